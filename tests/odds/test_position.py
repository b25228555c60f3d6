"""The odds of running tables: as one seat knows them, and no other way."""

from collections import Counter
from fractions import Fraction
from functools import partial
from random import Random
from typing import Any

import pytest

from nightbus.odds import at_chase, at_ride, at_stop, hands, played, position
from nightbus.odds.at_ride import CallOdds, PlayOdds, RestOfRide, RideTable
from nightbus.odds.at_stop import HandNow, HandOdds
from nightbus.odds.position import position_odds, public_odds
from nightbus.odds.pyramid import HoldOdds
from nightbus.odds.seen import unseen_cards
from nightbus.rules.game import GAMES, SPECTATOR
from nightbus.rules.ride_the_bus import phase, pyramid
from nightbus.rules.ride_the_bus.house import DealFace
from nightbus.table.shoes import SeedShoe
from nightbus.table.table import Table
from tests.games.test_views import with_hidden_cards_permuted
from tests.odds.helpers import cards, house_of
from tests.table.playing import NAMES, random_action, random_table, say, stacked


@pytest.fixture(autouse=True)
def few_trials(monkeypatch: pytest.MonkeyPatch) -> None:
    """Enough to depend on a hidden card, if one were looked at."""
    monkeypatch.setattr(at_stop, "TABLES", 60)
    few = partial(at_stop.stop_odds, counted=1, tables=60)
    monkeypatch.setattr(
        position, "stop_odds", lambda state, house, seat, _c, _t, viewer: few(state, house, seat, viewer=viewer)
    )
    monkeypatch.setattr(at_chase, "TRIALS", 10)
    monkeypatch.setattr(position, "TRIALS", 10)
    monkeypatch.setattr(at_chase, "FEWEST", 3)
    monkeypatch.setattr(at_ride, "played_on", lambda state, house, deck: played.played_on(state, house, deck, rides=3))


def of(table: Table, seat: int) -> Any:
    return position_odds(table.game, table.state, table.house, seat)


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("name", GAMES)
def test_no_card_that_the_seat_may_not_know_has_a_part_in_it(name: str, seed: int) -> None:
    luck = Random(f"odds {name} {seed}")
    table = random_table(name, luck)
    for _ in range(90):
        if table.over:
            return
        for seat in range(len(table.names)):
            if luck.random() < (0.1 if seat in table.awaits else 0.02):
                other = with_hidden_cards_permuted(table, seat, luck, 0)
                assert of(other, seat) == of(table, seat)
        table.do(*random_action(table, luck))


def seen_by_all(table: Table) -> Any:
    return public_odds(table.game, table.state, table.house)


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("name", GAMES)
def test_no_card_that_some_may_not_know_has_a_part_in_what_is_told_to_all(name: str, seed: int) -> None:
    luck = Random(f"public odds {name} {seed}")
    table = random_table(name, luck)
    for _ in range(90):
        if table.over:
            return
        if luck.random() < 0.15:
            other = with_hidden_cards_permuted(table, SPECTATOR, luck, 0)
            assert seen_by_all(other) == seen_by_all(table)
        table.do(*random_action(table, luck))


@pytest.mark.parametrize("seed", range(12))
def test_the_cards_unseen_are_the_deck_where_all_see_the_deal(seed: int) -> None:
    luck = Random(f"unseen {seed}")
    table = random_table("ride-the-bus", luck)
    for step in range(300):
        if table.over:
            return
        if step % 7 == 0:
            state = table.state
            deck = Counter(state.pack[state.dealt : state.cards])
            for seat in range(len(table.names)):
                unseen = unseen_cards(table.house, table.story(seat), seat)
                if table.house.deal_face == DealFace.UP:
                    assert unseen == deck
                else:
                    assert not deck - unseen
        table.do(*random_action(table, luck))


# Ride the Bus


def test_a_question_is_asked_with_every_card_seen_out() -> None:
    table = stacked("ride-the-bus", "8S 9C 8H", "Ana: red; Bo: red", rulebook="party", seats=3)
    found = of(table, 2)
    assert found.asked_by == "RTB-1.1"
    assert [(each.action.call, each.right) for each in found.options] == [
        ("red", Fraction(26, 50)),
        ("black", Fraction(24, 50)),
    ]
    assert of(table, 0).options == ()


