"""A table of Ride the Bus to drive by hand: P1, P2 ... are the seats, cards and moves stand as one would say them."""

from collections.abc import Iterable
from copy import deepcopy
from dataclasses import dataclass, field, fields
from typing import Any

from nightbus.cards import NOBODY, card_name, rank_of, read_card
from nightbus.errors import NightbusError
from nightbus.rules import actions
from nightbus.rules.events import Drank, Event, Gave, GaveShot, TookShot, event_of, tag
from nightbus.rules.game import SPECTATOR, legal_actions
from nightbus.rules.ride_the_bus import GAME, phase
from nightbus.rules.ride_the_bus.house import House
from nightbus.rules.ride_the_bus.questions import next_question
from nightbus.rules.ride_the_bus.state import State, guesses
from nightbus.rules.switches import with_settings

BETWEEN = {Drank: "from", TookShot: "from", Gave: "to", GaveShot: "to"}
PLAIN: dict[str, actions.Action] = {
    "pass": actions.Pass(),
    "accept": actions.Accept(),
    "liar": actions.Liar(),
    "volunteer": actions.Volunteer(),
    "decline": actions.Decline(),
}


def house_of(book: str = "classic", settings: str = "") -> House:
    """A rulebook's house rules with `switch=value, switch=value` set."""
    chosen = dict(part.strip().split("=") for part in settings.split(",") if part.strip())
    return with_settings(GAME.rulebooks[book], chosen)  # type: ignore[no-any-return]


def cards(text: str) -> list[int]:
    """The cards of a text: `7H AS`."""
    return [read_card(name) for name in text.split()]


def names(row: Iterable[int | None]) -> str:
    """Cards as text; one that cannot be known is `?`."""
    return " ".join("?" if card is None else card_name(card) for card in row)


def seat_name(seat: int) -> str:
    """`P1` for seat 0."""
    return f"P{seat + 1}"


def seat_of(name: str) -> int:
    """0 for `P1`."""
    return int(name.removeprefix("P")) - 1


def said(event: Event) -> str:
    """An event in short: who, what, to or from whom, by which rule. `P2 drank 1 from P1 RTB-1.10`."""
    kind = type(event)
    words = [tag(kind).replace("_", " ")]
    for name in (f.name for f in fields(kind) if f.name not in ("rule", "other")):
        value = getattr(event, name)
        if name == "seat":
            words.insert(0, seat_name(value))
        elif name == "card":
            words.append(names([value]))
        else:
            words.append(str(value))
    other = getattr(event, "other", None)
    if other is not None:
        words += [BETWEEN[kind]] if kind in BETWEEN else []
        words.append(seat_name(other))
    return " ".join([*words, event.rule])


def story(text: str) -> list[str]:
    """The lines of an expected story, written with `;` or line by line."""
    return [line.strip() for part in text.splitlines() for line in part.split(";") if line.strip()]


