"""The house rules of Ride the Bus, RTB-0.1 to 0.5: who can play what, and what each rulebook says."""

import dataclasses
from typing import Any

import pytest

from nightbus.errors import HouseRuleError
from nightbus.rules.game import game
from nightbus.rules.ride_the_bus import GAME
from nightbus.rules.ride_the_bus.house import House, Ties, guessers_of, rows_of
from nightbus.rules.switches import OnOff, as_json, switches, with_settings
from tests.rules.ride_helpers import at_pyramid, house_of, ride

CLASSIC: dict[str, Any] = {
    "dealer_role": "drinks",
    "decks": 1,
    "ace": "high",
    "rounds": 1,
    "question_order": "by_player",
    "questions": 4,
    "ties": "wrong",
    "wrong_drinks": [1, 2, 3, 4, 5, 6, 7],
    "right_gives": [0, 0, 0, 0, 0, 0, 0],
    "pyramid_rows": [5, 4, 3, 2, 1],
    "pyramid_values": [1, 2, 3, 4, 5],
    "top_card": "drinks",
    "bluffing": True,
    "passed_bluffs": "shed",
    "give_and_take": False,
    "hands": "private",
    "deal_face": "up",
    "tie_break": "sum",
    "bus": "row",
    "bus_length": 10,
    "bus_penalties": [1, 2, 3, 4],
    "ride_ends_with_deck": False,
    "co_pilot": False,
    "ride_cap": False,
}
PARTY = CLASSIC | {
    "dealer_role": "plays",
    "question_order": "by_round",
    "ties": "redraw",
    "wrong_drinks": [1] * 7,
    "right_gives": [0, 0, 0, 5, 0, 0, 0],
    "bluffing": False,
    "tie_break": "highest_card",
    "bus": "row_once",
}
COMMISSION = CLASSIC | {
    "dealer_role": "staff",
    "question_order": "by_round",
    "wrong_drinks": [1] * 7,
    "right_gives": [1, 1, 1, 5, 1, 1, 1],
    "pyramid_values": [2, 4, 8, 16],
    "top_card": "shot",
    "bluffing": False,
    "hands": "open",
    "tie_break": "highest_card",
    "bus": "questions",
}
RULES = {
    "dealer_role": "RTB-0.2",
    "decks": "RTB-0.1",
    "ace": "RTB-0.3b",
    "rounds": "RTB-0.4",
    "question_order": "RTB-1.0",
    "questions": "RTB-1.5",
    "ties": "RTB-1.8",
    "wrong_drinks": "RTB-1.9",
    "right_gives": "RTB-1.10",
    "pyramid_rows": "RTB-2.1",
    "pyramid_values": "RTB-2.1",
    "top_card": "RTB-2.1",
    "bluffing": "RTB-2.6",
    "passed_bluffs": "RTB-2.6b",
    "give_and_take": "RTB-2.7",
    "hands": "RTB-2.8",
    "deal_face": "RTB-2.8",
    "tie_break": "RTB-3.1",
    "bus": "RTB-3.2",
    "bus_length": "RTB-3.2",
    "bus_penalties": "RTB-3.2",
    "ride_ends_with_deck": "RTB-3.4",
    "co_pilot": "RTB-3.8",
    "ride_cap": "RTB-3.9",
}


def refusal(book: str, settings: str, seats: int = 0) -> HouseRuleError:
    """How these house rules are refused, at the table of so many seats if they name a number."""
    with pytest.raises(HouseRuleError) as refused:
        GAME.check(house_of(book, settings), seats)
    return refused.value


def test_the_register_knows_it() -> None:
    assert game("ride-the-bus") is GAME
    assert list(GAME.rulebooks) == ["classic", "party", "commission"], "the first is the default"
    assert GAME.rulebooks["classic"] == House()
    assert GAME.version == 1


@pytest.mark.parametrize(("book", "switches_set"), [("classic", CLASSIC), ("party", PARTY), ("commission", COMMISSION)])
def test_a_rulebook_is_a_complete_set_of_house_rules(book: str, switches_set: dict[str, Any]) -> None:
    assert as_json(GAME.rulebooks[book]) == switches_set


