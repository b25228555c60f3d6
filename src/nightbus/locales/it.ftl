# Tutte le frasi che una persona legge, in italiano.


## Quantità

drinks = { $drinks ->
    [0] nessun sorso
    [one] { $drinks } sorso
   *[other] { $drinks } sorsi
 }
shots = { $shots ->
    [0] nessuno shot
   *[other] { $shots } shot
 }
cards = { $cards ->
    [0] nessuna carta
    [one] { $cards } carta
   *[other] { $cards } carte
 }
lives = { $lives ->
    [0] nessuna vita
    [one] { $lives } vita
   *[other] { $lives } vite
 }
tokens = { $tokens ->
    [0] nessun gettone
    [one] { $tokens } gettone
   *[other] { $tokens } gettoni
 }
chips = { $chips ->
    [0] nessuna fiche
   *[other] { $chips } fiche
 }
turns = { $turns ->
    [0] nessun turno
    [one] { $turns } turno
   *[other] { $turns } turni
 }


## Carte: per nome, e come stanno in una frase

card = { $rank } di { $suit }
card-hidden = carta coperta
    .the = una carta
suit-clubs = fiori
suit-diamonds = quadri
suit-hearts = cuori
suit-spades = picche
rank-2 = 2
    .the = il 2
rank-3 = 3
    .the = il 3
rank-4 = 4
    .the = il 4
rank-5 = 5
    .the = il 5
rank-6 = 6
    .the = il 6
rank-7 = 7
    .the = il 7
rank-8 = 8
    .the = l'8
rank-9 = 9
    .the = il 9
rank-10 = 10
    .the = il 10
rank-jack = fante
    .the = il fante
rank-queen = donna
    .the = la donna
rank-king = re
    .the = il re
rank-ace = asso
    .the = l'asso
cuckoo-number = { $value }
    .the = { $value ->
        [1] l'1
        [8] l'8
        [11] l'11
       *[other] il { $value }
     }
cuckoo-house = Casa
    .the = la Casa
cuckoo-horse = Cavallo
    .the = il Cavallo
cuckoo-cat = Gatto
    .the = il Gatto
cuckoo-cuckoo = Cucù
    .the = il Cucù

hand-trio = tris
hand-running_flush = scala colore
hand-run = scala
hand-flush = colore
hand-pair = coppia
hand-high_card = carta alta

answer-red = rosso
answer-black = nero
answer-higher = più alta
answer-lower = più bassa
answer-inside = dentro
answer-outside = fuori
answer-hot = caldo
answer-cold = freddo


## Che cosa è successo

told = { $text } ({ $rule })

event-game_began = Partita { $game }. Dà le carte { $seat }.
event-dealt = { $seat } riceve { $card }.
event-drank = { $seat } beve { drinks }.
event-drank-from = { $seat } beve { drinks }, offre { $other }.
event-took_shot = { $seat } butta giù { shots }.
event-took_shot-from = { $seat } butta giù { shots }, offre { $other }.
event-answered = { $seat } dice { $call }.
event-right = Giusto, { $seat }.
event-wrong = Sbagliato, { $seat }.
event-tied = Pari. La carta torna nel mazzo, { $seat } ne riceve un'altra.
event-gave = { $seat } dà { drinks } a { $other }.
event-gave_shot = { $seat } dà { shots } a { $other }.
event-pyramid_laid = La piramide è in tavola, coperta: { cards }.
event-pyramid_turned = La carta { $place } della piramide è { $card }.
event-played = { $seat } mette giù { $card }.
event-claimed = { $seat } mette giù { $card } a faccia coperta e dice che corrisponde.
event-accepted = { $seat } crede a { $other }.
event-called_liar = { $seat } non crede a { $other }: bugia!
event-claim_held = { $seat } diceva il vero: era { $card }, e resta lì.
event-claim_broke = Un bluff: era { $card }, che torna in mano a { $seat }.
event-claim_passed = Nessuno dubita di { $seat }: { $card } resta a faccia coperta.
event-bluff_returned = Un bluff passato liscio: { $card } torna in mano a { $seat }.
event-bluff_shown = Nessun bluff: { $seat } aveva davvero { $card }.
event-nobody_rides = Nessuno ha più carte. Nessuno sale sull'autobus.
event-showed_card = { $seat } mostra { $card }.
event-drew = { $seat } pesca { $card }.
event-draw_again = Pari. Si pesca di nuovo.
event-rides = { $cards ->
    [0] { $seat } sale sull'autobus.
   *[other] { $seat } sale sull'autobus, con { cards } in mano.
 }
event-volunteered = { $seat } accompagna { $other }, da copilota.
event-declined = { $seat } lascia partire { $other } senza compagnia.
event-all_aboard = Tutti a bordo! { $seat } tira il cordino, due volte.
event-row_laid = In fila, a faccia coperta: { cards }.
event-ride_picked = { $seat } sceglie la carta { $place }.
event-ride_turned = { $seat } gira { $card }.
event-ride_restarted = Si torna alla prima fermata. Tentativo { $attempt } per { $seat }.
event-row_grew = La fila si allunga: altre { cards }.
event-row_shrank = Restano da superare: { cards }.
event-reshuffled = Si mescola. Nel mazzo: { cards }.
event-cap_reached = Con questo { $seat } arriva a { drinks }, il massimo per una corsa. Si finisce qui.
event-deck_out = Finito il mazzo, finita la corsa.
event-end_of_line = Capolinea. { $seat } scende dopo { cards }.
event-pays_first_round = Corsa più lunga: { $seat }, { cards }. La prossima volta il primo giro lo offre { $seat }.
event-first_dealer = Il primo mazziere è { $seat }.
event-round_began = Mano { $round }. Dà le carte { $seat }.
event-exposed = Scoperta per errore mentre si danno le carte: { $seat } ha { $card }.
event-kept_exposed = { $seat } tiene { $card }.
event-asked_redeal = { $seat } chiede che si ridiano le carte.
event-stayed = { $seat } sta.
event-low_shown = { $seat } mostra { $card } prima di cederla.
event-swapped = { $seat } cambia con { $other }: { $card } contro { $second }.
event-swapped-closed = { $seat } cambia con { $other }.
event-blocked = { $other } scopre { $card }. Niente cambio per { $seat }.
event-drew_from_stock = { $seat } lascia { $card } e prende { $second } dal tallone.
event-drew_from_stock-closed = { $seat } prende la prima carta del tallone.
event-king_refused = Dal tallone esce { $card }, e ci torna. { $seat } tiene la carta di prima.
event-hand_shown = { $seat } mostra { $card }.
event-lost_life = { $seat } perde { lives }.
event-dealer_spared = { $seat } pareggia in basso, ma dà le carte e non perde nulla.
event-paid_pot = { $seat } mette { chips } nel piatto.
event-went_out = { $seat } esce.
event-sudden_death = Morte improvvisa fra { $seats } giocatori: una carta a testa.
event-survived_sudden_death = Tutti pari. Si ridanno le carte.
event-won = { $chips ->
    [0] { $seat } vince.
   *[other] { $seat } vince e prende { chips } dal piatto.
 }
event-middle_dealt = Nel mezzo: { $card }.
event-exchanged = { $seat } lascia { $card } e prende { $second }.
event-exchanged-closed = { $seat } cambia una carta.
event-exchanged_all = { $seat } le cambia tutte e tre.
event-bus_stopped = { $seat } ferma l'autobus!
event-turn_ended = { $seat } lascia andare l'autobus.
event-stood = { $seat } non cambia.
event-circuit_limit = Dopo { turns } a testa nessuno ha fermato l'autobus. Si ferma da solo.
event-lost_token = { $seat } perde un gettone.
event-token_lent = { $seat } va avanti con un gettone in prestito.
event-undone = { $seat } ci ripensa.


## Che cosa si può fare, come scelta

gift = { drinks } a { $other }
action-guess = Di' { $call }
action-play = Metti giù { $card }
action-pass = Passa
action-give = Dai { $gifts }
action-give_shot = Dai lo shot a { $other }
action-accept = Credici
action-liar = Di': bugia!
action-volunteer = Sali anche tu
action-decline = Resta alla fermata
action-pick = Gira la carta { $place }
action-stay = Sto
action-swap = Cambio
action-draw = Cambia con il tallone
action-again = Cambia ancora una volta
action-keep = Tienila
action-redeal = Chiedi che si ridiano le carte
action-take = Prendi { $card } per { $second }
action-take_all = Prendile tutte e tre
action-stop = Ferma l'autobus
action-end = Lascialo andare
action-stand = Non cambiare


## Che cosa si chiede

ask-colour = Rosso o nero?
ask-height = Più alta o più bassa?
ask-between = Dentro o fuori?
ask-suit = Quale seme?
ask-heat = Caldo o freddo?
ask-rank = Quale valore esatto?
ask-give = A chi vanno? Sono { drinks }.
ask-give-shot = A chi va lo shot?
ask-lay = Metti giù una carta, o passi?
ask-claim = Ci credi?
ask-co-pilot = Sali anche tu, da copilota?
ask-pick = Quale carta giri?
ask-swap = Stai o cambi?
ask-draw = Stai, o cambi con il tallone?
ask-again = Cambi ancora una volta?
ask-stay = Qui non c'è altro da fare: stai?
ask-exposed = La tua carta è stata scoperta. La tieni?
ask-first-turn = Prendi una carta dal mezzo, o fermi subito l'autobus?
ask-take = Quale carta prendi dal mezzo?
ask-stop = Fermi l'autobus?
ask-last-lap = Ultimo turno: prendi una carta, o resti così?


## Giochi e regolamenti

game-ride-the-bus = Ride the Bus
game-chase-the-ace = Chase the Ace
game-stop-the-bus = Stop the Bus
rulebook-classic = classic
    .about = Una piramide con bluff, una fila che ricomincia.
rulebook-party = party
    .about = Le carte pari tornano nel mazzo, il seme vale cinque, la fila si gira una volta.
rulebook-commission = commission
    .about = Ogni risposta giusta dà sorsi, la carta in cima è uno shot, la corsa è di quattro domande.
rulebook-chase-the-ace = chase-the-ace
    .about = Una carta a testa, tre vite, i re bloccano.
rulebook-stop-the-bus = stop-the-bus
    .about = Tre carte a testa, tre gettoni, ancora un turno quando l'autobus si ferma.


## Regole della casa: titolo, che cosa si decide (.about) e che cosa vuol dire ogni scelta

switch-dealer_role = Il mazziere
    .about = A che cosa partecipa il mazziere.
switch-dealer_role-plays = Il mazziere gioca come tutti gli altri.
switch-dealer_role-drinks = Il mazziere non ha carte, ma nella piramide può ricevere sorsi e smascherare un bluff.
switch-dealer_role-staff = Il mazziere è in servizio: niente carte e niente sorsi.
switch-decks = Mazzi
    .about = Quanti mazzi si mescolano insieme.
switch-ace = L'asso
    .about = Quanto conta l'asso nelle domande e negli spareggi per la corsa.
switch-ace-high = L'asso sta sopra il re.
switch-ace-low = L'asso conta 1, sotto il 2.
switch-rounds = Partite
    .about = Quante partite fanno una serata.
switch-question_order = Ordine delle domande
    .about = Chi risponde a che cosa, e quando.
switch-question_order-by_player = Uno risponde a tutte le domande, poi tocca al prossimo.
switch-question_order-by_round = Ogni domanda fa il giro del tavolo prima della successiva.
switch-questions = Domande
    .about = Quante domande tocca a ciascuno: quattro o sette.
switch-ties = Carte pari
    .about = Che cosa succede quando la carta nuova è pari a una con cui si confronta.
switch-ties-wrong = Una carta pari è una risposta sbagliata.
switch-ties-redraw = Una carta pari non costa nulla: torna nel mazzo, si mescola e se ne dà un'altra. Se nessuna carta rimasta può decidere, pari è sbagliato.
switch-ties-right = Una carta pari è una risposta giusta, qualunque fosse.
switch-ties-double = Una carta pari è una risposta sbagliata e costa il doppio.
switch-wrong_drinks = Risposte sbagliate
    .about = Sorsi per una risposta sbagliata, domanda per domanda.
switch-right_gives = Risposte giuste
    .about = Sorsi che una risposta giusta fa distribuire, domanda per domanda.
switch-pyramid_rows = File della piramide
    .about = Carte in ogni fila, dal basso in alto.
switch-pyramid_values = Valore delle file
    .about = Sorsi che dà una carta che corrisponde, fila per fila, dal basso.
switch-top_card = La fila in cima
    .about = Che cosa dà una carta che corrisponde nella fila in cima.
switch-top_card-drinks = La fila in cima dà sorsi, come le altre.
switch-top_card-shot = La fila in cima dà uno shot, a una sola persona. Il tavolo decide che cosa si versa prima di disporre la piramide.
switch-bluffing = Bluff
    .about = Se si può giocare una carta che non corrisponde.
switch-bluffing-on = Si può mettere giù qualsiasi carta, a faccia coperta, dicendo che corrisponde.
switch-bluffing-off = Si mette giù solo una carta dello stesso valore, scoperta.
switch-passed_bluffs = Bluff passati
    .about = Se un bluff di cui nessuno ha dubitato conta quando si contano le carte.
switch-passed_bluffs-shed = Un bluff di cui nessuno ha dubitato è andato per sempre.
switch-passed_bluffs-count = Dopo la piramide si mostrano le carte ancora coperte. Quelle che non corrispondono tornano ai proprietari prima di contare le carte.
switch-give_and_take = Dai e prendi
    .about = Se le due file in cima si ritorcono contro chi ci gioca.
switch-give_and_take-on = Nelle due file in cima chi mette giù una carta beve quanto vale la fila. Lì si gioca a carte scoperte, e devono corrispondere.
switch-give_and_take-off = Tutte le file danno.
switch-hands = Mani nella piramide
    .about = Se il tavolo continua a mostrare che cosa hanno tutti.
switch-hands-private = Le mani sono coperte: il tavolo non le mostra.
switch-hands-open = Le mani stanno scoperte.
switch-deal_face = Come si dà
    .about = Chi vede una carta mentre viene data.
switch-deal_face-up = Le carte si danno scoperte.
switch-deal_face-private = Solo chi ha risposto vede la sua carta; tutti sanno se era giusto, sbagliato o pari.
switch-tie_break = Mani pari
    .about = Chi sale sull'autobus quando più d'uno ha più carte.
switch-tie_break-sum = Fra più giocatori con lo stesso numero sale chi ha la somma più alta: fante 11, donna 12, re 13, asso { $ace ->
    [low] 1
   *[high] 14
 }.
switch-tie_break-highest_card = Fra più giocatori con lo stesso numero sale chi ha la carta più alta; se è pari, la seconda più alta, e così via.
switch-tie_break-draw = Fra più giocatori con lo stesso numero ognuno pesca una carta, e sale la più alta.
switch-bus = La corsa
    .about = Come si svolge la corsa.
switch-bus-row = Una fila di carte, girate una a una. Dal fante in su si beve e si ricomincia.
switch-bus-row_once = Una fila di carte, girata una volta da un capo all'altro. Dal fante in su si beve.
switch-bus-adding_row = Una fila di carte. Dal fante in su si beve e la fila si allunga.
switch-bus-questions = Di nuovo le quattro domande, finché quattro risposte di seguito sono giuste.
switch-bus-shrinking_row = Una fila che ricomincia dal fante in su, ma le carte sicure sono superate per sempre.
switch-bus-pyramid = File di quattro, tre, due e una: una carta pulita per fila, dal basso in alto.
switch-bus-kings_cup = Una fila che ricomincia dal fante in su, dall'altro capo e per un sorso in più.
switch-bus_length = Lunghezza della fila
    .about = Carte nella fila della corsa.
switch-bus_penalties = Prezzo della corsa
    .about = Sorsi per un fante, una donna, un re e un asso.
switch-ride_ends_with_deck = Ultima corsa
    .about = Se la corsa finisce insieme al mazzo.
switch-ride_ends_with_deck-on = Appena finisce il mazzo finisce la corsa, e una domanda senza risposta non costa nulla.
switch-ride_ends_with_deck-off = Quando finisce il mazzo, si mescolano tutte le carte tranne quelle del tentativo in corso, e la corsa continua.
switch-co_pilot = Copilota
    .about = Se qualcuno può dividere i sorsi con chi è a bordo.
switch-co_pilot-on = Qualcuno può salire anche lui e dividere i sorsi.
switch-co_pilot-off = Si viaggia senza compagnia.
switch-ride_cap = Limite della corsa
    .about = Sorsi dopo i quali la corsa finisce, comunque vada.
switch-lives = Vite
    .about = Vite con cui comincia ciascuno.
switch-stake = Posta
    .about = Fiche in gioco, per il piatto.
switch-money_play = A soldi
    .about = Se le vite sono fiche.
switch-money_play-on = Le vite sono fiche: ognuno ne ha { $lives }, e una vita persa è una fiche nel piatto.
switch-money_play-off = Le vite sono solo vite.
switch-dealer_blocks = Il re del mazziere
    .about = Se il re del mazziere blocca un cambio.
