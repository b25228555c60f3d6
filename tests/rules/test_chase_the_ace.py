"""The rulebook's examples of Chase the Ace, by rule id and by the ids of the cases."""

import copy
import dataclasses
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nightbus.cards import NOBODY, card_name
from nightbus.errors import HouseRuleError, IllegalStep
from nightbus.rules import events
from nightbus.rules.actions import Again, Draw, Keep, Pass, Redeal, Stay, Swap
from nightbus.rules.chase_the_ace import GAME, Deck, Domino, DrawnKing, House, State
from nightbus.rules.events import event_of
from nightbus.rules.game import SPECTATOR, game, legal_actions
from nightbus.rules.switches import OnOff, as_json, with_settings
from tests.rules.chase_helpers import chance, play, shuffled_behind, walk

ON = OnOff.ON
OFF = OnOff.OFF


def said(event: Any) -> str:
    """An event on one line: `Dealt CTA-1.1 P1 9S`."""
    words = [type(event).__name__, event.rule]
    for field in dataclasses.fields(event):
        value = getattr(event, field.name)
        if field.name in ("seat", "other"):
            words.append(f"P{value + 1}")
        elif field.name in ("card", "second"):
            words.append("?" if value is None else card_name(value))
        elif field.name != "rule":
            words.append(str(value))
    return " ".join(words)


def test_the_register_knows_it() -> None:
    assert game("chase-the-ace") is GAME
    assert GAME.rulebooks["chase-the-ace"] == House()


def test_the_rulebook() -> None:
    assert as_json(House()) == {
        "lives": 3,
        "stake": 1,
        "money_play": False,
        "dealer_blocks": False,
        "reveal_low": True,
        "drawn_king": "kept",
        "dealer_wins_ties": False,
        "ace_of_spades_two": False,
        "domino": "off",
        "deck": "standard",
        "misdeal_chance": 0,
    }


# --- CTA-0: seats, stakes, the first dealer ---------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [0, 1, 21])
def test_cta_0_1_two_to_twenty_seats(seats: int) -> None:
    with pytest.raises(HouseRuleError) as refused:
        GAME.check(House(), seats)
    assert refused.value.code == "seats"
    assert refused.value.facts == {"seats": seats, "rule": "CTA-0.1", "low": 2, "high": 20}
    GAME.check(House(), 2)
    GAME.check(House(), 20)


@pytest.mark.parametrize(
    ("rule", "house", "seats", "cards"),
    [
        ("C25, CTA-0.1 one pack to 13 seats", House(), 13, 52),
        ("C25, CTA-0.1 two packs above", House(), 14, 104),
        ("CTA-4.2 one Cuckoo pack to 20 seats", House(deck=Deck.CUCKOO), 20, 40),
    ],
)
def test_packs(rule: str, house: House, seats: int, cards: int) -> None:
    played = play(house, "", seats=seats)
    assert GAME.outcomes(played.state, house) == cards, rule
    names = sorted(GAME.outcome(played.state, house, pick) for pick in range(cards))
    each = 40 // 20 if house.deck == Deck.CUCKOO else cards // 52
    assert names == sorted(list(range(52, 72) if house.deck == Deck.CUCKOO else range(52)) * each), rule


@pytest.mark.parametrize(
    ("settings", "switch", "rule"),
    [
        ({"lives": 0}, "lives", "CTA-0.2"),
        ({"lives": 6}, "lives", "CTA-0.2"),
        ({"stake": 1001}, "stake", "CTA-0.2"),
        ({"misdeal_chance": 101}, "misdeal_chance", "CTA-5.1"),
        ({"domino": "king"}, "domino", "CTA-4.1"),
        ({"deck": "tarot"}, "deck", "CTA-4.2"),
        ({"drawn_king": "burnt"}, "drawn_king", "CTA-1.6"),
        ({"money_play": "maybe"}, "money_play", "CTA-0.2"),
        ({"dealer_blocks": 2}, "dealer_blocks", "CTA-1.4"),
        ({"reveal_low": 2}, "reveal_low", "CTA-1.5"),
        ({"dealer_wins_ties": 2}, "dealer_wins_ties", "CTA-2.2"),
        ({"ace_of_spades_two": 2}, "ace_of_spades_two", "CTA-2.3"),
    ],
)
def test_a_switch_out_of_range_is_refused(settings: dict[str, object], switch: str, rule: str) -> None:
    with pytest.raises(HouseRuleError) as refused:
        with_settings(House(), settings)
    assert (refused.value.facts["switch"], refused.value.facts["rule"]) == (switch, rule)


def test_every_switch_at_its_limits() -> None:
    for settings in ({"lives": 1}, {"lives": 5}, {"stake": 0}, {"stake": 1000}, {"misdeal_chance": 100}):
        with_settings(House(), settings)


def test_cta_0_4_the_cuckoo_pack_has_no_ace_of_spades() -> None:
    with pytest.raises(HouseRuleError) as refused:
        House(ace_of_spades_two=ON, deck=Deck.CUCKOO)
    assert refused.value.code == "no-ace-of-spades"
    assert refused.value.facts == {
        "switch": "ace_of_spades_two",
        "value": "on",
        "rule": "CTA-0.4",
        "allowed": "off",
        "nearest": "ace_of_spades_two=off",
    }
    House(deck=Deck.CUCKOO)
    House(ace_of_spades_two=ON)


@pytest.mark.parametrize(
    ("rule", "house", "lives", "chips", "pot"),
    [
        ("CTA-0.2 three lives, a stake of one", House(), [2, 3, 3], [-1, -1, -1], 3),
        ("CTA-0.2 lives", House(lives=5), [4, 5, 5], [-1, -1, -1], 3),
        ("CTA-0.2 stake", House(stake=10), [2, 3, 3], [-10, -10, -10], 30),
        ("CTA-0.2 no stake", House(stake=0), [2, 3, 3], [0, 0, 0], 0),
        ("CTA-0.2 money play: the life lost is a chip paid", House(money_play=ON), [2, 3, 3], [-2, -1, -1], 4),
    ],
)
def test_lives_and_chips(rule: str, house: House, lives: list[int], chips: list[int], pot: int) -> None:
    played = play(house, "2S 9H 5D", "stay stay stay")
    assert (played.lives, played.chips, played.state.pot) == (lives, chips, pot), rule
    assert bool(played.happened(events.PaidPot)) == (pot > 0), rule


