"""A seat of a server's table in Textual: what comes over the line is shown step by step, and keys go back over it."""

import time
from collections import deque
from contextlib import suppress
from typing import Any, Final

from textual.worker import Worker, WorkerError

from nightbus.errors import IllegalStep, NightbusError
from nightbus.rules.actions import Action
from nightbus.table.tagged import action_json, read_event
from nightbus.terminal.canvas import Canvas
from nightbus.terminal.choosing import chooser
from nightbus.terminal.figures import figures
from nightbus.terminal.helping import question
from nightbus.terminal.line import Address, Line, Nonces, Place, ask
from nightbus.terminal.lobby import Lobby, next_cap, next_coach, prompt_of
from nightbus.terminal.me import Me, beyond_cap
from nightbus.terminal.pages import Reading, Story, Summary
from nightbus.terminal.remote import Json, RemoteTable, is_of_game, room_lines
from nightbus.terminal.stage import Foot, draw_too_small
from nightbus.terminal.table_app import TableApp
from nightbus.terminal.telling import Teller
from nightbus.words import Words

BEHIND: Final = 4
"""Messages that may wait to be looked at; beyond that nothing is shown slowly."""
_DEAF: Final = 0.35
"""Seconds after somebody else's move in which no key makes one of ours."""


class JoinApp(TableApp):
    """A place at a server's table."""

    def __init__(self, address: Address, place: Place, words: Words, *, keep: Any, fast: bool = False) -> None:
        super().__init__(words)
        self.remote = RemoteTable()
        self.goodbye = ""
        """Why the server ended it; empty if it did not."""
        self.failed: NightbusError | None = None
        """What could not be read of what the server said."""
        self._address = address
        self._place = place
        self._keep = keep
        self._nonces = Nonces(place, keep)
        self.line = Line(address, place.token, seq=lambda: self.remote.seq, hear=self._hear, state=self._connected)
        self._up = False
        self._fast = fast
        self._hurry = fast
        self._inbox: deque[Json] = deque()
        self._sent: dict[str, Action | None] = {}
        """Commands of the person at the keyboard that are not answered yet."""
        self._notice = ""
        """What went wrong last, or how the connection is."""
        self._anew = 0
        self._told = Teller(words, ())
        self._summed: tuple[int, int] | None = None
        """The game whose figures have been shown."""
        self._deaf_until = 0.0
        self._hearing: Worker[None] | None = None

    # What a table app asks

    @property
    def table(self) -> RemoteTable:
        """The server's table."""
        return self.remote

    @property
    def viewer(self) -> int:
        """One's own eyes."""
        return self.remote.viewer

    @property
    def asked(self) -> int | None:
        """One's own seat, if it is to act."""
        return self.remote.asked

    def begin(self) -> None:
        """Connect."""
        self._hearing = self.run_worker(self._run())

        self.set_interval(1.0, self._tick)

    def _tick(self) -> None:
        """A second has gone by: where time is limited, that shows."""
        if self.chooser is not None and self.remote.clock is not None:
            self.show()

    async def on_unmount(self) -> None:
        """Hang up."""
        if self._hearing is not None:
            self._hearing.cancel()
            with suppress(WorkerError):
                await self._hearing.wait()

    async def _run(self) -> None:
        try:
            self.goodbye = await self.line.run()
        except NightbusError as why:  # a message of a newer server
            self.failed = why
        self.exit(0)

    async def _open_reasons(self) -> None:
        """Why the bots moved as they did, now that the game is over."""
        from nightbus.terminal.coach import reasons

        say = self.words.say
        try:
            film = await ask(self._address, self._place, "frames")
            told = reasons(self.words, self.remote, film)
        except NightbusError as why:
            self._notify(self.words.error(why))
        else:
            if self.remote.over and (self.page is None or isinstance(self.page, Summary)):
                self._open(Reading(say("terminal-title-why"), say("terminal-hint-close"), told))
        self.show()

    def draw(self, canvas: Canvas) -> None:
        """The page on top, the stage, or that there is nothing yet."""
        if not self.remote.info:
            draw_too_small(canvas, self._notice or self.words.say("join-connecting", url=self._address.base))
        elif self.page is None and not self.remote.dealt:
            draw_too_small(canvas, self.words.say("join-shuffling"))
        else:
            super().draw(canvas)

    def _story(self) -> list[Any]:
        return self._told.lines

    def _foot(self) -> Foot:
        say, table = self.words.say, self.remote
        keys = [("?", "question_mark", say("terminal-key-rules")), ("L", "l", say("terminal-key-story"))]
        vote = table.info["vote"]
        if self._notice:
            prompt = self._notice
        elif vote is not None and table.may_vote:
            prompt = next(iter(room_lines(self.words, table, [{"type": "vote_called"} | vote], {})), "")
            keys = [("Y", "y", say("terminal-join-key-for")), ("N", "n", say("terminal-join-key-against"))]
        elif table.phase == "shuffling":
            prompt = say("join-shuffling")
        elif table.info["paused"]:
            prompt = say("join-paused")
        elif self.chooser is not None and table.asked is not None:
            prompt = question(self.words, table, table.asked)
            if table.clock is not None:
                left = say("join-clock", seconds=self.line.seconds_until(table.clock))
                prompt = f"{prompt}  {left}"
        elif table.over:
            prompt = prompt_of(self.words, table)
        elif table.may_turn:
            prompt = self._last
            keys.insert(0, ("Enter", "enter", say("terminal-join-key-turn")))
        else:
            names = ", ".join(table.names[seat] for seat in table.awaits)
            prompt = say("join-waiting-for", names=names) if names and self._timer is None else self._last
        if table.over and table.has_bots:
            keys.append(("W", "w", say("terminal-join-key-why")))
        if table.has_place:
            keys.append(("M", "m", say("terminal-join-key-me")))
        if table.coach:
            keys.insert(0, ("T", "t", say("terminal-join-key-odds")))
        if table.may_undo():
            keys.insert(0, ("U", "u", say("terminal-key-undo")))
        if table.over and table.is_host:
            keys.insert(0, ("1", "1", say("terminal-another")))
        elif table.over and table.may_be_host:
            keys.insert(0, ("H", "h", say("terminal-join-key-host")))
        keys.append(("^C", "ctrl+c", say("terminal-key-leave")))
        return Foot(prompt, tuple(keys))

    # What comes

    def _connected(self, state: str) -> None:
        self._up = state == "up"
        if not self._up and self._inbox:
            self._hurry = True  # what has come is to be taken in before more is asked for
            self._stop_timer()
            self._go_on()
        self._notify("" if self._up else self.words.say("join-lost"))
        self.show()

    def _notify(self, notice: str) -> None:
        """Say what went wrong, or how the connection is; nothing any more."""
        self._notice = notice
        if isinstance(self.page, Lobby | Me):
            self.page.notice = notice

    def _hear(self, message: Json) -> None:
        match message["type"]:
            case "ack":
                if self._sent.pop(message["id"], None) is not None and self.remote.coach == "after":
                    self.run_worker(self._tell_odds())
                if message.get("move") and isinstance(self.page, Me):
                    self.page.move = message["move"]
                    self.show()
            case "err":
                self._refused(message)
            case "snap" | "ev":
                self._inbox.append(message)
                if self._timer is None or len(self._inbox) > BEHIND:
                    self._stop_timer()
                    self._go_on()
            case _:
                pass

    def _refused(self, err: Json) -> None:
        if err.get("id", "") not in self._sent:
            return  # something of the line's own, such as a nonce that came too late
        self._sent.pop(err["id"])
        self._notify(self.words.error(IllegalStep(err["code"], **err.get("facts", {}))))
        self._settle()

    async def _tell_odds(self) -> None:
        """The odds of what is asked or was done, told beside the table once the server has worked them out."""
        from nightbus.terminal.coach import brief  # late: few tables have odds told

        asked = self.remote.you["asked"]
        with suppress(NightbusError):  # whoever wants to know why there are none asks
            page = await ask(self._address, self._place, "odds")
            if self.remote.coach == "after" or self.remote.you["asked"] == asked:
                for line in brief(self.words, self.remote, page):
                    self._told.aside(line)
                self.show()

    async def _open_odds(self) -> None:
        """All the odds that there are, over the table."""
        from nightbus.terminal.coach import whole

        say = self.words.say
        try:
            page = await ask(self._address, self._place, "odds")
            lines = "\n".join(whole(self.words, self.remote, page))
        except NightbusError as why:
            self._notify(self.words.error(why))
        else:
            if self.page is None:
                self._open(Reading(say("terminal-title-odds"), say("terminal-hint-close"), [("", lines)]))
        self.show()

    def _go_on(self) -> None:
        """Take in what has come, each thing for as long as it is worth a look."""
        self._timer = None
        self._still = None
        while self._inbox:
            try:
                pause = self._take(self._inbox.popleft())
            except NightbusError as why:
                self.failed = why
                self.exit(0)
                return
            if pause and not self._hurry and len(self._inbox) <= BEHIND and self.page is None:
                self.chooser = None
                self._timer = self.set_timer(pause, self._go_on)
                self.show()
                return
        self._hurry = self._fast
        self._settle()

    def _take(self, message: Json) -> float:
        """Take a message in: for how many seconds it is to be looked at."""
        table = self.remote
        before = table.view() if table.dealt else None
        drunk = table.glass if table.info else None
        names = {who["person"]: who["name"] for who in table.info.get("seats", ())}
        events = table.take(message)
        if events is None:
            self.line.resume()
            return 0.0
        self.line.resumed()
        if table.anew != self._anew or self._told.names != table.names:
            self._anew = table.anew
            self._told = Teller(self.words, table.names)
            self._told.tell(table.story())
        else:
            self._told.tell(read_event(event) for event in events if is_of_game(event))
        for line in room_lines(self.words, table, events, names):
            self._told.aside(line)
        beyond = beyond_cap(self.words, drunk, table.glass)
        if beyond:
            self._told.aside(beyond)
        happened = [read_event(event) for event in events if is_of_game(event)]
        if message["type"] == "snap" or before is None or not table.dealt:
            return 0.0
        self._note(happened)
        if happened and before.awaits and table.seat not in before.awaits:
            self._deaf_until = time.monotonic() + _DEAF
        return self._look(before, happened, by_chance=not before.awaits)

    def _settle(self) -> None:
        """All that has come is shown: what is to be done now?"""
        table = self.remote
        if not table.info:
            return
        command = self._nonces.due(table.info, table.seat)
        if command is not None:
            self.line.do(command)
        self._back = 0
        if not table.dealt or table.phase == "lobby":
            if not isinstance(self.page, Lobby | Me):
                self.page = Lobby(table, self._address, self.words, self._notice)
        elif isinstance(self.page, Lobby) or (isinstance(self.page, Summary) and not table.over):
            self.page = None
        if table.over and table.dealt:
            game = (table.info["session"], len(table.story()))
            if self._summed != game:
                self._summed = game
                kept = self.words.say("join-kept", url=self._address.base)
                more = (("W", "terminal-join-key-why"),) if table.has_bots else ()
                self.page = Summary(figures(table), self.words, "", "", asks=table.is_host, kept=kept, more=more)
            elif isinstance(self.page, Summary):
                self.page.asks = table.is_host
        waits = any(action is not None for action in self._sent.values())
        asked = None if table.info["paused"] or waits else table.asked
        if asked is None:
            self.chooser = None
        elif self.chooser is None or self._offered != table.legal():
            self._offered = table.legal()
            self.chooser = chooser(table.view(), self._offered)
            if table.coach == "before" and self._advised != table.you["asked"]:
                self._advised = table.you["asked"]
                self.run_worker(self._tell_odds())
        self.show()

    _offered: Any = None
    """What the chooser chooses from."""
    _advised = 0
    """The number of the question whose odds were asked for."""

    # What is pressed

    def press(self, key: str) -> None:
        """A key, wherever it is pressed."""
        table = self.remote
        if not table.info:
            return
        if self._up:
            self._notify("")
        if key == "w" and table.over and table.has_bots and (self.page is None or isinstance(self.page, Summary)):
            self.run_worker(self._open_reasons())
        elif key == "m" and table.has_place and (self.page is None or isinstance(self.page, Lobby)):
            self._open(Me(table, self._address, self.words, self._place.shared))
        elif isinstance(self.page, Lobby):
            self._press_lobby(key)
        elif self.page is not None:
            self._press_page(key)
        elif key in ("question_mark", "?"):
            self._open_rules()
        elif key == "l":
            say = self.words.say
            self._open(Story(say("terminal-title-story"), say("terminal-hint-close"), self._story()))
        elif key == "t" and table.coach:
            self.run_worker(self._open_odds())
        elif key in ("pageup", "pagedown"):
            self.scroll(5 if key == "pageup" else -5)
        elif key in ("y", "n") and table.may_vote:
            self._send({"type": "ballot", "yes": key == "y"})
        elif key == "u" and table.may_undo():
            self._send({"type": "undo"})
        elif key == "1" and table.over and table.is_host:
            self._send({"type": "next"})
        elif key == "h" and table.over and table.may_be_host:
            self._send({"type": "host", "person": table.you["person"]})
        elif self._timer is not None:
            self._hurry = True
            self._deaf_until = time.monotonic() + _DEAF
            self._stop_timer()
            self._go_on()
            if key == "enter" and table.may_turn:
                self._send({"type": "turn"})
        elif self.chooser is not None:
            if time.monotonic() >= self._deaf_until:
                self._press_chooser(key)
        elif key == "enter" and table.may_turn:
            self._send({"type": "turn"})
        self.show()

    def _press_lobby(self, key: str) -> None:
        table = self.remote
        if key == "h" and table.may_be_host:
            self._send({"type": "host", "person": table.you["person"]})
        if not table.is_host:
            return
        bots = [who["person"] for who in table.info["seats"] if who["bot"]]
        match key:
            case "s":
                self._send({"type": "start"})
            case "b":
                self._send({"type": "add_bot"})
            case "x" if bots:
                self._send({"type": "kick", "person": bots[-1]})
            case "k":
                self._send({"type": "lock", "on": not table.info["locked"]})
            case "c":
                self._send({"type": "safety", "cap": next_cap(table.info["cap"])})
            case "o":
                self._send({"type": "coach", "when": next_coach(table.info["coach"])})
            case _:
                pass

    def _press_page(self, key: str) -> None:
        page = self.page
        assert page is not None
        done = page.press(key)
        if isinstance(page, Me) and page.wish is not None:
            self._wish(page, page.wish)
        if not done:
            return
        self.page = None
        if isinstance(page, Summary):
            if page.again:
                self._send({"type": "next"})
            elif page.asks:
                self.exit(0)
                return
        self._go_on()

    def _wish(self, page: Me, wish: Json) -> None:
        """What somebody wants of their own seat."""
        self._send(wish)
        if page.shared != self._place.shared:
            self._place.shared = page.shared
            self._keep(self._place)

    def _press_chooser(self, key: str) -> None:
        assert self.chooser is not None
        action = self.chooser.press(key)
        if action is not None:
            self.chooser = None
            self._send(action_json(action), action)

    def _send(self, what: Json, action: Action | None = None) -> None:
        self._notify("" if self._up else self.words.say("join-lost"))
        self._sent[self.line.do(what)] = action
