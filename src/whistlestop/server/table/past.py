"""Looking back while a game goes on: the table as one client saw it when an event of its list had happened."""

from __future__ import annotations

from whistlestop.server.protocol.denial import Denial
from whistlestop.server.protocol.messages import AskMoment, Past
from whistlestop.server.table.connection import Connection
from whistlestop.server.table.table import Table


def told(table: Table, connection: Connection, message: AskMoment) -> Past:
    """Return the table as it stood, for a player or a spectator; raises Denial."""
    table.playing()
    if connection not in table.connections or table.viewers is None:
        raise Denial("wrong_token", "say hello again")
    move, facts, halved = table.viewers.past(connection.seat, message.event)
    return Past(request=message.request, event=message.event, move=move, facts=facts, halved=halved)
