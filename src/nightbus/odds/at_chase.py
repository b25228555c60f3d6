"""Chase the Ace at a table: the chance to lose a life for each choice, as one seat can know it. Rules CTA-1.1 to 5.1.

The cards that a seat cannot place are equally likely to lie anywhere where the rules could have brought them: what was
shown, blocked and swapped is played again with the rules for each deal tried. Others are held to play as stated, before
and after; only if no deal fits that do their moves say nothing about their cards.
"""

import math
from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from random import Random
from typing import Final, NamedTuple

from nightbus.cards import NOBODY
from nightbus.odds.chase import (
    MOST_SEATS,
    CardOdds,
    Classes,
    Threshold,
    bounds_of,
    heights_of,
    loses,
    round_of,
    usual,
)
from nightbus.odds.trial import Number, estimate, luck_of
from nightbus.rules import told
from nightbus.rules.chase_the_ace import GAME, phase
from nightbus.rules.chase_the_ace.house import House
from nightbus.rules.chase_the_ace.state import AGAIN, LOW, STAY, SWAP, State, height, knows, next_in
from nightbus.rules.game import legal_actions
from nightbus.rules.story import EVERYONE
from nightbus.table.states import trial_of

TRIALS: Final = 2000
"""Deals that are played where a table is too large to play every pattern."""
TRIED: Final = 5
"""For each of them so many are tried at most, to find those that fit what was seen."""
FEWEST: Final = 100
"""Fewer that fit how the others are held to play say too little: then those the rules allow are taken, or just any."""

# How well a deal goes with what was seen.
_UNFIT: Final = 0
_ALLOWED: Final = 1
"""By the rules it may have looked like this."""
_STATED: Final = 2
"""And all others have played as stated."""


def chase_odds(
    state: State,
    house: House,
    seat: int,
    others: Threshold | None = None,
    trials: int = TRIALS,
    viewer: int | None = None,
) -> tuple[CardOdds, ...]:
    """The chance to lose for each choice of a seat that is to act; none if it is not.

    As the seat knows it, or another `viewer`: none if that one may not know the seat's card. Exact where no more than
    three cards are hidden, else of so many trials.
    """
    viewer = seat if viewer is None else viewer
    if not GAME.awaits(state, house, seat) or (viewer != seat and not knows(state, viewer, seat)):
        return ()
    choices = legal_actions(GAME, state, house, seat)
    turn = (seat - next_in(state, state.dealer)) % state.seats
    at = height(state.hand[seat])
    chances = _chances(state, house, seat, choices, others or usual(house, state.players), trials, viewer)
    return tuple(CardOdds.of(turn, at, choice, chance) for choice, chance in zip(choices, chances, strict=True))


@dataclass(frozen=True, slots=True)
class CardNow:
    """A card as things stand, whoever is to act."""

    rule: str
    card: int
    loses: Number
    """Chance that its holder loses a life, all playing on as stated."""


def card_now(state: State, house: House, seat: int, others: Threshold | None = None) -> tuple[CardNow, ...]:
    """The card of a seat; none outside of a round."""
    if state.phase not in (phase.TURN, phase.DOMINO, phase.MISDEAL) or state.hand[seat] == NOBODY:
        return ()
    loses = _chances(state, house, seat, [NOBODY], others or usual(house, state.players), TRIALS, seat)[0]
    return (CardNow("CTA-2.1", state.hand[seat], loses),)


class _Deal(NamedTuple):
    """How the cards may lie."""

    cards: list[int]
    """Those of the hidden seats, and the stock's top card."""
    ways: int
    """In how many ways it comes."""


