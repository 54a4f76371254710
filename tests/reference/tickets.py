"""Ticket decks and the choice among drawn tickets (R4, R5, R18, R19, R75, R76, R103, R104).

A deck is a never-returned rest, in unknown order, above a queue of groups; a group is what one seat returned
in one choice, again in unknown order. Tickets shuffled back are part of the rest. A choice asks about one ticket
after the other.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from whistlestop.maps.schema import Map, Ticket, TicketDeal

from .luck import Door


@dataclass
class Group:
    """Tickets that `seat` returned together; `touched` once another seat drew, or may have drawn, one of them."""

    seat: int
    tickets: set[int]
    touched: bool = False


class TicketDecks:
    """All decks of tickets of a map, and the tickets that left the game."""

    def __init__(self, map: Map, door: Door) -> None:
        self.map = map
        self.door = door
        self.rest: dict[str, set[int]] = {}
        for index, ticket in enumerate(map.tickets):
            self.rest.setdefault(ticket.deck, set()).add(index)
        self.queue: dict[str, list[Group]] = {deck: [] for deck in self.rest}
        self.shuffled: dict[str, list[Group]] = {deck: [] for deck in self.rest}
        self.out_of_game: list[Group] = []
        self.face_up: set[int] = set()  # tickets that nobody kept, where they lie open (R253)
        self.ran_out = False

    def size(self, deck: str) -> int:
        """Return how many tickets `deck` holds."""
        return len(self.rest[deck]) + sum(len(group.tickets) for group in self.queue[deck])

    def left(self) -> int:
        """Return how many tickets can still be drawn; with none the action is not available (R18)."""
        return sum(self.size(deck) for deck in self.map.drawn_tickets.deal) + len(self.face_up)

    def draw(self, seat: int, deal: TicketDeal) -> list[int]:
        """Return the tickets drawn by `seat`, ascending; fewer if a deck runs out (R18)."""
        drawn = []
        for deck in self.rest:
            for _ in range(min(deal.deal.get(deck, 0), self.size(deck) + len(self.face_up))):
                drawn.append(self._draw_one(seat, deck))
        return sorted(drawn)

    def draw_number(self, seat: int, number: int) -> list[int]:
        """Return so many tickets drawn by `seat`, ascending; a deck comes after those before it are empty (R138)."""
        decks = [deck for deck in self.rest if deck in self.map.drawn_tickets.deal]
        return sorted(
            self._draw_one(seat, next(deck for deck in decks if self.size(deck) or self.face_up)) for _ in range(number)
        )

    def to_split(self, deal: TicketDeal) -> int:
        """Return how many tickets a player splits: the deal's number, or those that are left (R103, R104)."""
        return min(deal.split, sum(min(most, self.size(deck)) for deck, most in deal.deal.items()))

    def splits(self, number: int, deal: TicketDeal | None) -> list[dict[str, int]]:
        """Return the ways to take so many tickets from the two decks of play; with dice there is no deal (R138)."""
        one, other = (deck for deck in self.rest if deck in self.map.drawn_tickets.deal)
        most = {deck: min(self.size(deck), deal.deal[deck] if deal else number) for deck in (one, other)}
        ways = [{one: number - n, other: n} for n in range(number + 1)]
        return [way for way in ways if all(way[deck] <= most[deck] for deck in way)]

    def draw_split(self, seat: int, split: Mapping[str, int]) -> list[int]:
        """Return the tickets `seat` draws from each deck, ascending."""
        return sorted(self._draw_one(seat, deck) for deck, number in split.items() for _ in range(number))

    def turn_up(self) -> int:
        """Return the top ticket, which then lies face up (R264)."""
        (deck,) = self.rest
        ticket = self._draw_one(-1, deck)
        self.face_up.add(ticket)
        return ticket

    def renew(self) -> None:
        """Shuffle the face-up tickets into a new deck if the old one has run out (R253)."""
        if self.map.refused_drawn_tickets != "face_up":
            return
        (deck,) = self.rest
        if not self.rest[deck]:
            self.ran_out = True
            self.rest[deck], self.face_up = self.face_up, set()

    def _draw_one(self, seat: int, deck: str) -> int:
        self.renew()
        if self.rest[deck]:
            ticket = self.door.ticket(self.rest[deck])
            self.rest[deck].remove(ticket)
            for group in self.shuffled[deck]:
                group.tickets.discard(ticket)
                group.touched = group.touched or group.seat != seat
            return ticket
        group = next(group for group in self.queue[deck] if group.tickets)
        ticket = self.door.ticket(group.tickets)
        group.tickets.remove(ticket)
        group.touched = group.touched or group.seat != seat
        self.queue[deck] = [group for group in self.queue[deck] if group.tickets]
        return ticket

    def put_back(self, seat: int, returned: Iterable[int], where: str) -> None:
        """Put what `seat` returned under or into its deck or out of the game (R19, R75, R103)."""
        if where == "face_up":
            self.face_up |= set(returned)
            return
        by_deck: dict[str, set[int]] = {}
        for ticket in returned:
            by_deck.setdefault(self.map.tickets[ticket].deck, set()).add(ticket)
        for deck, tickets in by_deck.items():
            piles = {"under_deck": self.queue[deck], "shuffled_back": self.shuffled[deck]}
            stays = deck in self.map.drawn_tickets.deal
            (piles.get(where, self.out_of_game) if stays else self.out_of_game).append(Group(seat, tickets))
            if stays and where == "shuffled_back":
                self.rest[deck] |= tickets

    def returned_by(self, seat: int) -> set[int]:
        """Return the tickets that `seat` returned and knows to be in no other hand."""
        piles = [self.out_of_game, *self.queue.values(), *self.shuffled.values()]
        groups = [group for pile in piles for group in pile]
        return {t for group in groups if group.seat == seat and not group.touched for t in group.tickets}


class Choice:
    """The tickets offered to one seat, decided one at a time in ascending order."""

    def __init__(
        self, seat: int, tickets: Sequence[Ticket], offered: Sequence[int], deal: TicketDeal | None = None
    ) -> None:
        self.seat = seat
        self.tickets = tickets
        self.offered = sorted(offered)
        self.at_most = deal.keep_at_most if deal else {}
        self.kept: list[int] = []
        self.returned: list[int] = []
        # With fewer tickets than the minimum all of them must be kept (R18); with dice, without a deal, none (R138).
        self.minimum = min(deal.keep, self._still_keepable(self.offered)) if deal else 0

    def legal(self) -> set[str]:
        """Return "keep" and "return" as far as the ticket asked about allows them."""
        ticket, rest = self.offered[0], self.offered[1:]
        legal = set()
        if self._still_keepable([ticket]):
            legal.add("keep")
        if len(self.kept) + self._still_keepable(rest) >= self.minimum:
            legal.add("return")
        return legal

    def decide(self, action: str) -> int:
        """Carry out "keep" or "return" and return the ticket it was about."""
        ticket = self.offered.pop(0)
        (self.kept if action == "keep" else self.returned).append(ticket)
        return ticket

    def _still_keepable(self, among: Sequence[int]) -> int:
        """Return how many of `among` could be kept besides those kept already (R76 limits long tickets)."""
        kept = Counter(self.tickets[ticket].deck for ticket in self.kept)
        wanted = Counter(self.tickets[ticket].deck for ticket in among)
        return sum(min(n, self.at_most.get(deck, n + kept[deck]) - kept[deck]) for deck, n in wanted.items())
