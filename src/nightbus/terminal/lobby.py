"""Before the first card: who is at the table, where others join it, and what the host may do."""

from dataclasses import dataclass
from typing import Final

from nightbus.table.rulebook import changed_switches
from nightbus.terminal.canvas import Area, Canvas, Ink, shortened, width_of
from nightbus.terminal.line import Address
from nightbus.terminal.palette import (
    BLIND,
    BODY,
    CREAM,
    EDGE,
    EMBER,
    HEAD,
    HEAD_2,
    INK,
    LAMP,
    NIGHT,
    PAPER,
    PLATE,
    SOFT,
    YELLOW,
)
from nightbus.terminal.remote import RemoteTable
from nightbus.words import Words

HOST_KEYS: Final = (("S", "start"), ("B", "bot"), ("X", "no-bot"), ("K", "lock"), ("C", "cap"), ("O", "coach"))
"""Keys of the host, and what they do."""
CAPS: Final = (0, 10, 15, 20, 25, 30, 40)
"""What the host may set with a key, drinks a game; 0: no cap."""
COACHES: Final = ("off", "after", "before")
"""When odds are told, as the key has it one after another."""


@dataclass(slots=True)
class Lobby:
    """The page as long as no game lies on the table."""

    table: RemoteTable
    address: Address
    words: Words
    notice: str = ""
    """What went wrong last, or how the connection is."""

    def press(self, key: str) -> bool:  # noqa: ARG002  the application knows what keys do here
        """It goes when the game begins, and by no key."""
        return False

    def draw(self, canvas: Canvas) -> None:
        """Draw it over everything."""
        canvas.forget_keys()
        say, area = self.words.say, canvas.area
        canvas.fill(area, Ink(CREAM, NIGHT))
        canvas.fill(area.rows(0, 2), Ink(LAMP, BLIND))
        info = self.table.info
        canvas.put(1, 0, say("join-lobby", code=info["code"]).upper(), HEAD)
        game = say(f"game-{info['game']}")
        about = say("terminal-read-title", game=game, rulebook=info["rulebook"])
        changed = changed_switches(self.table.game, self.table.rulebook, self.table.house)
        about = ", ".join([about, *(f"{switch.name}={here}" for switch, here, _ in changed)])
        canvas.put(1, 1, about, HEAD_2, limit=area.width - 2)
        page = Area(2, 3, area.width - 4, area.height - 7)
        for line in reversed(settled_lines(self.words, self.table)):
            page = page.rows(0, page.height - 1)
            canvas.put(page.x, page.bottom, line, SOFT, limit=page.width)
        page = self._draw_code(canvas, page)
        self._draw_seats(canvas, page)
        self._draw_foot(canvas, Area(0, area.height - 4, area.width, 4))

    def _draw_code(self, canvas: Canvas, page: Area) -> Area:
        """The code to scan at the right, if there is room for it and for names; what is left of the page."""
        import segno

        invite = self.table.you.get("invite") or self.address.invite
        url = f"{self.address.url}#i={invite}" if invite and self.table.info["invited"] else self.address.url
        locked = self.table.info["locked"]
        head = _say(self.words, "join-event-locked-on") if locked else self.words.say("join-here")
        canvas.put(page.x, page.y, head, SOFT, limit=page.width)
        canvas.put(page.x, page.y + 1, url, YELLOW, limit=page.width)
        page = page.rows(3)
        rows = [bytes(row) for row in segno.make(url, error="l", micro=False).matrix]
        size = len(rows) + 2
        if size > page.width - 30 or (size + 1) // 2 > page.height:
            return page
        x0 = page.right - size
        dark = [[False] * size, *([False, *map(bool, row), False] for row in rows), [False] * size]
        for y in range(0, size, 2):
            below = dark[y + 1] if y + 1 < size else [False] * size
            for x, (up, down) in enumerate(zip(dark[y], below, strict=True)):
                sign = "█" if up and down else "▀" if up else "▄" if down else " "
                canvas.put(x0 + x, page.y + y // 2, sign, Ink(INK, PAPER))
        return page.columns(0, page.width - size - 2)

    def _draw_seats(self, canvas: Canvas, page: Area) -> None:
        say, info = self.words.say, self.table.info
        seats = info["seats"]
        canvas.put(page.x, page.y, say("join-people", n=len(seats)), SOFT)
        for y, who in enumerate(seats[: page.height - 2], page.y + 1):
            notes = said_notes(self.words, self.table, who)
            here = who["present"] or who["bot"]
            x = canvas.put(page.x, y, "●" if here else "○", YELLOW if here else SOFT)
            mine = who["person"] == self.table.you["person"]
            x = canvas.put(x + 1, y, shortened(who["name"], page.width - 4), YELLOW if mine else BODY)
            if notes:
                canvas.put(x + 1, y, f"({', '.join(notes)})", SOFT, limit=max(page.right - x - 1, 0))

    def _draw_foot(self, canvas: Canvas, area: Area) -> None:
        say = self.words.say
        canvas.fill(area, Ink(CREAM, BLIND))
        prompt = prompt_of(self.words, self.table)
        ink = Ink(EMBER, BLIND, bold=True) if self.notice else Ink(LAMP, BLIND, bold=True)
        canvas.put(1, area.y, self.notice or prompt, ink, limit=area.width - 2)
        last = area.bottom - 1
        left = canvas.put(1, last, "^C", Ink(LAMP, BLIND, bold=True))
        left = canvas.put(left + 1, last, say("terminal-key-leave"), Ink(EDGE, BLIND))
        canvas.key(Area(1, last, left - 1, 1), "ctrl+c")
        x, y = 1, area.y + 1
        for key, what in keys_of(self.table):
            word = _say(self.words, f"join-key-{what}")
            if x > 1 and x + width_of(word) + 5 > area.width:
                y += 1
                x = left + 2 if y == last else 1
            if y > last:
                break
            start = x
            x = canvas.put(x, y, f" {key} ", PLATE)
            x = canvas.put(x, y, f" {word} ", Ink(CREAM, BLIND))
            canvas.key(Area(start, y, x - start, 1), key.lower())
            x += 1


def keys_of(table: RemoteTable) -> tuple[tuple[str, str], ...]:
    """The keys that do something, and what they do."""
    mine = (("M", "me"),) if table.has_place else ()
    return mine + (HOST_KEYS if table.is_host else (("H", "host"),) if table.may_be_host else ())


def next_cap(cap: int) -> int:
    """The cap after this one, none after the highest."""
    return next((more for more in CAPS if more > cap), CAPS[0])


def next_coach(when: str) -> str:
    """When odds are told after this."""
    return COACHES[(COACHES.index(when) + 1) % len(COACHES)]


def notes_of(table: RemoteTable, who: dict[str, object]) -> list[str]:
    """What is to be noted of somebody: `you`, `host`, `bot`, `away`, as messages have it."""
    notes = [
        ("you", who["person"] == table.you["person"]),
        ("host", who["person"] == table.info["host"]),
        ("bot", bool(who["bot"])),
        ("away", not who["present"] and not who["bot"]),
        ("stand-in", bool(who["stand_in"])),
    ]
    return [note for note, holds in notes if holds]


def said_notes(words: Words, table: RemoteTable, who: dict[str, object]) -> list[str]:
    """The same in words, and what a drink is at that seat, where it is shown and anything but beer."""
    notes = [_say(words, f"join-is-{note}") for note in notes_of(table, who)]
    glass = table.you["units"].get(str(who["person"]))
    if glass is not None and (glass["driver"] or glass["unit"] != "beer"):
        notes.append(words.say(f"page-unit-{'driving' if glass['driver'] else glass['unit']}").lower())
    return notes


def settled_lines(words: Words, table: RemoteTable) -> list[str]:
    """What the host has settled for everybody: where drinks end, and whether odds are told."""
    cap, coach = table.info["cap"], table.info["coach"]
    lines = [words.say("page-lobby-cap", drinks=cap)] if cap and table.counts_drinks else []
    return lines + ([words.say(f"page-sheet-coach-is-{coach}")] if coach != "off" else [])


def _say(words: Words, message: str) -> str:
    return words.say(f"terminal-{message}")


def prompt_of(words: Words, table: RemoteTable) -> str:
    """What is waited for while nothing is played."""
    problem = table.info["problem"]
    if table.phase == "shuffling":
        return words.say("join-shuffling")
    if problem is not None and table.is_host:
        from nightbus.errors import HouseRuleError

        return words.error(HouseRuleError(problem["code"], **problem["facts"]))
    if table.is_host:
        return words.say("join-you-next" if table.over else "join-you-start")
    if table.may_be_host:
        return words.say("join-no-host")
    return words.say("join-host-starts", name=table.name_of(table.info["host"]))
