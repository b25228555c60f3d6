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
event-dealer_spared = { $seat } ties for lowest, but deals and loses nothing.
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
event-undone = { $seat } takes that back.


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


## Games and rulebooks

game-ride-the-bus = Ride the Bus
game-chase-the-ace = Chase the Ace
game-stop-the-bus = Stop the Bus
rulebook-classic = classic
    .about = A pyramid with bluffing, a row that starts again.
rulebook-party = party
    .about = Level cards go back, the suit earns five, the row is turned once.
rulebook-commission = commission
    .about = Every right answer gives, the top card is a shot, the ride is four questions.
rulebook-chase-the-ace = chase-the-ace
    .about = One card each, three lives, kings block.
rulebook-stop-the-bus = stop-the-bus
    .about = Three cards each, three tokens, one more turn when the bus stops.


## House rules: a title, what is decided (.about), and what each choice means

switch-dealer_role = The dealer
    .about = What the dealer takes part in.
switch-dealer_role-plays = The dealer plays like everybody else.
switch-dealer_role-drinks = The dealer holds no cards, but may be given drinks in the pyramid and may call a bluff.
switch-dealer_role-staff = The dealer is at work: no cards, and no drinks.
switch-decks = Packs
    .about = How many packs are shuffled together.
switch-ace = The ace
    .about = How the ace counts in questions and in ties for the ride.
switch-ace-high = The ace is above the king.
switch-ace-low = The ace counts 1, below the two.
switch-rounds = Games
    .about = How many games make a session.
switch-question_order = Order of questions
    .about = Who is asked what, and when.
switch-question_order-by_player = One player answers every question, then the next one does.
switch-question_order-by_round = Each question goes round the table before the next is asked.
switch-questions = Questions
    .about = How many questions each player is asked: four or seven.
switch-ties = Level cards
    .about = What happens when the new card is level with one that it is held against.
switch-ties-wrong = A level card is a wrong answer.
switch-ties-redraw = A level card costs nothing: it goes back, the deck is shuffled, another is dealt. If no card left could settle it, level is wrong.
switch-ties-right = A level card is a right answer, whatever was said.
switch-ties-double = A level card is a wrong answer, and costs double.
switch-wrong_drinks = Wrong answers
    .about = Drinks for a wrong answer, question by question.
switch-right_gives = Right answers
    .about = Drinks that a right answer lets you give, question by question.
switch-pyramid_rows = Rows of the pyramid
    .about = Cards in each row, from the bottom up.
switch-pyramid_values = Worth of the rows
    .about = Drinks that a match gives, row by row from the bottom up.
switch-top_card = The top row
    .about = What a match on the top row gives.
switch-top_card-drinks = The top row gives drinks, like the others.
switch-top_card-shot = The top row gives a shot, to one player. What goes in the glass is settled beforehand.
switch-bluffing = Bluffing
    .about = Whether a card that does not match may be played.
switch-bluffing-on = Any card may be played, face down, and said to match.
switch-bluffing-off = Only a card of the same rank may be played, face up.
switch-passed_bluffs = Bluffs that passed
    .about = Whether a bluff that nobody called counts when the hands are counted.
switch-passed_bluffs-shed = A bluff that nobody called is gone for good.
switch-passed_bluffs-count = After the pyramid the cards still face down are shown. Those that do not match go back to their owners before the hands are counted.
switch-give_and_take = Give and take
    .about = Whether the top two rows turn on those who play there.
switch-give_and_take-on = On the top two rows whoever plays a card drinks what the row is worth. Cards there are played face up and must match.
switch-give_and_take-off = Every row gives.
switch-hands = Hands in the pyramid
    .about = Whether the table keeps listing what everybody holds.
switch-hands-private = Hands are private: the table does not list them.
switch-hands-open = Hands lie open.
switch-deal_face = Dealing
    .about = Who sees a card as it is dealt.
switch-deal_face-up = Cards are dealt face up.
switch-deal_face-private = Only the player sees the card that is dealt; all hear whether the answer was right, wrong or level.
switch-tie_break = Equal hands
    .about = Who rides when several players hold the most cards.
switch-tie_break-sum = Of several with the same number, the highest total of ranks rides: jack 11, queen 12, king 13, ace { $ace ->
    [low] 1
   *[high] 14
 }.
switch-tie_break-highest_card = Of several with the same number, whoever has the highest card rides; where those are level the next highest decides, and so on.
switch-tie_break-draw = Several with the same number draw a card each, and the highest rides.
switch-bus = The ride
    .about = How the ride goes.
switch-bus-row = A row of cards, turned one by one. A jack or higher costs drinks and starts it again.
switch-bus-row_once = A row of cards, turned once from end to end. A jack or higher costs drinks.
switch-bus-adding_row = A row of cards. A jack or higher costs drinks and makes the row longer.
switch-bus-questions = The four questions again, until four answers in a row are right.
switch-bus-shrinking_row = A row of cards that starts again after a jack or higher, but safe cards are gone for good.
switch-bus-pyramid = Rows of four, three, two and one: one clean card of each, from the bottom up.
switch-bus-kings_cup = A row of cards that starts again after a jack or higher, from the other end and for one drink more.
switch-bus_length = Length of the row
    .about = Cards in the row of the ride.
switch-bus_penalties = Costs of the ride
    .about = Drinks for a jack, a queen, a king and an ace.
switch-ride_ends_with_deck = Last bus
    .about = Whether the ride ends when the deck does.
switch-ride_ends_with_deck-on = As soon as the deck is out the ride ends, and a question not answered costs nothing.
switch-ride_ends_with_deck-off = When the deck is out, all cards but those of the present attempt are shuffled, and the ride goes on.
switch-co_pilot = Co-pilot
    .about = Whether somebody may share the rider's drinks.
switch-co_pilot-on = Somebody may ride along and share the drinks.
switch-co_pilot-off = The rider rides alone.
switch-ride_cap = Limit of a ride
    .about = Drinks after which the ride ends for the rider, come what may.
switch-lives = Lives
    .about = Lives that each player starts with.
switch-stake = Stake
    .about = Chips that are at stake, for the pot.
switch-money_play = Money play
    .about = Whether lives are chips.
switch-money_play-on = Lives are chips: each player holds { $lives }, and a life lost is a chip paid into the pot.
switch-money_play-off = Lives are only lives.
switch-dealer_blocks = The dealer's king
    .about = Whether the dealer's king blocks a swap.
switch-dealer_blocks-on = The dealer's king blocks like any other.
switch-dealer_blocks-off = The dealer's king does not block: a swap with the dealer always takes place.
switch-reveal_low = Low cards
    .about = Whether a low card is shown before it is handed over.
switch-reveal_low-on = Whoever hands over a low card in a swap shows it to all first, on both sides of the swap.
switch-reveal_low-off = Low cards change hands unseen.
switch-drawn_king = A king from the stock
    .about = What happens when the dealer draws a king.
switch-drawn_king-kept = A king from the stock is kept like any other card.
switch-drawn_king-refused = A king from the stock is shown and goes back, and the dealer keeps the first card.
switch-dealer_wins_ties = The dealer's ties
    .about = Whether the dealer loses a tie for the lowest card.
switch-dealer_wins_ties-on = A dealer who ties for lowest loses nothing.
switch-dealer_wins_ties-off = A dealer who ties for lowest loses a life like the others.
switch-ace_of_spades_two = The ace of spades
    .about = Whether losing with the ace of spades costs more.
switch-ace_of_spades_two-on = Whoever loses with the ace of spades loses two lives.
switch-ace_of_spades_two-off = Losing with the ace of spades costs one life, as with any card.
switch-domino = Domino
    .about = Whether a player who swaps into a low card may force one more swap.
switch-domino-off = One swap a turn.
switch-domino-ace = Whoever swaps on their turn and gets an ace may force one more swap.
switch-domino-low = Whoever swaps on their turn and gets an ace, two or three may force one more swap.
switch-deck = The pack
    .about = Which cards are played with.
switch-deck-standard = The pack of 52 cards.
switch-deck-cuckoo = The Cuckoo pack: forty cards, two each of 1 to 16, House, Horse, Cat and Cuckoo.
switch-misdeal_chance = Misdeals
    .about = How often a card is dealt face up by mistake, in thousandths.
switch-tokens = Tokens
    .about = Tokens that each player starts with.
switch-exchange = Exchange
    .about = How many cards are exchanged at once.
switch-exchange-one = One card is exchanged at a time.
switch-exchange-one_or_three = One card is exchanged at a time, or all three for the whole middle; never two.
switch-first_stop = The first turn
    .about = Whether the bus may be stopped without an exchange on a first turn.
switch-first_stop-first_turn = On their first turn of a round a player may stop the bus at once.
switch-first_stop-after_exchange = The bus is stopped only after an exchange, on the first turn too.
switch-circuit_limit = Circuit limit
    .about = Turns after which the bus stops by itself.
switch-brag_order = Brag order
    .about = Whether hands rank as in Brag.
switch-brag_order-on = Three threes are the best trio, and ace, two, three the best run and running flush.
switch-brag_order-off = Ace, two, three is no run.


## The printed rulebook

rulebook-title = { $game }, rulebook { $rulebook }, { $low } to { $high } players
rulebook-changed = * Not as in the rulebook { $rulebook }. Set at this table:
rulebook-change = { $switch }={ $value } ({ $rule }; { $rulebook }: { $was })

part-c = Common ground
part-rtb-0 = Seats and cards
part-rtb-1 = The questions
part-rtb-2 = The pyramid
part-rtb-3 = The ride
part-cta-0 = Before the deal
part-cta-1 = The swaps
part-cta-2 = The reckoning
part-cta-3 = Going out
part-cta-4 = Old customs
part-cta-5 = Misdeals
part-stb-0 = Before the deal
part-stb-1 = The turns
part-stb-2 = The hands
part-stb-3 = Going out

rule-c-1 = Seats are numbered clockwise. The next player is the next one clockwise who is still in the game.
rule-c-2 = What you owe is a drink, and a drink is one sip. Call it a point or a push-up: every game plays the same without alcohol. A shot is a unit of its own, named by the table before play.
rule-c-3 = Each card still in the deck is equally likely to come next.
rule-c-4 = A hidden card is known only to those whom these rules name. Nothing that others can notice depends on it, not even how long the table waits.
rule-c-5 = Hearts and diamonds are red, clubs and spades black. { $game ->
    [chase-the-ace] From low to high: ace, two to ten, jack, queen, king; suits do not matter.
    [ride-the-bus] From low to high: two to ten, jack, queen, king; the ace as RTB-0.3b says.
   *[stop-the-bus] From low to high: two to ten, jack, queen, king, ace.
 }
rule-c-6 = Dealing and turns begin at the dealer's left and go clockwise. { $game ->
    [ride-the-bus] The last seat deals first, unless the table names somebody else.
    [chase-the-ace] Unless the table names the first dealer, CTA-0.3 finds one.
   *[stop-the-bus] Unless the table names the first dealer, STB-0.2 finds one.
 }
rule-c-7 = Whoever has seen a card knows where it is for as long as its moves are public, until the next shuffle. { $game ->
    [ride-the-bus] A dealer without cards sees what an onlooker sees.
   *[other] {""}
 }
rule-c-8 = Every number has a range, also where the rulebooks name none.
rule-c-9 = Whoever leaves keeps the seat: a stand-in plays it, and cards, debts and order stay as they are.
rule-c-10 = Chips count from 0: what was won less what was paid. With the pot they always add up to 0; whoever wins the pot empties it.
rule-c-11 = The table may play game after game. { $game ->
    [ride-the-bus] The deal moves on one seat each time, and drinks are counted for the whole session.
    [chase-the-ace] Each game finds its first dealer anew. Chips run on, lives start afresh.
   *[stop-the-bus] Each game finds its first dealer anew. Chips run on, tokens start afresh.
 }

rule-rtb-0-1 = { $decks ->
    [1] 3 to 8 seats, one of them the dealer. One pack of 52 cards, no jokers.
   *[other] 3 to 16 seats, one of them the dealer. Two packs of 52 cards shuffled together, no jokers; two equal cards match like any others of one rank.
 }
rule-rtb-0-2 = { $dealer_role ->
    [plays] { switch-dealer_role-plays } The table deals.
    [staff] { switch-dealer_role-staff } The others answer the questions.
   *[drinks] { switch-dealer_role-drinks } The others answer the questions.
 }
rule-rtb-0-3 = The cards must go round: with { $questions } questions each and a pyramid of { $pyramid_cards }, at most { $seats_high } seats can play.
rule-rtb-0-3b = { $ace ->
    [low] { switch-ace-low } So it does in every question and in ties for the ride, but it stays a penalty card.
   *[high] { switch-ace-high } So it is in every question and in ties for the ride.
 }
rule-rtb-0-4 = { $rounds ->
    [1] A session is one game.
   *[other] A session is { $rounds } games. The dealer moves on one seat each game.
 } Rides, their lengths and all drinks are kept count of. The longest ride pays the first round of the next session; equal ones share it.
rule-rtb-0-5 = Refused are house rules that cannot be kept together: too few row values for the pyramid, give and take on fewer than three rows, open hands with something to hide, a ride that ends with a deck too small to begin it.

rule-rtb-1-0 = { $question_order ->
    [by_round] { switch-question_order-by_round }
   *[by_player] { switch-question_order-by_player }
 } The answer is given first, then the card is dealt.
rule-rtb-1-1 = Red or black?
rule-rtb-1-2 = Higher or lower than the first card?
rule-rtb-1-3 = Inside or outside: strictly between the first two cards, or strictly beyond them? If those two are of one rank, only outside can be right{ $ties ->
    [right] {", level cards apart"}
   *[other] {""}
 }.
rule-rtb-1-4 = Which suit?
rule-rtb-1-5 = Inside or outside once more: of the first two cards.
rule-rtb-1-6 = Hot or cold: hot is within three ranks of the card before.
rule-rtb-1-7 = Which rank exactly?
rule-rtb-1-8 = { $ties ->
    [redraw] { switch-ties-redraw }
    [right] { switch-ties-right } It earns what a right answer earns.
    [double] { switch-ties-double }
   *[wrong] { switch-ties-wrong }
 } Level can be: the second card with the first, the third { $questions ->
    [7] and the fifth with either of the first two.
   *[other] with either of the first two.
 }
rule-rtb-1-9 = { $wrong_drinks_each ->
    [-1] Drinks for a wrong answer, question by question: { $wrong_drinks }.
    [0] A wrong answer costs nothing.
    [one] A wrong answer costs { $wrong_drinks_each } drink.
   *[other] A wrong answer costs { $wrong_drinks_each } drinks.
 }
rule-rtb-1-10 = { $right_gives_each ->
    [-1] Drinks to give for a right answer, question by question: { $right_gives }. They are given at once and in full, split as you like.
    [0] A right answer gives nothing.
    [one] A right answer gives { $right_gives_each } drink, at once.
   *[other] A right answer gives { $right_gives_each } drinks, at once and in full, split as you like.
 } { $right_gives_each ->
    [0] {""}
   *[other] { $dealer_role ->
        [plays] Anybody else may be given them.
       *[other] Anybody else but the dealer may be given them.
     }
 }

rule-rtb-2-1 = A pyramid is laid face down. Cards in its rows, from the bottom up: { $pyramid_rows }. { $pyramid_values_each ->
    [0] {""}
   *[other] Drinks that a match gives, from the bottom row up: { $pyramid_values }.
 } { $top_card ->
    [shot] { switch-top_card-shot }
   *[drinks] {""}
 }
