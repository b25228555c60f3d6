# Every sentence that a person reads, in English. Keep the ids and arguments the same in all languages
# (tests/test_words.py holds this); the words, their order and their grammar are each language's own.


## Amounts

drinks = { $drinks ->
    [0] no drinks
    [one] { $drinks } drink
   *[other] { $drinks } drinks
 }
shots = { $shots ->
    [0] no shots
    [one] { $shots } shot
   *[other] { $shots } shots
 }
cards = { $cards ->
    [0] no cards
    [one] { $cards } card
   *[other] { $cards } cards
 }
lives = { $lives ->
    [0] no lives
    [one] { $lives } life
   *[other] { $lives } lives
 }
tokens = { $tokens ->
    [0] no tokens
    [one] { $tokens } token
   *[other] { $tokens } tokens
 }
chips = { $chips ->
    [0] no chips
    [one] { $chips } chip
   *[other] { $chips } chips
 }
turns = { $turns ->
    [0] no turns
    [one] { $turns } turn
   *[other] { $turns } turns
 }


## Cards: by name, and as they stand in a sentence

card = { $rank } of { $suit }
card-hidden = a face-down card
    .the = a card
suit-clubs = clubs
suit-diamonds = diamonds
suit-hearts = hearts
suit-spades = spades
rank-2 = two
    .the = the two
rank-3 = three
    .the = the three
rank-4 = four
    .the = the four
rank-5 = five
    .the = the five
rank-6 = six
    .the = the six
rank-7 = seven
    .the = the seven
rank-8 = eight
    .the = the eight
rank-9 = nine
    .the = the nine
rank-10 = ten
    .the = the ten
rank-jack = jack
    .the = the jack
rank-queen = queen
    .the = the queen
rank-king = king
    .the = the king
rank-ace = ace
    .the = the ace
cuckoo-number = { $value }
    .the = the { $value }
cuckoo-house = House
    .the = the House
cuckoo-horse = Horse
    .the = the Horse
cuckoo-cat = Cat
    .the = the Cat
cuckoo-cuckoo = Cuckoo
    .the = the Cuckoo

hand-trio = trio
hand-running_flush = running flush
hand-run = run
hand-flush = flush
hand-pair = pair
hand-high_card = high card

answer-red = red
answer-black = black
answer-higher = higher
answer-lower = lower
answer-inside = inside
answer-outside = outside
answer-hot = hot
answer-cold = cold


## What happened

told = { $text } ({ $rule })

event-game_began = Game { $game }. { $seat } deals.
event-dealt = { $seat } gets { $card }.
event-drank = { $seat } takes { drinks }.
event-drank-from = { $seat } takes { drinks }, courtesy of { $other }.
event-took_shot = { $seat } takes { shots }.
event-took_shot-from = { $seat } takes { shots }, courtesy of { $other }.
event-answered = { $seat } says { $call }.
event-right = Right, { $seat }.
event-wrong = Wrong, { $seat }.
event-tied = Level. The card goes back, and { $seat } gets another.
event-gave = { $seat } gives { $other } { drinks }.
event-gave_shot = { $seat } gives { $other } { shots }.
event-pyramid_laid = The pyramid is laid: { cards }, face down.
event-pyramid_turned = Card { $place } of the pyramid is { $card }.
event-played = { $seat } lays { $card }.
event-claimed = { $seat } lays { $card } face down and says it matches.
event-accepted = { $seat } believes { $other }.
event-called_liar = { $seat } does not believe { $other }: liar!
event-claim_held = { $seat } told the truth: it was { $card }, and it stays.
event-claim_broke = A bluff: it was { $card }, and it goes back to { $seat }.
event-claim_passed = Nobody doubts { $seat }: { $card } stays face down.
event-bluff_returned = A bluff that passed: { $card } goes back to { $seat }.
event-bluff_shown = No bluff: { $seat } did have { $card }.
event-nobody_rides = Nobody has a card left. Nobody rides.
event-showed_card = { $seat } shows { $card }.
event-drew = { $seat } draws { $card }.
event-draw_again = Level. They draw again.
event-rides = { $cards ->
    [0] { $seat } rides the bus.
   *[other] { $seat } rides the bus, with { cards } left.
 }
