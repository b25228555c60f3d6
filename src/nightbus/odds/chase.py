"""Chase the Ace: the chance to lose a life for each card, seat and choice. Rules CTA-1.1 to 2.2, 4.1.

Rounds are played with the rules themselves. The rules, and a player who swaps what is below some height, read of a card
only between which bounds its height lies and which of two cards is higher: deals alike in that go alike. So one deal of
each pattern is played for all of them. That is exact, for a table of up to four; for more, deals are drawn at random.
"""

import itertools
import math
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import partial
from random import Random
from typing import Final

from nightbus.odds.option import Option
from nightbus.odds.trial import Number, estimate, luck_of
from nightbus.rules.chase_the_ace import GAME, phase
from nightbus.rules.chase_the_ace.house import Deck, Domino, House
from nightbus.rules.chase_the_ace.moves import TAGGED
from nightbus.rules.chase_the_ace.state import (
    AGAIN,
    DRAW,
    KEEP,
    LOW,
    REDEAL,
    STAY,
    SWAP,
    State,
    height,
)
from nightbus.rules.game import legal_actions
from nightbus.table.states import trial_of

MOST_SEATS: Final = 4
"""A table of five has ten times the patterns of a table of four."""
DEALS: Final = 4000
"""Deals that are drawn where a table is too large to play every pattern."""


@dataclass(frozen=True, slots=True)
class Threshold:
    """A stated way to play: swap cards below one height, as dealer draw below another, ace 0 to king 12 (CTA-1.2, 1.6).

    A low card received is passed on (CTA-4.1), an exposed one not worth a swap is kept (CTA-5.1).
    """

    swap_below: int
    draw_below: int

    def choose(self, state: State, house: House, seat: int) -> int:
        """What the seat, being asked, does."""
        card = height(state.hand[seat])
        if state.phase == phase.MISDEAL:
            return KEEP if card >= self.swap_below else REDEAL
        low = card < (self.draw_below if seat == state.dealer else self.swap_below)
        moves = AGAIN if state.phase == phase.DOMINO else DRAW if seat == state.dealer else SWAP
        return moves if low and GAME.legal(state, house, seat, moves) else STAY


_USUAL: Final = (8, 8, 7, 6, 5, 5, 5, 5, 4)
"""By players, from one: the height below which it pays to move if all others do so too, as `choice_odds` has it."""


def usual(house: House, players: int) -> Threshold:
    """How others are held to play if nothing else is stated: about the best reply to itself (docs/odds.md).

    Of two players each moves with an eight or lower, of four with a six, of ten with a four.
    """
    below = _USUAL[min(players, len(_USUAL)) - 1] * heights_of(house) // 13
    return Threshold(below, below)


@dataclass(frozen=True, slots=True, kw_only=True)
class CardOdds(Option):
    """What one choice with one card leads to."""

    turn: int
    """Whose turn it is: the first to play is 0, the dealer the last."""
    height: int
    """Of the card, ace 0 to king 12."""

    @staticmethod
    def of(turn: int, at: int, choice: int, costs: Number) -> "CardOdds":
        """The chance to lose by an action of the rules."""
        return CardOdds(action=TAGGED[choice], rule=_RULES[choice], costs=costs, turn=turn, height=at)


_RULES: Final = {
    STAY: "CTA-2.1",
    SWAP: "CTA-1.2",
    DRAW: "CTA-1.6",
    AGAIN: "CTA-4.1",
    KEEP: "CTA-5.1",
    REDEAL: "CTA-5.1",
}


def round_of(house: House) -> House:
    """The same rules with lives enough for a round to be followed by another, and nothing exposed by mistake."""
    return replace(house, lives=5, misdeal_chance=0)


def heights_of(house: House) -> int:
    """How many heights the cards have (CTA-4.2)."""
    return 20 if house.deck == Deck.CUCKOO else 13


