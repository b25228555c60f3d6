"""The bot of Stop the Bus, level `pub`: it builds on what lies in the middle, and stops when it is hardly the lowest.

`choose` is of the Python that compiles (see `rules`), and reads no hand but its seat's own; `why` puts a choice into a
code and facts for people. The numbers below come from letting the bot play each moment both ways against itself.
"""

from typing import Final

from nightbus.cards import ACE, card_name, rank_of, suit_of
from nightbus.rules.stop_the_bus.game import (
    END,
    HAND,
    LAST_LAP,
    STAND,
    STOP,
    STOP_OR_END,
    TAKE,
    TAKE_ALL,
    State,
    legal,
    may_stop_at_once,
)
from nightbus.rules.stop_the_bus.hands import KINDS, hand_value
from nightbus.rules.stop_the_bus.house import House

STOP_AT_ONCE: Final = (39, 37, 37, 36, 34, 33, 32, 30, 27, 24, 24, 23, 22, 21, 20)
"""By opponents, from one: the grade (`grade`) from which the bus is stopped on a first turn, without an exchange."""
STOP_FIRST: Final = (22, 23, 25, 25, 26, 28, 28, 26, 25, 24, 23, 22, 21, 20, 19)
"""The same after the exchange of a first turn. It takes less: to go on may spoil a hand that has just been made."""
STOP_LATER: Final = (20, 35, 34, 34, 33, 32, 30, 28, 26, 24, 23, 22, 21, 20, 19)
"""The same later in the round: one opponent who did not stop has little, several have had time to build."""
GRADES: Final = 14
"""Grades of each kind of hand."""
SHARES: Final = (0, 150, 450, 740, 960, 980, 1000)
"""Of a thousand hands shown, how many are below each kind."""
MADE: Final = 1 << 40
"""A hand to stop with counts for more than any hopes."""


def choose(state: State, house: House, seat: int, roll: int) -> int:
    """What the bot does, `seat` being asked. Nothing here is left to the 64 random bits of `roll`."""
    if state.phase == STOP_OR_END:
        return STOP if stops(state, house, seat) else END
    best = best_exchange(state, house, seat)
    if state.phase == LAST_LAP:
        return best if value_after(state, house, seat, best) > value_held(state, house, seat) else STAND
    if may_stop_at_once(state, house) and stops_at_once(state, house, seat, best):
        return STOP
    return best


# When to stop


def grade(value: int) -> int:
    """The worth of a hand in rough: 14 for each kind, and in it one for each rank of the card that decides."""
    return value // (GRADES * GRADES)


def kind_of(value: int) -> int:
    """The kind of a hand of this worth, `hands.HIGH_CARD` to `TRIO`."""
    return grade(value) // GRADES


def is_enough(state: State, seat: int, value: int) -> bool:
    """After an exchange: is this a hand to stop with?"""
    opponents = state.players - 1
    return grade(value) >= (STOP_LATER[opponents - 1] if state.turns[seat] > 0 else STOP_FIRST[opponents - 1])


def is_last_circuit(state: State, house: House, seat: int) -> bool:
    """Does the bus stop by itself when all have had this turn (STB-1.5)?"""
    return state.turns[seat] + 1 == house.circuit_limit


def is_last(state: State, house: House, seat: int) -> bool:
    """Is this the last turn of this seat in the round, as far as it can tell?"""
    return state.phase == LAST_LAP or is_last_circuit(state, house, seat)


def stops(state: State, house: House, seat: int) -> bool:
    """After the exchange: stop? Not if the bus is about to, for then nobody would have a turn more than the bot."""
    return is_enough(state, seat, value_held(state, house, seat)) and not is_last_circuit(state, house, seat)


def stops_at_once(state: State, house: House, seat: int, best: int) -> bool:
    """On the first turn: stop without an exchange, the best of which is known?"""
    held = value_held(state, house, seat)
    after = value_after(state, house, seat, best)
    return grade(held) >= STOP_AT_ONCE[state.players - 2] and (after < held or not is_enough(state, seat, after))


# What to exchange


def value_held(state: State, house: House, seat: int) -> int:
    """What the hand is worth."""
    return hand_value(state.hand[seat][0], state.hand[seat][1], state.hand[seat][2], house)


