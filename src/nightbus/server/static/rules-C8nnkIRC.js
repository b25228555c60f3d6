var e=`part-c = Per tutti i giochi
part-rtb-0 = Posti e carte
part-rtb-1 = Le domande
part-rtb-2 = La piramide
part-rtb-3 = La corsa
part-cta-0 = Prima di dare le carte
part-cta-1 = I cambi
part-cta-2 = La resa dei conti
part-cta-3 = Chi esce
part-cta-4 = Vecchie usanze
part-cta-5 = Carte scoperte
part-stb-0 = Prima di dare le carte
part-stb-1 = I turni
part-stb-2 = Le mani
part-stb-3 = Chi esce
rule-c-1 = I posti si contano in senso orario. Il prossimo è il primo, in quel senso, ancora in gioco.
rule-c-2 = Quello che si deve sono sorsi, uno alla volta. Chiamateli punti o flessioni: ogni gioco vale lo stesso senza alcol. Lo shot è un'unità a sé, che il tavolo stabilisce prima di giocare.
rule-c-3 = Ogni carta ancora nel mazzo ha la stessa probabilità di essere la prossima.
rule-c-4 = Una carta coperta la conosce solo chi è nominato da queste regole. Nulla di ciò che gli altri notano dipende da essa, nemmeno quanto il tavolo aspetta.
rule-c-5 = Cuori e quadri sono rossi, fiori e picche neri. { $game ->
    [chase-the-ace] Dalla più bassa alla più alta: asso, da 2 a 10, fante, donna, re; il seme non conta.
    [ride-the-bus] Dalla più bassa alla più alta: da 2 a 10, fante, donna, re; l'asso come dice RTB-0.3b.
   *[stop-the-bus] Dalla più bassa alla più alta: da 2 a 10, fante, donna, re, asso.
 }
rule-c-6 = Carte e turni cominciano alla sinistra del mazziere e vanno in senso orario. { $game ->
    [ride-the-bus] Dà per primo l'ultimo posto, se il tavolo non sceglie altri.
    [chase-the-ace] Se il tavolo non nomina il primo mazziere, lo trova CTA-0.3.
   *[stop-the-bus] Se il tavolo non nomina il primo mazziere, lo trova STB-0.2.
 }
rule-c-7 = Chi ha visto una carta sa dov'è finché i suoi spostamenti sono pubblici, fino a quando si mescola di nuovo. { $game ->
    [ride-the-bus] Un mazziere senza carte vede quello che vede il pubblico.
   *[other] {""}
 }
rule-c-8 = Ogni numero ha i suoi limiti, anche dove i regolamenti non ne danno.
rule-c-9 = Chi se ne va conserva il posto: qualcuno gioca in sua vece, e carte, debiti e ordine restano come sono.
rule-c-10 = Le fiche si contano da 0: il vinto meno il pagato. Con il piatto fanno sempre 0; chi vince il piatto lo svuota.
rule-c-11 = Il tavolo può giocare una partita dopo l'altra. { $game ->
    [ride-the-bus] Ogni volta il mazziere si sposta di un posto, e i sorsi valgono per tutta la serata.
    [chase-the-ace] Ogni partita trova da capo il primo mazziere. Le fiche continuano, le vite ricominciano.
   *[stop-the-bus] Ogni partita trova da capo il primo mazziere. Le fiche continuano, i gettoni ricominciano.
 }
rule-rtb-0-1 = { $decks ->
    [1] Da 3 a 8 posti, compreso il mazziere. Un mazzo da 52 carte, senza jolly.
   *[other] Da 3 a 16 posti, compreso il mazziere. Due mazzi da 52 carte mescolati insieme, senza jolly; due carte uguali corrispondono come tutte quelle di pari valore.
 }
rule-rtb-0-2 = { $dealer_role ->
    [plays] { switch-dealer_role-plays } Le carte le dà il programma.
    [staff] { switch-dealer_role-staff } Gli altri rispondono alle domande.
   *[drinks] { switch-dealer_role-drinks } Gli altri rispondono alle domande.
 }
rule-rtb-0-3 = Le carte devono bastare: con { $questions } domande a testa e una piramide di { $pyramid_cards }, al massimo { $seats_high } posti.
rule-rtb-0-3b = { $ace ->
    [low] { switch-ace-low } Così in ogni domanda e negli spareggi per la corsa, ma resta una carta di penalità.
   *[high] { switch-ace-high } Così in ogni domanda e negli spareggi per la corsa.
 }
rule-rtb-0-4 = { $rounds ->
    [1] Una serata è una partita.
   *[other] Una serata è di { $rounds } partite. Il mazziere si sposta di un posto a ogni partita.
 } Si tiene il conto delle corse, della loro lunghezza e di tutti i sorsi. La corsa più lunga paga il primo giro della serata dopo; quelle pari lo dividono.
rule-rtb-0-5 = Si rifiutano regole che non stanno insieme: troppo pochi valori per la piramide, dai e prendi con meno di tre file, mani scoperte con qualcosa da nascondere, una corsa che finisce con un mazzo troppo piccolo per cominciarla.
rule-rtb-1-0 = { $question_order ->
    [by_round] { switch-question_order-by_round }
   *[by_player] { switch-question_order-by_player }
 } Prima la risposta, poi la carta.
rule-rtb-1-1 = Rosso o nero?
rule-rtb-1-2 = Più alta o più bassa della prima carta?
rule-rtb-1-3 = Dentro o fuori: strettamente fra le prime due carte, o strettamente oltre? Se le due hanno lo stesso valore, solo fuori può essere giusto{ $ties ->
    [right] {", carte pari a parte"}
   *[other] {""}
 }.
rule-rtb-1-4 = Quale seme?
rule-rtb-1-5 = Dentro o fuori un'altra volta: delle prime due carte.
rule-rtb-1-6 = Caldo o freddo: caldo è entro tre valori dalla carta precedente.
rule-rtb-1-7 = Quale valore esatto?
rule-rtb-1-8 = { $ties ->
    [redraw] { switch-ties-redraw }
    [right] { switch-ties-right } Rende quanto una risposta giusta.
    [double] { switch-ties-double }
   *[wrong] { switch-ties-wrong }
 } Possono essere pari: la seconda carta con la prima, la terza { $questions ->
    [7] e la quinta con una delle prime due.
   *[other] con una delle prime due.
 }
rule-rtb-1-9 = { $wrong_drinks_each ->
    [-1] Sorsi per una risposta sbagliata, domanda per domanda: { $wrong_drinks }.
    [0] Una risposta sbagliata non costa nulla.
    [one] Una risposta sbagliata costa { $wrong_drinks_each } sorso.
   *[other] Una risposta sbagliata costa { $wrong_drinks_each } sorsi.
 }
rule-rtb-1-10 = { $right_gives_each ->
    [-1] Sorsi da distribuire per una risposta giusta, domanda per domanda: { $right_gives }. Si danno subito e tutti, divisi come si vuole.
    [0] Una risposta giusta non dà nulla.
    [one] Una risposta giusta dà { $right_gives_each } sorso da distribuire, subito.
   *[other] Una risposta giusta dà { $right_gives_each } sorsi da distribuire, subito e tutti, divisi come si vuole.
 } { $right_gives_each ->
    [0] {""}
   *[other] { $dealer_role ->
        [plays] Possono andare a chiunque altro.
       *[other] Possono andare a chiunque altro, tranne il mazziere.
     }
 }
rule-rtb-2-1 = Si dispone una piramide coperta. Carte nelle file, dal basso in alto: { $pyramid_rows }. { $pyramid_values_each ->
    [0] {""}
   *[other] Sorsi che dà una carta che corrisponde, dalla fila in basso: { $pyramid_values }.
 } { $top_card ->
    [shot] { switch-top_card-shot }
   *[drinks] {""}
 }
rule-rtb-2-2 = Le sue carte si girano una a una, prima la fila in basso, da sinistra a destra.
rule-rtb-2-3 = Girata una carta, chi ha carte risponde in segreto: ne gioca quante vuole, una a una, poi passa. Quando tutti hanno risposto, tutte le giocate vanno in tavola insieme. Su una carta ne può andare più d'una, e una carta si può tenere per una fila più alta.
rule-rtb-2-4 = Le giocate si risolvono una a una, in senso orario dalla sinistra del mazziere. Chi ha giocato dà quanto vale la fila, diviso come vuole{ $top_card ->
    [shot] ; lo shot va a una sola persona
   *[drinks] {""}
 }. { $dealer_role ->
    [staff] Il mazziere non può riceverne.
   *[other] Può riceverne chiunque altro.
 }
rule-rtb-2-5 = { switch-bluffing-off }
rule-rtb-2-6 = { switch-bluffing-on } Si chiede a ognuno che dovrebbe bere, in senso orario: ci credi, o è una bugia? Se nessuno dubita, bevono, e la carta resta coperta, non vista. Decide il primo che dubita. La carta corrisponde: resta lì, e chi ha dubitato beve il doppio dell'intero valore della fila al posto della sua parte, gli altri quanto ricevuto. Non corrisponde: chi l'ha giocata beve il doppio, nessun altro beve, e la carta torna in quella mano, nota a tutti.{ $top_card ->
    [shot] {" "}Il doppio di uno shot sono due shot.
   *[drinks] {""}
 }
rule-rtb-2-6b = { $passed_bluffs ->
    [count] { switch-passed_bluffs-count }
   *[shed] { switch-passed_bluffs-shed }
 }
rule-rtb-2-7 = { switch-give_and_take-on } { $top_card ->
    [shot] Proprio in cima è lo shot.
   *[drinks] {""}
 } Le file sotto danno come sempre.
rule-rtb-2-8 = { $hands ->
    [open] { switch-hands-open }
   *[private] { switch-hands-private }
 } Quante carte ha ciascuno è sempre pubblico. { $deal_face ->
    [private] { switch-deal_face-private }
   *[up] { switch-deal_face-up } { $hands ->
        [private] Non è un segreto, ma nessuno lo ripete: da tenere a mente.
       *[open] {""}
     }
 }
rule-rtb-3-0 = Se a piramide finita nessuno ha carte, nessuno sale sull'autobus.
rule-rtb-3-1 = Sale sull'autobus chi ha più carte. { $tie_break ->
    [highest_card] { switch-tie_break-highest_card } Le mani si mostrano. Ciò che è ancora pari si decide pescando una carta a testa; le più alte, se pari, pescano di nuovo.
    [draw] { switch-tie_break-draw } Le più alte, se pari, pescano di nuovo.
   *[sum] { switch-tie_break-sum } Le mani si mostrano. Ciò che è ancora pari si decide pescando una carta a testa; le più alte, se pari, pescano di nuovo.
 } Prima di ogni pesca si mescolano tutte le carte{ $bus ->
    [questions] , e la corsa comincia poi con il mazzo intero
   *[other] {""}
 }.
rule-rtb-3-2 = { ride-row } { ride-penalties } Ognuna di queste fa ricominciare la corsa: si mescola tutto e si mette giù una fila nuova. Una fila pulita la chiude.
rule-rtb-3-3 = { ride-row } { ride-penalties } { $bus ->
    [adding_row] Ognuna di queste aggiunge anche in fondo alla fila tante carte quanti sorsi costa, o quante ne ha ancora il mazzo. La corsa finisce con la fila.
   *[row_once] La fila si gira una volta, e con lei finisce la corsa.
 }
rule-rtb-3-4 = Chi è a bordo risponde di nuovo alle quattro domande, con carte nuove, scoperte. Una risposta sbagliata costa 1 sorso e fa ricominciare dalla prima domanda; una giusta non dà nulla. Carte pari: { $ties ->
    [redraw] tornano nel mazzo e se ne dà un'altra, come in RTB-1.8.
    [right] giuste, come in RTB-1.8.
    [double] sbagliate, per 2 sorsi.
   *[wrong] sbagliate, come in RTB-1.8.
 } Quattro risposte giuste di seguito chiudono la corsa. { $ride_ends_with_deck ->
    [on] { switch-ride_ends_with_deck-on }
   *[off] { switch-ride_ends_with_deck-off }
 }
rule-rtb-3-5 = { ride-row } { ride-penalties } Ognuna di queste fa ricominciare la corsa, ma una carta sicura è superata per sempre: dopo aver mescolato se ne mettono giù solo quante ne mancano. La corsa finisce quando non ne manca nessuna.
rule-rtb-3-6 = Si mescolano tutte le carte e se ne mettono dieci coperte, in file da 4, 3, 2 e 1. Chi è a bordo gira una carta per fila, quella che vuole, dal basso in alto. { ride-penalties } Ognuna di queste rimanda alla fila in basso, e carte nuove sostituiscono quelle girate; se il mazzo non basta, si mescola e si dispone tutto da capo. Una carta pulita per ogni fila chiude la corsa.
rule-rtb-3-7 = { ride-row } { ride-penalties } Ognuna di queste costa un sorso in più e fa ricominciare la corsa: si mescola tutto, si mette giù una fila nuova e ogni volta la si gira dall'altro capo. Una fila pulita la chiude.
rule-rtb-3-8 = Prima della corsa si chiede agli altri che hanno risposto alle domande, in senso orario da chi è a bordo; il primo che vuole sale anche lui, da copilota. I due bevono a turno: il primo sorso della corsa tocca a chi è a bordo, il secondo al copilota, e così fino alla fine.
rule-rtb-3-9 = La corsa finisce anche appena chi è a bordo vi ha bevuto { $ride_cap ->
    [one] { $ride_cap } sorso
   *[other] { $ride_cap } sorsi
 }. Il resto non lo beve nessuno.
rule-rtb-3-10 = Il tavolo mostra tre segnali: una risposta sbagliata (si beve), una corsa che comincia (il cordino, tirato due volte) e una corsa che finisce (il palmo aperto).
rule-rtb-3-11 = Non vince nessuno. La partita finisce con la corsa; resta chi ha bevuto quanto, chi è salito, e fin dove.
rule-cta-0-1 = Da 2 a 20 giocatori. { $deck ->
    [cuckoo] Un mazzo del Cucù, di 40 carte, basta per tutti.
   *[standard] Un mazzo da 52 carte fino a 13, due mazzi oltre.
 }
rule-cta-0-2 = Ognuno comincia con { lives }{ $stake ->
    [0] {""}
   *[other] {" "}e mette { $stake } fiche nel piatto
 }. { $money_play ->
    [on] { switch-money_play-on } Chi sopravvive prende il piatto.
   *[off] { $stake ->
        [0] {""}
       *[other] Chi sopravvive prende il piatto.
     }
 }
rule-cta-0-3 = Primo mazziere: si danno carte scoperte in giro per il tavolo finché qualcuno riceve un { $deck ->
    [cuckoo] Cucù
   *[standard] fante
 }. Dopo ogni mano il mazzo passa in senso orario, fra chi è ancora in gioco.
rule-cta-0-4 = Il mazzo del Cucù non ha l'asso di picche: lì non può costare due vite.
rule-cta-1-1 = A ogni mano si mescola tutto il mazzo. Una carta a testa, coperta, per ultima quella del mazziere; il resto è il tallone. Ognuno vede solo la sua.
rule-cta-1-2 = Dalla sinistra del mazziere ognuno sta, o cambia con chi gli siede a sinistra, che non può rifiutare.
rule-cta-1-3 = A meno che non abbia un { cta-king }: lo scopre, non si cambia, e il turno di chi ha chiesto è finito. Resta noto per tutta la mano, ovunque vada, e blocca ancora chi lo chiede; chi lo ha gioca comunque il suo turno.
rule-cta-1-4 = { $dealer_blocks ->
    [on] { $deck ->
        [cuckoo] Il Cucù del mazziere blocca come tutti gli altri.
       *[standard] { switch-dealer_blocks-on }
     }
   *[off] { $deck ->
        [cuckoo] Il Cucù del mazziere non blocca: un cambio con il mazziere si fa sempre.
       *[standard] { switch-dealer_blocks-off }
     }
 }
rule-cta-1-5 = { $reveal_low ->
    [on] { switch-reveal_low-on } Bassa è { cta-low }. La carta che il mazziere lascia per una del tallone non si mostra.
   *[off] { switch-reveal_low-off }
 }
rule-cta-1-6 = Per ultimo il mazziere sta, o cambia la sua carta con la prima del tallone. { $drawn_king ->
    [refused] { $deck ->
        [cuckoo] Un Cucù dal tallone si mostra e torna via, e il mazziere tiene la carta di prima.
       *[standard] { switch-drawn_king-refused }
     }
   *[kept] { $deck ->
        [cuckoo] Un Cucù dal tallone si tiene come ogni altra carta.
       *[standard] { switch-drawn_king-kept }
     }
 }
rule-cta-1-7 = Chi ha dovuto cambiare gioca il suo turno con la carta che ha in quel momento.
rule-cta-1-8 = I due di un cambio ne conoscono entrambe le carte, e tutti conoscono le carte mostrate.
rule-cta-2-1 = Si mostrano tutte le carte. Chi ha il valore più basso perde una vita; se sono più d'uno, la perdono tutti.
rule-cta-2-2 = { switch-dealer_wins_ties-on }
rule-cta-2-3 = { switch-ace_of_spades_two-on }
rule-cta-3-1 = Senza vite si è fuori. Vince l'ultimo che ne ha.
rule-cta-3-2 = Se tutti quelli rimasti escono nella stessa mano, si sfidano alla morte improvvisa: una carta a testa, scoperta, dal mazzo intero, senza cambi e senza vite. Il valore più basso esce, ancora e ancora finché ne resta uno; se tutti sono pari, si ridà. Il mazziere resta lo stesso.
rule-cta-4-1 = { $domino ->
    [ace] { $deck ->
        [cuckoo] Chi cambia nel suo turno e riceve un 1 può imporre un altro cambio
       *[standard] Chi cambia nel suo turno e riceve un asso può imporre un altro cambio
     }
   *[low] Chi cambia nel suo turno e riceve { cta-low } può imporre un altro cambio
 }, e non un terzo: con chi siede dopo quello con cui ha appena cambiato, ma mai oltre il mazziere. Un { cta-king } blocca come al solito. { $reveal_low ->
    [on] {""}
   *[off] La domanda si fa dopo ogni cambio che potrebbe avere un seguito, così non rivela nulla; può dire di sì solo chi ha ricevuto una carta così.
 }
rule-cta-4-2 = { switch-deck-cuckoo } Il Cucù è il re di questo mazzo e l'1 il suo asso; 1, 2 e 3 sono basse, e perde il valore più basso.
rule-cta-5-1 = Probabilità che una carta si scopra per errore: { $misdeal_chance } su 1000. Chi la riceve, anche il mazziere, la tiene subito o chiede che lo stesso mazziere ridia le carte. Una carta tenuta resta nota a tutti; un { cta-king } blocca lo stesso.
rule-stb-0-1 = Da 2 a 16 giocatori, un mazzo da 52 carte. Ognuno comincia con { tokens }. { $stake ->
    [0] {""}
   *[other] Un gettone perso mette { $stake } fiche nel piatto; lo prende chi vince.
 }
rule-stb-0-2 = Primo mazziere: ognuno pesca una carta, e dà la più bassa; le più basse, se pari, pescano di nuovo. Dopo ogni mano il mazzo passa in senso orario, fra chi è ancora in gioco.
rule-stb-1-1 = A ogni mano si mescola tutto il mazzo. Tre carte a testa, una alla volta, coperte, poi tre scoperte nel mezzo. Il resto non si usa.
rule-stb-1-2 = Dalla sinistra del mazziere ognuno cambia { $exchange ->
    [one_or_three] carte con il mezzo (STB-1.4b)
   *[one] una carta con una del mezzo
 }, e poi può fermare l'autobus.
rule-stb-1-3 = { switch-first_stop-first_turn } Vale al posto di un cambio.
rule-stb-1-4 = Fermato l'autobus, ognuno degli altri, in senso orario, ha esattamente un turno ancora, per cambiare o no. Nessuno ferma un autobus fermo.
rule-stb-1-4b = { $exchange ->
    [one_or_three] { switch-exchange-one_or_three }
   *[one] { switch-exchange-one }
 } { $first_stop ->
    [after_exchange] { switch-first_stop-after_exchange }
   *[first_turn] {""}
 }
rule-stb-1-5 = Quando tutti hanno avuto { $circuit_limit ->
    [one] { $circuit_limit } turno
   *[other] { $circuit_limit } turni
 } in una mano e nessuno ha fermato l'autobus, si ferma da solo. Si mostrano le mani, senza ultimo giro.
rule-stb-1-6 = Una carta presa dal mezzo l'hanno vista tutti: tutti sanno che è in quella mano finché non ne esce.
rule-stb-2-1 = Le mani, dalla migliore in giù: tris, scala colore, scala, colore, coppia, carta alta. { $brag_order ->
    [on] {""}
   *[off] La scala migliore è donna, re, asso, l'ultima 2, 3, 4. { switch-brag_order-off }
 } Colore e carta alta si confrontano carta per carta dalla più alta; le coppie per la coppia, poi per la terza carta.
rule-stb-2-1b = { switch-brag_order-on } Poi vengono gli assi, e donna, re, asso, in giù.
rule-stb-2-2 = La mano più bassa perde un gettone; se più d'una è la più bassa, ognuna ne perde uno.
rule-stb-3-1 = Senza gettoni si è fuori. Vince l'ultimo che ne ha. Se tutti quelli rimasti escono nella stessa mano, vanno avanti con un gettone a testa in prestito, finché uno vince.{ $stake ->
    [0] {""}
   *[other] {" "}Un gettone in prestito non mette nulla nel piatto.
 }`;export{e as default};