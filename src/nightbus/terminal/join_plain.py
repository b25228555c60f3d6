"""A seat of a server's table line by line: what happens is told as it comes, moves are typed whenever one likes."""

import asyncio
import os
import signal
import sys
import threading
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Final

from nightbus.errors import IllegalStep, NightbusError
from nightbus.rules.actions import Action
from nightbus.table.notation import move_text
from nightbus.table.rulebook import changed_switches
from nightbus.table.tagged import action_json, read_event
from nightbus.terminal.figures import figures
from nightbus.terminal.helping import allowed_text, move_lines, numbered, question, rules_of_moment
from nightbus.terminal.line import Address, Line, Nonces, Place, ask
from nightbus.terminal.lobby import COACHES, prompt_of, said_notes, settled_lines
from nightbus.terminal.me import GLASSES, beyond_cap, choice_of, label, state_lines, way_lines
from nightbus.terminal.reading import own_lines, table_lines
from nightbus.terminal.remote import Json, RemoteTable, is_of_game, room_lines
from nightbus.terminal.telling import Teller
from nightbus.words import Words

_RECALLED: Final = 12
"""Lines of the story told again to whoever comes back."""
COMMANDS: Final[dict[str, Json]] = {
    "start": {"type": "start"},
    "bot": {"type": "add_bot"},
    "next": {"type": "next"},
    "undo": {"type": "undo"},
    "turn": {"type": "turn"},
    "yes": {"type": "ballot", "yes": True},
    "no": {"type": "ballot", "yes": False},
    "lock": {"type": "lock", "on": True},
    "unlock": {"type": "lock", "on": False},
    "move": {"type": "move"},
    "leave": {"type": "leave"},
}
"""What is typed for the table, and what it says to the server."""
_SETTING: Final = {"glass": "join-glass-form", "cap": "join-cap-form", "coach": "join-coach-form"}
"""What is typed to settle something, with what it is to be; and what is said to whoever types it alone."""
_SHARING: Final = {"open": True, "closed": False}


def join_plain(address: Address, place: Place, words: Words, *, keep: Callable[[Place], None]) -> tuple[str, int]:
    """Why the server ended it, empty if whoever types did; and the exit code."""
    return asyncio.run(_JoinPlain(address, place, words, keep).play())