def questioned(settings: str, dealt: str, **options: Any) -> Table:
    """Classic, three seats: Ana and Bo have answered everything, with these cards; the pyramid is due."""
    house = house_of("ride-the-bus", settings)
    answers = "red; {0}: higher; {0}: inside; {0}: hearts"
    moves = "; ".join(f"{name}: " + answers.format(name) for name in ("Ana", "Bo"))
    return stacked("ride-the-bus", dealt, moves, seats=3, house=house, **options)


HANDS = "7C 8D 9H KS 7D 2D 3H 4S"


def test_holding_and_playing_on_the_pyramid() -> None:
    table = questioned("bluffing=off", f"{HANDS} 7S")
    found = of(table, 0)
    match = next(each for each in found.standing if each.card == cards("7C")[0])
    assert isinstance(match, HoldOdds)
    assert match.now == 1
    assert match.turned == 1 - Fraction(43 - 14, 43)  # one seven is left among 43 cards
    other = next(each for each in found.standing if each.card == cards("8D")[0])
    assert other.now is None
    play, hold = (
        next(each for each in found.options if type(each.action).__name__ == kind) for kind in ("Play", "Pass")
    )
    assert (play.gives, play.costs, hold.gives, hold.costs) == (1, 0, match.later, 0)
    assert len(found.options) == 2  # without bluffing nothing else may be laid


def test_a_bluff_has_its_price() -> None:
    found = of(questioned("", f"{HANDS} 7S"), 0)
    laid = {each.action.card: each for each in found.options if type(each.action).__name__ == "Play"}
    assert [card for card, each in laid.items() if not each.bluff] == cards("7C")
    assert laid[cards("7C")[0]].costs == 0
    assert laid[cards("KS")[0]].costs == Fraction(1, 4) * 2


def test_a_bluff_that_everybody_sees_through_is_called() -> None:
    """RTB-2.6, C-7: all were dealt face up, and nobody was dealt a queen. Whoever has no match costs itself double."""
    table = questioned("", f"{HANDS} QS")
    laid = [each for each in of(table, 0).options if isinstance(each, PlayOdds)]
    assert [(each.bluff, each.called, each.costs, each.gives) for each in laid] == [(True, 1, 2, 0)] * 4
    say(table, "Ana: pass; Bo: play 4S; Bo: pass; Bo: give 1 to Ana")
    accept, call = of(table, 0).options
    assert isinstance(call, CallOdds)
    assert (call.true, call.costs, call.gives, accept.costs) == (0, 0, 2, 1)
    assert seen_by_all(table).options == (accept, call)


def test_a_bluff_that_came_back_may_be_laid_again_as_a_match() -> None:
    """RTB-2.6, dealt in private: all have seen Bo's four of spades; a four is turned next."""
    table = questioned("deal_face=private", f"{HANDS} QS 4D")
    say(table, "Ana: pass; Bo: play 4S; Bo: pass; Bo: give 1 to Ana; Ana: liar")
    say(table, "Ana: pass; Bo: play 4S; Bo: pass; Bo: give 1 to Ana")
    accept, _ = of(table, 0).options
    assert isinstance(accept, CallOdds)
    assert Fraction(9, 10) <= accept.true < 1  # that four is in his hand for sure, and there may be another


@pytest.mark.parametrize("settings", ["", "deal_face=private", "decks=2", "deal_face=private, decks=2"])
def test_what_is_said_to_be_beyond_doubt_is_so(settings: str) -> None:
    house, sure = house_of("ride-the-bus", settings), Counter[Fraction]()
    for seed in range(25):
        luck = Random(f"claims {seed}")
        table = Table("ride-the-bus", house, NAMES[: luck.choice((3, 5))], SeedShoe(seed))
        while table.state.rider < 0 and not table.over:
            state = table.state
            if state.phase == phase.CALL:
                is_match = pyramid.matches(state, state.staked[state.player][state.play])
                for told_to in (of(table, state.asked), seen_by_all(table)):
                    (true,) = {each.true for each in told_to.options}
                    sure[true] += 1
                    assert true == is_match or 0 < true < 1
            elif state.phase == phase.LAY and state.stakes[table.awaits[0]] == 0:
                for each in of(table, table.awaits[0]).options:
                    if isinstance(each, PlayOdds) and each.called in (0, 1):
                        assert each.called == each.bluff
            table.do(*random_action(table, luck))
    assert sure[Fraction(0)]