rule-rtb-2-2 = Its cards are turned one at a time, the bottom row first, from left to right.
rule-rtb-2-3 = When a card is turned, each player with cards answers in secret: plays as many as they like, one by one, then passes. When all have answered, all plays are laid at once. Several may go on one card, and a card may be kept for a higher row.
rule-rtb-2-4 = Plays are settled one by one, clockwise from the dealer's left. Whoever played gives what the row is worth, split as they like{ $top_card ->
    [shot] ; the shot goes to one player
   *[drinks] {""}
 }. { $dealer_role ->
    [staff] The dealer cannot be given any.
   *[other] Anybody else may be given them.
 }
rule-rtb-2-5 = { switch-bluffing-off }
rule-rtb-2-6 = { switch-bluffing-on } Everyone it would make drink is asked, clockwise: believe it, or call it. Nobody calls: they drink, and the card stays face down, unseen. The first to call settles it. The card matches: it stays, and the caller drinks double the row's whole value in place of their share, the others what they were given. It does not: whoever played it drinks double, nobody else does, and the card goes back to that hand, known to all.{ $top_card ->
    [shot] {" "}A shot doubled is two shots.
   *[drinks] {""}
 }
rule-rtb-2-6b = { $passed_bluffs ->
    [count] { switch-passed_bluffs-count }
   *[shed] { switch-passed_bluffs-shed }
 }
rule-rtb-2-7 = { switch-give_and_take-on } { $top_card ->
    [shot] At the very top that is the shot.
   *[drinks] {""}
 } The rows below give as always.
rule-rtb-2-8 = { $hands ->
    [open] { switch-hands-open }
   *[private] { switch-hands-private }
 } How many cards somebody holds is always public. { $deal_face ->
    [private] { switch-deal_face-private }
   *[up] { switch-deal_face-up } { $hands ->
        [private] That is no secret, but nobody repeats it: remember it.
       *[open] {""}
     }
 }

rule-rtb-3-0 = If nobody holds a card when the pyramid is done, nobody rides.
rule-rtb-3-1 = Whoever has the most cards left rides. { $tie_break ->
    [highest_card] { switch-tie_break-highest_card } The hands are shown. What is still equal then is settled by a draw of one card each; equal highest cards draw again.
    [draw] { switch-tie_break-draw } Equal highest cards draw again.
   *[sum] { switch-tie_break-sum } The hands are shown. What is still equal then is settled by a draw of one card each; equal highest cards draw again.
 } For each draw all cards are shuffled together{ $bus ->
    [questions] , and the ride then begins with the whole pack
   *[other] {""}
 }.
ride-penalties = Two to ten is safe. Drinks for a jack: { $bus_penalties_1 }, a queen: { $bus_penalties_2 }, a king: { $bus_penalties_3 }, an ace: { $bus_penalties_4 }.
ride-row = All cards are shuffled and { $bus_length } of them laid face down in a row, to be turned from the left.
rule-rtb-3-2 = { ride-row } { ride-penalties } Each of these starts the ride again: all cards are shuffled and a new row is laid. A clean row ends it.
rule-rtb-3-3 = { ride-row } { ride-penalties } { $bus ->
    [adding_row] Each of these also adds as many cards as it costs to the end of the row, or as many as the deck still has. The ride ends with the row.
   *[row_once] The row is turned once, and the ride ends with it.
 }
rule-rtb-3-4 = The four questions come round once more for the rider, each with a card fresh from the deck, face up. A wrong answer costs 1 drink and starts again at the first question; a right one gives nothing. Level cards: { $ties ->
    [redraw] they go back and another is dealt, as in RTB-1.8.
    [right] they are right, as in RTB-1.8.
    [double] they are wrong, for 2 drinks.
   *[wrong] they are wrong, as in RTB-1.8.
 } Four right answers in a row end the ride. { $ride_ends_with_deck ->
    [on] { switch-ride_ends_with_deck-on }
   *[off] { switch-ride_ends_with_deck-off }
 }
rule-rtb-3-5 = { ride-row } { ride-penalties } Each of these starts the ride again, but a safe card turned is cleared for good: after the shuffle only as many are laid as are still to be cleared. The ride ends when none is.
rule-rtb-3-6 = All cards are shuffled and ten laid face down, in rows of 4, 3, 2 and 1. The rider turns one card of each row, whichever they like, from the bottom up. { ride-penalties } Each of these sends the rider back to the bottom, and fresh cards take the place of those turned; when the deck has too few, everything is shuffled and laid anew. One clean card of every row ends the ride.
rule-rtb-3-7 = { ride-row } { ride-penalties } Each of these costs one drink more than that and starts the ride again: all cards are shuffled, a new row is laid, and it is turned from the other end each time. A clean row ends it.
rule-rtb-3-8 = Before the ride the others who answered questions are asked, clockwise from the rider; the first who wants to rides along as co-pilot. The two drink by turns: the first drink of the ride is the rider's, the second the co-pilot's, and so on to the end.
rule-rtb-3-9 = The ride also ends as soon as the rider has drunk { $ride_cap ->
    [one] { $ride_cap } drink
   *[other] { $ride_cap } drinks
 } in it. Nobody drinks the rest.
rule-rtb-3-10 = The table shows three signals: a wrong answer (drink), a ride that begins (the cord, pulled twice), and a ride that ends (a flat palm).
rule-rtb-3-11 = Nobody wins. The game ends with the ride; what is left is who drank how much, who rode, and how far.

cta-king = { $deck ->
    [cuckoo] Cuckoo
   *[standard] king
 }
cta-low = { $deck ->
    [cuckoo] a 1, 2 or 3
   *[standard] an ace, two or three
 }
rule-cta-0-1 = 2 to 20 players. { $deck ->
    [cuckoo] One Cuckoo pack of 40 cards serves them all.
   *[standard] One pack of 52 cards up to 13 of them, two packs above.
 }
rule-cta-0-2 = Each player starts with { lives }{ $stake ->
    [0] {""}
   *[other] {" "}and pays { $stake ->
        [one] { $stake } chip
       *[other] { $stake } chips
     } into the pot
 }. { $money_play ->
    [on] { switch-money_play-on } Whoever survives takes the pot.
   *[off] { $stake ->
        [0] {""}
       *[other] Whoever survives takes the pot.
     }
 }
rule-cta-0-3 = First dealer: cards are dealt face up round the table until somebody gets a { $deck ->
    [cuckoo] Cuckoo
   *[standard] jack
 }. After each round the deal passes clockwise, among those still in.
rule-cta-0-4 = The Cuckoo pack has no ace of spades, so it cannot cost two lives there.
rule-cta-1-1 = For every deal the whole pack is shuffled. One card each, face down, the dealer's last; the rest is the stock. Everybody sees only their own card.
rule-cta-1-2 = From the dealer's left each player stays, or swaps with the player to their left, who cannot refuse.
rule-cta-1-3 = Except with a { cta-king }: it is turned up, there is no swap, and the turn of the one who asked is over. It stays known for the round, wherever it goes, and blocks again whoever asks; its holder still has a turn.
rule-cta-1-4 = { $dealer_blocks ->
    [on] { $deck ->
        [cuckoo] The dealer's Cuckoo blocks like any other.
       *[standard] { switch-dealer_blocks-on }
     }
   *[off] { $deck ->
        [cuckoo] The dealer's Cuckoo does not block: a swap with the dealer always takes place.
       *[standard] { switch-dealer_blocks-off }
     }
 }
rule-cta-1-5 = { $reveal_low ->
    [on] { switch-reveal_low-on } Low is { cta-low }. The card that the dealer puts away for one of the stock is not shown.
   *[off] { switch-reveal_low-off }
 }
rule-cta-1-6 = Last, the dealer stays, or takes the top card of the stock in exchange. { $drawn_king ->
    [refused] { $deck ->
        [cuckoo] A Cuckoo from the stock is shown and goes back, and the dealer keeps the first card.
       *[standard] { switch-drawn_king-refused }
     }
   *[kept] { $deck ->
        [cuckoo] A Cuckoo from the stock is kept like any other card.
       *[standard] { switch-drawn_king-kept }
     }
 }
rule-cta-1-7 = Whoever was made to swap plays their own turn with the card they hold by then.
rule-cta-1-8 = The two players of a swap know both its cards, and everybody knows the cards that were shown.
rule-cta-2-1 = All cards are shown. Everybody with the lowest rank loses a life.
rule-cta-2-2 = { switch-dealer_wins_ties-on }
rule-cta-2-3 = { switch-ace_of_spades_two-on }
rule-cta-3-1 = No lives left: out. The last player with lives wins.
rule-cta-3-2 = If all who are left go out on one deal, they meet in sudden death: one card each, face up, from the whole pack, no swaps and no lives. The lowest rank is out, again and again until one is left; if all are level, deal again. The dealer stays the same.
rule-cta-4-1 = { $domino ->
    [ace] { $deck ->
        [cuckoo] Whoever swaps on their turn and gets a 1 may force one more swap
       *[standard] Whoever swaps on their turn and gets an ace may force one more swap
     }
   *[low] Whoever swaps on their turn and gets { cta-low } may force one more swap
 }, and no third: with the player after the one just swapped with, but never past the dealer. A { cta-king } blocks as usual. { $reveal_low ->
    [on] {""}
   *[off] The question is put after every swap that could be followed, so that it tells nothing; only who got such a card may say yes.
 }
rule-cta-4-2 = { switch-deck-cuckoo } The Cuckoo is this pack's king and the 1 its ace; 1, 2 and 3 are low, and the lowest value loses.
rule-cta-5-1 = The chance that a dealt card is exposed by mistake: { $misdeal_chance } in 1000. Its owner, the dealer too, at once keeps it or asks for a new deal by the same dealer. A card kept stays known to all; a { cta-king } still blocks.

rule-stb-0-1 = 2 to 16 players, one pack of 52 cards. Each starts with { tokens }. { $stake ->
    [0] {""}
    [one] A token lost puts { $stake } chip into the pot; the winner takes it.
   *[other] A token lost puts { $stake } chips into the pot; the winner takes it.
 }
rule-stb-0-2 = First dealer: everybody draws a card, and the lowest deals; equal lowest draw again. After each round the deal passes clockwise, among those still in.
rule-stb-1-1 = For every deal the whole pack is shuffled. Three cards each, one at a time, face down, then three face up in the middle. The rest is not used.
rule-stb-1-2 = From the dealer's left each player exchanges { $exchange ->
    [one_or_three] cards with the middle (STB-1.4b)
   *[one] one card for one of the middle
 }, and then may stop the bus.
rule-stb-1-3 = { switch-first_stop-first_turn } That is instead of an exchange.
rule-stb-1-4 = When the bus is stopped everybody else, clockwise, has exactly one more turn, to exchange or to stand. Nobody stops a stopped bus.
rule-stb-1-4b = { $exchange ->
    [one_or_three] { switch-exchange-one_or_three }
   *[one] { switch-exchange-one }
 } { $first_stop ->
    [after_exchange] { switch-first_stop-after_exchange }
   *[first_turn] {""}
 }
rule-stb-1-5 = When everybody has had { $circuit_limit ->
    [one] { $circuit_limit } turn
   *[other] { $circuit_limit } turns
 } in a round and nobody has stopped the bus, it stops by itself. Hands are shown, without a last lap.
rule-stb-1-6 = A card taken from the middle was seen by all: everybody knows it is in that hand until it leaves.
rule-stb-2-1 = Hands, from the best down: trio, running flush, run, flush, pair, high card. { $brag_order ->
    [on] {""}
   *[off] The best run is queen, king, ace, the last one two, three, four. { switch-brag_order-off }
 } Flushes and high cards compare card by card from the highest; pairs by the pair, then the third card.
rule-stb-2-1b = { switch-brag_order-on } Then come the aces, and queen, king, ace, on down.
rule-stb-2-2 = The lowest hand loses a token; all who tie for lowest lose one.
rule-stb-3-1 = No tokens left: out. The last player with a token wins. If all who are left go out on one deal, they play on with one token each, lent, until one wins.{ $stake ->
    [0] {""}
   *[other] {" "}A lent token pays nothing into the pot.
 }


## What is wrong. Code adds the rule, what is allowed and what would do; no sentence here ends with a full stop

error-said = { $text }.
error-by-rule = { $text } ({ $rule }).
error-allowed = Allowed: { $allowed }.
error-nearest = Try { $nearest }.
error-line = line { $line }: { $text }
error-unknown = Refused: { $code } { $facts }
error-no-such-card = There is no card “{ $card }”
error-no-such-game = There is no game “{ $game }”
error-no-such-language = There are no words in the language “{ $language }”
error-no-such-level = Bots do not play at level “{ $level }”
error-no-such-rulebook = { $game } has no rulebook “{ $rulebook }”
error-setting-form = “{ $setting }” sets no switch: write switch=value
error-switch-twice = { $switch } is set twice
error-no-such-switch = There is no switch “{ $switch }”
error-switch-value = { $switch } cannot be { $value }
error-values-fewer-than-rows = Too few pyramid_values: { $value } for { $needed } rows
error-give-and-take-rows = give_and_take needs a pyramid of 3 rows or more, not { $rows }
error-open-hands = hands=open leaves nothing to hide, so it does not go with { $other }
error-ride-seats = { $seats ->
    [one] { $seats } seat cannot play this
   *[other] { $seats } seats cannot play this
 }: it takes { $low } to { $high }
error-seats = { $seats ->
    [one] { $seats } seat cannot play this
   *[other] { $seats } seats cannot play this
 }: it takes { $low } to { $high }
error-cards-too-few = { $seats } seats and the pyramid need { $needed } cards, and there are { $cards }; at most { $high } seats can play
error-ride-begins-short = A ride that ends with the deck needs { $needed } cards to begin, and would have { $left }
error-no-ace-of-spades = { $switch }={ $value } needs an ace of spades, and the Cuckoo pack has none
error-people-seats = { $people ->
    [one] { $people } person does
   *[other] { $people } people do
 } not fit on { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
 }