@dataclass(slots=True)
class _Seen:
    """A position as `viewer` knows it, a seat or `SPECTATOR`: nothing else of `state` is read."""

    state: State
    rules: House
    viewer: int
    hidden: list[int] = field(default_factory=list)
    """Seats whose card it cannot place."""
    known: list[int] = field(default_factory=list)
    """The cards it can place."""
    unseen: list[int] = field(default_factory=list)
    """All others: they lie before the hidden seats, in the stock, or are still to be dealt."""
    swaps: list[tuple[int, int]] = field(default_factory=list)
    """Of this deal, the last first."""
    known_at_first: list[int] = field(default_factory=list)
    """Who knew which card (`State.known`) when the first player was asked."""
    line: State = field(default_factory=State)
    """To play the round again on."""

    def __post_init__(self) -> None:
        state = self.state
        fresh = State()
        GAME.begin(fresh, self.rules, state.seats, 0)
        left = Counter(fresh.pack[: fresh.cards])
        for seat in range(state.seats):
            if state.hand[seat] != NOBODY:
                if knows(state, self.viewer, seat):
                    self.known.append(state.hand[seat])
                else:
                    self.hidden.append(seat)
        self.unseen = sorted((left - Counter(self.known)).elements())
        self.known_at_first = [0 if card == NOBODY else 1 << seat for seat, card in enumerate(state.hand)]
        for row in reversed(state.story):
            if row[0] in (told.ROUND_BEGAN, told.ASKED_REDEAL):
                break
            if row[0] == told.SWAPPED:
                self.swaps.append((row[2], row[3]))
            elif row[0] == told.KEPT_EXPOSED:
                self.known_at_first[row[2]] = EVERYONE
        self.line = trial_of(state)

    def hands(self, cards: Sequence[int]) -> list[int]:
        """The card before each seat, if these are the cards of the hidden ones; what is left over is the stock's."""
        hands = self.state.hand[:]
        for seat, card in zip(self.hidden, cards, strict=False):
            hands[seat] = card
        return hands

    def position(self, cards: Sequence[int]) -> State:
        """The position, if these are the cards of the hidden seats and the stock's top card."""
        position = trial_of(self.state)
        position.hand = self.hands(cards)
        position.lives = [self.rules.lives] * len(position.lives)
        stock = self.unseen[:]
        for card in cards:
            stock.remove(card)
        position.pack[: position.cards] = [*self.known, *cards, *stock]
        return position

    def fits(self, cards: Sequence[int], others: Threshold, *, stated_only: bool) -> int:
        """How these cards of the hidden seats go with what was seen: `_STATED`, `_ALLOWED` or `_UNFIT`.

        With `stated_only` what is not as stated is unfit, too.
        """
        state, line = self.state, self.line
        hands = self.hands(cards)
        line.hand = hands[:]
        for one, other in self.swaps:
            line.hand[one], line.hand[other] = line.hand[other], line.hand[one]
        line.known = self.known_at_first[:]
        line.did = [NOBODY] * len(line.did)
        line.asked = next_in(state, state.dealer)
        line.phase = phase.TURN
        line.story.clear()
        as_stated = True
        seat = line.asked
        while state.did[seat] != NOBODY and line.asked == seat:
            did = state.did[seat]
            for choice in (STAY,) if did == STAY else (SWAP, AGAIN if did == AGAIN else STAY):
                if choice != SWAP and did != STAY and (line.phase != phase.DOMINO or self._is_asked_again(seat)):
                    break
                if not GAME.legal(line, self.rules, seat, choice):
                    return _UNFIT
                as_stated = as_stated and (seat == self.viewer or others.choose(line, self.rules, seat) == choice)
                if stated_only and not as_stated:
                    return _UNFIT
                GAME.act(line, self.rules, seat, choice)
            seat = next_in(state, seat)
        same = line.hand == hands and line.known == state.known
        if not same or (line.asked, line.phase) != (state.asked, state.phase):
            return _UNFIT
        return _STATED if as_stated else _ALLOWED

    def alike(self, others: Threshold) -> Callable[[Sequence[int], bool], tuple[int, ...]]:
        """What deals have in common that fit alike, as a function of their cards and `stated_only`.

        It is between which bounds the cards lie that have been played with: those of seats that have had their turn,
        and of the next ones, with which they may have swapped, or which have blocked (CTA-1.2, 1.3, 4.1).
        """
        state = self.state
        near = [state.asked, next_in(state, state.asked)]
        near.append(next_in(state, near[-1]))
        places = [i for i, seat in enumerate(self.hidden) if seat in near or state.did[seat] != NOBODY]
        bounds = sorted(_bounds(self.rules, others))
        kinds = {card: bisect_right(bounds, height(card)) for card in self.unseen}
        return lambda cards, stated_only: (stated_only, *[kinds[cards[i]] for i in places])

    def _is_asked_again(self, seat: int) -> bool:
        """Is the seat being asked about a second swap now (CTA-4.1)?"""
        return self.state.phase == phase.DOMINO and self.state.asked == seat


