"""Alvin and Dexter: where they stand, how far they walk and who holds their cards (R160-R180).

A monster sees the board as spots. A spot is a city or, unless the house rules say otherwise, a whole country,
which then goes by the name of its first border point (R163, R172).
"""

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from whistlestop.maps.schema import Map

if TYPE_CHECKING:
    from .table import Table

MONSTERS = ("alvin", "dexter")
CARDS = 20
STEPS = 3
FACTS = (
    "monsters",
    "monster_decks",
    "monster_face_up",
    "monster_moved",
    "monster_face_down",
    "monster_cards_shown",
)


class Move(NamedTuple):
    """A monster, the spot where its move ends and the number of locomotives it costs."""

    monster: str
    spot: str
    locomotives: int


class FaceUp(NamedTuple):
    """A monster's card lying face up: before whom, and in which turn it was taken."""

    seat: int
    turn: int


def spots(map: Map, country_one_place: bool) -> dict[str, str]:
    """Return for each place the spot it belongs to (R163)."""
    first_of_country: dict[str, str] = {}
    found = {}
    for place in map.places:
        country = place.country if country_one_place else None
        found[place.id] = place.id if country is None else first_of_country.setdefault(country, place.id)
    return found


def neighbours(map: Map, spot_of: Mapping[str, str]) -> dict[str, set[str]]:
    """Return for each spot those one step away, along any printed route (R171)."""
    found: dict[str, set[str]] = {spot: set() for spot in spot_of.values()}
    for track in map.tracks:
        a, b = spot_of[track.a], spot_of[track.b]
        found[a].add(b)
        found[b].add(a)
    return found


def places_of(spot_of: Mapping[str, str]) -> dict[str, list[str]]:
    """Return for each spot its places."""
    found: dict[str, list[str]] = {spot: [] for spot in spot_of.values()}
    for place, spot in spot_of.items():
        found[spot].append(place)
    return found


class Monsters:
    """Both monsters with their cards."""

    def __init__(self, map: Map, players: int, options: Mapping[str, object]) -> None:
        self.options = options
        self.spot_of = spots(map, bool(options["monsters.country_one_place"]))
        self.stops = set(map.ships.stops) if map.ships is not None else set()  # no cities: nobody stands there (R384)
        self.countries = {place.id for place in map.places if place.country is not None}
        self.neighbours = neighbours(map, self.spot_of)
        self.places_of = places_of(self.spot_of)
        self._reached: dict[tuple[str, int], set[str]] = {}
        self.where: dict[str, str | None] = dict.fromkeys(MONSTERS)
        self.deck = dict.fromkeys(MONSTERS, CARDS)
        self.face_up: dict[str, FaceUp | None] = dict.fromkeys(MONSTERS)
        self.face_down: list[Counter[str]] = [Counter() for _ in range(players)]

    def unplaced(self) -> str | None:
        """Return the monster to be placed next, None when both are on the board (R161)."""
        return next((monster for monster in MONSTERS if self.where[monster] is None), None)

    def first_spots(self) -> set[str]:
        """Return where the next monster may be placed: never where the other stands (R161, R163)."""
        free = set(self.spot_of.values()) - set(self.where.values()) - self.stops
        return free if self.options["monsters.setup_in_country"] else free - self.countries

    def chaos(self) -> set[str]:
        """Return the places in chaos; border points of one country are in chaos together (R163, R164)."""
        return {place for spot in self.where.values() if spot is not None for place in self.places_of[spot]}

    def lasting_chaos(self) -> set[str]:
        """Return the places in chaos for ever, their monster having no card left (R179, R224)."""
        never = self.options["dice"] and self.options["combined.monster_payment"] == "none"
        stuck = {self.where[monster] for monster in MONSTERS if never or not self.deck[monster]}
        return {place for spot in stuck if spot is not None for place in self.places_of[spot]}

    def within(self, start: str, steps: int) -> set[str]:
        """Return the spots at most `steps` steps from `start`, itself included (R171, R172)."""
        if (start, steps) not in self._reached:
            reached = {start}
            for _ in range(steps):
                reached |= {there for here in reached for there in self.neighbours[here]}
            self._reached[start, steps] = reached
        return set(self._reached[start, steps])

    def free(self, monster: str) -> bool:
        """Return whether `monster` may be moved by whoever pays for it (R176, R179)."""
        return self.deck[monster] > 0 and self.face_up[monster] is None

    def moves(self, monster: str, locomotives: int) -> list[Move]:
        """Return where so many locomotives let `monster` go (R167, R173, R174)."""
        here = self.where[monster]
        if here is None or not self.free(monster):
            return []
        ends = self.within(here, STEPS * locomotives) - self.stops
        if not self.options["monsters.zero_move"]:
            ends.discard(here)
        if not self.options["monsters.share_city"]:
            ends -= {spot for other, spot in self.where.items() if other != monster}
        return [Move(monster, end, locomotives) for end in sorted(ends)]

    def carry_out(self, move: Move, seat: int, turn: int) -> None:
        """Put the monster on its new spot; the mover lays one card of it face up (R175)."""
        self.where[move.monster] = move.spot
        self.deck[move.monster] -= 1
        self.face_up[move.monster] = FaceUp(seat, turn)

    def turn_over(self, seat: int, turn: int) -> None:
        """Turn the cards of `seat` face down at the end of `turn` if they were taken in an earlier one (R177)."""
        for monster, card in self.face_up.items():
            if card is not None and card.seat == seat and card.turn < turn:
                self.face_up[monster] = None
                self.face_down[seat][monster] += 1

    def cards_of(self, seat: int) -> dict[str, int]:
        """Return how many cards of each monster `seat` has, face up and face down (R188)."""
        before = {monster: card is not None and card.seat == seat for monster, card in self.face_up.items()}
        return {monster: self.face_down[seat][monster] + before[monster] for monster in MONSTERS}


def monster_facts(game: "Table", seat: int | None) -> dict[str, object]:
    """Return what `seat` sees of Alvin & Dexter: face-down cards are their owner's until the end (R180)."""
    if not game.with_monsters:
        return dict.fromkeys(FACTS)
    monsters = game.monsters
    return {
        "monsters": dict(monsters.where),
        "monster_decks": dict(monsters.deck),
        "monster_face_up": {name: None if card is None else card.seat for name, card in monsters.face_up.items()},
        "monster_moved": game.so_far.monster_moved,
        "monster_face_down": None if seat is None else {m: monsters.face_down[seat][m] for m in MONSTERS},
        "monster_cards_shown": [monsters.cards_of(s) for s in range(game.players)] if game.over else None,
    }
