"""Transcripts: who moves when, what a line says, and which line is wrong."""

from random import Random

import pytest

from nightbus.errors import NightbusError
from nightbus.rules.game import GAMES
from nightbus.rules.switches import switches, write_value
from nightbus.table.log import Act
from nightbus.table.notation import move_text
from nightbus.table.position import position_json
from nightbus.table.transcript import explained, settle
from tests.table.playing import random_action, random_table

ARGUMENT = """\
game: ride-the-bus
rulebook: commission
seats: Ana, Bo, Cy            # clockwise
dealer: Cy
cards: 7H 9C 8S 9D
Ana: red
Ana: give 1 to Bo
Bo: black
Bo: give 1 to Ana
Ana: higher
Ana: give 1 to Bo
Bo: lower                     # 9D on 9C: wrong
"""

PYRAMID = """\
game: ride-the-bus
rulebook: commission
set: right_gives=0/0/0/0, hands=private, dealer_role=plays, question_order=by_player
seats: Ana, Bo, Cy
cards: 7H 2C 3C 4C 7S KH 5C 6C 8D 8H 8S 8C 7D
Ana: red
Ana: lower
Ana: inside
Ana: clubs
Bo: black
Bo: higher
Bo: outside
Bo: clubs
Cy: red
Cy: higher
Cy: inside
Cy: clubs
"""
"""The first pyramid card, 7D, is turned; Ana has a seven, Bo another, Cy four eights; Cy deals."""


def wrong(text: str) -> tuple[int, str]:
    """Which line is wrong, and how."""
    with pytest.raises(NightbusError) as refused:
        settle(text)
    return refused.value.line, refused.value.code


def acts(text: str) -> list[str]:
    """Who did what, in order."""
    table = settle(text).table
    return [
        f"{table.names[step.seat]}: {move_text(step.action, table.names)}"
        for step in table.log.steps
        if isinstance(step, Act)
    ]


def test_an_argument_is_settled() -> None:
    position = position_json(settle(ARGUMENT).table)
    assert position["seats"] == [
        {"name": "Ana", "drinks": 1, "shots": 0, "cards": ["7H", "8S"]},
        {"name": "Bo", "drinks": 3, "shots": 0, "cards": ["9C", "9D"]},
        {"name": "Cy", "drinks": 0, "shots": 0, "cards": []},
    ]
    assert position["awaits"] == ["Ana"]
    assert not position["over"]
    assert [position[key] for key in ("pot", "rider", "winner")] == [None, None, None]
    assert position["events"][-1] == {"type": "drank", "rule": "RTB-1.9", "seat": "Bo", "other": None, "drinks": 1}


def test_the_table_says_what_came_of_each_move_and_can_hear_itself() -> None:
    lines = list(explained(settle(ARGUMENT), lambda event: f"{type(event).__name__} {event.rule}"))
    assert lines[4:9] == [
        "cards: 7H 9C 8S 9D",
        "  #> GameBegan RTB-0.4",
        "Ana: red",
        "  #> Answered RTB-1.1",
        "  #> Dealt RTB-1.0",
    ]
    assert lines[-1] == "  #> Drank RTB-1.9"
    assert [line for line in lines if not line.startswith("  #>")] == ARGUMENT.splitlines()
    again = list(explained(settle("\n".join(lines)), lambda event: f"{type(event).__name__} {event.rule}"))
    assert again == lines


def test_lines_of_cards_make_one_list_wherever_they_stand() -> None:
    moved = ARGUMENT.replace("cards: 7H 9C 8S 9D\n", "CARDS: 7h\n") + "cards: 9c 8S\ncards:\nCards: 9d # last\n"
    assert position_json(settle(moved).table) == position_json(settle(ARGUMENT).table)


@pytest.mark.parametrize("ends", ["\n", "\r\n", "\r"])
def test_any_line_ends_and_a_byte_order_mark(ends: str) -> None:
    text = "\ufeff" + ARGUMENT.replace("\n", ends)
    assert position_json(settle(text).table) == position_json(settle(ARGUMENT).table)


