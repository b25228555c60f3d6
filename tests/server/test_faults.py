"""A fault of the program in telling what happened: what is stored stays, and the table goes on."""

import asyncio
import logging
from random import Random
from typing import Any

import pytest

from nightbus.server.showing import Shown
from tests.server.pretend import Device, a_table, chosen, play, quiet, same_as_its_log, up_to_date


def faulty(*_: Any) -> Any:
    raise ValueError("a fault of the program")


async def move(devices: list[Device]) -> None:
    """Whoever is asked does something."""
    mover = next(device for device in devices if device.you["legal"])
    await mover.must(chosen(mover.you["legal"], Random(1)))


@pytest.mark.interpreted
def test_what_cannot_be_told_is_shown_whole_instead(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        hall, devices = await a_table("Ana", "Bo", "Cy")
        await devices[0].must("start")
        with monkeypatch.context() as patch, caplog.at_level(logging.ERROR):
            patch.setattr(Shown, "changes", faulty)
            for _ in range(3):
                await move(devices)
                assert [device.got[-1]["type"] for device in devices] == ["snap"] * 3
                for device in devices:
                    up_to_date(device)
            await asyncio.sleep(60)
        assert hall.metrics.failures._value.get() == 3, "once for each move, and never again"
        assert len(caplog.records) == 1, "and said once"
        same_as_its_log(devices[0].actor)
        await move(devices)
        assert all(device.got[-1]["type"] == "ev" for device in devices), "from then on as ever"
        for device in devices:
            up_to_date(device)
        assert hall.metrics.failures._value.get() == 3

    play(test())


@pytest.mark.interpreted
def test_who_can_be_shown_nothing_is_sent_away_and_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        _, devices = await a_table("Ana", "Bo", "Cy")
        await devices[0].must("start")
        with monkeypatch.context() as patch:
            patch.setattr(Shown, "changes", faulty)
            patch.setattr(Shown, "snap", faulty)
            await move(devices)
            assert [device.closed for device in devices] == ["unavailable"] * 3
        for device in devices:
            await device.connect()
            up_to_date(device)
        await move(devices)
        await quiet()
        for device in devices:
            up_to_date(device)
        same_as_its_log(devices[0].actor)

    play(test())