@dataclass(slots=True)
class Night:
    """A game, or a session, in progress."""

    house: House
    state: State = field(default_factory=State)

    def play(self, script: str) -> list[str]:
        """What these cards and moves make happen: `P1 red, 7H, P1 higher, 7C, all pass`; each must be possible."""
        before = len(self.state.story)
        for item in (part.strip() for part in script.replace("\n", ",").split(",")):
            if not item:
                continue
            if item.startswith("all "):
                for seat in self.awaited:
                    self.move(f"{seat} {item.removeprefix('all ')}")
            elif item[0] == "P":
                self.move(item)
            else:
                self.deal(item)
        return self.told(since=before)

    def deal(self, names_: str) -> None:
        """These cards come up next, one after the other."""
        for card in cards(names_):
            of = GAME.outcomes(self.state, self.house)
            picks = [pick for pick in range(of) if GAME.outcome(self.state, self.house, pick) == card]
            assert picks, f"{card_name(card)} cannot come: {self.at}"
            GAME.deal(self.state, self.house, picks[0])
            self.check()

    def turn_past(self, number: int) -> None:
        """So many threes to sixes of the pyramid are turned, and everybody passes."""
        for _ in range(number):
            of = GAME.outcomes(self.state, self.house)
            coming = [GAME.outcome(self.state, self.house, pick) for pick in range(of)]
            self.deal(card_name(next(card for card in coming if 1 <= rank_of(card) <= 4)))
            self.play("all pass")

    def leave(self, names_: str) -> None:
        """Only these cards are left in the deck; all others are out, those dealt last remaining the last."""
        state, left = self.state, cards(names_)
        undealt = state.pack[state.dealt : state.cards]
        for card in left:
            undealt.remove(card)
        state.pack[: state.cards] = undealt + state.pack[: state.dealt] + left
        state.dealt = state.cards - len(left)

    def codes(self, move: str) -> tuple[int, tuple[int, ...]]:
        """The seat of a move such as `P1 give P2 1 P3 2`, and its codes."""
        who, what, *rest = move.split()
        seat = seat_of(who)
        return seat, GAME.encode(self.state, self.house, seat, action_of(what, rest))

    def move(self, move: str) -> None:
        """A legal move."""
        seat, codes = self.codes(move)
        assert codes
        for code in codes:
            if len(codes) == 1:
                action = GAME.decode(self.state, self.house, seat, code)
                assert GAME.encode(self.state, self.house, seat, action) == codes, move
            self.act(seat_name(seat), code)

    def act(self, seat: str, code: int) -> None:
        """A legal action by its code."""
        assert GAME.legal(self.state, self.house, seat_of(seat), code), f"{code}: not allowed at {self.at}"
        GAME.act(self.state, self.house, seat_of(seat), code)
        self.check()

    def check(self) -> None:
        """The first slots of each row are filled, and only those; it is somebody's turn only when it is."""
        state = self.state
        if state.phase in (phase.PYRAMID_CARD, phase.LAY, phase.OVER):
            assert state.asked == NOBODY
        assert state.unanswered == (state.answered.count(0) if state.phase == phase.LAY else 0)
        for seat in range(16):
            for row, filled in (
                (state.hand[seat], state.held[seat]),
                (state.shown[seat], state.held[seat]),
                (state.staked[seat], state.stakes[seat]),
                (state.staked_shown[seat], state.stakes[seat]),
                (state.passed[seat], state.passes[seat]),
                (state.passed_rank[seat], state.passes[seat]),
            ):
                assert [slot != NOBODY for slot in row] == [slot < filled for slot in range(7)]

    def refuses(self, move: str) -> str:
        """Why the table does not take a move: the error's code, or `not-allowed`; the position is as it was."""
        before = deepcopy(self.state)
        try:
            seat, codes = self.codes(move)
            trial = Night(self.house, deepcopy(self.state))
            for code in codes:
                if not GAME.legal(trial.state, self.house, seat, code):
                    return "not-allowed"
                GAME.act(trial.state, self.house, seat, code)
        except NightbusError as refused:
            return refused.code
        finally:
            assert self.state == before, move
        return ""

    def choices(self, seat: str) -> str:
        """What a seat may do now: `pass play`; answers as said, gifts as `P2 1`, picks by place."""
        at = seat_of(seat)
        listed = legal_actions(GAME, self.state, self.house, at)
        assert listed == [c for c in range(-1, GAME.ACTIONS + 1) if GAME.legal(self.state, self.house, at, c)]
        return ", ".join(choice(GAME.decode(self.state, self.house, at, code)) for code in listed)

    @property
    def awaited(self) -> list[str]:
        """Who is to act, in the order of turns."""
        seats = self.state.seats
        order = [(self.state.dealer + 1 + i) % seats for i in range(seats)]
        found = [seat for seat in order if GAME.awaits(self.state, self.house, seat)]
        assert GAME.turn(self.state, self.house) == (found[0] if found else NOBODY)
        return [seat_name(seat) for seat in found]

    @property
    def at(self) -> str:
        """Where the game is: `answer P1`, `question_card`, `lay P1 P2`, `over`."""
        return " ".join([str(self.see().phase), *self.awaited])

    @property
    def drinks(self) -> list[int]:
        return self.state.drinks[: self.state.seats]

    @property
    def shots(self) -> list[int]:
        return self.state.shots[: self.state.seats]

    @property
    def rider(self) -> str:
        return "" if self.state.rider == NOBODY else seat_name(self.state.rider)

    def hand(self, seat: str) -> str:
        """The cards a seat holds, in the order they came."""
        at = seat_of(seat)
        return names(self.state.hand[at][: self.state.held[at]])

    def see(self, viewer: str = "") -> Any:
        """The view of a seat; of a spectator if none is named."""
        return GAME.see(self.state, self.house, seat_of(viewer) if viewer else SPECTATOR)

    def seen(self, seat: str, viewer: str = "") -> str:
        """The hand of `seat` as `viewer` sees it."""
        return names(self.see(viewer).seats[seat_of(seat)].cards)

    def plays(self, seat: str, viewer: str = "") -> str:
        """What `seat` has laid on the pyramid card, as `viewer` sees it."""
        return names(self.see(viewer).seats[seat_of(seat)].plays)

    def events(self, kind: type[Any] | None = None) -> list[Any]:
        """The story as typed events, in full, all or those of a kind."""
        every = [event_of(row) for row in self.state.story]
        return [event for event in every if kind is None or type(event) is kind]

    def told(self, reader: str | None = None, since: int = 0) -> list[str]:
        """The story in short, in full or as a seat (`""`: a spectator) may read it."""
        seat = None if reader is None else seat_of(reader) if reader else SPECTATOR
        return [said(event_of(row, seat)) for row in self.state.story[since:]]

    def answer_all(self, hands: str) -> None:
        """The questions are played out so that these hands are dealt: `P1 2C 9D 4H 5S, P2 3C ...`.

        Everybody says the first word there is, and gives what it may to whom it first may.
        """
        coming = hands_of(hands)
        while self.see().phase in ("answer", "question_card", "give_right"):
            if GAME.outcomes(self.state, self.house):
                self.deal(card_name(coming[self.state.asked].pop(0)))
            else:
                seat = GAME.turn(self.state, self.house)
                code = legal_actions(GAME, self.state, self.house, seat)[0]
                GAME.act(self.state, self.house, seat, code)
        assert not any(coming.values())