error-no-such-answer = “{ $call }” is no answer
error-no-such-move = “{ $move }” is no move
error-no-move = No move is given
error-not-in-this-game = “{ $move }” is no move of { $game }
error-does-not-compile = { $where } does not compile: { $reason }
error-action-form = “{ $action }” is no action of this game
error-not-allowed = “{ $move }” is not allowed now
error-not-asked = { $seat } is not asked now; asked: { $awaits }
error-nobody-may = Nobody who is asked may say “{ $move }”; asked: { $awaits }
error-game-over = The game is over
error-not-over = The game is not over yet
error-card-not-held = { $card } is not in this hand
error-card-not-in-middle = { $card } is not in the middle
error-no-such-place = There is no place { $place }: they go from 1 to { $high }
error-drinks-not-shot = A shot was offered, but what is to be given now is: { drinks }
error-shot-not-drinks = What is to be given now is a shot, to one player
error-given-twice = A split names each player once
error-give-all = All of it must be given, no more and no less: { drinks }, not { $given }
error-no-such-gift = { drinks } cannot be given at once: 1 to { $high } can
error-no-such-seat = Nobody here is called “{ $name }”
error-no-seat-number = There is no seat { $seat }: they count from 0 to { $high }
error-name-empty = Seat { $seat } has no name
error-name-long = “{ $name }” is too long: a name has { $limit } letters at most
error-name-sign = “{ $name }” holds “{ $sign }”, which no name may
error-name-reserved = “{ $name }” is a word that transcripts use; take another name ({ $reserved } are taken)
error-name-twice = “{ $name }” and “{ $other }” are one and the same name; take another
error-seed-form = “{ $seed }” is no seed: a whole number, or 32 bytes
error-seed-number = “{ $seed }” is no seed: a whole number from 0 to { $limit }
error-card-due = First the card that is due must come
error-no-card-due = No card is due; asked: { $awaits }
error-card-not-due = { $card } cannot come up now
error-listed-card-not-due = { $card } cannot come up when its turn comes, after line { $move }
error-exposure-due = Before { $card } it must be said whether the card just dealt was exposed
error-listed-exposure-due = Before { $card }, after line { $move }, it must be said whether the card just dealt was exposed
error-exposure-not-due = { $card }! cannot be exposed here: only a card dealt to a seat can, with misdeal_chance above 0
error-listed-exposure-not-due = { $card }! cannot be exposed where it comes up, after line { $move }
error-no-such-pick = There is no outcome { $pick } of { $of }: they count from 0
error-nothing-to-undo = { $seat } has no step to take back: it was seen, or the game has gone on
error-line-form = “{ $text }” is no line of a transcript: write “word: value” or “name: move”
error-header-late = “{ $word }:” belongs before the first move
error-header-twice = “{ $word }:” is said twice
error-header-missing = “{ $word }:” is missing
error-header-empty = “{ $word }:” says nothing
error-seat-twice = { $name } is named twice in this line
error-file-missing = There is no such file
error-file-folder = That is a folder
error-file-unreadable = It cannot be read
error-file-unwritable = “{ $file }” cannot be written
error-not-text = This is no text (UTF-8)
error-log-cut = The log ends in the middle of a line
error-log-line = This is no line of a log: { $found }
error-log-format = This is no log that Nightbus reads: { $found }
error-log-game = The log is of a game that Nightbus does not play: { $game }
error-log-version = The log is of version { $version } of the rules of { $game }, which this Nightbus does not play
error-log-switches = The house rules of the log are not whole: { $found }
error-log-seats = The seats of the log are not whole, or a seat is not there: { $found }
error-log-seq = Step { $expected } is missing; this line says { $found }
error-log-forged = Chance cannot have come out like this: { $found }
error-log-illegal = This step was not allowed: { $step }
error-log-no-seed = The log does not say its seed, so the night cannot go on
error-log-gone-on = Somebody else has gone on with this night: { $file }
error-night-over = That night is over; “nightbus replay { $file }” shows it
error-night-missing = There is no such night: { $file }
error-night-mark = It cannot be read who plays: { $file }
error-nothing-to-resume = No night is open in { $folder }
error-which-game = Name a game
error-resume-as-begun = A night that goes on is played as it was begun: leave out rulebook, switches, seats, people and seed
error-lab-missing = The lab needs { $package }; this brings it: { $install }


## Why a bot moved as it did

why-bot-ride-count-even = Every answer is as good as another: { $right } of { $of } unseen cards.
why-bot-ride-count-red = Of { $of } unseen cards { $right } are red.
why-bot-ride-count-black = Of { $of } unseen cards { $right } are black.
why-bot-ride-count-higher = Of { $of } unseen cards { $right } are higher.
why-bot-ride-count-lower = Of { $of } unseen cards { $right } are lower.
why-bot-ride-count-inside = Of { $of } unseen cards { $right } lie inside.
why-bot-ride-count-outside = Of { $of } unseen cards { $right } lie outside.
why-bot-ride-count-hot = Of { $of } unseen cards { $right } are hot.
why-bot-ride-count-cold = Of { $of } unseen cards { $right } are cold.
why-bot-ride-count-suit = Of { $of } unseen cards { $right } are { $suit }; no suit has more.
why-bot-ride-count-rank = Of { $of } unseen cards { $right } are of this rank: { $rank }. No rank has more.
why-bot-ride-play-now = Every card played is one card less to ride with, and this row may be the last chance for it.
why-bot-ride-take-to-shed = A drink now, but one card less to ride with.
why-bot-ride-bluff = No match, but the others must think it likely enough: { $chance } %.
why-bot-ride-bluff-and-wait = The card that matches waits for a higher row; another one goes in its place.
why-bot-ride-bluff-to-shed = Too many cards in hand: the chance of riding is { $risk } %, so a bluff is worth the risk.
why-bot-ride-pass-no-match = Nothing matches.
why-bot-ride-pass-no-bluff = Nothing matches, and everybody knows it.
why-bot-ride-pass-careful = Nothing matches, and a bluff would be risky here.
why-bot-ride-pass-too-dear = It matches, but on this row the drinks would be one's own.
why-bot-ride-pass-after-bluff = One card is laid already; another one nobody would believe.
why-bot-ride-hold-back = It matches, but a higher row pays more, and the chance that the rank comes again is { $chance } %.
why-bot-ride-liar-impossible = It cannot be true: every card of this rank is accounted for.
why-bot-ride-liar-doubtful = Likely a bluff: the chance that it is true is { $chance } %.
why-bot-ride-accept-certain = It must be true.
why-bot-ride-accept-likely = Calling costs double, and the chance that it is true is { $chance } %.
why-bot-ride-ride-along = A short ride, and good company.
why-bot-ride-stay-behind = One on the bus is enough.
why-bot-ride-pick-any = Face down one card is like another.
why-bot-ride-give-round = One for each, so that nobody minds.
why-bot-ride-give-dry = That seat has had the least so far: { drinks }.
why-bot-ride-give-safe = That seat has the fewest cards left: { cards }. It can spare a drink.
why-bot-ride-give-anyone = Nobody needs it more than another.
why-bot-chase-keep = All have seen { $card }, but it is good enough to keep.
why-bot-chase-redeal = All have seen { $card }, and a new deal is likely to bring better.
why-bot-chase-no-domino = One more swap is only for low cards, and { $card } is none.
why-bot-chase-take = { $other } has { $second }: better that than { $card }.
why-bot-chase-king-next = { $other } has { $second }, and that blocks: { $card } stays.
why-bot-chase-lower-lies = { $other } has played and keeps { $second }, lower than { $card }.
why-bot-chase-stay = Chance of losing with { $card }: { $stays } %; without it: { $moves } %.
why-bot-chase-swap = Chance of losing with { $card }: { $stays } %; after a swap: { $moves } %.
why-bot-chase-draw = Chance of losing with { $card }: { $stays } %; with a card of the stock: { $moves } %.
why-bot-chase-again = Chance of losing with { $card }: { $stays } %; after one more swap: { $moves } %.
why-bot-stop-stops = In hand: { $kind }. That should not be the lowest of { $opponents } others, so the bus stops here.
why-bot-stop-stops-at-once = In hand from the deal: { $kind }. Why give { $opponents } others time?
why-bot-stop-waits-for-limit = After { turns } the bus stops by itself, without a last lap for the others.
why-bot-stop-ends = In hand: { $kind }. Against { $opponents } others that could be the lowest; there is time to do better.
why-bot-stop-stands = In hand: { $kind }. Nothing in the middle makes it better.
why-bot-stop-takes-all = The whole middle makes a better hand: { $kind }.
why-bot-stop-betters = With { $card } for { $second } the hand is better: { $kind }.
why-bot-stop-builds = With { $card } for { $second } there may be more to come: { $next }.
why-bot-stop-least-harm = One card must go, and { $card } for { $second } does the least harm.


## The command line

see-help = “nightbus --help” says what there is; “nightbus COMMAND --help” what a command takes.
error-usage-command = There is no command “{ $command }”
error-usage-option = There is no option “{ $option }” here
error-usage-word = “{ $word }” is a word too many
error-usage-missing = { $what } is missing
error-usage-empty = After { $option } a value is missing
error-usage-twice = { $option } is said twice
error-usage-number = { $option } takes a number, not “{ $value }”
error-usage-whole = { $option } takes a whole number, not “{ $value }”
error-usage-flag = { $option } takes no value: leave out “{ $value }”


### Terminal


## Names

terminal-you = Passenger


## The blind: what is asked, and the rule that decides it

terminal-headline-draw = Who rides? Draw a card
terminal-headline-over = All change, please
terminal-headline-pyramid = The pyramid
terminal-headline-row = Pyramid, row { $row }
terminal-headline-liars = Liars' corner
terminal-headline-pick = Row { $row } of 4: pick a card
terminal-headline-stop = Stop { $stop }: { $name }
terminal-headline-dealer = Who deals first?
terminal-headline-sudden = Sudden death
terminal-headline-exposed = Face up!
terminal-headline-round = Round { $round }
terminal-headline-stopped = { $seat } stops the bus
terminal-headline-exchange = One out, one in

terminal-rule-draw = The highest card rides
terminal-rule-co-pilot = { $rider } rides; a co-pilot drinks every second drink
terminal-rule-over = The night in figures
terminal-rule-right = A right answer gives: split it as you like
terminal-rule-question = Question { $question } of { $questions } · a wrong answer costs { drinks }
terminal-rule-pyramid = Cards are turned one at a time, bottom row first
terminal-rule-row-gives-drinks = A match gives { $drinks ->
    [one] { $drinks } drink
   *[other] { $drinks } drinks
 }
terminal-rule-row-takes-drinks = Whoever matches takes { $drinks ->
    [one] { $drinks } drink
   *[other] { $drinks } drinks
 }
terminal-rule-row-gives-shot = A match gives a shot
terminal-rule-row-takes-shot = Whoever matches takes the shot
terminal-rule-bluff = any card may be said to match
terminal-rule-match = only a card of the same rank
terminal-rule-double = whoever is wrong drinks double
terminal-rule-ride-questions = Four right answers in a row end the ride · a wrong one starts it again
terminal-rule-dealer-jack = The first jack deals (of the Cuckoo pack, the first Cuckoo)
terminal-rule-dealer-lowest = The lowest card deals
terminal-rule-sudden = One card each, no swaps · the lowest is out
terminal-rule-exposed = A card was dealt face up: keep it, or ask for a new deal
terminal-rule-domino = A low card came over: one more swap is allowed
terminal-rule-last-one = The last one with lives wins
terminal-rule-last-token = The last one with a token wins
terminal-rule-chase = Round { $round } · the lowest card loses a life · ace is lowest, a king blocks
terminal-rule-cuckoo = Round { $round } · the lowest card loses a life · 1 is lowest, the Cuckoo blocks
terminal-rule-stop = Round { $round } · the lowest hand loses a token
terminal-rule-last-lap = One last turn for everybody else

terminal-safe = Two to ten is safe
terminal-short-j = jack
terminal-short-q = queen
terminal-short-k = king
terminal-short-a = ace

terminal-stop-1 = Chip shop
terminal-stop-2 = Cash point
terminal-stop-3 = Bus station
terminal-stop-4 = Night market
terminal-stop-5 = Canal bridge
terminal-stop-6 = Bottle bank
terminal-stop-7 = Roundabout
terminal-stop-8 = Roundabout again
terminal-stop-9 = Your street
terminal-stop-10 = Home


## On the table

terminal-cards-of = Before { $seat }
terminal-deck = Deck: { cards }
terminal-question-colour = colour
terminal-question-height = up/down
terminal-question-between = in/out
terminal-question-suit = suit
terminal-question-heat = hot?
terminal-question-rank = rank
terminal-next-card = The next card is turned.
terminal-is-up = Up comes { $card }.
terminal-you-hold = { $cards ->
    [0] You hold no match.
    [one] You hold a match.
   *[other] You hold { $cards } matches.
 }
terminal-you-laid = Laid, unseen: { $cards }
terminal-still-answering = To answer: { $names }
terminal-sealed = Nobody sees what is laid until all have answered.
terminal-lays = { $seat } lays a card
terminal-lays-down = { $seat } lays a card face down
terminal-says-it-is = and says: { $rank }!
terminal-more-plays = { $plays ->
    [one] One more card waits.
   *[other] { $plays } more cards wait.
 }
terminal-no-cards = No cards left: the bus goes without you.
terminal-your-hand = your hand
terminal-your-card = your card
terminal-stock = stock: { $cards }
terminal-pot = Pot: { chips }
terminal-on-board = { $seat } rides the bus
terminal-with = with { $seat }
terminal-ride-so-far = Attempt { $attempt } · { drinks } so far · { $turned } turned
terminal-in-the-middle = in the middle
terminal-hand-now = now: { $hand }
terminal-hand-after = now: { $hand } → then: { $after }
terminal-stopping = STOPPING
terminal-last-turns = One last turn:
terminal-what-beats-what = What beats what
terminal-tag-dealer = deals
terminal-tag-rider = rides
terminal-tag-co-pilot = co-pilot
terminal-tag-out = out
terminal-tag-stays = stays
terminal-tag-swaps = swaps
terminal-tag-swaps-twice = twice
terminal-tag-draws = draws


## Choosing

terminal-lay-card = lay that card
terminal-once-more = (once more to do it)
terminal-take-one = take from the middle
terminal-put-one = put down
terminal-exchange-now = exchange
terminal-whom = whom
terminal-how-many = less, more
terminal-all-here = all the rest
terminal-give = give
terminal-give-now = Enter: give it
terminal-give-left = Still to give: { $drinks }

terminal-turns = { $seat } turns { $cards }.

terminal-may-take = Take one card of the middle ({ $cards }) for one of yours ({ $hand })
terminal-may-give = Give { drinks } to { $names }, split as you like


## Pages

terminal-pass-to = Pass the keyboard to
terminal-others-look-away = Everyone else, admire the ceiling.
terminal-draw-curtain = Enter opens the curtain
terminal-title-help = What you may do, and why
terminal-title-tip = A bot's advice
terminal-title-rules = The rules of the moment
terminal-title-story = The story so far
terminal-hint-close = ↑ ↓ PgUp PgDn scroll · Esc back to the table
terminal-key-rules = rules
terminal-key-tip = tip
terminal-key-undo = undo
terminal-key-story = story
terminal-key-leave = leave
terminal-key-skip = skip
terminal-key-seen = seen
terminal-seen = Seen? Any key hands the keyboard on.
terminal-any-key = any key
terminal-tip = A bot would: { $move }.
terminal-too-small = This window is too small for a table. Make it { $columns } by { $rows }, or play with --plain.


## The night in figures

terminal-figures-drinks = The night in figures: drinks
terminal-figures-rounds = The night in figures: rounds on board
terminal-rides = { $rides ->
    [one] { $rides } ride
   *[other] { $rides } rides
 }
terminal-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
 }
terminal-wins = { $wins ->
    [0] no win
    [one] { $wins } win
   *[other] { $wins } wins
 }
