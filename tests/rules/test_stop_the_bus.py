"""Stop the Bus, rule by rule. P1, P2 ... are seats clockwise; the last seat deals unless a test says otherwise."""

import copy
import pickle
import random
from collections import Counter
from itertools import combinations, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nightbus.cards import NAMES, NOBODY, RANKS
from nightbus.errors import HouseRuleError, IllegalStep
from nightbus.rules import events, told
from nightbus.rules.actions import Pass, Stand, Stop, Take, TakeAll
from nightbus.rules.events import event_of
from nightbus.rules.game import SPECTATOR, game, legal_actions
from nightbus.rules.stop_the_bus import GAME, KINDS, Exchange, FirstStop, House, State, hand_kind, hand_value
from nightbus.rules.stop_the_bus.game import END, STAND, STOP, TAKE_ALL
from nightbus.rules.switches import OnOff, Value, with_settings
from tests.rules.hidden_stop import hidden_places
from tests.rules.stop_helpers import Driven, begin, cards, dealt, names

BRAG = House(brag_order=OnOff.ON)
THREE = House(exchange=Exchange.ONE_OR_THREE)
LATER = House(first_stop=FirstStop.AFTER_EXCHANGE)


def test_the_register_knows_it() -> None:
    assert game("stop-the-bus") is GAME
    assert GAME.rulebooks == {"stop-the-bus": House()}
    assert GAME.name == "stop-the-bus"


# --- STB-0: seats, tokens, the first dealer ---------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [-1, 0, 1, 17])
def test_stb_0_1_two_to_sixteen_seats_c93(seats: int) -> None:
    with pytest.raises(HouseRuleError) as refused:
        GAME.check(House(), seats)
    assert refused.value.code == "seats"
    assert refused.value.facts == {"seats": seats, "rule": "STB-0.1", "low": 2, "high": 16}


def test_stb_0_1_sixteen_hands_and_the_middle_are_51_cards_c93() -> None:
    GAME.check(House(), 2)
    GAME.check(House(), 16)
    hands = " | ".join(" ".join(NAMES[seat * 3 : seat * 3 + 3]) for seat in range(16))
    driven = dealt(hands, "AC AD AH")
    assert driven.awaited == 1
    assert [driven.hand(seat + 1) for seat in range(16)] == hands.split(" | ")
    assert driven.state.cards - driven.state.dealt == 1


@pytest.mark.parametrize(
    ("switch", "wrong", "rule", "nearest"),
    [
        ("tokens", 0, "STB-0.1", "tokens=1"),
        ("tokens", 11, "STB-0.1", "tokens=10"),
        ("stake", -1, "STB-0.1", "stake=0"),
        ("stake", 1001, "STB-0.1", "stake=1000"),
        ("circuit_limit", 0, "STB-1.5", "circuit_limit=1"),
        ("circuit_limit", 101, "STB-1.5", "circuit_limit=100"),
        ("exchange", 2, "STB-1.4b", "exchange=one"),
        ("first_stop", 2, "STB-1.4b", "first_stop=first_turn"),
        ("brag_order", 2, "STB-2.1b", "brag_order=off"),
    ],
)
def test_house_rules_out_of_range_are_refused(switch: str, wrong: Value, rule: str, nearest: str) -> None:
    with pytest.raises(HouseRuleError) as refused:
        House(**{switch: wrong})  # type: ignore[arg-type]
    assert refused.value.facts["rule"] == rule
    assert refused.value.facts["nearest"] == nearest


def test_switches_at_their_limits_are_played() -> None:
    for settings in (
        {
            "tokens": "1",
            "stake": "0",
            "circuit_limit": "1",
            "exchange": "one",
            "first_stop": "first_turn",
            "brag_order": "off",
        },
        {
            "tokens": "10",
            "stake": "1000",
            "circuit_limit": "100",
            "exchange": "one_or_three",
            "first_stop": "after_exchange",
        },
    ):
        assert with_settings(House(), settings) == House(**{name: _value(text) for name, text in settings.items()})  # type: ignore[arg-type]
    assert House() == House(tokens=3, stake=0, circuit_limit=20)


def _value(text: str) -> Value:
    words = {"one": 0, "one_or_three": 1, "first_turn": 0, "after_exchange": 1, "off": 0}
    return words[text] if text in words else int(text)


@pytest.mark.parametrize("tokens", [1, 3, 10])
def test_stb_0_1_each_player_starts_with_as_many_tokens(tokens: int) -> None:
    assert begin(3, House(tokens=tokens)).tokens == [tokens] * 3


def test_stb_0_1_a_lost_token_is_worth_the_stake_and_the_winner_takes_the_pot() -> None:
    driven = dealt("2C 7D 9H | AC AD 3H", house=House(tokens=2, stake=5))
    driven.do("P1 stop, P2 stand")
    assert (driven.tokens, driven.chips, driven.state.pot) == ([1, 2], [-5, 0], 5)
    assert driven.told(events.PaidPot) == [events.PaidPot("STB-0.1", 0, 5)]
    driven.lay("2C 7D 9H | AC AD 3H")
    driven.do("P2 stop, P1 stand")
    assert (driven.tokens, driven.chips, driven.state.pot) == ([0, 2], [-10, 10], 0)  # C-10: the pot is emptied
    assert driven.told(events.Won) == [events.Won("STB-3.1", 1, 10)]


def test_stb_0_1_without_a_stake_nobody_pays() -> None:
    driven = dealt("2C 7D 9H | AC AD 3H", house=House(tokens=1))
    driven.do("P1 stop, P2 stand")
    assert driven.chips == [0, 0]
    assert driven.told(events.PaidPot) == []
    assert driven.told(events.Won) == [events.Won("STB-3.1", 1, 0)]


