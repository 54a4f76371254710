"""Rails and sails: two decks, pieces to choose, payments card by card, harbours, exchanges, tours (R360-R385).

A payment is a whole: all of them are listed by trying, and cards are laid down in one order only, so that after each
card those may follow that some payment goes on with.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache
from itertools import pairwise, product

from whistlestop.maps.schema import Map, Ticket, Track

from .cards import reset_at
from .goals import Chaos
from .luck import Door
from .paths import Edge, component

WILD = "locomotive"
DECKS = ("train", "ship")
FACTS = (
    "ships",
    "trains_in_reserve",
    "harbours",
    "exchanged",
    "ship_hand",
    "ship_known",
    "ship_hand_sizes",
    "ship_deck_size",
    "ship_discard",
    "card_due",
    "cards_paid",
    "harbour_place",
    "empty_slot",
)
Payment = tuple[str, ...]
SORTS = ("", "-harbour", "-double", "-single")


def is_ship_card(card: str) -> bool:
    """Return whether a card is of the ship deck."""
    return card.endswith(("-double", "-single"))


def plain(cards: Mapping[str, int]) -> dict[str, int]:
    """Return the cards that every board has."""
    return {card: count for card, count in cards.items() if count > 0 and "-" not in card}


def special(cards: Mapping[str, int]) -> dict[str, int]:
    """Return the cards that only boards with ships have."""
    return {card: count for card, count in cards.items() if count > 0 and "-" in card}


def in_order(cards: Iterable[str], colours: Sequence[str]) -> Payment:
    """Return cards as they are laid down: colour by colour, in a colour sort by sort, wild cards last."""
    order = [colour + sort for colour in colours for sort in SORTS] + [WILD]
    return tuple(sorted(cards, key=order.index))


# --- the two decks (R360-R363)


class TwoDecks:
    """Both decks with their discard piles, and the display."""

    def __init__(self, map: Map, door: Door, options: Mapping[str, object], used: bool) -> None:
        ships = map.ships
        assert ships is not None
        self.decks: dict[str, Counter[str]] = {"train": Counter(), "ship": Counter()}
        if used:
            for colour in map.deck.colours:
                plain_cards = map.deck.per_colour - ships.with_harbour
                self.decks["train"].update({colour: plain_cards, f"{colour}-harbour": ships.with_harbour})
                self.decks["ship"].update({f"{colour}-double": ships.doubles, f"{colour}-single": ships.singles})
            self.decks["train"][WILD] = map.deck.locomotives
        self.piles: dict[str, Counter[str]] = {"train": Counter(), "ship": Counter()}
        self.display: list[str | None] = [None] * map.display
        self.door, self.reset_at = door, reset_at(map, options)
        cap = options["display.reset_cap"]
        assert isinstance(cap, int)
        self.reset_cap = cap

    @property
    def deck(self) -> Counter[str]:
        """Return the train deck, which every board has."""
        return self.decks["train"]

    @property
    def discard(self) -> Counter[str]:
        """Return what lies on both piles."""
        return self.piles["train"] + self.piles["ship"]

    def left(self, deck: str) -> int:
        """Return what a deck can still give, its pile included (R15)."""
        return self.decks[deck].total() + self.piles[deck].total()

    def able(self) -> list[str]:
        """Return the decks that can still give a card."""
        return [deck for deck in DECKS if self.left(deck)]

    def face_up(self) -> set[str]:
        """Return the cards in the display."""
        return {card for card in self.display if card is not None}

    def draw(self, deck: str) -> str | None:
        """Return the next card of a deck, None if it has none (R15, R16)."""
        if not self.decks[deck].total():
            self.decks[deck], self.piles[deck] = self.piles[deck], Counter()
        if not self.decks[deck].total():
            return None
        card = self.door.ship_card(self.decks[deck])
        self.decks[deck][card] -= 1
        return card

    def take(self, card: str) -> int:
        """Take the card of the lowest slot and return the slot."""
        slot = self.display.index(card)
        self.display[slot] = None
        return slot

    def throw_away(self, cards: Iterable[str]) -> None:
        """Discard cards, each on its own pile; empty places are filled (R362)."""
        self.put_away(cards)
        self.settle()

    def put_away(self, cards: Iterable[str]) -> None:
        """Discard cards, each on its own pile."""
        for card in cards:
            self.piles["ship" if is_ship_card(card) else "train"][card] += 1

    def lay(self) -> None:
        """Turn up half of the display from each deck; the other one helps out (R361, R363)."""
        for slot in range(len(self.display)):
            wanted, other = ("train", "ship") if slot < len(self.display) // 2 else ("ship", "train")
            self.display[slot] = self.draw(wanted if self.left(wanted) else other)

    def settle(self) -> None:
        """Fill empty places, each from the deck that can give more, equal ones from the trains (R362)."""
        for slot, card in enumerate(self.display):
            if card is None:
                self.display[slot] = self.draw("ship" if self.left("ship") > self.left("train") else "train")
        self.reset()

    def reset(self) -> None:
        """Lay the display anew while three of it are wild (R363; R81, R92 where a board asks for those)."""
        for _ in range(self.reset_cap):
            if not self._must_reset():
                return
            self.put_away(card for card in self.display if card is not None)
            self.display = [None] * len(self.display)
            self.lay()

    def _must_reset(self) -> bool:
        if not self.reset_at or self.display.count(WILD) < self.reset_at:
            return False
        lying = Counter(card for card in self.display if card is not None)
        everything = self.deck + self.decks["ship"] + self.discard + lying
        ships = sum(count for card, count in everything.items() if is_ship_card(card))
        trains = everything.total() - ships
        half = len(self.display) // 2
        laid = half if ships >= half else min(len(self.display) - ships, trains)
        return trains - everything[WILD] > laid - self.reset_at


# --- payments (R364-R367, R371)


def track_payments(track: Track, hand: Mapping[str, int], colours: Sequence[str]) -> set[Payment]:
    """Return every payment for a track."""
    relevant = {card: count for card, count in hand.items() if count and is_ship_card(card) == (track.kind == "ship")}
    if hand.get(WILD):
        relevant[WILD] = hand[WILD]
    key = tuple(sorted(relevant.items()))
    return _payments(track.kind, track.colour, track.length, key, tuple(colours))


@cache
def _payments(
    kind: str, colour: str, length: int, held: tuple[tuple[str, int], ...], colours: tuple[str, ...]
) -> set[Payment]:
    hand = Counter(dict(held))
    if kind == "pair":
        return _pair_payments(length, hand, colours)
    wanted = colours if colour == "gray" else (colour,)
    sorts = ("-double", "-single") if kind == "ship" else ("", "-harbour")
    found = set()
    for one in wanted:
        first, second = one + sorts[0], one + sorts[1]
        for a, b, wilds in product(range(hand[first] + 1), range(hand[second] + 1), range(hand[WILD] + 1)):
            if kind == "ship":  # R365: exact, or one space too many and then made of double cards only
                paid = 2 * a + b + wilds
                enough = paid == length or (paid == length + 1 and b == wilds == 0)
            else:
                enough = a + b + wilds == length
            if enough:
                found.add(in_order([first] * a + [second] * b + [WILD] * wilds, colours))
    return found


def _pair_payments(length: int, hand: Counter[str], colours: tuple[str, ...]) -> set[Payment]:
    """Return every payment of two cards of one colour for each space; wild cards may be one or both (R366)."""
    found: set[Payment] = set()

    def go_on(cards: list[str], left: Sequence[str]) -> None:
        due, wilds = 2 * length - len(cards), hand[WILD] - cards.count(WILD)
        if due < 0 or wilds < 0:
            return
        if not left:
            if due <= wilds:
                found.add(in_order(cards + [WILD] * due, colours))
            return
        plain, harbour = left[0], f"{left[0]}-harbour"
        for a, b in product(range(min(hand[plain], due) + 1), range(min(hand[harbour], due) + 1)):
            partner = [WILD] * ((a + b) % 2)  # an odd card needs a wild one beside it
            go_on(cards + [plain] * a + [harbour] * b + partner, left[1:])

    go_on([], [colour for colour in colours if hand[colour] or hand[f"{colour}-harbour"]])
    return found


def harbour_payments(hand: Mapping[str, int], colours: Sequence[str]) -> set[Payment]:
    """Return every payment for a harbour: two trains and two ships of one colour with a harbour, or wild (R371)."""
    found = set()
    for colour in colours:
        trains, ships = f"{colour}-harbour", f"{colour}-single"
        most_trains, most_ships = min(2, hand.get(trains, 0)), min(2, hand.get(ships, 0))
        for a, b in product(range(most_trains + 1), range(most_ships + 1)):
            if 4 - a - b <= hand.get(WILD, 0):
                found.add(in_order([trains] * a + [ships] * b + [WILD] * (4 - a - b), colours))
    return found


def still_due(track: Track | None, paid: Sequence[str]) -> int:
    """Return the spaces, of pair routes and harbours the cards, that are still to be paid."""
    if track is None:
        return 4 - len(paid)
    if track.kind == "pair":
        return 2 * track.length - len(paid)
    return track.length - sum(2 if card.endswith("-double") else 1 for card in paid)


# --- tours and harbours at the end (R370, R372, R385)


def named(ticket: Ticket) -> list[str]:
    """Return the places that a ticket names, of a tour in its order."""
    return [ticket.a, *(ticket.tour.via if ticket.tour else ()), ticket.b]


def halved(ticket: Ticket, value: int, chaos: Chaos) -> int:
    """Return half of a value if a place of the tour is in chaos, as a rule once (R385)."""
    times = sum(place in chaos.places for place in named(ticket))
    for _ in range(times if chaos.twice else min(times, 1)):
        value //= 2
    return value


def tour_value(ticket: Ticket, edges: Sequence[Edge], chaos: Chaos, trail: bool) -> tuple[int, bool]:
    """Return what a tour gives or costs, and whether it is fulfilled (R370)."""
    assert ticket.tour is not None
    places = named(ticket)
    if not set(places) <= component(places[0], edges):
        return -halved(ticket, ticket.tour.penalty, chaos), False
    traced = _walks(places, edges) if trail else _direct(places, edges)
    return halved(ticket, ticket.tour.in_order if traced else ticket.points, chaos), True


def _direct(places: Sequence[str], edges: Sequence[Edge]) -> bool:
    own = {frozenset(edge[:2]) for edge in edges}
    return all(frozenset(pair) in own for pair in pairwise(places))


def _walks(places: Sequence[str], edges: Sequence[Edge]) -> bool:
    """Return whether a path that uses no track twice meets the places in this order."""

    def walk(here: str, due: int, left: frozenset[int]) -> bool:
        due += here == places[due]
        if due == len(places):
            return True
        ways = [(index, *edges[index][:2]) for index in left if here in edges[index][:2]]
        return any(walk(b if here == a else a, due, left - {index}) for index, a, b in ways)

    return walk(places[0], 0, frozenset(range(len(edges))))


def harbour_points(map: Map, harbours: Sequence[str], fulfilled: Collection[Ticket]) -> int:
    """Return what harbours bring by the fulfilled tickets that name them (R372)."""
    assert map.ships is not None
    counts = [sum(place in named(ticket) for ticket in fulfilled) for place in harbours]
    return sum(map.ships.harbour_points[min(count, 3) - 1] for count in counts if count)