def test_each_switch_names_its_rule() -> None:
    assert {name: s.rule for name, s in switches(House).items()} == RULES


WORDS = {
    "dealer_role": "plays, drinks, staff",
    "decks": "1..2",
    "ace": "high, low",
    "rounds": "1..20",
    "question_order": "by_player, by_round",
    "questions": "4, 7",
    "ties": "wrong, redraw, right, double",
    "wrong_drinks": "1..7 x 0..20, with /",
    "right_gives": "1..7 x 0..20, with /",
    "pyramid_rows": "1..5 x 1..5, with /",
    "pyramid_values": "1..5 x 1..20, with /",
    "top_card": "drinks, shot",
    "bluffing": "off, on",
    "passed_bluffs": "shed, count",
    "give_and_take": "off, on",
    "hands": "private, open",
    "deal_face": "up, private",
    "tie_break": "sum, highest_card, draw",
    "bus": "row, row_once, adding_row, questions, shrinking_row, pyramid, kings_cup",
    "bus_length": "4..10",
    "bus_penalties": "4 x 1..20, with /",
    "ride_ends_with_deck": "off, on",
    "co_pilot": "off, on",
    "ride_cap": "off, 1..500",
}


def test_c_8_what_each_switch_may_be() -> None:
    assert {name: s.allowed for name, s in switches(House).items()} == WORDS


@pytest.mark.parametrize(
    ("setting", "rule", "nearest"),
    [
        ("decks=0", "RTB-0.1", "decks=1"),
        ("decks=3", "RTB-0.1", "decks=2"),
        ("dealer_role=sleeps", "RTB-0.2", "dealer_role=drinks"),
        ("ace=middle", "RTB-0.3b", "ace=high"),
        ("rounds=0", "RTB-0.4", "rounds=1"),
        ("rounds=21", "RTB-0.4", "rounds=20"),
        ("question_order=any", "RTB-1.0", "question_order=by_player"),
        ("questions=5", "RTB-1.5", "questions=4"),
        ("questions=6", "RTB-1.5", "questions=7"),
        ("ties=maybe", "RTB-1.8", "ties=wrong"),
        ("wrong_drinks=1/21", "RTB-1.9", "wrong_drinks=1/20/3/4/5/6/7"),
        ("wrong_drinks=-1", "RTB-1.9", "wrong_drinks=0/2/3/4/5/6/7"),
        ("wrong_drinks=1/1/1/1/1/1/1/1", "RTB-1.9", "wrong_drinks=1/1/1/1/1/1/1"),
        ("right_gives=21", "RTB-1.10", "right_gives=20/0/0/0/0/0/0"),
        ("pyramid_rows=6/4", "RTB-2.1", "pyramid_rows=5/4"),
        ("pyramid_rows=5/0/3", "RTB-2.1", "pyramid_rows=5/1/3"),
        ("pyramid_rows=0", "RTB-2.1", "pyramid_rows=1"),
        ("pyramid_rows=1/1/1/1/1/1", "RTB-2.1", "pyramid_rows=1/1/1/1/1"),
        ("pyramid_values=1/2/3/4/21", "RTB-2.1", "pyramid_values=1/2/3/4/20"),
        ("top_card=beer", "RTB-2.1", "top_card=drinks"),
        ("bluffing=2", "RTB-2.6", "bluffing=on"),
        ("passed_bluffs=burn", "RTB-2.6b", "passed_bluffs=shed"),
        ("give_and_take=2", "RTB-2.7", "give_and_take=off"),
        ("hands=shut", "RTB-2.8", "hands=private"),
        ("deal_face=down", "RTB-2.8", "deal_face=up"),
        ("tie_break=coin", "RTB-3.1", "tie_break=sum"),
        ("bus=train", "RTB-3.2", "bus=row"),
        ("bus_length=3", "RTB-3.2", "bus_length=4"),
        ("bus_length=11", "RTB-3.2", "bus_length=10"),
        ("bus_penalties=1/2/3", "RTB-3.2", "bus_penalties=1/2/3/4"),
        ("bus_penalties=0/2/3/21", "RTB-3.2", "bus_penalties=1/2/3/20"),
        ("ride_ends_with_deck=2", "RTB-3.4", "ride_ends_with_deck=off"),
        ("co_pilot=2", "RTB-3.8", "co_pilot=off"),
        ("ride_cap=0", "RTB-3.9", "ride_cap=off"),
        ("ride_cap=501", "RTB-3.9", "ride_cap=500"),
    ],
)
def test_a_value_out_of_range_is_refused_with_the_nearest_that_works(setting: str, rule: str, nearest: str) -> None:
    refused = refusal("classic", setting)
    assert refused.code == "switch-value"
    facts = refused.facts
    assert (facts["switch"], facts["rule"], facts["nearest"]) == (setting.split("=")[0], rule, nearest)
    house_of("classic", nearest)


