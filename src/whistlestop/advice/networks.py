"""What everybody's trains join: the longest path of each seat with its tracks, and a seat's connected networks (R226).

The rules know how long the longest path is, not where it runs. A track that can be taken away without making the path
shorter is not needed for it; what is left when no such track remains is one longest path.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from whistlestop.batch import batch
from whistlestop.knowledge.view import View
from whistlestop.records import (
    scratch,
    state,
)
from whistlestop.records.state import HELD
from whistlestop.rules import scoring


@dataclass(frozen=True)
class LongestPath:
    """A seat's longest continuous path: its length in spaces and the tracks of one such path."""

    seat: int
    length: int
    tracks: tuple[int, ...]


@dataclass(frozen=True)
class Network:
    """Tracks of one seat that hang together, the places they join and their spaces."""

    tracks: tuple[int, ...]
    places: tuple[int, ...]
    spaces: int


def longest_paths(view: View) -> list[LongestPath]:
    """Return the longest path of every seat; one without trains on the board has none."""
    games = view.views.copy()
    _forget_tickets(games)
    wanted, owned = _lengths(view, games), [owned_by(view, seat) for seat in range(int(view.record.players))]
    for round in range(max((len(tracks) for tracks in owned), default=0)):
        # One track of each seat is tried at a time: nobody's path depends on another's tracks.
        tried = [(seat, tracks[round]) for seat, tracks in enumerate(owned) if round < len(tracks)]
        for seat, track in tried:
            _turn(games, seat, track)
        found = _lengths(view, games)
        for seat, track in tried:
            if found[seat] < wanted[seat]:
                _turn(games, seat, track)
    left = [[track for track in tracks if _has(games, seat, track)] for seat, tracks in enumerate(owned)]
    return [LongestPath(seat, wanted[seat], tuple(tracks)) for seat, tracks in enumerate(left)]


def _forget_tickets(games: state.Games) -> None:
    """Leave no ticket to be scored: they have no say in paths, and trying stations out for them takes time."""
    held = games["where"] // 8 == HELD
    games["where"][held] = state.UNKNOWN * 8 + state.NOBODY


def _lengths(view: View, games: state.Games) -> list[int]:
    sheets = np.zeros((1, state.SEATS, scoring.WIDTH), np.int32)
    batch.score_games(games, 0, 1, view.rules.boards, scratch.scratches(), 0, sheets)
    return [int(length) for length in sheets[0, : int(view.record.players), scoring.PATH_LENGTH]]


def _turn(games: state.Games, seat: int, track: int) -> None:
    """Take a track away from a seat, or give it back."""
    games["owned"][0, seat, track // 64] ^= np.uint64(1) << np.uint64(track % 64)


def _has(games: state.Games, seat: int, track: int) -> bool:
    return bool(int(games["owned"][0, seat, track // 64]) >> track % 64 & 1)


def owned_by(view: View, seat: int) -> list[int]:
    """Return the tracks a seat has claimed."""
    return [track for track in range(len(view.rules.map.tracks)) if _has(view.views, seat, track)]


def networks(view: View) -> list[Network]:
    """Return the connected networks of the seat whose view it is, the largest first; a spectator has none."""
    if view.seat is None:
        return []
    board, groups = view.rules.boards[0], list[tuple[set[int], list[int]]]()
    for track in owned_by(view, view.seat):
        places, tracks = {int(board.end_a[track]), int(board.end_b[track])}, [track]
        touching = [group for group in groups if group[0] & places]
        for group in touching:
            groups.remove(group)
            places |= group[0]
            tracks += group[1]
        groups.append((places, tracks))
    found = [Network(tuple(sorted(t)), tuple(sorted(p)), sum(int(board.length[one]) for one in t)) for p, t in groups]
    return sorted(found, key=lambda one: (-one.spaces, one.tracks))
