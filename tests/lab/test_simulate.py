"""The lab: the same result for any number of workers in any order, figures that are right, and clear refusals."""

import csv
import gc
import itertools
import json
import os
import random
import signal
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from nightbus.cli import run as run_cli
from nightbus.errors import LabError, NightbusError
from nightbus.lab import tally as tally_of
from nightbus.lab.blocks import BLOCK, Counts, Run, play_compiled, play_plain
from nightbus.lab.figures import figures
from nightbus.lab.simulating import run_of, simulate
from nightbus.odds.rides import ride_odds
from nightbus.rules.game import GAMES, game
from nightbus.rules.switches import with_settings

RIDE = "ride-the-bus"


def house(name: str, **settings: str) -> Any:
    return with_settings(next(iter(game(name).rulebooks.values())), settings)


def test_any_number_of_jobs_and_any_order_give_the_same_counts() -> None:
    short = house(RIDE, bus_length="4")
    results = [simulate(RIDE, short, 5, games=3 * BLOCK + 7, seed=11, jobs=jobs).counts for jobs in (1, 2, 3)]
    run = run_of(RIDE, short, 5, games=3 * BLOCK + 7, policies=["pub"], seed=11)
    shuffled = Counts()
    for block in random.Random(5).sample(range(run.blocks), run.blocks):
        shuffled.add(play_compiled(run, [block]))
    assert results[0] == results[1] == results[2] == shuffled
    assert results[0].nights == 3 * BLOCK + 7
    assert (
        simulate(RIDE, short, 5, games=BLOCK, seed=12).counts != simulate(RIDE, short, 5, games=BLOCK, seed=11).counts
    )


@pytest.mark.parametrize("name", GAMES)
def test_the_plain_rules_count_the_same_as_the_compiled_ones(name: str) -> None:
    run = Run(name, house(name), 4, ("pub", "random", "pub", "random"), seed=3, games=40)
    assert play_plain(run, [0]) == play_compiled(run, [0])


@pytest.mark.parametrize("bus", ["row", "row_once", "adding_row", "shrinking_row", "pyramid", "kings_cup"])
def test_rides_are_as_the_exact_odds_say(bus: str) -> None:
    short = house(RIDE, bus=bus, bus_length="5", bluffing="off")
    result, exact = simulate(RIDE, short, 5, games=40_000, policies=["random"], seed=4), ride_odds(short)
    for measure, odds in (
        (tally_of.RIDE_CARDS, exact.cards),
        (tally_of.RIDE_ATTEMPTS, exact.attempts),
        (tally_of.RIDE_DRINKS, exact.drinks),
    ):
        found = result.figures(measure)
        assert found is not None
        assert abs(found.mean - float(odds.mean)) <= 4 * odds.sd / found.n**0.5 + 1e-9
        assert found.p90 == pytest.approx(odds.quantile(0.9), abs=1)


def test_figures_are_those_of_the_numbers_themselves() -> None:
    numbers = [random.Random(1).randrange(40) ** 2 for _ in range(1)] + [3, 3, 9, 1, 0, 25, 9000]
    counts = Counts()
    for n in numbers:
        counts.total[0] += n
        counts.square[0] += n * n
        counts.most[0] = max(counts.most[0], n)
    top = max(n for n in numbers if n < tally_of.BINS)
    counts.histogram[0] = [numbers.count(value) for value in range(top + 1)]
    counts.beyond[0] = 1
    found = figures(counts, 0)
    assert found is not None
    assert found.mean == pytest.approx(statistics.fmean(numbers))
    assert found.sd == pytest.approx(statistics.pstdev(numbers))
    assert found.se == pytest.approx(statistics.stdev(numbers) / len(numbers) ** 0.5)
    assert (found.p50, found.max, found.beyond) == (sorted(numbers)[3], 9000, 1)
    assert found.p99 == found.limit == tally_of.BINS  # beyond the last bin: a lower bound
    assert figures(Counts(), 0) is None


SEVEN = ["mean", "se", "sd", "p50", "p90", "p99", "max"]


def test_the_json_of_a_game_of_drinks(capsys: pytest.CaptureFixture[str]) -> None:
    call = [
        "lab",
        RIDE,
        "--games",
        "500",
        "--set",
        "bus_length=4",
        "--seats",
        "4",
        "--json",
        "--policy",
        "pub,random,pub,pub",
    ]
    assert run_cli(call) == 0
    page = json.loads(capsys.readouterr().out)
    heads = "game version rulebook switches seats policies seed games partial seconds games_per_second"
    rest = "drinks shots ride cards_left ties bluffs calls minutes histograms"
    assert list(page) == f"{heads} {rest}".split()
    assert page["policies"] == ["pub", "random", "pub", "pub"]
    assert (page["games"], page["partial"], page["switches"]["bus_length"]) == (500, False, 4)
    assert [list(each) for each in page["drinks"]["per_seat"]] == [SEVEN] * 4
    assert list(page["ride"]) == ["cards", "rows", "drinks", "rider_share"]
    assert sum(page["ride"]["rider_share"]) == pytest.approx(1)
    table = page["histograms"]["drinks"]
    assert sum(table["counts"]) + table["beyond"] == 500
    assert sum(n * count for n, count in enumerate(table["counts"])) / 500 == pytest.approx(
        page["drinks"]["table"]["mean"]
    )


