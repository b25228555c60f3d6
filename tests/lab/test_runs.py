"""Runs of the lab: at both speeds, after a rule is edited, in little memory, at another pace, and what is printed."""

import csv
import itertools
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import distributed
import pytest

import nightbus
from nightbus.cli import run as run_cli
from nightbus.errors import LabError, NightbusError
from nightbus.lab import cluster, options
from nightbus.lab import tally as tally_of
from nightbus.lab.blocks import BLOCK, Counts, Run, play_compiled, play_plain
from nightbus.lab.figures import figures
from nightbus.lab.minutes import KINDS, pace
from nightbus.lab.nights import POLICIES
from nightbus.lab.simulating import CHUNK, Result, chunks_of, run_of, simulate
from nightbus.rules.game import GAMES, game
from nightbus.rules.switches import with_settings
from nightbus.terminal import lab as lab_command
from nightbus.words import languages
from tests.games.random_play import random_setting

RIDE = "ride-the-bus"


def of_each_game() -> pytest.MarkDecorator:
    """For each game, on one worker, which compiles it once."""
    return pytest.mark.parametrize("name", [pytest.param(n, marks=pytest.mark.xdist_group(n)) for n in GAMES])


@of_each_game()
def test_random_house_rules_count_the_same_at_both_speeds(name: str) -> None:
    for number in range(10):
        luck = Random(f"lab {name} {number}")
        setting = random_setting(game(name), luck)
        policies = tuple(luck.choice(POLICIES) for _ in range(setting.seats))
        run = Run(name, setting.house, setting.seats, policies, seed=number, games=5)
        assert play_plain(run, [0]) == play_compiled(run, [0]), f"house {number}: {setting}"


@pytest.mark.xdist_group("stop-the-bus")
def test_an_edited_rule_never_answers_from_what_was_compiled_before(tmp_path: Path) -> None:
    shutil.copytree(Path(nightbus.__file__).parent, tmp_path / "nightbus")
    rules = tmp_path / "nightbus" / "rules" / "stop_the_bus" / "game.py"
    program = (
        "import nightbus, sys\n"
        "from nightbus.lab import simulate\n"
        "assert nightbus.__file__.startswith(sys.argv[1])\n"
        "print(simulate('stop-the-bus', games=200).as_json()['rounds']['mean'])"
    )

    def rounds() -> float:
        environ = {**os.environ, "PYTHONPATH": str(tmp_path), "XDG_CACHE_HOME": str(tmp_path / "cache")}
        call = [sys.executable, "-c", program, str(tmp_path)]
        return float(subprocess.run(call, env=environ, capture_output=True, text=True, check=True).stdout)

    before = rounds()
    text = rules.read_text(encoding="utf-8")
    assert "state.tokens[seat] -= 1" in text
    rules.write_text(text.replace("state.tokens[seat] -= 1", "state.tokens[seat] = 0"), encoding="utf-8")
    assert rounds() < before / 2
    rules.write_text(text, encoding="utf-8")
    assert rounds() == before


def test_where_nothing_can_be_kept_it_is_kept_for_the_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    monkeypatch.setenv("NUMBA_CACHE_DIR", "")
    options.prepare()
    kept = Path(os.environ["NUMBA_CACHE_DIR"])
    assert kept.is_dir()
    assert tmp_path not in kept.parents
    options.compiled(RIDE)
    assert not options.is_compiled(RIDE)


