"""A view as plain values: numbers, names and lists that can be sent, printed or compared.

It is made from a blanked record only, so it cannot tell more than the view does.
"""

from __future__ import annotations

from whistlestop.board import Rules
from whistlestop.kernel import interpreted
from whistlestop.notation.words import KIND_NAMES
from whistlestop.rules import tickets
from whistlestop.state import (
    ASIDE,
    HELD,
    LOCOMOTIVE,
    NONE,
    OFFERED,
    OUT_OF_GAME,
    OVER,
    PHASES,
    UNDER,
    Bytes,
    Game,
)

at = interpreted(tickets.at)


def facts(rules: Rules, view: Game, seat: int | None) -> dict[str, object]:
    """Return everything a seat's view (None: a spectator's) shows."""
    return {
        **_turn_facts(view),
        **_table_facts(rules, view),
        **_seat_facts(rules, view),
        **_own_facts(rules, view, seat),
    }


def _turn_facts(view: Game) -> dict[str, object]:
    return {
        "phase": PHASES[view.phase],
        "to_move": NONE if view.phase == OVER else int(view.player),
        "first": int(view.first),
        "turn": int(view.turn),
        "last_turns": None if view.last_turns == NONE else int(view.last_turns),
    }


def _table_facts(rules: Rules, view: Game) -> dict[str, object]:
    board = rules.boards[0]
    laid = {int(view.laid_kind): int(view.laid_cards)} if view.laid_kind != NONE else {}
    if view.laid_locomotives:
        laid[LOCOMOTIVE] = int(view.laid_locomotives)
    return {
        "display": [KIND_NAMES.get(int(kind)) for kind in view.display[: rules.map.display]],
        "deck_size": int(view.deck_size),
        "discard": _counts(view.discard),
        "ticket_deck_size": {
            name: int(view.fresh_count[deck]) + int(view.under_count[deck])
            for deck, name in enumerate(rules.ticket_decks)
            if board.drawn_deal[deck] > 0
        },
        "claiming": None if view.claiming == NONE else int(view.claiming),
        "building": None if view.building == NONE else rules.map.places[view.building].id,
        "laid": {KIND_NAMES[kind]: count for kind, count in laid.items()},
        "revealed": [KIND_NAMES[int(kind)] for kind in view.revealed if kind != NONE],
    }


def _seat_facts(rules: Rules, view: Game) -> dict[str, object]:
    seats = range(view.players)
    tracks = range(len(rules.map.tracks))
    stations = {
        place.id: seat
        for number, place in enumerate(rules.map.places)
        for seat in seats
        if int(view.stations[seat]) >> number & 1
    }
    return {
        "trains": [int(view.trains[seat]) for seat in seats],
        "route_points": [int(view.points[seat]) for seat in seats],
        "hand_sizes": [int(view.hand[seat].sum()) for seat in seats],
        "known": [_counts(view.known[seat]) for seat in seats],
        "ticket_counts": [None if view.ticket_count[seat] == NONE else int(view.ticket_count[seat]) for seat in seats],
        "owner": {t: seat for t in tracks for seat in seats if int(view.owned[seat, t // 64]) >> t % 64 & 1},
        "stations": stations,
        "stations_left": [rules.map.stations - int(view.stations[seat]).bit_count() for seat in seats],
        "tickets_shown": [_tickets(rules, view, HELD, seat) for seat in seats] if view.phase == OVER else None,
    }


def _own_facts(rules: Rules, view: Game, seat: int | None) -> dict[str, object]:
    if seat is None:
        return dict.fromkeys(("hand", "tickets", "offered", "returned"))
    returned = (ticket for place in (ASIDE, UNDER, OUT_OF_GAME) for ticket in _tickets(rules, view, place, seat))
    return {
        "hand": _counts(view.hand[seat]),
        "tickets": _tickets(rules, view, HELD, seat),
        "offered": _tickets(rules, view, OFFERED, seat),
        "returned": sorted(returned),
    }


def _tickets(rules: Rules, view: Game, place: int, seat: int) -> list[int]:
    return [ticket for ticket in range(len(rules.map.tickets)) if view.where[ticket] == at(place, seat)]


def _counts(counts: Bytes) -> dict[str, int]:
    return {name: int(counts[kind]) for kind, name in KIND_NAMES.items() if counts[kind]}
