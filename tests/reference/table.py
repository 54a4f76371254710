"""The table: what lies on it, how a game is set up, how a turn ends and how the game ends.

Setup is R1-R6. The end of a turn runs through its checks in the order of R207: R220, R223, R224.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from whistlestop.maps.schema import Map

from .cards import TrainCards
from .luck import Door, Luck
from .payments import Payment
from .tickets import Choice, TicketDecks
from .tracks import Claims

DEFAULTS: Mapping[str, object] = MappingProxyType(
    {"display.reset_cap": 100, "end.dead_board": True, "end.europe_station_tiebreak": True}
)
IDLE_TURNS = 100


@dataclass
class Seat:
    """What one player has."""

    trains: int
    stations_left: int
    hand: Counter[str] = field(default_factory=Counter)
    known: Counter[str] = field(default_factory=Counter)
    tickets: set[int] = field(default_factory=set)
    route_points: int = 0


class Table:
    """Everything a game consists of, and its beginning and end."""

    def __init__(
        self,
        map: Map,
        players: int,
        luck: Luck,
        first: int | None = None,
        options: Mapping[str, object] = MappingProxyType({}),
    ) -> None:
        assert map.players[0] <= players <= map.players[1], f"{map.id} is not for {players} players"
        assert options.keys() <= DEFAULTS.keys(), f"unknown options: {sorted(options.keys() - DEFAULTS.keys())}"
        self.map = map
        self.players = players
        self.options = {**DEFAULTS, **options}
        self.door = Door(luck)
        self.first = self.door.first(players) if first is None else first
        assert 0 <= self.first < players, f"no seat {self.first}"
        self._set_up()

    # --- setup (R1-R5)

    def _set_up(self) -> None:
        reset_cap = self.options["display.reset_cap"]
        assert isinstance(reset_cap, int)
        self.cards = TrainCards(self.map, self.door, reset_cap)
        self.tickets = TicketDecks(self.map, self.door)
        self.claims = Claims(self.map, self.players)
        self.seats = [Seat(self.map.trains, self.map.stations) for _ in range(self.players)]
        self.stations: dict[str, int] = {}
        self.turn = self.passes_in_a_row = self.idle_turns = 0
        self.last_turns: int | None = None
        self.forget_claim()
        for seat in self.seats:
            for _ in range(self.map.start_cards):
                self.draw_blind(seat)
        self.cards.settle()
        self._deal_tickets()

    def _deal_tickets(self) -> None:
        deal = self.map.opening_tickets
        order = [(self.first + step) % self.players for step in range(self.players)]
        dealt = [(seat, self.tickets.draw(seat, deal)) for seat in order]
        self.choices = [Choice(seat, self.map.tickets, offered, deal) for seat, offered in dealt]
        self.phase, self.to_move = "tickets", self.first

    @property
    def over(self) -> bool:
        """Return whether the game has ended."""
        return self.phase == "over"

    @property
    def in_opening(self) -> bool:
        """Return whether the first tickets are still being chosen (R4)."""
        return self.turn == 0

    def draw_blind(self, seat: Seat) -> None:
        """Add the next card of the deck to the hand of `seat`."""
        kind = self.cards.draw()
        assert kind is not None, "a blind draw needs a card"
        seat.hand[kind] += 1

    def forget_claim(self) -> None:
        """Clear what belongs to a route or station being paid for."""
        self.claiming: int | None = None
        self.building: str | None = None
        self.laid: Payment | None = None
        self.revealed: list[str] = []

    # --- the end of a turn and of the game (R207, R220-R224)

    def start_turn(self, seat: int) -> None:
        """Let `seat` choose its action."""
        self.turn += 1
        self.phase, self.to_move = "action", seat

    def end_turn(self, claimed: bool = False, passed: bool = False) -> None:
        """End the running turn with its checks in their order (R207) and go on to the next player."""
        self.passes_in_a_row = self.passes_in_a_row + 1 if passed else 0
        self.idle_turns = 0 if claimed else self.idle_turns + 1
        self._count_last_turns()
        if self.last_turns == 0 or self.passes_in_a_row == self.players:  # R220, R223
            self._finish()
            return
        if self.last_turns is None and self._stalled():  # R224
            self.last_turns = self.players
        self.start_turn((self.to_move + 1) % self.players)

    def _count_last_turns(self) -> None:
        if self.last_turns is not None:
            self.last_turns -= 1  # R221: nothing starts the last round twice
        elif self.seats[self.to_move].trains <= self.map.end_trains:
            self.last_turns = self.players

    def _stalled(self) -> bool:
        """Return whether R224 starts the last round: a dead board, or nobody claims any more."""
        dead = self.options["end.dead_board"] and self.claims.dead([seat.trains for seat in self.seats])
        return bool(dead) or self.idle_turns >= IDLE_TURNS * self.players

    def _finish(self) -> None:
        if self.last_turns is not None:
            self.last_turns = 0
        self.phase, self.to_move = "over", -1
