"""What may be done now and why: the moves, the rules of the moment by id and in words, and what a bot would do."""

from collections.abc import Iterator
from typing import Any, Final

from nightbus.cards import card_name
from nightbus.rules.actions import Action, Give, Take
from nightbus.rules.game import Game
from nightbus.rules.view import View
from nightbus.table.notation import move_text
from nightbus.table.rulebook import rules_in_play
from nightbus.table.table import MayGive
from nightbus.terminal.night import Night
from nightbus.terminal.rules import rule_text
from nightbus.terminal.shown import TableShown
from nightbus.words import Words

_BESIDE: Final = {
    "answer": ("RTB-1.8", "RTB-1.9", "RTB-1.10"),
    "give_right": ("RTB-1.10",),
    "lay": ("RTB-2.3", "RTB-2.4", "RTB-2.5", "RTB-2.6", "RTB-2.6b", "RTB-2.7"),
    "give": ("RTB-2.4", "RTB-2.6", "RTB-2.1"),
    "call": ("RTB-2.6",),
    "volunteer": ("RTB-3.8",),
    "ride_answer": ("RTB-3.4", "RTB-1.8"),
    "ride_pick": ("RTB-3.6",),
    "ride_row": ("RTB-3.2", "RTB-3.3", "RTB-3.5", "RTB-3.7", "RTB-3.9"),
    "turn": ("CTA-1.2", "CTA-1.3", "CTA-1.4", "CTA-1.5", "CTA-1.6", "CTA-2.1", "CTA-4.1"),
    "domino": ("CTA-4.1", "CTA-1.3"),
    "misdeal": ("CTA-5.1",),
    "sudden_death": ("CTA-3.2",),
    "exchange": ("STB-1.2", "STB-1.3", "STB-1.4b", "STB-1.5", "STB-2.1", "STB-2.1b", "STB-2.2"),
    "stop_or_end": ("STB-1.2", "STB-1.4", "STB-2.1", "STB-2.2"),
    "last_lap": ("STB-1.4", "STB-1.4b", "STB-2.1", "STB-2.2"),
}
"""The rules that a person may want to read at each phase, besides the one under which they are asked."""
_MOST_NUMBERED: Final = 9


def rules_of_moment(words: Words, game: Game, house: Any, view: View) -> Iterator[tuple[str, str]]:
    """(id, words) of the rules of this moment that are in play, first the one under which somebody is asked."""
    in_play = rules_in_play(game, house)
    for rule_id in dict.fromkeys((view.asked_by, *_BESIDE.get(view.phase, ()))):
        if rule_id in in_play:
            yield rule_id, rule_text(words, game, house, rule_id)


def question(words: Words, table: TableShown, seat: int) -> str:
    """What this seat is asked."""
    asked = [
        Give(((choice.to[0], choice.drinks),)) if isinstance(choice, MayGive) else choice
        for choice in table.legal(seat)
    ]
    return words.prompt(asked)


def allowed_text(table: TableShown, seat: int) -> str:
    """What this seat may do now as moves in text, the many exchanges of a card in one."""
    legal = table.legal(seat)
    takes = [choice for choice in legal if isinstance(choice, Take)]
    if not takes:
        return table.allowed(seat)
    middle = "/".join(dict.fromkeys(card_name(choice.take) for choice in takes))
    hand = "/".join(dict.fromkeys(card_name(choice.put) for choice in takes))
    others = [move_text(choice, table.names) for choice in legal if not isinstance(choice, Take | MayGive)]
    return ", ".join([f"take {middle} put {hand}", *others])


def numbered(table: TableShown, seat: int) -> dict[str, Action]:
    """The moves of this seat by the number that is typed; none where numbers are moves, or there are too many."""
    moves: list[Action] = []
    for choice in table.legal(seat):
        if isinstance(choice, MayGive):
            moves += [Give(((to, choice.drinks),)) for to in choice.to]
        else:
            moves.append(choice)
    if len(moves) > _MOST_NUMBERED or any(move_text(move, table.names).isdecimal() for move in moves):
        return {}
    return {str(number): move for number, move in enumerate(moves, start=1)}


def move_lines(words: Words, table: TableShown, seat: int) -> Iterator[tuple[str, str]]:
    """(as written, in words) of each move that this seat may make."""
    takes = [choice for choice in table.legal(seat) if isinstance(choice, Take)]
    if takes:
        middle = words.cards(dict.fromkeys(choice.take for choice in takes))
        hand = words.cards(dict.fromkeys(choice.put for choice in takes))
        yield "take ... put ...", words.say("terminal-may-take", cards=middle, hand=hand)
    for choice in table.legal(seat):
        match choice:
            case Take():
                pass
            case MayGive(drinks=drinks, to=to):
                names = "/".join(table.names[other] for other in to)
                yield f"give {drinks} to {names}", words.say("terminal-may-give", drinks=drinks, names=names)
            case _:
                yield move_text(choice, table.names), words.action(choice, table.names)


def tip_lines(words: Words, night: Night, seat: int) -> tuple[str, str]:
    """What a bot would do at this seat, knowing no more than it may, and why."""
    action, code, facts = night.tip(seat)
    return words.say("terminal-tip", move=words.action(action, night.names)), words.why(code, facts, night.names)
