"""The dice on the table and the route tokens (R130-R133, R139-R144).

Tokens lie before the seats; here is what a player may still take, and the dice not used yet this turn.
"""

from collections import Counter
from collections.abc import Mapping, Sequence

from .luck import Door

KINDS_OF_ROUTE = ("single", "double")
FACES = (*KINDS_OF_ROUTE, "station", "wild")
TRAIN_DIE = ("single", "single", "double", "double", "station", "wild")
SYMBOL, BLANK = "symbol", "blank"
TRAIN_DICE, TUNNEL_DICE, SIDES = 5, 3, 6
MOST_TOKENS, POOL = 3, 15
LONGEST_PRICE = TRAIN_DICE + MOST_TOKENS


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
