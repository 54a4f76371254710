"""City markers as text: `marker salt-lake-city`, `no marker`, `alien tucson` (R342, R344, R349)."""

from __future__ import annotations

from collections.abc import Iterator

from whistlestop.maps import Map
from whistlestop.notation.told import Told
from whistlestop.notation.words import NotationError, plain, printed_names
from whistlestop.records.blocks import encode
from whistlestop.records.markers import Mark, MoveAlien, NoMarker
from whistlestop.records.state import GameRecord
from whistlestop.ruleset.compile import Rules
from whistlestop.ruleset.markers import played


def own_cities(rules: Rules, game: GameRecord) -> list[int]:
    """Return the places with a marker of the player, in their order."""
    if not played(rules.board):
        return []
    own = int(game.marked[game.player])
    return [place for place in range(len(rules.map.places)) if own >> place & 1]


def tell_marker(rules: Rules, game: GameRecord, parts: Mark) -> Told | None:
    """Return where a marker is put, in words; None for a place that the board does not have."""
    places = rules.map.places
    return Told("marker", place=places[parts.place].id) if parts.place < len(places) else None


def tell_no_marker(rules: Rules, game: GameRecord, parts: NoMarker) -> Told:
    """Return that no marker is put, in words."""
    return Told("no_marker")


def tell_alien(rules: Rules, game: GameRecord, parts: MoveAlien) -> Told | None:
    """Return where Alvin is taken, in words; None if the player has fewer markers."""
    cities = own_cities(rules, game)
    return Told("alien", place=rules.map.places[cities[parts.which]].id) if parts.which < len(cities) else None


TELL = {Mark: tell_marker, NoMarker: tell_no_marker, MoveAlien: tell_alien}


def map_texts(map: Map) -> Iterator[tuple[str, int]]:
    """Return how markers are typed: by the id or the name of their place."""
    if map.markers is not None:
        for number, place in enumerate(map.places):
            for name in (place.id, *printed_names(place)):
                yield f"marker {name}", encode(Mark(number))


def read_alien(rules: Rules, game: GameRecord, text: str) -> int | None:
    """Return where Alvin is taken by a text, or None if it names no place."""
    name, cities = text.partition(" ")[2], own_cities(rules, game)
    for number, place in enumerate(rules.map.places):
        if name in [plain(each) for each in (place.id, *printed_names(place))]:
            if number not in cities:
                raise NotationError(f"Alvin goes to a city with a marker of the player, not to {place.name}")
            return encode(MoveAlien(cities.index(number)))
    return None


READ = {"alien": read_alien}
