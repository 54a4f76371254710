"""The one door through which luck enters the reference engine.

Every question goes to the luck given by the caller; an answer that the state of the decks does not allow
fails at once. While a question is open, `possible` holds the answers that would be accepted.
"""

from collections import Counter
from collections.abc import Collection, Sequence
from typing import Protocol


class Luck(Protocol):
    """Answers "first" with a seat, "card" with a kind and "ticket" with an index of the map's tickets."""

    def answer(self, question: str) -> str | int:
        """Return what luck says to `question`."""
        ...


class Door:
    """Asks luck and checks that what it says is possible."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck
        self.possible: Sequence[str | int] = ()

    def first(self, players: int) -> int:
        """Return the seat of the first player (R6)."""
        return self._number("first", range(players))

    def ticket(self, candidates: Collection[int]) -> int:
        """Return which of `candidates` is the next ticket of its deck."""
        return self._number("ticket", candidates)

    def card(self, deck: Counter[str]) -> str:
        """Return the kind of the next card, one of those in `deck` (a kind is possible once per copy)."""
        self.possible = sorted(deck.elements())
        kind = self.luck.answer("card")
        assert isinstance(kind, str), f"card: {kind!r} is not a kind"
        assert kind in self.possible, f"card: {kind} is not in the deck"
        return kind

    def _number(self, question: str, candidates: Collection[int]) -> int:
        self.possible = sorted(candidates)
        number = self.luck.answer(question)
        assert isinstance(number, int), f"{question}: {number!r} is not a number"
        assert number in self.possible, f"{question}: {number} is not possible"
        return number
