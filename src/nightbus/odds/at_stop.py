"""Stop the Bus at a table: what the hand is worth, and what each exchange would make of it. Rules STB-1.2 to 2.2."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from nightbus.cards import NOBODY
from nightbus.odds.hands import TABLES, Hand, HandRank, chances_of_lowest, hand_rank
from nightbus.odds.option import Option
from nightbus.odds.trial import Estimate
from nightbus.rules.actions import Action, Take, TakeAll
from nightbus.rules.game import legal_actions
from nightbus.rules.stop_the_bus import GAME
from nightbus.rules.stop_the_bus.game import EXCHANGE, HAND, OVER, STOP_OR_END, State
from nightbus.rules.stop_the_bus.house import House
from nightbus.rules.stop_the_bus.seeing import knows


@dataclass(frozen=True, slots=True, kw_only=True)
class HandOdds(Option):
    """What a choice makes of the hand; `costs` is the chance that it would be lowest if hands were shown then."""

    hand: Hand
    rank: HandRank


def stop_odds(
    state: State, house: House, seat: int, counted: int = 2, tables: int = TABLES, viewer: int | None = None
) -> tuple[HandOdds, ...]:
    """Every choice that may change the hand of a seat that is to act; none after its exchange, or if it is not to act.

    As the seat knows it, or another `viewer`: none if that one may not know the whole hand. To stop at once or to stand
    leaves the hand as it is. Exact against up to `counted` others, two at most; against more, so many tables are dealt.
    """
    viewer = seat if viewer is None else viewer
    if not GAME.awaits(state, house, seat) or state.phase == STOP_OR_END:
        return ()
    if not all(knows(state, viewer, seat, slot) for slot in range(HAND)):
        return ()
    actions = [GAME.decode(state, house, seat, code) for code in legal_actions(GAME, state, house, seat)]
    hands = [_after(state, seat, action) for action in actions]
    chances = _chances(state, house, seat, hands, counted, tables, viewer)
    return tuple(
        HandOdds(action=action, rule=_rule(action), costs=chance, hand=hand, rank=hand_rank(hand, house))
        for action, hand, chance in zip(actions, hands, chances, strict=True)
    )


@dataclass(frozen=True, slots=True)
class HandNow:
    """A hand as it is, whoever is to act."""

    rule: str
    hand: Hand
    rank: HandRank
    lowest: Fraction | Estimate
    """Chance that it is lowest if hands were shown now."""


def hand_now(state: State, house: House, seat: int) -> tuple[HandNow, ...]:
    """The hand of a seat; none outside of a round."""
    if not EXCHANGE <= state.phase < OVER or state.hand[seat][0] == NOBODY:
        return ()
    hand = _hand(state, seat)
    return (HandNow("STB-2.1", hand, hand_rank(hand, house), _chances(state, house, seat, [hand], 2, TABLES, seat)[0]),)


def _hand(state: State, seat: int) -> Hand:
    first, second, third = state.hand[seat]
    return first, second, third


def _after(state: State, seat: int, action: Action) -> Hand:
    """The hand after an action."""
    match action:
        case Take(take=take, put=put):
            first, second, third = (take if card == put else card for card in state.hand[seat])
            return first, second, third
        case TakeAll():
            first, second, third = state.middle
            return first, second, third
        case _:
            return _hand(state, seat)


def _chances(
    state: State, house: House, seat: int, hands: Sequence[Hand], counted: int, tables: int, viewer: int
) -> list[Fraction | Estimate]:
    """The chance that each of these hands of `seat` is lowest, as `viewer` knows it: no more of `state` is read."""
    others = [
        [card for slot, card in enumerate(state.hand[other]) if knows(state, viewer, other, slot)]
        for other in range(state.seats)
        if other != seat and state.hand[other][0] != NOBODY
    ]
    return chances_of_lowest(hands, (*state.hand[seat], *state.middle), others, house, counted, tables)


def _rule(action: Action) -> str:
    match action:
        case Take():
            return "STB-1.2"
        case TakeAll():
            return "STB-1.4b"
        case _:
            return "STB-2.2"
