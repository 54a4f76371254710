"""Technologies: what they add to a game, a board, actions and events (R274-R294).

A set of technologies is a word of sixteen digits to the base sixteen: the digit of each counts its copies.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol

from whistlestop.records.blocks import Block
from whistlestop.records.kind import Kind
from whistlestop.records.numbers import FACES, SEATS, TRACK_WORDS, Bytes, Field, Masks, Shorts

TECHNOLOGIES = 16
PAY_TECHNOLOGY, CHOOSE_ROUTE = 20, 21
TECHNOLOGY = 2176
GIVE_DIE = 2192
SAVE = 2196
NO_CLAIM = 2197
DRAW_THREE = 2198
TECHNOLOGY_WORD = TECHNOLOGY // 64

# Technologies by the number of their digit; the file of a map gives their prices and copies.
(
    WALES_CONCESSION,
    IRELAND_FRANCE_CONCESSION,
    SCOTLAND_CONCESSION,
    MECHANICAL_STOKER,
    STEAM_BOILER,
    PROPELLERS,
    BOOSTER,
    BOILER_LAGGING,
    STEAM_TURBINES,
    DOUBLE_HEADING,
    RIGHT_OF_WAY,
    THERMOCOMPRESSOR,
    WATER_TENDERS,
    RISKY_CONTRACTS,
    EQUALISING_BEAM,
    DIESEL_POWER,
) = range(TECHNOLOGIES)
DIGIT = 4  # bits of a digit


class Technology(NamedTuple):
    """A technology is bought; its price is paid next."""

    technology: int


class GiveDie(NamedTuple):
    """A die is given for a wild that is replaced (R292)."""

    face: int


class Save(NamedTuple):
    """A claim is paid with one card or symbol less (R288)."""


class NoClaim(NamedTuple):
    """The second claim of a turn is left out (R285)."""


class DrawThree(NamedTuple):
    """Three blind cards are drawn instead of two (R286)."""


BLOCKS = (
    Block("technology", TECHNOLOGY, Technology, (TECHNOLOGIES,)),
    Block("give_die", GIVE_DIE, GiveDie, (FACES,)),
    Block("save", SAVE, Save),
    Block("no_claim", NO_CLAIM, NoClaim),
    Block("draw_three", DRAW_THREE, DrawThree),
)

ROOM: tuple[Field, ...] = (
    ("technologies", "u8", (SEATS,)),  # copies that each seat has of every technology
    ("bought_turn", "i4"),  # the turn in which a technology was bought last: one in a turn (R276)
    ("technology_points", "i2", (SEATS,)),  # what technologies have added to points of routes (R280)
    ("buying", "i1"),  # the technology that is being paid for, counted from 1; 0 for none
    ("saved", "i1"),  # cards or symbols that the claim being paid for is spared (R288)
    ("second_claim", "i1"),  # 1 while the player may claim a second route in his turn (R285)
    ("blind_cards", "i1"),  # so many more blind cards are drawn (R286)
    ("rerolled", "i1"),  # dice were rolled again in this turn, and may be once more (R293)
    ("reshuffled", "i1"),  # the discard pile has been the deck: some technologies are not for sale any more (R287)
)
BOARD: tuple[Field, ...] = (
    ("start_locomotives", "i1"),  # that everybody has beside the cards dealt (R271)
    ("technologies", "i1"),  # whether there are any
    ("technology_set", "i1"),  # cards of any colour that are played as a locomotive, without the Booster (R274)
    ("dice_set", "i1"),  # dice that stand for a wild, without the Booster; 0 where none do (R292)
    ("technology_price", "i1", (TECHNOLOGIES,)),
    ("technology_copies", "i1", (TECHNOLOGIES,)),
    ("duplicate_technologies", "i1"),  # a player may have several copies of one (R276)
    ("technology_tracks", "u8", (TECHNOLOGIES, TRACK_WORDS)),  # that cannot be claimed without it (R275, R278)
)
PHASES = {PAY_TECHNOLOGY: "technology", CHOOSE_ROUTE: "bought route"}

TECHNOLOGY_BOUGHT = 59
DIE_GIVEN = 60
DEEDS = {"technologies": (TECHNOLOGY_BOUGHT,)}
EVENTS = {
    TECHNOLOGY_BOUGHT: Kind("technology_bought", ("technology", "locomotives", "sets")),
    DIE_GIVEN: Kind("die_given", ("face",)),
}


class GameFields(Protocol):
    """What a game record has of it."""

    technologies: Masks
    bought_turn: int
    technology_points: Shorts
    buying: int
    saved: int
    second_claim: int
    blind_cards: int
    rerolled: int
    reshuffled: int


class BoardFields(Protocol):
    """What a board record has of it."""

    start_locomotives: int
    technologies: int
    technology_set: int
    dice_set: int
    technology_price: Bytes
    technology_copies: Bytes
    duplicate_technologies: int
    technology_tracks: Masks
