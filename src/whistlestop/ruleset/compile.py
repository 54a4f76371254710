"""The rules of one table: a map, its house rules and the board record compiled from both."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from types import SimpleNamespace
from typing import cast

import numpy as np

from whistlestop import maps
from whistlestop.maps import house_rules
from whistlestop.maps.points import are_twins, closes_twins, places_of, track_points, trains_needed
from whistlestop.records.board import (
    BOARD,
    BY_LONGEST_PATH,
    BY_MOUNTAINS,
    BY_STATIONS,
    BY_TICKETS,
    FACE_UP,
    GRAY,
    LEAVES_GAME,
    NO_LIMIT,
    SHUFFLED_BACK,
    UNDER_DECK,
    BoardRecord,
    Boards,
    add,
)
from whistlestop.records.mechanisms import collect, merge
from whistlestop.records.state import LOCOMOTIVE, SEATS
from whistlestop.ruleset import options
from whistlestop.ruleset.locomotives import locomotives_allowed
from whistlestop.ruleset.options import Value, changed
from whistlestop.ruleset.played import (
    action_words,
    has_own_decks,
    has_own_purse,
    has_special_claims,
    refuse_a_shared_room,
    settles,
    takes_second_room,
)

# Rules 1 bound the house rules of single boards to their names; since then the map says which of them it hears.
HEARD_BY_NAME = {"nordic": "nordic", "switzerland": "swiss", "marklin": "marklin"}
TIES = {
    "tickets": BY_TICKETS,
    "stations": BY_STATIONS,
    "longest_path": BY_LONGEST_PATH,
    "mountains": BY_MOUNTAINS,
}
REFUSED = {"under_deck": UNDER_DECK, "out_of_game": LEAVES_GAME, "shuffled_back": SHUFFLED_BACK, "face_up": FACE_UP}


@dataclass(frozen=True, eq=False)
class Rules:
    """A map, its house rules and the board record compiled from both."""

    map: maps.Map
    options: Mapping[str, Value]
    boards: Boards  # one record, kept as an array because kernels are called with arrays
    version: int  # of the rules, which decides about the defaults of options

    def __repr__(self) -> str:
        house = ", ".join(f"{key}={value}" for key, value in self.chosen.items()) or "no house rules"
        return f"<Rules {self.version} on {self.map.id} ({self.map.ticket_set}): {house}>"

    @property
    def chosen(self) -> dict[str, Value]:
        """The house rules that differ from the defaults of the rules' version."""
        return changed(self.options, self.version)

    @cached_property
    def digest(self) -> str:
        """The fingerprint of the map."""
        return maps.digest(self.map)

    @cached_property
    def ticket_decks(self) -> tuple[str, ...]:
        """The ticket decks in the order the record numbers them."""
        return deck_names(self.map)

    @cached_property
    def board(self) -> BoardRecord:
        """The board, its fields quick to look into: those of a record of numpy take a microsecond each."""
        found = {name: self.boards[name][0] for name in BOARD.names or ()}
        numbers = {name: value.item() for name, value in found.items() if isinstance(value, np.signedinteger)}
        return cast(BoardRecord, SimpleNamespace(**{**found, **numbers}))


def deck_names(map: maps.Map) -> tuple[str, ...]:
    """Return the names of the map's ticket decks in the order of its tickets."""
    return tuple(dict.fromkeys(ticket.deck for ticket in map.tickets))


def shared_rules(
    id: str, ticket_set: str, chosen: Mapping[str, Value], rules_version: int, digest: str | None = None
) -> Rules:
    """Return the rules of a table on a board of the package, the same ones for equal tables.

    With a fingerprint it is the board that has it, which may be a former one. Raises MapError or OptionError.
    """
    return _shared(id, ticket_set, tuple(options.settle(chosen, rules_version).items()), rules_version, digest)


