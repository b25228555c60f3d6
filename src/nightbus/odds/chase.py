"""Chase the Ace: the chance of being lowest for each card, seat and choice. Rules CTA-1.1 to 2.2.

Chances are found by playing every deal of one round with the rules themselves. Suits never decide, so the pack is dealt
by height; so many deals as that leaves can be played for a small table, and the lab answers for more.
"""

import copy
import itertools
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Final

from nightbus.cards import DECK
from nightbus.odds.matrix import Solution, solve
from nightbus.rules.chase_the_ace import GAME
from nightbus.rules.chase_the_ace.house import Deck, Domino, House
from nightbus.rules.chase_the_ace.state import DRAW, STAY, SWAP, State, height
from nightbus.rules.game import legal_actions
from nightbus.rules.switches import OnOff

MOST_SEATS = 4
"""A table of five has ten times the deals of a table of four."""

Strategy = Callable[[State, House, int], int]
"""strategy(state, house, seat): what the seat, being asked, does; it reads only what the seat knows."""


def threshold(swap_below: int, draw_below: int) -> Strategy:
    """Swap cards below one height, or as dealer draw below another, ace 0 to king 12 (CTA-1.2, 1.6)."""

    def choose(state: State, house: House, seat: int) -> int:
        low = height(state.hand[seat]) < (draw_below if seat == state.dealer else swap_below)
        moves = DRAW if seat == state.dealer else SWAP
        return moves if low and GAME.legal(state, house, seat, moves) else STAY

    return choose


@dataclass(frozen=True, slots=True)
class ChoiceOdds:
    """What one choice with one card leads to."""

    height: int
    """Of the card, ace 0 to king 12."""
    choice: int
    """`STAY`, or to move: `SWAP`, of the dealer `DRAW`."""
    loses: Fraction
    """Chance to lose a life with it (CTA-2.1)."""


def choice_odds(house: House, seats: int, turn: int, others: Strategy) -> tuple[ChoiceOdds, ...]:
    """The chance to lose for each card and choice of the player whose turn comes `turn`-th, 0 to seats - 1 (the dealer).

    The player still holds the card it was dealt and all others play `others`; averaged over all deals in which that is so.

    :raises ValueError: more seats than can be played out, or another pack than the standard one.
    """
    if not 2 <= seats <= MOST_SEATS or house.deck != Deck.STANDARD:
        raise ValueError(f"2 to {MOST_SEATS} seats with one standard pack")
    rules = _one_round(house)
    weight: Counter[int] = Counter()
    lost: Counter[tuple[int, int]] = Counter()
    for heights, ways in _deals(seats):
        state = _dealt(rules, heights)
        _play_until(state, rules, turn, others)
        if state.asked != turn or state.hand[turn] != state.pack[turn]:
            continue
        weight[heights[turn]] += ways
        for choice in legal_actions(GAME, state, rules, turn):
            now = _dealt(rules, heights)
            _play_until(now, rules, turn, others)
            GAME.act(now, rules, turn, choice)
            lost[heights[turn], choice] += ways * _losses(now, rules, turn, others)
    return tuple(ChoiceOdds(h, c, Fraction(n, weight[h])) for (h, c), n in sorted(lost.items()))


def two_player_value(house: House) -> Solution:
    """Best play of two against each other in one round: the chance that the player who is not the dealer keeps its life.

    Row i of the solution: swap every card below height i. Column j: as dealer, asked for no swap, draw below height j; a
    dealer swapped with knows both cards and does what is right. With `drawn_king=refused`, `dealer_blocks` and
    `dealer_wins_ties` this is Le Her.
    """
    rules = _one_round(house)
    keeps: dict[tuple[int, int], tuple[Fraction, Fraction, Fraction]] = {}
    for first, second in itertools.product(range(HEIGHTS), repeat=2):
        keeps[first, second] = _keeps(rules, first, second)
    ways = {heights: n for heights, n in _deals(2)}
    whole = sum(ways.values())
    payoffs = [
        [
            sum(
                (ways[pair] * keeps[pair][0 if pair[0] < swap else 2 if pair[1] < draw else 1] for pair in ways),
                Fraction(0),
            )
            / whole
            for draw in range(HEIGHTS + 1)
        ]
        for swap in range(HEIGHTS + 1)
    ]
    return solve(payoffs)


def _keeps(rules: House, first: int, second: int) -> tuple[Fraction, Fraction, Fraction]:
    """The chance that seat 0 keeps its life: having swapped; having stayed, the dealer staying; or drawing."""
    found = []
    for choice in (SWAP, STAY):
        answers = []
        state = _dealt(rules, (first, second))
        GAME.act(state, rules, 0, choice)
        for answer in legal_actions(GAME, state, rules, 1) if state.asked == 1 else ():
            now = _dealt(rules, (first, second))
            GAME.act(now, rules, 0, choice)
            GAME.act(now, rules, 1, answer)
            answers.append(1 - _losses(now, rules, 0, threshold(0, 0)))
        found.append(answers)
    swapped, stayed = found
    return min(swapped), stayed[0], stayed[1]


HEIGHTS: Final = 13


def _one_round(house: House) -> House:
    """The same rules with lives enough for a round to be followed by another, and nothing exposed."""
    return replace(house, lives=5, money_play=OnOff.OFF, misdeal_chance=0, domino=Domino.OFF)


def _deals(seats: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """Every deal by height, and in how many ways it comes."""
    for heights in itertools.product(range(HEIGHTS), repeat=seats):
        ways, left = 1, [4] * HEIGHTS
        for each in heights:
            ways *= left[each]
            left[each] -= 1
        if ways:
            yield heights, ways


def _pick(state: State, at: int) -> int:
    """A pick that brings a card of this height."""
    return next(pick for pick in range(state.cards - state.dealt) if _HEIGHT[state.pack[state.dealt + pick]] == at)


_HEIGHT: Final = tuple(height(card) for card in range(DECK))


def _dealt(rules: House, heights: Sequence[int]) -> State:
    """A round in which these cards were dealt, to seat 0 first; the last seat deals."""
    state = State()
    GAME.begin(state, rules, len(heights), len(heights) - 1)
    for each in heights:
        GAME.deal(state, rules, _pick(state, each))
    return state


def _play_until(state: State, rules: House, turn: int, others: Strategy) -> None:
    """All before this seat have played."""
    while state.asked != turn and state.rounds == 1 and not GAME.outcomes(state, rules):
        GAME.act(state, rules, state.asked, others(state, rules, state.asked))


def _losses(state: State, rules: House, seat: int, others: Strategy) -> Fraction:
    """The chance that `seat` has lost a life when the round is over, all that is left being played by `others`."""
    while state.rounds == 1:
        if not GAME.outcomes(state, rules):
            GAME.act(state, rules, state.asked, others(state, rules, state.asked))
            continue
        stock = Counter(_HEIGHT[state.pack[at]] for at in range(state.dealt, state.cards))
        lost = 0
        for at, ways in stock.items():
            now = copy.deepcopy(state)
            GAME.deal(now, rules, _pick(now, at))
            lost += ways * (now.lives[seat] < rules.lives)
        return Fraction(lost, stock.total())
    return Fraction(int(state.lives[seat] < rules.lives))
