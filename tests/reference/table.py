"""The table: what lies on it, how a game is set up, how a turn ends and how the game ends.

Setup is R1-R6, R101, R103, R117, R130 and R427. The end of a turn runs through its checks in the order of R207: the
card of a monster, then R220, R223, R224.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType

from whistlestop.maps.schema import Map

from .cards import TrainCards, with_locomotives
from .dice import TRAIN_DICE, Dice
from .house_rules import NEWEST, can_be_chosen, complete
from .luck import Door, Luck
from .monsters import Monsters, Move
from .parts import Part
from .payments import Payment
from .substitutes import NOTHING, Replaced
from .tickets import Choice, TicketDecks
from .tolls import limit_of_double_routes
from .tracks import Claims

IDLE_TURNS = 100


@dataclass
class Seat:
    """What one player has."""

    trains: int
    stations_left: int
    hand: Counter[str] = field(default_factory=Counter)
    known: Counter[str] = field(default_factory=Counter)
    tokens: Counter[str] = field(default_factory=Counter)
    tickets: set[int] = field(default_factory=set)
    route_points: int = 0
    in_order: list[int] = field(default_factory=list)  # tickets as they were dealt, together by number


@dataclass
class SoFar:
    """What has happened in the running turn."""

    acted: bool = False
    claimed: bool = False
    passed: bool = False
    failed_tunnel: bool = False
    monster_moved: str | None = None


@dataclass
class Purchase:
    """What is being paid for, and what belongs to that payment alone."""

    claiming: int | None = None
    building: str | None = None
    drawing: int | None = None
    moving: Move | None = None
    laid: Payment | None = None
    revealed: list[str] = field(default_factory=list)
    symbols: int | None = None
    bought: int = 0
    replaced: Replaced = NOTHING
    back_to: str = "action"  # the phase that goes on after a monster's move was paid


class Table:
    """Everything a game consists of, and its beginning and end."""

    def __init__(
        self,
        map: Map,
        players: int,
        luck: Luck,
        first: int | None = None,
        options: Mapping[str, object] = MappingProxyType({}),
        rules: int = NEWEST,
    ) -> None:
        assert map.players[0] <= players <= map.players[1], f"{map.id} is not for {players} players"
        self.players = players
        self.options = complete(options, map, rules)
        chosen = can_be_chosen("firstjourney.locomotives", map, rules)
        self.map = with_locomotives(map, self.options["firstjourney.locomotives"]) if chosen else map
        self.with_dice = bool(self.options["dice"])
        self.with_monsters = bool(self.options["monsters"])
        self.door = Door(luck)
        self.first = self.door.first(players) if first is None else first
        assert 0 <= self.first < players, f"no seat {self.first}"
        self._lay_out()
        self._deal_cards()
        for part in self.parts:
            part.set_up()
        self._deal_tickets()

    # --- setup (R1-R5, R130, R160)

    def _lay_out(self) -> None:
        tunnel_faces = self.options["dice.tunnel_faces"]
        assert isinstance(tunnel_faces, int)
        self.cards = TrainCards(self.map, self.door, self.options, used=not self.with_dice)
        self.dice = Dice(self.door, tunnel_faces)
        self.tickets = TicketDecks(self.map, self.door)
        limit = limit_of_double_routes(self.map, self.options)
        self.claims = Claims(self.map, self.players, self.options, limit)
        self.monsters = Monsters(self.map, self.players, self.options)
        self.parts: Sequence[Part] = ()
        self.claimed = -1  # the track just claimed, and the parts that have not settled it yet
        self.to_settle: list[Part] = []
        self.seats = [self._seat() for _ in range(self.players)]
        self.stations: dict[str, int] = {}
        self.turn = self.passes_in_a_row = self.idle_turns = 0
        self.last_turns: int | None = None
        self.so_far = SoFar()
        self.purchase = Purchase()
        self.tokens_at_start: Counter[str] = Counter()
        self.splitting: int | None = None

    def _seat(self) -> Seat:
        return Seat(self.map.trains, self.map.stations)

    def _deal_cards(self) -> None:
        if self.with_dice:
            return
        for seat in self.seats:
            for _ in range(self.map.start_cards):
                self.draw_blind(seat)
        self.cards.settle()

    def _deal_tickets(self) -> None:
        deal = self.map.opening_tickets
        self.choices: list[Choice] = []
        self.to_move = self.first
        if deal.split:
            self.phase, self.splitting = "split", self.tickets.to_split(deal)
            return
        order = [(self.first + step) % self.players for step in range(self.players)]
        dealt = [(seat, self.tickets.draw(seat, deal)) for seat in order]
        self.choices = [Choice(seat, self.map.tickets, offered, deal) for seat, offered in dealt]
        self.phase = "tickets"

    @property
    def over(self) -> bool:
        """Return whether the game has ended."""
        return self.phase == "over"

    @property
    def in_opening(self) -> bool:
        """Return whether the first tickets are still being chosen (R4)."""
        return self.turn == 0 and self.phase in ("split", "tickets")

    @property
    def me(self) -> Seat:
        """Return the seat that decides now."""
        return self.seats[self.to_move]

    def draw_blind(self, seat: Seat) -> None:
        """Add the next card of the deck to the hand of `seat`."""
        kind = self.cards.draw()
        assert kind is not None, "a blind draw needs a card"
        seat.hand[kind] += 1

    # --- the end of a turn and of the game (R207, R220-R224)

    def start_turn(self, seat: int) -> None:
        """Begin the turn of `seat`; with dice it rolls all five at once (R133)."""
        self.turn += 1
        self.phase, self.to_move = "action", seat
        self._forget_turn()
        if self.with_dice:
            self.tokens_at_start = self.me.tokens.copy()
            self.dice.unused.clear()
            self.dice.roll(TRAIN_DICE)
            self.phase = "reroll"

    def end_turn(self) -> None:
        """End the running turn with its checks in their order (R207) and go on to the next player."""
        self.monsters.turn_over(self.to_move, self.turn)
        idle = self.so_far.monster_moved is None and not any(part.has_done_more() for part in self.parts)
        passed = self.so_far.passed and idle  # R223
        self.passes_in_a_row = self.passes_in_a_row + 1 if passed else 0
        self.idle_turns = 0 if self.so_far.claimed else self.idle_turns + 1
        self._count_last_turns()
        if self.last_turns == 0 or self.passes_in_a_row == self.players:  # R220, R223
            self.finish()
            return
        if self.map.race and self._stalled():  # R419
            self.finish()
            return
        if self.last_turns is None and self._stalled():  # R224
            self.last_turns = self.players * self.last_rounds()
        if not any(part.between_turns() for part in self.parts):
            self.start_turn((self.to_move + 1) % self.players)

    def ask_between_turns(self, phase: str, seat: int) -> None:
        """Ask a seat something when it is nobody's turn."""
        self.phase, self.to_move = phase, seat
        self._forget_turn()
        self.dice.unused.clear()

    def _forget_turn(self) -> None:
        self.so_far = SoFar()
        for part in self.parts:
            part.forget_turn()

    def _count_last_turns(self) -> None:
        if self.last_turns is not None:
            self.last_turns -= 1  # R221: nothing starts the last round twice
        elif self._few_trains():
            self.last_turns = self.players * self.last_rounds()

    def last_rounds(self) -> int:
        """Return how many turns everybody has once the last round has begun."""
        return 1

    def _few_trains(self) -> bool:
        """Return whether R220 starts the last round; with bullet trains theirs must be few too (R396)."""
        if not self.map.bullet_trains:
            return self.me.trains <= self.map.end_trains
        asked = self.seats if self.options["japan.end_check"] == "any_player" else [self.me]
        few = any(seat.trains <= self.map.end_trains for seat in asked)
        return few and self.claims.bullets.left <= self.map.end_bullet_trains

    def _stalled(self) -> bool:
        """Return whether R224 starts the last round: a dead board, or nobody claims any more."""
        if self.idle_turns >= IDLE_TURNS * self.players:
            return True
        return bool(self.options["end.dead_board"]) and self._dead()

    def _dead(self) -> bool:
        """Return whether nobody could ever claim a route again, payment ignored (R224)."""
        blocked = self.claims.touching(self.monsters.lasting_chaos())
        every = range(self.players)
        return all(blocked.issuperset(self.claims.open_to(seat, *self.attainable(seat))) for seat in every)

    def pieces(self, seat: int) -> tuple[int, int]:
        """Return the trains that a seat has left, and the ships where there are any."""
        return self.seats[seat].trains, 0

    def attainable(self, seat: int) -> tuple[int, int]:
        """Return the most trains and the most ships that a seat has or could still get."""
        return self.pieces(seat)

    def finish(self) -> None:
        """End the game where it stands."""
        if self.last_turns is not None:
            self.last_turns = 0
        self._forget_turn()
        self.dice.unused.clear()
        for part in self.parts:
            part.finish()
        self.phase, self.to_move = "over", -1
