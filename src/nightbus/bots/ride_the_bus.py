"""The bot of Ride the Bus, level `pub`: it counts, waits for the higher rows, bluffs now and then, and calls bluffs.

`choose` is of the Python that compiles (see `rules`); `why` puts a choice into a code and facts for people.
"""

from typing import Final

from nightbus.bots.ride_seen import BY_RANK, BY_SUIT, cards_of, count, known, left_of, total, turned_rank
from nightbus.bots.ride_worth import (
    ALL,
    DRINK,
    GIFT,
    MOST_BLUFFS,
    SHOT,
    all_turns_left,
    bluff_rate,
    claim_sheds,
    keep_worth,
    lie_share,
    load_worth,
    own_cards,
    ride_cost,
    ride_risk,
    seems_to_hold,
    shed_worth,
    suffered,
    truth,
    turn_chance,
)
from nightbus.cards import NOBODY, RANK_WORDS, rank_of
from nightbus.rules import answers
from nightbus.rules.ride_the_bus import codes, phase
from nightbus.rules.ride_the_bus.house import House, PassedBluffs, guessers_of
from nightbus.rules.ride_the_bus.pyramid import bluffs, gives_shot, matches, takes
from nightbus.rules.ride_the_bus.questions import RIGHT, judge, words
from nightbus.rules.ride_the_bus.ride import PICK_ROWS
from nightbus.rules.ride_the_bus.state import State, height, legal_gift, may_give

# What a roll is thrown for, so that one roll gives several independent throws.
EVEN: Final = 1
BLUFF: Final = 2
DOUBT: Final = 3
STYLE: Final = 4
TARGET: Final = 5
COMPANY: Final = 6


def choose(state: State, house: House, seat: int, roll: int) -> int:
    """What the bot does, `seat` being asked; `roll` is 64 random bits."""
    now = state.phase
    if now == phase.LAY:
        return lay(state, house, seat, roll)
    if now == phase.ANSWER or now == phase.RIDE_ANSWER:
        return answer(state, house, seat, roll)
    if now == phase.CALL:
        return call(state, house, seat, roll)
    if now == phase.VOLUNTEER:
        return codes.VOLUNTEER if volunteers(house, roll) else codes.DECLINE
    if now == phase.RIDE_PICK:
        return codes.PICK + throw(roll, TARGET, PICK_ROWS[state.position])  # all face-down cards are alike
    return give(state, house, seat, roll)


def throw(roll: int, purpose: int, faces: int) -> int:
    """A die of so many faces, thrown for a purpose."""
    bits = (roll ^ roll >> 31) + purpose * 0x1E3779B1 & 0x7FFFFFFF
    bits = (bits ^ bits >> 15) * 0x2C1B3C6D & 0x7FFFFFFF
    bits = (bits ^ bits >> 12) * 0x297A2D39 & 0x7FFFFFFF
    return (bits ^ bits >> 15) * faces >> 31


# Questions


def asked_question(state: State) -> int:
    """The question asked now, 0 for the first."""
    return state.position if state.phase == phase.RIDE_ANSWER else state.question


def right_cards(state: State, house: House, seat: int, counts: int, said: int) -> int:
    """How many of the cards that may come would make this answer right. A level card favours no answer (RTB-1.8)."""
    question = asked_question(state)
    right = 0
    if question == 0 or question == 3:
        for suit in range(4):
            if right_card(state, house, seat, question, said, suit):
                right += state.cards // 4 - count(counts, BY_SUIT, suit)
    elif question == 6:
        right = left_of(state, counts, said - answers.RANK)
    else:
        for rank in range(13):
            if right_card(state, house, seat, question, said, 4 * rank):
                right += left_of(state, counts, rank)
    return right


def right_card(state: State, house: House, seat: int, question: int, said: int, card: int) -> bool:
    """Would this card make the answer right?"""
    if state.phase == phase.RIDE_ANSWER:
        return judge(house, state.line, question, said, card) == RIGHT
    return judge(house, state.hand[seat], question, said, card) == RIGHT