@pytest.mark.xdist_group("stop-the-bus")
def test_many_nights_take_no_more_memory() -> None:
    # VmHWM, and not getrusage: that begins with what the process took which started this one.
    program = (
        "from pathlib import Path\nfrom nightbus.lab import simulate\n"
        "simulate('stop-the-bus', games=100_000, jobs=4, policies=['random'])\n"
        "status = Path('/proc/self/status').read_text()\n"
        "print(status.split('VmHWM:')[1].split()[0])"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert int(ran.stdout) < 400_000  # kilobytes


@pytest.mark.parametrize(("blocks", "workers"), [(1, 1), (1, 8), (7, 2), (1000, 3), (100_000, 64)])
def test_every_block_is_handed_out_once(blocks: int, workers: int) -> None:
    run = run_of(RIDE, None, 5, games=blocks * BLOCK, policies=["pub"], seed=0)
    chunks = list(chunks_of(run, workers))
    assert list(itertools.chain.from_iterable(chunks)) == list(range(blocks))
    assert max(len(chunk) for chunk in chunks) <= CHUNK
    assert len(chunks) >= min(blocks, workers)


def test_quantiles_are_those_of_the_sorted_numbers() -> None:
    luck = Random(2)
    for count in (1, 2, 3, 10, 99, 100, 101, 1000):
        numbers = sorted(luck.randrange(200) for _ in range(count))
        counts = Counts(histogram=[[numbers.count(n) for n in range(200)]] + [[]] * (tally_of.MEASURES - 1))
        counts.most[0] = numbers[-1]
        counts.square[0], counts.total[0] = sum(n * n for n in numbers), sum(numbers)
        found = figures(counts, 0)
        assert found is not None
        for percent, value in ((50, found.p50), (90, found.p90), (99, found.p99)):
            assert value == numbers[-(-count * percent // 100) - 1]


def test_one_night_has_no_error() -> None:
    page = json.loads(json.dumps(simulate("stop-the-bus", games=1).as_json(), allow_nan=False))
    assert page["games"] == 1
    assert page["rounds"]["se"] is None
    assert page["rounds"]["mean"] == page["rounds"]["max"] == page["rounds"]["p50"]
    assert page["minutes"]["p50"] == page["minutes"]["max"]


# Minutes


@of_each_game()
def test_minutes_are_what_the_steps_take(name: str) -> None:
    result = simulate(name, games=300, seed=5)
    counts = result.counts
    tenths = pace(name)
    steps = sum(steps * takes for steps, takes in zip(counts.steps, tenths, strict=False))
    drinks = counts.total[tally_of.TABLE_DRINKS] * tenths[tally_of.DRINK]
    assert counts.total[tally_of.TIME] == steps + drinks + 300 * tenths[tally_of.GAME]
    assert counts.steps[tally_of.SHUFFLE] > 300


def test_the_pace_can_be_changed() -> None:
    usual, slow = (simulate(RIDE, games=200, pace=given) for given in (None, {"answer": 64, "Drink".lower(): 1}))
    assert usual.counts.steps == slow.counts.steps
    # 16 answers of 5 seats, four of which guess; each takes a minute more.
    assert slow.as_json()["minutes"]["mean"] == pytest.approx(usual.as_json()["minutes"]["mean"] + 16)


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"dance": 3}, "lab-pace-kind"),
        ({"answer": -1}, "lab-pace-seconds"),
        ({"answer": float("nan")}, "lab-pace-seconds"),
        ({"answer": 1e9}, "lab-pace-seconds"),
    ],
)
def test_a_pace_that_cannot_be_is_refused(given: dict[str, float], code: str) -> None:
    with pytest.raises(NightbusError) as refused:
        simulate(RIDE, games=1, pace=given)
    assert refused.value.code == code


def test_every_kind_of_step_is_a_number_of_its_own() -> None:
    for kinds in KINDS.values():
        numbers = [number for number, _ in kinds.values()]
        assert len(set(numbers)) == len(numbers)
        assert max(numbers) < tally_of.PACES


