"""The whole distribution of a ride: attempts, cards and drinks. Rules RTB-3.2 to 3.9.

Every form but the ride by questions is about what each card costs, so the pack is counted by cost, as
`ride.penalty` has it. A ride by questions is held to be tried from a fresh pack each time (`attempt`): with a deck
running down its chances change with every card, and `played` plays it.
"""

import itertools
import math
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from math import comb

from nightbus.cards import DECK
from nightbus.odds.attempt import best_attempt, this_attempt
from nightbus.odds.distribution import Distribution, Outcome, of_chances, total
from nightbus.rules.ride_the_bus.house import RIDE_QUESTIONS, Bus, House
from nightbus.rules.ride_the_bus.ride import PICK_CARDS, PICK_ROWS, penalty


@dataclass(frozen=True, slots=True)
class Ride:
    """A ride as a whole, or what is still to come of one."""

    clean: Fraction
    """Chance that the first row or try goes through without a drink, or the present one without a further one."""
    attempts: Distribution
    """Rows or tries begun, the present one too."""
    cards: Distribution
    """Cards to turn."""
    drinks: Distribution
    """Drinks of the ride, the co-pilot's too; never more than the cap allows."""
    exact: bool
    """False where the rules draw from a deck running down and this holds for fresh packs."""


@dataclass(frozen=True, slots=True)
class _Step:
    """One way in which a row or try may go."""

    to: int | None
    """What is to be cleared next, a place in a list; None where it ends clean."""
    cards: int
    drinks: int
    chance: Fraction


@cache
def ride_odds(house: House) -> Ride:
    """The ride of these house rules.

    >>> classic = ride_odds(House())
    >>> round(float(classic.attempts.mean), 2), round(float(classic.drinks.mean), 2)
    (62.24, 153.09)
    """
    return rest_of_ride(house, whole_pack(house), (), house.bus_length)


def rest_of_ride(house: House, unseen: Counter[int], line: Sequence[int], length: int, drunk: int = 0) -> Ride:
    """What is still to come of a ride: `line` are the cards turned in the present row or try.

    `unseen` are the cards that may come next, the others being out since the last shuffle, `length` is that of the row,
    and `drunk` counts for the cap.
    """
    cap = most_drinks(house)
    left = None if cap is None else cap - drunk
    if house.bus in (Bus.ROW_ONCE, Bus.ADDING_ROW):
        return _one_row(house, line, left)
    if house.bus == Bus.PYRAMID:
        return _by_picks(house, _by_cost(house, unseen), len(line), left)
    if house.bus == Bus.QUESTIONS:
        return _by_questions(house, unseen, tuple(line), left)
    here = _row_steps(house, length - len(line), _by_cost(house, unseen))
    after = [house.bus_length]
    if house.bus == Bus.SHRINKING_ROW:
        after = list(range(house.bus_length, 0, -1))
    return _by_tries([here, *(_row_steps(house, cards, costs(house)) for cards in after)], left)


def most_drinks(house: House) -> int | None:
    """What the cap lets a ride cost, or None: with a co-pilot every other drink is the rider's (RTB-3.8, 3.9)."""
    if not house.ride_cap:
        return None
    return 2 * house.ride_cap - 1 if house.co_pilot else house.ride_cap


def whole_pack(house: House) -> Counter[int]:
    """Every card, as often as it is there."""
    return Counter(card % DECK for card in range(DECK * house.decks))


def costs(house: House) -> Counter[int]:
    """How many cards of the whole pack cost how much in a row; 0 is safe (RTB-3.2)."""
    return _by_cost(house, whole_pack(house))


def _by_cost(house: House, cards: Counter[int]) -> Counter[int]:
    found: Counter[int] = Counter()
    for card, count in cards.items():
        found[penalty(house, card)] += count
    return found


def _row_steps(house: House, left: int, pack: Counter[int]) -> list[_Step]:
    """A row of which `left` cards are still to be turned: where it breaks, and on what.

    `to` is a place in a list that begins with the present row, then has those that may follow.
    """
    safe, size = pack[0], pack.total()
    extra = 1 if house.bus == Bus.KINGS_CUP else 0  # RTB-3.7
    steps = []
    so_far = Fraction(1)
    for turned in range(left):
        for cost, count in pack.items():
            if cost:
                to = 1 + house.bus_length - (left - turned) if house.bus == Bus.SHRINKING_ROW else 1
                steps.append(_Step(to, turned + 1, cost + extra, so_far * Fraction(count, size - turned)))
        so_far *= Fraction(safe - turned, size - turned)
    steps.append(_Step(None, left, 0, so_far))
    return steps


