"""A night looked back on: the odds at each decision, and what of each seat's night was choice and what luck.

What a seat took (drinks, or lives or tokens lost) is taken apart into five numbers that add up to it:

- *expected*: what its best choice was expected to cost: at each question and claim; in each round of Chase the Ace, on
  its turn; in each round of Stop the Bus at its last exchange, since an earlier one may have been to build on;
- *ride*: what a ride costs on average, for each that it rode;
- *given*: what others handed it without its having a say (RTB-1.10, 2.4);
- *choice*: what those choices, and its answers in the ride, were expected to cost beyond the best;
- *luck*: all the rest: how the cards fell, the rides being longer or shorter than most.

Beside them stands *missed*: drinks that others would have taken on average, had matches been played or held at their
best.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from nightbus.odds.at_ride import co_pilots_part
from nightbus.odds.option import Option
from nightbus.odds.played import played_rides
from nightbus.odds.position import options_of
from nightbus.odds.rides import ride_odds
from nightbus.rules import rule, told
from nightbus.rules.actions import Action, Pass, Play
from nightbus.rules.game import Game
from nightbus.rules.ride_the_bus import phase
from nightbus.rules.ride_the_bus.house import Bus, House
from nightbus.rules.story import Told


@dataclass(frozen=True, slots=True)
class Decision:
    """What a seat chose, and what it could have."""

    step: int
    """The number of the step in the log."""
    seat: int
    asked_by: str
    """The rule under which it was asked."""
    chosen: Option
    options: tuple[Option, ...]
    choice: float
    """What the choice was expected to cost beyond the best."""
    missed: float
    """Drinks that others were expected to be spared by it, beyond the best that costs nothing."""


@dataclass(frozen=True, slots=True)
class SeatNight:
    """One seat's night: `took` is the sum of the next five."""

    seat: int
    took: int
    """Drinks taken, or lives or tokens lost."""
    expected: float
    ride: float
    given: int
    choice: float
    luck: float
    missed: float
    decisions: int
    """How many of its decisions had odds."""


class Night:
    """A game being looked back on, act by act."""

    def __init__(self, game: Game, house: Any, seats: int) -> None:
        self._game = game
        self._house = house
        self._acts: list[tuple[int, Decision | None, _Part]] = []
        """Every act that stands: who, what was decided, and what it is a part of."""
        self._seats = seats

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """Those that had odds, in order."""
        return tuple(decision for _, decision, _ in self._acts if decision)

    def acts(self, state: Any, step: int, seat: int, action: Action) -> None:
        """A seat is about to do this."""
        options = options_of(self._game, state, self._house, seat, quick=True)
        asked_by = self._game.asked_by(state, self._house)
        chosen = next((option for option in options if option.action == action), None)
        decision = None if chosen is None else _decided(step, seat, asked_by, chosen, options)
        self._acts.append((seat, decision, self._part(state)))

    def takes_back(self, seat: int) -> None:
        """A seat takes its last step back."""
        del self._acts[max(i for i, act in enumerate(self._acts) if act[0] == seat)]

    def seats(self, state: Any) -> tuple[SeatNight, ...]:
        """What each seat's night comes to, `state` being its end."""
        rides = self._rides(state.story)
        return tuple(self._night_of(state, seat, rides[seat]) for seat in range(self._seats))

    def _night_of(self, state: Any, seat: int, ride: float) -> SeatNight:
        decided = [(decision, part) for by, decision, part in self._acts if by == seat and decision]
        if self._game.name == "stop-the-bus":
            last = {part: decision for decision, part in decided}
            decided = [(decision, part) for part, decision in last.items()]
        expected, begun = 0.0, set()
        for decision, part in decided:
            if part not in begun and part != _RIDE:
                expected += min(float(option.costs) for option in decision.options)
            if part:
                begun.add(part)
        took, given = self._took(state, seat), _given(state.story, seat)
        choice = sum(decision.choice for decision, _ in decided)
        return SeatNight(
            seat=seat,
            took=took,
            expected=expected,
            ride=ride,
            given=given,
            choice=choice,
            luck=took - expected - ride - given - choice,
            missed=sum(decision.missed for decision, _ in decided),
            decisions=len(decided),
        )

    def _part(self, state: Any) -> "_Part":
        if self._game.name != "ride-the-bus":
            return state.game, state.rounds
        return _RIDE if state.phase in (phase.RIDE_ANSWER, phase.RIDE_PICK) else ()

    def _took(self, state: Any, seat: int) -> int:
        if self._game.name == "ride-the-bus":
            return int(state.drinks[seat])
        lost = [row for row in state.story if row[0] in (told.LOST_LIFE, told.LOST_TOKEN) and row[2] == seat]
        return sum(max(row[4], 1) for row in lost)  # a life lost may be two (CTA-2.3), a token is one

    def _rides(self, story: Sequence[Told]) -> list[float]:
        """What the rides that each seat rode cost their riders on average."""
        costs = [0.0] * self._seats
        alone = True
        for row in story:
            if row[0] == told.RIDES:
                alone = True
            elif row[0] == told.VOLUNTEERED:
                alone = False
            elif row[0] == told.ALL_ABOARD:
                costs[row[2]] += ride_costs(self._house, self._seats, alone=alone)
        return costs


_Part = tuple[int, ...]
"""What a decision belongs to: nothing else, a round whose first decision stands for all of it, or a ride."""
_RIDE: Final[_Part] = (-1,)


def _decided(step: int, seat: int, asked_by: str, chosen: Option, options: tuple[Option, ...]) -> Decision:
    best = min(float(option.costs) for option in options)
    free = max((float(option.gives) for option in options if not float(option.costs)), default=0.0)
    lays = isinstance(chosen.action, Play | Pass)
    return Decision(
        step=step,
        seat=seat,
        asked_by=asked_by,
        chosen=chosen,
        options=options,
        choice=float(chosen.costs) - best,
        missed=max(free - float(chosen.gives), 0.0) if lays else 0.0,
    )


def _given(story: Sequence[Told], seat: int) -> int:
    """Drinks that others handed to a seat, claims apart: those it may have called."""
    unasked = rule.RTB_1_10, rule.RTB_2_4
    return sum(row[4] for row in story if row[0] == told.DRANK and row[1] in unasked and row[2] == seat)


@cache
def ride_costs(house: House, seats: int, *, alone: bool) -> float:
    """What a ride costs its rider on average; played where the deck running down makes it less than the odds say."""
    if house.bus == Bus.QUESTIONS:
        drinks = played_rides(house, seats).drinks.value
        return drinks if alone else drinks / 2
    ride = ride_odds(house).drinks
    return float(ride.mean) - (0.0 if alone else co_pilots_part(ride))