def test_give_and_take_costs_the_one_who_plays() -> None:
    """RTB-2.7: a pyramid of 1, 1, 1: the second row already takes."""
    settings = "bluffing=off, give_and_take=on, pyramid_rows=1/1/1, pyramid_values=1/2/3"
    table = questioned(settings, f"{HANDS} QS 7S")
    for name in ("Ana", "Bo"):
        seat = table.names.index(name)
        table.do(seat, table.read(seat, "pass"))
    play = next(each for each in of(table, 0).options if type(each.action).__name__ == "Play")
    assert (play.costs, play.gives) == (2, 0)


def test_a_claim_is_weighed_with_what_its_player_was_seen_to_get() -> None:
    """Bo holds 7D and three more, known to all: of four cards one is the seven."""
    table = questioned("", f"{HANDS} 7S")
    for name, move in (("Ana", "pass"), ("Bo", "play 4S"), ("Bo", "pass"), ("Bo", "give 1 to Ana")):
        seat = table.names.index(name)
        table.do(seat, table.read(seat, move))
    accept, call = of(table, 0).options
    assert isinstance(accept, CallOdds)
    assert accept.true == Fraction(9, 10)  # the match is held for sure; one in ten lays another card all the same
    assert (accept.costs, call.costs) == (1, Fraction(18, 10))


def test_what_is_to_come_of_a_ride_by_questions() -> None:
    table = questioned("bus=questions, bluffing=off, pyramid_rows=1", f"{HANDS} QS")
    for name in ("Ana", "Bo"):
        seat = table.names.index(name)
        table.do(seat, table.read(seat, "pass"))
    rider = table.state.rider
    found = of(table, rider)
    assert found.asked_by == "RTB-3.4"
    assert {each.action.call for each in found.options} == {"red", "black"}
    (rest,) = found.standing
    assert isinstance(rest, RestOfRide)
    assert rest.rule == "RTB-3.4"
    assert rest.played is not None
    assert of(table, 2).standing != ()  # whoever looks on sees what is to come too


def test_a_co_pilot_takes_every_second_drink() -> None:
    table = questioned("bus=row_once, co_pilot=on, bluffing=off, pyramid_rows=1", f"{HANDS} QS")
    for name in ("Ana", "Bo"):
        seat = table.names.index(name)
        table.do(seat, table.read(seat, "pass"))
    along, stays = of(table, table.awaits[0]).options
    assert stays.costs == 0
    assert 400 / 52 / 2 - 0.5 < along.costs < 400 / 52 / 2


def test_a_ride_by_pyramid_is_the_same_whichever_card_is_picked() -> None:
    table = questioned("bus=pyramid, bluffing=off, pyramid_rows=1", f"{HANDS} QS")
    for name in ("Ana", "Bo"):
        seat = table.names.index(name)
        table.do(seat, table.read(seat, "pass"))
    found = of(table, table.state.rider)
    assert len(found.options) == 4
    assert len({each.costs for each in found.options}) == 1


def test_cards_dealt_in_private_are_unseen_by_the_others() -> None:
    house = house_of("ride-the-bus", "deal_face=private")
    table = stacked(
        "ride-the-bus", "7C 8D 9H KS", "Ana: red; Ana: higher; Ana: inside; Ana: hearts", seats=3, house=house
    )
    assert RideTable(table.state, house, 0).unseen.total() == 48
    assert RideTable(table.state, house, 1).unseen.total() == 52


def test_where_all_lies_open_all_are_told_what_the_seat_is() -> None:
    table = stacked("ride-the-bus", "8S 9C 8H", "Ana: red; Bo: red", rulebook="party", seats=3)
    assert seen_by_all(table).seat == 2
    assert seen_by_all(table).options == of(table, 2).options