def _by_questions(house: House, unseen: Counter[int], front: tuple[int, ...], cap: int | None) -> Ride:
    """Tries at the four questions, each from a fresh pack but the present one, if the deck has cards enough for it."""
    fresh = best_attempt(house)
    enough = front and unseen.total() >= RIDE_QUESTIONS - len(front)
    tries = [this_attempt(house, front, unseen) if enough else fresh, fresh]
    steps, turning = [], []
    for each, begun in zip(tries, (len(front) if enough else 0, 0), strict=True):
        here = [
            _Step(1 if drinks else None, answered - begun, drinks, chance)
            for (answered, drinks), chance in each.ends.items()
            if chance
        ]
        steps.append(here)
        turning.append(
            [
                _Step(step.to, step.cards + redrawn, step.drinks, step.chance * chance)
                for step in here
                for redrawn, chance in _redraws(each.redrawn[begun : begun + step.cards]).items()
            ]
        )
    return _by_tries(steps, cap, turning, exact=False)


def _redraws(chances: Sequence[Fraction]) -> dict[int, Fraction]:
    """How many cards went back in all, each card of these questions with its chance; all but a chance of 1e-13."""
    found = {0: Fraction(1)}
    for again in chances:
        most = 0 if again == 0 else math.ceil(math.log(1e-13) / math.log(again))
        here = {n: again**n * (1 - again) for n in range(most)} | {most: again**most}
        both: dict[int, Fraction] = {}
        for (n, p), (m, q) in itertools.product(found.items(), here.items()):
            both[n + m] = both.get(n + m, Fraction(0)) + p * q
        found = both
    return found


def _by_tries(
    tries: list[list[_Step]], cap: int | None, turning: list[list[_Step]] | None = None, *, exact: bool = True
) -> Ride:
    """Rows or tries one after another: `tries[i]` is what may happen to the i-th of them; `cap` drinks end the ride.

    `turning` is the same with redrawn cards among the cards turned.
    """

    def chain(steps: list[list[_Step]], adds: Callable[[_Step, int], int]) -> list[list[Outcome]]:
        # With a cap a state is what has been drunk and what is to be cleared: neither ever goes back.
        return [
            [Outcome(_after(step, so_far, len(steps), cap), step.chance, adds(step, so_far)) for step in here]
            for so_far in range(cap or 1)
            for here in steps
        ]

    return Ride(
        clean=sum((step.chance for step in tries[0] if step.to is None), Fraction(0)),
        attempts=total(chain(tries, lambda _step, _so_far: 1)),
        cards=total(chain(turning or tries, lambda step, _so_far: step.cards)),
        drinks=total(chain(tries, lambda step, so_far: min(step.drinks, cap - so_far) if cap else step.drinks)),
        exact=exact,
    )


def _after(step: _Step, so_far: int, tries: int, cap: int | None) -> int | None:
    """The state of the chain after a step; None if the ride ends."""
    if step.to is None:
        return None
    if cap is None:
        return step.to
    drunk = so_far + step.drinks
    return None if drunk >= cap else drunk * tries + step.to


def _one_row(house: House, line: Sequence[int], cap: int | None) -> Ride:
    """A row turned once, which a penalty card may lengthen: every way in which its cards can fall (RTB-3.3)."""
    pack = costs(house)
    kinds = tuple(cost for cost in sorted(pack) if cost)
    size = pack.total()
    drinks: Counter[int] = Counter()
    cards: Counter[int] = Counter()
    before = Counter(penalty(house, card) for card in line)
    here = tuple(before[cost] for cost in kinds)
    rows = {here: Fraction(1)}  # penalty cards of each cost turned so far, and the chance of it
    turned = len(line)
    while rows:
        turned += 1
        longer: dict[tuple[int, ...], Fraction] = {}
        for out, chance in rows.items():
            falls = [(out, pack[0] - (turned - 1 - sum(out)))]
            for i, cost in enumerate(kinds):
                falls.append(((*out[:i], out[i] + 1, *out[i + 1 :]), pack[cost] - out[i]))
            for now, count in falls:
                if count <= 0:
                    continue
                p = chance * Fraction(count, size - turned + 1)
                length = house.bus_length + (_paid(kinds, now) if house.bus == Bus.ADDING_ROW else 0)
                pays = _paid(kinds, now) - _paid(kinds, here)
                if turned == min(length, size) or (cap is not None and pays >= cap):
                    drinks[pays if cap is None else min(pays, cap)] += p  # type: ignore[assignment]
                    cards[turned - len(line)] += p  # type: ignore[assignment]
                else:
                    longer[now] = longer.get(now, Fraction(0)) + p
        rows = longer
    left = house.bus_length + (_paid(kinds, here) if house.bus == Bus.ADDING_ROW else 0) - len(line)
    clean = Fraction(comb(pack[0] - len(line) + sum(here), left), comb(size - len(line), left))
    return Ride(clean, of_chances({1: Fraction(1)}), of_chances(cards), of_chances(drinks), exact=True)


