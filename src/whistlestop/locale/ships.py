"""Ships, two decks, harbours and tours in words (R360-R385)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from whistlestop.locale import listed, say, words
from whistlestop.locale.arguments import Arguments, Numbers, TableSetup, place
from whistlestop.locale.topics import Topic, on
from whistlestop.maps import Map, Ticket

if TYPE_CHECKING:
    from whistlestop.ruleset.compile import Rules


def deck(name: str) -> str:
    """Return one of the two decks."""
    return say("card-deck", deck=name)


def through(ticket: Ticket) -> tuple[str, ...]:
    """Return the places of a tour between its ends (R369)."""
    return ticket.tour.via if ticket.tour is not None else ()


def told_ticket(map: Map, ticket: Ticket) -> str | None:
    """Return a tour with all that it may bring and cost; None for other tickets (R370)."""
    if ticket.tour is None:
        return None
    worth = {"points": ticket.points, "best": ticket.tour.in_order, "penalty": ticket.tour.penalty}
    return say("ticket-tour", ends=words.ends(map, ticket), **worth)


def _pieces(table: TableSetup, known: Numbers) -> Arguments:
    return {key: known[key] for key in ("trains", "ships") if key in known}


def _card(table: TableSetup, known: Numbers) -> Arguments:
    from whistlestop.notation.ships import EVERY_CARD  # loads the compiler, which words alone do not need

    return {"card": words.kind(EVERY_CARD[known["card"]])} if "card" in known else {}


def _drawn(table: TableSetup, known: Numbers) -> Arguments:
    from whistlestop.notation.ships import DECK_NAMES

    return {**_card(table, known), "deck": deck(DECK_NAMES[known["deck"]])}


def _built_with_dice(table: TableSetup, known: Numbers) -> Arguments:
    return {**place(table, known), "payment": words.dice_payment("station", known["dice"], known["wilds"])}


def _exchanged(table: TableSetup, known: Numbers) -> Arguments:
    from whistlestop.notation.ships import EXCHANGED

    return {"into": EXCHANGED[known["away"]], "count": known["count"]}


def _ships(map: Map) -> list[str]:
    ships = map.ships
    assert ships is not None
    points = listed([str(points) for points in ships.harbour_points])
    return [
        say("difference-ships", ships=ships.each, pieces=ships.pieces, trains=map.trains),
        say("difference-ship-cards", cards=ships.start_cards),
        say("difference-harbours", count=ships.harbours, points=points, unbuilt=ships.unbuilt_harbour),
        say("difference-last-rounds", count=map.end_trains, rounds=ships.last_rounds),
    ]


def untold(map: Map) -> tuple[str, ...]:
    """Return the rules that a board with ships tells in its own words: pieces of both kinds end the game (R376)."""
    return ("end_trains",) if map.ships is not None else ()


def further_differences(map: Map, *, dice: bool = False) -> list[str]:
    """Return what is said of pair routes and tours."""
    told = []
    if any(track.kind == "pair" for track in map.tracks):
        told.append(say("difference-pair-routes"))
    if any(ticket.tour is not None for ticket in map.tickets):
        told.append(say("difference-ticket-tours"))
    return told


EVENTS = {
    "pieces_chosen": _pieces,
    "pieces_shown": _pieces,
    "deck_card_drawn": _drawn,
    "display_card_taken": _card,
    "card_replaced": _drawn,
    "card_paid": _card,
    "harbour_built": place,
    "harbour_built_with_dice": _built_with_dice,
    "pieces_exchanged": _exchanged,
}
DIFFERENCES = {"ships": _ships}


def _last_rounds(rules: Rules) -> words.Told:
    assert rules.map.ships is not None
    return {"count": rules.map.end_trains, "rounds": rules.map.ships.last_rounds}


TOPICS = {
    "ships": Topic(on(lambda board: board.ships)),
    "ship-card": Topic(lambda rules: rules.map.ships is not None and not rules.options["dice"]),
    "ship-tour": Topic(lambda rules: any(ticket.tour is not None for ticket in rules.map.tickets)),
}
INSTEAD = {"end": ("ships-end", Topic(told=_last_rounds))}
AT_HAND = {
    **dict.fromkeys(("pieces", "harbour payment"), ("ships",)),
    **dict.fromkeys(("deck", "card payment"), ("ship-card", "ships")),
    "tickets": ("ship-tour",),
}
