"""Transcripts: whole games as text that people write. `docs/transcripts.md` describes them.

A header (`game:`, `rulebook:`, `set:`, `seats:`, `dealer:`, `seed:`), the next cards in order (`cards:`, wherever they
stand), then moves: `Ana: red`, `Ana, Bo: pass`, `all: pass`. Chance happens by itself as soon as it is due. After `#`
stands a comment; a line that begins with `#>` is what the table said when the file was settled before.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Final

from nightbus.errors import IllegalStep, NightbusError, NotationError
from nightbus.rules.events import Event
from nightbus.rules.game import Game, game
from nightbus.table.house import house_from
from nightbus.table.notation import ALL, HEADER_WORDS, check_names, same_name, seat_of, shown, tidy
from nightbus.table.shoes import Listed, SeedShoe, StackedShoe, read_listed
from nightbus.table.table import Table

SAID: Final = "#>"
"""How a line begins that the table said."""
MOST_SEED: Final = 2**64 - 1


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a transcript: what stands before the colon, and after it."""

    number: int
    """Counted from 1."""
    word: str
    text: str


@dataclass(slots=True)
class Transcript:
    """What a file says, line by line; nothing has been played yet."""

    lines: list[str]
    """As they stand in the file."""
    header: dict[str, Line] = field(default_factory=dict)
    """Every header line but `set:` and `cards:`, by its word."""
    settings: list[Line] = field(default_factory=list)
    cards: list[Listed] = field(default_factory=list)
    moves: list[Line] = field(default_factory=list)

    @property
    def opening(self) -> int:
        """The last line before the first move that says anything: the first cards come after it."""
        first_move = self.moves[0].number if self.moves else len(self.lines) + 1
        said = [number for number in range(1, first_move) if _content(self.lines[number - 1])]
        return said[-1] if said else 0


@dataclass(frozen=True, slots=True)
class Settled:
    """A transcript played to its end."""

    transcript: Transcript
    table: Table
    told: dict[int, int]
    """For the opening line and each move's, how many events had been told when it was done, in order."""


def settle(text: str) -> Settled:
    r"""The transcript of this text, played.

    >>> settle("game: stop-the-bus\nseats: Ana, Bo\nseed: 7").table.awaits
    (1,)

    :raises NightbusError: with the number of the line that is wrong.
    """
    transcript = read_transcript(text)
    told: dict[int, int] = {}
    for line, table in play(transcript):
        told[line] = len(table.state.story)
    return Settled(transcript, table, told)


def read_transcript(text: str) -> Transcript:
    """What the text says.

    :raises NotationError: with the number of the line that cannot be read.
    """
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    if lines[-1] == "":
        lines.pop()
    found = Transcript(lines)
    for number, content in enumerate(map(_content, lines), start=1):
        if content:
            with _wrong_in(number):
                _sort(found, number, content)
    return found


def explained(settled: Settled, say: Callable[[Event], str]) -> Iterator[str]:
    """The transcript's lines, and after each move what the table says to it: another transcript of the same game."""
    story = settled.table.story(None)
    said = 0
    for number, line in enumerate(settled.transcript.lines, start=1):
        if line.lstrip().startswith(SAID):
            continue
        yield line
        until = settled.told.get(number, said)
        yield from (f"  {SAID} {say(event)}" for event in story[said:until])
        said = until


def _content(line: str) -> str:
    """The line without its comment."""
    return line.partition("#")[0].strip()


def _sort(found: Transcript, number: int, content: str) -> None:
    """Put a line where it belongs."""
    word, colon, text = (part.strip() for part in content.partition(":"))
    if not colon or not word:
        raise NotationError("line-form", text=shown(content))
    line = Line(number, same_name(word), text)
    if line.word not in HEADER_WORDS:
        found.moves.append(Line(number, word, text))
        return
    if line.word == "cards":
        found.cards += read_listed(text, number)
        return
    if found.moves:
        raise NotationError("header-late", word=line.word)
    if not text:
        raise NotationError("header-empty", word=line.word)
    if line.word == "set":
        found.settings.append(line)
    elif line.word in found.header:
        raise NotationError("header-twice", word=line.word)
    else:
        found.header[line.word] = line


def play(transcript: Transcript) -> Iterator[tuple[int, Table]]:
    """The table when the first cards have come, then after each line of moves, with that line's number.

    :raises NightbusError: with the number of the line that is wrong.
    """
    table = _seated(transcript)
    yield transcript.opening, table
    for move in transcript.moves:
        try:
            _move(table, move)
        except NightbusError as refused:
            raise _placed(table, move, refused) from None
        yield move.number, table