switch-dealer_blocks-on = Il re del mazziere blocca come tutti gli altri.
switch-dealer_blocks-off = Il re del mazziere non blocca: un cambio con il mazziere si fa sempre.
switch-reveal_low = Carte basse
    .about = Se una carta bassa si mostra prima di cederla.
switch-reveal_low-on = Chi cede una carta bassa in un cambio la mostra prima a tutti, da entrambe le parti del cambio.
switch-reveal_low-off = Le carte basse passano di mano senza che nessuno le veda.
switch-drawn_king = Un re dal tallone
    .about = Che cosa succede quando il mazziere prende un re.
switch-drawn_king-kept = Un re dal tallone si tiene come ogni altra carta.
switch-drawn_king-refused = Un re dal tallone si mostra e torna via, e il mazziere tiene la carta di prima.
switch-dealer_wins_ties = I pareggi del mazziere
    .about = Se il mazziere perde un pareggio in basso.
switch-dealer_wins_ties-on = Il mazziere che pareggia in basso non perde nulla.
switch-dealer_wins_ties-off = Il mazziere che pareggia in basso perde una vita come gli altri.
switch-ace_of_spades_two = L'asso di picche
    .about = Se perdere con l'asso di picche costa di più.
switch-ace_of_spades_two-on = Chi perde con l'asso di picche perde due vite.
switch-ace_of_spades_two-off = Perdere con l'asso di picche costa una vita, come con ogni carta.
switch-domino = Domino
    .about = Se chi cambia e riceve una carta bassa può imporre un altro cambio.
switch-domino-off = Un cambio per turno.
switch-domino-ace = Chi cambia nel suo turno e riceve un asso può imporre un altro cambio.
switch-domino-low = Chi cambia nel suo turno e riceve un asso, un 2 o un 3 può imporre un altro cambio.
switch-deck = Le carte
    .about = Con quali carte si gioca.
switch-deck-standard = Il mazzo da 52 carte.
switch-deck-cuckoo = Il mazzo del Cucù: quaranta carte, due per valore, da 1 a 16, Casa, Cavallo, Gatto e Cucù.
switch-misdeal_chance = Carte scoperte
    .about = Quanto spesso una carta si scopre per errore, in millesimi.
switch-tokens = Gettoni
    .about = Gettoni con cui comincia ciascuno.
switch-exchange = Cambio
    .about = Quante carte si cambiano alla volta.
switch-exchange-one = Si cambia una carta alla volta.
switch-exchange-one_or_three = Si cambia una carta alla volta, o tutte e tre con l'intero mezzo; mai due.
switch-first_stop = Il primo turno
    .about = Se al primo turno si può fermare l'autobus senza cambiare.
switch-first_stop-first_turn = Al proprio primo turno della mano si può fermare subito l'autobus.
switch-first_stop-after_exchange = L'autobus si ferma solo dopo un cambio, anche al primo turno.
switch-circuit_limit = Limite di giri
    .about = Turni dopo i quali l'autobus si ferma da solo.
switch-brag_order = Ordine del Brag
    .about = Se le mani valgono come nel Brag.
switch-brag_order-on = Tre 3 sono il tris migliore, e asso, 2, 3 la scala migliore, anche a colore.
switch-brag_order-off = Asso, 2, 3 non è una scala.


## Il regolamento stampato

rulebook-title = { $game }, regolamento { $rulebook }, da { $low } a { $high } giocatori
rulebook-changed = * Diverso dal regolamento { $rulebook }. Deciso a questo tavolo:
rulebook-change = { $switch }={ $value } ({ $rule }; { $rulebook }: { $was })

part-c = Per tutti i giochi
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
ride-penalties = Da 2 a 10 non succede nulla. Sorsi per un fante: { $bus_penalties_1 }, una donna: { $bus_penalties_2 }, un re: { $bus_penalties_3 }, un asso: { $bus_penalties_4 }.
ride-row = Si mescolano tutte le carte e se ne mettono { $bus_length } coperte in fila, da girare da sinistra.
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

cta-king = { $deck ->
    [cuckoo] Cucù
   *[standard] re
 }
cta-low = { $deck ->
    [cuckoo] un 1, un 2 o un 3
   *[standard] un asso, un 2 o un 3
 }
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
 }


## Che cosa non va. Il codice aggiunge la regola, che cosa è permesso e che cosa andrebbe; le frasi non hanno il punto finale

error-said = { $text }.
error-by-rule = { $text } ({ $rule }).
error-allowed = Permesso: { $allowed }.
error-nearest = Prova { $nearest }.
error-line = riga { $line }: { $text }
error-unknown = Rifiutato: { $code } { $facts }
error-no-such-card = Non esiste la carta “{ $card }”
error-no-such-game = Non esiste il gioco “{ $game }”
error-no-such-language = Non ci sono testi nella lingua “{ $language }”
error-no-such-level = I bot non giocano al livello “{ $level }”
error-no-such-rulebook = { $game } non ha il regolamento “{ $rulebook }”
error-setting-form = “{ $setting }” non cambia nessuna regola: scrivi regola=valore
error-switch-twice = { $switch } compare due volte
error-no-such-switch = Non esiste la regola della casa “{ $switch }”
error-switch-value = { $switch } non può essere { $value }
error-values-fewer-than-rows = Troppo pochi pyramid_values: { $value } per { $needed } file
error-give-and-take-rows = give_and_take vuole una piramide di almeno 3 file, non { $rows }
error-open-hands = hands=open non lascia nulla da nascondere: non va con { $other }
error-ride-seats = { $seats ->
    [one] { $seats } posto non va
   *[other] { $seats } posti non vanno
 }: ne servono da { $low } a { $high }
error-seats = { $seats ->
    [one] { $seats } posto non va
   *[other] { $seats } posti non vanno
 }: ne servono da { $low } a { $high }
error-cards-too-few = { $seats } posti e la piramide richiedono { $needed } carte, e ce ne sono { $cards }; al massimo { $high } posti
error-ride-begins-short = Una corsa che finisce con il mazzo richiede { $needed } carte per cominciare, e ne avrebbe { $left }
error-no-ace-of-spades = { $switch }={ $value } richiede un asso di picche, e il mazzo del Cucù non ne ha
error-people-seats = { $people ->
    [one] { $people } persona non sta
   *[other] { $people } persone non stanno
 } in { $seats ->
    [one] { $seats } posto
   *[other] { $seats } posti
 }
error-no-such-answer = “{ $call }” non è una risposta
error-no-such-move = “{ $move }” non è una mossa
error-no-move = Manca la mossa
error-not-in-this-game = “{ $move }” non è una mossa di { $game }
error-does-not-compile = { $where } non si compila: { $reason }
error-action-form = “{ $action }” non è un'azione di questo gioco
error-not-allowed = “{ $move }” non è permesso ora
error-not-asked = Ora non tocca a { $seat }, ma a { $awaits }
error-nobody-may = Nessuno di quelli a cui tocca può dire “{ $move }”: { $awaits }
error-game-over = La partita è finita
error-not-over = La partita non è ancora finita
error-card-not-held = { $card } non è in questa mano
error-card-not-in-middle = { $card } non è nel mezzo
error-no-such-place = Non c'è il posto { $place }: vanno da 1 a { $high }
error-drinks-not-shot = È stato offerto uno shot, ma ora si danno: { drinks }
error-shot-not-drinks = Ora si dà uno shot, a una sola persona
error-given-twice = Una divisione nomina ciascuno una volta sola
error-give-all = Si dà tutto, né più né meno: { drinks }, non { $given }
error-no-such-gift = Non si dà tanto in una volta ({ drinks }): da 1 a { $high }
error-no-such-seat = Qui nessuno si chiama “{ $name }”
error-no-seat-number = Non c'è il posto { $seat }: si contano da 0 a { $high }
error-name-empty = Il posto { $seat } non ha nome
error-name-long = “{ $name }” è troppo lungo: un nome ha al massimo { $limit } lettere
error-name-sign = “{ $name }” contiene “{ $sign }”, che nessun nome può avere
error-name-reserved = “{ $name }” è una parola delle trascrizioni; scegli un altro nome (riservate: { $reserved })
error-name-twice = “{ $name }” e “{ $other }” sono lo stesso nome; scegline un altro
error-seed-form = “{ $seed }” non è un seed: un numero intero, o 32 byte
error-seed-number = “{ $seed }” non è un seed: un numero intero da 0 a { $limit }
error-card-due = Prima deve uscire la carta che si aspetta
error-no-card-due = Non si aspetta nessuna carta; tocca a { $awaits }
error-card-not-due = { $card } non può uscire ora
error-listed-card-not-due = { $card } non può uscire quando arriva il suo turno, dopo la riga { $move }
error-exposure-due = Prima di { $card } va detto se la carta appena data è stata scoperta
error-listed-exposure-due = Prima di { $card }, dopo la riga { $move }, va detto se la carta appena data è stata scoperta
error-exposure-not-due = { $card }! non si può scoprire qui: solo una carta data a un posto, con misdeal_chance sopra 0
error-listed-exposure-not-due = { $card }! non si può scoprire dove esce, dopo la riga { $move }
error-no-such-pick = Non c'è l'esito { $pick } di { $of }: si contano da 0
error-nothing-to-undo = { $seat } non ha mosse da ritirare: è stata vista, o il gioco è andato avanti
error-line-form = “{ $text }” non è una riga di trascrizione: scrivi “parola: valore” o “nome: mossa”
error-header-late = “{ $word }:” va prima della prima mossa
error-header-twice = “{ $word }:” compare due volte
error-header-missing = Manca “{ $word }:”
error-header-empty = “{ $word }:” non dice nulla
error-seat-twice = { $name } compare due volte in questa riga
error-file-missing = Il file non esiste
error-file-folder = È una cartella
error-file-unreadable = Non si può leggere
error-file-unwritable = In “{ $file }” non si può scrivere
error-not-text = Non è un testo (UTF-8)
error-log-cut = Il registro finisce a metà di una riga
error-log-line = Non è una riga di registro: { $found }
error-log-format = Questo registro Nightbus non lo legge: { $found }
error-log-game = Il registro è di un gioco che Nightbus non conosce: { $game }
error-log-version = Il registro è della versione { $version } delle regole di { $game }, che questo Nightbus non gioca
error-log-switches = Le regole della casa del registro non sono complete: { $found }
error-log-seats = I posti del registro non sono completi, o un posto non c'è: { $found }
error-log-seq = Manca il passo { $expected }; questa riga dice { $found }
error-log-forged = Il caso non può aver dato questo: { $found }
error-log-illegal = Questo passo non era permesso: { $step }
error-log-no-seed = Il registro non dice il suo seed, e la serata non può continuare
error-log-gone-on = Qualcun altro ha continuato questa serata: { $file }
error-night-over = Quella serata è finita; “nightbus replay { $file }” la mostra
error-night-missing = Quella serata non esiste: { $file }
error-night-mark = Non si legge chi gioca: { $file }
error-nothing-to-resume = Nessuna serata è aperta in { $folder }
error-which-game = Di' quale gioco
error-resume-as-begun = Una serata che riprende si gioca com'era cominciata: lascia fuori regolamento, regole, posti, persone e seed
error-lab-missing = Il laboratorio ha bisogno di { $package }; si installa con: { $install }


## Perché un bot ha giocato così

why-bot-ride-count-even = Una risposta vale l'altra: { $right } di { $of } carte non viste.
why-bot-ride-count-red = Delle { $of } carte non viste, rosse: { $right }.
why-bot-ride-count-black = Delle { $of } carte non viste, nere: { $right }.
why-bot-ride-count-higher = Delle { $of } carte non viste, più alte: { $right }.
why-bot-ride-count-lower = Delle { $of } carte non viste, più basse: { $right }.
why-bot-ride-count-inside = Delle { $of } carte non viste, dentro: { $right }.
why-bot-ride-count-outside = Delle { $of } carte non viste, fuori: { $right }.
why-bot-ride-count-hot = Delle { $of } carte non viste, calde: { $right }.
why-bot-ride-count-cold = Delle { $of } carte non viste, fredde: { $right }.
why-bot-ride-count-suit = Delle { $of } carte non viste, di { $suit }: { $right }; nessun seme ne ha di più.
why-bot-ride-count-rank = Delle { $of } carte non viste, di questo valore ({ $rank }): { $right }. Nessun valore ne ha di più.
why-bot-ride-play-now = Ogni carta giocata è una in meno per la corsa, e questa fila può essere la sua ultima occasione.
why-bot-ride-take-to-shed = Un sorso ora, ma una carta in meno per la corsa.
why-bot-ride-bluff = Non corrisponde, ma gli altri devono crederlo probabile: { $chance } %.
why-bot-ride-bluff-and-wait = La carta che corrisponde aspetta una fila più alta; al suo posto ne va un'altra.
why-bot-ride-bluff-to-shed = Troppe carte in mano: la probabilità di salire è del { $risk } %, e un bluff vale il rischio.
why-bot-ride-pass-no-match = Niente corrisponde.
why-bot-ride-pass-no-bluff = Niente corrisponde, e lo sanno tutti.
why-bot-ride-pass-careful = Niente corrisponde, e qui un bluff sarebbe rischioso.
why-bot-ride-pass-too-dear = Corrisponde, ma in questa fila i sorsi toccherebbero a chi gioca.
why-bot-ride-pass-after-bluff = Una carta è già giù; a un'altra non crederebbe nessuno.
why-bot-ride-hold-back = Corrisponde, ma una fila più alta rende di più, e la probabilità che il valore esca ancora è del { $chance } %.
why-bot-ride-liar-impossible = Non può essere vero: tutte le carte di questo valore sono altrove.
why-bot-ride-liar-doubtful = Probabilmente un bluff: la probabilità che sia vero è del { $chance } %.
why-bot-ride-accept-certain = Dev'essere vero.
why-bot-ride-accept-likely = Dubitare costa il doppio, e la probabilità che sia vero è del { $chance } %.
why-bot-ride-ride-along = Una corsa breve, e in buona compagnia.
why-bot-ride-stay-behind = Uno sull'autobus basta.
why-bot-ride-pick-any = Coperte, le carte sono tutte uguali.
why-bot-ride-give-round = Un po' a ciascuno, così nessuno se la prende.
why-bot-ride-give-dry = Quel posto ha avuto meno finora: { drinks }.
why-bot-ride-give-safe = Quel posto ha meno carte: { cards }. Un sorso non gli pesa.
why-bot-ride-give-anyone = Nessuno ne ha più bisogno di un altro.
why-bot-chase-keep = Tutti hanno visto { $card }, ma vale la pena di tenerla.
why-bot-chase-redeal = Tutti hanno visto { $card }, e ridando le carte è probabile averne una migliore.
why-bot-chase-no-domino = Un altro cambio è solo per le carte basse, e { $card } non lo è.
why-bot-chase-take = { $other } ha { $second }: meglio quella carta che { $card }.
why-bot-chase-king-next = { $other } ha { $second }, che blocca: resta { $card }.
why-bot-chase-lower-lies = { $other } ha già giocato e tiene { $second }, più bassa che { $card }.
why-bot-chase-stay = Probabilità di perdere con { $card }: { $stays } %; senza: { $moves } %.
why-bot-chase-swap = Probabilità di perdere con { $card }: { $stays } %; dopo un cambio: { $moves } %.
why-bot-chase-draw = Probabilità di perdere con { $card }: { $stays } %; con una carta del tallone: { $moves } %.
why-bot-chase-again = Probabilità di perdere con { $card }: { $stays } %; dopo un altro cambio: { $moves } %.
why-bot-stop-stops = In mano: { $kind }. Non dovrebbe essere la più bassa, contro { $opponents }: l'autobus si ferma qui.
why-bot-stop-stops-at-once = In mano fin dall'inizio: { $kind }. Perché dare tempo agli altri ({ $opponents })?
why-bot-stop-waits-for-limit = Dopo { turns } l'autobus si ferma da solo, senza ultimo giro per gli altri.
why-bot-stop-ends = In mano: { $kind }. Contro { $opponents } potrebbe essere la più bassa; c'è tempo per migliorare.
why-bot-stop-stands = In mano: { $kind }. Niente nel mezzo la migliora.
why-bot-stop-takes-all = L'intero mezzo fa una mano migliore: { $kind }.
why-bot-stop-betters = Con { $card } per { $second } la mano migliora: { $kind }.
why-bot-stop-builds = Con { $card } per { $second } può venire di più: { $next }.
why-bot-stop-least-harm = Una carta deve andare, e { $card } per { $second } è il male minore.


## La riga di comando

see-help = “nightbus --help” dice che cosa c'è; “nightbus COMANDO --help” che cosa vuole un comando.
error-usage-command = Non c’è nessun comando “{ $command }”
error-usage-option = Qui non c’è l’opzione “{ $option }”
error-usage-word = “{ $word }” è una parola di troppo
error-usage-missing = Manca { $what }
error-usage-empty = Dopo { $option } manca un valore
error-usage-twice = { $option } compare due volte
error-usage-number = { $option } vuole un numero, non “{ $value }”
error-usage-whole = { $option } vuole un numero intero, non “{ $value }”
error-usage-flag = { $option } non vuole valori: togliere “{ $value }”


### Terminal


