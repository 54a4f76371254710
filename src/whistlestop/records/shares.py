"""Shares of railroad companies: what they add to a game, a board, actions and events (R301-R308).

All shares are numbered through, company by company and from the top of each stack, so that sets of them are masks.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol

import numpy as np

from whistlestop.records.actions import DUMMY_SHARE, NO_SHARE, SHARE
from whistlestop.records.blocks import Block
from whistlestop.records.kind import Kind
from whistlestop.records.numbers import (
    CHOOSE_DUMMY_SHARE,
    CHOOSE_SHARE,
    COMPANIES,
    SEATS,
    TRACK_WORDS,
    TRACKS,
    Bytes,
    Field,
    Masks,
)


class Share(NamedTuple):
    """The top share of a company is taken."""

    company: int


class DummyShare(NamedTuple):
    """The top share of a company goes to the dummy."""

    company: int


class NoShare(NamedTuple):
    """No share is taken for the route just claimed."""


BLOCKS = (
    Block("share", SHARE, Share, (COMPANIES,)),
    Block("dummy_share", DUMMY_SHARE, DummyShare, (COMPANIES,)),
    Block("no_share", NO_SHARE, NoShare),
)

ROOM: tuple[Field, ...] = (
    ("shares", "u8", (SEATS,)),  # those of each seat
    ("dummy_shares", "u8"),  # those of the dummy (R307)
    ("shown_shares", "u8"),  # those of the dummy that were turned up at the end (R308)
    ("taken_shares", "u8"),  # all that no longer lie in their stacks, which everybody sees
)
BOARD: tuple[Field, ...] = (
    ("companies", "i1"),
    ("company_shares", "u8", (COMPANIES,)),  # the set of all shares of each
    ("share_points", "i1", (COMPANIES, SEATS + 2)),  # what the first, second ... shareholder scores (R305)
    ("signs", "u8", (TRACKS,)),  # companies shown at each track, a bit for each (R302)
    ("company_tracks", "u8", (COMPANIES, TRACK_WORDS)),  # tracks that show each company
    ("share_dummy", "i1"),  # players with whom a dummy takes shares, 0 for never (R307)
)
PHASES = {CHOOSE_SHARE: "share", CHOOSE_DUMMY_SHARE: "dummy share"}

LUCK = 6  # the stream that says which shares of the dummy are turned up (R308)

SHARE_TAKEN = 50
DUMMY_SHARE_TAKEN = 51
DUMMY_SHARE_SHOWN = 52
DEEDS = {"shares": (SHARE_TAKEN,)}
EVENTS = {
    SHARE_TAKEN: Kind("share_taken", ("company", "number")),
    DUMMY_SHARE_TAKEN: Kind("dummy_share_taken", ("company", "number")),
    DUMMY_SHARE_SHOWN: Kind("dummy_share_shown", ("company", "number")),
}


class GameFields(Protocol):
    """What a game record has of it."""

    shares: Masks
    dummy_shares: np.uint64
    shown_shares: np.uint64
    taken_shares: np.uint64


class BoardFields(Protocol):
    """What a board record has of it."""

    companies: int
    company_shares: Masks
    share_points: Bytes
    signs: Masks
    company_tracks: Masks
    share_dummy: int
