# Alle sætninger, som nogen læser, på dansk.


## Mængder

drinks = { $drinks ->
    [0] ingen slurke
    [one] { $drinks } slurk
   *[other] { $drinks } slurke
 }
shots = { $shots ->
    [0] ingen shots
    [one] { $shots } shot
   *[other] { $shots } shots
 }
cards = { $cards ->
    [0] ingen kort
   *[other] { $cards } kort
 }
lives = { $lives ->
    [0] ingen liv
   *[other] { $lives } liv
 }
tokens = { $tokens ->
    [0] ingen brikker
    [one] { $tokens } brik
   *[other] { $tokens } brikker
 }
chips = { $chips ->
    [0] ingen jetoner
    [one] { $chips } jeton
   *[other] { $chips } jetoner
 }
turns = { $turns ->
    [0] ingen ture
    [one] { $turns } tur
   *[other] { $turns } ture
 }


## Kort: ved navn, og som de står i en sætning

card = { $suit } { $rank }
card-hidden = lukket kort
    .the = et kort
suit-clubs = klør
suit-diamonds = ruder
suit-hearts = hjerter
suit-spades = spar
rank-2 = 2
    .the = 2
rank-3 = 3
    .the = 3
rank-4 = 4
    .the = 4
rank-5 = 5
    .the = 5
rank-6 = 6
    .the = 6
rank-7 = 7
    .the = 7
rank-8 = 8
    .the = 8
rank-9 = 9
    .the = 9
rank-10 = 10
    .the = 10
rank-jack = knægt
    .the = knægt
rank-queen = dame
    .the = dame
rank-king = konge
    .the = konge
rank-ace = es
    .the = es
cuckoo-number = { $value }
    .the = { $value }'eren
cuckoo-house = Hus
    .the = Huset
cuckoo-horse = Hest
    .the = Hesten
cuckoo-cat = Kat
    .the = Katten
cuckoo-cuckoo = Gøg
    .the = Gøgen

hand-trio = tre ens
hand-running_flush = straight flush
hand-run = straight
hand-flush = flush
hand-pair = par
hand-high_card = højt kort

answer-red = rød
answer-black = sort
answer-higher = højere
answer-lower = lavere
answer-inside = imellem
answer-outside = udenfor
answer-hot = varmt
answer-cold = koldt


## Hvad der skete

told = { $text } ({ $rule })

event-game_began = Spil { $game }. { $seat } giver.
event-dealt = { $seat } får { $card }.
event-drank = { $seat } drikker { drinks }.
event-drank-from = { $seat } drikker { drinks }, { $other } giver.
event-took_shot = { $seat } tager { shots }.
event-took_shot-from = { $seat } tager { shots }, { $other } giver.
event-answered = { $seat } siger { $call }.
event-right = Rigtigt, { $seat }.
event-wrong = Forkert, { $seat }.
event-tied = Lige. Kortet går tilbage, og { $seat } får et andet.
event-gave = { $seat } giver { $other } { drinks }.
event-gave_shot = { $seat } giver { $other } { shots }.
event-pyramid_laid = Pyramiden er lagt, med bagsiden op: { cards }.
event-pyramid_turned = Kort { $place } i pyramiden er { $card }.
event-played = { $seat } lægger { $card }.
event-claimed = { $seat } lægger { $card } med bagsiden op og siger, at det passer.
event-accepted = { $seat } tror på { $other }.
event-called_liar = { $seat } tror ikke på { $other }: løgn!
event-claim_held = { $seat } talte sandt: det var { $card }, og det bliver liggende.
event-claim_broke = Bluff: det var { $card }, som går tilbage til { $seat }.
event-claim_passed = Ingen tvivler på { $seat }: { $card } bliver liggende med bagsiden op.
event-bluff_returned = En bluff, der slap igennem: { $card } går tilbage til { $seat }.
event-bluff_shown = Ingen bluff: { $seat } havde faktisk { $card }.
event-nobody_rides = Ingen har kort tilbage. Ingen skal køre med bussen.
event-showed_card = { $seat } viser { $card }.
event-drew = { $seat } trækker { $card }.
event-draw_again = Lige. De trækker igen.
event-rides = { $cards ->
    [0] { $seat } skal køre med bussen.
   *[other] { $seat } skal køre med bussen, med { cards } på hånden.
 }
event-volunteered = { $seat } kører med { $other } som co-pilot.
event-declined = { $seat } lader { $other } køre uden sig.
event-all_aboard = Alle ombord! { $seat } trækker i snoren, to gange.
event-row_laid = Lagt på række, med bagsiden op: { cards }.
event-ride_picked = { $seat } vælger kort { $place }.
event-ride_turned = { $seat } vender { $card }.
event-ride_restarted = Tilbage til første stoppested. Forsøg { $attempt } for { $seat }.
event-row_grew = Rækken vokser med { cards }.
event-row_shrank = Mangler endnu: { cards }.
event-reshuffled = Der er blandet. I bunken: { cards }.
event-cap_reached = Det var { drinks } til { $seat }, så meget en tur må koste. Den slutter her.
event-deck_out = Bunken er tom, og turen er slut.
event-end_of_line = Endestation. { $seat } står af efter { cards }.
event-pays_first_round = Længste tur: { $seat }, { cards }. Første omgang næste gang er på { $seat }.
event-first_dealer = { $seat } giver først.
event-round_began = Runde { $round }. { $seat } giver.
event-exposed = Vist ved en fejl under uddelingen: { $seat } har { $card }.
event-kept_exposed = { $seat } beholder { $card }.
event-asked_redeal = { $seat } beder om, at der gives om.
event-stayed = { $seat } bliver.
event-low_shown = { $seat } viser { $card }, før det skifter hånd.
event-swapped = { $seat } bytter med { $other }: { $card } for { $second }.
event-swapped-closed = { $seat } bytter med { $other }.
event-blocked = { $other } vender { $card }. Intet bytte for { $seat }.
event-drew_from_stock = { $seat } lægger { $card } fra sig og tager { $second } fra bunken.
event-drew_from_stock-closed = { $seat } tager det øverste kort fra bunken.
event-king_refused = Fra bunken kommer { $card } og går tilbage. { $seat } beholder det første kort.
event-hand_shown = { $seat } viser { $card }.
event-lost_life = { $seat } mister { lives }.
event-dealer_spared = { $seat } er blandt de laveste, men giver og mister intet.
event-paid_pot = { $seat } lægger { chips } i puljen.
event-went_out = { $seat } er ude.
event-sudden_death = Pludselig død mellem { $seats } spillere: et kort hver.
event-survived_sudden_death = Alle lige. Der gives igen.
event-won = { $chips ->
    [0] { $seat } vinder.
   *[other] { $seat } vinder og tager { chips } fra puljen.
 }
event-middle_dealt = I midten: { $card }.
event-exchanged = { $seat } lægger { $card } og tager { $second }.
event-exchanged-closed = { $seat } bytter et kort.
event-exchanged_all = { $seat } bytter alle tre.
event-bus_stopped = { $seat } stopper bussen!
event-turn_ended = { $seat } lader bussen køre videre.
event-stood = { $seat } bytter ikke.
event-circuit_limit = Efter { turns } til hver har ingen stoppet bussen. Den stopper af sig selv.
event-lost_token = { $seat } mister en brik.
event-token_lent = { $seat } spiller videre med én brik til låns.
event-undone = { $seat } tager det tilbage.


## Hvad man kan gøre, som et valg

gift = { drinks } til { $other }
action-guess = Sig { $call }
action-play = Læg { $card }
action-pass = Pas
action-give = Giv { $gifts }
action-give_shot = Giv { $other } shottet
action-accept = Tro på det
action-liar = Sig: løgn!
action-volunteer = Kør med
action-decline = Bliv ved stoppestedet
action-pick = Vend kort { $place }
action-stay = Bliv
action-swap = Byt
action-draw = Byt med bunken
action-again = Byt én gang til
action-keep = Behold det
action-redeal = Bed om, at der gives om
action-take = Tag { $card } for { $second }
action-take_all = Tag alle tre
action-stop = Stop bussen
action-end = Kør videre
action-stand = Byt ikke


## Hvad man bliver spurgt om

ask-colour = Rød eller sort?
ask-height = Højere eller lavere?
ask-between = Imellem eller udenfor?
ask-suit = Hvilken kulør?
ask-heat = Varmt eller koldt?
ask-rank = Hvilken værdi helt præcist?
ask-give = Hvem skal have { drinks }?
ask-give-shot = Hvem skal have shottet?
ask-lay = Læg et kort, eller pas?
ask-claim = Tror du på det?
ask-co-pilot = Kører du med som co-pilot?
ask-pick = Hvilket kort vender du?
ask-swap = Bliver du, eller bytter du?
ask-draw = Bliver du, eller bytter du med bunken?
ask-again = Bytte én gang til?
ask-stay = Mere er der ikke at gøre her: bliver du?
ask-exposed = Dit kort blev vist. Beholder du det?
ask-first-turn = Tag et kort fra midten, eller stop bussen med det samme?
ask-take = Hvilket kort tager du fra midten?
ask-stop = Stoppe bussen?
ask-last-lap = Sidste tur: tag et kort, eller lad være?


## Spil og regelbøger

game-ride-the-bus = Ride the Bus
game-chase-the-ace = Chase the Ace
game-stop-the-bus = Stop the Bus
rulebook-classic = classic
    .about = En pyramide med bluff, en række, der begynder forfra.
rulebook-party = party
    .about = Lige kort går tilbage, kuløren giver fem, rækken vendes én gang.
rulebook-commission = commission
    .about = Hvert rigtigt svar giver slurke væk, det øverste kort er et shot, turen er fire spørgsmål.
rulebook-chase-the-ace = chase-the-ace
    .about = Et kort hver, tre liv, konger spærrer.
rulebook-stop-the-bus = stop-the-bus
    .about = Tre kort hver, tre brikker, én tur til, når bussen stopper.


## Husregler: en titel, hvad der afgøres (.about), og hvad hvert valg betyder

switch-dealer_role = Giveren
    .about = Hvad giveren er med til.
switch-dealer_role-plays = Giveren spiller med som alle andre.
switch-dealer_role-drinks = Giveren har ingen kort, men kan få slurke i pyramiden og må sige løgn til en bluff.
switch-dealer_role-staff = Giveren er på arbejde: ingen kort og ingen slurke.
switch-decks = Spil kort
    .about = Hvor mange spil kort der blandes sammen.
switch-ace = Esset
    .about = Hvad esset tæller i spørgsmål, og når hænder er lige.
switch-ace-high = Esset er over kongen.
switch-ace-low = Esset tæller 1, under toeren.
switch-rounds = Spil
    .about = Hvor mange spil der hører til en aften.
switch-question_order = Spørgsmålenes rækkefølge
    .about = Hvem der bliver spurgt om hvad, og hvornår.
switch-question_order-by_player = Én spiller svarer på alle spørgsmål, så kommer den næste.
switch-question_order-by_round = Hvert spørgsmål går bordet rundt, før det næste stilles.
switch-questions = Spørgsmål
    .about = Hvor mange spørgsmål hver spiller får: fire eller syv.
switch-ties = Lige kort
    .about = Hvad der sker, når det nye kort er lige så højt som et, det måles med.
switch-ties-wrong = Et lige kort er et forkert svar.
switch-ties-redraw = Et lige kort koster intet: det går tilbage, der blandes, og der gives et andet. Kan intet kort i bunken afgøre det, er lige forkert.
switch-ties-right = Et lige kort er et rigtigt svar, hvad der end blev sagt.
switch-ties-double = Et lige kort er et forkert svar og koster det dobbelte.
switch-wrong_drinks = Forkerte svar
    .about = Slurke for et forkert svar, spørgsmål for spørgsmål.
switch-right_gives = Rigtige svar
    .about = Slurke, som et rigtigt svar giver at dele ud, spørgsmål for spørgsmål.
switch-pyramid_rows = Pyramidens rækker
    .about = Kort i hver række, nedefra og op.
switch-pyramid_values = Rækkernes værdi
    .about = Slurke, som et kort, der passer, giver at dele ud, række for række nedefra.
switch-top_card = Øverste række
    .about = Hvad et kort, der passer, giver i øverste række.
switch-top_card-drinks = Øverste række giver slurke som de andre.
switch-top_card-shot = Øverste række giver et shot til én spiller. Bordet aftaler, hvad der skænkes, før pyramiden lægges.
switch-bluffing = Bluff
    .about = Om man må lægge et kort, der ikke passer.
switch-bluffing-on = Ethvert kort må lægges med bagsiden op, og man siger, at det passer.
switch-bluffing-off = Kun et kort af samme værdi må lægges, med billedsiden op.
switch-passed_bluffs = Bluff, der slap igennem
    .about = Om en bluff, som ingen tvivlede på, tæller med, når kortene tælles.
switch-passed_bluffs-shed = En bluff, som ingen tvivlede på, er man af med for altid.
switch-passed_bluffs-count = Efter pyramiden vises de kort, der stadig har bagsiden op. De, der ikke passer, går tilbage til deres ejere, før kortene tælles.
switch-give_and_take = Giv og tag
    .about = Om de to øverste rækker rammer dem, der selv lægger.
switch-give_and_take-on = I de to øverste rækker drikker den, der lægger et kort, selv hvad rækken er værd. Kort lægges dér med billedsiden op og skal passe.
switch-give_and_take-off = Alle rækker giver.
switch-hands = Hænder i pyramiden
    .about = Om bordet bliver ved med at vise, hvad alle har.
switch-hands-private = Hænderne er lukkede: bordet viser dem ikke.
switch-hands-open = Hænderne ligger åbent.
switch-deal_face = Uddeling
    .about = Hvem der ser et kort, når det gives.
switch-deal_face-up = Kortene gives med billedsiden op.
switch-deal_face-private = Kun den, der svarede, ser sit kort; alle får at vide, om det var rigtigt, forkert eller lige.
switch-tie_break = Lige hænder
    .about = Hvem der kører, når flere har flest kort.
switch-tie_break-sum = Har flere lige mange, kører den med den højeste sum: knægt 11, dame 12, konge 13, es { $ace ->
    [low] 1
   *[high] 14
 }.
switch-tie_break-highest_card = Har flere lige mange, kører den med det højeste kort; er det lige, så det næsthøjeste og så videre.
switch-tie_break-draw = Har flere lige mange, trækker de et kort hver, og det højeste kører.
switch-bus = Turen
    .about = Hvordan turen går.
switch-bus-row = En række kort, vendt ét ad gangen. En knægt eller højere koster slurke, og der begyndes forfra.
switch-bus-row_once = En række kort, vendt én gang fra ende til anden. En knægt eller højere koster slurke.
switch-bus-adding_row = En række kort. En knægt eller højere koster slurke og gør rækken længere.
switch-bus-questions = De fire spørgsmål igen, til fire svar i træk er rigtige.
switch-bus-shrinking_row = En række kort, der begynder forfra ved en knægt eller højere, men sikre kort er man af med for altid.
switch-bus-pyramid = Rækker med fire, tre, to og et: ét sikkert kort i hver, nedefra og op.
switch-bus-kings_cup = En række kort, der begynder forfra ved en knægt eller højere, fra den anden ende og for en slurk mere.
switch-bus_length = Rækkens længde
    .about = Kort i turens række.
switch-bus_penalties = Turens pris
    .about = Slurke for en knægt, en dame, en konge og et es.
switch-ride_ends_with_deck = Sidste bus
    .about = Om turen slutter, når bunken gør.
switch-ride_ends_with_deck-on = Så snart bunken er tom, slutter turen, og et spørgsmål uden svar koster intet.
switch-ride_ends_with_deck-off = Når bunken er tom, blandes alle kort undtagen dem i det igangværende forsøg, og turen fortsætter.
switch-co_pilot = Co-pilot
    .about = Om nogen må dele slurke med den, der kører.
switch-co_pilot-on = Én må køre med og dele slurkene.
switch-co_pilot-off = Man kører alene.
switch-ride_cap = Turens grænse
    .about = Slurke, hvorefter turen slutter, hvad der end sker.
switch-lives = Liv
    .about = Liv, som hver spiller begynder med.
switch-stake = Indsats
    .about = Jetoner, der er på spil, til puljen.
switch-money_play = Om penge
    .about = Om liv er jetoner.
switch-money_play-on = Liv er jetoner: hver spiller har { $lives }, og et mistet liv er en jeton i puljen.
switch-money_play-off = Liv er bare liv.
switch-dealer_blocks = Giverens konge
    .about = Om giverens konge spærrer for et bytte.
switch-dealer_blocks-on = Giverens konge spærrer som enhver anden.
switch-dealer_blocks-off = Giverens konge spærrer ikke: et bytte med giveren sker altid.
switch-reveal_low = Lave kort
    .about = Om et lavt kort vises, før det skifter hånd.
