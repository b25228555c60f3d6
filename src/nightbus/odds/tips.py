"""The tips and the claims with a number in the five rulebooks, each held against the odds.

What a rulebook says stands in `locales/` in our words (`tip-` and its name), what is true beside it (`.truth`), with the
figures that are found here: none of them is written down, all come from the functions that answer `nightbus odds`.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache
from math import comb
from typing import Final, Literal

from nightbus.cards import ACE, DECK, KING, QUEEN, RANKS, rank_of, read_card
from nightbus.odds.at_chase import chase_odds
from nightbus.odds.chase import CardOdds, choice_odds, losses_by_turn, usual
from nightbus.odds.claims import bluff_costs, call_odds
from nightbus.odds.hands import all_hands
from nightbus.odds.overview import first_hold
from nightbus.odds.played import played_rides
from nightbus.odds.pyramid import chance_rid, chance_turned, row_worth, turns_to_come, worth_held
from nightbus.odds.questions import answer_odds, faces, split
from nightbus.odds.rides import ride_odds
from nightbus.odds.round import round_odds
from nightbus.odds.trial import Estimate, Number, estimate, luck_of
from nightbus.rules import answers
from nightbus.rules.actions import Stay
from nightbus.rules.chase_the_ace import GAME as CHASE
from nightbus.rules.chase_the_ace.house import Domino
from nightbus.rules.chase_the_ace.house import House as ChaseHouse
from nightbus.rules.chase_the_ace.state import STAY, SWAP, is_king, next_in
from nightbus.rules.chase_the_ace.state import State as ChaseState
from nightbus.rules.game import legal_actions
from nightbus.rules.ride_the_bus import GAME as RIDE
from nightbus.rules.ride_the_bus.house import TopCard, guessers_of
from nightbus.rules.ride_the_bus.questions import RIGHT, judge, words
from nightbus.rules.ride_the_bus.rulebooks import CLASSIC, COMMISSION, PARTY
from nightbus.rules.ride_the_bus.state import State as RideState
from nightbus.rules.stop_the_bus.game import HAND
from nightbus.rules.stop_the_bus.hands import FLUSH, RUN, RUNNING_FLUSH, TRIO, hand_kind, hand_value
from nightbus.rules.stop_the_bus.house import House as StopHouse
from nightbus.rules.story import EVERYONE
from nightbus.rules.switches import OnOff

Verdict = Literal["holds", "does_not_hold", "depends"]
Figure = Number | int | str


@dataclass(frozen=True, slots=True)
class Finding:
    """What is true of a tip."""

    verdict: Verdict
    rule: str
    figures: dict[str, Figure]


@dataclass(frozen=True, slots=True)
class Tip:
    """A tip or claim of a rulebook, and how to find what is true of it."""

    name: str
    rulebook: str
    find: Callable[[], Finding]


def _verdict(holds: bool) -> Verdict:
    return "holds" if holds else "does_not_hold"


# Ride the Bus: classic


def _classic_players() -> Finding:
    def needed(seats: int) -> int:
        return guessers_of(CLASSIC, seats) * CLASSIC.questions + sum(CLASSIC.pyramid_rows)

    most = max(seats for seats in range(3, DECK) if needed(seats) <= DECK)
    figures: dict[str, Figure] = {"needed": needed(9), "most": most, "short": most + 1}
    return Finding(_verdict(needed(9) > DECK), "RTB-0.3", figures)


def _unseen(*cards: str) -> tuple[list[int], Counter[int]]:
    """These cards, and the others of a pack."""
    held = [read_card(card) for card in cards]
    return held, Counter(range(DECK)) - Counter(held)


def _classic_eight() -> Finding:
    held, unseen = _unseen("8S")
    falls = split(CLASSIC, 1, held, faces(1, unseen), answers.HIGHER)
    figures: dict[str, Figure] = {"higher": falls.right, "lower": falls.wrong, "level": falls.level}
    return Finding(_verdict(falls.wrong == falls.right + 1), "RTB-1.2", figures)


def _classic_higher_lower() -> Finding:
    told_right, best = Fraction(0), Fraction(0)
    for first in range(DECK):
        unseen = Counter(range(DECK)) - Counter([first])
        odds = {each.action.call: each.right for each in answer_odds(CLASSIC, 1, [first], unseen)}
        told_right += odds["higher" if rank_of(first) < 6 else "lower"] / DECK
        best += max(odds.values()) / DECK
    return Finding(_verdict(told_right == best), "RTB-1.2", {"right": told_right})


def _classic_luck() -> Finding:
    questions = round_odds(CLASSIC)
    best = sum((each.costs for each in questions), Fraction(0))
    blind = sum(
        (wrong * (1 - each.blind) for each, wrong in zip(questions, CLASSIC.wrong_drinks, strict=False)), Fraction(0)
    )
    return Finding(_verdict(blind - best < best), "RTB-1.9", {"best": best, "blind": blind})


def _classic_right_answers() -> Finding:
    held = {_cards_after_questions(right) for right in (True, False)}
    return Finding(_verdict(len(held) > 1), "RTB-3.1", {"cards": max(held)})


def _cards_after_questions(right: bool) -> int:
    """What a guesser holds after the questions, all answered right or all wrong: played with the rules."""
    state = RideState()
    RIDE.begin(state, CLASSIC, 3, 2)
    while state.asked == 0:
        question, front = state.question, [card for card in state.hand[0] if card >= 0]
        first, _ = words(question)
        RIDE.act(state, CLASSIC, 0, first)
        picks = range(RIDE.outcomes(state, CLASSIC))
        fits = (p for p in picks if (judge(CLASSIC, front, question, first, RIDE.outcome(state, CLASSIC, p)) == RIGHT) == right)
        RIDE.deal(state, CLASSIC, next(fits, 0))
    return state.held[0]


def _classic_king() -> Finding:
    hold = first_hold(CLASSIC)
    top, chance = hold.rows[-1]
    figures: dict[str, Figure] = {"top": top, "chance": chance, "turned": hold.turned, "worth": hold.later}
    return Finding("depends", "RTB-2.3", figures)


def _classic_bluff_ten() -> Finding:
    _, call = call_odds(Fraction(0), 0, row_worth(CLASSIC, 4))
    return Finding(_verdict(call.gives == 10), "RTB-2.6", {"drinks": call.gives})


def _classic_bluff_rows() -> Finding:
    def share_that_pays(worth: int) -> Fraction:
        """The share of calls at which a bluff costs its player what it gives the others; both are straight in it."""
        never, always = (bluff_costs(worth, Fraction(calls)) for calls in (0, 1))
        gains, loses = never[1] - never[0], always[0] - always[1]
        return gains / (gains + loses)

    shares = {share_that_pays(row_worth(CLASSIC, row)) for row in range(5)}
    return Finding("depends" if len(shares) == 1 else "holds", "RTB-2.6", {"calls": max(shares)})


def _classic_hold_top() -> Finding:
    turns = [worth for _, worth in turns_to_come(CLASSIC, 1)]
    above = [worth if row >= 3 else 0 for row, worth in turns_to_come(CLASSIC, 1)]
    unseen = DECK - CLASSIC.questions - 1
    now = row_worth(CLASSIC, 0)
    top, pair = worth_held(2, unseen, above), worth_held(1, unseen, above)
    figures: dict[str, Figure] = {"now": now, "held": worth_held(2, unseen, turns), "top": top, "pair": pair}
    return Finding(_verdict(top > now), "RTB-2.3", figures)


def _classic_clean_ten() -> Finding:
    ride = ride_odds(CLASSIC)
    return Finding(_verdict(ride.clean < Fraction(1, 20)), "RTB-3.2", {"clean": ride.clean})


def _classic_restarts() -> Finding:
    ride = ride_odds(CLASSIC)
    figures: dict[str, Figure] = {
        "restarts": ride.attempts.mean - 1,
        "drinks": ride.drinks.mean,
        "several": ride.attempts.more_than(2),
    }
    return Finding(_verdict(ride.attempts.more_than(2) > 0.5), "RTB-3.2", figures)


def _classic_minutes() -> Finding:
    seats = 5
    cards = guessers_of(CLASSIC, seats) * CLASSIC.questions + sum(CLASSIC.pyramid_rows) + ride_odds(CLASSIC).cards.mean
    figures: dict[str, Figure] = {"seats": seats, "cards": cards, "fast": 60 * 20 / cards, "slow": 60 * 40 / cards}
    return Finding("depends", "RTB-3.2", figures)


def _classic_best_of_three() -> Finding:
    def all_deal(seats: int) -> bool:
        return {(seats - 1 + game) % seats for game in range(3)} == set(range(seats))

    most = max(seats for seats in range(3, 9) if all_deal(seats))
    return Finding("depends", "RTB-0.4", {"most": most})


def _classic_mini_bus() -> Finding:
    short, long = (ride_odds(replace(CLASSIC, bus_length=cards)) for cards in (4, 10))
    figures: dict[str, Figure] = {
        "clean": short.clean,
        "drinks": short.drinks.mean,
        "long": long.drinks.mean,
        "rows": short.attempts.mean,
    }
    return Finding(_verdict(short.attempts.mean * 4 < long.attempts.mean), "RTB-3.2", figures)


# Ride the Bus: party


def _party_suit() -> Finding:
    suit = round_odds(PARTY)[3]
    return Finding(_verdict(suit.blind == Fraction(1, 4)), "RTB-1.4", {"blind": suit.blind, "right": suit.right})


def _party_four_nine() -> Finding:
    front = [read_card("4S"), read_card("9H")]
    inside = judge(PARTY, front, 2, answers.INSIDE, read_card("5D")) == RIGHT
    outside = judge(PARTY, front, 2, answers.OUTSIDE, read_card("QD")) == RIGHT
    ways = [sum(judge(PARTY, front, 2, said, c) == RIGHT for c in _unseen("4S", "9H")[1]) for said in _BETWEEN]
    return Finding(_verdict(inside and outside), "RTB-1.3", {"inside": ways[0], "outside": ways[1]})


_BETWEEN: Final = (answers.INSIDE, answers.OUTSIDE)


def _party_hold_risk() -> Finding:
    stays = 1 - chance_turned(2, DECK - PARTY.questions - 1, sum(PARTY.pyramid_rows) - 1)
    return Finding(_verdict(stays > Fraction(1, 4)), "RTB-3.1", {"stays": stays})


def _party_empty_hand() -> Finding:
    unseen, turns = DECK - PARTY.questions, sum(PARTY.pyramid_rows)
    rid = sum(
        (share * chance_rid(left, unseen, turns) for left, share in _hands_by_rank(PARTY.questions)), Fraction(0)
    )
    return Finding(_verdict(rid < Fraction(1, 2)), "RTB-3.1", {"rid": rid})


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


# Ride the Bus: commission


def _commission_pair() -> Finding:
    front, unseen = _unseen("9H", "9S")
    inside, outside = (sum(judge(COMMISSION, front, 2, said, card) == RIGHT for card in unseen) for said in _BETWEEN)
    return Finding(_verdict(inside == 0), "RTB-1.3", {"inside": inside, "outside": outside})


def _commission_gentle() -> Finding:
    gentle = replace(COMMISSION, pyramid_values=(1, 2, 3, 4, 5), top_card=TopCard.DRINKS)
    soft, hard = first_hold(gentle).later, first_hold(COMMISSION).later
    return Finding(_verdict(soft < hard), "RTB-2.1", {"soft": soft, "hard": hard})


def _commission_third_shuffle() -> Finding:
    longer = ride_odds(COMMISSION).cards.more_than(2 * DECK)
    return Finding("depends", "RTB-3.4", {"longer": longer})


def _commission_half() -> Finding:
    drinks = ride_odds(COMMISSION).drinks
    rider = sum(chance * (n - n // 2) for n, chance in enumerate(drinks.chances))
    return Finding(_verdict(rider < 0.6 * float(drinks.mean)), "RTB-3.8", {"rider": rider, "alone": drinks.mean})


def _commission_timetable() -> Finding:
    seats = 5
    ends, goes_on = (
        played_rides(replace(COMMISSION, ride_ends_with_deck=mercy), seats).drinks for mercy in (OnOff.ON, OnOff.OFF)
    )
    figures: dict[str, Figure] = {"seats": seats, "ends": ends, "on": goes_on}
    return Finding(_verdict(ends.value < goes_on.value), "RTB-3.4", figures)


# Chase the Ace

_FEW: Final = 4
_MANY: Final = 8
_SAFE: Final = 0.05
"""A smaller chance to lose a life is called safe."""
_CLOSE: Final = 0.2
"""Two chances nearer to each other than this are called a real decision."""


@cache
def _cards(seats: int) -> tuple[CardOdds, ...]:
    return choice_odds(ChaseHouse(), seats)


def _loses(seats: int, height: int, *, moves: bool) -> list[Number]:
    """The chance to lose with a card of this height, staying or moving, turn by turn."""
    return [each.costs for each in _cards(seats) if each.height == height and isinstance(each.action, Stay) != moves]


def _most(chances: Iterable[Number]) -> Number:
    return max(chances, key=float)


def _pays(seats: int, height: int) -> list[bool]:
    """Does it pay to move with such a card, turn by turn?"""
    stays, moves = (_loses(seats, height, moves=moving) for moving in (False, True))
    return [float(move) < float(stay) for stay, move in zip(stays, moves, strict=True)]


def _chase_eight() -> Finding:
    few, many = (_most(_loses(seats, _EIGHT, moves=False)) for seats in (_FEW, _MANY))
    figures: dict[str, Figure] = {"few": _FEW, "at_few": few, "many": _MANY, "at_many": many}
    return Finding(_verdict(float(few) < _SAFE) if float(many) >= _SAFE or float(few) < _SAFE else "depends", "CTA-2.1", figures)


_EIGHT: Final = 7
_THREE: Final = 2
_FOUR: Final = 3


def _chase_eight_swap() -> Finding:
    pays = {seats: sum(sum(_pays(seats, height)) for height in range(_EIGHT, 13)) for seats in (2, 3, 4)}
    worst = [seats for seats, cases in pays.items() if cases]
    figures: dict[str, Figure] = {"two": pays[2], "three": pays[3], "four": pays[4]}
    return Finding("depends" if worst and len(worst) < len(pays) else _verdict(not worst), "CTA-1.2", figures)


def _chase_three() -> Finding:
    always = all(all(_pays(seats, height)) for seats in (2, 3, 4) for height in range(_THREE + 1))
    stays, moves = (_most(_loses(_FEW, _THREE, moves=moving)) for moving in (False, True))
    return Finding(_verdict(always), "CTA-1.2", {"seats": _FEW, "stays": stays, "moves": moves})


def _chase_known_king() -> Finding:
    house = ChaseHouse()
    rounds = 400
    plain = _kings_known_next(house, rounds)
    domino = _kings_known_next(replace(house, domino=Domino.LOW), rounds)
    verdict: Verdict = "depends" if domino and not plain else _verdict(plain > 0)
    return Finding(verdict, "CTA-1.3", {"rounds": rounds, "plain": plain, "domino": domino})


def _kings_known_next(house: ChaseHouse, rounds: int) -> int:
    """How often in so many deals, played at random, a player who may swap sees a known king at the left."""
    luck = luck_of(0)
    state = ChaseState()
    CHASE.begin(state, house, _MANY, _MANY - 1)
    found = 0
    while state.deals <= rounds:
        if CHASE.over(state):
            CHASE.again(state, house)
        elif chances := CHASE.outcomes(state, house):
            CHASE.deal(state, house, luck.randrange(chances))
        else:
            seat, left = state.asked, next_in(state, state.asked)
            if seat != state.dealer and state.known[left] == EVERYONE and is_king(state.hand[left]):
                found += 1
            CHASE.act(state, house, seat, luck.choice(legal_actions(CHASE, state, house, seat)))
    return found


def _chase_dealer_four() -> Finding:
    highest = {seats: max(height for height in range(13) if _pays(seats, height)[-1]) for seats in (2, 3, 4)}
    figures: dict[str, Figure] = {"two": _card(highest[2]), "three": _card(highest[3]), "four": _card(highest[4])}
    return Finding(_verdict(set(highest.values()) == {_FOUR}), "CTA-1.6", figures)


def _card(height: int) -> str:
    """How a card of Chase the Ace is written, by its height."""
    return RANKS[(height + ACE) % len(RANKS)]


def _chase_middle() -> Finding:
    """Where it pays for some to move and for others to stay, or comes to nearly the same."""

    def is_close(height: int) -> bool:
        stays, moves = (_loses(_FEW, height, moves=moving) for moving in (False, True))
        return any(abs(float(stay) - float(move)) < _CLOSE for stay, move in zip(stays, moves, strict=True))

    close = [height for height in range(13) if is_close(height)]
    figures: dict[str, Figure] = {"seats": _FEW, "low": _card(min(close)), "high": _card(max(close))}
    verdict: Verdict = "holds" if (min(close), max(close)) == (3, 6) else "depends" if min(close) <= 6 else "does_not_hold"
    return Finding(verdict, "CTA-1.2", figures)


def _at(hands: str, moves: str, seats: int = _FEW) -> tuple[ChaseState, ChaseHouse]:
    """A round in which these cards were dealt and these moves made; the last seat deals."""
    state, house = ChaseState(), ChaseHouse()
    CHASE.begin(state, house, seats, seats - 1)
    for name in hands.split():
        picks = range(CHASE.outcomes(state, house))
        CHASE.deal(state, house, next(p for p in picks if CHASE.outcome(state, house, p) == read_card(name)))
    for code in map(int, moves.split()):
        CHASE.act(state, house, state.asked, code)
    return state, house


def _stay_with(hands: str, moves: str) -> Number:
    """The chance to lose by staying, at such a position."""
    state, house = _at(hands, moves)
    return next(each.costs for each in chase_odds(state, house, state.asked) if isinstance(each.action, Stay))


def _chase_low_seen() -> Finding:
    unknown = _stay_with("KS 9H 5D 8C", f"{STAY} {STAY}")
    ace_seen = _stay_with("2S AH 5D 8C", f"{SWAP} {STAY}")  # the first player took the ace, for all to see
    return Finding(_verdict(float(ace_seen) < float(unknown)), "CTA-1.8", {"unknown": unknown, "seen": ace_seen})


def _chase_ace() -> Finding:
    stays, moves = (_loses(_FEW, 0, moves=moving) for moving in (False, True))
    low, high = min(moves, key=float), _most(moves)
    figures: dict[str, Figure] = {"seats": _FEW, "stays": min(stays, key=float), "low": low, "high": high}
    return Finding(_verdict(float(low) > 1 - _SAFE), "CTA-2.1", figures)


def _chase_ace_shown() -> Finding:
    loses = min((chance for seats in (2, 3, 4) for chance in _loses(seats, 0, moves=False)), key=float)
    return Finding(_verdict(loses == 1), "CTA-2.1", {"loses": loses})


def _chase_low_warning() -> Finding:
    """Before and after a nine is taken for a three: what the best choice then loses."""
    found = []
    for first in (STAY, SWAP):
        state, house = _at("3S 9H 6D 8C", str(first))
        found.append(min(float(each.costs) for each in chase_odds(state, house, 1)))
    before, after = found
    return Finding(_verdict(after <= before), "CTA-1.5", {"before": before, "after": after})


def _chase_king() -> Finding:
    """Of a king still held when its turn comes."""
    loses = _most(chance for seats in (3, 4) for chance in _loses(seats, _KING, moves=False))
    return Finding(_verdict(float(loses) < _SAFE), "CTA-1.3", {"loses": loses})


_KING: Final = 12


def _chase_packs() -> Finding:
    most = DECK - 1  # a card each, and one in the stock for the dealer
    return Finding(_verdict(most < 14), "CTA-0.1", {"most": most, "left": DECK - 20})


def _chase_dealer() -> Finding:
    plain, ties = (losses_by_turn(ChaseHouse(dealer_wins_ties=rule), _FEW) for rule in (OnOff.OFF, OnOff.ON))
    others = sum(plain[:-1], Fraction(0)) / (len(plain) - 1)
    figures: dict[str, Figure] = {"seats": _FEW, "dealer": plain[-1], "others": others, "ties": ties[-1]}
    return Finding(_verdict(plain[-1] > max(plain[:-1]) and ties[-1] < plain[-1]), "CTA-2.2", figures)


def _chase_lives() -> Finding:
    rounds = {lives: _rounds(lives, games=150) for lives in (1, 2, 3, 5)}
    means = [rounds[lives].value for lives in (1, 2, 3, 5)]
    figures: dict[str, Figure] = {"seats": _FEW, **{f"lives_{lives}": each for lives, each in rounds.items()}}
    return Finding(_verdict(means == sorted(means)), "CTA-0.2", figures)


def _rounds(lives: int, *, games: int) -> Estimate:
    """Rounds of a game of a few, all playing as usual."""
    luck = luck_of(0)
    house = ChaseHouse(lives=lives)
    total = squares = 0
    for _ in range(games):
        state = ChaseState()
        CHASE.begin(state, house, _FEW, _FEW - 1)
        while not CHASE.over(state):
            if chances := CHASE.outcomes(state, house):
                CHASE.deal(state, house, luck.randrange(chances))
            else:
                CHASE.act(state, house, state.asked, usual(house, state.players).choose(state, house, state.asked))
        total += state.rounds
        squares += state.rounds**2
    return estimate(total, squares, games)


# Stop the Bus


def _stop_order() -> Finding:
    house = StopHouse()
    by_kind: dict[int, list[tuple[int, tuple[int, ...]]]] = {}
    for hand in all_hands():
        by_kind.setdefault(hand_kind(*hand, house), []).append((hand_value(*hand, house), tuple(map(rank_of, hand))))
    ends = {kind: (min(hands)[1], max(hands)[1]) for kind, hands in by_kind.items()}
    trios, runs = ((0, 0, 0), (ACE,) * 3), ((0, 1, 2), (QUEEN, KING, ACE))
    holds = ends[TRIO] == trios and ends[RUN] == ends[RUNNING_FLUSH] == runs
    return Finding(_verdict(holds), "STB-2.1", {"hands": len(by_kind[TRIO]), "runs": len(by_kind[RUN])})


def _stop_flush() -> Finding:
    four, nine, king = (read_card(card) for card in ("4S", "9S", "KS"))
    return Finding(_verdict(hand_kind(four, nine, king, StopHouse()) == FLUSH), "STB-2.1", {})


def _stop_players() -> Finding:
    most = max(seats for seats in range(2, DECK) if HAND * seats + HAND <= DECK)
    return Finding("depends", "STB-0.1", {"most": most, "cards": HAND * most + HAND})


TIPS: Final = (
    Tip("classic-players", "classic", _classic_players),
    Tip("classic-minutes", "classic", _classic_minutes),
    Tip("classic-right-answers", "classic", _classic_right_answers),
    Tip("classic-luck", "classic", _classic_luck),
    Tip("classic-higher-lower", "classic", _classic_higher_lower),
    Tip("classic-eight", "classic", _classic_eight),
    Tip("classic-king", "classic", _classic_king),
    Tip("classic-bluff-rows", "classic", _classic_bluff_rows),
    Tip("classic-bluff-ten", "classic", _classic_bluff_ten),
    Tip("classic-hold-top", "classic", _classic_hold_top),
    Tip("classic-clean-ten", "classic", _classic_clean_ten),
    Tip("classic-restarts", "classic", _classic_restarts),
    Tip("classic-mini-bus", "classic", _classic_mini_bus),
    Tip("classic-best-of-three", "classic", _classic_best_of_three),
    Tip("party-four-nine", "party", _party_four_nine),
    Tip("party-suit", "party", _party_suit),
    Tip("party-hold-risk", "party", _party_hold_risk),
    Tip("party-empty-hand", "party", _party_empty_hand),
    Tip("commission-pair", "commission", _commission_pair),
    Tip("commission-gentle", "commission", _commission_gentle),
    Tip("commission-timetable", "commission", _commission_timetable),
    Tip("commission-half", "commission", _commission_half),
    Tip("commission-third-shuffle", "commission", _commission_third_shuffle),
    Tip("chase-packs", "chase-the-ace", _chase_packs),
    Tip("chase-lives", "chase-the-ace", _chase_lives),
    Tip("chase-low-warning", "chase-the-ace", _chase_low_warning),
    Tip("chase-king", "chase-the-ace", _chase_king),
    Tip("chase-ace-shown", "chase-the-ace", _chase_ace_shown),
    Tip("chase-dealer", "chase-the-ace", _chase_dealer),
    Tip("chase-eight", "chase-the-ace", _chase_eight),
    Tip("chase-eight-swap", "chase-the-ace", _chase_eight_swap),
    Tip("chase-three", "chase-the-ace", _chase_three),
    Tip("chase-known-king", "chase-the-ace", _chase_known_king),
    Tip("chase-dealer-four", "chase-the-ace", _chase_dealer_four),
    Tip("chase-middle", "chase-the-ace", _chase_middle),
    Tip("chase-low-seen", "chase-the-ace", _chase_low_seen),
    Tip("chase-ace", "chase-the-ace", _chase_ace),
    Tip("stop-players", "stop-the-bus", _stop_players),
    Tip("stop-order", "stop-the-bus", _stop_order),
    Tip("stop-flush", "stop-the-bus", _stop_flush),
)
"""In the order of the rulebooks."""