def bounds_of(house: House, others: Threshold) -> set[int]:
    """The heights at which rules or players begin to treat cards otherwise."""
    rules = {0, heights_of(house) - 1, heights_of(house), others.swap_below, others.draw_below}
    return rules | ({Domino.OFF: set(), Domino.ACE: {1}, Domino.LOW: {LOW}}[house.domino])


@dataclass(frozen=True, slots=True)
class Classes:
    """Runs of heights that are treated alike: (first height, how many, cards left of each)."""

    runs: tuple[tuple[int, int, int], ...]

    @staticmethod
    def between(bounds: set[int], copies: int) -> "Classes":
        """The runs between these heights."""
        edges = sorted(bounds)
        return Classes(tuple((low, high - low, copies) for low, high in itertools.pairwise(edges)))

    def without(self, cards: Sequence[int]) -> "Classes":
        """The runs when cards of these heights are known to lie elsewhere: each such height is a run of its own."""
        gone = Counter(cards)
        edges = {edge for at in gone for edge in (at, at + 1)}
        runs = []
        for low, size, copies in self.runs:
            cut = sorted({low, low + size} | {edge for edge in edges if low < edge < low + size})
            runs += [(start, end - start, copies - gone[start]) for start, end in itertools.pairwise(cut)]
        return Classes(tuple(run for run in runs if run[2] > 0))

    def patterns(self, cards: int) -> Iterator[tuple[int, ...]]:
        """Every pattern of so many cards, as the lowest heights that have it."""
        for used in itertools.product(*(range(min(size, cards) + 1) for _, size, _ in self.runs)):
            if not 1 <= sum(used) <= cards:
                continue
            heights = [low + i for (low, _, _), n in zip(self.runs, used, strict=True) for i in range(n)]
            for pattern in itertools.product(heights, repeat=cards):
                if len(set(pattern)) == len(heights):
                    yield pattern

    def ways(self, pattern: Sequence[int]) -> int:
        """In how many ways cards come in this pattern."""
        found = Counter(pattern)
        ways = 1
        for low, size, copies in self.runs:
            here = [count for at, count in found.items() if low <= at < low + size]
            ways *= math.comb(size, len(here)) * math.prod(math.perm(copies, count) for count in here)
        return ways

    def ways_at(self, pattern: Sequence[int], place: int) -> Iterator[tuple[int, int]]:
        """Each height that the card in this place may really have in the pattern, and in how many ways."""
        at = pattern[place]
        low, size, _ = next(run for run in self.runs if run[0] <= at < run[0] + run[1])
        n = len({other for other in pattern if low <= other < low + size})
        per_choice = self.ways(pattern) // math.comb(size, n)
        for real in range(size):
            ways = math.comb(real, at - low) * math.comb(size - 1 - real, n - 1 - (at - low))
            if ways:
                yield low + real, ways * per_choice


# Every turn, card and choice, before anybody has played


