var e=`part-c = Fælles for alle spil
part-rtb-0 = Pladser og kort
part-rtb-1 = Spørgsmålene
part-rtb-2 = Pyramiden
part-rtb-3 = Turen
part-cta-0 = Før der gives
part-cta-1 = Byttene
part-cta-2 = Opgøret
part-cta-3 = Ude
part-cta-4 = Gamle skikke
part-cta-5 = Viste kort
part-stb-0 = Før der gives
part-stb-1 = Turene
part-stb-2 = Hænderne
part-stb-3 = Ude
rule-c-1 = Pladserne tælles med uret. Den næste er den næste med uret, som stadig er med.
rule-c-2 = Det, man skylder, er slurke, én ad gangen. Kald dem point eller armbøjninger: alle spil går lige så godt uden alkohol. Et shot er noget for sig, som bordet aftaler før spillet.
rule-c-3 = Hvert kort, der er tilbage i bunken, kan lige så godt være det næste.
rule-c-4 = Et lukket kort kendes kun af dem, som reglerne nævner. Intet, de andre kan mærke, afhænger af det, heller ikke hvor længe bordet venter.
rule-c-5 = Hjerter og ruder er røde, klør og spar sorte. { $game ->
    [chase-the-ace] Fra lavt til højt: es, to til ti, knægt, dame, konge; kuløren er ligegyldig.
    [ride-the-bus] Fra lavt til højt: to til ti, knægt, dame, konge; esset som RTB-0.3b siger.
   *[stop-the-bus] Fra lavt til højt: to til ti, knægt, dame, konge, es.
 }
rule-c-6 = Uddeling og ture begynder til venstre for giveren og går med uret. { $game ->
    [ride-the-bus] Den sidste plads giver først, hvis bordet ikke vælger en anden.
    [chase-the-ace] Vælger bordet ikke den første giver, gør CTA-0.3 det.
   *[stop-the-bus] Vælger bordet ikke den første giver, gør STB-0.2 det.
 }
rule-c-7 = Den, der har set et kort, ved, hvor det er, så længe alle kan følge det, indtil der blandes igen. { $game ->
    [ride-the-bus] En giver uden kort ser, hvad en tilskuer ser.
   *[other] {""}
 }
rule-c-8 = Alle tal har grænser, også hvor regelbøgerne ingen nævner.
rule-c-9 = Den, der går, beholder pladsen: en stedfortræder spiller den, og kort, gæld og rækkefølge bliver, som de er.
rule-c-10 = Jetoner tælles fra 0: hvad der er vundet, minus hvad der er betalt. Sammen med puljen giver de altid 0; den, der vinder puljen, tømmer den.
rule-c-11 = Bordet kan spille spil efter spil. { $game ->
    [ride-the-bus] Giveren rykker én plads hver gang, og slurkene tælles for hele aftenen.
    [chase-the-ace] Hvert spil finder sin første giver på ny. Jetonerne løber videre, livene begynder forfra.
   *[stop-the-bus] Hvert spil finder sin første giver på ny. Jetonerne løber videre, brikkerne begynder forfra.
 }
rule-rtb-0-1 = { $decks ->
    [1] 3 til 8 pladser, giverens med. Ét spil på 52 kort, uden jokere.
   *[other] 3 til 16 pladser, giverens med. To spil på 52 kort blandet sammen, uden jokere; to ens kort passer som alle andre af samme værdi.
 }
rule-rtb-0-2 = { $dealer_role ->
    [plays] { switch-dealer_role-plays } Programmet deler ud.
    [staff] { switch-dealer_role-staff } De andre svarer på spørgsmålene.
   *[drinks] { switch-dealer_role-drinks } De andre svarer på spørgsmålene.
 }
rule-rtb-0-3 = Kortene skal slå til: med { $questions } spørgsmål til hver og en pyramide på { $pyramid_cards } er der højst { $seats_high } pladser.
rule-rtb-0-3b = { $ace ->
    [low] { switch-ace-low } Sådan er det i alle spørgsmål, og når hænder er lige, men det er stadig et strafkort.
   *[high] { switch-ace-high } Sådan er det i alle spørgsmål, og når hænder er lige.
 }
rule-rtb-0-4 = { $rounds ->
    [1] En aften er ét spil.
   *[other] En aften er { $rounds } spil. Giveren rykker én plads for hvert spil.
 } Der holdes regnskab med ture, deres længde og alle slurke. Den længste tur betaler første omgang næste aften; er flere lige lange, deler de.
rule-rtb-0-5 = Husregler, der ikke kan bestå sammen, afvises: for få rækkeværdier til pyramiden, giv og tag med færre end tre rækker, åbne hænder med noget at skjule, en tur, der slutter med en bunke, som er for lille til at begynde den.
rule-rtb-1-0 = { $question_order ->
    [by_round] { switch-question_order-by_round }
   *[by_player] { switch-question_order-by_player }
 } Først svaret, så kortet.
rule-rtb-1-1 = Rød eller sort?
rule-rtb-1-2 = Højere eller lavere end det første kort?
rule-rtb-1-3 = Imellem eller udenfor: helt imellem de to første kort, eller helt uden for dem? Har de to samme værdi, kan kun udenfor være rigtigt{ $ties ->
    [right] {", lige kort fraregnet"}
   *[other] {""}
 }.
rule-rtb-1-4 = Hvilken kulør?
rule-rtb-1-5 = Imellem eller udenfor én gang til: de to første kort.
rule-rtb-1-6 = Varmt eller koldt: varmt er højst tre værdier fra det forrige kort.
rule-rtb-1-7 = Hvilken værdi helt præcist?
rule-rtb-1-8 = { $ties ->
    [redraw] { switch-ties-redraw }
    [right] { switch-ties-right } Det giver, hvad et rigtigt svar giver.
    [double] { switch-ties-double }
   *[wrong] { switch-ties-wrong }
 } Lige kan være: det andet kort med det første, det tredje { $questions ->
    [7] og det femte med et af de to første.
   *[other] med et af de to første.
 }
rule-rtb-1-9 = { $wrong_drinks_each ->
    [-1] Slurke for et forkert svar, spørgsmål for spørgsmål: { $wrong_drinks }.
    [0] Et forkert svar koster intet.
    [one] Et forkert svar koster { $wrong_drinks_each } slurk.
   *[other] Et forkert svar koster { $wrong_drinks_each } slurke.
 }
rule-rtb-1-10 = { $right_gives_each ->
    [-1] Slurke at dele ud for et rigtigt svar, spørgsmål for spørgsmål: { $right_gives }. De deles ud med det samme og alle sammen, fordelt som man vil.
    [0] Et rigtigt svar giver intet at dele ud.
    [one] Et rigtigt svar giver { $right_gives_each } slurk at dele ud, med det samme.
   *[other] Et rigtigt svar giver { $right_gives_each } slurke at dele ud, med det samme og alle sammen, fordelt som man vil.
 } { $right_gives_each ->
    [0] {""}
   *[other] { $dealer_role ->
        [plays] Alle andre kan få dem.
       *[other] Alle andre end giveren kan få dem.
     }
 }
rule-rtb-2-1 = Der lægges en pyramide med bagsiden op. Kort i rækkerne, nedefra og op: { $pyramid_rows }. { $pyramid_values_each ->
    [0] {""}
   *[other] Slurke, som et kort, der passer, giver at dele ud, fra nederste række og op: { $pyramid_values }.
 } { $top_card ->
    [shot] { switch-top_card-shot }
   *[drinks] {""}
 }
rule-rtb-2-2 = Kortene vendes ét ad gangen, nederste række først, fra venstre mod højre.
rule-rtb-2-3 = Når et kort er vendt, svarer alle, der har kort, i hemmelighed: lægger så mange, de vil, ét ad gangen, og melder så pas. Når alle har svaret, lægges alt på én gang. Flere kan ligge på samme kort, og et kort kan gemmes til en højere række.
rule-rtb-2-4 = Kortene afgøres ét ad gangen, med uret fra giverens venstre. Den, der lagde, deler ud, hvad rækken er værd, fordelt efter eget valg{ $top_card ->
    [shot] ; shottet går til én spiller
   *[drinks] {""}
 }. { $dealer_role ->
    [staff] Giveren kan ikke få noget.
   *[other] Alle andre kan få.
 }
rule-rtb-2-5 = { switch-bluffing-off }
rule-rtb-2-6 = { switch-bluffing-on } Alle, der skulle drikke af det, bliver spurgt, med uret: tro på det, eller sig løgn. Siger ingen løgn, drikker de, og kortet bliver liggende uset. Den første, der siger løgn, afgør det. Passer kortet, bliver det liggende, og den, der sagde løgn, drikker det dobbelte af hele rækkens værdi i stedet for sin del, de andre det, de fik. Passer det ikke, drikker den, der lagde det, det dobbelte, ingen andre drikker, og kortet går tilbage til hånden, kendt af alle.{ $top_card ->
    [shot] {" "}Et shot dobbelt er to shots.
   *[drinks] {""}
 }
rule-rtb-2-6b = { $passed_bluffs ->
    [count] { switch-passed_bluffs-count }
   *[shed] { switch-passed_bluffs-shed }
 }
rule-rtb-2-7 = { switch-give_and_take-on } { $top_card ->
    [shot] Helt i toppen er det shottet.
   *[drinks] {""}
 } Rækkerne under giver som altid.
rule-rtb-2-8 = { $hands ->
    [open] { switch-hands-open }
   *[private] { switch-hands-private }
 } Hvor mange kort nogen har, kan alle altid se. { $deal_face ->
    [private] { switch-deal_face-private }
   *[up] { switch-deal_face-up } { $hands ->
        [private] Det er ingen hemmelighed, men ingen gentager det: husk det.
       *[open] {""}
     }
 }
rule-rtb-3-0 = Har ingen kort tilbage, når pyramiden er færdig, skal ingen køre.
rule-rtb-3-1 = Den, der har flest kort tilbage, skal køre med bussen. { $tie_break ->
    [highest_card] { switch-tie_break-highest_card } Hænderne vises. Er noget stadig lige, trækkes et kort hver; de højeste trækker igen, hvis de er lige.
    [draw] { switch-tie_break-draw } De højeste trækker igen, hvis de er lige.
   *[sum] { switch-tie_break-sum } Hænderne vises. Er noget stadig lige, trækkes et kort hver; de højeste trækker igen, hvis de er lige.
 } Før hver trækning blandes alle kort{ $bus ->
    [questions] , og turen begynder så med hele spillet
   *[other] {""}
 }.
rule-rtb-3-2 = { ride-row } { ride-penalties } Hvert af dem sender turen tilbage til start: alle kort blandes, og en ny række lægges. En ren række slutter turen.
rule-rtb-3-3 = { ride-row } { ride-penalties } { $bus ->
    [adding_row] Hvert af dem lægger også så mange kort til enden af rækken, som det koster slurke, eller hvad bunken har. Turen slutter med rækken.
   *[row_once] Rækken vendes én gang, og turen slutter med den.
 }
rule-rtb-3-4 = Den, der kører, svarer igen på de fire spørgsmål, med nye kort, som alle ser. Et forkert svar koster 1 slurk og begynder forfra med første spørgsmål; et rigtigt giver intet. Lige kort: { $ties ->
    [redraw] de går tilbage, og der gives et andet, som i RTB-1.8.
    [right] de er rigtige, som i RTB-1.8.
    [double] de er forkerte, for 2 slurke.
   *[wrong] de er forkerte, som i RTB-1.8.
 } Fire rigtige svar i træk slutter turen. { $ride_ends_with_deck ->
    [on] { switch-ride_ends_with_deck-on }
   *[off] { switch-ride_ends_with_deck-off }
 }
rule-rtb-3-5 = { ride-row } { ride-penalties } Hvert af dem sender turen tilbage til start, men et sikkert kort er man af med for altid: efter blandingen lægges kun så mange, som der mangler. Turen slutter, når der ingen mangler.
rule-rtb-3-6 = Alle kort blandes, og ti lægges med bagsiden op i rækker på 4, 3, 2 og 1. Den, der kører, vender ét kort i hver række, efter eget valg, nedefra og op. { ride-penalties } Hvert af dem sender én tilbage til nederste række, og nye kort afløser de vendte; har bunken for få, blandes alt, og der lægges på ny. Ét sikkert kort i hver række slutter turen.
rule-rtb-3-7 = { ride-row } { ride-penalties } Hvert af dem koster én slurk mere end det og sender turen tilbage til start: alle kort blandes, en ny række lægges, og den vendes hver gang fra den anden ende. En ren række slutter turen.
rule-rtb-3-8 = Før turen bliver de andre, der svarede på spørgsmål, spurgt, med uret fra den, der skal køre; den første, der vil, kører med som co-pilot. De to drikker på skift: turens første slurk er den kørendes, den anden co-pilotens, og sådan til det er slut.
rule-rtb-3-9 = Turen slutter også, så snart den, der kører, har drukket { $ride_cap ->
    [one] { $ride_cap } slurk
   *[other] { $ride_cap } slurke
 } i den. Resten drikker ingen.
rule-rtb-3-10 = Bordet viser tre tegn: et forkert svar (drik), en tur, der begynder (snoren, trukket to gange), og en tur, der slutter (en flad hånd).
rule-rtb-3-11 = Ingen vinder. Spillet slutter med turen; tilbage står, hvem der drak hvor meget, hvem der kørte, og hvor langt.
rule-cta-0-1 = 2 til 20 spillere. { $deck ->
    [cuckoo] Ét gøgespil på 40 kort er nok til alle.
   *[standard] Ét spil på 52 kort til op til 13 af dem, to spil derover.
 }
rule-cta-0-2 = Hver spiller begynder med { lives }{ $stake ->
    [0] {""}
   *[other] {" "}og lægger { $stake ->
        [one] { $stake } jeton
       *[other] { $stake } jetoner
     } i puljen
 }. { $money_play ->
    [on] { switch-money_play-on } Den, der overlever, tager puljen.
   *[off] { $stake ->
        [0] {""}
       *[other] Den, der overlever, tager puljen.
     }
 }
rule-cta-0-3 = Første giver: kort gives åbent bordet rundt, til nogen får en { $deck ->
    [cuckoo] Gøg
   *[standard] knægt
 }. Efter hver runde går det at give videre med uret, blandt dem, der stadig er med.
rule-cta-0-4 = Gøgespillet har intet spar es, så dér kan det ikke koste to liv.
rule-cta-1-1 = Til hver runde blandes hele spillet. Et kort hver, med bagsiden op, giverens til sidst; resten er bunken. Alle ser kun deres eget kort.
rule-cta-1-2 = Fra giverens venstre bliver hver spiller, eller bytter med den til venstre, som ikke kan sige nej.
rule-cta-1-3 = Undtagen med { cta-king }: kortet vendes, der byttes ikke, og turen er slut for den, der spurgte. Alle kender det runden ud, hvor det end kommer hen, og det spærrer igen for den, der spørger; den, der har det, får stadig sin egen tur.
rule-cta-1-4 = { $dealer_blocks ->
    [on] { $deck ->
        [cuckoo] Giverens Gøg spærrer som enhver anden.
       *[standard] { switch-dealer_blocks-on }
     }
   *[off] { $deck ->
        [cuckoo] Giverens Gøg spærrer ikke: et bytte med giveren sker altid.
       *[standard] { switch-dealer_blocks-off }
     }
 }
rule-cta-1-5 = { $reveal_low ->
    [on] { switch-reveal_low-on } Lavt er { cta-low }. Det kort, giveren lægger fra sig for et fra bunken, vises ikke.
   *[off] { switch-reveal_low-off }
 }
rule-cta-1-6 = Til sidst bliver giveren, eller bytter sit kort med det øverste i bunken. { $drawn_king ->
    [refused] { $deck ->
        [cuckoo] En Gøg fra bunken vises og går tilbage, og giveren beholder det første kort.
       *[standard] { switch-drawn_king-refused }
     }
   *[kept] { $deck ->
        [cuckoo] En Gøg fra bunken beholdes som ethvert andet kort.
       *[standard] { switch-drawn_king-kept }
     }
 }
rule-cta-1-7 = Den, der måtte bytte, spiller sin egen tur med det kort, vedkommende så har.
rule-cta-1-8 = De to i et bytte kender begge kort, og alle kender de kort, der blev vist.
rule-cta-2-1 = Alle kort vises. Alle med den laveste værdi mister et liv.
rule-cta-2-2 = { switch-dealer_wins_ties-on }
rule-cta-2-3 = { switch-ace_of_spades_two-on }
rule-cta-3-1 = Ingen liv tilbage: ude. Den sidste med liv vinder.
rule-cta-3-2 = Ryger alle, der er tilbage, ud i samme runde, mødes de i pludselig død: et kort hver, åbent, fra hele spillet, uden bytte og uden liv. Den laveste værdi er ude, igen og igen, til én er tilbage; er alle lige, gives der igen. Giveren er den samme.
rule-cta-4-1 = { $domino ->
    [ace] { $deck ->
        [cuckoo] Den, der bytter i sin tur og får en 1'er, må tvinge ét bytte mere igennem
       *[standard] Den, der bytter i sin tur og får et es, må tvinge ét bytte mere igennem
     }
   *[low] Den, der bytter i sin tur og får { cta-low }, må tvinge ét bytte mere igennem
 } og ikke et tredje: med den, der sidder efter den, der lige blev byttet med, men aldrig forbi giveren. Men { cta-king } spærrer som ellers. { $reveal_low ->
    [on] {""}
   *[off] Der spørges efter hvert bytte, der kunne følges op, så spørgsmålet intet røber; kun den, der fik sådan et kort, kan sige ja.
 }
rule-cta-4-2 = { switch-deck-cuckoo } Gøgen er dette spils konge og 1'eren dets es; 1, 2 og 3 er lave, og den laveste værdi taber.
rule-cta-5-1 = Chancen for, at et kort bliver vist ved en fejl: { $misdeal_chance } ud af 1000. Den, der får kortet, også giveren, beholder det med det samme eller beder samme giver om at give om. Et kort, der beholdes, kender alle; { cta-king } spærrer stadig.
rule-stb-0-1 = 2 til 16 spillere, ét spil på 52 kort. Hver begynder med { tokens }. { $stake ->
    [0] {""}
    [one] En mistet brik lægger { $stake } jeton i puljen; vinderen tager den.
   *[other] En mistet brik lægger { $stake } jetoner i puljen; vinderen tager den.
 }
rule-stb-0-2 = Første giver: alle trækker et kort, og det laveste giver; de laveste trækker igen, hvis de er lige. Efter hver runde går det at give videre med uret, blandt dem, der stadig er med.
rule-stb-1-1 = Til hver runde blandes hele spillet. Tre kort hver, ét ad gangen, med bagsiden op, og så tre åbne i midten. Resten bruges ikke.
rule-stb-1-2 = Fra giverens venstre bytter hver spiller { $exchange ->
    [one_or_three] kort med midten (STB-1.4b)
   *[one] ét kort med ét i midten
 } og må så stoppe bussen.
rule-stb-1-3 = { switch-first_stop-first_turn } Det er i stedet for et bytte.
rule-stb-1-4 = Når bussen er stoppet, har alle andre, med uret, præcis én tur til, med eller uden bytte. Ingen stopper en standset bus.
rule-stb-1-4b = { $exchange ->
    [one_or_three] { switch-exchange-one_or_three }
   *[one] { switch-exchange-one }
 } { $first_stop ->
    [after_exchange] { switch-first_stop-after_exchange }
   *[first_turn] {""}
 }
rule-stb-1-5 = Når alle har haft { $circuit_limit ->
    [one] { $circuit_limit } tur
   *[other] { $circuit_limit } ture
 } i en runde, og ingen har stoppet bussen, stopper den af sig selv. Hænderne vises, uden en sidste omgang.
rule-stb-1-6 = Et kort taget fra midten har alle set: alle ved, at det er på den hånd, til det går igen.
rule-stb-2-1 = Hænder, fra den bedste og ned: tre ens, straight flush, straight, flush, par, højt kort. { $brag_order ->
    [on] {""}
   *[off] Den bedste straight er dame, konge, es, den sidste to, tre, fire. { switch-brag_order-off }
 } Flush og højt kort sammenlignes kort for kort fra det højeste; par efter parret, så efter det tredje kort.
rule-stb-2-1b = { switch-brag_order-on } Så følger esserne, og dame, konge, es, og nedefter.
rule-stb-2-2 = Den laveste hånd mister en brik; er flere lavest, mister de én hver.
rule-stb-3-1 = Ingen brikker tilbage: ude. Den sidste med en brik vinder. Ryger alle, der er tilbage, ud i samme runde, spiller de videre med én brik hver til låns, til en vinder.{ $stake ->
    [0] {""}
   *[other] {" "}En lånt brik lægger intet i puljen.
 }`;export{e as default};