def test_upper_and_lower_case_and_blanks_do_not_matter() -> None:
    text = ARGUMENT.upper().replace("SEATS: ANA, BO, CY", " Seats :Ana ,Bo,  Cy").replace(":", " :  ")
    assert position_json(settle(text).table) == position_json(settle(ARGUMENT).table)


def test_the_seed_decides_when_the_cards_run_out() -> None:
    header = "game: stop-the-bus\nseats: Ana, Bo\n"
    assert settle(header).table.log.steps == settle(header + "seed: 0").table.log.steps
    assert settle(header).table.log.steps != settle(header + "seed: 1").table.log.steps


def test_defaults_are_the_games_first_rulebook_and_c_6() -> None:
    table = settle("game: ride-the-bus\nseats: Ana, Bo, Cy").table
    assert (table.rulebook, table.state.dealer) == ("classic", 2)
    table = settle("game: chase-the-ace\nseats: Ana, Bo, Cy\ncards: 3S 9H JD").table
    assert (table.state.dealer, table.awaits) == (2, (0,))  # C84


def test_sealed_answers_come_in_any_order() -> None:
    said = "Cy: pass\nBo: play 7S\nAna: play 7H\nBo: pass\nAna: pass\n"
    table = settle(PYRAMID + said).table
    assert table.awaits == (0,)
    assert position_json(table)["seats"][0]["cards"] == ["2C", "3C", "4C"]


def test_a_sealed_card_has_left_the_hand() -> None:
    position = position_json(settle(PYRAMID + "Bo: play 7S").table)
    assert position["seats"][1]["cards"] == ["KH", "5C", "6C"]
    assert position["awaits"] == ["Ana", "Bo", "Cy"]


def test_a_move_of_several_is_made_in_the_order_of_turns() -> None:
    assert acts(PYRAMID + "Cy, Bo: pass\n")[-2:] == ["Bo: pass", "Cy: pass"]
    chase = "game: chase-the-ace\nseats: Ana, Bo, Cy, Dee\ndealer: Bo\ncards: 7H 9C 4D 8D\n"
    assert acts(chase + "Bo, Ana, dee, CY: stay\n") == ["Cy: stay", "Dee: stay", "Ana: stay", "Bo: stay"]


def test_all_is_every_seat_still_asked_once() -> None:
    assert acts(PYRAMID + "Bo: play 7S\nAll: pass\n")[-4:] == ["Bo: play 7S", "Ana: pass", "Bo: pass", "Cy: pass"]
    chase = "game: chase-the-ace\nseats: Ana, Bo, Cy\ndealer: Cy\ncards: 7H 9C 4D\n"
    table = settle(chase + "all: stay\n").table
    assert len([step for step in table.log.steps if isinstance(step, Act)]) == 3
    assert table.awaits == (1,)  # the next deal: Ana deals


def test_all_does_not_reach_the_next_pyramid_card() -> None:
    assert len(acts(PYRAMID + "all: pass")) == len(acts(PYRAMID)) + 3


def test_all_leaves_out_who_may_not() -> None:
    said = acts(PYRAMID + "all: play 7H\n")
    assert said[-1] == "Ana: play 7H"
    assert wrong(PYRAMID + "all: play 2C\n") == (18, "nobody-may")


def test_all_targets_of_a_claim_accept() -> None:
    text = (
        PYRAMID.replace("rulebook: commission\n", "rulebook: classic\n")
        + "Ana: play 2C\nall: pass\nAna: give 1 to Cy\n"
    )
    assert acts(text + "all: accept\n")[-1] == "Cy: accept"
    assert wrong(text + "all: pass\n") == (21, "nobody-may")


MISDEAL = "game: chase-the-ace\nset: misdeal_chance=10\nseats: Ana, Bo, Cy\ndealer: Cy\n"