terminal-longest-ride = Longest ride
    .amount = { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
terminal-most-right = Best guesser
    .amount = { $n } right
terminal-most-given = Most generous
    .amount = gave { $n }
terminal-most-caught = Caught bluffing
    .amount = { $n ->
    [one] once
    [2] twice
   *[other] { $n } times
 }
terminal-most-believed = Most trusting
    .amount = believed { $n }
terminal-winner = Last on board
    .amount = { $n ->
    [one] { $n } game
   *[other] { $n } games
 }
terminal-most-kings = Turned up kings
    .amount = { $n }
terminal-most-swaps = Restless
    .amount = { $n ->
    [one] { $n } swap
   *[other] { $n } swaps
 }
terminal-most-stays = Sat tight
    .amount = stayed { $n }
terminal-most-lost-lives = Lost most
    .amount = { $n ->
    [one] { $n } life
   *[other] { $n } lives
 }
terminal-most-stops = Rang the bell
    .amount = { $n ->
    [one] once
    [2] twice
   *[other] { $n } times
 }
terminal-most-exchanges = Never content
    .amount = { $n } exchanges
terminal-most-lost-tokens = Lost most
    .amount = { $n ->
    [one] { $n } token
   *[other] { $n } tokens
 }
terminal-log-at = Seed { $seed }. The log: { $path }
terminal-another = Another game
terminal-go-home = Go home
terminal-close = Close


## Leaving, resuming, and what can go wrong

terminal-resume-hint = Kept. Go on with: nightbus play --resume
terminal-dumb = This terminal cannot draw (TERM, LANG): line by line then, as with --plain.
terminal-cannot-keep = The night cannot be kept in { $folder }: { $why }. Set NIGHTBUS_HOME to a folder that can be written.


## Line by line

terminal-read-title = { $game }, rulebook { $rulebook }
terminal-read-seats = Round the table, clockwise: { $names }.
terminal-read-bot = { $name } (bot)
terminal-read-keys = Type a move, or its number. Also: ? (what you may do, and why), tip, table, undo, log, quit.
terminal-read-card = Your card: { $card }.
terminal-read-hand = Your hand: { $cards }.
terminal-read-hand-worth = Your hand: { $cards }: { $hand }.
terminal-read-middle = In the middle: { $cards }.
terminal-read-known = { $seat } has { $cards }.
terminal-read-line = Turned so far: { $cards }.
terminal-read-claim = { $seat } lays a card face down and says: { $rank }.
terminal-read-at-stake = Believe it, and you take { drinks }. Call it and be wrong, and you take { $double }.
terminal-read-at-stake-shot = Believe it, and you take a shot. Call it and be wrong, and you take { $double }.
terminal-pass-to-name = Pass the keyboard to { $name }. Everyone else, admire the ceiling.
terminal-press-enter = Press Enter.
terminal-press-enter-seen = Seen? Press Enter.
terminal-yes-or-no = Type yes or no.

terminal-replay-keys = Enter: the next step; b: back; a number: to that step; table: every hand; q: leave.
terminal-replay-end = That was the last step.
terminal-key-next = on
terminal-key-back = back
terminal-key-goto = step, then Enter


### Forecast and tune

forecast-drinks = { $mean } drinks a person (±{ $error }); { $most } or fewer on 9 of 10 nights
forecast-most-drinks = The seat that drinks most stays at { $most } or below on 9 of 10 nights (±{ $error })
forecast-shots = { $mean } shots a person (±{ $error }); { $most } or fewer on 9 of 10 nights
forecast-rounds = { $mean } rounds (±{ $error }); { $most } or fewer on 9 of 10 nights
forecast-lost-lives = { $mean } lives lost a person (±{ $error })
forecast-lost-tokens = { $mean } tokens lost a person (±{ $error })
forecast-minutes = { $mean } minutes (±{ $error }); { $most } or fewer on 9 of 10 nights
forecast-long-ride = A ride takes more than ten rows or attempts { $chance } % of the time (±{ $error })
forecast-long-ride-exact = A ride takes more than ten rows or attempts { $chance } % of the time (exact)
forecast-hardest = Hit hardest: seat { $place } from the dealer, clockwise, with { $chance } % of all drinks (±{ $error })
forecast-hardest-dealer = Hit hardest: the dealer, with { $chance } % of all drinks (±{ $error })
forecast-hardest-close = Nobody is hit clearly hardest; the most that a seat takes is { $chance } % of all drinks (±{ $error })
forecast-nights = Each forecast comes from { $nights ->
    [one] { $nights } night
   *[other] { $nights } nights
 }; ± is one standard error
forecast-nights-plain = Each forecast comes from { $nights ->
    [one] { $nights } night
   *[other] { $nights } nights
 }; ± is one standard error. With the extra “lab” there are many more: pip install 'nightbus[lab]'
tune-asked = Asked for: { $low } to { $high } minutes
tune-asked-drinks = Asked for: no seat above { $drinks } drinks on 9 of 10 nights, and { $low } to { $high } minutes
tune-none = No change of one or two switches gives that night. The closest miss:
tune-unchanged = Nothing need change
tune-change = { $switch }={ $value } instead of { $was } ({ $rule })
tune-sure = Each keeps within the limits with { $confidence } % confidence.
tune-progress = House rules tried: { $tried } of { $due }
tune-tried = { $tried } house rules tried, { $nights } nights played.
error-tune-no-drinks = Nobody drinks in { $game }: ask for minutes alone
error-tune-limits = Say what night is wanted
error-tune-drinks = “{ $drinks }” is no limit of drinks
error-tune-minutes = “{ $minutes }” is no span of minutes: write the fewest, two dots and the most


### Bench

bench-progress = Measuring: { $what }
bench-cores = { $cores ->
    [one] { $cores } core
   *[other] { $cores } cores
 }
bench-number = { $number }
bench-game = Game
bench-bot = Bot
bench-on = On
bench-nights = Games a second
bench-decisions = Decisions a second
bench-steps = Steps a second
bench-plain = The plain rules: with the extra “lab” they are compiled. pip install 'nightbus[lab]'
bench-limit = The classic night by hand in C, same bot, one core (processor time):
bench-row = Row
bench-lab-steps = Nightbus, steps a second
bench-c-steps = C, steps a second
bench-times = Times slower
bench-apart = Means apart, standard errors
bench-peers = Random games in other engines, one core (processor time), beside Ride the Bus:
bench-engine = Engine
bench-how = How
bench-times-fewer = Nightbus is so many times faster
bench-missing = Not installed: { $packages }. This brings them: { $install }
bench-too-slow = The compiled rules must not be more than { $times } times slower than the C program, and it must be there
error-limit-source = { $file } is not there: it comes with the source of Nightbus, not with the package
error-limit-compiler = There is no C compiler “{ $compiler }”, so the classic night in C is left out
error-limit-fails = The classic night in C does not compile: { $reason }


### Odds

odds-chance = { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
odds-chance-exact = { $chance } ({ $fraction })
odds-chance-about = { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } ± { NUMBER($error, style: "percent", maximumFractionDigits: 1) }
odds-chance-rare = one in { $n }
odds-number = { $number }
odds-about = { $number } ± { $error }
odds-right = right { $chance }
odds-level = level { $chance }
odds-costs = costs { $drinks }
odds-free = costs nothing
odds-gives = gives { $drinks }
odds-turned = its rank is turned { $chance }
odds-later = held for its best match it gives { $drinks }
odds-now = played now it gives { $drinks }
odds-row = in the row worth { $worth } { $chance }
odds-loses = loses a life { $chance }
odds-lower = { $hand }, { $chance } of all hands are lower
odds-lowest = lowest at the table { $chance }
odds-true = The claim is true: { $chance }, bluffs being held to be { $rate } of what is laid.
odds-true-never = It cannot be true: no card that it can be matches.
odds-true-surely = It must be true: every card that it can be matches.
odds-called = A claim is held to be called { $rate } of the time.
odds-called-always = Everybody knows that nothing in the hand matches: a bluff is held to be called.
odds-called-never = Everybody knows that all of the hand matches: a claim is held to pass.

odds-title = { $game }, rulebook { $rulebook }, { $seats } seats: the odds
odds-part-questions = The questions, from a fresh pack, each answered as well as can be by who counts the cards in front of them
odds-part-hold = A card held from before the pyramid, of a rank held once
odds-part-ride = The ride ({ $rule })
odds-ride-clean = Clean at the first go: { $chance }
odds-ride-attempts = Goes
odds-ride-cards = Cards turned
odds-ride-drinks = Drinks
odds-ride-figure = { $what }: { $mean } on average, give or take { $sd }; at most { $half } in half of all rides, { $nine } in nine of ten, { $most } in 99 of 100
odds-ride-fresh = So it would be if every go were from a fresh pack.
odds-ride-played = Played { $rides } times, with the deck running down and a rider who counts it: clean at the first go { $clean }, { $attempts } goes, { $drinks }.
odds-ride-cap = Goes and cards are those of a ride without its limit.
odds-part-chase = Chance to lose a life, in hundredths, staying/moving, while the others swap { $swap } and lower, and as dealer draw with { $draw } and lower
odds-turn = turn { $turn }
odds-dealer = dealer
odds-largest-error = Deals drawn at random; largest standard error: { NUMBER($error, style: "percent", maximumFractionDigits: 1) }
odds-part-hands = The 22,100 hands; lowest as dealt, against { $others ->
    [one] one other
   *[other] { $others } others
 }
odds-kind = { $hand }: { $hands } hands, { $share }; { $lower } of all hands are of a lower kind. The middle one, { $middle }, is lowest { $lowest }

odds-position = { $game }: the odds as { $seat } knows the table
odds-nothing = Nothing to decide here that has odds.
odds-card-now = With the card { $card }, as things stand: a life lost { $chance }
odds-hand-now = { $cards }: { $hand }; { $lower } of all hands are lower. If hands were shown now it would be lowest { $lowest }

odds-night = { $game }: the odds at each decision
odds-decision = { $step }  { $seat }: { $action } – { $worth }
odds-decision-better = { $step }  { $seat }: { $action } – { $worth }. Better: { $better }
odds-part-night = Luck and choice
odds-seat-night = { $seat }: { $took } = expected { $expected }, rides { $ride }, given { $given }, choice { $choice }, luck { $luck }
odds-seat-missed = Given with every match played or held at its best: { drinks } more.

tips-said = “{ $claim }”
tips-found = { $verdict } { $truth }
tips-holds = Holds.
tips-does-not-hold = Does not hold.
tips-depends = Depends.

error-odds-as-alone = --as goes with --at: it says whose knowledge of that table counts
error-odds-file-says = With --at the file says which rulebook, switches and seats there are
error-odds-other-game = This is a game of { $game }, not of { $asked }

tip-classic-players = With nine or more players the cards run out before the pyramid is done.
    .truth = Nine players need { $needed } of the 52 cards, for the dealer holds none. Up to { $most } players fit; { $short } do not.
tip-classic-minutes = A game usually takes 20 to 40 minutes.
    .truth = With { $seats } at the table it takes { $mean } minutes on average, { $cards } cards being turned; { $within } of games end within 20 to 40. It all hangs on the ride.
tip-classic-right-answers = Right answers in the first part keep you off the bus.
    .truth = Right or wrong, everybody holds { cards } afterwards. Only the pyramid decides who rides.
tip-classic-luck = The questions are mostly luck.
    .truth = Answered as well as can be they cost { $best } drinks a player, by guessing { $blind }: the rest is luck.
tip-classic-higher-lower = Say higher on a two to a seven, lower on an eight to a king.
    .truth = Right { $right } of the time, with lower on an ace too. Nothing does better.
tip-classic-eight = On an eight, lower is better by one card.
    .truth = { $higher } cards are higher, { $lower } are lower, and { $level } are level.
tip-classic-king = A king you forget costs five drinks that somebody else could have had.
    .truth = Only if a king tops the pyramid: { $chance }. A king is turned at all { $turned } of the time, and a card held for its best match is worth { $worth } drinks.
tip-classic-bluff-rows = Bluff seldom on the low rows, and never on the fifth.
    .truth = On every row alike a bluff costs its player what it gives to the others if { $calls } of claims are called. The stakes grow, the odds do not.
tip-classic-bluff-ten = Caught bluffing on the fifth row, you take ten.
    .truth = Double the row: { $drinks }.
tip-classic-hold-top = Keep your best matches, pairs above all, for the top two rows.
    .truth = A match on the first card gives { $now } now and { $held } if held for whatever match is best, but { $top } if held for the top two rows alone; of a pair each card { $pair }, with but one of its rank left.
tip-classic-clean-ten = To clear a row of ten at the first go is unlikely.
    .truth = It happens { $clean } of the time.
tip-classic-restarts = Several restarts are normal.
    .truth = There are { $restarts } on average, for { $drinks } drinks; two or more { $several } of the time.
tip-classic-mini-bus = A bus of four cards is over quickly.
    .truth = It is clean at once { $clean } of the time, and takes { $rows } rows and { $drinks } drinks on average, where ten cards take { $long } drinks.
tip-classic-best-of-three = Best of three, with a new dealer each time, lets everybody deal.
    .truth = Everybody if there are { $most } players; with more, somebody never does.
tip-party-four-nine = With a four and a nine a five is inside, a queen outside.
    .truth = Of the cards left { $inside } are inside and { $outside } are outside.
tip-party-suit = The suit is a chance of one in four.
    .truth = By guessing { $blind }; who names a suit that is not in front of them is right { $right } of the time.
tip-party-hold-risk = To save cards for higher rows is risky, for most cards rides.
    .truth = A match not laid on the first card never comes again { $stays } of the time.
tip-party-empty-hand = To be rid of every card would be ideal; more likely some are left.
    .truth = Every rank of a hand is turned { $rid } of the time.
tip-commission-pair = If the first two cards are a pair, only outside can be right.
    .truth = Cards that make inside right: { $inside }; outside: { $outside }.
tip-commission-gentle = One to five drinks make a gentler pyramid than 2, 4, 8, 16 and a shot.
    .truth = A card held for its best match gives { $soft } drinks instead of { $hard }, a shot being counted as five.
tip-commission-timetable = A ride that ends with the deck is called mercy.
    .truth = With { $seats } at the table it costs { $ends } drinks instead of { $on }, for a rider who counts the deck.
tip-commission-half = A co-pilot splits the rider's drinks.
    .truth = From fresh packs the rider takes { $rider } instead of { $alone } on average.
tip-commission-third-shuffle = Somebody once rode through the deck twice.
    .truth = From fresh packs { $longer } of rides turn more cards than two packs have.
tip-chase-packs = More than 13 players need a second pack.
    .truth = One pack would do for { $most }; with 20 players { $left } of its cards are left over.
tip-chase-lives = With 1 or 2 lives in place of 3 the game is shorter, with 5 longer.
    .truth = { $seats } players play { $one } rounds with one life, { $two } with two, { $three } with three, { $five } with five.
tip-chase-low-warning = A low card shown on its way warns whoever gets it, who cannot end up worse.
    .truth = Made to take a three for a nine, you go from { $before } to { $after } to lose a life, playing your best.
tip-chase-king = Whoever has a king is safe.
    .truth = With a king in hand on your turn you lose a life { $loses } of the time at most.
tip-chase-ace-shown = Whoever has an ace when the cards are shown generally loses a life.
    .truth = Not generally but { $loses } of the time: nothing is lower.
tip-chase-dealer = The dealer has the hardest seat; to win ties makes up for it a little.
    .truth = With { $seats } players the dealer loses a life { $dealer } of the time, the others { $others } on average; winning ties, the dealer { $ties }.
tip-chase-eight = An eight or higher is nearly always safe.
    .truth = Who stays with an eight loses a life up to { $at_few } of the time among { $few } players, { $at_many } among { $many }: more players, more safety.
tip-chase-eight-swap = To swap an eight or higher seldom betters your chances.
    .truth = Cards from eight up, turn by turn: it pays in { $two } cases with two players, in { $three } with three, in { $four } with four.
tip-chase-three = A three or lower is nearly always a swap.
    .truth = With { $seats } players a three loses up to { $stays } of the time if kept, { $moves } if not.
tip-chase-known-king = Remember the kings that were shown: to swap with one at your left is in vain.
    .truth = In { $rounds } deals at random a known king sat at the left of a player about to choose { $plain } times, with the domino rule { $domino } times: without it nobody asks your neighbour before you.
tip-chase-dealer-four = As dealer, exchange a four or lower and nothing else.
    .truth = It pays up to { $four } with four players, up to { $three } with three, up to { $two } with two.
tip-chase-middle = Four to seven are the cards to think about.
    .truth = With { $seats } players to stay and to swap come near each other from { $low } to { $high }.
tip-chase-low-seen = The fewer aces and twos are left, the safer it is to stay.
    .truth = A five kept loses { $unknown } of the time with nothing seen, { $seen } with an ace lying for good before somebody else.
tip-chase-ace = An ace is as good as lost, though swapped it strikes your neighbour.
    .truth = Kept it loses { $stays } of the time; passed on { $low } to { $high }, with { $seats } players.
tip-stop-players = Two or more can play.
    .truth = Up to { $most } can: with the middle they need { $cards } of the 52 cards.
tip-stop-order = Three aces are the best trio, three twos the lowest; queen-king-ace the best run, two-three-four the lowest.
    .truth = So they are, of { $hands } trios and { $runs } runs.
tip-stop-flush = Four, nine and king of one suit are a flush.
    .truth = One of { $flushes }.


### Lab

lab-title = { $game }, rulebook { $rulebook }, { $seats } seats
lab-run = { $nights } nights, played by { $policy }, seed { $seed }
lab-partial = Stopped early: { $nights } were asked for.
lab-unfinished = { $nights } of them were given up after a million steps and count in no figure.
lab-compiling = Compiling the rules of { $game }, once: about half a minute
lab-progress = { $percent } %, { $rate } nights a second, { $left } left
lab-number = { $number }
lab-percent = { $percent } %
lab-mean-error = { $mean } ± { $error }
lab-of = { $what }, { $who }
lab-seat = seat { $seat }
lab-dealer = the dealer
lab-table = the table
lab-drinks = Drinks
lab-shots = Shots
lab-lost = Lives lost
lab-rounds = Rounds
lab-minutes = Minutes
lab-ride-cards = Ride: cards turned
lab-ride-rows = Ride: rows
lab-ride-attempts = Ride: attempts
lab-ride-drinks = Ride: drinks
lab-cards-left = Cards left after the pyramid
lab-column-mean = mean
lab-column-error = ±
lab-column-sd = spread
lab-column-half = 1 in 2
lab-column-nine = 9 in 10
lab-column-most-of-all = 99 in 100
lab-column-greatest = most
lab-ties = A night: { $ties } level cards, { $bluffs } bluffs, { $calls } calls
lab-rides = Who rides, seat by seat: { $shares }
lab-wins = Who wins, seat by seat: { $shares }
lab-histogram-drinks = Drinks of the whole table in a night
lab-histogram-rounds = Rounds in a game
lab-plot-mean = mean { $mean }
lab-plot-nine = 9 nights in 10: { $nine } or fewer
lab-rate = { $rate } nights a second
lab-beyond = A number with + is a lower bound: values above { $bins } are counted together.
lab-warm = { $game } is compiled and kept.
lab-seconds = { $n } s
lab-hours-minutes = { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
 }
lab-lost-tokens = Tokens lost
lab-plot-seats = Drinks of each seat: half of all nights, the mean, 9 nights in 10
lab-plot-rides = rides { $percent } %
lab-plot-wins = Who wins
error-lab-games = { $games } nights cannot be played: 1 to { $high }
error-lab-seed = { $seed } is no seed: 0 to { $high }
error-lab-jobs = { $jobs } jobs cannot be run: 1 to { $high }
error-lab-policy = There is no bot “{ $policy }”
error-lab-policies = { $policies } bots for { $seats } seats: give one for all, or one for each
error-extra-missing = { $package } is not installed. This brings it: { $install }
error-cluster-address = “{ $address }” is no address of a scheduler. It has to look like tcp://192.0.2.7:8786
error-cluster-silent = Nobody answers at { $address }: start a scheduler there with “dask scheduler”
error-plot-kind = “{ $file }” is no kind of picture that can be drawn
error-sweep-form = “{ $sweep }” is no sweep: write switch=a,b,c or switch=a..b
error-lab-pace-form = “{ $setting }” is no pace: write kind=seconds
error-lab-pace-kind = “{ $kind }” is no kind of step of { $game }
error-lab-pace-seconds = { $kind } cannot take { $seconds } seconds: 0 to { $high }
error-cluster-differs = The workers of the cluster have other rules: install the same Nightbus there

### Verify
error-log-hash = This line was changed, or a line before it, or its hash is missing
error-log-pick = Another outcome was drawn here: { $found } in the log, { $expected } by the seed
error-not-mixed = No card may be dealt before the shuffle is mixed
error-shuffle-order = A shuffle goes commit, seal, open, mix, cards, reveal: { $step } cannot come now
error-shuffle-form = 64 hexadecimal digits are needed (0-9, a-f), not “{ $found }”
error-shuffle-nonce = This is not the nonce that { $seat } sealed
error-shuffle-seed = This is not the seed that was committed to
error-shuffle-left-out = Left out are those who sealed and did not open: { $expected }
error-shuffle-revealed = The seed is revealed: no more cards are dealt in this game
error-game-given-up = This game was given up and its seed is revealed: nobody moves in it any more
error-shuffle-unrevealed = The seed of the game that is over has not been revealed yet
error-shuffle-none = The cards of this table are not shuffled by its players
verify-chain = The log is whole. Lines: { $lines }; the hash of the last: { $hash }
verify-rules = Every step is allowed by the rules of { $game }.
verify-game = Game { $number }
verify-seed = The seed is the one that was committed to.
verify-nonces = Nonces that fit what was sealed before any was opened: { $names }
verify-no-nonces = No player added a nonce: whoever runs the table chose the cards alone.
verify-left-out = Sealed a nonce that was not opened in time, and were left out: { $names }
verify-absent = Sealed no nonce: { $names }
verify-given-up = The game was given up: its seed was revealed before the end.
verify-picks = Picks drawn again, each with the same outcome: { $picks }
verify-empty = No card has been dealt.
verify-told = The seed stands in the first line: it is not proven that nobody chose it or knew the cards.
verify-not-revealed = Not proven, the seed of this game is not revealed. Picks: { $picks }
verify-not-told = Not proven, the log does not tell its seed. Picks: { $picks }
verify-not-committed-stacked = Not proven, the cards were given beforehand. Picks: { $picks }
verify-not-committed-hand = Not proven, the cards come from a real deck. Picks: { $picks }
verify-not-committed = Not proven, nothing says where the cards come from. Picks: { $picks }
verify-not-pack = Not proven, the picks are of another order of the pack than this Nightbus knows. Picks: { $picks }
verify-done = Verified. Picks drawn again: { $picks }
verify-not-done = Not verified. Nothing is wrong, but not every card is proven. Picks drawn again: { $drawn } of { $picks }
verify-wrong = Not verified, something is wrong.


### Page

## The frame of the page

page-title = Nightbus
page-notices = Notices
page-close = Close
page-on = on
page-off = off
page-loading = Coming
page-loading-next = This part of the page is on its way.
page-failed = It did not arrive
page-failed-next = This part of the page could not be fetched. Is the table's machine on, and on the same network?
page-try-again = Try again
page-lost = No such stop
page-lost-next = Nothing of ours is at this address. A table's address ends with its code.
page-go-home = To the start
page-hold-again = Once more to confirm
page-stepper-keys = Arrow keys change it


## Cards

page-card-red = { $card }, red
page-card-black = { $card }, black
page-sealed = A card face down, said to be a { $rank }
page-says-it-is = says it is a
page-qr = QR code that joins table { $code }


## Pass the phone

page-pass-to = Pass the phone to
page-pass-others = Everyone else, admire the ceiling.
page-pass-hold = Hold to look


## Your switches

page-settings = Your switches
page-settings-language = Language
page-settings-theme = Light
page-settings-theme-auto = As the device
page-settings-theme-night = Night
page-settings-theme-day = Day
page-settings-deck = Suits
page-settings-deck-four = Four colours
page-settings-deck-two = Two colours
page-settings-sound = Sound
page-settings-sound-about = Every sound is also seen. Key M on the shared screen
page-settings-haptics = Vibration
page-settings-haptics-about = A nudge when it is your turn
page-settings-still = Stand still
page-settings-still-about = Cards lie where they belong, without flying there
page-settings-tap = Tap instead of hold
page-settings-tap-about = What is held elsewhere is tapped twice


## Faces to choose from

page-face-owl = Owl
page-face-fox = Fox
page-face-cat = Cat
page-face-badger = Badger
page-face-hedgehog = Hedgehog
page-face-moth = Moth
page-face-pigeon = Pigeon
page-face-bat = Bat
page-face-mole = Mole
page-face-frog = Frog
page-face-mouse = Mouse
page-face-rat = Rat
page-face-hare = Hare
page-face-stoat = Stoat
page-face-gull = Gull
page-face-toad = Toad
page-face-dog = Dog
page-face-crow = Crow

### Store

error-store-url = That names no store
error-store-unwritable = The store { $where } cannot be used: { $why }
error-store-newer = The store { $where } is of a newer Nightbus (format { $format }; this one knows { $known }): update Nightbus
error-store-foreign = { $where } is the database of another program: name another file
error-store-served = Another Nightbus serves the tables in { $where }: stop it, or name another file with --store sqlite:///FILE
error-store-missing = There is no store at { $where } yet: “nightbus serve” makes one, “--store” names another
error-store-unavailable = The store { $where } does not answer: { $why }
error-store-backup = { $where } is backed up by PostgreSQL’s own tools, such as pg_dump
error-store-file-there = “{ $file }” is there already: name a file that is not
error-store-no-table = There is no table { $table } in { $where }
error-store-no-game = No game has been played at table { $table } yet
error-store-sure = This cannot be undone: add --yes
error-store-days = { $days } days cannot be counted back: 0 to { $high }
store-tables = { $n ->
    [0] No tables
    [one] { $n } table
   *[other] { $n } tables
 } in { $where }
store-code = Code
store-game = Game
store-created = Made
store-changed = Last move
store-entries = Entries
store-state = State
store-open = open
store-open-listed = open, listed
store-closed = closed
store-delete-sure = Type { $code } to delete the table and all that was played at it:
store-purge-sure = { $n ->
    [one] { $n } table has
   *[other] { $n } tables have
 } not changed for { $days ->
    [one] { $days } day
   *[other] { $days } days
 }. Type { $n } to delete:
store-kept = Nothing was deleted.
store-deleted = Table { $code } is deleted.
store-purged = { $n ->
    [0] No table was deleted.
    [one] { $n } table was deleted.
   *[other] { $n } tables were deleted.
 }
store-written = Written: { $file }

### Serve and join

error-serve-port = { $port } is no port: 0 to 65535
error-serve-port-taken = Port { $port } is taken, perhaps by another Nightbus: stop it, or try --port { $other }
error-serve-port-denied = Port { $port } is not for everybody to take: try --port 8080
error-serve-no-address = “{ $host }” is no address of this machine: leave --host out for every interface
error-serve-cannot = { $host } port { $port } cannot be listened on: { $why }
error-serve-address = “{ $url }” is no address of a server. It has to look like http://192.0.2.7:8080 or https://bus.example.org
error-serve-file = “{ $file }” cannot be read: { $why }
error-serve-key-alone = --tls-key “{ $key }” needs its certificate: add --tls-cert FILE
error-serve-key-locked = The key in “{ $file }” asks for a password: save it without one (openssl pkey -in FILE -out NEW)
error-serve-certificate = “{ $cert }” and “{ $key }” are not a certificate and its key in PEM
error-serve-log = There is no log “{ $log }”
serve-open = Phones on this network open
serve-public = Everybody opens
serve-here = On this machine: { $url }
serve-join = From another terminal: nightbus join { $url }/j/CODE
serve-only-here = Only this machine can reach the server (leave --host out to let phones in):
serve-kept = Tables are kept in { $where }
serve-stop = Ctrl-C stops the server; every table stays as it is.
serve-stopped = Stopped. Nothing is lost.
front-no-page = This server has no page built in. Tables are joined from a terminal:
front-make = A new table, with curl; the answer tells its code:
front-host = Whoever sits down first takes the host’s part (the H key) and starts the game.
error-join-address = “{ $url }” is no address of a table. It has to look like http://192.0.2.7:8080/j/KQJT, or KQJT --server 192.0.2.7:8080
error-join-no-code = { $url } is a server. Say which of its tables, by the code on its screen: { $url }/j/KQJT. A table is opened on the page there
error-join-unreachable = No server answers at { $url } ({ $why }): see whether it runs, and whether this is the same network
error-join-no-nightbus = What answers at { $url } is no Nightbus
error-join-unreadable = What the server says cannot be understood: perhaps it is a newer Nightbus, or none
error-view-form = The server tells of a position that this program cannot read ({ $found }): update Nightbus
error-event-form = The server tells of something that this program does not know ({ $event }): update Nightbus
join-ask-name = Your name at the table [{ $name }]:
join-name-kept = You sit here as { $name } already; the page can rename you.
join-cannot-keep = Your place cannot be kept in { $file }: { $why }
join-connecting = Connecting to { $url }
join-lost = The connection is lost; trying again. Your seat is kept.
join-back = Connected again.
join-lobby = Table { $code }
join-here = Others join at
join-people = { $n ->
    [0] Nobody has a seat yet
    [one] One seat
   *[other] { $n } seats
 }
terminal-join-is-you = you
terminal-join-is-host = host
terminal-join-is-bot = bot
terminal-join-is-away = away
terminal-join-is-stand-in = played by another
join-shuffling = Everybody shuffles together
join-you-start = Start when all are here
join-you-next = Go on with the next game when all are here
join-host-starts = { $name } starts the game
join-no-host = The host is not here: take the host’s part to start the game
terminal-join-key-host = be host
join-paused = The table is paused
join-clock = ({ $seconds } s left)
join-waiting-for = Waiting for { $names }
terminal-join-key-start = start
terminal-join-key-bot = a bot more
terminal-join-key-no-bot = a bot less
terminal-join-key-lock = lock or unlock
terminal-join-key-turn = turn the card
terminal-join-key-for = for it
terminal-join-key-against = against it
join-kept = The night is kept at { $url }
join-come-back = Your seat is kept. Come back with: nightbus join { $url }
join-look-again = Look on again with: nightbus join { $url } { $option }
join-read-people = At the table: { $names }
join-read-keys = Type a move or its number. Also: who, table, log, undo, turn, odds, why, glass, move, ?, quit; the host: start, bot, next, lock, cap, coach (host: be host while the host is away). glass says what a drink is at your seat, move takes the seat to another device, quit keeps it, leave gives it up.
terminal-join-key-why = why the bots moved
terminal-title-why = Why the bots moved
join-why = { $action } – { $why }
terminal-title-odds = The odds
terminal-join-key-me = you
terminal-join-key-odds = odds
terminal-join-key-coach = odds told
terminal-join-key-cap = cap
terminal-join-me-hint = Press what it is to be · Esc back to the table
join-move-ask = Take my seat to another device
join-move = Good for one minute, once:
join-move-how = On the other device: nightbus join { $url } --code { $move }. Or open the address on a phone and choose “{ page-join-have-move }”.
join-odds-before = The odds, as you know the cards
join-odds-after = What you just did, by the odds
join-odds-chosen = { $option } – what you did
join-cap-form = Say how many drinks: cap 20, or cap 0 for none
join-coach-form = Say when odds are told: coach off, coach after or coach before
join-glass-form = Say what a drink is: { $allowed }. glass open shows it to the table, glass closed does not.
join-name-taken = Somebody at this table is called { $name } already.
join-try-name = Another name:
error-join-odds-unread = The server tells odds that this program does not know: pip install --upgrade nightbus
terminal-join-event-joined = { $name } sits down
terminal-join-event-bot_joined = { $name } sits down, a bot
terminal-join-event-left = { $name } has left
terminal-join-event-kicked = { $name } was sent away
terminal-join-event-renamed = Now called { $name }
terminal-join-event-house_set = House rules: { $game }, { $rulebook }
terminal-join-event-hosted = { $name } is host
terminal-join-event-locked-on = Nobody more may join
terminal-join-event-locked-off = Others may join again
terminal-join-event-paused-on = The host pauses the table
terminal-join-event-paused-off = The table goes on
terminal-join-event-away = { $name } is away
terminal-join-event-here = { $name } is here
terminal-join-event-stood_in = Somebody else plays for { $name }
terminal-join-event-took_back = { $name } plays again
terminal-join-event-timed_out = Time is up for { $name }
terminal-join-event-vote-end = { $by } calls a vote: end the game as it stands?
terminal-join-event-vote-replace = { $by } calls a vote: have { $name } played by another?
terminal-join-event-vote-passed = The vote is carried
terminal-join-event-vote-failed = The vote is lost
terminal-join-event-given_up = The game ends as it stands
terminal-join-event-closed = The table is closed
join-ended = The server has ended it ({ $code }).

### Table server

error-stale = The table has moved on since you saw it: look at what is asked now, and choose again
error-not-host = Only the host may do that: ask the host, or take the part over while the host is away
error-game-runs = A game is under way: wait until it is over, or call a vote to end it
error-no-game = No game is under way: the host starts one
error-no-seat = You have no seat in this game: watch, and join in at the next one
error-paused = The table is paused: the host lets it go on
error-still-shuffling = The cards are still being shuffled: answer in a moment
error-not-rider = { $seat } rides and turns the cards: wait
error-no-such-person = There is nobody of number { $person } at this table any more: look at who is here and choose again
error-order-persons = An order names everybody with a seat once: { $persons }
error-setting-range = { $setting } = { $value } will not do: { $low } to { $high }
error-hex-form = Here belong { $digits } digits 0-9 a-f, no more and no fewer
error-vote-under-way = A vote is under way: cast yours first
error-vote-nobody = Whose seat is it about? Say the person, and call the vote again
error-no-vote = There is no vote any more: call one
error-move-code = This code does not fit, or its minute is over: ask for a new one on the other device
error-move-told = A code is told only once: ask for a new one
error-table-closed = The table is closed: make a new one
error-table-locked = The table is locked: ask the host to let you in
error-table-full = The table is full ({ $limit }): ask the host to make room, or make a table of your own
error-invite-needed = The code alone does not open this table: scan its QR code, or ask for the link
error-no-such-table = There is no table { $table }: look at the code again, its letters are on the screen and in the link
error-token = You are not known at this table, or not any more: join it again
error-too-fast = That was too much at once: wait a moment and try again
error-message-form = The server cannot read that: { $found }. Reload the page, or read docs/protocol.md
error-message-long = That is more than the server reads at once: shorten it
error-command-id = A command needs an id of its own of 1 to { $limit } signs
error-slow = Your connection is too slow or was away too long: connect again
error-unavailable = The server cannot reach its tables at the moment. Nothing is lost: try again in a few seconds
error-busy = The server has its hands full: try again in a moment
error-internal = That is a fault of the server, and in its log. Nothing was changed: try again, and tell whoever runs it
error-no-code = No code is free: remove old tables (nightbus tables purge)
error-host = This server does not go by the name “{ $host }”: open it by its address, or start it with --public-url
error-origin = A page of another place asks here ({ $origin }): open the address of this server itself
error-no-such-path = There is nothing at “{ $path }”: see openapi.json
error-method = { $method } is not for this address
error-hello = The first message has to be a hello, within ten seconds: connect again
error-protocol = Page and server are of different versions: reload the page, or bring Nightbus up to date
error-replaced = You are at this table on another device or in another window now: go on there, or connect again here
error-moved = Your seat has moved to another device: go on there
error-kicked = The host has taken you off the table: join again if you may
error-left = You have left the table: join again with its code
error-closed = The host has closed the table: make a new one
error-restart = The server stops or starts anew. Nothing is lost: you will be connected again
error-idle = Nobody has used this table for a while: connect again
error-coach-off = No odds are told at this table: the host may have them told
error-lab-compiling = The lab is warming up: try again in half a minute
error-takes-long = The server stopped working it out after { $seconds } seconds. Ask for fewer nights, or try nightbus lab and nightbus odds
error-log-long = This game is too long to look back on here ({ $steps } steps, { $limit } at most): try nightbus replay

### Page: the phone at a table

page-phone-title-asked = Your turn · Nightbus
page-phone-your-turn = Your turn.
page-phone-undo = Take that back
page-phone-rules = The rule of this moment
page-phone-seat = { $name }: your seat and switches
page-phone-shuffling = All aboard
page-phone-shuffling-next = The deck is being shuffled
page-phone-waiting = One moment
page-phone-waiting-host = Begin when everybody is on.
page-phone-waiting-for = { $name } begins the next game.
page-phone-start = Begin
page-phone-paused = The table waits
page-phone-paused-host = { $name } has paused it. Nothing is lost, and no clock runs.
page-phone-paused-nobody = Nobody who plays is here just now. It goes on when somebody is.
page-phone-go-on = Go on
page-phone-stand-in = A stand-in plays your seat
page-phone-stand-in-why = It plays your cards until you take over again.
page-phone-back = Give me my seat back
page-phone-vote = A vote
page-phone-vote-end = End the game here?
page-phone-vote-replace = A stand-in for { $name }?
page-phone-vote-so-far = Asked by { $name }. For it: { $yes } of { $needed } needed. Seconds left: { $seconds }
page-phone-vote-yes = Yes
page-phone-vote-no = No
page-gone-tunnel = In a tunnel
    .next = The table cannot hear this phone just now. Your cards, your drinks and your half-made choice are safe.
page-gone-replaced = Open elsewhere
    .next = Your seat is open in another tab or on another phone. It can be open in one place at a time.
page-gone-kicked = Off the bus
    .next = The host has let this seat go. If that was a mistake, the code still works.
page-gone-left = You got off
    .next = The table plays on. The code still works if you change your mind.
page-gone-closed = The table is closed
    .next = Everybody is off. What was played is kept.
page-gone-moved = Your seat has moved
    .next = It was taken to another phone. This one can get on again, as somebody new.
page-gone-token = No seat here
    .next = The table does not know this phone. Get on with the code.
page-gone-protocol = The page is out of date
    .next = The table speaks a newer version. Loading the page again puts that right.
page-gone-attempt = Trying again, attempt { $attempt }
page-gone-table = Table { $code }
page-gone-kept = Your seat is kept
page-gone-try = Try now
page-gone-here = Play here
page-gone-again = Get on again
page-gone-summary = How the night went
page-sheet-rules = The rules
page-sheet-rules-book = { $game }, rulebook { $book }
page-sheet-rules-all = All that this table plays by
page-sheet-seat-had = { $points ->
    [0] You have had { drinks }. Only you see this.
   *[other] You have had { drinks }, of which { $points } as points. Only you see this.
 }
page-sheet-seat-table = Table { $code }
page-sheet-seat-move = Another phone
page-sheet-seat-move-ask = Take my seat to another phone
page-sheet-seat-move-code = On the other phone, get on at table { $code } with this one-time code. It is good for a minute.
page-sheet-seat-leave = Leave the table
page-sheet-seat-leave-about = A stand-in plays your cards to the end
page-sheet-vote = Ask the table
page-sheet-vote-call-end = Vote to end the game
page-sheet-vote-call-replace = Vote for a stand-in: { $name }
page-sheet-vote-call-replace-about = until they are back
page-sheet-host = You are the host
page-sheet-host-pause = Pause the table
page-sheet-host-hand = Make { $name } host
page-sheet-coach-is-off = No odds are told at this table.
page-sheet-coach-is-after = Odds are told after each decision, to everybody.
page-sheet-coach-is-before = Odds are told before each decision, to everybody.

### Page: Ride the Bus on the phone

page-ride-ask-small = { $question } of { $questions }. { $wrong ->
    [0] Wrong costs nothing
    [one] Wrong: { $wrong } drink
   *[other] Wrong: { $wrong } drinks
 }{ $right ->
    [0] {""}
   *[other] . Right: give { $right }
 }
page-ride-ask-ride = Attempt { $attempt }. Wrong: back to question one
page-ride-ask-yours = Your card, { $name }
page-ride-ask-hot = within three ranks
page-ride-right = Right
page-ride-wrong = Wrong
page-ride-you-said = You said { $call }
page-ride-it-was = It was { $card }.
page-ride-it-was-and = It was { $card }. That is { drinks }.
page-ride-go-on = Go on
page-ride-done = Hold: done
page-ride-sit-out = Sit this one out
page-ride-later = Later
page-ride-owed = { $shots ->
    [0] Yours: { drinks }
   *[other] { $drinks ->
        [0] Yours: { shots }
       *[other] Yours: { drinks } and { shots }
     }
 }
page-ride-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
page-ride-to-drink = { $drinks ->
    [one] { $drinks } drink for you
   *[other] { $drinks } drinks for you
 }
page-ride-to-shoot = { $shots ->
    [one] { $shots } shot for you
   *[other] { $shots } shots for you
 }
page-ride-yours-alone = Drink it or not: nobody is told
page-ride-beyond-cap = Past the table's limit: { $points ->
    [one] { $points } of them is a point.
   *[other] { $points } of them are points.
 }
page-ride-seconds = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
 }
