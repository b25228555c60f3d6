"""Who rides, and the ride. Rules RTB-3.0 to 3.11, and how a game of the session ends (RTB-0.4)."""

from nightbus.cards import JACK, NOBODY, rank_of
from nightbus.rules import rule, told
from nightbus.rules.pack import draw, fill, gather, keep_last, undealt
from nightbus.rules.ride_the_bus import phase
from nightbus.rules.ride_the_bus.house import RIDE_QUESTIONS, Bus, House, TieBreak, Ties
from nightbus.rules.ride_the_bus.questions import LEVEL, RIGHT, goes_back, judge, open_game, question_rule
from nightbus.rules.ride_the_bus.state import State, drink, gather_hands, guesses, height, next_seat
from nightbus.rules.story import tell

PICK_ROWS = (4, 3, 2, 1)
"""Cards of each row of the ride by pyramid, from the bottom up (RTB-3.6)."""
PICK_CARDS = 10


def choose_rider(state: State, house: House) -> None:
    """The guesser with the most cards left rides (RTB-3.1), or nobody (RTB-3.0)."""
    most = 0
    for seat in range(state.seats):
        state.kept[seat] = state.held[seat]
        most = max(most, state.held[seat])
    if most == 0:
        tell(state, told.NOBODY_RIDES, rule.RTB_3_0)
        close_game(state, house)
        return
    for seat in range(16):
        state.tied[seat] = 1 if state.held[seat] == most else 0
    if tied_seats(state) > 1 and house.tie_break != TieBreak.DRAW:
        show_tied_hands(state)
        keep_highest(state, house)
    if tied_seats(state) > 1:
        start_draw(state)
    else:
        board(state, house, first_tied(state))


def tied_seats(state: State) -> int:
    """How many seats are tied for the ride."""
    return sum(state.tied)


def first_tied(state: State) -> int:
    """The first tied seat from the dealer's left, the dealer last (C-6)."""
    return next_tied(state, state.dealer)


def next_tied(state: State, seat: int) -> int:
    """The next tied seat clockwise after `seat`; some seat is tied."""
    seat = next_seat(state, seat)
    while state.tied[seat] == 0:
        seat = next_seat(state, seat)
    return seat


def show_tied_hands(state: State) -> None:
    """Tied hands are shown to all (RTB-3.1)."""
    seat = state.dealer
    for _ in range(tied_seats(state)):
        seat = next_tied(state, seat)
        for i in range(state.held[seat]):
            tell(state, told.SHOWED_CARD, rule.RTB_3_1, seat, card=state.hand[seat][i])


def keep_highest(state: State, house: House) -> None:
    """Only the tied hands of the highest value stay tied."""
    best = 0
    for seat in range(state.seats):
        if state.tied[seat] == 1:
            state.drawn[seat] = hand_value(state, house, seat)
            best = max(best, state.drawn[seat])
    for seat in range(state.seats):
        if state.drawn[seat] < best:
            state.tied[seat] = 0


def hand_value(state: State, house: House, seat: int) -> int:
    """What decides a tie between hands: their sum, or their cards from the highest down (RTB-3.1)."""
    value = 0
    for i in range(state.held[seat]):
        high = height(house, state.hand[seat][i])
        # At most seven cards of one height, so three bits for each height compare hands card by card.
        value += high if house.tie_break == TieBreak.SUM else 1 << (3 * high)
    return value


def start_draw(state: State) -> None:
    """All cards are gathered and shuffled; the tied seats draw one each (RTB-3.1)."""
    gather_hands(state)
    gather(state)
    fill(state.drawn, NOBODY)
    state.asked = first_tied(state)
    state.phase = phase.DRAW_CARD


def deal_draw(state: State, house: House, pick: int) -> None:
    """A tied seat draws."""
    seat = state.asked
    card = draw(state, pick)
    tell(state, told.DREW, rule.RTB_3_1, seat, card=card)
    state.drawn[seat] = height(house, card)
    state.asked = next_tied(state, seat)
    if state.drawn[state.asked] == NOBODY:
        return
    best = 0
    for other in range(state.seats):
        best = max(best, state.drawn[other])
    for other in range(state.seats):
        if state.drawn[other] < best:
            state.tied[other] = 0
    if tied_seats(state) > 1:
        tell(state, told.DRAW_AGAIN, rule.RTB_3_1)
        start_draw(state)
    else:
        gather(state)
        board(state, house, first_tied(state))


def board(state: State, house: House, rider: int) -> None:
    """The rider is known: hands are gathered in, and a co-pilot may come along (RTB-3.8)."""
    tell(state, told.RIDES, rule.RTB_3_1, rider, number=state.held[rider])
    gather_hands(state)
    state.rider = rider
    if house.co_pilot:
        state.asked = rider
        ask_volunteer(state, house)
    else:
        start_ride(state, house)


