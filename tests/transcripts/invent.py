"""Write a new whole game for this folder: `python -m tests.transcripts.invent NAME`, one of `GAMES`.

The players are half sensible and half random. The cards are listed, so that the file stays as it is whatever becomes of
seeds and bots; it is written once, and from then on `regenerate` only settles it anew.
"""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from nightbus.cards import CUCKOO_FIRST, rank_of
from nightbus.rules import events
from nightbus.rules.actions import Accept, Action, End, Give, Liar, Pass, Play, Stand, Stay, Stop, Swap
from nightbus.table.log import Deal
from nightbus.table.notation import move_text
from nightbus.table.shoes import SeedShoe
from nightbus.table.table import MayGive, Table
from nightbus.table.transcript import settle
from tests.transcripts.regenerate import FOLDER, settled

SEARCHED = 20_000
WIDTH = 20


@dataclass(frozen=True, slots=True)
class Invented:
    """A game to be looked for: its header, what should happen in it, and how long it may be."""

    about: str
    header: str
    shows: tuple[type[events.Happened], ...] = ()
    most_moves: int = 90
    most_cards: int = 140
    bold: float = 0.1
    """How often a card that does not match is played."""


RIDE = "game: ride-the-bus\nrulebook: "
CHASE = "game: chase-the-ace\n"
STOP = "game: stop-the-bus\n"