def counted(state: State, house: House, seat: int) -> int:
    """The cards known to be out, counted as the question asked needs it."""
    question = asked_question(state)
    return known(state, house, seat, BY_SUIT if question == 0 or question == 3 else BY_RANK)


def answer(state: State, house: House, seat: int, roll: int) -> int:
    """The answer that most of the unseen cards make right; equal ones are thrown for."""
    first, end = words(asked_question(state))
    counts = counted(state, house, seat)
    most = NOBODY
    best = first
    start = throw(roll, EVEN, end - first)
    for i in range(end - first):
        said = first + (start + i) % (end - first)
        right = right_cards(state, house, seat, counts, said)
        if right > most:
            most = right
            best = said
    return best


# The pyramid


def lay(state: State, house: House, seat: int, roll: int) -> int:
    """A card to play on the card turned, or the end of the answer."""
    match = match_slot(state, seat)
    if bluffs(state, house):
        if wants_bluff(state, house, seat, match, roll):
            return codes.PLAY + bluff_slot(state, house, seat)
        if match != NOBODY and state.stakes[seat] > 0 and seems_to_hold(state, house, seat, turned_rank(state)) == 0:
            return codes.PASS  # a claim more would give away that one of them is a lie
    if match != NOBODY and wants_match(state, house, seat):
        return codes.PLAY + match
    return codes.PASS


def match_slot(state: State, seat: int) -> int:
    """A card in the hand that matches, or NOBODY."""
    for slot in range(state.held[seat]):
        if matches(state, state.hand[seat][slot]):
            return slot
    return NOBODY


def play_worth(state: State, house: House, shed: int) -> int:
    """What it is worth to play a match here and now, and so to be rid of a card."""
    if takes(state, house):
        return shed - suffered(state, house)
    return shed + suffered(state, house) * GIFT // DRINK


def wants_match(state: State, house: House, seat: int) -> bool:
    """Is a matching card better played now than held back for a higher row?"""
    shed = shed_worth(state, house, seat, own_cards(state, house, seat))
    return play_worth(state, house, shed) >= keep_worth(state, house, seat, turned_rank(state), shed)


def bluff_slot(state: State, house: House, seat: int) -> int:
    """The card to lay as a claim that it does not meet: the one least likely to match later, the highest of them."""
    counts = known(state, house, seat, BY_RANK)
    best = NOBODY
    lowest = 0
    for slot in range(state.held[seat]):
        card = state.hand[seat][slot]
        if not matches(state, card):
            value = 20 * left_of(state, counts, rank_of(card)) - height(house, card)
            if best == NOBODY or value < lowest:
                best = slot
                lowest = value
    return best


def has_junk(state: State, seat: int) -> bool:
    """Is there a card in the hand that does not match?"""
    for slot in range(state.held[seat]):
        if not matches(state, state.hand[seat][slot]):
            return True
    return False


def wants_bluff(state: State, house: House, seat: int, match: int, roll: int) -> bool:
    """Is it the moment for a bluff? Never for a claim that all who count see through."""
    die = throw(roll, BLUFF, ALL)
    if die >= MOST_BLUFFS or not has_junk(state, seat):
        return False
    has = seems_to_hold(state, house, seat, turned_rank(state))
    if has == 0:
        return False
    risk = suffered(state, house)
    sheds = claim_sheds(state, house, seat)
    if match != NOBODY and wants_match(state, house, seat):
        # The true card waits in the hand: now and then that fools even those who count.
        return die < lie_share(risk, sheds) and all_turns_left(state, house) > 0
    rate = bluff_rate(risk, sheds, has)
    if house.passed_bluffs == PassedBluffs.SHED:
        # The nearer to the ride, the more often.
        near = ride_risk(state, house, seat) * guessers_of(house, state.seats)
        rate = rate * (ALL + near) // (2 * ALL)
    return die < rate