def test_cta_0_2_the_survivor_takes_the_pot() -> None:
    played = play(House(lives=1, money_play=ON, stake=5), "2S 9H 5D 3C 8D", "stay stay stay stay stay")
    assert played.winner == "P2"
    assert (played.chips, played.state.pot) == ([-6, 12, -6], 0)  # C-10
    assert played.happened(events.Won) == [events.Won(rule="CTA-3.1", seat=1, chips=17)]


def test_c84_cta_0_3_the_first_jack_deals() -> None:
    played = play(House(), "3S 9H JD", seats=4, dealer=NOBODY)
    assert played.dealer == "P3"
    assert played.state.due == 3, "P4 is dealt to first"
    assert GAME.outcomes(played.state, played.house) == 52, "the cards are gathered"
    assert played.cards == "- - - -"
    assert [type(e) for e in played.told()] == [
        *(events.Drew,) * 3,
        *(events.FirstDealer, events.GameBegan),
        *(events.PaidPot,) * 4,
        events.RoundBegan,
    ]
    assert played.happened(events.FirstDealer) == [events.FirstDealer(rule="CTA-0.3", seat=2)]
    assert play(House(), "3S 9H JD 2C 5C 4D 6S", seats=4, dealer=NOBODY).awaited == "P4"


def test_cta_0_3_cards_go_round_until_a_jack() -> None:
    played = play(House(), "3S 9H KD QC 2C", seats=2, dealer=NOBODY)
    assert (played.state.dealer, played.state.due) == (NOBODY, 1)
    assert played.seen_by() == played.cards == "2C QC"
    assert played.happened(events.Drew)[-1] == events.Drew(rule="CTA-0.3", seat=0, card=0)
    view = GAME.see(played.state, played.house, SPECTATOR)
    assert (view.dealer, view.phase, view.round, view.due) == (None, "choosing", 0, 1)


def test_cta_0_3_with_the_cuckoo_pack_a_cuckoo_chooses() -> None:
    assert play(House(deck=Deck.CUCKOO), "N1 CAT CUCKOO", dealer=NOBODY).dealer == "P3"


def test_cta_0_3_the_table_may_name_the_dealer() -> None:
    assert GAME.default_dealer(House(), 5) == NOBODY
    assert play(House(), "", dealer=2).dealer == "P2"


def test_cta_0_3_the_deal_passes_on_among_those_in_also_from_a_dealer_who_is_out() -> None:
    house = House(lives=1)
    played = play(house, "8S 9H 5D 4C", "stay stay stay stay", seats=4)  # P4 deals and goes out
    assert played.lives == [1, 1, 1, 0]
    assert played.dealer == "P1"
    played = play(house, "8S 9H 5D 4C 9S 8H 7C", "stay stay stay stay stay stay stay", seats=4)  # P1 deals, with 7C
    assert (played.lives, played.dealer) == ([0, 1, 1, 0], "P2")


# --- CTA-1: the deal and the turns ------------------------------------------------------------------------------------


def test_cta_1_1_one_card_each_the_dealer_last_each_sees_its_own() -> None:
    played = play(House(), "2S 9H 5D")
    assert played.cards == "2S 9H 5D"
    assert [played.seen_by(n) for n in (1, 2, 3)] == ["2S ? ?", "? 9H ?", "? ? 5D"]
    assert played.seen_by() == "? ? ?"
    dealt = [e for e in played.told(2) if isinstance(e, events.Dealt)]
    assert [(e.rule, e.seat, e.card and card_name(e.card)) for e in dealt] == [
        ("CTA-1.1", 0, None),
        ("CTA-1.1", 1, "9H"),
        ("CTA-1.1", 2, None),
    ]
    assert play(House(), "2S 9H 5D", dealer=1).cards == "5D 2S 9H"


def test_c24_cta_1_1_every_deal_is_from_the_whole_pack() -> None:
    played = play(House(lives=5), "2S 9H 5D 8C " * 13, "stay stay stay stay " * 12 + "stay stay stay draw", seats=4)
    assert played.state.rounds == 13
    assert GAME.outcomes(played.state, played.house) == 48
    assert GAME.see(played.state, played.house, 0).stock == 48


def test_cta_1_2_in_turn_each_stays_or_swaps() -> None:
    played = play(House(), "2S 9H 5D")
    assert (played.awaited, played.choices) == ("P1", "stay swap")
    swapped = play(House(), "4S 9H 5D", "1:swap")
    assert (swapped.cards, swapped.awaited, swapped.choices) == ("9H 4S 5D", "P2", "stay swap")
    stayed = play(House(), "4S 9H 5D", "1:stay")
    assert (stayed.cards, stayed.awaited) == ("4S 9H 5D", "P2")
    assert stayed.told()[-1] == events.Stayed(rule="CTA-1.2", seat=0)


def test_cta_1_2_a_swap_is_told_with_its_cards_to_the_two_alone() -> None:
    played = play(House(), "4S 9H 5D", "1:swap")
    give, get = played.state.hand[1], played.state.hand[0]
    whole = events.Swapped(rule="CTA-1.2", seat=0, other=1, card=give, second=get)
    closed = events.Swapped(rule="CTA-1.2", seat=0, other=1, card=None, second=None)
    assert [played.told(reader)[-1] for reader in (None, 1, 2, 3, SPECTATOR)] == [whole, whole, whole, closed, closed]


def test_c35_c80_cta_1_3_a_king_blocks_and_stays_known() -> None:
    played = play(House(), "2S KS 5D", "1:swap")
    assert played.cards == "2S KS 5D", "no swap"
    assert played.seen_by() == "? KS ?"
    assert played.awaited == "P2", "the asker's turn is over, the king's holder has one of its own"
    assert played.told(3)[-1] == events.Blocked(rule="CTA-1.3", seat=0, other=1, card=played.state.hand[1])
    moved = play(House(), "2S KS 5D 9C", "1:swap 2:swap", seats=4)
    assert moved.seen_by() == "? ? KS ?", "known wherever it goes"


def test_cta_1_3_a_known_king_may_be_asked_again_in_vain() -> None:
    # P2's king is exposed in the deal, so that P1 asks a king that everybody knows.
    played = play(House(misdeal_chance=1), "2S KS! 5D", "2:keep")
    assert (played.awaited, played.choices, played.seen_by()) == ("P1", "stay swap", "? KS ?")
    played = play(House(misdeal_chance=1), "2S KS! 5D", "2:keep 1:swap")
    assert (played.cards, played.awaited) == ("2S KS 5D", "P2")


