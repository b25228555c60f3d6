"""House rules that give the night asked for: which switches to change, and as few as will do.

One switch is changed, then two. Each try is a forecast of a few hundred nights; pairs are tried in the order in which
their two changes together should come closest. What seems to fit is held against many more nights, and counts only
if it is within the limits with the stated confidence. The work is bounded by tries, not by the clock, so that one seed
finds the same house rules on every machine.
"""

import itertools
import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from nightbus.errors import HouseRuleError
from nightbus.lab import played as lab
from nightbus.lab import tally as tally_of
from nightbus.lab.forecasting import OF_TEN, Forecast, forecast, game_of
from nightbus.lab.played import Played, play_nights
from nightbus.rules.game import game
from nightbus.rules.ride_the_bus.house import House as RideHouse
from nightbus.rules.switches import Switch, Value, switches

SHOWN: Final = 3
CONFIDENCE: Final = 0.99
_ERRORS: Final = 2.326
"""Standard errors that a figure has to be within its limit, for that confidence on one side."""
TRY_NIGHTS: Final = {True: 500, False: 40}
"""Nights of a try, compiled and plain."""
SURE_NIGHTS: Final = {True: 20_000, False: 1_000}
MOST_PAIRS: Final = {True: 300, False: 60}
MOST_CONFIRMED: Final = 30
"""So many that seem to fit are held against more nights, of single switches and again of pairs."""
MOST_VALUES: Final = 8
"""Of a switch with more values so many are tried, spread over its range."""


@dataclass(frozen=True, slots=True)
class Limits:
    """The night asked for."""

    drinks_max: float | None
    """No seat above so many drinks in 9 of 10 nights; None in a game without drinks."""
    minutes: tuple[float, float]
    """The mean is to lie between these."""


@dataclass(frozen=True, slots=True)
class Found:
    """House rules and the night that they give."""

    house: Any
    changed: Mapping[str, Value]
    """What is not as it was to begin with."""
    steps: int
    """How far: steps of numbers, entries of lists and words changed, added up."""
    miss: float
    """How far outside the limits, as a share of them; 0 inside."""
    confirmed: bool
    forecast: Forecast


@dataclass(frozen=True, slots=True)
class Tuned:
    """What was found, the nearest to the rulebook first; where nothing fits, the one that misses least."""

    limits: Limits
    fits: bool
    found: tuple[Found, ...]
    tried: int
    """House rules tried."""
    nights: int
    """Nights played in all."""


@dataclass(frozen=True, slots=True)
class _Try:
    house: Any
    changed: Mapping[str, Value]
    steps: int
    drinks: float
    minutes: float
    miss: float

    @property
    def nearness(self) -> tuple[int, int, float]:
        return len(self.changed), self.steps, self.miss