event-volunteered = { $seat } rides along with { $other }, as co-pilot.
event-declined = { $seat } lets { $other } go without.
event-all_aboard = All aboard! { $seat } pulls the cord, twice.
event-row_laid = Laid face down in a row: { cards }.
event-ride_picked = { $seat } picks card { $place }.
event-ride_turned = { $seat } turns { $card }.
event-ride_restarted = Back to the first stop. Attempt { $attempt } for { $seat }.
event-row_grew = The row grows by { cards }.
event-row_shrank = Still to clear: { cards }.
event-reshuffled = Shuffled. The deck has { cards }.
event-cap_reached = That is { drinks } for { $seat }, as much as a ride may cost. It ends here.
event-deck_out = The deck is out, and the ride with it.
event-end_of_line = End of the line. { $seat } gets off after { cards }.
event-pays_first_round = Longest ride: { $seat }, { cards }. The first round next time is on { $seat }.
event-first_dealer = { $seat } deals first.
event-round_began = Round { $round }. { $seat } deals.
event-exposed = Dealt face up by mistake: { $seat } has { $card }.
event-kept_exposed = { $seat } keeps { $card }.
event-asked_redeal = { $seat } asks for a new deal.
event-stayed = { $seat } stays.
event-low_shown = { $seat } shows { $card } before handing it over.
event-swapped = { $seat } swaps with { $other }: { $card } for { $second }.
event-swapped-closed = { $seat } swaps with { $other }.
event-blocked = { $other } turns up { $card }. No swap for { $seat }.
event-drew_from_stock = { $seat } puts { $card } away and takes { $second } from the stock.
event-drew_from_stock-closed = { $seat } takes the top card of the stock.
event-king_refused = From the stock comes { $card }, and goes back. { $seat } keeps the first card.
event-hand_shown = { $seat } shows { $card }.
event-lost_life = { $seat } loses { lives }.
event-paid_pot = { $seat } pays { chips } into the pot.
event-went_out = { $seat } is out.
event-sudden_death = Sudden death for { $seats } players: one card each.
event-survived_sudden_death = All level. Deal again.
event-won = { $chips ->
    [0] { $seat } wins.
   *[other] { $seat } wins, and takes { chips } from the pot.
 }
event-middle_dealt = In the middle: { $card }.
event-exchanged = { $seat } puts down { $card } and takes { $second }.
event-exchanged-closed = { $seat } exchanges a card.
event-exchanged_all = { $seat } exchanges all three.
event-bus_stopped = { $seat } stops the bus!
event-turn_ended = { $seat } lets the bus drive on.
event-stood = { $seat } stands.
event-circuit_limit = After { turns } each nobody has stopped the bus. It stops by itself.
event-lost_token = { $seat } loses a token.
event-token_lent = { $seat } plays on with one token, lent.


## What can be done, as a choice is offered

gift = { drinks } to { $other }
action-guess = Say { $call }
action-play = Lay { $card }
action-pass = Pass
action-give = Give { $gifts }
action-give_shot = Give { $other } the shot
action-accept = Believe it
action-liar = Call: liar!
action-volunteer = Ride along
action-decline = Stay behind
action-pick = Turn card { $place }
action-stay = Stay
action-swap = Swap
action-draw = Draw from the stock
action-again = Swap once more
action-keep = Keep it
action-redeal = Ask for a new deal
action-take = Take { $card } for { $second }
action-take_all = Take all three
action-stop = Stop the bus
action-end = Drive on
action-stand = Stand


## What a seat is asked

ask-colour = Red or black?
ask-height = Higher or lower?
ask-between = Inside or outside?
ask-suit = Which suit?
ask-heat = Hot or cold?
ask-rank = Which rank exactly?
ask-give = Who gets { drinks }?
ask-give-shot = Who gets the shot?
ask-lay = Lay a card, or pass?
ask-claim = Do you believe it?
ask-co-pilot = Ride along as co-pilot?
ask-pick = Which card do you turn?
ask-swap = Stay or swap?
ask-draw = Stay, or draw from the stock?
ask-again = Swap once more?
ask-stay = Nothing more to do here: stay?
ask-exposed = Your card was dealt face up. Keep it?
ask-first-turn = Take a card from the middle, or stop the bus at once?
ask-take = Which card do you take from the middle?
ask-stop = Stop the bus?
ask-last-lap = Last turn: take a card, or stand?
