"""A finished log looked back on: each act as the seat knew it then."""

from nightbus.odds.night import Night
from nightbus.table.log import Act, Log, Undo
from nightbus.table.replay import stepping
from nightbus.table.table import Table


def looked_back(log: Log) -> tuple[Night, Table]:
    """The night of this log with every act in it, and the table as it ends.

    :raises LogError: the log cannot be played.
    """
    run = stepping(log)
    table = next(run)
    night = Night(table.game, table.house, len(table.names))
    for number, step in enumerate(log.steps, start=1):
        match step:
            case Act(seat=by, action=action):
                night.acts(table.state, number, by, action)
            case Undo(seat=by):
                night.takes_back(by)
            case _:
                pass
        next(run)
    return night, table
