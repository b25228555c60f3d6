"""The story as it is told beside the game: which events are worth a line, and how loudly."""

from collections.abc import Iterable, Sequence
from typing import Final, Literal

from nightbus.rules import events
from nightbus.rules.events import Event
from nightbus.words import Words

Tone = Literal["head", "cost", "call", "said"]

_HEADS: Final = (
    events.GameBegan,
    events.RoundBegan,
    events.PyramidLaid,
    events.Rides,
    events.AllAboard,
    events.EndOfLine,
    events.NobodyRides,
    events.BusStopped,
    events.CircuitLimit,
    events.SuddenDeath,
    events.Won,
    events.PaysFirstRound,
)
_COSTS: Final = (
    events.Drank,
    events.TookShot,
    events.LostLife,
    events.LostToken,
    events.PaidPot,
    events.WentOut,
    events.TokenLent,
    events.CapReached,
    events.DealerSpared,
)
_CALLS: Final = (
    events.Wrong,
    events.CalledLiar,
    events.ClaimBroke,
    events.ClaimHeld,
    events.BluffReturned,
    events.Blocked,
    events.KingRefused,
    events.Tied,
    events.DrawAgain,
    events.DeckOut,
    events.Exposed,
)
_ROWS: Final = (events.RowLaid, events.Reshuffled)


def tone(event: Event) -> Tone:
    """How loudly an event is told."""
    if isinstance(event, _HEADS):
        return "head"
    if isinstance(event, _COSTS):
        return "cost"
    return "call" if isinstance(event, _CALLS) else "said"


def line(words: Words, event: Event, names: Sequence[str]) -> str:
    """The event in words; what it costs, and what somebody may want to argue about, with its rule."""
    return words.event(event, names) if tone(event) in ("said", "head") else words.told(event, names)


class Teller:
    """The story line by line as it grows, the cards turned in a ride gathered in one line."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self.lines: list[tuple[Tone, str]] = []
        self.told = 0
        """How many events have been told."""
        self._words = words
        self.names = tuple(names)
        self._turned: list[int | None] = []

    @property
    def settled(self) -> int:
        """How many of the lines will not change any more."""
        return len(self.lines) - 1 if self._turned else len(self.lines)

    def tell(self, story: Iterable[Event]) -> None:
        """Add what happened to the lines; the last of them may still grow."""
        for event in story:
            self.told += 1
            if isinstance(event, events.RideTurned):
                if self._turned:
                    self.lines.pop()
                self._turned.append(event.card)
                cards = self._words.cards(self._turned)
                self.lines.append(("said", self._words.say("terminal-turns", seat=self.names[event.seat], cards=cards)))
            elif not _goes_unsaid(event):
                self._turned = []
                self.lines.append((tone(event), line(self._words, event, self.names)))

    def aside(self, text: str) -> None:
        """Add a line about something that is not of the game."""
        self._turned = []
        self.lines.append(("call", text))


def _goes_unsaid(event: Event) -> bool:
    """Is it something that nobody needs to be told: a card dealt that the reader does not see, a row laid anew?"""
    return isinstance(event, _ROWS) or (isinstance(event, events.Dealt) and event.card is None)
