"""How much anybody may ask for: buckets that fill again, so that a slip costs nothing and a flood stops."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

MOST_KEPT: Final = 10_000
"""Buckets kept; the longest unused go first, and those are full again anyway."""


class Buckets:
    """A bucket for each key: `burst` at once, then `rate` a second."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._kept: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str) -> bool:
        """Was there anything left for this key? Then it is taken.

        >>> two = Buckets(rate=1, burst=2, clock=lambda: 0.0)
        >>> [two.take("Ana"), two.take("Ana"), two.take("Ana"), two.take("Bo")]
        [True, True, False, True]
        """
        left = self._left(key)
        if left < 1:
            return False
        self._put(key, left - 1)
        return True

    def empty(self, key: str) -> bool:
        """Is nothing left for this key? Nothing is taken."""
        return self._left(key) < 1

    def _left(self, key: str) -> float:
        left, at = self._kept.get(key, (self._burst, 0.0))
        return min(self._burst, left + (self._clock() - at) * self._rate)

    def _put(self, key: str, left: float) -> None:
        self._kept[key] = left, self._clock()
        self._kept.move_to_end(key)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)


class Limits:
    """The limits of a server. Only what goes wrong is counted against an address: a whole pub may share one."""

    def __init__(self) -> None:
        self.tables = Buckets(rate=0.5, burst=60)
        """New tables, by address."""
        self.misses = Buckets(rate=0.5, burst=60)
        """Codes and tokens that nobody has, by address: half a guess a second needs days for 160,000 codes."""
        self.commands = Buckets(rate=10, burst=30)
        """Commands, by person."""
        self.requests = Buckets(rate=100, burst=1000)
        """Anything, by address."""
        self.advice = Buckets(rate=3, burst=40)
        """Questions to the odds and the lab, by address."""
