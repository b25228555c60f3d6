"""Nights by the million: `simulate` plays a run's blocks on all cores and gives what came of it, with its errors."""

import os
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from dataclasses import dataclass
from time import perf_counter
from typing import Any, Final

from nightbus.errors import LabError
from nightbus.lab import tally as tally_of
from nightbus.lab.blocks import Counts, Run, kernel_of, play_compiled
from nightbus.lab.figures import Figures, figures, histogram_json
from nightbus.lab.minutes import pace as pace_of
from nightbus.lab.nights import POLICIES
from nightbus.rules.game import game as game_of
from nightbus.rules.ride_the_bus.house import Bus
from nightbus.rules.switches import as_json, switches, write_value

MOST_GAMES: Final = 10**10
MOST_SEED: Final = 2**63 - 1
MOST_JOBS: Final = 1024
CHUNK: Final = 64
"""Blocks that a worker plays at most before they are counted in: about a second's work."""

_LOOK: Final = 0.2
"""Seconds between two looks at how far a run is."""

Progress = Callable[[int, int, float], None]
"""progress(nights done, nights in all, seconds so far)."""


@dataclass(frozen=True, slots=True)
class Result:
    """What came of a run."""

    run: Run
    rulebook: str
    counts: Counts
    seconds: float

    @property
    def partial(self) -> bool:
        """Was it stopped before all nights were played?"""
        return self.counts.nights < self.run.games

    @property
    def drinks(self) -> bool:
        """Is it a game of drinks, and not of lives or tokens?"""
        return self.run.game == "ride-the-bus"

    @property
    def attempts_word(self) -> str:
        """`attempts` for a ride by questions or pyramid, else `rows`."""
        return "attempts" if self.run.house.bus in (Bus.QUESTIONS, Bus.PYRAMID) else "rows"

    @property
    def changes(self) -> dict[str, str]:
        """The switches that are not as in the rulebook, as they are written."""
        book = game_of(self.run.game).rulebooks[self.rulebook]
        pairs = ((s, getattr(self.run.house, s.name), getattr(book, s.name)) for s in switches(type(book)).values())
        return {s.name: write_value(s, here) for s, here, there in pairs if here != there}

    def figures(self, measure: int) -> Figures | None:
        """The figures of a measure of `tally`; None if it never came up."""
        if measure == tally_of.TIME:
            return figures(self.counts, measure, unit=1 / 600, bin_width=0.1)
        return figures(self.counts, measure)

    def per_seat(self, first: int) -> list[Figures]:
        """The figures of a measure that is taken for each seat."""
        found = (self.figures(first + seat) for seat in range(self.run.seats))
        return [each for each in found if each is not None]

    def shares(self) -> list[float]:
        """The share of rides, or of wins, of each seat; all 0 if nobody ever rode."""
        whole = sum(self.counts.share) or 1
        return [n / whole for n in self.counts.share[: self.run.seats]]

    def as_json(self) -> dict[str, Any]:
        """The one object that `nightbus lab --json` prints; `docs/lab.md` names its fields."""
        rate = self.counts.nights / self.seconds if self.seconds else 0.0
        found: dict[str, Any] = {
            "game": self.run.game,
            "version": game_of(self.run.game).version,
            "rulebook": self.rulebook,
            "switches": as_json(self.run.house),
            "seats": self.run.seats,
            "policies": list(self.run.policies),
            "seed": self.run.seed,
            "games": self.counts.nights,
            "partial": self.partial,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(rate, 1),
        }
        if self.counts.unfinished:
            found["unfinished"] = self.counts.unfinished
        found |= self._of_drinks() if self.drinks else self._of_lives()
        minutes = self.figures(tally_of.TIME)
        found["minutes"] = minutes.as_json() if minutes else None
        found["histograms"] = {
            "tenths_of_minutes" if measure == tally_of.TIME else name if seat is None else f"{name}_seat_{seat}": (
                histogram_json(self.counts, measure)
            )
            for name, seat, measure in self.measures()
        }
        return found

    def _of_drinks(self) -> dict[str, Any]:
        return {
            "drinks": self._seats_and_table(tally_of.TAKEN, tally_of.TABLE_DRINKS),
            "shots": self._seats_and_table(tally_of.SHOTS, tally_of.TABLE_SHOTS),
            "ride": {
                "cards": self._json(tally_of.RIDE_CARDS),
                self.attempts_word: self._json(tally_of.RIDE_ATTEMPTS),
                "drinks": self._json(tally_of.RIDE_DRINKS),
                "rider_share": self.shares(),
            },
            "cards_left": self._json(tally_of.CARDS_LEFT),
            **self.each_night(),
        }

    def _of_lives(self) -> dict[str, Any]:
        return {
            "rounds": self._json(tally_of.ROUNDS),
            "winner_share": self.shares(),
            "lives_lost": {"per_seat": [each.as_json() for each in self.per_seat(tally_of.TAKEN)]},
        }

    def _seats_and_table(self, first: int, table: int) -> dict[str, Any]:
        return {"per_seat": [each.as_json() for each in self.per_seat(first)], "table": self._json(table)}

    def _json(self, measure: int) -> dict[str, float | None] | None:
        found = self.figures(measure)
        return found.as_json() if found else None

    def measures(self) -> Iterator[tuple[str, int | None, int]]:
        """What is measured in this game: (name, seat or None, measure of `tally`)."""
        seats = range(self.run.seats)
        if self.drinks:
            yield from (("drinks", seat, tally_of.TAKEN + seat) for seat in seats)
            yield "drinks", None, tally_of.TABLE_DRINKS
            yield from (("shots", seat, tally_of.SHOTS + seat) for seat in seats)
            yield "shots", None, tally_of.TABLE_SHOTS
            yield "ride_cards", None, tally_of.RIDE_CARDS
            yield f"ride_{self.attempts_word}", None, tally_of.RIDE_ATTEMPTS
            yield "ride_drinks", None, tally_of.RIDE_DRINKS
            yield "cards_left", None, tally_of.CARDS_LEFT
        else:
            yield "rounds", None, tally_of.ROUNDS
            yield from (("lives_lost", seat, tally_of.TAKEN + seat) for seat in seats)
        yield "minutes", None, tally_of.TIME

    def each_night(self) -> dict[str, float]:
        """What is counted and not measured, as a mean of a night."""
        played = max(1, self.counts.nights - self.counts.unfinished)
        return {name: getattr(self.counts, name) / played for name in ("ties", "bluffs", "calls")}


