"""Train cards: the deck, the discard pile and the display (R1, R2, R9, R10, R15, R16, R81, R92, R100, R102, R410).

The deck is a multiset, because a shuffled deck whose order nobody knows is no more than that.
"""

from collections import Counter
from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from whistlestop.maps.schema import COLOURS, Map

from .house_rules import RESET_OPTIONS
from .luck import Door

LOCOMOTIVE = "locomotive"
PLUS4, PASSENGER = "plus4", "passenger"
KINDS = (*COLOURS, LOCOMOTIVE)


def reset_at(map: Map, options: Mapping[str, object]) -> int:
    """Return how many face-up Locomotives renew the display, 0 for never (R9; R81, R92 with their options)."""
    wanted = [options[option] for option in RESET_OPTIONS if options[option] is not None]
    if not wanted:
        return map.display_reset
    return (map.display_reset or 3) if any(wanted) else 0


def with_locomotives(map: Map, locomotives: object) -> Map:
    """Return a map whose train cards have so many Locomotives, the rest split evenly among the colours (R410)."""
    assert isinstance(locomotives, int)
    colours = len(map.deck.colours)
    others = colours * map.deck.per_colour + map.deck.locomotives - locomotives
    return replace(map, deck=replace(map.deck, per_colour=others // colours, locomotives=locomotives))


class TrainCards:
    """The train cards that no player holds."""

    def __init__(self, map: Map, door: Door, options: Mapping[str, object], used: bool) -> None:
        self.deck: Counter[str] = Counter()
        if used:  # with dice there are no train cards at all (R130)
            self.deck.update(dict.fromkeys(map.deck.colours, map.deck.per_colour))
            self.deck.update({LOCOMOTIVE: map.deck.locomotives, PLUS4: map.deck.plus4, PASSENGER: map.deck.passengers})
        self.discard: Counter[str] = Counter()
        self.display: list[str | None] = [None] * map.display
        self.reshuffled = False  # has been once (R287)
        self.door = door
        cap = options["display.reset_cap"]
        assert isinstance(cap, int)
        self.reset_cap = cap
        self.reset_at = reset_at(map, options)
        # Kinds of which so many face up renew the display, those that are counted together in one set (R102, R107).
        self.resetting = [{LOCOMOTIVE, PLUS4} if options["marklin.reset_counts_plus4"] else {LOCOMOTIVE}]
        if options["marklin.reset_counts_passengers"]:
            self.resetting.append({PASSENGER})

    def face_up(self) -> set[str]:
        """Return the kinds lying in the display."""
        return {kind for kind in self.display if kind is not None}

    def can_draw(self) -> bool:
        """Return whether a card can be drawn blind, if need be after a reshuffle (R15)."""
        return self.deck.total() + self.discard.total() > 0

    def draw(self) -> str | None:
        """Return the next card of the deck, or None if deck and discard pile are empty (R15, R16)."""
        if not self.deck.total() and self.discard.total():
            self.deck, self.discard = self.discard, Counter()
            self.reshuffled = True
        if not self.deck.total():
            return None
        kind = self.door.card(self.deck)
        self.deck[kind] -= 1
        return kind

    def take(self, kind: str) -> None:
        """Take the face-up card of `kind` in the lowest slot; its place is refilled at once (R11)."""
        self.display[self.display.index(kind)] = None
        self.settle()

    def throw_away(self, cards: Iterable[str]) -> None:
        """Discard `cards`; empty display places are filled as soon as that gives cards (R16)."""
        self.put_away(cards)
        self.settle()

    def put_away(self, cards: Iterable[str]) -> None:
        """Discard `cards`, with something else to happen before places are filled."""
        self.discard.update(cards)

    def settle(self) -> None:
        """Fill the display; renew it while too many Locomotives lie there, up to `reset_cap` times (R9, R10)."""
        self._fill()
        for _ in range(self.reset_cap):
            if not self._must_reset():
                return
            self.discard.update(kind for kind in self.display if kind is not None)
            self.display = [None] * len(self.display)
            self._fill()

    def _fill(self) -> None:
        for slot, kind in enumerate(self.display):
            if kind is None:
                self.display[slot] = self.draw()

    def _must_reset(self) -> bool:
        """Return whether too many of one sort lie there and a display that could stay can be laid (R9, R10, R107)."""
        lying = [sum(kind in sort for kind in self.display) for sort in self.resetting]
        if not self.reset_at or max(lying) < self.reset_at:
            return False
        everything = self.deck + self.discard + Counter(kind for kind in self.display if kind is not None)
        usable = everything.total()
        for sort in self.resetting:
            usable -= max(0, sum(everything[kind] for kind in sort) - (self.reset_at - 1))
        return usable >= min(len(self.display), everything.total())
