"""A reference game that is its own luck: every possible answer is drawn evenly from a seeded generator.

It serves tests that need whole games, with or without expansions; the engine itself never draws a random number.
"""

from collections.abc import Mapping
from random import Random

from whistlestop.maps.schema import Map

from .game import Reference


class RandomGame(Reference):
    """A game in which luck, and on request the players, choose at random."""

    def __init__(self, map: Map, players: int, seed: int, options: Mapping[str, object] | None = None) -> None:
        self.random = Random(seed)
        super().__init__(map, players, self, options=options or {})

    def answer(self, question: str) -> str | int:
        """Return one of the answers possible now."""
        assert self.door.possible, f"no answer to {question!r}"
        return self.random.choice(self.door.possible)

    def play_at_random(self) -> str:
        """Play one legal action, each equally likely, and return it."""
        action = self.random.choice(sorted(self.legal()))
        self.play(action)
        return action
