"""What a move costs at a table of four, in microseconds of CPU: `do`, the views of all, what may be done next.

The legal action is drawn at random, the deck from a seed, so that every run plays the same games. The quickest of
several runs counts. A further column writes the views as JSON has them.
"""

import sys
from random import Random
from time import process_time

from nightbus.rules.actions import Action, Give
from nightbus.rules.game import GAMES, SPECTATOR, game
from nightbus.table.shoes import SeedShoe
from nightbus.table.table import MayGive, Table
from nightbus.table.tagged import views_json

NAMES = ("Ana", "Bo", "Cy", "Di")
MOVES = 400
RUNS = 7
COLUMNS = ("do", "views", "json", "legal")


def choose(table: Table, luck: Random) -> tuple[int, Action]:
    """An awaited seat and something that it may do."""
    seat = luck.choice(table.awaits)
    action = luck.choice(table.legal(seat))
    if not isinstance(action, MayGive):
        return seat, action
    gifts: dict[int, int] = {}
    for _ in range(action.drinks):
        to = luck.choice(action.to)
        gifts[to] = gifts.get(to, 0) + 1
    return seat, Give(tuple(sorted(gifts.items())))


def play(name: str, rulebook: str) -> dict[str, float]:
    """Microseconds a move for each column, over one session of so many moves."""
    luck = Random(f"{name} {rulebook}")
    table = Table(name, None, NAMES, SeedShoe(7), rulebook=rulebook)
    spent = dict.fromkeys(COLUMNS, 0.0)

    for _ in range(MOVES):
        if table.over:
            table.again()
        seat, action = choose(table, luck)
        at = [process_time()]
        table.do(seat, action)
        at.append(process_time())
        views = table.views((SPECTATOR, *range(len(NAMES))))
        at.append(process_time())
        views_json(views)
        at.append(process_time())
        for awaited in table.awaits:
            table.legal(awaited)
        at.append(process_time())
        for column, began, ended in zip(COLUMNS, at[:-1], at[1:], strict=True):
            spent[column] += ended - began
    return {column: seconds / MOVES * 1e6 for column, seconds in spent.items()}


def quickest(name: str, rulebook: str) -> dict[str, float]:
    """The same, the best of the runs."""
    runs = [play(name, rulebook) for _ in range(RUNS)]
    return {column: min(run[column] for run in runs) for column in COLUMNS}


if __name__ == "__main__":
    wanted = sys.argv[1:] or GAMES
    print(f"{'us of CPU a move':28}" + "".join(f"{column:>8}" for column in COLUMNS))
    for name in wanted:
        for rulebook in game(name).rulebooks:
            found = quickest(name, rulebook)
            print(f"{name + ' ' + rulebook:28}" + "".join(f"{found[column]:8.1f}" for column in COLUMNS))