@pytest.mark.parametrize(
    ("rule", "book", "setting", "name", "kept"),
    [
        ("RTB-1.9 entries left out are the rulebook's", "classic", "wrong_drinks=9/9", "wrong_drinks", "9/9/3/4/5/6/7"),
        ("RTB-1.9 entries left out are the rulebook's", "party", "wrong_drinks=9/9", "wrong_drinks", "9/9/1/1/1/1/1"),
        ("RTB-1.10 entries left out likewise", "commission", "right_gives=0", "right_gives", "0/1/1/5/1/1/1"),
        ("RTB-2.1 a pyramid of two rows", "classic", "pyramid_rows=3/2", "pyramid_rows", "3/2/0/0/0"),
        ("RTB-2.1 values to spare are unused", "classic", "pyramid_rows=3/2", "pyramid_values", "1/2/3/4/5"),
    ],
)
def test_a_shorter_list(rule: str, book: str, setting: str, name: str, kept: str) -> None:
    assert "/".join(str(n) for n in getattr(house_of(book, setting), name)) == kept, rule


# --- RTB-0.1, 0.3: seats and cards ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rule", "book", "settings", "seats"),
    [
        ("RTB-0.1 three at least", "classic", "", 3),
        ("RTB-0.1 eight at most", "classic", "", 8),
        ("RTB-0.1 eight, the dealer playing: 47 cards", "party", "", 8),
        ("RTB-0.1 sixteen with two decks", "party", "decks=2", 16),
        ("RTB-0.3 six with seven questions: 50 cards", "classic", "questions=7", 6),
        ("RTB-0.3 all 52 cards", "party", "pyramid_rows=5/5/5/5", 8),
        ("RTB-0.3 seven questions for twelve, 99 of two decks", "party", "questions=7, decks=2", 12),
        ("RTB-0.3 the largest pyramid", "party", "questions=7, pyramid_rows=5/5/5/5/5", 3),
    ],
)
def test_so_many_can_play(rule: str, book: str, settings: str, seats: int) -> None:
    GAME.check(house_of(book, settings), seats)


@pytest.mark.parametrize(
    ("rule", "settings", "seats", "high", "nearest"),
    [
        ("RTB-0.1 eight take the last card", "dealer_role=plays, pyramid_rows=5/5/5/5", 9, 8, "decks=2"),
        ("RTB-0.1 two are too few", "", 2, 8, ""),
        ("RTB-0.1 nobody", "", 0, 8, ""),
        ("RTB-0.1 nine need two decks", "", 9, 8, "decks=2"),
        ("C21 sixteen at one deck: eight fit, or a second deck", "", 16, 8, "decks=2"),
        ("RTB-0.1 seventeen are too many", "", 17, 8, ""),
        ("RTB-0.1 seventeen are too many for two decks", "decks=2", 17, 16, ""),
    ],
)
def test_seats_out_of_range(rule: str, settings: str, seats: int, high: int, nearest: str) -> None:
    refused = refusal("classic", settings, seats)
    assert refused.code == "ride-seats", rule
    assert refused.facts == {"seats": seats, "rule": "RTB-0.1", "low": 3, "high": high, "nearest": nearest}, rule
    GAME.check(house_of("classic", ", ".join(filter(None, [settings, nearest]))), high)


