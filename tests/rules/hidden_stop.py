"""Where in a position of Stop the Bus the cards lie that a viewer cannot know."""

from nightbus.cards import NOBODY
from nightbus.rules.stop_the_bus import House, State


def hidden_places(state: State, house: House, viewer: int) -> list[tuple[list[int], int]]:
    """(row, index) of every card hidden from a seat or `SPECTATOR`: others' cards not seen (STB-1.6), the undealt pack.

    Said once more from the rules, not by the view's own helper.
    """
    unseen = [
        (state.hand[seat], slot)
        for seat in range(state.seats)
        for slot in range(3)
        if seat != viewer and state.hand[seat][slot] != NOBODY and state.shown[seat][slot] == 0
    ]
    return [*unseen, *((state.pack, at) for at in range(state.dealt, state.cards))]
