"""C-4, C-7: nothing that a viewer can observe of Ride the Bus depends on a card hidden from it.

Random positions of random games under random house rules: whichever way the hidden cards lie, a viewer sees the same.
"""

import random
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nightbus.cards import NOBODY
from nightbus.errors import HouseRuleError
from nightbus.rules import told
from nightbus.rules.events import BluffReturned, ClaimBroke, Claimed, Drew, Event, Played, Rides, event_of
from nightbus.rules.game import SPECTATOR, legal_actions
from nightbus.rules.ride_the_bus import GAME, codes, phase
from nightbus.rules.ride_the_bus.house import DealFace, House
from nightbus.rules.ride_the_bus.state import State
from nightbus.rules.story import Told
from nightbus.rules.switches import Switch, switches, with_settings
from nightbus.table.states import trial_of
from tests.rules.hidden_ride import hidden_groups, permute
from tests.rules.ride_helpers import Night, at_pyramid, names, ride

STEPS = 400
"""Some rides are long, and hide nothing but the pack."""
OFTEN = 0.03
"""How many of the positions are looked at: a look costs as much as many steps."""


def values(switch: Switch) -> st.SearchStrategy[str]:
    """What may be written for a switch."""
    if switch.words is not None:
        return st.sampled_from([word.name.lower() for word in switch.words])
    if switch.entries:
        least = switch.entries if switch.shorter == "no" else 1
        numbers = st.lists(st.integers(switch.low, switch.high), min_size=least, max_size=switch.entries)
        return numbers.map(lambda chosen: "/".join(str(number) for number in chosen))
    return st.sampled_from(["off" if switch.zero_is_off and n == 0 else str(n) for n in switch.numbers])


@st.composite
def tables(draw: st.DrawFn, /, **fixed: str) -> tuple[House, int]:
    """House rules and a number of seats that can play them; what cannot live together gives way to the nearest."""
    book = draw(st.sampled_from(sorted(GAME.rulebooks)))
    chosen: dict[str, object] = dict(fixed)
    for name, switch in switches(House).items():
        if name not in fixed and draw(st.booleans()):
            chosen[name] = draw(values(switch))
    house = None
    while house is None:
        try:
            house = with_settings(GAME.rulebooks[book], chosen)
        except HouseRuleError as refused:
            name, _, nearest = str(refused.facts["nearest"]).partition("=")
            chosen[name] = nearest
    seats = draw(st.sampled_from([seats for seats in range(3, 17) if fits(house, seats)]))
    return house, seats


def fits(house: House, seats: int) -> bool:
    try:
        GAME.check(house, seats)
    except HouseRuleError:
        return False
    return True


def step(state: State, house: House, chance: random.Random) -> None:
    """One card comes, or the seat whose turn it is (or another that is asked) does something."""
    if outcomes := GAME.outcomes(state, house):
        GAME.deal(state, house, chance.randrange(outcomes))
        return
    seat = chance.choice([seat for seat in range(state.seats) if GAME.awaits(state, house, seat)])
    GAME.act(state, house, seat, chance.choice(legal_actions(GAME, state, house, seat)))


def observed(state: State, house: House, viewer: int) -> tuple[Any, ...]:
    """All that a viewer can observe; of the story, the rows that it may not read in full."""
    return (
        GAME.see(state, house, viewer),
        (len(state.story), [event_of(row, viewer) for row in state.story if closed_to(row, house, viewer)]),
        [GAME.awaits(state, house, seat) for seat in range(state.seats)],
        [] if viewer == SPECTATOR else legal_actions(GAME, state, house, viewer),
        (GAME.turn(state, house), GAME.outcomes(state, house), GAME.over(state)),
        (GAME.asked_by(state, house), GAME.moment(state)),
    )


def closed_to(row: Told, house: House, viewer: int) -> bool:
    """Is this of a card that another seat alone has seen? Said from the rules: who may read the row is under test."""
    secret = row[0] in (told.CLAIMED, told.CLAIM_PASSED)
    return (secret or (row[0] == told.DEALT and house.deal_face == DealFace.PRIVATE)) and row[2] != viewer