# The command


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--pace", "answer"], "answer"),
        (["--pace", "answer=slow"], "answer=slow"),
        (["--pace", "dance=3"], "shuffle"),
        (["--csv", "/nowhere/at/all.csv"], "/nowhere/at/all.csv"),
        (["--plot", "/nowhere/at/all.svg"], "/nowhere/at/all.svg"),
        (["--csv", "/"], "/"),
        (["--sweep", "bus_length=9..4"], "bus_length=9..4"),
        (["--sweep", "bus_length=4,40"], "40"),
        (["--sweep", "rounds=1..2", "--seats", "9"], "9"),
        (["--policy", "pub,shark"], "shark"),
        (["--games", "0"], "0"),
        (["--games", str(10**12)], "10,000,000,000"),
        (["--jobs", "0"], "0"),
        (["--seed", "-1"], "-1"),
    ],
)
def test_what_will_not_do_is_said_before_anything_is_played(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("nightbus.lab.simulating._play_in_threads", lambda *_: pytest.fail("played"))
    assert run_cli(["lab", RIDE, *arguments]) == 2
    shown = capsys.readouterr()
    assert said in shown.err
    assert not shown.out


def test_without_a_game_it_asks_for_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_cli(["lab"]) == 2
    assert "ride-the-bus" in capsys.readouterr().err


@pytest.mark.xdist_group("stop-the-bus")
def test_warming_compiles_and_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_cli(["lab", "stop-the-bus", "--warm"]) == 0
    assert capsys.readouterr().out == "Stop the Bus is compiled and kept.\n"
    assert options.is_compiled("stop-the-bus")
    assert run_cli(["lab", "poker", "--warm"]) == 2


@pytest.mark.xdist_group("stop-the-bus")
def test_the_first_compile_is_announced(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(options, "is_compiled", lambda _name: False)
    monkeypatch.setattr(lab_command, "kernel_of", lambda _name: None)
    assert run_cli(["lab", "stop-the-bus", "--warm"]) == 0
    assert capsys.readouterr().err.startswith("Compiling the rules of Stop the Bus")
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    assert run_cli(["lab", "stop-the-bus", "--warm"]) == 0
    assert "Compiling the rules of Stop the Bus, once: about half a minute … 0 s" in capsys.readouterr().err


def test_progress_is_shown_to_who_looks(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    progress = lab_command._Progress(nightbus.Words("en"))
    for done, seconds in ((0, 0.1), (250_000, 2.0), (1_000, 36.0)):
        progress(done, 1_000_000, seconds)
    shown = capsys.readouterr().err
    assert "━━━━━━──────────────────" in shown
    assert "25 %, 125,000 nights a second, 6 s left" in shown
    assert "0 %, 28 nights a second, 9 h 59 min left" in shown


@pytest.mark.parametrize("lang", languages())
def test_a_page_in_every_language(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    call = ["lab", RIDE, "--games", "400", "--set", "bus_length=4", "--set", "top_card=shot", "--lang", lang]
    assert run_cli([*call, "--policy", "pub,pub,random,pub,pub"]) == 0
    page = capsys.readouterr().out
    assert "lab-" not in page  # a message that is not there is shown by its id
    assert "bus_length=4" in page
    assert "█" in page
    assert "Shot" in page or "Doses" in page


def test_a_sweep_whose_values_measure_different_things(capsys: pytest.CaptureFixture[str]) -> None:
    call = ["lab", RIDE, "--games", "200", "--sweep", "bus=row_once,questions", "--set", "bus_length=4"]
    assert run_cli(call) == 0
    lines = {line.split("  ")[0]: line.split() for line in capsys.readouterr().out.splitlines()}
    assert lines["Ride: rows"][-1] == "-"
    assert lines["Ride: attempts"][2] == "-"
    assert list(lines).index("Ride: rows") < list(lines).index("Ride: drinks")
    assert run_cli(["lab", RIDE, "--games", "200", "--sweep", "top_card=drinks,shot", "--set", "bus_length=4"]) == 0
    lines = {line.split("  ")[0]: line.split() for line in capsys.readouterr().out.splitlines()}
    assert lines["Shots, the table"][3] == "-"


def test_the_figures_as_csv(tmp_path: Path) -> None:
    file = tmp_path / "night.csv"
    assert run_cli(["lab", "stop-the-bus", "--games", "500", "--seats", "3", "--csv", str(file), "--json"]) == 0
    rows = list(csv.DictReader(file.read_text(encoding="utf-8").splitlines()))
    assert [row["measure"] for row in rows] == ["rounds", *["lives_lost"] * 3, "minutes", *["winner_share"] * 3]
    assert sum(float(row["mean"]) for row in rows if row["measure"] == "winner_share") == pytest.approx(1)
    assert [row["seat"] for row in rows[:4]] == ["", "0", "1", "2"]
    assert rows[0]["n"] == "500"


def test_the_same_seed_prints_the_same_object(capsys: pytest.CaptureFixture[str]) -> None:
    pages = []
    for jobs in ("1", "3"):
        assert run_cli(["lab", RIDE, "--games", "3000", "--set", "bus_length=4", "--jobs", jobs, "--json"]) == 0
        page = json.loads(capsys.readouterr().out)
        pages.append({name: value for name, value in page.items() if "second" not in name})
    assert pages[0] == pages[1]


# Pictures


def drawn(file: Path, *arguments: str) -> str:
    assert run_cli(["lab", *arguments, "--games", "400", "--plot", str(file)]) == 0
    return file.read_text(encoding="utf-8") if file.suffix == ".svg" else ""


def test_a_picture_says_what_it_shows_in_the_readers_language(tmp_path: Path) -> None:
    picture = drawn(tmp_path / "a.svg", RIDE, "--set", "bus_length=4", "--lang", "pt")
    for words in ("livro classic", "Goles da mesa inteira", "bus_length=4", "quem dá", "anda de ônibus", "média "):
        assert words in picture
    assert drawn(tmp_path / "b.svg", RIDE, "--set", "bus_length=4", "--lang", "pt") == picture
    picture = drawn(tmp_path / "c.svg", "chase-the-ace", "--lang", "it")
    assert "Chi vince" in picture
    picture = drawn(tmp_path / "d.svg", RIDE, "--sweep", "bus=row_once,pyramid", "--rulebook", "commission")
    for words in ("row_once", "Minutes", "rulebook commission", "9 in 10"):
        assert words in picture


def test_every_ride_can_be_drawn(tmp_path: Path) -> None:
    for bus in ("row_once", "questions", "pyramid"):
        drawn(tmp_path / f"{bus}.png", RIDE, "--set", f"bus={bus}")
        assert (tmp_path / f"{bus}.png").stat().st_size > 20_000


def test_without_matplotlib_the_install_command_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert run_cli(["lab", RIDE, "--games", "10", "--plot", str(tmp_path / "a.svg")]) == 2
    assert "pip install 'nightbus[plots]'" in capsys.readouterr().err


# A cluster


def test_workers_with_other_rules_are_refused() -> None:
    run = run_of("stop-the-bus", None, 3, games=10, policies=["random"], seed=1)
    assert cluster.play_same(run, range(1), options.fingerprint()) == play_compiled(run, [0])
    with pytest.raises(LabError) as refused:
        cluster.play_same(run, range(1), "other")
    assert refused.value.code == "cluster-differs"


def test_without_dask_the_install_command_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(LabError, match=r"nightbus\[cluster\]"):
        simulate(RIDE, games=10, cluster="tcp://127.0.0.1:9")


def test_a_worker_that_fails_fails_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> Counts:
        raise LabError("cluster-differs")

    monkeypatch.setattr("nightbus.lab.simulating.play_compiled", fails)
    with pytest.raises(LabError):
        simulate(RIDE, games=10**9, jobs=2)


@pytest.mark.xdist_group("stop-the-bus")
@pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::pytest.PytestUnraisableExceptionWarning")
@pytest.mark.parametrize("where", ["here", "on a cluster"])
def test_what_was_counted_before_an_interrupt_adds_up(where: str) -> None:
    def interrupt(done: int, _of: int, _seconds: float) -> None:
        if done:
            raise KeyboardInterrupt

    if where == "here":
        found = simulate("stop-the-bus", games=10**9, jobs=3, progress=interrupt)
    else:
        local: Any = distributed.LocalCluster
        with local(
            n_workers=1, threads_per_worker=1, processes=False, dashboard_address=None, silence_logs=50
        ) as workers:
            address = workers.scheduler_address
            found = simulate("stop-the-bus", games=10**9, cluster=address, progress=interrupt)
    assert found.partial
    assert found.as_json()["games"] == found.counts.nights > 0
    for _, _, measure in found.measures():
        assert sum(found.counts.histogram[measure]) + found.counts.beyond[measure] == found.counts.nights
    assert sum(found.counts.share) == found.counts.nights


def result_of(house: Any) -> Result:
    return simulate(RIDE, house, 5, games=50)


def test_what_differs_from_the_rulebook_is_named() -> None:
    house = with_settings(game(RIDE).rulebooks["classic"], {"bus_length": "5", "ride_cap": "40"})
    assert result_of(house).changes == {"bus_length": "5", "ride_cap": "40"}
    assert result_of(game(RIDE).rulebooks["classic"]).changes == {}
