"""What a bot thinks with: a record that holds its plan, and what it works out on the way to a decision.

Nothing in a plan outlives a decision: every bot fills the fields that it reads, but for the weights of its seat, which
are laid into it by who asks. Amounts are in the unit of `points.py`
unless a field says otherwise. The rules search in a scratch of their own, which lies in the plan as well.
"""

from __future__ import annotations

from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from whistlestop.bots.shared.judge import CHOICE, CHOICES, FIRST, JUDGE, SECOND, SITUATION, JudgeRecord, Longs
from whistlestop.bots.shared.weights import WEIGHTS, Weights
from whistlestop.records.board import MOST_SYMBOLS
from whistlestop.records.scratch import SCRATCH, Scratch
from whistlestop.records.state import (
    COMPANIES,
    KINDS,
    PLACES,
    TICKET_ROOM,
    TOKEN_TYPES,
    TRACK_WORDS,
    TRACKS,
    Bytes,
    Masks,
    Shorts,
    record,
)
from whistlestop.rules.dice import DICE

COSTS = 64  # a plan never costs as many trains
MOST_TICKETS = 24  # nobody plans for more at a time
ROW = MOST_SYMBOLS + 1  # cells of a row of the tables for dice, one row for each number of wilds

PLAN = record(
    [
        ("scratch", SCRATCH),
        # What the planner goes by at this table. It stands here because a record in a record must be aligned by hand.
        ("weights", WEIGHTS),
        # What the learned bot judges by, what it sees of the actions, and what the network makes of it on the way.
        ("judge", JUDGE),
        ("common", "i4", (FIRST,)),
        ("neurons", "i4", (FIRST,)),
        ("second_neurons", "i8", (SECOND,)),
        ("choices", "i2", (CHOICES,)),
        ("sorts", "i2", (CHOICES,)),
        ("choice_count", "i2"),
        ("proposal", "i2"),  # the planner's action
        ("situation", "i2", (SITUATION,)),
        ("rows", "i2", (CHOICES, CHOICE)),
        # The tickets it is for, the most valuable first, and those that are out of reach or not worth it.
        ("tickets", "i2", (TICKET_ROOM,)),
        ("ticket_count", "i2"),
        ("given_up", "i1", (TICKET_ROOM,)),
        # Tracks by whose they are, and those that cost nothing: own ones and what is planned already.
        ("own", "u8", (TRACK_WORDS,)),
        ("claimable", "u8", (TRACK_WORDS,)),
        ("rivals", "u8", (TRACK_WORDS,)),
        ("free", "u8", (TRACK_WORDS,)),
        # Tracks of bullet trains, which serve everybody, and those that take one instead of own trains.
        ("shared", "u8", (TRACK_WORDS,)),
        ("lent", "u8", (TRACK_WORDS,)),
        # The search for ways between places: trains, or the planner's prices.
        ("passable", "u8", (TRACK_WORDS,)),
        ("frontier", "u8", (COSTS,)),  # places that so many trains lead to
        ("distance", "i2", (PLACES,)),
        ("via", "i2", (PLACES,)),  # the track that the way to each place comes by
        # What came of it: tracks to claim, rivals' ones that stations must lend, and those that fulfil a ticket.
        ("tracks", "u8", (TRACK_WORDS,)),
        ("borrowed", "u8", (TRACK_WORDS,)),
        ("finishing", "u8", (TRACK_WORDS,)),
        ("need", "i2", (KINDS,)),  # cards that the tracks lack; of locomotives all that they take
        ("walked", "u8", (TRACK_WORDS,)),  # routes that a passenger has used
        # With dice: what each claim is worth, the best one by wilds and symbols for each kind, and what else counts.
        ("worth", "i2", (TRACKS,)),
        ("best_single", "i2", ((DICE + 1) * ROW,)),
        ("best_double", "i2", ((DICE + 1) * ROW,)),
        ("tokens", "i2", (TOKEN_TYPES,)),
        ("token_room", "i2", (TOKEN_TYPES,)),  # for so many more
        ("tickets_left", "i2"),  # that can be drawn, if they are wanted
        ("station_due", "i2"),  # dice that a station costs, if one is wanted
        ("move_worth", "i2"),
        # The planner: prices, the way of each ticket and what is won by it, and what time and chaos are worth.
        ("price", "i2", (TRACKS,)),
        ("ways", "u8", (MOST_TICKETS, TRACK_WORDS)),
        ("swing", "i2", (TICKET_ROOM,)),
        ("share_worth", "i2", (COMPANIES,)),  # what the next share of each company is worth
        ("turn_worth", "i2"),  # what a turn is worth on this board, in sixteenths of the usual
        ("train_worth", "i2"),  # the same of a train
        ("idle", "i2"),  # cards in the hand beyond what a plan gathers
        ("turns_left", "i2"),  # that the player likely has
        ("lengthening", "i2", (TRACKS,)),  # what each track does for the longest path
        ("chaos", "i2", (PLACES,)),  # what a monster at each place would be worth
        ("drawn_gain", "i2", (TICKET_ROOM,)),  # of tickets that might be drawn, the best first
        # Tracks for their points alone, those that are none, and all that is wanted.
        ("extra", "u8", (TRACK_WORDS,)),
        ("barred", "u8", (TRACK_WORDS,)),
        ("wanted", "u8", (TRACK_WORDS,)),
        # Cards: to spare, face up, what one more would save and what a spare locomotive does, in sixteenths of a card.
        ("spare", "i2", (KINDS,)),
        ("face_up", "i2", (KINDS,)),
        ("saving", "i2", (KINDS,)),
        ("locomotive_worth", "i2"),
        ("colour", "i2", (TRACKS,)),  # that pays for each track now
        ("lacking", "i2", (TRACKS,)),  # cards that each track lacks where decks are a mechanism's own, in eighths
        ("waiting", "i2"),  # what a turn without a claim brings for the plan
    ]
)


class PlanRecord(Protocol):
    """The fields of a `PLAN` record as the type checker sees them."""

    scratch: Scratch
    weights: Weights
    judge: JudgeRecord
    common: Longs
    neurons: Longs
    second_neurons: NDArray[np.int64]
    choices: Shorts
    sorts: Shorts
    choice_count: int
    proposal: int
    situation: Shorts
    rows: Shorts
    tickets: Shorts
    ticket_count: int
    given_up: Bytes
    own: Masks
    claimable: Masks
    rivals: Masks
    free: Masks
    shared: Masks
    lent: Masks
    passable: Masks
    frontier: Masks
    distance: Shorts
    via: Shorts
    tracks: Masks
    borrowed: Masks
    finishing: Masks
    need: Shorts
    walked: Masks
    worth: Shorts
    best_single: Shorts
    best_double: Shorts
    tokens: Shorts
    token_room: Shorts
    tickets_left: int
    station_due: int
    move_worth: int
    price: Shorts
    ways: Masks
    swing: Shorts
    share_worth: Shorts
    turn_worth: int
    train_worth: int
    idle: int
    turns_left: int
    lengthening: Shorts
    chaos: Shorts
    drawn_gain: Shorts
    extra: Masks
    barred: Masks
    wanted: Masks
    spare: Shorts
    face_up: Shorts
    saving: Shorts
    locomotive_worth: int
    colour: Shorts
    lacking: Shorts
    waiting: int


Plans = NDArray[np.void]


def plans(count: int = 1) -> Plans:
    """Return `count` plans, one for each thread that asks bots."""
    return np.zeros(count, PLAN)
