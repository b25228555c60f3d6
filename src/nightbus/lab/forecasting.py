"""What a night under given house rules will be like, in the blink of an eye: a few thousand nights and their error.

The lab's own block of nights, and where the odds know a figure exactly, the odds'. Without the extra `lab` the plain
rules play fewer nights, and the error says so.
"""

import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import cache
from typing import Any, Final

from nightbus.lab import played as lab
from nightbus.lab import tally as tally_of
from nightbus.lab.played import Played, play_nights
from nightbus.odds.rides import ride_odds
from nightbus.rules.game import GAMES, game
from nightbus.rules.ride_the_bus.house import Bus, DealerRole
from nightbus.rules.ride_the_bus.house import House as RideHouse

LONG: Final = 10
"""A ride of more rows or attempts than this is a long one."""
OF_TEN: Final = 0.9
"""What holds in 9 of 10 nights."""
NIGHTS: Final = {"ride-the-bus": 4000, "chase-the-ace": 2000, "stop-the-bus": 2000}
"""Nights of a forecast when compiled."""
PLAIN_NIGHTS: Final = 200
FEWEST_NIGHTS: Final = 100


@dataclass(frozen=True, slots=True)
class Figure:
    """An amount a night: its mean, and what 9 of 10 nights do not exceed, each with its standard error."""

    mean: float
    se: float
    most: float
    most_se: float


@dataclass(frozen=True, slots=True)
class Chance:
    """How likely something is; an exact figure has no error."""

    chance: float
    se: float
    exact: bool = False


@dataclass(frozen=True, slots=True)
class Hardest:
    """Who drinks most: a seat, counted clockwise from the dealer (0: the dealer), and its share of all drinks."""

    seat: int
    from_dealer: int
    share: float
    se: float
    sure: bool
    """False where the next seat is within two standard errors."""


@dataclass(frozen=True, slots=True)
class Forecast:
    """The night to expect. What a game has not is None: drinks are Ride the Bus's, rounds the others'."""

    game: str
    seats: int
    policy: str
    seed: int
    nights: int
    compiled: bool
    """False: the plain rules played, without the extra `lab`, and so fewer nights."""
    minutes: Figure
    drinks: Figure | None
    """Of a person, whoever it is of those that drink."""
    shots: Figure | None
    per_seat: tuple[Figure, ...]
    """Of each seat the drinks, or the lives or tokens that it loses."""
    ride: Chance | None
    """Chance that somebody rides."""
    long_ride: Chance | None
    """Chance of a ride, once it begins, to take more than ten rows or attempts."""
    hardest: Hardest | None
    rounds: Figure | None
    lost: Figure | None
    """Lives or tokens that a person loses."""

    def as_json(self) -> dict[str, Any]:
        """The forecast as JSON has it."""
        return asdict(self)


