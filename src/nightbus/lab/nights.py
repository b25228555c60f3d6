"""Whole nights, played and counted: the loop that the lab compiles, and that runs plain where there is no compiler.

A night is a session: as many games of Ride the Bus as `rounds` says, one game of the others. A night of several
games is played game by game, since each new game clears the ride of the one before.
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any, Final

from nightbus.bots.random import Policy, random_policy
from nightbus.cards import NOBODY
from nightbus.lab import tally as tally_of
from nightbus.lab.luck import Luck, next_pick, next_roll
from nightbus.lab.tally import KINDS, SHUFFLE, TENTH_OF_MINUTE, Plan, Tally, note
from nightbus.rules.chase_the_ace.house import House as ChaseHouse
from nightbus.rules.chase_the_ace.state import State as ChaseState
from nightbus.rules.game import game
from nightbus.rules.ride_the_bus.house import House as RideHouse
from nightbus.rules.ride_the_bus.ride import next_game
from nightbus.rules.ride_the_bus.state import State as RideState
from nightbus.rules.stop_the_bus.game import State as StopState
from nightbus.rules.stop_the_bus.house import House as StopHouse

POLICIES: Final = ("random", "pub")
"""The bots that a seat may be given; a plan numbers them in this order."""
_RANDOM: Final = 0

MOST_STEPS: Final = 1_000_000
"""A night that is not over by then is given up."""

Block = Callable[[Any, Any, Any, Any, Any, int], None]
"""play(state, house, plan, luck, tally, nights): so many nights, counted in the tally."""


@cache
def block_of(name: str) -> Block:
    """The function that plays nights of the game of this name: plain as it stands, and made to be compiled."""
    of = game(name)
    begin, over, outcomes, exposure, deal = of.begin, of.over, of.outcomes, of.exposure, of.deal
    turn, span, act = of.turn, of.span, of.act
    choose_random = random_policy(name)
    choose_pub: Policy = import_module(f"nightbus.bots.{name.replace('-', '_')}").choose
    alone, goes_on, note_game, note_night = _COUNTING[name]

    def play(state: Any, house: Any, plan: Plan, luck: Luck, tally: Tally, nights: int) -> None:
        """So many nights, counted in the tally."""
        # One function, though a long one: Numba optimises each function anew inside each of its callers.
        for _ in range(nights):
            begin(state, house, plan.seats, plan.dealer)
            alone(state)
            games = 0
            steps = 0
            while steps < MOST_STEPS:
                if over(state):
                    games += 1
                    note_game(state, plan, tally)
                    if not goes_on(state, house):
                        break
                    alone(state)
                steps += 1
                tally.night[state.phase] += 1
                dealt = state.dealt
                chances = outcomes(state, house)
                if chances > 0:
                    dealt += 0 if exposure(state) else 1
                    deal(state, house, next_pick(luck, chances))
                else:
                    seat = turn(state, house)
                    action, end = span(state, house, seat)
                    if action + 1 < end:  # where there is one thing to do nobody need choose
                        roll = next_roll(luck)
                        if plan.policy[seat] == _RANDOM:
                            action = choose_random(state, house, seat, roll)
                        else:
                            action = choose_pub(state, house, seat, roll)
                    act(state, house, seat, action)
                if state.dealt < dealt:
                    tally.night[SHUFFLE] += 1
            tally.nights += 1
            if over(state):
                drinks, shots = note_night(state, house, plan, tally)
                _note_time(plan, tally, games, drinks, shots)
            else:
                tally.unfinished += 1
            for kind in range(KINDS):
                tally.steps[kind] += tally.night[kind]
                tally.night[kind] = 0

    return play


def _note_time(plan: Plan, tally: Tally, games: int, drinks: int, shots: int) -> None:
    """What the night took, at the plan's pace (`minutes`)."""
    time = games * plan.pace[tally_of.GAME] + drinks * plan.pace[tally_of.DRINK] + shots * plan.pace[tally_of.SHOT]
    for kind in range(KINDS):
        time += tally.night[kind] * plan.pace[kind]
    note(tally, tally_of.TIME, time, TENTH_OF_MINUTE)


# Ride the Bus


def _alone(state: RideState) -> None:
    """The session is over after this game, for now."""
    state.games = state.game + 1


def _goes_on(state: RideState, house: RideHouse) -> bool:
    """Does another game of the session follow (RTB-0.4)? If so, it has begun."""
    if state.game + 1 == house.rounds:
        return False
    next_game(state, house)
    return True


def _note_ride(state: RideState, plan: Plan, tally: Tally) -> None:
    """Who kept cards, who rode, and how the ride went."""
    left = 0
    for seat in range(plan.seats):
        left += state.kept[seat]
    note(tally, tally_of.CARDS_LEFT, left)
    if state.rider != NOBODY:
        tally.share[state.rider] += 1
        note(tally, tally_of.RIDE_CARDS, state.ride_cards)
        note(tally, tally_of.RIDE_ATTEMPTS, state.attempt)
        note(tally, tally_of.RIDE_DRINKS, state.ride_drinks)


def _note_ride_night(state: RideState, _house: RideHouse, plan: Plan, tally: Tally) -> tuple[int, int]:
    """(drinks, shots) of the table, and those of each seat."""
    drinks = 0
    shots = 0
    for seat in range(plan.seats):
        drinks += state.drinks[seat]
        shots += state.shots[seat]
        note(tally, tally_of.TAKEN + seat, state.drinks[seat])
        note(tally, tally_of.SHOTS + seat, state.shots[seat])
    note(tally, tally_of.TABLE_DRINKS, drinks)
    note(tally, tally_of.TABLE_SHOTS, shots)
    tally.ties += state.ties
    tally.bluffs += state.bluffs
    tally.calls += state.calls
    return drinks, shots


# The games of lives


def _as_it_is(_state: ChaseState | StopState) -> None:
    """A game of lives is a night by itself."""


def _ends(_state: ChaseState | StopState, _house: ChaseHouse | StopHouse) -> bool:
    return False


def _note_winner(state: ChaseState | StopState, _plan: Plan, tally: Tally) -> None:
    tally.share[state.winner] += 1
    note(tally, tally_of.ROUNDS, state.rounds)


def _note_chase(state: ChaseState, house: ChaseHouse, plan: Plan, tally: Tally) -> tuple[int, int]:
    """The lives that each seat lost; nobody drinks."""
    for seat in range(plan.seats):
        note(tally, tally_of.TAKEN + seat, house.lives - state.lives[seat])
    return 0, 0


def _note_stop(state: StopState, house: StopHouse, plan: Plan, tally: Tally) -> tuple[int, int]:
    """The tokens of its own that each seat lost: one that was lent is nobody's own (STB-3.1)."""
    for seat in range(plan.seats):
        own = state.tokens[seat] if state.lent == 0 else 0
        note(tally, tally_of.TAKEN + seat, house.tokens - own)
    return 0, 0


_COUNTING: Final[dict[str, tuple[Callable[..., Any], ...]]] = {
    "ride-the-bus": (_alone, _goes_on, _note_ride, _note_ride_night),
    "chase-the-ace": (_as_it_is, _ends, _note_winner, _note_chase),
    "stop-the-bus": (_as_it_is, _ends, _note_winner, _note_stop),
}
"""For each game: make it a session by itself; whether another follows, begun then; note a game; note a night."""
