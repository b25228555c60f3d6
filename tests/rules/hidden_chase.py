"""Where in a position of Chase the Ace the cards lie that a viewer cannot know."""

from nightbus.cards import NOBODY
from nightbus.rules.chase_the_ace import House, State
from nightbus.rules.story import EVERYONE


def hidden_places(state: State, house: House, viewer: int) -> list[tuple[list[int], int]]:
    """(row, index) of every card hidden from a seat or `SPECTATOR`: hands it has not seen (CTA-1.8), the undealt pack.

    Said once more from the rules, not by the view's own helper.
    """
    places = [(state.pack, at) for at in range(state.dealt, state.cards)]
    for seat in range(state.seats):
        seen = state.known[seat] == EVERYONE or (viewer != NOBODY and state.known[seat] & 1 << viewer)
        if state.hand[seat] != NOBODY and not seen:
            places.append((state.hand, seat))
    return places
