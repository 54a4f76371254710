"""Technologies of a map: what they cost and open (R271, R274-R284), and what a map must hold of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias, get_args

from msgspec import Meta, Struct

from whistlestop.maps.gains import bringing_points
from whistlestop.maps.house_rules import Need
from whistlestop.maps.problem import Problem
from whistlestop.maps.source import Pointer

if TYPE_CHECKING:
    from whistlestop.maps.schema import Map

# In the order in which a record counts them.
TechnologyId: TypeAlias = Literal[
    "wales-concession",
    "ireland-france-concession",
    "scotland-concession",
    "mechanical-stoker",
    "steam-boiler",
    "propellers",
    "booster",
    "boiler-lagging",
    "steam-turbines",
    "double-heading",
    "right-of-way",
    "thermocompressor",
    "water-tenders",
    "risky-contracts",
    "equalising-beam",
    "diesel-power",
]
# What those that only open routes say about them; all others do something by themselves.
OPENED_BY: dict[TechnologyId, str] = {
    "wales-concession": "regions",
    "ireland-france-concession": "regions",
    "scotland-concession": "regions",
    "mechanical-stoker": "lengths",
    "steam-boiler": "lengths",
    "propellers": "ferries",
}
TECHNOLOGIES: tuple[TechnologyId, ...] = get_args(TechnologyId)


class Technology(Struct, frozen=True, forbid_unknown_fields=True):
    """A technology: its price in locomotives, its copies, and what nobody claims without it (R277)."""

    id: TechnologyId
    price: Annotated[int, Meta(ge=1, le=4)]
    copies: Annotated[int, Meta(ge=1, le=6)]
    regions: tuple[str, ...] = ()  # routes with an end there need it
    lengths: tuple[Annotated[int, Meta(ge=1, le=15)], ...] = ()  # routes of so many spaces need it
    ferries: bool = False  # ferries need it
    advanced: bool = False  # for sale only where the house rule is chosen (R284)


class Technologies(Struct, frozen=True, forbid_unknown_fields=True):
    """The technologies of a map, and how many cards of any colour are played as a locomotive (R274).

    Everybody starts with some locomotives beside the cards that he is dealt (R271).
    """

    cards: tuple[Technology, ...]
    any_cards: Annotated[int, Meta(ge=2, le=6)] = 4
    start_locomotives: Annotated[int, Meta(ge=0, le=4)] = 0


TABLE = Need('the key "technologies" is missing', lambda board: board.technologies is not None)
ADVANCED = Need("no technology is advanced", lambda board: any(card.advanced for card in _cards(board)))
COPIES = Need("no technology has two copies", lambda board: any(card.copies > 1 for card in _cards(board)))
HOUSE_RULES = {
    "uk.duplicate_technologies": (TABLE, COPIES),
    "uk.advanced": (TABLE, ADVANCED),
    "uk.dice_substitute": (TABLE,),
}


def _cards(map: Map) -> tuple[Technology, ...]:
    return () if map.technologies is None else map.technologies.cards


def asked(map: Map) -> Pointer | None:
    """The key with which a map asks for technologies, or None."""
    return ("technologies",) if map.technologies is not None else None


def problems(map: Map) -> Iterator[Problem]:
    """R277: technologies that are told apart and open something that there is, and no region without them."""
    if map.technologies is None:
        yield from _without(map)
        return
    found = map.technologies.cards
    yield from _start(map, map.technologies.start_locomotives)
    yield from _cards_of_any_kind(map)
    yield from _after_claims(map)
    if not found:
        yield Problem("there is no technology to buy", ("technologies", "cards"))
    for index, technology in enumerate(found):
        yield from _opened(map, index, technology)
        if technology.id in [other.id for other in found[:index]]:
            reason = f'the technology "{technology.id}" stands twice'
            yield Problem(reason, ("technologies", "cards", index, "id"))
        for region in set(technology.regions) - {place.region for place in map.places}:
            reason = f'no place lies in the region "{region}"'
            yield Problem(reason, ("technologies", "cards", index, "regions"))


def _start(map: Map, each: int) -> Iterator[Problem]:
    """R271: everybody's first locomotives come out of the deck before the rest is dealt."""
    deck, first = map.deck, map.players[1] * each
    dealt = map.players[1] * map.start_cards + map.display
    if first > deck.locomotives:
        reason = f"{map.players[1]} players start with {first} locomotives, the deck holds {deck.locomotives}"
        yield Problem(reason, ("technologies", "start_locomotives"))
    elif first + dealt > len(deck.colours) * deck.per_colour + deck.locomotives:
        reason = f"the deck is too small for {first} first locomotives, the hands and the display"
        yield Problem(reason, ("technologies", "start_locomotives"))


def _after_claims(map: Map) -> Iterator[Problem]:
    """R283-R286: some technologies make claims of their own; no rule says when others' questions about them come."""
    for key in bringing_points(map):
        yield Problem(f"no rule says how {key} go with technologies that claim routes", (key,))


def _cards_of_any_kind(map: Map) -> Iterator[Problem]:
    """R274: cards of any colours are played as a locomotive wherever one may be, and no rule has that meet others."""
    if map.locomotives != "every_route":
        yield Problem("with technologies locomotives may be used on every route", ("locomotives",))
    if map.deck.plus4 or map.deck.passengers or map.ferry_substitute or map.stations:
        yield Problem("technologies go neither with other sorts of cards nor with stations", ("technologies",))
    for index, track in enumerate(map.tracks):
        if track.tunnel or track.any_cards:
            yield Problem("a route of a board with technologies is plain or a ferry", ("tracks", index))


def _opened(map: Map, index: int, technology: Technology) -> Iterator[Problem]:
    """R278: a technology that is there to open routes opens some of this map."""
    here, key = ("technologies", "cards", index), OPENED_BY.get(technology.id)
    if key is not None and not getattr(technology, key):
        yield Problem(f'the technology "{technology.id}" opens nothing: the key "{key}" is missing', here)
    for length in set(technology.lengths) - {track.length for track in map.tracks}:
        yield Problem(f"no track has the length {length} that the technology opens", (*here, "lengths"))
    if technology.ferries and not any(track.ferry for track in map.tracks):
        yield Problem("the technology opens ferries, but no track is one", (*here, "ferries"))


def _without(map: Map) -> Iterator[Problem]:
    reason = "there are no technologies on this map"
    for index, place in enumerate(map.places):
        if place.region is not None:
            yield Problem(f"a place lies in a region, but {reason}", ("places", index, "region"))
    for index, track in enumerate(map.tracks):
        if track.no_technology:
            yield Problem(f"a track needs no technology, but {reason}", ("tracks", index, "no_technology"))
