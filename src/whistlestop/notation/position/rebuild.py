"""The parts of a record that follow from the rest, worked out after a position line is read."""

from __future__ import annotations

import operator
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from whistlestop.compiler.kernel import interpreted
from whistlestop.notation.position.fields import apart, joined
from whistlestop.notation.words import KIND_NAMES, NotationError
from whistlestop.records import state
from whistlestop.records.board import BoardRecord
from whistlestop.records.mechanisms import collect, modules, name_of
from whistlestop.records.state import (
    ASIDE,
    CHOOSE_ACTION,
    CHOOSE_SPLIT,
    CHOOSE_TICKETS,
    EMPTY,
    FRESH,
    HELD,
    LOCOMOTIVE,
    NOBODY,
    NONE,
    OFFERED,
    OUT_OF_GAME,
    PAYMENT,
    PHASES,
    PIECES,
    TUNNEL,
    GameRecord,
    Games,
)
from whistlestop.rules import tickets, tunnels
from whistlestop.ruleset.compile import Rules
from whistlestop.ruleset.played import played

at = interpreted(tickets.at)


def begin(rules: Rules, players: int) -> Games:
    """Return a game, an array of one record, as plain as a position line starts from."""
    games = state.games(1)
    # As bytes: numpy copies records field by field, which takes fifty times as long.
    plain = _plain_beginning(len(rules.map.tickets), players, bool(rules.board.second_room))
    games.view(np.uint8)[:] = plain.view(np.uint8)
    return games


@lru_cache(maxsize=64)
def _plain_beginning(count: int, players: int, second_room: bool) -> Games:
    games = state.games(1)
    for field, value in EMPTY.items():
        games[field] = 0 if second_room and field in PIECES else value
    games["where"] = at(OUT_OF_GAME, NOBODY)
    games["where"][0, :count] = at(FRESH, NOBODY)
    games["players"], games["phase"], games["turn"] = players, CHOOSE_ACTION, 1
    return games


def finish(rules: Rules, game: GameRecord) -> None:
    """Fill in everything a line does not say."""
    board = rules.board
    _finish_cards(board, game)
    _finish_tracks(rules, game)
    _finish_tickets(board, game)
    for of_mechanism in collect(__package__, "finish"):
        of_mechanism(rules, game)
    _refuse_half_a_claim(board, game)
    _refuse_faults(rules, game)
    for refuse in collect(__package__, "refuse"):
        refuse(rules, game)
    if game.laid_kind != NONE:
        game.surcharge = interpreted(tunnels.surcharge)(game)


def _finish_cards(board: BoardRecord, game: GameRecord) -> None:
    hands, known, discard = game.hand.tolist(), game.known.tolist(), game.discard.tolist()
    lying = game.display.tolist() + game.revealed.tolist()
    held = [sum(counts) for counts in zip(*hands, strict=True)]
    for kind, name in KIND_NAMES.items():
        elsewhere = discard[kind] + held[kind] + lying.count(kind)
        if elsewhere > board.cards[kind]:
            raise NotationError(f"the line has {elsewhere} {name} cards; the game has {board.cards[kind]}")
        game.deck[kind] = board.cards[kind] - elsewhere
    game.deck_size, game.discard_size = game.deck.sum(), sum(discard)
    for seat, (hand, seen) in enumerate(zip(hands, known, strict=True)):
        if any(map(operator.gt, seen, hand)):
            raise NotationError(f"the table knows more cards of seat {seat} than its hand has")


class _Track(NamedTuple):
    """What a claimed track costs and brings; its twins are a set of bits, of all words together."""

    trains: int
    points: int
    twins: int


@lru_cache(maxsize=64)
def _tracks(rules: Rules) -> list[_Track]:
    board, bare = rules.board, sum(words(rules) for words in collect(__package__, "without_trains"))
    return [
        _Track(
            0 if bare >> track & 1 else int(board.trains_needed[track]),
            int(board.track_points[track]),
            joined(board.twins[track]),
        )
        for track in range(board.tracks)
    ]


def _finish_tracks(rules: Rules, game: GameRecord) -> None:
    closed = joined(np.bitwise_or.reduce(game.owned, axis=0))
    for seat in range(game.players):
        closed |= _finish_seat(rules, game, seat, joined(game.owned[seat]))
    game.open[:] = apart(joined(rules.board.every_track) & ~closed)