def hands_of(text: str) -> dict[int, list[int]]:
    """Seat and cards of `P1 2C 9D, P2 3C`."""
    split = [part.split(maxsplit=1) for part in text.split(",") if part.strip()]
    return {seat_of(part[0]): cards(part[1]) for part in split}


def action_of(what: str, rest: list[str]) -> actions.Action:
    """The typed action of a move's words."""
    match what:
        case "play":
            return actions.Play(read_card(rest[0]))
        case "give":
            return actions.Give(tuple((seat_of(to), int(n)) for to, n in zip(rest[::2], rest[1::2], strict=True)))
        case "shot":
            return actions.GiveShot(seat_of(rest[0]))
        case "pick":
            return actions.Pick(int(rest[0]))
        case _:
            return PLAIN.get(what) or actions.Guess(what)


def choice(action: actions.Action) -> str:
    """A choice in short."""
    match action:
        case actions.Guess(call):
            return call
        case actions.Play(card):
            return f"play {card_name(card)}"
        case actions.Give(gifts):
            return " ".join(f"{seat_name(to)} {drinks}" for to, drinks in gifts)
        case actions.GiveShot(to):
            return f"shot {seat_name(to)}"
        case actions.Pick(place):
            return f"pick {place}"
        case _:
            return actions.tag(type(action))


def ride(book: str = "classic", settings: str = "", *, seats: int = 3, dealer: str = "") -> Night:
    """A game about to begin; the last seat deals unless another is named."""
    house = house_of(book, settings)
    GAME.check(house, seats)
    night = Night(house)
    GAME.begin(night.state, house, seats, seat_of(dealer) if dealer else GAME.default_dealer(house, seats))
    return night


def at_pyramid(hands: str, book: str = "classic", settings: str = "", *, seats: int = 3, dealer: str = "") -> Night:
    """A game whose questions are over, with these hands, of any size: `P1 8S 9H, P2 3C`; its story begins here."""
    night = ride(book, settings, seats=seats, dealer=dealer)
    state = night.state
    for seat, held in hands_of(hands).items():
        for slot, card in enumerate(held):
            at = next(i for i in range(state.dealt, state.cards) if state.pack[i] == card)
            state.pack[at], state.pack[state.dealt] = state.pack[state.dealt], card
            state.dealt += 1
            state.hand[seat][slot] = card
            state.shown[seat][slot] = 0
        state.held[seat] = len(held)
    state.question = night.house.questions - 1
    state.asked = state.dealer if guesses(state, night.house, state.dealer) else (state.dealer - 1) % seats
    next_question(state, night.house)
    state.story.clear()
    return night


def aboard(book: str = "classic", settings: str = "", *, seats: int = 3, dealer: str = "") -> Night:
    """A game in which P1 alone has a card left, 2C, and is about to ride; one pyramid card, 3D, has been turned."""
    night = at_pyramid("P1 2C", book, f"pyramid_rows=1, {settings}", seats=seats, dealer=dealer)
    night.play("3D, P1 pass")
    return night