def _chances(
    state: State, house: House, seat: int, choices: Sequence[int], others: Threshold, trials: int, viewer: int
) -> list[Number]:
    """The chance to lose for each of these choices; `NOBODY` is none: the round goes on as it stands."""
    seen = _Seen(state, round_of(house), viewer)
    dealing = state.phase == phase.MISDEAL  # nobody has had a turn yet: nothing was seen that a deal could go against
    exact = not dealing and len(seen.hidden) < MOST_SEATS
    if dealing:
        deals = list(_draws(seen, trials))
    elif exact:
        deals = _fitting(seen, others, _patterns(seen, others), math.inf, 1)
    else:
        deals = _fitting(seen, others, _draws(seen, TRIED * trials), trials, min(FEWEST, trials))
    lost = [0] * len(choices)
    for number, deal in enumerate(deals):
        position = seen.position(deal.cards)
        for i, choice in enumerate(choices):
            pick = _any(luck_of(number)) if dealing else _top  # the same for every choice
            lost[i] += deal.ways * _lost(position, seen.rules, seat, choice, others, pick)
    weight = sum(deal.ways for deal in deals)
    if exact:
        return [Fraction(n, weight) for n in lost]
    return [estimate(n, n, weight) for n in lost]


def _fitting(seen: _Seen, others: Threshold, tried: Iterator[_Deal], most: float, fewest: int) -> list[_Deal]:
    """Of the deals tried those in which all others have played as stated.

    Where these are fewer than `fewest`, all that the rules allow, and where those are, any. No more than `most`. Which
    deals count is settled before any is played on: that is what takes time.
    """
    found: list[tuple[int, _Deal]] = []
    fitting = [0, 0, 0]
    """How many go with what was seen so well, or better."""
    alike = seen.alike(others)
    known: dict[tuple[int, ...], int] = {}
    for deal in tried:
        stated_only = fitting[_ALLOWED] >= most
        key = alike(deal.cards, stated_only)
        if key not in known:
            known[key] = seen.fits(deal.cards, others, stated_only=stated_only)
        fit = known[key]
        if fitting[fit] < most:
            found.append((fit, deal))
            for at in range(fit + 1):
                fitting[at] += 1
        if fitting[_STATED] == most:
            break
    best = max(fit for fit in (_UNFIT, _ALLOWED, _STATED) if fit == _UNFIT or fitting[fit] >= fewest)
    return [deal for fit, deal in found if fit >= best]


def _lost(
    position: State, rules: House, seat: int, choice: int, others: Threshold, pick: Callable[[State], int]
) -> int:
    """1 if the seat loses a life after this choice, else 0."""
    now = trial_of(position)
    if choice != NOBODY:
        GAME.act(now, rules, seat, choice)
    return loses(now, rules, seat, others, position.rounds, pick)


def _top(_state: State) -> int:
    """The pick that brings the top card of the stock: no more than one comes, once all have been dealt to."""
    return 0


def _any(luck: Random) -> Callable[[State], int]:
    """Picks that bring any cards."""
    return lambda state: luck.randrange(state.cards - state.dealt)


def _patterns(seen: _Seen, others: Threshold) -> Iterator[_Deal]:
    """One deal of every pattern."""
    by_height: dict[int, list[int]] = {}
    for card in seen.unseen:
        by_height.setdefault(height(card), []).append(card)
    copies = seen.state.cards // heights_of(seen.rules)
    known = [at for at in range(heights_of(seen.rules)) for _ in range(copies - len(by_height.get(at, ())))]
    classes = Classes.between(_bounds(seen.rules, others), copies).without(known)
    for pattern in classes.patterns(len(seen.hidden) + 1):
        if ways := classes.ways(pattern):
            used: Counter[int] = Counter()
            cards = []
            for at in pattern:
                cards.append(by_height[at][used[at]])
                used[at] += 1
            yield _Deal(cards, ways)


def _bounds(rules: House, others: Threshold) -> set[int]:
    """The heights at which rules or players begin to treat cards otherwise, or the table sees that they do."""
    # A card that was handed over unshown is none of the low ones (CTA-1.5).
    return bounds_of(rules, others) | ({LOW} if rules.reveal_low else set())


def _draws(seen: _Seen, most: int) -> Iterator[_Deal]:
    """Deals drawn at random; always the same."""
    luck = luck_of(0)
    for _ in range(most):
        yield _Deal(luck.sample(seen.unseen, len(seen.hidden) + 1), 1)