def test_c34_cta_1_3_a_king_is_shown_only_when_it_blocks() -> None:
    # P3 holds a king that nobody asks for; P2 receives one by a swap of its own with the dealer.
    held = play(House(), "4S 9H KH 5D", "1:swap", seats=4)
    assert (held.seen_by(), held.awaited) == ("? ? ? ?", "P2")
    assert not held.happened(events.Blocked)
    got = play(House(), "4S 9H KD", "1:stay 2:swap")
    assert (got.cards, got.seen_by()) == ("4S KD 9H", "? ? ?")
    told = [e for e in got.told(SPECTATOR) if not isinstance(e, events.PaidPot)]
    same = play(House(), "4S 9H QD", "1:stay 2:swap")
    assert told == [e for e in same.told(SPECTATOR) if not isinstance(e, events.PaidPot)]
    assert got.awaited == "P3"


def test_c29_cta_1_4_the_dealer_cannot_block() -> None:
    played = play(House(reveal_low=OFF), "9C 8D 2H KS", "1:stay 2:stay 3:swap", seats=4)
    assert played.cards == "9C 8D KS 2H"
    assert (played.awaited, played.choices) == ("P4", "stay draw")
    assert played.told()[-1].rule == "CTA-1.4"
    assert played.seen_by() == "? ? ? ?"
    blocked = play(House(dealer_blocks=ON), "9C 8D 2H KS", "1:stay 2:stay 3:swap", seats=4)
    assert (blocked.cards, blocked.seen_by()) == ("9C 8D 2H KS", "? ? ? KS")
    assert (blocked.awaited, blocked.choices) == ("P4", "stay draw")
    assert blocked.told()[-1] == events.Blocked(rule="CTA-1.4", seat=2, other=3, card=blocked.state.hand[3])
    other = play(House(dealer_blocks=ON), "9C 8D 2H QS", "1:stay 2:stay 3:swap", seats=4)
    assert other.told()[-1].rule == "CTA-1.2", "with the block there is nothing forced in it"


@pytest.mark.parametrize(
    ("rule", "cards", "house", "seen", "shown"),
    [
        ("CTA-1.5 the asker's ace", "AS 9H 5D 6C", House(), "? AS ? ?", [0]),
        ("CTA-1.5 the asker's 3", "3S 9H 5D 6C", House(), "? 3S ? ?", [0]),
        ("CTA-1.5 a 4 is not shown", "4S 9H 5D 6C", House(), "? ? ? ?", []),
        ("CTA-1.5 the other's 2", "9H 2S 5D 6C", House(), "2S ? ? ?", [1]),
        ("CTA-1.5 both", "2H 3S 5D 6C", House(), "3S 2H ? ?", [0, 1]),
        ("CTA-1.5 a swap that is blocked shows the king alone", "2H KS 5D 6C", House(), "? KS ? ?", []),
        ("CTA-1.5 some tables leave it out", "2H 3S 5D 6C", House(reveal_low=OFF), "? ? ? ?", []),
        ("CTA-4.2 1, 2, 3 are the low ones", "N3 N4 N9 N9", House(deck=Deck.CUCKOO), "? N3 ? ?", [0]),
        ("CTA-4.2 the Cuckoo is the king", "N3 CUCKOO N9 N9", House(deck=Deck.CUCKOO), "? CUCKOO ? ?", []),
        ("CTA-4.2 the Cat is not", "N4 CAT N9 N9", House(deck=Deck.CUCKOO), "? ? ? ?", []),
    ],
)
def test_low_cards_are_shown(rule: str, cards: str, house: House, seen: str, shown: list[int]) -> None:
    played = play(house, cards, "1:swap", seats=4)
    assert played.seen_by() == seen, rule
    low = played.happened(events.LowShown)
    assert [(e.rule, e.seat) for e in low] == [("CTA-1.5", seat) for seat in shown], rule
    assert all(e in played.told(SPECTATOR) for e in low), rule


def test_cta_1_5_the_dealers_card_goes_to_the_stock_face_down() -> None:
    played = play(House(lives=1), "9C 2H QC", "1:stay 2:draw", seats=2)
    assert not played.happened(events.LowShown)
    (drew,) = played.happened(events.DrewFromStock)
    assert (drew.rule, drew.seat, card_name(drew.card), card_name(drew.second)) == ("CTA-1.6", 1, "2H", "QC")
    closed = events.DrewFromStock(rule="CTA-1.6", seat=1, card=None, second=None)
    assert closed in played.told(1)
    assert drew in played.told(2)


@pytest.mark.parametrize(
    ("rule", "house", "cards", "move", "lives"),
    [
        ("CTA-1.6 the dealer stays", House(), "9C 8D 4H", "stay", [3, 3, 2]),
        ("CTA-1.6 the dealer draws", House(), "9C 8D 4H QC", "draw", [3, 2, 3]),
        ("CTA-1.6 a king drawn is kept", House(), "9C 8D 4H KC", "draw", [3, 2, 3]),
        ("CTA-1.6 or refused", House(drawn_king=DrawnKing.REFUSED), "9C 8D 4H KC", "draw", [3, 3, 2]),
        ("CTA-1.6 only a king is", House(drawn_king=DrawnKing.REFUSED), "9C 8D 4H QC", "draw", [3, 2, 3]),
        (
            "CTA-4.2 a Cuckoo is refused",
            House(drawn_king=DrawnKing.REFUSED, deck=Deck.CUCKOO),
            "N9 N8 N4 CUCKOO",
            "draw",
            [3, 3, 2],
        ),
    ],
)
def test_the_dealers_turn(rule: str, house: House, cards: str, move: str, lives: list[int]) -> None:
    played = play(house, cards, f"1:stay 2:stay 3:{move}")
    assert played.lives == lives, rule


def test_cta_1_6_a_king_refused_is_shown_and_the_first_card_kept() -> None:
    played = play(House(lives=1, drawn_king=DrawnKing.REFUSED), "9C 8D KC", "1:stay 2:draw", seats=2)
    assert (played.cards, played.winner) == ("9C 8D", "P1")
    assert played.happened(events.KingRefused) == [events.KingRefused(rule="CTA-1.6", seat=1, card=44)]
    assert card_name(44) == "KC"
    assert not played.happened(events.DrewFromStock)
    assert GAME.see(played.state, played.house, 0).stock == 50, "it went back"
    assert play(House(), "9C 8D", "1:stay 2:stay", seats=2).happened(events.Stayed)[-1].rule == "CTA-1.6"


