"""Chase the Ace. Rules CTA-0.3 to 5.1, with the ids of `docs/rules.md`.

CTA-0.3  Cards dealt round the table choose the first dealer.   CTA-1.1  One card each, unseen by the others.
CTA-1.2  In turn each stays, or swaps with the next player,     CTA-1.3  who shows a king instead of swapping.
CTA-1.5  Low cards are shown when handed over.                  CTA-1.6  The dealer stays, or draws from the stock.
CTA-2.1  All cards are shown; the lowest lose a life.           CTA-3.1  The last player with lives wins.
CTA-3.2  All out at once: sudden death.                         CTA-4.1  A low card received may allow one more swap.
CTA-5.1  The owner of a card exposed in the deal keeps it or asks for a new deal.
"""

from types import MappingProxyType
from typing import Final

from nightbus.cards import JACK, NOBODY
from nightbus.rules import rule, told
from nightbus.rules.chase_the_ace import phase
from nightbus.rules.chase_the_ace.house import ONE_PACK, SEATS, Deck, Domino, DrawnKing, House
from nightbus.rules.chase_the_ace.state import (
    ACE,
    ACE_OF_SPADES,
    AGAIN,
    CUCKOO,
    DRAW,
    HEIGHTS,
    KEEP,
    LOW,
    REDEAL,
    STAY,
    SWAP,
    State,
    height,
    is_king,
    next_in,
)
from nightbus.rules.pack import draw, fill, fresh, fresh_cuckoo, gather, peek, put_back, undealt
from nightbus.rules.story import EVERYONE, tell
from nightbus.rules.switches import OnOff

THOUSANDTHS: Final = 1000
"""Outcomes of whether a card is exposed."""
_ASKED_BY: Final = MappingProxyType({phase.MISDEAL: "CTA-5.1", phase.TURN: "CTA-1.2", phase.DOMINO: "CTA-4.1"})


def default_dealer(house: House, seats: int) -> int:
    """Who deals first if the table does not say: the cards choose (CTA-0.3)."""
    return NOBODY


def begin(state: State, house: House, seats: int, dealer: int) -> None:
    """The first game of a session."""
    state.seats = seats
    state.game = 0
    state.deals = 0
    fill(state.chips, 0)
    fill(state.wins, 0)
    fill(state.pack, NOBODY)
    if house.deck == Deck.CUCKOO:  # CTA-4.2
        fresh_cuckoo(state)
    else:
        fresh(state, 1 if seats <= ONE_PACK else 2)  # CTA-0.1
    open_game(state, house, dealer)


def again(state: State, house: House) -> None:
    """A further game of the session: lives start again, chips stay, the first dealer is chosen anew (C-11)."""
    open_game(state, house, NOBODY)


def open_game(state: State, house: House, dealer: int) -> None:
    """Everybody is in; a dealer is named, or the cards choose one (CTA-0.3)."""
    state.game += 1
    state.rounds = 0
    state.sudden = 0
    state.pot = 0
    state.winner = NOBODY
    state.left = 0
    state.players = state.seats
    for seat in range(SEATS):
        state.playing[seat] = 1 if seat < state.seats else 0
        state.lives[seat] = house.lives if seat < state.seats else 0
    clear_table(state)
    state.dealer = NOBODY
    state.asked = NOBODY
    if dealer == NOBODY:
        state.due = 0
        state.phase = phase.CHOOSING
    else:
        start_game(state, house, dealer)


def start_game(state: State, house: House, dealer: int) -> None:
    """Stakes go into the pot (CTA-0.2) and the first round begins."""
    tell(state, told.GAME_BEGAN, rule.C_11, dealer, number=state.game)
    if house.stake > 0:
        for seat in range(state.seats):
            pay(state, seat, house.stake)
    start_round(state, dealer)


def pay(state: State, seat: int, chips: int) -> None:
    """Chips of a seat go into the pot (CTA-0.2, C-10)."""
    state.chips[seat] -= chips
    state.pot += chips
    tell(state, told.PAID_POT, rule.CTA_0_2, seat, number=chips)


def clear_table(state: State) -> None:
    """The whole pack is gathered and shuffled; nobody holds or knows a card (CTA-1.1)."""
    gather(state)
    for seat in range(SEATS):
        state.hand[seat] = NOBODY
        state.known[seat] = 0
        state.did[seat] = NOBODY


def start_round(state: State, dealer: int) -> None:
    """A round begins, this seat dealing (CTA-0.3)."""
    state.dealer = dealer
    state.rounds += 1
    tell(state, told.ROUND_BEGAN, rule.CTA_0_3, dealer, number=state.rounds)
    start_deal(state, phase.DEALING)


