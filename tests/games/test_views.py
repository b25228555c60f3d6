"""C-4: what a viewer is shown does not depend on a card hidden from it."""

import copy
from random import Random
from typing import Any

import pytest

from nightbus.cards import NOBODY
from nightbus.rules.actions import Play
from nightbus.rules.game import GAMES, SPECTATOR
from nightbus.rules.story import EVERYONE, Told
from nightbus.table.states import trial_of
from nightbus.table.table import Table
from tests.rules import hidden_chase, hidden_ride, hidden_stop
from tests.table.playing import random_action, random_table

MOST_MOVES = 150


def permute(table: Table, viewer: int, luck: Random) -> None:
    """The cards that this viewer cannot know change places."""
    if table.game.name == "ride-the-bus":
        hidden_ride.permute(table.state, table.house, viewer, luck.shuffle)
        return
    hidden = hidden_chase.hidden_places if table.game.name == "chase-the-ace" else hidden_stop.hidden_places
    places = hidden(table.state, table.house, viewer)
    cards = [row[at] for row, at in places]
    luck.shuffle(cards)
    for (row, at), card in zip(places, cards, strict=True):
        row[at] = card


def shown(table: Table, viewer: int, since: int = 0) -> str:
    """All that a viewer is shown, to the letter; of the story what follows `since`."""
    own = () if viewer == SPECTATOR else (table.legal(viewer), table.allowed(viewer), table.may_undo(viewer))
    return repr((table.view(viewer), table.story(viewer, since), table.awaits, table.asked_by, table.over, own))


def with_hidden_cards_permuted(table: Table, viewer: int, luck: Random, since: int) -> Table:
    """The same table to this viewer: the cards that it cannot know have changed places, in the story too."""
    other = copy.copy(table)
    other.state = trial_of(table.state)
    permute(other, viewer, luck)
    story = table.state.story
    other.state.story = story[:since] + [retold(row, table.state, viewer, luck) for row in story[since:]]
    return other


def retold(row: Told, state: Any, viewer: int, luck: Random) -> Told:
    """The row, of other cards if the viewer may not read it."""
    readers = row[7]
    if readers == EVERYONE or (viewer != SPECTATOR and readers >> viewer & 1):
        return row
    cards = [NOBODY if card == NOBODY else luck.choice(state.pack[: state.cards]) for card in row[5:7]]
    return (*row[:5], cards[0], cards[1], readers)


@pytest.mark.parametrize("seed", range(25))
@pytest.mark.parametrize("name", GAMES)
def test_nobody_is_shown_what_depends_on_a_hidden_card(name: str, seed: int) -> None:
    luck = Random(f"{name} {seed}")
    table = random_table(name, luck)
    since = 0
    for _ in range(MOST_MOVES):
        if luck.random() < 0.1:
            for viewer in (SPECTATOR, *range(len(table.names))):
                other = with_hidden_cards_permuted(table, viewer, luck, since)
                same = shown(other, viewer, since) == shown(table, viewer, since)
                assert same, f"seat {viewer}, step {len(table.log.steps)}"
            since = len(table.state.story)
        if table.over:
            return
        table.do(*random_action(table, luck))


def test_the_places_are_there_to_be_permuted() -> None:
    """The test above would pass if nothing were hidden: of a fresh deal nearly everything is."""
    table = random_table("stop-the-bus", Random(5))
    hidden = hidden_stop.hidden_places(table.state, table.house, SPECTATOR)
    assert len(hidden) == 52 - 3


@pytest.mark.parametrize("seed", range(25))
def test_a_sealed_play_shows_nothing(seed: int) -> None:
    """RTB-2.3: not what, not how many; only who has answered."""
    luck = Random(f"sealed {seed}")
    table = random_table("ride-the-bus", luck)
    for _ in range(MOST_MOVES):
        if table.over:
            return
        seat, action = random_action(table, luck)
        told = len(table.state.story)
        others = [viewer for viewer in (SPECTATOR, *range(len(table.names))) if viewer != seat]
        before = [shown(table, viewer, told) for viewer in others] if isinstance(action, Play) else []
        table.do(seat, action)
        if before and seat in table.awaits and table.may_undo(seat):
            assert [shown(table, viewer, told) for viewer in others] == before
