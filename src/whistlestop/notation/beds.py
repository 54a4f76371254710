"""Track beds as text: `build paris reims`, `piece red`, `build with single + wild` (R322, R330)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from whistlestop.notation.told import Told
from whistlestop.notation.words import FACE_NAMES, KIND_NAMES
from whistlestop.records.actions import FACE_PAIRS
from whistlestop.records.beds import Build, BuildForDice, Piece
from whistlestop.records.blocks import Parts, encode
from whistlestop.records.state import COLOURS, GameRecord
from whistlestop.ruleset.compile import Rules


def tell_build(rules: Rules, game: GameRecord, parts: Build) -> Told | None:
    """Return on which bed a piece is laid, in words; None for a track that the board does not have."""
    return Told("build", track=parts.track) if parts.track < len(rules.map.tracks) else None


def tell_piece(rules: Rules, game: GameRecord, parts: Piece) -> Told:
    """Return the colour of the piece, in words."""
    return Told("piece", colour=KIND_NAMES[parts.colour])


def tell_dice(rules: Rules, game: GameRecord, parts: BuildForDice) -> Told:
    """Return the dice that are given for laying a piece, in words."""
    return Told("build_for_dice", cost=dict(Counter(FACE_NAMES[face] for face in parts.faces)))


TELL: dict[type[Parts], Callable[[Rules, GameRecord, Any], Told | None]] = {
    Build: tell_build,
    Piece: tell_piece,
    BuildForDice: tell_dice,
}


def write_dice(told: Told) -> str:
    """Return the text of dice given for laying a piece: each die by its face."""
    return f"build with {' + '.join(face for face, count in (told.cost or {}).items() for _ in range(count))}"


WRITE = {"build_for_dice": write_dice}


def track_texts(ends: str, track: int) -> Iterator[tuple[str, int]]:
    """Return how a bed is typed."""
    yield f"build {ends}", encode(Build(track))


def fixed_texts() -> Iterator[tuple[str, int]]:
    """Return how pieces and dice given for one are typed, dice in either order."""
    for colour in range(COLOURS):
        yield f"piece {KIND_NAMES[colour]}", encode(Piece(colour))
    for pair in range(FACE_PAIRS):
        one, two = (FACE_NAMES[face] for face in BuildForDice(pair).faces)
        yield f"build with {one} + {two}", encode(BuildForDice(pair))
        yield f"build with {two} + {one}", encode(BuildForDice(pair))
