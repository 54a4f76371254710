"""The part of a board record that bullet trains read (R390-R397)."""

from __future__ import annotations

from collections.abc import Mapping

from whistlestop import maps
from whistlestop.records.board import BoardRecord, add
from whistlestop.records.state import SEATS
from whistlestop.ruleset import option

PRINTED = "printed"


def played(board: BoardRecord) -> bool:
    """Return whether a table plays with bullet trains."""
    return board.bullet_trains > 0


def set_board(board: BoardRecord, map: maps.Map, settled: Mapping[str, option.Value]) -> None:
    """Fill in bullet routes, the supply, what ends the game and what progress is worth."""
    board.bullet_trains, board.end_bullet_trains = map.bullet_trains, map.end_bullet_trains
    board.end_by_any_player = settled["japan.end_check"] == "any_player"
    for index, track in enumerate(map.tracks):
        if track.bullet:
            add(board.bullet_tracks, index)
    rows, board.no_progress_points = bonus_table(map, str(settled["japan.bonus_table"]))
    for players, row in rows.items():
        if players <= SEATS:
            board.progress_points[players, :players] = row


def bonus_table(map: maps.Map, chosen: str) -> tuple[dict[int, tuple[int, ...]], int]:
    """Return what each rank is worth by the number of players, and no progress at all (R397).

    A table that was chosen replaces printed rows by its own: a row of so many numbers is for so many players, a single
    number is for no progress.
    """
    rows, nothing = dict(map.bonuses.bullet_progress), map.bonuses.no_bullet_progress
    own = [tuple(int(number) for number in row.split("/")) for row in chosen.split(",") if chosen != PRINTED]
    if len({len(row) for row in own}) < len(own):
        raise option.OptionError(f"japan.bonus_table has two rows for as many players: '{chosen}'")
    for row in own:
        if len(row) == 1:
            nothing = row[0]
        elif rows:
            rows[len(row)] = row
    return rows, nothing