def _finish_seat(rules: Rules, game: GameRecord, seat: int, owned: int) -> int:
    """Work out a seat's trains and points; return the tracks that it closes to others (R27)."""
    trains, points, closed, tracks, rest = rules.board.trains, 0, 0, _tracks(rules), owned
    while rest:
        track = tracks[(rest & -rest).bit_length() - 1]
        rest &= rest - 1
        trains, points, closed = trains - track.trains, points + track.points, closed | track.twins
        if trains < 0:
            raise NotationError(f"seat {seat} has not enough trains for all its tracks")
        if track.twins & owned:
            raise NotationError(f"seat {seat} owns two tracks of one double route")
    game.trains[seat], game.points[seat] = trains, points
    return closed if rules.board.closes_twins[game.players] else 0


def _finish_tickets(board: BoardRecord, game: GameRecord) -> None:
    decks, drawn = board.ticket_deck.tolist(), board.drawn_deal.tolist()
    for ticket, code in enumerate(game.where[: board.tickets].tolist()):
        place, seat = divmod(code, 8)
        if place == FRESH and drawn[decks[ticket]] > 0:
            game.fresh[ticket // 64] |= np.uint64(1 << ticket % 64)
            game.fresh_count[decks[ticket]] += 1
        elif place == FRESH:
            game.where[ticket] = at(OUT_OF_GAME, NOBODY)
        elif place == HELD:
            game.ticket_count[seat] += 1
    if game.phase == CHOOSE_TICKETS:
        _finish_choice(board, game)
    if board.opening_split and game.turn == 0 and game.phase in (CHOOSE_SPLIT, CHOOSE_TICKETS):
        _finish_splits(board, game)


def _finish_splits(board: BoardRecord, game: GameRecord) -> None:
    """Count the first tickets of the second deck that each seat was dealt, as it has named (R103)."""
    for ticket, code in enumerate(game.where[: board.tickets].tolist()):
        place, seat = divmod(code, 8)
        if board.ticket_deck[ticket] == 1 and place in (OFFERED, ASIDE, HELD):
            game.second_deck[seat] += 1


def _finish_choice(board: BoardRecord, game: GameRecord) -> None:
    offered, aside = (np.flatnonzero(game.where == at(place, int(game.player))) for place in (OFFERED, ASIDE))
    if not len(offered):
        raise NotationError("tickets are to be chosen but none are offered to the player")
    for row, found in ((game.offered, offered), (game.aside, aside)):
        for ticket in found:
            row[board.ticket_deck[ticket]] += 1
    game.asking = offered[0]


def _refuse_faults(rules: Rules, game: GameRecord) -> None:
    """Raise for what mechanisms check after every step, where they have a sentence for it."""
    playing = played(rules.board)
    for module in modules(__package__):
        for fault, reason in getattr(module, "FAULTS", ()) if playing.get(name_of(module)) else ():
            if fault(game, rules.board):
                raise NotationError(reason)


def _refuse_half_a_claim(board: BoardRecord, game: GameRecord) -> None:
    """Raise unless what is being paid for fits the phase; a tunnel has cards laid down, but no dice."""
    claiming, building, laid = game.claiming != NONE, game.building != NONE, game.laid_kind != NONE
    named = claiming + building + (game.drawing > 0) + (game.moving != NONE)
    own = dict.fromkeys((phase for phases in collect(__package__, "CLAIMING") for phase in phases), (1, False))
    wanted = {PAYMENT: (1, False), TUNNEL: (1, not board.dice), **own}.get(int(game.phase), (0, False))
    if (named, laid) != wanted or (game.phase == TUNNEL and not claiming):
        raise NotationError(f"what is claimed, built or laid does not fit the phase '{PHASES[game.phase]}'")
    if laid:
        _refuse_wrong_payment(board, game)


def _refuse_wrong_payment(board: BoardRecord, game: GameRecord) -> None:
    cards, locomotives = int(game.laid_cards), int(game.laid_locomotives)
    if not board.tunnel[game.claiming] or cards + locomotives != board.length[game.claiming]:
        raise NotationError("the cards laid down do not pay for a tunnel")
    hand = game.hand[game.player]
    needed = locomotives + (cards if game.laid_kind == LOCOMOTIVE else 0)
    if hand[game.laid_kind] < cards or hand[LOCOMOTIVE] < needed:
        raise NotationError("the cards laid down are not in the player's hand")
