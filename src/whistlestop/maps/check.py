"""What a map must hold besides its types: the board hangs together and its tickets can be dealt.

`problems` looks at a map in the order of its file, so that a problem can point at the item to blame. Sizes are
those of the game record (64 places, 160 tracks, 127 tickets, 6 seats).
"""

import re
from collections import Counter
from collections.abc import Iterator

from whistlestop.maps import fiction, house_rules
from whistlestop.maps.points import shown_in
from whistlestop.maps.problem import Problem
from whistlestop.maps.schema import Map, Sheet, TicketDeal, Track
from whistlestop.maps.source import Pointer
from whistlestop.records.mechanisms import collect, merge, modules, name_of

MOST_PLACES, MOST_TRACKS, MOST_TICKETS, MOST_PLAYERS, MOST_TWINS = 64, 160, 127, 6, 4
MOST_CARDS = 127  # a game counts its deck in a signed byte
MOST_TARGETS, MOST_DISTRICTS = 4, 8
MOST_LETTERS = 64

_KEBAB_CASE = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


def problems(map: Map) -> Iterator[Problem]:
    """Every problem of a map as it stands in its file, with a pointer to the value to blame."""
    yield from _ids(map)
    yield from _names(map)
    yield from _sizes(map)
    yield from fiction.problems(map)
    yield from sheet_problems(map)
    yield from _players(map)
    yield from _cards(map)
    yield from _tracks(map)
    yield from _twins(map)
    yield from _connection(map)
    yield from _countries(map)
    yield from _districts(map)
    yield from _insets(map)
    yield from _tickets(map)
    yield from _decks(map)
    yield from _deal(map, "opening_tickets", map.opening_tickets, map.players[1])
    yield from _deal(map, "drawn_tickets", map.drawn_tickets, 1)
    yield from _ties(map)
    for of_mechanism in collect(__package__, "problems"):
        yield from of_mechanism(map)
    yield from house_rules.problems(map)
    yield from _shared_room(map)


def kebab_case(id: str) -> bool:
    """Whether an id is lower-case words joined by hyphens."""
    return _KEBAB_CASE.fullmatch(id) is not None


def pair(track: Track) -> tuple[str, str]:
    """The two places of a track, the same for all its twins (R28)."""
    return (track.a, track.b) if track.a < track.b else (track.b, track.a)


def _ids(map: Map) -> Iterator[Problem]:
    if not kebab_case(map.id):
        yield Problem(f'the id "{map.id}" is not kebab-case (as in "old-west")', ("id",))
    first: dict[str, int] = {}
    for index, place in enumerate(map.places):
        if not kebab_case(place.id):
            yield Problem(f'the place id "{place.id}" is not kebab-case (as in "new-york")', ("places", index, "id"))
        if first.setdefault(place.id, index) != index:
            yield Problem(f'the place "{place.id}" stands twice', ("places", index, "id"))


def _names(map: Map) -> Iterator[Problem]:
    """Names are shown on boards, in lists and in logs: they are one line that can be read."""
    named: list[tuple[str, Pointer]] = [(map.id, ("id",)), (map.name, ("name",))]
    for key in ("places", "countries", "companies"):
        for index, one in enumerate(getattr(map, key)):
            named += [(one.id, (key, index, "id")), (one.name, (key, index, "name"))]
    for name, pointer in named:
        if not name.strip() or len(name) > MOST_LETTERS or not name.isprintable():
            yield Problem(f"a name is one line of 1 to {MOST_LETTERS} characters", pointer)


def _sizes(map: Map) -> Iterator[Problem]:
    if len(map.places) < 2:
        yield Problem("a board needs at least 2 places", ("places",))
    for key, count, most in (
        ("places", len(map.places), MOST_PLACES),
        ("tracks", len(map.tracks), MOST_TRACKS),
        ("tickets", len(map.tickets), MOST_TICKETS),
    ):
        if count > most:
            yield Problem(f"too many {key}: {count}, at most {most}", (key, most))


def _players(map: Map) -> Iterator[Problem]:
    fewest, most = map.players
    if fewest < 2:
        yield Problem(f"at least 2 players, not {fewest}", ("players",))
    if most > MOST_PLAYERS:
        yield Problem(f"too many players: {most}, at most {MOST_PLAYERS}", ("players",))
    if fewest > most:
        yield Problem(f"from {fewest} to {most} players is an empty range", ("players",))


def _cards(map: Map) -> Iterator[Problem]:
    """R1, R2: hands and display come out of one deck."""
    held = map.deck.size
    if held > MOST_CARDS:
        yield Problem(f"too many train cards: {held}, at most {MOST_CARDS}", ("deck",))
    needed = map.players[1] * map.start_cards + map.display
    if needed > held:
        reason = f"{map.players[1]} players and the display take {needed} cards, the deck holds {held}"
        yield Problem(reason, ("deck",), otherwise=("start_cards",))


