"""What cards, claims and the ride are worth to a seat at Ride the Bus, in hundredths of a drink: the bot's estimates.

They are rough where exact figures would cost time: a bot need not be perfect to be good company.
"""

from typing import Final

from nightbus.bots.ride_seen import (
    BY_RANK,
    cards_of,
    claimed_before,
    concealed,
    count,
    known,
    left_of,
    open_to_all,
    settled,
    shown,
    total,
    turned_rank,
)
from nightbus.cards import rank_of
from nightbus.rules.ride_the_bus import phase
from nightbus.rules.ride_the_bus.house import Bus, DealFace, House, PassedBluffs, TopCard, rows_of
from nightbus.rules.ride_the_bus.pyramid import gives_shot, worth
from nightbus.rules.ride_the_bus.state import State, guesses

DRINK: Final = 100
SHOT: Final = 500
"""A shot weighs as much as five drinks."""
GIFT: Final = 60
"""What it is worth, in hundredths, that somebody else drinks one drink."""
LONGEST: Final = 10000
"""The dearest that a ride is reckoned at."""
ALL: Final = 1000
"""Certainty: chances are in thousandths."""
MOST_BLUFFS: Final = 400
"""Of so many chances to bluff in a thousand the bot takes no more."""


def suffered(state: State, house: House) -> int:
    """What this row's worth costs a seat that drinks it."""
    return SHOT if gives_shot(state, house) else DRINK * worth(state, house)


def row_suffered(house: House, row: int) -> int:
    """The same for another row."""
    if house.top_card == TopCard.SHOT and row == rows_of(house) - 1:
        return SHOT
    return DRINK * house.pyramid_values[row]


