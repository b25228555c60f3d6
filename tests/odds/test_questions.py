"""RTB-1.1 to 1.10: the chance of each answer."""

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest

from nightbus.cards import rank_of, suit_of
from nightbus.odds.questions import answer_odds
from nightbus.odds.round import round_odds
from nightbus.rules.ride_the_bus.house import House
from tests.odds.helpers import cards, house_of

ALL = range(52)


def odds(
    front: str, settings: str = "", question: int | None = None, gone: str = ""
) -> dict[str, tuple[Fraction, ...]]:
    """Answer -> (right, level, costs, gives), the cards in front and those gone not coming any more."""
    house, held = house_of("ride-the-bus", settings), cards(front)
    unseen = [card for card in ALL if card not in held + cards(gone)]
    found = answer_odds(house, len(held) if question is None else question, held, unseen)
    return {each.action.call: (each.right, each.level, each.costs, each.gives) for each in found}


def test_c89_an_eight_is_in_the_middle() -> None:
    found = odds("8S")
    assert found["higher"][:2] == found["lower"][:2] == (Fraction(24, 51), Fraction(3, 51))


def test_c94_redrawn_cards_leave_the_sum() -> None:
    found = odds("7H", "ties=redraw")
    assert (found["higher"][0], found["lower"][0]) == (Fraction(28, 48), Fraction(20, 48))
    assert found["higher"][1] == Fraction(3, 51)


@pytest.mark.parametrize(
    ("rule", "front", "settings", "answer", "right", "costs"),
    [
        ("RTB-1.1 half the pack is red", "", "", "red", Fraction(1, 2), Fraction(1, 2)),
        ("RTB-1.8 wrong: a level card is neither", "8S", "", "higher", Fraction(24, 51), 2 * Fraction(27, 51)),
        ("RTB-1.8 right: level is right", "8S", "ties=right", "higher", Fraction(27, 51), 2 * Fraction(24, 51)),
        ("RTB-1.8 double: level costs twice", "8S", "ties=double", "lower", Fraction(24, 51), 2 * Fraction(30, 51)),
        ("RTB-0.3b an ace above the king", "KD", "", "higher", Fraction(4, 51), 2 * Fraction(47, 51)),
        ("RTB-0.3b an ace that counts 1", "KD", "ace=low", "higher", Fraction(0), Fraction(2)),
        ("RTB-1.3 strictly between", "4S 9H", "", "inside", Fraction(16, 50), 3 * Fraction(34, 50)),
        ("RTB-1.3 a pair leaves nothing inside", "9H 9S", "", "inside", Fraction(0), Fraction(3)),
        ("RTB-1.4 a suit not in front", "4S 9S KS", "", "hearts", Fraction(13, 49), 4 * Fraction(36, 49)),
        (
            "RTB-1.9 the house sets the drinks",
            "4S 9S KS",
            "wrong_drinks=1/1/1/2",
            "spades",
            Fraction(10, 49),
            2 * Fraction(39, 49),
        ),
    ],
)
def test_rulebook(rule: str, front: str, settings: str, answer: str, right: Fraction, costs: Fraction) -> None:
    assert odds(front, settings)[answer][::2] == (right, costs), rule


def test_a_right_answer_gives_what_it_earns() -> None:
    commission = house_of("ride-the-bus", book="commission")
    found = answer_odds(commission, 3, cards("4S 9S KS"), [card for card in ALL if card not in cards("4S 9S KS")])
    assert found[0].gives == 5 * Fraction(13, 49)
    riding = answer_odds(
        commission, 3, cards("4S 9S KS"), [card for card in ALL if card not in cards("4S 9S KS")], riding=True
    )
    assert (riding[0].gives, riding[0].costs) == (0, Fraction(36, 49))


def test_later_questions_of_seven() -> None:
    found = odds("4S 9H KD 2C 8S", question=5)
    near = sum(4 for rank in range(13) if abs(rank - 6) <= 3) - 2  # a nine and the eight itself are out
    assert found["hot"][0] == Fraction(near, 47)
    assert odds("4S 9H KD 2C 8S 8H", question=6)["8"][0] == Fraction(2, 46)


def test_level_cards_alone_count_as_wrong() -> None:
    """RTB-1.8: if every card in the deck would tie, the tie is wrong."""
    house = house_of("ride-the-bus", "ties=redraw")
    assert [each.right for each in answer_odds(house, 1, cards("8S"), cards("8H 8D"))] == [0, 0]


def test_no_card_left_is_refused() -> None:
    with pytest.raises(ValueError, match="no card"):
        answer_odds(House(), 0, [], [])


def test_two_packs_count_equal_cards_twice() -> None:
    unseen = Counter(dict.fromkeys(ALL, 2)) - Counter(cards("8S"))
    found = {
        each.action.call: each for each in answer_odds(house_of("ride-the-bus", "decks=2"), 1, cards("8S"), unseen)
    }
    assert (found["higher"].right, found["higher"].level) == (Fraction(48, 103), Fraction(7, 103))


def test_a_whole_round_agrees_with_every_three_cards_counted() -> None:
    """The second and third question by hand: every first, second and third card, no code of ours asked."""
    higher, inside, level = 0, 0, 0
    for first, second in permutations(ALL, 2):
        a, b = rank_of(first), rank_of(second)
        higher += b > a if a < 6 else b < a
        low, high = min(a, b), max(a, b)
        between = 4 * max(high - low - 1, 0)
        outside = 4 * (low + 12 - high)
        inside += max(between, outside)
        level += 50 - between - outside
    second_, third = round_odds(House())[1:3]
    assert second_.right == Fraction(higher, 52 * 51)
    assert (third.right, third.level) == (Fraction(inside, 52 * 51 * 50), Fraction(level, 52 * 51 * 50))


def test_a_whole_round_of_seven() -> None:
    seven = round_odds(house_of("ride-the-bus", "questions=7"))
    assert seven[3].right == Fraction(13, 49)  # some suit is never in front of three cards
    assert seven[4].right == seven[2].right  # a fifth card is to the first two what a third is
    assert seven[6].right == Fraction(4, 46)  # nor is some rank in front of six
    assert [each.blind for each in seven[3:]] == [Fraction(1, 4), seven[2].blind, Fraction(1, 2), Fraction(1, 13)]


def test_the_sixth_question_agrees_with_random_cards() -> None:
    """RTB-1.6, by another way: six random cards, hot said of whichever ranks have more cards left."""
    from random import Random

    luck, right, trials = Random(6), 0, 4000
    for _ in range(trials):
        drawn = luck.sample(ALL, 6)
        left = [card for card in ALL if card not in drawn[:5]]
        hot = sum(abs(rank_of(card) - rank_of(drawn[4])) <= 3 for card in left)
        right += (abs(rank_of(drawn[5]) - rank_of(drawn[4])) <= 3) == (2 * hot > len(left))
    exact = float(round_odds(house_of("ride-the-bus", "questions=7"))[5].right)
    assert abs(right / trials - exact) < 4 * (exact * (1 - exact) / trials) ** 0.5


def test_suits_are_told_apart_only_where_a_question_asks_for_them() -> None:
    assert odds("4S 9S KS")["clubs"] == odds("4S 9S KS")["hearts"]
    assert suit_of(cards("4S")[0]) == 3
