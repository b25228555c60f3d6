"""Stop the Bus, in the order in which it is played. Rules STB-0.1 to STB-3.1.

STB-0.2  The lowest card drawn deals first; the deal passes clockwise among those in.
STB-1.1  Three cards each, one at a time, face down; three face up in the middle.
STB-1.2  A turn exchanges one card with the middle; then the player stops the bus or ends the turn.
STB-1.3  On a first turn the bus may be stopped at once instead.
STB-1.4  Once it is stopped every other player has one last turn, to exchange or to stand.
STB-1.5  After so many turns each it stops by itself, without a last lap.
STB-1.6  A card taken from the middle is known to all while it is in the hand.
STB-2.2  The lowest hand loses a token, with all who tie for lowest (`hands` has STB-2.1, what beats what).
STB-3.1  Out without tokens; the last player with one wins.
"""

from dataclasses import dataclass, field
from typing import Final

from nightbus.cards import NOBODY, rank_of
from nightbus.rules import rule, told
from nightbus.rules.pack import draw, fill, fresh, gather, peek, undealt
from nightbus.rules.stop_the_bus.hands import hand_value
from nightbus.rules.stop_the_bus.house import SEATS, Exchange, FirstStop, House
from nightbus.rules.story import NOT_COMPILED, Told, tell

HAND: Final = 3
"""Cards in a hand, and in the middle."""

# What the game is at; chance comes first, so that one comparison tells whether people are to act.
DRAW: Final = 0
"""A card is due that settles who deals (STB-0.2)."""
DEAL: Final = 1
"""A card of the deal is due; before its first, what the last round left still lies on the table."""
EXCHANGE: Final = 2
"""The player exchanges, or stops at once where that is allowed (STB-1.2, 1.3)."""
STOP_OR_END: Final = 3
"""The player has exchanged, and stops the bus or ends the turn (STB-1.2)."""
LAST_LAP: Final = 4
"""The player's last turn after the bus was stopped (STB-1.4)."""
OVER: Final = 5

# The actions: TAKE + 3 * take + put exchanges the card `take` of the middle and the card `put` of the hand.
TAKE: Final = 0
TAKE_ALL: Final = 9
STAND: Final = 10
STOP: Final = 11
END: Final = 12
ACTIONS: Final = 13


def _row(size: int) -> list[int]:
    return [NOBODY] * size


def _grid() -> list[list[int]]:
    return [[NOBODY] * HAND for _ in range(SEATS)]


@dataclass(slots=True)
class State:
    """A session of Stop the Bus: 16 seats at most, empty slots -1."""

    seats: int = 0
    game: int = 0
    """Games of the session begun, this one too."""
    rounds: int = 0
    """Rounds of the game begun."""
    phase: int = OVER
    dealer: int = NOBODY
    acting: int = NOBODY
    """Whose turn it is, or who gets the next card."""

    pack: list[int] = field(default_factory=lambda: _row(52))
    cards: int = 0
    dealt: int = 0

    drawing: list[int] = field(default_factory=lambda: _row(SEATS))
    """1 for a seat that takes part in the draw for the first deal, or would."""
    drawn: list[int] = field(default_factory=lambda: _row(SEATS))
    """The card each seat has drawn for it."""

    hand: list[list[int]] = field(default_factory=_grid)
    shown: list[list[int]] = field(default_factory=_grid)
    """1 where all know the card of the hand (STB-1.6)."""
    middle: list[int] = field(default_factory=lambda: _row(HAND))
    players: int = 0
    """Seats dealt into this round."""
    turns: list[int] = field(default_factory=lambda: _row(SEATS))
    """Turns each seat has finished in this round."""
    stopper: int = NOBODY

    tokens: list[int] = field(default_factory=lambda: _row(SEATS))
    lent: int = 0
    """1 when all who are still in play with a token lent (STB-3.1)."""
    chips: list[int] = field(default_factory=lambda: _row(SEATS))
    """Won less paid, over the session (C-10)."""
    pot: int = 0
    winner: int = NOBODY
    wins: list[int] = field(default_factory=lambda: _row(SEATS))
    """Games of the session that each seat has won."""

    story: list[Told] = field(default_factory=list, metadata=NOT_COMPILED)