## Names

terminal-you = Passeggero


## The blind: what is asked, and the rule that decides it

terminal-headline-draw = Chi sale sull'autobus? Pescate una carta
terminal-headline-over = Capolinea, si scende
terminal-headline-pyramid = La piramide
terminal-headline-row = Piramide, riga { $row }
terminal-headline-liars = L'angolo dei bugiardi
terminal-headline-pick = Riga { $row } di 4: scegli una carta
terminal-headline-stop = Fermata { $stop }: { $name }
terminal-headline-dealer = Chi dà le carte?
terminal-headline-sudden = Morte improvvisa
terminal-headline-exposed = Carta scoperta!
terminal-headline-round = Mano { $round }
terminal-headline-stopped = { $seat } ferma l'autobus
terminal-headline-exchange = Una via, una dentro

terminal-rule-draw = Sale la carta più alta
terminal-rule-co-pilot = { $rider } è alla guida; il copilota beve un sorso sì e uno no
terminal-rule-over = La serata in cifre
terminal-rule-right = Una risposta giusta dà sorsi: dividili come vuoi
terminal-rule-question = Domanda { $question } di { $questions } · una risposta sbagliata costa { drinks }
terminal-rule-pyramid = Le carte si girano una alla volta, dalla riga più bassa
terminal-rule-row-gives-drinks = Una carta uguale dà { $drinks ->
    [one] { $drinks } sorso
   *[other] { $drinks } sorsi
 }
terminal-rule-row-takes-drinks = Chi ha una carta uguale beve { $drinks ->
    [one] { $drinks } sorso
   *[other] { $drinks } sorsi
 }
terminal-rule-row-gives-shot = Una carta uguale dà uno shot
terminal-rule-row-takes-shot = Chi ha una carta uguale butta giù lo shot
terminal-rule-bluff = di ogni carta si può dire che corrisponde
terminal-rule-match = solo una carta dello stesso valore
terminal-rule-double = chi si sbaglia beve il doppio
terminal-rule-ride-questions = Quattro giuste di fila e si scende · una sbagliata e si ricomincia
terminal-rule-dealer-jack = Dà le carte il primo fante (con il mazzo del Cucù, il primo Cucù)
terminal-rule-dealer-lowest = Dà le carte chi ha la più bassa
terminal-rule-sudden = Una carta a testa, niente cambi · la più bassa esce
terminal-rule-exposed = Una carta è scoperta: la si tiene, o si ridanno le carte
terminal-rule-domino = È arrivata una carta bassa: si può cambiare ancora una volta
terminal-rule-last-one = Vince chi resta per ultimo con delle vite
terminal-rule-last-token = Vince chi resta per ultimo con un gettone
terminal-rule-chase = Mano { $round } · la più bassa perde una vita · asso basso, il re blocca
terminal-rule-cuckoo = Mano { $round } · la più bassa perde una vita · 1 basso, il Cucù blocca
terminal-rule-stop = Mano { $round } · la mano più bassa perde un gettone
terminal-rule-last-lap = Un ultimo turno per tutti gli altri

terminal-safe = Dal 2 al 10 niente
terminal-short-j = fante
terminal-short-q = donna
terminal-short-k = re
terminal-short-a = asso

terminal-stop-1 = Paninoteca
terminal-stop-2 = Bancomat
terminal-stop-3 = Autostazione
terminal-stop-4 = Mercato notturno
terminal-stop-5 = Ponte sul canale
terminal-stop-6 = Campana del vetro
terminal-stop-7 = Rotonda
terminal-stop-8 = Di nuovo la rotonda
terminal-stop-9 = La tua via
terminal-stop-10 = Casa


## On the table

terminal-cards-of = Davanti a { $seat }
terminal-deck = Nel mazzo: { cards }
terminal-question-colour = colore
terminal-question-height = su/giù
terminal-question-between = dentro?
terminal-question-suit = seme
terminal-question-heat = caldo?
terminal-question-rank = valore
terminal-next-card = Si gira la prossima carta.
terminal-is-up = In tavola c'è { $card }.
terminal-you-hold = { $cards ->
    [0] Non hai carte uguali.
    [one] Ne hai una uguale.
   *[other] Ne hai { $cards } uguali.
 }
terminal-you-laid = Messe giù, senza che nessuno veda: { $cards }
terminal-still-answering = Deve rispondere: { $names }
terminal-sealed = Nessuno vede che cosa è in tavola finché tutti non hanno risposto.
terminal-lays = { $seat } mette giù una carta
terminal-lays-down = { $seat } mette giù una carta coperta
terminal-says-it-is = e dice: { $rank }!
terminal-more-plays = { $plays ->
    [one] Aspetta un'altra carta.
   *[other] Aspettano altre { $plays } carte.
 }
terminal-no-cards = Senza carte: l'autobus parte senza di te.
terminal-your-hand = la tua mano
terminal-your-card = la tua carta
terminal-stock = tallone: { $cards }
terminal-pot = Piatto: { chips }
terminal-on-board = { $seat } sale sull'autobus
terminal-with = con { $seat }
terminal-ride-so-far = Tentativo { $attempt } · finora { drinks } · girate: { $turned }
terminal-in-the-middle = nel mezzo
terminal-hand-now = ora: { $hand }
terminal-hand-after = ora: { $hand } → poi: { $after }
terminal-stopping = FERMATA
terminal-last-turns = Un ultimo turno:
terminal-what-beats-what = Che cosa vale di più
terminal-tag-dealer = dà
terminal-tag-rider = in corsa
terminal-tag-co-pilot = copilota
terminal-tag-out = fuori
terminal-tag-stays = sta
terminal-tag-swaps = cambia
terminal-tag-swaps-twice = 2 volte
terminal-tag-draws = pesca


## Choosing

terminal-lay-card = metti giù quella carta
terminal-once-more = (ancora una volta per farlo)
terminal-take-one = prendi dal mezzo
terminal-put-one = lascia
terminal-exchange-now = cambia
terminal-whom = a chi
terminal-how-many = meno, più
terminal-all-here = tutti gli altri
terminal-give = dai
terminal-give-now = Invio: dai
terminal-give-left = Ancora da dare: { $drinks }

terminal-turns = { $seat } gira { $cards }.

terminal-may-take = Prendi una carta dal mezzo ({ $cards }) per una delle tue ({ $hand })
terminal-may-give = Dai { drinks } a { $names }, divisi come vuoi


## Pages

terminal-pass-to = Passa la tastiera a
terminal-others-look-away = Gli altri ammirino il soffitto.
terminal-draw-curtain = Invio apre la tenda
terminal-title-help = Che cosa puoi fare, e perché
terminal-title-tip = Il consiglio di un bot
terminal-title-rules = Le regole del momento
terminal-title-story = La storia fin qui
terminal-hint-close = ↑ ↓ Pag scorri · Esc torna al tavolo
terminal-key-rules = regole
terminal-key-tip = consiglio
terminal-key-undo = annulla
terminal-key-story = storia
terminal-key-leave = esci
terminal-key-skip = salta
terminal-key-seen = visto
terminal-seen = Visto? Un tasto qualsiasi e la tastiera passa avanti.
terminal-any-key = un tasto
terminal-tip = Un bot farebbe così: { $move }.
terminal-too-small = La finestra è troppo piccola per un tavolo. Portala a { $columns } per { $rows }, o gioca con --plain.


## The night in figures

terminal-figures-drinks = La serata in cifre: sorsi
terminal-figures-rounds = La serata in cifre: mani a bordo
terminal-rides = { $rides ->
    [one] { $rides } corsa
   *[other] { $rides } corse
 }
terminal-rounds = { $rounds ->
    [one] { $rounds } mano
   *[other] { $rounds } mani
 }
terminal-wins = { $wins ->
    [0] nessuna vittoria
    [one] { $wins } vittoria
   *[other] { $wins } vittorie
 }
terminal-longest-ride = La corsa più lunga
    .amount = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
 }
terminal-most-right = Il miglior fiuto
    .amount = { $n ->
    [one] { $n } giusta
   *[other] { $n } giuste
 }
terminal-most-given = Il più generoso
    .amount = ne ha dati { $n }
terminal-most-caught = Bluff scoperti
    .amount = { $n ->
    [one] { $n } volta
   *[other] { $n } volte
 }
terminal-most-believed = Crede a tutto
    .amount = { $n ->
    [one] { $n } volta
   *[other] { $n } volte
 }
terminal-winner = L'ultimo a bordo
    .amount = { $n ->
    [one] { $n } partita
   *[other] { $n } partite
 }
terminal-most-kings = Re scoperti
    .amount = { $n }
terminal-most-swaps = Senza pace
    .amount = { $n ->
    [one] { $n } cambio
   *[other] { $n } cambi
 }
terminal-most-stays = Non si è mosso
    .amount = { $n ->
    [one] { $n } volta
   *[other] { $n } volte
 }
terminal-most-lost-lives = Ha perso di più
    .amount = { $n ->
    [one] { $n } vita
   *[other] { $n } vite
 }
terminal-most-stops = Ha suonato
    .amount = { $n ->
    [one] { $n } volta
   *[other] { $n } volte
 }
terminal-most-exchanges = Mai contento
    .amount = { $n ->
    [one] { $n } cambio
   *[other] { $n } cambi
 }
terminal-most-lost-tokens = Ha perso di più
    .amount = { $n ->
    [one] { $n } gettone
   *[other] { $n } gettoni
 }
terminal-log-at = Seed { $seed }. Il registro: { $path }
terminal-another = Un'altra partita
terminal-go-home = A casa
terminal-close = Chiudi


## Leaving, resuming, and what can go wrong

terminal-resume-hint = Conservata. Si riprende con: nightbus play --resume
terminal-dumb = Questo terminale non sa disegnare (TERM, LANG): allora riga per riga, come con --plain.
terminal-cannot-keep = La serata non si può conservare in { $folder }: { $why }. Indica in NIGHTBUS_HOME una cartella in cui si possa scrivere.


## Line by line

terminal-read-title = { $game }, regolamento { $rulebook }
terminal-read-seats = Intorno al tavolo, in senso orario: { $names }.
terminal-read-bot = { $name } (bot)
terminal-read-keys = Scrivi una mossa, o il suo numero. Inoltre: ? (che cosa puoi fare, e perché), tip, table, undo, log, quit.
terminal-read-card = La tua carta: { $card }.
terminal-read-hand = La tua mano: { $cards }.
terminal-read-hand-worth = La tua mano: { $cards }: { $hand }.
terminal-read-middle = Nel mezzo: { $cards }.
terminal-read-known = { $seat } ha { $cards }.
terminal-read-line = Girate finora: { $cards }.
terminal-read-claim = { $seat } mette giù una carta coperta e dice: { $rank }.
terminal-read-at-stake = Se ci credi, bevi { drinks }. Se dici bugia e ti sbagli, ne bevi { $double }.
terminal-read-at-stake-shot = Se ci credi, butti giù uno shot. Se dici bugia e ti sbagli, ne butti giù { $double }.
terminal-pass-to-name = Passa la tastiera a { $name }. Gli altri ammirino il soffitto.
terminal-press-enter = Premi Invio.
terminal-press-enter-seen = Visto? Premi Invio.
terminal-yes-or-no = Scrivi yes (sì) o no.

terminal-replay-keys = Invio: il passo dopo; b: indietro; un numero: a quel passo; table: tutte le mani; q: esci.
terminal-replay-end = Era l'ultimo passo.
terminal-key-next = avanti
terminal-key-back = indietro
terminal-key-goto = passo, poi Invio


### Forecast and tune

forecast-drinks = { $mean } sorsi a persona (±{ $error }); { $most } o meno in 9 serate su 10
forecast-most-drinks = Il posto che beve di più resta a { $most } o sotto in 9 serate su 10 (±{ $error })
forecast-shots = { $mean } shot a persona (±{ $error }); { $most } o meno in 9 serate su 10
forecast-rounds = { $mean } mani (±{ $error }); { $most } o meno in 9 serate su 10
forecast-lost-lives = { $mean } vite perse a persona (±{ $error })
forecast-lost-tokens = { $mean } gettoni persi a persona (±{ $error })
forecast-minutes = { $mean } minuti (±{ $error }); { $most } o meno in 9 serate su 10
forecast-long-ride = Una corsa supera le dieci file o prove nel { $chance } % dei casi (±{ $error })
forecast-long-ride-exact = Una corsa supera le dieci file o prove nel { $chance } % dei casi (esatto)
forecast-hardest = Il più colpito: il posto { $place } a partire dal mazziere, in senso orario, con il { $chance } % di tutti i sorsi (±{ $error })
forecast-hardest-dealer = Il più colpito: il mazziere, con il { $chance } % di tutti i sorsi (±{ $error })
forecast-hardest-close = Nessuno è nettamente il più colpito; il posto che prende di più ha il { $chance } % di tutti i sorsi (±{ $error })
forecast-nights = Ogni previsione viene da { $nights ->
    [one] { $nights } serata
   *[other] { $nights } serate
 }; ± è un errore standard
forecast-nights-plain = Ogni previsione viene da { $nights ->
    [one] { $nights } serata
   *[other] { $nights } serate
 }; ± è un errore standard. Con l’extra “lab” sono molte di più: pip install 'nightbus[lab]'
tune-asked = Richiesta: da { $low } a { $high } minuti
tune-asked-drinks = Richiesta: nessun posto sopra { $drinks } sorsi in 9 serate su 10, e da { $low } a { $high } minuti
tune-none = Cambiando una o due regole della casa quella serata non si ottiene. La più vicina:
tune-unchanged = Non serve cambiare niente
tune-change = { $switch }={ $value } invece di { $was } ({ $rule })
tune-sure = Ciascuna resta nei limiti con una confidenza del { $confidence } %.
tune-progress = Regole provate: { $tried } su { $due }
tune-tried = { $tried } insiemi di regole provati, { $nights } serate giocate.
error-tune-no-drinks = In { $game } nessuno beve: chiedi solo i minuti
error-tune-limits = Di’ che serata vuoi
error-tune-drinks = “{ $drinks }” non è un limite di sorsi
error-tune-minutes = “{ $minutes }” non è un intervallo di minuti: scrivi il minimo, due punti fermi e il massimo


### Bench

bench-progress = Misuro: { $what }
bench-cores = { $cores ->
    [one] { $cores } core
   *[other] { $cores } core
 }
bench-number = { $number }
bench-game = Gioco
bench-bot = Bot
bench-on = Su
bench-nights = Partite al secondo
bench-decisions = Decisioni al secondo
bench-steps = Passi al secondo
bench-plain = Sono le regole così come stanno: con l’extra “lab” vengono compilate. pip install 'nightbus[lab]'
bench-limit = La serata classica scritta a mano in C, stesso bot, un core (tempo di processore):
bench-row = Fila
bench-lab-steps = Nightbus, passi al secondo
bench-c-steps = C, passi al secondo
bench-times = Volte più lento
bench-apart = Distanza delle medie, in errori standard
bench-peers = Partite a caso in altri motori, un core (tempo di processore), accanto a Ride the Bus:
bench-engine = Motore
bench-how = Come
bench-times-fewer = Quante volte Nightbus è più veloce
bench-missing = Non installati: { $packages }. Si installano con: { $install }
bench-too-slow = Le regole compilate non possono essere più di { $times } volte più lente del programma in C, che deve esserci
error-limit-source = { $file } non c’è: sta con i sorgenti di Nightbus, non nel pacchetto
error-limit-compiler = Non c’è un compilatore C “{ $compiler }”, quindi la serata classica in C resta fuori
error-limit-fails = La serata classica in C non si compila: { $reason }


### Lab

lab-title = { $game }, regolamento { $rulebook }, { $seats } posti
lab-run = { $nights } serate, giocate da { $policy }, seed { $seed }
lab-partial = Fermato prima della fine: ne erano chieste { $nights }.
lab-unfinished = { $nights } sono state lasciate dopo un milione di passi e non contano in nessuna cifra.
lab-compiling = Compilo le regole di { $game }, una volta sola: circa mezzo minuto
lab-progress = { $percent } %, { $rate } serate al secondo, mancano { $left }
lab-number = { $number }
lab-percent = { $percent } %
lab-mean-error = { $mean } ± { $error }
lab-of = { $what }, { $who }
lab-seat = posto { $seat }
lab-dealer = il mazziere
lab-table = il tavolo
lab-drinks = Sorsi
lab-shots = Shot
lab-lost = Vite perse
lab-rounds = Mani
lab-minutes = Minuti
lab-ride-cards = Autobus: carte girate
lab-ride-rows = Autobus: file
lab-ride-attempts = Autobus: tentativi
lab-ride-drinks = Autobus: sorsi
lab-cards-left = Carte rimaste dopo la piramide
lab-column-mean = media
lab-column-error = ±
lab-column-sd = scarto
lab-column-half = 1 su 2
lab-column-nine = 9 su 10
lab-column-most-of-all = 99 su 100
lab-column-greatest = massimo
lab-ties = In una serata: { $ties } carte pari, { $bluffs } bluff, { $calls } smascherate
lab-rides = Chi va in autobus, posto per posto: { $shares }
lab-wins = Chi vince, posto per posto: { $shares }
lab-histogram-drinks = Sorsi di tutto il tavolo in una serata
lab-histogram-rounds = Mani in una partita
lab-plot-mean = media { $mean }
lab-plot-nine = 9 serate su 10: al massimo { $nine }
lab-rate = { $rate } serate al secondo
lab-beyond = Un numero con + è un limite inferiore: i valori oltre { $bins } si contano insieme.
lab-warm = { $game }: compilato e conservato.
lab-seconds = { $n } s
lab-hours-minutes = { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
 }
