"""A table of a server, put together from what its messages say to one person: to every face the same as one here."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from nightbus.errors import NightbusError, NotationError
from nightbus.rules.actions import Action
from nightbus.rules.events import Event
from nightbus.rules.game import SPECTATOR, Game, game
from nightbus.rules.switches import with_settings
from nightbus.rules.view import View
from nightbus.table.notation import read_move
from nightbus.table.table import MayGive, moves_allowed
from nightbus.table.tagged import read_action, read_event, read_view
from nightbus.words import Words

Json = dict[str, Any]

NOBODY_KNOWN: Final = "—"
"""The name of a seat whose person left before we came."""


class RemoteTable:
    """What this person has been told of a table: `take` each message in its order."""

    def __init__(self) -> None:
        self.info: Json = {}
        """`TableInfo`, as the last message left it."""
        self.you: Json = {}
        self.seq = 0
        self.anew = 0
        """How often the story had to be begun anew: what was told before no longer counts."""
        self._view_json: Json | None = None
        self._view: View | None = None
        self._story: list[Event] = []
        self._names: dict[int, str] = {}
        self._legal: list[Action | MayGive] = []
        self._settled: tuple[Any, ...] = ()
        self._game: Game = game("ride-the-bus")
        self._house: Any = None

    # What is taken in

    def take(self, message: Json) -> list[Json] | None:
        """What happened, as the message tells it; None if something is missing before it: ask to `resume`.

        :raises NightbusError: it is of a newer server, or of none of ours.
        """
        try:
            return self._taken(message)
        except NightbusError:
            raise
        except (LookupError, TypeError, ValueError, AttributeError):
            raise NightbusError("join-unreadable") from None

    def _taken(self, message: Json) -> list[Json] | None:
        if message["type"] == "snap":
            # One that skips what we have not heard (we were slow) would leave a hole in the story.
            return self._take_all(message) if message["since"] in (0, self.seq) else None
        if message["seq"] not in (self.seq, self.seq + 1) or not self.info:
            return None
        self.seq = message["seq"]
        self._set_info(self.info | message.get("table", {}))
        if "view" in message:
            changed = message["view"]
            whole = changed is None or "session" in message.get("table", {})  # perhaps of another game
            self._set_view(changed if whole else (self._view_json or {}) | changed)
        if "you" in message:
            self._set_you(message["you"])
        events: list[Json] = message.get("events", [])
        self._tell(events)
        return events

    def _take_all(self, snap: Json) -> list[Json]:
        self.seq = snap["seq"]
        self._set_info(snap["table"])
        self._set_view(snap["view"])
        self._set_you(snap["you"])
        if not snap["since"]:
            self._story.clear()
            self.anew += 1
        events: list[Json] = snap["events"]
        self._tell(events)
        return events

    def _tell(self, events: list[Json]) -> None:
        if any(event["type"] == "started" for event in events):
            self._story.clear()
            self.anew += 1
        self._story += [read_event(event) for event in events if is_of_game(event)]

    def _set_info(self, info: Json) -> None:
        if info["session"] != self.info.get("session"):
            self._names.clear()
        self.info = info
        # Whoever has left is no longer in the list: their seat keeps its name to the end of the game.
        self._names |= {who["seat"]: who["name"] for who in info["seats"] if who["seat"] is not None}
        settled = (info["game"], info["rulebook"], info["switches"])
        if settled != self._settled:
            self._settled = settled
            self._game = game(info["game"])
            self._house = with_settings(self._game.rulebooks[info["rulebook"]], info["switches"])

    def _set_view(self, view: Json | None) -> None:
        self._view_json = view
        self._view = None if view is None else read_view(view, self._game.View)

    def _set_you(self, you: Json) -> None:
        self.you = you
        self._legal = [_choice(choice, self._game) for choice in you["legal"]]

    # What a face asks

    @property
    def game(self) -> Game:
        """The rules."""
        return self._game

    @property
    def rulebook(self) -> str:
        """The name of the rulebook."""
        return str(self.info["rulebook"])

    @property
    def house(self) -> Any:
        """The house rules."""
        return self._house

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats of the game on the table."""
        seats: Any = getattr(self._view, "seats", ())
        return tuple(self._names.get(seat, NOBODY_KNOWN) for seat in range(len(seats)))

    @property
    def awaits(self) -> tuple[int, ...]:
        """The seats that are to act."""
        return () if self._view is None else self._view.awaits

    @property
    def over(self) -> bool:
        """Is the game on the table at its end, or given up?"""
        return self.phase == "over"

    def view(self, _seat: int = SPECTATOR) -> View:
        """The position as this person may know it: no other is told."""
        assert self._view is not None, "no game lies on the table"
        return self._view

    def story(self, _seat: int = SPECTATOR, since: int = 0) -> list[Event]:
        """What happened, but for the first `since` events, as this person may read it."""
        return self._story[since:]

    def legal(self, _seat: int = SPECTATOR) -> list[Action | MayGive]:
        """What this person may do now."""
        return list(self._legal)

    def allowed(self, _seat: int = SPECTATOR) -> str:
        """The same as moves in text."""
        return moves_allowed(self._legal, self.names)

    def read(self, _seat: int, text: str) -> Action:
        """The move of this text.

        :raises NotationError: it is no move; the error says what would be allowed.
        """
        try:
            return read_move(text, self.names)
        except NightbusError as refused:
            if self._legal:
                refused.facts.setdefault("allowed", self.allowed())
            raise

    def may_undo(self, _seat: int = SPECTATOR) -> bool:
        """May this person take back their last step?"""
        return bool(self.you.get("undo"))

    # What only a table of several devices has

    @property
    def phase(self) -> str:
        """`lobby`, `shuffling`, `playing`, `over` or `closed`; empty before anything was told."""
        return str(self.info.get("phase", ""))

    @property
    def dealt(self) -> bool:
        """Does a game lie on the table?"""
        return self._view is not None

    @property
    def seat(self) -> int | None:
        """This person's seat in the game."""
        return self.you.get("seat")

    @property
    def viewer(self) -> int:
        """Whose eyes the view is for."""
        return SPECTATOR if self.seat is None else self.seat

    @property
    def asked(self) -> int | None:
        """This person's seat, if it is to act now."""
        return self.seat if self._legal and self.phase == "playing" else None

    @property
    def clock(self) -> int | None:
        """When the time for this person's decision is up, microseconds since 1970 by the server's clock."""
        if self.asked is None:
            return None
        return next((who["clock"] for who in self.info["seats"] if who["seat"] == self.seat), None)

    @property
    def glass(self) -> Json | None:
        """What a drink is at this person's own seat (`UnitInfo`); None for who has none."""
        found: Json | None = self.you["units"].get(str(self.you["person"]))
        return found

    @property
    def has_place(self) -> bool:
        """Is there a seat, or the host's part, that could move to another device?"""
        return self.you.get("role") in ("seat", "host")

    @property
    def counts_drinks(self) -> bool:
        """Is it drinks that this game is about?"""
        return bool(hasattr(self._game.State(), "drinks"))

    @property
    def has_bots(self) -> bool:
        """Does a bot sit in the game on the table?"""
        return any(who["bot"] and who["seat"] is not None for who in self.info["seats"])

    @property
    def coach(self) -> str:
        """When odds are told now, `before` or `after` what is decided; empty: never."""
        told = self.info["coach"] if self.phase == "playing" else "off"
        return "" if told == "off" else str(told)

    @property
    def is_host(self) -> bool:
        """May this person start, and add bots?"""
        return bool(self.you.get("host"))

    @property
    def may_be_host(self) -> bool:
        """Is the host away, so that this person may take the host's part?"""
        if self.is_host or self.you.get("role") != "seat":
            return False
        here = [who["person"] for who in self.info["seats"] if who["present"]]
        return self.info["host"] not in here

    @property
    def may_turn(self) -> bool:
        """Is a card due that this person may turn at once: their own ride's, or a bot's?"""
        if not self.info.get("turning") or self.info["paused"] or self.seat is None:
            return False
        rider = getattr(self._view, "rider", None)
        return (
            rider is None
            or rider == self.seat
            or any(who["seat"] == rider and (who["bot"] or who["stand_in"]) for who in self.info["seats"])
        )

    @property
    def may_vote(self) -> bool:
        """Is there a vote that this person has not voted in?"""
        vote: Json | None = self.info.get("vote")
        if vote is None or self.seat is None:
            return False
        return self.you["person"] not in (*vote["yes"], *vote["no"])

    def name_of(self, person: int | None) -> str:
        """The name of somebody with a place at the table."""
        return next((str(who["name"]) for who in self.info["seats"] if who["person"] == person), NOBODY_KNOWN)


