"""Ships at a terminal: pieces, decks, cards that are paid one by one, harbours and exchanges."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from whistlestop.advice.ways import TicketOutlook
from whistlestop.knowledge.facts import Facts
from whistlestop.locale import listed, say, words
from whistlestop.locale.ships import deck
from whistlestop.maps import Map
from whistlestop.notation.ships import DECK_NAMES, EXCHANGED, KINDS, PAID_NAMES
from whistlestop.notation.words import plain
from whistlestop.play.game import Game
from whistlestop.records.blocks import Parts, encode
from whistlestop.records.ships import (
    FIRST_SHIP_KIND,
    SHIP_KINDS,
    DrawShip,
    Exchange,
    Harbour,
    PayCard,
    Pieces,
    ReplaceFrom,
    TakeCard,
)
from whistlestop.terminal.choice import FAR, FOLLOWING, Choice, fold, named_alone
from whistlestop.terminal.sight import Sight, Way


def choose_card(game: Game, number: int, parts: TakeCard) -> Choice:
    """Return a card of the display that only this board has."""
    name = KINDS[FIRST_SHIP_KIND + parts.kind]
    shown = words.kind(name)
    whole = frozenset({plain(name), plain(f"take {name}"), plain(shown)})
    return Choice(number, say("choice-take", kind=shown), fold(name, shown), fold("take card"), whole)


def choose_deck(game: Game, number: int, parts: ReplaceFrom) -> Choice:
    """Return a deck that fills the place of a card taken."""
    name = DECK_NAMES[parts.deck]
    return Choice(number, say("choice-replace-from", deck=deck(name)), fold(name), fold("replace from deck"))


def choose_payment(game: Game, number: int, parts: PayCard) -> Choice:
    """Return the next card of a payment."""
    name = PAID_NAMES[parts.card]
    shown = words.kind(name)
    whole = frozenset({plain(name), plain(f"pay {name}"), plain(shown)})
    return Choice(number, say("choice-pay-card", card=shown), fold(name, shown), fold("pay card"), whole)


def choose_pieces(game: Game, number: int, parts: Pieces) -> Choice:
    """Return how many trains are among the pieces."""
    ships = int(game.rules.board.pieces_each) - parts.trains
    shown = say("choice-pieces", trains=parts.trains, ships=ships)
    return Choice(number, shown, frozenset({f"{parts.trains} trains"}), exact=frozenset({f"pieces {parts.trains}"}))


def choose_harbour(game: Game, number: int, parts: Harbour) -> Choice:
    """Return a place that gets a harbour."""
    here = game.map.places[parts.place]
    return Choice(number, say("choice-harbour", place=here.name), fold(here.id, here.name), must=fold("harbour harbor"))


def choose_exchange(game: Game, number: int, parts: Exchange) -> Choice:
    """Return an exchange of so many pieces."""
    into = EXCHANGED[parts.away]
    shown = say("choice-exchange", into=into, count=parts.number)
    return Choice(number, shown, exact=frozenset({f"exchange {into} {parts.number}"}))


CHOICES: dict[type[Parts], Callable[[Game, int, Any], Choice]] = {
    TakeCard: choose_card,
    DrawShip: named_alone("choice-draw-ship", "draw ship", "ship", "ship deck"),
    ReplaceFrom: choose_deck,
    PayCard: choose_payment,
    Pieces: choose_pieces,
    Harbour: choose_harbour,
    Exchange: choose_exchange,
}
GROUPS: dict[type[Parts], Callable[[Any], int]] = {
    Harbour: lambda parts: FOLLOWING,
    Exchange: lambda parts: FAR,
}


def every(game: Game) -> Iterator[int]:
    """Return the cards and harbours that a person may ask about."""
    if game.map.ships is None:
        return
    for kind in range(SHIP_KINDS):
        yield encode(TakeCard(kind))
    for place in range(len(game.map.places)):
        yield encode(Harbour(place))


def is_lent(map: Map, facts: Facts, track: int) -> bool:
    """Return whether a track takes no trains because ships lie on it (R364)."""
    return map.tracks[track].kind == "ship"


def open_ticket(map: Map, facts: Sight, seat: int, ticket: str, way: Way) -> str | None:
    """Return how far a ticket is from being connected, in trains and ships; None on boards without ships (R364)."""
    if map.ships is None:
        return None
    owned, ships = facts.ships[seat] if facts.ships is not None else None, ships_on(map, way.tracks)
    enough = way.trains <= facts.trains[seat] and (owned is None or ships <= owned)
    routes = listed([words.route(map, track) for track in way.tracks])
    told: words.Told = {"ticket": ticket, "trains": way.trains, "ships": ships, "routes": routes}
    return say("ticket-open-pieces", **told, enough="yes" if enough else "no")


def ships_on(map: Map, tracks: Iterable[int]) -> int:
    """Return the ships that tracks take."""
    return sum(map.tracks[track].length for track in tracks if map.tracks[track].kind == "ship")


def hinted_ticket(map: Map, ticket: str, outlook: TicketOutlook) -> str | None:
    """Return whether a ticket is in reach with trains and ships; None where trains alone tell it."""
    if map.ships is None or not outlook.tracks:
        return None
    told: words.Told = {"ticket": ticket, "trains": outlook.trains or 0, "ships": ships_on(map, outlook.tracks)}
    return say("hint-ticket-pieces", **told, state="reachable" if outlook.reachable else "too-far")


def further_cards(facts: Sight) -> list[str]:
    """Return the cards in hand that only boards with ships have, counted by kind (R360)."""
    held = facts.ship_hand or {}
    kinds = [KINDS[FIRST_SHIP_KIND + number] for number in range(SHIP_KINDS)]
    return [say("cards-of-ships", count=held[kind], card=words.kind(kind)) for kind in kinds if held.get(kind)]


def at_turn(facts: Sight, seat: int, names: list[str]) -> Iterator[str]:
    """Return how many ships everybody has beside the trains that a turn begins with, one's own first (R361)."""
    for each in (seat, *(other for other in range(len(names)) if other != seat)):
        yield from _supply(facts, each, names[each])


