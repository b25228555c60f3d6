"""What is asked of a game in random play: asked at each step, or, where the answer takes long, at some."""

from collections import Counter
from dataclasses import dataclass, fields
from random import Random
from typing import Any

from nightbus.cards import NOBODY
from nightbus.rules import rule, told
from nightbus.rules.actions import Give
from nightbus.rules.game import SPECTATOR, game, legal_actions
from tests.games.random_play import Setting, awaited, random_setting, random_steps

SELDOM = 200
"""What takes long is asked at one of so many steps."""


@dataclass(frozen=True, slots=True)
class Played:
    """What came of one session."""

    steps: int
    house: Any


def play_and_ask(name: str, seed: int) -> Played:
    """Play a random session under random house rules, a further one now and then, and ask everything of it.

    :raises AssertionError: naming the seed under which it happens again.
    """
    luck = Random(f"{name} {seed}")
    setting = random_setting(game(name), luck)
    state = setting.of.State()
    steps = 0
    try:
        setting.begin(state)
        steps += _ask_session(setting, state, luck)
        if luck.random() < 0.1:
            setting.of.again(state, setting.house)
            steps += _ask_session(setting, state, luck)
        _ask_begins_anew(setting, state)
    except Exception as error:
        raise AssertionError(f"{name}, seed {seed}: {setting}: {error!r}") from error
    return Played(steps, setting.house)


def _ask_session(setting: Setting, state: Any, luck: Random) -> int:
    steps = 0
    for step in random_steps(setting, state, luck):
        steps += 1
        _ask_who_is_next(setting, state)
        if step.seat != NOBODY:
            _ask_code(setting, state, step.seat, step.number)
        if luck.randrange(SELDOM) == 0:
            _ask_at_length(setting, state)
    _ask_who_is_next(setting, state)
    _ask_at_length(setting, state)
    _ask_drinks(state)
    return steps


def _ask_who_is_next(setting: Setting, state: Any) -> None:
    """Chance, somebody, or nobody any more: exactly one of them; who is to act can."""
    of, house = setting.of, setting.house
    seats, chances, over = awaited(setting, state), of.outcomes(state, house), of.over(state)
    assert (chances > 0) + bool(seats) + over == 1, (chances, seats, over)
    turn = of.turn(state, house)
    assert turn in seats or (turn == NOBODY and not seats)
    assert (of.asked_by(state, house) in rule.IDS) == bool(seats)
    for seat in seats:
        first, end = of.span(state, house, seat)
        assert 0 <= first < end <= of.ACTIONS
        assert legal_actions(of, state, house, seat)
    pot = getattr(state, "pot", 0)
    assert sum(getattr(state, "chips", [])[: setting.seats]) + pot == 0  # C-10


def _ask_code(setting: Setting, state: Any, seat: int, code: int) -> None:
    """An action by name is the code that it came from."""
    of, house = setting.of, setting.house
    named = of.decode(state, house, seat, code)
    assert type(named) in of.actions
    if isinstance(named, Give) and sum(drinks for _, drinks in named.gifts) < state.left:
        return  # a part of a split, which is one action outside
    again = of.encode(state, house, seat, named)
    # Two packs hold equal cards: which of them is played makes no difference.
    assert [of.decode(state, house, seat, one) for one in again] == [named], (code, named, again)


def _ask_at_length(setting: Setting, state: Any) -> None:
    _ask_span(setting, state)
    _ask_cards(setting, state)
    for viewer in (SPECTATOR, *range(setting.seats)):
        setting.of.see(state, setting.house, viewer)


def _ask_span(setting: Setting, state: Any) -> None:
    """Nothing is legal outside the span, for who is not to act, or that is no action at all."""
    of, house = setting.of, setting.house
    for seat in range(setting.seats):
        legal = [a for a in range(-2, of.ACTIONS + 2) if of.legal(state, house, seat, a)]
        assert legal == (legal_actions(of, state, house, seat) if of.awaits(state, house, seat) else [])


def _ask_cards(setting: Setting, state: Any) -> None:
    """The cards add up to the pack, and each card not dealt is as likely as the other to come next (C-3)."""
    of, house = setting.of, setting.house
    fresh = of.State()
    setting.begin(fresh)
    assert 0 <= state.dealt <= state.cards == fresh.cards
    assert Counter(state.pack[: state.cards]) == Counter(fresh.pack[: fresh.cards])
    chances = of.outcomes(state, house)
    if chances and of.exposure(state):
        assert chances == 1000  # CTA-5.1
        assert {of.outcome(state, house, pick) for pick in range(chances)} <= {0, 1}
    elif chances:
        # A deal from a pack gathered only when its first card comes draws from all of it.
        left = (
            state.pack[state.dealt : state.cards] if chances == state.cards - state.dealt else state.pack[: state.cards]
        )
        assert Counter(of.outcome(state, house, pick) for pick in range(chances)) == Counter(left)


def _ask_drinks(state: Any) -> None:
    """Every drink and shot that was told was drunk once, and none beside."""
    for event, kept in ((told.DRANK, "drinks"), (told.TOOK_SHOT, "shots")):
        drunk: Counter[int] = Counter()
        for line in state.story:
            if line[0] == event:
                drunk[line[2]] += line[4]
        for seat, number in enumerate(getattr(state, kept, [])):
            assert number == drunk[seat]


def _ask_begins_anew(setting: Setting, used: Any) -> None:
    """A state used again is equal to a fresh one."""
    fresh = setting.of.State()
    setting.begin(fresh)
    used.story.clear()
    setting.begin(used)
    for f in fields(fresh):
        assert getattr(used, f.name) == getattr(fresh, f.name), f.name
