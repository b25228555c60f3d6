"""Nights by the million: `simulate` plays a run's blocks on all cores and gives what came of it, with its errors."""

import itertools
import os
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from time import perf_counter
from typing import Any, Final

from nightbus.errors import LabError
from nightbus.lab import tally as tally_of
from nightbus.lab.blocks import Counts, Run, kernel_of, play_compiled
from nightbus.lab.figures import Figures, figures, histogram_json
from nightbus.lab.nights import POLICIES
from nightbus.rules.game import game as game_of
from nightbus.rules.ride_the_bus.house import Bus
from nightbus.rules.switches import as_json

MOST_GAMES: Final = 10**10
MOST_SEED: Final = 2**63 - 1
CHUNK: Final = 64
"""Blocks that a worker plays before it reports: about a second's work."""

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
            "unfinished": self.counts.unfinished,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(rate, 1),
        }
        found |= self._of_drinks() if self.drinks else self._of_lives()
        minutes = self.figures(tally_of.TIME)
        found["minutes"] = minutes.as_json() if minutes else None
        found["histograms"] = {name: histogram_json(self.counts, measure) for name, measure in self._measures()}
        return found

    def _of_drinks(self) -> dict[str, Any]:
        played = max(1, self.counts.nights - self.counts.unfinished)
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
            "ties": self.counts.ties / played,
            "bluffs": self.counts.bluffs / played,
            "calls": self.counts.calls / played,
        }

    def _of_lives(self) -> dict[str, Any]:
        return {
            "rounds": self._json(tally_of.ROUNDS),
            "winner_share": self.shares(),
            "lives_lost": {"per_seat": [each.as_json() for each in self.per_seat(tally_of.TAKEN)]},
        }

    def _seats_and_table(self, first: int, table: int) -> dict[str, Any]:
        return {"per_seat": [each.as_json() for each in self.per_seat(first)], "table": self._json(table)}

    def _json(self, measure: int) -> dict[str, float] | None:
        found = self.figures(measure)
        return found.as_json() if found else None

    def _measures(self) -> Iterator[tuple[str, int]]:
        if self.drinks:
            yield "drinks", tally_of.TABLE_DRINKS
            for seat in range(self.run.seats):
                yield f"drinks_seat_{seat}", tally_of.TAKEN + seat
            yield "shots", tally_of.TABLE_SHOTS
            yield "ride_cards", tally_of.RIDE_CARDS
            yield f"ride_{self.attempts_word}", tally_of.RIDE_ATTEMPTS
            yield "ride_drinks", tally_of.RIDE_DRINKS
            yield "cards_left", tally_of.CARDS_LEFT
        else:
            yield "rounds", tally_of.ROUNDS
            for seat in range(self.run.seats):
                yield f"lives_lost_seat_{seat}", tally_of.TAKEN + seat
        yield "tenths_of_minutes", tally_of.TIME


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
    progress: Progress | None = None,
    cluster: str | None = None,
) -> Result:
    """So many nights of these house rules, and what came of them.

    The same seed gives the same counts whatever the number of `jobs` (threads; all cores if None). `policies`: one
    bot for all seats or one for each, `pub` or `random`. `cluster`: the address of a Dask scheduler whose workers
    play instead. Interrupted (Ctrl-C), it gives what is done by then, marked partial.

    :raises LabError: the extra `lab` is not installed, or what is asked for cannot be played.
    :raises HouseRuleError: so many seats cannot play these house rules.
    """
    run = run_of(game, house, seats, games=games, policies=policies, seed=seed, rulebook=rulebook)
    book = rulebook or next(iter(game_of(game).rulebooks))
    if jobs is not None and not 1 <= jobs <= 1024:
        raise LabError("lab-jobs", jobs=jobs, high=1024)
    begun = perf_counter()
    if cluster is not None:
        from nightbus.lab.cluster import play_on_cluster

        return Result(run, book, play_on_cluster(run, cluster, progress), perf_counter() - begun)
    kernel_of(run.game)  # compiled before the clock starts, and once
    begun = perf_counter()
    return Result(run, book, _play_in_threads(run, jobs or os.cpu_count() or 1, progress), perf_counter() - begun)


def run_of(
    game: str,
    house: Any,
    seats: int,
    *,
    games: int,
    policies: Sequence[str],
    seed: int,
    rulebook: str | None = None,
) -> Run:
    """What is to be played, checked.

    :raises LabError: a number of games, a seed or a bot that cannot be.
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
    return Run(game, house, seats, everybody, seed, games)


def chunks_of(run: Run, workers: int) -> Iterator[range]:
    """The blocks of a run, in runs of them that keep so many workers busy."""
    size = max(1, min(CHUNK, run.blocks // (workers * 4)))
    for first in range(0, run.blocks, size):
        yield range(first, min(first + size, run.blocks))


def _play_in_threads(run: Run, jobs: int, progress: Progress | None) -> Counts:
    """Threads: the compiled loop holds no lock of Python's, and each has a state and a tally of its own."""
    counts, begun, stop = Counts(), perf_counter(), threading.Event()

    def play(chunk: range) -> Counts:
        return play_compiled(run, itertools.takewhile(lambda _: not stop.is_set(), chunk))

    chunks = chunks_of(run, jobs)
    with ThreadPoolExecutor(jobs) as pool:
        under_way: set[Future[Counts]] = {pool.submit(play, chunk) for chunk in itertools.islice(chunks, jobs + 1)}
        try:
            while under_way:
                done, under_way = wait(under_way, timeout=0.5, return_when=FIRST_COMPLETED)
                for each in done:
                    counts.add(each.result())
                under_way |= {pool.submit(play, chunk) for chunk in itertools.islice(chunks, len(done))}
                if progress:
                    progress(counts.nights, run.games, perf_counter() - begun)
        except KeyboardInterrupt:
            stop.set()
            for each in wait(under_way).done:
                counts.add(each.result())
    return counts
