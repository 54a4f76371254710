"""A match out of the store: the log's beginning and all that was stored since, played again without luck."""

from __future__ import annotations

from collections.abc import Sequence

from whistlestop import maps
from whistlestop.notation.log import LogError, read_log, write_log
from whistlestop.play.game import Game
from whistlestop.server.match.match import HOLD, PLAY, UNDO, Match
from whistlestop.server.match.opening import Kept
from whistlestop.server.storage.records import Entry


def replayed(head: str, entries: Sequence[Entry], map: maps.Map | None) -> Match:
    """Return the match that a log's head and the stored entries tell; raises LogError, MapError or OptionError.

    `map` is the board as it was when the game began, if the program's own has changed since.
    """
    log = read_log(head)
    held: dict[int, Kept] = {}
    for entry in entries:
        if entry.kind == PLAY:
            log.decisions.append(_decision(entry))
        elif entry.kind == UNDO:
            del log.decisions[-int(str(entry.body)) :]
        elif entry.kind == HOLD and entry.seat is not None:
            _hold(held, entry.seat, entry.body)
    match = Match(Game.from_log(write_log(log), map))
    match.decision = sum(entry.kind in (PLAY, UNDO) for entry in entries)
    match.held = held if match.in_opening else {}
    return match


def _decision(entry: Entry) -> tuple[int, str, list[str]]:
    body = entry.body
    if not isinstance(body, dict) or entry.seat is None:
        raise LogError(1, "a stored decision cannot be read")
    return entry.seat, str(body["action"]), [str(word) for word in body["luck"]]


def _hold(held: dict[int, Kept], seat: int, body: object) -> None:
    held.pop(seat, None)
    if isinstance(body, list):
        held[seat] = tuple(int(ticket) for ticket in body)
