"""A night line by line, as a program of its own spoken to through pipes."""

import re
import signal
import sys
from pathlib import Path

import pytest

from nightbus.cards import card_name, rank_of
from nightbus.table.log import read_log
from nightbus.table.replay import replay
from tests.terminal.nights import Nightbus, night_of, person_asked, view_of

GAMES = [
    ("ride-the-bus", "classic", "bus_length=4"),
    ("ride-the-bus", "party", "bus_length=10"),
    ("ride-the-bus", "commission", "bus=pyramid"),
    ("ride-the-bus", "commission", "questions=7"),
    ("chase-the-ace", "chase-the-ace", "domino=low"),
    ("stop-the-bus", "stop-the-bus", "exchange=one_or_three"),
]


def arguments(of: str, rulebook: str, setting: str, *more: str) -> list[str]:
    return ["play", of, "--plain", "--rulebook", rulebook, "--set", setting, "--seed", "7", "--bots", "random", *more]


def play(program: Nightbus, moves: int | None = None) -> None:
    """Make the first move offered, so many times or to the end, and no further game."""
    while (moves is None or moves > 0) and program.listen():
        program.say("no" if "[yes, no]" in program.said[-40:] else program.offered())
        if moves is not None:
            moves -= 1


def log_in(home: Path) -> Path:
    (path,) = (home / "nights").glob("*.jsonl")
    return path


@pytest.mark.parametrize(("of", "rulebook", "setting"), GAMES)
def test_a_whole_game_by_the_first_move_offered(of: str, rulebook: str, setting: str, tmp_path: Path) -> None:
    program = Nightbus(tmp_path, *arguments(of, rulebook, setting))
    play(program)
    code, wrong = program.close()
    assert (code, wrong) == (0, "")
    assert "The night in figures" in program.said
    assert str(log_in(tmp_path)) in program.said
    assert "\x1b" not in program.said
    assert replay(read_log(log_in(tmp_path).read_text())).over
    assert not list((tmp_path / "nights").glob("*.open"))


@pytest.mark.skipif(sys.platform == "win32", reason="no such signals")
@pytest.mark.parametrize(
    ("of", "number", "code"),
    [
        ("ride-the-bus", signal.SIGINT, 130),
        ("chase-the-ace", signal.SIGINT, 130),
        ("stop-the-bus", signal.SIGINT, 130),
        ("stop-the-bus", signal.SIGTERM, 143),
    ],
)
def test_left_in_mid_game_and_resumed_it_ends_as_if_never_left(of: str, number: int, code: int, tmp_path: Path) -> None:
    setting = {"ride-the-bus": "bus_length=4", "chase-the-ace": "lives=2", "stop-the-bus": "tokens=2"}[of]
    options = ("play", of, "--plain", "--set", setting, "--seed", "11", "--bots", "random")
    whole = Nightbus(tmp_path / "whole", *options)
    play(whole)
    assert whole.close()[0] == 0

    left = Nightbus(tmp_path / "left", *options)
    play(left, 4)
    assert left.listen()
    left.process.send_signal(number)
    assert left.process.wait(20) == code
    assert left.close()[1] == ""
    assert "--resume" in left.said

    resumed = Nightbus(tmp_path / "left", "play", "--plain", "--resume")
    play(resumed)
    assert resumed.close() == (0, "")
    assert log_in(tmp_path / "left").read_text() == log_in(tmp_path / "whole").read_text()


def test_the_end_of_a_pipe_leaves_politely(tmp_path: Path) -> None:
    program = Nightbus(tmp_path, "play", "stop-the-bus", "--seed", "7")
    assert program.listen()
    code, wrong = program.close()
    assert (code, wrong) == (0, "")
    assert program.said.endswith("nightbus play --resume\n")


def test_quit_leaves_politely(tmp_path: Path) -> None:
    program = Nightbus(tmp_path, "play", "stop-the-bus", "--seed", "7")
    assert program.listen()
    program.say("quit")
    assert program.close() == (0, "")
    assert program.said.endswith("nightbus play --resume\n")


def said_to(program: Nightbus, line: str) -> str:
    """What is answered to a line."""
    program.say(line)
    start = len(program.said)
    program.listen()
    return program.said[start:]


def test_commands_explain_show_advise_and_make_no_move(tmp_path: Path) -> None:
    program = Nightbus(tmp_path, "play", "ride-the-bus", "--seed", "7")
    assert program.listen()
    steps = len(log_in(tmp_path).read_text().splitlines())
    help_text = said_to(program, "?")
    assert "red: Say red" in help_text
    assert "RTB-1.1: Red or black?" in help_text
    assert "RTB-1.9: " in help_text
    assert "A bot would: " in said_to(program, "tip")
    assert "Passenger: no drinks" in said_to(program, "table")
    assert "(RTB-0.4)" in said_to(program, "log")
    assert "Red or black?" in said_to(program, "")
    wrong = said_to(program, "purple")
    assert "purple" in wrong
    assert "red, black" in wrong
    assert "RTB-1.1" in wrong
    assert "RTB-1.1" in said_to(program, "higher")
    assert "take back" in said_to(program, "undo") or "C-4" in program.said
    assert len(log_in(tmp_path).read_text().splitlines()) == steps
    program.close()


