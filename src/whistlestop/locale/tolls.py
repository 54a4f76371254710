"""Tolls, loans, the neutral player and tickets that lie face up, in words (R250-R266)."""

from __future__ import annotations

from collections.abc import Mapping

from whistlestop.locale import listed, say
from whistlestop.locale.arguments import Arguments, Numbers, TableSetup, route, ticket
from whistlestop.locale.topics import Topic
from whistlestop.maps import Map, Track
from whistlestop.ruleset.option import Value


def of_track(track: Track) -> list[str]:
    """Return the toll of a track."""
    return [say("track-toll", count=track.toll)] if track.toll else []


def double_routes_players(map: Map, chosen: Mapping[str, Value]) -> int:
    """Return for how many players double routes are at a table without tolls; 0 where nothing changes (R262)."""
    return map.tolls.double_routes_players if map.tolls and chosen.get("nederland.tolls") is False else 0


def _toll(table: TableSetup, known: Numbers) -> Arguments:
    return {**route(table, known), "count": known["count"]}


def _tolls(map: Map) -> list[str]:
    assert map.tolls is not None
    told = [say("difference-tolls", count=map.tolls.start_tokens, points=map.tolls.loan_cost)]
    rows = [
        say("points-of-ranks", players=players, points=listed([str(points) for points in row]))
        for players, row in map.tolls.points.items()
    ]
    told.append(say("difference-toll-points", rows=listed(rows)))
    if any(map.tolls.start_scores):
        told.append(say("difference-start-scores", points=listed([str(score) for score in map.tolls.start_scores])))
    if map.tolls.neutral is not None:
        neutral = map.tolls.neutral
        told.append(
            say("difference-neutral", count=neutral.players, trains=neutral.trains, rounds=neutral.first_round - 1)
        )
    return told


EVENTS = {
    "toll_paid": _toll,
    "loan_taken": _toll,
    "toll_received": _toll,
    "neutral_ticket": ticket,
    "neutral_claimed": route,
    "ticket_laid_open": ticket,
}
DIFFERENCES = {"tolls": _tolls}
TOPICS = {
    "toll": Topic(
        lambda rules: bool(rules.board.tolls),
        lambda rules: {"count": rules.board.start_tokens, "points": rules.board.loan_cost},
    ),
    "neutral": Topic(
        lambda rules: bool(rules.board.neutral_players),
        lambda rules: {"count": rules.board.neutral_supply, "rounds": rules.board.neutral_round - 1},
    ),
}
AT_HAND = {"action": ("toll",), "neutral track": ("neutral",)}
