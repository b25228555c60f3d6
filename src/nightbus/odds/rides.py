"""The whole distribution of a ride: attempts, cards and drinks. Rules RTB-3.2 to 3.9.

Every form but the ride by questions is about what each card costs, so the pack is counted by cost, as
`ride.penalty` has it. A ride by questions is held to be tried from a fresh pack each time (`attempt`): with a deck running
down its chances change with every card, and the lab plays it.
"""

import itertools
import math
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import comb

from nightbus.cards import DECK
from nightbus.odds.attempt import best_attempt
from nightbus.odds.distribution import Distribution, Outcome, of_chances, total
from nightbus.rules.ride_the_bus.house import Bus, House
from nightbus.rules.ride_the_bus.ride import PICK_CARDS, PICK_ROWS, penalty


@dataclass(frozen=True, slots=True)
class Ride:
    """A ride as a whole, before it begins."""

    clean: Fraction
    """Chance that the first row or try goes through without a drink."""
    attempts: Distribution
    """Rows or tries begun."""
    cards: Distribution
    """Cards turned."""
    drinks: Distribution
    """Drinks of the ride, the co-pilot's too; never more than the cap allows."""
    exact: bool
    """False where the rules draw from a deck running down and this holds for fresh packs."""


@dataclass(frozen=True, slots=True)
class _Step:
    """One way in which a row or try may go."""

    to: int | None
    """What is to be cleared next; None where it ends clean."""
    cards: int
    drinks: int
    chance: Fraction


def ride_odds(house: House) -> Ride:
    """The ride of these house rules.

    >>> classic = ride_odds(House())
    >>> round(float(classic.attempts.mean), 2), round(float(classic.drinks.mean), 2)
    (62.24, 153.09)
    """
    if house.bus in (Bus.ROW_ONCE, Bus.ADDING_ROW):
        return _one_row(house)
    if house.bus == Bus.PYRAMID:
        return _by_picks(house)
    if house.bus == Bus.QUESTIONS:
        return _by_questions(house)
    if house.bus == Bus.SHRINKING_ROW:
        return _by_tries(house, [_row_steps(house, left, 0) for left in range(house.bus_length, 0, -1)])
    return _by_tries(house, [_row_steps(house, house.bus_length, 1 if house.bus == Bus.KINGS_CUP else 0)])


def most_drinks(house: House) -> int | None:
    """What the cap lets a ride cost in all, or None: with a co-pilot every other drink is the rider's (RTB-3.8, 3.9)."""
    if not house.ride_cap:
        return None
    return 2 * house.ride_cap - 1 if house.co_pilot else house.ride_cap


def costs(house: House) -> Counter[int]:
    """How many cards of the whole pack cost how much in a row; 0 is safe (RTB-3.2)."""
    return Counter(penalty(house, card % DECK) for card in range(DECK * house.decks))


def _row_steps(house: House, left: int, extra: int) -> list[_Step]:
    """A row of `left` cards from a whole pack: where it breaks, and on what."""
    pack = costs(house)
    safe, size = pack[0], pack.total()
    steps = []
    so_far = Fraction(1)
    for turned in range(left):
        for cost, count in pack.items():
            if cost:
                to = house.bus_length - (left - turned) if house.bus == Bus.SHRINKING_ROW else 0
                steps.append(_Step(to, turned + 1, cost + extra, so_far * Fraction(count, size - turned)))
        so_far *= Fraction(safe - turned, size - turned)
    steps.append(_Step(None, left, 0, so_far))
    return steps


def _by_questions(house: House) -> Ride:
    """Tries at the four questions, each from a fresh pack."""
    attempt = best_attempt(house)
    steps = [
        _Step(0 if drinks else None, answered, drinks, chance)
        for (answered, drinks), chance in attempt.ends.items()
        if chance
    ]
    turning = [
        _Step(step.to, step.cards + redrawn, step.drinks, step.chance * chance)
        for step in steps
        for redrawn, chance in _redraws(attempt.redrawn[: step.cards]).items()
    ]
    return _by_tries(house, [steps], [turning], exact=False)


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
    house: House, tries: list[list[_Step]], turning: list[list[_Step]] | None = None, *, exact: bool = True
) -> Ride:
    """Rows or tries one after another, each from a whole pack: `tries[i]` is what may happen to the i-th of them.

    `turning` is the same with redrawn cards among the cards turned.
    """
    cap = most_drinks(house)

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


