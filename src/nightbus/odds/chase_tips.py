"""What is true of the tips for Chase the Ace (`tips`)."""

from collections.abc import Iterable
from dataclasses import replace
from fractions import Fraction
from functools import cache
from typing import Final

from nightbus.cards import ACE, DECK, RANKS, read_card
from nightbus.odds.at_chase import chase_odds
from nightbus.odds.chase import CardOdds, choice_odds, losses_by_turn, usual
from nightbus.odds.tip import Finding, found
from nightbus.odds.trial import Estimate, Number, estimate, luck_of
from nightbus.rules.actions import Stay
from nightbus.rules.chase_the_ace import GAME as CHASE
from nightbus.rules.chase_the_ace.house import Domino
from nightbus.rules.chase_the_ace.house import House as ChaseHouse
from nightbus.rules.chase_the_ace.state import STAY, SWAP, is_king, next_in
from nightbus.rules.chase_the_ace.state import State as ChaseState
from nightbus.rules.game import legal_actions
from nightbus.rules.story import EVERYONE
from nightbus.rules.switches import OnOff

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


def chase_eight() -> Finding:
    """An eight or higher is nearly always safe."""
    few, many = (_most(_loses(seats, _EIGHT, moves=False)) for seats in (_FEW, _MANY))
    holds = float(few) < _SAFE
    only_at_many = not holds and float(many) < _SAFE
    return found(None if only_at_many else holds, "CTA-2.1", {"at_few": few, "at_many": many}, few=_FEW, many=_MANY)


_EIGHT: Final = 7
_THREE: Final = 2
_FOUR: Final = 3
_SEVEN: Final = 6


def chase_eight_swap() -> Finding:
    """To swap an eight or higher seldom betters your chances."""
    pays = {seats: sum(sum(_pays(seats, height)) for height in range(_EIGHT, 13)) for seats in (2, 3, 4)}
    worst = [seats for seats, cases in pays.items() if cases]
    holds = None if worst and len(worst) < len(pays) else not worst
    return found(holds, "CTA-1.2", two=pays[2], three=pays[3], four=pays[4])


def chase_three() -> Finding:
    """A three or lower is nearly always a swap."""
    always = all(all(_pays(seats, height)) for seats in (2, 3, 4) for height in range(_THREE + 1))
    stays, moves = (_most(_loses(_FEW, _THREE, moves=moving)) for moving in (False, True))
    return found(always, "CTA-1.2", {"stays": stays, "moves": moves}, seats=_FEW)


def chase_known_king() -> Finding:
    """Remember the kings that were shown: to swap with one at your left is in vain."""
    house = ChaseHouse()
    rounds = 400
    plain = _kings_known_next(house, rounds)
    domino = _kings_known_next(replace(house, domino=Domino.LOW), rounds)
    only_domino = domino > 0 and not plain
    return found(None if only_domino else plain > 0, "CTA-1.3", rounds=rounds, plain=plain, domino=domino)


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


def chase_dealer_four() -> Finding:
    """As dealer, exchange a four or lower and nothing else."""
    highest = {seats: max(height for height in range(13) if _pays(seats, height)[-1]) for seats in (2, 3, 4)}
    two, three, four = (_card(highest[seats]) for seats in (2, 3, 4))
    return found(set(highest.values()) == {_FOUR}, "CTA-1.6", two=two, three=three, four=four)


def _card(height: int) -> str:
    """How a card of Chase the Ace is written, by its height."""
    return RANKS[(height + ACE) % len(RANKS)]


def chase_middle() -> Finding:
    """Four to seven are the cards to think about."""

    def is_close(height: int) -> bool:
        stays, moves = (_loses(_FEW, height, moves=moving) for moving in (False, True))
        return any(abs(float(stay) - float(move)) < _CLOSE for stay, move in zip(stays, moves, strict=True))

    close = [height for height in range(13) if is_close(height)]
    holds = None if (min(close), max(close)) != (_FOUR, _SEVEN) and min(close) <= _SEVEN else min(close) == _FOUR
    return found(holds, "CTA-1.2", seats=_FEW, low=_card(min(close)), high=_card(max(close)))


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


def chase_low_seen() -> Finding:
    """The fewer aces and twos are left, the safer it is to stay."""
    unknown = _stay_with("KS 9H 5D 8C", f"{STAY} {STAY}")
    ace_seen = _stay_with("2S AH 5D 8C", f"{SWAP} {STAY}")  # the first player took the ace, for all to see
    return found(float(ace_seen) < float(unknown), "CTA-1.8", {"unknown": unknown, "seen": ace_seen})


def chase_ace() -> Finding:
    """An ace is as good as lost, though swapped it strikes your neighbour."""
    stays, moves = (_loses(_FEW, 0, moves=moving) for moving in (False, True))
    low, high = min(moves, key=float), _most(moves)
    chances = {"stays": min(stays, key=float), "low": low, "high": high}
    return found(float(low) > 1 - _SAFE, "CTA-2.1", chances, seats=_FEW)


def chase_ace_shown() -> Finding:
    """Whoever has an ace when the cards are shown generally loses a life."""
    loses = min((chance for seats in (2, 3, 4) for chance in _loses(seats, 0, moves=False)), key=float)
    return found(loses == 1, "CTA-2.1", {"loses": loses})


def chase_low_warning() -> Finding:
    """A low card shown on its way warns whoever gets it, who cannot end up worse."""
    best = []
    for first in (STAY, SWAP):
        state, house = _at("3S 9H 6D 8C", str(first))
        best.append(min((each.costs for each in chase_odds(state, house, 1)), key=float))
    before, after = best
    return found(float(after) <= float(before), "CTA-1.5", {"before": before, "after": after})


def chase_king() -> Finding:
    """Whoever has a king is safe."""
    loses = _most(chance for seats in (3, 4) for chance in _loses(seats, _KING, moves=False))
    return found(float(loses) < _SAFE, "CTA-1.3", {"loses": loses})


_KING: Final = 12


def chase_packs() -> Finding:
    """More than 13 players need a second pack."""
    most = DECK - 1  # a card each, and one in the stock for the dealer
    return found(most < 14, "CTA-0.1", most=most, left=DECK - 20)


def chase_dealer() -> Finding:
    """The dealer has the hardest seat; to win ties makes up for it a little."""
    plain, ties = (losses_by_turn(ChaseHouse(dealer_wins_ties=rule), _FEW) for rule in (OnOff.OFF, OnOff.ON))
    others = sum(plain[:-1], Fraction(0)) / (len(plain) - 1)
    chances = {"dealer": plain[-1], "others": others, "ties": ties[-1]}
    return found(plain[-1] > max(plain[:-1]) and ties[-1] < plain[-1], "CTA-2.2", chances, seats=_FEW)


def chase_lives() -> Finding:
    """With 1 or 2 lives in place of 3 the game is shorter, with 5 longer."""
    rounds = {lives: _rounds(lives, games=150) for lives in (1, 2, 3, 5)}
    means = [rounds[lives].value for lives in (1, 2, 3, 5)]
    one, two, three, five = rounds.values()
    return found(means == sorted(means), "CTA-0.2", seats=_FEW, one=one, two=two, three=three, five=five)


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
