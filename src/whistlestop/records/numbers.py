"""The numbers that records are made of: how much there is room for, kinds of cards, faces of dice, phases.

They stand below all records, so that every mechanism can say in a file of its own what it adds to them.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

SEATS = 6
PLACES = 64
TRACKS = 160
TRACK_WORDS = 3
TICKETS = 127
TICKET_ROOM = 128
TICKET_WORDS = 2
TICKET_DECKS = 2
DISPLAY_SLOTS = 6
TUNNEL_CARDS = 3
STATIONS = 3
MEEPLE_COLOURS = 6
MEEPLE_SLOTS = 64
PASSENGERS = 3
GOODS_STACKS = 48
COMPANIES = 16
SHARES = 64  # of all companies together

# Kinds of train card. HIDDEN never occurs in a game: in a view it counts the cards the viewer cannot name.
COLOURS = 8
LOCOMOTIVE = 8
PLUS4 = 9
PASSENGER_CARD = 10
HIDDEN = 11
KINDS = 12

# Faces of a train die (R131). The first two are also the kinds of token and of route (R135, R139).
SINGLE, DOUBLE, STATION_FACE, WILD = range(4)
FACES = 4
TOKEN_TYPES = 2

ALVIN, DEXTER = range(2)
MONSTERS = 2

NONE = -1
NOBODY = 7

# Phases: what kind of question the game is asking.
(
    OVER,
    CHOOSE_TICKETS,
    CHOOSE_ACTION,
    SECOND_CARD,
    PAYMENT,
    TUNNEL,
    PLACE_MONSTER,
    CHOOSE_REROLL,
    AFTER_ACTION,
    CHOOSE_SPLIT,
    CHOOSE_MEEPLE,
    CHOOSE_PASSENGER,
    CHOOSE_TRAVEL,
) = range(13)
CHOOSE_SHARE = 15
CHOOSE_DUMMY_SHARE = 16
# Where a ticket is: one of these times eight, plus the seat concerned (or NOBODY). The seat of a fresh ticket is who
# shuffled it back and can still be sure of it (R103). A completed ticket lies open before its seat (R414), one of a
# face-up pile before NOBODY (R253).
FRESH, UNDER, OUT_OF_GAME, OFFERED, ASIDE, HELD, UNKNOWN, COMPLETED = range(8)

# A slot of the queue under a ticket deck whose ticket the viewer cannot name.
HIDDEN_TICKET = 127

GRAY = 9
TARGETS = 4
MOST_CARDS = 15  # tables of masks stop here: no route is longer
TOURS = 5  # as many tickets of a grand tour, or more, pay most (R120)
DISTRICTS = 8
GOODS_HEIGHT = 8
MOST_SYMBOLS = 8  # five dice and three tokens: no route costs more (R143)
RANGES = 2  # one or two locomotives move a monster (R167)

Masks = NDArray[np.uint64]
Bytes = NDArray[np.int8]
Shorts = NDArray[np.int16]
Field = tuple[str, str | np.dtype[np.void]] | tuple[str, str, tuple[int, ...]]


def record(fields: Sequence[Field]) -> np.dtype[np.void]:
    """Return an aligned record type whose elements have their fields as attributes.

    Arrays of it are plain arrays on purpose: Numba needs ten times as long to recognise a `recarray` argument.
    """
    return np.dtype((np.record, np.dtype(list(fields), align=True)))
