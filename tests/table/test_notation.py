"""Moves as text: the table of docs/transcripts.md, and what is no move."""

from random import Random

import pytest

from nightbus.cards import read_card
from nightbus.errors import NotationError
from nightbus.rules.actions import (
    Accept,
    Action,
    Again,
    Decline,
    Draw,
    End,
    Give,
    GiveShot,
    Guess,
    Keep,
    Liar,
    Pass,
    Pick,
    Play,
    Redeal,
    Stand,
    Stay,
    Stop,
    Swap,
    Take,
    TakeAll,
    Volunteer,
)
from nightbus.rules.answers import WORDS
from nightbus.rules.game import GAMES
from nightbus.table.notation import move_text, read_move, seat_of, shown
from tests.table.playing import random_action, random_table

NAMES = ("Ana", "Mary Ann", "Søren", "Bo to Cy")


@pytest.mark.parametrize(
    ("text", "action"),
    [
        *[(word, Guess(word)) for word in WORDS],
        ("give 2 to Ana, 1 to Mary Ann", Give(((0, 2), (1, 1)))),
        ("give 2 to Bo to Cy,1 to søren", Give(((3, 2), (2, 1)))),
        ("give shot to Søren", GiveShot(2)),
        ("play 7H", Play(read_card("7H"))),
        ("play td", Play(read_card("10D"))),
        ("play 10D", Play(read_card("10D"))),
        ("pass", Pass()),
        ("accept", Accept()),
        ("liar", Liar()),
        ("pick 2", Pick(2)),
        ("volunteer", Volunteer()),
        ("decline", Decline()),
        ("stay", Stay()),
        ("swap", Swap()),
        ("draw", Draw()),
        ("again", Again()),
        ("keep", Keep()),
        ("redeal", Redeal()),
        ("take 7C put 2S", Take(read_card("7C"), read_card("2S"))),
        ("take all", TakeAll()),
        ("stop", Stop()),
        ("end", End()),
        ("stand", Stand()),
    ],
)
def test_every_move_of_the_table(text: str, action: Action) -> None:
    assert read_move(text, NAMES) == action
    assert read_move(text.upper(), NAMES) == action
    assert read_move(f"  {text.replace(' ', '   ')} ", NAMES) == action
    assert read_move(move_text(action, NAMES), NAMES) == action


def test_names_in_either_unicode_form() -> None:
    assert seat_of("SØREN", NAMES) == 2
    assert seat_of("Zoe\u0308", ["Zoë"]) == 0
    assert seat_of("ZOE\u0308", ["Zoë"]) == 0


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "no-move"),
        ("  ", "no-move"),
        ("dance", "no-such-move"),
        ("q", "no-such-move"),
        ("1", "no-such-move"),
        ("play", "no-such-move"),
        ("play 7X", "no-such-card"),
        ("play 7H 8H", "no-such-card"),
        ("pick", "no-such-move"),
        ("pick two", "no-such-move"),
        ("pick -1", "no-such-move"),
        ("pick ٢", "no-such-move"),
        ("give", "no-such-move"),
        ("give 2", "no-such-move"),
        ("give two to Ana", "no-such-move"),
        ("give 99999 to Ana", "no-such-move"),
        ("give 2 to Ana 1 to Søren", "no-such-seat"),
        ("give 2 to Ana,", "no-such-move"),
        ("give 2 to Zed", "no-such-seat"),
        ("give shot", "no-such-move"),
        ("give shot to Zed", "no-such-seat"),
        ("take 7C", "no-such-move"),
        ("take 7C put", "no-such-move"),
        ("take 7C put 99", "no-such-card"),
        ("take two", "no-such-move"),
        ("stay\x1b[2J", "no-such-move"),
        ("red black", "no-such-move"),
    ],
)
def test_what_is_no_move(text: str, code: str) -> None:
    with pytest.raises(NotationError) as refused:
        read_move(text, NAMES)
    assert refused.value.code == code
    assert all(str(fact).isprintable() for fact in refused.value.facts.values())


def test_nothing_long_or_strange_is_shown() -> None:
    assert shown("x" * 1000) == "x" * 60 + "..."
    assert shown("a\tb\u202e") == "a\\tb\\u202e"


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(10))
def test_whatever_may_be_done_can_be_written_and_read(name: str, seed: int) -> None:
    luck = Random(f"notation {name} {seed}")
    table = random_table(name, luck)
    for _ in range(100):
        if table.over:
            return
        seat, action = random_action(table, luck)
        assert table.read(seat, move_text(action, table.names)) == action
        table.do(seat, action)


def test_a_text_that_is_no_move_is_refused_with_what_would_be() -> None:
    table = random_table("stop-the-bus", Random(2))
    (seat,) = table.awaits
    with pytest.raises(NotationError) as refused:
        table.read(seat, "dance")
    assert refused.value.facts["allowed"] == table.allowed(seat)
    assert refused.value.facts["rule"] == table.asked_by