def is_of_game(event: Json) -> bool:
    """Is it something of the game, and not of those at the table?"""
    return "rule" in event


def _choice(choice: Json, of: Game) -> Action | MayGive:
    if choice["type"] == "may_give":
        return MayGive(choice["drinks"], tuple(choice["to"]))
    return read_action(choice, of.actions)


_SAID: Final = frozenset(
    {
        *("joined", "bot_joined", "left", "renamed", "house_set", "hosted", "locked", "paused", "away", "here"),
        *("stood_in", "took_back", "timed_out", "vote_called", "vote_ended", "given_up", "closed"),
    }
)


def _said(words: Words, message: str, **args: Any) -> str:
    return words.say(f"terminal-{message}", **args)


def room_lines(words: Words, table: RemoteTable, events: list[Json], names: Mapping[int, str]) -> Iterator[str]:
    """What happened round the table, in words; `names` has those who have just left, too."""
    for event in events:
        kind = event["type"]
        if is_of_game(event) or kind not in _SAID:
            continue
        if kind in ("here", "away") and table.phase == "lobby":
            continue  # the list of those at the table says so
        who = event.get("name") or names.get(event.get("person") or 0) or table.name_of(event.get("person"))
        if who == NOBODY_KNOWN and "person" in event and kind != "vote_called":
            continue  # a screen or somebody who watches: they have no name
        match event:
            case {"type": "left", "kicked": True}:
                yield _said(words, "join-event-kicked", name=who)
            case {"type": "house_set"}:
                title = words.say(f"game-{event['game']}")
                yield _said(words, "join-event-house_set", game=title, rulebook=event["rulebook"])
            case {"type": "locked" | "paused", "on": bool(on)}:
                yield _said(words, f"join-event-{kind}-{'on' if on else 'off'}")
            case {"type": "vote_called"}:
                by = table.name_of(event["by"])
                yield _said(words, f"join-event-vote-{event['what']}", by=by, name=who)
            case {"type": "vote_ended"}:
                yield _said(words, f"join-event-vote-{'passed' if event['passed'] else 'failed'}")
            case _:
                yield _said(words, f"join-event-{kind}", name=who)


__all__ = ["NotationError", "RemoteTable", "is_of_game", "room_lines"]