def test_stb_0_2_the_lowest_card_drawn_deals() -> None:
    driven = begin(3, dealer=0)
    assert GAME.default_dealer(House(), 3) == NOBODY
    assert (GAME.outcomes(driven.state, driven.house), driven.view().dealer) == (52, None)
    assert driven.view().phase == "draw"
    assert driven.view().acting == 0
    driven.draw("9H 3S")
    assert [seat.drawn for seat in driven.view().seats] == [*cards("9H 3S"), None]
    assert driven.view().acting == 2
    assert GAME.outcomes(driven.state, driven.house) == 50  # nothing is put back in between
    driven.draw("AC")
    assert driven.view().dealer == 1
    assert [seat.drawn for seat in driven.view().seats] == cards("9H 3S AC")  # they lie there until the deal
    assert driven.told(events.Drew) == [
        events.Drew("STB-0.2", seat, card) for seat, card in enumerate(cards("9H 3S AC"))
    ]
    assert driven.told(events.FirstDealer) == [events.FirstDealer("STB-0.2", 1)]
    assert driven.told(events.GameBegan) == [events.GameBegan("C-11", 1, 1)]
    driven.lay("2C 7D 9H | 3C 8D JH | 4C 9D QH")
    assert driven.awaited == 3
    assert [seat.drawn for seat in driven.view().seats] == [None] * 3


def test_stb_0_2_equal_lowest_draw_again_from_a_whole_pack_from_the_lowest_seat() -> None:
    driven = begin(4, dealer=0)
    driven.draw("9H 3S AC 3D")
    assert driven.told(events.DrawAgain) == [events.DrawAgain("STB-0.2")]
    assert driven.told(events.FirstDealer) == []
    assert driven.view().acting == 1
    assert driven.view().dealer is None
    assert [seat.drawn for seat in driven.view().seats] == [None] * 4
    assert GAME.outcomes(driven.state, driven.house) == 52
    driven.draw("KH")
    assert driven.view().acting == 3  # P3 drew higher and is out of it
    assert GAME.outcomes(driven.state, driven.house) == 51
    driven.draw("KS")
    driven.draw("3S 2C")
    assert driven.view().dealer == 3
    assert len(driven.told(events.DrawAgain)) == 2


@pytest.mark.parametrize(
    ("rule", "drawn", "dealer"),
    [
        ("STB-0.1 an ace is high", "AS 2C", 2),
        ("STB-0.2 the first of the seats may be lowest", "2C 3C", 1),
        ("STB-0.2 equal higher cards draw no more", "KC 2D KD", 2),
        ("STB-0.2 all equal draw again", "4C 4D 4H 9C 8D 7H", 3),
        ("STB-0.2 a card may come up again in the next round of drawing", "4C 4D 4C 3C", 2),
    ],
)
def test_stb_0_2_draws(rule: str, drawn: str, dealer: int) -> None:
    seats = {2: 2, 3: 3, 4: 2, 6: 3}[len(drawn.split())]
    driven = begin(seats, dealer=0)
    driven.draw(drawn)
    assert driven.view().dealer == dealer - 1, rule
    assert driven.view().phase == "deal", rule


def test_stb_0_2_the_deal_passes_clockwise_among_those_in() -> None:
    driven = dealt("2C 7D 9H | AC AD 3H | KC KD 4H", house=House(tokens=1), dealer=1)
    assert driven.told(events.RoundBegan) == [events.RoundBegan("STB-1.1", 0, 1)]
    driven.do("P2 stop, P3 stand, P1 stand")  # P1, who dealt, goes out
    assert driven.view().round == 1
    driven.lay("AC AD 3H | AH AS 3D")
    assert (driven.view().dealer, driven.view().round, driven.awaited) == (1, 2, 3)
    driven = dealt("AC AD 3H | 2C 7D 9H | KC KD 4H", house=House(tokens=1), dealer=1)
    driven.do("P2 stop, P3 stand, P1 stand")  # P2, whose deal it would be, goes out
    driven.lay("AC AD 3H | AH AS 3D")
    assert (driven.view().dealer, driven.awaited) == (2, 1)


def test_c_11_a_further_game_draws_its_dealer_and_keeps_the_chips() -> None:
    driven = dealt("2C 7D 9H | AC AD 3H", house=House(tokens=1, stake=7))
    driven.do("P1 stop, P2 stand")
    assert GAME.over(driven.state)
    GAME.again(driven.state, driven.house)
    view = driven.view()
    assert (view.game, view.round, view.phase, view.dealer, view.winner) == (2, 0, "draw", None, None)
    assert (driven.tokens, driven.chips, driven.state.pot) == ([1, 1], [-7, 7], 0)
    assert [seat.wins for seat in view.seats] == [0, 1]
    assert [seat.cards for seat in view.seats] == [(), ()]
    assert view.middle == ()
    assert view.stopper is None
    driven.draw("9H 3S")
    assert driven.told(events.GameBegan)[-1] == events.GameBegan("C-11", 1, 2)
    driven.lay("AC AD 3H | 2C 7D 9H")
    driven.do("P1 stop, P2 stand")
    assert (driven.chips, driven.state.wins[:2]) == ([0, 0], [1, 1])


# --- STB-1: the round -------------------------------------------------------------------------------------------------


def test_stb_1_1_three_cards_each_one_at_a_time_face_down_then_three_in_the_middle() -> None:
    driven = begin(3, dealer=1)
    assert driven.view().phase == "deal"
    assert driven.told(events.GameBegan) == [events.GameBegan("C-11", 0, 1)]
    driven.draw("2C")
    assert driven.view().acting == 2
    driven.draw("3C 4C 5C 6C 7C 8C 9C 10C")
    assert [driven.hand(seat) for seat in (1, 2, 3)] == ["4C 7C 10C", "2C 5C 8C", "3C 6C 9C"]
    assert driven.view().middle == ()
    assert driven.awaited == 0
    driven.draw("JC QC KC")
    assert names(driven.view().middle) == "JC QC KC"
    assert driven.awaited == 2
    assert GAME.outcomes(driven.state, driven.house) == 0  # the rest is not used
    assert driven.seen_by(2, 2) == "2C 5C 8C"
    assert driven.seen_by(1, 2) == driven.seen_by(0, 2) == "? ? ?"
    assert driven.told(events.Dealt)[0] == events.Dealt("STB-1.1", 1, cards("2C")[0])
    assert driven.told(events.Dealt, reader=2) == [
        events.Dealt("STB-1.1", seat, card if seat == 1 else None)
        for seat, card in zip([1, 2, 0] * 3, cards("2C 3C 4C 5C 6C 7C 8C 9C 10C"), strict=True)
    ]
    assert {event.card for event in driven.told(events.Dealt, reader=0) if isinstance(event, events.Dealt)} == {None}
    assert driven.told(events.MiddleDealt, reader=0) == [
        events.MiddleDealt("STB-1.1", card) for card in cards("JC QC KC")
    ]


