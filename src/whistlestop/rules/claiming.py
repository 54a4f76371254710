"""What all mechanisms say about claims and payments: their files in `claims/`, composed when the program is loaded."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from whistlestop.compiler.kernel import kernel
from whistlestop.records.board import BoardRecord
from whistlestop.records.mechanisms import collect
from whistlestop.records.state import NONE, GameRecord
from whistlestop.rules.hooks import four

Mask = Callable[[GameRecord, BoardRecord, int, int], np.uint64]
Number = Callable[[GameRecord, BoardRecord, int], int]


@kernel
def no_tracks(game: GameRecord, board: BoardRecord, seat: int, word: int) -> np.uint64:
    """Return no tracks: where a chain of masks ends."""
    return np.uint64(0)


@kernel
def no_places(game: GameRecord, board: BoardRecord, seat: int) -> np.uint64:
    """Return no places: where a chain of them ends."""
    return np.uint64(0)


@kernel
def no_number(game: GameRecord, board: BoardRecord, track: int) -> int:
    """Say nothing: where a chain of numbers ends."""
    return NONE


@kernel
def nothing_more(game: GameRecord, board: BoardRecord, seat: int) -> int:
    """Add nothing: where a sum ends."""
    return 0


@kernel
def nothing_follows(game: GameRecord, board: BoardRecord, track: int) -> None:
    """Do nothing: where a chain of consequences ends."""


def joining(kernels: Sequence[Any]) -> Mask:
    """Return a kernel that joins the tracks of all."""
    one, two, three, more = four(kernels, no_tracks, joining)

    @kernel
    def join(game: GameRecord, board: BoardRecord, seat: int, word: int) -> np.uint64:
        found = one(game, board, seat, word) | two(game, board, seat, word)
        return found | three(game, board, seat, word) | more(game, board, seat, word)

    return join


def uniting(kernels: Sequence[Any]) -> Callable[[GameRecord, BoardRecord, int], np.uint64]:
    """Return a kernel that joins the places of all."""
    one, two, three, more = four(kernels, no_places, uniting)

    @kernel
    def unite(game: GameRecord, board: BoardRecord, seat: int) -> np.uint64:
        return one(game, board, seat) | two(game, board, seat) | three(game, board, seat) | more(game, board, seat)

    return unite


def summing(kernels: Sequence[Any]) -> Number:
    """Return a kernel that adds the numbers of all."""
    one, two, three, more = four(kernels, nothing_more, summing)

    @kernel
    def add_up(game: GameRecord, board: BoardRecord, seat: int) -> int:
        return one(game, board, seat) + two(game, board, seat) + three(game, board, seat) + more(game, board, seat)

    return add_up


def deciding(kernels: Sequence[Any]) -> Number:
    """Return a kernel that takes the number of the first that has anything to say, or NONE."""
    one, two, three, more = four(kernels, no_number, deciding)

    @kernel
    def decide(game: GameRecord, board: BoardRecord, track: int) -> int:
        found = one(game, board, track)
        if found == NONE:
            found = two(game, board, track)
        if found == NONE:
            found = three(game, board, track)
        return found if found != NONE else more(game, board, track)

    return decide


def following(kernels: Sequence[Any]) -> Callable[[GameRecord, BoardRecord, int], None]:
    """Return a kernel that does what follows for all."""
    one, two, three, more = four(kernels, nothing_follows, following)

    @kernel
    def follow(game: GameRecord, board: BoardRecord, track: int) -> None:
        one(game, board, track)
        two(game, board, track)
        three(game, board, track)
        more(game, board, track)

    return follow


@kernel
def nothing_to_note(game: GameRecord, board: BoardRecord) -> None:
    """Do nothing: where a chain of notes ends."""


def noting(kernels: Sequence[Any]) -> Callable[[GameRecord, BoardRecord], None]:
    """Return a kernel with which all note that something has happened."""
    one, two, three, more = four(kernels, nothing_to_note, noting)

    @kernel
    def note(game: GameRecord, board: BoardRecord) -> None:
        one(game, board)
        two(game, board)
        three(game, board)
        more(game, board)

    return note


def of_claims(name: str) -> tuple[Any, ...]:
    """Return the kernels of `claims/` under a name."""
    return collect("whistlestop.rules.claims", name)


barred = joining(of_claims("barred"))
barred_for_ever = joining(of_claims("barred_for_ever"))
out_of_reach = joining(of_claims("out_of_reach"))
unpayable = joining(of_claims("unpayable"))
lent = joining(of_claims("lent"))
standing = joining(of_claims("standing"))
for_all = joining(of_claims("for_all"))
shared = joining(of_claims("shared"))
closed = joining(of_claims("closed"))
payable = joining(of_claims("payable"))
within_means = joining(of_claims("within_means"))
payment_phase = deciding(of_claims("payment_phase"))
hidden_cards = summing(of_claims("hidden_cards"))
trains_beside = summing(of_claims("trains_beside"))
put = deciding(of_claims("put"))
claim_event = deciding(of_claims("claim_event"))
occupied = following(of_claims("occupied"))
own_colour = deciding(of_claims("colour"))
due = deciding(of_claims("due"))
beside_tracks = summing(of_claims("beside_tracks"))
home = uniting(of_claims("home"))
reshuffled = noting(of_claims("reshuffled"))
ran_out = following(of_claims("ran_out"))
shut_places = uniting(of_claims("shut_places"))


@kernel
def colour_of(game: GameRecord, board: BoardRecord, track: int) -> int:
    """Return the colour that pays for a track: the printed one unless a mechanism says otherwise."""
    if board.special_claims != 0:
        found = own_colour(game, board, track)
        if found != NONE:
            return found
    return int(board.colour[track])
