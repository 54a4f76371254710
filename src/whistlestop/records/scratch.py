"""What whoever calls a kernel lends it: scripted luck, the answers luck gave, events that happened, room for searches.

Nothing in a scratch outlives a call except what the caller put there; nothing of a game is kept in it.
"""

from __future__ import annotations

from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from whistlestop.records.state import (
    KINDS,
    PLACES,
    SEATS,
    STATIONS,
    TICKET_DECKS,
    TICKET_ROOM,
    TRACK_WORDS,
    TRACKS,
    Bytes,
    Masks,
    Shorts,
    record,
)

EVENT_ROOM = 1024
EVENT_WIDTH = 6
ANSWER_ROOM = 2560
PLAN_COSTS = 64  # a plan never costs as many trains
PLAN_TICKETS = 24  # nobody plans for more at a time

SCRATCH = record(
    [
        ("incident", "u8", (PLACES,)),  # own tracks at each place, numbered as edges
        ("component", "u8", (PLACES,)),  # places joined to each place
        ("trail_choices", "u8", (PLACES,)),
        ("neighbours", "u8", (PLACES,)),  # places next to each place on own tracks
        ("ring", "u8", (PLACES,)),  # places joined to each place twice over
        ("legal", "u8", (32,)),
        ("fill_seed", "u8"),  # resampling's own generator
        ("fill_draws", "i4"),
        ("script_length", "i4"),
        ("script_used", "i4"),
        ("script_faults", "i4"),
        ("answer_count", "i4"),
        ("event_count", "i4"),
        ("listening", "i4"),
        ("edge_length", "i2", (PLACES,)),
        ("edge_ends", "i2", (PLACES,)),  # one end exclusive-or the other: either gives the other
        ("trail_edges", "i2", (PLACES,)),
        ("held", "i2", (TICKET_ROOM,)),  # tickets of the seat being scored
        ("held_count", "i2"),
        ("ticket_value", "i2", (TICKET_ROOM,)),  # what each ticket gave or cost when last scored
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
        ("script", "i2", (ANSWER_ROOM,)),
        ("answers", "i2", (ANSWER_ROOM,)),
        ("events", "i2", (EVENT_ROOM, EVENT_WIDTH)),
        # A bot's plan: tracks by what they cost it, the search for ways between places, and what came of it.
        ("plan_free", "u8", (TRACK_WORDS,)),
        ("plan_claimable", "u8", (TRACK_WORDS,)),
        ("plan_rivals", "u8", (TRACK_WORDS,)),
        ("plan_passable", "u8", (TRACK_WORDS,)),
        ("plan_frontier", "u8", (PLAN_COSTS,)),
        ("plan_distance", "i2", (PLACES,)),
        ("plan_via", "i2", (PLACES,)),
        ("plan_tracks", "u8", (TRACK_WORDS,)),
        ("plan_borrowed", "u8", (TRACK_WORDS,)),
        ("plan_finishing", "u8", (TRACK_WORDS,)),
        ("plan_need", "i2", (KINDS,)),
        # What the planner knows beside: prices, the way of each ticket, tracks for their points alone, cards to spare.
        ("plan_price", "i2", (TRACKS,)),
        ("plan_ways", "u8", (PLAN_TICKETS, TRACK_WORDS)),
        ("plan_extra", "u8", (TRACK_WORDS,)),
        ("plan_owned", "u8", (TRACK_WORDS,)),
        ("plan_trial", "u8", (TRACK_WORDS,)),
        ("plan_spare", "i2", (KINDS,)),
        ("plan_card", "i2", (KINDS,)),
        ("plan_gain", "i2", (TICKET_ROOM,)),
        ("plan_turn", "i2"),  # what a turn is worth on this board, in sixteenths of the usual
        ("plan_path", "i2", (TRACKS,)),  # spaces by which each track would lengthen the longest path
        ("plan_time", "i2"),  # turns that the player likely has left
        ("plan_chaos", "i2", (PLACES,)),  # what a monster at each place would be worth
        ("plan_locomotive", "i2"),  # what a locomotive to spare is worth, in sixteenths of a card
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
    edge_length: Shorts
    edge_ends: Shorts
    trail_edges: Shorts
    held: Shorts
    held_count: int
    ticket_value: Shorts
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
    script: Shorts
    answers: Shorts
    events: Shorts
    plan_free: Masks
    plan_claimable: Masks
    plan_rivals: Masks
    plan_passable: Masks
    plan_frontier: Masks
    plan_distance: Shorts
    plan_via: Shorts
    plan_tracks: Masks
    plan_borrowed: Masks
    plan_finishing: Masks
    plan_need: Shorts
    plan_price: Shorts
    plan_ways: Masks
    plan_extra: Masks
    plan_owned: Masks
    plan_trial: Masks
    plan_spare: Shorts
    plan_card: Shorts
    plan_gain: Shorts
    plan_turn: int
    plan_path: Shorts
    plan_time: int
    plan_chaos: Shorts
    plan_locomotive: int


Scratches = NDArray[np.void]


def scratches(count: int = 1) -> Scratches:
    """Return `count` scratch records, one for each thread that calls kernels."""
    return np.zeros(count, SCRATCH)
