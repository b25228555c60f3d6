"""Moves made with keys."""

import pytest

from nightbus.rules.actions import (
    Action,
    Give,
    GiveShot,
    Guess,
    Liar,
    Pass,
    Play,
    Stand,
    Stay,
    Stop,
    Swap,
    Take,
    TakeAll,
)
from nightbus.rules.answers import WORDS
from nightbus.table.table import MayGive
from nightbus.terminal.choosing import Choice, Exchange, Option, Split, chooser
from tests.terminal.nights import night_of, play_to, view_of


def choice(*actions: Action) -> Choice:
    made = chooser(view_of(night_of("ride-the-bus"), 0), actions)
    assert isinstance(made, Choice)
    return made


def pressed(made: Choice | Split | Exchange, *keys: str) -> list[Action | None]:
    return [made.press(key) for key in keys]


def test_a_number_makes_a_move_at_once() -> None:
    assert pressed(choice(Stay(), Swap()), "2") == [Swap()]


def test_arrows_point_and_enter_makes_the_move() -> None:
    assert pressed(choice(Stay(), Swap()), "right", "right", "left", "enter") == [None, None, None, Stay()]
    assert pressed(choice(Stay(), Swap()), "left", "space") == [None, Swap()]


@pytest.mark.parametrize("key", ["enter", "space"])
def test_enter_alone_makes_no_move(key: str) -> None:
    assert pressed(choice(Stay(), Swap()), key, "x") == [None, None]


def test_a_grave_move_takes_a_second_key() -> None:
    assert pressed(choice(Stay(), Liar()), "2", "1") == [None, Stay()]
    assert pressed(choice(Stay(), Liar()), "2", "2") == [None, Liar()]
    assert pressed(choice(Stay(), Liar()), "2", "enter") == [None, Liar()]
    made = choice(Liar())
    made.press("1")
    assert made.asks_again


def test_ranks_and_suits_have_keys_of_their_own() -> None:
    ranks = choice(*map(Guess, WORDS[12:25]))
    assert ["".join(option.keys) for option in ranks.options] == [*"23456789", "01", *"jqka"]
    assert pressed(ranks, "q") == [Guess("queen")]
    suits = choice(*map(Guess, WORDS[8:12]))
    assert pressed(suits, "h") == [Guess("hearts")]
    assert pressed(suits, "1") == [Guess("clubs")]


def test_passing_comes_last_and_cards_as_they_lie() -> None:
    made = choice(Pass(), Play(7), Play(20))
    assert [option.action for option in made.options] == [Play(7), Play(20), Pass()]
    assert pressed(made, "0") == [Pass()]
    assert pressed(made, "2") == [Play(20)]


def split(total: int, *to: int) -> Split:
    made = chooser(view_of(night_of("ride-the-bus"), 0), [MayGive(total, to)])
    assert isinstance(made, Split)
    return made


def test_drinks_are_handed_out_before_they_are_given() -> None:
    made = split(3, 1, 2, 4)
    assert pressed(made, "1", "enter", "3", "3", "2", "enter") == [None, None, None, None, None, Give(((1, 1), (4, 2)))]


def test_the_arrows_hand_out_too() -> None:
    made = split(3, 1, 2)
    assert pressed(made, "down", "right", "right", "left", "up", "a", "enter")[-1] == Give(((1, 2), (2, 1)))


def test_clicks_give_more_and_less() -> None:
    made = split(2, 1, 2)
    assert pressed(made, "to-0", "to-0", "less-0", "to-1", "enter")[-1] == Give(((1, 1), (2, 1)))


def test_a_single_drink_moves_to_whoever_is_chosen() -> None:
    assert pressed(split(1, 1, 2), "1", "2", "enter")[-1] == Give(((2, 1),))


def test_no_more_is_given_than_there_is() -> None:
    made = split(2, 1, 2)
    pressed(made, "1", "1", "1", "2", "backspace", "less-1")
    assert made.amounts == [2, 0]
    assert made.left == 0


def test_a_shot_goes_to_one() -> None:
    made = chooser(view_of(night_of("ride-the-bus"), 0), [GiveShot(1), GiveShot(3)])
    assert isinstance(made, Split)
    assert pressed(made, "1", "2", "enter")[-1] == GiveShot(3)


def exchange(phase: str = "exchange", *settings: str) -> Exchange:
    night = night_of("stop-the-bus", settings=["exchange=one_or_three", *settings])
    play_to(night, phase, 0)
    made = chooser(view_of(night, 0), night.table.legal(0))
    assert isinstance(made, Exchange)
    return made


def test_an_exchange_takes_a_card_of_each_row() -> None:
    made = exchange()
    assert pressed(made, "enter", "2", "enter", "6", "enter")[-1] == Take(made.middle[1], made.hand[2])
    assert made.after == (*made.hand[:2], made.middle[1])


def test_an_exchange_by_arrows() -> None:
    made = exchange()
    assert pressed(made, "right", "right", "down", "left", "enter")[-1] == Take(made.middle[1], made.hand[2])


def test_what_else_can_be_done_instead_of_an_exchange() -> None:
    assert pressed(exchange(), "7") == [TakeAll()]
    assert pressed(exchange(), "8", "8") == [None, Stop()]
    assert pressed(exchange(), "8", "enter") == [None, Stop()]
    assert pressed(exchange(), "8", "1", "8") == [None, None, None]
    assert pressed(exchange("last_lap"), "9") == [Stand()]
    made = exchange()
    made.press("8")
    assert made.asks_again


def test_a_turn_begun_is_ended_by_a_choice() -> None:
    night = night_of("stop-the-bus")
    play_to(night, "exchange", 0)
    view = view_of(night, 0)
    night.do(0, Take(view.middle[0], view.seats[0].cards[0]))
    made = chooser(view_of(night, 0), night.table.legal(0))
    assert isinstance(made, Choice)
    assert Option(Stop(), ("1",)) in made.options