switch-reveal_low-on = Den, der giver et lavt kort fra sig i et bytte, viser det først til alle; det gælder begge sider af byttet.
switch-reveal_low-off = Lave kort skifter hånd, uden at nogen ser dem.
switch-drawn_king = En konge fra bunken
    .about = Hvad der sker, når giveren trækker en konge.
switch-drawn_king-kept = En konge fra bunken beholdes som ethvert andet kort.
switch-drawn_king-refused = En konge fra bunken vises og går tilbage, og giveren beholder det første kort.
switch-dealer_wins_ties = Giveren og lige kort
    .about = Om giveren mister liv, når flere er lavest.
switch-dealer_wins_ties-on = En giver, der er lavest sammen med andre, mister intet.
switch-dealer_wins_ties-off = En giver, der er lavest sammen med andre, mister et liv som de andre.
switch-ace_of_spades_two = Spar es
    .about = Om det koster mere at tabe med spar es.
switch-ace_of_spades_two-on = Den, der taber med spar es, mister to liv.
switch-ace_of_spades_two-off = At tabe med spar es koster ét liv, som med ethvert kort.
switch-domino = Domino
    .about = Om den, der bytter sig til et lavt kort, må tvinge ét bytte mere igennem.
switch-domino-off = Ét bytte pr. tur.
switch-domino-ace = Den, der bytter i sin tur og får et es, må tvinge ét bytte mere igennem.
switch-domino-low = Den, der bytter i sin tur og får et es, en toer eller en treer, må tvinge ét bytte mere igennem.
switch-deck = Kortene
    .about = Hvilke kort der spilles med.
switch-deck-standard = Et spil på 52 kort.
switch-deck-cuckoo = Gøgespillet: fyrre kort, to af hver, 1 til 16, Hus, Hest, Kat og Gøg.
switch-misdeal_chance = Viste kort
    .about = Hvor ofte et kort bliver vist ved en fejl, i tusindedele.
switch-tokens = Brikker
    .about = Brikker, som hver spiller begynder med.
switch-exchange = Bytte
    .about = Hvor mange kort der byttes ad gangen.
switch-exchange-one = Der byttes ét kort ad gangen.
switch-exchange-one_or_three = Der byttes ét kort ad gangen, eller alle tre for hele midten; aldrig to.
switch-first_stop = Første tur
    .about = Om bussen må stoppes uden et bytte i første tur.
switch-first_stop-first_turn = I sin første tur i runden må man stoppe bussen med det samme.
switch-first_stop-after_exchange = Bussen stoppes kun efter et bytte, også i første tur.
switch-circuit_limit = Grænse for omgange
    .about = Ture, hvorefter bussen stopper af sig selv.
switch-brag_order = Brag-orden
    .about = Om hænder rangerer som i Brag.
switch-brag_order-on = Tre treere er de bedste tre ens, og es, to, tre den bedste straight og straight flush.
switch-brag_order-off = Es, to, tre er ingen straight.


## Den trykte regelbog

rulebook-title = { $game }, regelbogen { $rulebook }, { $low } til { $high } spillere
rulebook-changed = * Ikke som i regelbogen { $rulebook }. Aftalt ved dette bord:
rulebook-change = { $switch }={ $value } ({ $rule }; { $rulebook }: { $was })

part-c = Fælles for alle spil
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
ride-penalties = To til ti er sikkert. Slurke for en knægt: { $bus_penalties_1 }, en dame: { $bus_penalties_2 }, en konge: { $bus_penalties_3 }, et es: { $bus_penalties_4 }.
ride-row = Alle kort blandes, og { $bus_length } af dem lægges på række med bagsiden op, til at vende fra venstre.
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

cta-king = { $deck ->
    [cuckoo] en Gøg
   *[standard] en konge
 }
cta-low = { $deck ->
    [cuckoo] en 1'er, 2'er eller 3'er
   *[standard] et es, en toer eller en treer
 }
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
 }


## Hvad der er galt. Koden tilføjer reglen, hvad der er tilladt, og hvad der ville gå; sætningerne slutter uden punktum

error-said = { $text }.
error-by-rule = { $text } ({ $rule }).
error-allowed = Tilladt: { $allowed }.
error-nearest = Prøv { $nearest }.
error-line = linje { $line }: { $text }
error-unknown = Afvist: { $code } { $facts }
error-no-such-card = Kortet “{ $card }” findes ikke
error-no-such-game = Spillet “{ $game }” findes ikke
error-no-such-language = Der er ingen ord på sproget “{ $language }”
error-no-such-level = Botter spiller ikke på niveauet “{ $level }”
error-no-such-rulebook = { $game } har ingen regelbog “{ $rulebook }”
error-setting-form = “{ $setting }” sætter ingen regel: skriv regel=værdi
error-switch-twice = { $switch } er sat to gange
error-no-such-switch = Husreglen “{ $switch }” findes ikke
error-switch-value = { $switch } kan ikke være { $value }
error-values-fewer-than-rows = For få pyramid_values: { $value } til { $needed } rækker
error-give-and-take-rows = give_and_take kræver en pyramide med mindst 3 rækker, ikke { $rows }
error-open-hands = hands=open skjuler intet og går ikke sammen med { $other }
error-ride-seats = { $seats ->
    [one] { $seats } plads går ikke
   *[other] { $seats } pladser går ikke
 }: der skal være { $low } til { $high }
error-seats = { $seats ->
    [one] { $seats } plads går ikke
   *[other] { $seats } pladser går ikke
 }: der skal være { $low } til { $high }
error-cards-too-few = { $seats } pladser og pyramiden kræver { $needed } kort, og der er { $cards }; der er plads til højst { $high }
error-ride-begins-short = En tur, der slutter med bunken, kræver { $needed } kort at begynde med, og ville have { $left }
error-no-ace-of-spades = { $switch }={ $value } kræver et spar es, og det har gøgespillet ikke
error-people-seats = { $people ->
    [one] { $people } person
   *[other] { $people } personer
 } kan ikke sidde på { $seats ->
    [one] { $seats } plads
   *[other] { $seats } pladser
 }
error-no-such-answer = “{ $call }” er intet svar
error-no-such-move = “{ $move }” er intet træk
error-no-move = Der mangler et træk
error-not-in-this-game = “{ $move }” er intet træk i { $game }
error-does-not-compile = { $where } kan ikke oversættes: { $reason }
error-action-form = “{ $action }” er ingen handling i dette spil
error-not-allowed = “{ $move }” er ikke tilladt nu
error-not-asked = { $seat } er ikke spurgt nu, men { $awaits }
error-nobody-may = Ingen, der er spurgt, må sige “{ $move }”: { $awaits }
error-game-over = Spillet er slut
error-not-over = Spillet er ikke slut endnu
error-card-not-held = { $card } er ikke på denne hånd
error-card-not-in-middle = { $card } ligger ikke i midten
error-no-such-place = Der er ingen plads { $place }: de går fra 1 til { $high }
error-drinks-not-shot = Der blev budt et shot, men nu skal der gives: { drinks }
error-shot-not-drinks = Nu skal der gives et shot, til én spiller
error-given-twice = En deling nævner hver spiller én gang
error-give-all = Alt skal gives, hverken mere eller mindre: { drinks }, ikke { $given }
error-no-such-gift = Så meget gives ikke på én gang ({ drinks }): 1 til { $high } kan
error-no-such-seat = Ingen her hedder “{ $name }”
error-no-seat-number = Der er ingen plads { $seat }: de tælles fra 0 til { $high }
error-name-empty = Plads { $seat } har intet navn
error-name-long = “{ $name }” er for langt: et navn har højst { $limit } bogstaver
error-name-sign = “{ $name }” indeholder “{ $sign }”, og det må intet navn
error-name-reserved = “{ $name }” er et ord, som udskrifter bruger; tag et andet navn (optaget er: { $reserved })
error-name-twice = “{ $name }” og “{ $other }” er samme navn; tag et andet
error-seed-form = “{ $seed }” er ikke et seed: et helt tal eller 32 byte
error-seed-number = “{ $seed }” er ikke et seed: et helt tal fra 0 til { $limit }
error-card-due = Først skal det kort, der venter, komme
error-no-card-due = Intet kort venter; spurgt er { $awaits }
error-card-not-due = { $card } kan ikke komme nu
error-listed-card-not-due = { $card } kan ikke komme, når det bliver dets tur, efter linje { $move }
error-exposure-due = Før { $card } skal det siges, om det kort, der lige blev givet, blev vist
error-listed-exposure-due = Før { $card }, efter linje { $move }, skal det siges, om det kort, der lige blev givet, blev vist
error-exposure-not-due = { $card }! kan ikke vises her: kun et kort givet til en plads, med misdeal_chance over 0
error-listed-exposure-not-due = { $card }! kan ikke vises, hvor det kommer, efter linje { $move }
error-no-such-pick = Der er intet udfald { $pick } af { $of }: de tælles fra 0
error-nothing-to-undo = { $seat } har intet at tage tilbage: det blev set, eller spillet er gået videre
error-line-form = “{ $text }” er ingen linje i en udskrift: skriv “ord: værdi” eller “navn: træk”
error-header-late = “{ $word }:” hører til før det første træk
error-header-twice = “{ $word }:” står to gange
error-header-missing = “{ $word }:” mangler
error-header-empty = “{ $word }:” siger intet
error-seat-twice = { $name } nævnes to gange i denne linje
error-file-missing = Filen findes ikke
error-file-folder = Det er en mappe
error-file-unreadable = Den kan ikke læses
error-file-unwritable = “{ $file }” kan der ikke skrives i
error-not-text = Det er ingen tekst (UTF-8)
error-log-cut = Loggen slutter midt i en linje
error-log-line = Det er ingen linje i en log: { $found }
error-log-format = Den log kan Nightbus ikke læse: { $found }
error-log-game = Loggen er fra et spil, som Nightbus ikke kan: { $game }
error-log-version = Loggen er fra version { $version } af reglerne for { $game }, som denne Nightbus ikke spiller
error-log-switches = Loggens husregler er ikke hele: { $found }
error-log-seats = Loggens pladser er ikke hele, eller en plads findes ikke: { $found }
error-log-seq = Trin { $expected } mangler; denne linje siger { $found }
error-log-forged = Sådan kan tilfældet ikke være faldet ud: { $found }
error-log-illegal = Dette trin var ikke tilladt: { $step }
error-log-no-seed = Loggen siger ikke sit seed, så aftenen kan ikke gå videre
error-log-gone-on = En anden er gået videre med denne aften: { $file }
error-night-over = Den aften er slut; “nightbus replay { $file }” viser den
error-night-missing = Den aften findes ikke: { $file }
error-night-mark = Det kan ikke læses, hvem der spiller: { $file }
error-nothing-to-resume = Der er ingen åben aften i { $folder }
error-which-game = Nævn et spil
error-resume-as-begun = En aften, der går videre, spilles, som den begyndte: udelad regelbog, regler, pladser, personer og seed
error-lab-missing = Laboratoriet kræver { $package }; det hentes med: { $install }


## Hvorfor en bot gjorde, som den gjorde

why-bot-ride-count-even = Alle svar er lige gode: { $right } af { $of } usete kort.
why-bot-ride-count-red = Af { $of } usete kort er { $right } røde.
why-bot-ride-count-black = Af { $of } usete kort er { $right } sorte.
why-bot-ride-count-higher = Af { $of } usete kort er { $right } højere.
why-bot-ride-count-lower = Af { $of } usete kort er { $right } lavere.
why-bot-ride-count-inside = Af { $of } usete kort ligger { $right } imellem.
why-bot-ride-count-outside = Af { $of } usete kort ligger { $right } udenfor.
why-bot-ride-count-hot = Af { $of } usete kort er { $right } varme.
why-bot-ride-count-cold = Af { $of } usete kort er { $right } kolde.
why-bot-ride-count-suit = Af { $of } usete kort er { $right } { $suit }; ingen kulør har flere.
why-bot-ride-count-rank = Af { $of } usete kort er { $right } af denne værdi: { $rank }. Ingen værdi har flere.
why-bot-ride-play-now = Hvert kort, der lægges, er ét mindre at køre med, og denne række kan være kortets sidste chance.
why-bot-ride-take-to-shed = En slurk nu, men ét kort mindre at køre med.
why-bot-ride-bluff = Det passer ikke, men de andre må tro det: { $chance } %.
why-bot-ride-bluff-and-wait = Det kort, der passer, venter på en højere række; et andet går i stedet.
why-bot-ride-bluff-to-shed = For mange kort på hånden: risikoen for at køre er { $risk } %, så en bluff er det værd.
why-bot-ride-pass-no-match = Intet passer.
why-bot-ride-pass-no-bluff = Intet passer, og det ved alle.
why-bot-ride-pass-careful = Intet passer, og en bluff ville være risikabel her.
why-bot-ride-pass-too-dear = Det passer, men i denne række skulle man selv drikke.
why-bot-ride-pass-after-bluff = Ét kort er allerede lagt; et til ville ingen tro på.
why-bot-ride-hold-back = Det passer, men en højere række giver mere, og chancen for, at værdien kommer igen, er { $chance } %.
why-bot-ride-liar-impossible = Det kan ikke passe: alle kort af den værdi er gjort rede for.
why-bot-ride-liar-doubtful = Sikkert en bluff: chancen for, at det er sandt, er { $chance } %.
why-bot-ride-accept-certain = Det må være sandt.
why-bot-ride-accept-likely = At sige løgn koster det dobbelte, og chancen for, at det er sandt, er { $chance } %.
why-bot-ride-ride-along = En kort tur og godt selskab.
why-bot-ride-stay-behind = Én i bussen er nok.
why-bot-ride-pick-any = Med bagsiden op er det ene kort som det andet.
why-bot-ride-give-round = Lidt til hver, så ingen bliver sure.
why-bot-ride-give-dry = Den plads har fået mindst indtil nu: { drinks }.
why-bot-ride-give-safe = Den plads har færrest kort: { cards }. Den kan tåle en slurk.
why-bot-ride-give-anyone = Ingen trænger mere end andre.
why-bot-chase-keep = Alle har set { $card }, men det er godt nok at beholde.
why-bot-chase-redeal = Alle har set { $card }, og giver man om, kommer der nok noget bedre.
why-bot-chase-no-domino = Ét bytte mere er kun for lave kort, og det er { $card } ikke.
why-bot-chase-take = { $other } har { $second }: hellere det end { $card }.
why-bot-chase-king-next = { $other } har { $second }, og det spærrer: { $card } bliver.
why-bot-chase-lower-lies = { $other } har spillet og beholder { $second }, lavere end { $card }.
why-bot-chase-stay = Risiko for at tabe med { $card }: { $stays } %; uden det: { $moves } %.
why-bot-chase-swap = Risiko for at tabe med { $card }: { $stays } %; efter et bytte: { $moves } %.
why-bot-chase-draw = Risiko for at tabe med { $card }: { $stays } %; med et kort fra bunken: { $moves } %.
why-bot-chase-again = Risiko for at tabe med { $card }: { $stays } %; efter ét bytte mere: { $moves } %.
why-bot-stop-stops = På hånden: { $kind }. Det skulle ikke være lavest mod { $opponents } andre, så bussen stopper her.
why-bot-stop-stops-at-once = På hånden fra starten: { $kind }. Hvorfor give { $opponents } andre tid?
why-bot-stop-waits-for-limit = Efter { turns } stopper bussen af sig selv, uden en sidste omgang til de andre.
why-bot-stop-ends = På hånden: { $kind }. Mod { $opponents } andre kunne det være lavest; der er tid til noget bedre.
why-bot-stop-stands = På hånden: { $kind }. Intet i midten gør det bedre.
why-bot-stop-takes-all = Hele midten giver en bedre hånd: { $kind }.
why-bot-stop-betters = Med { $card } for { $second } bliver hånden bedre: { $kind }.
why-bot-stop-builds = Med { $card } for { $second } kan der komme mere: { $next }.
why-bot-stop-least-harm = Ét kort skal byttes, og { $card } for { $second } gør mindst skade.


## Kommandolinjen

see-help = “nightbus --help” siger, hvad der er; “nightbus KOMMANDO --help”, hvad en kommando tager.
error-usage-command = Der er ingen kommando “{ $command }”
error-usage-option = Tilvalget “{ $option }” findes ikke her
error-usage-word = “{ $word }” er et ord for meget
error-usage-missing = { $what } mangler
error-usage-empty = Der mangler en værdi efter { $option }
error-usage-twice = { $option } står der to gange
error-usage-number = { $option } skal være et tal, ikke “{ $value }”
error-usage-whole = { $option } skal være et helt tal, ikke “{ $value }”
error-usage-flag = { $option } tager ingen værdi: udelad “{ $value }”


### Terminal


## Names

terminal-you = Passageren


