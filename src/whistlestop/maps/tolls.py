"""Tolls and the neutral player in a map file: the keys that ask for them, and what must hold (R250-R266)."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, TypeAlias

from msgspec import Meta, Struct

from whistlestop.maps.house_rules import Need
from whistlestop.maps.problem import Problem
from whistlestop.maps.source import Pointer

if TYPE_CHECKING:
    from whistlestop.maps.schema import Map, Ticket

Tokens: TypeAlias = Annotated[int, Meta(ge=1, le=127)]
Points: TypeAlias = Annotated[int, Meta(ge=0, le=127)]
SIDES = 2  # tracks of a connection at the foot of a ticket


class Neutral(Struct, frozen=True, forbid_unknown_fields=True):
    """The neutral player: with how many players, how many trains, after which round it begins to act (R263)."""

    players: Tokens = 2
    trains: Tokens = 40
    first_round: Tokens = 6


class Tolls(Struct, frozen=True, forbid_unknown_fields=True):
    """Money at the start, what loans cost, and what those without a loan score for the tokens they have left."""

    start_tokens: Tokens
    loan_cost: Points
    points: dict[int, tuple[Points, ...]]  # by the number of players, then by rank (R260)
    start_scores: tuple[Points, ...] = ()  # of the first, second ... player (R254)
    double_routes_players: Points = 4  # for whom double routes are where no tolls are played (R262)
    neutral: Neutral | None = None


TOLLS = Need('the key "tolls" is missing', lambda board: board.tolls is not None)
NEUTRAL = Need('the key "neutral" of tolls is missing', lambda board: bool(board.tolls and board.tolls.neutral))
HOUSE_RULES = {
    "nederland.tolls": (TOLLS,),
    "nederland.neutral_player": (TOLLS, NEUTRAL),
    "nederland.start_scores": (TOLLS,),
}


def asked(map: "Map") -> Pointer | None:
    """The key with which a map asks for tolls, or None."""
    return ("tolls",) if map.tolls is not None else None


def problems(map: "Map") -> Iterator[Problem]:
    """Every problem of a map with its tolls, and with tickets that lie face up once they were refused."""
    yield from _pile(map)
    if map.tolls is None:
        yield from _without_tolls(map)
        return
    yield from _tracks(map)
    yield from _points(map, map.tolls)
    if map.tolls.neutral is not None:
        yield from _neutral(map, map.tolls.neutral)
    for index, ticket in enumerate(map.tickets):
        yield from _foot(map, index, ticket)


def _without_tolls(map: "Map") -> Iterator[Problem]:
    reason = 'means something with tolls only, and the key "tolls" is missing'
    for index, track in enumerate(map.tracks):
        if track.toll:
            yield Problem(f"a toll {reason}", ("tracks", index, "toll"))
    for index, ticket in enumerate(map.tickets):
        if ticket.foot is not None:
            yield Problem(f"the foot of a ticket {reason}", ("tickets", index, "foot"))


def _pile(map: "Map") -> Iterator[Problem]:
    """R253: tickets on a pile come from one deck and lie there whenever they were refused."""
    keys = ("refused_opening_tickets", "refused_drawn_tickets")
    face_up = [getattr(map, key) == "face_up" for key in keys]
    if any(face_up) and not all(face_up):
        yield Problem("tickets lie face up from the start on, or never", (keys[not face_up[0]],), otherwise=(keys[1],))
    if any(face_up) and len({ticket.deck for ticket in map.tickets}) > 1:
        yield Problem("a pile of tickets that lie face up is for one deck", (keys[0],), otherwise=(keys[1],))


def _tracks(map: "Map") -> Iterator[Problem]:
    tolls: dict[frozenset[str], list[int]] = {}
    for index, track in enumerate(map.tracks):
        connection = tolls.setdefault(frozenset((track.a, track.b)), [])
        connection.append(track.toll)
        if not track.toll:
            yield Problem(f"the track {track.a} - {track.b} has no toll", ("tracks", index))
        elif len(set(connection)) > 1:
            yield Problem(f"two tolls between {track.a} and {track.b}", ("tracks", index, "toll"))
        elif len(connection) > SIDES:
            reason = f"a toll goes to the owner of the other track, but {track.a} - {track.b} has more than two"
            yield Problem(reason, ("tracks", index))


def _points(map: "Map", tolls: Tolls) -> Iterator[Problem]:
    few, many = map.players
    if len(tolls.start_scores) not in (0, many):
        yield Problem(f"start scores for {len(tolls.start_scores)} of {many} players", ("tolls", "start_scores"))
    for players in range(few, many + 1):
        points = tolls.points.get(players)
        if points is None:
            yield Problem(f"no points for tokens of {players} players", ("tolls", "points"))
        elif len(points) != players or list(points) != sorted(points, reverse=True):
            reason = f"{players} players need {players} numbers of points, none larger than the one before"
            yield Problem(reason, ("tolls", "points", str(players)))


def _neutral(map: "Map", neutral: Neutral) -> Iterator[Problem]:
    if not map.players[0] <= neutral.players <= map.players[1]:
        reason = f"no game has the {neutral.players} players with whom the neutral player plays"
        yield Problem(reason, ("tolls", "neutral", "players"), otherwise=("tolls", "neutral"))
    if map.double_routes_players > neutral.players:
        reason = "the neutral player takes one track of a double route, but so few players find the other one closed"
        yield Problem(reason, ("double_routes_players",), otherwise=("tolls", "neutral"))
    if map.refused_drawn_tickets != "face_up":
        yield Problem("the neutral player needs a pile of tickets that lie face up", ("tolls", "neutral"))
    if all(ticket.foot is None for ticket in map.tickets):
        reason = "the neutral player takes tracks that tickets name, but no ticket has a foot"
        yield Problem(reason, ("tolls", "neutral"))


def _foot(map: "Map", index: int, ticket: "Ticket") -> Iterator[Problem]:
    """R264: what stands at the foot of a ticket is a double route."""
    if ticket.foot is None:
        return
    tracks = [track for track in map.tracks if {track.a, track.b} == set(ticket.foot)]
    if len(tracks) != SIDES or len({track.length for track in tracks}) > 1:
        reason = f"the foot {' - '.join(ticket.foot)} is no connection of two tracks that are equally long"
        yield Problem(reason, ("tickets", index, "foot"))