def test_a_listener_is_told_the_row_its_worth_and_what_lies_in_the_middle(tmp_path: Path) -> None:
    program = Nightbus(tmp_path, "play", "ride-the-bus", "--seed", "12", "--seats", "3")
    assert program.listen()
    for line in ("red", "higher", "inside"):
        said_to(program, line)
    assert "\nPyramid, row 1. A match gives 1 drink.\nUp comes the " in said_to(program, "hearts")
    said_to(program, "pass")
    assert re.search(r"^Pyramid, row 1: .* \(\w+\), .* \(\w+\)$", said_to(program, "table"), re.MULTILINE)
    program.close()
    stop = Nightbus(tmp_path, "play", "stop-the-bus", "--seed", "7")
    assert stop.listen()
    assert "\nIn the middle: " in said_to(stop, "table")
    stop.close()


def test_a_move_as_it_is_written_or_by_its_number(tmp_path: Path) -> None:
    logs = []
    for move in ("black", "2", "  BLACK "):
        program = Nightbus(tmp_path / move.strip(), "play", "ride-the-bus", "--seed", "7", "--bots", "random")
        assert program.listen()
        program.say(move)
        program.close()
        logs.append(log_in(tmp_path / move.strip()).read_text())
    assert logs[0] == logs[1] == logs[2]


def test_a_number_of_any_length_is_no_move_and_ends_nothing(tmp_path: Path) -> None:
    program = Nightbus(tmp_path, "play", "ride-the-bus", "--seed", "7", "--bots", "random")
    assert program.listen()
    for number in ("0", "9" * 5000):
        assert "is no move" in said_to(program, number)
    assert program.close() == (0, "")


def test_a_rank_is_not_taken_for_the_number_of_a_choice(tmp_path: Path) -> None:
    program = Nightbus(tmp_path, "play", "ride-the-bus", "--set", "questions=7", "--seed", "7", "--bots", "random")
    for _ in range(6):
        assert program.listen()
        program.say(program.offered())
    assert program.listen()
    assert "[2, 3, 4, " in program.said[-120:]
    assert "Passenger says four." in said_to(program, "4")
    program.close()


def test_another_game_of_the_session(tmp_path: Path) -> None:
    program = Nightbus(tmp_path, "play", "chase-the-ace", "--seed", "7", "--seats", "2", "--set", "lives=1")
    while program.listen() and "[yes, no]" not in program.said[-40:]:
        program.say(program.offered())
    assert "Type yes or no." in said_to(program, "maybe")
    assert "Game 2." in said_to(program, "yes") or program.listen()
    program.close()
    assert '"again"' in log_in(tmp_path).read_text()
    assert list((tmp_path / "nights").glob("*.open"))


def test_between_two_hands_nothing_of_the_first_is_left(tmp_path: Path) -> None:
    twin = night_of("stop-the-bus", people=("Ana", "Bo"), seats=2, seed=7)
    first = person_asked(twin)
    assert first is not None
    other = 1 - first
    program = Nightbus(tmp_path, "play", "stop-the-bus", "--people", "Ana,Bo", "--seats", "2", "--seed", "7")
    assert program.listen()
    before = program.said
    assert f"Pass the keyboard to {twin.names[first]}" in before
    hands = [view_of(twin, seat).seats[seat].cards for seat in (0, 1)]
    for hand in hands:
        assert not [card for card in hand if f"({card_name(card)})" in before]
    shown = said_to(program, "")
    assert all(f"({card_name(card)})" in shown for card in hands[first])
    assert not [card for card in hands[other] if f"({card_name(card)})" in shown]
    after = said_to(program, "stop")
    assert f"Pass the keyboard to {twin.names[other]}" in after
    assert not [card for card in hands[first] if f"({card_name(card)})" in after]
    theirs = said_to(program, "")
    assert all(f"({card_name(card)})" in theirs for card in hands[other])
    assert not [card for card in hands[first] if f"({card_name(card)})" in theirs]
    program.close()


def test_after_a_round_all_have_looked_and_the_keyboard_goes_to_whoever_is_next(tmp_path: Path) -> None:
    """Also to the one who made the last move: the others look on as the hands are shown."""
    program = Nightbus(tmp_path, "play", "stop-the-bus", "--people", "Ana,Bo", "--seats", "2", "--seed", "6")
    assert program.listen()
    for line in ("", "stop", ""):
        said_to(program, line)
    shown = said_to(program, "stand")
    assert "Round 2." in shown
    assert "Your hand" not in shown
    assert "Pass the keyboard to Ana" in shown
    assert "Your hand" in said_to(program, "")
    program.close()


def seed_of_high_cards() -> int:
    """A seed by which nobody is dealt a card that all would come to see: an ace, two, three or king."""
    for seed in range(100):
        night = night_of("chase-the-ace", people=("Ana", "Bo", "Cy"), seats=3, seed=seed)
        person_asked(night)
        cards = [view_of(night, seat).seats[seat].card for seat in range(3)]
        if all(2 <= rank_of(card) <= 10 for card in cards):
            return seed
    raise AssertionError