# Claims


def call(state: State, house: House, seat: int, roll: int) -> int:
    """Believe the claim or not: what a lie would cost its teller against what the truth would cost the caller."""
    chance = truth(state, house, seat)
    if chance == 0:
        return codes.LIAR
    share = suffered(state, house) if gives_shot(state, house) else DRINK * state.given[seat]
    double = 2 * suffered(state, house)
    lie = share + double * GIFT // DRINK
    if house.passed_bluffs == PassedBluffs.SHED:
        lie += load_worth(state, house, seat, state.player)
    mood = 50 + throw(roll, DOUBT, 101)
    return codes.LIAR if (ALL - chance) * lie * mood > chance * (double - share) * 100 else codes.ACCEPT


# Giving


def give(state: State, house: House, seat: int, roll: int) -> int:
    """A part of a split, in seat order: all to one, or spread."""
    if state.gave_to == NOBODY and throw(roll, STYLE, ALL) < 650:
        return gift(favourite(state, house, seat, roll), state.left)
    targets = 0
    for to in range(state.gave_to + 1, state.seats):
        targets += 1 if may_give(state, house, seat, to) else 0
    amount = (state.left + targets - 1) // targets
    parts = (state.left + amount - 1) // amount
    return gift(later_target(state, house, seat, throw(roll, COMPANY, targets - parts + 1)), amount)


def gift(to: int, amount: int) -> int:
    """The action that gives so much to a seat."""
    return codes.GIVE + (amount - 1) * codes.SEATS + to


def later_target(state: State, house: House, seat: int, skipped: int) -> int:
    """The next seat that may be given to, so many skipped."""
    to = state.gave_to + 1
    while skipped > 0 or not may_give(state, house, seat, to):
        skipped -= 1 if may_give(state, house, seat, to) else 0
        to += 1
    return to


def favourite(state: State, house: House, seat: int, roll: int) -> int:
    """Who gets it all: the one who drank least, the one nearest to getting away from the ride, or just anybody."""
    style = throw(roll, TARGET, 6)
    first = throw(roll, COMPANY, state.seats)
    best = NOBODY
    lowest = 0
    for i in range(state.seats):
        to = (first + i) % state.seats
        if legal_gift(state, house, seat, to, state.left):
            value = 0
            if style < 2:
                value = drunk(state, to)
            elif style == 2:
                value = cards_of(state, to)
            if best == NOBODY or value < lowest:
                best = to
                lowest = value
    return best


def drunk(state: State, seat: int) -> int:
    """What a seat has had so far, in drinks."""
    return state.drinks[seat] + SHOT // DRINK * state.shots[seat]


# The ride


def volunteers(house: House, roll: int) -> bool:
    """Does the bot share a ride? Seldom, and never one that will be long."""
    return ride_cost(house) < 30 * DRINK and throw(roll, COMPANY, ALL) < 80


# Why


def why(state: State, house: House, seat: int, action: int) -> tuple[str, dict[str, int | str]]:
    """(code, facts) of what speaks for an action that the bot would choose now; worded in `locales/`.

    It may tell what `seat` alone knows: the others are to read it when the game is over. Chances are in hundredths.
    """
    now = state.phase
    if now == phase.LAY:
        return _why_passed(state, house, seat) if action == codes.PASS else _why_laid(state, house, seat, action)
    if now == phase.ANSWER or now == phase.RIDE_ANSWER:
        return _why_said(state, house, seat, action)
    if now == phase.CALL:
        return _why_called(state, house, seat, action)
    if now == phase.VOLUNTEER:
        return ("bot-ride-ride-along" if action == codes.VOLUNTEER else "bot-ride-stay-behind"), {}
    if now == phase.RIDE_PICK:
        return "bot-ride-pick-any", {}
    return _why_given(state, house, seat, action)