def test_stb_1_1_the_whole_pack_is_shuffled_for_every_deal() -> None:
    driven = dealt("2C 7D 9H | AC AD 3H")
    driven.do("P1 stop, P2 stand")
    assert GAME.outcomes(driven.state, driven.house) == 52
    assert driven.seen_by(0, 1) == "2C 7D 9H"  # the hands lie there until the next deal
    driven.draw("2C")
    assert [driven.hand(1), driven.hand(2)] == ["", "2C"]  # P1 deals now
    assert driven.view().middle == ()
    assert driven.seen_by(0, 2) == "?"


def test_stb_1_2_a_turn_exchanges_one_card_and_then_stops_or_ends() -> None:
    driven = dealt("2C 7D 9H | AC AD 3H", "KC QD JH")
    driven.do("P1 take QD put 2C")
    assert driven.hand(1) == "QD 7D 9H"
    assert names(driven.view().middle) == "KC 2C JH"
    assert (driven.awaited, driven.allowed(1), driven.view().phase) == (1, "stop end", "stop_or_end")
    assert GAME.asked_by(driven.state, driven.house) == "STB-1.2"
    driven.do("P1 end")
    assert driven.awaited == 2
    assert driven.told(events.Exchanged, reader=0) == [events.Exchanged("STB-1.2", 0, *cards("2C QD"))]
    assert driven.told(events.TurnEnded) == [events.TurnEnded("STB-1.2", 0)]
    driven.do("P2 take 2C put AD, P2 stop")
    assert driven.told(events.BusStopped) == [events.BusStopped("STB-1.2", 1)]
    assert names(driven.view().middle) == "KC AD JH"


def test_stb_1_2_any_of_three_goes_for_any_of_three() -> None:
    hand, middle = cards("2C 7D 9H"), cards("KC QD JH")
    for take in middle:
        for put in hand:
            driven = dealt("2C 7D 9H | AC AD 3H", "KC QD JH")
            driven.do(f"P1 take {NAMES[take]} put {NAMES[put]}")
            assert set(driven.state.hand[0]) == {take, *hand} - {put}
            assert set(driven.state.middle) == {put, *middle} - {take}


def test_stb_1_3_on_a_first_turn_the_bus_may_be_stopped_at_once() -> None:
    driven = dealt("2C 7D 9H | AC AD 3H", "KC QD JH")
    assert driven.allowed(1) == "take stop"
    assert (GAME.asked_by(driven.state, driven.house), driven.view().phase) == ("STB-1.3", "exchange")
    driven.do("P1 take QD put 2C, P1 end")
    assert driven.allowed(2) == "take stop"
    driven.do("P2 take 2C put AD, P2 end")
    assert driven.allowed(1) == "take"  # no more on a later turn
    assert GAME.asked_by(driven.state, driven.house) == "STB-1.2"
    driven = dealt("2C 7D 9H | AC AD 3H", "KC QD JH")
    driven.do("P1 stop")
    assert driven.told(events.BusStopped) == [events.BusStopped("STB-1.3", 0)]
    assert names(driven.view().middle) == "KC QD JH"
    assert (driven.awaited, driven.view().stopper) == (2, 0)


def test_stb_1_3_each_round_has_a_first_turn() -> None:
    driven = dealt("2C 7D 9H | AC AD 3H", "KC QD JH")
    driven.do("P1 take QD put 2C, P1 end, P2 stop, P1 stand")
    driven.lay("2C 7D 9H | AC AD 3H")
    assert driven.allowed(2) == "take stop"
    assert driven.view().stopper is None


def test_stb_1_4b_after_exchange_switches_the_stop_at_once_off() -> None:
    driven = dealt("2C 7D 9H | AC AD 3H", "KC QD JH", LATER)
    assert driven.allowed(1) == "take"
    assert GAME.asked_by(driven.state, driven.house) == "STB-1.2"
    driven.do("P1 take QD put 2C")
    assert driven.allowed(1) == "stop end"


def test_stb_1_4_each_other_player_has_one_more_turn_c32() -> None:
    driven = dealt("2C 7D 9H | AC AD 3H | KS QS 2D | 5C 5D 8H", "KC QD JH", dealer=4)
    driven.do(
        "P1 take QD put 2C, P1 end, P2 take 2C put 3H, P2 end, P3 take KC put 2D, P3 end, P4 take 2D put 8H, P4 end"
    )
    driven.do("P1 take 8H put 7D, P1 end, P2 take 7D put 2C, P2 stop")
    lap = [(3, "STB-1.4")]
    assert [seat.last_turn for seat in driven.view().seats] == [True, False, True, True]
    driven.do("P3 stand")
    lap.append((driven.awaited, GAME.asked_by(driven.state, driven.house)))
    assert [seat.last_turn for seat in driven.view().seats] == [True, False, False, True]
    driven.do("P4 take 3H put 2D")
    lap.append((driven.awaited, GAME.asked_by(driven.state, driven.house)))
    assert [seat.last_turn for seat in driven.view().seats] == [True, False, False, False]
    assert lap == [(3, "STB-1.4"), (4, "STB-1.4"), (1, "STB-1.4")]
    assert driven.told(events.HandShown) == []
    driven.do("P1 stand")
    assert len(driven.told(events.HandShown)) == 12  # P2 has no more: hands are shown
    assert driven.view().phase == "deal"


def test_stb_1_4_a_view_names_who_has_a_last_turn() -> None:
    driven = dealt("2C 7D 9H | AC AD 3H | KC KD 4H | QC QD 5H", house=House(tokens=1))
    assert [seat.last_turn for seat in driven.view().seats] == [False] * 4
    driven.do("P1 stop")
    assert [seat.last_turn for seat in driven.view().seats] == [False, True, True, True]
    driven.do("P2 stand, P3 stand, P4 stand")
    assert [seat.last_turn for seat in driven.view().seats] == [False] * 4
    driven.lay("AC AD 3H | KC KD 4H | QC QD 5H")
    driven.do("P3 stop")
    assert [seat.last_turn for seat in driven.view().seats] == [False, True, False, True]  # P1 is out


