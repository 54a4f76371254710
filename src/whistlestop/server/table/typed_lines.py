"""Typed lines: read in a thread by the code of the terminal game, and carried out like any other decision.

Lines are read on a copy of the game that is taken in line. What they decide is put in line again and refused if the
question has been answered meanwhile.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING

from whistlestop import locale
from whistlestop.play.game import Game
from whistlestop.records.actions import KEEP
from whistlestop.server.match import opening
from whistlestop.server.match.entry import Entry
from whistlestop.server.match.match import Match
from whistlestop.server.protocol.denial import Denial
from whistlestop.server.protocol.messages import Told, TypeLine
from whistlestop.server.protocol.parts import TextBlock
from whistlestop.server.table.table import Table
from whistlestop.server.table.work_queue import Gone

if TYPE_CHECKING:
    from whistlestop.terminal.typed import Typed

Undoing = Callable[[], Awaitable[None]]


def told(table: Table, seat: int, network: str, message: TypeLine, undo: Undoing) -> Awaitable[Told]:
    """Return what comes of a typed line; the game it is read in is copied before this returns. Raises Denial."""
    match = table.playing()
    if not table.may_type(seat):
        raise Denial("too_frequent", "not so many lines")
    asked = not match.over and (match.in_opening or match.moment.to_move == seat)
    names = [one.name for one in table.seats]
    hints = table.plan.hints
    game = _copied(match, seat) if asked else match.game.copy()

    def read(*, thinks: bool) -> Typed:
        from whistlestop.terminal import typed  # the whole terminal game: not before somebody types

        locale.use(locale.nearest(message.language) or locale.ENGLISH)
        return typed.read(game.copy(), seat, names, message.lines, asked=asked, hints=hints, thinks=thinks)

    return _carried_out(table, seat, message, _read(table, seat, network, read), undo)


async def _read(table: Table, seat: int, network: str, read: Callable[..., Typed]) -> Typed:
    """Return what lines mean; a hint is thought about where all hints are, and counts as one."""
    work = table.house.work
    found = await work.lines.run(network, lambda: read(thinks=False))
    if not found.hint:
        return found
    table.asking.begin(seat)
    try:
        return await work.advisers.hints.run(network, lambda: read(thinks=True))
    finally:
        table.asking.end(seat)


def _copied(match: Match, seat: int) -> Game:
    """Return a copy of the game where the seat is asked; in the opening all are, though the engine asks in turn."""
    if not match.in_opening:
        return match.game.copy()
    copy = opening.asked(match.game, seat)
    del copy.history[len(match.game.history) :]  # what the others were made to say never happened
    return copy


async def _carried_out(table: Table, seat: int, message: TypeLine, reading: Awaitable[Typed], undo: Undoing) -> Told:
    found = await reading
    if not found.known:
        raise Denial("game_over" if table.playing().over else "not_your_turn")
    try:
        if found.undo:
            await table.queue.call(undo)
        elif found.actions and not await _answered(table, seat, message.decision):
            await table.queue.call(lambda: _decide(table, seat, message.decision, found.actions))
    except Gone:
        raise Denial("stale") from None  # the table is being loaded anew; its client asks again
    blocks = [TextBlock(kind=block.kind, rows=[list(row) for row in block.rows]) for block in found.blocks]
    done = found.undo or bool(found.actions)
    return Told(request=message.request, blocks=blocks, done=done, more=found.more)


async def _answered(table: Table, seat: int, decision: int) -> bool:
    """Wait for the pause before a turn's end, if there is one; return whether the table has ended the turn itself."""
    pause = table.holds(seat, decision)
    if pause is not None:
        await pause.over.wait()
    return pause is not None and pause.answered


async def _decide(table: Table, seat: int, decision: int, actions: Sequence[int]) -> None:
    match = table.playing()
    await table.move(lambda: _entries(match, seat, decision, actions), by=seat)


def _entries(match: Match, seat: int, decision: int, actions: Sequence[int]) -> list[Entry]:
    """Carry out decisions that were tried out on a copy of this very position, so that none of them is refused."""
    if match.in_opening:
        offered = opening.offered(match.game, seat)
        return match.choose(
            seat, decision, [ticket for ticket, made in zip(offered, actions, strict=True) if made == KEEP]
        )
    entries = match.play(seat, decision, actions[0])
    for action in actions[1:]:
        entries += match.play(seat, match.decision, action)
    return entries
