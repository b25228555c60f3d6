"""The pack in a game's `State`, and how cards leave it (C-3).

`state.pack` holds every card of the game in its first `state.cards` places; those before `state.dealt` are out.
The order of the others means nothing: the caller's pick decides, uniformly, so shuffling is only setting `dealt` back.
"""

from typing import Any

from nightbus.cards import CUCKOO_FIRST, DECK


def fill(row: list[int], value: int) -> None:
    """Set every number of a row."""
    for i in range(len(row)):
        row[i] = value


def fresh(state: Any, decks: int) -> None:
    """A whole pack of `decks` times 52 cards, in a fixed order so that a pick always means the same card."""
    state.cards = DECK * decks
    for i in range(state.cards):
        state.pack[i] = i % DECK
    state.dealt = 0


def fresh_cuckoo(state: Any) -> None:
    """The forty cards of the Cuckoo pack, two of each value (CTA-4.2)."""
    state.cards = 40
    for i in range(40):
        state.pack[i] = CUCKOO_FIRST + i // 2
    state.dealt = 0


def undealt(state: Any) -> int:
    """How many cards may come up next."""
    return state.cards - state.dealt  # type: ignore[no-any-return]


def peek(state: Any, pick: int) -> int:
    """Which card `pick` is, 0 <= pick < undealt(state)."""
    return state.pack[state.dealt + pick]  # type: ignore[no-any-return]


def draw(state: Any, pick: int) -> int:
    """Take the card `pick` from the deck."""
    at = state.dealt + pick
    card = state.pack[at]
    state.pack[at] = state.pack[state.dealt]
    state.pack[state.dealt] = card
    state.dealt += 1
    return card  # type: ignore[no-any-return]


def put_back(state: Any) -> None:
    """The card drawn last goes back into the deck, which is shuffled."""
    state.dealt -= 1


def gather(state: Any) -> None:
    """All cards are gathered and shuffled."""
    state.dealt = 0


def keep_last(state: Any, kept: int) -> None:
    """All but the `kept` cards drawn last are gathered and shuffled."""
    first = state.dealt - kept
    for i in range(kept):
        card = state.pack[first + i]
        state.pack[first + i] = state.pack[i]
        state.pack[i] = card
    state.dealt = kept