@pytest.mark.parametrize(
    ("rule", "book", "settings", "seats", "needed", "cards", "high", "nearest"),
    [
        ("RTB-0.3 six guessers, seven questions", "classic", "questions=7", 7, 57, 52, 6, "decks=2"),
        ("RTB-0.3 one card too many", "party", "pyramid_rows=5/5/5/5/1", 8, 53, 52, 7, "decks=2"),
        ("RTB-0.3 more seats than fit, too many anyway", "classic", "questions=7", 9, 71, 52, 6, "decks=2"),
        ("RTB-0.3 a second deck would not do", "party", "questions=7", 16, 127, 52, 5, ""),
        ("RTB-0.3 all of a second deck", "party", "questions=7, pyramid_rows=5/5/5/5", 12, 104, 52, 4, "decks=2"),
        ("RTB-0.3 one card more", "party", "questions=7, pyramid_rows=5/5/5/5/1", 12, 105, 52, 4, ""),
        ("RTB-0.3 two decks", "party", "questions=7, decks=2", 13, 106, 104, 12, ""),
        ("RTB-0.3 two decks, too many anyway", "party", "questions=7, decks=2", 17, 134, 104, 12, ""),
    ],
)
def test_cards_too_few(
    rule: str, book: str, settings: str, seats: int, needed: int, cards: int, high: int, nearest: str
) -> None:
    refused = refusal(book, settings, seats)
    assert refused.code == "cards-too-few", rule
    assert refused.facts == {
        "seats": seats,
        "rule": "RTB-0.3",
        "needed": needed,
        "cards": cards,
        "high": high,
        "questions": house_of(book, settings).questions,
        "nearest": nearest,
    }, rule
    GAME.check(house_of(book, settings), high)
    if nearest:
        GAME.check(house_of(book, f"{settings}, {nearest}"), seats)


def test_rtb_0_2_guessers_are_all_but_a_dealer_who_does_not_play() -> None:
    for role, guessers, asked in (("plays", 5, "P1 P2 P3"), ("drinks", 4, "P1 P2"), ("staff", 4, "P1 P2")):
        assert guessers_of(house_of("party", f"dealer_role={role}"), 5) == guessers
        night = ride("party", f"dealer_role={role}, right_gives=0/0/0/0")
        night.answer_all("P1 2C 4C 6C 8C, P2 3C 5C 7C 9C" + (", P3 2D 4D 6D 8D" if role == "plays" else ""))
        assert night.play("KD") == ["pyramid turned 1 KD RTB-2.2"]
        assert night.at == f"lay {asked}"
        assert [seat.guesses for seat in night.see().seats] == [True, True, role == "plays"]


