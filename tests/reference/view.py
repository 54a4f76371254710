"""What a seat, or a spectator, may know of a game (R8, R231).

Cards and tickets are shown to their owner only. Their numbers are open, those of first tickets once all
have chosen (R4).
"""

from collections import Counter
from typing import TYPE_CHECKING

from .dice import dice_facts
from .monsters import monster_facts
from .ships import plain

if TYPE_CHECKING:
    from .table import Table


def view(game: "Table", seat: int | None) -> dict[str, object]:
    """Return what `seat` sees, or what everybody sees when `seat` is None."""
    return {
        **_progress(game),
        **_table(game),
        **_claim(game),
        **_ticket_facts(game, seat),
        **_own(game, seat),
        **dice_facts(game),
        **monster_facts(game, seat),
        **{name: fact for part in game.parts for name, fact in part.facts(seat).items()},
    }


def counts(cards: Counter[str]) -> dict[str, int]:
    """Return the kinds that are there, with their numbers; those that only boards with ships have stand apart."""
    return plain(cards)


def _progress(game: "Table") -> dict[str, object]:
    return {
        "phase": game.phase,
        "to_move": game.to_move,
        "first": game.first,
        "turn": game.turn,
        "last_turns": game.last_turns,
        "acted": game.so_far.acted,
        "tickets_shown": [sorted(seat.tickets) for seat in game.seats] if game.over else None,
    }


def _table(game: "Table") -> dict[str, object]:
    return {
        "trains": [seat.trains for seat in game.seats],
        "route_points": [seat.route_points for seat in game.seats],
        "hand_sizes": [seat.hand.total() for seat in game.seats],
        "known": [counts(seat.known) for seat in game.seats],
        "display": list(game.cards.display),
        "deck_size": game.cards.deck.total(),
        "discard": counts(game.cards.discard),
        "owner": game.claims.owner | {track: max(game.claims.owners(track)) for track in game.claims.sharers},
        "closed": game.claims.closed(),
        "stations": dict(game.stations),
        "stations_left": [seat.stations_left for seat in game.seats],
    }


def _claim(game: "Table") -> dict[str, object]:
    return {
        "claiming": game.purchase.claiming,
        "building": game.purchase.building,
        "laid": counts(game.purchase.laid.cards()) if game.purchase.laid is not None else {},
        "revealed": list(game.purchase.revealed),
    }


def _ticket_count(game: "Table", seat: int, viewer: int | None) -> int | None:
    """Return how many tickets a seat has kept; others learn it when the choice is complete (R4, R8)."""
    if seat != viewer and game.in_opening:
        return None
    running = sum(len(choice.kept) for choice in game.choices if choice.seat == seat and seat != viewer)
    return len(game.seats[seat].tickets) - running


def _ticket_facts(game: "Table", viewer: int | None) -> dict[str, object]:
    return {
        "ticket_counts": [_ticket_count(game, seat, viewer) for seat in range(len(game.seats))],
        "splitting": game.splitting,
        "ticket_deck_size": {deck: game.tickets.size(deck) for deck in game.map.drawn_tickets.deal},
    }


def _own(game: "Table", seat: int | None) -> dict[str, object]:
    if seat is None:
        return dict.fromkeys(("hand", "tickets", "offered", "returned"))
    choices = [choice for choice in game.choices if choice.seat == seat]
    pending = {ticket for choice in choices for ticket in choice.returned}
    return {
        "hand": counts(game.seats[seat].hand),
        "tickets": sorted(game.seats[seat].tickets),
        "offered": [ticket for choice in choices for ticket in choice.offered],
        "returned": sorted(game.tickets.returned_by(seat) | pending),
    }
