"""What a person can look up during a game, as lines of text made from their own view."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType

from whistlestop.knowledge.facts import strangers
from whistlestop.locale import listed, say, words
from whistlestop.maps import Map
from whistlestop.notation.words import plain
from whistlestop.play.game import Game
from whistlestop.play.scores import Score, TicketScore, Worth, columns_played, gain, loss
from whistlestop.records.mechanisms import collect, merge, modules, name_of
from whistlestop.terminal import monsters
from whistlestop.terminal.choice import route_detail
from whistlestop.terminal.screen import Rows
from whistlestop.terminal.sight import Sight, Way, claimable, look, ways_to_goals

Reason = Callable[[int], str | None]  # why a track cannot be claimed now, or None if it can


def hand(facts: Sight) -> str:
    """Return the sentence that tells the cards in hand, those that only single boards have at its end."""
    further = [told for of_mechanism in collect(__package__, "further_cards") for told in of_mechanism(facts)]
    return say("hand", cards=listed([*words.each_card(facts.hand), *further]))


def display(facts: Sight) -> str:
    """Return the sentence that tells the face-up cards and the size of the deck."""
    if not facts.display:
        return say("deck-only", count=facts.deck_size)
    shown = [words.kind(kind) if kind else say("empty-slot") for kind in facts.display]
    return say("display", cards=listed(shown), deck=facts.deck_size)


def summary(map: Map, facts: Sight, seat: int, names: list[str]) -> str:
    """Return the one sentence a turn begins with."""
    for of_mechanism in reversed(collect(__package__, "summary")):  # the most special ones stand last in the list
        if (told := of_mechanism(facts, seat, names)) is not None:
            return str(told)
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


def tickets(game: Game, facts: Sight, seat: int) -> list[str]:
    """Return one sentence for each ticket held: connected, how far from it, or lost."""
    scores = {score.ticket: score for score in game.scores()[seat].each_ticket}
    return [ticket(game, facts, seat, number, scores[number]) for number in facts.tickets]


def ticket(game: Game, facts: Sight, seat: int, number: int, score: TicketScore | None = None) -> str:
    """Return how a ticket stands for a seat; one that is only offered has no score yet.

    Of several goals the joined one that counts, else the nearest, is told. Stations may join what own routes do not.
    """
    ways = ways_to_goals(game.map, facts, seat, number)
    joined = [goal for goal, way in ways.items() if not way.tracks]
    if score is not None and score.fulfilled:
        joined = [score.goal]
    if joined:
        worth = {goal: _gain(game, number, goal) for goal in joined}
        return _connected(game.map, number, max(worth.values(), key=lambda one: one.points))
    if not ways:
        return _failing(game, number, say("ticket-cut-off", ticket=words.ticket(game.map, number)))
    goal, way = min(ways.items(), key=lambda one: (one[1].spaces, len(one[1].tracks)))
    return _open(game, facts, seat, number, goal, way)


def _gain(game: Game, number: int, goal: str) -> Worth:
    goals = list(words.goals(game.map.tickets[number]))
    return gain(game.rules, game.record, number, goals.index(goal))


def _connected(map: Map, number: int, worth: Worth) -> str:
    """Return that a ticket is connected and, of several goals, to which of them it counts (R94)."""
    shown, goals = words.ticket(map, number), words.goals(map.tickets[number])
    if len(goals) == 1:
        return _halved(map, say("ticket-connected", ticket=shown), worth)
    goal = words.place(map, worth.goal)
    return _halved(map, say("ticket-connected-goal", ticket=shown, goal=goal, points=goals[worth.goal]), worth)


def _open(game: Game, facts: Sight, seat: int, number: int, goal: str, way: Way) -> str:
    """Return how far a ticket is from being connected to its nearest goal."""
    map = game.map
    left = listed([words.route(map, track) for track in way.tracks])
    told: words.Told = {"ticket": words.ticket(map, number), "trains": way.trains, "routes": left}
    enough = "yes" if way.trains <= facts.trains[seat] else "no"
    for open_ticket in collect(__package__, "open_ticket"):
        if text := open_ticket(map, facts, seat, told["ticket"], way):
            return _halved(map, text, _gain(game, number, goal))
    if not map.tickets[number].more:
        return _halved(map, say("ticket-open", **told, enough=enough), _gain(game, number, goal))
    text = say("ticket-open-goal", **told, enough=enough, goal=words.place(map, goal))
    return _failing(game, number, _halved(map, text, _gain(game, number, goal)))


def _halved(map: Map, text: str, worth: Worth) -> str:
    """Return how a ticket stands, with what chaos leaves of its value."""
    if not worth.halved:
        return text
    if not map.by_points:
        return say("ticket-waits", text=text, places=words.places(map, worth.chaos))
    return say("ticket-halved", text=text, points=worth.points, places=words.places(map, worth.chaos))


def _failing(game: Game, number: int, text: str) -> str:
    """Return how a ticket stands, with what chaos leaves of its cost."""
    if not game.map.by_points:
        return text
    cost = loss(game.rules, game.record, number)
    if not cost.halved:
        return text
    return say("ticket-cost-halved", text=text, points=cost.points, places=words.places(game.map, cost.chaos))


def players(map: Map, facts: Sight, names: list[str]) -> tuple[list[str], Rows]:
    """Return headings and rows of the table of players: only what everybody can see (R8)."""
    purse = ["heading-cards"] if facts.tokens is None else ["heading-single-tokens", "heading-double-tokens"]
    counted, count = _counted(map)
    messages = ["heading-player", "heading-trains", *purse, "heading-tickets", counted]
    headings = [say(message) for message in messages]
    if map.stations:
        headings.append(say("heading-stations-left"))
    rows: Rows = []
    for seat, name in enumerate(names):
        tickets = facts.ticket_counts[seat]
        held = [facts.hand_sizes[seat]] if facts.tokens is None else [facts.tokens[seat][t] for t in words.TOKENS]
        row: list[str | int] = [name, facts.trains[seat], *held]
        row += [say("not-known-yet") if tickets is None else tickets, count(facts, seat)]
        rows.append(row + ([facts.stations_left[seat]] if map.stations else []))
    return headings, rows


def owned_routes(map: Map, facts: Sight, names: list[str]) -> list[str]:
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
    game: Game, facts: Sight, seat: int, places: list[str], names: list[str], claiming: Reason | None = None
) -> list[str]:
    """Return one line for each track at some places: its price, and who owns it or whether it is open.

    With `claiming` an unowned track says whether it can be claimed now, and why not.
    """
    free, strange = claimable(game.map, facts, seat), set().union(*strangers(facts).values())
    here = [number for number, track in enumerate(game.map.tracks) if track.a in places or track.b in places]
    return [
        _route_state(game, facts, number, number in free, names)
        if claiming is None or number in facts.owner or number in strange
        else _route_now(game, number, claiming(number))
        for number in here
    ]


def _route_now(game: Game, track: int, reason: str | None) -> str:
    route = route_detail(game, track)
    return say("possible", action=route) if reason is None else say("not-possible", action=route, reason=reason)


def _route_state(game: Game, facts: Sight, track: int, free: bool, names: list[str]) -> str:
    route, owner = route_detail(game, track), facts.owner.get(track)
    if owner is not None:
        return say("route-state", route=route, state="owned", name=names[owner], place="")
    for mechanism, tracks in strangers(facts).items():
        if track in tracks:
            return str(_of_mechanism(mechanism).route_state(route))
    for end in (game.map.tracks[track].a, game.map.tracks[track].b):
        if free and (monster := monsters.in_chaos(game, end)) is not None:
            there = words.place(game.map, end)
            return say("route-state", route=route, state="chaos", name=words.monster(monster), place=there)
    return say("route-state", route=route, state="open" if free else "closed", name="", place="")


def _counted(map: Map) -> tuple[str, Callable[[Sight, int], int]]:
    """Return what the table of players counts, its heading first: points of routes, or what decides instead."""
    if not map.by_points:
        return next(iter(collect(__package__, "COUNTED")))
    return "heading-route-points", lambda facts, seat: facts.route_points[seat]


def _of_mechanism(name: str) -> ModuleType:
    return next(module for module in modules(__package__) if name_of(module) == name)


def score(game: Game, seat: int, names: list[str]) -> list[str]:
    """Return what everybody can count now, and the person's own score if the game ended here."""
    if not game.map.by_points:
        return [line for told in collect(__package__, "standings") for line in told(game.map, look(game, seat), names)]
    scores = game.scores()
    others = [
        say("score-open", name=names[one.seat], points=one.routes, length=one.path_length)
        for one in scores
        if one.seat != seat
    ]
    secret = [say("score-monsters")] if game.rules.options["monsters"] else []
    secret += [say("score-secret-tickets")] if game.map.bonuses.most_tickets or game.map.bonuses.most_cities else []
    secret += [
        say(secrets()[column]) for column, here in columns_played(game.rules).items() if here and column in secrets()
    ]
    return [_own_score(game, scores[seat]), *secret, *others]


