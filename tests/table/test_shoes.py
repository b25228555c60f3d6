"""Where cards come from: verifiable draws, given cards, a real deck; what cannot come up is refused."""

import hashlib
import hmac
from collections import Counter

import pytest

from nightbus.cards import read_card
from nightbus.errors import IllegalStep, NotationError
from nightbus.rules.chase_the_ace import House as Chase
from nightbus.table.log import Deal
from nightbus.table.shoes import HandShoe, SeedShoe, StackedShoe, could_come, read_listed, seed_of, seed_pick
from nightbus.table.table import Table
from tests.table.playing import NAMES, stacked

KNOWN = bytes(range(32))


def drawn_by_hand(seed: bytes, number: int, of: int) -> int:
    """A draw as docs/shuffle.md writes it down, without the project's code."""
    block = 0
    while True:
        message = bytes(7) + bytes([number]) + bytes(7) + bytes([block])
        stream = hmac.new(seed, message, hashlib.sha256).digest()
        for word in (stream[0:8], stream[8:16], stream[16:24], stream[24:32]):
            value = int(word.hex(), 16)
            if value < (2**64 // of) * of:
                return value % of
        block += 1


def test_known_answers() -> None:
    # Computed with openssl and bc: docs/shuffle.md has the commands.
    assert hashlib.sha256(b"nightbus seed 7").digest() == seed_of(7)
    assert [seed_pick(KNOWN, number, 52) for number in range(1, 9)] == [14, 43, 17, 5, 36, 26, 29, 2]


@pytest.mark.parametrize("of", [1, 2, 3, 40, 51, 52, 104, 1000])
def test_draws_are_those_of_the_document(of: int) -> None:
    for number in range(1, 200):
        assert seed_pick(KNOWN, number, of) == drawn_by_hand(KNOWN, number, of)


def test_words_beyond_the_last_whole_share_are_thrown_away() -> None:
    # With 3 * 2**62 outcomes every fourth word is thrown away, and now and then a whole block.
    of = 3 << 62
    first = [
        int.from_bytes(hmac.digest(KNOWN, bytes(7) + bytes([n]) + bytes(8), "sha256")[:8], "big") for n in range(200)
    ]
    assert sum(word >= of for word in first) > 20
    for number in range(200):
        assert seed_pick(KNOWN, number, of) == drawn_by_hand(KNOWN, number, of) < of


def test_draws_are_uniform() -> None:
    draws = 52_000
    count = Counter(seed_pick(KNOWN, number, 52) for number in range(draws))
    chi_square = sum((count[pick] - draws / 52) ** 2 / (draws / 52) for pick in range(52))
    assert chi_square < 98.3  # 51 degrees of freedom: passed by chance in 1 of 10,000


def test_a_draw_does_not_hang_on_those_before_it() -> None:
    table = Table("stop-the-bus", None, NAMES[:4], SeedShoe(KNOWN))
    deals = [step for step in table.log.steps if isinstance(step, Deal)]
    assert [deal.pick for deal in deals] == [seed_pick(KNOWN, i, deal.of) for i, deal in enumerate(deals, start=1)]


def test_the_seed_is_committed_to_and_told_only_if_asked_for() -> None:
    commitment = hashlib.sha256(KNOWN).hexdigest()
    assert SeedShoe(KNOWN).header() == {"kind": "seed", "commitment": commitment}
    assert SeedShoe(KNOWN, told=True).header() == {"kind": "seed", "commitment": commitment, "seed": KNOWN.hex()}


def test_a_seed_of_another_length_is_refused() -> None:
    with pytest.raises(NotationError) as refused:
        SeedShoe(b"short")
    assert refused.value.code == "seed-form"


def test_given_cards_come_first_and_then_the_other_shoe() -> None:
    table = stacked("stop-the-bus", "2S AH KD 3C", seats=2, dealer="Ana")
    deals = [step for step in table.log.steps if isinstance(step, Deal)]
    assert [deal.was for deal in deals[:4]] == ["2S", "AH", "KD", "3C"]
    assert [deal.pick for deal in deals[4:]] == [seed_pick(seed_of(0), i, 53 - i) for i in range(5, 10)]


@pytest.mark.parametrize(
    ("of", "cards", "card", "allowed"),
    [
        ("ride-the-bus", "N1", "N1", "2C-AC 2D-AD 2H-AH 2S-AS"),
        ("stop-the-bus", "AH 3C AH", "AH", "2C 4C-AC 2D-AD 2H-KH 2S-AS"),
        ("stop-the-bus", "2S AC 2S", "2S", "2C-KC 2D-AD 2H-AH 3S-AS"),
    ],
)
def test_a_card_that_cannot_come_up_is_refused_with_what_could(of: str, cards: str, card: str, allowed: str) -> None:
    with pytest.raises(IllegalStep) as refused:
        stacked(of, cards, "Ana: red" if of == "ride-the-bus" else "", dealer=None)
    assert refused.value.code == "card-not-due"
    assert refused.value.facts == {"card": card, "allowed": allowed, "rule": "C-3"}


def test_what_could_come_in_short() -> None:
    cards = {listed.card for listed in read_listed("2H 3H 5H 6H 7H AS N1 N2 N3 CAT CUCKOO")}
    assert could_come(cards) == "2H 3H 5H-7H AS N1-N3 CAT CUCKOO"


MISDEAL = Chase(misdeal_chance=50)


def test_a_card_is_exposed_as_it_is_dealt() -> None:
    """CTA-5.1."""
    table = stacked("chase-the-ace", "7H 3S! 9C", dealer="Cy", house=MISDEAL)
    assert table.allowed(1) == "keep, redeal"
    assert [step.was for step in table.log.steps if isinstance(step, Deal)] == ["7H", False, "3S", True]


def test_a_card_is_exposed_by_the_seed_when_the_list_is_out() -> None:
    table = stacked("chase-the-ace", "7H", dealer="Cy", house=MISDEAL)
    deals = [step for step in table.log.steps if isinstance(step, Deal)]
    assert [deal.was for deal in deals[:2]] == ["7H", False]
    assert deals[2].pick == seed_pick(seed_of(0), 3, 51)
    assert deals[3].pick == seed_pick(seed_of(0), 4, 1000)


@pytest.mark.parametrize(
    ("house", "cards", "dealer"),
    [
        (Chase(), "7H 3S!", "Cy"),  # no misdeals at this table
        (MISDEAL, "7H 3S! JD", None),  # the draw for the first dealer (CTA-0.3)
        (Chase(), "7H 9D 3S!", "Cy"),  # the last card that is due
    ],
)
def test_a_card_that_cannot_be_exposed_is_refused(house: Chase, cards: str, dealer: str | None) -> None:
    with pytest.raises(IllegalStep) as refused:
        stacked("chase-the-ace", cards, dealer=dealer, house=house)
    assert refused.value.code == "exposure-not-due"
    assert refused.value.facts["card"] == "3S"


@pytest.mark.parametrize("text", ["7X", "3S!!", "1H", "!", "10", "S3"])
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as refused:
        read_listed(f"7H {text}")
    assert refused.value.code == "no-such-card"


def test_a_real_deck_is_dealt_by_those_who_see_it() -> None:
    table = Table("chase-the-ace", MISDEAL, NAMES[:3], HandShoe(), dealer="Cy")
    assert table.chance is not None
    assert not table.awaits
    table.deal_card(read_card("7H"))
    table.deal_exposure(False)
    table.deal_card(read_card("3S"))
    with pytest.raises(IllegalStep) as refused:
        table.deal_card(read_card("4S"))
    assert refused.value.code == "exposure-due"
    table.deal_exposure(True)
    assert table.awaits == (1,)
    with pytest.raises(IllegalStep) as refused:
        table.deal_card(read_card("4S"))
    assert refused.value.code == "no-card-due"
    table.do(1, table.read(1, "keep"))
    with pytest.raises(IllegalStep) as refused:
        table.deal_exposure(True)
    assert refused.value.code == "exposure-not-due"
    with pytest.raises(IllegalStep) as refused:
        table.do(1, table.read(1, "keep"))
    assert refused.value.code == "card-due"
    with pytest.raises(IllegalStep) as refused:
        table.deal_card(read_card("7H"))
    assert refused.value.code == "card-not-due"
    table.deal_card(read_card("KC"))
    table.deal_exposure(False)
    assert table.awaits == (0,)


def test_two_packs_hold_a_card_twice() -> None:
    table = Table("chase-the-ace", None, NAMES[:14], HandShoe(), dealer="Cy")
    table.deal_card(read_card("7H"))
    table.deal_card(read_card("7H"))
    with pytest.raises(IllegalStep) as refused:
        table.deal_card(read_card("7H"))
    assert refused.value.code == "card-not-due"


def test_given_cards_may_be_followed_by_a_real_deck() -> None:
    table = Table("stop-the-bus", None, NAMES[:2], StackedShoe("2S AH", HandShoe()), dealer="Bo")
    assert len(table.log.steps) == 2
    assert table.chance is not None
