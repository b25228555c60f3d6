"""The actions of Ride the Bus as tagged types, and back."""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

from nightbus.cards import card_name
from nightbus.errors import IllegalStep, NotationError
from nightbus.rules import actions, answers
from nightbus.rules.ride_the_bus import codes, phase
from nightbus.rules.ride_the_bus.house import MOST_GIVEN, House
from nightbus.rules.ride_the_bus.pyramid import gives_shot
from nightbus.rules.ride_the_bus.state import State

ACTION_TYPES = (
    actions.Guess,
    actions.Play,
    actions.Pass,
    actions.Give,
    actions.GiveShot,
    actions.Accept,
    actions.Liar,
    actions.Volunteer,
    actions.Decline,
    actions.Pick,
)
_PLAIN: Final[Mapping[int, actions.Action]] = MappingProxyType(
    {
        **{code: actions.Guess(word) for code, word in enumerate(answers.WORDS)},
        codes.PASS: actions.Pass(),
        codes.ACCEPT: actions.Accept(),
        codes.LIAR: actions.Liar(),
        codes.VOLUNTEER: actions.Volunteer(),
        codes.DECLINE: actions.Decline(),
    }
)
"""The actions whose codes say all."""
_play: Final = cache(actions.Play)


@cache
def _gift(to: int, drinks: int) -> actions.Give:
    return actions.Give(((to, drinks),))


def decode(state: State, house: House, seat: int, code: int) -> actions.Action:
    """The tagged action of a code that is legal for `seat` now."""
    plain = _PLAIN.get(code)
    if plain is not None:
        return plain
    if code < codes.ACCEPT:
        return _play(state.hand[seat][code - codes.PLAY])
    if code >= codes.GIVE:
        to, amount = (code - codes.GIVE) % codes.SEATS, (code - codes.GIVE) // codes.SEATS + 1
        if shot_due(state, house):
            return actions.GiveShot(to)
        return _gift(to, amount)
    return actions.Pick(code - codes.PICK + 1)


def shot_due(state: State, house: House) -> bool:
    """Is it a shot that is to be given now?"""
    return state.phase == phase.GIVE and gives_shot(state, house)


def encode(state: State, house: House, seat: int, action: actions.Action) -> tuple[int, ...]:
    """The codes of a tagged action, to be acted in turn: one for each target of a split, in seat order.

    :raises NotationError: no such word, or a split that names a seat twice or gives what cannot be given.
    :raises IllegalStep: a card that is not held; a shot where drinks are due, or the other way round.
    """
    match action:
        case actions.Guess(call):
            if call not in answers.WORDS:
                raise NotationError("no-such-answer", call=call, allowed=", ".join(answers.WORDS))
            return (answers.WORDS.index(call),)
        case actions.Play(card):
            return (codes.PLAY + slot_of(state, seat, card),)
        case actions.Pass():
            return (codes.PASS,)
        case actions.Give(gifts):
            return encode_gifts(state, house, gifts)
        case actions.GiveShot(to):
            if state.phase == phase.GIVE and not gives_shot(state, house):
                raise IllegalStep("drinks-not-shot", rule="RTB-2.1", drinks=state.left)
            if state.phase == phase.GIVE_RIGHT:
                raise IllegalStep("drinks-not-shot", rule="RTB-1.10", drinks=state.left)
            return (gift_code(state, to, 1),)
        case actions.Accept():
            return (codes.ACCEPT,)
        case actions.Liar():
            return (codes.LIAR,)
        case actions.Volunteer():
            return (codes.VOLUNTEER,)
        case actions.Decline():
            return (codes.DECLINE,)
        case actions.Pick(place):
            if not 1 <= place <= 4:
                raise NotationError("no-such-place", place=place, rule="RTB-3.6", high=4)
            return (codes.PICK + place - 1,)
        case _:
            raise IllegalStep("not-in-this-game", move=actions.tag(type(action)), game="ride-the-bus")


def slot_of(state: State, seat: int, card: int) -> int:
    """Where in the hand a card is.

    :raises IllegalStep: it is not there.
    """
    for slot in range(state.held[seat]):
        if state.hand[seat][slot] == card:
            return slot
    held = ", ".join(card_name(c) for c in state.hand[seat][: state.held[seat]])
    raise IllegalStep("card-not-held", card=card_name(card), rule="RTB-2.3", allowed=held)


def encode_gifts(state: State, house: House, gifts: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
    """A split as one code for each target, in seat order."""
    if state.phase in (phase.GIVE, phase.GIVE_RIGHT):
        given = sum(drinks for _, drinks in gifts)
        rule_id = "RTB-1.10" if state.phase == phase.GIVE_RIGHT else "RTB-2.4"
        if shot_due(state, house):
            raise IllegalStep("shot-not-drinks", rule="RTB-2.1")
        if len({to for to, _ in gifts}) < len(gifts):
            raise NotationError("given-twice", rule=rule_id)
        if given != state.left or any(drinks < 1 for _, drinks in gifts):
            raise IllegalStep("give-all", rule=rule_id, drinks=state.left, given=given)
    return tuple(gift_code(state, to, drinks) for to, drinks in sorted(gifts))


def gift_code(state: State, to: int, drinks: int) -> int:
    """The code of one gift.

    :raises NotationError: no such seat, or no such number of drinks.
    """
    if not 0 <= to < state.seats:
        raise NotationError("no-seat-number", seat=to, high=state.seats - 1)
    if not 1 <= drinks <= MOST_GIVEN:
        raise NotationError("no-such-gift", drinks=drinks, high=MOST_GIVEN)
    return codes.GIVE + (drinks - 1) * codes.SEATS + to
