"""The part of a board record that city markers read (R340-R352)."""

from __future__ import annotations

from collections.abc import Mapping

from whistlestop import maps
from whistlestop.maps import house_rules
from whistlestop.records.board import BoardRecord
from whistlestop.ruleset import option

NO_MONSTERS = (
    "the rules of city markers do not go with Alvin & Dexter: a monster on a start city before the first claim would "
    "shut its owner out (R352)"
)
INSTEAD = {  # by house rule, where the board asks for it
    "oldwest.alvin": "oldwest.alvin=true for its own Alvin",
    "oldwest.allow_monsters": "oldwest.allow_monsters=true",
}


def played(board: BoardRecord) -> bool:
    """Return whether a table plays with city markers."""
    return board.markers > 0


def idle_columns(board: BoardRecord) -> tuple[str, ...]:
    """Return the columns of a score sheet that a table has no use for: Alvin's, where he is not played with (R349)."""
    return () if board.alien > 0 else ("alien",)


def set_board(board: BoardRecord, map: maps.Map, settled: Mapping[str, option.Value]) -> None:
    """Fill in markers, their price and where Alvin starts; raises OptionError where monsters may not come (R352)."""
    if map.markers is None:
        return
    if settled["monsters"] and not settled["oldwest.allow_monsters"]:
        raise option.OptionError(f"monsters are not played on {map.id}: {NO_MONSTERS}{_instead(map)}")
    board.markers, board.marker_price = map.markers.each, map.markers.price
    if settled["oldwest.alvin"] and not settled["monsters"] and map.markers.alien is not None:
        board.alien = 1 + [place.id for place in map.places].index(map.markers.alien)
        board.alien_points = map.markers.alien_points


def _instead(map: maps.Map) -> str:
    ways = [way for key, way in INSTEAD.items() if key in house_rules.holding(map)]
    return f"; choose {', or '.join(ways)}" if ways else ""


def allowing(map: maps.Map, chosen: Mapping[str, option.Value]) -> dict[str, option.Value]:
    """Return options with which every way to play can be had on a board: monsters are allowed where they are off."""
    refused = bool(chosen.get("monsters")) and map.markers is not None
    return {**chosen, "oldwest.allow_monsters": True} if refused else dict(chosen)
