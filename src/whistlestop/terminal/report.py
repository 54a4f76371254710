"""What a person can look up during a game, as lines of text made from their own view."""

from __future__ import annotations

from collections.abc import Callable

from whistlestop.locale import listed, say, words
from whistlestop.maps import Map
from whistlestop.notation.words import plain
from whistlestop.play.game import Game
from whistlestop.play.scores import Score
from whistlestop.terminal import report_expansions
from whistlestop.terminal.choice import route_detail
from whistlestop.terminal.screen import Rows
from whistlestop.terminal.sight import Facts, claimable, ways_to_goals

Reason = Callable[[int], str | None]  # why a track cannot be claimed now, or None if it can


def hand(facts: Facts) -> str:
    """Return the sentence that tells the cards in hand."""
    return say("hand", cards=words.cards(facts.hand))


def display(facts: Facts) -> str:
    """Return the sentence that tells the face-up cards and the size of the deck."""
    shown = [words.kind(kind) if kind else say("empty-slot") for kind in facts.display]
    return say("display", cards=listed(shown), deck=facts.deck_size)


def summary(map: Map, facts: Facts, seat: int, names: list[str]) -> str:
    """Return the one sentence a turn begins with."""
    if facts.dice is not None:
        return report_expansions.dice_summary(facts, seat, names)
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
    return [
        _halved(game, number, ticket(game.map, facts, seat, number, number in fulfilled)) for number in facts.tickets
    ]


def _halved(game: Game, number: int, text: str) -> str:
    """Return how a ticket stands, with the chaos that would halve it."""
    ends = report_expansions.chaotic_ends(game, number)
    return say("ticket-halved", text=text, places=listed(ends)) if ends else text


def ticket(map: Map, facts: Facts, seat: int, number: int, connected: bool) -> str:
    """Return how a ticket stands for a seat; of several goals the best joined one, else the nearest, is told."""
    shown, ways = words.ticket(map, number), ways_to_goals(map, facts, seat, number)
    joined = [goal for goal, way in ways.items() if way.trains == 0]
    if joined and map.tickets[number].more:
        return _joined_goal(map, number, joined)
    if connected or joined:
        return say("ticket-connected", ticket=shown)
    if not ways:
        return say("ticket-cut-off", ticket=shown)
    goal, way = min(ways.items(), key=lambda one: (one[1].trains, len(one[1].tracks)))
    left = listed([words.route(map, track) for track in way.tracks])
    told: words.Told = {"ticket": shown, "trains": way.trains, "routes": left}
    enough = "yes" if way.trains <= facts.trains[seat] else "no"
    if not map.tickets[number].more:
        return say("ticket-open", **told, enough=enough)
    return say("ticket-open-goal", **told, enough=enough, goal=words.place(map, goal))


def _joined_goal(map: Map, number: int, joined: list[str]) -> str:
    """Return that a ticket with several goals is connected, and to which of them it counts (R94)."""
    worth = words.goals(map.tickets[number])
    best = max(joined, key=lambda goal: worth[goal])
    shown = words.ticket(map, number)
    return say("ticket-connected-goal", ticket=shown, goal=words.place(map, best), points=worth[best])


def players(map: Map, facts: Facts, names: list[str]) -> tuple[list[str], Rows]:
    """Return headings and rows of the table of players: only what everybody can see (R8)."""
    purse = ["heading-cards"] if facts.tokens is None else ["heading-single-tokens", "heading-double-tokens"]
    messages = ["heading-player", "heading-trains", *purse, "heading-tickets", "heading-route-points"]
    headings = [say(message) for message in messages]
    if map.stations:
        headings.append(say("heading-stations-left"))
    rows: Rows = []
    for seat, name in enumerate(names):
        count = facts.ticket_counts[seat]
        held = [facts.hand_sizes[seat]] if facts.tokens is None else [facts.tokens[seat][t] for t in words.TOKENS]
        row: list[str | int] = [name, facts.trains[seat], *held]
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


def routes_from(
    game: Game, facts: Facts, seat: int, places: list[str], names: list[str], claiming: Reason | None = None
) -> list[str]:
    """Return one line for each track at some places: its price, and who owns it or whether it is open.

    With `claiming` an unowned track says whether it can be claimed now, and why not.
    """
    free = claimable(game.map, facts, seat)
    here = [number for number, track in enumerate(game.map.tracks) if track.a in places or track.b in places]
    return [
        _route_state(game, facts, number, number in free, names)
        if claiming is None or number in facts.owner
        else _route_now(game, number, claiming(number))
        for number in here
    ]


def _route_now(game: Game, track: int, reason: str | None) -> str:
    route = route_detail(game, track)
    return say("possible", action=route) if reason is None else say("not-possible", action=route, reason=reason)


def _route_state(game: Game, facts: Facts, track: int, free: bool, names: list[str]) -> str:
    route, owner = route_detail(game, track), facts.owner.get(track)
    if owner is not None:
        return say("route-state", route=route, state="owned", name=names[owner], place="")
    for end in (game.map.tracks[track].a, game.map.tracks[track].b):
        if free and (monster := report_expansions.in_chaos(game, end)) is not None:
            there = words.place(game.map, end)
            return say("route-state", route=route, state="chaos", name=words.monster(monster), place=there)
    return say("route-state", route=route, state="open" if free else "closed", name="", place="")


def score(game: Game, seat: int, names: list[str]) -> list[str]:
    """Return what everybody can count now, and the person's own score if the game ended here."""
    scores = game.scores()
    others = [
        say("score-open", name=names[one.seat], points=one.routes, length=one.path_length)
        for one in scores
        if one.seat != seat
    ]
    secret = [say("score-monsters")] if game.rules.options["monsters"] else []
    secret += [say("score-secret-tickets")] if game.map.bonuses.most_tickets or game.map.bonuses.most_cities else []
    return [_own_score(game, scores[seat]), *secret, *others]


def _own_score(game: Game, own: Score) -> str:
    """Return what a person would have; bonuses that hang on what others hide are left out (R8, R180)."""
    bonuses = game.map.bonuses
    parts = {"score-part-stations": own.stations} if game.map.stations else {}
    parts |= {"score-part-grand-tour": own.grand_tour} if bonuses.grand_tour else {}
    parts |= {"score-part-attractions": own.attractions} if bonuses.attraction else {}
    parts |= {"score-part-districts": own.districts} if game.map.districts else {}
    parts |= {"score-part-meeples": own.meeples} if game.map.meeples else {}
    parts |= {"score-part-goods": own.goods} if game.map.passengers else {}
    told = [say(message, points=points) for message, points in parts.items()]
    routes = say("score-part-routes", points=own.routes)
    tickets = say("score-part-tickets", points=own.tickets, fulfilled=own.fulfilled, kept=len(own.each_ticket))
    path = say("score-part-longest-path", points=own.longest_path, length=own.path_length)
    total = own.routes + own.tickets + own.longest_path + sum(parts.values())
    return say("score-own", total=total, parts=listed([routes, tickets, *told, path]))