@pytest.mark.parametrize(("settings", "cards"), [("decks=1", 52), ("decks=2", 104)])
def test_rtb_0_1_decks(settings: str, cards: int) -> None:
    night = ride("classic", settings)
    night.play("P1 red")
    assert GAME.outcomes(night.state, night.house) == cards
    coming = sorted(GAME.outcome(night.state, night.house, pick) for pick in range(cards))
    assert coming == sorted(list(range(52)) * (cards // 52))  # C-3
    assert night.state.pack[cards:] == [-1] * (104 - cards)


def test_rtb_0_1_equal_cards_of_two_decks_match_like_any_equal_rank() -> None:
    night = at_pyramid("P1 7H", settings="decks=2, bluffing=off")
    assert night.play("7H, P1 play 7H") == ["pyramid turned 1 7H RTB-2.2", "P1 played 7H RTB-2.5"]
    night = ride("classic", "decks=2")
    assert night.play("P1 red, 7H, P1 higher, 7H")[-2:] == ["P1 wrong RTB-1.2", "P1 drank 2 RTB-1.9"]


# --- RTB-0.5: what cannot live together -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("settings", "value", "needed", "nearest"),
    [
        ("pyramid_values=1/2/3", 3, 5, "pyramid_values=1/2/3/3/3"),
        ("pyramid_values=1/2/3, top_card=shot", 3, 4, "pyramid_values=1/2/3/3"),
        ("pyramid_values=7, pyramid_rows=1/1", 1, 2, "pyramid_values=7/7"),
    ],
)
def test_rtb_0_5_fewer_values_than_rows_worth_drinks(settings: str, value: int, needed: int, nearest: str) -> None:
    refused = refusal("classic", settings)
    assert refused.code == "values-fewer-than-rows"
    assert refused.facts == {
        "switch": "pyramid_values",
        "value": value,
        "rule": "RTB-0.5",
        "needed": needed,
        "nearest": nearest,
    }
    kept = ", ".join(part for part in settings.split(", ") if not part.startswith("pyramid_values"))
    house_of("classic", ", ".join(filter(None, [kept, nearest])))


def test_rtb_0_5_a_top_row_of_shots_needs_no_value() -> None:
    assert rows_of(house_of("classic", "pyramid_values=1/2/3/4, top_card=shot")) == 5
    assert rows_of(house_of("classic", "pyramid_values=1, pyramid_rows=1/1, top_card=shot")) == 2


def test_rtb_0_5_give_and_take_needs_three_rows() -> None:
    refused = refusal("classic", "give_and_take=on, pyramid_rows=2/1")
    assert refused.code == "give-and-take-rows"
    assert refused.facts == {
        "switch": "give_and_take",
        "rule": "RTB-0.5",
        "rows": 2,
        "nearest": "give_and_take=off",
    }
    house_of("classic", "give_and_take=on, pyramid_rows=3/2/1")
    house_of("classic", "give_and_take=off, pyramid_rows=2/1")


@pytest.mark.parametrize(
    ("book", "settings", "other"),
    [
        ("classic", "hands=open", "bluffing=on"),
        ("party", "hands=open, deal_face=private", "deal_face=private"),
        ("commission", "deal_face=private", "deal_face=private"),
        ("commission", "bluffing=on", "bluffing=on"),
    ],
)
def test_rtb_0_5_open_hands(book: str, settings: str, other: str) -> None:
    refused = refusal(book, settings)
    assert refused.code == "open-hands"
    assert refused.facts == {"other": other, "rule": "RTB-0.5", "nearest": "hands=private"}
    kept = ", ".join(part for part in settings.split(", ") if not part.startswith("hands"))
    house_of(book, ", ".join(filter(None, [kept, "hands=private"])))


def test_rtb_0_5_open_hands_go_with_neither() -> None:
    house_of("party", "hands=open")
    house_of("party", "deal_face=private")
    house_of("classic", "deal_face=private")


def test_rtb_0_5_a_ride_that_ends_with_the_deck_begins_with_four_cards() -> None:
    # Eight who play have 32 cards, and the pyramid 17: three are left.
    short = "dealer_role=plays, ride_ends_with_deck=on, pyramid_rows=5/5/5/2"
    refused = refusal("commission", short, 8)
    assert refused.code == "ride-begins-short"
    assert refused.facts == {
        "switch": "ride_ends_with_deck",
        "rule": "RTB-0.5",
        "left": 3,
        "needed": 4,
        "nearest": "ride_ends_with_deck=off",
    }
    GAME.check(house_of("commission", "dealer_role=plays, pyramid_rows=5/5/5/2"), 8)
    GAME.check(house_of("commission", "dealer_role=plays, ride_ends_with_deck=on, pyramid_rows=5/5/5/1"), 8)
    GAME.check(house_of("commission", f"{short}, bus=row"), 8)


# --- C62: a table's house rules stand during a game -------------------------------------------------------------------


def test_c62_house_rules_cannot_be_changed_during_a_game() -> None:
    night = ride("classic", "ties=redraw")
    night.play("P1 red, 7H, P1 higher")
    with pytest.raises(dataclasses.FrozenInstanceError):
        night.house.ties = Ties.WRONG  # type: ignore[misc]
    assert night.play("7C") == ["P1 dealt 7C RTB-1.0", "P1 tied RTB-1.8"]
    # The next table may have it otherwise; this one's is another object, and stands.
    assert with_settings(night.house, {"ties": "wrong"}).ties == Ties.WRONG
    assert night.house.ties == Ties.REDRAW
    assert night.house.co_pilot == OnOff.OFF
