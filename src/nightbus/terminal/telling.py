"""The story as it is told beside the game: which events are worth a line, and how loudly."""

from collections.abc import Iterable, Iterator, Sequence
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


def worth_telling(story: Iterable[Event]) -> Iterator[Event]:
    """The story without what nobody needs to be told: cards dealt that the reader does not see."""
    return (event for event in story if not (isinstance(event, events.Dealt) and event.card is None))


def in_brief(words: Words, story: Iterable[Event], names: Sequence[str]) -> Iterator[tuple[Tone, str]]:
    """The story line by line, the safe cards of a ride gathered in one."""
    turned: list[int | None] = []
    rider = 0
    for event in worth_telling(story):
        if isinstance(event, events.RideTurned):
            turned.append(event.card)
            rider = event.seat
            continue
        if isinstance(event, _ROWS):
            continue
        if turned:
            yield "said", words.say("terminal-turns", seat=names[rider], cards=words.cards(turned))
            turned = []
        yield tone(event), line(words, event, names)
    if turned:
        yield "said", words.say("terminal-turns", seat=names[rider], cards=words.cards(turned))