lab-lost-tokens = Gettoni persi
lab-plot-seats = Sorsi di ogni posto: metà delle serate, la media, 9 serate su 10
lab-plot-rides = in autobus { $percent } %
lab-plot-wins = Chi vince
error-lab-games = { $games } serate non si possono giocare: da 1 a { $high }
error-lab-seed = { $seed } non è un seed: da 0 a { $high }
error-lab-jobs = { $jobs } processi non si possono usare: da 1 a { $high }
error-lab-policy = Non c’è nessun bot “{ $policy }”
error-lab-policies = { $policies } bot per { $seats } posti: danne uno per tutti, o uno per ciascuno
error-extra-missing = { $package } non è installato. Si installa così: { $install }
error-cluster-address = “{ $address }” non è l’indirizzo di uno scheduler. Deve essere come tcp://192.0.2.7:8786
error-cluster-silent = Nessuno risponde a { $address }: avvia lì uno scheduler con “dask scheduler”
error-plot-kind = “{ $file }” non è un tipo di immagine che si possa disegnare
error-sweep-form = “{ $sweep }” non è una scansione: scrivi switch=a,b,c o switch=a..b
error-lab-pace-form = “{ $setting }” non è un ritmo: scrivi tipo=secondi
error-lab-pace-kind = “{ $kind }” non è un tipo di passo di { $game }
error-lab-pace-seconds = { $kind } non può durare { $seconds } secondi: da 0 a { $high }
error-cluster-differs = I nodi del cluster hanno altre regole: installa lì lo stesso Nightbus


### Odds

