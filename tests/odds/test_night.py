"""A night looked back on: figures that add up."""

from random import Random

import pytest

from nightbus.odds import position
from nightbus.odds.night import Night, ride_costs
from nightbus.rules import actions
from nightbus.rules.game import GAMES
from nightbus.table.log import Act, Undo
from nightbus.table.replay import stepping
from nightbus.table.table import Table
from tests.odds.helpers import house_of
from tests.table.playing import play_at_random, random_table, say, stacked


def looked_back(table: Table) -> Night:
    """The night of a table's log."""
    night = Night(table.game, table.house, len(table.names))
    run = stepping(table.log)
    played = next(run)
    for number, step in enumerate(table.log.steps, start=1):
        match step:
            case Act(seat=seat, action=action):
                night.acts(played.state, number, seat, action)
            case Undo(seat=seat):
                night.takes_back(seat)
            case _:
                pass
        next(run)
    return night


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", GAMES)
def test_every_night_adds_up(name: str, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(position, "QUICK", 30)
    luck = Random(f"night {name} {seed}")
    table = random_table(name, luck)
    play_at_random(table, luck, most=120)
    night = looked_back(table)
    for each in night.seats(table.state):
        assert each.took == pytest.approx(each.expected + each.ride + each.given + each.choice + each.luck)
        assert each.choice >= 0
        assert each.missed >= 0
    for decision in night.decisions:
        assert decision.chosen in decision.options
        assert isinstance(table.log.steps[decision.step - 1], Act)


def test_the_better_answer_costs_nothing_and_the_worse_what_it_is_worse_by() -> None:
    """A two in front: lower is wrong for sure, two drinks; higher but for the three twos: 2 * 3 / 51."""
    for call, choice in (("higher", 0.0), ("lower", 2 - 2 * 3 / 51)):
        table = stacked("ride-the-bus", "2S 9C", f"Ana: red; Ana: {call}", seats=3)
        second = looked_back(table).decisions[1]
        assert (second.step, second.seat, second.asked_by) == (3, 0, "RTB-1.2")
        assert second.choice == pytest.approx(choice)


def test_luck_is_what_the_choices_do_not_explain() -> None:
    table = stacked("ride-the-bus", "2S 2C", "Ana: red; Ana: higher", seats=3)
    ana = looked_back(table).seats(table.state)[0]
    assert ana.took == 1 + 2
    assert ana.expected == pytest.approx(1 / 2 + 2 * 3 / 51)
    assert (ana.ride, ana.choice) == (0, 0)
    assert ana.luck == pytest.approx(3 - 1 / 2 - 2 * 3 / 51)


def test_a_step_taken_back_is_no_decision() -> None:
    table = stacked("chase-the-ace", "2S 9H 5D", seats=3, dealer="Cy")
    say(table, "Ana: stay")
    table.undo(0)
    say(table, "Ana: swap")
    night = looked_back(table)
    assert [type(decision.chosen.action) for decision in night.decisions] == [actions.Swap]


def test_a_ride_is_reckoned_at_what_it_costs_on_average() -> None:
    house = house_of("ride-the-bus", "bus=row_once, bluffing=off, pyramid_rows=1")
    moves = "; ".join(f"{n}: red; {n}: higher; {n}: inside; {n}: hearts" for n in ("Ana", "Bo"))
    table = stacked("ride-the-bus", "7C 8D 9H KS 7D 2D 3H 4S QS", f"{moves}; Ana: pass; Bo: pass", seats=3, house=house)
    rides = [each.ride for each in looked_back(table).seats(table.state)]
    assert sorted(rides) == [0, 0, pytest.approx(400 / 52)]
    assert rides[table.state.rider] > 0


def test_a_co_pilot_halves_the_ride() -> None:
    house = house_of("ride-the-bus", "bus=row_once")
    alone, shared = (ride_costs(house, 4, alone=alone) for alone in (True, False))
    assert alone == pytest.approx(400 / 52)
    assert alone / 2 < shared < alone / 2 + 0.5


def test_a_match_held_back_or_played_is_measured_in_what_others_take() -> None:
    """The very last card of the pyramid: to pass with a match gives five drinks away, to nobody."""
    house = house_of("ride-the-bus", "bluffing=off, pyramid_rows=1, pyramid_values=5, bus=row_once")
    moves = "; ".join(f"{n}: red; {n}: higher; {n}: inside; {n}: hearts" for n in ("Ana", "Bo"))
    table = stacked(
        "ride-the-bus", "7C 8D 9H KS 7D 2D 3H 4S 7S", f"{moves}; Ana: pass; Bo: play 7D; Bo: pass", seats=3, house=house
    )
    night = looked_back(table)
    missed = {
        decision.seat: decision.missed
        for decision in night.decisions
        if isinstance(decision.chosen.action, actions.Pass | actions.Play)
    }
    assert missed[0] == 5
    assert all(decision.missed == 0 for decision in night.decisions if decision.seat == 1)


def test_of_stop_the_bus_the_last_exchange_of_a_round_counts() -> None:
    moves = "Ana: take 2S put KD; Ana: end; Bo: take 3S put 5S; Bo: stop; Ana: take KD put 2S"
    table = stacked("stop-the-bus", "3H 9C KD 5S 7H 8H 2S 3S 4S", moves, seats=2, dealer="Bo")
    night = looked_back(table)
    ana = [decision for decision in night.decisions if decision.seat == 0]
    assert len(ana) == 2
    (found, _) = night.seats(table.state)
    assert found.choice == pytest.approx(ana[1].choice)
    assert found.decisions == 1


def test_what_others_hand_out_is_neither_luck_nor_choice() -> None:
    table = stacked(
        "ride-the-bus",
        "7H 9C",
        "Ana: red; Ana: give 1 to Bo; Bo: black; Bo: give 1 to Ana",
        seats=3,
        rulebook="commission",
    )
    ana, bo, _ = looked_back(table).seats(table.state)
    assert (ana.took, ana.given, bo.given) == (1, 1, 1)
    assert ana.luck == pytest.approx(-ana.expected)
