"""Final scoring and the winner (R69-R73, R112, R117, R120, R121, R183-R191, R225-R230).

Pure functions of what lies on the board and of the tickets kept, so that they can be asked at any time.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import product

from whistlestop.maps.schema import Map, Ticket

from .goals import CALM, Chaos, Rated, Worth
from .monsters import MONSTERS
from .networks import attraction_points, district_points, grand_tour_points, grand_tours, most_cities
from .paths import Edge, longest_path
from .ships import tour_value
from .tracks import owned, route_points

Row = dict[str, int]


@dataclass(frozen=True)
class Position:
    """What scoring needs to know: the map, the owners, the stations, each seat's tickets, and the monsters.

    `lengths` are the lengths of the tracks where they differ from the printed ones (R152), `chaos` what is in
    chaos, `monster_cards` the cards of each monster that a seat holds;
    `explorer_shared` says that all tied for the most cities score.
    `bonuses` are the points of mechanisms by source and `ties` what they have that breaks ties, both by seat; `later`
    finds points of theirs that depend on tickets and paths.
    """

    map: Map
    owner: Mapping[int, int]
    stations: Mapping[str, int]
    tickets: Sequence[Collection[int]]
    lengths: Sequence[int] | None = None
    chaos: Chaos = CALM
    monster_cards: Sequence[Mapping[str, int]] | None = None
    monster_bonus: int = 0
    explorer_shared: bool = True
    bullets: Collection[int] = ()  # routes of bullet trains, which serve everybody (R394)
    bonuses: Mapping[str, Sequence[int]] = field(default_factory=dict)
    ties: Mapping[str, Sequence[int]] = field(default_factory=dict)
    sharers: Mapping[int, Collection[int]] = field(default_factory=dict)  # who has routes beside the owner (R283)
    trails: bool = False  # other places may lie between those of a tour (R370)
    later: Sequence[Callable[["Position", Sequence[Row]], Mapping[str, Sequence[int]]]] = ()
    rated: Rated | None = None  # what tickets are worth, where somebody remembers it

    def own(self, seat: int) -> list[int]:
        """Return the tracks of `seat`, shared ones included, ascending."""
        shared = [track for track, seats in self.sharers.items() if seat in seats]
        return sorted([*owned(self.owner, seat), *shared])

    @cached_property
    def worths(self) -> Mapping[int, Worth]:
        """Return what the tickets of all seats are worth."""
        rated = self.rated or Rated(self.map)
        return {index: rated.worth(index, self.chaos) for own in self.tickets for index in own}

    def edges(self, seat: int) -> list[Edge]:
        """Return the routes of `seat` as edges."""
        if seat not in self._edges:
            self._edges[seat] = [self.edge(track) for track in self.own(seat)]
        return self._edges[seat]

    @cached_property
    def _edges(self) -> dict[int, list[Edge]]:
        """Return the edges that somebody has asked for."""
        return {}

    def edge(self, track: int) -> Edge:
        """Return one track as an edge."""
        it = self.map.tracks[track]
        return (it.a, it.b, self.length(track))

    def length(self, track: int) -> int:
        """Return the spaces of a track as they count."""
        return self.map.tracks[track].length if self.lengths is None else self.lengths[track]

    def lost(self, seat: int) -> int:
        """Return the trains that `seat` lost on mountains (R121)."""
        return sum(self.map.tracks[track].mountains for track in owned(self.owner, seat))

    def built(self, seat: int) -> list[str]:
        """Return the places where `seat` has a station."""
        return [place for place, its_owner in self.stations.items() if its_owner == seat]


BONUSES = (
    "grand_tour",
    "most_cities",
    "attractions",
    "districts",
)
SOURCES = ("routes", "tickets", "longest_path", "most_tickets", "stations", *MONSTERS, *BONUSES)


def scores(position: Position, remembered: dict[object, dict[str, int]] | None = None) -> list[dict[str, int]]:
    """Return each seat's points by source (R225); what a seat scores by itself is looked up if `remembered`."""
    seats = range(len(position.tickets))
    rows = [_remembered_score(position, seat, {} if remembered is None else remembered) for seat in seats]
    bonuses = position.map.bonuses
    _award(rows, "longest_path", [row["path_length"] for row in rows], bonuses.longest_path)
    _award(rows, "most_tickets", [row["fulfilled"] for row in rows], bonuses.most_tickets)
    for monster in MONSTERS:  # R188
        held = [cards[monster] for cards in position.monster_cards or ()] or [0] * len(rows)
        _award(rows, monster, held, position.monster_bonus)
    _award_most_cities(position, rows)
    sources = _add_collected(position, rows)
    for row in rows:
        row["total"] = sum(row[source] for source in {*SOURCES, *sources})
    return rows


def _award(rows: Sequence[dict[str, int]], source: str, measures: Sequence[int], points: int) -> None:
    """Give a bonus to all who have most, but to nobody for a measure of nothing (R189, R226-R228)."""
    for row, measure in zip(rows, measures, strict=True):
        row[source] = points if measure == max(measures) > 0 else 0


def _award_most_cities(position: Position, rows: Sequence[dict[str, int]]) -> None:
    """Give the bonus for the largest connected set to all tied; by house rule tickets, then trains lost break ties."""
    if not position.map.bonuses.most_cities:
        _award(rows, "most_cities", [0] * len(rows), 0)
        return
    largest = [most_cities(position.map, position.edges(seat)) for seat in range(len(rows))]
    if position.explorer_shared:
        _award(rows, "most_cities", largest, position.map.bonuses.most_cities)
        return
    ranks = [(largest[seat], row["fulfilled"], position.lost(seat)) for seat, row in enumerate(rows)]
    for row, rank in zip(rows, ranks, strict=True):
        row["most_cities"] = position.map.bonuses.most_cities if rank == max(ranks) and rank[0] else 0