def ask_volunteer(state: State, house: House) -> None:
    """The next guesser clockwise is asked; when the rider's turn comes nobody came along."""
    seat = next_seat(state, state.asked)
    while not guesses(state, house, seat):
        seat = next_seat(state, seat)
    state.asked = seat
    state.phase = phase.VOLUNTEER
    if seat == state.rider:
        start_ride(state, house)


def volunteer(state: State, house: House, seat: int) -> None:
    """A guesser comes along and shares the rider's drinks (RTB-3.8)."""
    tell(state, told.VOLUNTEERED, rule.RTB_3_8, seat, state.rider)
    state.co_pilot = seat
    start_ride(state, house)


def decline(state: State, house: House, seat: int) -> None:
    """A guesser stays behind."""
    tell(state, told.DECLINED, rule.RTB_3_8, seat, state.rider)
    ask_volunteer(state, house)


def start_ride(state: State, house: House) -> None:
    """All aboard (RTB-3.10)."""
    tell(state, told.ALL_ABOARD, rule.RTB_3_10, state.rider)
    state.asked = state.rider
    state.attempt = 1
    if house.bus == Bus.QUESTIONS:
        state.phase = phase.RIDE_ANSWER
        return
    gather(state)  # RTB-3.2, 3.3
    if house.bus == Bus.PYRAMID:
        lay_picks(state)
    else:
        lay_row(state, house.bus_length)


def lay_row(state: State, cards: int) -> None:
    """A row is laid, face down (RTB-3.2)."""
    state.length = cards
    clear_line(state)
    state.phase = phase.RIDE_ROW
    tell(state, told.ROW_LAID, rule.RTB_3_2, number=cards)


def clear_line(state: State) -> None:
    """The cards turned in this row or try are put away."""
    for i in range(state.position):
        state.line[i] = NOBODY
    state.position = 0


def penalty(house: House, card: int) -> int:
    """What a card costs in a row: 0 for 2 to 10, more for a jack to an ace (RTB-3.2)."""
    return house.bus_penalties[rank_of(card) - JACK] if rank_of(card) >= JACK else 0


def pay(state: State, house: House, drinks: int, why: int) -> bool:
    """The rider drinks, shared with the co-pilot by turns (RTB-3.8). True if the cap ends the ride (RTB-3.9)."""
    rider = 0
    shared = 0
    for _ in range(drinks):
        if state.co_pilot != NOBODY and (state.ride_drinks + rider + shared) % 2 == 1:
            shared += 1
        else:
            rider += 1
            if house.ride_cap > 0 and state.rider_drinks + rider >= house.ride_cap:
                break
    state.ride_drinks += rider + shared
    state.rider_drinks += rider
    drink(state, state.rider, rider, why)
    drink(state, state.co_pilot, shared, rule.RTB_3_8, state.rider)
    if house.ride_cap > 0 and state.rider_drinks >= house.ride_cap:
        tell(state, told.CAP_REACHED, rule.RTB_3_9, state.rider, number=state.rider_drinks)
        return True
    return False


def form_rule(house: House) -> int:
    """The rule of the ride the house has chosen."""
    if house.bus == Bus.ROW:
        return rule.RTB_3_2
    if house.bus == Bus.ROW_ONCE:
        return rule.RTB_3_3
    return rule.RTB_3_3 + house.bus - Bus.ADDING_ROW


def deal_row(state: State, house: House, pick: int) -> None:
    """The next card of the row is turned. RTB-3.2, 3.3, 3.5, 3.7."""
    card = draw(state, pick)
    state.ride_cards += 1
    state.line[state.position] = card
    state.position += 1
    tell(state, told.RIDE_TURNED, form_rule(house), state.rider, card=card)
    cost = penalty(house, card)
    shrinks = house.bus == Bus.SHRINKING_ROW
    if cost > 0:
        extra = 1 if house.bus == Bus.KINGS_CUP else 0  # RTB-3.7
        if pay(state, house, cost + extra, form_rule(house)):
            end_ride(state, house)
            return
        if house.bus == Bus.ADDING_ROW:  # RTB-3.3
            added = min(cost, state.cards - state.length)
            state.length += added
            tell(state, told.ROW_GREW, rule.RTB_3_3, number=added)
        elif house.bus != Bus.ROW_ONCE:
            # What is still to be cleared: of a shrinking row the safe cards are gone for good (RTB-3.5).
            left = state.length - state.position + 1 if shrinks else house.bus_length
            state.attempt += 1
            tell(state, told.RIDE_RESTARTED, form_rule(house), state.rider, number=state.attempt)
            gather(state)
            lay_row(state, left)
            return
    elif shrinks:
        tell(state, told.ROW_SHRANK, rule.RTB_3_5, number=state.length - state.position)
    if state.position == state.length:
        end_ride(state, house)


