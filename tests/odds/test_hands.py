"""STB-1.1, 2.1, 2.2: hands, and which of them is lowest."""

from fractions import Fraction
from itertools import combinations, pairwise, product

import pytest

from nightbus.odds import hands
from nightbus.odds.hands import Hand, all_hands, chance_of_lowest, chances_of_lowest, hand_rank, kinds_of_hands
from nightbus.odds.overview import kind_odds
from nightbus.odds.trial import Estimate
from nightbus.rules.stop_the_bus.hands import hand_value
from nightbus.rules.stop_the_bus.house import House
from nightbus.rules.switches import OnOff
from tests.odds.helpers import WIDE, cards

DECK = cards("2C 3C 5D 5H 8S 9S JD JH KC KD AS AH")
"""A short deck: all other cards are seen to lie elsewhere."""


def hand(text: str) -> Hand:
    first, second, third = cards(text)
    return first, second, third


def brute(mine: Hand, known: list[list[int]], unseen: list[int]) -> Fraction:
    """By dealing every way in which the others may be filled up."""
    value, lowest, ways = hand_value(mine[0], mine[1], mine[2], House()), 0, 0
    for parts in product(*(combinations(unseen, 3 - len(cards_)) for cards_ in known)):
        dealt = [card for part in parts for card in part]
        if len(set(dealt)) == len(dealt):
            ways += 1
            hands = [(*hold, *part) for hold, part in zip(known, parts, strict=True)]
            lowest += all(hand_value(a, b, c, House()) >= value for a, b, c in hands)
    return Fraction(lowest, ways)


def test_22100_hands() -> None:
    assert len(list(all_hands())) == 22100
    assert dict(kinds_of_hands(House())) == {
        "trio": 52, "running_flush": 44, "run": 660, "flush": 1100, "pair": 3744, "high_card": 16500
    }  # fmt: skip


def test_in_brag_order_an_ace_makes_four_running_flushes_more() -> None:
    brag = kinds_of_hands(House(brag_order=OnOff.ON))
    assert (brag["running_flush"], brag["run"], brag["flush"]) == (48, 720, 1096)


@pytest.mark.parametrize("known", [[""], ["5D"], ["5D KC"], ["", ""], ["8S", ""], ["8S 9S", "KC"], ["2C 3C", "KC KD"]])
@pytest.mark.parametrize("mine", ["JD JH AS", "2C 8S KD"])
def test_the_chance_to_be_lowest_agrees_with_every_deal(mine: str, known: list[str]) -> None:
    held = [[card for card in cards(text) if card not in cards(mine)] for text in known]
    gone = {*cards(mine), *(card for cards_ in held for card in cards_)}
    unseen = [card for card in DECK if card not in gone]
    seen = [card for card in range(52) if card not in DECK]
    assert chance_of_lowest(hand(mine), seen, held, House()) == brute(hand(mine), held, unseen)


def test_two_others_with_a_whole_pack() -> None:
    """93.7 million pairs of hands: the lowest of all hands is lowest whatever they are, three aces never."""
    assert chance_of_lowest(hand("2C 3D 5H"), cards("4C 6C 7C"), [(), ()], House()) == 1
    assert chance_of_lowest(hand("AC AD AH"), (), [(), ()], House()) == 0
    chances = [chance_of_lowest(hand("6H 9C QC"), (), [()] * others, House()) for others in (1, 2)]
    assert Fraction(0) < chances[1] < chances[0] < 1  # type: ignore[operator]


def test_more_others_are_dealt_at_random() -> None:
    pair, seen = hand("8C 8D 9C"), cards("2C 3C 4C")
    exact = chance_of_lowest(pair, seen, [(), ()], House())
    (found,) = chances_of_lowest([pair], {*pair, *seen}, [(), ()], House(), counted=1)
    assert isinstance(found, Estimate)
    assert abs(found.value - float(exact)) <= WIDE * found.error
    more = chance_of_lowest(pair, seen, [()] * 5, House())
    assert isinstance(more, Estimate)
    assert more.trials == hands.TABLES
    assert more.value < float(exact)


def test_several_hands_at_once_are_each_as_alone() -> None:
    mine, seen = [hand("8C 8D 9C"), hand("2C 9D KC")], [*cards("8C 8D 9C"), *cards("2C 9D KC")]
    both = chances_of_lowest(mine, seen, [()], House())
    assert both == [chances_of_lowest([each], seen, [()], House())[0] for each in mine]


def test_a_hand_among_all_hands() -> None:
    lowest, best = hand_rank(hand("2C 3D 5H"), House()), hand_rank(hand("AC AD AH"), House())
    assert (lowest.kind, lowest.lower, lowest.equal) == ("high_card", 0, Fraction(60, 22100))
    assert (best.kind, best.lower) == ("trio", Fraction(22100 - 4, 22100))


def test_every_kind_of_hand() -> None:
    found = kind_odds(House(), 2)
    assert [each.kind for each in found] == ["trio", "running_flush", "run", "flush", "pair", "high_card"]
    assert sum(each.share for each in found) == 1
    assert all(above.lower == below.lower + below.share for above, below in pairwise(found))
    chances = [float(each.lowest) for each in found]
    assert chances == sorted(chances)
