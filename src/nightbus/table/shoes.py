"""Where the next card comes from: a shoe says which of the equally likely outcomes happens (C-3).

`docs/shuffle.md` writes down the draws of a `SeedShoe` and of a `FairShoe` for whoever checks them with other tools.
"""

import hashlib
import hmac
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from nightbus.cards import CUCKOO_FIRST, card_name, read_card
from nightbus.errors import IllegalStep, NotationError
from nightbus.rules.game import Game
from nightbus.table.states import trial_of

SEED_BYTES: Final = 32
FAIR_LABEL: Final = b"nightbus shuffle 1"
"""What the message begins with from which the key of a shared shuffle follows; a change of the algorithm changes it."""
_BLOCK: Final = 64
_INNER: Final = bytes(byte ^ 0x36 for byte in range(256))
_OUTER: Final = bytes(byte ^ 0x5C for byte in range(256))
"""What HMAC pads its key with."""
_WORD: Final = 8
_WORDS: Final = 1 << 64


@dataclass(slots=True)
class Chance:
    """What is due: one of `of` equally likely outcomes."""

    game: Game
    house: Any
    state: Any
    number: int = 0
    """Which deal of the log it is, counted from 1."""
    of: int = 0

    @property
    def exposure(self) -> bool:
        """Is it whether the card just dealt is exposed (CTA-5.1), and not which card comes?"""
        return self.game.exposure(self.state)

    def what(self, pick: int) -> int:
        """What the outcome `pick` is: a card; of an exposure 1 (exposed) or 0."""
        return self.game.outcome(self.state, self.house, pick)

    def was(self, pick: int) -> str | bool:
        """The same as the log has it: the card's name, or whether the card just dealt is exposed."""
        return bool(self.what(pick)) if self.exposure else card_name(self.what(pick))

    def pick_of_card(self, card: int) -> int:
        """The first pick that brings this card; equal cards of two packs are one and the same.

        :raises IllegalStep: it cannot come up now; the error says what can.
        """
        if self.exposure:
            raise IllegalStep("exposure-due", card=card_name(card), rule="CTA-5.1")
        for pick in range(self.of):
            if self.what(pick) == card:
                return pick
        could = could_come({self.what(pick) for pick in range(self.of)})
        raise IllegalStep("card-not-due", card=card_name(card), allowed=could, rule="C-3")

    def pick_of_exposure(self, exposed: bool) -> int:
        """The first pick by which the card just dealt is exposed, or is not.

        :raises IllegalStep: no such thing is due.
        """
        if self.exposure:
            for pick in range(self.of):
                if self.what(pick) == int(exposed):
                    return pick
        raise IllegalStep("exposure-not-due", card="", rule="CTA-5.1")

    def exposes(self, pick: int) -> bool:
        """Is the next thing after this outcome whether its card is exposed?"""
        trial = trial_of(self.state)
        self.game.deal(trial, self.house, pick)
        return self.game.exposure(trial)


class Shoe(Protocol):
    """Whatever decides what chance does."""

    def pick(self, chance: Chance) -> int | None:
        """The outcome that happens, 0 <= pick < chance.of; None while nobody has said it yet.

        :raises IllegalStep: what it would have happen cannot come up.
        """

    def header(self) -> dict[str, Any]:
        """What the header of a log says about it: its `kind`, and a commitment if it makes one."""


def seed_of(number: int) -> bytes:
    """The 32 bytes that a whole number such as `--seed 7` stands for: SHA-256 of `nightbus seed 7`.

    >>> seed_of(7).hex()[:16]
    'cfcd0ad85470b380'
    """
    return hashlib.sha256(f"nightbus seed {number}".encode("ascii")).digest()


class SeedShoe:
    """Draws that follow from 32 bytes, each from a stream of its own, so that any one can be drawn again alone.

    With `told` the header of the log holds the seed itself; without it only the commitment, its SHA-256.
    """

    def __init__(self, seed: bytes | int, *, told: bool = False) -> None:
        self.seed = seed_of(seed) if isinstance(seed, int) else seed
        if len(self.seed) != SEED_BYTES:
            raise NotationError("seed-form", seed=self.seed.hex())
        self._told = told

    def header(self) -> dict[str, Any]:
        """Kind `seed`, the commitment, and the seed if it is to be told."""
        commitment = hashlib.sha256(self.seed).hexdigest()
        return {"kind": "seed", "commitment": commitment} | ({"seed": self.seed.hex()} if self._told else {})

    def pick(self, chance: Chance) -> int:
        """The outcome of deal `chance.number`."""
        return seed_pick(self.seed, chance.number, chance.of)


def seed_pick(seed: bytes, number: int, of: int) -> int:
    """The outcome, 0 <= pick < of, that `seed` gives deal `number`; uniform, by rejection sampling.

    >>> seed_pick(bytes(32), 1, 52)
    0
    """
    fair = _WORDS - _WORDS % of
    block = 0
    while True:
        stream = _hmac(seed, number.to_bytes(8, "big") + block.to_bytes(8, "big"))
        for at in range(0, len(stream), _WORD):
            word = int.from_bytes(stream[at : at + _WORD], "big")
            if word < fair:
                return word % of
        block += 1