def test_cta_1_7_a_turn_is_played_with_the_card_now_held() -> None:
    played = play(House(), "4S 9H 5D", "1:swap 2:swap")
    assert played.cards == "9H 5D 4S", "CTA-1.7"


def test_cta_1_8_c7_both_of_a_swap_know_its_cards_wherever_they_go() -> None:
    played = play(House(), "4S 9H 5D 6C", "1:swap", seats=4)
    assert [played.seen_by(n) for n in (1, 2, 3, 4)] == ["9H 4S ? ?", "9H 4S ? ?", "? ? 5D ?", "? ? ? 6C"], "CTA-1.8"
    played = play(House(), "4S 9H 5D 6C", "1:swap 2:swap", seats=4)
    assert played.cards == "9H 5D 4S 6C"
    assert [played.seen_by(n) for n in (1, 2, 3, 4)] == ["9H ? 4S ?", "9H 5D 4S ?", "? 5D 4S ?", "? ? ? 6C"]
    seats = GAME.see(played.state, played.house, SPECTATOR).seats
    assert [s.known_to for s in seats] == [(0, 1), (1, 2), (0, 1, 2), (3,)], "who knows a card is public"


# --- CTA-2: the show-down ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rule", "house", "cards", "lives"),
    [
        ("C27, CTA-2.1 the lowest loses a life", House(), "2S 9H 5D 8C", [2, 3, 3, 3]),
        ("CTA-2.1 all who tie", House(), "9S 5H 5D 8C", [3, 2, 2, 3]),
        ("CTA-0.1 ace low", House(), "AS 2H KD 8C", [2, 3, 3, 3]),
        ("CTA-0.1 king high", House(), "KS QH KD KC", [3, 2, 3, 3]),
        ("CTA-4.2 the pictures of the Cuckoo pack", House(deck=Deck.CUCKOO), "CAT HORSE CUCKOO CAT", [3, 2, 3, 3]),
        ("CTA-4.2 House below Horse, above 16", House(deck=Deck.CUCKOO), "HOUSE HORSE N16 CAT", [3, 3, 2, 3]),
        ("CTA-2.1 the dealer who ties loses too", House(), "9S 5H 8D 5C", [3, 2, 3, 2]),
        ("CTA-2.2 or does not", House(dealer_wins_ties=ON), "9S 5H 8D 5C", [3, 2, 3, 3]),
        ("CTA-2.2 alone it does", House(dealer_wins_ties=ON), "9S 6H 8D 5C", [3, 3, 3, 2]),
        ("CTA-2.2 others who tie lose", House(dealer_wins_ties=ON), "5S 5H 8D 6C", [2, 2, 3, 3]),
        ("CTA-2.3 the ace of spades costs one", House(), "9S AS 8D 5C", [3, 2, 3, 3]),
        ("CTA-2.3 or two", House(ace_of_spades_two=ON), "9S AS 8D 5C", [3, 1, 3, 3]),
        ("CTA-2.3 another ace one", House(ace_of_spades_two=ON), "9S AC 8D 5C", [3, 2, 3, 3]),
        ("CTA-2.3 another spade one", House(ace_of_spades_two=ON), "9S 2S 8D 5C", [3, 2, 3, 3]),
        (
            "CTA-2.2 a dealer who ties with it",
            House(ace_of_spades_two=ON, dealer_wins_ties=ON),
            "9S AC 8D AS",
            [3, 2, 3, 3],
        ),
    ],
)
def test_the_show_down(rule: str, house: House, cards: str, lives: list[int]) -> None:
    assert play(house, cards, "stay stay stay stay", seats=4).lives == lives, rule


def test_cta_2_3_either_ace_of_spades_of_two_packs() -> None:
    played = play(House(ace_of_spades_two=ON), "AS AS 9H 9H 8D 8D 7C 7C 6C 6C 5D 5D 4H 4H", "stay " * 14, seats=14)
    assert played.lives == [1, 1] + [3] * 12


def test_c76_cta_2_3_lives_never_go_below_zero() -> None:
    house = House(lives=2, ace_of_spades_two=ON, money_play=ON)
    # P3 deals, P2 loses a life; P1 deals, P2 has the ace of spades on its last life, P3 another ace.
    played = play(house, "9S 2S 8D AS AH 9C", "1:stay 2:stay 3:stay 2:stay 3:stay 1:stay")
    assert played.lives == [2, 0, 1]
    assert played.chips == [-1, -3, -2], "what was not held cannot be paid (CTA-0.2)"
    lost = [(e.rule, e.seat, e.lives) for e in played.happened(events.LostLife)]
    assert lost == [("CTA-2.1", 1, 1), ("CTA-2.3", 1, 1), ("CTA-2.1", 2, 1)]


def test_cta_2_1_all_cards_are_shown() -> None:
    played = play(House(lives=1), "9S 5H", "stay stay", seats=2)
    assert [played.seen_by(n) for n in (1, 2, SPECTATOR)] == ["9S 5H"] * 3
    shown = [(e.rule, e.seat, card_name(e.card)) for e in played.happened(events.HandShown)]
    assert shown == [("CTA-2.1", 0, "9S"), ("CTA-2.1", 1, "5H")]


def test_cta_2_2_the_dealer_who_is_spared_is_told() -> None:
    played = play(House(dealer_wins_ties=ON), "9S 5H 5C", "stay stay stay")
    assert played.happened(events.DealerSpared) == [events.DealerSpared(rule="CTA-2.2", seat=2)]
    assert not play(House(), "9S 5H 5C", "stay stay stay").happened(events.DealerSpared)


# --- CTA-3: out, and sudden death -------------------------------------------------------------------------------------


def test_cta_3_1_the_last_player_with_lives_wins() -> None:
    played = play(House(lives=1), "9S 2H 8D 5C 9D", "stay stay stay stay stay")
    assert (played.winner, played.lives, GAME.over(played.state)) == ("P1", [1, 0, 0], True)
    assert (played.awaited, GAME.outcomes(played.state, played.house)) == ("", 0)
    out = [(e.rule, e.seat) for e in played.happened(events.WentOut)]
    assert out == [("CTA-3.1", 1), ("CTA-3.1", 2)]
    assert played.state.wins[:3] == [1, 0, 0]


def test_c10_the_last_cards_stay_where_they_lie_who_was_out_before_has_none() -> None:
    played = play(House(lives=1), "9S 2H 8D 5C 9D", "stay stay stay stay stay")
    assert played.cards == "9D - 5C"


