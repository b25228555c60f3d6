"""The questions. Rules RTB-1.0 to 1.10, and how any answer is judged."""

from typing import Final

from nightbus.cards import NOBODY, is_red, rank_of, suit_of
from nightbus.rules import answers, rule, told
from nightbus.rules.pack import draw, gather, put_back
from nightbus.rules.ride_the_bus import phase
from nightbus.rules.ride_the_bus.house import DealerRole, DealFace, House, QuestionOrder, Ties
from nightbus.rules.ride_the_bus.state import (
    State,
    clear,
    drink,
    height,
    next_seat,
    start_giving,
)
from nightbus.rules.story import EVERYONE, tell

WRONG: Final = 0
RIGHT: Final = 1
LEVEL: Final = 2


def open_game(state: State, house: House) -> None:
    """A game of the session begins: all cards are gathered, the first guesser is asked (C-6)."""
    gather(state)
    clear(state)
    state.asked = first_guesser(state)
    state.phase = phase.ANSWER
    tell(state, told.GAME_BEGAN, rule.RTB_0_4, state.dealer, number=state.game + 1)


def first_guesser(state: State) -> int:
    """The seat at the dealer's left (C-6)."""
    return next_seat(state, state.dealer)


def question_rule(question: int) -> int:
    """The rule of a question, 0 for the first."""
    return rule.RTB_1_1 + question


def words(question: int) -> tuple[int, int]:
    """(first, end) of the answers to a question."""
    if question == 0:
        return answers.RED, answers.BLACK + 1
    if question == 1:
        return answers.HIGHER, answers.LOWER + 1
    if question == 2 or question == 4:
        return answers.INSIDE, answers.OUTSIDE + 1
    if question == 3:
        return answers.SUIT, answers.RANK
    if question == 5:
        return answers.HOT, answers.COLD + 1
    return answers.RANK, answers.ANSWERS


def judge(house: House, cards: list[int], question: int, answer: int, card: int) -> int:
    """Was the answer `RIGHT` or `WRONG`, or is the card `LEVEL`? `cards` are those in front of the guesser."""
    if question == 0:  # RTB-1.1
        return RIGHT if is_red(card) == (answer == answers.RED) else WRONG
    if question == 3:  # RTB-1.4
        return RIGHT if answer - answers.SUIT == suit_of(card) else WRONG
    if question == 6:  # RTB-1.7
        return RIGHT if answer - answers.RANK == rank_of(card) else WRONG
    found = height(house, card)
    if question == 5:  # RTB-1.6
        hot = abs(found - height(house, cards[4])) <= 3
        return RIGHT if hot == (answer == answers.HOT) else WRONG
    first = height(house, cards[0])
    if question == 1:  # RTB-1.2
        if found == first:
            return LEVEL
        return RIGHT if (found > first) == (answer == answers.HIGHER) else WRONG
    second = height(house, cards[1])
    if found in (first, second):  # RTB-1.3, and RTB-1.5 of the same two cards
        return LEVEL
    inside = min(first, second) < found < max(first, second)
    return RIGHT if inside == (answer == answers.INSIDE) else WRONG


def all_level(state: State, house: House, cards: list[int], question: int) -> bool:
    """Would every card in the deck be level? Then a redraw would never end (RTB-1.8)."""
    for i in range(state.dealt, state.cards):
        if judge(house, cards, question, NOBODY, state.pack[i]) != LEVEL:
            return False
    return True


def goes_back(state: State, house: House, cards: list[int], question: int) -> bool:
    """Does the level card drawn last go back for another (RTB-1.8)? If so, it has."""
    if house.ties != Ties.REDRAW:
        return False
    put_back(state)
    if not all_level(state, house, cards, question):
        return True
    state.dealt += 1
    return False


def answer_question(state: State, seat: int, answer: int) -> None:
    """The guesser has said a word; the card is due."""
    tell(state, told.ANSWERED, question_rule(state.question), seat, number=answer)
    state.answer = answer
    state.phase = phase.QUESTION_CARD


def deal_question(state: State, house: House, pick: int) -> None:
    """The card that answers is dealt."""
    seat = state.asked
    question = state.question
    card = draw(state, pick)
    readers = 1 << seat if house.deal_face == DealFace.PRIVATE else EVERYONE  # RTB-2.8
    tell(state, told.DEALT, rule.RTB_1_0, seat, card=card, readers=readers)
    verdict = judge(house, state.hand[seat], question, state.answer, card)
    drinks = house.wrong_drinks[question]
    if verdict == LEVEL:
        state.ties += 1
        if goes_back(state, house, state.hand[seat], question):
            tell(state, told.TIED, rule.RTB_1_8, seat)
            return
        if house.ties == Ties.RIGHT:
            verdict = RIGHT
        elif house.ties == Ties.DOUBLE:
            drinks *= 2
    state.hand[seat][question] = card
    state.held[seat] += 1
    state.shown[seat][question] = 0
    if verdict == RIGHT:
        tell(state, told.RIGHT, question_rule(question), seat)
        if house.right_gives[question] > 0:
            start_giving(state, seat, house.right_gives[question], phase.GIVE_RIGHT)  # RTB-1.10
            return
    else:
        tell(state, told.WRONG, question_rule(question), seat)
        drink(state, seat, drinks, rule.RTB_1_9)
    next_question(state, house)


def give_right(state: State, house: House, giver: int, to: int, amount: int) -> None:
    """A part of what a right answer earned is given, and drunk."""
    tell(state, told.GAVE, rule.RTB_1_10, giver, to, amount)
    drink(state, to, amount, rule.RTB_1_10, giver)
    state.left -= amount
    state.gave_to = to
    if state.left == 0:
        next_question(state, house)


def next_question(state: State, house: House) -> None:
    """Who is asked next, and what (RTB-1.0). After the last question the pyramid is due: phase `PYRAMID_CARD`."""
    state.answer = NOBODY
    seat = state.asked
    last = state.dealer if house.dealer_role == DealerRole.PLAYS else (state.dealer + state.seats - 1) % state.seats
    if house.question_order == QuestionOrder.BY_PLAYER:
        state.question += 1
        if state.question == house.questions and seat != last:
            state.question = 0
            seat = next_seat(state, seat)
    else:
        if seat == last:
            state.question += 1
            seat = first_guesser(state)
        else:
            seat = next_seat(state, seat)
    state.asked = seat
    if state.question < house.questions:
        state.phase = phase.ANSWER
        return
    state.asked = NOBODY
    state.phase = phase.PYRAMID_CARD
    cards = 0
    for row in house.pyramid_rows:
        cards += row
    tell(state, told.PYRAMID_LAID, rule.RTB_2_1, number=cards)
