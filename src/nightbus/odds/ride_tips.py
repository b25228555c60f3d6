"""What is true of the tips for Ride the Bus (`tips`)."""

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from math import comb
from typing import Final

from nightbus.cards import DECK, rank_of, read_card
from nightbus.odds.claims import bluff_costs, call_odds
from nightbus.odds.overview import first_hold
from nightbus.odds.played import played_rides
from nightbus.odds.pyramid import chance_rid, chance_turned, row_worth, turns_to_come, worth_held
from nightbus.odds.questions import answer_odds, faces, split
from nightbus.odds.rides import ride_odds
from nightbus.odds.round import round_odds
from nightbus.odds.tip import Finding, found
from nightbus.odds.trial import Number
from nightbus.rules import answers
from nightbus.rules.ride_the_bus import GAME as RIDE
from nightbus.rules.ride_the_bus.house import TopCard, guessers_of
from nightbus.rules.ride_the_bus.questions import RIGHT, judge, words
from nightbus.rules.ride_the_bus.rulebooks import CLASSIC, COMMISSION, PARTY
from nightbus.rules.ride_the_bus.state import State as RideState
from nightbus.rules.switches import OnOff

FASTEST: Final = 20
SLOWEST: Final = 40
"""Minutes that the rulebook gives a night."""

# classic


def classic_players() -> Finding:
    """With nine or more players the cards run out before the pyramid is done."""

    def needed(seats: int) -> int:
        return guessers_of(CLASSIC, seats) * CLASSIC.questions + sum(CLASSIC.pyramid_rows)

    most = max(seats for seats in range(3, DECK) if needed(seats) <= DECK)
    return found(needed(9) > DECK, "RTB-0.3", needed=needed(9), most=most, short=most + 1)


def _unseen(*cards: str) -> tuple[list[int], Counter[int]]:
    """These cards, and the others of a pack."""
    held = [read_card(card) for card in cards]
    return held, Counter(range(DECK)) - Counter(held)


def classic_eight() -> Finding:
    """On an eight, lower is better by one card."""
    held, unseen = _unseen("8S")
    falls = split(CLASSIC, 1, held, faces(1, unseen), answers.HIGHER)
    higher, lower = falls.right, falls.wrong
    return found(lower == higher + 1, "RTB-1.2", higher=higher, lower=lower, level=falls.level)


def classic_higher_lower() -> Finding:
    """Say higher on a two to a seven, lower on an eight to a king."""
    told_right, best = Fraction(0), Fraction(0)
    for first in range(DECK):
        unseen = Counter(range(DECK)) - Counter([first])
        odds = {each.action.call: each.right for each in answer_odds(CLASSIC, 1, [first], unseen)}
        told_right += odds["higher" if rank_of(first) < 6 else "lower"] / DECK
        best += max(odds.values()) / DECK
    return found(told_right == best, "RTB-1.2", {"right": told_right})


def classic_luck() -> Finding:
    """The questions are mostly luck."""
    questions = round_odds(CLASSIC)
    best = sum((each.costs for each in questions), Fraction(0))
    blind = sum(
        (wrong * (1 - each.blind) for each, wrong in zip(questions, CLASSIC.wrong_drinks, strict=False)), Fraction(0)
    )
    return found(blind - best < best, "RTB-1.9", best=best, blind=blind)


def classic_right_answers() -> Finding:
    """Right answers in the first part keep you off the bus."""
    held = {_cards_after_questions(right) for right in (True, False)}
    return found(len(held) > 1, "RTB-3.1", cards=max(held))


def _cards_after_questions(right: bool) -> int:
    """What a guesser holds after the questions, all answered right or all wrong: played with the rules."""
    state = RideState()
    RIDE.begin(state, CLASSIC, 3, 2)
    while state.asked == 0:
        question, front = state.question, [card for card in state.hand[0] if card >= 0]
        first, _ = words(question)
        RIDE.act(state, CLASSIC, 0, first)
        picks = range(RIDE.outcomes(state, CLASSIC))
        fits = (
            p
            for p in picks
            if (judge(CLASSIC, front, question, first, RIDE.outcome(state, CLASSIC, p)) == RIGHT) == right
        )
        RIDE.deal(state, CLASSIC, next(fits, 0))
    return state.held[0]


