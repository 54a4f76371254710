"""What every turn shares: choosing tickets, starting a purchase, moving monsters, and the end of the action.

Each mapping of options leads from a legal action text to what it does, so that legality and effect cannot
differ. Monsters are R161-R179; the choice of tickets is R4, R5, R18, R19, R103, R104, R138.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TypeVar

from whistlestop.maps.schema import TicketDeal

from .monsters import MONSTERS, Move
from .parts import Options as Options
from .parts import Part
from .table import Purchase, Table
from .tickets import Choice
from .tracks import route_points

P = TypeVar("P", bound=Part)


class Turn(Table, ABC):
    """The decisions that games with cards and games with dice have in common."""

    @abstractmethod
    def settle(self) -> None:
        """End the turn by itself if nothing can follow any more."""

    def part(self, kind: type[P]) -> P:
        """Return the part of a mechanism."""
        return next(part for part in self.parts if isinstance(part, kind))

    def actions_of_parts(self) -> Options:
        """Return the actions of mechanisms with which a turn may be spent."""
        return {text: act for part in self.parts for text, act in part.actions().items()}

    def beside_actions(self) -> Options:
        """Return what mechanisms allow beside the action of a turn."""
        return {text: act for part in self.parts for text, act in part.beside().items()}

    def finish_drawing(self) -> None:
        """End the action of drawing cards, unless a mechanism asks something first."""
        if not any(part.after_drawing() for part in self.parts):
            self.finish_action()

    def settle_claim(self, track: int) -> None:
        """Let all mechanisms do what follows a route just claimed and paid for; nothing comes in between."""
        self.claimed, self.to_settle = track, list(self.parts)
        self.go_on()

    def go_on(self) -> None:
        """Let the mechanisms that are left settle a claim, one after the other, until one asks; then end the action."""
        while self.to_settle:
            if self.to_settle.pop(0).settle():
                return
        self.finish_action()

    def finish_action(self) -> None:
        """Close the action of the turn; a monster, tokens or nothing may follow (R146, R169)."""
        self.so_far.acted = True
        self.phase = "after action"
        self.settle()

    # --- tickets

    def split_options(self) -> Options:
        """Return the ways to take the tickets from two decks, named before looking (R103, R104)."""
        assert self.splitting is not None
        ways = self.tickets.splits(self.splitting, self._deal())
        return {f"split {_parts(way)}": partial(self._split, way) for way in ways}

    def ask_for_split(self, number: int) -> None:
        """Ask from which decks so many tickets shall come; it is asked even if there is one way only."""
        self.phase, self.splitting = "split", number

    def _deal(self) -> TicketDeal | None:
        """Return how the tickets being drawn are dealt; those paid for with dice are not dealt (R138)."""
        if self.in_opening:
            return self.map.opening_tickets
        return None if self.with_dice else self.map.drawn_tickets

    def _split(self, way: Mapping[str, int]) -> None:
        deal = self._deal()
        choice = Choice(self.to_move, self.map.tickets, self.tickets.draw_split(self.to_move, way), deal)
        if not self.in_opening:
            self.offer_tickets(choice)
            return
        self.choices.append(choice)
        self.to_move = (self.to_move + 1) % self.players
        self.splitting = self.tickets.to_split(self.map.opening_tickets)
        if len(self.choices) == self.players:
            self.phase, self.splitting = "tickets", None

    def ticket_options(self) -> Options:
        """Return the answers about the ticket asked about."""
        return {answer: partial(self._decide_ticket, answer) for answer in self._choice().legal()}

    def offer_tickets(self, choice: Choice) -> None:
        """Ask about the tickets drawn in play."""
        self.choices = [choice]
        self.phase, self.splitting = "tickets", None

    def _choice(self) -> Choice:
        return next(choice for choice in self.choices if choice.offered)

    def _decide_ticket(self, answer: str) -> None:
        ticket = self._choice().decide(answer)
        if answer == "keep":
            self.me.tickets.add(ticket)
            self.me.in_order.append(ticket)
        undecided = [choice.seat for choice in self.choices if choice.offered]
        if undecided:
            self.to_move = undecided[0]
        else:
            self._end_choices()

    def _end_choices(self) -> None:
        where = self.map.refused_opening_tickets if self.in_opening else self.map.refused_drawn_tickets
        for choice in self.choices:
            self.tickets.put_back(choice.seat, choice.returned, where)
        self.tickets.renew()
        self.choices = []
        if self.in_opening:
            self.go_on_with_setup()
        else:
            self.finish_action()

    # --- the stacks and the monsters of the setup (R161, R208, R243, R427)

    def go_on_with_setup(self) -> None:
        if any(part.begin() for part in self.parts):
            return
        monster = self.monsters.unplaced()
        if not self.with_monsters or monster is None:
            self.start_turn(self.first)
            return
        # The last in turn order places Alvin, the one on his right Dexter.
        self.phase, self.to_move = "place monster", (self.first - 1 - MONSTERS.index(monster)) % self.players

    def placing_options(self) -> Options:
        """Return the spots where the monster of the setup may go."""
        monster = self.monsters.unplaced()
        assert monster is not None
        free = self.monsters.first_spots()
        # R352: away from markers, unless that leaves nothing.
        spots = free - {self.monsters.spot_of[place] for place in self.claims.markers.owner} or free
        return {f"place {monster} {spot}": partial(self._place, monster, spot) for spot in spots}

    def _place(self, monster: str, spot: str) -> None:
        self.monsters.where[monster] = spot
        self.go_on_with_setup()

    # --- claims and stations as far as cards and dice agree

    def claimable(self) -> list[int]:
        """Return the tracks that the player in turn may claim if he can pay (R21-R27, R164)."""
        blocked = self.claims.touching(self.monsters.chaos())
        open_tracks = self.claims.open_to(self.to_move, *self.pieces(self.to_move))
        return [track for track in open_tracks if track not in blocked and self.claims.beds.ready(track)]

    def payable(self, tracks: Sequence[int], can_pay: Callable[[int], bool]) -> list[int]:
        """Return the tracks that can be paid for; of those that ask for the same one is tried."""
        asked = {track: self.claims.price(track) for track in tracks}
        one_of_each = {what: track for track, what in asked.items()}
        paid = {what for what, track in one_of_each.items() if can_pay(track)}
        return [track for track, what in asked.items() if what in paid]

    def free_for_station(self) -> list[str]:
        """Return where the player in turn may build a station if he can pay (R67, R201)."""
        places = [place.id for place in self.map.places if place.id not in self.stations]
        blocked = self.closed_by_chaos()
        return [place for place in places if place not in blocked] if self.me.stations_left else []

    def closed_by_chaos(self) -> set[str]:
        """Return the places that chaos closes to stations and passengers by house rule (R201, R202)."""
        return self.monsters.chaos() if self.options["monsters.chaos_blocks"] == "all" else set()

    def station_price(self) -> int:
        """Return what the next station of the player in turn costs (R68, R150)."""
        return self.map.stations - self.me.stations_left + 1

    def start_purchase(self, purchase: Purchase) -> None:
        """Ask how `purchase` is paid for."""
        self.purchase, self.phase = purchase, "payment"

    def place_station(self) -> None:
        """Put the station being paid for on its place."""
        assert self.purchase.building is not None
        self.me.stations_left -= 1
        self.stations[self.purchase.building] = self.to_move
        self.purchase = Purchase()

    def place_trains(self) -> int:
        """Put trains on the track being paid for and return it."""
        track = self.purchase.claiming
        assert track is not None
        if self.claims.bullets.due(track):
            self.claims.bullets.put(self.to_move, track, self.claims.length(track))
        else:
            self._lay_own_trains(track)
        self.so_far.claimed = True
        self.purchase = Purchase()
        return track

    def _lay_own_trains(self, track: int) -> None:
        """Put own trains on a track and score it (R24, R25, R56, R121)."""
        self.me.trains -= self.claims.trains(track)
        for scorer in self.claims.markers.scorers(self.to_move, track):  # R345
            self.seats[scorer].route_points += route_points(self.map, track, self.claims.length(track))
        self.claims.give(self.to_move, track)
        self.claims.beds.take_back(track)

    # --- moving monsters (R167-R179)

    def may_move_monsters(self) -> bool:
        """Return whether the turn still allows a monster's move (R57, R178)."""
        return self.with_monsters and self.so_far.monster_moved is None and not self.so_far.failed_tunnel

    def moves(self, locomotives: int) -> list[Move]:
        """Return the moves of either monster that so many locomotives pay for."""
        if not self.may_move_monsters():
            return []
        return [move for monster in MONSTERS for move in self.monsters.moves(monster, locomotives)]

    def move_options(self, affordable: int, act: Callable[[Move], None]) -> Options:
        """Return the monsters' moves for one or two locomotives, as far as affordable."""
        moves = [move for price in (1, 2) if price <= affordable for move in self.moves(price)]
        return {f"move {move.monster} {move.spot} {move.locomotives}": partial(act, move) for move in moves}

    def carry_out(self, move: Move) -> None:
        """Move a monster that is paid for, and fill the display if that needs the cards; the turn goes on.

        Cards are turned up last, as in the log: no rule says so, and nothing that the move brings depends on them.
        """
        self.monsters.carry_out(move, self.to_move, self.turn)
        self.so_far.monster_moved = move.monster
        for part in self.parts:
            part.after_move()
        self.cards.settle()
        if not self.over:
            self.settle()


def _parts(way: Mapping[str, int]) -> str:
    """Return the numbers by deck as an action text has them, nought left out."""
    return " + ".join(f"{deck} {number}" for deck, number in way.items() if number)