def _why_said(state: State, house: House, seat: int, said: int) -> tuple[str, dict[str, int | str]]:
    counts = counted(state, house, seat)
    first, end = words(asked_question(state))
    rights = [right_cards(state, house, seat, counts, other) for other in range(first, end)]
    unseen = total(known(state, house, seat, BY_RANK))
    facts: dict[str, int | str] = {"right": rights[said - first], "of": state.cards - unseen}
    word = answers.answer_word(said)
    if rights.count(max(rights)) == len(rights):
        return "bot-ride-count-even", facts
    if said >= answers.RANK:
        return "bot-ride-count-rank", facts | {"rank": word}
    if said >= answers.SUIT:
        return "bot-ride-count-suit", facts | {"suit": word}
    return f"bot-ride-count-{word}", facts


def _why_laid(state: State, house: House, seat: int, action: int) -> tuple[str, dict[str, int | str]]:
    facts: dict[str, int | str] = {"rank": RANK_WORDS[turned_rank(state)], "cards": state.held[seat] - 1}
    if not matches(state, state.hand[seat][action - codes.PLAY]):
        if match_slot(state, seat) != NOBODY:
            return "bot-ride-bluff-and-wait", facts
        risk = ride_risk(state, house, seat)
        if house.passed_bluffs == PassedBluffs.SHED and risk * guessers_of(house, state.seats) > ALL:
            return "bot-ride-bluff-to-shed", facts | {"risk": risk // 10}
        return "bot-ride-bluff", facts | {"chance": seems_to_hold(state, house, seat, turned_rank(state)) // 10}
    if takes(state, house):
        return "bot-ride-take-to-shed", facts
    return "bot-ride-play-now", facts | {"left": left_of(state, known(state, house, seat, BY_RANK), turned_rank(state))}


def _why_passed(state: State, house: House, seat: int) -> tuple[str, dict[str, int | str]]:
    rank = turned_rank(state)
    facts: dict[str, int | str] = {"rank": RANK_WORDS[rank]}
    if match_slot(state, seat) == NOBODY:
        if not bluffs(state, house):
            return "bot-ride-pass-no-match", facts
        return (
            "bot-ride-pass-no-bluff" if seems_to_hold(state, house, seat, rank) == 0 else "bot-ride-pass-careful"
        ), facts
    if takes(state, house):
        return "bot-ride-pass-too-dear", facts
    if bluffs(state, house) and state.stakes[seat] > 0 and seems_to_hold(state, house, seat, rank) == 0:
        return "bot-ride-pass-after-bluff", facts
    counts = known(state, house, seat, BY_RANK)
    left = left_of(state, counts, rank)
    chance = turn_chance(left, state.cards - total(counts), all_turns_left(state, house))
    return "bot-ride-hold-back", facts | {"left": left, "chance": chance // 10}


def _why_called(state: State, house: House, seat: int, action: int) -> tuple[str, dict[str, int | str]]:
    chance = truth(state, house, seat)
    facts: dict[str, int | str] = {"rank": RANK_WORDS[turned_rank(state)], "chance": chance // 10}
    if action == codes.LIAR:
        return ("bot-ride-liar-impossible" if chance == 0 else "bot-ride-liar-doubtful"), facts
    return ("bot-ride-accept-certain" if chance == ALL else "bot-ride-accept-likely"), facts


def _why_given(state: State, house: House, seat: int, action: int) -> tuple[str, dict[str, int | str]]:
    to = (action - codes.GIVE) % codes.SEATS
    if state.gave_to != NOBODY or (action - codes.GIVE) // codes.SEATS + 1 < state.left:
        return "bot-ride-give-round", {}
    targets = [other for other in range(state.seats) if may_give(state, house, seat, other)]
    for code, value in ("bot-ride-give-dry", drunk), ("bot-ride-give-safe", cards_of):
        values = [value(state, other) for other in targets]
        if value(state, to) == min(values) < max(values):
            return code, {"drinks": state.drinks[to], "cards": cards_of(state, to)}
    return "bot-ride-give-anyone", {}
