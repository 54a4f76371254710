"""Advice for whoever draws a board: what the games speak against, as codes of sentences with their figures.

A sentence is given only where the games leave little doubt: what is compared with chance must stand out from the
luckiest of as many tickets or seats, and what "never" happened had games enough to happen in. Each kind of sentence is
one function; it is tested on a board built to deserve it and on one built not to.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import atan2, hypot, pi

from whistlestop.arena.statistics import Estimate, wilson
from whistlestop.locale import listed, say
from whistlestop.maps import Map, Ticket, Track
from whistlestop.maps.fiction import located
from whistlestop.maps.points import are_twins
from whistlestop.maps.ways import value, ways_from
from whistlestop.study.brief import Brief
from whistlestop.study.mechanisms_used import USABLE
from whistlestop.study.tickets import FEWEST, TicketFigures, stands_out
from whistlestop.study.told import Advice

ENOUGH = 100  # games in which something could have happened before it is said never to happen
SELDOM = 0.25  # a ticket that is surely kept less often than this when it is offered is wanted by nobody
RUSHED, EARLY = 0.9, 0.2  # a route claimed in so many games, on average in the first part of them
DEAD = 0.02  # of the games may end because nothing is left to do
DIRECTIONS = ("east", "north-east", "north", "north-west", "west", "south-west", "south", "south-east")
MIDDLE = 0.25  # of the way from the middle of a board to its corner: nearer is no direction

# Every code there is: the message of the language files is `advice-` and one of them.
CODES = (
    *("seat", "ending", "stingy", "hard", "generous", "unwanted", "region", "routes", "rushed"),
    *(f"mechanism-{name}" for name in USABLE),
)

Sentences = Iterator[Advice]


def advice(brief: Brief) -> list[Advice]:
    """Return every sentence that the games of a board give reason for."""
    return [sentence for kind in KINDS for sentence in kind(brief)]


def sentence(one: Advice) -> str:
    """Return a piece of advice in the current language."""
    told = {name: listed(given) if isinstance(given, list) else given for name, given in one.arguments.items()}
    return say(f"advice-{one.code}", **told)


def _advice(
    code: str, tracks: list[int] | None = None, places: list[str] | None = None, tickets: list[int] | None = None
) -> Callable[..., Advice]:
    """Return what makes a sentence about some parts of a board when it is given its arguments."""

    def said(**arguments: str | int | float | list[str]) -> Advice:
        return Advice(code=code, arguments=arguments, tracks=tracks or [], places=places or [], tickets=tickets or [])

    return said


def _percent(estimate: Estimate) -> dict[str, int]:
    """Return a share and its interval in whole hundredths."""
    return {
        "share": round(100 * estimate.value),
        "low": round(100 * estimate.low),
        "high": round(100 * estimate.high),
    }


# --- seats and endings ------------------------------------------------------------------------------------------------


def seats(brief: Brief) -> Sentences:
    """A seat that wins more than its share."""
    fair = 1 / brief.players
    for seat, wins in enumerate(brief.wins):
        if brief.games >= ENOUGH and wins.value > fair and stands_out(wins, fair, brief.players):
            yield _advice("seat")(seat=seat + 1, players=brief.players, fair=round(100 * fair), **_percent(wins))


def endings(brief: Brief) -> Sentences:
    """Games that end because nothing is left to do."""
    if brief.games >= ENOUGH and brief.held_up.low > DEAD:
        spaces, share = sum(track.length for track in brief.map.tracks), round(100 * brief.held_up.value)
        yield _advice("ending")(share=share, spaces=spaces, trains=brief.map.trains * brief.players)


# --- routes -----------------------------------------------------------------------------------------------------------


def _unclaimed(brief: Brief) -> set[int]:
    """Return the tracks never claimed; a twin that closes with another one (R27) shares its fate."""
    tracks = brief.map.tracks
    claimed = [tracks[one.track] for one in brief.tracks if one.claimed.value > 0]
    return {
        number
        for number, track in enumerate(tracks)
        if track not in claimed and not any(are_twins(track, other) for other in claimed)
    }


def _cut_off(brief: Brief) -> set[str]:
    """Return the places that no route ever led to."""
    unclaimed = _unclaimed(brief)
    reached = {end for number, one in enumerate(brief.map.tracks) if number not in unclaimed for end in (one.a, one.b)}
    return {place.id for place in brief.map.places} - reached


def regions(brief: Brief) -> Sentences:
    """Neighbouring places into which no route is ever claimed."""
    lonely = _cut_off(brief) if brief.games >= ENOUGH else set()
    names = {place.id: place.name for place in brief.map.places}
    while lonely:
        region = _neighbours(brief.map, min(lonely), lonely)
        lonely -= region
        ids = [place.id for place in brief.map.places if place.id in region]
        tracks = [number for number, track in enumerate(brief.map.tracks) if {track.a, track.b} & region]
        said = _advice("region", tracks, ids)
        yield said(direction=_direction(brief.map, region), places=[names[id] for id in ids], games=brief.games)


def _neighbours(map: Map, first: str, among: set[str]) -> set[str]:
    """Return a place and all that hang together with it among some places."""
    found, frontier = {first}, {first}
    while frontier:
        near = {end for track in map.tracks if {track.a, track.b} & frontier for end in (track.a, track.b)}
        frontier = (near & among) - found
        found |= frontier
    return found


def _direction(map: Map, region: set[str]) -> str:
    """Return where on the board some places lie."""
    spots = {place.id: (place.lon, place.lat) for place in located(map).places}
    east, north = ([spot[axis] for spot in spots.values()] for axis in (0, 1))
    middle, size = ((max(east) + min(east)) / 2, (max(north) + min(north)) / 2), (_half(east), _half(north))
    x = sum(spots[id][0] - middle[0] for id in region) / len(region) / size[0]
    y = sum(spots[id][1] - middle[1] for id in region) / len(region) / size[1]
    return "middle" if hypot(x, y) < MIDDLE else DIRECTIONS[round(atan2(y, x) / (pi / 4)) % 8]


def _half(values: list[float]) -> float:
    return (max(values) - min(values)) / 2 or 1.0


def single_routes(brief: Brief) -> Sentences:
    """Routes between busy places that are never claimed."""
    lonely = _cut_off(brief)
    found = [number for number in sorted(_unclaimed(brief)) if not {*_ends(brief.map.tracks[number])} & lonely]
    if found and brief.games >= ENOUGH:
        named = list(dict.fromkeys(_named(brief.map, *_ends(brief.map.tracks[number])) for number in found))
        yield _advice("routes", found)(routes=named, games=brief.games)


def rushed_routes(brief: Brief) -> Sentences:
    """Routes that somebody takes at once in nearly every game."""
    for one in brief.tracks if brief.games >= ENOUGH else ():
        if one.claimed.low > RUSHED and one.when.high < EARLY:
            name = _named(brief.map, *_ends(brief.map.tracks[one.track]))
            when = round(100 * one.when.value)
            yield _advice("rushed", [one.track])(route=name, share=round(100 * one.claimed.value), when=when)


def _ends(track: Track) -> tuple[str, str]:
    return track.a, track.b


def _named(map: Map, a: str, b: str) -> str:
    names = {place.id: place.name for place in map.places} | {country.id: country.name for country in map.countries}
    return f"{names[a]}–{names[b]}"


# --- tickets ----------------------------------------------------------------------------------------------------------


def fair_value(map: Map, ticket: Ticket) -> int:
    """Return what printed boards give for the way of a ticket."""
    return value(ways_from(map, ticket.a).get(ticket.b, 0.0))


def tickets(brief: Brief) -> Sentences:
    """Tickets that cost their keepers points, win for them, or are kept by nobody."""
    if not brief.map.by_points:  # tickets have no points there
        return
    for number, ticket in enumerate(brief.map.tickets):
        if ticket.tour is not None:  # its way is longer than from its first place to its last
            continue
        figures = brief.tickets.get(number)
        told: dict[str, str | int] = {"ticket": _named(brief.map, ticket.a, ticket.b), "points": ticket.points}
        told["fair"] = fair_value(brief.map, ticket)
        if _at_most_kept(brief, number) < SELDOM:
            kept = 0.0 if figures is None else figures.kept.value
            yield _advice("unwanted", tickets=[number])(**told, kept=round(100 * kept))
        elif figures is not None and figures.lift.games >= FEWEST:
            yield from _kept_ticket(brief, figures, told)


def _at_most_kept(brief: Brief, number: int) -> float:
    """Return how often a ticket may be kept at most when it is offered, as far as the games tell."""
    figures = brief.tickets.get(number)
    return wilson(0.0, brief.offered[number])[1] if figures is None else figures.kept.high


def _kept_ticket(brief: Brief, figures: TicketFigures, told: dict[str, str | int]) -> Sentences:
    """A ticket that is kept and is not worth its way, or more than worth it."""
    share, fair, points = round(100 * figures.fulfilled.value), int(told["fair"]), int(told["points"])
    loses = figures.points.value < 0 and stands_out(figures.points, 0.0, len(brief.map.tickets))
    if loses:
        loss = round(-figures.points.value, 1)
        yield _advice("stingy" if fair > points else "hard", tickets=[figures.ticket])(**told, share=share, loss=loss)
    elif figures.price == "generous" and fair < points:
        lift = round(100 * figures.lift.value)
        yield _advice("generous", tickets=[figures.ticket])(**told, share=share, lift=lift)


# --- mechanisms -------------------------------------------------------------------------------------------------------


def mechanisms(brief: Brief) -> Sentences:
    """Mechanisms of the board that nobody ever uses."""
    for one in brief.used:
        if brief.games >= ENOUGH and one.times.value == 0:
            yield _advice(f"mechanism-{one.name}")(games=brief.games)


KINDS: tuple[Callable[[Brief], Sentences], ...] = (
    seats,
    endings,
    tickets,
    regions,
    single_routes,
    rushed_routes,
    mechanisms,
)