def _tracks(map: Map) -> Iterator[Problem]:
    places = {place.id for place in map.places}
    for index, track in enumerate(map.tracks):
        yield from _ends(("tracks", index), "track", track.a, track.b, places)
        if track.length not in map.route_points:
            yield Problem(f"length {track.length} has no entry in route_points", ("tracks", index, "length"))
        if track.ferry > track.length:
            yield Problem(f"{track.ferry} locomotive symbols on {track.length} spaces", ("tracks", index, "ferry"))
        if track.tunnel and track.ferry:
            yield Problem("a track cannot be a tunnel and a ferry", ("tracks", index, "ferry"))
        if track.any_cards and (track.tunnel or track.ferry):
            yield Problem("only a plain track takes cards of any kind", ("tracks", index, "any_cards"))
        if track.colour not in ("gray", *map.deck.colours):
            yield Problem(f"the deck has no {track.colour} cards", ("tracks", index, "colour"))


def _ends(pointer: Pointer, what: str, a: str, b: str, places: set[str]) -> Iterator[Problem]:
    for key, id in (("a", a), ("b", b)):
        if id not in places:
            yield Problem(f'the {what} names a place "{id}" that is not on the map', (*pointer, key))
    if a == b:
        yield Problem(f'the {what} leads from "{a}" to itself', pointer)


def _twins(map: Map) -> Iterator[Problem]:
    seen: Counter[tuple[str, str]] = Counter()
    for index, track in enumerate(map.tracks):
        seen[pair(track)] += 1
        if seen[pair(track)] > MOST_TWINS:
            yield Problem(f'more than {MOST_TWINS} tracks join "{track.a}" and "{track.b}"', ("tracks", index))


def _connection(map: Map) -> Iterator[Problem]:
    neighbours: dict[str, set[str]] = {place.id: set() for place in map.places}
    for track in map.tracks:
        neighbours.setdefault(track.a, set()).add(track.b)
        neighbours.setdefault(track.b, set()).add(track.a)
    reached: set[str] = set()
    frontier = {place.id for place in map.places[:1]}
    while frontier:
        reached |= frontier
        frontier = {near for id in frontier for near in neighbours[id]} - reached
    for index, place in enumerate(map.places):
        if place.id not in reached:
            reason = f'disconnected board: no way from "{map.places[0].id}" to "{place.id}"'
            yield Problem(reason, ("places", index))


def _tickets(map: Map) -> Iterator[Problem]:
    places = {place.id for place in map.places} | {country.id for country in map.countries}
    for index, ticket in enumerate(map.tickets):
        yield from _ends(("tickets", index), "ticket", ticket.a, ticket.b, places)
        if len(ticket.more) >= MOST_TARGETS:
            yield Problem(f"a ticket has at most {MOST_TARGETS} goals", ("tickets", index, "more"))
        for goal in ticket.more:
            yield from _ends(("tickets", index), "ticket", ticket.a, goal, places)


def _countries(map: Map) -> Iterator[Problem]:
    named = [country.id for country in map.countries]
    border = {place.country for place in map.places}
    for index, country in enumerate(map.countries):
        if country.id not in border:
            yield Problem(f'the country "{country.id}" has no border point', ("countries", index))
        if named.count(country.id) > 1 or any(place.id == country.id for place in map.places):
            yield Problem(f'"{country.id}" is the name of something else too', ("countries", index))
    for index, place in enumerate(map.places):
        if place.country is not None and place.country not in named:
            yield Problem(f'the country "{place.country}" is not on the map', ("places", index, "country"))


def _districts(map: Map) -> Iterator[Problem]:
    places = {place.id for place in map.places}
    if len(map.districts) > MOST_DISTRICTS:
        yield Problem(f"too many districts: {len(map.districts)}, at most {MOST_DISTRICTS}", ("districts",))
    for index, district in enumerate(map.districts):
        for id in district.places:
            if id not in places:
                yield Problem(f'the district names a place "{id}" that is not on the map', ("districts", index))


