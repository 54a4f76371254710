"""A view as plain values: numbers, names and lists that can be sent, printed or compared.

It is made from a blanked record only, so it cannot tell more than the view does.
"""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace

from whistlestop.compiler.kernel import interpreted
from whistlestop.knowledge.facts.pieces import members, piece_facts
from whistlestop.maps import Place
from whistlestop.notation.words import FACE_NAMES, KIND_NAMES, MONSTER_NAMES
from whistlestop.records.actions import MOVE_WIDTH
from whistlestop.records.plain import plain
from whistlestop.records.state import (
    ASIDE,
    FRESH,
    HELD,
    LOCOMOTIVE,
    NONE,
    OFFERED,
    OUT_OF_GAME,
    OVER,
    PHASES,
    TOKEN_TYPES,
    TUNNEL,
    UNDER,
    Games,
)
from whistlestop.rules import monsters, tickets
from whistlestop.ruleset.compile import Rules

at = interpreted(tickets.at)
monster_of, locomotives_of = interpreted(monsters.monster_of), interpreted(monsters.locomotives_of)

TOKEN_NAMES = tuple(FACE_NAMES.values())[:TOKEN_TYPES]
MONSTER_FACTS = (
    "monsters",
    "monster_decks",
    "monster_face_up",
    "monster_moved",
    "moving",
    "monster_face_down",
    "monster_cards_shown",
)


def facts(rules: Rules, views: Games, seat: int | None) -> dict[str, object]:
    """Return everything a seat's view (None: a spectator's) shows; `views` is an array of one record."""
    view = plain(views[0])
    return {
        **_turn_facts(view),
        **_table_facts(rules, view),
        **_seat_facts(rules, view),
        **own_facts(view, seat),
        **_dice_facts(rules, view),
        **_monster_facts(rules, view, seat),
        **piece_facts(rules, view),
    }


def _turn_facts(view: SimpleNamespace) -> dict[str, object]:
    return {
        "phase": PHASES[view.phase],
        "to_move": NONE if view.phase == OVER else view.player,
        "first": view.first,
        "turn": view.turn,
        "last_turns": None if view.last_turns == NONE else view.last_turns,
        "acted": bool(view.acted),
    }


def _table_facts(rules: Rules, view: SimpleNamespace) -> dict[str, object]:
    laid = {view.laid_kind: view.laid_cards} if view.laid_kind != NONE else {}
    if view.laid_locomotives:
        laid[LOCOMOTIVE] = view.laid_locomotives
    return {
        "display": [KIND_NAMES.get(kind) for kind in view.display[: rules.map.display]],
        "deck_size": view.deck_size,
        "discard": counts_by_kind(view.discard),
        "ticket_deck_size": {
            name: view.fresh_count[deck] + view.under_count[deck]
            for deck, name in enumerate(rules.ticket_decks)
            if name in rules.map.drawn_tickets.deal
        },
        "claiming": None if view.claiming == NONE else view.claiming,
        "building": None if view.building == NONE else rules.map.places[view.building].id,
        "laid": {KIND_NAMES[kind]: count for kind, count in laid.items()},
        "revealed": [KIND_NAMES[kind] for kind in view.revealed if kind != NONE],
    }


def _seat_facts(rules: Rules, view: SimpleNamespace) -> dict[str, object]:
    seats = range(view.players)
    counts = view.ticket_count[: view.players]
    return {
        "trains": view.trains[: view.players],
        "route_points": view.points[: view.players],
        "hand_sizes": [sum(view.hand[seat]) for seat in seats],
        "known": [counts_by_kind(view.known[seat]) for seat in seats],
        "ticket_counts": [None if count == NONE else count for count in counts],
        "owner": dict(sorted((track, seat) for seat in seats for track in members(view.owned[seat]))),
        "stations": {rules.map.places[place].id: seat for seat in seats for place in members([view.stations[seat]])},
        "stations_left": [rules.map.stations - view.stations[seat].bit_count() for seat in seats],
        "tickets_shown": [_tickets(view, HELD, seat) for seat in seats] if view.phase == OVER else None,
    }


def own_facts(view: SimpleNamespace, seat: int | None) -> dict[str, object]:
    """Return what a record tells of one seat's hand and tickets; None for all of it if there is no seat."""
    if seat is None:
        return dict.fromkeys(("hand", "tickets", "offered", "returned"))
    returned = (ticket for place in (ASIDE, UNDER, OUT_OF_GAME, FRESH) for ticket in _tickets(view, place, seat))
    return {
        "hand": counts_by_kind(view.hand[seat]),
        "tickets": _tickets(view, HELD, seat),
        "offered": _tickets(view, OFFERED, seat),
        "returned": sorted(returned),
    }


def _dice_facts(rules: Rules, view: SimpleNamespace) -> dict[str, object]:
    if not rules.options["dice"]:
        return dict.fromkeys(("dice", "tokens", "tokens_at_start", "symbols", "bought", "drawing"))
    return {
        "dice": {name: view.dice[face] for face, name in FACE_NAMES.items() if view.dice[face]},
        "tokens": [dict(zip(TOKEN_NAMES, held, strict=True)) for held in view.tokens[: view.players]],
        "tokens_at_start": dict(zip(TOKEN_NAMES, view.tokens_at_start, strict=True)),
        "symbols": view.surcharge if view.phase == TUNNEL else None,
        "bought": view.bought,
        "drawing": view.drawing or None,
    }


def _monster_facts(rules: Rules, view: SimpleNamespace, seat: int | None) -> dict[str, object]:
    if not rules.options["monsters"]:
        return dict.fromkeys(MONSTER_FACTS)
    names, places = MONSTER_NAMES.items(), rules.map.places
    down = {name: view.face_down[seat][monster] for monster, name in names} if seat is not None else None
    return {
        "monsters": {name: _place(places, view.monster_place[monster]) for monster, name in names},
        "monster_decks": {name: view.monster_deck[monster] for monster, name in names},
        "monster_face_up": {name: _known(view.face_up[monster]) for monster, name in names},
        "monster_moved": MONSTER_NAMES.get(view.moved),
        "moving": _moving(rules, view),
        "monster_face_down": down,
        "monster_cards_shown": [_all_cards(view, each) for each in range(view.players)] if view.phase == OVER else None,
    }


def _moving(rules: Rules, view: SimpleNamespace) -> list[object] | None:
    if view.moving == NONE:
        return None
    place = rules.map.places[view.moving % MOVE_WIDTH].id
    return [MONSTER_NAMES[monster_of(view.moving)], place, locomotives_of(view.moving)]


def _all_cards(view: SimpleNamespace, seat: int) -> dict[str, int]:
    return {
        name: view.face_down[seat][monster] + (view.face_up[monster] == seat) for monster, name in MONSTER_NAMES.items()
    }


def _known(number: int) -> int | None:
    return None if number == NONE else number


def _place(places: Sequence[Place], number: int) -> str | None:
    return None if number == NONE else places[number].id


def _tickets(view: SimpleNamespace, place: int, seat: int) -> list[int]:
    code = at(place, seat)
    return [ticket for ticket, where in enumerate(view.where) if where == code]


def counts_by_kind(counts: Sequence[int]) -> dict[str, int]:
    """Return how many cards there are of each kind, kinds without any left out."""
    return {name: counts[kind] for kind, name in KIND_NAMES.items() if counts[kind]}