## The blind: what is asked, and the rule that decides it

terminal-headline-draw = Hvem skal køre? Træk et kort
terminal-headline-over = Endestation, alle ud
terminal-headline-pyramid = Pyramiden
terminal-headline-row = Pyramiden, række { $row }
terminal-headline-liars = Løgnernes hjørne
terminal-headline-pick = Række { $row } af 4: vælg et kort
terminal-headline-stop = Stop { $stop }: { $name }
terminal-headline-dealer = Hvem giver først?
terminal-headline-sudden = Pludselig død
terminal-headline-exposed = Kortet blev vist!
terminal-headline-round = Runde { $round }
terminal-headline-stopped = { $seat } stopper bussen
terminal-headline-exchange = Ét ud, ét ind

terminal-rule-draw = Det højeste kort kører
terminal-rule-co-pilot = { $rider } kører; en co-pilot drikker hver anden slurk
terminal-rule-over = Aftenen i tal
terminal-rule-right = Et rigtigt svar giver slurke: fordel dem, som du vil
terminal-rule-question = Spørgsmål { $question } af { $questions } · et forkert svar koster { drinks }
terminal-rule-pyramid = Kortene vendes et ad gangen, nederste række først
terminal-rule-row-gives-drinks = Et kort, der passer, giver { $drinks ->
    [one] { $drinks } slurk
   *[other] { $drinks } slurke
 }
terminal-rule-row-takes-drinks = Den, der har et, der passer, tager { $drinks ->
    [one] { $drinks } slurk
   *[other] { $drinks } slurke
 }
terminal-rule-row-gives-shot = Et kort, der passer, giver et shot
terminal-rule-row-takes-shot = Den, der har et, der passer, tager shottet
terminal-rule-bluff = ethvert kort kan siges at passe
terminal-rule-match = kun et kort af samme værdi
terminal-rule-double = den, der tager fejl, drikker det dobbelte
terminal-rule-ride-questions = Fire rigtige svar i træk slutter turen · et forkert begynder forfra
terminal-rule-dealer-jack = Den første knægt giver (med Gøge-kortene den første Gøg)
terminal-rule-dealer-lowest = Det laveste kort giver
terminal-rule-sudden = Et kort hver, intet bytte · det laveste er ude
terminal-rule-exposed = Et kort blev vist: behold det, eller bed om, at der gives om
terminal-rule-domino = Der kom et lavt kort: der må byttes én gang til
terminal-rule-last-one = Den sidste med liv vinder
terminal-rule-last-token = Den sidste med en brik vinder
terminal-rule-chase = Runde { $round } · laveste kort mister et liv · es er lavest, konge spærrer
terminal-rule-cuckoo = Runde { $round } · laveste kort mister et liv · 1 er lavest, Gøgen spærrer
terminal-rule-stop = Runde { $round } · den laveste hånd mister en brik
terminal-rule-last-lap = Én sidste tur til alle andre

terminal-safe = To til ti er gratis
terminal-short-j = knægt
terminal-short-q = dame
terminal-short-k = konge
terminal-short-a = es

terminal-stop-1 = Pølsevognen
terminal-stop-2 = Hæveautomaten
terminal-stop-3 = Rutebilstationen
terminal-stop-4 = Natmarkedet
terminal-stop-5 = Kanalbroen
terminal-stop-6 = Flaskecontaineren
terminal-stop-7 = Rundkørslen
terminal-stop-8 = Rundkørslen igen
terminal-stop-9 = Din gade
terminal-stop-10 = Hjemme


## On the table

terminal-cards-of = Foran { $seat }
terminal-deck = I bunken: { cards }
terminal-question-colour = farve
terminal-question-height = op/ned
terminal-question-between = imellem
terminal-question-suit = kulør
terminal-question-heat = varmt?
terminal-question-rank = værdi
terminal-next-card = Næste kort vendes.
terminal-is-up = Nu ligger { $card } øverst.
terminal-you-hold = { $cards ->
    [0] Du har intet, der passer.
    [one] Du har et, der passer.
   *[other] Du har { $cards }, der passer.
 }
terminal-you-laid = Lagt, uden at nogen så det: { $cards }
terminal-still-answering = Mangler at svare: { $names }
terminal-sealed = Ingen ser, hvad der er lagt, før alle har svaret.
terminal-lays = { $seat } lægger et kort
terminal-lays-down = { $seat } lægger et kort med bagsiden op
terminal-says-it-is = og siger: { $rank }!
terminal-more-plays = { $plays ->
    [one] Ét kort til venter.
   *[other] { $plays } kort til venter.
 }
terminal-no-cards = Ingen kort tilbage: bussen kører uden dig.
terminal-your-hand = din hånd
terminal-your-card = dit kort
terminal-stock = bunke: { $cards }
terminal-pot = Pulje: { chips }
terminal-on-board = { $seat } kører med bussen
terminal-with = med { $seat }
terminal-ride-so-far = Forsøg { $attempt } · { drinks } indtil nu · { $turned } vendt
terminal-in-the-middle = i midten
terminal-hand-now = nu: { $hand }
terminal-hand-after = nu: { $hand } → så: { $after }
terminal-stopping = STOPPER
terminal-last-turns = Én sidste tur:
terminal-what-beats-what = Hvad slår hvad
terminal-tag-dealer = giver
terminal-tag-rider = kører
terminal-tag-co-pilot = co-pilot
terminal-tag-out = ude
terminal-tag-stays = bliver
terminal-tag-swaps = bytter
terminal-tag-swaps-twice = 2 gange
terminal-tag-draws = trækker


## Choosing

terminal-lay-card = læg det kort
terminal-once-more = (én gang til for at gøre det)
terminal-take-one = tag fra midten
terminal-put-one = læg fra dig
terminal-exchange-now = byt
terminal-whom = hvem
terminal-how-many = færre, flere
terminal-all-here = resten her
terminal-give = giv
terminal-give-now = Enter: giv
terminal-give-left = Mangler at give: { $drinks }

terminal-turns = { $seat } vender { $cards }.

terminal-may-take = Tag et kort fra midten ({ $cards }) for et af dine ({ $hand })
terminal-may-give = Giv { drinks } til { $names }, fordelt som du vil


## Pages

terminal-pass-to = Giv tastaturet videre til
terminal-others-look-away = I andre beundrer loftet.
terminal-draw-curtain = Enter trækker forhænget fra
terminal-title-help = Hvad du må, og hvorfor
terminal-title-tip = Et råd fra en bot
terminal-title-rules = Reglerne lige nu
terminal-title-story = Historien indtil nu
terminal-hint-close = ↑ ↓ PgUp PgDn ruller · Esc tilbage til bordet
terminal-key-rules = regler
terminal-key-tip = tip
terminal-key-undo = fortryd
terminal-key-story = historien
terminal-key-leave = gå
terminal-key-skip = spring over
terminal-key-seen = set
terminal-seen = Set? En vilkårlig tast giver tastaturet videre.
terminal-any-key = en tast
terminal-tip = En bot ville: { $move }.
terminal-too-small = Vinduet er for lille til et bord. Gør det { $columns } gange { $rows }, eller spil med --plain.


## The night in figures

terminal-figures-drinks = Aftenen i tal: slurke
terminal-figures-rounds = Aftenen i tal: runder ombord
terminal-rides = { $rides ->
    [one] { $rides } tur
   *[other] { $rides } ture
 }
terminal-rounds = { $rounds ->
    [one] { $rounds } runde
   *[other] { $rounds } runder
 }
terminal-wins = { $wins ->
    [0] ingen sejre
    [one] { $wins } sejr
   *[other] { $wins } sejre
 }
terminal-longest-ride = Længste tur
    .amount = { $n } kort
terminal-most-right = Bedste gætter
    .amount = { $n ->
    [one] { $n } rigtigt
   *[other] { $n } rigtige
 }
terminal-most-given = Mest gavmild
    .amount = gav { $n }
terminal-most-caught = Fanget i bluff
    .amount = { $n ->
    [one] { $n } gang
   *[other] { $n } gange
 }
terminal-most-believed = Mest godtroende
    .amount = { $n ->
    [one] troede { $n } gang
   *[other] troede { $n } gange
 }
terminal-winner = Sidst ombord
    .amount = { $n } spil
terminal-most-kings = Vendte konger
    .amount = { $n }
terminal-most-swaps = Rastløs
    .amount = { $n ->
    [one] { $n } bytte
   *[other] { $n } bytter
 }
terminal-most-stays = Sad stille
    .amount = { $n ->
    [one] blev { $n } gang
   *[other] blev { $n } gange
 }
terminal-most-lost-lives = Mistede mest
    .amount = { $n } liv
terminal-most-stops = Trykkede stop
    .amount = { $n ->
    [one] { $n } gang
   *[other] { $n } gange
 }
terminal-most-exchanges = Aldrig tilfreds
    .amount = { $n ->
    [one] { $n } bytte
   *[other] { $n } bytter
 }
terminal-most-lost-tokens = Mistede mest
    .amount = { $n ->
    [one] { $n } brik
   *[other] { $n } brikker
 }
terminal-log-at = Seed { $seed }. Loggen: { $path }
terminal-another = Et spil til
terminal-go-home = Tag hjem
terminal-close = Luk


## Leaving, resuming, and what can go wrong

terminal-resume-hint = Gemt. Fortsæt med: nightbus play --resume
terminal-dumb = Denne terminal kan ikke tegne (TERM, LANG): så linje for linje, som med --plain.
terminal-cannot-keep = Aftenen kan ikke gemmes i { $folder }: { $why }. Sæt NIGHTBUS_HOME til en mappe, der kan skrives i.


## Line by line

terminal-read-title = { $game }, regelbogen { $rulebook }
terminal-read-seats = Rundt om bordet, med uret: { $names }.
terminal-read-bot = { $name } (bot)
terminal-read-keys = Skriv et træk, eller nummeret på det. Desuden: ? (hvad du må, og hvorfor), tip, table, undo, log, quit.
terminal-read-card = Dit kort: { $card }.
terminal-read-hand = Din hånd: { $cards }.
terminal-read-hand-worth = Din hånd: { $cards }: { $hand }.
terminal-read-middle = I midten: { $cards }.
terminal-read-known = { $seat } har { $cards }.
terminal-read-line = Vendt indtil nu: { $cards }.
terminal-read-claim = { $seat } lægger et kort med bagsiden op og siger: { $rank }.
terminal-read-at-stake = Tror du på det, tager du { drinks }. Siger du løgn og tager fejl, tager du { $double }.
terminal-read-at-stake-shot = Tror du på det, tager du et shot. Siger du løgn og tager fejl, tager du { $double }.
terminal-pass-to-name = Giv tastaturet videre til { $name }. I andre beundrer loftet.
terminal-press-enter = Tryk Enter.
terminal-press-enter-seen = Set? Tryk Enter.
terminal-yes-or-no = Skriv yes (ja) eller no (nej).

terminal-replay-keys = Enter: næste skridt; b: tilbage; et tal: til det skridt; table: alle hænder; q: gå.
terminal-replay-end = Det var det sidste skridt.
terminal-key-next = frem
terminal-key-back = tilbage
terminal-key-goto = skridt, så Enter


### Forecast and tune

forecast-drinks = { $mean } slurke pr. person (±{ $error }); { $most } eller færre 9 aftener ud af 10
forecast-most-drinks = Den plads, der drikker mest, holder sig på { $most } eller derunder 9 aftener ud af 10 (±{ $error })
forecast-shots = { $mean } shots pr. person (±{ $error }); { $most } eller færre 9 aftener ud af 10
forecast-rounds = { $mean } runder (±{ $error }); { $most } eller færre 9 aftener ud af 10
forecast-lost-lives = { $mean } tabte liv pr. person (±{ $error })
forecast-lost-tokens = { $mean } tabte brikker pr. person (±{ $error })
forecast-minutes = { $mean } minutter (±{ $error }); { $most } eller færre 9 aftener ud af 10
forecast-long-ride = En tur tager mere end ti rækker eller forsøg i { $chance } % af tilfældene (±{ $error })
forecast-long-ride-exact = En tur tager mere end ti rækker eller forsøg i { $chance } % af tilfældene (nøjagtigt)
forecast-hardest = Hårdest ramt: plads { $place } fra giveren, med uret, med { $chance } % af alle slurke (±{ $error })
forecast-hardest-dealer = Hårdest ramt: giveren, med { $chance } % af alle slurke (±{ $error })
forecast-hardest-close = Ingen er tydeligt hårdest ramt; den plads, der får mest, tager { $chance } % af alle slurke (±{ $error })
forecast-nights = Hver prognose bygger på { $nights ->
    [one] { $nights } aften
   *[other] { $nights } aftener
 }; ± er én standardfejl
forecast-nights-plain = Hver prognose bygger på { $nights ->
    [one] { $nights } aften
   *[other] { $nights } aftener
 }; ± er én standardfejl. Med tilvalget “lab” bliver det mange flere: pip install 'nightbus[lab]'
tune-asked = Ønsket: { $low } til { $high } minutter
tune-asked-drinks = Ønsket: ingen plads over { $drinks } slurke 9 aftener ud af 10, og { $low } til { $high } minutter
tune-none = Ingen ændring af en eller to husregler giver den aften. Det nærmeste:
tune-unchanged = Intet behøver ændres
tune-change = { $switch }={ $value } i stedet for { $was } ({ $rule })
tune-sure = Hvert forslag holder sig inden for grænserne med { $confidence } % sikkerhed.
tune-progress = Prøvede husregler: { $tried } af { $due }
tune-tried = { $tried } sæt husregler prøvet, { $nights } aftener spillet.
error-tune-no-drinks = Ingen drikker i { $game }: bed kun om minutter
error-tune-limits = Sig, hvilken aften der ønskes
error-tune-drinks = “{ $drinks }” er ingen grænse for slurke
error-tune-minutes = “{ $minutes }” er ikke et antal minutter fra og til: skriv det mindste, to punktummer og det største


### Bench

bench-progress = Måler: { $what }
bench-cores = { $cores ->
    [one] { $cores } kerne
   *[other] { $cores } kerner
 }
bench-number = { $number }
bench-game = Spil
bench-bot = Bot
bench-on = På
bench-nights = Spil i sekundet
bench-decisions = Valg i sekundet
bench-steps = Skridt i sekundet
bench-plain = Det er reglerne, som de står: med tilvalget “lab” oversættes de til maskinkode. pip install 'nightbus[lab]'
bench-limit = Den klassiske aften skrevet i hånden i C, samme bot, én kerne (processortid):
bench-row = Række
bench-lab-steps = Nightbus, skridt i sekundet
bench-c-steps = C, skridt i sekundet
bench-times = Gange langsommere
bench-apart = Gennemsnittenes afstand i standardfejl
bench-peers = Tilfældige spil i andre motorer, én kerne (processortid), ved siden af Ride the Bus:
bench-engine = Motor
bench-how = Hvordan
bench-times-fewer = Nightbus er så mange gange hurtigere
bench-missing = Ikke installeret: { $packages }. Det henter dem: { $install }
bench-too-slow = De oversatte regler må højst være { $times } gange langsommere end C-programmet, og det skal være der
error-limit-source = { $file } er her ikke: den følger med Nightbus’ kildetekst, ikke med pakken
error-limit-compiler = Her er ingen C-oversætter “{ $compiler }”, så den klassiske aften i C udelades
error-limit-fails = Den klassiske aften i C kan ikke oversættes: { $reason }


### Lab

lab-title = { $game }, regelbog { $rulebook }, { $seats } pladser
lab-run = { $nights } aftener, spillet af { $policy }, seed { $seed }
lab-partial = Stoppet før tid: der var bedt om { $nights }.
lab-unfinished = { $nights } af dem blev opgivet efter en million skridt og tæller ikke med i noget tal.
lab-compiling = Reglerne for { $game } oversættes, én gang for alle: omkring et halvt minut
lab-progress = { $percent } %, { $rate } aftener i sekundet, { $left } igen
lab-number = { $number }
lab-percent = { $percent } %
lab-mean-error = { $mean } ± { $error }
lab-of = { $what }, { $who }
lab-seat = plads { $seat }
lab-dealer = giveren
lab-table = bordet
lab-drinks = Slurke
lab-shots = Shots
lab-lost = Mistede liv
lab-rounds = Runder
lab-minutes = Minutter
lab-ride-cards = Bussen: vendte kort
lab-ride-rows = Bussen: rækker
lab-ride-attempts = Bussen: forsøg
lab-ride-drinks = Bussen: slurke
lab-cards-left = Kort tilbage efter pyramiden
lab-column-mean = middel
lab-column-error = ±
lab-column-sd = spredning
lab-column-half = 1 af 2
lab-column-nine = 9 af 10
lab-column-most-of-all = 99 af 100
lab-column-greatest = flest
lab-ties = På en aften: { $ties } lige kort, { $bluffs } bluff, { $calls } kald
lab-rides = Hvem kører bus, plads for plads: { $shares }
lab-wins = Hvem vinder, plads for plads: { $shares }
lab-histogram-drinks = Hele bordets slurke på en aften
lab-histogram-rounds = Runder i et spil
lab-plot-mean = middel { $mean }
lab-plot-nine = 9 aftener af 10: højst { $nine }
lab-rate = { $rate } aftener i sekundet
lab-beyond = Et tal med + er en nedre grænse: værdier over { $bins } tælles under ét.
lab-warm = { $game } er oversat og gemt.
lab-seconds = { $n } s
lab-hours-minutes = { $hours ->
    [0] { $minutes } min
   *[other] { $hours } t { $minutes } min
 }
