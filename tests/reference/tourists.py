"""Stacks of tourist tokens, who puts them on the board, and what a set is worth (R425-R431).

A stack is a pile of equal tokens in a place. With two players the second one puts both stacks that are left, each of a
single token; otherwise the last player puts one of them and the player before him the other.
"""

from collections.abc import Sequence

from whistlestop.maps.schema import Map

from .luck import Door


class Tourists:
    """The tokens that nobody has taken yet."""

    def __init__(self, map: Map, players: int, door: Door) -> None:
        self.rules, self.players, self.door = map.tourists, players, door
        self.places = [place.id for place in map.places]
        self.piles: dict[str, list[str]] = {}
        self.waiting: dict[str, int] = {}
        self.symbol_at: dict[str, str] = {}

    def set_up(self) -> None:
        """Let luck say which symbol's pile stands on each of the printed places."""
        if self.rules is None:
            return
        left: list[str] = sorted(self.rules.symbols)
        for place in self.places:
            if place in self.rules.stacks:
                symbol = self.door.tourist(left)
                left.remove(symbol)
                self.put(place, symbol, self.rules.stack_tokens[self.players])
        self.waiting = dict.fromkeys(left, self.rules.put_tokens[self.players])

    def put(self, place: str, symbol: str, tokens: int) -> None:
        """Put a pile of so many tokens on a place without one."""
        assert place not in self.piles, f"a pile stands on {place}"
        self.piles[place], self.symbol_at[place] = [symbol] * tokens, symbol

    def putter(self, first: int) -> int:
        """Return who puts the next pile on the board."""
        assert self.rules is not None
        already = len(self.piles) - len(self.rules.stacks)
        return (first - 1) % self.players if self.players == 2 else (first - 1 - already) % self.players

    def free(self) -> list[str]:
        """Return the places without a pile."""
        return [place for place in self.places if place not in self.piles]

    def wanted(self, ends: Sequence[str], own: set[str]) -> list[str]:
        """Return the symbols at the ends of a route that a player lacks."""
        return [self.piles[end][0] for end in ends if self.piles.get(end) and self.piles[end][0] not in own]

    def take(self, symbol: str) -> None:
        """Take a token off the pile of a symbol."""
        place = next(place for place, pile in self.piles.items() if symbol in pile)
        self.piles[place].remove(symbol)


def set_points(map: Map, symbols: int) -> int:
    """Return what a set of so many symbols is worth."""
    return map.tourists.points[symbols] if map.tourists is not None else 0
