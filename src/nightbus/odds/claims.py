"""Believing a claim or calling it, and making one that is a bluff. Rule RTB-2.6.

Whether a claim is true depends on what people do, so two rates are stated, not found: how often somebody without a
match claims one, and how often a claim is called.
"""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from math import comb
from typing import Final

from nightbus.odds.option import Option
from nightbus.rules.actions import Accept, Liar

BLUFFS: Final = Fraction(1, 10)
"""The stated rate of bluffs: so often a card is laid that is no match, whether a match is held too or not."""
CALLS: Final = Fraction(1, 4)
"""The stated rate of calls: a claim is called so often, if not all can tell what it is."""


def matches_among(pool: int, matching: int, cards: int) -> Iterator[tuple[int, Fraction]]:
    """How many of `cards` drawn from a pool match, and how likely that is; `matching` of the pool do.

    >>> [(n, str(p)) for n, p in matches_among(4, 1, 3)]
    [(0, '1/4'), (1, '3/4')]
    """
    for n in range(max(0, cards - pool + matching), min(matching, cards) + 1):
        yield n, Fraction(comb(matching, n) * comb(pool - matching, cards - n), comb(pool, cards))


def matches_held(
    known: int, matching: int, passed: int, pool: int, of_pool: int, cards: int
) -> Iterator[tuple[int, Fraction]]:
    """How many of a claimant's `cards` match, and how likely that is.

    Of `known` cards, `matching` of which match, all know that they are among these `cards` and the `passed` ones that
    lie face down in claims that passed. All others come from a pool, `of_pool` of which match.

    >>> [(n, str(p)) for n, p in matches_held(4, 1, 1, 0, 0, 3)]  # four dealt face up, one of which has gone
    [(0, '1/4'), (1, '3/4')]
    """
    for held, chance in matches_among(cards + passed, known, cards):
        for of_known, first in matches_among(known, matching, held):
            for others, second in matches_among(pool, of_pool, cards - held):
                yield of_known + others, chance * first * second


def chance_true(
    held: Iterable[tuple[int, Fraction]], cards: int, claims: int = 1, bluffs: Fraction = BLUFFS
) -> Fraction:
    """The chance that a claim is true; 0 if nobody could have laid it.

    The claimant held so many `cards`, `held` being how many of them matched and how likely that is, and has laid
    `claims` of them. By Bayes' rule over the number of matches.

    >>> str(chance_true([(1, Fraction(1))], 4))  # the four cards are known, and one of them matches
    '9/10'
    >>> str(chance_true(matches_among(48, 3, 1), 1, bluffs=Fraction(1, 15)))  # one card, unknown: as often true as not
    '1/2'
    """
    true, whole = Fraction(0), Fraction(0)
    for matches, chance in held:
        weight, of_them_true = _laid(matches, cards - matches, claims, bluffs)
        whole += chance * weight
        true += chance * of_them_true
    return true / whole / claims if whole else Fraction(0)


def _laid(matches: int, others: int, claims: int, bluffs: Fraction) -> tuple[Fraction, Fraction]:
    """How likely it is that so many claims are laid from such a hand, and the same times how many of them are true."""
    if claims == 0:
        return Fraction(1), Fraction(0)
    bluff = bluffs if others else Fraction(0)
    honest = 1 - bluff if matches else Fraction(0)
    weight, true = Fraction(0), Fraction(0)
    if honest:
        then, then_true = _laid(matches - 1, others, claims - 1, bluffs)
        weight, true = honest * then, honest * (then + then_true)
    if bluff:
        then, then_true = _laid(matches, others - 1, claims - 1, bluffs)
        weight, true = weight + bluff * then, true + bluff * then_true
    return weight, true


def call_odds(true: Fraction, share: int, worth: int) -> tuple[Option, Option]:
    """Believing and calling a claim that gives this seat `share` of the row's `worth`, true with this chance.

    A call that is wrong costs double the whole row in place of the share, whatever the split; one that is right makes
    the claimant drink that. If believed, later targets are held to believe too.
    """
    double = 2 * worth
    accept = Option(action=Accept(), rule="RTB-2.6", costs=Fraction(share))
    call = Option(action=Liar(), rule="RTB-2.6", costs=true * double, gives=(1 - true) * double)
    return accept, call


def called(true: Fraction) -> Fraction:
    """How often a claim is held to be called that is true with this chance, as far as everybody knows.

    >>> [str(called(true)) for true in (Fraction(0), Fraction(9, 10), Fraction(1))]
    ['1', '1/4', '0']
    """
    return CALLS if 0 < true < 1 else 1 - true


def bluff_costs(worth: int, calls: Fraction = CALLS) -> tuple[Fraction, Fraction]:
    """What a bluff on a row of this worth costs its player on average, and what it gives others.

    >>> tuple(map(str, bluff_costs(5)))
    ('5/2', '15/4')
    """
    return calls * 2 * worth, (1 - calls) * worth


def calls_that_pay(share: int, worth: int) -> Fraction:
    """The chance of truth below which a call costs its caller less than belief.

    >>> str(calls_that_pay(5, 5))
    '1/2'
    """
    return Fraction(share, 2 * worth)