def begin(state: State, house: House, seats: int, dealer: int) -> None:
    """The first game of a session; `dealer` deals, or with NOBODY the lowest card drawn (STB-0.2)."""
    state.seats = seats
    state.game = 0
    state.pot = 0
    fill(state.chips, 0)
    fill(state.wins, 0)
    _begin_game(state, house, dealer)


def again(state: State, house: House) -> None:
    """A further game: tokens anew, chips as they are, the first dealer drawn (C-11)."""
    _begin_game(state, house, NOBODY)


def _begin_game(state: State, house: House, dealer: int) -> None:
    fresh(state, 1)
    state.game += 1
    state.rounds = 0
    state.lent = 0
    state.winner = NOBODY
    state.players = 0
    state.dealer = dealer
    _clear_table(state)
    for seat in range(SEATS):
        state.tokens[seat] = house.tokens if seat < state.seats else 0  # STB-0.1
        state.drawing[seat] = 1 if seat < state.seats else 0
    if dealer == NOBODY:
        state.phase = DRAW
        state.acting = 0
    else:
        _dealer_known(state)


def _clear_table(state: State) -> None:
    for seat in range(SEATS):
        fill(state.hand[seat], NOBODY)
        fill(state.shown[seat], 0)
    fill(state.middle, NOBODY)
    fill(state.drawn, NOBODY)
    fill(state.turns, 0)
    state.stopper = NOBODY


def _dealer_known(state: State) -> None:
    tell(state, told.GAME_BEGAN, rule.C_11, state.dealer, number=state.game)
    state.phase = DEAL
    state.acting = NOBODY
    gather(state)


def next_in(state: State, seat: int) -> int:
    """The next seat clockwise that is still in the game (C-1)."""
    after = (seat + 1) % state.seats
    while state.tokens[after] == 0:
        after = (after + 1) % state.seats
    return after


def outcomes(state: State, house: House) -> int:
    """How many equally likely cards may come next; 0 when people are to act or the game is over."""
    return undealt(state) if state.phase <= DEAL else 0


def outcome(state: State, house: House, pick: int) -> int:
    """Which card `pick` is, 0 <= pick < outcomes(state, house)."""
    return peek(state, pick)