odds-chance = { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
odds-chance-exact = { $chance } ({ $fraction })
odds-chance-about = { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } ± { NUMBER($error, style: "percent", maximumFractionDigits: 1) }
odds-chance-rare = una su { $n }
odds-number = { $number }
odds-about = { $number } ± { $error }
odds-right = giusta { $chance }
odds-level = pari { $chance }
odds-costs = costa { $drinks }
odds-free = non costa nulla
odds-gives = dà { $drinks }
odds-turned = il valore esce { $chance }
odds-later = tenuta per la corrispondenza migliore dà { $drinks }
odds-now = giocata ora dà { $drinks }
odds-row = nella fila da { $worth }: { $chance }
odds-loses = perde una vita { $chance }
odds-lower = { $hand }, { $chance } di tutte le mani sono più basse
odds-lowest = la più bassa del tavolo { $chance }
odds-true = È vero: { $chance }, contando i bluff come { $rate } di quanto si gioca.
odds-true-never = Non può essere vero: nessuna delle carte possibili corrisponde.
odds-true-surely = Dev’essere vero: tutte le carte possibili corrispondono.
odds-called = Si conta che una giocata venga smascherata { $rate } delle volte.
odds-called-always = Tutti sanno che niente in mano corrisponde: si conta che un bluff venga smascherato.
odds-called-never = Tutti sanno che tutto in mano corrisponde: si conta che nessuno dica bugia.

odds-title = { $game }, regolamento { $rulebook }, { $seats } posti: le probabilità
odds-part-questions = Le domande, da un mazzo intero, ciascuna con la risposta migliore di chi conta le carte che ha davanti
odds-part-hold = Una carta tenuta da prima della piramide, l'unica del suo valore in mano
odds-part-ride = La corsa ({ $rule })
odds-ride-clean = Pulita al primo tentativo: { $chance }
odds-ride-attempts = Tentativi
odds-ride-cards = Carte girate
odds-ride-drinks = Sorsi
odds-ride-figure = { $what }: { $mean } in media, scarto { $sd }; al massimo { $half } in metà delle corse, { $nine } in nove su dieci, { $most } in 99 su 100
odds-ride-fresh = Sarebbe così se ogni tentativo venisse da un mazzo intero.
odds-ride-played = Giocata { $rides } volte, con il mazzo che finisce e un passeggero che lo conta: pulita al primo tentativo { $clean }, tentativi { $attempts }, { $drinks }.
odds-ride-cap = Tentativi e carte sono quelli di una corsa senza limite.
odds-part-chase = Probabilità di perdere una vita, in centesimi, stando/cambiando, mentre gli altri cambiano da { $swap } in giù e il mazziere pesca da { $draw } in giù
odds-turn = turno { $turn }
odds-dealer = mazziere
odds-largest-error = Carte date a caso; errore standard massimo: { NUMBER($error, style: "percent", maximumFractionDigits: 1) }
odds-part-hands = Le 22.100 mani; la più bassa così come è stata data, contro { $others ->
    [one] un altro
   *[other] altri { $others }
 }
odds-kind = { $hand }: { $hands } mani, { $share }; { $lower } di tutte le mani sono di un tipo più basso. Quella di mezzo, { $middle }, è la più bassa { $lowest }

odds-position = { $game }: le probabilità per come { $seat } conosce il tavolo
odds-nothing = Qui non c'è nulla da decidere che abbia delle probabilità.
odds-card-now = Con la carta { $card }, così come stanno le cose: una vita persa { $chance }
odds-hand-now = { $cards }: { $hand }; { $lower } di tutte le mani sono più basse. Se le mani si mostrassero ora sarebbe la più bassa { $lowest }

odds-night = { $game }: le probabilità a ogni decisione
odds-decision = { $step }  { $seat }: { $action } – { $worth }
odds-decision-better = { $step }  { $seat }: { $action } – { $worth }. Meglio: { $better }
odds-part-night = Fortuna e scelte
odds-seat-night = { $seat }: { $took } = attesi { $expected }, corse { $ride }, ricevuti { $given }, scelte { $choice }, fortuna { $luck }
odds-seat-missed = Con ogni corrispondenza giocata o tenuta al meglio ne avrebbe dati di più: { drinks }.

tips-said = «{ $claim }»
tips-found = { $verdict } { $truth }
tips-holds = Vero.
tips-does-not-hold = Non è vero.
tips-depends = Dipende.

error-odds-as-alone = --as va con --at: dice di chi è la conoscenza del tavolo
error-odds-file-says = Con --at è il file a dire regolamento, opzioni e posti
error-odds-other-game = Questa è una partita di { $game }, non di { $asked }

tip-classic-players = In nove o più le carte finiscono prima che la piramide sia risolta.
    .truth = Nove giocatori hanno bisogno di { $needed } delle 52 carte, perché il mazziere non ne ha. Ci si sta fino a { $most }; in { $short } no.
tip-classic-minutes = Una partita dura di solito da 20 a 40 minuti.
    .truth = In { $seats } al tavolo dura { $mean } minuti in media, girando { $cards } carte; { $within } delle partite finiscono tra 20 e 40. Tutto dipende dalla corsa.
tip-classic-right-answers = Rispondere bene nella prima fase tiene lontani dall'autobus.
    .truth = Giusto o sbagliato, dopo tutti hanno { cards }. Solo la piramide decide chi sale.
tip-classic-luck = Le domande sono soprattutto fortuna.
    .truth = Con le risposte migliori costano { $best } sorsi a testa, tirando a indovinare { $blind }: il resto è fortuna.
tip-classic-higher-lower = Più alta con un due fino a un sette, più bassa con un otto fino a un re.
    .truth = Giusto { $right } delle volte, con più bassa anche sull'asso. Niente rende di più.
tip-classic-eight = Con un otto, più bassa è meglio per una carta.
    .truth = { $higher } carte sono più alte, { $lower } più basse e { $level } pari.
tip-classic-king = Un re dimenticato costa cinque sorsi che poteva prendere qualcun altro.
    .truth = Solo se in cima alla piramide c'è un re: { $chance }. Un re esce del tutto { $turned } delle volte, e una carta tenuta per la corrispondenza migliore vale { $worth } sorsi.
tip-classic-bluff-rows = Bluffa poco nelle file basse e mai nella quinta.
    .truth = In ogni fila un bluff costa a chi lo fa quanto dà agli altri, se { $calls } delle giocate vengono smascherate. La posta cresce, le probabilità no.
tip-classic-bluff-ten = Scoperti a bluffare nella quinta fila si beve dieci.
    .truth = Il doppio della fila: { $drinks }.
tip-classic-hold-top = Tieni le corrispondenze migliori, soprattutto le coppie, per le due file in alto.
    .truth = Una corrispondenza sulla prima carta dà { $now } ora e { $held } se tenuta per la migliore che verrà, ma { $top } se tenuta solo per le due file in alto; di una coppia ogni carta dà { $pair }, perché del valore ne resta una sola.
tip-classic-clean-ten = Superare pulita una fila di dieci al primo tentativo è improbabile.
    .truth = Succede { $clean } delle volte.
tip-classic-restarts = Ricominciare più volte è normale.
    .truth = Si ricomincia { $restarts } volte in media, per { $drinks } sorsi; due o più { $several } delle volte.
tip-classic-mini-bus = Un autobus di quattro carte finisce in fretta.
    .truth = È pulito subito { $clean } delle volte e prende { $rows } file e { $drinks } sorsi in media, dove dieci carte prendono { $long } sorsi.
tip-classic-best-of-three = Al meglio di tre, con un mazziere nuovo ogni volta, tutti fanno il mazziere.
    .truth = Tutti se i giocatori sono { $most }; se sono di più, a qualcuno non tocca mai.
tip-party-four-nine = Con un quattro e un nove un cinque è dentro e una donna è fuori.
    .truth = Delle carte che restano { $inside } sono dentro e { $outside } sono fuori.
tip-party-suit = Il seme è una probabilità su quattro.
    .truth = Tirando a indovinare { $blind }; chi dice un seme che non ha davanti indovina { $right } delle volte.
tip-party-hold-risk = Tenere carte per le file più alte è rischioso: chi ne ha di più sale.
    .truth = Una corrispondenza non giocata sulla prima carta non torna più { $stays } delle volte.
tip-party-empty-hand = L'ideale sarebbe liberarsi di tutte le carte; più facile che ne restino.
    .truth = Tutti i valori di una mano escono { $rid } delle volte.
tip-commission-pair = Se le prime due carte sono una coppia, solo fuori può essere giusto.
    .truth = Carte che danno ragione a dentro: { $inside }; a fuori: { $outside }.
tip-commission-gentle = Da uno a cinque sorsi la piramide è più dolce che con 2, 4, 8, 16 e uno shot.
    .truth = Una carta tenuta per la corrispondenza migliore dà { $soft } sorsi invece di { $hard }, contando uno shot come cinque.
tip-commission-timetable = Una corsa che finisce con il mazzo è chiamata clemenza.
    .truth = In { $seats } al tavolo costa { $ends } sorsi invece di { $on }, per un passeggero che conta il mazzo.
tip-commission-half = Un copilota divide i sorsi con chi è a bordo.
    .truth = Da mazzi interi chi è a bordo ne beve { $rider } invece di { $alone } in media.
tip-commission-third-shuffle = Qualcuno una volta ha passato il mazzo due volte.
    .truth = Da mazzi interi { $longer } delle corse girano più carte di quante ne hanno due mazzi.
tip-chase-packs = In più di 13 serve un secondo mazzo.
    .truth = Un mazzo basterebbe per { $most }; in 20 ne avanzano { $left } carte.
tip-chase-lives = Con 1 o 2 vite invece di 3 la partita è più corta, con 5 più lunga.
    .truth = { $seats } giocatori giocano { $one } mani con una vita, { $two } con due, { $three } con tre, { $five } con cinque.
tip-chase-low-warning = Una carta bassa mostrata nel cambio avverte chi la riceve, che non può finire peggio.
    .truth = Chi deve dare un nove per un tre passa da { $before } a { $after } di perdere una vita, giocando al meglio.
tip-chase-king = Chi ha un re è al sicuro.
    .truth = Con un re in mano al proprio turno si perde una vita al massimo { $loses } delle volte.
tip-chase-ace-shown = Chi ha un asso quando si mostrano le carte di solito perde una vita.
    .truth = Non di solito, ma { $loses } delle volte: nulla è più basso.
tip-chase-dealer = Il mazziere ha il posto più difficile; vincere i pareggi lo compensa un po'.
    .truth = In { $seats } il mazziere perde una vita { $dealer } delle volte, gli altri { $others } in media; vincendo i pareggi, il mazziere { $ties }.
tip-chase-eight = Un otto o più è quasi sempre al sicuro.
    .truth = Chi sta con un otto perde una vita fino a { $at_few } delle volte in { $few }, { $at_many } in { $many }: più giocatori, più sicurezza.
tip-chase-eight-swap = Cambiare un otto o più di rado migliora le probabilità.
    .truth = Carte dall'otto in su, turno per turno: conviene in { $two } casi in due, in { $three } in tre, in { $four } in quattro.
tip-chase-three = Un tre o meno è quasi sempre da cambiare.
    .truth = In { $seats } un tre perde fino a { $stays } delle volte se si sta, { $moves } se no.
tip-chase-known-king = Ricorda i re mostrati: cambiare con uno alla tua sinistra è inutile.
    .truth = In { $rounds } mani a caso un re noto stava a sinistra di chi doveva scegliere { $plain } volte, con la regola del domino { $domino } volte: senza di essa nessuno chiede al tuo vicino prima di te.
tip-chase-dealer-four = Da mazziere cambia un quattro o meno e nient'altro.
    .truth = Conviene fino al { $four } in quattro, fino al { $three } in tre, fino al { $two } in due.
tip-chase-middle = Dal quattro al sette sono le carte su cui riflettere.
    .truth = In { $seats } stare e cambiare quasi si equivalgono da { $low } a { $high }.
tip-chase-low-seen = Meno assi e due restano, più è sicuro stare.
    .truth = Un cinque tenuto perde { $unknown } delle volte se non si è visto nulla, { $seen } se un asso sta per sempre davanti a un altro.
tip-chase-ace = Un asso è quasi sempre perso, ma cambiato colpisce il vicino.
    .truth = Tenuto perde { $stays } delle volte; passato, da { $low } a { $high }, in { $seats }.
tip-stop-players = Si gioca in due o più.
    .truth = Fino a { $most }: con il centro servono { $cards } delle 52 carte.
tip-stop-order = Tre assi sono il tris migliore e tre due il peggiore, donna-re-asso la scala migliore e due-tre-quattro la peggiore.
    .truth = È così, tra { $hands } tris e { $runs } scale.
tip-stop-flush = Quattro, nove e re dello stesso seme sono un colore.
    .truth = Uno di { $flushes }.

### Verify
error-log-hash = Questa riga è stata cambiata, o una riga prima, o manca il suo hash
error-log-pick = Qui è uscito un altro esito: { $found } nel registro, { $expected } secondo il seed
error-not-mixed = Nessuna carta si dà prima che il mazzo sia mescolato
error-shuffle-order = Si mescola in quest'ordine: commit, seal, open, mix, carte, reveal; { $step } non può venire ora
error-shuffle-form = Servono 64 cifre esadecimali (0-9, a-f), non “{ $found }”
error-shuffle-nonce = Questo non è il nonce che { $seat } ha sigillato
error-shuffle-seed = Questo non è il seed dell'impegno
error-shuffle-left-out = Restano fuori quelli che hanno sigillato e non aperto: { $expected }
error-shuffle-revealed = Il seed è rivelato: in questa partita non si danno più carte
error-game-given-up = Questa partita è stata abbandonata e il seed è rivelato: nessuno vi gioca più
error-shuffle-unrevealed = Il seed della partita finita non è ancora stato rivelato
error-shuffle-none = Le carte di questo tavolo non le mescolano i giocatori
verify-chain = Il registro è intero. Righe: { $lines }; l'hash dell'ultima: { $hash }
verify-rules = Ogni passo è permesso dalle regole di { $game }.
verify-game = Partita { $number }
verify-seed = Il seed è quello dell'impegno.
verify-nonces = Nonce che corrispondono a quanto sigillato prima che se ne aprisse uno: { $names }
verify-no-nonces = Nessun giocatore ha aggiunto un nonce: chi gestisce il tavolo ha scelto le carte da solo.
verify-left-out = Hanno sigillato un nonce non aperto in tempo, e sono rimasti fuori: { $names }
verify-absent = Non hanno sigillato alcun nonce: { $names }
verify-given-up = La partita è stata abbandonata: il seed è stato rivelato prima della fine.
verify-picks = Estrazioni ripetute, tutte con lo stesso esito: { $picks }
verify-empty = Non è stata data nessuna carta.
verify-told = Il seed sta nella prima riga: non è provato che nessuno l'abbia scelto o conoscesse le carte.
verify-not-revealed = Non provato, il seed di questa partita non è rivelato. Estrazioni: { $picks }
verify-not-told = Non provato, il registro non dice il suo seed. Estrazioni: { $picks }
verify-not-committed-stacked = Non provato, le carte erano date prima. Estrazioni: { $picks }
verify-not-committed-hand = Non provato, le carte vengono da un mazzo vero. Estrazioni: { $picks }
verify-not-committed = Non provato, niente dice da dove vengono le carte. Estrazioni: { $picks }
verify-not-pack = Non provato, le estrazioni sono di un altro ordine del mazzo, che questo Nightbus non conosce. Estrazioni: { $picks }
verify-done = Verificato. Estrazioni ripetute: { $picks }
verify-not-done = Non verificato. Niente è sbagliato, ma non ogni carta è provata. Estrazioni ripetute: { $drawn } di { $picks }
verify-wrong = Non verificato, qualcosa è sbagliato.


### Page

## The frame of the page

page-title = Nightbus
page-notices = Avvisi
page-close = Chiudi
page-on = sì
page-off = no
page-loading = Arriva
page-loading-next = Questa parte della pagina è in viaggio.
page-failed = Non è arrivata
page-failed-next = Questa parte della pagina non si è potuta caricare. La macchina del tavolo è accesa, e sulla stessa rete?
page-try-again = Riprova
page-lost = Questa fermata non c'è
page-lost-next = A questo indirizzo non c'è niente di nostro. L'indirizzo di un tavolo finisce con il suo codice.
page-go-home = All'inizio
page-hold-again = Ancora una volta per confermare
page-stepper-keys = Si cambia con le frecce


## Cards

page-card-red = { $card }, rossa
page-card-black = { $card }, nera
page-sealed = Una carta coperta, che si dice sia { $rank }
page-says-it-is = dice che è
page-qr = Codice QR per salire al tavolo { $code }


## Pass the phone

page-pass-to = Passa il telefono a
page-pass-others = Gli altri ammirino il soffitto.
page-pass-hold = Tieni premuto per guardare


## Your switches

page-settings = Le tue preferenze
page-settings-language = Lingua
page-settings-theme = Luce
page-settings-theme-auto = Come il dispositivo
page-settings-theme-night = Notte
page-settings-theme-day = Giorno
page-settings-deck = Semi
page-settings-deck-four = Quattro colori
page-settings-deck-two = Due colori
page-settings-sound = Suoni
page-settings-sound-about = Ogni suono si vede anche. Tasto M sullo schermo comune
page-settings-haptics = Vibrazione
page-settings-haptics-about = Un colpetto quando tocca a te
page-settings-still = Senza movimento
page-settings-still-about = Le carte stanno al loro posto, senza volarci
page-settings-tap = Tocca invece di tenere premuto
page-settings-tap-about = Ciò che si tiene premuto si tocca due volte


## Faces to choose from

page-face-owl = Gufo
page-face-fox = Volpe
page-face-cat = Gatto
page-face-badger = Tasso
page-face-hedgehog = Riccio
page-face-moth = Falena
page-face-pigeon = Piccione
page-face-bat = Pipistrello
page-face-mole = Talpa
page-face-frog = Rana
page-face-mouse = Topo
page-face-rat = Ratto
page-face-hare = Lepre
page-face-stoat = Ermellino
page-face-gull = Gabbiano
page-face-toad = Rospo
page-face-dog = Cane
page-face-crow = Cornacchia

### Store

error-store-url = Questo non indica dove conservare i tavoli
error-store-unwritable = Non si possono conservare i tavoli in { $where }: { $why }
error-store-newer = { $where } è di un Nightbus più recente (formato { $format }; questo conosce fino al { $known }): aggiornare Nightbus
error-store-foreign = { $where } è la base di dati di un altro programma: indicare un altro file
error-store-served = Un altro Nightbus serve già i tavoli in { $where }: fermarlo, o indicare un altro file con --store sqlite:///FILE
error-store-missing = Non ci sono ancora tavoli in { $where }: “nightbus serve” crea il file, “--store” ne indica un altro
error-store-unavailable = { $where } non risponde: { $why }
error-store-backup = La copia di { $where } si fa con gli strumenti di PostgreSQL, per esempio pg_dump
error-store-file-there = “{ $file }” esiste già: indicare un file che non esiste
error-store-no-table = Non c’è nessun tavolo { $table } in { $where }
error-store-no-game = Al tavolo { $table } non si è ancora giocato
error-store-sure = Non si può annullare: aggiungere --yes
error-store-days = Non si può tornare indietro di { $days } giorni: da 0 a { $high }
store-tables = { $n ->
    [0] Nessun tavolo
    [one] { $n } tavolo
   *[other] { $n } tavoli
 } in { $where }
store-code = Codice
store-game = Gioco
store-created = Creato
store-changed = Ultima mossa
store-entries = Voci
store-state = Stato
store-open = aperto
store-open-listed = aperto, in elenco
store-closed = chiuso
store-delete-sure = Scrivere { $code } per cancellare il tavolo e tutto ciò che vi si è giocato:
store-purge-sure = { $n ->
    [one] { $n } tavolo non è cambiato
   *[other] { $n } tavoli non sono cambiati
 } da { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
 }. Scrivere { $n } per cancellare:
store-kept = Non è stato cancellato niente.
store-deleted = Il tavolo { $code } è stato cancellato.
store-purged = { $n ->
    [0] Nessun tavolo è stato cancellato.
    [one] { $n } tavolo è stato cancellato.
   *[other] { $n } tavoli sono stati cancellati.
 }
store-written = Salvato: { $file }

### Table server

error-stale = Il tavolo è andato avanti da quando l’hai visto: guarda che cosa si chiede ora e scegli di nuovo
error-not-host = Può farlo solo chi tiene il tavolo: chiediglielo, o prendi il suo posto finché è via
error-game-runs = C’è una partita in corso: aspetta che finisca, o proponi un voto per terminarla
error-no-game = Non c’è una partita in corso: la comincia chi tiene il tavolo
error-no-seat = Non hai un posto in questa partita: guarda, ed entra nella prossima
error-paused = Il tavolo è in pausa: chi tiene il tavolo lo fa riprendere
error-still-shuffling = Le carte si stanno ancora mescolando: rispondi tra un momento
error-not-rider = { $seat } è sull’autobus e gira le carte: aspetta
error-no-such-person = A questo tavolo non c’è più nessuno con il numero { $person }: guarda chi c’è e scegli di nuovo
error-order-persons = Un ordine nomina una volta chiunque abbia un posto: { $persons }
error-setting-range = { $setting } = { $value } non va bene: da { $low } a { $high }
error-hex-form = Qui vanno { $digits } cifre 0-9 a-f, né più né meno
error-vote-under-way = C’è un voto in corso: prima vota quello
error-vote-nobody = Di chi è il posto? Di’ la persona e proponi di nuovo il voto
error-no-vote = Non c’è più nessun voto: proponine uno
error-move-code = Questo codice non va bene, o il suo minuto è passato: chiedine uno nuovo sull’altro dispositivo
error-move-told = Un codice si dice una volta sola: chiedine uno nuovo
error-table-closed = Il tavolo è chiuso: fanne uno nuovo
error-table-locked = Il tavolo è bloccato: chiedi a chi lo tiene di farti entrare
error-table-full = Il tavolo è pieno ({ $limit }): chiedi a chi lo tiene di fare posto, o fanne uno tuo
error-invite-needed = Il codice da solo non apre questo tavolo: inquadra il codice QR, o chiedi il link
error-no-such-table = Non c’è nessun tavolo { $table }: riguarda il codice, le lettere sono sullo schermo e nel link
error-token = A questo tavolo non ti conoscono, o non più: entra di nuovo
error-too-fast = Era troppo in una volta: aspetta un momento e riprova
error-message-form = Il server non riesce a leggerlo: { $found }. Ricarica la pagina, o leggi docs/protocol.md
error-message-long = È più di quanto il server legge in una volta: accorcialo
error-command-id = Un comando vuole un id proprio da 1 a { $limit } segni
error-slow = La tua connessione è troppo lenta o è stata via troppo: connettiti di nuovo
error-unavailable = In questo momento il server non raggiunge i suoi tavoli. Nulla è perduto: riprova tra qualche secondo
error-busy = Il server ha le mani piene: riprova tra un momento
error-internal = È un errore del server, ed è nel suo registro. Nulla è cambiato: riprova, e avvisa chi lo gestisce
error-no-code = Nessun codice è libero: togli i tavoli vecchi (nightbus tables purge)
error-host = Questo server non si chiama “{ $host }”: aprilo con il suo indirizzo, o avvialo con --public-url
error-origin = Una pagina di un altro posto chiede qui ({ $origin }): apri l’indirizzo del server stesso
error-no-such-path = Non c’è nulla in “{ $path }”: vedi openapi.json
error-method = { $method } non va bene per questo indirizzo
error-hello = Il primo messaggio deve essere un hello, entro dieci secondi: connettiti di nuovo
error-protocol = La pagina e il server sono di versioni diverse: ricarica la pagina, o aggiorna Nightbus
error-replaced = Ora sei a questo tavolo su un altro dispositivo o in un’altra finestra: continua là, o connettiti di nuovo qui
error-moved = Il tuo posto è passato a un altro dispositivo: continua là
error-kicked = Chi tiene il tavolo ti ha fatto alzare: rientra, se puoi
error-left = Hai lasciato il tavolo: rientra con il codice
error-closed = Chi tiene il tavolo l’ha chiuso: fanne uno nuovo
error-restart = Il server si ferma o riparte. Nulla è perduto: la connessione torna da sola
error-idle = Da un po’ nessuno usa questo tavolo: connettiti di nuovo
error-coach-off = A questo tavolo non si dicono le probabilità: chi lo tiene può farle dire
error-lab-compiling = Il laboratorio si sta scaldando: riprova tra mezzo minuto
error-takes-long = Il server ha smesso di calcolare dopo { $seconds } secondi. Chiedi meno serate, o prova nightbus lab e nightbus odds
error-log-long = Questa partita è troppo lunga da rivedere qui ({ $steps } passi, al massimo { $limit }): prova nightbus replay

### Page: the phone at a table

page-phone-title-asked = Tocca a te · Nightbus
page-phone-your-turn = Tocca a te.
page-phone-undo = Torna indietro
page-phone-rules = La regola di questo momento
page-phone-seat = { $name }: il tuo posto e le tue scelte
page-phone-shuffling = Tutti a bordo
page-phone-shuffling-next = Si mescola il mazzo
page-phone-waiting = Un momento
page-phone-waiting-host = Comincia quando sono saliti tutti.
page-phone-waiting-for = La prossima partita la comincia { $name }.
page-phone-start = Comincia
page-phone-paused = Il tavolo aspetta
page-phone-paused-host = Pausa di { $name }. Non si perde niente e nessun orologio corre.
page-phone-paused-nobody = Nessuno di chi gioca è qui adesso. Si riprende quando c'è qualcuno.
page-phone-go-on = Riprendi
page-phone-stand-in = Un sostituto gioca al tuo posto
page-phone-stand-in-why = Gioca le tue carte finché non torni tu.
page-phone-back = Ridammi il mio posto
page-phone-vote = Una votazione
page-phone-vote-end = Finire la partita qui?
page-phone-vote-replace = Un sostituto per { $name }?
page-phone-vote-so-far = La chiede { $name }. A favore: { $yes } di { $needed } necessari. Secondi rimasti: { $seconds }
page-phone-vote-yes = Sì
page-phone-vote-no = No
page-gone-tunnel = In galleria
    .next = In questo momento il tavolo non sente questo telefono. Le tue carte, i tuoi sorsi e la scelta a metà sono al sicuro.
page-gone-replaced = Aperto altrove
    .next = Il tuo posto è aperto in un'altra scheda o su un altro telefono. Può stare aperto in un posto solo.
page-gone-kicked = Giù dall'autobus
    .next = Chi ospita ha liberato questo posto. Se è stato un errore, il codice vale ancora.
page-gone-left = Corsa finita, per te
    .next = Il tavolo continua. Se cambi idea, il codice vale ancora.
page-gone-closed = Il tavolo è chiuso
    .next = Sono scesi tutti. La serata resta salvata.
page-gone-moved = Il tuo posto si è spostato
    .next = È passato a un altro telefono. Questo può risalire, come nuovo passeggero.
page-gone-token = Nessun posto qui
    .next = Il tavolo non conosce questo telefono. Sali con il codice.
page-gone-protocol = La pagina è vecchia
    .next = Il tavolo parla una versione più nuova. Basta ricaricare la pagina.
page-gone-attempt = Si riprova, tentativo { $attempt }
page-gone-table = Tavolo { $code }
page-gone-kept = Il posto resta tuo
page-gone-try = Prova ora
page-gone-here = Gioca qui
page-gone-again = Risali
page-gone-summary = Com'è andata la serata
page-sheet-rules = Le regole
page-sheet-rules-book = { $game }, regolamento { $book }
page-sheet-rules-all = Tutto ciò che vale a questo tavolo
page-sheet-seat-had = { $points ->
    [0] Finora: { drinks }. Lo vedi solo tu.
   *[other] Finora: { drinks }, di cui { $points } in punti. Lo vedi solo tu.
 }
page-sheet-seat-table = Tavolo { $code }
page-sheet-seat-move = Un altro telefono
page-sheet-seat-move-ask = Porta il mio posto su un altro telefono
page-sheet-seat-move-code = Sull'altro telefono sali al tavolo { $code } con questo codice usa e getta. Vale un minuto.
page-sheet-seat-leave = Lascia il tavolo
page-sheet-seat-leave-about = Un sostituto gioca le tue carte fino alla fine
page-sheet-vote = Chiedi al tavolo
page-sheet-vote-call-end = Vota per finire la partita
page-sheet-vote-call-replace = Vota per un sostituto: { $name }
page-sheet-vote-call-replace-about = finché non torna
page-sheet-host = Ospiti tu
page-sheet-host-pause = Metti in pausa il tavolo
page-sheet-host-hand = Passa il tavolo a { $name }
page-sheet-coach-is-off = A questo tavolo non si dicono le probabilità.
page-sheet-coach-is-after = Le probabilità si dicono dopo ogni decisione, a tutti.
page-sheet-coach-is-before = Le probabilità si dicono prima di ogni decisione, a tutti.

### Page: Ride the Bus on the phone

page-ride-ask-small = { $question } di { $questions }. { $wrong ->
    [0] Sbagliare non costa niente
    [one] Sbagliato: { $wrong } sorso
   *[other] Sbagliato: { $wrong } sorsi
 }{ $right ->
    [0] {""}
   *[other] . Giusto: ne dai { $right }
 }
page-ride-ask-ride = Tentativo { $attempt }. Sbagliato: dalla prima
page-ride-ask-yours = La tua carta, { $name }
page-ride-ask-hot = entro tre valori
page-ride-right = Giusto
page-ride-wrong = Sbagliato
page-ride-you-said = Hai detto { $call }
page-ride-it-was = Era { $card }.
page-ride-it-was-and = Era { $card }. Fanno { drinks }.
page-ride-go-on = Avanti
page-ride-done = Tieni premuto: fatto
page-ride-sit-out = Questa la salto
page-ride-later = Dopo
page-ride-owed = { $shots ->
    [0] Per te: { drinks }
   *[other] { $drinks ->
        [0] Per te: { shots }
       *[other] Per te: { drinks } e { shots }
     }
 }
page-ride-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }
page-ride-to-drink = { $drinks ->
    [one] { $drinks } sorso per te
   *[other] { $drinks } sorsi per te
 }
page-ride-to-shoot = { $shots ->
    [one] { $shots } shot per te
   *[other] { $shots } shot per te
 }
page-ride-yours-alone = Bevi o no: non lo viene a sapere nessuno
page-ride-beyond-cap = Oltre il limite del tavolo: { $points ->
    [one] { $points } è un punto.
   *[other] { $points } sono punti.
 }
page-ride-seconds = { $seconds ->
    [one] Resta { $seconds } secondo
   *[other] Restano { $seconds } secondi
 }
page-ride-your-cards = Le tue carte
page-ride-your-hand = La tua mano: { cards }
page-ride-give = Da dare: { drinks }
page-ride-give-one = Un tocco, ed è suo
page-ride-give-split = Dividi come vuoi
page-ride-give-claim = La tua carta va giù come { $rank }. Faccia di pietra.
page-ride-give-left = { $left ->
    [one] { $left } ancora senza casa
   *[other] { $left } ancora senza casa
 }
page-ride-give-all = { $drinks ->
    [one] Ha trovato casa
   *[other] Tutti e { $drinks } hanno una casa
 }
page-ride-give-had = finora { $drinks }
page-ride-give-share = Distribuisci il resto
page-ride-give-hold = Tieni premuto per dare
page-ride-lay = Piramide, fila { $row }
page-ride-lay-give = { $shot ->
    [0] e dai { drinks }
   *[other] e dai uno shot
 }
page-ride-lay-take = { $shot ->
    [0] e bevi { drinks } tu
   *[other] e butti giù tu uno shot
 }
page-ride-lay-gives = { $shot ->
    [0] Chi ha la carta dà { drinks }
   *[other] Chi ha la carta dà uno shot
 }
page-ride-lay-takes = { $shot ->
    [0] Chi mette giù qui beve { drinks }
   *[other] Chi mette giù qui butta giù uno shot
 }