page-ride-your-cards = Your cards
page-ride-your-hand = Your hand: { cards }
page-ride-give = Give { drinks }
page-ride-give-one = One tap, and it is theirs
page-ride-give-split = Split them as you like
page-ride-give-claim = Your card goes down as a { $rank }. Keep a straight face.
page-ride-give-left = { $left ->
    [one] { $left } still needs a home
   *[other] { $left } still need a home
 }
page-ride-give-all = { $drinks ->
    [one] It has a home
   *[other] All { $drinks } have a home
 }
page-ride-give-had = has had { $drinks }
page-ride-give-share = Share out the rest
page-ride-give-hold = Hold to give
page-ride-lay = Pyramid, row { $row }
page-ride-lay-give = { $shot ->
    [0] give { drinks }
   *[other] give a shot
 }
page-ride-lay-take = { $shot ->
    [0] take { drinks } yourself
   *[other] take a shot yourself
 }
page-ride-lay-gives = { $shot ->
    [0] A match gives { drinks }
   *[other] A match gives a shot
 }
page-ride-lay-takes = { $shot ->
    [0] Whoever lays here takes { drinks }
   *[other] Whoever lays here takes a shot
 }
page-ride-lay-held = { $held ->
    [0] You hold no match.
    [one] You hold a match.
   *[other] You hold { $held } matches.
 }