def _insets(map: Map) -> Iterator[Problem]:
    """R392: no track leads out of an enlarged part but from a place that is shown twice."""
    inside = Counter(place.inset for place in map.places if place.inset is not None)
    shown = {place.id: shown_in(place) for place in map.places}
    for index, place in enumerate(map.places):
        if place.inset is not None and place.also_in is not None:
            yield Problem(
                f'"{place.id}" lies in an enlarged part and is shown in one again', ("places", index, "also_in")
            )
        if place.also_in is not None and place.also_in not in inside:
            yield Problem(f'no place lies in the enlarged part "{place.also_in}"', ("places", index, "also_in"))
    for index, track in enumerate(map.tracks):
        known = track.a in shown and track.b in shown
        if known and not shown[track.a] & shown[track.b]:
            reason = f'"{track.a}" and "{track.b}" lie in different parts of the board and share none'
            yield Problem(reason, ("tracks", index))


def _decks(map: Map) -> Iterator[Problem]:
    dealt = {**map.opening_tickets.deal, **map.drawn_tickets.deal}
    for index, ticket in enumerate(map.tickets):
        if ticket.deck not in dealt:
            reason = f'no ticket is ever dealt from the deck "{ticket.deck}"'
            yield Problem(reason, ("tickets", index, "deck"), otherwise=("opening_tickets",))


def _deal(map: Map, key: str, deal: TicketDeal, times: int) -> Iterator[Problem]:
    """R4, R18: everybody gets the full number at the start; a draw fits a full deck."""
    sizes = Counter(ticket.deck for ticket in map.tickets)
    for deck, number in deal.deal.items():
        if not sizes[deck]:
            yield Problem(f'there is no ticket in the deck "{deck}"', (key, "deal", deck), otherwise=("tickets",))
        elif number * times > sizes[deck]:
            reason = f'{number * times} tickets to deal from the deck "{deck}", which has {sizes[deck]}'
            yield Problem(reason, (key, "deal", deck), otherwise=("tickets",))
    yield from _keep(key, deal)


def _keep(key: str, deal: TicketDeal) -> Iterator[Problem]:
    for deck in deal.keep_at_most:
        if deck not in deal.deal:
            yield Problem(f'nothing is dealt from the deck "{deck}"', (key, "keep_at_most", deck))
    dealt = deal.split or sum(deal.deal.values())
    if deal.keep > dealt:
        yield Problem(f"keep {deal.keep} of {dealt} dealt tickets", (key, "keep"))
    most = sum(min(number, deal.keep_at_most.get(deck, number)) for deck, number in deal.deal.items())
    if most < deal.keep <= dealt:
        yield Problem(f"keep {deal.keep}, but at most {most} may be kept", (key, "keep_at_most"))


def _ties(map: Map) -> Iterator[Problem]:
    """R229: a tie is broken by what the board has, each thing once."""
    things = {"mountains": any(track.mountains for track in map.tracks)}
    things |= {tie: there(map) for tie, there in merge(__package__, "TIES").items()}
    for index, tie in enumerate(map.ties):
        if tie in map.ties[:index]:
            yield Problem(f'"{tie}" breaks ties twice', ("ties", index))
        if not things.get(tie, True):
            yield Problem(f'ties are broken by "{tie}", which this board has none of', ("ties", index))


def _shared_room(map: Map) -> Iterator[Problem]:
    """Two mechanisms that lie in the same room of a game record cannot be asked for by one board."""
    from whistlestop.records.state import second_room  # loads numpy, which the command line alone does not need

    sharing = {name_of(module) for module in modules("whistlestop.records") if hasattr(module, "ROOM")}
    asking = {name_of(module): module.asked(map) for module in modules(__package__) if hasattr(module, "asked")}
    met = [name for name, pointer in asking.items() if pointer is not None and name in sharing]
    met += second_room(name for name, pointer in asking.items() if pointer is not None)
    if len(met) > 1:
        reason = f"{' and '.join(met)} cannot be played on one board: they share their room in a game record"
        yield Problem(reason, asking[met[1]])


def sheet_problems(map: Map) -> Iterator[Problem]:
    """Every problem of a map with the sheet it is drawn on: every place lies on it, and tracks bend by hand."""
    if map.sheet is None:
        yield from _bent(map)
    else:
        yield from _beside(map, map.sheet)


def _bent(map: Map) -> Iterator[Problem]:
    for index, track in enumerate(map.tracks):
        if track.bend != (0, 0):
            yield Problem("only tracks of a board with a sheet are bent by hand", ("tracks", index, "bend"))


def _beside(map: Map, sheet: Sheet) -> Iterator[Problem]:
    for index, place in enumerate(map.places):
        if place.x is None or place.y is None:
            yield Problem(f'"{place.id}" lies nowhere on the sheet: give it x and y', ("places", index))
        elif not (0 <= place.x <= sheet.width and 0 <= place.y <= sheet.height):
            yield Problem(f'"{place.id}" lies beside the sheet', ("places", index))
        if place.inset is not None or place.also_in is not None:
            yield Problem("a board with a sheet has no enlarged parts", ("places", index))