def _placed(table: Table, move: Line, refused: NightbusError) -> NightbusError:
    """The refusal, in the line of the move; a listed card that cannot come up then is wrong in its own line."""
    if refused.line:
        return IllegalStep(f"listed-{refused.code}", **refused.facts, move=move.number).at(refused.line)
    if refused.code in ("not-asked", "nobody-may"):  # all cards lie open here: say what whose turn it is may do
        refused.facts["allowed"] = "; ".join(f"{table.names[seat]}: {table.allowed(seat)}" for seat in in_turn(table))
    return refused.at(move.number)


def _seated(transcript: Transcript) -> Table:
    """The table that the header describes, with its first cards."""
    header = transcript.header
    for word in ("game", "seats"):
        if word not in header:
            raise NotationError("header-missing", word=word).at(transcript.opening + 1)
    with _wrong_in(header["game"].number):
        of = game(header["game"].text.lower())
    rulebook, house = _house(transcript, of)
    seats = header["seats"]
    with _wrong_in(seats.number):
        names = check_names(seats.text.split(","))
    dealer = None
    if "dealer" in header:
        with _wrong_in(header["dealer"].number):
            dealer = seat_of(header["dealer"].text, names)
    shoe = StackedShoe(transcript.cards, SeedShoe(_seed(header.get("seed"))))
    with _wrong_in(seats.number):
        return Table(of, house, names, shoe, dealer=dealer, rulebook=rulebook)


@contextmanager
def _wrong_in(number: int) -> Iterator[None]:
    """What is refused here is wrong in this line, unless it says another."""
    try:
        yield
    except NightbusError as refused:
        raise refused.at(number) from None


def _house(transcript: Transcript, of: Game) -> tuple[str, Any]:
    """The rulebook's name and the house rules; refused in the first line up to which they are wrong in the same way."""
    book = transcript.header.get("rulebook")
    name = book.text if book else None
    settings = [(line.number, setting) for line in transcript.settings for setting in line.text.split(",")]
    try:
        return house_from(of, name, [setting for _, setting in settings])
    except NightbusError as refused:
        number = (book or transcript.header["game"]).number
        for i, (next_number, _) in enumerate(settings):
            if _refused(of, name, [setting for _, setting in settings[:i]]) == refused.facts:
                break
            number = next_number
        raise refused.at(number) from None


def _refused(of: Game, rulebook: str | None, settings: list[str]) -> dict[str, int | str]:
    """The facts of the refusal of these settings; none if they will do."""
    try:
        house_from(of, rulebook, settings)
    except NightbusError as refused:
        return refused.facts
    return {}


def _seed(line: Line | None) -> int:
    if line is None:
        return 0
    if not (line.text.isascii() and line.text.isdecimal() and len(line.text) <= len(str(MOST_SEED))):
        raise NotationError("seed-number", seed=shown(line.text), limit=str(MOST_SEED)).at(line.number)
    return int(line.text)


def _move(table: Table, line: Line) -> None:
    """One line of moves: of a seat, of several, or of all who may."""
    if same_name(line.word) == ALL:
        _move_all(table, line.text)
        return
    seats = [seat_of(name, table.names) for name in line.word.split(",")]
    for i, seat in enumerate(seats):
        if seat in seats[:i]:
            raise NotationError("seat-twice", name=table.names[seat])
    while seats:
        seat = next((seat for seat in in_turn(table) if seat in seats), seats[0])
        table.do(seat, table.read(seat, line.text))
        seats.remove(seat)


def _move_all(table: Table, text: str) -> None:
    """The move of every seat still asked about the same thing that may make it, once each."""
    moment = table.game.moment(table.state)
    asked = in_turn(table)
    action = table.read(asked[0] if asked else 0, text)
    done: list[int] = []
    while table.game.moment(table.state) == moment:
        may = [seat for seat in in_turn(table) if seat not in done and table.may(seat, action)]
        if not may:
            break
        table.do(may[0], action)
        done.append(may[0])
    if not done:
        if table.over:
            raise IllegalStep("game-over", rule="C-11")
        waiting = ", ".join(table.names[seat] for seat in asked)
        raise IllegalStep("nobody-may", move=tidy(text), awaits=waiting, rule=table.asked_by)


def in_turn(table: Table) -> list[int]:
    """The awaited seats in the order of turns."""
    first = table.game.turn(table.state, table.house)
    awaited = table.awaits
    return [seat for seat in awaited if seat >= first] + [seat for seat in awaited if seat < first]
