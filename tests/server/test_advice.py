"""The process that works out odds and nights: each question once, and another process where one has died."""

import asyncio
import os
import signal

import pytest

from nightbus.errors import IllegalStep
from nightbus.server.advice import Adviser
from nightbus.server.messages import encode

QUESTION = encode({"game": "chase-the-ace", "seats": 4})


def test_a_question_that_many_ask_at_once_is_worked_out_once() -> None:
    async def ask() -> None:
        adviser = Adviser()
        try:
            waiting = [asyncio.create_task(adviser.ask("odds", QUESTION)) for _ in range(40)]  # more than may wait
            await asyncio.sleep(0)
            assert len(adviser._asked) == 1
            first, *others = await asyncio.gather(*waiting)
            assert first.startswith(b'{"odds":')
            assert others == [first] * 39
            assert await adviser.ask("odds", QUESTION) is first, "from memory"
        finally:
            adviser.close()

    asyncio.run(ask())


def test_after_a_process_has_died_there_is_another() -> None:
    async def ask() -> None:
        adviser = Adviser()
        try:
            waiting = [asyncio.create_task(adviser.ask("odds", encode({"seats": seats}))) for seats in (3, 4, 5)]
            while adviser._pool is None or not adviser._pool._processes:
                await asyncio.sleep(0.01)
            for process in list(adviser._pool._processes):
                os.kill(process, signal.SIGKILL)
            for asked in waiting:
                with pytest.raises(IllegalStep) as refused:
                    await asked
                assert refused.value.code == "unavailable"
            assert (await adviser.ask("odds", QUESTION)).startswith(b'{"odds":'), "none of those three has ended it"
        finally:
            adviser.close()

    asyncio.run(ask())
