"""What waits for the one task that reads it."""

import asyncio
from typing import Generic, TypeVar

T = TypeVar("T")


class Inbox(Generic[T]):
    """A queue that one task reads: `asyncio.Queue` without what several need, which is 2 KiB of it."""

    __slots__ = ("_kept", "_loop", "_waiter")

    def __init__(self) -> None:
        self._kept: list[T] = []
        self._loop: asyncio.AbstractEventLoop | None = None
        """That of the task: to ask which one runs is a system call before Python 3.12."""
        self._waiter: asyncio.Future[None] | None = None

    def put_nowait(self, item: T) -> None:
        """One thing more."""
        self._kept.append(item)
        waiter = self._waiter
        if waiter is not None and not waiter.done():
            waiter.set_result(None)

    def empty(self) -> bool:
        """Does nothing wait?"""
        return not self._kept

    @property
    def awaited(self) -> bool:
        """Does the task wait for something, and nothing has come?"""
        waiter = self._waiter
        return waiter is not None and not waiter.done()

    def get_nowait(self) -> T:
        """What came first of what waits."""
        return self._kept.pop(0)

    async def get(self) -> T:
        """What came first."""
        while not self._kept:
            if self._loop is None:
                self._loop = asyncio.get_running_loop()
            self._waiter = self._loop.create_future()
            try:
                await self._waiter
            finally:
                self._waiter = None
        return self._kept.pop(0)
