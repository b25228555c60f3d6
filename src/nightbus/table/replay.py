"""A log played again: to the same position for ever, or refused by line and name."""

from collections.abc import Iterator

from nightbus.errors import LogError, NightbusError
from nightbus.table.log import Act, Again, Deal, Log, Undo
from nightbus.table.shoes import LogShoe, Shoe
from nightbus.table.table import Table


def replay(log: Log, then: Shoe | None = None) -> Table:
    """The table as the log leaves it; chance goes on as the shoe `then` says.

    :raises LogError: with the line of the log: `log-forged` if chance cannot have come out so, `log-illegal` if an act
        was not allowed.
    """
    table = Table(
        log.header.game, log.header.house, log.header.seats, LogShoe(), dealer=log.header.dealer, rulebook=log.header.rulebook
    )
    for _ in play_on(table, log):
        pass
    if then is not None:
        table.shoe = then
        table.go_on()
    return table


def stepping(log: Log) -> Iterator[Table]:
    """The table before the first step, then after each: the same table every time."""
    raise NotImplementedError
