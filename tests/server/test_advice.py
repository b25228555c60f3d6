"""The process that works out odds and nights: each question once, and another process where one has died."""

import asyncio
import json
import os
import pickle
import signal

import pytest

from nightbus.errors import IllegalStep
from nightbus.odds import position
from nightbus.rules.game import SPECTATOR
from nightbus.server import advice
from nightbus.server.advice import Adviser
from nightbus.server.messages import encode
from tests.table.playing import say, stacked

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
                assert refused.value.code == "busy"
            assert (await adviser.ask("odds", QUESTION)).startswith(b'{"odds":'), "none of those three has ended it"
        finally:
            adviser.close()

    asyncio.run(ask())


def test_a_question_that_takes_too_long_is_told_so_and_those_that_wait_may_ask_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def ask() -> None:
        adviser = Adviser()
        try:
            await adviser.ask("odds", QUESTION)
            monkeypatch.setattr(advice, "PATIENCE", 0.2)
            long = asyncio.create_task(adviser.ask("odds", encode({"game": "chase-the-ace", "seats": 20})))
            await asyncio.sleep(0.1)
            other = asyncio.create_task(adviser.ask("odds", encode({"seats": 3})))
            codes = []
            for asked in (long, other):
                with pytest.raises(IllegalStep) as refused:
                    await asked
                codes.append(refused.value.code)
            assert codes == ["takes-long", "busy"]
            assert await adviser.ask("odds", QUESTION), "from memory"
        finally:
            adviser.close()

    asyncio.run(ask())


def test_a_decision_that_is_asked_about_after_every_step_is_worked_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each step makes the log another one, and everybody at the table asks anew; the decision is the same."""
    worked_out = []

    def counted(*args: object) -> position.Position:
        worked_out.append(args)
        return position.Position(0, "CTA-1.2", (), ())

    monkeypatch.setattr(position, "position_odds", counted)
    advice._known_to.cache_clear()
    table = stacked("chase-the-ace", "9H 8C 7D 5S KC", "Ana: stay", seats=5, dealer="Eva")
    for step in ("Bo: swap", "Cy: stay", "Dee: swap"):
        answer, _ = advice._last(pickle.dumps((str(table.log), 0)))
        assert json.loads(answer)["chosen"] == {"type": "stay"}
        say(table, step)
    assert len(worked_out) == 1
    assert json.loads(advice._last(pickle.dumps((str(table.log), SPECTATOR)))[0])["options"] == []
    advice._known_to.cache_clear()
