"""Cases of no one rule: who leaves and comes back, who looks on, what a screen shows, what a clock may not do."""

import ast
from datetime import datetime
from pathlib import Path
from random import Random

import pytest

import nightbus
from nightbus.cards import NAMES, read_card
from nightbus.errors import HouseRuleError, IllegalStep, NightbusError
from nightbus.rules import events
from nightbus.rules.actions import Swap
from nightbus.rules.game import GAMES, SPECTATOR, game
from nightbus.table.log import read_log
from nightbus.table.position import position_json
from nightbus.table.replay import replay
from nightbus.table.shoes import LogShoe, SeedShoe
from nightbus.table.table import Table
from nightbus.table.transcript import settle
from nightbus.terminal import keep
from nightbus.terminal.canvas import Canvas
from nightbus.terminal.choosing import chooser
from nightbus.terminal.faces import FLAT, LARGE, MEDIUM, SMALL, draw_card
from nightbus.terminal.keep import Company, Keeper
from nightbus.terminal.night import Night, seats_for
from nightbus.words import LANGUAGES, Words
from tests.table.playing import play_at_random, random_table, say, stacked
from tests.terminal.nights import Nightbus, night_of, person_asked, play_to, view_of

SOURCE = Path(nightbus.__file__).parent


def restored(table: Table) -> Table:
    """The table that its log, written to a file and read again, makes."""
    return replay(read_log(str(table.log)), LogShoe(table.log.header.shoe))


def seen(table: Table) -> list[object]:
    """What everybody sees."""
    return [table.view(seat) for seat in (SPECTATOR, *range(len(table.names)))]


# --- leaving and coming back ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("of", GAMES)
def test_c37_c38_c48_who_comes_back_finds_seat_cards_turn_and_debts_as_they_were(of: str, seed: int) -> None:
    luck = Random(f"{of} {seed}")
    table = random_table(of, luck)
    play_at_random(table, luck, luck.randrange(120))
    again = restored(table)
    assert again.names == table.names
    assert again.awaits == table.awaits
    assert seen(again) == seen(table)
    assert position_json(again) == position_json(table)


def test_c37_a_name_that_is_there_is_no_hindrance_to_coming_back(tmp_path: Path) -> None:
    night = night_of("chase-the-ace", people=("Ana", "Bo"), seats=4)
    keeper = Keeper.new(tmp_path, "chase-the-ace", Company((0, 1), "random", 7))
    play_to(night, "turn", 1)
    keeper.save(night.table.log)
    _, log = Keeper.reopen(keeper.path)
    back = Night.resume(log, people=(0, 1), level="random")
    assert person_asked(back) == 1
    assert view_of(back, 1) == view_of(night, 1)
    assert back.names == night.names


def test_c38_one_life_left_is_one_life_left() -> None:
    table = settle("game: chase-the-ace\nset: lives=2\nseats: P1, P2, P3\ndealer: P3\ncards: 9H 2S KD\nall: stay").table
    again = restored(table)
    for one in (table, again):
        assert [seat["lives"] for seat in position_json(one)["seats"]] == [2, 1, 2]
        assert (one.view(SPECTATOR).dealer, one.awaits) == (0, (1,))


def test_c44_a_stand_in_plays_for_who_left_and_nothing_is_lost() -> None:
    night = night_of("stop-the-bus", people=("P1", "P2", "P3", "P4"), seats=4)
    first = person_asked(night)
    assert first is not None
    without = Night.resume(night.table.log, people={0, 1, 2, 3} - {(first + 2) % 4}, level="pub")
    assert person_asked(without) == first, "whoever else leaves, it is still this seat's turn"
    left = Night.resume(night.table.log, people={0, 1, 2, 3} - {first}, level="pub")
    assert seen(left.table) == seen(night.table)
    assert person_asked(left) == (first + 1) % 4
    assert left.names == night.names
    assert [len(seat.cards) for seat in view_of(left, SPECTATOR).seats] == [3, 3, 3, 3]