def choice_odds(house: House, seats: int, others: Threshold | None = None, seed: int = 0) -> tuple[CardOdds, ...]:
    """The chance to lose for each turn, card and choice, all others playing `others`.

    The player still holds the card it was dealt; averaged over all deals in which that is so. Exact for `MOST_SEATS`,
    for more of `DEALS` deals drawn at random.
    """
    rules = round_of(house)
    others = others or usual(house, seats)
    begun = State()
    GAME.begin(begun, rules, seats, seats - 1)
    if seats > MOST_SEATS:
        return _drawn_odds(begun, rules, others, luck_of(seed))
    classes = Classes.between(bounds_of(rules, others), begun.cards // heights_of(rules))
    weight: Counter[tuple[int, int]] = Counter()
    lost: Counter[tuple[int, int, int]] = Counter()
    for pattern in classes.patterns(seats + 1):
        if not classes.ways(pattern):
            continue
        dealt = dealt_round(begun, rules, pattern[:seats])
        ways = [tuple(classes.ways_at(pattern, turn)) for turn in range(seats)]
        for turn, choice, loses in _each_choice(dealt, rules, others, pattern[-1]):
            for real, n in ways[turn]:
                lost[turn, real, choice] += n * loses
                weight[turn, real] += n if choice == STAY else 0
    return tuple(
        CardOdds.of(turn, real, choice, Fraction(n, weight[turn, real]))
        for (turn, real, choice), n in sorted(lost.items())
    )


def losses_by_turn(house: House, seats: int, others: Threshold | None = None) -> tuple[Fraction, ...]:
    """The chance to lose a life at each turn, the dealer's last, if all play `others`; for up to `MOST_SEATS`."""
    rules = round_of(house)
    others = others or usual(house, seats)
    begun = State()
    GAME.begin(begun, rules, seats, seats - 1)
    classes = Classes.between(bounds_of(rules, others), begun.cards // heights_of(rules))
    lost, weight = [0] * seats, 0
    for pattern in classes.patterns(seats + 1):
        ways = classes.ways(pattern)
        if ways:
            dealt = dealt_round(begun, rules, pattern[:seats])
            loses(dealt, rules, 0, others, dealt.rounds, partial(pick_of, at=pattern[-1]))
            lost = [n + ways * (lives < rules.lives) for n, lives in zip(lost, dealt.lives, strict=False)]
            weight += ways
    return tuple(Fraction(n, weight) for n in lost)


def dealt_round(begun: State, rules: House, heights: Sequence[int]) -> State:
    """A round in which cards of these heights were dealt, in turn."""
    dealt = trial_of(begun)
    for at in heights:
        GAME.deal(dealt, rules, pick_of(dealt, at))
    return dealt


def _drawn_odds(begun: State, rules: House, others: Threshold, luck: Random) -> tuple[CardOdds, ...]:
    """The same of deals drawn at random."""
    trials: Counter[tuple[int, int, int]] = Counter()
    lost: Counter[tuple[int, int, int]] = Counter()
    for _ in range(DEALS):
        dealt = trial_of(begun)
        for _ in range(begun.seats):
            GAME.deal(dealt, rules, luck.randrange(GAME.outcomes(dealt, rules)))
        top = height(dealt.pack[dealt.dealt + luck.randrange(dealt.cards - dealt.dealt)])
        for turn, choice, loses in _each_choice(dealt, rules, others, top):
            key = turn, height(dealt.hand[turn]), choice
            trials[key] += 1
            lost[key] += loses
    return tuple(
        CardOdds.of(turn, real, choice, estimate(lost[turn, real, choice], lost[turn, real, choice], n))
        for (turn, real, choice), n in sorted(trials.items())
    )


def _each_choice(dealt: State, rules: House, others: Threshold, top: int) -> Iterator[tuple[int, int, int]]:
    """(turn, choice, 1 if it loses) for each choice of each player who still holds its card when its turn comes.

    The last seat deals; `top` is the height of the top card of the stock.
    """
    line = trial_of(dealt)
    for turn in range(dealt.seats):
        if line.hand[turn] == dealt.hand[turn]:
            for choice in legal_actions(GAME, line, rules, turn):
                now = trial_of(line)
                GAME.act(now, rules, turn, choice)
                yield turn, choice, loses(now, rules, turn, others, line.rounds, partial(pick_of, at=top))
        while line.asked == turn and turn + 1 < dealt.seats:
            GAME.act(line, rules, turn, others.choose(line, rules, turn))


def loses(state: State, rules: House, seat: int, others: Threshold, this: int, pick: Callable[[State], int]) -> int:
    """1 if `seat` has lost a life when `others` have played round `this` to its end, else 0; `pick` is chance."""
    while state.rounds == this:
        if GAME.outcomes(state, rules):
            GAME.deal(state, rules, pick(state))
        else:
            GAME.act(state, rules, state.asked, others.choose(state, rules, state.asked))
    return 1 if state.lives[seat] < rules.lives else 0


def pick_of(state: State, at: int) -> int:
    """A pick that brings a card of this height."""
    return next(i for i in range(state.cards - state.dealt) if height(state.pack[state.dealt + i]) == at)