def simulate(
    game: str,
    house: Any = None,
    seats: int = 5,
    *,
    games: int,
    policies: Sequence[str] = ("pub",),
    seed: int = 0,
    jobs: int | None = None,
    rulebook: str | None = None,
    pace: Mapping[str, float] | None = None,
    progress: Progress | None = None,
    cluster: str | None = None,
) -> Result:
    """So many nights of these house rules, and what came of them.

    The same seed gives the same counts whatever the number of `jobs` (threads; all cores if None). `policies`: one
    bot for all seats or one for each, `pub` or `random`. `pace`: seconds of some kinds of steps (`minutes.KINDS`).
    `cluster`: the address of a Dask scheduler whose workers play instead. Interrupted (Ctrl-C), it gives what is done
    by then, marked partial.

    >>> night = simulate("stop-the-bus", games=1000).as_json()
    >>> 2 < night["rounds"]["mean"] < 20
    True

    :raises LabError: the extra `lab` is not installed, or what is asked for cannot be played.
    :raises HouseRuleError: so many seats cannot play these house rules.
    """
    run = run_of(game, house, seats, games=games, policies=policies, seed=seed, rulebook=rulebook, pace=pace)
    book = rulebook or next(iter(game_of(game).rulebooks))
    jobs = _cores() if jobs is None else jobs
    if not 1 <= jobs <= MOST_JOBS:
        raise LabError("lab-jobs", jobs=jobs, high=MOST_JOBS)
    if cluster is not None:
        from nightbus.lab.cluster import play_on_cluster

        begun = perf_counter()
        return Result(run, book, play_on_cluster(run, cluster, progress), perf_counter() - begun)
    kernel_of(run.game)  # compiled before the clock starts, and once
    begun = perf_counter()
    return Result(run, book, _play_in_threads(run, jobs, progress), perf_counter() - begun)