def test_whoever_swapped_sees_what_they_got_before_the_keyboard_goes_on(tmp_path: Path) -> None:
    seed = seed_of_high_cards()
    program = Nightbus(tmp_path, "play", "chase-the-ace", "--people", "Ana,Bo,Cy", "--seats", "3", "--seed", str(seed))
    assert program.listen()
    said_to(program, "")
    seen = said_to(program, "swap")
    assert re.search(r"swaps with \w+: the .* for the ", seen)
    assert seen.endswith("Seen? Press Enter.")
    public = said_to(program, "")
    assert re.search(r"swaps with \w+\.\n", public)
    assert "Pass the keyboard to" in public
    program.close()


def test_a_hurried_person_may_type_the_move_at_once(tmp_path: Path) -> None:
    program = Nightbus(tmp_path, "play", "stop-the-bus", "--people", "Ana,Bo", "--seats", "2", "--seed", "7")
    assert program.listen()
    assert "stops the bus!" in said_to(program, "stop")
    program.close()


@pytest.mark.parametrize(
    ("options", "code", "words"),
    [
        ((), 2, "ride-the-bus, chase-the-ace, stop-the-bus"),
        (("chess",), 2, "chess"),
        (("ride-the-bus", "--seats", "40"), 2, "RTB-0.1"),
        (("ride-the-bus", "--rulebook", "nonsense"), 2, "nonsense"),
        (("ride-the-bus", "--set", "bus_length=3"), 2, "bus_length"),
        (("ride-the-bus", "--bots", "expert"), 2, "pub, random"),
        (("ride-the-bus", "--people", "Ana,ana"), 2, "ana"),
        (("ride-the-bus", "--people", "Ana,"), 2, "name"),
        (("ride-the-bus", "--people", "Ana,Bo,Cy", "--seats", "2"), 2, "3 people"),
        (("--resume",), 2, "No night is open"),
        (("--resume", "--seed", "7"), 2, "as it was begun"),
        (("--resume", "nowhere.jsonl"), 1, "nowhere.jsonl"),
        (("ride-the-bus", "--seed", "x"), 2, "seed"),
    ],
)
def test_what_cannot_be_is_refused_with_the_next_thing_to_try(
    options: tuple[str, ...], code: int, words: str, tmp_path: Path
) -> None:
    program = Nightbus(tmp_path, "play", *options)
    found, wrong = program.close()
    assert found == code
    assert words in wrong
    assert "Traceback" not in wrong
    assert program.said == ""


@pytest.mark.skipif(sys.platform == "win32", reason="root or not, elsewhere")
def test_a_night_that_cannot_be_kept_says_so(tmp_path: Path) -> None:
    (tmp_path / "nights").write_text("in the way")
    code, wrong = Nightbus(tmp_path, "play", "stop-the-bus").close()
    assert code == 1
    assert str(tmp_path / "nights") in wrong
    assert "NIGHTBUS_HOME" in wrong


def test_a_person_s_name_is_in_their_language(tmp_path: Path) -> None:
    for lang, name in (("en", "Passenger"), ("pt", "Passageiro"), ("da", "Passageren"), ("it", "Passeggero")):
        program = Nightbus(tmp_path, "play", "stop-the-bus", "--lang", lang, "--seed", "7")
        program.close()
        assert name in program.said


def test_a_night_resumed_recalls_the_end_of_its_story_only(tmp_path: Path) -> None:
    program = Nightbus(tmp_path, "play", "ride-the-bus", "--seed", "7", "--bots", "random", "--people", "Ana")
    play(program, 8)
    program.listen()
    program.close()
    whole = program.said.count("\n")
    resumed = Nightbus(tmp_path, "play", "--resume")
    resumed.listen()
    resumed.close()
    assert "Game 1." not in resumed.said
    assert resumed.said.count("\n") < whole


def test_a_spoilt_night_is_named_with_the_line(tmp_path: Path) -> None:
    program = Nightbus(tmp_path, "play", "stop-the-bus", "--seed", "7")
    program.listen()
    program.close()
    log = log_in(tmp_path)
    lines = log.read_text("utf-8").splitlines(keepends=True)
    log.write_text("".join([*lines[:3], *lines[4:]]), "utf-8")
    code, wrong = Nightbus(tmp_path, "play", "--resume").close()
    assert code == 1
    assert wrong.startswith(f"{log}: line 4: ")


def test_a_night_that_somebody_else_goes_on_with_ends(tmp_path: Path) -> None:
    one = Nightbus(tmp_path, "play", "stop-the-bus", "--seed", "7", "--bots", "random")
    assert one.listen()
    other = Nightbus(tmp_path, "play", "--resume")
    assert other.listen()
    other.say(other.offered())
    other.close()
    one.say(one.offered())
    code, wrong = one.close()
    assert code == 1
    assert str(log_in(tmp_path)) in wrong