def forecast(
    house: Any,
    seats: int,
    *,
    policy: str = "pub",
    seed: int = 1,
    nights: int | None = None,
    compiled: bool | None = None,
) -> Forecast:
    """The night to expect of these house rules with so many seats, all of them played by the bot `policy`.

    Under 200 ms when compiled and warm, unless more `nights` are asked for; the same seed gives the same forecast.
    `compiled`: False has the plain rules play, for who cannot wait for a first compile; left out: as is installed.

    >>> from nightbus.rules.game import game
    >>> night = forecast(game("ride-the-bus").rulebooks["party"], 5)
    >>> night.drinks.mean < night.drinks.most < 50
    True

    :raises HouseRuleError: so many cannot play these house rules.
    """
    of = game(game_of(house))
    of.check(house, seats)
    compiled = lab.lab_is_here() if compiled is None else compiled
    games = house.rounds if isinstance(house, RideHouse) else 1
    usual = max(FEWEST_NIGHTS, (NIGHTS[of.name] if compiled else PLAIN_NIGHTS) // games)
    played = play_nights(of.name, house, seats, policy, nights or usual, seed, compiled=compiled)
    minutes = figure_of(played, (tally_of.TIME,), 1, 1 / 600, 1 / 10)
    facts = (of.name, seats, policy, seed, played.nights, compiled, minutes)
    if isinstance(house, RideHouse):
        return Forecast(*facts, **_of_ride(house, seats, played))
    taken = [tally_of.TAKEN + seat for seat in range(seats)]
    return Forecast(
        *facts,
        drinks=None,
        shots=None,
        per_seat=tuple(figure_of(played, (measure,)) for measure in taken),
        ride=None,
        long_ride=None,
        hardest=None,
        rounds=figure_of(played, (tally_of.ROUNDS,)),
        lost=figure_of(played, taken, seats),
    )


def game_of(house: Any) -> str:
    """The name of the game whose house rules these are."""
    return next(name for name in GAMES if type(house) is game(name).House)


def _of_ride(house: RideHouse, seats: int, played: Played) -> dict[str, Any]:
    dealer = seats - 1
    drinkers = [seat for seat in range(seats) if seat != dealer or house.dealer_role != DealerRole.STAFF]
    drinks = figure_of(played, [tally_of.TAKEN + seat for seat in drinkers], of=(tally_of.TABLE_DRINKS, len(drinkers)))
    per_seat = tuple(figure_of(played, (tally_of.TAKEN + seat,)) for seat in range(seats))
    shots = [tally_of.SHOTS + seat for seat in drinkers]
    rides, games = sum(played.share), played.nights * house.rounds
    return {
        "drinks": drinks,
        "shots": figure_of(played, shots, of=(tally_of.TABLE_SHOTS, len(drinkers))),
        "per_seat": per_seat,
        "ride": _share(rides, games),
        "long_ride": _long_ride(house, played, rides),
        "hardest": _hardest(per_seat, dealer),
        "rounds": None,
        "lost": None,
    }


def _long_ride(house: RideHouse, played: Played, rides: int) -> Chance | None:
    exactly = exact_long_ride(house)
    if exactly is not None:
        return Chance(exactly, 0.0, exact=True)
    if not rides:
        return None
    return _share(rides - sum(played.histogram(tally_of.RIDE_ATTEMPTS)[: LONG + 1]), rides)


@cache
def exact_long_ride(house: RideHouse) -> float | None:
    """Chance of more than ten rows or attempts where the odds have it exactly and at once, or None."""
    if house.bus in (Bus.ROW_ONCE, Bus.ADDING_ROW):
        return 0.0  # one row, however long it grows
    if house.bus == Bus.QUESTIONS or house.ride_cap:
        return None
    ride = ride_odds(house)
    return ride.attempts.more_than(LONG) if ride.exact else None


def _hardest(per_seat: Sequence[Figure], dealer: int) -> Hardest | None:
    table = sum(figure.mean for figure in per_seat)
    if not table:
        return None
    order = sorted(range(len(per_seat)), key=lambda seat: -per_seat[seat].mean)
    most, second = per_seat[order[0]], per_seat[order[1]]
    sure = most.mean - second.mean > 2 * math.hypot(most.se, second.se)
    from_dealer = (order[0] - dealer) % len(per_seat)
    # The table's drinks grow with the seat's own, so this errs on the safe side.
    return Hardest(order[0], from_dealer, most.mean / table, most.se / table, sure)


def _share(part: int, whole: int) -> Chance:
    chance = part / whole
    # Of nothing seen in n nights the error is not nothing: one more night of each kind is counted in.
    near = (part + 1) / (whole + 2)
    return Chance(chance, math.sqrt(near * (1 - near) / whole))


def figure_of(
    played: Played,
    measures: Sequence[int],
    people: int = 1,
    unit: float = 1,
    bin_unit: float = 1,
    of: tuple[int, int] | None = None,
) -> Figure:
    """The measures of several seats as one person's.

    `of`: the measure of the whole table and how many share it; the seats of one night are not independent, nights are.
    """
    whole, sharers = of or (measures[0], 1)
    if of is not None or people == 1:
        mean, sd = played.mean(whole) / sharers, played.sd(whole) / sharers
    else:
        mean = sum(played.mean(measure) for measure in measures) / people
        sd = max(played.sd(measure) for measure in measures)
    counts = played.histogram(*measures)
    counted = played.finished * len(measures)
    most, most_se = _quantile(counts, counted, played.finished, bin_unit)
    return Figure(mean * unit, sd * unit / math.sqrt(played.finished), most, most_se)


def _quantile(counts: Sequence[int], counted: int, nights: int, bin_unit: float) -> tuple[float, float]:
    """(what 9 of 10 do not exceed, its standard error): half of what lies between the shares one error to each side.

    `nights` are independent; numbers of several seats of a night are not, and count as one.
    """
    off = math.sqrt(OF_TEN * (1 - OF_TEN) / nights)
    low, middle, high = (_reached(counts, share * counted) for share in (OF_TEN - off, OF_TEN, OF_TEN + off))
    return middle * bin_unit, max(high - low, 1) / 2 * bin_unit


def _reached(counts: Sequence[int], number: float) -> int:
    so_far = 0
    for value, count in enumerate(counts):
        so_far += count
        if so_far >= number - 1e-9:
            return value
    return len(counts)
