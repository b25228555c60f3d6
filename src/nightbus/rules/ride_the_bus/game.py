"""Ride the Bus: its phases in order, as the contract of `rules.game` names them."""

from nightbus.cards import NOBODY
from nightbus.rules import rule
from nightbus.rules.pack import fill, fresh, peek, undealt
from nightbus.rules.ride_the_bus import codes, phase
from nightbus.rules.ride_the_bus.house import House
from nightbus.rules.ride_the_bus.pyramid import (
    accept,
    bluffs,
    call_liar,
    deal_pyramid,
    done,
    first_slots,
    give,
    match_rule,
    play,
    playable,
)
from nightbus.rules.ride_the_bus.questions import answer_question, deal_question, give_right, open_game, words
from nightbus.rules.ride_the_bus.ride import (
    PICK_ROWS,
    answer_ride,
    deal_draw,
    deal_pick,
    deal_ride_question,
    deal_row,
    decline,
    next_game,
    pick_card,
    volunteer,
)
from nightbus.rules.ride_the_bus.state import State, legal_gift, next_seat


def default_dealer(house: House, seats: int) -> int:
    """The last seat deals (C-6)."""
    return seats - 1


def begin(state: State, house: House, seats: int, dealer: int) -> None:
    """The first game of a session."""
    fresh(state, house.decks)
    for i in range(state.cards, 104):
        state.pack[i] = NOBODY
    state.seats = seats
    state.dealer = dealer
    state.game = 0
    state.games = house.rounds
    fill(state.drinks, 0)
    fill(state.shots, 0)
    fill(state.rides, 0)
    fill(state.longest, 0)
    state.ties = 0
    state.bluffs = 0
    state.calls = 0
    open_game(state, house)


def again(state: State, house: House) -> None:
    """A session that is over goes on with as many games more; the deal moves on (C-11, RTB-0.4)."""
    state.games += house.rounds
    next_game(state, house)


def over(state: State) -> bool:
    """Is the session over?"""
    return state.phase == phase.OVER


def outcomes(state: State, house: House) -> int:
    """How many equally likely cards may come next; 0 when people are to act (C-3)."""
    return undealt(state) if state.phase < phase.FIRST_HUMAN else 0


def outcome(state: State, house: House, pick: int) -> int:
    """The card that `pick` would be."""
    return peek(state, pick)


def exposure(state: State) -> bool:
    """Never: cards are dealt face up or not as RTB-2.8 says."""
    return False


def deal(state: State, house: House, pick: int) -> None:
    """The card `pick` comes, 0 <= pick < outcomes(state, house)."""
    if state.phase == phase.QUESTION_CARD:
        deal_question(state, house, pick)
    elif state.phase == phase.RIDE_ROW:
        deal_row(state, house, pick)
    elif state.phase == phase.PYRAMID_CARD:
        deal_pyramid(state, house, pick)
    elif state.phase == phase.RIDE_QUESTION:
        deal_ride_question(state, house, pick)
    elif state.phase == phase.RIDE_PICKED:
        deal_pick(state, house, pick)
    else:
        deal_draw(state, house, pick)


def awaits(state: State, house: House, seat: int) -> bool:
    """Is this seat to act now? In the pyramid all that have not answered are (RTB-2.3)."""
    if state.phase == phase.LAY:
        return seat >= 0 and state.answered[seat] == 0  # a spectator, -1, would be the last of sixteen seats
    return state.asked == seat and phase.FIRST_HUMAN <= state.phase < phase.OVER


def turn(state: State, house: House) -> int:
    """The first awaited seat from the dealer's left, or NOBODY (C-6)."""
    if state.phase == phase.LAY:
        seat = next_seat(state, state.dealer)
        while state.answered[seat] != 0:
            seat = next_seat(state, seat)
        return seat
    return state.asked if phase.FIRST_HUMAN <= state.phase < phase.OVER else NOBODY


