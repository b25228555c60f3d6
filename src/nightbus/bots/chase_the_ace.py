"""The bot of Chase the Ace, level `pub`: it counts the cards it has seen and takes the smaller chance of being lowest.

`choose` is of the Python that compiles (see `rules`), and reads of other seats' cards only those that its seat knows;
`why` puts a choice into a code and facts for people.
"""

from typing import Final

from nightbus.cards import NOBODY
from nightbus.rules.chase_the_ace import phase
from nightbus.rules.chase_the_ace.game import allows_another
from nightbus.rules.chase_the_ace.house import Deck, DrawnKing, House
from nightbus.rules.chase_the_ace.state import (
    ACE_OF_SPADES,
    AGAIN,
    DRAW,
    KEEP,
    REDEAL,
    STAY,
    SWAP,
    State,
    height,
    is_king,
    knows,
    next_in,
)
from nightbus.rules.switches import OnOff

ALL: Final = 1 << 20
"""Certainty: chances are counted in parts of it."""
CLOSE: Final = ALL // 100
"""Chances nearer to each other than this are left to a coin."""


def choose(state: State, house: House, seat: int, roll: int) -> int:
    """What the bot does, `seat` being asked; `roll` is 64 random bits."""
    if state.phase == phase.MISDEAL:
        return KEEP if worth_keeping(state, house, seat) else REDEAL
    if state.phase == phase.DOMINO and not allows_another(house, state.hand[seat]):
        return STAY
    stays = risk_of_staying(state, house, seat)
    moves = risk_of_moving(state, house, seat)
    if 0 < abs(stays - moves) < CLOSE:
        if roll & 1 == 1:
            return STAY
    elif stays <= moves:
        return STAY
    if state.phase == phase.DOMINO:
        return AGAIN
    return DRAW if seat == state.dealer else SWAP


# The cards a seat has not seen


def heights(house: House) -> int:
    """How many heights the cards have, from 0 up."""
    return 20 if house.deck == Deck.CUCKOO else 13


def unseen(state: State, house: House, seat: int, at: int) -> int:
    """How many cards of this height `seat` cannot place: in the stock, or before somebody, face down."""
    left = state.cards // heights(house)
    for other in range(state.seats):
        if state.hand[other] != NOBODY and knows(state, seat, other) and height(state.hand[other]) == at:
            left -= 1
    return left


def unseen_from(state: State, house: House, seat: int, at: int) -> int:
    """How many cards of this height and above `seat` cannot place."""
    left = 0
    for more in range(at, heights(house)):
        left += unseen(state, house, seat, more)
    return left


# The chance of being lowest