def start_deal(state: State, of: int) -> None:
    """One card for each player from the dealer's left (C-6), of a round (`DEALING`) or of sudden death (`SUDDEN`)."""
    clear_table(state)
    state.deals += 1
    state.left = state.players
    state.due = next_in(state, state.dealer)
    state.asked = NOBODY
    state.phase = of


def outcomes(state: State, house: House) -> int:
    """How many equally likely outcomes chance has now; 0 when people are to act."""
    if state.phase >= phase.FIRST_HUMAN:
        return 0
    if state.phase == phase.EXPOSING:
        return THOUSANDTHS
    return undealt(state)


def outcome(state: State, house: House, pick: int) -> int:
    """The card that `pick` would be; for an exposure 1 or 0."""
    if state.phase == phase.EXPOSING:
        return 1 if pick < house.misdeal_chance else 0  # CTA-5.1
    return peek(state, pick)


def exposure(state: State) -> bool:
    """Is the chance now whether the card just dealt is exposed (CTA-5.1)?"""
    return state.phase == phase.EXPOSING


def deal(state: State, house: House, pick: int) -> None:
    """Chance happens: outcome `pick`."""
    seat = state.due
    if state.phase == phase.DEALING:
        lay(state, seat, draw(state, pick), 1 << seat)
        tell(state, told.DEALT, rule.CTA_1_1, seat, card=state.hand[seat], readers=1 << seat)
        if house.misdeal_chance > 0:
            state.phase = phase.EXPOSING
        else:
            go_on_dealing(state)
    elif state.phase == phase.EXPOSING:
        if outcome(state, house, pick) == 1:
            expose(state, seat)
        else:
            go_on_dealing(state)
    elif state.phase == phase.STOCK:
        draw_from_stock(state, house, draw(state, pick))
        show_down(state, house)
    elif state.phase == phase.SUDDEN:
        lay(state, seat, draw(state, pick), EVERYONE)
        tell(state, told.DEALT, rule.CTA_3_2, seat, card=state.hand[seat])
        if state.left > 1:
            state.left -= 1
            state.due = next_in(state, seat)
        else:
            settle_sudden_death(state)
    else:
        choose_dealer(state, house, seat, draw(state, pick))


def lay(state: State, seat: int, card: int, known: int) -> None:
    """A card comes to lie before a seat, known to these."""
    state.hand[seat] = card
    state.known[seat] = known


def choose_dealer(state: State, house: House, seat: int, card: int) -> None:
    """A card dealt face up: the first to get a jack (a Cuckoo) deals (CTA-0.3)."""
    lay(state, seat, card, EVERYONE)
    tell(state, told.DREW, rule.CTA_0_3, seat, card=card)
    if card == CUCKOO or card // 4 == JACK:
        tell(state, told.FIRST_DEALER, rule.CTA_0_3, seat)
        start_game(state, house, seat)
    else:
        state.due = next_in(state, seat)


def go_on_dealing(state: State) -> None:
    """The next player's card is due, or the player at the dealer's left is asked (C-6)."""
    state.left -= 1
    if state.left > 0:
        state.due = next_in(state, state.due)
        state.asked = NOBODY
        state.phase = phase.DEALING
    else:
        state.due = NOBODY
        ask(state, next_in(state, state.dealer))


def ask(state: State, seat: int) -> None:
    """It is this seat's turn, with the card it now holds (CTA-1.2, 1.6, 1.7)."""
    state.asked = seat
    state.phase = phase.TURN


def expose(state: State, seat: int) -> None:
    """The card just dealt is seen by all; its owner is asked at once (CTA-5.1)."""
    state.known[seat] = EVERYONE
    tell(state, told.EXPOSED, rule.CTA_5_1, seat, card=state.hand[seat])
    state.asked = seat
    state.phase = phase.MISDEAL


def awaits(state: State, house: House, seat: int) -> bool:
    """Is this seat to act now?"""
    return state.asked == seat and seat != NOBODY


def turn(state: State, house: House) -> int:
    """The seat that is to act, or NOBODY."""
    return state.asked


def legal(state: State, house: House, seat: int, action: int) -> bool:
    """May `seat` do this now?"""
    if not awaits(state, house, seat):
        return False
    if state.phase == phase.TURN:
        return action == STAY or action == (DRAW if seat == state.dealer else SWAP)  # CTA-1.2, CTA-1.6
    if state.phase == phase.MISDEAL:
        return action in (KEEP, REDEAL)
    return action == STAY or (action == AGAIN and allows_another(house, state.hand[seat]))


