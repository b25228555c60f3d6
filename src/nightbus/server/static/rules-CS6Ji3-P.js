var e=`part-c = Common ground
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
 }`;export{e as default};