def other_worlds(state: State, house: House, chance: random.Random) -> None:
    """The same position with the cards otherwise that are hidden from a viewer is the same to it."""
    for viewer in (SPECTATOR, *chance.sample(range(state.seats), 3)):
        before = observed(state, house, viewer)
        other = trial_of(state)
        other.story = list(state.story)
        permute(other, house, viewer, chance.shuffle)
        assert sorted(other.pack) == sorted(state.pack)
        closed = [i for i, row in enumerate(state.story) if closed_to(row, house, viewer)]
        hidden = [state.story[i][5] for i in closed]
        chance.shuffle(hidden)
        for i, card in zip(closed, hidden, strict=True):
            row = other.story[i]
            other.story[i] = (*row[:5], card, row[6], row[7])
        assert observed(other, house, viewer) == before


@given(tables(), st.integers(0, 2**32))
def test_c_4_hidden_cards_may_lie_in_any_way(table: tuple[House, int], seed: int) -> None:
    house, seats = table
    chance = random.Random(seed)
    state = State()
    GAME.begin(state, house, seats, chance.randrange(seats))
    for _ in range(STEPS):
        if GAME.over(state):
            break
        step(state, house, chance)
        if chance.random() < OFTEN:
            other_worlds(state, house, chance)
    other_worlds(state, house, chance)


@given(tables(bluffing="on"), st.integers(0, 2**32))
def test_c_4_nor_do_claims_betray_them(table: tuple[House, int], seed: int) -> None:
    house, seats = table
    chance = random.Random(seed)
    state = State()
    GAME.begin(state, replace(house, rounds=1), seats, chance.randrange(seats))
    while state.phase != phase.PYRAMID_CARD:
        step(state, house, chance)
    while state.phase in (phase.PYRAMID_CARD, phase.LAY, phase.GIVE, phase.CALL):
        step(state, house, chance)
        if chance.random() < 2 * OFTEN:
            other_worlds(state, house, chance)
    other_worlds(state, house, chance)


@given(tables(), st.integers(0, 2**32))
def test_rtb_2_3_others_see_the_same_whatever_a_seat_still_awaited_has_played(
    table: tuple[House, int], seed: int
) -> None:
    house, seats = table
    chance = random.Random(seed)
    state = State()
    GAME.begin(state, replace(house, rounds=1), seats, chance.randrange(seats))
    while state.phase <= phase.CALL:
        step(state, house, chance)
        if state.phase != phase.LAY or chance.random() > 2 * OFTEN:
            continue
        trial = trial_of(state)
        seat = chance.choice([seat for seat in range(seats) if GAME.awaits(state, house, seat)])
        others = [viewer for viewer in (SPECTATOR, *chance.sample(range(seats), 3)) if viewer != seat]
        before = [observed(trial, house, viewer) for viewer in others]
        for _ in range(min(2, trial.held[seat] - 1)):
            plays = [code for code in legal_actions(GAME, trial, house, seat) if code != codes.PASS]
            if plays:
                GAME.act(trial, house, seat, chance.choice(plays))
            assert GAME.awaits(trial, house, seat)
            assert [observed(trial, house, viewer) for viewer in others] == before


@given(tables() | tables(bluffing="on", give_and_take="on", decks="2"), st.integers(0, 2**32))
def test_every_position_asks_for_a_card_or_for_people(table: tuple[House, int], seed: int) -> None:
    house, seats = table
    chance = random.Random(seed)
    state = State()
    GAME.begin(state, house, seats, chance.randrange(seats))
    for _ in range(STEPS):
        if GAME.over(state):
            break
        awaited = [seat for seat in range(seats) if GAME.awaits(state, house, seat)]
        assert (GAME.outcomes(state, house) > 0) == (not awaited)
        if chance.random() < OFTEN:
            look(state, house, awaited)
        step(state, house, chance)
    happened = [event_of(row) for row in state.story]
    for seat in range(seats):
        assert state.drinks[seat] == sum(getattr(e, "drinks", 0) for e in happened if of(e, "Drank", seat))
        assert state.shots[seat] == sum(getattr(e, "shots", 0) for e in happened if of(e, "TookShot", seat))