def _hmac(key: bytes, message: bytes) -> bytes:
    """HMAC-SHA-256 (RFC 2104) of a key of no more than 64 bytes.

    It is that of `hmac.digest`, which lets another thread run each time: a server would pay for that with every card.
    """
    block = key.ljust(_BLOCK, b"\0")
    inner = hashlib.sha256(block.translate(_INNER) + message).digest()
    return hashlib.sha256(block.translate(_OUTER) + inner).digest()


def fair_key(seed: bytes, nonces: Mapping[int, bytes]) -> bytes:
    """The 32 bytes that `seed_pick` draws from in a shared shuffle: of the seed, and of the nonces opened by seat.

    >>> fair_key(bytes(32), {1: bytes(32)}).hex()[:16]
    '4b3568ddb72a3d6f'
    """
    added = b"".join(bytes([seat]) + nonces[seat] for seat in sorted(nonces))
    return hmac.digest(seed, FAIR_LABEL + added, "sha256")


class FairShoe:
    """Draws that follow from a seed and from what each player's device added to it (`fair_key`), one key a game.

    Nothing comes before the table has mixed; then whoever holds the seed sets `key` and lets the table `go_on`.
    """

    def __init__(self, key: bytes | None = None) -> None:
        self.key = key

    def header(self) -> dict[str, Any]:
        """Kind `fair`: each game commits in a step of its own."""
        return {"kind": "fair"}

    def pick(self, chance: Chance) -> int | None:
        """The outcome of deal `chance.number`, once there is a key."""
        return None if self.key is None else seed_pick(self.key, chance.number, chance.of)


def could_come(cards: set[int]) -> str:
    """These cards, in short: those of a suit together, three or more in sequence as a range.

    >>> could_come({read_card(name) for name in "2C 3C 4C 6C JC QC AS".split()})
    '2C-4C 6C JC QC AS'
    """
    shown: list[str] = []
    for suit in (*range(4), None):
        run: list[int] = []
        of_suit = sorted(card for card in cards if (None if card >= CUCKOO_FIRST else card % 4) == suit)
        step = 1 if suit is None else 4
        for card in of_suit:
            if run and card != run[-1] + step:
                shown += _run(run)
                run = []
            run.append(card)
        shown += _run(run)
    return " ".join(shown)


def _run(cards: list[int]) -> list[str]:
    names = [card_name(card) for card in cards]
    return names if len(names) < 3 else [f"{names[0]}-{names[-1]}"]


@dataclass(frozen=True, slots=True)
class Listed:
    """A card of a list."""

    card: int
    exposed: bool = False
    """As it is dealt: `3S!` (CTA-5.1)."""
    line: int = 0
    """Where a file has it; 0 outside of files."""


def read_listed(text: str, line: int = 0) -> list[Listed]:
    """The cards of a text, blanks between them.

    >>> [card_name(listed.card) for listed in read_listed("7H td 3S!")]
    ['7H', '10D', '3S']

    :raises NotationError: one of them is no card.
    """
    return [Listed(read_card(word.removesuffix("!")), word.endswith("!"), line) for word in text.split()]


class StackedShoe:
    """Given cards first, then what another shoe says."""

    def __init__(self, cards: str | Iterable[Listed], then: Shoe) -> None:
        self._cards: Sequence[Listed] = read_listed(cards) if isinstance(cards, str) else list(cards)
        self._used = 0
        self._last_deal = 0
        self._then = then

    def header(self) -> dict[str, Any]:
        """Kind `stacked`: given cards commit to nothing."""
        return {"kind": "stacked"}

    def pick(self, chance: Chance) -> int | None:
        """The next given card, or how it was dealt, while they last."""
        if chance.exposure:
            if self._last_deal != chance.number - 1 or not self._used:
                return self._then.pick(chance)
            return chance.pick_of_exposure(self._cards[self._used - 1].exposed)
        if self._used == len(self._cards):
            return self._then.pick(chance)
        listed = self._cards[self._used]
        try:
            pick = chance.pick_of_card(listed.card)
        except IllegalStep as refused:
            raise refused.at(listed.line) from None
        if listed.exposed and not chance.exposes(pick):
            raise IllegalStep("exposure-not-due", card=card_name(listed.card), rule="CTA-5.1").at(listed.line)
        self._used += 1
        self._last_deal = chance.number
        return pick


class HandShoe:
    """A real deck on a real table: nothing happens until somebody says which card it is (`Table.deal_card`)."""

    def header(self) -> dict[str, Any]:
        """Kind `hand`."""
        return {"kind": "hand"}

    def pick(self, chance: Chance) -> None:  # noqa: ARG002  one contract for all shoes
        """None: people deal."""
        return


class LogShoe(HandShoe):
    """Chance as a log has it: a replay hands on each recorded deal when its turn comes (`replay.stepping`)."""

    def __init__(self, header: dict[str, Any]) -> None:
        self._header = header

    def header(self) -> dict[str, Any]:
        """As the log has it."""
        return self._header