def test_stb_1_4_the_last_turn_is_a_chance_not_a_duty_and_nobody_stops_a_stopped_bus() -> None:
    driven = dealt("2C 7D 9H | AC AD 3H | KS QS 2D", "KC QD JH")
    driven.do("P1 stop")
    assert (driven.allowed(2), driven.view().phase) == ("take stand", "last_lap")
    assert not GAME.legal(driven.state, driven.house, 1, STOP)
    driven.do("P2 take KC put 3H")  # the exchange ends the turn at once
    assert driven.awaited == 3
    assert driven.told(events.Exchanged) == [events.Exchanged("STB-1.4", 1, *cards("3H KC"))]
    driven.do("P3 stand")
    assert driven.told(events.Stood) == [events.Stood("STB-1.4", 2)]
    assert driven.awaited == 0


def test_stb_1_4_standing_is_for_the_last_lap_alone() -> None:
    driven = dealt("2C 7D 9H | AC AD 3H", "KC QD JH")
    assert not GAME.legal(driven.state, driven.house, 0, STAND)
    driven.do("P1 take QD put 2C")
    assert not GAME.legal(driven.state, driven.house, 0, STAND)


def test_stb_1_4b_three_for_three_where_allowed_and_never_two_c85() -> None:
    driven = dealt("2C 7D 9H | AC AD 3H", "KC QD JH")
    assert not GAME.legal(driven.state, driven.house, 0, TAKE_ALL)
    assert _cards_moved(driven) == {0, 1}  # 0: stopping at once
    driven = dealt("2C 7D 9H | AC AD 3H", "KC QD JH", THREE)
    assert driven.allowed(1) == "take take_all stop"
    assert _cards_moved(driven) == {0, 1, 3}
    driven.do("P1 take all")
    assert driven.hand(1) == "KC QD JH"
    assert names(driven.view().middle) == "2C 7D 9H"
    assert (driven.awaited, driven.allowed(1)) == (1, "stop end")
    assert driven.told(events.ExchangedAll) == [events.ExchangedAll("STB-1.4b", 0)]
    assert driven.told(events.Exchanged, reader=0) == [
        events.Exchanged("STB-1.4b", 0, put, take)
        for put, take in zip(cards("2C 7D 9H"), cards("KC QD JH"), strict=True)
    ]
    driven.do("P1 stop")
    assert driven.allowed(2) == "take take_all stand"
    driven.do("P2 take all")
    assert driven.told(events.Stood) == []
    assert driven.awaited == 0


def _cards_moved(driven: Driven) -> set[int]:
    """How many cards of its hand P1 may change now."""
    moved = set()
    for code in legal_actions(GAME, driven.state, driven.house, 0):
        state = copy.deepcopy(driven.state)
        GAME.act(state, driven.house, 0, code)
        moved.add(len(set(state.hand[0]) - set(driven.state.hand[0])))
    return moved


def test_stb_1_5_after_so_many_turns_each_the_bus_stops_by_itself_without_a_last_lap() -> None:
    driven = dealt("2C 7D 9H | AC AD 3H", "KC QD JH", House(circuit_limit=2))
    driven.do("P1 take KC put 2C, P1 end, P2 take 2C put 3H, P2 end, P1 take QD put 7D, P1 end")
    assert driven.view().circuit_limit == 2
    assert [seat.turns for seat in driven.view().seats] == [2, 1]
    driven.do("P2 take 7D put 2C")
    assert driven.allowed(2) == "stop end"
    driven.do("P2 end")
    assert driven.told(events.CircuitLimit) == [events.CircuitLimit("STB-1.5", 2)]
    assert driven.told(events.BusStopped) == []
    assert driven.tokens == [2, 3]
    assert driven.awaited == 0


def test_stb_1_5_a_bus_stopped_by_then_runs_its_last_lap_in_full() -> None:
    driven = dealt("2C 7D 9H | AC AD 3H | 4C 5S 6S", "KC QD JH", House(circuit_limit=1))
    driven.do("P1 take KC put 2C, P1 end, P2 take 2C put 3H, P2 end, P3 take 3H put 4C, P3 stop, P1 take QD put 7D")
    assert driven.awaited == 2
    driven.do("P2 stand")
    assert driven.told(events.CircuitLimit) == []
    assert driven.tokens == [3, 3, 2]


def test_stb_1_5_only_those_in_count() -> None:
    driven = dealt("2C 7D 9H | AC AD 3H | KC KD 4H", house=House(tokens=1, circuit_limit=1))
    driven.do("P1 stop, P2 stand, P3 stand")
    driven.lay("AC AD 3H | KC KD 4H", "2C 2D 7H")
    driven.do("P3 take 2C put 4H, P3 end, P2 take 2D put 3H, P2 end")
    assert driven.told(events.CircuitLimit) == [events.CircuitLimit("STB-1.5", 1)]


def test_stb_1_6_a_card_from_the_middle_is_known_until_it_leaves() -> None:
    driven = dealt("2C 7D 9H | AC AD 3H", "KC QD JH", THREE)
    driven.do("P1 take QD put 7D, P1 end, P2 take KC put AC, P2 end")
    for viewer in (0, 2):
        assert driven.seen_by(viewer, 1) == "? QD ?"
    assert driven.view(1).seats[0].shown == (False, True, False)
    assert driven.view().seats[1].shown == (True, False, False)
    driven.do("P1 take AC put QD, P1 end")
    assert driven.seen_by(2, 1) == "? AC ?"
    driven.do("P2 take QD put 3H, P2 end, P1 take all, P1 end")
    assert driven.seen_by(2, 1) == driven.seen_by(0, 1) == "3H 7D JH"
    assert driven.seen_by(1, 2) == "KC ? QD"


def test_stb_1_6_what_was_known_in_one_round_is_not_in_the_next() -> None:
    driven = dealt("2C 7D 9H | AC AD 3H", "KC QD JH", THREE)
    driven.do("P1 take all, P1 stop, P2 take all")
    assert driven.seen_by(0, 1) == "KC QD JH"
    driven.lay("KC QD JH | 2C 7D 9H")
    assert driven.seen_by(0, 1) == driven.seen_by(2, 1) == "? ? ?"