GAMES = {
    "ride_classic": Invented(
        "Classic, as the book has it: a pyramid of bluffs, and a row of ten that restarts.",
        RIDE + "classic\nseats: Ana, Bo, Cy\ndealer: Cy\n",
        (events.ClaimHeld, events.ClaimBroke, events.ClaimPassed, events.RideRestarted),
    ),
    "ride_classic_no_bluffs": Invented(
        "Classic without bluffs: a mini bus of four cards, and the dealer drinks in the pyramid.",
        RIDE + "classic\nset: bluffing=off, bus_length=4\nseats: Ana, Bo, Cy, Dee\ndealer: Dee\n",
        (events.RideRestarted,),
    ),
    "ride_classic_seven_questions": Invented(
        "Seven questions, give and take on the top two rows, and the bluffs that passed are counted after all.",
        RIDE + "classic\nset: questions=7, give_and_take=on, passed_bluffs=count, bus_length=4\nseats: Ana, Bo, Cy\n",
        (events.BluffReturned, events.BluffShown),
        most_moves=140,
    ),
    "ride_classic_shrinking_row": Invented(
        "A row that every safe card makes shorter for good.",
        RIDE + "classic\nset: bus=shrinking_row\nseats: Ana, Bo, Cy\n",
        (events.RowShrank, events.RideRestarted),
    ),
    "ride_classic_pyramid": Invented(
        "The ride is a pyramid of ten: one card of each row, from the bottom up.",
        RIDE + "classic\nset: bus=pyramid, pyramid_rows=3/2/1\nseats: Ana, Bo, Cy\n",
        (events.RidePicked, events.RideRestarted),
    ),
    "ride_classic_kings_cup": Invented(
        "Each restart costs one drink more than its card, and a cap ends the ride.",
        RIDE + "classic\nset: bus=kings_cup, bus_length=6, ride_cap=20\nseats: Ana, Bo, Cy\n",
        (events.CapReached,),
    ),
    "ride_classic_nobody_rides": Invented(
        "Bold players, and nobody calls: no card is left, so nobody rides (RTB-3.0).",
        RIDE + "classic\nset: pyramid_rows=4/3/2\nseats: Ana, Bo, Cy\n",
        (events.NobodyRides,),
        bold=0.6,
    ),
    "ride_classic_private": Invented(
        "Each sees only its own cards, the dealer plays too, and there are two games: the deal moves on.",
        RIDE + "classic\nset: deal_face=private, dealer_role=plays, rounds=2, pyramid_rows=2/1/1, bus_length=4\n"
        "seats: Ana, Bo, Cy\n",
        (events.ClaimBroke, events.PaysFirstRound),
        most_moves=130,
        most_cards=200,
    ),
    "ride_party": Invented(
        "Party: a level card is dealt again, a suit earns five, the row is turned once.",
        RIDE + "party\nseats: Ana, Bo, Cy\n",
        (events.Tied, events.Gave),
    ),
    "ride_party_adding_row": Invented(
        "The oldest form: a penalty card adds as many cards as it costs.",
        RIDE + "party\nset: bus=adding_row, tie_break=draw\nseats: Ana, Bo, Cy\n",
        (events.RowGrew, events.Drew),
    ),
    "ride_party_two_decks": Invented(
        "Two decks, aces low, and a shot on top.",
        RIDE + "party\nset: decks=2, ace=low, top_card=shot, bus_length=5\nseats: Ana, Bo, Cy, Dee, Mary Ann\n",
        (events.TookShot,),
        most_moves=150,
    ),
    "ride_commission": Invented(
        "Commission: questions round the table, open hands, a shot on top, and a ride by questions.",
        RIDE + "commission\nseats: Ana, Bo, Søren\n",
        (events.GaveShot, events.RideRestarted),
        most_moves=130,
    ),
    "ride_commission_co_pilot": Invented(
        "A co-pilot shares the drinks, and the deck ends the ride.",
        RIDE + "commission\nset: co_pilot=on, ride_ends_with_deck=on, ties=double\n"
        "set: pyramid_values=1/2/3/4/5, top_card=drinks\nseats: Ana, Bo, Cy, Dee\n",
        (events.Volunteered, events.Declined, events.DeckOut),
        most_moves=200,
    ),
    "chase": Invented(
        "Chase the Ace, as the book has it: a jack chooses the dealer, a king blocks.",
        CHASE + "seats: Ana, Bo, Cy, Dee\n",
        (events.Blocked, events.LowShown, events.Won),
    ),
    "chase_money": Invented(
        "Lives are chips, the dealer blocks too, and an ace may be passed on at once.",
        CHASE + "set: money_play=on, lives=2, dealer_blocks=on, domino=ace, reveal_low=off\nseats: Ana, Bo, Cy, Dee\n",
        (events.Blocked, events.PaidPot, events.Won),
    ),
    "chase_cuckoo": Invented(
        "The Cuckoo pack: a Cuckoo blocks, and a low card may be passed on at once.",
        CHASE + "set: deck=cuckoo, domino=low, lives=2\nseats: Ana, Bo, Cy, Dee, Eva\n",
        (events.Blocked, events.LowShown),
    ),
    "chase_misdeal": Invented(
        "A clumsy dealer; a king drawn goes back; the ace of spades costs two.",
        CHASE + "set: misdeal_chance=100, drawn_king=refused, ace_of_spades_two=on\nseats: Ana, Bo, Cy\n",
        (events.KeptExposed, events.AskedRedeal, events.KingRefused),
        most_cards=170,
    ),
    "chase_sudden_death": Invented(
        "All go out on one deal: sudden death, one card each.",
        CHASE + "set: lives=1\nseats: Ana, Bo, Cy\ndealer: Bo\n",
        (events.SuddenDeath,),
    ),
    "stop": Invented(
        "Stop the Bus, as the book has it.",
        STOP + "seats: Ana, Bo, Cy\n",
        (events.DrawAgain, events.Stood),
        most_moves=130,
    ),
    "stop_brag": Invented(
        "All three at once, 333 the best trio, and a pot.",
        STOP + "set: exchange=one_or_three, brag_order=on, stake=5, tokens=2\nseats: Ana, Bo, Cy\n",
        (events.ExchangedAll, events.Won),
    ),
    "stop_circuit_limit": Invented(
        "Nobody stops the bus: it stops by itself.",
        STOP + "set: circuit_limit=2, first_stop=after_exchange, tokens=1\nseats: Ana, Bo, Cy, Dee\n",
        (events.CircuitLimit,),
    ),
    "stop_lent": Invented(
        "All who are left go out on one deal and play on with a token each, lent.",
        STOP + "set: tokens=1, stake=2\nseats: Ana, Bo\ndealer: Ana\n",
        (events.TokenLent,),
    ),
}