def test_a_card_is_exposed_as_it_is_dealt() -> None:
    table = settle(MISDEAL + "cards: 7H 3s! 9C\nBo: keep\n").table
    assert table.awaits == (0,)
    assert settle(MISDEAL + "cards: 7H 3S! 9C 4C 4D\nBo: redeal\n").table.state.hand[:3] != table.state.hand[:3]


@pytest.mark.parametrize(
    ("text", "line", "code"),
    [
        ("", 1, "header-missing"),
        ("# nothing\n\n", 1, "header-missing"),
        ("Ana: red", 1, "header-missing"),
        ("game: stop-the-bus", 2, "header-missing"),
        ("game: stop-the-bus\n\nAna: stop", 2, "header-missing"),
        ("seats: Ana, Bo", 2, "header-missing"),
        ("game: poker\nseats: Ana, Bo", 1, "no-such-game"),
        ("game:\nseats: Ana, Bo", 1, "header-empty"),
        ("game: stop-the-bus\ngame: stop-the-bus", 2, "header-twice"),
        ("game: stop-the-bus\nseats: Ana, Bo\nSeats: Ana, Bo", 3, "header-twice"),
        ("game: stop-the-bus\nnonsense", 2, "line-form"),
        ("game: stop-the-bus\n: red", 2, "line-form"),
        ("game: stop-the-bus\nseats: Ana, Bo\nrulebook: poker", 3, "no-such-rulebook"),
        ("game: stop-the-bus\nseats: Ana", 2, "seats"),
        ("game: stop-the-bus\nseats: Ana, ana", 2, "name-twice"),
        ("game: stop-the-bus\nseats: Ana, Seed", 2, "name-reserved"),
        ("game: stop-the-bus\nseats: Ana, , Bo", 2, "name-empty"),
        ("game: stop-the-bus\nseats: Ana, Bo\ndealer: Zed", 3, "no-such-seat"),
        ("game: stop-the-bus\nseats: Ana, Bo\nseed: seven", 3, "seed-number"),
        ("game: stop-the-bus\nseats: Ana, Bo\nseed: -7", 3, "seed-number"),
        ("game: stop-the-bus\nseats: Ana, Bo\nseed: 123456789012345678901", 3, "seed-number"),
        ("game: stop-the-bus\nseats: Ana, Bo\nset: tokens=99", 3, "switch-value"),
        ("game: stop-the-bus\nseats: Ana, Bo\nset: tokens", 3, "setting-form"),
        ("game: stop-the-bus\nseats: Ana, Bo\nset: nosuch=1", 3, "no-such-switch"),
        ("game: stop-the-bus\nseats: Ana, Bo\nset: tokens=1\nset: tokens=1", 4, "switch-twice"),
        ("game: stop-the-bus\nseats: Ana, Bo\nset: tokens=1, Tokens=2\nset: stake=1", 3, "switch-twice"),
        (
            "game: stop-the-bus\nseats: Ana, Bo\nset: stake=1\nset: tokens=2\nset: stake=1\nset: lives=3",
            5,
            "switch-twice",
        ),
        ("game: stop-the-bus\nseats: Ana, Bo\ncards: 7X", 3, "no-such-card"),
        ("game: stop-the-bus\nseats: Ana, Bo\ndealer: Ana\ncards: 7H\ncards: 8H 7H", 5, "card-not-due"),
        ("game: stop-the-bus\nseats: Ana, Bo\ndealer: Ana\ncards: 7H!", 4, "exposure-not-due"),
        (ARGUMENT + "Zed: red", 13, "no-such-seat"),
        (ARGUMENT + "rulebok: party", 13, "no-such-seat"),
        (ARGUMENT + "rulebook: party", 13, "header-late"),
        (ARGUMENT + "Bo: inside", 13, "not-asked"),
        (ARGUMENT + "Bo, Cy: inside", 13, "not-asked"),
        (ARGUMENT + "Ana, Ana: inside", 13, "seat-twice"),
        (ARGUMENT + "Ana, : inside", 13, "no-such-seat"),
        (ARGUMENT + "Ana: dance", 13, "no-such-move"),
        (ARGUMENT + "Ana:", 13, "no-move"),
        (ARGUMENT + "Ana: # nothing", 13, "no-move"),
        (ARGUMENT + "Ana: red", 13, "not-allowed"),
        (ARGUMENT + "all: red", 13, "nobody-may"),
        (ARGUMENT + "all: dance", 13, "no-such-move"),
        (ARGUMENT + "Ana: give 1 to Bo", 13, "not-allowed"),
        (ARGUMENT.replace("8S", "7H") + "Ana: inside", 5, "listed-card-not-due"),
        (MISDEAL + "cards: 7H 3S! 9C\nAna: stay", 6, "not-asked"),
        (MISDEAL.replace("10", "0") + "cards: 7H 3S! 9C", 5, "exposure-not-due"),
    ],
)
def test_the_line_that_is_wrong(text: str, line: int, code: str) -> None:
    assert wrong(text) == (line, code)