def test_c45_the_turn_passes_the_last_seat_and_whoever_is_out() -> None:
    assert play(House(), "9S 2H 8D", "3:stay", dealer=2).awaited == "P1"
    # P1 deals and goes out, P2 deals next: the turn goes from P3 to P2.
    played = play(House(lives=1), "9S 8D 2H  6C 7D", "2:stay 3:stay 1:stay 3:stay", dealer=1)
    assert (played.dealer, played.awaited, played.cards) == ("P2", "P2", "- 7D 6C")


def test_c82_a_swap_passes_over_who_is_out() -> None:
    # P3 deals and P2 goes out; P4 deals, and P1 is at the right of P3 now.
    played = play(House(lives=1), "9S 8D 2H JC  6C 7D 9D", "4:stay 1:stay 2:stay 3:stay 1:swap", seats=4, dealer=3)
    assert played.cards == "7D - 6C 9D"
    assert played.happened(events.Swapped)[-1].other == 2


def test_c42_what_is_not_allowed_is_refused_and_changes_nothing() -> None:
    played = play(House(), "4S 9H 5D")
    before = dataclasses.replace(played.state, hand=list(played.state.hand), story=list(played.state.story))
    for seat in (-1, 0, 1, 2, 3, 19):
        codes = [code for code in range(-5, 100) if GAME.legal(played.state, played.house, seat, code)]
        assert codes == ([0, 1] if seat == 0 else [])
    assert played.state == before
    assert not GAME.awaits(play(House(), "4S").state, House(), NOBODY), "nobody is no seat, even when nobody is asked"


def test_c30_cta_3_2_the_last_two_out_at_once_meet_in_sudden_death() -> None:
    dealt = play(House(lives=1, stake=5), "4S 4H 9C", "stay stay", seats=2)
    assert (dealt.cards, dealt.seen_by(), dealt.awaited, dealt.winner) == ("9C -", "9C -", "", "")
    assert (dealt.lives, dealt.state.playing[:2]) == ([0, 0], [1, 1])
    assert GAME.outcomes(dealt.state, dealt.house) == 51, "from the whole pack"
    view = GAME.see(dealt.state, dealt.house, 0)
    assert (view.sudden_death, view.phase, view.due, view.round, view.pot) == (True, "sudden_death", 1, 1, 10)
    played = play(House(lives=1, stake=5), "4S 4H 9C 8C", "stay stay", seats=2)
    assert (played.winner, played.lives, played.cards, played.chips) == ("P1", [0, 0], "9C 8C", [5, -5])
    assert GAME.see(played.state, played.house, 0).due is None
    told = played.told()
    at = told.index(events.SuddenDeath(rule="CTA-3.2", seats=2))
    assert [(type(e).__name__, e.rule) for e in told[at + 1 :]] == [
        ("Dealt", "CTA-3.2"),
        ("Dealt", "CTA-3.2"),
        ("WentOut", "CTA-3.2"),
        ("Won", "CTA-3.2"),
    ]
    assert not [e for e in told[:at] if isinstance(e, events.WentOut)]


def test_cta_3_2_all_who_are_lowest_are_out_until_one_is_left() -> None:
    tie = "4S 4H 4D 4C "
    three_left = play(House(lives=1), tie + "9C 8C 7C 9D", "stay " * 4, seats=4)
    assert (three_left.state.playing[:4], three_left.state.due) == ([1, 1, 0, 1], 0)
    assert three_left.cards == "- - - -", "the cards are gathered for the next deal"
    assert three_left.happened(events.SuddenDeath)[-1].seats == 3
    two_out = play(House(lives=1), tie + "9C 8C 7C 9D  10C 7H 7D", "stay " * 4, seats=4)
    assert (two_out.winner, two_out.cards) == ("P1", "10C 7H - 7D")
    assert [e.seat for e in two_out.happened(events.WentOut)] == [2, 1, 3]


def test_cta_3_2_the_dealer_deals_throughout_even_when_out() -> None:
    cards = "4S 4H 4D 4C  9C 8C 7C 5S  2S 3S 3H  9S 8S"  # P4, the dealer, is out first, then P1
    played = play(House(lives=1), cards, "stay " * 4, seats=4)
    assert (played.dealer, played.winner, played.cards) == ("P4", "P2", "- 9S 8S -")
    assert (played.state.rounds, played.state.deals) == (1, 4)


def test_cta_3_2_if_all_tie_all_are_dealt_to_again() -> None:
    played = play(House(lives=1), "4S 4H 9C 9D 6S", "stay stay", seats=2)
    assert (played.cards, played.state.playing[:2]) == ("6S -", [1, 1])
    assert played.happened(events.SurvivedSuddenDeath) == [events.SurvivedSuddenDeath(rule="CTA-3.2")]
    assert len(played.happened(events.SuddenDeath)) == 1


def test_cta_3_2_the_ace_of_spades_is_an_ace_and_nothing_is_exposed() -> None:
    house = House(lives=1, ace_of_spades_two=ON, misdeal_chance=100)
    played = play(house, "4S 4H AS AH QC 8C", "stay stay", seats=2)
    assert (played.winner, played.lives) == ("P1", [0, 0])
    assert len(played.happened(events.SurvivedSuddenDeath)) == 1
    assert not GAME.exposure(play(house, "4S 4H AS", "stay stay", seats=2).state)


def test_c10_c11_a_further_game_has_lives_anew_chips_go_on_and_cards_choose_the_dealer() -> None:
    first = play(House(lives=1), "9S 5H", "stay stay", seats=2, games=2)
    assert (first.lives, first.chips, first.state.pot, first.cards) == ([1, 1], [1, -1], 0, "- -")
    assert (first.state.dealer, first.state.rounds, first.state.game, first.winner) == (NOBODY, 0, 2, "")
    second = play(House(lives=1), "9S 5H  2C JD  3C 4C", "stay stay 1:swap", seats=2, games=2)
    assert (second.dealer, second.cards, second.chips, second.state.pot) == ("P2", "4C 3C", [0, -2], 2)
    assert [(e.rule, e.seat, e.game) for e in second.happened(events.GameBegan)] == [("C-11", 1, 1), ("C-11", 1, 2)]
    third = play(House(lives=1), "9S 5H  2C JD  4C 3C", "stay stay 1:stay 2:stay", seats=2, games=2)
    assert (third.state.wins[:2], third.chips) == ([2, 0], [2, -2])
    after_sudden_death = play(House(lives=1), "4S 4H 9C 8C", "stay stay", seats=2, games=2)
    assert (after_sudden_death.state.game, after_sudden_death.state.sudden) == (2, 0)


