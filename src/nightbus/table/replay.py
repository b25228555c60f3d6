"""A log played again: to the same position for ever, or refused by line and name."""

from collections.abc import Iterator, Sequence
from typing import assert_never

from nightbus.errors import LogError, NightbusError
from nightbus.rules.actions import tag
from nightbus.table.log import PACK, Act, Again, Commit, Deal, Log, Mix, Open, Reveal, Seal, Shuffle, Step, Undo
from nightbus.table.notation import move_text
from nightbus.table.shoes import Chance, LogShoe, Shoe
from nightbus.table.table import Table


def replay(log: Log, then: Shoe | None = None) -> Table:
    """The table as the log leaves it, with the same log; chance goes on as the shoe `then` says.

    A log of another order of the pack (`PACK`) is played by its cards; the table's log then has the picks of today.

    :raises LogError: with the line of the log: `log-forged` if chance cannot have come out so, `log-illegal` if a step
        was not allowed, `shuffle-order`, `shuffle-nonce`, `shuffle-seed` and the like if a shuffle does not fit.
    """
    *_, table = stepping(log)
    if then is not None:
        table.shoe = then
        table.go_on()
    return table


def stepping(log: Log) -> Iterator[Table]:
    """The table before the first step, and after each: the same table every time, further on.

    :raises LogError: as `replay`, when the step that cannot be is reached.
    """
    header = log.header
    table = Table(
        header.game,
        header.house,
        header.seats,
        LogShoe(header.shoe),
        dealer=header.dealer,
        rulebook=header.rulebook,
    )
    yield table
    for line, step in enumerate(log.steps, start=2):
        try:
            play_step(table, step, header.pack)
        except LogError as refused:
            raise refused.at(line) from None
        except NightbusError as refused:
            if isinstance(step, Shuffle):
                raise LogError(refused.code, **refused.facts).at(line) from refused
            raise LogError("log-illegal", step=_text(step, header.seats), why=refused.code).at(line) from refused
        yield table


def play_step(table: Table, step: Step, pack: int = PACK) -> None:
    """Let a table whose shoe waits for people (`LogShoe`) take this step of a log, whose order of the pack is `pack`.

    :raises LogError: chance cannot have come out so.
    :raises NightbusError: it is not allowed.
    """
    match step:
        case Deal():
            _deal(table, step, pack)
        case Act(seat=seat, action=action):
            table.do(seat, action)
        case Undo(seat=seat):
            table.undo(seat)
        case Again():
            table.again()
        case Commit() | Seal() | Open() | Mix() | Reveal():
            table.shuffle(step)
        case _:
            assert_never(step)


def _deal(table: Table, step: Deal, pack: int) -> None:
    chance = table.chance
    if chance is None:
        raise LogError("log-forged", found=_said(step), expected="")
    pick = step.pick if pack == PACK else _pick_of(chance, step.was)
    if not 0 <= pick < chance.of:
        raise LogError("log-forged", found=_said(step), expected=f"0..{chance.of - 1}/{chance.of}")
    due = Deal(chance.of, step.pick, chance.was(pick))
    if step != due:
        raise LogError("log-forged", found=_said(step), expected=_said(due))
    table.deal_pick(pick)


def _said(step: Deal) -> str:
    return f"{step.was} {step.pick}/{step.of}"


def _pick_of(chance: Chance, was: str | bool) -> int:
    """The outcome that was this, whatever its number was in the pack of then; -1 if there is none."""
    return next((pick for pick in range(chance.of) if chance.was(pick) == was), -1)


def _text(step: Step, names: Sequence[str]) -> str:
    match step:
        case Act(seat=seat, action=action):
            return f"{names[seat]}: {move_text(action, names)}"
        case Undo(seat=seat):
            return f"{names[seat]}: undo"
        case Deal(was=was):
            return str(was)
        case _:
            return tag(type(step))
