var e=`page-settings-tap-about = What is held elsewhere is tapped twice
page-settings-tap = Tap instead of hold
page-settings-still-about = Cards lie where they belong, without flying there
page-settings-still = Stand still
page-settings-haptics-about = A nudge when it is your turn
page-settings-haptics = Vibration
page-settings-sound-about = Every sound is also seen. Key M on the shared screen
page-settings-sound = Sound
page-settings-deck-two = Two colours
page-settings-deck-four = Four colours
page-settings-deck = Suits
page-settings-theme-day = Day
page-settings-theme-night = Night
page-settings-theme-auto = As the device
page-settings-theme = Light
page-settings-language = Language
page-pass-release = Let go and the curtain closes
page-pass-seen = Seen it
page-pass-hold = Hold to look
page-pass-others = Everyone else, admire the ceiling.
page-pass-to = Pass the phone to
page-says-it-is = says it is a
page-sealed = A card face down, said to be a { $rank }
page-card-black = { $card }, black
page-card-red = { $card }, red
page-stepper-keys = Arrow keys change it
page-hold-again = Once more to confirm
page-go-home = To the start
page-lost-next = Nothing of ours is at this address. A table's address ends with its code.
page-lost = No such stop
page-try-again = Try again
page-failed-next = This part of the page could not be fetched. Is the table's machine on, and on the same network?
page-failed = It did not arrive
page-loading-next = This part of the page is on its way.
page-loading = Coming
page-off = off
page-on = on
page-close = Close
page-title = Nightbus
answer-cold = cold
answer-hot = hot
answer-outside = outside
answer-inside = inside
answer-lower = lower
answer-higher = higher
answer-black = black
answer-red = red
cuckoo-cuckoo = Cuckoo
    .the = the Cuckoo
cuckoo-cat = Cat
    .the = the Cat
cuckoo-horse = Horse
    .the = the Horse
cuckoo-house = House
    .the = the House
cuckoo-number = { $value }
    .the = the { $value }
rank-ace = ace
    .the = the ace
rank-king = king
    .the = the king
rank-queen = queen
    .the = the queen
rank-jack = jack
    .the = the jack
rank-10 = ten
    .the = the ten
rank-9 = nine
    .the = the nine
rank-8 = eight
    .the = the eight
rank-7 = seven
    .the = the seven
rank-6 = six
    .the = the six
rank-5 = five
    .the = the five
rank-4 = four
    .the = the four
rank-3 = three
    .the = the three
rank-2 = two
    .the = the two
suit-spades = spades
suit-hearts = hearts
suit-diamonds = diamonds
suit-clubs = clubs
card-hidden = a face-down card
    .the = a card
card = { $rank } of { $suit }
tokens = { $tokens ->
    [0] no tokens
    [one] { $tokens } token
   *[other] { $tokens } tokens
 }
lives = { $lives ->
    [0] no lives
    [one] { $lives } life
   *[other] { $lives } lives
 }
shots = { $shots ->
    [0] no shots
    [one] { $shots } shot
   *[other] { $shots } shots
 }
drinks = { $drinks ->
    [0] no drinks
    [one] { $drinks } drink
   *[other] { $drinks } drinks
 }`;export{e as default};