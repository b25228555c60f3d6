"""Writes in groups: what waits while a group is being committed is the next group."""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from typing import Final, Generic, TypeVar

Job = TypeVar("Job")

LARGEST: Final = 512
"""Writes in a group, at most: one commit for so many costs next to nothing each, and nobody waits long."""


class Groups(Generic[Job]):
    """Hands groups of writes on, one at a time; whoever wrote waits for a future.

    All of it runs in one loop. What comes in one turn of the loop is in one group.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop, commit: Callable[[Sequence[Job]], None]) -> None:
        self._loop = loop
        self._commit = commit
        """Begins to commit a group, and calls `done` in the loop when that is over."""
        self._waiting: deque[tuple[Job, asyncio.Future[object]]] = deque()
        self._running: list[asyncio.Future[object]] = []
        self._called = False
        self._idle: asyncio.Future[None] | None = None

    def add(self, job: Job) -> asyncio.Future[object]:
        """What the write will come to: a value, or an exception."""
        future: asyncio.Future[object] = self._loop.create_future()
        self._waiting.append((job, future))
        if not self._running and not self._called:
            self._called = True
            self._loop.call_soon(self._next)
        return future

    def done(self, outcomes: Sequence[object], *, give_up: Callable[[], BaseException] | None = None) -> None:
        """The running group came to this, an exception being a refusal; `give_up` refuses those who wait, too."""
        over, self._running = self._running, []
        if give_up is not None:
            for _, future in self._waiting:
                _tell(future, give_up())
            self._waiting.clear()
        self._next()  # first, so that it is written while those who waited are told
        for future, outcome in zip(over, outcomes, strict=True):
            _tell(future, outcome)

    async def finish(self) -> None:
        """Wait until nothing waits."""
        if self._waiting or self._running:
            self._idle = self._loop.create_future()
            await self._idle

    def _next(self) -> None:
        self._called = False
        if self._waiting:
            group = [self._waiting.popleft() for _ in range(min(LARGEST, len(self._waiting)))]
            self._running = [future for _, future in group]
            self._commit([job for job, _ in group])
        elif self._idle is not None and not self._idle.done():
            self._idle.set_result(None)


def _tell(future: asyncio.Future[object], outcome: object) -> None:
    if future.done():  # whoever waited was cancelled
        return
    if isinstance(outcome, BaseException):
        future.set_exception(outcome)
    else:
        future.set_result(outcome)
