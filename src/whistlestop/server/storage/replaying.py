"""A match out of the store: the log's beginning and all that was stored since, played again without luck."""

from __future__ import annotations

from collections.abc import Sequence

from whistlestop import maps
from whistlestop.notation.log import Log, LogError, read_log, write_log
from whistlestop.play.game import Game
from whistlestop.server.match.entry import Entry
from whistlestop.server.match.match import HOLD, PLAY, SEAT, UNDO, Match
from whistlestop.server.match.opening import Kept


def replayed(head: str, entries: Sequence[Entry], map: maps.Map | None) -> Match:
    """Return the match that a log's head and the stored entries tell; raises LogError, MapError or OptionError.

    `map` is the board as it was when the game began, if the program's own has changed since.
    """
    log = read_log(head)
    held: dict[int, Kept] = {}
    since: dict[int, int] = {}
    for entry in entries:
        if entry.kind == PLAY:
            log.decisions.append(_decision(entry))
        elif entry.kind == UNDO:
            _take_back(log, entry.body)
            since = {seat: min(number, len(log.decisions)) for seat, number in since.items()}
        elif entry.kind == SEAT and entry.seat is not None:
            since[entry.seat] = int(str(entry.body))
        elif entry.kind == HOLD and entry.seat is not None:
            _hold(held, entry.seat, entry.body)
    match = Match(Game.from_log(write_log(log), map))
    match.decision = sum(entry.kind in (PLAY, UNDO) for entry in entries)
    match.held, match.since = held if match.in_opening else {}, since
    return match


def _decision(entry: Entry) -> tuple[int, str, list[str]]:
    body = entry.body
    if not isinstance(body, dict) or entry.seat is None:
        raise LogError(1, "a stored decision cannot be read")
    return entry.seat, str(body["action"]), [str(word) for word in body["luck"]]


def _take_back(log: Log, body: object) -> None:
    """Take decisions back; if luck had answered some of them it answers anew from there on, for the time told."""
    steps, anew = (int(body["steps"]), int(body["anew"])) if isinstance(body, dict) else (int(str(body)), 0)
    del log.decisions[-steps:]
    kept = len(log.decisions)
    times = max([anew, *log.anew.values()])
    log.anew = {number: time for number, time in log.anew.items() if number < kept}
    if times > max([0, *log.anew.values()]):
        log.anew[kept] = times


def _hold(held: dict[int, Kept], seat: int, body: object) -> None:
    held.pop(seat, None)
    if isinstance(body, list):
        held[seat] = tuple(int(ticket) for ticket in body)