lab-lost-tokens = Mistede brikker
lab-plot-seats = Slurke på hver plads: halvdelen af aftenerne, middel, 9 aftener af 10
lab-plot-rides = kører bus { $percent } %
lab-plot-wins = Hvem vinder
error-lab-games = { $games } aftener kan ikke spilles: 1 til { $high }
error-lab-seed = { $seed } er intet seed: 0 til { $high }
error-lab-jobs = { $jobs } job kan ikke køres: 1 til { $high }
error-lab-policy = Der er ingen bot “{ $policy }”
error-lab-policies = { $policies } botter til { $seats } pladser: giv én til alle, eller én til hver
error-extra-missing = { $package } er ikke installeret. Det her henter den: { $install }
error-cluster-address = “{ $address }” er ingen planlæggers adresse. Den skal se ud som tcp://192.0.2.7:8786
error-cluster-silent = Ingen svarer på { $address }: start en planlægger der med “dask scheduler”
error-plot-kind = “{ $file }” er ikke en slags billede, der kan tegnes
error-sweep-form = “{ $sweep }” er ingen gennemgang: skriv switch=a,b,c eller switch=a..b
error-lab-pace-form = “{ $setting }” er intet tempo: skriv slags=sekunder
error-lab-pace-kind = “{ $kind }” er ingen slags skridt i { $game }
error-lab-pace-seconds = { $kind } kan ikke tage { $seconds } sekunder: 0 til { $high }
error-cluster-differs = Klyngens arbejdere har andre regler: installer den samme Nightbus der


### Odds