@lru_cache(maxsize=64)
def _shared(
    id: str, ticket_set: str, settled: tuple[tuple[str, Value], ...], rules_version: int, digest: str | None
) -> Rules:
    map = maps.load(id, ticket_set) if digest is None else maps.of_digest(id, ticket_set, digest)
    return compile_rules(map, dict(settled), rules_version)


def compile_rules(
    map: maps.Map,
    chosen: Mapping[str, Value] | None = None,
    rules_version: int = options.RULES_VERSION,
) -> Rules:
    """Return the rules of a table on `map` with the chosen house rules; raises OptionError, or MapError for no map.

    Options that are not chosen have the defaults of the rules' version. A map made by a program is taken as it is;
    `Game` and `maps.validate` check one.
    """
    map = maps.ordered(map)
    settled = options.settle(chosen or {}, rules_version)
    boards = np.zeros(1, BOARD)
    _set_board(boards[0], map, _in_force(map, settled, rules_version))
    boards[0].display_reset = _display_reset(map, settled, rules_version) or NO_LIMIT
    return Rules(map, settled, boards, rules_version)


def _in_force(map: maps.Map, settled: Mapping[str, Value], rules_version: int) -> Mapping[str, options.Value]:
    """Return the options as they hold on a map: those of single boards are at their default where it hears none."""
    deaf = house_rules.needs().keys() - heard(map, rules_version)
    return {**settled, **{key: options.OPTIONS[key].default_of(rules_version) for key in deaf}}


def heard(map: maps.Map, rules_version: int) -> set[str]:
    """Return the options of single boards that hold on a map."""
    if rules_version == 1:
        return {*house_rules.options_of(HEARD_BY_NAME.get(map.id, ""))}
    return house_rules.holding(map)


def _display_reset(map: maps.Map, settled: Mapping[str, Value], rules_version: int) -> int:
    """Return how many face-up locomotives replace the display, 0 for never (R9, R81, R92)."""
    asked = [bool(settled[key]) for key in heard(map, rules_version) if key in house_rules.RESETS]
    if not asked:
        return map.display_reset
    if rules_version == 1:
        return house_rules.RESET if any(asked) else map.display_reset
    return (map.display_reset or house_rules.RESET) if any(asked) else 0


def _set_board(board: BoardRecord, map: maps.Map, settled: Mapping[str, Value]) -> None:
    _set_numbers(board, map)
    _set_options(board, map, settled)
    _set_tracks(board, map)
    _set_tables(board, map)
    _set_locomotives(board, map)
    _set_ticket_decks(board, map)
    _set_tickets(board, map)
    for set_board in collect(__package__, "set_board"):
        set_board(board, map, settled)
    for amend in collect(__package__, "amend"):
        amend(board, map)
    refuse_a_shared_room(board)
    board.acts = any(acts(board) for acts in collect(__package__, "acts"))
    board.settles, board.special_claims = settles(board), has_special_claims(board)
    board.own_purse = has_own_purse(board)
    board.own_decks, board.second_room = has_own_decks(board), takes_second_room(board)
    board.action_words = action_words(board)


def _set_numbers(board: BoardRecord, map: maps.Map) -> None:
    board.places, board.tracks, board.tickets = len(map.places), len(map.tracks), len(map.tickets)
    board.track_words = (len(map.tracks) + 63) // 64
    board.every_place = np.uint64((1 << len(map.places)) - 1)
    for colour in map.deck.colours:
        board.cards[maps.COLOURS.index(colour)] = map.deck.per_colour
    board.cards[LOCOMOTIVE] = map.deck.locomotives
    board.start_cards, board.display = map.start_cards, map.display
    board.locomotive_one_card = map.face_up_locomotive == "one_card"
    board.trains, board.end_trains, board.last_rounds = map.trains, map.end_trains, 1
    board.pieces_each, board.by_points, board.draws_tickets = map.trains, map.by_points, 1
    board.double_routes_players = map.double_routes_players
    board.closes_twins[:] = [closes_twins(players, map.double_routes_players) for players in range(SEATS + 1)]
    board.longest_path = map.bonuses.longest_path
    board.most_tickets = map.bonuses.most_tickets


