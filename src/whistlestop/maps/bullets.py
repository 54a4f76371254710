"""What a map must hold of bullet trains (R390-R397)."""

from collections.abc import Iterator

from whistlestop.maps.house_rules import Need
from whistlestop.maps.problem import Problem
from whistlestop.maps.schema import Map, Track
from whistlestop.maps.source import Pointer

MOST_PROGRESS = 127  # one signed byte of the game record


BULLETS = Need("no track is a bullet route", lambda board: any(track.bullet for track in board.tracks))
HOUSE_RULES = {"japan.end_check": (BULLETS,), "japan.bonus_table": (BULLETS,)}


def asked(map: Map) -> Pointer | None:
    """The key with which a map asks for bullet trains, or None."""
    return ("bullet_trains",) if map.bullet_trains else None


def is_shared(track: Track) -> bool:
    """Whether bullet trains of all are put on a track (R393)."""
    return track.bullet


def problems(map: Map) -> Iterator[Problem]:
    """R390: bullet routes and bullet trains go together, and a bonus says what progress is worth."""
    if any(track.bullet for track in map.tracks):
        yield from _tracks(map)
        yield from _supply(map)
        yield from _bonus(map)
    else:
        yield from _without(map)


def _tracks(map: Map) -> Iterator[Problem]:
    for index, track in enumerate(map.tracks):
        if track.bullet and (track.tunnel or track.ferry or track.any_cards or track.mountains):
            yield Problem("a bullet route is neither tunnel, ferry nor mountain", ("tracks", index, "bullet"))
        if track.bullet and track.colour != "gray":
            yield Problem("a bullet route is gray", ("tracks", index, "colour"))
        if track.bullet and not track.not_double and _beside(map, track) > 1:
            reason = 'a bullet route beside another track has the key "not_double": it is no double route'
            yield Problem(reason, ("tracks", index))


def _beside(map: Map, track: Track) -> int:
    """How many tracks join the two places of one."""
    return sum({track.a, track.b} == {other.a, other.b} for other in map.tracks)


def _supply(map: Map) -> Iterator[Problem]:
    if not map.bullet_trains:
        first = next(index for index, track in enumerate(map.tracks) if track.bullet)
        yield Problem('there are bullet routes, but the key "bullet_trains" is missing', ("tracks", first, "bullet"))
    spaces = sum(track.length for track in map.tracks if track.bullet)
    if spaces > MOST_PROGRESS:
        yield Problem(f"bullet routes of {spaces} spaces, at most {MOST_PROGRESS}", ("tracks",))


def _bonus(map: Map) -> Iterator[Problem]:
    """R397: the table has a row for every number of players, with a rank for each of them."""
    table = map.bonuses.bullet_progress
    if not table:
        reason = 'there are bullet routes, but the key "bullet_progress" of bonuses is missing'
        yield Problem(reason, ("bonuses",), otherwise=("bullet_trains",))
        return
    for players in range(map.players[0], map.players[1] + 1):
        if players not in table:
            yield Problem(f"no row for {players} players", ("bonuses", "bullet_progress"))
    for players, row in table.items():
        if len(row) != players:
            reason = f"a row of {len(row)} ranks for {players} players"
            yield Problem(reason, ("bonuses", "bullet_progress", str(players)))


def _without(map: Map) -> Iterator[Problem]:
    """R390: without a bullet route nothing else of them can stand in a map."""
    missing = "no track is a bullet route"
    if map.bullet_trains:
        yield Problem(f"{map.bullet_trains} bullet trains, but {missing}", ("bullet_trains",))
    if map.end_bullet_trains:
        yield Problem(f"the end asks for bullet trains, but {missing}", ("end_bullet_trains",))
    if map.bonuses.bullet_progress or map.bonuses.no_bullet_progress:
        yield Problem(f"there is a bonus for progress, but {missing}", ("bonuses",))