page-ride-lay-sealed = Nobody sees who answers what until all have.
page-ride-lay-laid = Laid:
page-ride-lay-tag = matches
page-ride-lay-matches = { $card }, matches
page-ride-lay-match = Lay { $card }
page-ride-lay-bluff = Bluff with { $card }
page-ride-lay-say = and say it is a { $rank }
page-ride-lay-another = { $held ->
    [0] Bluff
   *[other] Bluff with another
 }
page-ride-lay-enough = That is all
page-ride-lay-pyramid = The pyramid: { $turned } of { $cards } turned
page-ride-call-small = Row { $row }. A call is for { $stake }
page-ride-call-gives = { $shot ->
    [0] { $name } gives you { drinks }
   *[other] { $name } gives you a shot
 }
page-ride-call-also = { $name }: { $drinks }
page-ride-call-seen = You can see:
page-ride-call-accept = Accept
page-ride-call-accept-small = { $shot ->
    [0] yours: { drinks }
   *[other] the shot is yours
 }
page-ride-call-liar = Liar!
page-ride-call-liar-small = hold: { $stake }
page-ride-pilot-small = You would share the drinks, nothing else
page-ride-rides = { $name } rides
page-ride-you = You ride
page-ride-attempt = Attempt { $attempt }. So far: { drinks }
page-ride-so-far = So far: { drinks }
page-ride-co-pilot = and { $name }, co-pilot
page-ride-stop-of = Stop { $stop } of { $stops }
page-ride-stop = Stop { $stop }, { $name }
page-ride-home = End of the line
page-ride-boards = { $crew ->
    [jack] A jack gets on.
    [queen] A queen gets on.
    [king] A king gets on.
   *[ace] An ace gets on.
 }
page-ride-cost = That is { drinks }, and the bus drives on.
page-ride-cost-back = That is { drinks }, and back to the pub.
page-ride-cost-grew = That is { drinks }, and the line is longer by { cards }.
page-ride-safe = 2 to 10 drives on. Jack { $jack }, queen { $queen }, king { $king }, ace { $ace }{ $more ->
    [0] .
   *[other] , and one more each.
 }
page-ride-drinks = drinks so far
page-ride-turned = cards turned
page-ride-to-go = stops to go
page-ride-all-aboard = All aboard
page-ride-cord = Pull the cord
page-ride-cord-again = And again
page-ride-cord-about = twice, and the next card turns
page-ride-stop-1 = The Pub
page-ride-stop-2 = Chip Shop
page-ride-stop-3 = Town Hall
page-ride-stop-4 = Laundrette
page-ride-stop-5 = Gasworks
page-ride-stop-6 = Cemetery
page-ride-stop-7 = Roundabout
page-ride-stop-8 = Allotments
page-ride-stop-9 = Last Houses
page-ride-stop-10 = Home
page-ride-wait-asked = { $name } is asked.
page-ride-wait-card = The next card is on its way.
page-ride-wait-lay = { $seats ->
    [one] Still thinking: { $names }
   *[other] Still thinking: { $names }
 }
page-ride-wait-gives = { $shot ->
    [0] { $name } gives out { drinks }.
   *[other] { $name } gives out a shot.
 }
page-ride-wait-claim = True, or a bluff?
page-ride-wait-call = Does { $name } believe { $player }?
page-ride-wait-pilot = Does { $name } ride along?
page-ride-wait-draw = A draw for the ride
page-ride-wait-at-stake = { $shot ->
    [0] In this for you: { drinks }.
   *[other] In this for you: the shot.
 }
page-ride-wait-guess = What would you say?
page-ride-wait-guess-said = You would say { $call }.
page-ride-wait-guess-right = You would have been right.
page-ride-wait-guess-wrong = You would have been wrong, too quietly to matter.
page-ride-wait-join = You are in from the next game.
page-ride-wait-watch = You are looking on: no cards, no drinks.
page-ride-wait-next = You are next
page-ride-over = End of the line
page-ride-over-given-up = Called a night
page-ride-over-given-up-next = The table voted to end it here.
page-ride-over-games = Game { $game } of { $games }
page-ride-over-rode = { $name } rode the bus: { cards }, { drinks }.
page-ride-over-pays = Longest ride, and so the first round next time: { $names }
page-ride-over-mine = { $shots ->
    [0] Your night: { drinks }
   *[other] Your night: { drinks }, { shots }
 }
page-ride-over-next = Another game
page-ride-over-lobby = Seats and rules
page-ride-coach = The odds
page-ride-coach-level = level
page-ride-coach-best = Best: { $call }, { $chance }
page-ride-coach-true = True: { $chance }. On average believing costs you { $accept }, calling { $liar }.
page-ride-coach-never = It cannot be true. Believing costs you { $accept }, calling nothing.
page-ride-coach-surely = It must be true. Believing costs you { $accept }, calling { $liar }.
page-ride-coach-known = Everybody knows that you have no match.
page-ride-coach-held = Its rank is turned again: { $chance }
page-ride-coach-clean = Home without another drink: { $chance }

### Page: the shared screen

page-screen-table = Table { $code }
page-screen-join = To join
page-screen-locked = Doors are shut
page-screen-seats = Seats
page-screen-rule = The rule of this moment (key ?)
page-screen-rule-book = { $game }, rulebook { $book }
page-screen-sound = Sound (key M)
page-screen-muted = Sound is off (key M)
page-screen-pub = Pub mode: only the table (key P)
page-screen-summary = The night in figures
page-screen-again = One for the road? The host's phone starts the next game.
page-screen-given-up = The game ended by vote
page-screen-over = That was the last stop
page-screen-and = { $one } · { $other }

page-screen-gone-tunnel = In a tunnel
    .next = The table's machine cannot be reached. Is it on, and on the same network? This screen goes on trying.