# --- STB-2: which hand is lowest --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rule", "better", "worse", "house"),
    [
        ("STB-2.1, C79 a trio wins", "2S 2H 2D", "QH KH AH", House()),
        ("STB-2.1 the highest trio", "AS AH AD", "KS KH KD", House()),
        ("STB-2.1 a running flush beats a run", "2D 3D 4D", "QD KH AS", House()),
        ("STB-2.1 the highest running flush", "QC KC AC", "JH QH KH", House()),
        ("STB-2.1, C55 a run beats a flush", "4S 5H 6D", "2C 9C KC", House()),
        ("STB-2.1 the highest run", "QC KD AH", "JC QD KH", House()),
        ("STB-2.1 the lowest run is 2-3-4", "3C 4D 5H", "2C 3D 4H", House()),
        ("STB-2.1 a flush beats a pair", "2S 3S 5S", "AS AH KD", House()),
        ("STB-2.1 flushes by the second card", "AS 9S 2S", "AH 8H 7H", House()),
        ("STB-2.1 flushes by the third card", "AS 9S 3S", "AH 9H 2H", House()),
        ("STB-2.1 a pair beats high cards", "2S 2H 3D", "AS KH JD", House()),
        ("STB-2.1 pairs by the pair", "3S 3H 2D", "2S 2C AD", House()),
        ("STB-2.1, C78 then by the third card", "9D 9C 4S", "9S 9H 3D", House()),
        ("STB-2.1 a third card above the pair", "9D 9C AS", "9S 9H KD", House()),
        ("STB-2.1 high cards by the highest", "AS 3H 2D", "KS QH 10D", House()),
        ("STB-2.1 by the second", "AS 9H 2D", "AH 8D 7C", House()),
        ("STB-2.1 by the third", "AS 9H 3D", "AH 9D 2C", House()),
        ("STB-2.1, C54 A-2-3 is no running flush", "2H 3H 4H", "AS 2S 3S", House()),
        ("STB-2.1, C54 A-2-3 is no run", "QS KH AD", "AS 2H 3D", House()),
        ("STB-2.1 the lowest run beats A-2-3", "2S 3H 4D", "AS 2H 3D", House()),
        ("STB-2.1, C87 K-A-2 is no run", "2C 2S 3H", "KS AH 2D", House()),
        ("STB-2.1, C87 nor in the brag order", "2C 2S 3H", "KS AH 2D", BRAG),
        ("STB-2.1b, C54 A-2-3 is the best run", "AS 2H 3D", "QS KH AD", BRAG),
        ("STB-2.1b, C54 and the best running flush", "AS 2S 3S", "2H 3H 4H", BRAG),
        ("STB-2.1b above Q-K-A", "AS 2S 3S", "QH KH AH", BRAG),
        ("STB-2.1b and no more than its kind", "2H 3H 4H", "AS 2S 3D", BRAG),
        ("STB-2.1b 333 is the best trio", "3S 3H 3D", "AS AH AD", BRAG),
        ("STB-2.1b then AAA", "AS AH AD", "KS KH KD", BRAG),
        ("STB-2.1b 222 is still the lowest", "4S 4H 4D", "2S 2H 2D", BRAG),
        ("STB-2.1 333 is an ordinary trio elsewhere", "4S 4H 4D", "3S 3H 3D", House()),
        ("STB-2.1b a pair of threes is nothing special", "4S 4H 2D", "3S 3H AD", BRAG),
    ],
)
def test_stb_2_1_what_beats_what(rule: str, better: str, worse: str, house: House) -> None:
    assert value(better, house) > value(worse, house), rule
    driven = dealt(f"{worse} | {better}", house=house)
    driven.do("P1 stop, P2 stand")
    assert driven.tokens == [2, 3], rule


def value(hand: str, house: House) -> int:
    first, second, third = cards(hand)
    return hand_value(first, second, third, house)


@pytest.mark.parametrize(
    ("rule", "one", "other"),
    [
        ("STB-2.1 suits do not matter", "AS 9H 3D", "AD 9S 3C"),
        ("STB-2.1 nor in a pair", "9D 9C 4S", "9S 9H 4D"),
        ("STB-2.1 nor in a flush", "AS 9S 3S", "AH 9H 3H"),
        ("STB-2.1 nor in a run", "AS KH QD", "AD KC QC"),
        ("STB-2.1 nor in a running flush", "AS KS QS", "AD KD QD"),
    ],
)
def test_stb_2_1_equal_hands(rule: str, one: str, other: str) -> None:
    assert value(one, House()) == value(other, House()), rule


@pytest.mark.parametrize("house", [House(), BRAG])
@pytest.mark.parametrize("hand", ["AS KH 9D", "9S 9H 3D", "3S 9H 3D", "AS 2H 3D", "QS KS AS", "7S 7H 7D"])
def test_stb_2_1_the_order_in_the_hand_does_not_matter_c57(hand: str, house: House) -> None:
    values = {hand_value(first, second, third, house) for first, second, third in permutations(cards(hand))}
    assert len(values) == 1


RUNS = ("2 3 4", "3 4 5", "4 5 6", "5 6 7", "6 7 8", "7 8 9", "8 9 10", "9 10 J", "10 J Q", "J Q K", "Q K A")
"""The runs as a player would write them down, the lowest first."""


def straightforward(hand: tuple[int, ...], house: House) -> tuple[int, tuple[int, ...]]:
    """STB-2.1 said a second way: (kind, what decides within it), by lists and counts of the cards' names."""
    ranks = [NAMES[card][:-1] for card in hand]
    counts = Counter(ranks).most_common()
    heights = tuple(sorted((RANKS.index(rank) for rank in ranks), reverse=True))
    one_suit = len({NAMES[card][-1] for card in hand}) == 1
    brag = house.brag_order == OnOff.ON
    runs = [set(run.split()) for run in (*RUNS, *(["A 2 3"] if brag else []))]
    trios = [rank for rank in RANKS if not brag or rank != "3"] + ["3"] * brag
    if counts[0][1] == 3:
        return 5, (trios.index(ranks[0]),)
    if set(ranks) in runs:
        return 4 if one_suit else 3, (runs.index(set(ranks)),)
    if one_suit:
        return 2, heights
    if counts[0][1] == 2:
        return 1, (RANKS.index(counts[0][0]), RANKS.index(counts[1][0]))
    return 0, heights