def test_c45_the_questions_go_round_past_the_last_seat_to_the_first() -> None:
    table = stacked("ride-the-bus", "2C 4D 6S", rulebook="commission", seats=4)
    for seat, answer in ((0, "red"), (1, "black"), (2, "red")):  # the dealer, the last seat, is asked nothing
        assert table.awaits == (seat,)
        say(table, f"{table.names[seat]}: {answer}")
    assert table.awaits == (0,)


def test_c48_the_rider_is_the_rider_with_the_same_debt() -> None:
    night = night_of("ride-the-bus", rulebook="commission", people=("Ana", "Bo", "Cy"), seats=3, seed=3)
    play_to(night, "ride_answer")
    person = person_asked(night)
    assert person is not None
    night.do(person, night.advice(person))
    back = Night.resume(read_log(str(night.table.log)), people=(0, 1, 2), level="random")
    for viewer in (SPECTATOR, 0, 1, 2):
        assert view_of(back, viewer) == view_of(night, viewer)
    assert view_of(back, SPECTATOR).rider == view_of(night, SPECTATOR).rider is not None


def test_c64_bots_do_not_play_on_without_people() -> None:
    night = night_of("chase-the-ace", people=("Ana",), seats=3)
    assert person_asked(night) == 0
    steps = len(night.table.log.steps)
    for _ in range(100):
        assert night.step() is None
    assert len(night.table.log.steps) == steps


def test_c64_the_last_person_leaves_and_the_night_waits(tmp_path: Path) -> None:
    program = Nightbus(tmp_path, "play", "chase-the-ace", "--seats", "3", "--seed", "7")
    program.listen()
    assert program.close() == (0, "")
    (log,) = (tmp_path / "nights").glob("*.jsonl")
    assert replay(read_log(log.read_text("utf-8"))).awaits == (0,)


# --- looking on -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("of", GAMES)
def test_c49_an_onlooker_does_nothing(of: str) -> None:
    table = random_table(of, Random(f"onlooker {of}"))
    before = seen(table)
    seat = table.awaits[0]
    for choice in table.legal(seat):
        with pytest.raises(NightbusError) as refused:
            table.do(SPECTATOR, choice)  # type: ignore[arg-type]
        assert refused.value.code == "no-such-seat"
    assert seen(table) == before


def test_c49_who_is_out_looks_on_and_is_dealt_into_the_next_game() -> None:
    text = "game: chase-the-ace\nset: lives=1\nseats: P1, P2, P3\ndealer: P3\ncards: 2S 9H KD\nall: stay"
    table = settle(text).table
    assert not table.view(0).seats[0].playing  # type: ignore[attr-defined]
    with pytest.raises(IllegalStep) as refused:
        table.do(0, Swap())
    assert refused.value.code == "not-asked"
    assert [seat.card for seat in table.view(0).seats] == [seat.card for seat in table.view(SPECTATOR).seats]  # type: ignore[attr-defined]
    play_at_random(table, Random(1))
    assert table.over
    table.again()
    assert all(seat.playing and seat.lives == 1 for seat in table.view(SPECTATOR).seats)  # type: ignore[attr-defined]


# --- the rules of the table -------------------------------------------------------------------------------------------


def test_c62_house_rules_are_shown_before_the_first_card_and_stand_in_the_log(tmp_path: Path) -> None:
    program = Nightbus(tmp_path, "play", "ride-the-bus", "--set", "ties=redraw", "--seed", "7")
    program.listen()
    program.close()
    assert program.said.index("ties=redraw (RTB-1.8)") < program.said.index("Game 1.")
    resumed = Nightbus(tmp_path, "play", "--resume")
    resumed.listen()
    resumed.close()
    assert "ties=redraw (RTB-1.8)" in resumed.said
    changed = Nightbus(tmp_path, "play", "--resume", "--set", "ties=wrong")
    code, wrong = changed.close()
    assert code == 2
    assert "as it was begun" in wrong


def test_c63_people_who_want_no_bots_have_none() -> None:
    stop = game("stop-the-bus")
    assert seats_for(stop, stop.rulebooks["stop-the-bus"], ("Ana", "Bo"), 2) == ("Ana", "Bo")