def held(state: State, seat: int, action: int, slot: int) -> int:
    """The card in this place of the hand after an exchange."""
    if action == TAKE_ALL or action % HAND == slot:
        return state.middle[slot if action == TAKE_ALL else action // HAND]
    return state.hand[seat][slot]


def left(state: State, seat: int, action: int, place: int) -> int:
    """The card in this place of the middle after an exchange."""
    if action == TAKE_ALL or action // HAND == place:
        return state.hand[seat][place if action == TAKE_ALL else action % HAND]
    return state.middle[place]


def value_after(state: State, house: House, seat: int, action: int) -> int:
    """What the hand is worth after an exchange."""
    first, second, third = held(state, seat, action, 0), held(state, seat, action, 1), held(state, seat, action, 2)
    return hand_value(first, second, third, house)


def best_exchange(state: State, house: House, seat: int) -> int:
    """The exchange with the best score."""
    best = TAKE
    highest = -1
    for action in range(TAKE, TAKE_ALL + 1):
        if legal(state, house, seat, action):
            reached = score(state, house, seat, action)
            if reached > highest:
                highest = reached
                best = action
    return best


def score(state: State, house: House, seat: int, action: int) -> int:
    """How good an exchange is: by the hand alone if it is the last or one to stop with, else by what may follow too."""
    value = value_after(state, house, seat, action)
    if is_last(state, house, seat):
        return value
    if is_enough(state, seat, value):
        return MADE + value
    return share_below(value) + 2 * share_below(value_next(state, house, seat, action)) + prospects(state, seat, action)


def share_below(value: int) -> int:
    """Of a thousand hands shown, about how many are below one of this worth."""
    kind = kind_of(value)
    return SHARES[kind] + (SHARES[kind + 1] - SHARES[kind]) * (grade(value) % GRADES) // GRADES


def value_next(state: State, house: House, seat: int, action: int) -> int:
    """The best that one more exchange could make, if the middle stayed as this one leaves it."""
    first, second, third = held(state, seat, action, 0), held(state, seat, action, 1), held(state, seat, action, 2)
    best = 0
    for place in range(HAND):
        card = left(state, seat, action, place)
        best = max(
            best,
            hand_value(card, second, third, house),
            hand_value(first, card, third, house),
            hand_value(first, second, card, house),
        )
    return best


def prospects(state: State, seat: int, action: int) -> int:
    """What the best two cards of the hand may grow into with a card not seen yet, on the scale of `share_below`."""
    first, second, third = held(state, seat, action, 0), held(state, seat, action, 1), held(state, seat, action, 2)
    return max(hope(first, second), hope(first, third), hope(second, third))


def hope(one: int, other: int) -> int:
    """What two cards may grow into: a trio, a flush, a run."""
    low = min(rank_of(one), rank_of(other))
    high = max(rank_of(one), rank_of(other))
    if low == high:
        return 150
    worth = 110 if suit_of(one) == suit_of(other) else 0
    if high - low == 1 and low > 0 and high < ACE:
        return worth + 120  # open at both ends
    return worth + 60 if high - low <= 2 else worth


# Why


def why(state: State, house: House, seat: int, action: int) -> tuple[str, dict[str, int | str]]:
    """(code, facts) of what speaks for an action that the bot would choose now; worded in `locales/`.

    The codes are `bot-stop-...`; `kind` and `next` are words of `hands.KINDS`, `card` is taken and `second` put down.
    """
    before = value_held(state, house, seat)
    facts: dict[str, int | str] = {"kind": KINDS[kind_of(before)], "opponents": state.players - 1}
    if action == STOP:
        return ("bot-stop-stops" if state.phase == STOP_OR_END else "bot-stop-stops-at-once"), facts
    if action == END:
        if is_last_circuit(state, house, seat):
            return "bot-stop-waits-for-limit", {"turns": house.circuit_limit}
        return "bot-stop-ends", facts
    if action == STAND:
        return "bot-stop-stands", facts
    after = value_after(state, house, seat, action)
    facts["kind"] = KINDS[kind_of(after)]
    if action == TAKE_ALL:
        return "bot-stop-takes-all", facts
    facts["card"] = card_name(held(state, seat, action, action % HAND))
    facts["second"] = card_name(left(state, seat, action, action // HAND))
    following = value_next(state, house, seat, action)
    builds = kind_of(after) <= kind_of(before) and kind_of(after) < kind_of(following)
    if builds and not is_last(state, house, seat) and not is_enough(state, seat, after):
        facts["next"] = KINDS[kind_of(following)]
        return "bot-stop-builds", facts
    return ("bot-stop-betters" if after > before else "bot-stop-least-harm"), facts
