"""What a hand can pay with (R22, R23, R51, R52, R60, R61, R68, R82, R91, R102).

Every price of the card game is a number of cards of one colour in which Locomotives may stand in for the
colour; routes, stations and the extra cards of a tunnel differ only in the number and the colours allowed.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import product
from typing import NamedTuple

from whistlestop.maps.schema import COLOURS, Track

from .cards import LOCOMOTIVE, PLUS4

PLUS4_SPACES = 4
WILDS = (LOCOMOTIVE, PLUS4)


class Payment(NamedTuple):
    """Cards that pay together: `coloured` cards of `colour` and numbers of Locomotives and +4 Locomotives."""

    colour: str | None
    coloured: int
    locomotives: int
    plus4: int = 0

    def cards(self) -> Counter[str]:
        """Return the cards by kind."""
        cards = Counter({LOCOMOTIVE: self.locomotives, PLUS4: self.plus4})
        if self.colour is not None:
            cards[self.colour] = self.coloured
        return +cards

    def words(self) -> str:
        """Return the cards as an action text has them, the colour first."""
        return " + ".join(f"{kind} {count}" for kind, count in sorted(self.cards().items(), key=_colour_first))


def _colour_first(item: tuple[str, int]) -> int:
    return WILDS.index(item[0]) + 1 if item[0] in WILDS else 0


def payments(
    hand: Counter[str], price: int, colours: Iterable[str], symbols: int = 0, plus4_pay: bool = False
) -> list[Payment]:
    """Return every way to pay `price` cards exactly, at least `symbols` of them Locomotives."""
    found = []
    held = [(colour, hand[colour]) for colour in colours]
    most = max((count for _, count in held), default=0)
    for locomotives, plus4 in wilds(hand, price, plus4_pay):
        coloured = price - locomotives - plus4
        if locomotives < symbols or coloured > most:
            continue
        if coloured == 0:
            found.append(Payment(None, 0, locomotives, plus4))
        else:
            found += [Payment(colour, coloured, locomotives, plus4) for colour, count in held if count >= coloured]
    return found


def wilds(hand: Counter[str], most: int, plus4_pay: bool) -> list[tuple[int, int]]:
    """Return every number of Locomotives with every number of +4 Locomotives, together `most` or fewer."""
    plus4 = hand[PLUS4] if plus4_pay else 0
    pairs = product(range(hand[LOCOMOTIVE] + 1), range(plus4 + 1))
    return [(locomotives, plus4) for locomotives, plus4 in pairs if locomotives + plus4 <= most]


def route_payments(hand: Counter[str], track: Track, locomotives_pay: bool = True) -> list[Payment]:
    """Return every way to pay for `track` (R22, R23, R60, R102; R82, R91 where locomotives may not be used)."""
    if hand.total() < track.length:
        return []
    colours = COLOURS if track.colour == "gray" else (track.colour,)
    found = payments(hand, track.length, colours, track.ferry, plus4_pay=track.length >= PLUS4_SPACES)
    # The limits of R82 and R91 speak of plain Locomotives; that of the +4 is in its own rule.
    return [payment for payment in found if locomotives_pay or not payment.locomotives]


def station_payments(hand: Counter[str], price: int) -> list[Payment]:
    """Return every way to pay `price` cards for a station (R68)."""
    return payments(hand, price, COLOURS)


def monster_payments(hand: Counter[str], price: int, plus4_pay: bool) -> list[Payment]:
    """Return every way to pay for a monster's move (R167, R182)."""
    return payments(hand, price, (), plus4_pay=plus4_pay)


def surcharge(revealed: Sequence[str], laid: Payment) -> int:
    """Return how many extra cards a tunnel costs (R51; R52 when only Locomotives were laid)."""
    return revealed.count(LOCOMOTIVE) + (revealed.count(laid.colour) if laid.colour is not None else 0)


def extra_payments(hand: Counter[str], revealed: Sequence[str], laid: Payment) -> list[Payment]:
    """Return every way to pay the surcharge from the hand without the cards laid down (R51, R52)."""
    colours = () if laid.colour is None else (laid.colour,)
    return payments(hand - laid.cards(), surcharge(revealed, laid), colours)