def invent(name: str) -> str:
    """The transcript of a game that shows what it should."""
    wanted = GAMES[name]
    for seed in range(SEARCHED):
        table = settle(wanted.header).table
        table = Table(
            table.game,
            table.house,
            table.names,
            SeedShoe(seed),
            dealer=table.log.header.dealer,
            rulebook=table.rulebook,
        )
        moves = play(table, wanted, Random(seed))
        cards = listed(table)
        told = {type(event) for event in table.story(None)}
        if table.over and len(cards) <= wanted.most_cards and told.issuperset(wanted.shows):
            rows = [" ".join(cards[i : i + WIDTH]) for i in range(0, len(cards), WIDTH)]
            return f"# {wanted.about}\n{wanted.header}" + "".join(f"cards: {row}\n" for row in rows) + "".join(moves)
    raise LookupError(name)


def play(table: Table, wanted: Invented, luck: Random) -> list[str]:
    """The moves of a game, those of several seats in one line where they are the same; left off when it gets long."""
    moves: list[str] = []
    while not table.over and len(moves) <= wanted.most_moves:
        moment = table.game.moment(table.state)
        awaited = list(table.awaits)
        chosen: list[tuple[list[str], str]] = []
        while table.awaits and table.game.moment(table.state) == moment:
            seat = luck.choice(table.awaits)
            action = sensible(table, seat, wanted, luck)
            text = move_text(action, table.names)
            if isinstance(action, Pass) and chosen and chosen[-1][1] == text:
                chosen[-1][0].append(table.names[seat])
            else:
                chosen.append(([table.names[seat]], text))
            table.do(seat, action)
        for names, text in chosen:
            everybody = len(names) == len(awaited) > 1 and len(chosen) == 1
            moves.append(f"{'all' if everybody else ', '.join(names)}: {text}\n")
    return moves


def sensible(table: Table, seat: int, wanted: Invented, luck: Random) -> Action:
    """What somebody might do."""
    legal = table.legal(seat)
    (first, *_) = legal
    if isinstance(first, MayGive):
        gifts = dict.fromkeys(first.to, 0)
        for _ in range(first.drinks):
            gifts[luck.choice(first.to[:2] if luck.random() < 0.7 else first.to)] += 1
        return Give(tuple((to, drinks) for to, drinks in gifts.items() if drinks))
    actions = [action for action in legal if not isinstance(action, MayGive)]
    weights = [weight(table, seat, action, wanted) for action in actions]
    return luck.choices(actions, weights)[0]


def weight(table: Table, seat: int, action: Action, wanted: Invented) -> float:
    """How much somebody would like to do this."""
    match action:
        case Play(card=card):
            turned = table.state.pyramid[table.state.turned - 1]
            return 4 if rank_of(card) == rank_of(turned) else wanted.bold
        case Accept():
            return 1 + 4 * wanted.bold
        case Liar():
            return 0.5 if wanted.bold < 0.5 else 0
        case Stay() | Swap():
            card = table.state.hand[seat]
            height = (card - CUCKOO_FIRST) / 19 if card >= CUCKOO_FIRST else (rank_of(card) + 1) % 13 / 12
            return 0.05 + (height if isinstance(action, Stay) else 1 - height)
        case Stop():
            return 0.3
        case End() | Stand() | Pass():
            return 1
        case _:
            return 0.5


def listed(table: Table) -> list[str]:
    """The cards that came, as a transcript lists them."""
    cards: list[str] = []
    for step in table.log.steps:
        if isinstance(step, Deal):
            if isinstance(step.was, str):
                cards.append(step.was)
            elif step.was:
                cards[-1] += "!"
    return cards


def main(names: list[str], say: Callable[[str], object]) -> None:
    """Write the games of these names; all that are not there yet if there are none."""
    for name in names or [name for name in GAMES if not (FOLDER / f"{name}.txt").exists()]:
        text, position = settled(invent(name))
        (FOLDER / f"{name}.txt").write_text(text, encoding="utf-8")
        (FOLDER / f"{name}.json").write_text(position, encoding="utf-8")
        say(f"{name}: {len(text.splitlines())} lines")


if __name__ == "__main__":
    main(sys.argv[1:], print)