# Of 22,100 hands. The second row is what any book of Three Card Brag prints. Where A-2-3 is no run, 4 running flushes
# are flushes and 60 runs are high cards.
@pytest.mark.parametrize(
    ("house", "counts"), [(House(), (16500, 3744, 1100, 660, 44, 52)), (BRAG, (16440, 3744, 1096, 720, 48, 52))]
)
def test_stb_2_1_every_hand_ranks_as_a_straightforward_reading_ranks_it(house: House, counts: tuple[int, ...]) -> None:
    found: dict[int, set[tuple[int, tuple[int, ...]]]] = {}
    kinds: Counter[int] = Counter()
    for hand in combinations(range(52), 3):
        want = straightforward(hand, house)
        assert hand_kind(*hand, house) == want[0], [NAMES[card] for card in hand]
        found.setdefault(hand_value(*hand, house), set()).add(want)
        kinds[want[0]] += 1
    assert tuple(kinds[kind] for kind in range(6)) == counts
    order = [min(found[value]) for value in sorted(found)]
    assert all(len(wants) == 1 for wants in found.values())
    assert order == sorted(set(order))


def test_stb_2_1_a_view_names_its_own_hand() -> None:
    driven = dealt("QS KS AS | AC AD 3H", "KC QD JH")
    assert [driven.view(seat).kind for seat in (0, 1, 2)] == [None, "running_flush", "pair"]
    assert KINDS == ("high_card", "pair", "flush", "run", "running_flush", "trio")
    assert begin(2).view(1).kind is None
    driven = begin(2)
    driven.draw("2C 3C 4C 5C")
    assert driven.view(1).kind is None


def test_stb_2_2_the_lowest_hand_loses_a_token() -> None:
    driven = dealt("2C 7D 9H | AC AD 3H | KC KD 4H")
    driven.do("P1 stop, P2 stand, P3 stand")
    assert driven.tokens == [2, 3, 3]
    assert driven.told(events.LostToken) == [events.LostToken("STB-2.2", 0)]


def test_stb_2_2_all_hands_are_shown_from_the_dealers_left() -> None:
    driven = dealt("2C 7D 9H | AC AD 3H | KC KD 4H", dealer=1)
    driven.do("P2 stop, P3 stand, P1 stand")
    shown = [events.HandShown("STB-2.1", seat, card) for seat in (1, 2, 0) for card in driven.state.hand[seat]]
    assert driven.told(events.HandShown, reader=0) == shown
    assert [driven.seen_by(0, seat) for seat in (1, 2, 3)] == ["2C 7D 9H", "AC AD 3H", "KC KD 4H"]
    assert driven.view().acting is None


@pytest.mark.parametrize(
    ("rule", "hands", "tokens"),
    [
        ("STB-2.2 two tie for lowest", "AS KH 9D | 2C 2D 5H | AD KS 9C", [2, 3, 2]),
        ("STB-2.2 all tie", "AS KH 9D | AC KD 9H | AD KS 9C", [2, 2, 2]),
        ("STB-2.2 a tie above the lowest costs nothing", "AS KH 9D | 2C 7D 8H | AD KS 9C", [3, 2, 3]),
        ("STB-2.2 the last to show may be lowest", "AS KH 9D | AD KS 9C | 2C 7D 8H", [3, 3, 2]),
    ],
)
def test_stb_2_2_all_who_tie_for_lowest_lose_one(rule: str, hands: str, tokens: list[int]) -> None:
    driven = dealt(hands)
    driven.do("P1 stop, P2 stand, P3 stand")
    assert driven.tokens == tokens, rule


# --- STB-3: out, and the last one in ----------------------------------------------------------------------------------


def test_stb_3_1_out_without_tokens_and_the_last_with_one_wins() -> None:
    driven = dealt("2C 7D 9H | AC AD 3H | KC KD 4H", house=House(tokens=1))
    driven.do("P1 stop, P2 stand, P3 stand")
    assert driven.told(events.WentOut) == [events.WentOut("STB-3.1", 0)]
    assert [seat.playing for seat in driven.view().seats] == [False, True, True]
    assert not GAME.over(driven.state)
    driven.lay("2C 7D 9H | AC AD 3H")
    assert driven.view().seats[0].cards == ()  # C-10: out before this deal
    driven.do("P3 stop, P2 stand")
    assert GAME.over(driven.state)
    assert (driven.view().winner, driven.view().over, driven.view().phase) == (2, True, "over")
    assert driven.told(events.Won) == [events.Won("STB-3.1", 2, 0)]
    assert len(driven.told(events.HandShown)) == 9 + 6  # who is out has no hand to show
    assert [seat.wins for seat in driven.view().seats] == [0, 0, 1]
    assert [driven.hand(seat) for seat in (1, 2, 3)] == [
        "",
        "2C 7D 9H",
        "AC AD 3H",
    ]  # the last deal stays where it lies
    assert (GAME.outcomes(driven.state, driven.house), driven.awaited) == (0, 0)
    assert GAME.asked_by(driven.state, driven.house) == ""
    assert driven.allowed(3) == ""


def test_stb_3_1_several_may_go_out_at_once_told_from_the_dealers_left() -> None:
    driven = dealt("AS KH 9D | AD KS 9C | 2C 2D 5H | AC KD 9S", house=House(tokens=1, stake=1), dealer=1)
    driven.do("P2 stop, P3 stand, P4 stand, P1 stand")
    assert driven.told(events.LostToken) == [events.LostToken("STB-2.2", seat) for seat in (1, 3, 0)]
    assert driven.told(events.WentOut) == [events.WentOut("STB-3.1", seat) for seat in (1, 3, 0)]
    assert (driven.view().winner, driven.chips) == (2, [-1, -1, 3, -1])


def test_stb_3_1_a_player_with_tokens_left_stays() -> None:
    driven = dealt("2C 7D 9H | AC AD 3H", house=House(tokens=2))
    driven.do("P1 stop, P2 stand")
    assert driven.told(events.WentOut) == []
    assert (driven.view().phase, driven.view().winner) == ("deal", None)


