var e=`page-settings-tap-about = Ciò che si tiene premuto si tocca due volte
page-settings-tap = Tocca invece di tenere premuto
page-settings-still-about = Le carte stanno al loro posto, senza volarci
page-settings-still = Senza movimento
page-settings-haptics-about = Un colpetto quando tocca a te
page-settings-haptics = Vibrazione
page-settings-sound-about = Ogni suono si vede anche. Tasto M sullo schermo comune
page-settings-sound = Suoni
page-settings-deck-two = Due colori
page-settings-deck-four = Quattro colori
page-settings-deck = Semi
page-settings-theme-day = Giorno
page-settings-theme-night = Notte
page-settings-theme-auto = Come il dispositivo
page-settings-theme = Luce
page-settings-language = Lingua
page-pass-release = Lascia e la tenda si chiude
page-pass-seen = Visto
page-pass-hold = Tieni premuto per guardare
page-pass-others = Gli altri ammirino il soffitto.
page-pass-to = Passa il telefono a
page-says-it-is = dice che è
page-sealed = Una carta coperta, che si dice sia { $rank }
page-card-black = { $card }, nera
page-card-red = { $card }, rossa
page-stepper-keys = Si cambia con le frecce
page-hold-again = Ancora una volta per confermare
page-go-home = All'inizio
page-lost-next = A questo indirizzo non c'è niente di nostro. L'indirizzo di un tavolo finisce con il suo codice.
page-lost = Questa fermata non c'è
page-try-again = Riprova
page-failed-next = Questa parte della pagina non si è potuta caricare. La macchina del tavolo è accesa, e sulla stessa rete?
page-failed = Non è arrivata
page-loading-next = Questa parte della pagina è in viaggio.
page-loading = Arriva
page-off = no
page-on = sì
page-close = Chiudi
page-title = Nightbus
answer-cold = freddo
answer-hot = caldo
answer-outside = fuori
answer-inside = dentro
answer-lower = più bassa
answer-higher = più alta
answer-black = nero
answer-red = rosso
cuckoo-cuckoo = Cucù
    .the = il Cucù
cuckoo-cat = Gatto
    .the = il Gatto
cuckoo-horse = Cavallo
    .the = il Cavallo
cuckoo-house = Casa
    .the = la Casa
cuckoo-number = { $value }
    .the = { $value ->
        [1] l'1
        [8] l'8
        [11] l'11
       *[other] il { $value }
     }
rank-ace = asso
    .the = l'asso
rank-king = re
    .the = il re
rank-queen = donna
    .the = la donna
rank-jack = fante
    .the = il fante
rank-10 = 10
    .the = il 10
rank-9 = 9
    .the = il 9
rank-8 = 8
    .the = l'8
rank-7 = 7
    .the = il 7
rank-6 = 6
    .the = il 6
rank-5 = 5
    .the = il 5
rank-4 = 4
    .the = il 4
rank-3 = 3
    .the = il 3
rank-2 = 2
    .the = il 2
suit-spades = picche
suit-hearts = cuori
suit-diamonds = quadri
suit-clubs = fiori
card-hidden = carta coperta
    .the = una carta
card = { $rank } di { $suit }
tokens = { $tokens ->
    [0] nessun gettone
    [one] { $tokens } gettone
   *[other] { $tokens } gettoni
 }
lives = { $lives ->
    [0] nessuna vita
    [one] { $lives } vita
   *[other] { $lives } vite
 }
shots = { $shots ->
    [0] nessuno shot
   *[other] { $shots } shot
 }
drinks = { $drinks ->
    [0] nessun sorso
    [one] { $drinks } sorso
   *[other] { $drinks } sorsi
 }`;export{e as default};