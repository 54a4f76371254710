"""The layout of a row that tells what a seat sees: its sections in order, how wide each is and what it means.

`SECTIONS` is the layout; its order and widths are part of `VERSION`, and docs/research.md carries it as a table.
Numbers that do not fit into a byte are split into hundreds and the rest. `write.py` writes the rows. Mechanisms have
sections of their own behind the others, in modules of their names.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from whistlestop.records.state import (
    FACES,
    KINDS,
    MEEPLE_COLOURS,
    MONSTERS,
    PHASES,
    PLACES,
    SEATS,
    TICKET_ROOM,
    TOKEN_TYPES,
    TRACKS,
)

VERSION = 3


class Section(NamedTuple):
    """A part of the row: its name, how many numbers it has and what they mean."""

    name: str
    width: int
    meaning: str


TABLE_NUMBERS = 31
SEAT_PIECES = 15 + KINDS  # where the numbers of a seat's pieces begin among its numbers
SEAT_NUMBERS = SEAT_PIECES + 5 + MEEPLE_COLOURS

BASE = (
    Section("phase", len(PHASES), "1 for the kind of question that is open, in the order of `state.PHASES`"),
    Section(
        "table",
        TABLE_NUMBERS,
        "players; turn (hundreds, rest); turns left once the last round runs, else -1; passes in a row; cards in the "
        "deck; tickets in each deck (2); tickets of the running choice not decided (2), kept (2), laid aside (2) and "
        "how many must be kept; action done; surcharge of a tunnel; tokens bought; tickets paid for; spaces replaced; "
        "cards still to give; 1 + monster moved this turn; 1 + monster being paid for; its locomotives; a card was "
        "drawn before its move; turns in a row without a claimed route (hundreds, rest; -1 in a turn with one); the "
        "action was a pass; it was a tunnel that failed; lowest kind of card that may be given; tickets whose decks "
        "are being named",
    ),
    Section("display", KINDS, "face-up cards of each kind"),
    Section("discard", KINDS, "discarded cards of each kind"),
    Section("laid", KINDS, "cards laid down for a tunnel"),
    Section("revealed", KINDS, "cards turned over in a tunnel"),
    Section("hand", KINDS, "the observer's cards of each kind, +4 locomotives and passenger cards included"),
    Section("dice", FACES + TOKEN_TYPES, "unused train dice by face; tokens the player had when his turn began"),
    Section(
        "seats",
        SEATS * SEAT_NUMBERS,
        "for each seat from the observer on: plays; decides now; was first; trains; route points (hundreds, rest); "
        "cards in hand; tickets kept, -1 while nobody may know; stations built; tokens (2); face-down cards of each "
        "monster, -1 unknown (2); has its face-up card (2); what the table has seen of its hand by kind (12); first "
        "tickets of the second deck it has named; passengers not placed yet, and those that have travelled; points of "
        "its goods (hundreds, rest); its meeples of each colour (6)",
    ),
    Section("monsters", MONSTERS * (PLACES + 1), "for each monster: cards left; 1 for the place it stands in"),
    Section("closed", TRACKS, "1 for every track that nobody owns and nobody may claim any more"),
    Section("owned", SEATS * TRACKS, "for each seat from the observer on: 1 for every track it owns"),
    Section("asked_track", TRACKS, "1 for the track being paid for, or just claimed while its pieces are decided"),
    Section("stations", SEATS * PLACES, "for each seat from the observer on: 1 for every place with its station"),
    Section(
        "asked_place",
        PLACES,
        "1 for the place of the station, or of the monster's move, being paid for, or the one a meeple is taken from",
    ),
    Section("held", TICKET_ROOM, "1 for every ticket the observer has kept"),
    Section("offered", TICKET_ROOM, "1 for every ticket he still has to decide about"),
    Section("asked_ticket", TICKET_ROOM, "1 for the ticket he is asked about"),
    Section("returned", TICKET_ROOM, "1 for every ticket he has laid aside or given back and knows of"),
)


def start_of(name: str, sections: Sequence[Section] = BASE) -> int:
    """Return where a section of the row begins; raises KeyError for an unknown name."""
    start = 0
    for section in sections:
        if section.name == name:
            return start
        start += section.width
    raise KeyError(name)


# Kernels read plain numbers only.
PHASE_AT, TABLE_AT = start_of("phase"), start_of("table")
DISPLAY_AT, DISCARD_AT, LAID_AT = start_of("display"), start_of("discard"), start_of("laid")
REVEALED_AT, HAND_AT, DICE_AT = start_of("revealed"), start_of("hand"), start_of("dice")
SEATS_AT, MONSTERS_AT, CLOSED_AT = start_of("seats"), start_of("monsters"), start_of("closed")
OWNED_AT, ASKED_TRACK_AT, STATIONS_AT = start_of("owned"), start_of("asked_track"), start_of("stations")
ASKED_PLACE_AT, HELD_AT, OFFERED_AT = start_of("asked_place"), start_of("held"), start_of("offered")
ASKED_TICKET_AT, RETURNED_AT = start_of("asked_ticket"), start_of("returned")
BASE_SIZE = sum(section.width for section in BASE)