def _one_row(house: House) -> Ride:
    """A row turned once, which a penalty card may lengthen: every way in which its cards can fall (RTB-3.3)."""
    pack = costs(house)
    kinds = tuple(cost for cost in sorted(pack) if cost)
    size = pack.total()
    cap = most_drinks(house)
    drinks: Counter[int] = Counter()
    cards: Counter[int] = Counter()
    rows = {(0,) * len(kinds): Fraction(1)}  # penalty cards of each cost turned so far, and the chance of it
    turned = 0
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
                paid = sum(cost * n for cost, n in zip(kinds, now, strict=True))
                length = min(house.bus_length + (paid if house.bus == Bus.ADDING_ROW else 0), size)
                if turned == length or (cap is not None and paid >= cap):
                    drinks[min(paid, cap or paid)] += p  # type: ignore[assignment]
                    cards[turned] += p  # type: ignore[assignment]
                else:
                    longer[now] = longer.get(now, Fraction(0)) + p
        rows = longer
    clean = Fraction(comb(pack[0], house.bus_length), comb(size, house.bus_length))
    return Ride(clean, of_chances({1: Fraction(1)}), of_chances(cards), of_chances(drinks), exact=True)


def _by_picks(house: House) -> Ride:
    """A ride by pyramid: tries from a pack running down, shuffled whole when fewer than ten cards are left (RTB-3.6).

    Between two shuffles only safe cards and penalty cards are told apart; what the penalties cost follows from how many
    there were, since every choice of so many of them is equally likely.
    """
    pack = costs(house)
    size, safe = pack.total(), pack[0]
    ends: dict[tuple[int, int], Fraction] = {}  # (penalties, cards turned) since the shuffle -> chance, ride over
    shuffles: dict[tuple[int, int], Fraction] = {}  # the same, to be shuffled again
    here = {(0, 0): Fraction(1)}  # (cards, penalties) turned when a try begins
    while here:
        begun: dict[tuple[int, int], Fraction] = {}
        for (turned, hit), chance in here.items():
            if size - turned < PICK_CARDS:
                shuffles[hit, turned] = shuffles.get((hit, turned), Fraction(0)) + chance
                continue
            p = chance
            for row in range(len(PICK_ROWS)):
                left = size - turned - row
                good = Fraction(safe - (turned - hit) - row, left)
                key = (turned + row + 1, hit + 1)
                begun[key] = begun.get(key, Fraction(0)) + p * (1 - good)
                p *= good
            over = (hit, turned + len(PICK_ROWS))
            ends[over] = ends.get(over, Fraction(0)) + p
        here = begun
    kinds = _penalty_sums(pack, max(hit for hit, _ in (*ends, *shuffles)))

    def chain(adds: Callable[[int, int], Mapping[int, Fraction]]) -> list[list[Outcome]]:
        return [
            [
                Outcome(to, chance * p, n)
                for to, found in ((None, ends), (0, shuffles))
                for (hit, turned), chance in found.items()
                for n, p in adds(hit, turned).items()
            ]
        ]

    cap = most_drinks(house)
    # The try that ends a ride begins after the last penalty; tries begun between shuffles are penalties.
    attempts = total(chain(lambda hit, _turned: {hit: Fraction(1)}))
    drinks = total(chain(lambda hit, _turned: kinds[hit]))
    clean = sum((chance for (hit, _), chance in ends.items() if hit == 0), Fraction(0))
    return Ride(
        clean=clean,
        attempts=attempts.shifted(1),
        cards=total(chain(lambda _hit, turned: {turned: Fraction(1)})),
        drinks=drinks.capped(cap) if cap is not None else drinks,
        exact=cap is None,
    )


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