class _Search:
    """A search under way."""

    def __init__(
        self, house: Any, seats: int, limits: Limits, policy: str, seed: int, say: Callable[[int, int], None]
    ) -> None:
        self.house, self.seats, self.limits = house, seats, limits
        self.policy, self.seed, self.say = policy, seed, say
        self.name = game_of(house)
        self.compiled = lab.lab_is_here()
        self.tried = 0
        self.nights = 0
        self.due = 0

    def play(self, house: Any, nights: int, seed: int) -> Played:
        nights = max(20, nights // house.rounds) if isinstance(house, RideHouse) else nights
        self.nights += nights
        return play_nights(self.name, house, self.seats, self.policy, nights, seed)

    def attempt(self, changed: Mapping[str, Value], steps: int) -> _Try | None:
        """A few nights with these changes; None where no table could play so."""
        self.tried += 1
        self.say(self.tried, self.due)
        try:
            house = changed_house(self.house, changed)
            game(self.name).check(house, self.seats)
        except HouseRuleError:
            return None
        # The same luck for all: what differs is the house rules.
        played = self.play(house, TRY_NIGHTS[self.compiled], self.seed)
        if not played.finished:
            return None
        drinks = max(_most(played, seat) for seat in range(self.seats)) if self.limits.drinks_max is not None else 0.0
        minutes = played.mean(tally_of.TIME) / 600
        return _Try(house, changed, steps, drinks, minutes, self.miss(drinks, minutes))

    def miss(self, drinks: float, minutes: float) -> float:
        """How far outside the limits: 0 inside."""
        low, high = self.limits.minutes
        over = max(0.0, drinks / self.limits.drinks_max - 1) if self.limits.drinks_max else 0.0
        long = max(0.0, minutes / high - 1)
        short = max(0.0, low / max(minutes, 1e-9) - 1)
        return over + long + short

    def sure(self, house: Any) -> bool:
        """Is it within the limits with the stated confidence, by many more nights of other luck?"""
        played = self.play(house, SURE_NIGHTS[self.compiled], self.seed + 1)
        if not played.finished:
            return False
        low, high = self.limits.minutes
        mean = played.mean(tally_of.TIME) / 600
        error = _ERRORS * played.sd(tally_of.TIME) / 600 / math.sqrt(played.finished)
        if not low <= mean - error <= mean + error <= high:
            return False
        return self.limits.drinks_max is None or all(self.within(played, seat) for seat in range(self.seats))

    def within(self, played: Played, seat: int) -> bool:
        """Does the seat stay within its drinks in 9 of 10 nights, surely?"""
        most = math.floor(self.limits.drinks_max or 0)
        share = sum(played.histogram(tally_of.TAKEN + seat)[: most + 1]) / played.finished
        near = min(share, 1 - 1 / (played.finished + 2))
        return share - _ERRORS * math.sqrt(near * (1 - near) / played.finished) >= OF_TEN

    def confirmed(self, tries: Sequence[_Try], wanted: int) -> list[_Try]:
        """Of those that seem to fit the nearest that do, so many as are wanted."""
        found: list[_Try] = []
        for one in sorted((one for one in tries if one.miss == 0), key=lambda one: one.nearness)[:MOST_CONFIRMED]:
            if len(found) == wanted:
                break
            if self.sure(one.house):
                found.append(one)
        return found


def tune(
    house: Any,
    seats: int,
    limits: Limits,
    *,
    policy: str = "pub",
    seed: int = 1,
    say: Callable[[int, int], None] = lambda _tried, _due: None,
) -> Tuned:
    """The three house rules nearest to these that give the night asked for, or the closest miss.

    Nearest: fewest switches changed, then the smallest steps. Of two changes neither may do alone. `say` hears how
    many house rules have been tried, and how many are due as far as is known.

    :raises HouseRuleError: so many cannot play these house rules.
    """
    game(game_of(house)).check(house, seats)
    search = _Search(house, seats, limits, policy, seed, say)
    singles = list(single_changes(house))
    search.due = 1 + len(singles)
    start = search.attempt({}, 0)
    tries = [start] if start is not None else []
    found = search.confirmed(tries, 1)
    if not found:
        ones = [one for one in (search.attempt({name: to}, n) for name, to, n in singles) if one is not None]
        tries += ones
        found = search.confirmed(ones, SHOWN)
        if len(found) < SHOWN and start is not None:
            pairs = _pairs(search, start, ones)
            search.due = search.tried + len(pairs)
            twos = [two for two in (search.attempt(changed, n) for changed, n in pairs) if two is not None]
            tries += twos
            found += search.confirmed(twos, SHOWN - len(found))
    fits = bool(found)
    if not found:
        found = sorted(tries, key=lambda one: (one.miss, *one.nearness))[:1]
    shown = tuple(_shown(search, one, confirmed=fits) for one in found)
    return Tuned(limits, fits, shown, search.tried, search.nights)


def _shown(search: _Search, one: _Try, *, confirmed: bool) -> Found:
    night = forecast(one.house, search.seats, policy=search.policy, seed=search.seed)
    return Found(one.house, one.changed, one.steps, one.miss, confirmed, night)


def _pairs(search: _Search, start: _Try, ones: Sequence[_Try]) -> list[tuple[dict[str, Value], int]]:
    """The pairs of changes that should come closest, if two changes act as their shares multiplied."""
    useful = [one for one in ones if one.miss > 0]  # what fits alone needs no other
    ranked: list[tuple[float, int, int, dict[str, Value]]] = []
    for a, b in itertools.combinations(useful, 2):
        if a.changed.keys() == b.changed.keys():
            continue
        drinks = a.drinks * b.drinks / start.drinks if start.drinks else 0.0
        minutes = a.minutes * b.minutes / start.minutes
        ranked.append((search.miss(drinks, minutes), a.steps + b.steps, len(ranked), {**a.changed, **b.changed}))
    ranked.sort(key=lambda pair: pair[:3])
    return [(changed, steps) for _, steps, _, changed in ranked[: MOST_PAIRS[search.compiled]]]


def _most(played: Played, seat: int) -> float:
    """The drinks that a seat does not exceed in 9 of 10 nights."""
    so_far = 0
    counts = played.histogram(tally_of.TAKEN + seat)
    for drinks, count in enumerate(counts):
        so_far += count
        if so_far >= OF_TEN * played.finished:
            return drinks
    return len(counts)


def changed_house(house: Any, changed: Mapping[str, Value]) -> Any:
    """The house rules with these values in place.

    :raises HouseRuleError: no table could play so.
    """
    return replace(house, **changed)


def single_changes(house: Any) -> Iterator[tuple[str, Value, int]]:
    """Every change of one switch that is tried: (switch, value, how many steps it is)."""
    for switch in switches(type(house)).values():
        now = getattr(house, switch.name)
        if switch.kind == "list":
            for value in _lists(switch, now):
                yield switch.name, value, sum(abs(a - b) for a, b in zip(value, now, strict=True))
        elif switch.words is not None:
            yield from ((switch.name, word, 1) for word in switch.words if word != now)
        else:
            numbers = list(switch.numbers)
            here = numbers.index(now)
            for at in _spread([i for i in range(len(numbers)) if i != here], here):
                yield switch.name, numbers[at], abs(at - here)


def _spread(places: Sequence[int], here: int) -> list[int]:
    """Some of the places on either side: all where they are few, else the next ones and then ever wider steps."""
    if len(places) <= MOST_VALUES:
        return list(places)
    found = set()
    for side in ([p for p in places if p < here][::-1], [p for p in places if p > here]):
        at = 1
        while at <= len(side):
            found.add(side[at - 1])
            at = max(at + 1, at * 2)
        if side:
            found.add(side[-1])
    return sorted(found)


def _lists(switch: Switch, now: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Other lists: all entries one more or less, half, twice, all as low as may be; of padded ones also shorter."""
    used = sum(1 for n in now if n) if switch.shorter == "padded" else len(now)

    def whole(entries: Sequence[int]) -> tuple[int, ...]:
        kept = [min(switch.high, max(switch.low, n)) for n in entries[:used]]
        return (*kept, *now[used:])

    lists = [
        whole([n - 1 for n in now]),
        whole([n + 1 for n in now]),
        whole([(n + 1) // 2 for n in now]),
        whole([2 * n for n in now]),
        whole([max(1, switch.low)] * used),
        whole([switch.low] * used),
    ]
    if switch.shorter == "padded":
        for left in range(used - 1, 0, -1):
            lists.append((*now[:left], *[0] * (len(now) - left)))  # fewer at the top
            lists.append((*now[used - left : used], *[0] * (len(now) - left)))  # fewer at the bottom
    return [value for value in dict.fromkeys(lists) if value != now]
