"""The one door through which luck enters the reference engine.

Every question goes to the luck given by the caller; an answer that the state of the decks does not allow
fails at once. While a question is open, `possible` holds the answers that would be accepted.
"""

from collections import Counter
from collections.abc import Collection, Sequence
from typing import Protocol


def spoken_card(card: str) -> str:
    """Return the word with which luck names a card of two decks."""
    return "wild-train" if card == "locomotive" else card if "-" in card else f"{card}-train"


class Luck(Protocol):
    """Answers "first" with a seat, "card" with a kind, "ticket" with an index of tickets, "die" with a face.

    "meeple" is answered with a colour, "tourist" with a symbol, "share" with its number among all shares.
    """

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

    def share(self, candidates: Collection[int]) -> int:
        """Return which of the dummy's shares is turned up next (R308)."""
        return self._number("share", candidates)

    def card(self, deck: Counter[str]) -> str:
        """Return the kind of the next card, one of those in `deck` (a kind is possible once per copy)."""
        return self._word("card", sorted(deck.elements()))

    def ship_card(self, deck: Counter[str]) -> str:
        """Return the next card of one of two decks; luck calls plain train cards otherwise (R360)."""
        names = {spoken_card(card): card for card in deck}
        return names[self._word("ship", sorted(spoken_card(card) for card in deck.elements()))]

    def meeple(self, bag: Counter[str]) -> str:
        """Return the colour of the next meeple, one of those in `bag` (R117)."""
        return self._word("meeple", sorted(bag.elements()))

    def tourist(self, symbols: Sequence[str]) -> str:
        """Return the symbol whose stack stands on the next place, one of `symbols` (R427)."""
        return self._word("tourist", symbols)

    def die(self, faces: Sequence[str]) -> str:
        """Return the face a die shows, one of its `faces` (R131, R132)."""
        return self._word("die", faces)

    def _word(self, question: str, candidates: Sequence[str]) -> str:
        self.possible = candidates
        word = self.luck.answer(question)
        assert isinstance(word, str), f"{question}: {word!r} is not a word"
        assert word in self.possible, f"{question}: {word} is not possible"
        return word

    def _number(self, question: str, candidates: Collection[int]) -> int:
        self.possible = sorted(candidates)
        number = self.luck.answer(question)
        assert isinstance(number, int), f"{question}: {number!r} is not a number"
        assert number in self.possible, f"{question}: {number} is not possible"
        return number
