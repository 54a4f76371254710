"""Cards of any kind in place of one that a route asks for (R83, R84).

On a ferry a set of cards stands for one required Locomotive, on some tracks for one card of the colour. The cards of
all sets are given one by one in the order of their kinds, so that the same cards can be given in one order only.
"""

from collections import Counter
from typing import NamedTuple

from whistlestop.maps.schema import Map, Track

from .cards import KINDS, LOCOMOTIVE
from .payments import Payment, route_payments


class Replaced(NamedTuple):
    """What was replaced so far: the sets begun, the cards still to give for the last, the last kind given."""

    sets: int = 0
    to_give: int = 0
    last: str = KINDS[0]


NOTHING = Replaced()


def set_size(map: Map, track: Track) -> int:
    """Return how many cards of any kind replace one on `track`, 0 where nothing can be replaced."""
    return track.any_cards or (map.ferry_substitute if track.ferry else 0)


def most_sets(map: Map, track: Track) -> int:
    """Return how often something may be replaced: every space (R84) or every symbol (R83)."""
    if not set_size(map, track):
        return 0
    return track.length if track.any_cards else track.ferry


def due(track: Track, sets: int) -> Track:
    """Return what is left to pay after so many sets, as a shorter track with fewer symbols."""
    return Track(track.a, track.b, track.length - sets, track.colour, track.tunnel, max(track.ferry - sets, 0))


class Bill(NamedTuple):
    """A route with the rules for paying it, and what was replaced so far."""

    map: Map
    track: Track
    locomotives_pay: bool
    replaced: Replaced = NOTHING
    free_set: int = 0  # cards that stand for a locomotive anywhere, none of them a locomotive itself (R274)

    def settled(self) -> bool:
        """Return whether nothing is left to pay or give."""
        return self.replaced.sets == self.track.length and not self.replaced.to_give

    def payments(self, hand: Counter[str]) -> list[Payment]:
        """Return every way to pay what is due now, none while cards are being given."""
        if self.replaced.to_give or self.settled():
            return []
        return route_payments(hand, due(self.track, self.replaced.sets), self.locomotives_pay)

    def can_be_met(self, hand: Counter[str]) -> bool:
        """Return whether the payment can be completed, replacing any number more."""
        if not self._size():
            return bool(route_payments(hand, self.track, self.locomotives_pay))
        sets, to_give, last = self.replaced
        giveable = self._kinds_from(last)
        for more in range(self._most_sets() - sets + 1):
            needed = to_give + more * self._size()
            if self.track.length - sets - more + needed > hand.total():
                return False  # and even more cards for every further set
            for rest in self._rests(hand, sets + more):
                if sum(rest[kind] for kind in giveable) >= needed:
                    return True
        return False

    def _rests(self, hand: Counter[str], sets: int) -> list[Counter[str]]:
        """Return what each payment after so many sets would leave of the hand."""
        left = due(self.track, sets)
        if left.length == 0:
            return [hand]
        return [hand - payment.cards() for payment in route_payments(hand, left, self.locomotives_pay)]

    def replacing(self) -> "Bill":
        """Return the bill when one more card is to be replaced."""
        return self._replace(replaced=self.replaced._replace(sets=self.replaced.sets + 1, to_give=self._size()))

    def after_giving(self, kind: str) -> "Bill":
        """Return the bill when a card of `kind` has been given."""
        return self._replace(replaced=Replaced(self.replaced.sets, self.replaced.to_give - 1, kind))

    def may_replace(self, hand: Counter[str]) -> bool:
        """Return whether one more card may be replaced so that the payment can be completed."""
        more = self.replaced.sets < self._most_sets()
        return more and not self.replaced.to_give and self.replacing().can_be_met(hand)

    def giveable(self, hand: Counter[str]) -> list[str]:
        """Return the kinds that may be given next: none below the last, none that spoils the payment."""
        if not self.replaced.to_give:
            return []
        kinds = [kind for kind in self._kinds_from(self.replaced.last) if hand[kind]]
        return [kind for kind in kinds if self.after_giving(kind).can_be_met(hand - Counter([kind]))]

    def _kinds_from(self, last: str) -> tuple[str, ...]:
        kinds = KINDS[KINDS.index(last) :]
        return tuple(kind for kind in kinds if kind != LOCOMOTIVE) if self.free_set else kinds

    def _most_sets(self) -> int:
        return self.track.length if self.free_set else most_sets(self.map, self.track)

    def _size(self) -> int:
        return self.free_set or set_size(self.map, self.track)
