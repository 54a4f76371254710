"""The race to six in a position line: who has joined the coasts, and which ticket a seat holds longer.

    | 0 tickets=denver:los-angeles,seattle:denver completed=calgary:chicago older=seattle:denver crossed=1

`older` is silent where both tickets were dealt together.
"""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace

from whistlestop.notation.position.reading import Reader, Reading, read_number
from whistlestop.notation.words import NotationError, Words, find
from whistlestop.records.state import COMPLETED, HELD, NOBODY, OVER, GameRecord
from whistlestop.ruleset.compile import Rules


def seat_words(rules: Rules, game: SimpleNamespace, names: Words, seat: int) -> Iterator[str]:
    """Return what a seat's race adds to its section."""
    if not rules.map.race:
        return
    if game.older[seat]:
        yield f"older={names.tickets[game.older[seat] - 1]}"
    if game.crossed[seat]:
        yield "crossed=1"


def read_older(at_: Reading, value: str) -> None:
    """Note the ticket that a seat holds longer."""
    _refuse_elsewhere(at_.rules)
    at_.game.older[at_.seat] = find(at_.names.ticket_numbers, value, "ticket") + 1


def read_crossed(at_: Reading, value: str) -> None:
    """Note that a seat has joined both coasts, which is a completed ticket."""
    _refuse_elsewhere(at_.rules)
    at_.game.crossed[at_.seat] = read_number(value, "number of tickets from coast to coast", 1)
    at_.game.completed[at_.seat] += at_.game.crossed[at_.seat]


def _refuse_elsewhere(rules: Rules) -> None:
    if not rules.map.race:
        raise NotationError(f"{rules.map.id} is no race")


SEAT_READERS: dict[str, Reader] = {"older": read_older, "crossed": read_crossed}


def finish(rules: Rules, game: GameRecord) -> None:
    """Count the tickets that each seat has completed."""
    for place, seat in (divmod(code, 8) for code in game.where.tolist()) if rules.map.race else ():
        if place == COMPLETED and seat != NOBODY:
            game.completed[seat] += 1


def refuse(rules: Rules, game: GameRecord) -> None:
    """Raise if a ticket is completed where none can be, or if the race should be over."""
    if not rules.map.race:
        if ((game.where // 8 == COMPLETED) & (game.where % 8 != NOBODY)).any():
            raise NotationError(f"{rules.map.id} is no race: no ticket is completed before the end")
        return
    for seat in range(game.players):
        older = int(game.older[seat]) - 1
        if older >= 0 and game.where[older] != HELD * 8 + seat:
            raise NotationError(f"seat {seat} does not hold the ticket it is said to hold longer")
        over = game.completed[seat] >= rules.map.race or game.trains[seat] <= rules.map.end_trains
        if over and game.phase != OVER:
            raise NotationError(f"the game is over: seat {seat} has completed its tickets or laid its last train")
