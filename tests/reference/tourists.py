"""Stacks of tourist tokens, who puts them on the board, and what a set is worth (R425-R431).

A stack is a pile of equal tokens in a place. With two players the second one puts both stacks that are left, each of a
single token; otherwise the last player puts one of them and the player before him the other.
"""

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, get_args

from whistlestop.maps.schema import Map
from whistlestop.maps.tourists import Symbol

from .parts import Options, Part

if TYPE_CHECKING:
    from .game import Reference

FACTS = ("tourist_stacks", "waiting_stacks", "tourists")


class Tourists(Part):
    """The tokens that nobody has taken yet, and everybody's."""

    def __init__(self, game: "Reference") -> None:
        super().__init__(game)
        self.rules = game.map.tourists
        self.places = [place.id for place in game.map.places]
        self.piles: dict[str, list[str]] = {}
        self.waiting: dict[str, int] = {}
        self.symbol_at: dict[str, str] = {}
        self.held: list[set[str]] = [set() for _ in range(game.players)]

    def set_up(self) -> None:
        """Let luck say which symbol's pile stands on each of the printed places."""
        if self.rules is None:
            return
        left: list[str] = sorted(self.rules.symbols)
        for place in self.places:
            if place in self.rules.stacks:
                symbol = self.game.door.tourist(left)
                left.remove(symbol)
                self.put(place, symbol, self.rules.stack_tokens[self.game.players])
        self.waiting = dict.fromkeys(left, self.rules.put_tokens[self.game.players])

    def put(self, place: str, symbol: str, tokens: int) -> None:
        """Put a pile of so many tokens on a place without one."""
        assert place not in self.piles, f"a pile stands on {place}"
        self.piles[place], self.symbol_at[place] = [symbol] * tokens, symbol

    def begin(self) -> bool:
        """Ask where the next of the stacks that are left shall go."""
        if not self.waiting:
            return False
        self.game.phase, self.game.to_move = "put stack", self._putter(self.game.first)
        return True

    def _putter(self, first: int) -> int:
        """Return who puts the next pile on the board."""
        assert self.rules is not None
        already = len(self.piles) - len(self.rules.stacks)
        return (first - 1) % self.game.players if self.game.players == 2 else (first - 1 - already) % self.game.players

    def questions(self) -> Mapping[str, Callable[[], Options]]:
        """Return where stacks may go, and the tokens to choose from: one at each end (R430)."""
        return {"put stack": self._stack_options, "tourist": self._token_options}

    def _stack_options(self) -> Options:
        free = [place for place in self.places if place not in self.piles]
        ways = [(symbol, place) for symbol in self.waiting for place in free]
        return {f"stack {symbol} {place}": partial(self._put_waiting, symbol, place) for symbol, place in ways}

    def _put_waiting(self, symbol: str, place: str) -> None:
        self.put(place, symbol, self.waiting.pop(symbol))
        self.game.go_on_with_setup()

    def settle(self) -> bool:
        """Take the one token there is for the player, ask where there are two (R430)."""
        wanted = self._wanted()
        if len(wanted) > 1:
            self.game.phase = "tourist"
            return True
        for symbol in wanted:
            self._take(symbol)
        return False

    def _wanted(self) -> list[str]:
        """Return the symbols at the ends of the route that the player lacks."""
        track, own = self.game.map.tracks[self.game.claimed], self.held[self.game.to_move]
        piles = [self.piles[end] for end in (track.a, track.b) if self.piles.get(end)]
        return [pile[0] for pile in piles if pile[0] not in own]

    def _token_options(self) -> Options:
        return {f"tourist {symbol}": partial(self._choose, symbol) for symbol in self._wanted()}

    def _choose(self, symbol: str) -> None:
        self._take(symbol)
        self.game.go_on()

    def _take(self, symbol: str) -> None:
        """Take a token off the pile of a symbol."""
        place = next(place for place, pile in self.piles.items() if symbol in pile)
        self.piles[place].remove(symbol)
        self.held[self.game.to_move].add(symbol)

    def facts(self, viewer: int | None) -> dict[str, object]:
        """Return where piles stand and who has which tokens; all of it is open."""
        if self.rules is None:
            return dict.fromkeys(FACTS)
        order = {symbol: number for number, symbol in enumerate(get_args(Symbol))}
        return {
            "tourist_stacks": {place: (self.symbol_at[place], len(pile)) for place, pile in self.piles.items()},
            "waiting_stacks": dict(self.waiting),
            "tourists": [sorted(own, key=order.__getitem__) for own in self.held],
        }

    def points(self) -> dict[str, list[int]]:
        """Return what everybody's set is worth (R431)."""
        return {"tourists": [set_points(self.game.map, len(own)) for own in self.held]}


def set_points(map: Map, symbols: int) -> int:
    """Return what a set of so many symbols is worth."""
    return map.tourists.points[symbols] if map.tourists is not None else 0
