"""The price of a tunnel after the tunnel dice, tokens bought on the spot included (R149).

Whether a purchase still leads to a paid tunnel is found by trying everything that may follow it.
"""

from collections import Counter
from typing import NamedTuple

from .dice_payments import TOKEN, Way, pairs, route_ways


class Attempt(NamedTuple):
    """A tunnel being paid for: the price, the means, and how many tokens were and may still be bought."""

    kind: str
    price: int
    symbols: int
    wilds_pay: bool
    dice: Counter[str]
    tokens: int
    room: int
    bought: int

    def ways(self) -> list[Way]:
        """Return every way to pay now; each spends at least the tokens bought for it."""
        found = route_ways(self.dice, self.tokens, self.kind, self.price, self.symbols, self.wilds_pay)
        return [way for way in found if dict(way).get(TOKEN, 0) >= self.bought]

    def after_buying(self, pair: tuple[str, str]) -> "Attempt":
        """Return the attempt after a token was bought with the pair."""
        return self._replace(
            dice=self.dice - Counter(pair), tokens=self.tokens + 1, room=self.room - 1, bought=self.bought + 1
        )

    def can_succeed(self) -> bool:
        """Return whether the price can be met, now or after further purchases."""
        return bool(self.ways()) or bool(self.purchases())

    def purchases(self) -> list[tuple[str, str]]:
        """Return the pairs that may be turned into a token: those after which the tunnel can still be paid."""
        return [pair for pair in pairs(self.dice) if self.room > 0 and self.after_buying(pair).can_succeed()]
