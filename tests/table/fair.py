"""Tables that shuffle together, for tests."""

import hashlib
from collections.abc import Iterable
from random import Random

from nightbus.table.log import Commit, Mix, Open, Reveal, Seal
from nightbus.table.shoes import FairShoe, fair_key
from nightbus.table.table import Table
from tests.table.playing import play_at_random, random_table


def secret_of(what: str) -> str:
    """32 bytes in hexadecimal: a seed or a nonce."""
    return hashlib.sha256(what.encode()).hexdigest()


def hashed(secret: str) -> str:
    """What is sealed of it."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def shuffle(table: Table, seed: str, *, seal: Iterable[int] = (), late: Iterable[int] = ()) -> None:
    """Commit, the seals of these seats, what all open but those too late, mix, and the first cards."""
    sealed, late = list(seal), set(late)
    table.shuffle(Commit(hashed(seed)))
    for seat in sealed:
        table.shuffle(Seal(seat, hashed(secret_of(f"{seed} {seat}"))))
    for seat in reversed(sealed):
        if seat not in late:
            table.shuffle(Open(seat, secret_of(f"{seed} {seat}")))
    table.shuffle(Mix())
    assert table.shuffling is not None
    assert isinstance(table.shoe, FairShoe)
    table.shoe.key = fair_key(bytes.fromhex(seed), table.shuffling.nonces)
    table.go_on()


def fair_session(of: str, luck: Random, *, games: int = 1, most: int = 10_000, reveal: bool = True) -> Table:
    """A session of random games under random house rules, each with a shuffle of its own; the last may be given up."""
    table = random_table(of, luck, FairShoe())
    seats = range(len(table.names))
    for game in range(games):
        if game:
            table.again()
        seal = [seat for seat in seats if luck.random() < 0.8]
        luck.shuffle(seal)
        seed = secret_of(f"{of} {luck.random()}")
        if table.chance is None and luck.random() < 0.5:
            (seat, *_) = table.awaits  # a ride begins with an answer; the shuffle may come before it or after it
            table.do(seat, table.read(seat, table.allowed(seat).split(",")[0]))
        shuffle(table, seed, seal=seal, late=[seat for seat in seal if luck.random() < 0.2])
        play_at_random(table, luck, most)
        if not reveal:
            return table
        table.shuffle(Reveal(seed))
        if not table.over:
            return table
    return table