def _add_collected(position: Position, rows: Sequence[Row]) -> set[str]:
    """Add the points for what only single boards have and return their sources (R112, R117, R305, R397, R415, R431)."""
    later = [find(position, rows) for find in position.later]
    for source, of_seats in position.bonuses.items():
        for row, points in zip(rows, of_seats, strict=True):
            row[source] = points
    for sources in later:
        for source, of_seats in sources.items():
            for row, points in zip(rows, of_seats, strict=True):
                row[source] = row.get(source, 0) + points
    return {*position.bonuses, *(source for sources in later for source in sources)}


def fulfilled_tickets(position: Position, seat: int) -> list[Ticket]:
    """Return the tickets that a seat has fulfilled, with the best choice of borrowed routes (R70)."""
    return [ticket for ticket, _, done in _best_results(position, seat) if done]


def _remembered_score(position: Position, seat: int, remembered: dict[object, dict[str, int]]) -> dict[str, int]:
    """Return what a seat scores by itself, worked out once for each state of what that depends on."""
    borrowable = [(place, tuple(_borrowable(position, seat, place))) for place in position.built(seat)]
    own = (tuple(position.edges(seat)), frozenset(position.tickets[seat]), frozenset(position.chaos.places))
    key = (seat, *own, tuple(borrowable), frozenset(position.bullets))
    if key not in remembered:
        remembered[key] = _own_score(position, seat)
    return dict(remembered[key])


def _own_score(position: Position, seat: int) -> dict[str, int]:
    map = position.map
    points, fulfilled = best_ticket_result(position, seat)
    edges = position.edges(seat)
    return {
        "routes": sum(route_points(map, track, position.length(track)) for track in position.own(seat)),
        "tickets": points,
        "fulfilled": fulfilled,
        "path_length": longest_path(edges),
        "stations": (map.stations - len(position.built(seat))) * map.bonuses.unused_station,
        "grand_tour": grand_tour_points(map, grand_tours(map, position.tickets[seat], edges)),
        "attractions": attraction_points(map, edges),
        "districts": district_points(map, edges),
    }


def best_ticket_result(position: Position, seat: int) -> tuple[int, int]:
    """Return net ticket points and fulfilled tickets with the best choice of borrowed routes (R70)."""
    return _summed(_best_results(position, seat))


def _best_results(position: Position, seat: int) -> list[tuple[Ticket, int, bool]]:
    """Return for each ticket what it gives or costs and whether it is fulfilled, with that choice."""
    own = position.edges(seat) + [position.edge(track) for track in position.bullets]
    choices = [_borrowable(position, seat, place) for place in position.built(seat)]
    return max((_results(position, seat, own + list(borrowed)) for borrowed in product(*choices)), key=_summed)


def _borrowable(position: Position, seat: int, place: str) -> list[Edge]:
    """Return the opponents' routes touching `place`, and an edge to itself for an unused station (R71)."""
    theirs = [position.edge(track) for track, its_owner in position.owner.items() if its_owner != seat]
    return [
        (place, place, 0),
        *{tuple(sorted(edge[:2])): edge for edge in theirs if place in edge[:2]}.values(),
    ]


def _summed(results: Sequence[tuple[Ticket, int, bool]]) -> tuple[int, int]:
    return sum(points for _, points, _ in results), sum(done for _, _, done in results)


def _results(position: Position, seat: int, edges: Sequence[Edge]) -> list[tuple[Ticket, int, bool]]:
    """Return for each ticket what it gives or costs, and whether it is fulfilled."""
    found = []
    for index in position.tickets[seat]:
        ticket = position.map.tickets[index]
        if ticket.tour is not None:
            found.append((ticket, *tour_value(ticket, edges, position.chaos, position.trails)))
            continue
        gained = position.worths[index].gain(edges)
        points = gained if gained is not None else -position.worths[index].loss
        found.append((ticket, points, gained is not None))
    return found


def ties_of(map: Map, options: Mapping[str, object]) -> list[str]:
    """Return what breaks ties on a board, step by step (R229)."""
    steps = map.ties if options["end.printed_ties"] else ("tickets", "stations", "longest_path")
    return [step for step in steps if step != "stations" or options["end.europe_station_tiebreak"]]


def winners(position: Position, rows: Sequence[Mapping[str, int]], ties: Sequence[str]) -> list[int]:
    """Return the winning seats, several when even the tie-breaks are equal (R229, R230)."""
    ranks = [_rank(position, seat, row, ties) for seat, row in enumerate(rows)]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]


def _rank(position: Position, seat: int, row: Mapping[str, int], ties: Sequence[str]) -> tuple[int, ...]:
    measures = {
        "tickets": row["fulfilled"],
        "stations": -len(position.built(seat)),
        # This step asks who holds the bonus; only a map without it compares lengths (R230).
        "longest_path": row["longest_path"] if position.map.bonuses.longest_path else row["path_length"],
        **{step: counts[seat] for step, counts in position.ties.items()},
        "mountains": sum(position.map.tracks[track].mountains > 0 for track in owned(position.owner, seat)),
    }
    return (row["total"], *(measures[tie] for tie in ties))
