var e=`page-settings-tap-about = Det, der ellers holdes, trykkes to gange
page-settings-tap = Tryk i stedet for at holde
page-settings-still-about = Kortene ligger, hvor de skal, uden at flyve derhen
page-settings-still = Stå stille
page-settings-haptics-about = Et puf, når det er din tur
page-settings-haptics = Vibration
page-settings-sound-about = Hver lyd ses også. Tasten M på den fælles skærm
page-settings-sound = Lyd
page-settings-deck-two = To farver
page-settings-deck-four = Fire farver
page-settings-deck = Kulører
page-settings-theme-day = Dag
page-settings-theme-night = Nat
page-settings-theme-auto = Som enheden
page-settings-theme = Lys
page-settings-language = Sprog
page-pass-release = Slip, og gardinet lukker
page-pass-seen = Set
page-pass-hold = Hold for at se
page-pass-others = I andre beundrer loftet.
page-pass-to = Giv telefonen til
page-says-it-is = siges at være
page-sealed = Et kort med bagsiden op, som siges at være { $rank }
page-card-black = { $card }, sort
page-card-red = { $card }, rødt
page-stepper-keys = Piletasterne ændrer det
page-hold-again = En gang til for at bekræfte
page-go-home = Til forsiden
page-lost-next = Der er intet af vores på denne adresse. Et bords adresse slutter med dets kode.
page-lost = Det stop findes ikke
page-try-again = Prøv igen
page-failed-next = Denne del af siden kunne ikke hentes. Er bordets maskine tændt, og på samme net?
page-failed = Den kom ikke
page-loading-next = Denne del af siden er på vej.
page-loading = På vej
page-off = fra
page-on = til
page-close = Luk
page-title = Nightbus
answer-cold = koldt
answer-hot = varmt
answer-outside = udenfor
answer-inside = imellem
answer-lower = lavere
answer-higher = højere
answer-black = sort
answer-red = rød
cuckoo-cuckoo = Gøg
    .the = Gøgen
cuckoo-cat = Kat
    .the = Katten
cuckoo-horse = Hest
    .the = Hesten
cuckoo-house = Hus
    .the = Huset
cuckoo-number = { $value }
    .the = { $value }'eren
rank-ace = es
    .the = es
rank-king = konge
    .the = konge
rank-queen = dame
    .the = dame
rank-jack = knægt
    .the = knægt
rank-10 = 10
    .the = 10
rank-9 = 9
    .the = 9
rank-8 = 8
    .the = 8
rank-7 = 7
    .the = 7
rank-6 = 6
    .the = 6
rank-5 = 5
    .the = 5
rank-4 = 4
    .the = 4
rank-3 = 3
    .the = 3
rank-2 = 2
    .the = 2
suit-spades = spar
suit-hearts = hjerter
suit-diamonds = ruder
suit-clubs = klør
card-hidden = lukket kort
    .the = et kort
card = { $suit } { $rank }
tokens = { $tokens ->
    [0] ingen brikker
    [one] { $tokens } brik
   *[other] { $tokens } brikker
 }
lives = { $lives ->
    [0] ingen liv
   *[other] { $lives } liv
 }
shots = { $shots ->
    [0] ingen shots
    [one] { $shots } shot
   *[other] { $shots } shots
 }
drinks = { $drinks ->
    [0] ingen slurke
    [one] { $drinks } slurk
   *[other] { $drinks } slurke
 }`;export{e as default};