"""What a person can look up during a game, as lines of text made from their own view."""

from __future__ import annotations

from whistlestop.game import Game
from whistlestop.locale import listed, say, words
from whistlestop.maps import Map
from whistlestop.notation.words import plain
from whistlestop.terminal.screen import Rows
from whistlestop.terminal.sight import Facts, cheapest_way, claimable


def hand(facts: Facts) -> str:
    """Return the sentence that tells the cards in hand."""
    return say("hand", cards=words.cards(facts.hand))


def display(facts: Facts) -> str:
    """Return the sentence that tells the face-up cards and the size of the deck."""
    shown = [words.kind(kind) if kind else say("empty-slot") for kind in facts.display]
    return say("display", cards=listed(shown), deck=facts.deck_size)


def summary(map: Map, facts: Facts, seat: int, names: list[str]) -> str:
    """Return the one sentence a turn begins with."""
    others = [
        say(
            "turn-summary-other",
            name=names[other],
            trains=facts.trains[other],
            points=facts.route_points[other],
            cards=facts.hand_sizes[other],
        )
        for other in range(len(names))
        if other != seat
    ]
    return say(
        "turn-summary",
        turn=facts.turn,
        trains=facts.trains[seat],
        points=facts.route_points[seat],
        cards=facts.hand_sizes[seat],
        others=listed(others),
    )


def tickets(game: Game, facts: Facts, seat: int) -> list[str]:
    """Return one sentence for each ticket held: connected, how far from it, or lost."""
    fulfilled = {score.ticket for score in game.scores()[seat].each_ticket if score.fulfilled}
    return [ticket(game.map, facts, seat, number, number in fulfilled) for number in facts.tickets]


def ticket(map: Map, facts: Facts, seat: int, number: int, connected: bool) -> str:
    """Return how a ticket stands for a seat."""
    shown = words.ticket(map, number)
    way = cheapest_way(map, facts, seat, number)
    if connected or (way is not None and way.trains == 0):
        return say("ticket-connected", ticket=shown)
    if way is None:
        return say("ticket-cut-off", ticket=shown)
    left = listed([words.route(map, track) for track in way.tracks])
    enough = "yes" if way.trains <= facts.trains[seat] else "no"
    return say("ticket-open", ticket=shown, trains=way.trains, routes=left, enough=enough)


def players(map: Map, facts: Facts, names: list[str]) -> tuple[list[str], Rows]:
    """Return headings and rows of the table of players: only what everybody can see (R8)."""
    headings = [say("heading-player"), say("heading-trains"), say("heading-cards"), say("heading-tickets")]
    headings.append(say("heading-route-points"))
    if map.stations:
        headings.append(say("heading-stations-left"))
    rows: Rows = []
    for seat, name in enumerate(names):
        count = facts.ticket_counts[seat]
        row: list[str | int] = [name, facts.trains[seat], facts.hand_sizes[seat]]
        row += [say("not-known-yet") if count is None else count, facts.route_points[seat]]
        rows.append(row + ([facts.stations_left[seat]] if map.stations else []))
    return headings, rows


def owned_routes(map: Map, facts: Facts, names: list[str]) -> list[str]:
    """Return one line for each player: the routes and stations they have."""
    lines = []
    for seat, name in enumerate(names):
        routes = [words.route(map, track) for track, owner in sorted(facts.owner.items()) if owner == seat]
        lines.append(say("owned-routes", name=name, count=len(routes), routes=listed(routes)))
        built = [words.place(map, place) for place, owner in facts.stations.items() if owner == seat]
        if built:
            lines.append(say("built-stations", name=name, count=len(built), places=listed(built)))
    return lines


def find_places(map: Map, text: str) -> list[str]:
    """Return the ids of the places whose name begins like a text; a full name means one place only."""
    wanted = plain(text)
    names = {place.id: (plain(place.name), plain(place.id)) for place in map.places}
    exact = [id for id, known in names.items() if wanted in known]
    return exact or [id for id, known in names.items() if any(name.startswith(wanted) for name in known)]


def routes_from(map: Map, facts: Facts, seat: int, place: str, names: list[str]) -> list[str]:
    """Return one line for each track at a place: its price, and who owns it or whether it is open."""
    free = claimable(map, facts, seat)
    lines = []
    for number, track in enumerate(map.tracks):
        if place not in (track.a, track.b):
            continue
        owner = facts.owner.get(number)
        state = "owned" if owner is not None else "open" if number in free else "closed"
        name = names[owner] if owner is not None else ""
        lines.append(say("route-state", route=words.route_detail(map, number), state=state, name=name))
    return lines


def score(game: Game, seat: int, names: list[str]) -> list[str]:
    """Return what everybody can count now, and the person's own score if the game ended here."""
    scores = game.scores()
    lines = [
        say("score-open", name=names[one.seat], points=one.routes, length=one.path_length)
        for one in scores
        if one.seat != seat
    ]
    own = scores[seat]
    own_line = say(
        "score-own",
        total=own.total,
        routes=own.routes,
        tickets=own.tickets,
        fulfilled=own.fulfilled,
        kept=len(own.each_ticket),
        stations=own.stations,
        length=own.path_length,
    )
    return [own_line, *lines]