def secrets() -> dict[str, str]:
    """Return the columns that hang on what others hide, and the sentence that says so."""
    return merge(__package__, "SECRET_SCORES")


def _own_score(game: Game, own: Score) -> str:
    """Return what a person would have; bonuses that hang on what others hide are left out (R8, R180)."""
    bonuses = game.map.bonuses
    parts = {"score-part-stations": own.stations} if game.map.stations else {}
    parts |= {"score-part-grand-tour": own.grand_tour} if bonuses.grand_tour else {}
    parts |= {"score-part-attractions": own.attractions} if bonuses.attraction else {}
    parts |= {"score-part-districts": own.districts} if game.map.districts else {}
    open_ones = [column for column, here in columns_played(game.rules).items() if here and column not in secrets()]
    parts |= {f"score-part-{column.replace('_', '-')}": getattr(own, column) for column in open_ones}
    told = [say(message, points=points) for message, points in parts.items()]
    routes = say("score-part-routes", points=own.routes)
    tickets = say("score-part-tickets", points=own.tickets, fulfilled=own.fulfilled, kept=len(own.each_ticket))
    path = say("score-part-longest-path", points=own.longest_path, length=own.path_length)
    total = own.routes + own.tickets + own.longest_path + sum(parts.values())
    return say("score-own", total=total, parts=listed([routes, tickets, *told, path]))


def question(map: Map, facts: Sight, seat: int) -> str | None:
    """Return what is asked about something of a mechanism; None if it is an everyday question."""
    asked = (question(map, facts, seat) for question in collect(__package__, "question"))
    return next((text for text in asked if text is not None), None)


def possessions(map: Map, facts: Sight, names: list[str]) -> list[str]:
    """Return what everybody has of pieces, one line for each player and kind."""
    tellers = collect(__package__, "possessions")
    return [line for seat, name in enumerate(names) for tell in tellers for line in tell(map, facts, seat, name)]


def on_the_board(map: Map, facts: Sight) -> list[str]:
    """Return what lies on the board, one line for each place that has some of it left."""
    return [line for tell in collect(__package__, "on_the_board") for line in tell(map, facts)]