odds-chance = { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
odds-chance-exact = { $chance } ({ $fraction })
odds-chance-about = { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } ± { NUMBER($error, style: "percent", maximumFractionDigits: 1) }
odds-chance-rare = 1 ud af { $n }
odds-number = { $number }
odds-about = { $number } ± { $error }
odds-right = rigtigt { $chance }
odds-level = lige { $chance }
odds-costs = koster { $drinks }
odds-free = koster intet
odds-gives = giver { $drinks }
odds-turned = værdien vendes { $chance }
odds-later = gemt til det bedste match giver det { $drinks }
odds-now = lagt nu giver det { $drinks }
odds-row = i rækken til { $worth }: { $chance }
odds-loses = mister et liv { $chance }
odds-lower = { $hand }, { $chance } af alle hænder er lavere
odds-lowest = lavest ved bordet { $chance }
odds-true = Det er sandt: { $chance }, når bluff regnes for { $rate } af det, der lægges.
odds-true-never = Det kan ikke være sandt: ingen af de kort, det kan være, passer.
odds-true-surely = Det må være sandt: alle de kort, det kan være, passer.
odds-called = En påstand regnes for at blive kaldt { $rate } af gangene.
odds-called-always = Alle ved, at intet på hånden passer: en bluff regnes for at blive kaldt.
odds-called-never = Alle ved, at alt på hånden passer: en påstand regnes for at slippe igennem.

odds-title = { $game }, regelbogen { $rulebook }, { $seats } pladser: oddsene
odds-part-questions = Spørgsmålene, fra en frisk bunke, hvert besvaret bedst muligt af den, der tæller kortene foran sig
odds-part-hold = Et kort gemt fra før pyramiden, det eneste af sin værdi på hånden
odds-part-ride = Turen ({ $rule })
odds-ride-clean = Ren i første forsøg: { $chance }
odds-ride-attempts = Forsøg
odds-ride-cards = Vendte kort
odds-ride-drinks = Slurke
odds-ride-figure = { $what }: { $mean } i snit, spredning { $sd }; højst { $half } på halvdelen af alle ture, { $nine } på ni ud af ti, { $most } på 99 ud af 100
odds-ride-fresh = Sådan ville det være, hvis hvert forsøg kom fra en frisk bunke.
odds-ride-played = Spillet { $rides } gange, med en bunke der slipper op og en passager, der tæller den: ren i første forsøg { $clean }, forsøg { $attempts }, { $drinks }.
odds-ride-cap = Forsøg og kort er dem på en tur uden grænse.
odds-part-chase = Risiko for at miste et liv, i hundrededele, ved at blive/bytte, når de andre bytter { $swap } og lavere og som giver trækker med { $draw } og lavere
odds-turn = tur { $turn }
odds-dealer = giver
odds-largest-error = Kort givet tilfældigt; største standardfejl: { NUMBER($error, style: "percent", maximumFractionDigits: 1) }
odds-part-hands = De 22.100 hænder; lavest som givet, mod { $others ->
    [one] én anden
   *[other] { $others } andre
 }
odds-kind = { $hand }: { $hands } hænder, { $share }; { $lower } af alle hænder er af en lavere slags. Den midterste, { $middle }, er lavest { $lowest }

odds-position = { $game }: oddsene, som { $seat } kender bordet
odds-nothing = Her er intet at vælge, der er odds på.
odds-card-now = Med kortet { $card }, som det står: et liv tabt { $chance }
odds-hand-now = { $cards }: { $hand }; { $lower } af alle hænder er lavere. Blev hænderne vist nu, var den lavest { $lowest }

odds-night = { $game }: oddsene ved hvert valg
odds-decision = { $step }  { $seat }: { $action } – { $worth }
odds-decision-better = { $step }  { $seat }: { $action } – { $worth }. Bedre: { $better }
odds-part-night = Held og valg
odds-seat-night = { $seat }: { $took } = ventet { $expected }, ture { $ride }, fået { $given }, valg { $choice }, held { $luck }
odds-seat-missed = Med hvert match lagt eller gemt bedst muligt kunne der være givet { drinks } mere.

tips-said = »{ $claim }«
tips-found = { $verdict } { $truth }
tips-holds = Holder.
tips-does-not-hold = Holder ikke.
tips-depends = Både og.

error-odds-as-alone = --as hører sammen med --at: det siger, hvis viden om bordet der regnes med
error-odds-file-says = Med --at siger filen, hvilken regelbog, hvilke valg og hvilke pladser der er
error-odds-other-game = Dette er et spil { $game }, ikke { $asked }

tip-classic-players = Med ni eller flere spillere slipper kortene op, før pyramiden er færdig.
    .truth = Ni spillere bruger { $needed } af de 52 kort, for giveren har ingen. Der er plads til { $most }; til { $short } er der ikke.
tip-classic-minutes = Et spil varer som regel 20 til 40 minutter.
    .truth = Med { $seats } ved bordet varer det { $mean } minutter i snit, hvor { $cards } kort vendes; { $within } af spillene slutter mellem 20 og 40. Det hele hænger på turen.
tip-classic-right-answers = Rigtige svar i første del holder dig fra bussen.
    .truth = Rigtigt eller forkert sidder alle med { cards } bagefter. Kun pyramiden afgør, hvem der kører.
tip-classic-luck = Spørgsmålene er mest held.
    .truth = Besvaret bedst muligt koster de { $best } slurke pr. spiller, ved gætteri { $blind }: resten er held.
tip-classic-higher-lower = Sig højere på en toer til en syver, lavere på en otter til en konge.
    .truth = Rigtigt { $right } af gangene, med lavere også på et es. Intet er bedre.
tip-classic-eight = På en otter er lavere ét kort bedre.
    .truth = { $higher } kort er højere, { $lower } er lavere, og { $level } er lige.
tip-classic-king = En glemt konge koster fem slurke, som en anden kunne have fået.
    .truth = Kun hvis en konge ligger øverst i pyramiden: { $chance }. En konge bliver overhovedet vendt { $turned } af gangene, og et kort gemt til sit bedste match er { $worth } slurke værd.
tip-classic-bluff-rows = Bluf sjældent på de lave rækker og aldrig på den femte.
    .truth = På hver række koster en bluff det samme, som den giver de andre, hvis { $calls } af påstandene bliver kaldt. Indsatsen vokser, oddsene gør ikke.
tip-classic-bluff-ten = Fanget i en bluff på femte række drikker du ti.
    .truth = Det dobbelte af rækken: { $drinks }.
tip-classic-hold-top = Gem dine bedste match, især par, til de to øverste rækker.
    .truth = Et match på det første kort giver { $now } nu og { $held }, hvis det gemmes til det bedste der kommer, men { $top }, hvis det kun gemmes til de to øverste rækker; af et par giver hvert kort { $pair }, for så er der kun ét af værdien tilbage.
tip-classic-clean-ten = Det er usandsynligt at komme rent gennem en række på ti i første forsøg.
    .truth = Det sker { $clean } af gangene.
tip-classic-restarts = Flere omstarter er normalt.
    .truth = Der er { $restarts } i snit, til { $drinks } slurke; to eller flere { $several } af gangene.
tip-classic-mini-bus = En bus på fire kort er hurtigt overstået.
    .truth = Den er ren med det samme { $clean } af gangene og tager { $rows } rækker og { $drinks } slurke i snit, hvor ti kort tager { $long } slurke.
tip-classic-best-of-three = Bedst af tre, med en ny giver hver gang, lader alle give.
    .truth = Alle, hvis der er { $most } spillere; med flere er der en, der aldrig gør.
tip-party-four-nine = Med en firer og en nier er en femmer indenfor og en dame udenfor.
    .truth = Af de kort, der er tilbage, er { $inside } indenfor og { $outside } udenfor.
tip-party-suit = Kuløren er en chance på én ud af fire.
    .truth = Ved gætteri { $blind }; den, der siger en kulør, som ikke ligger foran en, har ret { $right } af gangene.
tip-party-hold-risk = At gemme kort til højere rækker er risikabelt, for flest kort kører.
    .truth = Et match, der ikke lægges på det første kort, kommer aldrig igen { $stays } af gangene.
tip-party-empty-hand = Ideelt ville være at komme af med alle kort; mere sandsynligt er der nogle tilbage.
    .truth = Hver værdi på en hånd vendes { $rid } af gangene.
tip-commission-pair = Er de to første kort et par, kan kun udenfor være rigtigt.
    .truth = Kort, der gør indenfor rigtigt: { $inside }; udenfor: { $outside }.
tip-commission-gentle = Én til fem slurke er en blidere pyramide end 2, 4, 8, 16 og et shot.
    .truth = Et kort gemt til sit bedste match giver { $soft } slurke i stedet for { $hard }, når et shot tæller for fem.
tip-commission-timetable = En tur, der slutter med bunken, kaldes nåde.
    .truth = Med { $seats } ved bordet koster den { $ends } slurke i stedet for { $on }, for en passager, der tæller bunken.
tip-commission-half = En co-pilot deler slurkene med den, der kører.
    .truth = Fra friske bunker drikker den, der kører, { $rider } i stedet for { $alone } i snit.
tip-commission-third-shuffle = Nogen kørte engang bunken igennem to gange.
    .truth = Fra friske bunker vender { $longer } af turene flere kort, end der er i to spil kort.
tip-chase-packs = Flere end 13 spillere skal bruge to spil kort.
    .truth = Ét spil kort ville række til { $most }; med 20 spillere er { $left } kort tilovers.
tip-chase-lives = Med 1 eller 2 liv i stedet for 3 er spillet kortere, med 5 længere.
    .truth = { $seats } spillere spiller { $one } runder med ét liv, { $two } med to, { $three } med tre, { $five } med fem.
tip-chase-low-warning = Et lavt kort, der vises undervejs, advarer den, der får det, og som ikke kan ende værre.
    .truth = Den, der må give en nier for en treer, går fra { $before } til { $after } for at miste et liv, selv med bedste spil.
tip-chase-king = Den, der har en konge, er i sikkerhed.
    .truth = Med en konge på hånden, når det er ens tur, mister man et liv højst { $loses } af gangene.
tip-chase-ace-shown = Den, der har et es, når kortene vises, mister som regel et liv.
    .truth = Ikke som regel, men { $loses } af gangene: intet er lavere.
tip-chase-dealer = Giveren har den sværeste plads; at vinde, når det er lige, opvejer det lidt.
    .truth = Med { $seats } spillere mister giveren et liv { $dealer } af gangene, de andre { $others } i snit; vinder giveren, når det er lige, { $ties }.
tip-chase-eight = En otter eller højere er næsten altid sikker.
    .truth = Bliver man med en otter, mister man et liv op til { $at_few } af gangene blandt { $few } spillere, { $at_many } blandt { $many }: flere spillere, mere sikkerhed.
tip-chase-eight-swap = At bytte en otter eller højere gør sjældent chancerne bedre.
    .truth = Kort fra otte og op, tur for tur: det betaler sig i { $two } tilfælde med to spillere, i { $three } med tre, i { $four } med fire.
tip-chase-three = En treer eller lavere skal næsten altid byttes.
    .truth = Med { $seats } spillere taber en treer op til { $stays } af gangene, hvis man bliver, { $moves } hvis ikke.
tip-chase-known-king = Husk de konger, der er vist: at bytte med en til venstre er forgæves.
    .truth = I { $rounds } tilfældige runder sad en kendt konge til venstre for den, der skulle vælge, { $plain } gange, med domino-reglen { $domino } gange: uden den spørger ingen din nabo før dig.
tip-chase-dealer-four = Som giver skal man bytte en firer eller lavere og intet andet.
    .truth = Det betaler sig op til { $four } med fire spillere, op til { $three } med tre, op til { $two } med to.
tip-chase-middle = Fire til syv er de kort, der skal tænkes over.
    .truth = Med { $seats } spillere kommer det næsten ud på ét at blive og at bytte fra { $low } til { $high }.
tip-chase-low-seen = Jo færre esser og toere der er tilbage, jo sikrere er det at blive.
    .truth = En femmer, man bliver med, taber { $unknown } af gangene, når intet er set, { $seen } når et es ligger fast foran en anden.
tip-chase-ace = Et es er så godt som tabt, men byttet rammer det naboen.
    .truth = Beholdt taber det { $stays } af gangene; givet videre { $low } til { $high }, med { $seats } spillere.
tip-stop-players = To eller flere kan spille.
    .truth = Op til { $most } kan: med midten bruger de { $cards } af de 52 kort.
tip-stop-order = Tre esser er de bedste tre ens og tre toere de laveste, dame-konge-es den bedste straight og to-tre-fire den laveste.
    .truth = Det er de, af { $hands } gange tre ens og { $runs } straights.
tip-stop-flush = Fire, ni og konge i samme kulør er en flush.
    .truth = Én af { $flushes }.

### Verify
error-log-hash = Denne linje er ændret, eller en linje før den, eller dens hash mangler
error-log-pick = Her blev trukket et andet udfald: { $found } i loggen, { $expected } efter seedet
error-not-mixed = Intet kort må gives, før der er blandet færdig
error-shuffle-order = Der blandes i rækkefølgen commit, seal, open, mix, kort, reveal: { $step } kan ikke komme nu
error-shuffle-form = Der skal stå 64 hexadecimale cifre (0-9, a-f), ikke „{ $found }“
error-shuffle-nonce = Det er ikke den nonce, som { $seat } forseglede
error-shuffle-seed = Det er ikke det seed, der blev bundet til
error-shuffle-left-out = Udeladt er de, som forseglede og ikke åbnede: { $expected }
error-shuffle-revealed = Seedet er afsløret: der gives ikke flere kort i dette spil
error-game-given-up = Spillet blev opgivet, og dets seed er afsløret: ingen trækker mere i det
error-shuffle-unrevealed = Seedet til det spil, der er slut, er ikke afsløret endnu
error-shuffle-none = Kortene ved dette bord blandes ikke af spillerne
verify-chain = Loggen er hel. Linjer: { $lines }; den sidstes hash: { $hash }
verify-rules = Hvert skridt er tilladt efter reglerne for { $game }.
verify-game = Spil { $number }
verify-seed = Seedet er det, der blev bundet til.
verify-nonces = Nonces, der passer til det, som var forseglet, før nogen blev åbnet: { $names }
verify-no-nonces = Ingen spiller lagde en nonce til: den, der driver bordet, valgte kortene alene.
verify-left-out = Forseglede en nonce, der ikke blev åbnet i tide, og blev udeladt: { $names }
verify-absent = Forseglede ingen nonce: { $names }
verify-given-up = Spillet blev opgivet: seedet blev afsløret før slutningen.
verify-picks = Trækninger gjort om, alle med samme udfald: { $picks }
verify-empty = Der er ikke givet noget kort.
verify-told = Seedet står i første linje: det er ikke bevist, at ingen valgte det eller kendte kortene.
verify-not-revealed = Ikke bevist, seedet til dette spil er ikke afsløret. Trækninger: { $picks }
verify-not-told = Ikke bevist, loggen siger ikke sit seed. Trækninger: { $picks }
verify-not-committed-stacked = Ikke bevist, kortene var givet på forhånd. Trækninger: { $picks }
verify-not-committed-hand = Ikke bevist, kortene kommer fra et rigtigt spil kort. Trækninger: { $picks }
verify-not-committed = Ikke bevist, intet siger, hvor kortene kommer fra. Trækninger: { $picks }
verify-not-pack = Ikke bevist, trækningerne følger en anden orden i bunken end den, som dette Nightbus kender. Trækninger: { $picks }
verify-done = Efterprøvet. Trækninger gjort om: { $picks }
verify-not-done = Ikke efterprøvet. Intet er forkert, men ikke alle kort er bevist. Trækninger gjort om: { $drawn } af { $picks }
verify-wrong = Ikke efterprøvet, noget er forkert.


### Page

## The frame of the page

page-title = Nightbus
page-notices = Meddelelser
page-close = Luk
page-on = til
page-off = fra
page-loading = På vej
page-loading-next = Denne del af siden er på vej.
page-failed = Den kom ikke
page-failed-next = Denne del af siden kunne ikke hentes. Er bordets maskine tændt, og på samme net?
page-try-again = Prøv igen
page-lost = Det stop findes ikke
page-lost-next = Der er intet af vores på denne adresse. Et bords adresse slutter med dets kode.
page-go-home = Til forsiden
page-hold-again = En gang til for at bekræfte
page-stepper-keys = Piletasterne ændrer det


## Cards

page-card-red = { $card }, rødt
page-card-black = { $card }, sort
page-sealed = Et kort med bagsiden op, som siges at være { $rank }
page-says-it-is = siges at være
page-qr = QR-kode til bord { $code }


## Pass the phone

page-pass-to = Giv telefonen til
page-pass-others = I andre beundrer loftet.
page-pass-hold = Hold for at se


## Your switches

page-settings = Dine indstillinger
page-settings-language = Sprog
page-settings-theme = Lys
page-settings-theme-auto = Som enheden
page-settings-theme-night = Nat
page-settings-theme-day = Dag
page-settings-deck = Kulører
page-settings-deck-four = Fire farver
page-settings-deck-two = To farver
page-settings-sound = Lyd
page-settings-sound-about = Hver lyd ses også. Tasten M på den fælles skærm
page-settings-haptics = Vibration
page-settings-haptics-about = Et puf, når det er din tur
page-settings-still = Stå stille
page-settings-still-about = Kortene ligger, hvor de skal, uden at flyve derhen
page-settings-tap = Tryk i stedet for at holde
page-settings-tap-about = Det, der ellers holdes, trykkes to gange


## Faces to choose from

page-face-owl = Ugle
page-face-fox = Ræv
page-face-cat = Kat
page-face-badger = Grævling
page-face-hedgehog = Pindsvin
page-face-moth = Natsværmer
page-face-pigeon = Due
page-face-bat = Flagermus
page-face-mole = Muldvarp
page-face-frog = Frø
page-face-mouse = Mus
page-face-rat = Rotte
page-face-hare = Hare
page-face-stoat = Lækat
page-face-gull = Måge
page-face-toad = Tudse
page-face-dog = Hund
page-face-crow = Krage

### Store

error-store-url = Det angiver ikke, hvor bordene skal gemmes
error-store-unwritable = Bordene kan ikke gemmes i { $where }: { $why }
error-store-newer = { $where } er fra et nyere Nightbus (format { $format }; dette kender til { $known }): opdatér Nightbus
error-store-foreign = { $where } er et andet programs database: angiv en anden fil
error-store-served = En anden Nightbus serverer allerede bordene i { $where }: stop den, eller angiv en anden fil med --store sqlite:///FIL
error-store-missing = Der er endnu ingen borde i { $where }: “nightbus serve” opretter filen, “--store” angiver en anden
error-store-unavailable = { $where } svarer ikke: { $why }
error-store-backup = { $where } sikkerhedskopieres med PostgreSQL’s egne værktøjer, for eksempel pg_dump
error-store-file-there = “{ $file }” findes allerede: angiv en fil, der ikke gør
error-store-no-table = Der er intet bord { $table } i { $where }
error-store-no-game = Der er endnu ikke spillet ved bord { $table }
error-store-sure = Det kan ikke gøres om: tilføj --yes
error-store-days = Man kan ikke gå { $days } dage tilbage: 0 til { $high }
store-tables = { $n ->
    [0] Ingen borde
    [one] { $n } bord
   *[other] { $n } borde
 } i { $where }
store-code = Kode
store-game = Spil
store-created = Oprettet
store-changed = Sidste træk
store-entries = Poster
store-state = Tilstand
store-open = åbent
store-open-listed = åbent, på listen
store-closed = lukket
store-delete-sure = Skriv { $code } for at slette bordet og alt, hvad der er spillet ved det:
store-purge-sure = { $n ->
    [one] { $n } bord er
   *[other] { $n } borde er
 } ikke ændret i { $days ->
    [one] { $days } dag
   *[other] { $days } dage
 }. Skriv { $n } for at slette:
store-kept = Intet blev slettet.
store-deleted = Bord { $code } er slettet.
store-purged = { $n ->
    [0] Intet bord blev slettet.
    [one] { $n } bord blev slettet.
   *[other] { $n } borde blev slettet.
 }
store-written = Gemt: { $file }

### Table server

error-stale = Bordet er gået videre, siden du så det: se, hvad der spørges om nu, og vælg igen
error-not-host = Det må kun værten: spørg værten, eller overtag rollen, mens værten er væk
error-game-runs = Et spil er i gang: vent, til det er slut, eller kald til afstemning om at slutte det
error-no-game = Intet spil er i gang: værten starter et
error-no-seat = Du har ingen plads i dette spil: se på, og vær med i det næste
error-paused = Bordet holder pause: værten lader det gå videre
error-still-shuffling = Kortene bliver stadig blandet: svar om et øjeblik
error-not-rider = { $seat } kører med bussen og vender kortene: vent
error-no-such-person = Der er ikke længere nogen med nummer { $person } ved bordet: se, hvem der er her, og vælg igen
error-order-persons = En rækkefølge nævner alle med en plads én gang: { $persons }
error-setting-range = { $setting } = { $value } går ikke: { $low } til { $high }
error-hex-form = Her skal stå { $digits } cifre 0-9 a-f, hverken flere eller færre
error-vote-under-way = En afstemning er i gang: stem først i den
error-vote-nobody = Hvis plads handler det om? Sig hvem, og kald til afstemning igen
error-no-vote = Der er ingen afstemning længere: kald til en
error-move-code = Koden passer ikke, eller dens minut er gået: bed om en ny på den anden enhed
error-move-told = En kode siges kun én gang: bed om en ny
error-table-closed = Bordet er lukket: lav et nyt
error-table-locked = Bordet er låst: bed værten om at lukke dig ind
error-table-full = Bordet er fuldt ({ $limit }): bed værten om at gøre plads, eller lav dit eget bord
error-invite-needed = Koden alene åbner ikke dette bord: scan dets QR-kode, eller bed om linket
error-no-such-table = Der er intet bord { $table }: se på koden igen, bogstaverne står på skærmen og i linket
error-token = Du er ikke kendt ved dette bord, eller ikke længere: gå til bordet igen
error-too-fast = Det var for meget på én gang: vent et øjeblik, og prøv igen
error-message-form = Serveren kan ikke læse det: { $found }. Genindlæs siden, eller læs docs/protocol.md
error-message-long = Det er mere, end serveren læser på én gang: gør det kortere
error-command-id = En kommando skal have sit eget id på 1 til { $limit } tegn
error-slow = Din forbindelse er for langsom eller var væk for længe: forbind igen
error-unavailable = Serveren kan ikke nå sine borde lige nu. Intet er tabt: prøv igen om nogle sekunder
error-busy = Serveren har hænderne fulde: prøv igen om et øjeblik
error-internal = Det er en fejl i serveren, og den står i dens log. Intet er ændret: prøv igen, og sig det til den, der driver den
error-no-code = Ingen kode er ledig: fjern gamle borde (nightbus tables purge)
error-host = Denne server hedder ikke “{ $host }”: åbn den på dens adresse, eller start den med --public-url
error-origin = En side fra et andet sted spørger her ({ $origin }): åbn selve serverens adresse
error-no-such-path = Der er intet på “{ $path }”: se openapi.json
error-method = { $method } går ikke på denne adresse
error-hello = Den første besked skal være et hello, inden ti sekunder: forbind igen
error-protocol = Siden og serveren har forskellige versioner: genindlæs siden, eller opdater Nightbus
error-replaced = Du er nu ved dette bord på en anden enhed eller i et andet vindue: gå videre der, eller forbind igen her
error-moved = Din plads er flyttet til en anden enhed: gå videre der
error-kicked = Værten har taget dig fra bordet: kom igen, hvis du må
error-left = Du har forladt bordet: kom igen med koden
error-closed = Værten har lukket bordet: lav et nyt
error-restart = Serveren stopper eller starter igen. Intet er tabt: du bliver forbundet igen
error-idle = Ingen har brugt dette bord i et stykke tid: forbind igen
error-coach-off = Ved dette bord siges ingen odds: værten kan lade dem sige
error-lab-compiling = Laboratoriet varmer op: prøv igen om et halvt minut
error-takes-long = Serveren holdt op med at regne efter { $seconds } sekunder. Bed om færre aftener, eller prøv nightbus lab og nightbus odds
error-log-long = Dette spil er for langt at se tilbage på her ({ $steps } trin, højst { $limit }): prøv nightbus replay

### Page: the phone at a table

page-phone-title-asked = Din tur · Nightbus
page-phone-your-turn = Det er din tur.
page-phone-undo = Tag det tilbage
page-phone-rules = Reglen lige nu
page-phone-seat = { $name }: din plads og dine valg
page-phone-shuffling = Alle ombord
page-phone-shuffling-next = Kortene bliver blandet
page-phone-waiting = Et øjeblik
page-phone-waiting-host = Begynd, når alle er stået på.
page-phone-waiting-for = { $name } begynder det næste spil.
page-phone-start = Begynd
page-phone-paused = Bordet venter
page-phone-paused-host = { $name } har sat det på pause. Intet går tabt, og intet ur går.
page-phone-paused-nobody = Ingen, der spiller, er her lige nu. Det går videre, når der er nogen.
page-phone-go-on = Fortsæt
page-phone-stand-in = En afløser spiller for dig
page-phone-stand-in-why = Den spiller dine kort, til du tager over igen.
page-phone-back = Giv mig min plads igen
page-phone-vote = En afstemning
page-phone-vote-end = Skal spillet slutte her?
page-phone-vote-replace = En afløser for { $name }?
page-phone-vote-so-far = Stillet af { $name }. For: { $yes } af { $needed } nødvendige. Sekunder tilbage: { $seconds }
page-phone-vote-yes = Ja
page-phone-vote-no = Nej
page-gone-tunnel = I en tunnel
    .next = Bordet kan ikke høre denne telefon lige nu. Dine kort, dine slurke og dit halve valg er i sikkerhed.
page-gone-replaced = Åben et andet sted
    .next = Din plads er åben i en anden fane eller på en anden telefon. Den kan kun være åben ét sted ad gangen.
page-gone-kicked = Sat af bussen
    .next = Værten har givet pladsen fri. Var det en fejl, gælder koden stadig.
page-gone-left = Du er stået af
    .next = Bordet spiller videre. Koden gælder stadig, hvis du fortryder.
page-gone-closed = Bordet er lukket
    .next = Alle er stået af. Det, der blev spillet, er gemt.
page-gone-moved = Din plads er flyttet
    .next = Den er kommet over på en anden telefon. Denne kan stå på igen, som en ny.
page-gone-token = Ingen plads her
    .next = Bordet kender ikke denne telefon. Stå på med koden.
page-gone-protocol = Siden er for gammel
    .next = Bordet taler en nyere version. Hent siden igen, så passer det.
page-gone-attempt = Prøver igen, forsøg { $attempt }
page-gone-table = Bord { $code }
page-gone-kept = Din plads er gemt
page-gone-try = Prøv nu
page-gone-here = Spil her
page-gone-again = Stå på igen
page-gone-summary = Sådan gik aftenen
page-sheet-rules = Reglerne
page-sheet-rules-book = { $game }, regelbog { $book }
page-sheet-rules-all = Alt, hvad dette bord spiller efter
page-sheet-seat-had = { $points ->
    [0] Indtil nu: { drinks }. Det ser kun du.
   *[other] Indtil nu: { drinks }, heraf { $points } som point. Det ser kun du.
 }
page-sheet-seat-table = Bord { $code }
page-sheet-seat-move = En anden telefon
page-sheet-seat-move-ask = Flyt min plads til en anden telefon
page-sheet-seat-move-code = Stå på ved bord { $code } på den anden telefon med denne engangskode. Den gælder i et minut.
page-sheet-seat-leave = Forlad bordet
page-sheet-seat-leave-about = En afløser spiller dine kort til ende
page-sheet-vote = Spørg bordet
page-sheet-vote-call-end = Stem om at slutte spillet
page-sheet-vote-call-replace = Stem om en afløser: { $name }
page-sheet-vote-call-replace-about = til vedkommende er her igen
page-sheet-host = Du er vært
page-sheet-host-pause = Sæt bordet på pause
page-sheet-host-hand = Gør { $name } til vært
page-sheet-coach-is-off = Ved dette bord bliver der ikke sagt odds.
page-sheet-coach-is-after = Odds bliver sagt efter hvert valg, til alle.
page-sheet-coach-is-before = Odds bliver sagt før hvert valg, til alle.

### Page: Ride the Bus on the phone

page-ride-ask-small = { $question } af { $questions }. { $wrong ->
    [0] Forkert koster ikke noget
    [one] Forkert: { $wrong } slurk
   *[other] Forkert: { $wrong } slurke
 }{ $right ->
    [0] {""}
   *[other] . Rigtigt: giv { $right }
 }
page-ride-ask-ride = Forsøg { $attempt }. Forkert: tilbage til det første
page-ride-ask-yours = Dit kort, { $name }
page-ride-ask-hot = højst tre værdier fra
page-ride-right = Rigtigt
page-ride-wrong = Forkert
page-ride-you-said = Du sagde { $call }
page-ride-it-was = Det var { $card }.
page-ride-it-was-and = Det var { $card }. Det bliver { drinks }.
page-ride-go-on = Videre
page-ride-done = Hold: klaret
page-ride-sit-out = Jeg springer den over
page-ride-later = Senere
page-ride-owed = { $shots ->
    [0] Til dig: { drinks }
   *[other] { $drinks ->
        [0] Til dig: { shots }
       *[other] Til dig: { drinks } og { shots }
     }
 }
page-ride-points = { $points } point
page-ride-to-drink = { $drinks ->
    [one] { $drinks } slurk til dig
   *[other] { $drinks } slurke til dig
 }
page-ride-to-shoot = { $shots ->
    [one] { $shots } shot til dig
   *[other] { $shots } shots til dig
 }
page-ride-yours-alone = Drik eller lad være: ingen får det at vide
page-ride-beyond-cap = Over bordets grænse: { $points ->
    [one] { $points } af dem er et point.
   *[other] { $points } af dem er point.
 }
page-ride-seconds = { $seconds ->
    [one] { $seconds } sekund tilbage
   *[other] { $seconds } sekunder tilbage
 }
page-ride-your-cards = Dine kort
page-ride-your-hand = Din hånd: { cards }
page-ride-give = Giv { drinks }
page-ride-give-one = Ét tryk, og den er deres
page-ride-give-split = Del dem, som du vil
page-ride-give-claim = Dit kort bliver lagt som { $rank }. Fortræk ikke en mine.
page-ride-give-left = { $left ->
    [one] { $left } mangler et hjem
   *[other] { $left } mangler et hjem
 }
page-ride-give-all = { $drinks ->
    [one] Den har et hjem
   *[other] Alle { $drinks } har et hjem
 }
page-ride-give-had = har fået { $drinks }
page-ride-give-share = Fordel resten
page-ride-give-hold = Hold for at give
page-ride-lay = Pyramide, række { $row }
page-ride-lay-give = { $shot ->
    [0] og giv { drinks }
   *[other] og giv et shot
 }
page-ride-lay-take = { $shot ->
    [0] og få selv { drinks }
   *[other] og få selv et shot
 }
page-ride-lay-gives = { $shot ->
    [0] Et match giver { drinks }
   *[other] Et match giver et shot
 }
page-ride-lay-takes = { $shot ->
    [0] Den, der lægger her, får { drinks }
   *[other] Den, der lægger her, får et shot
 }
page-ride-lay-held = { $held ->
    [0] Du har intet, der passer.
    [one] Du har et kort, der passer.
   *[other] Du har { $held } kort, der passer.
 }
page-ride-lay-sealed = Ingen ser, hvem der svarer hvad, før alle har svaret.
page-ride-lay-laid = Lagt:
page-ride-lay-tag = passer
page-ride-lay-matches = { $card }, passer
page-ride-lay-match = Læg { $card }
page-ride-lay-bluff = Bluff med { $card }
page-ride-lay-say = og sig, at det er { $rank }
page-ride-lay-another = { $held ->
    [0] Bluff
   *[other] Bluff med et andet
 }
page-ride-lay-enough = Det var det
page-ride-lay-pyramid = Pyramiden: { $turned } af { $cards } vendt
page-ride-call-small = Række { $row }. Løgn gælder { $stake }
page-ride-call-gives = { $shot ->
    [0] { $name } giver dig { drinks }
   *[other] { $name } giver dig et shot
 }
page-ride-call-also = { $name }: { $drinks }
page-ride-call-seen = Du kan se:
page-ride-call-accept = Godtag
page-ride-call-accept-small = { $shot ->
    [0] din del: { drinks }
   *[other] shottet er dit
 }
page-ride-call-liar = Løgn!
page-ride-call-liar-small = hold: { $stake }
page-ride-pilot-small = Du deler slurkene, ikke andet
page-ride-rides = { $name } kører med bussen
page-ride-you = Du kører med bussen
page-ride-attempt = Forsøg { $attempt }. Indtil nu: { drinks }
page-ride-so-far = Indtil nu: { drinks }
page-ride-co-pilot = og { $name } som co-pilot
page-ride-stop-of = Stop { $stop } af { $stops }
page-ride-stop = Stop { $stop }, { $name }
page-ride-home = Endestation
page-ride-boards = { $crew ->
    [jack] En knægt står på.
    [queen] En dame står på.
    [king] En konge står på.
   *[ace] Et es står på.
 }
page-ride-cost = Det bliver { drinks }, og bussen kører videre.
page-ride-cost-back = Det bliver { drinks }, og tilbage på værtshuset.
page-ride-cost-grew = Det bliver { drinks }, og linjen bliver { cards } længere.
page-ride-safe = 2 til 10 kører videre. Knægt { $jack }, dame { $queen }, konge { $king }, es { $ace }{ $more ->
    [0] .
   *[other] , og én mere hver gang.
 }
page-ride-drinks = slurke indtil nu
page-ride-turned = kort vendt
page-ride-to-go = stop tilbage
page-ride-all-aboard = Alle ombord
page-ride-cord = Træk i snoren
page-ride-cord-again = En gang til
page-ride-cord-about = to gange, og næste kort bliver vendt
page-ride-stop-1 = Værtshuset
page-ride-stop-2 = Pølsevognen
page-ride-stop-3 = Rådhuset
page-ride-stop-4 = Møntvaskeriet
page-ride-stop-5 = Gasværket
page-ride-stop-6 = Kirkegården
page-ride-stop-7 = Rundkørslen
page-ride-stop-8 = Kolonihaverne
page-ride-stop-9 = De sidste huse
page-ride-stop-10 = Hjemme
page-ride-wait-asked = { $name } bliver spurgt.
page-ride-wait-card = Næste kort er på vej.
page-ride-wait-lay = { $seats ->
    [one] Tænker endnu: { $names }
   *[other] Tænker endnu: { $names }
 }
page-ride-wait-gives = { $shot ->
    [0] { $name } deler ud: { drinks }.
   *[other] { $name } giver et shot.
 }
page-ride-wait-claim = Sandt eller bluff?
page-ride-wait-call = Tror { $name } på { $player }?
page-ride-wait-pilot = Kører { $name } med?
page-ride-wait-draw = Lodtrækning om turen
page-ride-wait-at-stake = { $shot ->
    [0] Til dig i dette: { drinks }.
   *[other] Til dig i dette: shottet.
 }
page-ride-wait-guess = Hvad ville du sige?
page-ride-wait-guess-said = Du ville sige { $call }.
page-ride-wait-guess-right = Du ville have haft ret.
page-ride-wait-guess-wrong = Du ville have taget fejl, men ingen hørte det.
page-ride-wait-join = Du er med fra næste spil.
page-ride-wait-watch = Du kigger på: ingen kort, ingen slurke.
page-ride-wait-next = Så er det dig
page-ride-over = Endestation
page-ride-over-given-up = Tak for i aften
page-ride-over-given-up-next = Bordet stemte for at slutte her.
page-ride-over-games = Spil { $game } af { $games }
page-ride-over-rode = { $name } kørte med bussen: { cards }, { drinks }.
page-ride-over-pays = Længste tur, og derfor første omgang næste gang: { $names }
page-ride-over-mine = { $shots ->
    [0] Din aften: { drinks }
   *[other] Din aften: { drinks }, { shots }
 }
page-ride-over-next = Et spil til
page-ride-over-lobby = Pladser og regler
page-ride-coach = Odds
page-ride-coach-level = lige
page-ride-coach-best = Bedst: { $call }, { $chance }
page-ride-coach-true = Sandt: { $chance }. I snit koster det dig { $accept } at tro på det og { $liar } at kalde det løgn.
page-ride-coach-never = Det kan ikke være sandt. Det koster dig { $accept } at tro på det og intet at kalde det løgn.
page-ride-coach-surely = Det må være sandt. Det koster dig { $accept } at tro på det og { $liar } at kalde det løgn.
page-ride-coach-known = Alle ved, at du intet har, der passer.
page-ride-coach-held = Værdien bliver vendt igen: { $chance }
page-ride-coach-clean = Hjem uden en slurk mere: { $chance }

### Serve and join

error-serve-port = { $port } er ingen port: 0 til 65535
error-serve-port-taken = Port { $port } er optaget, måske af en anden Nightbus: stop den, eller prøv --port { $other }
error-serve-port-denied = Port { $port } er ikke for alle og enhver: prøv --port 8080
error-serve-no-address = “{ $host }” er ingen adresse på denne maskine: uden --host lyttes der på dem alle
error-serve-cannot = Der kan ikke lyttes på { $host }, port { $port }: { $why }
error-serve-address = “{ $url }” er ingen servers adresse. Den skal se ud som http://192.0.2.7:8080 eller https://bus.example.org
error-serve-file = “{ $file }” kan ikke læses: { $why }
error-serve-key-alone = --tls-key “{ $key }” skal bruge sit certifikat: tilføj --tls-cert FIL
error-serve-key-locked = Nøglen i “{ $file }” vil have en adgangskode: gem den uden (openssl pkey -in FIL -out NY)
error-serve-certificate = “{ $cert }” og “{ $key }” er ikke et certifikat og dets nøgle i PEM
error-serve-log = Der er ingen log “{ $log }”
serve-open = Telefoner på dette netværk åbner
serve-public = Alle åbner
serve-here = På denne maskine: { $url }
serve-join = Fra en anden terminal: nightbus join { $url }/j/KODE
serve-only-here = Kun denne maskine kan nå serveren (uden --host kan telefoner også):
serve-kept = Bordene gemmes i { $where }
serve-stop = Ctrl-C stopper serveren; alle borde bliver, som de er.
serve-stopped = Stoppet. Intet er gået tabt.
front-no-page = Denne server har ingen side med. Man kommer til et bord fra en terminal:
front-make = Et nyt bord, med curl; svaret siger dets kode:
front-host = Den første, der sætter sig, overtager værtens rolle (tasten H) og begynder spillet.
error-join-address = “{ $url }” er ingen adresse på et bord. Den skal se ud som http://192.0.2.7:8080/j/KQJT, eller KQJT --server 192.0.2.7:8080
error-join-no-code = { $url } er en server. Sig hvilket af dens borde, med koden på skærmen: { $url }/j/KQJT. Et bord åbnes på siden dér
error-join-unreachable = Ingen server svarer på { $url } ({ $why }): se efter, om den kører, og om det er samme netværk
error-join-no-nightbus = Det, der svarer på { $url }, er ingen Nightbus
error-join-unreadable = Det, serveren siger, kan ikke forstås: måske er den en nyere Nightbus, eller slet ingen
error-view-form = Serveren viser en stilling, som dette program ikke kan læse ({ $found }): opdatér Nightbus
error-event-form = Serveren fortæller noget, som dette program ikke kender ({ $event }): opdatér Nightbus
join-ask-name = Dit navn ved bordet [{ $name }]:
join-name-kept = Du sidder her allerede som { $name }; navnet kan ændres på siden.
join-cannot-keep = Din plads kan ikke gemmes i { $file }: { $why }
join-connecting = Forbinder til { $url }
join-lost = Forbindelsen er væk; prøver igen. Din plads er gemt.
join-back = Forbundet igen.
join-lobby = Bord { $code }
join-here = Andre kommer ind på
join-people = { $n ->
    [0] Ingen har en plads endnu
    [one] Én plads
   *[other] { $n } pladser
 }
terminal-join-is-you = dig
terminal-join-is-host = vært
terminal-join-is-bot = bot
terminal-join-is-away = væk
terminal-join-is-stand-in = spilles af en anden
join-shuffling = Alle blander sammen
join-you-start = Begynd, når alle er her
join-you-next = Gå videre til næste spil, når alle er her
join-host-starts = { $name } begynder spillet
join-no-host = Værten er her ikke: overtag værtens rolle for at begynde spillet
join-paused = Bordet holder pause
join-clock = ({ $seconds } s tilbage)
join-waiting-for = Venter på { $names }
terminal-join-key-host = bliv vært
terminal-join-key-start = begynd
terminal-join-key-bot = en bot mere
terminal-join-key-no-bot = en bot mindre
terminal-join-key-lock = lås eller lås op
terminal-join-key-turn = vend kortet
terminal-join-key-for = for
terminal-join-key-against = imod
join-kept = Aftenen er gemt på { $url }
join-come-back = Din plads er gemt. Kom tilbage med: nightbus join { $url }
join-look-again = Se med igen med: nightbus join { $url } { $option }
join-read-people = Ved bordet: { $names }
join-read-keys = Skriv et træk eller dets nummer. Også: who, table, log, undo, turn, odds, why, glass, move, ?, quit; værten: start, bot, next, lock, cap, coach (host: bliv vært, mens værten er væk). glass siger, hvad en slurk er på din plads, move tager pladsen med til en anden enhed, quit beholder pladsen, leave opgiver den.
terminal-join-key-why = hvorfor botterne gjorde det
terminal-title-why = Hvorfor botterne gjorde det
join-why = { $action } – { $why }
terminal-title-odds = Oddsene
terminal-join-key-me = dig
terminal-join-key-odds = odds
terminal-join-key-coach = odds siges
terminal-join-key-cap = loft
terminal-join-me-hint = Tryk på det, det skal være · Esc tilbage til bordet
join-move-ask = Tag min plads med til en anden enhed
join-move = Gælder i ét minut, én gang:
join-move-how = På den anden enhed: nightbus join { $url } --code { $move }. Eller åbn adressen på en telefon og vælg “{ page-join-have-move }”.
join-odds-before = Oddsene, som du kender kortene
join-odds-after = Det, du lige gjorde, efter oddsene
join-odds-chosen = { $option } – det, du gjorde
join-cap-form = Sig hvor mange slurke: cap 20, eller cap 0 for intet loft
join-coach-form = Sig hvornår odds siges: coach off, coach after eller coach before
join-glass-form = Sig, hvad en slurk er her: { $allowed }. glass open viser det til bordet, glass closed gør ikke.
join-name-taken = Der er allerede en ved bordet, der hedder { $name }.
join-try-name = Et andet navn:
error-join-odds-unread = Serveren siger odds, som dette program ikke kender: pip install --upgrade nightbus
terminal-join-event-joined = { $name } sætter sig
terminal-join-event-bot_joined = { $name } sætter sig, en bot
terminal-join-event-left = { $name } er gået
terminal-join-event-kicked = { $name } blev sendt væk
terminal-join-event-renamed = Hedder nu { $name }
terminal-join-event-house_set = Husregler: { $game }, { $rulebook }
terminal-join-event-hosted = { $name } er vært
terminal-join-event-locked-on = Ikke flere kan komme ind
terminal-join-event-locked-off = Andre kan komme ind igen
terminal-join-event-paused-on = Værten sætter bordet på pause
terminal-join-event-paused-off = Bordet spiller videre
terminal-join-event-away = { $name } er væk
terminal-join-event-here = { $name } er her
terminal-join-event-stood_in = En anden spiller for { $name }
terminal-join-event-took_back = { $name } spiller igen
terminal-join-event-timed_out = Tiden er gået for { $name }
terminal-join-event-vote-end = { $by } kalder til afstemning: skal spillet slutte, som det står?
terminal-join-event-vote-replace = { $by } kalder til afstemning: skal en anden spille for { $name }?
terminal-join-event-vote-passed = Afstemningen er vundet
terminal-join-event-vote-failed = Afstemningen er tabt
terminal-join-event-given_up = Spillet slutter, som det står
terminal-join-event-closed = Bordet er lukket
join-ended = Serveren har afsluttet det ({ $code }).



### Page: the shared screen

page-screen-table = Bord { $code }
page-screen-join = Kom med
page-screen-locked = Dørene er lukket
page-screen-seats = Pladser
page-screen-rule = Reglen lige nu (tast ?)
page-screen-rule-book = { $game }, regelbogen { $book }
page-screen-sound = Lyd (tast M)
page-screen-muted = Lyden er slukket (tast M)
page-screen-pub = Værtshus: kun bordet (tast P)
page-screen-summary = Aftenen i tal
page-screen-again = En til vejen? Værtens telefon starter næste spil.
page-screen-given-up = Spillet blev stemt færdigt
page-screen-over = Det var sidste stop
page-screen-and = { $one } · { $other }

page-screen-gone-tunnel = I en tunnel
    .next = Bordets maskine kan ikke nås. Er den tændt og på samme netværk? Skærmen bliver ved med at prøve.
page-screen-gone-refused = Ikke med bussen
page-screen-gone-failed = Det kom ikke frem
    .next = Denne del af siden kunne ikke hentes. Er bordets maskine tændt og på samme netværk?
page-screen-gone-replaced = Åben et andet sted
    .next = Skærmen er åben i et andet vindue. Den kan hentes tilbage hertil.
page-screen-gone-closed = Endestation
    .next = Værten har lukket bordet. Kom godt hjem.
page-screen-gone-kicked = Stået af
    .next = Værten har taget skærmen fra bordet. Den kan stige på igen.
page-screen-gone-token = Ukendt her
    .next = Bordet kender ikke skærmen mere. Den kan stige på igen.
page-screen-tunnel = I en tunnel.
page-screen-tunnel-next = Bordet bliver stående, som det er. Forsøg { $attempt } på at komme tilbage.
page-screen-paused = Bussen venter.
page-screen-paused-host = { $name } har sat bordet på pause og lader det gå videre.
page-screen-paused-nobody = Ingen af dem, der spiller, er her. Det går videre med den første, der kommer tilbage.
page-screen-vote-end = Skal spillet slutte, som det står?
page-screen-vote-replace = Skal en vikar spille for { $name }?
page-screen-vote-so-far = { $yes } af { $needed } for, { $seconds } s tilbage. Stem på telefonen.
page-screen-vote-yes = for
page-screen-vote-no = imod
page-screen-stand-in = En vikar spiller for { $name }, der kan tage over igen når som helst.
page-screen-stand-in-short = en vikar spiller
page-screen-long = Bussen når måske ikke hjem i nat.
page-screen-long-next = Skal den kortes af? Enhver telefon kan bede om en afstemning.
page-screen-watching = Du kigger med. Vil du spille, så kom med på koden.

page-screen-ask-any = Nu er det { $name }
page-screen-ask-colour = { $name }, rød eller sort?
page-screen-ask-height = { $name }, højere eller lavere end { $card }?
page-screen-ask-between = { $name }, mellem { $card } og { $second }?
page-screen-ask-suit = { $name }, hvilken kulør?
page-screen-ask-heat = { $name }, varmt eller koldt? Varmt er højst tre fra.
page-screen-ask-rank = { $name }, hvilken værdi helt nøjagtigt?
page-screen-gives = { $drinks ->
    [0] { $name } giver et shot
   *[other] { $name } giver { drinks }
 }
page-screen-ties-wrong = samme værdi er forkert
page-screen-ties-redraw = ved samme værdi gives et nyt kort
page-screen-ties-right = samme værdi er rigtigt
page-screen-ties-double = samme værdi koster dobbelt
page-screen-right = rigtigt
page-screen-wrong = forkert
page-screen-shot = shot
page-screen-answered = har svaret
page-screen-believes = tror på det
page-screen-still = Mangler at svare
page-screen-liar = Løgn!
page-screen-says = siger { $name }
page-screen-true = Det var sandt
page-screen-bluff = Et bluff
page-screen-if-true = Er det sandt?
page-screen-if-true-then = { $shot ->
    [0] Den, der tvivler, tager { drinks }.
   *[other] Den, der tvivler, tager to shots.
 }
page-screen-if-not = Er det ikke?
page-screen-if-not-then = { $shot ->
    [0] { $name } tager { drinks } og kortet tilbage, set af alle.
   *[other] { $name } tager to shots og kortet tilbage, set af alle.
 }
page-screen-aboard = Alle ombord!
page-screen-ride = Forsøg { $attempt } · { $turned ->
    [0] intet kort vendt endnu
    [one] { $turned } kort vendt
   *[other] { $turned } kort vendt
 }
page-screen-attempts = Forsøg indtil nu
page-screen-attempt-ended = { $card }, { $drinks }
page-screen-so-far = { $drinks ->
    [0] intet indtil nu
    [one] { $drinks } slurk indtil nu
   *[other] { $drinks } slurke indtil nu
 }
page-screen-cap = slutter ved { $drinks }
page-screen-gets-on-jack = En knægt står på
page-screen-gets-on-queen = En dame står på
page-screen-gets-on-king = En konge står på
page-screen-gets-on-ace = Et es står på
page-screen-back = { $drinks ->
    [one] { $drinks } slurk, og tilbage på værtshuset
   *[other] { $drinks } slurke, og tilbage på værtshuset
 }
page-screen-costs = { $drinks ->
    [one] { $drinks } slurk, og videre går det
   *[other] { $drinks } slurke, og videre går det
 }
page-screen-comes-along = Tager { $name } med?

page-screen-no = Nej.
page-screen-next = næste
page-screen-chips = { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetoner
 }
page-screen-wins = { $wins ->
    [one] { $wins } sejr
   *[other] { $wins } sejre
 }

page-screen-last-lap = Tag et kort, eller stå over?
page-screen-may-stop = i første tur må bussen stoppes med det samme
page-screen-stopping = Stop. { $name } ringede på klokken
page-screen-stopped = stoppede
page-screen-stands = står over
page-screen-drives-on = kører videre
page-screen-loses-token = mister en brik
page-screen-odds = Odds for { $name }
page-screen-odds-after = De odds, { $name } havde
page-screen-odds-losing = Chancen for at { $name } taber
page-screen-odds-true = det er sandt
page-screen-odds-never = Det kan ikke være sandt
page-screen-odds-surely = Det må være sandt
page-screen-odds-clean = hjem uden en slurk mere

### Page: Chase the Ace and Stop the Bus on the phone

## Round the table, in games of lives and of tokens
page-round-around = Rundt om bordet
page-round-you = dig
page-round-asked = skal svare
page-round-stopped = stoppede bussen
page-round-last-turn = har sidste tur endnu
page-round-lent = lånt brik
page-round-decides = { $name } vælger
page-round-your-turn = Videre til min tur
page-round-you-win = Du vinder
page-round-coach = Chancen for at tabe
page-round-standing = Aftenens stilling
page-round-wins = vundne spil
page-round-chips = jetoner vundet eller tabt

## Chase the Ace
page-chase-other = { $name }: { $ask }
page-chase-down = Dit kort med bagsiden op: tryk for at se det, tryk igen for at skjule det
page-chase-or-tap = Eller tryk én gang, og én gang til for at skjule det.
page-chase-let-go = Slip, og det vender bagsiden op.
page-chase-up = Dit kort ligger åbent: alle ser det.
page-chase-seen-by = Også set af { $names }
page-chase-holds = { $name } har { $card }: det har du set.
page-chase-face-up = Åbne:
page-chase-no = Intet bytte
page-chase-rule = Runde { $round } · lavest taber, en konge blokerer
page-chase-rule-cuckoo = Runde { $round } · lavest taber, Gøgen blokerer
page-chase-yours = det kort, du har
page-chase-you-are-out = Du er ude
page-chase-stay-small = med det, du har
page-chase-with = med { $name }
page-chase-keep = Behold
page-chase-draw = Træk
page-chase-draw-small = fra bunken
page-chase-enough = Nok
page-chase-enough-small = ikke et bytte til
page-chase-again = Byt igen
page-chase-keep-small = åbent, som det er
page-chase-redeal = Ny uddeling
page-chase-redeal-small = til alle
page-chase-dealing = Kortene er på vej.
page-chase-showdown = Alle kort op
page-chase-showdown-small = Det laveste taber
page-chase-lose = Du mister { lives }
page-chase-safe = Klarede den
page-chase-loses = taber
page-chase-out = Du er ude, med god udsigt

## Stop the Bus
page-stop-other = { $name }: { $ask }
page-stop-last-turn = Din sidste tur
page-stop-you-stopped = Du stoppede bussen
page-stop-middle = I midten
page-stop-hand = Din hånd
page-stop-tap = tryk på ét
page-stop-now = nu
page-stop-after = efter byttet
page-stop-all-small = eller tryk på ét i hver række
page-stop-you-are-out = Du er ude
page-stop-choose = Et fra hver række
page-stop-swap = { $put } ud, { $take } ind
page-stop-swap-and-stop = Byt, og stop bussen
page-stop-hold = hold: de andre får én tur til
page-stop-drive = Slut min tur
page-stop-drive-small = bussen kører videre
page-stop-stand-small = hånden bliver, som den er
page-stop-dealing = Kortene er på vej.
page-stop-lent = lånt
page-stop-showdown = Bussen holder
page-stop-showdown-small = Den laveste hånd mister en brik
page-stop-lose = Du mister en brik
page-stop-safe = Klarede den
page-stop-loses = mister en brik
page-stop-out = Du er ude, med god udsigt
page-stop-lent-now = Du spiller videre med én brik, lånt.
page-stop-limit = { $turns ->
    [one] Denne tur, og så holder bussen af sig selv.
   *[other] { $turns } ture hver, og så holder bussen af sig selv.
 }



### Page: one phone passed round

page-pass = Én telefon til alle
page-pass-about = Den går rundt; ingen ser de andres kort
page-pass-route = Linje
page-pass-rules = Husregler
page-pass-riders = Hvem spiller
page-pass-name = Spiller { $number }
page-pass-face = Et andet ansigt til spiller { $number }
page-pass-off = { $name } er ikke med
page-pass-add = En til
page-pass-bots = Robotter, der kører med
page-pass-names-first = Først navnene
page-pass-till = De andre ser væk, til du har svaret
page-pass-turn = { $name }, det er din tur.
page-pass-everybody = Til alles øjne
page-pass-on = Giv videre
page-pass-hide = Skjul
page-pass-code = Andre telefoner og en fælles skærm kan komme med på koden { $code }.
page-pass-vote-by = Stillet af { $name }
page-pass-pack = Pak sammen
page-pass-pack-small = bordet lukkes



### Page: the night in figures, replay, the lab

page-summary = Endestation, alle ud
page-summary-small = Bord { $code }
page-summary-pays = Den længste tur giver første omgang: { $name }
page-summary-counting = Billetterne tælles
page-summary-counting-next = Oddsene for hver beslutning regnes ud en gang til.
page-summary-still = Ikke fremme endnu
page-summary-still-next = Spillet er stadig i gang. Tallene er her, når det er slut.
page-summary-goes-on = Næste spil er begyndt.
page-summary-table-back = Til bordet
page-summary-next = Et spil til
page-summary-tile-ride = Længste tur
    .big = { $amount } kort
    .line = { $other ->
        [one] Ét forsøg, lige igennem.
       *[other] Hjemme i forsøg { $other }.
     }
page-summary-tile-bluff = Bedste bluff
    .big = »{ $word }«
    .line = { $amount ->
        [one] Det var { $card }. Det blev troet.
       *[other] Det var { $card }. { $amount } troede på det.
     }
page-summary-tile-call = Bedste gennemskuning
    .big = Ikke »{ $word }«
    .line = { $other } lagde { $card } og blev opdaget.
page-summary-tile-lucky = Heldigst
    .big = { $amount } under
    .line = { $unit ->
        [lives] Kortene var venlige: så mange liv færre tabt end ellers med de valg.
        [tokens] Kortene var venlige: så mange brikker færre tabt end ellers med de valg.
       *[drinks] Kortene var venlige: så mange slurke færre end ellers med de valg.
     }
page-summary-tile-unlucky = Uheldigst
    .big = { $amount } over
    .line = Bunken havde sine egne planer. Det sker.
page-summary-tile-close = Tættest på
    .big = { $amount ->
        [one] Ét stop
       *[other] { $amount } stop
     }
    .line = Så tæt på hjem, og tilbage til start.
page-summary-tile-shot = Det længste skud
    .big = { $amount }
    .line = Sagde { $word } med den chance, og havde ret.
page-summary-tile-pays = Første omgang
    .big = { $amount } kort
    .line = Den længste tur giver den.
page-summary-tile-won = Sidst på benene
    .big = { $amount ->
        [one] { $amount } runde
       *[other] { $amount } runder
     }
    .line = Stadig med, da alle andre var ude.
page-summary-tile-kings = Konger på vejen
    .big = { $amount ->
        [one] Én konge
       *[other] { $amount } konger
     }
    .line = Ville bytte. Det ville kongen ikke.
page-summary-tile-edge = På det sidste
    .big = { $amount ->
        [one] { $amount } runde
       *[other] { $amount } runder
     }
    .line = { $unit ->
        [tokens] Så længe med én brik tilbage.
       *[other] Så længe med ét liv tilbage.
     }
page-summary-tile-hand = Bedste hånd
    .big = { $word }
    .line = { $cards }
page-summary-tile-quick = Hurtigste stop
    .big = { $amount ->
        [one] Første tur
       *[other] { $amount } ture
     }
    .line = Der skulle ikke flere til at stoppe bussen.
page-summary-over = { $unit ->
    [lives] Liv gennem spillet
    [tokens] Brikker gennem spillet
   *[drinks] Slurke gennem spillet
 }
page-summary-over-line = { $unit ->
    [drinks] Den stejleste stigning: { $name }.
   *[other] Det stejleste fald: { $name }.
 }
page-summary-first = første kort
page-summary-last = sidste kort
page-summary-table = Det samme som tabel
page-summary-seat = Plads
page-summary-apart = Held og valg
page-summary-apart-line = { $unit ->
    [lives] Målt mod det bedste valg hver gang. Dyrest var valgene hos { $name }: { $amount } liv i gennemsnit.
    [tokens] Målt mod det bedste valg hver gang. Dyrest var valgene hos { $name }: { $amount } brikker i gennemsnit.
   *[drinks] Målt mod det bedste valg hver gang. Dyrest var valgene hos { $name }: { $amount } slurke i gennemsnit.
 }
page-summary-apart-best = Alle valgte så godt, som man kunne. Resten var kortene.
page-summary-apart-spared = Intet valg kostede sin egen plads noget. { $name } sparede de andre for mest: { $amount } slurke i gennemsnit.
page-summary-spared = Andre sparet
page-summary-took = { $unit ->
    [drinks] Fik
   *[other] Tabte
 }
page-summary-expected = Bedste spil
page-summary-ride = Ture
page-summary-given = Givet
page-summary-choice = valg
page-summary-luck = held
page-summary-decisions = Beslutninger
page-summary-right = { $unit ->
    [drinks] højre for stregen: flere slurke
   *[other] højre for stregen: mere tabt
 }
page-summary-real = Ventet og virkeligt
page-summary-real-line = { $unit ->
    [lives] Sådan et spil koster { $mean } liv hver; 9 af 10 aftener { $most } eller færre. Efter { $nights } aftener spillet af robotter.
    [tokens] Sådan et spil koster { $mean } brikker hver; 9 af 10 aftener { $most } eller færre. Efter { $nights } aftener spillet af robotter.
   *[drinks] Sådan en aften giver { $mean } slurke hver; 9 af 10 aftener { $most } eller færre. Efter { $nights } aftener spillet af robotter.
 }
page-summary-real-games = { $unit ->
    [lives] { $games } sådanne spil koster { $mean } liv hver. Efter { $nights } spil spillet af robotter.
   *[tokens] { $games } sådanne spil koster { $mean } brikker hver. Efter { $nights } spil spillet af robotter.
 }
page-summary-mean = Ventet
page-summary-usual = ventet { $mean }
page-summary-band = 9 af 10 aftener ender herinde
page-summary-mine = Din aften
page-summary-mine-had = { $unit ->
    [soft] Sodavand: { $drinks }
    [water] Vand: { $drinks }
    [points] Slurke: { $drinks }
    [nothing] Slurke: { $drinks }
   *[beer] Øl: { $drinks }
 }
page-summary-mine-points = { $points ->
    [one] { $points } som point
   *[other] { $points } som point
 }
page-summary-mine-lost = { $unit ->
    [lives] Tabte liv: { $amount }
   *[tokens] Tabte brikker: { $amount }
 }
page-summary-mine-apart = Beslutninger med odds: { $decisions }. Valgene kostede { $choice }, heldet gjorde { $luck }.
page-summary-mine-private = Kun du ser det her.
page-summary-keep = Tag det med hjem
page-summary-replay = Se det igen
page-summary-proof = Tjek blandingen
page-summary-picture = Billede til deling
page-summary-picture-foot = Nightbus. Alle kom hjem.
page-summary-picture-failed = Billedet kunne ikke laves på denne enhed
page-summary-log = Loggen som fil

page-proof = Tjek blandingen
page-proof-about = Regnet ud på denne enhed, af loggen alene. Serveren bliver ikke spurgt.
page-proof-right = Den er, som den blev forseglet
page-proof-part = Ingen linje er forkert, men seedet blev aldrig vist
page-proof-wrong = Linje { $line } er forkert
page-proof-wrong-cut = Loggen slutter midt i en linje. Noget af den mangler.
page-proof-wrong-chain = Denne linje, eller en før den, er ændret, efter at den blev skrevet.
page-proof-wrong-form = Det her er ingen log over en blanding, der kan tjekkes. Kort fra et rigtigt spil kan ikke.
page-proof-wrong-order = Noget blev sagt i forkert rækkefølge, så det kunne være valgt bagefter.
page-proof-wrong-hash = Det, der blev vist her, er ikke det, der var forseglet.
page-proof-wrong-pick = Dette kort følger ikke af seedene. Et andet blev trukket.
page-proof-game = Spil { $game }
page-proof-by = Serveren og disse enheder blandede kortene, alle forseglet, før nogen blev åbnet: { $names }.
page-proof-by-none = Serveren blandede kortene alene; ingen enhed lagde noget til. Dens seed var forseglet før første kort.
page-proof-left = Holdt udenfor, da de ikke åbnede det, de havde forseglet: { $names }.
page-proof-drawn = { $cards ->
    [one] { $cards } kort trukket igen: det samme.
   *[other] { $cards } kort trukket igen: alle de samme.
 }
page-proof-sealed = Seedet til denne blanding blev aldrig vist, så dens kort kan ikke trækkes igen.
page-proof-seal = Segl: { $hash }
page-proof-not = Ikke bevist: at ingen viste sin hånd, og at dette er loggen over jeres eget spil. Sammenlign dertil det sidste led og seglet med det, andre har noteret.
page-proof-chain = Sidste led: { $chain }
page-sheet-seal = Segl på denne blanding, lavet før første kort: { $hash }

page-replay = En gang til, åbent
page-replay-small = Bord { $code }, sidste spil
page-replay-winding = Spoler tilbage
page-replay-winding-next = Alle kort gives igen.
page-replay-still = Ikke fremme endnu
page-replay-still-next = Spillet er stadig i gang, og så længe er hænderne lukkede. En log fra en fil kan ses nu.
page-replay-none = Intet at se igen
page-replay-file = Åbn en log fra en fil
page-replay-proof = Tjek blandingen
page-replay-summary = Aftenen i tal
page-replay-place = Sted i spillet
page-replay-said = { $at } af { $last }. { $told }
page-replay-play = Afspil (mellemrum)
page-replay-pause = Pause (mellemrum)
page-replay-step = Et skridt frem (højre pil)
page-replay-step-back = Et skridt tilbage (venstre pil)
page-replay-miss = Næste valg, der ikke var det bedste (N)
page-replay-miss-before = Forrige valg, der ikke var det bedste (P)
page-replay-quiet = Intet at fortælle her.
page-replay-why = Hvorfor?
page-replay-events = Hvad der skete
page-replay-misses = { $count ->
    [one] { $count } valg var ikke det bedste. N går dertil.
   *[other] { $count } valg var ikke de bedste. N går til det næste.
 }
page-replay-no-misses = Hvert valg med odds var det bedste, der var.
page-replay-missed = ikke det bedste
page-replay-odds = Odds for dette valg
page-replay-choice = { $name } valgte
page-replay-fine = Så godt som noget andet.
page-replay-worse = { $unit ->
    [lives] Det bedste havde sparet { $amount } liv i gennemsnit.
    [tokens] Det bedste havde sparet { $amount } brikker i gennemsnit.
   *[drinks] Det bedste havde sparet { $amount } slurke i gennemsnit.
 }
page-replay-spared = Det kostede intet, men sparede de andre for { $amount } slurke, der var gratis at give.
page-replay-costs = { $unit ->
    [lives] Hvad hvert valg ville koste i liv, efter hvad pladsen vidste om kortene:
    [tokens] Hvad hvert valg ville koste i brikker, efter hvad pladsen vidste om kortene:
   *[drinks] Hvad hvert valg ville koste i slurke, efter hvad pladsen vidste om kortene:
 }
page-replay-chosen = valgt
page-replay-best = bedst
page-replay-more = { $count ->
    [one] { $count } til
   *[other] { $count } til
 }
page-replay-right = rigtigt { $chance }
page-replay-true = påstanden passer { $chance }
page-replay-rank = { $kind }, bedre end { $chance } af alle hænder
page-replay-gives = andre får { $amount }
page-replay-rider = kører med
page-replay-dealer = giver
page-replay-stopper = stoppede bussen
page-replay-laid = lagt
page-replay-pyramid = Pyramiden
page-replay-line = Turen
page-replay-middle = Midten

page-lab = Laboratoriet
page-lab-small = Tusindvis af aftener spillet af robotter, så ingen behøver prøve dem alle
page-lab-set = Reglerne
page-lab-side = { $side }: { $book }
page-lab-book = Regelbog
page-lab-seats = Pladser
page-lab-rules = Husregler
page-lab-changed = { $changed ->
    [0] som i bogen
    [one] { $changed } ændret
   *[other] { $changed } ændret
 }
page-lab-remove = Fjern
page-lab-compare = Sammenlign med et sæt til
page-lab-nights = Aftener at spille
page-lab-run = Spil dem
page-lab-busy = Aftenerne spilles.
page-lab-warming = Laboratoriet varmer op: et halvt minut, én gang. Det går videre af sig selv.
page-lab-queue = Serveren har meget at lave. Det går videre af sig selv.
page-lab-exactly = Nu de eksakte odds.
page-lab-stale = Reglerne er ændret siden. Spil igen for at se deres tal.
page-lab-stated = Simuleret: { $nights } aftener hver, spillet af pubbens robotter, seed { $seed }. ± er én standardfejl. Eksakte tal er mærket.
page-lab-measure-drinks = Slurke pr. person
page-lab-measure-lost = Tabt pr. plads
page-lab-measure-rows = En turs længde
page-lab-measure-ride = Slurke på en tur
page-lab-measure-rounds = Runder i et spil
page-lab-measure-minutes = Minutter på en aften
page-lab-axis-drinks = slurke
page-lab-axis-lost = liv eller brikker
page-lab-axis-rows = rækker eller forsøg
page-lab-axis-ride = slurke
page-lab-axis-rounds = runder
page-lab-axis-minutes = minutter
page-lab-reach = Halvdelen holder sig inden for { $half }, 9 af 10 inden for { $nine }, 99 af 100 inden for { $most }.
page-lab-exact-mean = Det eksakte gennemsnit er { $mean }.
page-lab-exact = eksakt
page-lab-exact-key = eksakt, ved optælling
page-lab-mean-key = stiplet: gennemsnittet
page-lab-table = Det samme som tabel
page-lab-svg = Gem som SVG
page-lab-by-seat = Efter plads
page-lab-by-seat-line = Gennemsnittet for hver plads ved bordet, med uret, giveren sidst. { $name }.
page-lab-place = Plads
page-lab-seat = Plads { $seat }
page-lab-dealer = Giver
page-lab-mean = Gennemsnit
page-lab-nine = 9 af 10 inden for
page-lab-known = Eksakt kendt: { $name }
page-lab-question = Spørgsmål { $question } rigtigt, med bedste svar
page-lab-clean = Hjemme i første forsøg
page-lab-attempts = Forsøg på en tur
page-lab-cards = Kort på en tur
page-lab-ride-drinks = Slurke på en tur
page-lab-json = Det hele som JSON
page-lab-csv = Alle optællinger som CSV
page-lab-sweep = Én regel, drejet
page-lab-sweep-about = Alt andet er som ovenfor. Gult er den indstilling, den står på.
page-lab-switch = Vælg en husregel
page-lab-turn = Drej den
page-lab-stop = Stop
page-lab-left = { $left ->
    [one] { $left } indstilling tilbage
   *[other] { $left } indstillinger tilbage
 }
page-lab-setting = Indstilling
page-lab-sweep-few = Endnu for få indstillinger at sammenligne.
page-lab-sweep-line = Gennemsnittet går fra { $least } til { $most }.


### Page: the doors, the table's set-up and the lobby

## The doors

page-home-small = Ride the Bus, Chase the Ace, Stop the Bus
page-home-mine = Dine borde
page-home-back = Tilbage om bord
page-role-seat = Din plads er gemt
page-role-host = Du åbnede bordet
page-role-screen = Den fælles skærm
page-role-spectator = Du kigger med
page-code = Koden på skærmen
page-code-short = En kode har fire bogstaver (seks på det åbne net). Den står på den fælles skærm og hos værten.
page-home-join = Stig på
page-home-listed = Borde, som alle må sætte sig ved
page-home-listed-seats = { $seats ->
    [one] { $seats } om bord
   *[other] { $seats } om bord
 }{ $playing ->
    [yes] , spiller
   *[no] , venter
 }
page-home-try = Prøv en omgang
page-home-try-about = Straks, mod robotter
page-home-open = Åbn et bord
page-home-open-about = Vælg spil og husregler
page-home-more = Mere
page-home-pass = Én telefon rundt
page-home-lab = Odds og laboratorium
page-home-language = Sprog
page-home-replay = Se en log igen
page-replay-pick = Vælg en log, der blev gemt, da et spil var slut. Den bliver mellem siden og bordets maskine.
page-book-classic = Ride the Bus, klassisk
page-book-party = Ride the Bus, fest
page-book-commission = Ride the Bus, kommission
page-book-chase-the-ace = Chase the Ace
page-book-stop-the-bus = Stop the Bus


## Getting on

page-join = Stig om bord
page-join-on = Stig på
page-join-small = Ingen app, ingen konto
page-join-name = Det, de kalder dig
page-join-nameless = De andre skal kunne kalde dig noget.
page-join-face = Dit ansigt
page-glass = I dit glas er en slurk
page-unit-beer = Øl
page-unit-soft = Sodavand
page-unit-water = Vand
page-unit-points = Point
page-unit-nothing = Intet
page-unit-driving = Jeg kører
page-glass-driver-about = Alt, du skylder, er point fra første kort
page-glass-open = Bordet må se det
page-glass-open-about = Ellers kun du. Spillet er det samme
page-join-screen = Dette er den fælles skærm
page-join-watch = Bare kigge med
page-join-have-move = Hent min plads fra en anden telefon
page-join-moving = Din plads, her
page-join-moving-small = Kort, slurke og tur følger med
page-join-move = Engangskoden
page-join-take = Tag min plads
page-join-new-seat = Hellere en ny plads
page-join-busy = Døren åbner
page-join-next-game = Et spil er i gang. Du har en plads i det næste.
page-join-unavailable = Bordets maskine svarer ikke. Er den tændt, og på samme net som telefonen?


## A hand at once

page-try = Du får kort
page-try-about = Tre robotter sætter sig. De er godt selskab.
page-try-failed = Der kom ingen kort
page-try-name = Nybegynder


## Opening a table

page-new = Hvorhen i aften?
page-new-small = Fem regelbøger, fem linjer
page-new-players = { $low } til { $high } spillere.
page-route-classic = Lang, og ved det godt.
page-route-party = Hjemme før midnat.
page-route-commission = For folk, der læser brochuren.
page-route-chase-the-ace = To minutter at lære.
page-route-stop-the-bus = Stille, og så pludselig.
page-back = Tilbage
page-new-rules = Husregler
page-new-rules-small = { $book }: { $changed ->
    [0] som i bogen
    [one] { $changed } ændret
   *[other] { $changed } ændret
 }
page-preset = Aftenen i ét tryk
page-preset-gentle = Mild
page-preset-book = Efter bogen
page-preset-bold = Vild
page-new-folded = { $count ->
    [one] { $count } regel, der ikke betyder noget, som det står
   *[other] { $count } regler, der ikke betyder noget, som det står
 }
page-new-changed = ikke som i bogen
page-new-mend = { $title }: { $value }
page-new-row = Række { $row }
page-new-question = Spørgsmål { $question }
page-new-row-less = En række færre
page-new-row-more = En række mere
page-new-next = Hvem spiller
page-new-who = Hvem spiller?
page-new-device = Denne enhed
page-new-play = Jeg spiller på den
page-new-play-about = En plads og værtens indstillinger
page-new-screen = Den er den fælles skærm
page-new-screen-about = Fjernsyn eller bærbar; den første telefon er vært
page-new-open = Åbn bordet


## The night it will give

page-night = Aftenen, det bliver
page-night-outlook = { $outlook ->
   *[mild] Udsigt: mild
    [wet] Udsigt: våd
    [stormy] Udsigt: storm
    [flood] Udsigt: meget våd
    [short] Udsigt: kort og tør
    [long] Udsigt: lang og tør
 }
page-night-seats = Pladser
page-night-drinks = slurke hver
page-night-most = eller færre 9 af 10 aftener
page-night-rounds = runder
page-night-shots = shots hver
page-night-minutes = minutter; 9 af 10 aftener inden for { $most }
page-night-long = af turene tager over ti forsøg
page-night-exact = eksakt
page-night-each = Slurke efter plads
page-night-dealer = giver
page-night-hardest = Hårdest ramt: { $from ->
    [0] giveren
    [1] pladsen efter giveren
   *[other] plads { $from } efter giveren
 }, med { $share } af alle slurke.
page-night-alike = Ingen plads er klart hårdest ramt.
page-night-brutal = Bussen når måske ikke hjem i nat. Skal den kortes af?
page-night-cured = { $drinks ->
    [one] { $drinks } slurk hver
   *[other] { $drinks } slurke hver
 }
page-night-nights = { $nights ->
    [one] { $nights } aften spillet af robotter; ± er én standardfejl.
   *[other] { $nights } aftener spillet af robotter; ± er én standardfejl.
 }
page-night-plain = Færre end ellers: laboratoriet varmer op eller er ikke installeret.
page-night-refused = Intet bord kunne spille efter de husregler
page-night-away = Ingen udsigt lige nu. Bordet kan åbnes uden.
page-night-coming = Ser på himlen
page-night-bar = { $drinks } slurke hver, { $minutes } minutter
page-night-bar-dry = { $minutes } minutter, ingen slurke


## How the table is kept

page-set-cap = Loftet
page-set-cap-about = Over det er en plads' slurke point
page-set-cap-at = Slurke pr. spil
page-set-safety = Vand tæller, og det gør intet også. Den, der kører, har point fra første kort.
page-set-seconds = Tid til at bestemme sig
page-set-no-limit = Ingen grænse
page-set-so-long = { $seconds } s
page-set-absent = Nogen er væk: pladsen spilles af
page-set-grace = Det begynder efter
page-absent-bot = En robot
page-absent-default = Det roligste valg
page-absent-wait = Ingen: vi venter
page-set-coach = Odds fortælles
page-set-coach-off = Aldrig
page-set-coach-after = Efter svaret
page-set-coach-before = Før svaret
page-set-listed = Alle må finde det
page-set-listed-about = Bordet står på listen over åbne borde
page-set-invited = Kun med QR-kode eller link
page-set-invited-about = Koden alene åbner ingen dør


## The lobby

page-lobby-all = Er alle med?
page-lobby-again = En til?
page-lobby-waiting = Venter på { $name }
page-lobby-soon = Vi kører snart
page-lobby-aboard = { $count ->
    [0] ingen om bord
   *[other] { $count } om bord
 }
page-lobby-small = { $count ->
    [0] ingen om bord
   *[other] { $count } om bord
 }, { $room ->
    [0] fuldt
   *[other] plads til { $room }
 }
page-lobby-free = fri
page-lobby-home = Hjem
page-code-table = Bordets kode
page-lobby-qr = Luk folk ind
page-lobby-locked = Dørene er lukket
page-lobby-change-me = { $unit }. Navn, ansigt, glas
page-lobby-you = dig
page-lobby-host = vært
page-lobby-dealer = giver først
page-lobby-bot-pub = robot
page-lobby-bot-random = robot, spiller hvad som helst
page-lobby-bot-pub-about = Spiller som en stamgæst
page-lobby-bot-random-about = Spiller hvad som helst
page-lobby-away = væk
page-lobby-ready = her
page-lobby-up = { $name }: en plads op
page-lobby-down = { $name }: en plads ned
page-lobby-about = { $name }: mere
page-lobby-moved = { $name } sidder på plads { $place }
page-lobby-add-bot = Tilføj en robot
page-lobby-add-random = En vild robot
page-lobby-keeper = Værtens indstillinger
page-lobby-changed = { $changed ->
    [one] { $changed } regel er ikke som i bogen
   *[other] { $changed } regler er ikke som i bogen
 }
page-lobby-cap = Loft: over { drinks } i et spil får pladsen point
page-lobby-all-rules = Alle regler
page-lobby-change-rules = Lav dem om
page-lobby-rules = Husets regler
page-lobby-summary = Se tilbage på det sidste spil
page-lobby-few = { $count ->
    [one] Der mangler én til
   *[other] Der mangler { $count } til
 }
page-lobby-start = Så kører vi
page-lobby-next = Næste spil, samme folk
page-lobby-no-host = Værten er væk.
page-lobby-take-host = Jeg er vært
page-lobby-starts = { $name } starter spillet
page-lobby-starts-screen = Spillet startes fra den fælles skærm
page-lobby-lock = Døre lukket
page-lobby-lock-about = Ingen flere stiger på
page-lobby-pace = Sekunder mellem kort
page-lobby-close = Luk bordet
page-lobby-close-about = Det spillede gemmes
page-lobby-others = De andres pladser
page-lobby-seat-dealer = Giver først
page-lobby-seat-dealer-any = Lad reglerne vælge giveren
page-lobby-seat-dealer-any-about = Ingen er udpeget
page-lobby-seat-elsewhere = Til en anden telefon
page-lobby-seat-elsewhere-about = Plads, kort og slurke følger med
page-lobby-seat-host = Gør til vært
page-lobby-seat-kick = Sæt af bussen
page-lobby-seat-kick-bot = Send robotten hjem
page-lobby-seat-kick-about = En afløser spiller pladsen færdig
page-lobby-move-about = Gælder ét minut, én gang. Scan den med den anden telefon, eller åbn adressen der, vælg “Hent min plads”, og skriv den lange kode.
page-code-or = eller åbn { $host }, og skriv
page-code-about = Telefoner på samme net scanner den. Ingen app, ingen konto.
page-code-invited = Bordet tager QR-koden eller linket; koden alene åbner ingen dør.
page-code-share = Del linket
page-code-copy = Kopiér linket
page-code-copied = Linket er kopieret
page-me = Dig ved bordet
page-me-done = Det er mig
page-house-book = Linje
page-house-set = Spil efter dem


## The street, on the shared screen

page-street-line = Sidste bus kører, når I gør
page-street-room = { $room ->
    [0] fuldt
   *[other] plads til { $room }
 }
page-street-here = Stig på her
page-street-foot = Ingen app, ingen konto. Vand tæller.
page-street-no-host = Ingen vært endnu: en telefon om bord siger “Jeg er vært”
page-street-locked-about = Værten kan åbne dem igen
page-street-shuffling = Vi blander sammen
page-street-parts = { $opened } af { $sealed } telefoner har lagt deres del i
page-street-mixing = Ingen pakker dette spil
page-street-mixing-about = Rækkefølgen følger af maskinens forseglede frø og et tal fra hver telefon. Efterprøv den, når spillet er slut.
page-lobby-part-in = har lagt sin del i
page-lobby-part-sealed = forseglet, ikke åbnet
page-lobby-result-given-up = Spillet sluttede ved afstemning
page-lobby-result-nobody = Ingen måtte køre med
page-lobby-result-rode = { $name } kørte: { $attempt ->
    [one] ét forsøg
   *[other] { $attempt } forsøg
 }, { drinks }
page-lobby-result-won = { $name } vinder