def deal(state: State, house: House, pick: int) -> None:
    """The card `pick` is drawn for the first deal, or dealt."""
    if state.phase == DRAW:
        _draw_for_deal(state, draw(state, pick))
        return
    if state.dealt == 0:
        _begin_round(state)
    at = state.dealt
    card = draw(state, pick)
    if at < HAND * state.players:
        seat = state.acting
        state.hand[seat][at // state.players] = card
        tell(state, told.DEALT, rule.STB_1_1, seat, card=card, readers=1 << seat)
        state.acting = next_in(state, seat)
    else:
        # One at a time round the table, the deal has come back to the dealer's left: the first turn is there (C-6).
        place = at - HAND * state.players
        state.middle[place] = card
        tell(state, told.MIDDLE_DEALT, rule.STB_1_1, card=card)
        if place == HAND - 1:
            state.phase = EXCHANGE


def _draw_for_deal(state: State, card: int) -> None:
    """STB-0.2: the lowest deals; those equal lowest draw again, from a whole pack."""
    seat = state.acting
    state.drawn[seat] = card
    tell(state, told.DREW, rule.STB_0_2, seat, card=card)
    state.acting = _next_to_draw(state, seat + 1)
    if state.acting != NOBODY:
        return
    lowest = rank_of(card)
    for other in range(state.seats):
        if state.drawing[other] == 1:
            lowest = min(lowest, rank_of(state.drawn[other]))
    equal = 0
    for other in range(state.seats):
        if state.drawing[other] == 1 and rank_of(state.drawn[other]) != lowest:
            state.drawing[other] = 0
        equal += state.drawing[other]
    first = _next_to_draw(state, 0)
    if equal == 1:
        state.dealer = first
        tell(state, told.FIRST_DEALER, rule.STB_0_2, first)
        _dealer_known(state)
    else:
        tell(state, told.DRAW_AGAIN, rule.STB_0_2)
        fill(state.drawn, NOBODY)
        gather(state)
        state.acting = first


def _next_to_draw(state: State, first: int) -> int:
    for seat in range(first, state.seats):
        if state.drawing[seat] == 1:
            return seat
    return NOBODY


def _begin_round(state: State) -> None:
    """The table is cleared and the deal passes on, also from a dealer who has just gone out (STB-0.2)."""
    _clear_table(state)
    if state.rounds > 0:
        state.dealer = next_in(state, state.dealer)
    state.rounds += 1
    state.players = 0
    for seat in range(state.seats):
        if state.tokens[seat] > 0:
            state.players += 1
    state.acting = next_in(state, state.dealer)
    tell(state, told.ROUND_BEGAN, rule.STB_1_1, state.dealer, number=state.rounds)


def awaits(state: State, house: House, seat: int) -> bool:
    """Is it this seat's turn?"""
    return EXCHANGE <= state.phase < OVER and seat == state.acting


def turn(state: State, house: House) -> int:
    """The seat whose turn it is, or NOBODY."""
    return state.acting if EXCHANGE <= state.phase < OVER else NOBODY


def may_stop_at_once(state: State, house: House) -> bool:
    """May the seat whose turn it is stop the bus without an exchange (STB-1.3, STB-1.4b)?"""
    if state.phase != EXCHANGE or state.turns[state.acting] > 0:
        return False
    return house.first_stop == FirstStop.FIRST_TURN


def legal(state: State, house: House, seat: int, action: int) -> bool:
    """May this seat do this now? The one check."""
    if not awaits(state, house, seat):
        return False
    if state.phase == STOP_OR_END:
        return action == STOP or action == END  # STB-1.2
    if action == TAKE_ALL:
        return house.exchange == Exchange.ONE_OR_THREE  # STB-1.4b
    if action == STAND:
        return state.phase == LAST_LAP  # STB-1.4
    if action == STOP:
        return may_stop_at_once(state, house)
    return TAKE <= action < TAKE_ALL  # STB-1.2


def span(state: State, house: House, seat: int) -> tuple[int, int]:
    """(first, end) of the codes outside which nothing is legal now."""
    if not awaits(state, house, seat):
        return 0, 0
    if state.phase == STOP_OR_END:
        return STOP, END + 1
    if state.phase == LAST_LAP:
        return TAKE, STAND + 1
    return TAKE, STOP + 1


def act(state: State, house: House, seat: int, action: int) -> None:
    """A legal action happens."""
    if action == STOP:
        at_once = state.phase == EXCHANGE
        state.stopper = seat
        tell(state, told.BUS_STOPPED, rule.STB_1_3 if at_once else rule.STB_1_2, seat)
        _end_turn(state, house, seat)
    elif action == END:
        tell(state, told.TURN_ENDED, rule.STB_1_2, seat)
        _end_turn(state, house, seat)
    elif action == STAND:
        tell(state, told.STOOD, rule.STB_1_4, seat)
        _end_turn(state, house, seat)
    else:
        why = rule.STB_1_4 if state.phase == LAST_LAP else rule.STB_1_2
        if action == TAKE_ALL:
            tell(state, told.EXCHANGED_ALL, rule.STB_1_4b, seat)
            for place in range(HAND):
                _exchange(state, seat, place, place, rule.STB_1_4b)
        else:
            _exchange(state, seat, action // HAND, action % HAND, why)
        if state.phase == LAST_LAP:
            _end_turn(state, house, seat)
        else:
            state.phase = STOP_OR_END


def _exchange(state: State, seat: int, take: int, put: int, why: int) -> None:
    given = state.hand[seat][put]
    taken = state.middle[take]
    state.middle[take] = given
    state.hand[seat][put] = taken
    state.shown[seat][put] = 1  # STB-1.6
    tell(state, told.EXCHANGED, why, seat, card=given, second=taken)


def _end_turn(state: State, house: House, seat: int) -> None:
    state.turns[seat] += 1
    state.acting = next_in(state, seat)
    if state.stopper != NOBODY:
        state.phase = LAST_LAP
        if state.acting == state.stopper:  # every other player has had a last turn (STB-1.4)
            _showdown(state, house)
    else:
        state.phase = EXCHANGE
        if state.turns[state.acting] == house.circuit_limit:  # so has everybody: turns go round in order (STB-1.5)
            tell(state, told.CIRCUIT_LIMIT, rule.STB_1_5, number=house.circuit_limit)
            _showdown(state, house)


def _showdown(state: State, house: House) -> None:
    """All hands are shown; the lowest lose a token (STB-2.2), the pot and who is left follow."""
    lowest = -1
    for step in range(state.seats):
        seat = (state.dealer + 1 + step) % state.seats
        if state.hand[seat][0] != NOBODY:
            fill(state.shown[seat], 1)
            for slot in range(HAND):
                tell(state, told.HAND_SHOWN, rule.STB_2_1, seat, card=state.hand[seat][slot])
            value = _value(state, house, seat)
            if lowest == -1 or value < lowest:
                lowest = value
    left = 0
    for step in range(state.seats):
        seat = (state.dealer + 1 + step) % state.seats
        if state.hand[seat][0] != NOBODY:
            if _value(state, house, seat) == lowest:
                _lose_token(state, house, seat)
            if state.tokens[seat] > 0:
                left += 1
    _who_is_left(state, left)


def _value(state: State, house: House, seat: int) -> int:
    return hand_value(state.hand[seat][0], state.hand[seat][1], state.hand[seat][2], house)


def _lose_token(state: State, house: House, seat: int) -> None:
    state.tokens[seat] -= 1
    tell(state, told.LOST_TOKEN, rule.STB_2_2, seat)
    if house.stake > 0 and state.lent == 0:  # a token lent is worth nothing (STB-3.1)
        state.chips[seat] -= house.stake
        state.pot += house.stake
        tell(state, told.PAID_POT, rule.STB_0_1, seat, number=house.stake)


def _who_is_left(state: State, left: int) -> None:
    """STB-3.1: out without tokens, the last one in wins; if nobody is left, those of this round play on."""
    state.acting = NOBODY
    for step in range(state.seats):
        seat = (state.dealer + 1 + step) % state.seats
        if state.hand[seat][0] != NOBODY:
            if left == 0:
                state.tokens[seat] = 1
                tell(state, told.TOKEN_LENT, rule.STB_3_1, seat)
            elif state.tokens[seat] == 0:
                tell(state, told.WENT_OUT, rule.STB_3_1, seat)
            elif left == 1:
                state.winner = seat
    if left == 0:
        state.lent = 1
    if left == 1:
        state.phase = OVER
        state.wins[state.winner] += 1
        state.chips[state.winner] += state.pot
        tell(state, told.WON, rule.STB_3_1, state.winner, number=state.pot)
        state.pot = 0  # C-10
    else:
        state.phase = DEAL
        gather(state)


def over(state: State) -> bool:
    """Nobody and nothing is due any more."""
    return state.phase == OVER


def asked_by(state: State, house: House) -> str:
    """The id of the rule under which the awaited seat is to act; empty when nobody is."""
    if state.phase == LAST_LAP:
        return "STB-1.4"
    if state.phase == STOP_OR_END:
        return "STB-1.2"
    if state.phase == EXCHANGE:
        return "STB-1.3" if may_stop_at_once(state, house) else "STB-1.2"
    return ""


def moment(state: State) -> tuple[int, ...]:
    """Changes with each deal."""
    return state.game, state.rounds