def risk(state: State, house: House, seat: int, at: int, above: int, total: int, partner: int) -> int:
    """The chance that nobody ends below a card of this height, so that it loses; `partner` is looked at elsewhere.

    `above` of `total` unseen cards are as high or higher.
    """
    chance = ALL
    for other in range(state.seats):
        if state.playing[other] == 1 and other != seat and other != partner:
            chance = chance * not_below(state, seat, other, at, ALL * above // total) // ALL
    return chance


def not_below(state: State, seat: int, other: int, at: int, blind: int) -> int:
    """The chance that another seat does not end below this height; `blind` is that of a card nobody has looked at."""
    known = knows(state, seat, other)
    if known and height(state.hand[other]) >= at:
        return ALL
    if state.did[other] == NOBODY:
        return (ALL + blind) // 2  # a turn is still to come: a low card, known or not, may well be passed on
    if known:
        return 0
    return (3 * ALL + blind) // 4 if state.did[other] == STAY else blind  # nobody stays with a low card


def even(state: State, house: House, seat: int) -> int:
    """1 if a card level with the lowest is safe: the dealer's, where the dealer wins ties (CTA-2.2)."""
    return 1 if seat == state.dealer and house.dealer_wins_ties == OnOff.ON else 0


def risk_of_staying(state: State, house: House, seat: int) -> int:
    """The chance of losing with the card held: in lives, so that the ace of spades may count double (CTA-2.3)."""
    card = state.hand[seat]
    at = height(card) + even(state, house, seat)
    total = unseen_from(state, house, seat, 0)
    chance = risk(state, house, seat, at, unseen_from(state, house, seat, at), total, NOBODY)
    if card == ACE_OF_SPADES and house.ace_of_spades_two == OnOff.ON:
        return chance * min(2, state.lives[seat])
    return chance


def partner_of(state: State, seat: int) -> int:
    """Who would have to swap with `seat` now."""
    partner = next_in(state, seat)
    return next_in(state, partner) if state.phase == phase.DOMINO else partner


def risk_of_moving(state: State, house: House, seat: int) -> int:
    """The chance of losing after a swap, or, for the dealer, after a draw from the stock."""
    total = unseen_from(state, house, seat, 0)
    partner = NOBODY if seat == state.dealer else partner_of(state, seat)
    if partner != NOBODY and knows(state, seat, partner):
        at = height(state.hand[partner])
        return risk_of_swap(state, house, seat, at, unseen_from(state, house, seat, at), total, partner)
    chance = 0
    above = 0
    for step in range(heights(house)):
        at = heights(house) - 1 - step
        cards = unseen(state, house, seat, at)
        if cards > 0:
            if seat == state.dealer:
                chance += cards * risk_of_draw(state, house, seat, at, above, above + cards, total)
            else:
                chance += cards * risk_of_swap(state, house, seat, at, above + cards, total, partner)
        above += cards
    return chance // total


def risk_of_draw(state: State, house: House, seat: int, at: int, higher: int, above: int, total: int) -> int:
    """The chance of losing if the top card of the stock is of this height; of the unseen, so many are higher."""
    if at == heights(house) - 1 and house.drawn_king == DrawnKing.REFUSED:  # CTA-1.6
        return risk_of_staying(state, house, seat)
    if even(state, house, seat) == 1:
        return risk(state, house, seat, at + 1, higher, total, NOBODY)
    return risk(state, house, seat, at, above, total, NOBODY)


def risk_of_swap(state: State, house: House, seat: int, at: int, above: int, total: int, partner: int) -> int:
    """The chance of losing if the partner's card is of this height."""
    mine = height(state.hand[seat])
    if at == heights(house) - 1 and (partner != state.dealer or house.dealer_blocks == OnOff.ON):
        # A king blocks (CTA-1.3): the card is kept, and one other seat is not below it.
        return risk(state, house, seat, mine, unseen_from(state, house, seat, mine), total, partner)
    chance = risk(state, house, seat, at, above, total, partner)
    # Handed a lower card, the partner knows so, and will try to pass it on, seldom to a better end.
    return chance if mine >= at else chance * (ALL * above // total) // ALL // 4


def worth_keeping(state: State, house: House, seat: int) -> bool:
    """Is an exposed card better than one of a new deal (CTA-5.1)?

    A king blocks. Any other high card is swapped away, unless the seat is the first to play; a low one nobody takes.
    """
    at = height(state.hand[seat])
    if at == heights(house) - 1:
        return seat != state.dealer or house.dealer_blocks == OnOff.ON
    return 2 * at >= heights(house) and seat == next_in(state, state.dealer)


# Why


def why(state: State, house: House, seat: int, action: int) -> tuple[str, dict[str, int | str]]:
    """(code, facts) of what speaks for an action that the bot would choose now; worded in `locales/`.

    `card` is the seat's own, `other` another seat and `second` its card; `stays` and `moves` are the chances of losing,
    in hundredths (of two lives, where the ace of spades costs two). Said to the seat itself: it tells its card.
    """
    facts: dict[str, int | str] = {"card": state.hand[seat]}
    if state.phase == phase.MISDEAL:
        return "bot-chase-keep" if action == KEEP else "bot-chase-redeal", facts
    if state.phase == phase.DOMINO and not allows_another(house, state.hand[seat]):
        return "bot-chase-no-domino", facts
    partner = NOBODY if seat == state.dealer else partner_of(state, seat)
    if partner != NOBODY and knows(state, seat, partner):
        near = facts | {"other": partner, "second": state.hand[partner]}
        if action != STAY:
            return "bot-chase-take", near
        if is_king(state.hand[partner]):
            return "bot-chase-king-next", near
    lower = lower_for_good(state, seat)
    if action == STAY and lower != NOBODY:
        return "bot-chase-lower-lies", facts | {"other": lower, "second": state.hand[lower]}
    stays = risk_of_staying(state, house, seat)
    moves = risk_of_moving(state, house, seat)
    codes = {STAY: "bot-chase-stay", SWAP: "bot-chase-swap", DRAW: "bot-chase-draw", AGAIN: "bot-chase-again"}
    return codes[action], facts | {"stays": (100 * stays + ALL // 2) // ALL, "moves": (100 * moves + ALL // 2) // ALL}


def lower_for_good(state: State, seat: int) -> int:
    """A seat that has played and holds a lower card, as `seat` knows, or NOBODY."""
    for other in range(state.seats):
        if state.playing[other] == 1 and other != seat and state.did[other] != NOBODY and knows(state, seat, other):
            if height(state.hand[other]) < height(state.hand[seat]):
                return other
    return NOBODY