@pytest.mark.parametrize("name", GAMES[1:])
def test_the_json_of_a_game_of_lives(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_cli(["lab", name, "--games", "300", "--seats", "3", "--json"]) == 0
    page = json.loads(capsys.readouterr().out)
    assert list(page["rounds"]) == SEVEN
    assert sum(page["winner_share"]) == pytest.approx(1)
    assert len(page["lives_lost"]["per_seat"]) == 3
    # All but the winner lose all they have: two of three seats three each, and the winner fewer.
    lost = sum(each["mean"] for each in page["lives_lost"]["per_seat"])
    assert 6 <= lost < 9


def test_a_sweep_a_file_of_figures_and_a_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    figures_file, picture = tmp_path / "lab.csv", tmp_path / "lab.svg"
    call = [
        "lab",
        RIDE,
        "--games",
        "300",
        "--sweep",
        "bus_length=4..6",
        "--csv",
        str(figures_file),
        "--plot",
        str(picture),
    ]
    assert run_cli([*call, "--lang", "da"]) == 0
    page = capsys.readouterr().out
    assert "bus_length" in page
    assert "Bussen: rækker" in page
    rows = list(csv.DictReader(figures_file.read_text(encoding="utf-8").splitlines()))
    assert {row["bus_length"] for row in rows} == {"4", "5", "6"}
    rides = [float(row["mean"]) for row in rows if row["measure"] == "ride_rows"]
    assert rides == sorted(rides)
    assert "Hele bordets slurke" in picture.read_text(encoding="utf-8")


@pytest.mark.parametrize("kind", ["png", "svg"])
def test_a_picture_of_one_run(kind: str, tmp_path: Path) -> None:
    picture = tmp_path / f"lab.{kind}"
    assert run_cli(["lab", "stop-the-bus", "--games", "300", "--plot", str(picture)]) == 0
    assert picture.read_bytes()[:4] in (b"\x89PNG", b"<?xm")


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ({"games": 0}, "lab-games"),
        ({"games": 10**12}, "lab-games"),
        ({"games": 1, "seed": -1}, "lab-seed"),
        ({"games": 1, "jobs": 0}, "lab-jobs"),
        ({"games": 1, "policies": ["pub", "shark"]}, "lab-policy"),
        ({"games": 1, "policies": ["pub", "pub"]}, "lab-policies"),
        ({"games": 1, "cluster": "tcp://127.0.0.1:9"}, "cluster-silent"),
        ({"games": 1, "cluster": "host"}, "cluster-address"),
        ({"games": 1, "cluster": "tcp://host"}, "cluster-address"),
    ],
)
def test_what_cannot_be_played_is_refused(arguments: dict[str, Any], code: str) -> None:
    with pytest.raises(LabError) as refused:
        simulate(RIDE, None, 5, **arguments)
    assert refused.value.code == code
    assert len(str(refused.value)) > 20


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--sweep", "bus_length=1..3"], "bus_length"),
        (["--sweep", "bus_length"], "bus_length"),
        (["--sweep", "speed=1,2"], "speed"),
        (["--plot", "night.gif"], "night.gif"),
        (["--seats", "40"], "40"),
        (["--set", "bus_length=3"], "bus_length"),
    ],
)
def test_bad_calls_are_said_clearly(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_cli(["lab", RIDE, "--games", "10", *arguments]) == 2
    error = capsys.readouterr().err
    assert said in error
    assert "Traceback" not in error


def test_without_numba_the_install_command_is_named() -> None:
    program = (
        "import sys; sys.modules['numba'] = None\n"
        "import importlib.metadata as m\nreal = m.version\n"
        "def version(name):\n    if name == 'numba': raise m.PackageNotFoundError(name)\n    return real(name)\n"
        "m.version = version\nfrom nightbus.cli import run\nsys.exit(run(['lab', 'stop-the-bus', '--games', '5']))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 2
    assert "pip install 'nightbus[lab]'" in done.stderr


def test_interrupted_it_gives_what_is_done() -> None:
    # In a process of its own: a signal is the whole process's affair.
    program = (
        "import json\nfrom nightbus.lab import simulate\n"
        "result = simulate('stop-the-bus', games=10**9, jobs=2, progress=lambda *_: print('going', flush=True))\n"
        "print(json.dumps({'partial': result.as_json()['partial'], 'nights': result.counts.nights}))"
    )
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True) as run:
        assert run.stdout is not None
        assert run.stdout.readline() == "going\n"
        run.send_signal(signal.SIGINT)
        last = run.communicate(timeout=120)[0].splitlines()[-1]
    page = json.loads(last)
    assert run.returncode == 0
    assert page["partial"] is True
    assert page["nights"] < 10**9


# Dask's own endings: sockets of a worker that was killed, and its event loop.
@pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::pytest.PytestUnraisableExceptionWarning")
def test_a_cluster_loses_nothing_with_a_worker() -> None:
    distributed = pytest.importorskip("distributed")
    run = run_of("stop-the-bus", None, 4, games=150 * BLOCK, policies=["random"], seed=9)
    alone = simulate("stop-the-bus", None, 4, games=150 * BLOCK, policies=["random"], seed=9).counts
    from nightbus.lab.cluster import play_on_cluster

    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, silence_logs=50
    ) as cluster:
        killed = itertools.count()

        def kill_one(*_: object) -> None:
            if next(killed) == 0:
                # By its number: Dask's own way to kill it leaves an event loop behind in this thread.
                os.kill(next(iter(cluster.workers.values())).process.process.pid, signal.SIGKILL)

        assert play_on_cluster(run, cluster.scheduler_address, kill_one) == alone
        assert next(killed) > 0
    gc.collect()  # what Dask has left open is found here, not by a later test


def test_an_error_is_of_the_family() -> None:
    assert issubclass(LabError, NightbusError)