def span(state: State, house: House, seat: int) -> tuple[int, int]:
    """(first, end) of the codes that this moment uses."""
    now = state.phase
    if now == phase.LAY:
        return codes.PASS, codes.PLAY + first_slots(state, house, seat)
    if now == phase.GIVE or now == phase.GIVE_RIGHT:
        return codes.GIVE, codes.GIVE + (state.left - 1) * codes.SEATS + state.seats
    if now == phase.ANSWER:
        return words(state.question)
    if now == phase.RIDE_ANSWER:
        return words(state.position)
    if now == phase.CALL:
        return codes.ACCEPT, codes.LIAR + 1
    if now == phase.VOLUNTEER:
        return codes.VOLUNTEER, codes.DECLINE + 1
    if now == phase.RIDE_PICK:
        return codes.PICK, codes.PICK + PICK_ROWS[state.position]
    return 0, 0


def legal(state: State, house: House, seat: int, action: int) -> bool:
    """May `seat` do this now? The one check that screens, bots, server and `act` share."""
    if not awaits(state, house, seat):
        return False
    if state.phase == phase.LAY:
        return action == codes.PASS or playable(state, house, seat, action - codes.PLAY)
    first, end = span(state, house, seat)
    if action < first or action >= end:
        return False
    if action >= codes.GIVE:
        gift = action - codes.GIVE
        return legal_gift(state, house, seat, gift % codes.SEATS, gift // codes.SEATS + 1)
    return True


def act(state: State, house: House, seat: int, action: int) -> None:
    """A legal action happens."""
    now = state.phase
    if now == phase.LAY:
        if action == codes.PASS:
            done(state, house, seat)
        else:
            play(state, house, seat, action - codes.PLAY)
    elif now == phase.ANSWER:
        answer_question(state, seat, action)
    elif now == phase.GIVE:
        give(state, house, seat, (action - codes.GIVE) % codes.SEATS, (action - codes.GIVE) // codes.SEATS + 1)
    elif now == phase.GIVE_RIGHT:
        give_right(state, house, seat, (action - codes.GIVE) % codes.SEATS, (action - codes.GIVE) // codes.SEATS + 1)
    elif now == phase.CALL:
        if action == codes.ACCEPT:
            accept(state, house, seat)
        else:
            call_liar(state, house, seat)
    elif now == phase.RIDE_ANSWER:
        answer_ride(state, seat, action)
    elif now == phase.RIDE_PICK:
        pick_card(state, seat, action - codes.PICK)
    elif action == codes.VOLUNTEER:
        volunteer(state, house, seat)
    else:
        decline(state, house, seat)


def moment(state: State) -> tuple[int, ...]:
    """Changes when this question, pyramid card, claim or ride question is done with."""
    if state.phase == phase.CALL:
        return state.game, state.phase, state.turned, state.player, state.play
    if state.phase == phase.LAY:
        return state.game, state.phase, state.turned
    if state.phase in (phase.RIDE_ANSWER, phase.RIDE_PICK):
        return state.game, state.phase, state.ride_cards
    return state.game, state.phase, state.question, state.asked if state.phase == phase.GIVE else 0


def asked_by(state: State, house: House) -> str:
    """The id of the rule under which the awaited seats are to act."""
    now = state.phase
    if now == phase.ANSWER:
        return rule.IDS[rule.RTB_1_1 + state.question]
    if now == phase.LAY:
        return rule.IDS[rule.RTB_2_6 if bluffs(state, house) else match_rule(state, house)]
    if now == phase.OVER or now < phase.FIRST_HUMAN:
        return ""
    return rule.IDS[
        {
            phase.GIVE_RIGHT: rule.RTB_1_10,
            phase.GIVE: rule.RTB_2_4,
            phase.CALL: rule.RTB_2_6,
            phase.VOLUNTEER: rule.RTB_3_8,
            phase.RIDE_ANSWER: rule.RTB_3_4,
            phase.RIDE_PICK: rule.RTB_3_6,
        }[now]
    ]
