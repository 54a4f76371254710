"""Track beds at a terminal: where a piece is laid and of which colour, and what lies on the board (R320-R332)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from whistlestop.compiler.kernel import interpreted
from whistlestop.locale import say, words
from whistlestop.locale.beds import pieces
from whistlestop.maps import Map
from whistlestop.notation.words import FACE_NAMES, KIND_NAMES
from whistlestop.play.game import Game
from whistlestop.records.beds import Build, BuildForDice, Piece
from whistlestop.records.blocks import Parts
from whistlestop.records.state import NONE
from whistlestop.rules.claims import beds
from whistlestop.terminal.card_choices import ordinal
from whistlestop.terminal.choice import FAR, FOLLOWING, SELDOM, Choice, fold
from whistlestop.terminal.sight import Sight

piece_colour = interpreted(beds.colour)


def colour_of(game: Game, track: int) -> str | None:
    """Return the colour of the piece that lies on a bed (R327)."""
    colour = int(piece_colour(game.record, game.rules.board, track))
    return None if colour == NONE else KIND_NAMES[colour]


def choose_bed(game: Game, number: int, parts: Build) -> Choice:
    """Return a bed for a piece."""
    map, here = game.map, game.map.tracks[parts.track]
    names = fold(here.a, here.b, words.place(map, here.a), words.place(map, here.b))
    also = fold("piece on", f"#{ordinal(map, parts.track)}", str(here.length))
    text = say("choice-build", route=words.route(map, parts.track), count=here.length)
    # Beside other actions a piece must be asked for: the same two places may mean a claim.
    must = frozenset() if game.phase == "bed" else fold("build")
    return Choice(number, text, names, also | fold("build"), must=must)


def choose_piece(game: Game, number: int, parts: Piece) -> Choice:
    """Return a colour of the piece."""
    kind = KIND_NAMES[parts.colour]
    return Choice(number, say("choice-piece", kind=words.kind(kind)), fold(kind, words.kind(kind)), fold("piece"))


def choose_dice(game: Game, number: int, parts: BuildForDice) -> Choice:
    """Return two dice that are given for laying a piece."""
    faces = Counter(FACE_NAMES[face] for face in parts.faces)
    text = say("choice-build-for-dice", dice=words.dice(faces))
    return Choice(number, text, verbs=frozenset({"build"}), parts=tuple(sorted(faces.items())))


CHOICES: dict[type[Parts], Callable[[Game, int, Any], Choice]] = {
    Build: choose_bed,
    Piece: choose_piece,
    BuildForDice: choose_dice,
}
GROUPS: dict[type[Parts], Callable[[Any], int]] = {
    Build: lambda parts: FAR,
    Piece: lambda parts: FOLLOWING,
    BuildForDice: lambda parts: SELDOM,
}


def question(map: Map, facts: Sight, seat: int) -> str | None:
    """Return what is asked about a piece; None if it is something else."""
    if facts.phase == "bed":
        return say("question-bed")
    if facts.phase != "piece" or facts.bed is None:
        return None
    return say("question-piece", route=words.route(map, facts.bed))


def on_the_board(map: Map, facts: Sight) -> Iterator[str]:
    """Return the pieces that lie on beds."""
    if facts.pieces is not None:
        yield say("pieces-lying", count=len(facts.pieces), pieces=pieces(map, facts.pieces))


PROMPTS = {"bed": "prompt-bed", "piece": "prompt-piece"}
HELP = ("help-play-beds",)
LOOK_UP = ("pieces",)