page-screen-gone-refused = Not on board
page-screen-gone-failed = It did not arrive
    .next = This part of the page could not be fetched. Is the table's machine on, and on the same network?
page-screen-gone-replaced = Open elsewhere
    .next = This screen is open in another window. It can be had back here.
page-screen-gone-closed = End of the line
    .next = The host has closed the table. Get home safely.
page-screen-gone-kicked = Off the bus
    .next = The host has taken this screen off the table. It may get on again.
page-screen-gone-token = Not known here
    .next = The table does not know this screen any more. It may get on again.
page-screen-tunnel = In a tunnel.
page-screen-tunnel-next = The table is kept as it is. Attempt { $attempt } to get back.
page-screen-paused = The bus waits.
page-screen-paused-host = { $name } has paused the table, and lets it go on.
page-screen-paused-nobody = Nobody who plays is here. It goes on with the first who is back.
page-screen-vote-end = End the game as it stands?
page-screen-vote-replace = Shall a stand-in play for { $name }?
page-screen-vote-so-far = { $yes } of { $needed } for it, { $seconds } s left. Vote on your phone.
page-screen-vote-yes = for it
page-screen-vote-no = against it
page-screen-stand-in = A stand-in plays for { $name }, who can take over again at any time.
page-screen-stand-in-short = a stand-in plays
page-screen-long = This bus may not get home tonight.
page-screen-long-next = Shorten it? Any phone can call a vote.
page-screen-watching = You are watching. To play, join with the code.

page-screen-ask-any = Over to { $name }
page-screen-ask-colour = { $name }, red or black?
page-screen-ask-height = { $name }, higher or lower than { $card }?
page-screen-ask-between = { $name }, between { $card } and { $second }?
page-screen-ask-suit = { $name }, which suit?
page-screen-ask-heat = { $name }, hot or cold? Hot is three away at most.
page-screen-ask-rank = { $name }, which rank exactly?
page-screen-gives = { $drinks ->
    [0] { $name } gives a shot
   *[other] { $name } gives { drinks }
 }
page-screen-ties-wrong = the same rank is wrong
page-screen-ties-redraw = the same rank is dealt again
page-screen-ties-right = the same rank is right
page-screen-ties-double = the same rank costs double
page-screen-right = right
page-screen-wrong = wrong
page-screen-shot = shot
page-screen-answered = has answered
page-screen-believes = believes it
page-screen-still = Still to answer
page-screen-liar = Liar!
page-screen-says = says { $name }
page-screen-true = It was true
page-screen-bluff = A bluff
page-screen-if-true = Is it true?
page-screen-if-true-then = { $shot ->
    [0] Whoever doubts it takes { drinks }.
   *[other] Whoever doubts it takes two shots.
 }
page-screen-if-not = Is it not?
page-screen-if-not-then = { $shot ->
    [0] { $name } takes { drinks }, and the card back, seen by all.
   *[other] { $name } takes two shots, and the card back, seen by all.
 }
page-screen-aboard = All aboard!
page-screen-ride = Attempt { $attempt } · { $turned ->
    [0] no card turned yet
    [one] { $turned } card turned
   *[other] { $turned } cards turned
 }
page-screen-attempts = Attempts so far
page-screen-attempt-ended = { $card }, { $drinks }
page-screen-so-far = { $drinks ->
    [0] nothing so far
    [one] { $drinks } drink so far
   *[other] { $drinks } drinks so far
 }
page-screen-cap = it ends at { $drinks }
page-screen-gets-on-jack = A jack gets on
page-screen-gets-on-queen = A queen gets on
page-screen-gets-on-king = A king gets on
page-screen-gets-on-ace = An ace gets on
page-screen-back = { $drinks ->
    [one] { $drinks } drink, and back to the pub
   *[other] { $drinks } drinks, and back to the pub
 }
page-screen-costs = { $drinks ->
    [one] { $drinks } drink, and on it goes
   *[other] { $drinks } drinks, and on it goes
 }
page-screen-comes-along = Does { $name } come along?

page-screen-no = No.
page-screen-next = next
page-screen-chips = { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
 }
page-screen-wins = { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
 }

page-screen-last-lap = Take a card, or stand?
page-screen-may-stop = on the first turn the bus may be stopped at once
page-screen-stopping = Stopping. { $name } rang the bell
page-screen-stopped = stopped
page-screen-stands = stands
page-screen-drives-on = drives on
page-screen-loses-token = loses a token
page-screen-odds = The odds for { $name }
page-screen-odds-after = The odds { $name } had
page-screen-odds-losing = How likely { $name } is to lose
page-screen-odds-true = it is true
page-screen-odds-never = It cannot be true
page-screen-odds-surely = It must be true
page-screen-odds-clean = home without another drink

### Page: Chase the Ace and Stop the Bus on the phone

## Round the table, in games of lives and of tokens
page-round-around = Round the table
page-round-you = you
page-round-asked = is asked
page-round-stopped = stopped the bus
page-round-last-turn = last turn to come
page-round-lent = token lent
page-round-decides = { $name } decides
page-round-your-turn = On to my turn
page-round-you-win = You win
page-round-coach = The chance of losing
page-round-standing = How the night stands
page-round-wins = games won
page-round-chips = chips won or lost

## Chase the Ace
page-chase-other = { $name }: { $ask }
page-chase-down = Your card, face down: press to look, press again to hide it
page-chase-or-tap = Or tap once, and once more to hide it.
page-chase-let-go = Let go and it turns face down.
page-chase-up = Your card lies open: everybody sees it.
page-chase-seen-by = Seen by { $names } as well
page-chase-holds = { $name } has { $card }: you have seen it.
page-chase-face-up = Face up:
page-chase-no = No swap
page-chase-rule = Round { $round } · lowest loses, a king blocks
page-chase-rule-cuckoo = Round { $round } · lowest loses, the Cuckoo blocks
page-chase-yours = the card you have
page-chase-you-are-out = You are out
page-chase-stay-small = with what you have
page-chase-with = with { $name }
page-chase-keep = Keep
page-chase-draw = Draw
page-chase-draw-small = from the stock
page-chase-enough = Enough
page-chase-enough-small = no second swap
page-chase-again = Swap again
page-chase-keep-small = face up as it is
page-chase-redeal = New deal
page-chase-redeal-small = for everybody
page-chase-dealing = The cards are on their way.
page-chase-showdown = All cards up
page-chase-showdown-small = The lowest loses
page-chase-lose = You lose { lives }
page-chase-safe = Safe
page-chase-loses = loses
page-chase-out = You are out, with a good view

## Stop the Bus
page-stop-other = { $name }: { $ask }
page-stop-last-turn = Your last turn
page-stop-you-stopped = You stopped the bus
page-stop-middle = In the middle
page-stop-hand = Your hand
page-stop-tap = tap one
page-stop-now = now
page-stop-after = after the swap
page-stop-all-small = or tap one in each row
page-stop-you-are-out = You are out
page-stop-choose = One from each row
page-stop-swap = Swap { $put } for { $take }
page-stop-swap-and-stop = Swap and stop the bus
page-stop-hold = hold: everybody else has one more turn
page-stop-drive = End turn
page-stop-drive-small = the bus drives on
page-stop-stand-small = the hand stays as it is
page-stop-dealing = The cards are on their way.
page-stop-lent = lent
page-stop-showdown = The bus stands still
page-stop-showdown-small = The lowest hand loses a token
page-stop-lose = You lose a token
page-stop-safe = Safe
page-stop-loses = loses a token
page-stop-out = You are out, with a good view
page-stop-lent-now = You play on with one token, lent.
page-stop-limit = { $turns ->
    [one] This turn, and the bus stops by itself.
   *[other] { $turns } turns each, and the bus stops by itself.
 }



### Page: one phone passed round

page-pass = One phone for all
page-pass-about = Passed round; nobody sees the others' cards
page-pass-route = Route
page-pass-rules = House rules
page-pass-riders = Who plays
page-pass-name = Player { $number }
page-pass-face = Another face for player { $number }
page-pass-off = { $name } does not play
page-pass-add = One more
page-pass-bots = Bots along for the ride
page-pass-names-first = First the names
page-pass-till = The others look away until you have answered
page-pass-turn = { $name }, your turn.
page-pass-everybody = For all to see
page-pass-on = Pass on
page-pass-hide = Hide
page-pass-code = Other phones and a shared screen can get on with the code { $code }.
page-pass-vote-by = Asked by { $name }
page-pass-pack = Pack up
page-pass-pack-small = the table is closed



### Page: the night in figures, replay, the lab

page-summary = All change, please
page-summary-small = Table { $code }
page-summary-pays = The longest ride pays the first round: { $name }
page-summary-counting = Counting the tickets
page-summary-counting-next = The odds of every decision are worked out once more.
page-summary-still = Not there yet
page-summary-still-next = The game is still on. Its figures are here when it is over.
page-summary-goes-on = The next game has begun.
page-summary-table-back = To the table
page-summary-next = Another game
page-summary-tile-ride = Longest ride
    .big = { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
     }
    .line = { $other ->
        [one] One attempt, straight through.
       *[other] Home at attempt { $other }.
     }
page-summary-tile-bluff = Best bluff
    .big = “{ $word }”
    .line = { $amount ->
        [one] It was { $card }. It was believed.
       *[other] It was { $card }. { $amount } people believed it.
     }
page-summary-tile-call = Best call
    .big = Not “{ $word }”
    .line = { $other } laid { $card } and was found out.
page-summary-tile-lucky = Luckiest
    .big = { $amount } under
    .line = { $unit ->
        [lives] The cards were kind: that many lives fewer lost than usual for these choices.
        [tokens] The cards were kind: that many tokens fewer lost than usual for these choices.
       *[drinks] The cards were kind: that many drinks fewer than usual for these choices.
     }
page-summary-tile-unlucky = Unluckiest
    .big = { $amount } over
    .line = The deck had plans of its own. It happens.
page-summary-tile-close = Closest call
    .big = { $amount ->
        [one] One stop
       *[other] { $amount } stops
     }
    .line = That near to home, and back to the start.
page-summary-tile-shot = Longest shot
    .big = { $amount }
    .line = Said { $word } at that chance, and was right.
page-summary-tile-pays = First round
    .big = { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
     }
    .line = The longest ride pays it.
page-summary-tile-won = Last one standing
    .big = { $amount ->
        [one] { $amount } round
       *[other] { $amount } rounds
     }
    .line = Still there when all the others were out.
page-summary-tile-kings = Kings met
    .big = { $amount ->
        [one] One king
       *[other] { $amount } kings
     }
    .line = Wanted to swap. The king did not.
page-summary-tile-edge = On the last one
    .big = { $amount ->
        [one] { $amount } round
       *[other] { $amount } rounds
     }
    .line = { $unit ->
        [tokens] So long with one token left.
       *[other] So long with one life left.
     }
page-summary-tile-hand = Best hand
    .big = { $word }
    .line = { $cards }
page-summary-tile-quick = Quickest stop
    .big = { $amount ->
        [one] First turn
       *[other] { $amount } turns
     }
    .line = No more were needed to stop the bus.
page-summary-over = { $unit ->
    [lives] Lives through the game
    [tokens] Tokens through the game
   *[drinks] Drinks through the game
 }
page-summary-over-line = { $unit ->
    [drinks] The steepest climb is { $name }'s.
   *[other] The steepest fall is { $name }'s.
 }
page-summary-first = first card
page-summary-last = last card
page-summary-table = The same as a table
page-summary-seat = Seat
page-summary-apart = Luck and choice
page-summary-apart-line = { $unit ->
    [lives] Against the best choice each time. { $name }'s choices cost the most: { $amount } lives, on average.
    [tokens] Against the best choice each time. { $name }'s choices cost the most: { $amount } tokens, on average.
   *[drinks] Against the best choice each time. { $name }'s choices cost the most: { $amount } drinks, on average.
 }
page-summary-apart-best = Everybody chose as well as anybody could. All the rest was the cards.
page-summary-apart-spared = No choice cost its own seat anything. { $name } spared the others the most: { $amount } drinks, on average.
page-summary-spared = Others spared
page-summary-took = { $unit ->
    [drinks] Had
   *[other] Lost
 }
page-summary-expected = Best play
page-summary-ride = Rides
page-summary-given = Handed
page-summary-choice = choice
page-summary-luck = luck
page-summary-decisions = Decisions
page-summary-right = { $unit ->
    [drinks] right of the line: more drinks
   *[other] right of the line: more lost
 }
page-summary-real = Expected and real
page-summary-real-line = { $unit ->
    [lives] Such a game takes { $mean } lives each; on 9 of 10 nights { $most } or fewer. From { $nights } nights played by bots.
    [tokens] Such a game takes { $mean } tokens each; on 9 of 10 nights { $most } or fewer. From { $nights } nights played by bots.
   *[drinks] Such a night gives { $mean } drinks each; on 9 of 10 nights { $most } or fewer. From { $nights } nights played by bots.
 }
page-summary-real-games = { $unit ->
    [lives] { $games } such games take { $mean } lives each. From { $nights } games played by bots.
   *[tokens] { $games } such games take { $mean } tokens each. From { $nights } games played by bots.
 }
page-summary-mean = Expected
page-summary-usual = expected { $mean }
page-summary-band = 9 of 10 nights end in here
page-summary-mine = Your night
page-summary-mine-had = { $unit ->
    [soft] Soft drinks: { $drinks }
    [water] Water: { $drinks }
    [points] Drinks: { $drinks }
    [nothing] Drinks: { $drinks }
   *[beer] Beer: { $drinks }
 }
page-summary-mine-points = { $points ->
    [one] { $points } as a point
   *[other] { $points } as points
 }
page-summary-mine-lost = { $unit ->
    [lives] Lives lost: { $amount }
   *[tokens] Tokens lost: { $amount }
 }
page-summary-mine-apart = Decisions with odds: { $decisions }. Choices cost { $choice }, luck made it { $luck }.
page-summary-mine-private = Only you see this.
page-summary-keep = Take it home
page-summary-replay = See it again
page-summary-proof = Check this shuffle
page-summary-picture = Picture to share
page-summary-picture-foot = Nightbus. Everybody got home.
page-summary-picture-failed = The picture could not be made on this device
page-summary-log = The log as a file

page-proof = Check this shuffle
page-proof-about = Worked out on this device, from the log alone. The server is not asked.
page-proof-right = It is as it was sealed
page-proof-part = No line is wrong, but the seed was never shown
page-proof-wrong = Line { $line } is wrong
page-proof-wrong-cut = The log ends in the middle of a line. A part of it is missing.
page-proof-wrong-chain = This line, or one before it, was changed after it was written.
page-proof-wrong-form = This is no log of a shuffle that can be checked. Cards from a real deck cannot be.
page-proof-wrong-order = Something was told in the wrong order, so that it could have been chosen afterwards.
page-proof-wrong-hash = What was shown here is not what was sealed before.
page-proof-wrong-pick = This card does not follow from the seeds. Another one was drawn.
page-proof-game = Game { $game }
page-proof-by = The server and these devices mixed the cards, each sealed before any was opened: { $names }.
page-proof-by-none = The server mixed the cards alone; no device added a part. Its seed was sealed before the first card.
page-proof-left = Left out, as they did not open what they had sealed: { $names }.
page-proof-drawn = { $cards ->
    [one] { $cards } card drawn again: the same.
   *[other] { $cards } cards drawn again: all the same.
 }
page-proof-sealed = The seed of this shuffle was never shown, so its cards cannot be drawn again.
page-proof-seal = Seal: { $hash }
page-proof-not = Not proven: that nobody showed a hand, and that this is the log of your own game. For that, compare its last chain and the seal with what others noted.
page-proof-chain = Last chain: { $chain }
page-sheet-seal = Seal of this shuffle, made before the first card: { $hash }

