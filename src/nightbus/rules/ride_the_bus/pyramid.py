"""The pyramid. Rules RTB-2.1 to 2.8: sealed plays, then each settled in turn; claims, and who calls them."""

from nightbus.cards import NOBODY, rank_of
from nightbus.rules import rule, told
from nightbus.rules.pack import draw, fill
from nightbus.rules.ride_the_bus import phase
from nightbus.rules.ride_the_bus.house import MOST_ROWS, House, PassedBluffs, TopCard, rows_of
from nightbus.rules.ride_the_bus.ride import choose_rider
from nightbus.rules.ride_the_bus.state import State, drink, next_seat, start_giving, take_shot
from nightbus.rules.story import tell


def deal_pyramid(state: State, house: House, pick: int) -> None:
    """The next card of the pyramid is turned (RTB-2.2); every seat with cards answers it, sealed (RTB-2.3)."""
    card = draw(state, pick)
    state.pyramid[state.turned] = card
    state.turned += 1
    tell(state, told.PYRAMID_TURNED, rule.RTB_2_2, number=state.turned, card=card)
    for seat in range(16):
        holds = state.held[seat] > 0
        state.answered[seat] = 0 if holds else 1
        state.unanswered += 1 if holds else 0
    state.phase = phase.LAY
    if state.unanswered == 0:
        next_card(state, house)


def worth(state: State, house: House) -> int:
    """Drinks that a match on this row gives."""
    return house.pyramid_values[state.row]


def gives_shot(state: State, house: House) -> bool:
    """Does a match on this row give a shot (RTB-2.1)?"""
    return house.top_card == TopCard.SHOT and state.row == rows_of(house) - 1


def takes(state: State, house: House) -> bool:
    """Does a play on this row hit its own player (RTB-2.7)?"""
    return bool(house.give_and_take) and state.row >= rows_of(house) - 2


def bluffs(state: State, house: House) -> bool:
    """May a card that does not match be played on this row, as a claim (RTB-2.6, 2.7)?"""
    return bool(house.bluffing) and not takes(state, house)


def match_rule(state: State, house: House) -> int:
    """The rule by which only a match may be played on this row, where that is so."""
    return rule.RTB_2_7 if takes(state, house) else rule.RTB_2_5


def matches(state: State, card: int) -> bool:
    """Is this card of the rank turned last?"""
    return rank_of(card) == rank_of(state.pyramid[state.turned - 1])


def playable(state: State, house: House, seat: int, slot: int) -> bool:
    """May the card in this slot of the hand be played now (RTB-2.5, 2.6)?"""
    return 0 <= slot < state.held[seat] and (bluffs(state, house) or matches(state, state.hand[seat][slot]))


def first_slots(state: State, house: House, seat: int) -> int:
    """How many slots of the hand hold all that may be played now."""
    slots = state.held[seat]
    while slots > 0 and not playable(state, house, seat, slots - 1):
        slots -= 1
    return slots


def play(state: State, house: House, seat: int, slot: int) -> None:
    """A card leaves the hand for the pyramid card, unseen until all have answered (RTB-2.3)."""
    state.staked_shown[seat][state.stakes[seat]] = state.shown[seat][slot]
    state.staked[seat][state.stakes[seat]] = take_out(state, seat, slot)
    state.stakes[seat] += 1
    if state.held[seat] == 0:
        done(state, house, seat)


def take_out(state: State, seat: int, slot: int) -> int:
    """Take a card out of the hand; the others close up."""
    card = state.hand[seat][slot]
    state.held[seat] -= 1
    for i in range(slot, state.held[seat]):
        state.hand[seat][i] = state.hand[seat][i + 1]
        state.shown[seat][i] = state.shown[seat][i + 1]
    state.hand[seat][state.held[seat]] = NOBODY
    state.shown[seat][state.held[seat]] = NOBODY
    return card


def take_back(state: State, seat: int, card: int) -> None:
    """A bluff comes back to the hand, known to all (RTB-2.6, 2.6b)."""
    state.hand[seat][state.held[seat]] = card
    state.shown[seat][state.held[seat]] = 1
    state.held[seat] += 1


def done(state: State, house: House, seat: int) -> None:
    """A seat has answered; when all have, the plays are laid at once and settled clockwise (RTB-2.3, 2.4)."""
    state.answered[seat] = 1
    state.unanswered -= 1
    if state.unanswered > 0:
        return
    lay_plays(state, house)
    state.player = next_seat(state, state.dealer)
    settle(state, house)


def lay_plays(state: State, house: House) -> None:
    """All plays are laid: face up, or face down as claims."""
    seat = state.dealer
    for _ in range(state.seats):
        seat = next_seat(state, seat)
        for i in range(state.stakes[seat]):
            card = state.staked[seat][i]
            if bluffs(state, house):
                state.bluffs += 0 if matches(state, card) else 1
                tell(state, told.CLAIMED, rule.RTB_2_6, seat, card=card, readers=1 << seat)
            else:
                tell(state, told.PLAYED, match_rule(state, house), seat, card=card)
                forget(state, seat, card)
        if state.stakes[seat] > 0 and bluffs(state, house):
            # Any card it was known to hold may be the one that lies face down now (C-4).
            for i in range(state.held[seat]):
                state.shown[seat][i] = 0


def forget(state: State, seat: int, card: int) -> None:
    """Of two equal cards (RTB-0.1) others cannot tell which was laid: the one known may be gone (C-7)."""
    for i in range(state.held[seat]):
        if state.hand[seat][i] == card:
            state.shown[seat][i] = 0


