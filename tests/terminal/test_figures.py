"""The night in figures."""

import pytest

from nightbus.rules.game import GAMES
from nightbus.terminal.canvas import Canvas
from nightbus.terminal.figures import figures
from nightbus.terminal.pages import Summary
from nightbus.words import Words
from tests.terminal.nights import night_of, play_out, view_of


@pytest.mark.parametrize("of", GAMES)
@pytest.mark.parametrize("lang", ["en", "pt", "da", "it"])
def test_a_night_is_summed_up_in_each_language(of: str, lang: str) -> None:
    night = night_of(of, settings=["bus_length=4"] if of == "ride-the-bus" else [])
    play_out(night)
    for size in ((80, 24), (120, 40), (60, 20)):
        canvas = Canvas(*size)
        page = Summary(figures(night.table), Words(lang, strict=True), "/nights/a.jsonl", "7")
        page.draw(canvas)
        text = canvas.text()
        assert "terminal-" not in text
        assert "/nights/a.jsonl" in text
        assert all(name in text for name in night.names)


def test_drinks_and_rides_are_those_of_the_table() -> None:
    night = night_of("ride-the-bus", settings=["rounds=3", "bus_length=4"])
    play_out(night)
    view = view_of(night, 0)
    found = figures(night.table)
    assert [seat.bar for seat in found.seats] == [seat.drinks for seat in view.seats]
    longest = next(ticket for ticket in found.tickets if ticket.message == "terminal-longest-ride")
    assert longest.number == max(seat.longest for seat in view.seats)
    rides = [dict(seat.amounts).get("terminal-rides", 0) for seat in found.seats]
    assert rides == [seat.rides for seat in view.seats]


@pytest.mark.parametrize("of", ["chase-the-ace", "stop-the-bus"])
def test_the_winner_has_lasted_longest(of: str) -> None:
    night = night_of(of)
    play_out(night)
    found = figures(night.table)
    (winner,) = [seat for seat in found.seats if seat.won]
    assert winner.bar == max(seat.bar for seat in found.seats) == view_of(night, 0).round


def test_chips_are_told_where_there_are_any() -> None:
    with_pot, without = night_of("stop-the-bus", settings=["stake=5"]), night_of("stop-the-bus")
    for night in (with_pot, without):
        play_out(night)
    assert all("chips" in dict(seat.amounts) for seat in figures(with_pot.table).seats)
    assert not any("chips" in dict(seat.amounts) for seat in figures(without.table).seats)


def test_equal_leaders_share_a_ticket() -> None:
    night = night_of("chase-the-ace", seats=10)
    play_out(night)
    tickets = figures(night.table).tickets
    lost = next((ticket for ticket in tickets if ticket.message == "terminal-most-lost-lives"), None)
    assert lost is None or len(lost.names) >= 1
    assert all(ticket.number > 0 for ticket in tickets)