def _set_options(board: BoardRecord, map: maps.Map, settled: Mapping[str, Value]) -> None:
    board.reset_cap = int(settled["display.reset_cap"])
    board.dead_board = int(settled["end.dead_board"])
    board.open_holdings = bool(settled.get("boards.open_holdings"))
    ties = map.ties if settled["end.printed_ties"] else maps.BASE_TIES
    steps = [tie for tie in ties if tie != "stations" or settled["end.europe_station_tiebreak"]]
    every = TIES | merge(__package__, "TIES")
    board.ties[: len(steps)] = [every[tie] for tie in steps]


def _set_tracks(board: BoardRecord, map: maps.Map) -> None:
    places = {place.id: index for index, place in enumerate(map.places)}
    for index, track in enumerate(map.tracks):
        board.end_a[index], board.end_b[index] = places[track.a], places[track.b]
        board.length[index], board.symbols[index], board.tunnel[index] = (
            track.length,
            track.ferry,
            track.tunnel,
        )
        board.colour[index] = GRAY if track.colour == "gray" else maps.COLOURS.index(track.colour)
        board.track_points[index] = track_points(map, track)
        board.trains_needed[index] = trains_needed(track)
        if track.mountains:
            add(board.mountain_tracks, index)
        add(board.every_track, index)
        add(board.incident[places[track.a]], index)
        add(board.incident[places[track.b]], index)
        for other, twin in enumerate(map.tracks):
            if other != index and are_twins(track, twin):
                add(board.twins[index], other)
                if other == index + 1:
                    add(board.adjacent, index)


def _set_tables(board: BoardRecord, map: maps.Map) -> None:
    symbols_at_most, trains_at_most, payable = board.symbols_at_most, board.trains_at_most, board.payable
    for index, track in enumerate(map.tracks):
        word, bit = index // 64, np.uint64(1 << index % 64)
        symbols_at_most[track.ferry :, word] |= bit
        trains_at_most[trains_needed(track) :, word] |= bit
        colours = slice(None) if track.colour == "gray" else maps.COLOURS.index(track.colour)
        payable[colours, track.length :, word] |= bit


def _set_ticket_decks(board: BoardRecord, map: maps.Map) -> None:
    opening, drawn = map.opening_tickets, map.drawn_tickets
    board.opening_keep, board.drawn_keep = opening.keep, drawn.keep
    board.refused_opening = REFUSED[map.refused_opening_tickets]
    board.refused_drawn = REFUSED[map.refused_drawn_tickets]
    for number, name in enumerate(deck_names(map)):
        board.deck_start[number] = next(i for i, ticket in enumerate(map.tickets) if ticket.deck == name)
        board.opening_deal[number] = opening.deal.get(name, 0)
        board.opening_at_most[number] = opening.keep_at_most.get(name, NO_LIMIT)
        board.drawn_deal[number] = drawn.deal.get(name, 0)
        board.drawn_at_most[number] = drawn.keep_at_most.get(name, NO_LIMIT)


def _set_tickets(board: BoardRecord, map: maps.Map) -> None:
    decks = deck_names(map)
    for index, ticket in enumerate(map.tickets):
        board.ticket_deck[index] = decks.index(ticket.deck)
        board.ticket_from[index] = np.uint64(places_of(map, ticket.a))
        for target, (goal, points) in enumerate({ticket.b: ticket.points, **ticket.more}.items()):
            board.ticket_to[index, target] = np.uint64(places_of(map, goal))
            board.ticket_points[index, target] = points
        board.ticket_loss[index] = min(ticket.points, *ticket.more.values(), NO_LIMIT)
        add(board.deck_tickets[decks.index(ticket.deck)], index)


def _set_locomotives(board: BoardRecord, map: maps.Map) -> None:
    board.locomotives_limited = any(not locomotives_allowed(map, track) for track in map.tracks)
    for index, track in enumerate(map.tracks):
        if locomotives_allowed(map, track):
            add(board.locomotive_tracks, index)
