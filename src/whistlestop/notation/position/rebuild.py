"""The parts of a record that follow from the rest, worked out after a position line is read."""

from __future__ import annotations

import numpy as np

from whistlestop.compiler.kernel import interpreted
from whistlestop.notation.position.fields import board_fields
from whistlestop.notation.words import KIND_NAMES, NotationError
from whistlestop.records.board import BoardRecord
from whistlestop.records.mechanisms import collect, modules, name_of
from whistlestop.records.state import (
    ASIDE,
    CHOOSE_ACTION,
    CHOOSE_SPLIT,
    CHOOSE_TICKETS,
    COMPLETED,
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
    TUNNEL,
    GameRecord,
)
from whistlestop.rules import tickets, tunnels
from whistlestop.ruleset.compile import Rules
from whistlestop.ruleset.played import played

at = interpreted(tickets.at)


def begin(rules: Rules, game: GameRecord, players: int) -> None:
    """Set an empty record to the plain beginning that a position line starts from."""
    for field, value in EMPTY.items():
        setattr(game, field, value)
    game.where[:] = at(OUT_OF_GAME, NOBODY)
    game.where[: len(rules.map.tickets)] = at(FRESH, NOBODY)
    game.players, game.phase, game.turn = players, CHOOSE_ACTION, 1


def finish(rules: Rules, game: GameRecord) -> None:
    """Fill in everything a line does not say."""
    board = board_fields(rules.boards)
    _finish_cards(board, game)
    _finish_tracks(board, game)
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
    for kind, name in KIND_NAMES.items():
        elsewhere = int(game.discard[kind]) + int(game.hand[:, kind].sum())
        elsewhere += int((game.display == kind).sum()) + int((game.revealed == kind).sum())
        if elsewhere > board.cards[kind]:
            raise NotationError(f"the line has {elsewhere} {name} cards; the game has {board.cards[kind]}")
        game.deck[kind] = board.cards[kind] - elsewhere
    game.deck_size, game.discard_size = game.deck.sum(), game.discard.sum()
    for seat in range(game.players):
        if any(game.known[seat] > game.hand[seat]):
            raise NotationError(f"the table knows more cards of seat {seat} than its hand has")


def _finish_tracks(board: BoardRecord, game: GameRecord) -> None:
    owned = game.owned.tolist()
    game.open[:] = board.every_track & ~np.bitwise_or.reduce(game.owned, axis=0)
    for seat in range(game.players):
        game.trains[seat] = board.trains
        for track in range(board.tracks):
            if owned[seat][track // 64] >> track % 64 & 1:
                _finish_track(board, game, seat, track)


def _finish_track(board: BoardRecord, game: GameRecord, seat: int, track: int) -> None:
    if game.trains[seat] < board.trains_needed[track]:
        raise NotationError(f"seat {seat} has not enough trains for all its tracks")
    if any(board.twins[track] & game.owned[seat]):
        raise NotationError(f"seat {seat} owns two tracks of one double route")
    game.trains[seat] -= board.trains_needed[track]
    game.points[seat] += board.track_points[track]
    if board.closes_twins[game.players] != 0:
        game.open[:] &= ~board.twins[track]


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
        elif place == COMPLETED and board.race != 0:
            game.completed[seat] += 1
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
    playing = played(rules.boards[0])
    for module in modules(__package__):
        for fault, reason in getattr(module, "FAULTS", ()) if playing.get(name_of(module)) else ():
            if fault(game, rules.boards[0]):
                raise NotationError(reason)


def _refuse_half_a_claim(board: BoardRecord, game: GameRecord) -> None:
    """Raise unless what is being paid for fits the phase; a tunnel has cards laid down, but no dice."""
    claiming, building, laid = game.claiming != NONE, game.building != NONE, game.laid_kind != NONE
    named = claiming + building + (game.drawing > 0) + (game.moving != NONE)
    wanted = {PAYMENT: (1, False), TUNNEL: (1, not board.dice)}.get(int(game.phase), (0, False))
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
