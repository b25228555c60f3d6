"""The bench: the C program and the lab agree, what is missing is said, and what is measured is shown."""

import json
import os
from dataclasses import replace
from importlib.metadata import PackageNotFoundError
from pathlib import Path

import pytest

import nightbus.lab.bench as measuring
from nightbus.errors import LabError
from nightbus.lab import limit, peers
from nightbus.lab.bench import INSTALL, MOST_TIMES_SLOWER, Bench, Limit, Rate, bench, both
from nightbus.lab.limit import LENGTHS, MEANS, Batch, apart, compiled_program, program_batch
from nightbus.lab.peers import PEERS, Peer, PeerRate, peer_rates, rates
from nightbus.rules.game import GAMES
from nightbus.terminal.bench import bench_command, bench_lines
from nightbus.words import Words, languages

MEASURED = Bench(
    machine={"python": "3.11.7", "system": "Linux x86_64", "cores": 2, "numba": "0.68.1"},
    rates=(
        Rate("ride-the-bus", "random", 1, True, 285_123.0, 25_000_000.0, 38_123_456.0),
        Rate("ride-the-bus", "random", 2, True, 560_000.0, 50_000_000.0, 76_000_000.0),
        Rate("chase-the-ace", "pub", 1, True, 99.4, 1234.5, 2345.6),
    ),
    limit=(Limit(4, 38_123_456.0, 76_246_912.0, 2.0, {"drinks": 0.4, "rows": -1.26}),),
    no_limit="",
    peers=(PeerRate("OpenSpiel", "2.0.2", "leduc_poker", "C++ states, Python loop", 70_000.0, 250_000.0),),
    missing=("pgx",),
)


@pytest.mark.parametrize("length", LENGTHS)
def test_the_lab_and_the_c_program_agree(length: int) -> None:
    # The only place where rules stand twice.
    with compiled_program() as program:
        ours, theirs = both(program, length, 3000, batches=20)
    assert all(abs(found) < 4 for found in apart(ours, theirs).values()), apart(ours, theirs)
    assert all(batch.totals[MEANS.index("rows")] > batch.games for batch in ours)


def test_the_same_seed_is_the_same_night_in_c() -> None:
    with compiled_program() as program:
        first, second, other = (program_batch(program, 100, 4, seed) for seed in (1, 1, 2))
    assert first.totals == second.totals != other.totals


def test_means_apart_are_noticed() -> None:
    ours = [Batch(100, 1.0, (100 + i, 100, 100 + i, 100 + i, 100 + i)) for i in range(8)]
    theirs = [replace(batch, totals=(batch.totals[0] + 40, 100 + i, *batch.totals[2:])) for i, batch in enumerate(ours)]
    found = apart(ours, theirs)
    assert found["drinks"] < -4
    assert abs(found["deals"]) < 1


def test_without_a_compiler_or_the_source_the_program_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    with pytest.raises(LabError) as refused, compiled_program():
        pass
    assert refused.value.code == "limit-compiler"
    assert "no-such-compiler" in str(refused.value)
    monkeypatch.setattr(limit, "SOURCE", Path("nowhere") / "classic_night.c")
    with pytest.raises(LabError) as refused, compiled_program():
        pass
    assert refused.value.code == "limit-source"


def test_a_program_that_does_not_compile_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    source = tmp_path / "classic_night.c"
    source.write_text("int main(void) { return nothing; }")
    monkeypatch.setattr(limit, "SOURCE", source)
    with pytest.raises(LabError) as refused, compiled_program():
        pass
    assert refused.value.code == "limit-fails"


def test_peers_that_are_not_there_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(package: str) -> str:
        raise PackageNotFoundError(package)

    monkeypatch.setattr(peers, "version", missing)
    heard: list[str] = []
    assert list(peer_rates(0.01, short=True, say=heard.append)) == [peer.package for peer in PEERS]
    assert heard == []


