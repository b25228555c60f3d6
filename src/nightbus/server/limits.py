"""How much anybody may ask for: buckets that fill again, so that a slip costs nothing and a flood stops.

A whole pub may share one address, and one guest of it may misbehave. So an address is never locked out: who shows a
token, an invite, or the code of a table at which that address already sits is let in however much went wrong before.
"""

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

MOST_KEPT: Final = 10_000
"""Buckets kept; the longest unused go first, and those are full again anyway."""
MOST_STRANGERS: Final = 64
"""Sockets of one address that have not said who they are."""


class Bucket:
    """So much at once, then so much a second."""

    __slots__ = ("_at", "_burst", "_clock", "_left", "_rate")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._left = burst
        self._at = clock()

    def take(self) -> bool:
        """Was there anything left? Then it is taken."""
        if self.empty():
            return False
        self._left -= 1
        return True

    def empty(self) -> bool:
        """Is nothing left?"""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        return self._left < 1


class Buckets:
    """A bucket for each key: `burst` at once, then `rate` a second."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._kept: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        """Was there anything left for this key? Then it is taken.

        >>> two = Buckets(rate=1, burst=2, clock=lambda: 0.0)
        >>> [two.take("Ana"), two.take("Ana"), two.take("Ana"), two.take("Bo")]
        [True, True, False, True]
        """
        bucket = self._kept.get(key)
        if bucket is None:
            bucket = self._kept[key] = Bucket(self._rate, self._burst, self._clock)
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return bucket.take()

    def empty(self, key: str) -> bool:
        """Is nothing left for this key? Nothing is taken."""
        bucket = self._kept.get(key)
        return bucket is not None and bucket.empty()


class Limits:
    """The limits of a server. Addresses are as `network_of` has them."""

    def __init__(self) -> None:
        self.tables = Buckets(rate=0.5, burst=60)
        """New tables, by address."""
        self.joins = Buckets(rate=2, burst=200)
        """New people, by address."""
        self.misses = Buckets(rate=0.5, burst=60)
        """Codes and tokens that nobody has, by address: half a guess a second needs days for 160,000 codes."""
        self.commands = Buckets(rate=10, burst=30)
        """Commands, and other things asked for by token, by person."""
        self.arrivals = Buckets(rate=0.5, burst=30)
        """Sockets and event streams opened, by person: each is an entry in the log of the table."""
        self.requests = Buckets(rate=100, burst=1000)
        """Anything without a token, by address."""
        self.advice = Buckets(rate=3, burst=40)
        """Questions to the odds and the lab, by address."""
        self.messages = (20.0, 60.0)
        """Rate and burst of what one socket may send, whatever it is; what comes faster waits."""
        self._strangers: Counter[str] = Counter()
        self._known: OrderedDict[tuple[str, str], None] = OrderedDict()

    @contextmanager
    def stranger(self, address: str) -> Iterator[bool]:
        """Is there a place for a socket that has not said yet who it is? It is kept for as long as this lasts."""
        free = self._strangers[address] < MOST_STRANGERS
        self._strangers[address] += free
        try:
            yield free
        finally:
            self._strangers[address] -= free
            if not self._strangers[address]:
                del self._strangers[address]

    def sits_at(self, address: str, code: str) -> None:
        """Somebody of this address is at the table of this code."""
        self._known[address, code] = None
        self._known.move_to_end((address, code))
        if len(self._known) > MOST_KEPT:
            self._known.popitem(last=False)

    def knows(self, address: str, code: str) -> bool:
        """Is somebody of this address at the table of this code, so that to name it is no guess?"""
        return (address, code) in self._known


def network_of(address: str) -> str:
    """What of an address is its owner's: all of it, or of an IPv6 address the first half.

    >>> network_of("192.0.2.7"), network_of("2001:db8:1:2:3:4:5:6")
    ('192.0.2.7', '2001:db8:1:2::')
    """
    try:
        known = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if known.version == 4:
        return str(known)
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(ipaddress.IPv6Address(int(known) >> 64 << 64))