def test_a_game_begins_with_an_empty_table() -> None:
    played = play(House(lives=2), "", dealer=NOBODY)
    assert (played.state.playing, played.state.lives) == ([1] * 3 + [0] * 17, [2] * 3 + [0] * 17)
    assert (played.state.left, played.state.deals, played.state.game) == (0, 0, 1)
    seats = GAME.see(played.state, played.house, 0).seats
    assert [(s.holds, s.card, s.shown, s.known_to, s.did) for s in seats] == [(False, None, False, (), None)] * 3


# --- CTA-4: the domino ------------------------------------------------------------------------------------------------

ACE_DOMINO = House(domino=Domino.ACE)
LOW_DOMINO = House(domino=Domino.LOW)
UNSEEN = House(domino=Domino.ACE, reveal_low=OFF)
CUCKOO_DOMINO = House(domino=Domino.ACE, deck=Deck.CUCKOO)


@pytest.mark.parametrize(
    ("rule", "house", "cards", "moves", "cards_then", "asked"),
    [
        ("off", House(), "4S AS 9D 8C", "1:swap", "AS 4S 9D 8C", "P2: stay swap"),
        ("an ace received", ACE_DOMINO, "4S AS 9D 8C", "1:swap", "AS 4S 9D 8C", "P1: stay again"),
        ("a 2 is no ace", ACE_DOMINO, "4S 2S 9D 8C", "1:swap", "2S 4S 9D 8C", "P2: stay swap"),
        ("a 3 is low", LOW_DOMINO, "4S 3S 9D 8C", "1:swap", "3S 4S 9D 8C", "P1: stay again"),
        ("so is an ace", LOW_DOMINO, "4S AS 9D 8C", "1:swap", "AS 4S 9D 8C", "P1: stay again"),
        ("a 4 is not", LOW_DOMINO, "5S 4S 9D 8C", "1:swap", "4S 5S 9D 8C", "P2: stay swap"),
        ("the 1 of the Cuckoo pack", CUCKOO_DOMINO, "N5 N1 N9 N8", "1:swap", "N1 N5 N9 N8", "P1: stay again"),
        ("its 2 is no ace", CUCKOO_DOMINO, "N5 N2 N9 N8", "1:swap", "N2 N5 N9 N8", "P2: stay swap"),
        ("with the player after that one", ACE_DOMINO, "4S AS 9D 8C", "swap again", "9D 4S AS 8C", "P2: stay swap"),
        ("or not", ACE_DOMINO, "4S AS 9D 8C", "1:swap 1:stay", "AS 4S 9D 8C", "P2: stay swap"),
        ("no third", ACE_DOMINO, "4S AS AD 8C", "1:swap 1:again", "AD 4S AS 8C", "P2: stay swap"),
        ("a king blocks", ACE_DOMINO, "4S AS KD 8C", "1:swap 1:again", "AS 4S KD 8C", "P2: stay swap"),
        ("the dealer's does not", ACE_DOMINO, "9S 4S AD KC", "stay swap again", "9S KC 4S AD", "P3: stay swap"),
        ("never past the dealer", ACE_DOMINO, "9S 8S 4D AC", "stay stay swap", "9S 8S AC 4D", "P4: stay draw"),
        ("not who was swapped with", ACE_DOMINO, "AS 8S 4D 9C", "1:swap", "8S AS 4D 9C", "P2: stay swap"),
        ("not when blocked", ACE_DOMINO, "AS KS 4D 9C", "1:swap", "AS KS 4D 9C", "P2: stay swap"),
        ("C-4 unseen: asked after a 9 too", UNSEEN, "4S 9S AD 8C", "1:swap", "9S 4S AD 8C", "P1: stay"),
        ("C-4 unseen: an ace may", UNSEEN, "4S AS 9D 8C", "1:swap", "AS 4S 9D 8C", "P1: stay again"),
        ("C-4 unseen: not past the dealer", UNSEEN, "9S 8S 4D AC", "stay stay swap", "9S 8S AC 4D", "P4: stay draw"),
        ("C-4 unseen: not when blocked", UNSEEN, "AS KS 4D 9C", "1:swap", "AS KS 4D 9C", "P2: stay swap"),
    ],
)
def test_cta_4_1_domino(rule: str, house: House, cards: str, moves: str, cards_then: str, asked: str) -> None:
    played = play(house, cards, moves, seats=4)
    assert (played.cards, f"{played.awaited}: {played.choices}") == (cards_then, asked), rule


def test_cta_4_1_what_is_told_of_a_second_swap() -> None:
    played = play(ACE_DOMINO, "4S AS 9D 8C", "1:swap 1:again", seats=4)
    assert [said(e) for e in played.told()[-4:]] == [
        "LowShown CTA-1.5 P2 AS",
        "Swapped CTA-1.2 P1 P2 4S AS",
        "LowShown CTA-1.5 P1 AS",
        "Swapped CTA-4.1 P1 P3 AS 9D",
    ]
    assert play(ACE_DOMINO, "9S 4S AD KC", "stay swap again", seats=4).told()[-1].rule == "CTA-4.1"
    assert play(ACE_DOMINO, "4S AS 9D 8C", "swap stay", seats=4).told()[-1] == events.Stayed(rule="CTA-4.1", seat=0)
    did = [GAME.see(play(ACE_DOMINO, "4S AS 9D", m).state, House(), 0).seats[0].did for m in ("", "swap", "swap again")]
    assert did == [None, Swap(), Again()]


# --- CTA-5: misdeal ---------------------------------------------------------------------------------------------------

MISDEAL = House(misdeal_chance=1)


def test_c91_cta_5_1_the_owner_of_an_exposed_card_is_asked_at_once() -> None:
    played = play(MISDEAL, "9C 3S!")
    assert (played.awaited, played.choices, played.seen_by()) == ("P2", "keep redeal", "? 3S -")
    assert GAME.outcomes(played.state, played.house) == 0, "before the next card"
    assert played.told(SPECTATOR)[-1] == events.Exposed(rule="CTA-5.1", seat=1, card=played.state.hand[1])


def test_c91_cta_5_1_a_card_kept_stays_known() -> None:
    played = play(MISDEAL, "9C 3S! 5D", "2:keep")
    assert (played.awaited, played.cards, played.seen_by()) == ("P1", "9C 3S 5D", "? 3S ?")
    kept = events.KeptExposed(rule="CTA-5.1", seat=1, card=played.state.hand[1])
    assert played.told(SPECTATOR)[-2] == kept