page-ride-lay-held = { $held ->
    [0] Nessuna carta tua corrisponde.
    [one] Una carta tua corrisponde.
   *[other] { $held } carte tue corrispondono.
 }
page-ride-lay-sealed = Nessuno vede chi risponde cosa finché non hanno risposto tutti.
page-ride-lay-laid = Messe giù:
page-ride-lay-tag = uguale
page-ride-lay-matches = { $card }, uguale
page-ride-lay-match = Metti giù { $card }
page-ride-lay-bluff = Bluffa con { $card }
page-ride-lay-say = e di' che è { $rank }
page-ride-lay-another = { $held ->
    [0] Bluffa
   *[other] Bluffa con un'altra
 }
page-ride-lay-enough = Basta così
page-ride-lay-pyramid = La piramide: { $turned } di { $cards } scoperte
page-ride-call-small = Fila { $row }. Dire bugia vale { $stake }
page-ride-call-gives = { $shot ->
    [0] { $name } ti dà { drinks }
   *[other] { $name } ti dà uno shot
 }
page-ride-call-also = { $name }: { $drinks }
page-ride-call-seen = In vista:
page-ride-call-accept = Accetto
page-ride-call-accept-small = { $shot ->
    [0] a te: { drinks }
   *[other] lo shot è tuo
 }
page-ride-call-liar = Bugia!
page-ride-call-liar-small = tieni: { $stake }
page-ride-pilot-small = Divideresti i sorsi, nient'altro
page-ride-rides = { $name } è sull'autobus
page-ride-you = Sei sull'autobus
page-ride-attempt = Tentativo { $attempt }. Finora: { drinks }
page-ride-so-far = Finora: { drinks }
page-ride-co-pilot = e { $name }, copilota
page-ride-stop-of = Fermata { $stop } di { $stops }
page-ride-stop = Fermata { $stop }, { $name }
page-ride-home = Capolinea
page-ride-boards = { $crew ->
    [jack] Sale un fante.
    [queen] Sale una donna.
    [king] Sale un re.
   *[ace] Sale un asso.
 }
page-ride-cost = Fanno { drinks }, e l'autobus prosegue.
page-ride-cost-back = Fanno { drinks }, e si torna al pub.
page-ride-cost-grew = Fanno { drinks }, e la linea si allunga: altre { cards }.
page-ride-safe = Da 2 a 10 si prosegue. Fante { $jack }, donna { $queen }, re { $king }, asso { $ace }{ $more ->
    [0] .
   *[other] , e ogni volta uno in più.
 }
page-ride-drinks = sorsi finora
page-ride-turned = carte girate
page-ride-to-go = fermate ancora
page-ride-all-aboard = Tutti a bordo
page-ride-cord = Tira il cordino
page-ride-cord-again = Ancora una volta
page-ride-cord-about = due volte, e si gira la prossima carta
page-ride-stop-1 = Pub
page-ride-stop-2 = Friggitoria
page-ride-stop-3 = Municipio
page-ride-stop-4 = Lavanderia
page-ride-stop-5 = Gasometro
page-ride-stop-6 = Cimitero
page-ride-stop-7 = Rotonda
page-ride-stop-8 = Orti
page-ride-stop-9 = Ultime case
page-ride-stop-10 = Casa
page-ride-wait-asked = La domanda è per { $name }.
page-ride-wait-card = La prossima carta arriva.
page-ride-wait-lay = { $seats ->
    [one] Ci pensa ancora: { $names }
   *[other] Ci pensano ancora: { $names }
 }
page-ride-wait-gives = { $shot ->
    [0] { $name } distribuisce { drinks }.
   *[other] { $name } dà uno shot.
 }
page-ride-wait-claim = Vero, o un bluff?
page-ride-wait-call = { $name } crede a { $player }?
page-ride-wait-pilot = Sale anche { $name }?
page-ride-wait-draw = Spareggio per la corsa
page-ride-wait-at-stake = { $shot ->
    [0] Per te, in ballo: { drinks }.
   *[other] Per te, in ballo: lo shot.
 }
page-ride-wait-guess = Tu cosa diresti?
page-ride-wait-guess-said = Tu diresti { $call }.
page-ride-wait-guess-right = Avresti avuto ragione.
page-ride-wait-guess-wrong = Avresti sbagliato, ma non ha sentito nessuno.
page-ride-wait-join = Entri alla prossima partita.
page-ride-wait-watch = Stai guardando: niente carte, niente sorsi.
page-ride-wait-next = Poi tocca a te
page-ride-over = Capolinea
page-ride-over-given-up = Fine della serata
page-ride-over-given-up-next = Il tavolo ha votato di finire qui.
page-ride-over-games = Partita { $game } di { $games }
page-ride-over-rode = { $name } ha fatto la corsa: { cards }, { drinks }.
page-ride-over-pays = La corsa più lunga, e quindi il primo giro la prossima volta: { $names }
page-ride-over-mine = { $shots ->
    [0] La tua serata: { drinks }
   *[other] La tua serata: { drinks }, { shots }
 }
page-ride-over-next = Un'altra partita
page-ride-over-lobby = Posti e regole
page-ride-coach = Le probabilità
page-ride-coach-level = pari
page-ride-coach-best = La migliore: { $call }, { $chance }
page-ride-coach-true = Vero: { $chance }. In media crederci ti costa { $accept }, dire bugia { $liar }.
page-ride-coach-never = Non può essere vero. Crederci ti costa { $accept }, dire bugia niente.
page-ride-coach-surely = Dev'essere vero. Crederci ti costa { $accept }, dire bugia { $liar }.
page-ride-coach-known = Tutti sanno che niente di quello che hai corrisponde.
page-ride-coach-held = Il suo valore esce di nuovo: { $chance }
page-ride-coach-clean = A casa senza un altro sorso: { $chance }

### Serve and join

error-serve-port = { $port } non è una porta: da 0 a 65535
error-serve-port-taken = La porta { $port } è occupata, forse da un altro Nightbus: fermarlo, o provare --port { $other }
error-serve-port-denied = La porta { $port } non è per tutti: provare --port 8080
error-serve-no-address = “{ $host }” non è un indirizzo di questa macchina: senza --host si ascolta su tutti
error-serve-cannot = Non si può ascoltare su { $host }, porta { $port }: { $why }
error-serve-address = “{ $url }” non è l’indirizzo di un server. Deve essere come http://192.0.2.7:8080 o https://bus.example.org
error-serve-file = Non si può leggere “{ $file }”: { $why }
error-serve-key-alone = --tls-key “{ $key }” vuole il suo certificato: aggiungere --tls-cert FILE
error-serve-key-locked = La chiave in “{ $file }” chiede una password: salvarla senza (openssl pkey -in FILE -out NUOVO)
error-serve-certificate = “{ $cert }” e “{ $key }” non sono un certificato e la sua chiave in PEM
error-serve-log = Non c’è un registro “{ $log }”
serve-open = I telefoni di questa rete aprono
serve-public = Tutti aprono
serve-here = Su questa macchina: { $url }
serve-join = Da un altro terminale: nightbus join { $url }/j/CODICE
serve-only-here = Solo questa macchina raggiunge il server (senza --host anche i telefoni):
serve-kept = I tavoli sono conservati in { $where }
serve-stop = Ctrl-C ferma il server; ogni tavolo resta com’è.
serve-stopped = Fermato. Niente è perduto.
front-no-page = Questo server non ha una pagina. Ai tavoli si arriva da un terminale:
front-make = Un tavolo nuovo, con curl; la risposta dice il suo codice:
front-host = Chi si siede per primo ospita (tasto H) e comincia la partita.
error-join-address = “{ $url }” non è l’indirizzo di un tavolo. Deve essere come http://192.0.2.7:8080/j/KQJT, o KQJT --server 192.0.2.7:8080
error-join-no-code = { $url } è un server. Di’ quale dei suoi tavoli, con il codice che è sullo schermo: { $url }/j/KQJT. Un tavolo si apre dalla pagina di lì
error-join-unreachable = Nessun server risponde a { $url } ({ $why }): guardare se è acceso, e se la rete è la stessa
error-join-no-nightbus = Quello che risponde a { $url } non è un Nightbus
error-join-unreadable = Quello che dice il server non si capisce: forse è un Nightbus più recente, o non lo è affatto
error-view-form = Il server mostra una posizione che questo programma non sa leggere ({ $found }): aggiornare Nightbus
error-event-form = Il server racconta qualcosa che questo programma non conosce ({ $event }): aggiornare Nightbus
join-ask-name = Il tuo nome al tavolo [{ $name }]:
join-name-kept = Sei già seduto qui come { $name }; il nome si cambia dalla pagina.
join-cannot-keep = Non si può conservare il tuo posto in { $file }: { $why }
join-connecting = Collegamento a { $url }
join-lost = Il collegamento è caduto; si riprova. Il tuo posto è conservato.
join-back = Di nuovo collegato.
join-lobby = Tavolo { $code }
join-here = Gli altri entrano da
join-people = { $n ->
    [0] Nessuno è ancora seduto
    [one] Un posto
   *[other] { $n } posti
 }
terminal-join-is-you = tu
terminal-join-is-host = ospita
terminal-join-is-bot = bot
terminal-join-is-away = assente
terminal-join-is-stand-in = gioca un altro
join-shuffling = Tutti mescolano insieme
join-you-start = Comincia quando ci sono tutti
join-you-next = Passa alla partita seguente quando ci sono tutti
join-host-starts = { $name } comincia la partita
join-no-host = Chi ospita non c’è: ospita tu per cominciare la partita
join-paused = Il tavolo è in pausa
join-clock = (ancora { $seconds } s)
join-waiting-for = Si aspetta { $names }
terminal-join-key-host = ospitare
terminal-join-key-start = comincia
terminal-join-key-bot = un bot in più
terminal-join-key-no-bot = un bot in meno
terminal-join-key-lock = chiudi o apri
terminal-join-key-turn = gira la carta
terminal-join-key-for = a favore
terminal-join-key-against = contro
join-kept = La serata è conservata a { $url }
join-come-back = Il tuo posto è conservato. Si torna con: nightbus join { $url }
join-look-again = Si torna a guardare con: nightbus join { $url } { $option }
join-read-people = Al tavolo: { $names }
join-read-keys = Scrivi una mossa o il suo numero. Anche: who, table, log, undo, turn, odds, why, glass, move, ?, quit; chi ospita: start, bot, next, lock, cap, coach (host: ospitare tu, se chi ospita è via). glass dice che cos’è un sorso al tuo posto, move porta il posto su un altro dispositivo, quit lo tiene, leave lo lascia.
terminal-join-key-why = perché i bot hanno giocato così
terminal-title-why = Perché i bot hanno giocato così
join-why = { $action } – { $why }
terminal-title-odds = Le probabilità
terminal-join-key-me = tu
terminal-join-key-odds = probabilità
terminal-join-key-coach = probabilità
terminal-join-key-cap = tetto
terminal-join-me-hint = Premi ciò che dev’essere · Esc torna al tavolo
join-move-ask = Portare il mio posto su un altro dispositivo
join-move = Vale un minuto, una volta sola:
join-move-how = Sull’altro dispositivo: nightbus join { $url } --code { $move }. Oppure apri l’indirizzo su un telefono e scegli “{ page-join-have-move }”.
join-odds-before = Le probabilità, dalle carte che conosci
join-odds-after = Quello che hai appena fatto, secondo le probabilità
join-odds-chosen = { $option } – quello che hai fatto
join-cap-form = Di’ quanti sorsi: cap 20, o cap 0 per nessun tetto
join-coach-form = Di’ quando si dicono le probabilità: coach off, coach after o coach before
join-glass-form = Di’ che cos’è qui un sorso: { $allowed }. glass open lo mostra al tavolo, glass closed no.
join-name-taken = A questo tavolo c’è già qualcuno che si chiama { $name }.
join-try-name = Un altro nome:
error-join-odds-unread = Il server dice probabilità che questo programma non conosce: pip install --upgrade nightbus
terminal-join-event-joined = { $name } si siede
terminal-join-event-bot_joined = { $name } si siede, un bot
terminal-join-event-left = { $name } se n’è andato
terminal-join-event-kicked = { $name } è stato mandato via
terminal-join-event-renamed = Ora si chiama { $name }
terminal-join-event-house_set = Regole della casa: { $game }, { $rulebook }
terminal-join-event-hosted = Ora ospita { $name }
terminal-join-event-locked-on = Nessun altro può entrare
terminal-join-event-locked-off = Altri possono entrare di nuovo
terminal-join-event-paused-on = Chi ospita mette il tavolo in pausa
terminal-join-event-paused-off = Il tavolo riprende
terminal-join-event-away = { $name } è assente
terminal-join-event-here = { $name } è qui
terminal-join-event-stood_in = Un altro gioca per { $name }
terminal-join-event-took_back = { $name } gioca di nuovo
terminal-join-event-timed_out = Il tempo di { $name } è finito
terminal-join-event-vote-end = { $by } chiede un voto: finire la partita com’è?
terminal-join-event-vote-replace = { $by } chiede un voto: un altro al posto di { $name }?
terminal-join-event-vote-passed = Il voto è passato
terminal-join-event-vote-failed = Il voto non è passato
terminal-join-event-given_up = La partita finisce com’è
terminal-join-event-closed = Il tavolo è chiuso
join-ended = Il server ha chiuso ({ $code }).



### Page: the shared screen

page-screen-table = Tavolo { $code }
page-screen-join = Per salire
page-screen-locked = Porte chiuse
page-screen-seats = Posti
page-screen-rule = La regola di questo momento (tasto ?)
page-screen-rule-book = { $game }, regolamento { $book }
page-screen-sound = Suono (tasto M)
page-screen-muted = Suono spento (tasto M)
page-screen-pub = Modo pub: solo il tavolo (tasto P)
page-screen-summary = La serata in cifre
page-screen-again = Il bicchiere della staffa? La prossima partita parte dal telefono di chi ospita.
page-screen-given-up = La partita è finita con un voto
page-screen-over = Questa era l'ultima fermata
page-screen-and = { $one } · { $other }

page-screen-gone-tunnel = In galleria
    .next = La macchina del tavolo non si raggiunge. È accesa, e sulla stessa rete? Questo schermo continua a provare.
page-screen-gone-refused = Non a bordo
page-screen-gone-failed = Non è arrivato
    .next = Questa parte della pagina non si è potuta prendere. La macchina del tavolo è accesa, e sulla stessa rete?
page-screen-gone-replaced = Aperto altrove
    .next = Questo schermo è aperto in un'altra finestra. Si può riportare qui.
page-screen-gone-closed = Capolinea
    .next = Chi ospita ha chiuso il tavolo. Buon rientro.
page-screen-gone-kicked = Giù dall'autobus
    .next = Chi ospita ha tolto questo schermo dal tavolo. Può risalire.
page-screen-gone-token = Qui nessuno lo conosce
    .next = Il tavolo non conosce più questo schermo. Può risalire.
page-screen-tunnel = In galleria.
page-screen-tunnel-next = Il tavolo resta com'è. Tentativo { $attempt } di tornare.
page-screen-paused = L'autobus aspetta.
page-screen-paused-host = { $name } ha messo in pausa il tavolo, e lo fa ripartire.
page-screen-paused-nobody = Qui non c'è nessuno che gioca. Si riparte con il primo che torna.
page-screen-vote-end = Chiudere la partita così com'è?
page-screen-vote-replace = Gioca un sostituto per { $name }?
page-screen-vote-so-far = { $yes } su { $needed } a favore, ancora { $seconds } s. Si vota dal telefono.
page-screen-vote-yes = a favore
page-screen-vote-no = contro
page-screen-stand-in = Un sostituto gioca per { $name }, che può tornare quando vuole.
page-screen-stand-in-short = gioca un sostituto
page-screen-long = Forse stanotte questo autobus non arriva.
page-screen-long-next = Lo accorciamo? Qualsiasi telefono può chiedere un voto.
page-screen-watching = Stai guardando. Per giocare, entra con il codice.

page-screen-ask-any = Tocca a { $name }
page-screen-ask-colour = { $name }, rosso o nero?
page-screen-ask-height = { $name }, sopra o sotto { $card }?
page-screen-ask-between = { $name }, tra { $card } e { $second }?
page-screen-ask-suit = { $name }, che seme?
page-screen-ask-heat = { $name }, caldo o freddo? Caldo è a tre di distanza, al massimo.
page-screen-ask-rank = { $name }, che valore esatto?
page-screen-gives = { $drinks ->
    [0] { $name } dà uno shot
   *[other] { $name } dà { drinks }
 }
page-screen-ties-wrong = lo stesso valore è sbagliato
page-screen-ties-redraw = con lo stesso valore se ne dà un'altra
page-screen-ties-right = lo stesso valore è giusto
page-screen-ties-double = lo stesso valore costa il doppio
page-screen-right = giusto
page-screen-wrong = sbagliato
page-screen-shot = shot
page-screen-answered = ha risposto
page-screen-believes = ci crede
page-screen-still = Deve ancora rispondere
page-screen-liar = Bugia!
page-screen-says = dice { $name }
page-screen-true = Era vero
page-screen-bluff = Un bluff
page-screen-if-true = È vero?
page-screen-if-true-then = { $shot ->
    [0] Chi dubita prende { drinks }.
   *[other] Chi dubita prende due shot.
 }
