"""The hands of a showdown by their names, as the shared screen asks for them: no page knows what beats what."""

import msgspec
import pytest

from nightbus.errors import NotationError
from nightbus.server.advice import Question, rules_of
from nightbus.server.messages import read_body


def kinds(*hands: str, **switches: object) -> list[str]:
    """What these hands are at a table of Stop the Bus."""
    asked = Question(game="stop-the-bus", switches=switches, hands=[hand.split() for hand in hands])
    return rules_of(asked)["kinds"]  # type: ignore[no-any-return]


@pytest.mark.parametrize(
    ("rule", "hand", "brag", "kind"),
    [
        ("STB-2.1 three of a rank", "8S 8H 8C", "off", "trio"),
        ("STB-2.1 in a row and of a suit", "6D 8D 7D", "off", "running_flush"),
        ("STB-2.1 in a row", "9S 10H JC", "off", "run"),
        ("STB-2.1 of a suit", "2C 8C KC", "off", "flush"),
        ("STB-2.1 two of a rank", "QS 5H QD", "off", "pair"),
        ("STB-2.1 A23 is no run", "AS 2H 3C", "off", "high_card"),
        ("STB-2.1b but the best of them here", "AS 2H 3C", "on", "run"),
    ],
)
def test_a_hand_is_named_as_the_table_plays(rule: str, hand: str, brag: str, kind: str) -> None:
    assert kinds(hand, brag_order=brag) == [kind], rule


def test_hands_are_named_in_their_order() -> None:
    assert kinds("QS QD 5H", "8S 8H 8C") == ["pair", "trio"]


def test_other_games_have_no_hands_to_name() -> None:
    assert rules_of(Question(game="ride-the-bus", hands=[["8S", "8H", "8C"]]))["kinds"] == []


def test_a_card_of_another_pack_is_refused() -> None:
    with pytest.raises(NotationError):
        kinds("8S 8H CUCKOO")


def test_a_hand_has_three_cards() -> None:
    with pytest.raises(msgspec.ValidationError):
        read_body(b'{"hands": [["8S", "8H"]]}', Question)


@pytest.mark.parametrize(
    ("hands", "places"),
    [
        ("2C 8C KC, 9S 10H JC, QS QD 5H", [2, 1, 3]),  # a run beats a flush, and that a pair
        ("3D 9C AS, 3S 9H AD, 4D 9S AH", [2, 2, 1]),  # equal hands share a place
    ],
)
def test_the_hands_of_a_showdown_have_their_places(hands: str, places: list[int]) -> None:
    """STB-2.1: what beats what is said by the server, so that no page has to know it."""
    asked = Question(game="stop-the-bus", hands=[hand.split() for hand in hands.split(", ")])
    assert rules_of(asked)["places"] == places
