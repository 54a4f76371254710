"""A table as everybody may see it, whether it is in memory or only in the store."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from whistlestop.server.match import seats
from whistlestop.server.match.plan import TablePlan
from whistlestop.server.match.seats import Seat
from whistlestop.server.protocol.parts import TableInfo
from whistlestop.server.storage.records import Row


def table_info(
    row: Row,
    sitting: Sequence[Seat],
    plan: TablePlan,
    map_name: str,
    *,
    frozen: bool = False,
    connected: Collection[int] = (),
    spectators: int = 0,
) -> TableInfo:
    """Return what is public about a table."""
    return TableInfo(
        code=row.code,
        state="frozen" if frozen else row.state,
        map=plan.map,
        map_name=map_name,
        ticket_set=plan.ticket_set,
        options=plan.options,
        seats=[
            seat.info(number, connected=number in connected, holidays=plan.holidays)
            for number, seat in enumerate(sitting)
        ],
        clock=plan.clock,
        bot_delay=plan.bot_delay,
        takeover=plan.takeover,
        substitute=plan.substitute,
        hints=plan.hints,
        lesson=plan.lesson,
        fingerprint=seats.seal(int(row.seed), row.salt),
        created=row.created,
        spectators=spectators,
        rematch=row.rematch,
        locked=row.password_hash is not None,
        own_board=plan.board is not None,
        listed=row.listed,
        begins_full=plan.begins_full,
    )
