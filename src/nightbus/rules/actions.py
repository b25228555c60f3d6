"""What people do, as small tagged types: at the edges of the rules, in logs, in messages. Cards are whole numbers."""

import re
from dataclasses import dataclass
from functools import cache


@dataclass(frozen=True, slots=True)
class Guess:
    """Answer a question (RTB-1.1 to 1.7, RTB-3.4): a word of `answers.WORDS`."""

    call: str


@dataclass(frozen=True, slots=True)
class Play:
    """Lay this card on the pyramid card; under bluffing, face down, as a claim (RTB-2.3)."""

    card: int


@dataclass(frozen=True, slots=True)
class Pass:
    """Lay no (more) cards on this pyramid card (RTB-2.3)."""


@dataclass(frozen=True, slots=True)
class Give:
    """Hand out drinks, all of them at once: (seat, drinks) each (RTB-1.10, RTB-2.4)."""

    gifts: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class GiveShot:
    """Give the shot to one seat (RTB-2.1)."""

    to: int


@dataclass(frozen=True, slots=True)
class Accept:
    """Believe the claim (RTB-2.6)."""


@dataclass(frozen=True, slots=True)
class Liar:
    """Call the claimant a liar (RTB-2.6)."""


@dataclass(frozen=True, slots=True)
class Volunteer:
    """Ride along as co-pilot (RTB-3.8)."""


@dataclass(frozen=True, slots=True)
class Decline:
    """Do not (RTB-3.8)."""


@dataclass(frozen=True, slots=True)
class Pick:
    """Turn this card of the row, from the left, counted from 1 (RTB-3.6)."""

    place: int


@dataclass(frozen=True, slots=True)
class Stay:
    """Keep the card (CTA-1.2, 1.6), and no further swap (CTA-4.1)."""


@dataclass(frozen=True, slots=True)
class Swap:
    """Swap with the player to the left (CTA-1.2)."""


@dataclass(frozen=True, slots=True)
class Draw:
    """Exchange the card for the top card of the stock (CTA-1.6)."""


@dataclass(frozen=True, slots=True)
class Again:
    """Force one more swap (CTA-4.1)."""


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep the exposed card (CTA-5.1)."""


@dataclass(frozen=True, slots=True)
class Redeal:
    """Ask for a new deal (CTA-5.1)."""


@dataclass(frozen=True, slots=True)
class Take:
    """Take this card from the middle and put one down for it (STB-1.2)."""

    take: int
    put: int


@dataclass(frozen=True, slots=True)
class TakeAll:
    """Exchange all three cards for the three in the middle (STB-1.4b)."""


@dataclass(frozen=True, slots=True)
class Stop:
    """Stop the bus (STB-1.2, 1.3)."""


@dataclass(frozen=True, slots=True)
class End:
    """End the turn without stopping the bus (STB-1.2)."""


@dataclass(frozen=True, slots=True)
class Stand:
    """Exchange nothing on the last lap (STB-1.4)."""


Action = (
    Guess
    | Play
    | Pass
    | Give
    | GiveShot
    | Accept
    | Liar
    | Volunteer
    | Decline
    | Pick
    | Stay
    | Swap
    | Draw
    | Again
    | Keep
    | Redeal
    | Take
    | TakeAll
    | Stop
    | End
    | Stand
)
"""Every tagged action; faces match on it and end with `assert_never`."""


def tag(kind: type[object]) -> str:
    """The tag of a type in JSON: `give_shot`."""
    return snake_case(kind.__name__)


@cache
def snake_case(name: str) -> str:
    """The name of a type as tags have it.

    >>> snake_case("GiveShot")
    'give_shot'
    """
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()