def test_stb_3_1_if_all_who_are_left_go_out_they_play_on_with_a_token_lent_c30() -> None:
    house = House(tokens=1, stake=5)
    driven = dealt("2C 7D 9H | AS KH 9D | AD KS 9C", house=house)
    driven.do("P1 stop, P2 stand, P3 stand")
    assert (driven.tokens, driven.chips, driven.state.pot) == ([0, 1, 1], [-5, 0, 0], 5)
    driven.lay("AS KH 9D | AD KS 9C")
    assert [seat.lent for seat in driven.view().seats] == [False, False, False]
    driven.do("P3 stop, P2 stand")
    assert not GAME.over(driven.state)
    assert driven.told(events.TokenLent) == [events.TokenLent("STB-3.1", seat) for seat in (2, 1)]
    assert driven.told(events.WentOut) == [events.WentOut("STB-3.1", 0)]
    assert (driven.tokens, driven.chips, driven.state.pot) == ([0, 1, 1], [-5, -5, -5], 15)
    assert [seat.lent for seat in driven.view().seats] == [False, True, True]
    driven.lay("AS KH 9D | AD KS 9C")
    driven.do("P2 stop, P3 stand")
    assert (driven.tokens, driven.chips, driven.state.pot) == ([0, 1, 1], [-5, -5, -5], 15)  # lost again, paid no more
    driven.lay("AS KH 9D | AC AD 3H")
    driven.do("P3 stop, P2 stand")
    assert (driven.tokens, driven.chips, driven.state.pot) == ([0, 0, 1], [-5, -5, 10], 0)
    assert driven.view().winner == 2


def test_stb_3_1_a_further_game_lends_nothing_from_the_one_before() -> None:
    driven = dealt("AS KH 9D | AD KS 9C", house=House(tokens=1, stake=5))
    driven.do("P1 stop, P2 stand")
    driven.lay("AC AD 3H | AS KH 9D")
    driven.do("P2 stop, P1 stand")
    assert GAME.over(driven.state)
    GAME.again(driven.state, driven.house)
    assert [seat.lent for seat in driven.view().seats] == [False, False]
    driven.draw("2C 3C")
    driven.lay("AC AD 3H | AS KH 9D")
    driven.do("P2 stop, P1 stand")
    assert driven.chips == [10, -10]


# --- Common ground ----------------------------------------------------------------------------------------------------


def test_c42_out_of_turn_or_with_a_card_that_is_not_there_nothing_happens() -> None:
    driven = dealt("2C 7D 9H | AC AD 3H", "KC QD JH")
    before = copy.deepcopy(driven.state)
    for code in range(-3, GAME.ACTIONS + 3):
        assert not GAME.legal(driven.state, driven.house, 1, code)
    for seat in (-1, 1, 2, 16):
        assert not GAME.awaits(driven.state, driven.house, seat)
        assert GAME.span(driven.state, driven.house, seat) == (0, 0)
    for why, move in (
        ("card-not-in-middle", Take(cards("AS")[0], cards("2C")[0])),
        ("card-not-in-middle", Take(cards("2C")[0], cards("2C")[0])),
        ("card-not-held", Take(cards("KC")[0], cards("AC")[0])),
        ("card-not-held", Take(cards("KC")[0], cards("KC")[0])),
        ("not-in-this-game", Pass()),
    ):
        with pytest.raises(IllegalStep) as refused:
            GAME.encode(driven.state, driven.house, 0, move)
        assert refused.value.code == why
        if why == "not-in-this-game":
            assert refused.value.facts == {"move": "pass", "game": "stop-the-bus"}
        else:
            assert refused.value.facts["rule"] == "STB-1.2"
    assert driven.state == before


def test_c42_an_empty_place_is_no_card() -> None:
    driven = begin(2)
    driven.draw("2C")
    for move in (Take(NOBODY, NOBODY), Take(NOBODY, cards("2C")[0])):
        with pytest.raises(IllegalStep):
            GAME.encode(driven.state, driven.house, 1, move)


def test_c38_saved_and_loaded_the_game_goes_on_as_it_would_have() -> None:
    driven = dealt("2C 7D 9H | AC AD 3H | KC KD 4H", "KS QD JH", House(tokens=2))
    driven.do("P1 stop, P2 stand, P3 stand")
    driven.lay("2C 7D 9H | AC AD 3H | KC KD 4H", "KS QD JH")
    driven.do("P2 take QD put 3H, P2 end")
    loaded = Driven(driven.house, pickle.loads(pickle.dumps(driven.state)))
    assert loaded.state == driven.state
    assert (loaded.tokens, loaded.awaited, loaded.view().dealer) == ([1, 2, 2], 3, 0)
    for each in (driven, loaded):
        each.do("P3 take 3H put KC, P3 stop, P1 take KC put 2C, P2 stand")
    assert loaded.state == driven.state


def test_c45_the_turn_goes_round_and_past_nobody() -> None:
    driven = dealt("2C 7D 9H | AC AD 3H | KC KD 4H", "KS QD JH", House(tokens=1))
    driven.do("P1 take QD put 2C, P1 end, P2 take KS put 3H, P2 end, P3 take JH put 4H, P3 end")
    assert driven.awaited == 1
    driven = dealt("2C 7D 9H | AC AD 3H | KC KD 4H", "KS QD JH", House(tokens=1))
    driven.do("P1 stop, P2 stand, P3 stand")
    driven.lay("AC AD 3H | KC KD 4H", "KS QD JH")
    driven.do("P3 take QD put 4H, P3 end")  # P1 deals no more: P2 has the deal, P3 began
    assert driven.awaited == 2
    driven.do("P2 take KS put 3H, P2 end")
    assert driven.awaited == 3  # past P1, who is out


def test_the_reach_of_all_is_a_deal() -> None:
    driven = dealt("2C 7D 9H | AC AD 3H", "KC QD JH")
    first = GAME.moment(driven.state)
    driven.do("P1 stop")
    assert GAME.moment(driven.state) == first
    driven.do("P2 stand")
    driven.lay("2C 7D 9H | AC AD 3H")
    second = GAME.moment(driven.state)
    assert second != first
    GAME.again(driven.state, driven.house)
    assert GAME.moment(driven.state) not in (first, second)


def test_a_code_and_its_action_stand_for_each_other() -> None:
    driven = dealt("2C 7D 9H | AC AD 3H", "KC QD JH", THREE)
    assert not GAME.exposure(driven.state)
    assert GAME.encode(driven.state, driven.house, 0, TakeAll()) == (TAKE_ALL,)
    assert GAME.encode(driven.state, driven.house, 0, Stand()) == (STAND,)
    assert GAME.encode(driven.state, driven.house, 0, Stop()) == (STOP,)
    assert set(GAME.actions) == {type(GAME.decode(driven.state, driven.house, 0, code)) for code in range(GAME.ACTIONS)}