def _cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run_of(
    game: str,
    house: Any,
    seats: int,
    *,
    games: int,
    policies: Sequence[str],
    seed: int,
    rulebook: str | None = None,
    pace: Mapping[str, float] | None = None,
) -> Run:
    """What is to be played, checked.

    :raises NightbusError: a number of games, a seed, a bot or a pace that cannot be.
    :raises HouseRuleError: so many seats cannot play these house rules.
    """
    of = game_of(game)
    house = house if house is not None else of.rulebooks[rulebook or next(iter(of.rulebooks))]
    of.check(house, seats)
    if not 1 <= games <= MOST_GAMES:
        raise LabError("lab-games", games=games, high=MOST_GAMES)
    if not 0 <= seed <= MOST_SEED:
        raise LabError("lab-seed", seed=seed, high=MOST_SEED)
    unknown = [policy for policy in policies if policy not in POLICIES]
    if unknown:
        raise LabError("lab-policy", policy=unknown[0], allowed=", ".join(POLICIES))
    if len(policies) not in (1, seats):
        raise LabError("lab-policies", policies=len(policies), seats=seats)
    everybody = tuple(policies) * (seats if len(policies) == 1 else 1)
    return Run(game, house, seats, everybody, seed, games, tuple(pace_of(game, pace)))


def chunks_of(run: Run, workers: int) -> Iterator[range]:
    """The blocks of a run, in runs of them: longer ones first, so that all workers come to the end together."""
    first = 0
    while first < run.blocks:
        size = max(1, min(CHUNK, (run.blocks - first) // (2 * workers)))
        yield range(first, first + size)
        first += size


class Work:
    """A run under way: which blocks come next, what has been counted, and whether to stop."""

    def __init__(self, run: Run, workers: int) -> None:
        self.run = run
        self.counts = Counts()
        self.stop = threading.Event()
        self._chunks = chunks_of(run, workers)
        self._lock = threading.Lock()
        self._nights = 0

    def next_chunk(self) -> range | None:
        """Blocks to be played; None when there are no more or the run is to stop."""
        with self._lock:
            return None if self.stop.is_set() else next(self._chunks, None)

    def one_by_one(self, chunk: range) -> Iterable[int]:
        """The blocks of a chunk, as long as the run is not to stop; what is played so is done."""
        for block in chunk:
            if self.stop.is_set():
                return
            yield block
            self.done(self.run.nights_of(block))

    def done(self, nights: int) -> None:
        """So many nights more have been played."""
        with self._lock:
            self._nights += nights

    def add(self, counts: Counts) -> None:
        """Count in what has been played."""
        with self._lock:
            self.counts.add(counts)

    def watch(self, workers: Sequence[Callable[[], None]], progress: Progress | None) -> Counts:
        """What has been counted once all workers are done, each in a thread of its own, or once somebody interrupts.

        Only the thread that waits here is ever interrupted, so nothing is counted by halves.
        """
        begun = perf_counter()
        with ThreadPoolExecutor(len(workers)) as pool:
            under_way = [pool.submit(self._guarded, worker) for worker in workers]
            try:
                while wait(under_way, timeout=_LOOK).not_done:
                    if progress:
                        progress(self._nights, self.run.games, perf_counter() - begun)
            except KeyboardInterrupt:
                self.stop.set()
            for each in under_way:
                each.result()
        return self.counts

    def _guarded(self, worker: Callable[[], None]) -> None:
        try:
            worker()
        except BaseException:
            self.stop.set()  # the others need not play on
            raise


def _play_in_threads(run: Run, jobs: int, progress: Progress | None) -> Counts:
    """Threads: the compiled loop holds no lock of Python's, and each has a state and a tally of its own."""
    work = Work(run, jobs)

    def play() -> None:
        while (chunk := work.next_chunk()) is not None:
            work.add(play_compiled(run, work.one_by_one(chunk)))

    return work.watch([play] * jobs, progress)
