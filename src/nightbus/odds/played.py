"""Rides played with the rules, where chances change with every card of a deck running down. Rules RTB-3.2 to 3.9."""

from collections import Counter
from dataclasses import dataclass
from random import Random
from typing import Final

from nightbus.cards import NOBODY
from nightbus.odds.questions import answer_odds
from nightbus.odds.rides import whole_pack
from nightbus.odds.trial import Estimate, estimate, luck_of
from nightbus.rules import answers
from nightbus.rules.pack import draw
from nightbus.rules.ride_the_bus import GAME, codes, phase
from nightbus.rules.ride_the_bus.house import House, guessers_of
from nightbus.rules.ride_the_bus.ride import board
from nightbus.rules.ride_the_bus.state import State
from nightbus.table.states import trial_of

RIDES: Final = 400
"""Rides that are played, if nobody says how many."""


@dataclass(frozen=True, slots=True)
class PlayedRides:
    """What rides came to: what is still to come, from where they began."""

    clean: Estimate
    """Share in which the first row or try, or the present one, went through."""
    attempts: Estimate
    cards: Estimate
    drinks: Estimate


def played_rides(house: House, seats: int, rides: int = RIDES, seed: int = 0) -> PlayedRides:
    """Rides from their beginning, questions and pyramid having taken their cards from the deck; nobody is co-pilot."""
    luck = luck_of(seed)
    out = guessers_of(house, seats) * house.questions + sum(house.pyramid_rows)
    begun = []
    for _ in range(rides):
        state = State()
        GAME.begin(state, house, seats, seats - 1)
        for _ in range(out):
            draw(state, luck.randrange(state.cards - state.dealt))
        board(state, house, 0)
        while state.phase == phase.VOLUNTEER:
            GAME.act(state, house, state.asked, codes.DECLINE)
        begun.append(state)
    return _play(begun, house, luck)


def played_on(state: State, house: House, unseen: Counter[int], rides: int = RIDES) -> PlayedRides:
    """Rides from the position of one under way: the deck is dealt anew for each, from all cards that may be in it."""
    luck = luck_of(0)
    begun = []
    for _ in range(rides):
        trial = trial_of(state)
        cards = list(unseen.elements())
        luck.shuffle(cards)
        deck = cards[: trial.cards - trial.dealt]
        elsewhere = whole_pack(house) - Counter(deck) - Counter(trial.line)
        # The cards of the present try were drawn last (RTB-3.4).
        line = [card for card in trial.line if card != NOBODY]
        trial.pack[: trial.cards] = [*sorted(elsewhere.elements()), *line, *deck]
        begun.append(trial)
    return _play(begun, house, luck)


def _play(begun: list[State], house: House, luck: Random) -> PlayedRides:
    sums = [[0, 0] for _ in range(4)]
    for state in begun:
        before = state.attempt, state.ride_cards, state.ride_drinks
        state.games = state.game + 1  # the session is over with this ride, whose figures then stand
        while not GAME.over(state):
            if GAME.outcomes(state, house):
                GAME.deal(state, house, luck.randrange(GAME.outcomes(state, house)))
            else:
                GAME.act(state, house, state.rider, _move(state, house))
        drinks = state.ride_drinks - before[2]
        came_to = (int(drinks == 0), state.attempt - before[0] + 1, state.ride_cards - before[1], drinks)
        for sum_, n in zip(sums, came_to, strict=True):
            sum_[0] += n
            sum_[1] += n * n
    return PlayedRides(*(estimate(total, squares, len(begun)) for total, squares in sums))


def _move(state: State, house: House) -> int:
    """What a rider does who counts the deck: the answer that most of its cards make right."""
    if state.phase == phase.RIDE_PICK:
        return codes.PICK
    line = [card for card in state.line if card != NOBODY]
    deck = Counter(state.pack[state.dealt : state.cards]) or Counter(state.pack[: state.cards]) - Counter(line)
    return answers.WORDS.index(answer_odds(house, state.position, line, deck, riding=True)[0].action.call)