def test_house_rules_may_be_completed_by_a_later_line() -> None:
    """No table plays open hands with bluffing (RTB-0.5), but the second line turns that off."""
    settle("game: ride-the-bus\nset: hands=open\nset: bluffing=off\nseats: Ana, Bo, Cy")
    text = "game: ride-the-bus\nset: hands=open\nset: ties=right\nseats: Ana, Bo, Cy"
    assert wrong(text)[0] == 2


def test_a_wrong_card_names_the_move_it_should_have_come_after() -> None:
    with pytest.raises(NightbusError) as refused:
        settle(ARGUMENT.replace("8S", "7H"))
    assert refused.value.facts["move"] == 10


def test_a_move_out_of_turn_is_refused_with_what_is_allowed() -> None:
    with pytest.raises(NightbusError) as refused:
        settle(ARGUMENT + "Bo: inside")
    assert refused.value.facts == {"seat": "Bo", "awaits": "Ana", "rule": "RTB-1.3", "allowed": "Ana: inside, outside"}


def test_a_game_that_is_over_takes_no_more() -> None:
    text = "game: stop-the-bus\nset: tokens=1\nseats: Ana, Bo\ndealer: Bo\n"
    text += "cards: AS 2S AH 3H AD 5D 7S 8S 9S\nAna: stop\nBo: stand\n"
    position = position_json(settle(text).table)
    assert position["over"]
    assert position["winner"] == "Ana"
    assert wrong(text + "Ana: stop") == (8, "game-over")
    assert wrong(text + "all: stop") == (8, "game-over")


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("name", GAMES)
def test_any_game_written_down_comes_to_the_same_position(name: str, seed: int) -> None:
    luck = Random(f"transcript {name} {seed}")
    table = random_table(name, luck)
    moves: list[str] = []
    while not table.over and len(moves) < 200:
        seat, action = random_action(table, luck)
        moves.append(f"{table.names[seat]}: {move_text(action, table.names)}")
        table.do(seat, action)
    header = [f"game: {name}", f"rulebook: {table.rulebook}", f"seats: {', '.join(table.names)}"]
    known = switches(type(table.house))
    header.append("set: " + ", ".join(f"{n}={write_value(s, getattr(table.house, n))}" for n, s in known.items()))
    if table.log.header.dealer is not None:
        header.append(f"dealer: {table.names[table.log.header.dealer]}")
    cards: list[str] = []
    for step in table.log.steps:
        if hasattr(step, "was"):
            if isinstance(step.was, str):
                cards.append(step.was)
            elif step.was:
                cards[-1] += "!"
    header.append("cards: " + " ".join(cards))
    again = settle("\n".join(header + moves)).table
    assert position_json(again) == position_json(table)