def test_of_a_card_dealt_in_private_nobody_else_hears_the_odds() -> None:
    house = house_of("ride-the-bus", "deal_face=private")
    table = stacked("ride-the-bus", "7C", "Ana: red", seats=3, house=house)
    assert of(table, 0).options != ()
    assert (seen_by_all(table).seat, seen_by_all(table).options) == (SPECTATOR, ())


def test_while_answers_are_sealed_nobody_hears_odds_of_them() -> None:
    table = questioned("bluffing=off", f"{HANDS} 7S")
    assert len(table.awaits) == 2
    for seat in (0, 1):
        assert of(table, seat).options != ()
        assert (seen_by_all(table).seat, seen_by_all(table).options) == (SPECTATOR, ())  # nor while only one is awaited
        table.do(seat, table.read(seat, "pass"))


def test_all_are_told_how_likely_a_claim_is() -> None:
    table = questioned("", f"{HANDS} 7S")
    for name, move in (("Ana", "pass"), ("Bo", "play 4S"), ("Bo", "pass"), ("Bo", "give 1 to Ana")):
        seat = table.names.index(name)
        table.do(seat, table.read(seat, move))
    assert (seen_by_all(table).seat, seen_by_all(table).options) == (0, of(table, 0).options)


def test_of_a_ride_all_are_told_what_is_to_come() -> None:
    table = questioned("bus=pyramid, bluffing=off, pyramid_rows=1", f"{HANDS} QS")
    for seat in (0, 1):
        table.do(seat, table.read(seat, "pass"))
    found = seen_by_all(table)
    assert (found.seat, found.standing) == (table.state.rider, of(table, table.state.rider).standing)


# Stop the Bus


def test_a_hand_taken_in_the_open_has_odds_for_all() -> None:
    """STB-1.6: until Bo has taken all three, nobody else knows what an exchange makes of his hand."""
    house = house_of("stop-the-bus", "exchange=one_or_three")
    cards_dealt = "3H 9C KD 5S 7H 8H 2S 3S 4S"
    table = stacked("stop-the-bus", cards_dealt, "Ana: take all; Ana: end", seats=2, dealer="Bo", house=house)
    assert seen_by_all(table).options == ()
    for move in ("take 3H put 5S", "end"):
        table.do(1, table.read(1, move))
    found = seen_by_all(table)
    assert found.seat == 0
    assert [each.hand for each in found.options] == [each.hand for each in of(table, 0).options]
    assert found.options


def test_every_exchange_and_the_hand_as_it_is() -> None:
    table = stacked("stop-the-bus", "3H 9C KD 5S 7H 8H 2S 3S 4S", seats=2, dealer="Bo")
    found = of(table, 0)
    assert len(found.options) == 10  # nine exchanges, or to stop at once
    by_card = {(each.action.take, each.action.put): each for each in found.options if hasattr(each.action, "take")}
    pair = by_card[cards("3S")[0], cards("KD")[0]]
    assert isinstance(pair, HandOdds)
    assert (pair.rank.kind, len(pair.hand)) == ("pair", 3)
    (now,) = found.standing
    assert isinstance(now, HandNow)
    assert now.rank.kind == "high_card"
    assert float(pair.costs) < float(now.lowest)


def test_a_card_taken_for_all_to_see_counts() -> None:
    """STB-1.6: Ana takes the ace; Bo's chance to be lowest is that against a hand with an ace."""
    table = stacked("stop-the-bus", "3H 9C KD 5S 7H 8H AS 3S 4S", "Ana: take AS put 3H; Ana: end", seats=2, dealer="Bo")
    (now,) = of(table, 1).standing
    known = hands.chance_of_lowest(
        (now.hand[0], now.hand[1], now.hand[2]), table.state.middle, [cards("AS")], table.house
    )
    assert now.lowest == known
    assert of(table, 0).options == ()


def test_after_the_exchange_there_is_nothing_to_choose_for_the_hand() -> None:
    table = stacked("stop-the-bus", "3H 9C KD 5S 7H 8H AS 3S 4S", "Ana: take AS put 3H", seats=2, dealer="Bo")
    found = of(table, 0)
    assert (found.options, found.asked_by) == ((), "STB-1.2")
    assert len(found.standing) == 1
