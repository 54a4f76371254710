"""Track beds in a position line: the pieces that lie on the board, with dice without their colours.

pieces=red:paris:reims,blue:nancy:reims bed=lille:paris#1
pieces=paris:reims piece_laid=1

What is closed by them, and which pieces are left, follows from that.
"""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace

import numpy as np

from whistlestop.notation.position.fields import apart, joined, tracks_of
from whistlestop.notation.position.reading import Reader, Reading, read_number
from whistlestop.notation.words import KIND_NAMES, KINDS_BY_NAME, NotationError, Words, find, join, split
from whistlestop.records.beds import CHOOSE_BED, CHOOSE_PIECE, COLOUR_BITS
from whistlestop.records.state import COLOURS, PHASES, GameRecord
from whistlestop.ruleset.compile import Rules


def table_words(rules: Rules, game: SimpleNamespace, names: Words) -> Iterator[str]:
    """Return what the pieces on the board, and one about to be laid, add to a line."""
    if not rules.board.track_pieces:
        return
    if any(game.built):
        yield f"pieces={join(_piece(rules, game, names, track) for track in tracks_of(rules, game.built))}"
    if game.bed:
        yield f"bed={names.tracks[game.bed - 1]}"
    if game.piece_laid:
        yield f"piece_laid={game.piece_laid}"


def _piece(rules: Rules, game: SimpleNamespace, names: Words, track: int) -> str:
    if rules.board.dice:
        return names.tracks[track]
    return f"{KIND_NAMES[colour_at(game, track)]}:{names.tracks[track]}"


def colour_at(game: SimpleNamespace | GameRecord, track: int) -> int:
    """Return the colour of the piece on a bed."""
    return sum((int(game.piece_colours[bit][track // 64]) >> track % 64 & 1) << bit for bit in range(COLOUR_BITS))


def read_pieces(at_: Reading, value: str) -> None:
    """Lay pieces on beds."""
    for item in split(value):
        name, _, track = item.partition(":")
        if at_.rules.board.dice:
            _lay(at_, item, 0)
        else:
            colour = find(KINDS_BY_NAME, name, "colour")
            if colour >= COLOURS:
                raise NotationError(f"'{name}' is no colour of a piece")
            _lay(at_, track, colour)


def _lay(at_: Reading, name: str, colour: int) -> None:
    track, game = _bed(at_, name), at_.game
    here = np.uint64(1 << track % 64)
    if game.built[track // 64] & here:
        raise NotationError(f"two pieces lie on '{name}'")
    game.built[track // 64] |= here
    for number in range(COLOUR_BITS):
        if colour >> number & 1:
            game.piece_colours[number, track // 64] |= here


def _bed(at_: Reading, name: str) -> int:
    track = find(at_.names.track_numbers, name, "track")
    if not int(at_.rules.board.beds[track // 64]) >> track % 64 & 1:
        raise NotationError(f"'{name}' is no track bed")
    return track


def read_bed(at_: Reading, value: str) -> None:
    """Say on which bed the piece is laid whose colour is being chosen."""
    at_.game.bed = _bed(at_, value) + 1


def read_piece_laid(at_: Reading, value: str) -> None:
    """Say that a piece was laid in this turn."""
    if not (at_.rules.board.track_pieces and at_.rules.board.dice):
        raise NotationError("whether a piece was laid in a turn is said with dice and track beds only")
    at_.game.piece_laid = read_number(value, "number of pieces laid in this turn", 1)


TABLE_READERS: dict[str, Reader] = {"pieces": read_pieces, "bed": read_bed, "piece_laid": read_piece_laid}


def finish(rules: Rules, game: GameRecord) -> None:
    """Close what crosses pieces and trains and, with few players, twins of pieces (R324-R326)."""
    board = rules.board
    if not (board.crossings or board.track_pieces):
        return
    closed, claimed = 0, np.bitwise_or.reduce(game.owned, axis=0)
    built = tracks_of(rules, game.built) if board.track_pieces else []
    for track in (*built, *tracks_of(rules, claimed)):
        closed |= joined(board.crossed[track])
    if board.closes_twins[game.players]:
        for track in built:
            closed |= joined(board.twins[track])
    game.open[:] = apart(joined(game.open) & ~closed)


def refuse(rules: Rules, game: GameRecord) -> None:
    """Raise unless the pieces exist, lie where they may, and the phase fits them."""
    board = rules.board
    if not board.track_pieces:
        if game.phase in (CHOOSE_BED, CHOOSE_PIECE):
            raise NotationError(f"the phase '{PHASES[game.phase]}' does not fit the table")
        return
    if any(game.built & ~game.open):
        raise NotationError("a piece lies on a track that is claimed or closed")
    _refuse_too_many(rules, game)
    if (game.bed > 0) != (game.phase == CHOOSE_PIECE):
        raise NotationError(f"a bed whose piece is being chosen belongs to the phase '{PHASES[CHOOSE_PIECE]}'")


def _refuse_too_many(rules: Rules, game: GameRecord) -> None:
    board, counts = rules.board, dict[tuple[int, int], int]()
    for track in tracks_of(rules, game.built):
        kind = int(board.length[track]), 0 if board.dice else colour_at(game, track)
        counts[kind] = counts.get(kind, 0) + 1
    for (length, colour), count in counts.items():
        most = int(board.pieces[length]) * (int(board.bed_colours).bit_count() if board.dice else 1)
        if count > most:
            name = "" if board.dice else f"{KIND_NAMES[colour]} "
            raise NotationError(f"{count} {name}pieces of length {length} lie on the board; the game has {most}")