def test_spans_are_short() -> None:
    driven = dealt("2C 7D 9H | AC AD 3H", "KC QD JH", THREE)
    assert GAME.span(driven.state, driven.house, 0) == (0, STOP + 1)
    driven.do("P1 take all")
    assert GAME.span(driven.state, driven.house, 0) == (STOP, END + 1)
    driven.do("P1 stop")
    assert GAME.span(driven.state, driven.house, 1) == (0, STAND + 1)


# --- Random games -----------------------------------------------------------------------------------------------------

HOUSES = st.builds(
    House,
    tokens=st.integers(1, 3),
    stake=st.sampled_from([0, 1, 1000]),
    exchange=st.sampled_from(Exchange),
    first_stop=st.sampled_from(FirstStop),
    circuit_limit=st.sampled_from([1, 2, 20]),
    brag_order=st.sampled_from(OnOff),
)


def step(state: State, house: House, luck: random.Random) -> None:
    """One card or one move, whichever is due."""
    due = GAME.outcomes(state, house)
    if due:
        GAME.deal(state, house, luck.randrange(due))
    else:
        seat = GAME.turn(state, house)
        GAME.act(state, house, seat, luck.choice(legal_actions(GAME, state, house, seat)))


@given(house=HOUSES, seats=st.integers(2, 16), seed=st.integers(0, 2**32))
def test_random_games_keep_their_cards_chips_and_tokens_together(house: House, seats: int, seed: int) -> None:
    luck = random.Random(seed)
    state = State()
    GAME.begin(state, house, seats, luck.choice([NOBODY, luck.randrange(seats)]))
    tokens = house.tokens * seats
    while not GAME.over(state):
        step(state, house, luck)
        assert sorted(state.pack) == list(range(52))
        lying = [card for row in (*state.hand, state.middle) for card in row if card != NOBODY]
        assert len(set(lying)) == len(lying)
        assert sum(state.chips[:seats]) + state.pot == 0
        assert (GAME.outcomes(state, house) > 0) + (GAME.turn(state, house) != NOBODY) + GAME.over(state) == 1
        assert sum(state.tokens) <= tokens or state.lent
        tokens = sum(state.tokens)
    assert [seat for seat in range(seats) if state.tokens[seat] > 0] == [state.winner]


@given(house=HOUSES, seats=st.integers(2, 16), seed=st.integers(0, 2**32), steps=st.integers(0, 300))
def test_a_used_state_begins_as_a_fresh_one(house: House, seats: int, seed: int, steps: int) -> None:
    luck = random.Random(seed)
    used = State()
    GAME.begin(used, House(tokens=1, stake=1), luck.randint(2, 16), luck.choice([NOBODY, 0]))
    for _ in range(steps):
        if not GAME.over(used):
            step(used, House(tokens=1, stake=1), luck)
    used.story.clear()
    fresh = State()
    dealer = luck.choice([NOBODY, luck.randrange(seats)])
    GAME.begin(used, house, seats, dealer)
    GAME.begin(fresh, house, seats, dealer)
    assert used == fresh


@given(house=HOUSES, seats=st.integers(2, 6), seed=st.integers(0, 2**32), steps=st.integers(1, 120))
def test_c_4_what_a_viewer_is_shown_does_not_depend_on_what_is_hidden(
    house: House, seats: int, seed: int, steps: int
) -> None:
    luck = random.Random(seed)
    state = State()
    GAME.begin(state, house, seats, luck.choice([NOBODY, 0]))
    for _ in range(steps):
        if not GAME.over(state):
            step(state, house, luck)
    for viewer in (SPECTATOR, *range(seats)):
        other = copy.deepcopy(state)
        places = hidden_places(other, house, viewer)
        hidden = [row[at] for row, at in places]
        luck.shuffle(hidden)
        for (row, at), card in zip(places, hidden, strict=True):
            row[at] = card
        assert repr(GAME.see(other, house, viewer)) == repr(GAME.see(state, house, viewer))
        assert GAME.asked_by(other, house) == GAME.asked_by(state, house)
        for seat in range(seats):
            assert GAME.awaits(other, house, seat) == GAME.awaits(state, house, seat)
        if viewer != SPECTATOR:
            assert legal_actions(GAME, other, house, viewer) == legal_actions(GAME, state, house, viewer)


@given(house=HOUSES, seats=st.integers(2, 6), seed=st.integers(0, 2**32), steps=st.integers(1, 80))
def test_c_4_a_round_with_other_hidden_cards_reads_the_same(house: House, seats: int, seed: int, steps: int) -> None:
    """A first round until hands are shown, played once more with the cards swapped that a viewer never saw."""
    luck = random.Random(seed)
    state = State()
    GAME.begin(state, house, seats, 0)
    played: list[int] = []
    for _ in range(steps):
        ahead = copy.deepcopy(state)
        due = GAME.outcomes(state, house)
        code = luck.randrange(due) if due else luck.choice(legal_actions(GAME, state, house, GAME.turn(state, house)))
        card = GAME.outcome(state, house, code) if due else code
        happen(ahead, house, card)
        if any(row[0] == told.HAND_SHOWN for row in ahead.story):
            break
        state = ahead
        played.append(card)
    for viewer in (SPECTATOR, *range(seats)):
        hidden = [row[at] for row, at in hidden_places(state, house, viewer)]
        swapped = dict(zip(hidden, luck.sample(hidden, len(hidden)), strict=True))
        one, other = State(), State()
        GAME.begin(one, house, seats, 0)
        GAME.begin(other, house, seats, 0)
        for what in played:
            happen(other, house, swapped.get(what, what) if GAME.outcomes(one, house) else what)
            happen(one, house, what)
            assert repr(GAME.see(other, house, viewer)) == repr(GAME.see(one, house, viewer))
            assert GAME.turn(other, house) == GAME.turn(one, house)
        assert [event_of(row, viewer) for row in other.story] == [event_of(row, viewer) for row in one.story]


def happen(state: State, house: House, what: int) -> None:
    """This card comes up, if one is due, or whoever is to act does this."""
    due = GAME.outcomes(state, house)
    if due:
        GAME.deal(state, house, next(pick for pick in range(due) if GAME.outcome(state, house, pick) == what))
    else:
        GAME.act(state, house, GAME.turn(state, house), what)