def _supply(facts: Sight, seat: int, name: str) -> Iterator[str]:
    """Return the ships of a player and his reserve, once all have chosen their pieces."""
    if facts.ships is None or facts.trains_in_reserve is None:
        return
    ships, reserve = facts.ships[seat], facts.trains_in_reserve[seat]
    if ships is not None and reserve is not None:
        yield say("ships-of", name=name, ships=ships, trains=reserve)


def question(map: Map, facts: Sight, seat: int) -> str | None:
    """Return what is asked about pieces, decks and payments; None if it is something else."""
    if facts.phase == "pieces":
        return say("question-pieces")
    if facts.phase == "deck":
        return say("question-deck")
    if facts.phase == "card payment" and facts.claiming is not None:
        return say("question-card-payment", route=words.route(map, facts.claiming), count=facts.card_due or 0)
    if facts.phase == "harbour payment" and facts.harbour_place is not None:
        return say("question-harbour-payment", place=words.place(map, facts.harbour_place), count=facts.card_due or 0)
    return None


def possessions(map: Map, facts: Sight, seat: int, name: str) -> Iterator[str]:
    """Return the ships, the reserve and the harbours of a player."""
    yield from _supply(facts, seat, name)
    if facts.harbours is not None and facts.harbours[seat]:
        yield say("harbours-of", name=name, places=listed([words.place(map, place) for place in facts.harbours[seat]]))


HELP = ("help-play-ships",)
PROMPTS = {
    "pieces": "prompt-pieces",
    "deck": "prompt-deck",
    "card payment": "prompt-payment",
    "harbour payment": "prompt-payment",
}