def deck_ends(state: State, house: House) -> bool:
    """Does the ride end because the deck is out (RTB-3.4)? If so, it has been said."""
    if house.ride_ends_with_deck and undealt(state) == 0:
        tell(state, told.DECK_OUT, rule.RTB_3_4)
        return True
    return False


def answer_ride(state: State, seat: int, answer: int) -> None:
    """The rider has said a word; the card is due, after a reshuffle if the deck is out (RTB-3.4)."""
    tell(state, told.ANSWERED, question_rule(state.position), seat, number=answer)
    state.answer = answer
    state.phase = phase.RIDE_QUESTION
    if undealt(state) == 0:
        keep_last(state, state.position)
        tell(state, told.RESHUFFLED, rule.RTB_3_4, number=undealt(state))


def deal_ride_question(state: State, house: House, pick: int) -> None:
    """The card that answers the rider (RTB-3.4)."""
    question = state.position
    card = draw(state, pick)
    state.ride_cards += 1
    tell(state, told.RIDE_TURNED, rule.RTB_3_4, state.rider, card=card)
    verdict = judge(house, state.line, question, state.answer, card)
    drinks = 1
    if verdict == LEVEL:
        state.ties += 1
        if goes_back(state, house, state.line, question):
            tell(state, told.TIED, rule.RTB_1_8, state.rider)
            return
        if house.ties == Ties.RIGHT:
            verdict = RIGHT
        elif house.ties == Ties.DOUBLE:
            drinks = 2
    state.answer = NOBODY
    state.line[question] = card
    state.position += 1
    if verdict == RIGHT:
        tell(state, told.RIGHT, question_rule(question), state.rider)
        ends = state.position == RIDE_QUESTIONS
    else:
        tell(state, told.WRONG, question_rule(question), state.rider)
        ends = pay(state, house, drinks, rule.RTB_3_4)
    if ends or deck_ends(state, house):
        end_ride(state, house)
        return
    if verdict != RIGHT:
        clear_line(state)
        state.attempt += 1
        tell(state, told.RIDE_RESTARTED, rule.RTB_3_4, state.rider, number=state.attempt)
    state.phase = phase.RIDE_ANSWER


def lay_picks(state: State) -> None:
    """Ten cards lie face down in rows of four, three, two and one; the rider is to pick (RTB-3.6).

    Those that were turned are replaced from the deck; if it has too few, all are shuffled and laid anew.
    """
    if undealt(state) < PICK_CARDS:
        gather(state)
        tell(state, told.RESHUFFLED, rule.RTB_3_6, number=undealt(state))
    clear_line(state)
    fill(state.picks, NOBODY)
    state.phase = phase.RIDE_PICK


def pick_card(state: State, seat: int, place: int) -> None:
    """The rider picks a card of the row, places counted from 0."""
    tell(state, told.RIDE_PICKED, rule.RTB_3_6, seat, number=place + 1)
    state.picks[state.position] = place
    state.phase = phase.RIDE_PICKED


def deal_pick(state: State, house: House, pick: int) -> None:
    """The card picked is turned (RTB-3.6)."""
    card = draw(state, pick)
    state.ride_cards += 1
    state.line[state.position] = card
    state.position += 1
    tell(state, told.RIDE_TURNED, rule.RTB_3_6, state.rider, card=card)
    cost = penalty(house, card)
    if cost > 0:
        if pay(state, house, cost, rule.RTB_3_6):
            end_ride(state, house)
            return
        state.attempt += 1
        tell(state, told.RIDE_RESTARTED, rule.RTB_3_6, state.rider, number=state.attempt)
        lay_picks(state)
    elif state.position == len(PICK_ROWS):
        end_ride(state, house)
    else:
        state.phase = phase.RIDE_PICK


def end_ride(state: State, house: House) -> None:
    """End of the line (RTB-3.10); the ride goes on the session's record (RTB-0.4)."""
    rider = state.rider
    tell(state, told.END_OF_LINE, rule.RTB_3_10, rider, number=state.ride_cards)
    state.rides[rider] += 1
    state.longest[rider] = max(state.longest[rider], state.ride_cards)
    close_game(state, house)


def close_game(state: State, house: House) -> None:
    """The game is over (RTB-3.11); the next deals itself, one seat on, until the session is (RTB-0.4)."""
    state.asked = NOBODY
    if state.game + 1 < state.games:
        next_game(state, house)
        return
    state.phase = phase.OVER
    longest = max(state.longest)
    for seat in range(state.seats):
        if longest > 0 and state.longest[seat] == longest:
            tell(state, told.PAYS_FIRST_ROUND, rule.RTB_0_4, seat, number=longest)


def next_game(state: State, house: House) -> None:
    """The deal moves one seat (RTB-0.4)."""
    state.game += 1
    state.dealer = next_seat(state, state.dealer)
    open_game(state, house)