def settle(state: State, house: House) -> None:
    """The next play to be settled, if there is one; else the next card of the pyramid."""
    while True:
        seat = state.player
        if state.play < state.stakes[seat]:
            if not takes(state, house):
                start_giving(state, seat, 1 if gives_shot(state, house) else worth(state, house), phase.GIVE)
                return
            state.play += 1
            if gives_shot(state, house):  # RTB-2.7
                take_shot(state, seat, 1, rule.RTB_2_7)
            else:
                drink(state, seat, worth(state, house), rule.RTB_2_7)
        else:
            if state.play > 0:
                fill(state.staked[seat], NOBODY)
                fill(state.staked_shown[seat], NOBODY)
                state.stakes[seat] = 0
                state.play = 0
            state.player = next_seat(state, seat)
            if seat == state.dealer:
                state.player = NOBODY
                next_card(state, house)
                return


def give(state: State, house: House, giver: int, to: int, amount: int) -> None:
    """A part of what a play is worth is given: drunk at once, or staked on a claim (RTB-2.4, 2.6)."""
    shot = gives_shot(state, house)
    tell(state, told.GAVE_SHOT if shot else told.GAVE, rule.RTB_2_4, giver, to, amount)
    state.left -= amount
    state.gave_to = to
    state.given[to] = amount
    if bluffs(state, house):
        if state.left == 0:
            ask_target(state, house)
        return
    suffer(state, house, to, amount, rule.RTB_2_4, giver)
    if state.left == 0:
        settled(state, house)


def suffer(state: State, house: House, seat: int, amount: int, why: int, giver: int) -> None:
    """Drinks, or on a top row of shots shots, reach a seat."""
    if gives_shot(state, house):
        take_shot(state, seat, amount, why, giver)
    else:
        drink(state, seat, amount, why, giver)


def settled(state: State, house: House) -> None:
    """This play is done with; the next one."""
    fill(state.given, 0)
    state.play += 1
    settle(state, house)


def ask_target(state: State, house: House) -> None:
    """The next target clockwise is asked whether it believes the claim; after the last the claim has passed."""
    seat = next_seat(state, state.asked)
    while seat != state.player and state.given[seat] == 0:
        seat = next_seat(state, seat)
    state.asked = seat
    state.phase = phase.CALL
    if seat == state.player:
        claim_passes(state, house)


def accept(state: State, house: House, seat: int) -> None:
    """A target believes the claim."""
    tell(state, told.ACCEPTED, rule.RTB_2_6, seat, state.player)
    ask_target(state, house)


def claim_passes(state: State, house: House) -> None:
    """Nobody called: what was given is drunk, the card stays face down, out of the hand (RTB-2.6)."""
    seat = state.player
    card = state.staked[seat][state.play]
    tell(state, told.CLAIM_PASSED, rule.RTB_2_6, seat, card=card, readers=1 << seat)
    state.passed[seat][state.passes[seat]] = card
    state.passed_rank[seat][state.passes[seat]] = rank_of(state.pyramid[state.turned - 1])
    state.passes[seat] += 1
    drink_given(state, house, NOBODY)
    settled(state, house)


def drink_given(state: State, house: House, but: int) -> None:
    """Every target but one drinks what it was given."""
    seat = state.player
    for _ in range(state.seats - 1):
        seat = next_seat(state, seat)
        if state.given[seat] > 0 and seat != but:
            suffer(state, house, seat, state.given[seat], rule.RTB_2_6, state.player)


def call_liar(state: State, house: House, caller: int) -> None:
    """The first caller settles the claim: the card is shown (RTB-2.6)."""
    seat = state.player
    card = state.staked[seat][state.play]
    double = 2 if gives_shot(state, house) else 2 * worth(state, house)
    state.calls += 1
    tell(state, told.CALLED_LIAR, rule.RTB_2_6, caller, seat)
    if matches(state, card):
        tell(state, told.CLAIM_HELD, rule.RTB_2_6, seat, card=card)
        suffer(state, house, caller, double, rule.RTB_2_6, seat)
        drink_given(state, house, caller)
    else:
        tell(state, told.CLAIM_BROKE, rule.RTB_2_6, seat, card=card)
        take_back(state, seat, card)
        suffer(state, house, seat, double, rule.RTB_2_6, caller)
    settled(state, house)


def next_card(state: State, house: House) -> None:
    """The next card of the pyramid is due (RTB-2.2), or who rides is settled."""
    state.asked = NOBODY
    state.place += 1
    if state.place == house.pyramid_rows[state.row]:
        state.place = 0
        state.row += 1
        if state.row == MOST_ROWS or house.pyramid_rows[state.row] == 0:
            if house.passed_bluffs == PassedBluffs.COUNT:
                return_bluffs(state)
            choose_rider(state, house)
            return
    state.phase = phase.PYRAMID_CARD


def return_bluffs(state: State) -> None:
    """Claims that passed are shown; those that do not match go back before hands are counted (RTB-2.6b)."""
    seat = state.dealer
    for _ in range(state.seats):
        seat = next_seat(state, seat)
        for i in range(state.passes[seat]):
            card = state.passed[seat][i]
            if rank_of(card) == state.passed_rank[seat][i]:
                tell(state, told.BLUFF_SHOWN, rule.RTB_2_6b, seat, card=card)
            else:
                tell(state, told.BLUFF_RETURNED, rule.RTB_2_6b, seat, card=card)
                take_back(state, seat, card)
