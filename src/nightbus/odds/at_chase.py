"""Chase the Ace at a table: the chance to lose a life for each choice, as one seat can know it. Rules CTA-1.1 to 5.1.

The cards that a seat cannot place are equally likely to lie anywhere where the rules could have brought them: what was
shown, blocked and swapped is played again with the rules for each deal tried. Others are held to play as stated, before
and after; only if no deal fits that do their moves say nothing about their cards.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final

from nightbus.cards import NOBODY
from nightbus.odds.chase import (
    MOST_SEATS,
    CardOdds,
    Classes,
    Threshold,
    bounds_of,
    heights_of,
    loses,
    pick_of,
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


@dataclass(frozen=True, slots=True)
class _Luck:
    """How chance goes on in one trial."""

    seed: int


@dataclass(slots=True)
class _Sum:
    """What the deals that fit have come to."""

    lost: list[int]
    weight: int = 0


@dataclass(slots=True)
class _Seen:
    """A position as `viewer` knows it, a seat or `SPECTATOR`: nothing else of `state` is read."""

    state: State
    rules: House
    viewer: int
    pack: list[int] = field(default_factory=list)
    """Every card of the game."""
    hidden: list[int] = field(default_factory=list)
    """Seats whose card it cannot place."""
    unseen: list[int] = field(default_factory=list)
    """The cards that lie there, in the stock, or are still to be dealt."""
    swaps: list[tuple[int, int]] = field(default_factory=list)
    exposed: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        state = self.state
        fresh = State()
        GAME.begin(fresh, self.rules, state.seats, 0)
        self.pack = fresh.pack[: fresh.cards]
        left = Counter(self.pack)
        for seat in range(state.seats):
            if state.hand[seat] != NOBODY:
                if knows(state, self.viewer, seat):
                    left[state.hand[seat]] -= 1
                else:
                    self.hidden.append(seat)
        self.unseen = sorted(left.elements())
        for row in reversed(state.story):
            if row[0] in (told.ROUND_BEGAN, told.ASKED_REDEAL):
                break
            if row[0] == told.SWAPPED:
                self.swaps.append((row[2], row[3]))
            elif row[0] == told.KEPT_EXPOSED:
                self.exposed.append(row[2])

    def with_cards(self, cards: Sequence[int]) -> State:
        """The position if these are the cards of the hidden seats, its stock not laid yet."""
        position = trial_of(self.state)
        for seat, card in zip(self.hidden, cards, strict=True):
            position.hand[seat] = card
        position.lives = [self.rules.lives] * len(position.lives)
        return position

    def lay_stock(self, position: State) -> None:
        """All other cards are the stock."""
        held = [card for card in position.hand if card != NOBODY]
        stock = Counter(self.pack) - Counter(held)
        position.pack[: position.cards] = [*held, *sorted(stock.elements())]

    def fits(self, position: State, others: Threshold, *, stated_only: bool) -> int:
        """2 if all others played as stated, 1 if the rules allow it to look as it does to the table, else 0.

        With `stated_only` what is not as stated is 0 at once.
        """
        state = self.state
        line = trial_of(position)
        for one, other in self.swaps:  # the last first
            line.hand[one], line.hand[other] = line.hand[other], line.hand[one]
        for seat in range(state.seats):
            line.known[seat] = EVERYONE if seat in self.exposed else 1 << seat if line.hand[seat] != NOBODY else 0
            line.did[seat] = NOBODY
        line.asked = next_in(state, state.dealer)
        line.phase = phase.TURN
        as_stated = True
        seat = line.asked
        while state.did[seat] != NOBODY and line.asked == seat:
            did = state.did[seat]
            for choice in (STAY,) if did == STAY else (SWAP, AGAIN if did == AGAIN else STAY):
                if choice != SWAP and did != STAY and (line.phase != phase.DOMINO or self._is_asked_again(seat)):
                    break
                if not GAME.legal(line, self.rules, seat, choice):
                    return 0
                as_stated = as_stated and (seat == self.viewer or others.choose(line, self.rules, seat) == choice)
                if stated_only and not as_stated:
                    return 0
                GAME.act(line, self.rules, seat, choice)
            seat = next_in(state, seat)
        same = line.hand == position.hand and line.known == position.known
        same = same and (line.asked, line.phase) == (state.asked, state.phase)
        return same + (same and as_stated)

    def _is_asked_again(self, seat: int) -> bool:
        """Is the seat being asked about a second swap now (CTA-4.1)?"""
        return self.state.phase == phase.DOMINO and self.state.asked == seat


def _chances(
    state: State, house: House, seat: int, choices: Sequence[int], others: Threshold, trials: int, viewer: int
) -> list[Number]:
    """The chance to lose for each of these choices; `NOBODY` is none: the round goes on as it stands."""
    seen = _Seen(state, round_of(house), viewer)
    in_turn = state.phase != phase.MISDEAL
    exact = in_turn and len(seen.hidden) < MOST_SEATS
    found = [_Sum([0] * len(choices)) for _ in range(3)]  # of any deals, those that could be, those played as stated
    for cards, top, ways in _patterns(seen, others) if exact else _draws(seen, TRIED * trials):
        position = seen.with_cards(cards)
        enough = not exact and found[1].weight >= trials
        fit = seen.fits(position, others, stated_only=enough) if in_turn else 2
        if not exact and found[fit].weight >= (trials if fit else FEWEST):
            continue
        seen.lay_stock(position)
        lost = [_lost(position, seen, seat, choice, others, top) for choice in choices]
        for sum_ in found[: fit + 1]:
            sum_.weight += ways
            sum_.lost = [n + ways * loses for n, loses in zip(sum_.lost, lost, strict=True)]
        if not exact and found[-1].weight == trials:
            break
    best = next(sum_ for sum_ in reversed(found) if sum_.weight >= (1 if exact else min(FEWEST, trials)))
    if exact:
        return [Fraction(n, best.weight) for n in best.lost]
    return [estimate(n, n, best.weight) for n in best.lost]


def _lost(position: State, seen: _Seen, seat: int, choice: int, others: Threshold, top: int | _Luck) -> int:
    """1 if the seat loses a life after this choice, else 0."""
    now = trial_of(position)
    if choice != NOBODY:
        GAME.act(now, seen.rules, seat, choice)
    if isinstance(top, int):
        return loses(now, seen.rules, seat, others, position.rounds, lambda at: pick_of(at, top))
    luck = luck_of(top.seed)  # the same for every choice
    return loses(now, seen.rules, seat, others, position.rounds, lambda at: luck.randrange(at.cards - at.dealt))


def _patterns(seen: _Seen, others: Threshold) -> Iterator[tuple[list[int], int, int]]:
    """By pattern: cards of the hidden seats, the height of the stock's top card, and in how many ways they come."""
    by_height: dict[int, list[int]] = {}
    for card in seen.unseen:
        by_height.setdefault(height(card), []).append(card)
    copies = seen.state.cards // heights_of(seen.rules)
    known = [at for at in range(heights_of(seen.rules)) for _ in range(copies - len(by_height.get(at, ())))]
    bounds = bounds_of(seen.rules, others)
    if seen.rules.reveal_low:
        bounds.add(LOW)  # a card that was handed over unshown is none of the low ones (CTA-1.5)
    classes = Classes.between(bounds, copies).without(known)
    for pattern in classes.patterns(len(seen.hidden) + 1):
        if ways := classes.ways(pattern):
            used: Counter[int] = Counter()
            cards = []
            for at in pattern[:-1]:
                cards.append(by_height[at][used[at]])
                used[at] += 1
            yield cards, pattern[-1], ways


def _draws(seen: _Seen, most: int) -> Iterator[tuple[list[int], _Luck, int]]:
    """Cards of the hidden seats drawn at random, and the luck with which to play on; always the same."""
    luck = luck_of(0)
    for _ in range(most):
        yield luck.sample(seen.unseen, len(seen.hidden)), _Luck(luck.getrandbits(32)), 1
