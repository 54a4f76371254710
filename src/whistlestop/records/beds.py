"""Track beds and the coloured pieces laid on them: what they add to a game, a board, actions and events (R320-R332).

The colours of pieces are three sets of tracks, one for each bit of a colour's number, so that the tracks of a colour
are a few ANDs.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol

import numpy as np

from whistlestop.records.actions import FACE_PAIRS, PAIR_FIRST, PAIR_SECOND
from whistlestop.records.blocks import Block
from whistlestop.records.kind import Kind
from whistlestop.records.numbers import COLOURS, MOST_CARDS, TRACK_WORDS, TRACKS, Bytes, Field, Masks

BED = 2304
PIECE = 2464
BUILD_FOR_DICE = 2472
CHOOSE_BED, CHOOSE_PIECE = 24, 25
COLOUR_BITS = 3


class Build(NamedTuple):
    """A bed is chosen on which a piece is laid; with dice that lays it."""

    track: int


class Piece(NamedTuple):
    """A piece of a colour is laid on the bed that was chosen."""

    colour: int


class BuildForDice(NamedTuple):
    """Two unused dice are given for laying a piece (R330)."""

    pair: int

    @property
    def faces(self) -> tuple[int, int]:
        """What the two dice show."""
        return PAIR_FIRST[self.pair], PAIR_SECOND[self.pair]


BLOCKS = (
    Block("build", BED, Build, (TRACKS,)),
    Block("piece", PIECE, Piece, (COLOURS,)),
    Block("build_for_dice", BUILD_FOR_DICE, BuildForDice, (FACE_PAIRS,)),
)

ROOM: tuple[Field, ...] = (
    ("built", "u8", (TRACK_WORDS,)),  # beds on which a piece lies
    ("piece_colours", "u8", (COLOUR_BITS, TRACK_WORDS)),  # those whose colour has a bit, bit by bit
    ("bed", "i2"),  # one more than the bed whose piece is being chosen, or 0
    ("piece_laid", "i1"),  # in this turn, with dice (R330)
)
BOARD: tuple[Field, ...] = (
    ("beds", "u8", (TRACK_WORDS,)),  # tracks that need a piece before they can be claimed (R321)
    ("beds_of_length", "u8", (MOST_CARDS + 1, TRACK_WORDS)),
    ("crossed", "u8", (TRACKS, TRACK_WORDS)),  # tracks that a piece or trains on a track close for good (R324)
    ("pieces", "i1", (MOST_CARDS + 1,)),  # of each colour, by length (R320)
    ("bed_colours", "u8"),  # the colours of pieces, a bit for each
    ("track_pieces", "i1"),  # whether pieces are laid
    ("crossings", "i1"),  # whether any tracks cross
)
PHASES = {CHOOSE_BED: "bed", CHOOSE_PIECE: "piece"}

PIECE_LAID = 67
BED_BUILT = 68
BED_PAID = 69
DUTIES = {"beds": (PIECE_LAID, BED_BUILT)}
EVENTS = {
    PIECE_LAID: Kind("piece_laid", ("track", "kind")),
    BED_BUILT: Kind("bed_built", ("track",)),  # with dice, where colours mean nothing
    BED_PAID: Kind("bed_paid", ("one", "two")),
}


class GameFields(Protocol):
    """What a game record has of it."""

    built: Masks
    piece_colours: Masks
    bed: int
    piece_laid: int


class BoardFields(Protocol):
    """What a board record has of it."""

    beds: Masks
    beds_of_length: Masks
    crossed: Masks
    pieces: Bytes
    bed_colours: np.uint64
    track_pieces: int
    crossings: int
