"""Tolls, loans and the neutral player: what they add to a game, a board, actions and events (R250-R267)."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from whistlestop.records.blocks import Block
from whistlestop.records.kind import Kind
from whistlestop.records.numbers import SEATS, TICKET_ROOM, TRACK_WORDS, TRACKS, Bytes, Field, Masks, Shorts

SIDES = 2  # tracks of a connection that a ticket names at its foot (R264)
NEUTRAL = 2112
NEUTRAL_WORD = NEUTRAL // 64
CHOOSE_NEUTRAL = 17


class NeutralTrack(NamedTuple):
    """The neutral player takes the first or the second track of the connection that a ticket names."""

    side: int


BLOCKS = (Block("neutral", NEUTRAL, NeutralTrack, (SIDES,)),)

ROOM: tuple[Field, ...] = (
    ("neutral", "u8", (TRACK_WORDS,)),  # tracks of the neutral player
    ("toll_tokens", "i2", (SEATS,)),  # the money of each seat (R251)
    ("neutral_choice", "i2"),  # 1 + the first track of the connection being chosen from, 0 while nothing is asked
    ("loans", "i1", (SEATS,)),
    ("neutral_trains", "i1"),
    ("neutral_marker", "i1"),  # seat that chooses for the neutral player
    ("neutral_ended", "i1"),  # it takes no tracks any more (R266)
)
BOARD: tuple[Field, ...] = (
    ("foot", "i2", (TICKET_ROOM,)),  # first track of the connection at the foot of a ticket, or NONE (R264)
    ("tolls", "i1"),  # tolls are paid
    ("toll", "i1", (TRACKS,)),
    ("start_tokens", "i1"),  # toll tokens of each player at the start (R251)
    ("start_scores", "i1", (SEATS,)),  # of the first, second ... player (R254)
    ("loan_cost", "i1"),  # points that each loan costs (R259)
    ("toll_points", "i1", (SEATS + 1, SEATS)),  # by the number of players: for most tokens, second most ... (R260)
    ("neutral_players", "i1"),  # players with whom the neutral player plays, 0 for never (R263)
    ("neutral_supply", "i1"),  # its trains
    ("neutral_round", "i1"),  # the first round that ends with its phase
)
PHASES = {CHOOSE_NEUTRAL: "neutral track"}

TOLL_PAID = 53
LOAN_TAKEN = 54
TOLL_RECEIVED = 55
NEUTRAL_TICKET = 56
NEUTRAL_CLAIMED = 57
DEEDS = {"tolls": (TOLL_PAID,), "loans": (LOAN_TAKEN,)}
EVENTS = {
    TOLL_PAID: Kind("toll_paid", ("track", "count")),
    LOAN_TAKEN: Kind("loan_taken", ("track", "count")),
    TOLL_RECEIVED: Kind("toll_received", ("track", "count")),
    NEUTRAL_TICKET: Kind("neutral_ticket", ("ticket",)),
    NEUTRAL_CLAIMED: Kind("neutral_claimed", ("track",)),
}


class GameFields(Protocol):
    """What a game record has of it."""

    neutral: Masks
    toll_tokens: Shorts
    neutral_choice: int
    loans: Bytes
    neutral_trains: int
    neutral_marker: int
    neutral_ended: int


class BoardFields(Protocol):
    """What a board record has of it."""

    foot: Shorts
    tolls: int
    toll: Bytes
    start_tokens: int
    start_scores: Bytes
    loan_cost: int
    toll_points: Bytes
    neutral_players: int
    neutral_supply: int
    neutral_round: int
