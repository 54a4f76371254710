"""Bullet trains in words (R390-R399)."""

from __future__ import annotations

from whistlestop.locale import dice, listed, say
from whistlestop.locale.arguments import Arguments, Numbers, TableSetup, claimed
from whistlestop.locale.topics import Topic, on
from whistlestop.maps import Bonuses, Map, Track


def _for_all(table: TableSetup, known: Numbers) -> Arguments:
    """Return what a claim with a bullet train is told with: it scores no points, but progress (R393)."""
    told = dice.claimed_with_dice(table, known) if "dice" in known else claimed(table, known)
    return {"route": told["route"], "payment": told["payment"], "spaces": table.map.tracks[known["track"]].length}


def of_track(track: Track) -> list[str]:
    """Return that a track is for bullet trains."""
    return [say("track-bullet")] if track.bullet else []


def tells_trains(track: Track) -> bool:
    """Return whether it is said already which trains a track takes."""
    return track.bullet


def _bullet_trains(map: Map) -> list[str]:
    return [say("difference-bullet-trains", count=map.bullet_trains, routes=sum(track.bullet for track in map.tracks))]


def _end_bullet_trains(map: Map) -> list[str]:
    return [say("difference-end-bullet-trains", count=map.end_bullet_trains, trains=map.end_trains)]


def bonus_differences(bonuses: Bonuses) -> list[str]:
    """Return what progress with bullet trains is worth by rank, and what none costs (R397)."""
    if not bonuses.bullet_progress:
        return []
    rows = [
        say("points-of-ranks", players=players, points=listed([str(points) for points in row]))
        for players, row in bonuses.bullet_progress.items()
    ]
    return [say("difference-bullet-progress", rows=listed(rows), nothing=bonuses.no_bullet_progress)]


EVENTS = {"route_claimed_for_all": _for_all, "route_claimed_for_all_with_dice": _for_all}
DIFFERENCES = {"bullet_trains": _bullet_trains, "end_bullet_trains": _end_bullet_trains}
TOPICS = {"bullet": Topic(on(lambda board: board.bullet_trains), lambda rules: {"count": rules.map.end_bullet_trains})}
AT_HAND = {"action": ("bullet",)}
