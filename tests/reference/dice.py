"""The dice on the table and the route tokens (R130-R133, R139-R144).

Tokens lie before the seats; here is what a player may still take, and the dice not used yet this turn.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from .luck import Door

if TYPE_CHECKING:
    from .table import Table

KINDS_OF_ROUTE = ("single", "double")
FACES = (*KINDS_OF_ROUTE, "station", "wild")
TRAIN_DIE = ("single", "single", "double", "double", "station", "wild")
SYMBOL, BLANK = "symbol", "blank"
TRAIN_DICE, TUNNEL_DICE, SIDES = 5, 3, 6
MOST_TOKENS, POOL = 3, 15
LONGEST_PRICE = TRAIN_DICE + MOST_TOKENS
FACTS = ("double_tracks", "dice", "tokens", "tokens_at_start", "symbols", "bought", "drawing", "moving")


class Dice:
    """The five train dice and the three tunnel dice."""

    def __init__(self, door: Door, tunnel_faces: int) -> None:
        self.door = door
        self.tunnel_die = [SYMBOL] * tunnel_faces + [BLANK] * (SIDES - tunnel_faces)
        self.unused: Counter[str] = Counter()

    def roll(self, number: int) -> None:
        """Roll so many train dice (R133)."""
        self.unused.update([self.door.die(TRAIN_DIE) for _ in range(number)])

    def spend(self, dice: Mapping[str, int]) -> None:
        """Take `dice` from the unused ones (R146)."""
        assert Counter(dice) <= self.unused, "a die is used once"
        self.unused -= Counter(dice)

    def roll_tunnel(self) -> int:
        """Return how many symbols the three tunnel dice show (R149)."""
        return [self.door.die(self.tunnel_die) for _ in range(TUNNEL_DICE)].count(SYMBOL)


def room_for(kind: str, at_start: Counter[str], tokens: Sequence[Counter[str]], seat: int, scope: object) -> int:
    """Return how many more tokens of `kind` the seat may take (R141, R142, R144).

    `tokens` are those of all seats, `at_start` those of `seat` when its turn began.
    """
    mine = tokens[seat]
    limited = KINDS_OF_ROUTE if scope == "total" else (kind,)
    if sum(at_start[each] for each in limited) >= MOST_TOKENS:
        return 0
    in_pool = POOL - sum(theirs[kind] for theirs in tokens)
    return min(MOST_TOKENS - sum(mine[each] for each in limited), in_pool)


def dice_facts(game: "Table") -> dict[str, object]:
    """Return the facts of the Dice Expansion, open to all (R147); without it each is None."""
    what = game.purchase
    moving = tuple(what.moving) if what.moving is not None else None
    if not game.with_dice:
        return {**dict.fromkeys(FACTS), "moving": moving}  # R182: cards may be asked how a move is paid
    return {
        "double_tracks": game.claims.double_tracks,
        "dice": {face: count for face, count in game.dice.unused.items() if count},
        "tokens": [_tokens(seat.tokens) for seat in game.seats],
        "tokens_at_start": _tokens(game.tokens_at_start),
        "symbols": what.symbols,
        "bought": what.bought,
        "drawing": what.drawing,
        "moving": moving,
    }


def _tokens(tokens: Counter[str]) -> dict[str, int]:
    return {kind: tokens[kind] for kind in KINDS_OF_ROUTE}
