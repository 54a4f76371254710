"""Pieces of track on beds (R320-R330): all of it is open; None where there are none."""

from __future__ import annotations

from dataclasses import dataclass
from types import SimpleNamespace

from whistlestop.knowledge.facts.known import Known, members
from whistlestop.notation.position.beds import colour_at
from whistlestop.notation.words import KIND_NAMES
from whistlestop.records.beds import CHOOSE_PIECE
from whistlestop.ruleset.compile import Rules


@dataclass(frozen=True, kw_only=True, eq=False)
class BedFacts(Known):
    """The colour of the piece on each built bed, "gray" with dice, and the bed whose piece is being chosen.

    `piece_laid` says, with dice, whether a piece was laid in this turn.
    """

    pieces: dict[int, str] | None = None
    bed: int | None = None
    piece_laid: bool | None = None


NOTHING = BedFacts()


def read(rules: Rules, view: SimpleNamespace, seat: int | None) -> BedFacts:
    """Return what everybody sees of beds and pieces."""
    board = rules.board
    if not board.track_pieces:
        return NOTHING
    colours = {track: "gray" if board.dice else KIND_NAMES[colour_at(view, track)] for track in members(view.built)}
    return BedFacts(
        pieces=colours,
        bed=view.bed - 1 if view.phase == CHOOSE_PIECE else None,
        piece_laid=bool(view.piece_laid) if board.dice else None,
    )
