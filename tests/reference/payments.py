"""What a hand can pay with (R22, R23, R51, R52, R60, R61, R68, R82, R91).

Every price of the card game is a number of cards of one colour in which Locomotives may stand in for the
colour; routes, stations and the extra cards of a tunnel differ only in the number and the colours allowed.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from whistlestop.maps.schema import COLOURS, Track

from .cards import LOCOMOTIVE


class Payment(NamedTuple):
    """Cards that pay together: `coloured` cards of `colour` and a number of Locomotives."""

    colour: str | None
    coloured: int
    locomotives: int

    def cards(self) -> Counter[str]:
        """Return the cards by kind."""
        cards = Counter({LOCOMOTIVE: self.locomotives})
        if self.colour is not None:
            cards[self.colour] = self.coloured
        return +cards

    def words(self) -> str:
        """Return the cards as an action text has them, the colour first."""
        return " + ".join(f"{kind} {count}" for kind, count in sorted(self.cards().items(), key=_colour_first))


def _colour_first(item: tuple[str, int]) -> bool:
    return item[0] == LOCOMOTIVE


def payments(hand: Counter[str], price: int, colours: Iterable[str], symbols: int = 0) -> list[Payment]:
    """Return every way to pay `price` cards exactly, at least `symbols` of them Locomotives."""
    found = []
    for locomotives in range(symbols, min(price, hand[LOCOMOTIVE]) + 1):
        coloured = price - locomotives
        if coloured == 0:
            found.append(Payment(None, 0, locomotives))
        else:
            found += [Payment(colour, coloured, locomotives) for colour in colours if hand[colour] >= coloured]
    return found


def route_payments(hand: Counter[str], track: Track, locomotives_pay: bool = True) -> list[Payment]:
    """Return every way to pay for `track` (R22, R23, R60; R82, R91 where locomotives may not be used)."""
    colours = COLOURS if track.colour == "gray" else (track.colour,)
    found = payments(hand, track.length, colours, track.ferry)
    return [payment for payment in found if locomotives_pay or not payment.locomotives]


def station_payments(hand: Counter[str], price: int) -> list[Payment]:
    """Return every way to pay `price` cards for a station (R68)."""
    return payments(hand, price, COLOURS)


def surcharge(revealed: Sequence[str], laid: Payment) -> int:
    """Return how many extra cards a tunnel costs (R51; R52 when only Locomotives were laid)."""
    return revealed.count(LOCOMOTIVE) + (revealed.count(laid.colour) if laid.colour is not None else 0)


def extra_payments(hand: Counter[str], revealed: Sequence[str], laid: Payment) -> list[Payment]:
    """Return every way to pay the surcharge from the hand without the cards laid down (R51, R52)."""
    colours = () if laid.colour is None else (laid.colour,)
    return payments(hand - laid.cards(), surcharge(revealed, laid), colours)
