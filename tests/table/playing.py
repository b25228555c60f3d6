"""Tables for tests, and random play on them."""

from random import Random
from typing import Any, Final

from nightbus.rules.actions import Action, Give
from nightbus.rules.game import game
from nightbus.table.shoes import SeedShoe, Shoe, StackedShoe
from nightbus.table.table import MayGive, Table
from tests.games.random_houses import random_house, seats_for

NAMES: Final[tuple[str, ...]] = (
    *("Ana", "Bo", "Cy", "Dee", "Eva", "Finn", "Gus", "Hal", "Ida", "Jo"),
    *("Kai", "Lea", "Mary Ann", "Ned", "Olé", "P1", "Quim", "Rui", "Søren", "Tom"),
)


def stacked(of: str, cards: str, moves: str = "", *, seats: int = 3, house: Any = None, **options: Any) -> Table:
    """A table where these cards come first and these moves (`Ana: red; Bo: black`) have been made."""
    table = Table(of, house, NAMES[:seats], StackedShoe(cards, SeedShoe(0)), **options)
    say(table, moves)
    return table


def say(table: Table, moves: str) -> None:
    """Make these moves."""
    for line in filter(None, (part.strip() for part in moves.split(";"))):
        name, _, move = line.partition(":")
        seat = table.names.index(name)
        table.do(seat, table.read(seat, move))


def random_table(of: str, luck: Random, shoe: Shoe | None = None) -> Table:
    """A table under random legal house rules, whose cards follow from `luck`."""
    house = random_house(game(of), luck)
    seats = luck.choice(seats_for(game(of), house))
    dealer = luck.choice((None, luck.randrange(seats)))
    return Table(of, house, NAMES[:seats], shoe or SeedShoe(luck.randrange(2**32)), dealer=dealer)


def random_action(table: Table, luck: Random) -> tuple[int, Action]:
    """A seat that is to act, and something that it may do; splits of drinks as they fall."""
    seat = luck.choice(table.awaits)
    chosen = luck.choice(table.legal(seat))
    if not isinstance(chosen, MayGive):
        return seat, chosen
    gifts = dict.fromkeys(chosen.to, 0)
    for _ in range(chosen.drinks):
        gifts[luck.choice(chosen.to)] += 1
    given = [(to, drinks) for to, drinks in gifts.items() if drinks]
    luck.shuffle(given)
    return seat, Give(tuple(given))


def play_at_random(table: Table, luck: Random, most: int = 500) -> None:
    """Random moves until the game is over or so many were made; some are taken back."""
    for _ in range(most):
        if table.over:
            return
        seat, action = random_action(table, luck)
        table.do(seat, action)
        if luck.random() < 0.1 and table.may_undo(seat):
            table.undo(seat)
