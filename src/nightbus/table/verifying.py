"""A log held against what it committed to: every pick drawn again, as `docs/shuffle.md` says.

Chain and rules need nothing but the log. Picks need the seed: that of a shared shuffle once it is revealed, or one that
the header tells. What cannot be proven is named, and is not passed off as checked.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from nightbus.errors import IllegalStep, LogError
from nightbus.table.log import PACK, Again, Deal, Log, Reveal, read_log
from nightbus.table.replay import stepping
from nightbus.table.shoes import fair_key, seed_pick
from nightbus.table.shuffling import Shuffling, hash_of

UNREVEALED: Final = "unrevealed"
"""Why picks are not proven: the seed of the game is not revealed."""
UNTOLD: Final = "untold"
"""The header commits to a seed that nobody has told."""
UNCOMMITTED: Final = "uncommitted"
"""The cards commit to nothing: they were given beforehand, or come from a real deck."""

OTHER_PACK: Final = "other-pack"
"""The picks are of an order of the pack that is not known here, so that nothing says which cards they were."""


@dataclass(slots=True)
class GameProof:
    """What is known of the cards of one game of a session."""

    number: int
    """Counted from 1."""
    unproven: str = ""
    """Why its picks are not proven; empty if they are."""
    shuffling: Shuffling | None = None
    """Who took part in its shuffle; None if there was none."""
    given_up: bool = False
    """Was its seed revealed before the end?"""
    deals: list[tuple[int, int, Deal]] = field(default_factory=list)
    """Of each deal the line, and the number that its draw has."""


@dataclass(frozen=True, slots=True)
class Proof:
    """What could be proven of a log in which nothing is wrong."""

    log: Log
    chain: str
    """The hash of the last line: who has heard it knows the whole log by it."""
    games: tuple[GameProof, ...]

    @property
    def kind(self) -> str:
        """The kind of its shoe."""
        return str(self.log.header.shoe["kind"])

    @property
    def deals(self) -> int:
        """How often chance happened."""
        return sum(len(game.deals) for game in self.games)

    @property
    def drawn(self) -> int:
        """How many of these came out the same when drawn again."""
        return sum(len(game.deals) for game in self.games if not game.unproven)

    @property
    def verified(self) -> bool:
        """Is every card of the log proven, and was there one?"""
        return self.deals > 0 and not any(game.unproven for game in self.games)


def verify(text: str) -> Proof:
    """What can be proven of the log of this text: its chain of hashes, the rules, what was sealed, and the picks.

    :raises LogError: something is wrong, with the line: as `read_log` and `replay`; `shuffle-seed` if the told seed is
        not the one committed to, `log-pick` if a draw comes out otherwise.
    """
    log = read_log(text)
    games = tuple(_games(log))
    shoe = log.header.shoe
    for game in games:
        match shoe["kind"]:
            case "fair" | "seed" if log.header.pack != PACK:
                game.unproven = OTHER_PACK if game.deals else ""
            case "fair":
                _check_fair(game)
            case "seed" if "seed" in shoe:
                _check_deals(game, _told_seed(shoe.get("commitment"), shoe["seed"]))
            case "seed":
                game.unproven = UNTOLD if game.deals else ""
            case _:
                game.unproven = UNCOMMITTED if game.deals else ""
    return Proof(log, text[-35:-3], games)


def _games(log: Log) -> Iterator[GameProof]:
    """The games of the session, played by the rules."""
    run = stepping(log)
    table = next(run)
    game = GameProof(1, shuffling=table.shuffling)
    dealt = 0
    for line, step in enumerate(log.steps, start=2):
        next(run)
        match step:
            case Again():
                yield game
                game = GameProof(game.number + 1, shuffling=table.shuffling)
            case Deal():
                dealt += 1
                game.deals.append((line, dealt, step))
            case Reveal():
                game.given_up = not table.over
            case _:
                pass
    yield game


def _check_fair(game: GameProof) -> None:
    shuffling = game.shuffling
    if shuffling is None or not shuffling.revealed:
        game.unproven = UNREVEALED if game.deals else ""
        return
    _check_deals(game, fair_key(bytes.fromhex(shuffling.revealed), shuffling.nonces))


def _check_deals(game: GameProof, key: bytes) -> None:
    for line, number, deal in game.deals:
        pick = seed_pick(key, number, deal.of)
        if pick != deal.pick:
            raise LogError("log-pick", found=f"{deal.pick}/{deal.of}", expected=f"{pick}/{deal.of}").at(line)


def _told_seed(commitment: object, seed: object) -> bytes:
    """The seed of the header, which is the one it commits to."""
    try:
        if hash_of(str(seed)) == commitment:
            return bytes.fromhex(str(seed))
    except IllegalStep:
        pass
    raise LogError("shuffle-seed").at(1)
