"""One game as one record.

`GAME` holds everything a game is and nothing that can be had from the board; copying it is copying memory, saving
it is `tobytes`. Small numbers are signed, so that mixing them never turns into floating point inside a kernel; sets
of tracks, places and tickets are 64-bit masks. Fields that repeat what others say exist for speed only, and
`rules/check.py` compares them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

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
    REROLL,
    AFTER_ACTION,
    SPLIT,
    MEEPLE,
    PASSENGER,
    TRAVEL,
) = range(13)
PHASES = (
    *("over", "tickets", "action", "second card", "payment", "tunnel", "place monster", "reroll", "after action"),
    *("split", "meeple", "passenger", "travel"),
)

# Where a ticket is: one of these times eight, plus the seat concerned (or NOBODY). The seat of a fresh ticket is who
# shuffled it back and can still be sure of it (R103).
FRESH, UNDER, OUT_OF_GAME, OFFERED, ASIDE, HELD, UNKNOWN = range(7)

# A slot of the queue under a ticket deck whose ticket the viewer cannot name.
HIDDEN_TICKET = 127


def record(fields: Sequence[tuple[str, str] | tuple[str, str, tuple[int, ...]]]) -> np.dtype[np.void]:
    """Return an aligned record type whose elements have their fields as attributes.

    Arrays of it are plain arrays on purpose: Numba needs ten times as long to recognise a `recarray` argument.
    """
    return np.dtype((np.record, np.dtype(list(fields), align=True)))


GAME = record(
    [
        ("seed", "u8"),
        ("owned", "u8", (SEATS, TRACK_WORDS)),  # tracks of each seat
        ("open", "u8", (TRACK_WORDS,)),  # tracks neither claimed nor closed to everybody (R27)
        ("stations", "u8", (SEATS,)),  # places with a station of each seat
        ("fresh", "u8", (TICKET_WORDS,)),  # tickets in a deck that nobody ever put under it
        ("travelled", "u8", (TRACK_WORDS,)),  # tracks the travelling passenger has used (R109)
        ("visited", "u8"),  # places that count as visited in this journey (R111)
        ("card_draws", "i4"),  # how many answers each stream of luck has given
        ("ticket_draws", "i4"),
        ("turn", "i4"),  # 0 while first tickets are chosen
        ("points", "i2", (SEATS,)),  # route points so far
        ("quiet", "i2"),  # turns in a row without a claimed route (R224); -1 once one was claimed this turn
        ("claiming", "i2"),  # track being paid for, or NONE
        ("settling", "i2"),  # track just claimed whose meeples or passenger are being decided, or NONE (R108, R117)
        ("goods_points", "i2", (SEATS,)),  # points of the tokens collected (R112)
        ("board", "i1"),  # which board of the batch this game is played on
        ("players", "i1"),
        ("first", "i1"),
        ("player", "i1"),  # seat that decides now
        ("phase", "i1"),
        ("last_turns", "i1"),  # turns left once the last round runs, the running one included; NONE before
        ("passes", "i1"),  # passes in a row (R223)
        ("trains", "i1", (SEATS,)),
        ("hand", "i1", (SEATS, KINDS)),
        ("known", "i1", (SEATS, KINDS)),  # the part of each hand the whole table has seen
        ("deck", "i1", (KINDS,)),
        ("discard", "i1", (KINDS,)),
        ("deck_size", "i1"),
        ("discard_size", "i1"),
        ("display", "i1", (DISPLAY_SLOTS,)),
        ("where", "i1", (TICKET_ROOM,)),
        ("under", "i1", (TICKET_ROOM,)),  # queue under each ticket deck; ~ticket starts a group
        ("under_count", "i1", (TICKET_DECKS,)),
        ("fresh_count", "i1", (TICKET_DECKS,)),
        ("ticket_count", "i1", (SEATS,)),  # tickets kept by each seat
        ("asking", "i1"),  # ticket the chooser is asked about, or NONE
        (
            "offered",
            "i1",
            (TICKET_DECKS,),
        ),  # tickets of this choice not decided yet, the one asked about included
        ("kept", "i1", (TICKET_DECKS,)),  # tickets kept in this choice
        ("aside", "i1", (TICKET_DECKS,)),  # tickets laid aside in this choice, to be returned at its end
        ("must_keep", "i1"),
        ("building", "i1"),  # place of the station being paid for, or NONE
        ("laid_kind", "i1"),  # what was laid down for a tunnel: kind, cards of it, locomotives beside them
        ("laid_cards", "i1"),
        ("laid_locomotives", "i1"),
        ("revealed", "i1", (TUNNEL_CARDS,)),
        ("surcharge", "i1"),  # extra cards, or symbols on the tunnel dice
        ("acted", "i1"),  # the action of this turn is done or forfeited
        ("passed", "i1"),  # it was a pass
        ("failed", "i1"),  # it was a tunnel attempt that failed, with dice (R149)
        ("dice", "i1", (FACES,)),  # unused train dice by face
        ("tokens", "i1", (SEATS, TOKEN_TYPES)),
        ("tokens_at_start", "i1", (TOKEN_TYPES,)),  # what the player had when the turn began (R142)
        ("bought", "i1"),  # tokens bought since the tunnel dice were rolled
        ("drawing", "i1"),  # tickets being paid for with dice
        ("moving", "i2"),  # the monster's move being paid for, as its number in the block MOVE, or NONE
        ("monster_place", "i1", (MONSTERS,)),
        ("monster_deck", "i1", (MONSTERS,)),
        ("face_up", "i1", (MONSTERS,)),  # seat with a face-up card of each monster, or NONE (R176)
        ("face_down", "i1", (SEATS, MONSTERS)),
        ("moved", "i1"),  # monster moved this turn, or NONE (R178)
        ("replaced", "i1"),  # locomotives or spaces that cards of any kind have replaced in this payment (R83, R84)
        ("giving", "i1"),  # cards still to be given for the last of them
        ("given", "i1"),  # kind of the card given last; kinds are given in ascending order
        ("splitting", "i1"),  # tickets whose decks the player is naming (R103)
        ("second_deck", "i1", (SEATS,)),  # how many first tickets of the second deck each seat has named
        ("settling_end", "i1"),  # which end of that track is asked about: 0 or 1
        ("meeples", "i1", (MEEPLE_SLOTS,)),  # colour in each slot of the board; a place's slots descend to NONE (R117)
        ("collected", "i1", (SEATS, MEEPLE_COLOURS)),
        ("goods", "i1", (GOODS_STACKS,)),  # tokens taken from each stack (R106)
        ("standing", "i1", (SEATS, PASSENGERS)),  # places of passengers on the board, descending to NONE (R108)
        ("gone", "i1", (SEATS,)),  # passengers that have travelled (R113)
        ("travelling", "i1"),  # place the travelling passenger is in, or NONE
        ("one_drawn", "i1"),  # one card was drawn before the monster's move being paid for (R169)
        ("padding", "i1", (10,)),  # a size that is a multiple of 16 keeps records aligned in an array
    ]
)

Masks = NDArray[np.uint64]
Bytes = NDArray[np.int8]
Shorts = NDArray[np.int16]


class Game(Protocol):
    """The fields of a `GAME` record as the type checker sees them."""

    seed: np.uint64
    owned: Masks
    open: Masks
    stations: Masks
    fresh: Masks
    travelled: Masks
    visited: np.uint64
    card_draws: int
    ticket_draws: int
    turn: int
    points: Shorts
    quiet: int
    claiming: int
    settling: int
    goods_points: Shorts
    board: int
    players: int
    first: int
    player: int
    phase: int
    last_turns: int
    passes: int
    trains: Bytes
    hand: Bytes
    known: Bytes
    deck: Bytes
    discard: Bytes
    deck_size: int
    discard_size: int
    display: Bytes
    where: Bytes
    under: Bytes
    under_count: Bytes
    fresh_count: Bytes
    ticket_count: Bytes
    asking: int
    offered: Bytes
    kept: Bytes
    aside: Bytes
    must_keep: int
    building: int
    laid_kind: int
    laid_cards: int
    laid_locomotives: int
    revealed: Bytes
    surcharge: int
    acted: int
    passed: int
    failed: int
    dice: Bytes
    tokens: Bytes
    tokens_at_start: Bytes
    bought: int
    drawing: int
    moving: int
    monster_place: Bytes
    monster_deck: Bytes
    face_up: Bytes
    face_down: Bytes
    moved: int
    replaced: int
    giving: int
    given: int
    splitting: int
    second_deck: Bytes
    settling_end: int
    meeples: Bytes
    collected: Bytes
    goods: Bytes
    standing: Bytes
    gone: Bytes
    travelling: int
    one_drawn: int
    padding: Bytes


Games = NDArray[np.void]


def games(count: int) -> Games:
    """Return `count` empty game records; a kernel of `rules/setup.py` starts them."""
    return np.zeros(count, GAME)