@pytest.mark.parametrize(("of", "rule", "low"), [("ride-the-bus", "RTB-0.1", 3), ("stop-the-bus", "STB-0.1", 2)])
def test_c63_a_table_below_the_least_is_refused_with_the_reason(of: str, rule: str, low: int) -> None:
    for seats in range(1, low):
        with pytest.raises(HouseRuleError) as refused:
            night_of(of, seats=seats)
        assert refused.value.facts["rule"] == rule
        assert refused.value.facts["low"] == low


@pytest.mark.parametrize("of", GAMES)
def test_c63_a_bot_can_say_why(of: str) -> None:
    night = night_of(of, level="pub")
    seat = person_asked(night)
    assert seat is not None
    action, code, facts = night.tip(seat)
    assert night.table.may(seat, action)
    for lang in LANGUAGES:
        assert Words(lang, strict=True).say(f"why-{code}", **facts)


def test_c80_a_king_is_refused_turned_up_and_ends_the_turn() -> None:
    table = settle("game: chase-the-ace\nseats: P1, P2, P3\ndealer: P3\ncards: 2S KS 9D\nP1: swap").table
    assert events.Blocked("CTA-1.3", 0, 1, read_card("KS")) in table.story(SPECTATOR)
    assert [seat["cards"] for seat in position_json(table)["seats"]] == [["2S"], ["KS"], ["9D"]]
    assert table.awaits == (1,)


# --- no clock ---------------------------------------------------------------------------------------------------------


def test_c59_rules_table_and_bots_know_no_clock() -> None:
    clocks = {"time", "datetime", "zoneinfo", "calendar"}
    for part in ("rules", "table", "bots"):
        for path in (SOURCE / part).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Import):
                    assert not {alias.name.split(".")[0] for alias in node.names} & clocks, path
                elif isinstance(node, ast.ImportFrom):
                    assert str(node.module).split(".")[0] not in clocks, path


def test_c59_a_night_that_crosses_midnight_is_one_night(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    day = datetime(2026, 8, 31, 23, 59).astimezone()

    class Clock(datetime):
        @classmethod
        def now(cls, tz: object = None) -> datetime:  # type: ignore[override]
            return day

    monkeypatch.setattr("nightbus.terminal.keep.dt.datetime", Clock)
    night = night_of("stop-the-bus")
    keeper = Keeper.new(tmp_path, "stop-the-bus", Company((0,), "random", 7))
    keeper.save(night.table.log)
    day = datetime(2026, 9, 1, 0, 1).astimezone()
    person_asked(night)
    keeper.save(night.table.log)
    assert [path.name for path in tmp_path.glob("*.jsonl")] == ["2026-08-31-stop-the-bus-1.jsonl"]
    assert keep.latest_open(tmp_path, None) == keeper.path


# --- what is seen without colours, and heard --------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_c65_every_card_has_words_of_its_own(lang: str) -> None:
    words = Words(lang, strict=True)
    assert len({words.card(read_card(name)) for name in NAMES}) == len(NAMES)
    answers = {words.answer(call) for call in ("red", "black", "higher", "lower", "inside", "outside")}
    assert len(answers) == 6
    assert "" not in answers


@pytest.mark.parametrize("face", [SMALL, FLAT, MEDIUM, LARGE])
def test_c65_red_and_black_differ_without_colour(face: tuple[int, int]) -> None:
    drawn = set()
    for name in ("7H", "7S", "7D", "7C"):
        canvas = Canvas(12, 8)
        draw_card(canvas, 0, 0, read_card(name), face)
        drawn.add(canvas.text())
    assert len(drawn) == 4


def test_c65_a_choice_half_made_outlives_a_new_picture() -> None:
    table = Table("stop-the-bus", None, ("Ana", "Bo"), SeedShoe(7), dealer=1)
    half = chooser(table.view(0), table.legal(0))
    assert half.press("1") is None
    seen(table)
    table.allowed(0)
    action = half.press("4")
    action = half.press("enter") if action is None else action
    assert action is not None
    assert table.may(0, action)
