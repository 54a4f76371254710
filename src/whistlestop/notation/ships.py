"""Ships as text: `take red-double`, `draw ship`, `replace from train`, `pay red-harbour`, `pieces 20` (R361-R373).

Cards of this board are `red-harbour` (a train card with a harbour), `red-double` (two ships) and `red-single` (one
ship, with a harbour); a plain train card is `red` and the wild card `locomotive`, as everywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from whistlestop import maps
from whistlestop.maps.ships import SHIP_COLOURS
from whistlestop.notation.told import Told
from whistlestop.notation.words import KIND_NAMES, plain, printed_names
from whistlestop.records.blocks import Parts, encode
from whistlestop.records.numbers import LOCOMOTIVE
from whistlestop.records.ships import (
    CARDS,
    DOUBLE_SHIP,
    FEWEST_TRAINS,
    FIRST_SHIP_KIND,
    MOST_TRAINS,
    PAY_CARDS,
    PAY_HARBOUR,
    PLAIN,
    RESERVE,
    SINGLE_SHIP,
    SORTS,
    WILD_CARD,
    WITH_HARBOUR,
    DrawShip,
    Exchange,
    Harbour,
    PayCard,
    Pieces,
    ReplaceFrom,
    TakeCard,
)
from whistlestop.records.ships import (
    LUCK as STREAM,
)
from whistlestop.records.state import GameRecord
from whistlestop.ruleset.compile import Rules

SORT_NAMES = {WITH_HARBOUR: "harbour", DOUBLE_SHIP: "double", SINGLE_SHIP: "single"}
DECK_NAMES = ("train", "ship")
EXCHANGED = ("trains", "ships")  # what an exchange brings

# Kinds of cards that only this board has, by their numbers.
KINDS: dict[int, str] = {
    FIRST_SHIP_KIND + (sort - 1) * len(SHIP_COLOURS) + number: f"{colour}-{name}"
    for sort, name in SORT_NAMES.items()
    for number, colour in enumerate(SHIP_COLOURS)
}
EVERY_CARD = {**KIND_NAMES, **KINDS}
# In the order in which cards are paid.
PAID_NAMES: dict[int, str] = {
    **{
        number * SORTS + sort: colour if sort == PLAIN else f"{colour}-{SORT_NAMES[sort]}"
        for number, colour in enumerate(SHIP_COLOURS)
        for sort in range(SORTS)
    },
    WILD_CARD: KIND_NAMES[LOCOMOTIVE],
}
PAID_BY_NAME = {plain(name): card for card, name in PAID_NAMES.items()}
# Words of luck mean nothing else, so plain train cards are called otherwise there.
LUCK: dict[int, dict[int, str]] = {
    STREAM: {
        **{maps.COLOURS.index(colour): f"{colour}-train" for colour in maps.COLOURS if colour in SHIP_COLOURS},
        LOCOMOTIVE: "wild-train",
        **KINDS,
    }
}
EVENT_NAMES = {"card": EVERY_CARD, "deck": dict(enumerate(DECK_NAMES)), "away": dict(enumerate(EXCHANGED))}


def tell_harbour(rules: Rules, game: GameRecord, parts: Harbour) -> Told | None:
    """Return where a harbour is built, in words; None for a place that the board does not have."""
    places = rules.map.places
    return Told("harbour", place=places[parts.place].id) if parts.place < len(places) else None


def tell_pay(rules: Rules, game: GameRecord, parts: PayCard) -> Told:
    """Return the card that is paid, in words."""
    return Told("pay", card=PAID_NAMES[parts.card])


TELL: dict[type[Parts], Callable[[Rules, GameRecord, Any], Told | None]] = {
    Harbour: tell_harbour,
    PayCard: tell_pay,
    TakeCard: lambda rules, game, parts: Told("take", card=KINDS[FIRST_SHIP_KIND + parts.kind]),
    DrawShip: lambda rules, game, parts: Told("draw_ship"),
    ReplaceFrom: lambda rules, game, parts: Told("replace_from", card=DECK_NAMES[parts.deck]),
    Pieces: lambda rules, game, parts: Told("pieces", count=parts.trains),
    Exchange: lambda rules, game, parts: Told("exchange", colour=EXCHANGED[parts.away], count=parts.number),
}


def fixed_texts() -> Iterator[tuple[str, int]]:
    """Return how cards, decks, pieces and exchanges are typed."""
    for kind, name in KINDS.items():
        yield f"take {name}", encode(TakeCard(kind - FIRST_SHIP_KIND))
    for deck, name in enumerate(DECK_NAMES):
        yield f"replace from {name}", encode(ReplaceFrom(deck))
    for trains in range(FEWEST_TRAINS, MOST_TRAINS + 1):
        yield f"pieces {trains}", encode(Pieces(trains))
    for away, name in enumerate(EXCHANGED):
        for count in range(1, RESERVE + 1):
            yield f"exchange {name} {count}", encode(Exchange(away, count))


def map_texts(map: maps.Map) -> Iterator[tuple[str, int]]:
    """Return how harbours are typed: by the id or the name of their place."""
    if map.ships is not None:
        for number, place in enumerate(map.places):
            for name in (place.id, *printed_names(place)):
                yield f"harbour {name}", encode(Harbour(number))


def read_payment(rules: Rules, game: GameRecord, text: str) -> int | None:
    """Return the card that a text pays in a payment card by card, or None if it is another payment."""
    name = text.partition(" ")[2]
    if game.phase not in (PAY_CARDS, PAY_HARBOUR) or name not in PAID_BY_NAME:
        return None
    return encode(PayCard(PAID_BY_NAME[name]))


READ = {"pay": read_payment}
assert len(PAID_NAMES) == CARDS
