"""Where in a position of Ride the Bus the cards lie of which a viewer cannot know which is which."""

from collections import Counter
from collections.abc import Callable

from nightbus.cards import NOBODY
from nightbus.rules.ride_the_bus import phase
from nightbus.rules.ride_the_bus.house import DealFace, House, PassedBluffs
from nightbus.rules.ride_the_bus.pyramid import bluffs
from nightbus.rules.ride_the_bus.state import State

Place = tuple[list[int], int]
"""A row of the state and an index in it."""

ASKING = (phase.ANSWER, phase.QUESTION_CARD, phase.GIVE_RIGHT)


def hidden_groups(state: State, house: House, viewer: int) -> list[list[Place]]:
    """Groups of places whose cards may change places among themselves without a seat, or `SPECTATOR`, seeing any of it.

    The undealt pack is one. Cards dealt face up were seen by all: of each other seat's nobody knows which are still in
    its hand, which lie sealed or face down on the pyramid, and which went there in claims that passed. Cards dealt for
    the guesser alone (RTB-2.8) may be anywhere: all that are hidden and the undealt pack are one group. Cards known to
    be in a hand (C-7) may, while answers are sealed, be the ones just played.

    Said once more from the rules, not by the view's own helpers.
    """
    undealt: list[Place] = [(state.pack, at) for at in range(state.dealt, state.cards)]
    groups = [undealt]
    for seat in range(state.seats):
        if seat == viewer:
            continue
        unknown, known = hidden_of(state, house, seat)
        if house.deal_face == DealFace.PRIVATE:
            undealt += unknown
        else:
            groups.append(unknown)
        groups.append(known)
    return [group for group in groups if len(group) > 1]


def hidden_of(state: State, house: House, seat: int) -> tuple[list[Place], list[Place]]:
    """The places of a seat's cards that others do not know; those of cards known to be its own, but not where."""
    unknown: list[Place] = []
    known: list[Place] = []
    sealed = state.phase == phase.LAY
    for slot in range(state.held[seat]):
        if state.shown[seat][slot] == 1:
            known.append((state.hand[seat], slot))
        elif house.deal_face == DealFace.PRIVATE or state.phase not in ASKING:  # else it lies there face up
            unknown.append((state.hand[seat], slot))
    if sealed or bluffs(state, house):
        first = state.play if seat == state.player else 0  # what is settled lies face up, is back, or among the passed
        for at in range(first, state.stakes[seat]):
            row = known if sealed and state.staked_shown[seat][at] == 1 else unknown
            row.append((state.staked[seat], at))
    if house.passed_bluffs == PassedBluffs.SHED or state.phase != phase.OVER:  # counted, they were shown (RTB-2.6b)
        unknown += [(state.passed[seat], at) for at in range(state.passes[seat])]
    return unknown, (known if sealed else [])


def permute(state: State, house: House, viewer: int, shuffle: Callable[[list[int]], None]) -> None:
    """The hidden cards change places, `shuffle` saying how; the pack's dealt part follows, so that no card is twice."""
    undealt = Counter(state.pack[state.dealt : state.cards])
    for group in hidden_groups(state, house, viewer):
        cards = [row[at] for row, at in group]
        assert NOBODY not in cards
        shuffle(cards)
        for (row, at), card in zip(group, cards, strict=True):
            row[at] = card
    now = Counter(state.pack[state.dealt : state.cards])
    gone, come = now - undealt, list((undealt - now).elements())
    for at in range(state.dealt):
        if gone[state.pack[at]] > 0:
            gone[state.pack[at]] -= 1
            state.pack[at] = come.pop()
    assert not come