def test_c91_cta_5_1_a_new_deal_is_by_the_same_dealer_from_the_whole_pack() -> None:
    played = play(MISDEAL, "9C 3S!", "2:redeal")
    assert (played.dealer, played.cards, played.awaited) == ("P3", "- - -", "")
    assert (GAME.outcomes(played.state, played.house), played.state.due) == (52, 0)
    assert (played.state.rounds, played.lives) == (1, [3, 3, 3])
    assert played.told()[-1] == events.AskedRedeal(rule="CTA-5.1", seat=1)
    dealt = play(MISDEAL, "9C 3S! 3S 9C 5D", "2:redeal")
    assert (dealt.cards, dealt.seen_by(), dealt.awaited) == ("3S 9C 5D", "? ? ?", "P1")


def test_cta_5_1_the_dealers_own_card() -> None:
    played = play(MISDEAL, "9C 3S KD!")
    assert (played.awaited, played.choices) == ("P3", "keep redeal")
    forced = play(MISDEAL, "9C 4S KD!", "3:keep 1:stay 2:swap")
    assert (forced.cards, forced.seen_by()) == ("9C KD 4S", "? KD ?"), "CTA-1.4"
    blocked = play(dataclasses.replace(MISDEAL, dealer_blocks=ON), "9C 4S KD!", "3:keep 1:stay 2:swap")
    assert blocked.cards == "9C 4S KD"


@pytest.mark.parametrize("chance_of_it", [1, 100])
def test_cta_5_1_so_many_thousandths(chance_of_it: int) -> None:
    house = House(misdeal_chance=chance_of_it)
    played = play(house, "")
    GAME.deal(played.state, house, 0)
    assert GAME.exposure(played.state)
    assert GAME.outcomes(played.state, house) == 1000
    assert sum(GAME.outcome(played.state, house, pick) for pick in range(1000)) == chance_of_it
    GAME.deal(played.state, house, chance_of_it)
    assert (played.awaited, GAME.exposure(played.state)) == ("", False)
    GAME.deal(played.state, house, 0)
    GAME.deal(played.state, house, chance_of_it - 1)
    assert played.awaited == "P2"


def test_cta_5_1_off_no_card_is_exposed() -> None:
    played = play(House(), "")
    GAME.deal(played.state, played.house, 0)
    assert (GAME.exposure(played.state), GAME.outcomes(played.state, played.house)) == (False, 51)


def test_cta_5_1_not_the_cards_that_choose_the_dealer_nor_the_stock() -> None:
    assert not GAME.exposure(play(MISDEAL, "9C", dealer=NOBODY).state)
    played = play(MISDEAL, "9C 8C 7C", "stay stay draw")
    assert not GAME.exposure(played.state)
    assert (GAME.outcomes(played.state, played.house), played.awaited) == (49, "")
    assert GAME.see(played.state, played.house, 0).due == 2, "the stock's card is for the dealer"
    assert chance(played, ["6C"], exposed=False) is False
    assert played.lives == [3, 3, 2]


# --- the edges --------------------------------------------------------------------------------------------------------


WHOLE_GAME = """
Drew CTA-0.3 P1 9C
Drew CTA-0.3 P2 JD
FirstDealer CTA-0.3 P2
GameBegan C-11 P2 1
PaidPot CTA-0.2 P1 2
PaidPot CTA-0.2 P2 2
PaidPot CTA-0.2 P3 2
RoundBegan CTA-0.3 P2 1
Dealt CTA-1.1 P3 6C ?
Dealt CTA-1.1 P1 8C ?
Exposed CTA-5.1 P1 8C
KeptExposed CTA-5.1 P1 8C
Dealt CTA-1.1 P2 4S ?
Swapped CTA-1.2 P3 P1 6C 8C ?
Stayed CTA-1.2 P1
DrewFromStock CTA-1.6 P2 4S QD ?
HandShown CTA-2.1 P3 8C
HandShown CTA-2.1 P1 6C
HandShown CTA-2.1 P2 QD
LostLife CTA-2.1 P1 1
PaidPot CTA-0.2 P1 1
WentOut CTA-3.1 P1
RoundBegan CTA-0.3 P3 2
Dealt CTA-1.1 P2 9H ?
Dealt CTA-1.1 P3 9S ?
Stayed CTA-1.2 P2
Stayed CTA-1.6 P3
HandShown CTA-2.1 P2 9H
HandShown CTA-2.1 P3 9S
LostLife CTA-2.1 P2 1
PaidPot CTA-0.2 P2 1
LostLife CTA-2.1 P3 1
PaidPot CTA-0.2 P3 1
SuddenDeath CTA-3.2 2
Dealt CTA-3.2 P2 3C
Dealt CTA-3.2 P3 2C
WentOut CTA-3.2 P3
Won CTA-3.2 P2 9
"""
"""Each thing told, in full; those that end in `?` are told to a spectator without their cards."""


def test_a_whole_game_as_it_is_told() -> None:
    house = House(lives=1, stake=2, money_play=ON, misdeal_chance=1)
    moves = "1:keep 3:swap 1:stay 2:draw 2:stay 3:stay"
    played = play(house, "9C JD  6C 8C! 4S QD  9H 9S  3C 2C", moves, dealer=NOBODY)
    lines = WHOLE_GAME.strip().splitlines()
    assert [said(event) for event in played.told()] == [line.removesuffix(" ?") for line in lines]
    closed = [event_of(row, SPECTATOR) == event_of(row) for row in played.state.story]
    assert closed == [not line.endswith(" ?") for line in lines]
    assert (played.chips, played.winner) == ([-3, 6, -3], "P2")


@pytest.mark.parametrize(
    ("house", "cards", "moves", "rule"),
    [
        (House(), "9C 8C 7C", "", "CTA-1.2"),
        (House(), "9C 8C 7C", "stay stay", "CTA-1.6"),
        (House(), "9C 8C 7C", "stay stay draw", ""),
        (House(), "9C", "", ""),
        (ACE_DOMINO, "4S AS 9D", "swap", "CTA-4.1"),
        (MISDEAL, "4S!", "", "CTA-5.1"),
    ],
)
def test_what_is_asked_names_its_rule(house: House, cards: str, moves: str, rule: str) -> None:
    played = play(house, cards, moves)
    assert GAME.asked_by(played.state, house) == rule
    view = GAME.see(played.state, house, 2)
    assert (view.asked_by, view.awaits) == (rule, (GAME.turn(played.state, house),) if rule else ())