def classic_king() -> Finding:
    """A king you forget costs five drinks that somebody else could have had."""
    hold = first_hold(CLASSIC)
    top, chance = hold.rows[-1]
    return found(None, "RTB-2.3", {"chance": chance, "turned": hold.turned}, top=top, worth=hold.later)


def classic_bluff_ten() -> Finding:
    """Caught bluffing on the fifth row, you take ten."""
    _, call = call_odds(Fraction(0), 0, row_worth(CLASSIC, 4))
    return found(call.gives == 10, "RTB-2.6", drinks=call.gives)


def classic_bluff_rows() -> Finding:
    """Bluff seldom on the low rows, and never on the fifth."""

    def share_that_pays(worth: int) -> Fraction:
        """The share of calls at which a bluff costs its player what it gives the others; both are straight in it."""
        never, always = (bluff_costs(worth, Fraction(calls)) for calls in (0, 1))
        gains, loses = never[1] - never[0], always[0] - always[1]
        return gains / (gains + loses)

    shares = {share_that_pays(row_worth(CLASSIC, row)) for row in range(5)}
    return found(None if len(shares) == 1 else True, "RTB-2.6", {"calls": max(shares)})


def classic_hold_top() -> Finding:
    """Keep your best matches, pairs above all, for the top two rows."""
    turns = [worth for _, worth in turns_to_come(CLASSIC, 1)]
    above = [worth if row >= 3 else 0 for row, worth in turns_to_come(CLASSIC, 1)]
    unseen = DECK - CLASSIC.questions - 1
    now = row_worth(CLASSIC, 0)
    top, pair = worth_held(2, unseen, above), worth_held(1, unseen, above)
    return found(top > now, "RTB-2.3", now=now, held=worth_held(2, unseen, turns), top=top, pair=pair)


def classic_clean_ten() -> Finding:
    """To clear a row of ten at the first go is unlikely."""
    ride = ride_odds(CLASSIC)
    return found(ride.clean < Fraction(1, 20), "RTB-3.2", {"clean": ride.clean})


def classic_restarts() -> Finding:
    """Several restarts are normal."""
    ride = ride_odds(CLASSIC)
    several = ride.attempts.more_than(2)
    restarts, drinks = ride.attempts.mean - 1, ride.drinks.mean
    return found(several > 0.5, "RTB-3.2", {"several": several}, restarts=restarts, drinks=drinks)


def minutes(seats: int, mean: Number, within: Number) -> Finding:
    """What is true of `classic-minutes`, `mean` and `within` being what a model of the night finds (docs/lab.md)."""
    cards = guessers_of(CLASSIC, seats) * CLASSIC.questions + sum(CLASSIC.pyramid_rows) + ride_odds(CLASSIC).cards.mean
    holds = True if float(within) > 0.5 else None if FASTEST <= float(mean) <= SLOWEST else False
    return found(holds, "RTB-3.2", {"within": within}, seats=seats, cards=cards, mean=mean)


def classic_best_of_three() -> Finding:
    """Best of three, with a new dealer each time, lets everybody deal."""

    def all_deal(seats: int) -> bool:
        return {(seats - 1 + game) % seats for game in range(3)} == set(range(seats))

    most = max(seats for seats in range(3, 9) if all_deal(seats))
    return found(None, "RTB-0.4", most=most)


def classic_mini_bus() -> Finding:
    """A bus of four cards is over quickly."""
    short, long = (ride_odds(replace(CLASSIC, bus_length=cards)) for cards in (4, 10))
    means = {"rows": short.attempts.mean, "drinks": short.drinks.mean, "long": long.drinks.mean}
    return found(short.attempts.mean * 4 < long.attempts.mean, "RTB-3.2", {"clean": short.clean}, **means)


# party