def look(state: State, house: House, awaited: list[int]) -> None:
    """Of one position: the pack, what is known of hands, who may do what.

    The pack is whole. Known of hands is what was told to all. Only who is awaited may do anything, and each thing that
    is legal lies within the span, and has a name.
    """
    assert sorted(state.pack[: state.cards]) == sorted(list(range(52)) * house.decks)
    known = known_to_all([event_of(row, SPECTATOR) for row in state.story])
    for seat in range(state.seats):
        lies = zip(state.hand[seat], state.shown[seat], strict=True)
        played = zip(state.staked[seat], state.staked_shown[seat], strict=True) if state.phase == phase.LAY else ()
        assert sorted(card for card, flag in (*lies, *played) if flag == 1) == sorted(known.get(seat, []))
    for seat in range(-1, state.seats):
        legal = [code for code in range(-1, GAME.ACTIONS + 1) if GAME.legal(state, house, seat, code)]
        assert bool(legal) == (seat in awaited)
        if legal:
            assert legal == legal_actions(GAME, state, house, seat)
        for code in legal:
            action = GAME.decode(state, house, seat, code)
            if state.phase not in (phase.GIVE, phase.GIVE_RIGHT) or state.left == 1:  # a split is encoded whole
                (again,) = GAME.encode(state, house, seat, action)
                assert GAME.decode(state, house, seat, again) == action
        assert GAME.see(state, house, seat).awaits == tuple(awaited)


def known_to_all(story: list[Event]) -> dict[int, list[int]]:
    """By seat, the cards that whoever heard the story knows to be in its hand (RTB-2.6, C-7)."""
    known: dict[int, list[int]] = {}
    for event in story:
        match event:
            case ClaimBroke(seat=seat, card=int(card)) | BluffReturned(seat=seat, card=int(card)):
                known.setdefault(seat, []).append(card)
            case Claimed(seat=seat):
                known[seat] = []  # any of them may be what lies there now
            case Played(seat=seat, card=card):  # with two packs it may be the one known, or its equal
                known[seat] = [other for other in known.get(seat, []) if other != card]
            case Rides() | Drew():
                known.clear()
            case _:
                pass
    return known


def of(event: object, kind: str, seat: int) -> bool:
    return type(event).__name__ == kind and getattr(event, "seat", NOBODY) == seat


# --- the groups themselves, by example --------------------------------------------------------------------------------


def groups(night: Night, viewer: str = "") -> list[str]:
    """Each group's cards but the pack's: `7S KH 2C`."""
    state = night.state
    found = hidden_groups(state, night.house, SPECTATOR if not viewer else int(viewer[1:]) - 1)
    own = [sorted(row[at] for row, at in group if row is not state.pack) for group in found]
    return sorted(names(cards) for cards in own if cards)


@pytest.mark.parametrize(
    ("rule", "settings_", "script", "viewer", "expected"),
    [
        ("RTB-2.8 where a hand's cards lie, of those all saw", "", "8D", "", ["2C 7S KH", "3C 4C"]),
        ("C-4 not its own", "", "8D", "P1", ["3C 4C"]),
        ("RTB-2.3 sealed", "", "8D, P1 play KH", "P2", ["2C 7S KH"]),
        ("RTB-2.6 face down", "", "8D, P1 play KH, P1 pass, P2 pass", "P2", ["2C 7S KH"]),
        ("RTB-2.6 passed", "", "8D, P1 play KH, P1 pass, P2 pass, P1 give P2 1, P2 accept", "P2", ["2C 7S KH"]),
        ("C-7 back, and known", "", "8D, P1 play KH, P1 pass, P2 pass, P1 give P2 1, P2 liar", "P2", ["2C 7S"]),
        ("RTB-2.5 a match lies face up", "bluffing=off", "KD, P1 play KH, P1 pass, P2 pass", "P2", ["2C 7S"]),
        ("RTB-2.8 dealt in private", "deal_face=private", "8D", "", ["2C 3C 4C 7S KH"]),
        ("RTB-2.8 dealt in private", "deal_face=private", "8D", "P2", ["2C 7S KH"]),
    ],
)
def test_groups(rule: str, settings_: str, script: str, viewer: str, expected: list[str]) -> None:
    night = at_pyramid("P1 7S KH 2C, P2 3C 4C", "classic", f"pyramid_rows=1/1, {settings_}", seats=4)
    night.play(script)
    assert groups(night, viewer) == expected, rule


def test_while_questions_are_asked_cards_lie_face_up() -> None:
    night = ride("classic")
    night.play("P1 red, 7H, P1 lower, 2C")
    assert (groups(night), night.seen("P1")) == ([], "7H 2C")
    night = ride("classic", "deal_face=private")
    night.play("P1 red, 7H, P1 lower, 2C")
    assert (groups(night), groups(night, "P1")) == (["2C 7H"], [])
