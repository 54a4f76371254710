"""The pictures of the page on rules, drawn by the program itself: boards, or a part of one, with trains on them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from whistlestop import maps
from whistlestop.maps import drawing, geometry

MARGIN = 110  # of a part of a board, around the places that are shown
Way = tuple[str, str]


def drawn() -> dict[str, str]:
    """Return every picture by its name."""
    return {
        "claimed": board("lake-constance", {("konstanz", "singen"): 0, ("bregenz", "romanshorn"): 1}),
        "ticket": board("lake-constance", dict.fromkeys(TICKET, 0)),
        "double": part("usa", {("chicago", "saint-louis"): 0, ("chicago", "pittsburgh"): 1}, ("chicago", "pittsburgh")),
        "longest": board("lake-constance", dict.fromkeys(LONGEST, 0) | dict.fromkeys(OTHERS, 1)),
        "tunnel": part("europe", {("marseille", "zurich"): 0}, ("marseille", "zurich", "venezia")),
        "ferry": part("europe", {("dieppe", "london"): 1}, ("london", "dieppe", "amsterdam")),
        "station": part("europe", {("bruxelles", "paris"): 1}, ("paris", "bruxelles", "frankfurt"), {"paris": 0}),
    }


TICKET: tuple[Way, ...] = (("schaffhausen", "singen"), ("konstanz", "singen"), ("konstanz", "romanshorn"))
TICKET += (("bregenz", "romanshorn"),)
LONGEST: tuple[Way, ...] = (("schaffhausen", "winterthur"), ("konstanz", "winterthur"), ("konstanz", "uberlingen"))
LONGEST += (("friedrichshafen", "uberlingen"), ("friedrichshafen", "romanshorn"), ("romanshorn", "st-gallen"))
OTHERS: tuple[Way, ...] = (("bregenz", "lindau"), ("lindau", "ravensburg"))


def board(name: str, owned: Mapping[Way, int], stations: Mapping[str, int] | None = None) -> str:
    """Return a board with the first track of some ways owned by seats."""
    map = maps.load(name)
    numbers = {(track.a, track.b): number for number, track in reversed(list(enumerate(map.tracks)))}
    trains = {numbers[way]: seat for way, seat in owned.items()}
    return drawing.draw_table(map, geometry.of(map), trains, stations)


def part(name: str, owned: Mapping[Way, int], shown: Iterable[str], stations: Mapping[str, int] | None = None) -> str:
    """Return the part of a board around some places."""
    where = {place.id: place for place in geometry.of(maps.load(name)).places}
    across, down = [where[id].x for id in shown], [where[id].y for id in shown]
    left, top = min(across) - MARGIN, min(down) - MARGIN
    wide, high = max(across) + MARGIN - left, max(down) + MARGIN - top
    frame = f'viewBox="{left:.0f} {top:.0f} {wide:.0f} {high:.0f}" width="{wide:.0f}" height="{high:.0f}"'
    return re.sub(r'viewBox="[^"]*" width="[^"]*" height="[^"]*"', frame, board(name, owned, stations), count=1)
