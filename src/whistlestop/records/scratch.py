"""What whoever calls a kernel lends it: scripted luck, the answers luck gave, events that happened, room for searches.

Nothing in a scratch outlives a call except what the caller put there; nothing of a game is kept in it.
"""

from __future__ import annotations

from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from whistlestop.records.actions import ACTION_WORDS
from whistlestop.records.state import (
    KINDS,
    PLACES,
    SEATS,
    STATIONS,
    TICKET_DECKS,
    TICKET_ROOM,
    TRACKS,
    Bytes,
    Masks,
    Shorts,
    record,
)

EVENT_ROOM = 1024
EVENT_WIDTH = 6
ANSWER_ROOM = 2560
ODDS_ROOM = 128  # answers that a question of luck may have

TELL_ODDS = 2  # how `listening` asks for the odds of the first question that no script answers; 1 is without

SCRATCH = record(
    [
        ("incident", "u8", (PLACES,)),  # own tracks at each place, numbered as edges
        ("component", "u8", (PLACES,)),  # places joined to each place
        ("trail_choices", "u8", (PLACES,)),
        ("neighbours", "u8", (PLACES,)),  # places next to each place on own tracks
        ("ring", "u8", (PLACES,)),  # places joined to each place twice over
        ("legal", "u8", (ACTION_WORDS,)),
        ("fill_seed", "u8"),  # resampling's own generator
        ("fill_draws", "i4"),
        ("script_length", "i4"),
        ("script_used", "i4"),
        ("script_faults", "i4"),
        ("answer_count", "i4"),
        ("event_count", "i4"),
        ("listening", "i4"),
        ("open_stream", "i4"),  # of that question; NONE before it is asked
        ("edge_length", "i2", (PLACES,)),
        ("edge_ends", "i2", (PLACES,)),  # one end exclusive-or the other: either gives the other
        ("trail_edges", "i2", (PLACES,)),
        ("held", "i2", (TICKET_ROOM,)),  # tickets of the seat being scored
        ("held_count", "i2"),
        ("ticket_value", "i2", (TICKET_ROOM,)),  # what each ticket gave or cost when last scored
        ("ticket_target", "i1", (TICKET_ROOM,)),  # the joined target that decided it
        ("ticket_fulfilled", "i1", (TICKET_ROOM,)),
        ("candidates", "i2", (STATIONS, TRACKS)),  # tracks each station of that seat might borrow
        ("candidate_count", "i2", (STATIONS,)),
        ("trial", "i2", (STATIONS,)),
        ("depth", "i2", (PLACES,)),  # the two deepest branches stripped off at each place
        ("second_depth", "i2", (PLACES,)),
        ("borrowed", "i2", (SEATS, STATIONS)),  # the best choice, for whoever explains a score
        ("pool", "i2", (KINDS,)),  # cards a view does not show
        ("offered", "i1", (TICKET_DECKS,)),  # another seat's ticket choice while it is made up
        ("kept", "i1", (TICKET_DECKS,)),
        ("aside", "i1", (TICKET_DECKS,)),
        ("odds", "i2", (ODDS_ROOM,)),  # how often each answer to that question is among the possible ones
        ("script", "i2", (ANSWER_ROOM,)),
        ("answers", "i2", (ANSWER_ROOM,)),
        ("events", "i2", (EVENT_ROOM, EVENT_WIDTH)),
    ]
)


class Scratch(Protocol):
    """The fields of a `SCRATCH` record as the type checker sees them."""

    incident: Masks
    component: Masks
    trail_choices: Masks
    neighbours: Masks
    ring: Masks
    legal: Masks
    fill_seed: np.uint64
    fill_draws: int
    script_length: int
    script_used: int
    script_faults: int
    answer_count: int
    event_count: int
    listening: int
    open_stream: int
    edge_length: Shorts
    edge_ends: Shorts
    trail_edges: Shorts
    held: Shorts
    held_count: int
    ticket_value: Shorts
    ticket_target: Bytes
    ticket_fulfilled: Bytes
    candidates: Shorts
    candidate_count: Shorts
    trial: Shorts
    depth: Shorts
    second_depth: Shorts
    borrowed: Shorts
    pool: Shorts
    offered: Bytes
    kept: Bytes
    aside: Bytes
    odds: Shorts
    script: Shorts
    answers: Shorts
    events: Shorts


Scratches = NDArray[np.void]


def scratches(count: int = 1) -> Scratches:
    """Return `count` scratch records, one for each thread that calls kernels."""
    return np.zeros(count, SCRATCH)