class _JoinPlain:
    """A table told to one screen, and one keyboard that speaks at it."""

    def __init__(self, address: Address, place: Place, words: Words, keep: Callable[[Place], None]) -> None:
        self._address = address
        self._words = words
        self._place = place
        self._keep = keep
        self._table = RemoteTable()
        self._nonces = Nonces(place, keep)
        self._line = Line(address, place.token, seq=lambda: self._table.seq, hear=self._hear, state=self._connected)
        self._teller = Teller(words, ())
        self._printed = 0
        self._anew = 0
        self._sent: dict[str, bool] = {}
        """Commands that are not answered yet: is it a move of the game?"""
        self._asking: set[asyncio.Task[None]] = set()
        """What the server works out just now."""
        self._offered: Any = None
        """What was asked last, so that nothing is asked twice."""
        self._lobby = ""
        self._up = True
        self._left = asyncio.Event()
        self._code = 0
        self._styled = sys.stdout.isatty() and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"

    async def play(self) -> tuple[str, int]:
        """Until the server says goodbye, or whoever types does."""
        loop = asyncio.get_running_loop()
        if sys.platform != "win32":
            for number in (signal.SIGINT, signal.SIGTERM):
                loop.add_signal_handler(number, self._leave, 128 + number)
        threading.Thread(target=_read_lines, args=(loop, self._typed, self._leave), daemon=True).start()
        self._say("join-connecting", url=self._address.base)
        running = asyncio.create_task(self._line.run())
        leaving = asyncio.create_task(self._left.wait())
        await asyncio.wait((running, leaving), return_when=asyncio.FIRST_COMPLETED)
        goodbye = running.result() if running.done() else ""
        for task in (running, leaving):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        return goodbye, self._code

    def _leave(self, code: int = 0) -> None:
        if not self._left.is_set():
            self._code = code
        self._left.set()

    # Telling

    def _say(self, message: str, **args: Any) -> None:
        self._print(self._words.say(message, **args))

    def _print(self, text: str = "", *, strong: bool = False) -> None:
        sys.stdout.write(f"\x1b[1m{text}\x1b[0m\n" if strong and self._styled and text else f"{text}\n")
        sys.stdout.flush()

    def _connected(self, state: str) -> None:
        up = state == "up"
        if up != self._up:
            self._say("join-back" if up else "join-lost")
        self._up = up

    def _hear(self, message: Json) -> None:
        match message["type"]:
            case "err" if message.get("id", "") in self._sent:
                del self._sent[message["id"]]
                self._print(self._words.error(IllegalStep(message["code"], **message.get("facts", {}))))
                self._offered = None
                self._offer()
            case "ack":
                if self._sent.pop(message["id"], False) and self._table.coach == "after":
                    self._advise()
                for line in way_lines(self._words, self._address, message["move"]) if message.get("move") else ():
                    self._print(line)
                self._offer()
            case "snap" | "ev":
                self._take(message)
            case _:
                pass

    def _take(self, message: Json) -> None:
        table = self._table
        first = not table.info
        before, session = table.phase, table.info.get("session")
        drunk = None if first else table.glass
        names = {who["person"]: who["name"] for who in table.info.get("seats", ())}
        events = table.take(message)
        if events is None:
            self._line.resume()
            return
        self._line.resumed()
        if first:
            self._open()
        if table.anew != self._anew or self._teller.names != table.names:
            self._anew = table.anew
            self._teller = Teller(self._words, table.names)
            self._teller.tell(table.story())
            again = message["type"] == "snap" and session is None
            self._printed = max(self._teller.settled - _RECALLED, 0) if again else 0
        else:
            self._teller.tell(read_event(event) for event in events if is_of_game(event))
        for line in room_lines(self._words, table, events, names):
            self._teller.aside(line)
        beyond = beyond_cap(self._words, drunk, table.glass)
        if beyond:
            self._teller.aside(beyond)
        over = table.over and before != "over"
        self._tell(last=over or table.asked is not None)
        command = self._nonces.due(table.info, table.seat)
        if command is not None:
            self._line.do(command)
        if over:
            self._close()
        self._wait()
        self._offer()

    def _open(self) -> None:
        table, words = self._table, self._words
        self._print(
            words.say("terminal-read-title", game=words.say(f"game-{table.game.name}"), rulebook=table.rulebook),
            strong=True,
        )
        for switch, here, _ in changed_switches(table.game, table.rulebook, table.house):
            self._print(f"  {switch.name}={here} ({switch.rule})")
        self._say("join-lobby", code=table.info["code"])
        self._print(f"  {self._address.url}")
        self._say("join-read-keys")

    def _tell(self, *, last: bool) -> None:
        end = len(self._teller.lines) if last else self._teller.settled
        for tone, line in self._teller.lines[self._printed : end]:
            if tone == "head":
                self._print()
            self._print(line, strong=tone == "head")
        self._printed = max(self._printed, end)

    def _wait(self) -> None:
        """Who is there, and what is waited for, whenever that has changed while nothing is played."""
        table = self._table
        if table.phase in ("playing", "shuffling"):
            self._lobby = ""
            return
        people = [self._called(who) for who in table.info["seats"]]
        settled = settled_lines(self._words, table)
        lobby = f"{', '.join(people)}. {prompt_of(self._words, table)} {settled}"
        if lobby != self._lobby:
            self._lobby = lobby
            self._say("join-read-people", names=", ".join(people))
            for line in settled:
                self._print(line)
            self._print(self._waited_for(), strong=True)

    def _waited_for(self) -> str:
        """What is waited for, and the words by which this person may go on."""
        table = self._table
        may = ("next", "bot") if table.over else ("start", "bot", "lock")
        typed = may if table.is_host else ("host",) if table.may_be_host else ()
        said = prompt_of(self._words, table)
        return f"{said}  ({', '.join(typed)})" if typed else said

    def _called(self, who: Json) -> str:
        notes = said_notes(self._words, self._table, who)
        return f"{who['name']} ({', '.join(notes)})" if notes else str(who["name"])

    # Asking

    def _offer(self) -> None:
        """The question, if there is one that has not been asked yet."""
        table = self._table
        seat = table.asked
        if seat is None or table.info["paused"] or self._sent:
            if seat is None:
                self._offered = None
            return
        now = (table.you["asked"], table.legal())
        if now == self._offered:
            return
        self._offered = now
        self._print()
        for line in own_lines(self._words, table.view(), table.names):
            self._print(line)
        self._ask(seat)

    def _ask(self, seat: int) -> None:
        asks = question(self._words, self._table, seat)
        if self._table.clock is not None:
            left = self._words.say("join-clock", seconds=self._line.seconds_until(self._table.clock))
            asks = f"{asks}  {left}"
        choices = numbered(self._table, seat)
        if choices:
            names = self._table.names
            self._print(asks, strong=True)
            for number, action in choices.items():
                self._print(f"  {number}  {self._words.action(action, names)}  [{move_text(action, names)}]")
        else:
            self._print(f"{asks}  [{allowed_text(self._table, seat)}]", strong=True)
        if self._table.coach == "before":
            self._advise()

    def _advise(self, *, wholly: bool = False) -> None:
        """Have the odds told once the server has worked them out: the best choices, or all that there is."""
        self._ask_server(self._tell_odds(wholly=wholly))

    def _ask_server(self, asking: Coroutine[Any, Any, None]) -> None:
        """Have this happen, without waiting for it."""
        task = asyncio.get_running_loop().create_task(asking)
        self._asking.add(task)
        task.add_done_callback(self._asking.discard)

    async def _tell_odds(self, *, wholly: bool) -> None:
        from nightbus.terminal.coach import brief, whole  # late: few tables have odds told

        asked = self._table.you["asked"]
        try:
            page = await ask(self._address, self._place, "odds")
            lines = (whole if wholly else brief)(self._words, self._table, page)
            if wholly or self._table.coach == "after" or self._table.you["asked"] == asked:
                for line in lines:
                    self._print(line)
        except NightbusError as why:
            if wholly:
                self._print(self._words.error(why))

    async def _tell_reasons(self) -> None:
        """Why the bots moved as they did, now that the game is over."""
        from nightbus.terminal.coach import reasons

        try:
            film = await ask(self._address, self._place, "frames")
            for who, why in reasons(self._words, self._table, film):
                self._print(f"{who}: {why}")
        except NightbusError as refused:
            self._print(self._words.error(refused))

    # What is typed

    def _typed(self, line: str) -> None:
        line = line.strip()
        if not sys.stdin.isatty():
            self._print(f"> {line}")  # so that the output alone tells the whole night
        table = self._table
        if not table.info:
            return
        word, _, rest = line.casefold().partition(" ")
        if word in _SETTING:
            self._set(word, rest.strip())
            return
        word = line.casefold()
        if word in ("quit", "exit"):
            self._leave()
        elif word == "" and table.may_turn and table.asked is None:
            self._send(COMMANDS["turn"])
        elif word in ("", "?", "help", "who", "table", "log"):
            self._explain(word)
        elif word == "host":
            self._send({"type": "host", "person": table.you["person"]})
        elif word == "odds":
            self._advise(wholly=True)
        elif word == "why":
            self._ask_server(self._tell_reasons())
        elif word in COMMANDS:
            self._send(COMMANDS[word])
        else:
            try:
                self._send(action_json(self._move(line)), move=True)
            except NightbusError as refused:
                self._print(self._words.error(refused))

    def _set(self, word: str, to: str) -> None:
        """Settle something: what a drink is at one's own seat; as host where drinks end, and whether odds are told."""
        glass = self._table.glass
        if word == "cap" and to.isdecimal():
            self._send({"type": "safety", "cap": int(to[:9])})
        elif word == "coach" and to in COACHES:
            self._send({"type": "coach", "when": to})
        elif word == "glass" and glass is not None and to in (*GLASSES, *_SHARING):
            self._place.shared = _SHARING.get(to, self._place.shared)
            self._keep(self._place)
            self._send(label(glass, choice_of(glass) if to in _SHARING else to, shared=self._place.shared))
        else:
            if word == "glass":
                self._tell_glass()
            self._say(_SETTING[word], allowed=", ".join(f"glass {choice}" for choice in GLASSES))

    def _tell_glass(self) -> None:
        """What a drink is at one's own seat, and what one has had."""
        glass = self._table.glass
        if glass is not None:
            self._print(f"{self._words.say('page-glass')}: {self._words.say(f'page-unit-{choice_of(glass)}')}")
        for line in state_lines(self._words, self._table):
            self._print(line)

    def _move(self, line: str) -> Action:
        choices = {} if self._table.asked is None else numbered(self._table, self._table.asked)
        return choices.get(line) or self._table.read(self._table.viewer, line)

    def _explain(self, word: str) -> None:
        table, words = self._table, self._words
        seat = table.asked
        if word == "who" or not table.dealt:
            self._lobby = ""
            self._say("join-read-people", names=", ".join(self._called(who) for who in table.info["seats"]))
            if table.phase != "playing":
                self._print(self._waited_for(), strong=True)
        elif word == "table":
            for text in table_lines(words, table.view(), table.names):
                self._print(text)
        elif word == "log":
            for event in table.story():
                self._print(words.told(event, table.names))
        elif word:
            if seat is not None:
                for text, meaning in move_lines(words, table, seat):
                    self._print(f"  {text}: {meaning}")
            for rule_id, text in rules_of_moment(words, table.game, table.house, table.view()):
                self._print(f"{rule_id}: {text}")
        elif seat is not None:
            self._ask(seat)
        if word in ("?", "help"):
            self._say("join-read-keys")

    def _send(self, what: Json, *, move: bool = False) -> None:
        self._sent[self._line.do(what)] = move

    # The end of a game

    def _close(self) -> None:
        words = self._words
        found = figures(self._table)
        self._print()
        self._print(words.say(found.title), strong=True)
        for seat in found.seats:
            amounts = [words.say(m, **{m.removeprefix("terminal-"): number}) for m, number in seat.amounts]
            self._print(f"{seat.name}: {', '.join(amounts)}")
        for ticket in found.tickets:
            amount = words.say(f"{ticket.message}.amount", n=ticket.number)
            self._print(f"{words.say(ticket.message)}: {', '.join(ticket.names)} ({amount})")
        self._say("join-kept", url=self._address.base)


def _read_lines(loop: asyncio.AbstractEventLoop, typed: Callable[[str], None], end: Callable[[], None]) -> None:
    """Hand each line of standard input to `typed` in the loop, and call `end` when there are no more.

    It reads the descriptor itself: a thread that waits inside of `sys.stdin` would hold up the end of the program.
    """
    rest = b""
    with suppress(RuntimeError, OSError):  # the loop is closed: nobody listens any more
        while piece := os.read(sys.stdin.fileno(), 4096):
            *lines, rest = (rest + piece).split(b"\n")
            for line in lines:
                loop.call_soon_threadsafe(typed, line.decode(errors="replace"))
        if rest:
            loop.call_soon_threadsafe(typed, rest.decode(errors="replace"))
        loop.call_soon_threadsafe(end)
