"""Dice and tokens: what they add to a game, a board, actions and events (R130-R152, R196)."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from whistlestop.records.actions import (
    BUY,
    FACE_PAIRS,
    PAIR_FIRST,
    PAIR_SECOND,
    REROLL,
    REROLL_WIDTH,
    SPEND,
    SPEND_ONE,
    SPEND_TWO,
    SPEND_WIDTH,
)
from whistlestop.records.blocks import Block
from whistlestop.records.kind import Kind
from whistlestop.records.numbers import (
    CHOOSE_REROLL,
    FACES,
    MOST_SYMBOLS,
    SEATS,
    TOKEN_TYPES,
    TRACK_WORDS,
    TRACKS,
    Bytes,
    Field,
    Masks,
)

MOST_WILDS = (SPEND_ONE - SPEND) // SPEND_WIDTH - 1


class Reroll(NamedTuple):
    """Dice are rolled again: a bit for each die, dice sorted by face."""

    dice: int


class Buy(NamedTuple):
    """A token is bought with a pair of dice (R139)."""

    token: int
    pair: int

    @property
    def faces(self) -> tuple[int, int]:
        """The faces of the two dice."""
        return PAIR_FIRST[self.pair], PAIR_SECOND[self.pair]


class Spend(NamedTuple):
    """Wilds and tokens pay beside dice of the face asked for (R136)."""

    wilds: int
    tokens: int


class SpendOne(NamedTuple):
    """A wild, or a pair of a face, stands for a locomotive that moves a monster (R196)."""

    face: int

    @property
    def faces(self) -> tuple[int, ...]:
        """The faces that pay."""
        return (self.face,)


class SpendTwo(NamedTuple):
    """Two faces stand for two locomotives that move a monster (R196)."""

    pair: int

    @property
    def faces(self) -> tuple[int, ...]:
        """The faces that pay."""
        return PAIR_FIRST[self.pair], PAIR_SECOND[self.pair]


BLOCKS = (
    Block("reroll", REROLL, Reroll, (REROLL_WIDTH,)),
    Block("buy", BUY, Buy, (TOKEN_TYPES, FACE_PAIRS)),
    Block("pay", SPEND, Spend, (MOST_WILDS + 1, SPEND_WIDTH)),
    Block("pay", SPEND_ONE, SpendOne, (FACES,)),
    Block("pay", SPEND_TWO, SpendTwo, (FACE_PAIRS,)),
)

GAME: tuple[Field, ...] = (
    ("failed", "i1"),  # it was a tunnel attempt that failed, with dice (R149)
    ("dice", "i1", (FACES,)),  # unused train dice by face
    ("tokens", "i1", (SEATS, TOKEN_TYPES)),
    ("tokens_at_start", "i1", (TOKEN_TYPES,)),  # what the player had when the turn began (R142)
    ("bought", "i1"),  # tokens bought since the tunnel dice were rolled
    ("drawing", "i1"),  # tickets being paid for with dice
)
BOARD: tuple[Field, ...] = (
    ("dice", "i1"),
    ("price_at_most", "u8", (MOST_SYMBOLS + 1, TRACK_WORDS)),  # tracks that so many symbols pay for
    ("price", "i1", (TRACKS,)),  # symbols that each track costs, before a tunnel's dice (R136, R152)
    ("double", "u8", (TRACK_WORDS,)),  # tracks of double routes, as printed (R135)
    ("wild_tracks", "u8", (TRACK_WORDS,)),  # tracks whose spaces a wild may pay for (R137)
    ("wide_tracks", "u8", (TRACK_WORDS,)),  # tracks of which a wild pays one or two spaces (R382)
    ("kind_by_players", "i1"),  # a closed twin makes a double route a single one
    ("tunnel_faces", "i1"),  # faces of a tunnel die with a symbol (R132)
    ("token_limit_together", "i1"),  # the limit holds for both types together (R141)
    ("tokens_after_failed_tunnel", "i1"),
)
PHASES = {CHOOSE_REROLL: "reroll"}

DICE_ROLLED = 24
DICE_REROLLED = 25
DICE_STAND = 26
TOKEN_BOUGHT = 27
TOKENS_RETURNED = 28
ROUTE_CLAIMED_WITH_DICE = 29
STATION_BUILT_WITH_DICE = 30
TICKETS_DRAWN_WITH_DICE = 31
TUNNEL_DICE = 32
EVENTS = {
    DICE_ROLLED: Kind("dice_rolled", ("single", "double", "station", "wild")),
    DICE_REROLLED: Kind("dice_rerolled", ("count",)),
    DICE_STAND: Kind("dice_stand", ("single", "double", "station", "wild")),
    TOKEN_BOUGHT: Kind("token_bought", ("token", "one", "two")),
    TOKENS_RETURNED: Kind("tokens_returned", ("single", "double")),
    ROUTE_CLAIMED_WITH_DICE: Kind("route_claimed_with_dice", ("track", "dice", "wilds", "tokens")),
    STATION_BUILT_WITH_DICE: Kind("station_built_with_dice", ("place", "dice", "wilds")),
    TICKETS_DRAWN_WITH_DICE: Kind("tickets_drawn_with_dice", ("count", "dice", "wilds")),
    TUNNEL_DICE: Kind("tunnel_dice", ("track", "symbols")),
}


class GameFields(Protocol):
    """What a game record has of it."""

    failed: int
    dice: Bytes
    tokens: Bytes
    tokens_at_start: Bytes
    bought: int
    drawing: int


class BoardFields(Protocol):
    """What a board record has of it."""

    dice: int
    price_at_most: Masks
    price: Bytes
    double: Masks
    wild_tracks: Masks
    wide_tracks: Masks
    kind_by_players: int
    tunnel_faces: int
    token_limit_together: int
    tokens_after_failed_tunnel: int