page-screen-if-not = Non lo è?
page-screen-if-not-then = { $shot ->
    [0] { $name } prende { drinks } e si riprende la carta, vista da tutti.
   *[other] { $name } prende due shot e si riprende la carta, vista da tutti.
 }
page-screen-aboard = Tutti a bordo!
page-screen-ride = Tentativo { $attempt } · { $turned ->
    [0] ancora nessuna carta girata
    [one] { $turned } carta girata
   *[other] { $turned } carte girate
 }
page-screen-attempts = Tentativi finora
page-screen-attempt-ended = { $card }, { $drinks }
page-screen-so-far = { $drinks ->
    [0] niente finora
    [one] { $drinks } sorso finora
   *[other] { $drinks } sorsi finora
 }
page-screen-cap = finisce a { $drinks }
page-screen-gets-on-jack = Sale un fante
page-screen-gets-on-queen = Sale una donna
page-screen-gets-on-king = Sale un re
page-screen-gets-on-ace = Sale un asso
page-screen-back = { $drinks ->
    [one] { $drinks } sorso, e si torna al pub
   *[other] { $drinks } sorsi, e si torna al pub
 }
page-screen-costs = { $drinks ->
    [one] { $drinks } sorso, e si prosegue
   *[other] { $drinks } sorsi, e si prosegue
 }
page-screen-comes-along = { $name } viene con noi?

page-screen-no = No.
page-screen-next = il prossimo
page-screen-chips = { $chips ->
    [one] { $chips } fiche
   *[other] { $chips } fiche
 }
page-screen-wins = { $wins ->
    [one] { $wins } vittoria
   *[other] { $wins } vittorie
 }

page-screen-last-lap = Prendere una carta, o stare?
page-screen-may-stop = al primo turno si può fermare subito l'autobus
page-screen-stopping = Fermata. { $name } ha suonato il campanello
page-screen-stopped = ha fermato
page-screen-stands = sta
page-screen-drives-on = prosegue
page-screen-loses-token = perde un gettone
page-screen-odds = Le probabilità di { $name }
page-screen-odds-after = Le probabilità che aveva { $name }
page-screen-odds-losing = La probabilità che { $name } perda
page-screen-odds-true = è vero
page-screen-odds-never = Non può essere vero
page-screen-odds-surely = Dev'essere vero
page-screen-odds-clean = a casa senza un altro sorso

### Page: Chase the Ace and Stop the Bus on the phone

## Round the table, in games of lives and of tokens
page-round-around = Intorno al tavolo
page-round-you = tu
page-round-asked = deve decidere
page-round-stopped = ha fermato l'autobus
page-round-last-turn = ha ancora l'ultimo turno
page-round-lent = gettone in prestito
page-round-decides = { $name } decide
page-round-your-turn = Al mio turno
page-round-you-win = Hai vinto
page-round-coach = Rischio di perdere
page-round-standing = A che punto è la serata
page-round-wins = partite vinte
page-round-chips = fiche vinte o perse

## Chase the Ace
page-chase-other = { $name }: { $ask }
page-chase-down = La tua carta, coperta: premi per guardarla, premi ancora per coprirla
page-chase-or-tap = Oppure tocca una volta, e un'altra per coprirla.
page-chase-let-go = Lascia e torna coperta.
page-chase-up = La tua carta è scoperta: la vedono tutti.
page-chase-seen-by = Vista anche da { $names }
page-chase-holds = { $name } ha { $card }: l'hai vista.
page-chase-face-up = Scoperte:
page-chase-no = Niente cambio
page-chase-rule = Mano { $round } · la più bassa perde, il re blocca
page-chase-rule-cuckoo = Mano { $round } · la più bassa perde, il Cucù blocca
page-chase-yours = la carta che hai
page-chase-you-are-out = Sei fuori
page-chase-stay-small = con quella che hai
page-chase-with = con { $name }
page-chase-keep = Tengo
page-chase-draw = Pesco
page-chase-draw-small = dal tallone
page-chase-enough = Basta
page-chase-enough-small = niente secondo cambio
page-chase-again = Cambio ancora
page-chase-keep-small = scoperta com'è
page-chase-redeal = Nuova mano
page-chase-redeal-small = per tutti
page-chase-dealing = Le carte stanno arrivando.
page-chase-showdown = Tutte scoperte
page-chase-showdown-small = La più bassa perde
page-chase-lose = Perdi { lives }
page-chase-safe = Salvo
page-chase-loses = perde
page-chase-out = Sei fuori, con una bella vista

## Stop the Bus
page-stop-other = { $name }: { $ask }
page-stop-last-turn = Il tuo ultimo turno
page-stop-you-stopped = Hai fermato l'autobus
page-stop-middle = Al centro
page-stop-hand = La tua mano
page-stop-tap = toccane una
page-stop-now = ora
page-stop-after = dopo il cambio
page-stop-all-small = o toccane una per fila
page-stop-you-are-out = Sei fuori
page-stop-choose = Una per fila
page-stop-swap = Via { $put }, dentro { $take }
page-stop-swap-and-stop = Cambia e ferma l'autobus
page-stop-hold = tieni premuto: un turno agli altri
page-stop-drive = Fine turno
page-stop-drive-small = l'autobus riparte
page-stop-stand-small = la mano resta com'è
page-stop-dealing = Le carte stanno arrivando.
page-stop-lent = in prestito
page-stop-showdown = L'autobus è fermo
page-stop-showdown-small = La mano più bassa perde un gettone
page-stop-lose = Perdi un gettone
page-stop-safe = Salvo
page-stop-loses = perde un gettone
page-stop-out = Sei fuori, con una bella vista
page-stop-lent-now = Vai avanti con un gettone in prestito.
page-stop-limit = { $turns ->
    [one] Ancora questo turno, e l'autobus si ferma da solo.
   *[other] Ancora { $turns } turni a testa, e l'autobus si ferma da solo.
 }



### Page: one phone passed round

page-pass = Un telefono per tutti
page-pass-about = Passa di mano in mano; nessuno vede le carte altrui
page-pass-route = Linea
page-pass-rules = Regole della casa
page-pass-riders = Chi gioca
page-pass-name = Giocatore { $number }
page-pass-face = Un'altra faccia per il giocatore { $number }
page-pass-off = { $name } non gioca
page-pass-add = Un altro
page-pass-bots = Bot a bordo
page-pass-names-first = Prima i nomi
page-pass-till = Gli altri guardano altrove finché non hai risposto
page-pass-turn = { $name }, tocca a te.
page-pass-everybody = Sotto gli occhi di tutti
page-pass-on = Passa
page-pass-hide = Copri
page-pass-code = Altri telefoni e uno schermo comune possono salire con il codice { $code }.
page-pass-vote-by = La chiede { $name }
page-pass-pack = Mettere via le carte
page-pass-pack-small = il tavolo chiude



### Page: the night in figures, replay, the lab

page-summary = Capolinea, si scende
page-summary-small = Tavolo { $code }
page-summary-pays = La corsa più lunga paga il primo giro: { $name }
page-summary-counting = Si contano i biglietti
page-summary-counting-next = Le probabilità di ogni decisione si calcolano ancora una volta.
page-summary-still = Non ancora arrivati
page-summary-still-next = La partita è ancora in corso. Le cifre sono qui quando finisce.
page-summary-goes-on = La prossima partita è cominciata.
page-summary-table-back = Al tavolo
page-summary-next = Un'altra partita
page-summary-tile-ride = Corsa più lunga
    .big = { $amount ->
        [one] { $amount } carta
       *[other] { $amount } carte
     }
    .line = { $other ->
        [one] Un tentativo, dritto a casa.
       *[other] A casa al tentativo { $other }.
     }
page-summary-tile-bluff = Miglior bluff
    .big = «{ $word }»
    .line = { $amount ->
        [one] Era { $card }. Ci hanno creduto.
       *[other] Era { $card }. In { $amount } ci hanno creduto.
     }
page-summary-tile-call = Miglior sospetto
    .big = Non «{ $word }»
    .line = La carta messa giù da { $other } era { $card }.
page-summary-tile-lucky = Più fortuna
    .big = { $amount } in meno
    .line = { $unit ->
        [lives] Carte gentili: tante vite perse in meno del solito, con quelle scelte.
        [tokens] Carte gentili: tanti gettoni persi in meno del solito, con quelle scelte.
       *[drinks] Carte gentili: tanti sorsi in meno del solito, con quelle scelte.
     }
page-summary-tile-unlucky = Più sfortuna
    .big = { $amount } in più
    .line = Il mazzo aveva altri piani. Succede.
page-summary-tile-close = Per un soffio
    .big = { $amount ->
        [one] Una fermata
       *[other] { $amount } fermate
     }
    .line = Così vicino a casa, e di nuovo dall'inizio.
page-summary-tile-shot = Il colpo più lungo
    .big = { $amount }
    .line = Ha detto { $word } con questa probabilità, e aveva ragione.
page-summary-tile-pays = Primo giro
    .big = { $amount ->
        [one] { $amount } carta
       *[other] { $amount } carte
     }
    .line = Lo paga la corsa più lunga.
page-summary-tile-won = Fino in fondo
    .big = { $amount ->
        [one] { $amount } giro
       *[other] { $amount } giri
     }
    .line = Ancora in gioco quando gli altri erano fuori.
page-summary-tile-kings = Re incontrati
    .big = { $amount ->
        [one] Un re
       *[other] { $amount } re
     }
    .line = Voleva scambiare. Il re no.
page-summary-tile-edge = Appeso a un filo
    .big = { $amount ->
        [one] { $amount } giro
       *[other] { $amount } giri
     }
    .line = { $unit ->
        [tokens] Tanto tempo con un solo gettone.
       *[other] Tanto tempo con una sola vita.
     }
page-summary-tile-hand = Miglior mano
    .big = { $word }
    .line = { $cards }
page-summary-tile-quick = Fermata più rapida
    .big = { $amount ->
        [one] Primo turno
       *[other] { $amount } turni
     }
    .line = Non ne servivano altri per fermare l'autobus.
page-summary-over = { $unit ->
    [lives] Vite nel corso della partita
    [tokens] Gettoni nel corso della partita
   *[drinks] Sorsi nel corso della partita
 }
page-summary-over-line = { $unit ->
    [drinks] La salita più ripida: { $name }.
   *[other] La discesa più ripida: { $name }.
 }
page-summary-first = prima carta
page-summary-last = ultima carta
page-summary-table = Lo stesso in tabella
page-summary-seat = Posto
page-summary-apart = Fortuna e scelte
page-summary-apart-line = { $unit ->
    [lives] Rispetto alla scelta migliore ogni volta. Le scelte più care: { $name }, { $amount } vite in media.
    [tokens] Rispetto alla scelta migliore ogni volta. Le scelte più care: { $name }, { $amount } gettoni in media.
   *[drinks] Rispetto alla scelta migliore ogni volta. Le scelte più care: { $name }, { $amount } sorsi in media.
 }
page-summary-apart-best = Tutti hanno scelto al meglio. Il resto l'hanno fatto le carte.
page-summary-apart-spared = Nessuna scelta è costata qualcosa al proprio posto. Chi ha risparmiato di più agli altri: { $name }, { $amount } sorsi in media.
page-summary-spared = Risparmiati agli altri
page-summary-took = { $unit ->
    [drinks] Bevuti
   *[other] Persi
 }
page-summary-expected = Gioco migliore
page-summary-ride = Corse
page-summary-given = Ricevuti
page-summary-choice = scelte
page-summary-luck = fortuna
page-summary-decisions = Decisioni
page-summary-right = { $unit ->
    [drinks] a destra della linea: più sorsi
   *[other] a destra della linea: più perdite
 }
page-summary-real = Previsto e reale
page-summary-real-line = { $unit ->
    [lives] Una partita così costa { $mean } vite a testa; 9 sere su 10, { $most } o meno. Da { $nights } serate giocate dai bot.
    [tokens] Una partita così costa { $mean } gettoni a testa; 9 sere su 10, { $most } o meno. Da { $nights } serate giocate dai bot.
   *[drinks] Una serata così dà { $mean } sorsi a testa; 9 sere su 10, { $most } o meno. Da { $nights } serate giocate dai bot.
 }
page-summary-real-games = { $unit ->
    [lives] { $games } partite così costano { $mean } vite a testa. Da { $nights } partite giocate dai bot.
   *[tokens] { $games } partite così costano { $mean } gettoni a testa. Da { $nights } partite giocate dai bot.
 }
page-summary-mean = Previsto
page-summary-usual = previsto { $mean }
page-summary-band = 9 serate su 10 finiscono qui dentro
page-summary-mine = La tua serata
page-summary-mine-had = { $unit ->
    [soft] Analcolico: { $drinks }
    [water] Acqua: { $drinks }
    [points] Sorsi: { $drinks }
    [nothing] Sorsi: { $drinks }
   *[beer] Birra: { $drinks }
 }
page-summary-mine-points = { $points ->
    [one] { $points } come punto
   *[other] { $points } come punti
 }
page-summary-mine-lost = { $unit ->
    [lives] Vite perse: { $amount }
   *[tokens] Gettoni persi: { $amount }
 }
page-summary-mine-apart = Decisioni con probabilità: { $decisions }. Le scelte sono costate { $choice }, la fortuna ha fatto { $luck }.
page-summary-mine-private = Lo vedi solo tu.
page-summary-keep = Da portare a casa
page-summary-replay = Rivedila
page-summary-proof = Controlla la mescolata
page-summary-picture = Immagine da condividere
page-summary-picture-foot = Nightbus. Tutti a casa.
page-summary-picture-failed = L'immagine non si può fare su questo dispositivo
page-summary-log = Il registro come file

page-proof = Controlla la mescolata
page-proof-about = Calcolato su questo dispositivo, dal solo registro. Il server non viene interpellato.
page-proof-right = È come era stata sigillata
page-proof-part = Nessuna riga è sbagliata, ma il seme non è mai stato mostrato
page-proof-wrong = La riga { $line } è sbagliata
page-proof-wrong-cut = Il registro finisce a metà di una riga. Ne manca una parte.
page-proof-wrong-chain = Questa riga, o una prima, è stata cambiata dopo essere stata scritta.
page-proof-wrong-form = Questo non è il registro di una mescolata che si possa controllare. Le carte di un mazzo vero non si può.
page-proof-wrong-order = Qualcosa è stato detto nell'ordine sbagliato, e poteva quindi essere scelto dopo.
page-proof-wrong-hash = Quello che è stato mostrato qui non è quello che era sigillato.
page-proof-wrong-pick = Questa carta non viene dai semi. Ne è stata pescata un'altra.
page-proof-game = Partita { $game }
page-proof-by = Il server e questi dispositivi hanno mescolato le carte, ognuno sigillato prima di aprirne uno: { $names }.
page-proof-by-none = Il server ha mescolato da solo; nessun dispositivo ha messo la sua parte. Il seme era sigillato prima della prima carta.
page-proof-left = Lasciati fuori, perché non hanno aperto ciò che avevano sigillato: { $names }.
page-proof-drawn = { $cards ->
    [one] { $cards } carta pescata di nuovo: la stessa.
   *[other] { $cards } carte pescate di nuovo: tutte uguali.
 }
page-proof-sealed = Il seme di questa mescolata non è mai stato mostrato: le carte non si possono pescare di nuovo.
page-proof-seal = Sigillo: { $hash }
page-proof-not = Non è provato che nessuno abbia mostrato la mano, né che questo sia il registro della vostra partita. Per questo, confrontate l'ultimo anello e il sigillo con quanto annotato da altri.
page-proof-chain = Ultimo anello: { $chain }
page-sheet-seal = Sigillo di questa mescolata, fatto prima della prima carta: { $hash }

page-replay = Di nuovo, a carte scoperte
page-replay-small = Tavolo { $code }, ultima partita
page-replay-winding = Si riavvolge
page-replay-winding-next = Tutte le carte si danno di nuovo.
page-replay-still = Non ancora arrivati
page-replay-still-next = La partita è ancora in corso, e le mani restano chiuse. Un registro da un file si può vedere subito.
page-replay-none = Niente da rivedere
page-replay-file = Apri un registro da un file
page-replay-proof = Controlla la mescolata
page-replay-summary = La serata in cifre
page-replay-place = Punto della partita
page-replay-said = { $at } di { $last }. { $told }
page-replay-play = Avvia (spazio)
page-replay-pause = Pausa (spazio)
page-replay-step = Un passo avanti (freccia destra)
page-replay-step-back = Un passo indietro (freccia sinistra)
page-replay-miss = Prossima scelta che non era la migliore (N)
page-replay-miss-before = Scelta precedente che non era la migliore (P)
page-replay-quiet = Niente da raccontare qui.
page-replay-why = Perché?
page-replay-events = Che cosa è successo
page-replay-misses = { $count ->
    [one] { $count } scelta non era la migliore. N ci va.
   *[other] { $count } scelte non erano le migliori. N va alla prossima.
 }