def span(state: State, house: House, seat: int) -> tuple[int, int]:
    """(first, end) of the codes outside which nothing is legal now."""
    if state.phase == phase.TURN:
        return STAY, DRAW + 1
    if state.phase == phase.MISDEAL:
        return KEEP, REDEAL + 1
    return STAY, AGAIN + 1


def act(state: State, house: House, seat: int, action: int) -> None:
    """A legal action happens."""
    if state.phase == phase.MISDEAL:
        if action == KEEP:
            tell(state, told.KEPT_EXPOSED, rule.CTA_5_1, seat, card=state.hand[seat])
            go_on_dealing(state)
        else:
            tell(state, told.ASKED_REDEAL, rule.CTA_5_1, seat)
            start_deal(state, phase.DEALING)
    elif state.phase == phase.DOMINO:
        if action == AGAIN:
            state.did[seat] = AGAIN
            swap(state, house, seat, next_in(state, next_in(state, seat)), rule.CTA_4_1)
        else:
            tell(state, told.STAYED, rule.CTA_4_1, seat)
        ask(state, next_in(state, seat))
    else:
        state.did[seat] = action
        if action == DRAW:
            state.asked = NOBODY
            state.due = seat
            state.phase = phase.STOCK
        elif action == SWAP:
            swapped = swap(state, house, seat, next_in(state, seat), rule.CTA_1_2)
            if swapped and may_follow(state, house, seat):
                state.phase = phase.DOMINO
            else:
                ask(state, next_in(state, seat))
        elif seat == state.dealer:
            tell(state, told.STAYED, rule.CTA_1_6, seat)
            show_down(state, house)
        else:
            tell(state, told.STAYED, rule.CTA_1_2, seat)
            ask(state, next_in(state, seat))


def swap(state: State, house: House, seat: int, other: int, why: int) -> bool:
    """Does the swap that `seat` forces on `other` take place? A king that blocks is shown instead (CTA-1.3)."""
    card = state.hand[other]
    if is_king(card) and (other != state.dealer or house.dealer_blocks == OnOff.ON):
        state.known[other] = EVERYONE
        blocked_by = rule.CTA_1_4 if other == state.dealer else rule.CTA_1_3
        tell(state, told.BLOCKED, blocked_by, seat, other, card=card)
        return False
    if house.reveal_low == OnOff.ON:
        show_low(state, seat)
        show_low(state, other)
    # The rule told must not depend on the dealer's card (C-4): it is the same when there is no king to be forced.
    forced = other == state.dealer and house.dealer_blocks == OnOff.OFF
    both = 1 << seat | 1 << other
    tell(
        state,
        told.SWAPPED,
        rule.CTA_1_4 if forced and why == rule.CTA_1_2 else why,
        seat,
        other,
        card=state.hand[seat],
        second=card,
        readers=both,
    )
    known = state.known[other]
    lay(state, other, state.hand[seat], state.known[seat] | both)  # CTA-1.8
    lay(state, seat, card, known | both)
    return True


def show_low(state: State, seat: int) -> None:
    """A seat shows an ace, 2 or 3 before it hands it over (CTA-1.5)."""
    card = state.hand[seat]
    if height(card) < LOW:
        state.known[seat] = EVERYONE
        tell(state, told.LOW_SHOWN, rule.CTA_1_5, seat, card=card)


def allows_another(house: House, card: int) -> bool:
    """Is the card one that lets its receiver swap once more (CTA-4.1)?"""
    if house.domino == Domino.ACE:
        return height(card) == ACE
    return house.domino == Domino.LOW and height(card) < LOW


def may_follow(state: State, house: House, seat: int) -> bool:
    """Is `seat`, having swapped on its turn, asked about one more (CTA-4.1)?"""
    if house.domino == Domino.OFF or next_in(state, seat) == state.dealer:
        return False
    # Low cards that are handed over unseen must not show in who is asked (C-4).
    return house.reveal_low == OnOff.OFF or allows_another(house, state.hand[seat])


def draw_from_stock(state: State, house: House, card: int) -> None:
    """The dealer exchanges the card for the top card of the stock, unless a king goes back (CTA-1.6)."""
    seat = state.dealer
    if house.drawn_king == DrawnKing.REFUSED and is_king(card):
        put_back(state)
        tell(state, told.KING_REFUSED, rule.CTA_1_6, seat, card=card)
    else:
        # The card goes away face down, a low one too (CTA-1.5).
        tell(
            state,
            told.DREW_FROM_STOCK,
            rule.CTA_1_6,
            seat,
            card=state.hand[seat],
            second=card,
            readers=1 << seat,
        )
        state.hand[seat] = card  # who knows it need not be noted: all cards are shown at once (CTA-2.1)