def ride_cost(house: House) -> int:
    """What a ride costs its rider on average, about; beyond a hundred drinks nobody counts."""
    mean = 0
    for drinks in house.bus_penalties:
        mean += DRINK * drinks // 4
    cards = 52 * house.decks
    safe = 36 * house.decks
    cost = 800  # RTB-3.4: some nine tries at four questions, by one who counts
    if house.bus == Bus.ROW_ONCE:
        cost = house.bus_length * mean * 4 // 13
    elif house.bus == Bus.ADDING_ROW:
        grows = 13 * DRINK - 4 * mean
        turned = min(cards, house.bus_length * 13 * DRINK // grows) if grows > 0 else cards
        cost = turned * mean * 4 // 13
    elif house.bus == Bus.SHRINKING_ROW:
        cost = house.bus_length * mean * 4 // 9
    elif house.bus != Bus.QUESTIONS:
        clean = 1000000
        for i in range(4 if house.bus == Bus.PYRAMID else house.bus_length):
            clean = clean * (safe - i) // (cards - i)
        again = DRINK if house.bus == Bus.KINGS_CUP else 0
        cost = (mean + again) * (1000000 - clean) // clean
    if house.ride_cap > 0:
        cost = min(cost, DRINK * house.ride_cap)
    return min(cost, LONGEST)


def turns_left(state: State, house: House, row: int) -> int:
    """How many cards of a row are still to be turned."""
    if row < state.row:
        return 0
    return house.pyramid_rows[row] - (state.place + 1 if row == state.row else 0)


def all_turns_left(state: State, house: House) -> int:
    """How many cards of the pyramid are still to be turned."""
    turns = 0
    for row in range(state.row, rows_of(house)):
        turns += turns_left(state, house, row)
    return turns


def ride_weight(cards: int, turns: int) -> int:
    """How much a hand of so many cards draws the ride: the more, the fewer cards are still to be turned."""
    if cards == 0:
        return 0
    if turns > 8:
        return 1 << cards
    return 1 << (2 * cards if turns > 2 else 3 * cards)


def counted_cards(state: State, house: House, seat: int) -> int:
    """The cards that will count against another seat, about: a passed bluff may come back (RTB-2.6b)."""
    back = state.passes[seat] // 2 if house.passed_bluffs == PassedBluffs.COUNT else 0
    return cards_of(state, seat) + back


def own_cards(state: State, house: House, seat: int) -> int:
    """The cards that will count against this seat, which knows what it has laid face down."""
    cards = state.held[seat]
    if house.passed_bluffs == PassedBluffs.COUNT:
        for i in range(state.passes[seat]):
            cards += 0 if rank_of(state.passed[seat][i]) == state.passed_rank[seat][i] else 1
    return cards


def rivals(state: State, house: House, seat: int, turns: int) -> int:
    """How much the hands of all others draw the ride."""
    weights = 0
    for rival in range(state.seats):
        if rival != seat and guesses(state, house, rival):
            weights += ride_weight(counted_cards(state, house, rival), turns)
    return weights


def ride_chance(cards: int, turns: int, others: int) -> int:
    """The chance of the ride with so many cards at the end, against others that draw it so much."""
    mine = ride_weight(cards, turns)
    return mine * ALL // (mine + others) if cards > 0 else 0


def ride_risk(state: State, house: House, seat: int) -> int:
    """The chance that this seat rides."""
    turns = all_turns_left(state, house)
    return ride_chance(own_cards(state, house, seat), turns, rivals(state, house, seat, turns))


def shed_worth(state: State, house: House, seat: int, cards: int) -> int:
    """What it is worth to a seat to have one card less than so many."""
    turns = all_turns_left(state, house)
    others = rivals(state, house, seat, turns)
    saved = ride_chance(cards, turns, others) - ride_chance(cards - 1, turns, others)
    return ride_cost(house) * saved // ALL


def load_worth(state: State, house: House, seat: int, other: int) -> int:
    """What it is worth to a seat that `other` gets a card back."""
    turns = all_turns_left(state, house)
    others = rivals(state, house, seat, turns)
    cards = own_cards(state, house, seat)
    theirs = counted_cards(state, house, other)
    more = ride_weight(theirs + 1, turns) - ride_weight(theirs, turns)
    saved = ride_chance(cards, turns, others) - ride_chance(cards, turns, others + more)
    return ride_cost(house) * saved // ALL


def turn_chance(wanted: int, unseen: int, turns: int) -> int:
    """The chance that at least one of `wanted` cards among `unseen` comes up in so many turns."""
    miss = ALL
    for i in range(wanted):
        miss = miss * max(unseen - turns - i, 0) // max(unseen - i, 1)
    return ALL - miss


def keep_worth(state: State, house: House, seat: int, rank: int, shed: int) -> int:
    """What a card of this rank is still worth in the hand, if it is played at the best of its later matches."""
    counts = known(state, house, seat, BY_RANK)
    wanted = left_of(state, counts, rank)
    unseen = state.cards - total(counts)
    best = 0
    rows = rows_of(house)
    for back in range(rows - state.row):
        row = rows - 1 - back
        if house.give_and_take and row >= rows - 2:
            play = shed - row_suffered(house, row)  # RTB-2.7
        else:
            play = shed + row_suffered(house, row) * GIFT // DRINK
        chance = turn_chance(wanted, unseen, turns_left(state, house, row))
        best = (chance * max(play, best) + (ALL - chance) * best) // ALL
    return best


def claim_sheds(state: State, house: House, player: int) -> int:
    """What the card of a claim that passes is worth to its player beside the drinks (RTB-2.6b)."""
    if house.passed_bluffs == PassedBluffs.COUNT:
        return 0
    return shed_worth(state, house, player, state.held[player] + (1 if state.phase == phase.CALL else 0))


def lie_share(risk: int, sheds: int) -> int:
    """The share of lies among claims at which believing and calling come to the same, about.

    `risk`: what the row is worth; `sheds`: what its card is worth to the player. A call that is right spares the share,
    makes the other drink double, and hands the card back.
    """
    return risk * ALL // (2 * risk + 2 * risk * GIFT // DRINK + sheds)


def bluff_rate(risk: int, sheds: int, has: int) -> int:
    """How often a seat that holds no card of the rank claims one, if `has` is the chance that it holds one."""
    lies = lie_share(risk, sheds)
    even = has * lies // max((ALL - has) * (ALL - lies) // ALL, 1)
    # A little oftener where it pays even if every second claim is called.
    pays = sheds * DRINK // risk - 2 * DRINK + GIFT
    return min(even + max(pays, 0) * 15 // DRINK, MOST_BLUFFS)


def seems_to_hold(state: State, house: House, seat: int, rank: int) -> int:
    """The chance that `seat` holds a card of this rank for a further claim, as others must see it; 0: none can be."""
    claims = state.stakes[seat] + claimed_before(state, seat, rank)
    if house.deal_face == DealFace.UP:
        mine = concealed(state, seat, BY_RANK)
        real = count(mine, BY_RANK, rank)
        cards = total(mine)
        return min(real * (cards - state.passes[seat]) * ALL // cards, ALL) if real > claims else 0
    counts = open_to_all(state, BY_RANK, seat)
    return turn_chance(left_of(state, counts, rank) - claims, state.cards - total(counts), state.held[seat])


def suspicion(state: State, house: House, player: int) -> int:
    """How much likelier a lie is of a seat that claims more often than cards come up for it, in thousandths."""
    claims = state.stakes[player] + state.passes[player]
    expected = 4 + state.turned * house.questions // 4  # in quarters: one match of a card in some twelve turns
    return min(60 * max(4 * claims - expected, 0), 600)


def truth(state: State, house: House, seat: int) -> int:
    """The chance that the claim being settled is true, as `seat` sees it; 0 if it cannot be."""
    player = state.player
    rank = turned_rank(state)
    hidden = concealed(state, player, BY_RANK) - shown(state, player, BY_RANK)
    cards = total(hidden)
    claims = state.stakes[player] - settled(state, player) + claimed_before(state, player, rank)
    risk = suffered(state, house)
    sheds = claim_sheds(state, house, player)
    doubt = suspicion(state, house, player)
    lies = min(lie_share(risk, sheds) + doubt, 900)
    if house.deal_face == DealFace.UP:
        real = count(hidden, BY_RANK, rank)
        if real == 0 or real == cards:
            return ALL if real == cards else 0
        here = real * (cards - state.passes[player]) * ALL // cards  # claims that passed may hold some of them
        return max(min(here // claims, ALL) * (ALL - lies) // ALL, 1)
    counts = known(state, house, seat, BY_RANK)
    has = turn_chance(left_of(state, counts, rank), state.cards - total(counts), cards - state.passes[player])
    if has == 0:
        return 0
    honest = has
    for _ in range(claims - 1):
        honest = honest * has // ALL
    honest = honest * (ALL - lies // 2) // ALL
    lying = (ALL - has) * (bluff_rate(risk, sheds, has) + 20 + doubt) // ALL
    return max(honest * ALL // (honest + lying + 1), 1)