page-replay = Once more, face up
page-replay-small = Table { $code }, last game
page-replay-winding = Winding back
page-replay-winding-next = Every card is dealt again.
page-replay-still = Not there yet
page-replay-still-next = The game is still on. While it is, hands stay closed. A log from a file can be seen now.
page-replay-none = Nothing to see again
page-replay-file = Open a log from a file
page-replay-proof = Check this shuffle
page-replay-summary = The night in figures
page-replay-place = Place in the game
page-replay-said = { $at } of { $last }. { $told }
page-replay-play = Play (space)
page-replay-pause = Pause (space)
page-replay-step = One step on (arrow right)
page-replay-step-back = One step back (arrow left)
page-replay-miss = Next choice that was not the best (N)
page-replay-miss-before = Choice before that was not the best (P)
page-replay-quiet = Nothing to tell here.
page-replay-why = Why?
page-replay-events = What happened
page-replay-misses = { $count ->
    [one] { $count } choice was not the best. N goes there.
   *[other] { $count } choices were not the best. N goes to the next.
 }
page-replay-no-misses = Every choice with odds was the best there was.
page-replay-missed = not the best
page-replay-odds = Odds of this choice
page-replay-choice = { $name } chose
page-replay-fine = As good as any.
page-replay-worse = { $unit ->
    [lives] The best would have saved { $amount } lives, on average.
    [tokens] The best would have saved { $amount } tokens, on average.
   *[drinks] The best would have saved { $amount } drinks, on average.
 }
page-replay-spared = It cost nothing, but spared the others { $amount } drinks that were free to give.
page-replay-costs = { $unit ->
    [lives] What each would cost, in lives, as the seat knew the cards:
    [tokens] What each would cost, in tokens, as the seat knew the cards:
   *[drinks] What each would cost, in drinks, as the seat knew the cards:
 }
page-replay-chosen = chosen
page-replay-best = best
page-replay-more = { $count ->
    [one] { $count } more
   *[other] { $count } more
 }
page-replay-right = right { $chance }
page-replay-true = the claim is true { $chance }
page-replay-rank = { $kind }, better than { $chance } of all hands
page-replay-gives = others get { $amount }
page-replay-rider = rides
page-replay-dealer = deals
page-replay-stopper = stopped the bus
page-replay-laid = laid
page-replay-pyramid = The pyramid
page-replay-line = The ride
page-replay-middle = The middle

page-lab = The lab
page-lab-small = Thousands of nights by bots, so that nobody has to try them all
page-lab-set = The rules
page-lab-side = { $side }: { $book }
page-lab-book = Rulebook
page-lab-seats = Seats
page-lab-rules = House rules
page-lab-changed = { $changed ->
    [0] as the book has them
    [one] { $changed } changed
   *[other] { $changed } changed
 }
page-lab-remove = Take away
page-lab-compare = Compare with a second set
page-lab-nights = Nights to play
page-lab-run = Play them
page-lab-busy = The nights are being played.
page-lab-warming = The lab is warming up: half a minute, once. It goes on by itself.
page-lab-queue = The server has much to do. It goes on by itself.
page-lab-exactly = Now the exact odds.
page-lab-stale = The rules have changed since. Play again for their figures.
page-lab-stated = Simulated: { $nights } nights each, played by the bots of the pub, seed { $seed }. ± is one standard error. Exact figures are marked so.
page-lab-measure-drinks = Drinks of a person
page-lab-measure-lost = Lost by a seat
page-lab-measure-rows = Length of a ride
page-lab-measure-ride = Drinks of a ride
page-lab-measure-rounds = Rounds of a game
page-lab-measure-minutes = Minutes of a night
page-lab-axis-drinks = drinks
page-lab-axis-lost = lives or tokens
page-lab-axis-rows = rows or attempts
page-lab-axis-ride = drinks
page-lab-axis-rounds = rounds
page-lab-axis-minutes = minutes
page-lab-reach = Half stay within { $half }, 9 of 10 within { $nine }, 99 of 100 within { $most }.
page-lab-exact-mean = The exact mean is { $mean }.
page-lab-exact = exact
page-lab-exact-key = exact, by counting
page-lab-mean-key = dashed: the mean
page-lab-table = The same as a table
page-lab-svg = Save as SVG
page-lab-by-seat = By seat
page-lab-by-seat-line = The mean of each place at the table, clockwise, the dealer last. { $name }.
page-lab-place = Place
page-lab-seat = Seat { $seat }
page-lab-dealer = Dealer
page-lab-mean = Mean
page-lab-nine = 9 of 10 within
page-lab-known = Known exactly: { $name }
page-lab-question = Question { $question } right, best answer
page-lab-clean = Ride home at the first attempt
page-lab-attempts = Attempts of a ride
page-lab-cards = Cards of a ride
page-lab-ride-drinks = Drinks of a ride
page-lab-json = All of it as JSON
page-lab-csv = All counts as CSV
page-lab-sweep = One switch, turned
page-lab-sweep-about = All else stays as it is above. Yellow is the setting it stands at.
page-lab-switch = Choose a house rule
page-lab-turn = Turn it
page-lab-stop = Stop
page-lab-left = { $left ->
    [one] { $left } setting to go
   *[other] { $left } settings to go
 }
page-lab-setting = Setting
page-lab-sweep-few = Not enough settings yet to compare.
page-lab-sweep-line = The mean goes from { $least } to { $most }.


### Page: the doors, the table's set-up and the lobby

## The doors

page-home-small = Ride the Bus, Chase the Ace, Stop the Bus
page-home-mine = Your tables
page-home-back = Back on board
page-role-seat = Your seat is kept
page-role-host = You opened this table
page-role-screen = The shared screen
page-role-spectator = You are watching
page-code = The code on the screen
page-code-short = A code has four letters (six on the open net). It stands on the shared screen and in the host's lobby.
page-home-join = Get on
page-home-listed = Tables that anybody may join
page-home-listed-seats = { $seats ->
    [one] { $seats } on board
   *[other] { $seats } on board
 }{ $playing ->
    [yes] , playing
   *[no] , in the lobby
 }
page-home-try = Try a hand
page-home-try-about = At once, against bots
page-home-open = Open a table
page-home-open-about = Pick the game and the house rules
page-home-more = More
page-home-pass = Pass one phone
page-home-lab = Odds and lab
page-home-language = Language
page-home-replay = Replay a log
page-replay-pick = Choose a log that was saved when a game was over. It stays between this page and the table's machine.
page-book-classic = Ride the Bus, classic
page-book-party = Ride the Bus, party
page-book-commission = Ride the Bus, commission
page-book-chase-the-ace = Chase the Ace
page-book-stop-the-bus = Stop the Bus


## Getting on

page-join = All aboard
page-join-on = Get on
page-join-small = No app, no account
page-join-name = What they call you
page-join-nameless = The others need something to call you.
page-join-face = Your face
page-glass = In your glass, a drink is
page-unit-beer = Beer
page-unit-soft = Soft
page-unit-water = Water
page-unit-points = Points
page-unit-nothing = Nothing
page-unit-driving = Driving
page-glass-driver-about = Everything you owe is points, from the first card
page-glass-open = The table may see it
page-glass-open-about = Otherwise only you do. The game is the same
page-join-screen = This is the shared screen
page-join-watch = Only watch
page-join-have-move = Bring my seat from another phone
page-join-moving = Your seat, here
page-join-moving-small = Cards, drinks and turn come along
page-join-move = The one-time code
page-join-take = Take my seat
page-join-new-seat = A new seat instead
page-join-busy = The door is opening
page-join-next-game = A game is under way. You have a seat in the next one.
page-join-unavailable = The table's machine does not answer. Is it on, and on the same network as this phone?


## A hand at once

page-try = Dealing you in
page-try-about = Three bots sit down. They are good company.
page-try-failed = The hand was not dealt
page-try-name = Newcomer


## Opening a table

page-new = Where to tonight?
page-new-small = Five rulebooks, five routes
page-new-players = { $low } to { $high } players.
page-route-classic = Long, and it knows it.
page-route-party = Home by midnight.
page-route-commission = For people who read the leaflet.
page-route-chase-the-ace = Two minutes to learn.
page-route-stop-the-bus = Quiet, then sudden.
page-back = Back
page-new-rules = House rules
page-new-rules-small = { $book }: { $changed ->
    [0] as in the book
   *[other] { $changed } changed
 }
page-preset = The night in one tap
page-preset-gentle = Gentle
page-preset-book = By the book
page-preset-bold = Bold
page-new-folded = { $count ->
    [one] { $count } rule that does not matter as things stand
   *[other] { $count } rules that do not matter as things stand
 }
page-new-changed = not as in the book
page-new-mend = { $title }: { $value }
page-new-row = Row { $row }
page-new-question = Question { $question }
page-new-row-less = One row less
page-new-row-more = One row more
page-new-next = Who plays
page-new-who = Who plays?
page-new-device = This device
page-new-play = I play on it
page-new-play-about = A seat, and the host's switches
page-new-screen = It is the shared screen
page-new-screen-about = Television or laptop; the first phone on board hosts
page-new-open = Open the table


## The night it will give

page-night = The night it will give
page-night-outlook = { $outlook ->
   *[mild] Outlook: mild
    [wet] Outlook: wet
    [stormy] Outlook: stormy
    [flood] Outlook: very wet
    [short] Outlook: short and dry
    [long] Outlook: long and dry
 }
page-night-seats = Seats
page-night-drinks = drinks each
page-night-most = or fewer on 9 of 10 nights
page-night-rounds = rounds
page-night-shots = shots each
page-night-minutes = minutes; 9 of 10 nights within { $most }
page-night-long = of rides take more than ten tries
page-night-exact = exact
page-night-each = Drinks by seat
page-night-dealer = dealer
page-night-hardest = Hit hardest: { $from ->
    [0] the dealer
    [1] the seat after the dealer
   *[other] the seat { $from } after the dealer
 }, with { $share } of all drinks.
page-night-alike = No seat is clearly hit hardest.
page-night-brutal = This bus may not get home tonight. Shorten it?
page-night-cured = { $drinks ->
    [one] { $drinks } drink each
   *[other] { $drinks } drinks each
 }
page-night-nights = { $nights ->
    [one] { $nights } night played by bots; ± is one standard error.
   *[other] { $nights } nights played by bots; ± is one standard error.
 }
page-night-plain = Fewer than usual, as the lab is still warming up or not installed.
page-night-refused = No table could play these house rules
page-night-away = No forecast just now. The table can be opened without.
page-night-coming = Looking at the sky
page-night-bar = { $drinks } drinks each, { $minutes } minutes
page-night-bar-dry = { $minutes } minutes, no drinks


## How the table is kept

page-set-cap = The cap
page-set-cap-about = Beyond it a seat's drinks are points
page-set-cap-at = Drinks a game
page-set-safety = Water counts, and so does nothing. Whoever drives has points from the first card.
page-set-seconds = Time for a decision
page-set-no-limit = No limit
page-set-so-long = { $seconds } s
page-set-absent = Somebody is away: the seat is played by
page-set-grace = That begins after
page-absent-bot = A bot
page-absent-default = The quietest choice
page-absent-wait = Nobody: we wait
page-set-coach = Odds are told
page-set-coach-off = Never
page-set-coach-after = After the answer
page-set-coach-before = Before it
page-set-listed = Anybody may find it
page-set-listed-about = The table stands in the list of open tables
page-set-invited = Only by QR code or link
page-set-invited-about = The code alone opens no door


## The lobby

page-lobby-all = Everybody on?
page-lobby-again = One more?
page-lobby-waiting = Waiting for { $name }
page-lobby-soon = We leave soon
page-lobby-aboard = { $count ->
    [0] nobody on board
   *[other] { $count } on board
 }
page-lobby-small = { $count ->
    [0] nobody on board
   *[other] { $count } on board
 }, { $room ->
    [0] full
   *[other] room for { $room }
 }
page-lobby-free = free
page-lobby-home = Home
page-code-table = The code of the table
page-lobby-qr = Let people in
page-lobby-locked = The doors are shut
page-lobby-change-me = { $unit }. Name, face, glass
page-lobby-you = you
page-lobby-host = host
page-lobby-dealer = deals first
page-lobby-bot-pub = bot
page-lobby-bot-random = bot, plays anything
page-lobby-bot-pub-about = Plays like a regular
page-lobby-bot-random-about = Plays anything
page-lobby-away = away
page-lobby-ready = here
page-lobby-up = { $name }: one seat up
page-lobby-down = { $name }: one seat down
page-lobby-about = { $name }: more
page-lobby-moved = { $name } sits in place { $place }
page-lobby-add-bot = Add a bot
page-lobby-add-random = Add a wild bot
page-lobby-keeper = Host's switches
page-lobby-changed = { $changed ->
    [one] { $changed } rule is not as in the book
   *[other] { $changed } rules are not as in the book
 }
page-lobby-cap = Cap: beyond { drinks } in a game a seat has points
page-lobby-all-rules = All the rules
page-lobby-change-rules = Change them
page-lobby-rules = The rules of this house
page-lobby-summary = Look back on the last game
page-lobby-few = { $count ->
    [one] One more is needed
   *[other] { $count } more are needed
 }
page-lobby-start = Off we go
page-lobby-next = Next game, same people
page-lobby-no-host = The host is away.
page-lobby-take-host = I will host
page-lobby-starts = { $name } starts the game
page-lobby-starts-screen = The game starts from the shared screen
page-lobby-lock = Doors shut
page-lobby-lock-about = Nobody more gets on
page-lobby-pace = Seconds between cards
page-lobby-close = Close the table
page-lobby-close-about = What was played is kept
page-lobby-others = The others' seats
page-lobby-seat-dealer = Deals first
page-lobby-seat-dealer-any = Let the rules choose the dealer
page-lobby-seat-dealer-any-about = Nobody is named
page-lobby-seat-elsewhere = To another phone
page-lobby-seat-elsewhere-about = Seat, cards and drinks go along
page-lobby-seat-host = Make host
page-lobby-seat-kick = Put off the bus
page-lobby-seat-kick-bot = Send the bot home
page-lobby-seat-kick-about = A stand-in plays the seat out
page-lobby-move-about = Good for one minute, once. Scan it with the other phone, or open the address there, choose “Bring my seat” and type the long code.
page-code-or = or open { $host } and type
page-code-about = Phones on the same network scan it. No app, no account.
page-code-invited = This table takes the QR code or the link; the code alone opens no door.
page-code-share = Share the link
page-code-copy = Copy the link
page-code-copied = The link is copied
page-me = You at this table
page-me-done = That is me
page-house-book = Route
page-house-set = Play by these


## The street, on the shared screen

page-street-line = Last bus leaves when you do
page-street-room = { $room ->
    [0] full
   *[other] room for { $room }
 }
page-street-here = Get on here
page-street-foot = No app, no account. Water counts.
page-street-no-host = Nobody hosts yet: a phone on board says “I will host”
page-street-locked-about = The host can open them again
page-street-shuffling = Shuffling together
page-street-parts = { $opened } of { $sealed } phones have added their part
page-street-mixing = Nobody stacks this deck
page-street-mixing-about = The order follows from the machine's sealed seed and a number from every phone. Check it when the game is over.
page-lobby-part-in = has added its part
page-lobby-part-sealed = sealed, not opened yet
page-lobby-result-given-up = The game ended by vote
page-lobby-result-nobody = Nobody had to ride
page-lobby-result-rode = { $name } rode: { $attempt ->
    [one] one try
   *[other] { $attempt } tries
 }, { drinks }
page-lobby-result-won = { $name } wins