def lowest(state: State) -> int:
    """The height of the lowest card before anybody."""
    low = HEIGHTS
    for seat in range(state.seats):
        if state.playing[seat] == 1:
            low = min(low, height(state.hand[seat]))
    return low


def holders(state: State, low: int) -> int:
    """How many hold a card of this height."""
    found = 0
    for seat in range(state.seats):
        if state.playing[seat] == 1 and height(state.hand[seat]) == low:
            found += 1
    return found


def show_down(state: State, house: House) -> None:
    """All cards are shown, the lowest lose a life (CTA-2.1); who has none left is out (CTA-3.1)."""
    seat = state.dealer
    for _ in range(state.players):
        seat = next_in(state, seat)
        state.known[seat] = EVERYONE
        tell(state, told.HAND_SHOWN, rule.CTA_2_1, seat, card=state.hand[seat])
    low = lowest(state)
    tied = holders(state, low)
    alive = 0
    for _ in range(state.players):
        seat = next_in(state, seat)
        if height(state.hand[seat]) == low:
            if house.dealer_wins_ties == OnOff.ON and seat == state.dealer and tied > 1:  # CTA-2.2
                tell(state, told.DEALER_SPARED, rule.CTA_2_2, seat)
            else:
                lose_life(state, house, seat)
        if state.lives[seat] > 0:
            alive += 1
    if alive == 0:
        state.sudden = 1
        start_sudden_death(state)
        return
    for _ in range(state.players):
        seat = next_in(state, seat)
        if state.lives[seat] == 0:
            go_out(state, seat, rule.CTA_3_1)
    state.players = alive
    if alive == 1:
        win(state, next_in(state, state.dealer), rule.CTA_3_1)
    else:
        start_round(state, next_in(state, state.dealer))  # CTA-0.3


def lose_life(state: State, house: House, seat: int) -> None:
    """The lowest card costs a life, the ace of spades two; in money play each pays a chip (CTA-0.2, 2.1, 2.3)."""
    lost = 1
    why = rule.CTA_2_1
    if house.ace_of_spades_two == OnOff.ON and state.hand[seat] == ACE_OF_SPADES:  # CTA-2.3
        lost = min(2, state.lives[seat])
        why = rule.CTA_2_3
    state.lives[seat] -= lost
    tell(state, told.LOST_LIFE, why, seat, number=lost)
    if house.money_play == OnOff.ON:
        pay(state, seat, lost)


def go_out(state: State, seat: int, why: int) -> None:
    """A seat is out of the game; its card stays where it lies (C-10)."""
    state.playing[seat] = 0
    tell(state, told.WENT_OUT, why, seat)


def win(state: State, seat: int, why: int) -> None:
    """The last player in wins, and empties the pot (CTA-0.2, C-10)."""
    tell(state, told.WON, why, seat, number=state.pot)
    state.chips[seat] += state.pot
    state.pot = 0
    state.wins[seat] += 1
    state.winner = seat
    state.due = NOBODY
    state.asked = NOBODY
    state.phase = phase.OVER


def start_sudden_death(state: State) -> None:
    """Those still in get one card each, face up (CTA-3.2)."""
    tell(state, told.SUDDEN_DEATH, rule.CTA_3_2, number=state.players)
    start_deal(state, phase.SUDDEN)


def settle_sudden_death(state: State) -> None:
    """The lowest are out until one is left; if all tie, all are dealt to again (CTA-3.2)."""
    low = lowest(state)
    tied = holders(state, low)
    if tied == state.players:
        tell(state, told.SURVIVED_SUDDEN_DEATH, rule.CTA_3_2)
        start_deal(state, phase.SUDDEN)
        return
    seat = state.dealer
    for _ in range(state.players):
        seat = next_in(state, seat)
        if height(state.hand[seat]) == low:
            go_out(state, seat, rule.CTA_3_2)
    state.players -= tied
    if state.players == 1:
        win(state, next_in(state, state.dealer), rule.CTA_3_2)
    else:
        start_sudden_death(state)


def over(state: State) -> bool:
    """Has somebody won?"""
    return state.phase == phase.OVER


def moment(state: State) -> tuple[int, ...]:
    """Changes with every deal: the reach of `all:`."""
    return (state.deals,)


def asked_by(state: State, house: House) -> str:
    """The id of the rule under which the awaited seat is to act; empty when nobody is."""
    if state.phase == phase.TURN and state.asked == state.dealer:
        return "CTA-1.6"
    return _ASKED_BY.get(state.phase, "")
