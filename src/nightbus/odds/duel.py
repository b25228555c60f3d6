"""Chase the Ace for two, one round, both playing their best. Rules CTA-1.1 to 2.2.

With `drawn_king=refused`, `dealer_blocks` and `dealer_wins_ties` it is Le Her, the first game for which anybody worked
out that one should throw for what to do (Waldegrave, in a letter that Montmort printed in 1713).
"""

from collections.abc import Sequence
from fractions import Fraction
from functools import partial
from typing import Final

from nightbus.odds.chase import Classes, Threshold, dealt_round, heights_of, loses, pick_of, round_of
from nightbus.odds.matrix import Solution, solve
from nightbus.rules.chase_the_ace import GAME
from nightbus.rules.chase_the_ace.house import House
from nightbus.rules.chase_the_ace.state import DRAW, STAY, SWAP, State, height
from nightbus.table.states import trial_of

_STANDS: Final = Threshold(0, 0)


def best_of_two(house: House) -> Solution:
    """Best play of two against each other: the chance that the player who is not the dealer keeps its life.

    Row i of the solution: swap every card below height i. Column j: as dealer, asked for no swap, draw below height j.
    """
    return solve(payoffs_of_two(house))


def payoffs_of_two(house: House) -> list[list[Fraction]]:
    """The chance that the player who is not the dealer keeps its life, for each height below which either moves.

    A dealer who was swapped with knows both cards and does what is right.
    """
    rules = round_of(house)
    heights = heights_of(rules)
    begun = State()
    GAME.begin(begun, rules, 2, 1)
    classes = Classes.between(set(range(heights + 1)), begun.cards // heights)
    ways = {pair: n for pair in classes.patterns(2) if (n := classes.ways(pair))}
    keeps = {pair: _keeps(begun, rules, pair) for pair in ways}
    whole = sum(ways.values())
    swapped, stayed, drew = range(3)
    return [
        [
            sum(
                n * keeps[pair][swapped if pair[0] < swap else drew if pair[1] < draw else stayed]
                for pair, n in ways.items()
            )
            / Fraction(whole)
            for draw in range(heights + 1)
        ]
        for swap in range(heights + 1)
    ]


def _keeps(begun: State, rules: House, pair: Sequence[int]) -> tuple[Fraction, Fraction, Fraction]:
    """The chance that seat 0 keeps its life: having swapped; having stayed, the dealer staying or drawing."""
    dealt = dealt_round(begun, rules, pair)
    swapped = trial_of(dealt)
    GAME.act(swapped, rules, 0, SWAP)
    answers = [_after(swapped, rules, answer) for answer in (STAY, DRAW)]
    GAME.act(dealt, rules, 0, STAY)
    return min(answers), _after(dealt, rules, STAY), _after(dealt, rules, DRAW)


def _after(state: State, rules: House, answer: int) -> Fraction:
    """The chance that seat 0 keeps its life when the dealer answers so."""
    now = trial_of(state)
    GAME.act(now, rules, 1, answer)
    if answer == STAY:
        return Fraction(1 - loses(now, rules, 0, _STANDS, state.rounds, lambda _: 0))
    kept = 0
    for card in now.pack[now.dealt : now.cards]:
        kept += 1 - loses(trial_of(now), rules, 0, _STANDS, state.rounds, partial(pick_of, at=height(card)))
    return Fraction(kept, now.cards - now.dealt)