page-replay-no-misses = Ogni scelta con probabilità era la migliore possibile.
page-replay-missed = non la migliore
page-replay-odds = Probabilità di questa scelta
page-replay-choice = La scelta di { $name }
page-replay-fine = Buona quanto ogni altra.
page-replay-worse = { $unit ->
    [lives] La migliore avrebbe risparmiato { $amount } vite, in media.
    [tokens] La migliore avrebbe risparmiato { $amount } gettoni, in media.
   *[drinks] La migliore avrebbe risparmiato { $amount } sorsi, in media.
 }
page-replay-spared = Non è costata nulla, ma ha risparmiato agli altri { $amount } sorsi che si potevano dare gratis.
page-replay-costs = { $unit ->
    [lives] Quanto costerebbe ognuna, in vite, per quel che si sapeva delle carte:
    [tokens] Quanto costerebbe ognuna, in gettoni, per quel che si sapeva delle carte:
   *[drinks] Quanto costerebbe ognuna, in sorsi, per quel che si sapeva delle carte:
 }
page-replay-chosen = scelta
page-replay-best = migliore
page-replay-more = { $count ->
    [one] un'altra
   *[other] altre { $count }
 }
page-replay-right = giusta { $chance }
page-replay-true = la dichiarazione è vera { $chance }
page-replay-rank = { $kind }, meglio del { $chance } di tutte le mani
page-replay-gives = agli altri { $amount }
page-replay-rider = in corsa
page-replay-dealer = dà le carte
page-replay-stopper = ha fermato l'autobus
page-replay-laid = giù
page-replay-pyramid = La piramide
page-replay-line = La corsa
page-replay-middle = Il centro

page-lab = Il laboratorio
page-lab-small = Migliaia di serate giocate dai bot, così nessuno deve provarle tutte
page-lab-set = Le regole
page-lab-side = { $side }: { $book }
page-lab-book = Regolamento
page-lab-seats = Posti
page-lab-rules = Regole della casa
page-lab-changed = { $changed ->
    [0] come nel regolamento
    [one] { $changed } cambiata
   *[other] { $changed } cambiate
 }
page-lab-remove = Togli
page-lab-compare = Confronta con altre regole
page-lab-nights = Serate da giocare
page-lab-run = Giocale
page-lab-busy = Le serate si stanno giocando.
page-lab-warming = Il laboratorio si scalda: mezzo minuto, una volta sola. Va avanti da sé.
page-lab-queue = Il server ha molto da fare. Va avanti da sé.
page-lab-exactly = Ora le probabilità esatte.
page-lab-stale = Le regole sono cambiate da allora. Gioca di nuovo per le loro cifre.
page-lab-stated = Simulato: { $nights } serate ciascuno, giocate dai bot del pub, seme { $seed }. ± è un errore standard. Ciò che è esatto è segnato.
page-lab-measure-drinks = Sorsi di una persona
page-lab-measure-lost = Perdite di un posto
page-lab-measure-rows = Lunghezza di una corsa
page-lab-measure-ride = Sorsi di una corsa
page-lab-measure-rounds = Giri di una partita
page-lab-measure-minutes = Minuti di una serata
page-lab-axis-drinks = sorsi
page-lab-axis-lost = vite o gettoni
page-lab-axis-rows = file o tentativi
page-lab-axis-ride = sorsi
page-lab-axis-rounds = giri
page-lab-axis-minutes = minuti
page-lab-reach = Metà resta entro { $half }, 9 su 10 entro { $nine }, 99 su 100 entro { $most }.
page-lab-exact-mean = La media esatta è { $mean }.
page-lab-exact = esatto
page-lab-exact-key = esatto, contando
page-lab-mean-key = tratteggiata: la media
page-lab-table = Lo stesso in tabella
page-lab-svg = Salva come SVG
page-lab-by-seat = Posto per posto
page-lab-by-seat-line = La media di ogni posto al tavolo, in senso orario, il mazziere per ultimo. { $name }.
page-lab-place = Posto
page-lab-seat = Posto { $seat }
page-lab-dealer = Mazziere
page-lab-mean = Media
page-lab-nine = 9 su 10 entro
page-lab-known = Noto con esattezza: { $name }
page-lab-question = Domanda { $question } giusta, con la risposta migliore
page-lab-clean = A casa al primo tentativo
page-lab-attempts = Tentativi di una corsa
page-lab-cards = Carte di una corsa
page-lab-ride-drinks = Sorsi di una corsa
page-lab-json = Tutto come JSON
page-lab-csv = Tutti i conteggi come CSV
page-lab-sweep = Una regola, girata
page-lab-sweep-about = Tutto il resto è come sopra. In giallo, com'è impostata ora.
page-lab-switch = Scegli una regola della casa
page-lab-turn = Girala
page-lab-stop = Ferma
page-lab-left = { $left ->
    [one] { $left } impostazione da provare
   *[other] { $left } impostazioni da provare
 }
page-lab-setting = Impostazione
page-lab-sweep-few = Ancora poche impostazioni da confrontare.
page-lab-sweep-line = La media va da { $least } a { $most }.


### Page: the doors, the table's set-up and the lobby

## The doors

page-home-small = Ride the Bus, Chase the Ace, Stop the Bus
page-home-mine = I tuoi tavoli
page-home-back = Torna a bordo
page-role-seat = Il tuo posto è tuo
page-role-host = Hai aperto tu il tavolo
page-role-screen = Lo schermo comune
page-role-spectator = Stai guardando
page-code = Il codice sullo schermo
page-code-short = Un codice ha quattro lettere (sei in rete). È sullo schermo comune e sul telefono di chi ospita.
page-home-join = Sali
page-home-listed = Tavoli a cui chiunque può sedersi
page-home-listed-seats = { $seats ->
    [one] { $seats } a bordo
   *[other] { $seats } a bordo
 }{ $playing ->
    [yes] , si gioca
   *[no] , in attesa
 }
page-home-try = Prova una mano
page-home-try-about = Subito, contro i bot
page-home-open = Apri un tavolo
page-home-open-about = Scegli il gioco e le regole della casa
page-home-more = Altro
page-home-pass = Un solo telefono
page-home-lab = Probabilità e laboratorio
page-home-language = Lingua
page-home-replay = Rivedi una partita
page-replay-pick = Scegli un registro salvato a fine partita. Resta tra questa pagina e la macchina del tavolo.
page-book-classic = Ride the Bus, classico
page-book-party = Ride the Bus, festa
page-book-commission = Ride the Bus, commissione
page-book-chase-the-ace = Chase the Ace
page-book-stop-the-bus = Stop the Bus


## Getting on

page-join = In carrozza
page-join-on = Sali
page-join-small = Niente app, niente account
page-join-name = Come ti chiamano
page-join-nameless = Gli altri devono pur chiamarti in qualche modo.
page-join-face = La tua faccia
page-glass = Nel tuo bicchiere un sorso è di
page-unit-beer = Birra
page-unit-soft = Bibita
page-unit-water = Acqua
page-unit-points = Punti
page-unit-nothing = Niente
page-unit-driving = Guido
page-glass-driver-about = Tutto ciò che devi è in punti, dalla prima carta
page-glass-open = Il tavolo può vederlo
page-glass-open-about = Altrimenti solo tu. Il gioco è lo stesso
page-join-screen = Questo è lo schermo comune
page-join-watch = Solo guardare
page-join-have-move = Porta qui il mio posto da un altro telefono
page-join-moving = Il tuo posto, qui
page-join-moving-small = Carte, sorsi e turno vengono con te
page-join-move = Il codice monouso
page-join-take = Prendi il mio posto
page-join-new-seat = Meglio un posto nuovo
page-join-busy = La porta si apre
page-join-next-game = Si sta giocando. Nella prossima partita il posto è tuo.
page-join-unavailable = La macchina del tavolo non risponde. È accesa, e sulla stessa rete di questo telefono?


## A hand at once

page-try = Ti diamo le carte
page-try-about = Si siedono tre bot. Sono di buona compagnia.
page-try-failed = Le carte non sono arrivate
page-try-name = Novellino


## Opening a table

page-new = Dove si va stasera?
page-new-small = Cinque regolamenti, cinque linee
page-new-players = Da { $low } a { $high } giocatori.
page-route-classic = Lunga, e lo sa.
page-route-party = A casa per mezzanotte.
page-route-commission = Per chi legge il foglietto.
page-route-chase-the-ace = Si impara in due minuti.
page-route-stop-the-bus = Tranquilla, poi di colpo no.
page-back = Indietro
page-new-rules = Regole della casa
page-new-rules-small = { $book }: { $changed ->
    [0] come nel libro
    [one] { $changed } cambiata
   *[other] { $changed } cambiate
 }
page-preset = La serata in un tocco
page-preset-gentle = Leggera
page-preset-book = Da libro
page-preset-bold = Audace
page-new-folded = { $count ->
    [one] { $count } regola che così com'è non conta
   *[other] { $count } regole che così come stanno non contano
 }
page-new-changed = diverso dal libro
page-new-mend = { $title }: { $value }
page-new-row = Fila { $row }
page-new-question = Domanda { $question }
page-new-row-less = Una fila in meno
page-new-row-more = Una fila in più
page-new-next = Chi gioca
page-new-who = Chi gioca?
page-new-device = Questo dispositivo
page-new-play = Ci gioco io
page-new-play-about = Un posto, e i comandi di chi ospita
page-new-screen = È lo schermo comune
page-new-screen-about = TV o portatile; ospita il primo telefono a bordo
page-new-open = Apri il tavolo


## The night it will give

page-night = La serata che verrà
page-night-outlook = { $outlook ->
   *[mild] Previsioni: mite
    [wet] Previsioni: umido
    [stormy] Previsioni: tempesta
    [flood] Previsioni: diluvio
    [short] Previsioni: breve e asciutta
    [long] Previsioni: lunga e asciutta
 }
page-night-seats = Posti
page-night-drinks = sorsi a testa
page-night-most = o meno in 9 sere su 10
page-night-rounds = giri
page-night-shots = shot a testa
page-night-minutes = minuti; 9 sere su 10 entro { $most }
page-night-long = delle corse supera i dieci tentativi
page-night-exact = esatto
page-night-each = Sorsi per posto
page-night-dealer = mazziere
page-night-hardest = Il più colpito: { $from ->
    [0] il mazziere
    [1] il posto dopo il mazziere
   *[other] il posto { $from } dopo il mazziere
 }, con il { $share } dei sorsi.
page-night-alike = Nessun posto è chiaramente il più colpito.
page-night-brutal = Forse stanotte questo autobus non arriva. Lo accorciamo?
page-night-cured = { $drinks ->
    [one] { $drinks } sorso a testa
   *[other] { $drinks } sorsi a testa
 }
page-night-nights = { $nights ->
    [one] { $nights } serata giocata dai bot; ± è un errore standard.
   *[other] { $nights } serate giocate dai bot; ± è un errore standard.
 }
page-night-plain = Meno del solito: il laboratorio si scalda ancora o non è installato.
page-night-refused = Nessun tavolo potrebbe giocare con queste regole
page-night-away = Niente previsioni per ora. Il tavolo si apre anche senza.
page-night-coming = Si guarda il cielo
page-night-bar = { $drinks } sorsi a testa, { $minutes } minuti
page-night-bar-dry = { $minutes } minuti, niente sorsi


## How the table is kept

page-set-cap = Il tetto
page-set-cap-about = Oltre, i sorsi di un posto diventano punti
page-set-cap-at = Sorsi a partita
page-set-safety = L'acqua vale, e anche niente. Chi guida ha punti dalla prima carta.
page-set-seconds = Tempo per decidere
page-set-no-limit = Senza limite
page-set-so-long = { $seconds } s
page-set-absent = Qualcuno è via: al suo posto gioca
page-set-grace = Comincia dopo
page-absent-bot = Un bot
page-absent-default = La scelta più tranquilla
page-absent-wait = Nessuno: si aspetta
page-set-coach = Le probabilità si dicono
page-set-coach-off = Mai
page-set-coach-after = Dopo la risposta
page-set-coach-before = Prima
page-set-listed = Chiunque può trovarlo
page-set-listed-about = Il tavolo sta nell'elenco dei tavoli aperti
page-set-invited = Solo con QR o link
page-set-invited-about = Il codice da solo non apre


## The lobby

page-lobby-all = Ci siamo tutti?
page-lobby-again = Un'altra?
page-lobby-waiting = Si aspetta { $name }
page-lobby-soon = Si parte presto
page-lobby-aboard = { $count ->
    [0] nessuno a bordo
   *[other] { $count } a bordo
 }
page-lobby-small = { $count ->
    [0] nessuno a bordo
   *[other] { $count } a bordo
 }, { $room ->
    [0] al completo
   *[other] posto per { $room }
 }
page-lobby-free = libero
page-lobby-home = A casa
page-code-table = Il codice del tavolo
page-lobby-qr = Fai salire altri
page-lobby-locked = Le porte sono chiuse
page-lobby-change-me = { $unit }. Nome, faccia, bicchiere
page-lobby-you = tu
page-lobby-host = ospita
page-lobby-dealer = dà le carte
page-lobby-bot-pub = bot
page-lobby-bot-random = bot, gioca a caso
page-lobby-bot-pub-about = Gioca da cliente abituale
page-lobby-bot-random-about = Gioca a caso
page-lobby-away = via
page-lobby-ready = presente
page-lobby-up = { $name }: un posto più su
page-lobby-down = { $name }: un posto più giù
page-lobby-about = { $name }: altro
page-lobby-moved = { $name } siede al posto { $place }
page-lobby-add-bot = Aggiungi un bot
page-lobby-add-random = Un bot matto
page-lobby-keeper = Comandi di chi ospita
page-lobby-changed = { $changed ->
    [one] { $changed } regola diversa dal libro
   *[other] { $changed } regole diverse dal libro
 }
page-lobby-cap = Tetto: oltre { drinks } in una partita il posto ha punti
page-lobby-all-rules = Tutte le regole
page-lobby-change-rules = Cambiale
page-lobby-rules = Le regole di questa casa
page-lobby-summary = Rivedi l'ultima partita
page-lobby-few = { $count ->
    [one] Ne manca uno
   *[other] Ne mancano { $count }
 }
page-lobby-start = Si parte
page-lobby-next = Un'altra, stessa gente
page-lobby-no-host = Chi ospita è via.
page-lobby-take-host = Ospito io
page-lobby-starts = La partita la avvia { $name }
page-lobby-starts-screen = La partita si avvia dallo schermo comune
page-lobby-lock = Porte chiuse
page-lobby-lock-about = Non sale più nessuno
page-lobby-pace = Secondi tra le carte
page-lobby-close = Chiudi il tavolo
page-lobby-close-about = Ciò che si è giocato resta
page-lobby-others = I posti degli altri
page-lobby-seat-dealer = Dà le carte per primo
page-lobby-seat-dealer-any = Il mazziere lo scelgono le regole
page-lobby-seat-dealer-any-about = Nessuno è indicato
page-lobby-seat-elsewhere = A un altro telefono
page-lobby-seat-elsewhere-about = Posto, carte e sorsi vanno insieme
page-lobby-seat-host = Fai ospitare
page-lobby-seat-kick = Fai scendere
page-lobby-seat-kick-bot = Manda a casa il bot
page-lobby-seat-kick-about = Un sostituto finisce la partita
page-lobby-move-about = Vale un minuto, una volta. Inquadralo con l'altro telefono, o apri lì l'indirizzo, scegli “Porta qui il mio posto” e scrivi il codice lungo.
page-code-or = o apri { $host } e scrivi
page-code-about = I telefoni sulla stessa rete lo inquadrano. Niente app, niente account.
page-code-invited = Questo tavolo vuole il QR o il link; il codice da solo non apre.
page-code-share = Condividi il link
page-code-copy = Copia il link
page-code-copied = Link copiato
page-me = Tu a questo tavolo
page-me-done = Sono io
page-house-book = Linea
page-house-set = Si gioca così


## The street, on the shared screen

page-street-line = L'ultimo autobus parte con voi
page-street-room = { $room ->
    [0] al completo
   *[other] posto per { $room }
 }
page-street-here = Si sale qui
page-street-foot = Niente app, niente account. Vale anche l'acqua.
page-street-no-host = Nessuno ospita ancora: un telefono a bordo dice “Ospito io”
page-street-locked-about = Chi ospita può riaprirle
page-street-shuffling = Si mescola insieme
page-street-parts = { $opened } telefoni su { $sealed } hanno messo la loro parte
page-street-mixing = Nessuno trucca questo mazzo
page-street-mixing-about = L'ordine viene dal seme sigillato della macchina e da un numero di ogni telefono. Si verifica a fine partita.
page-lobby-part-in = ha messo la sua parte
page-lobby-part-sealed = sigillato, non ancora aperto
page-lobby-result-given-up = La partita è finita per voto
page-lobby-result-nobody = Nessuno ha dovuto viaggiare
page-lobby-result-rode = { $name } ha viaggiato: { $attempt ->
    [one] un tentativo
   *[other] { $attempt } tentativi
 }, { drinks }
page-lobby-result-won = Ha vinto { $name }
