"""Why a piece of track cannot be laid, and why a bed cannot be claimed yet or any more (R321-R330)."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Any

from whistlestop.compiler.kernel import interpreted
from whistlestop.notation.words import FACE_NAMES
from whistlestop.play.why.monsters import why_in_chaos
from whistlestop.play.why.reason import Why, WhyCode, has, not_now
from whistlestop.records.beds import CHOOSE_BED, CHOOSE_PIECE, Build, BuildForDice, Piece
from whistlestop.records.blocks import Parts
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import AFTER_ACTION, CHOOSE_ACTION, GameRecord
from whistlestop.rules import tokens
from whistlestop.ruleset.compile import Rules

has_pair = interpreted(tokens.has_pair)


class Code(Enum):
    """Reasons about beds and pieces."""

    BED_NOT_BUILT = "bed_not_built"
    TRACK_CROSSED = "track_crossed"
    NO_BED = "no_bed"
    PIECE_LIES = "piece_lies"
    NO_PIECES_LEFT = "no_pieces_left"
    NOTHING_TO_BUILD = "nothing_to_build"
    NO_PIECE_OF_COLOUR = "no_piece_of_colour"
    PIECE_LAID = "piece_laid"
    MUST_BUILD = "must_build"


def why_crossed(board: BoardRecord, game: GameRecord, track: int) -> Why | None:
    """Return that a piece or trains lie across a track, if they do (R324, R325)."""
    for other in range(board.tracks if board.crossings else 0):
        if has(board.crossed[track], other) and _occupied(board, game, other):
            return Why(Code.TRACK_CROSSED)
    return None


def _occupied(board: BoardRecord, game: GameRecord, track: int) -> bool:
    built = bool(board.track_pieces) and has(game.built, track)
    return built or any(has(game.owned[seat], track) for seat in range(game.players))


def why_taken(board: BoardRecord, game: GameRecord, track: int) -> Why | None:
    """Return that a track is closed by what lies across it, if it is (R324, R325)."""
    return None if has(game.open, track) else why_crossed(board, game, track)


def why_barred(rules: Rules, game: GameRecord, track: int) -> Why | None:
    """Return that no piece lies on a bed, if it is one (R321)."""
    board = rules.board
    if board.track_pieces and has(board.beds, track) and not has(game.built, track):
        return Why(Code.BED_NOT_BUILT)
    return None


def why_going_on(rules: Rules, game: GameRecord) -> Why | None:
    """Return that a turn without an action cannot end before a piece is laid, if it is one (R330)."""
    if rules.board.track_pieces and game.phase == CHOOSE_ACTION and not game.piece_laid:
        return Why(Code.MUST_BUILD)
    return None


def why_not_built(rules: Rules, game: GameRecord, parts: Build) -> Why:
    """Return why a piece cannot be laid on a track."""
    board, track = rules.boards[0], parts.track
    if track >= board.tracks:
        return Why(WhyCode.NO_SUCH_ACTION)
    if game.phase != CHOOSE_BED and not (board.dice and game.phase == CHOOSE_ACTION):
        return not_now(game)
    if not has(board.beds, track):
        return Why(Code.NO_BED)
    if has(game.built, track):
        return Why(Code.PIECE_LIES)
    return _why_not_free(rules, game, track) or Why(Code.NO_PIECES_LEFT, {"count": int(board.length[track])})


def _why_not_free(rules: Rules, game: GameRecord, track: int) -> Why | None:
    board = rules.boards[0]
    owner = next((seat for seat in range(game.players) if has(game.owned[seat], track)), None)
    if owner is not None:
        return Why(WhyCode.TRACK_TAKEN, {"seat": owner})
    if not has(game.open, track):
        closed = Why(WhyCode.TRACK_CLOSED, {"players": int(board.double_routes_players)})
        return why_crossed(board, game, track) or closed
    ends = int(board.end_a[track]), int(board.end_b[track])
    return why_in_chaos(rules, game, *ends) if board.chaos_blocks_all else None


def why_no_piece(rules: Rules, game: GameRecord, parts: Piece) -> Why:
    """Return why the piece cannot have a colour."""
    if game.phase != CHOOSE_PIECE:
        return not_now(game)
    length = int(rules.boards[0].length[int(game.bed) - 1])
    return Why(Code.NO_PIECE_OF_COLOUR, {"count": length})


def why_not_for_dice(rules: Rules, game: GameRecord, parts: BuildForDice) -> Why:
    """Return why two dice cannot be given for laying a piece (R330)."""
    if game.phase == CHOOSE_ACTION:
        return Why(WhyCode.NOT_BEFORE_ACTION)
    if game.phase != AFTER_ACTION:
        return not_now(game)
    if game.piece_laid:
        return Why(Code.PIECE_LAID)
    if game.dice.sum() < len(parts.faces):
        return Why(WhyCode.FEW_UNUSED_DICE, {"have": int(game.dice.sum())})
    one, two = (FACE_NAMES[face] for face in parts.faces)
    missing = Why(WhyCode.NOT_THESE_DICE, {"one": one, "two": two})
    return Why(Code.NOTHING_TO_BUILD) if has_pair(game, parts.pair) else missing


WHY: dict[type[Parts], Callable[[Rules, GameRecord, Any], Why]] = {
    Build: why_not_built,
    Piece: why_no_piece,
    BuildForDice: why_not_for_dice,
}