def party_suit() -> Finding:
    """The suit is a chance of one in four."""
    suit = round_odds(PARTY)[3]
    return found(suit.blind == Fraction(1, 4), "RTB-1.4", {"blind": suit.blind, "right": suit.right})


def party_four_nine() -> Finding:
    """With a four and a nine a five is inside, a queen outside."""
    front = [read_card("4S"), read_card("9H")]
    inside = judge(PARTY, front, 2, answers.INSIDE, read_card("5D")) == RIGHT
    outside = judge(PARTY, front, 2, answers.OUTSIDE, read_card("QD")) == RIGHT
    ways = [sum(judge(PARTY, front, 2, said, c) == RIGHT for c in _unseen("4S", "9H")[1]) for said in _BETWEEN]
    return found(inside and outside, "RTB-1.3", inside=ways[0], outside=ways[1])


_BETWEEN: Final = (answers.INSIDE, answers.OUTSIDE)


def party_hold_risk() -> Finding:
    """To save cards for higher rows is risky, for most cards rides."""
    stays = 1 - chance_turned(2, DECK - PARTY.questions - 1, sum(PARTY.pyramid_rows) - 1)
    return found(stays > Fraction(1, 4), "RTB-3.1", {"stays": stays})


def party_empty_hand() -> Finding:
    """To be rid of every card would be ideal; more likely some are left."""
    unseen, turns = DECK - PARTY.questions, sum(PARTY.pyramid_rows)
    rid = sum((share * chance_rid(left, unseen, turns) for left, share in _hands_by_rank(PARTY.questions)), Fraction(0))
    return found(rid < Fraction(1, 2), "RTB-3.1", {"rid": rid})


def _hands_by_rank(cards: int) -> list[tuple[list[int], Fraction]]:
    """Hands of so many cards: of each rank in them how many are left, and how often that is so."""
    shapes: Counter[tuple[int, ...]] = Counter()

    def deal(ranks: int, left: int, shape: tuple[int, ...], ways: int) -> None:
        if left == 0:
            shapes[tuple(sorted(shape))] += ways
        elif ranks:
            for n in range(min(4, left) + 1):
                deal(ranks - 1, left - n, (*shape, n) if n else shape, ways * comb(4, n))

    deal(13, cards, (), 1)
    return [([4 - n for n in shape], Fraction(ways, comb(DECK, cards))) for shape, ways in shapes.items()]


# commission


def commission_pair() -> Finding:
    """If the first two cards are a pair, only outside can be right."""
    front, unseen = _unseen("9H", "9S")
    inside, outside = (sum(judge(COMMISSION, front, 2, said, card) == RIGHT for card in unseen) for said in _BETWEEN)
    return found(inside == 0, "RTB-1.3", inside=inside, outside=outside)


def commission_gentle() -> Finding:
    """One to five drinks make a gentler pyramid than 2, 4, 8, 16 and a shot."""
    gentle = replace(COMMISSION, pyramid_values=(1, 2, 3, 4, 5), top_card=TopCard.DRINKS)
    soft, hard = first_hold(gentle).later, first_hold(COMMISSION).later
    return found(soft < hard, "RTB-2.1", soft=soft, hard=hard)


def commission_third_shuffle() -> Finding:
    """Somebody once rode through the deck twice."""
    longer = ride_odds(COMMISSION).cards.more_than(2 * DECK)
    return found(None, "RTB-3.4", {"longer": longer})


def commission_half() -> Finding:
    """A co-pilot splits the rider's drinks."""
    drinks = ride_odds(COMMISSION).drinks
    rider = sum(chance * (n - n // 2) for n, chance in enumerate(drinks.chances))
    return found(rider < 0.6 * float(drinks.mean), "RTB-3.8", rider=rider, alone=drinks.mean)


def commission_timetable() -> Finding:
    """A ride that ends with the deck is called mercy."""
    seats = 5
    ends, goes_on = (
        played_rides(replace(COMMISSION, ride_ends_with_deck=mercy), seats).drinks for mercy in (OnOff.ON, OnOff.OFF)
    )
    return found(ends.value < goes_on.value, "RTB-3.4", seats=seats, ends=ends, on=goes_on)
