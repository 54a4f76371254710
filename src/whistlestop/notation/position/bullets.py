"""Bullet trains in a position line: the tracks they stand on, and how far each seat has come.

bullets=kyoto:osaka,odawara:tokyo | 0 progress=1 | 1 progress=1

How many are left follows from that.
"""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace

import numpy as np

from whistlestop.notation.position.fields import tracks_of
from whistlestop.notation.position.reading import Reader, Reading, read_number
from whistlestop.notation.words import NotationError, Words, find, join, split
from whistlestop.records.state import GameRecord
from whistlestop.ruleset.compile import Rules


def table_words(rules: Rules, game: SimpleNamespace, names: Words) -> Iterator[str]:
    """Return what the bullet trains on the board add to a line."""
    if rules.board.bullet_trains and any(game.bullets):
        yield f"bullets={join(names.tracks[track] for track in tracks_of(rules, game.bullets))}"


def seat_words(rules: Rules, game: SimpleNamespace, names: Words, seat: int) -> Iterator[str]:
    """Return what a seat's progress adds to its section."""
    if rules.board.bullet_trains and game.progress[seat]:
        yield f"progress={game.progress[seat]}"


def read_bullets(at_: Reading, value: str) -> None:
    """Put bullet trains on the board."""
    board, game = at_.rules.board, at_.game
    for name in split(value):
        track = find(at_.names.track_numbers, name, "track")
        here = np.uint64(1 << track % 64)
        if not board.bullet_tracks[track // 64] & here:
            raise NotationError(f"'{name}' is no bullet route")
        if game.bullets[track // 64] & here:
            raise NotationError(f"two bullet trains stand on '{name}'")
        game.bullets[track // 64] |= here


def read_progress(at_: Reading, value: str) -> None:
    """Say how far a seat has come."""
    if not at_.rules.board.bullet_trains:
        raise NotationError("this board has no bullet trains")
    at_.game.progress[at_.seat] = read_number(value, "number of spaces", 127)


TABLE_READERS: dict[str, Reader] = {"bullets": read_bullets}
SEAT_READERS: dict[str, Reader] = {"progress": read_progress}


def finish(rules: Rules, game: GameRecord) -> None:
    """Take what is built from the open tracks and from the supply."""
    board = rules.board
    if board.bullet_trains:
        built = tracks_of(rules, game.bullets)
        if len(built) > board.bullet_trains:
            raise NotationError(f"{len(built)} bullet trains stand on the board; the game has {board.bullet_trains}")
        game.bullet_trains = board.bullet_trains - len(built)
        game.open[:] &= ~game.bullets


def refuse(rules: Rules, game: GameRecord) -> None:
    """Raise unless the progress of all is what bullet trains stand on, and nobody owns their tracks too early."""
    board = rules.board
    if not board.bullet_trains:
        return
    spaces = sum(int(board.length[track]) for track in tracks_of(rules, game.bullets))
    if int(game.progress.sum()) != spaces:
        raise NotationError(
            f"the seats have a progress of {game.progress.sum()}; bullet trains stand on {spaces} spaces"
        )
    owned = np.bitwise_or.reduce(game.owned, axis=0)
    if any(owned & game.bullets):
        raise NotationError("a seat owns a track on which a bullet train stands")
    if game.bullet_trains and any(owned & board.bullet_tracks):
        raise NotationError("a seat owns a bullet route although bullet trains are left")