@pytest.mark.parametrize(
    ("house", "cards", "moves", "first", "last"),
    [
        (House(), "9C 8C 7C", "", Stay(), Draw()),
        (House(), "9C 8C 7C", "stay stay", Stay(), Draw()),
        (ACE_DOMINO, "4S AS 9D", "swap", Stay(), Again()),
        (MISDEAL, "4S!", "", Keep(), Redeal()),
    ],
)
def test_the_span_is_no_wider_than_it_need_be(house: House, cards: str, moves: str, first: Any, last: Any) -> None:
    played = play(house, cards, moves)
    begin, end = GAME.span(played.state, house, GAME.turn(played.state, house))
    assert [GAME.decode(played.state, house, 0, code) for code in (begin, end - 1)] == [first, last]


def test_codes_and_tagged_actions() -> None:
    state, house = play(House(), "9C 8C 7C").state, House()
    tagged = [GAME.decode(state, house, 0, code) for code in range(GAME.ACTIONS)]
    assert tagged == [Stay(), Swap(), Draw(), Again(), Keep(), Redeal()]
    assert {type(action) for action in tagged} == set(GAME.actions)
    assert [GAME.encode(state, house, 0, action) for action in tagged] == [(code,) for code in range(GAME.ACTIONS)]
    with pytest.raises(IllegalStep) as refused:
        GAME.encode(state, house, 0, Pass())
    assert refused.value.code == "not-in-this-game"
    assert refused.value.facts == {"move": "pass", "game": "chase-the-ace"}


def test_the_moment_is_one_deal() -> None:
    moves = ["2:keep", "1:stay", "2:stay", "3:draw"]
    cards = ["9C 8C! 7C", "9C 8C! 7C", "9C 8C! 7C", "9C 8C! 7C 6C"]
    moments = [GAME.moment(play(MISDEAL, "9C 8C!").state)]
    moments += [GAME.moment(play(MISDEAL, c, " ".join(moves[: n + 1])).state) for n, c in enumerate(cards)]
    assert moments[:4] == moments[:1] * 4
    assert moments[4] != moments[3], "the next round"
    assert GAME.moment(play(MISDEAL, "9C 8C!", "2:redeal").state) != moments[0]


def test_what_a_view_shows() -> None:
    house = House(money_play=ON, stake=2)
    played = play(house, "2C 8C 7C  9D 4H 6S", "1:stay 2:stay 3:stay 2:swap", seats=3)
    view = GAME.see(played.state, house, 1)
    assert (view.viewer, view.phase, view.dealer, view.over, view.game, view.round) == (1, "turn", 0, False, 1, 2)
    assert (view.pot, view.stock, view.winner, view.sudden_death, view.due) == (7, 49, None, False, None)
    mine, partner, other = view.seats[1], view.seats[2], view.seats[0]
    assert (mine.seat, mine.playing, mine.lives, mine.chips, mine.wins, mine.holds) == (1, True, 3, -2, 0, True)
    assert (card_name(mine.card), mine.shown, mine.known_to, mine.did) == ("4H", False, (1, 2), Swap())
    assert (card_name(partner.card), partner.did) == ("9D", None)
    assert (other.lives, other.chips, other.card, other.known_to) == (2, -3, None, (0,))
    over = play(House(lives=1), "9S 5H", "stay stay", seats=2)
    view = GAME.see(over.state, House(), SPECTATOR)
    assert (view.winner, view.over, view.phase, view.awaits, view.pot) == (0, True, "over", (), 0)
    assert [(s.shown, s.known_to, s.playing, s.wins) for s in view.seats] == [(True, (), True, 1), (True, (), False, 0)]


# --- whatever is played -----------------------------------------------------------------------------------------------


def game_only(state: State) -> State:
    return dataclasses.replace(state, story=[])


@given(st.integers(0, 1 << 32), st.integers(0, 400))
def test_cards_add_up_and_a_state_can_be_used_again(seed: int, steps: int) -> None:
    state = State()
    house = walk(state, random.Random(seed), steps)
    pack = range(52, 72) if house.deck == Deck.CUCKOO else range(52)
    assert sorted(state.pack[: state.cards]) == sorted(list(pack) * (state.cards // len(pack)))
    out = state.pack[: state.dealt]
    if state.phase:  # while the cards choose a dealer, earlier ones lie under later ones
        for card in state.hand:
            assert card == NOBODY or out.count(card) >= state.hand.count(card)
    assert state.pack[state.cards :] == [NOBODY] * (104 - state.cards)
    again, fresh = random.Random(seed + 1), random.Random(seed + 1)
    new = State()
    walk(state, again, seed % 100)
    walk(new, fresh, seed % 100)
    assert game_only(state) == game_only(new)


@given(st.integers(0, 1 << 32), st.integers(0, 400))
def test_c4_nothing_shown_or_asked_depends_on_a_hidden_card(seed: int, steps: int) -> None:
    luck = random.Random(seed)
    state = State()
    house = walk(state, luck, steps)
    state.story.clear()
    for viewer in (SPECTATOR, luck.randrange(state.seats)):
        both = copy.deepcopy(state), shuffled_behind(state, house, viewer, luck)
        views = [GAME.see(s, house, viewer) for s in both]
        assert views[0] == views[1]
        assert GAME.outcomes(both[0], house) == GAME.outcomes(both[1], house)
        assert legal_actions(GAME, both[0], house, viewer) == legal_actions(GAME, both[1], house, viewer)
        seat = GAME.turn(state, house)
        moves = [set(legal_actions(GAME, s, house, seat)) for s in both]
        if seat == NOBODY:
            continue
        # And any move looks the same, as long as no card is shown for it, to all or (a swap) to the viewer.
        code = luck.choice(sorted(moves[0] & moves[1]))
        for s in both:
            GAME.act(s, house, seat, code)
        rows = both[0].story + both[1].story
        shows = events.Blocked, events.LowShown, events.HandShown
        if not any(isinstance(event_of(row), shows) or (viewer != SPECTATOR and viewer in row[2:4]) for row in rows):
            assert [event_of(row, viewer) for row in both[0].story] == [event_of(row, viewer) for row in both[1].story]
            assert GAME.turn(both[0], house) == GAME.turn(both[1], house)
            assert both[0].known == both[1].known