def test_a_peer_that_is_there_is_timed(monkeypatch: pytest.MonkeyPatch) -> None:
    def loop(game: str, how: str) -> peers.Loop:
        print("a banner that nobody asked for")
        return lambda: (1, 3)

    peer = Peer("Peer", "pytest", (("war", "loop"), ("snap", "loop")), 1, loop)
    monkeypatch.setattr(peers, "PEERS", (peer,))
    for short, games in ((True, ["war"]), (False, ["war", "snap"])):
        found = list(peer_rates(0.01, short=short, say=lambda _: None))
        assert [rate.game for rate in found if isinstance(rate, PeerRate)] == games
        for rate in found:
            assert isinstance(rate, PeerRate)
            assert rate.decisions_per_second == pytest.approx(3 * rate.games_per_second)


def test_a_rate_counts_until_the_time_is_up() -> None:
    games, decisions = rates(lambda: (2, 5), 0.01)
    assert decisions / games == pytest.approx(2.5)


def test_a_short_run_measures_each_game_and_bot_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nightbus.lab.played.lab_is_here", lambda: False)
    heard: list[str] = []
    found = bench(short=True, peers=False, say=heard.append)
    assert [(rate.game, rate.policy) for rate in found.rates] == [(g, p) for g in GAMES for p in ("random", "pub")]
    assert all(rate.steps_per_second > rate.decisions_per_second > rate.games_per_second > 0 for rate in found.rates)
    assert not any(rate.compiled for rate in found.rates)
    assert len(heard) == 6
    assert not found.limit
    assert not found.passes
    assert found.machine["cores"] == os.cpu_count()


def test_it_passes_while_the_ratio_holds() -> None:
    assert MEASURED.passes
    slow = replace(MEASURED.limit[0], times_slower=MOST_TIMES_SLOWER + 0.1)
    assert not replace(MEASURED, limit=(MEASURED.limit[0], slow)).passes
    assert not replace(MEASURED, limit=()).passes


@pytest.mark.parametrize("lang", languages())
def test_it_is_shown_in_every_language(lang: str) -> None:
    words = Words(lang, strict=True)
    text = "\n".join(bench_lines(words, MEASURED))
    for shown in ("OpenSpiel 2.0.2", "bus_length=4", INSTALL, "Numba 0.68.1", "pgx"):
        assert shown in text
    plain = replace(MEASURED.rates[0], compiled=False)
    text = "\n".join(bench_lines(words, replace(MEASURED, rates=(plain,), limit=(), no_limit="No source", missing=())))
    assert words.say("bench-plain") in text
    assert "No source" in text


def test_rates_are_shown_with_three_figures_that_count() -> None:
    lines = list(bench_lines(Words("en", strict=True), MEASURED))
    ride = next(line for line in lines if line.startswith("Ride the Bus"))
    assert ride.split()[-3:] == ["285,000", "25,000,000", "38,100,000"]
    peer = next(line for line in lines if line.startswith("OpenSpiel"))
    assert peer.split()[-2:] == ["250,000", "100"]


def test_the_command_prints_and_checks(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    asked: list[bool] = []

    def measured(*, short: bool, peers: bool, say: object) -> Bench:
        asked.append(peers)
        return MEASURED

    monkeypatch.setattr("nightbus.terminal.bench.bench", measured)
    words = Words("en", strict=True)
    assert bench_command(words=words, short=True, check=False, peers=True, as_json=True) == 0
    page = json.loads(capsys.readouterr().out)
    assert page["limit"][0]["times_slower"] == 2.0
    assert page["install"] == INSTALL
    assert page["missing"] == ["pgx"]
    assert bench_command(words=words, short=True, check=True, peers=True, as_json=False) == 0
    assert asked == [True, False]
    monkeypatch.setattr(measuring, "MOST_TIMES_SLOWER", 1.5)
    assert bench_command(words=words, short=True, check=True, peers=True, as_json=False) == 1
    assert "C program" in capsys.readouterr().err
