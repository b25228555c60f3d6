"""The whole position, every card open, as JSON has it: what `nightbus settle --json` prints."""

from typing import Any

from nightbus.cards import NOBODY, card_name
from nightbus.table.table import Table
from nightbus.table.tagged import Json, event_json


def position_json(table: Table) -> Json:
    """Everything that happened, and where it has led; seats by name.

    Keys that a game does not have are null. `cards` is the hand; a card played has left it, sealed or not.
    """
    state = table.state
    return {
        "events": [event_json(event, table.names) for event in table.story(None)],
        "seats": [{"name": name} | _seat(table, seat) for seat, name in enumerate(table.names)],
        "pot": getattr(state, "pot", None),
        "rider": _name(table, getattr(state, "rider", NOBODY)),
        "winner": _name(table, getattr(state, "winner", NOBODY)),
        "over": table.over,
        "awaits": [table.names[seat] for seat in table.awaits],
    }


def _seat(table: Table, seat: int) -> Json:
    state = table.state
    match table.game.name:
        case "ride-the-bus":
            hand = state.hand[seat][: state.held[seat]]
            return {"drinks": state.drinks[seat], "shots": state.shots[seat], "cards": _cards(hand)}
        case "chase-the-ace":
            return {"lives": state.lives[seat], "cards": _cards([state.hand[seat]]), "chips": state.chips[seat]}
        case _:
            return {"tokens": state.tokens[seat], "cards": _cards(state.hand[seat]), "chips": state.chips[seat]}


def _cards(hand: list[int]) -> list[str]:
    return [card_name(card) for card in hand if card != NOBODY]


def _name(table: Table, seat: int) -> Any:
    return None if seat == NOBODY else table.names[seat]