def _paid(kinds: Sequence[int], out: Sequence[int]) -> int:
    return sum(cost * n for cost, n in zip(kinds, out, strict=True))


@dataclass(frozen=True, slots=True)
class _Shuffled:
    """How a ride by pyramid may go until the pack is shuffled or the ride over: (penalties, cards turned) -> chance."""

    over: Mapping[tuple[int, int], Fraction]
    again: Mapping[tuple[int, int], Fraction]


def _by_picks(house: House, left: Counter[int], row: int, cap: int | None) -> Ride:
    """A ride by pyramid: tries from a pack running down, shuffled whole when fewer than ten cards are left (RTB-3.6).

    Between two shuffles only safe cards and penalty cards are told apart; what the penalties cost follows from how many
    there were, since every choice of so many of them is equally likely.
    """
    pack = costs(house)
    parts = [(left, _until_shuffle(left, row)), (pack, _until_shuffle(pack, 0))]
    # Cleared in full, a part goes on to the second, which leads to itself.

    def chain(adds: Callable[[Counter[int], int, int], Mapping[int, Fraction]]) -> list[list[Outcome]]:
        return [
            [
                Outcome(to, chance * p, n)
                for to, found in ((None, part.over), (1, part.again))
                for (hit, turned), chance in found.items()
                for n, p in adds(cards, hit, turned).items()
            ]
            for cards, part in parts
        ]

    sums = {id(cards): _penalty_sums(cards, max(hit for hit, _ in (*p.over, *p.again))) for cards, p in parts}
    # The try that ends a ride begins after the last penalty; tries begun between shuffles are penalties.
    attempts = total(chain(lambda _cards, hit, _turned: {hit: Fraction(1)}))
    drinks = total(chain(lambda cards, hit, _turned: sums[id(cards)][hit]))
    return Ride(
        clean=sum((chance for (hit, _), chance in parts[0][1].over.items() if hit == 0), Fraction(0)),
        attempts=attempts.shifted(1),
        cards=total(chain(lambda _cards, _hit, turned: {turned: Fraction(1)})),
        drinks=drinks.capped(cap) if cap is not None else drinks,
        exact=cap is None,
    )


def _until_shuffle(pack: Counter[int], row: int) -> _Shuffled:
    """What may happen to tries from these cards, the first of them being at `row`."""
    size, safe = pack.total(), pack[0]
    over: dict[tuple[int, int], Fraction] = {}
    again: dict[tuple[int, int], Fraction] = {}
    here = {(0, 0): Fraction(1)}  # (penalties, cards) turned when a try begins
    while here:
        begun: dict[tuple[int, int], Fraction] = {}
        for (hit, turned), chance in here.items():
            if size - turned < PICK_CARDS and turned:
                again[hit, turned] = again.get((hit, turned), Fraction(0)) + chance
                continue
            p = chance
            rows = len(PICK_ROWS) - (0 if turned else row)
            for i in range(rows):
                good = Fraction(safe - (turned - hit) - i, size - turned - i)
                key = (hit + 1, turned + i + 1)
                begun[key] = begun.get(key, Fraction(0)) + p * (1 - good)
                p *= good
            over[hit, turned + rows] = over.get((hit, turned + rows), Fraction(0)) + p
        here = begun
    return _Shuffled(over, again)


def _penalty_sums(pack: Counter[int], most: int) -> list[dict[int, Fraction]]:
    """What so many penalty cards, any of the pack's, cost together: for 0, 1, ... `most` of them."""
    ways: dict[tuple[int, int], int] = {(0, 0): 1}
    for cost, count in pack.items():
        if not cost:
            continue
        more: dict[tuple[int, int], int] = {}
        for (n, paid), found in ways.items():
            for k in range(min(count, most - n) + 1):
                key = (n + k, paid + k * cost)
                more[key] = more.get(key, 0) + found * comb(count, k)
        ways = more
    whole = pack.total() - pack[0]
    sums: list[dict[int, Fraction]] = [{} for _ in range(most + 1)]
    for (n, paid), found in ways.items():
        sums[n][paid] = Fraction(found, comb(whole, n))
    return sums
