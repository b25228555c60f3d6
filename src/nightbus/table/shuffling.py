"""How a table shuffles together: who has sealed and opened what, and in which order that may happen.

Commit, seals, opens, mix, cards, reveal. Every hash stands in the log before the first nonce is opened, so that nobody
chooses last. `docs/shuffle.md` says what this proves and what it does not.
"""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import assert_never

from nightbus.errors import IllegalStep
from nightbus.rules.actions import tag
from nightbus.table.log import HEX, Commit, Mix, Open, Reveal, Seal, Shuffle


@dataclass(slots=True)
class Shuffling:
    """How far the shuffle of the current game has come. All hashes, nonces and seeds are 64 hexadecimal digits."""

    commitment: str = ""
    """The hash of the server's seed; empty before the commit."""
    sealed: dict[int, str] = field(default_factory=dict)
    """By seat, the hash of its nonce."""
    opened: dict[int, str] = field(default_factory=dict)
    """By seat, its nonce."""
    mixed: bool = False
    """May cards be dealt? Until the seed is revealed."""
    revealed: str = ""
    """The seed, once it is."""

    @property
    def nonces(self) -> dict[int, bytes]:
        """By seat, the nonce that it opened: what `shoes.fair_key` takes."""
        return {seat: bytes.fromhex(nonce) for seat, nonce in self.opened.items()}

    @property
    def left_out(self) -> tuple[int, ...]:
        """The seats that sealed a nonce and have not opened it, in seat order."""
        return tuple(sorted(self.sealed.keys() - self.opened.keys()))

    @property
    def dealing(self) -> bool:
        """May a card be dealt now?"""
        return self.mixed and not self.revealed

    def check_dealing(self) -> None:
        """Nothing.

        :raises IllegalStep: a card may not be dealt now.
        """
        if not self.mixed:
            raise IllegalStep("not-mixed", rule="C-3")
        if self.revealed:
            raise IllegalStep("shuffle-revealed", rule="C-3")

    def take(self, step: Shuffle, names: Sequence[str]) -> Shuffle:
        """The step as the log is to have it, once it is done; `Mix()` then says who was left out.

        :raises IllegalStep: it cannot come now, or does not fit what was sealed; nothing has changed.
        """
        match step:
            case Commit(commitment=commitment):
                self._check(step, not self.commitment)
                self.commitment = _hex(commitment)
            case Seal(seat=seat, hash=hashed):
                self._check(step, self.commitment and not self.mixed and not self.opened and seat not in self.sealed)
                self.sealed[seat] = _hex(hashed)
            case Open(seat=seat, nonce=nonce):
                self._check(step, seat in self.sealed and not self.mixed and seat not in self.opened)
                if hash_of(nonce) != self.sealed[seat]:
                    raise IllegalStep("shuffle-nonce", seat=names[seat], rule="C-3")
                self.opened[seat] = nonce
            case Mix(left_out=left_out):
                self._check(step, self.commitment and not self.mixed)
                if left_out not in (None, self.left_out):
                    who = ", ".join(names[seat] for seat in self.left_out)
                    raise IllegalStep("shuffle-left-out", expected=who, rule="C-3")
                self.mixed = True
                return replace(step, left_out=self.left_out)
            case Reveal(seed=seed):
                self._check(step, self.dealing)
                if hash_of(seed) != self.commitment:
                    raise IllegalStep("shuffle-seed", rule="C-3")
                self.revealed = seed
            case _:
                assert_never(step)
        return step

    def _check(self, step: Shuffle, in_order: object) -> None:
        if not in_order:
            raise IllegalStep("shuffle-order", step=tag(type(step)), rule="C-3")


def hash_of(secret: str) -> str:
    """The SHA-256 of 32 bytes, which are written in hexadecimal as is the answer.

    >>> hash_of("00" * 32)[:16]
    '66687aadf862bd77'

    :raises IllegalStep: they are not written so.
    """
    return hashlib.sha256(bytes.fromhex(_hex(secret))).hexdigest()


def _hex(text: str) -> str:
    if not HEX.fullmatch(text):
        raise IllegalStep("shuffle-form", found=text[:70], rule="C-3")
    return text
