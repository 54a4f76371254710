"""Lines and gates do what the queues and events of asyncio do that they stand for."""

from __future__ import annotations

import asyncio

import pytest

from whistlestop.server.line import Gate, Line


def test_a_line_gives_what_waits_in_order_and_survives_a_taker_who_gave_up() -> None:
    async def act() -> None:
        line: Line[int] = Line()
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(line.get(), 0)
        taker = asyncio.create_task(line.get())
        await asyncio.sleep(0)
        for number in range(3):
            line.put_nowait(number)
        assert [await taker, await line.get(), line.get_nowait()] == [0, 1, 2]
        assert line.empty()

    asyncio.run(act())


def test_a_gate_holds_back_all_who_wait_until_it_opens() -> None:
    async def act() -> None:
        gate = Gate()
        await gate.wait()
        gate.clear()
        waiting = [asyncio.create_task(gate.wait()) for _ in range(2)]
        gate.clear()  # shut twice is shut once
        await asyncio.sleep(0)
        assert not any(task.done() for task in waiting)
        gate.set()
        await asyncio.gather(*waiting, gate.wait())

    asyncio.run(act())
