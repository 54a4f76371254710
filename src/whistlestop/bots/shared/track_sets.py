"""Sets of tracks as masks of several words."""

from __future__ import annotations

import numpy as np

from whistlestop.compiler.kernel import bit, has, kernel, popcount
from whistlestop.records.state import TRACK_WORDS, Masks


@kernel
def in_set(tracks: Masks, track: int) -> bool:
    """Return whether a set of tracks has one."""
    return has(tracks[track // 64], track % 64)


@kernel
def add(tracks: Masks, track: int) -> None:
    """Put a track into a set."""
    tracks[track // 64] |= bit(track % 64)


@kernel
def is_empty(tracks: Masks) -> bool:
    """Return whether a set of tracks has none."""
    found = np.uint64(0)
    for word in range(TRACK_WORDS):
        found |= tracks[word]
    return found == np.uint64(0)


@kernel
def size(tracks: Masks) -> int:
    """Return how many tracks a set has."""
    count = 0
    for word in range(TRACK_WORDS):
        count += popcount(tracks[word])
    return count
