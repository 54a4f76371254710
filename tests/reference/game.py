"""The decisions of the card game: actions, payments, tickets and tunnels (R7-R76).

At every decision `_options` maps each legal action text to what it does, so that legality and effect cannot
differ. Whoever wants to know a rule finds its number beside the line that carries it out.
"""

from collections import Counter
from collections.abc import Callable
from functools import partial

from .cards import LOCOMOTIVE
from .payments import Payment, extra_payments, route_payments, station_payments, surcharge
from .scoring import Position, scores, winners
from .table import Seat, Table
from .tickets import Choice
from .view import view

Options = dict[str, Callable[[], None]]


class Reference(Table):
    """One game; `legal` and `play` speak in action texts."""

    # --- the public door

    def legal(self) -> set[str]:
        """Return the texts of all legal actions."""
        return set(self._options())

    def play(self, action: str) -> None:
        """Play a legal action and go on to the next decision."""
        options = self._options()
        assert action in options, f"illegal: {action!r}; legal: {sorted(options)}"
        options[action]()

    def view(self, seat: int | None) -> dict[str, object]:
        """Return what `seat` may know, or a spectator when it is None (R8)."""
        return view(self, seat)

    def scores(self) -> list[dict[str, int]]:
        """Return the scores as if the game ended now (R225)."""
        return scores(self._position())

    def winners(self) -> list[int]:
        """Return who wins as if the game ended now (R229)."""
        return winners(self._position(), self.scores(), bool(self.options["end.europe_station_tiebreak"]))

    def _position(self) -> Position:
        return Position(self.map, self.claims.owner, self.stations, [seat.tickets for seat in self.seats])

    # --- what is legal

    def _options(self) -> Options:
        return {
            "tickets": self._ticket_options,
            "action": self._action_options,
            "second card": self._second_card_options,
            "payment": self._payment_options,
            "tunnel": self._tunnel_options,
            "over": dict,
        }[self.phase]()

    def _ticket_options(self) -> Options:
        return {answer: partial(self._decide_ticket, answer) for answer in self._choice().legal()}

    def _action_options(self) -> Options:
        options = self._first_card_options() | self._claim_options() | self._station_options()
        if self.tickets.can_draw():
            options["tickets"] = self._draw_tickets
        return options or {"pass": partial(self.end_turn, passed=True)}  # R29

    def _first_card_options(self) -> Options:
        options: Options = {f"take {kind}": partial(self._take_first, kind) for kind in self.cards.face_up()}
        if self.cards.can_draw():
            options["draw"] = self._draw_first
        return options

    def _second_card_options(self) -> Options:
        colours = self.cards.face_up() - {LOCOMOTIVE}  # R12
        options: Options = {f"take {kind}": partial(self._take_second, kind) for kind in colours}
        if self.cards.can_draw():
            options["draw"] = self._draw_second
        return options

    def _claim_options(self) -> Options:
        me = self.seats[self.to_move]
        return {
            f"claim {self.claims.names[index]}": partial(self._start_claim, index)
            for index, track in enumerate(self.map.tracks)
            if self.claims.open_to(self.to_move, me.trains, index) and route_payments(me.hand, track)
        }

    def _station_options(self) -> Options:
        me = self.seats[self.to_move]
        if not me.stations_left or not station_payments(me.hand, self._built(me)):
            return {}
        free = [place.id for place in self.map.places if place.id not in self.stations]
        return {f"station {place}": partial(self._start_station, place) for place in free}

    def _payment_options(self) -> Options:
        me = self.seats[self.to_move]
        if self.claiming is None:
            return {
                f"pay {p.words()}": partial(self._pay_station, p) for p in station_payments(me.hand, self._built(me))
            }
        track = self.map.tracks[self.claiming]
        pay = self._lay_down if track.tunnel else self._pay_route
        return {f"pay {p.words()}": partial(pay, p) for p in route_payments(me.hand, track)}

    def _tunnel_options(self) -> Options:
        assert self.laid is not None
        extras = extra_payments(self.seats[self.to_move].hand, self.revealed, self.laid)
        options: Options = {f"extra {p.words()}": partial(self._pay_tunnel, p) for p in extras}
        return options | {"decline": self._decline}  # R53: also for a player who could pay

    def _built(self, seat: Seat) -> int:
        return self.map.stations - seat.stations_left

    # --- tickets (R4, R5, R18, R19)

    def _choice(self) -> Choice:
        return next(choice for choice in self.choices if choice.offered)

    def _draw_tickets(self) -> None:
        drawn = self.tickets.draw(self.to_move, self.map.drawn_tickets)
        self.choices = [Choice(self.to_move, self.map.tickets, drawn, self.map.drawn_tickets)]
        self.phase = "tickets"

    def _decide_ticket(self, answer: str) -> None:
        ticket = self._choice().decide(answer)
        if answer == "keep":
            self.seats[self.to_move].tickets.add(ticket)
        undecided = [choice.seat for choice in self.choices if choice.offered]
        if undecided:
            self.to_move = undecided[0]
        else:
            self._end_choices()

    def _end_choices(self) -> None:
        where = self.map.refused_opening_tickets if self.in_opening else self.map.refused_drawn_tickets
        for choice in self.choices:
            self.tickets.put_back(choice.seat, choice.returned, where)
        self.choices = []
        if self.in_opening:
            self.start_turn(self.first)
        else:
            self.end_turn()

    # --- drawing train cards (R11-R14)

    def _take_face_up(self, kind: str) -> None:
        me = self.seats[self.to_move]
        me.hand[kind] += 1
        me.known[kind] += 1
        self.cards.take(kind)

    def _draw_first(self) -> None:
        self.draw_blind(self.seats[self.to_move])
        self._go_on_to_second_card()

    def _take_first(self, kind: str) -> None:
        self._take_face_up(kind)
        if kind == LOCOMOTIVE:
            self.end_turn()  # R12
        else:
            self._go_on_to_second_card()

    def _go_on_to_second_card(self) -> None:
        self.phase = "second card"
        if not self._second_card_options():
            self.end_turn()  # R14

    def _draw_second(self) -> None:
        self.draw_blind(self.seats[self.to_move])
        self.end_turn()

    def _take_second(self, kind: str) -> None:
        self._take_face_up(kind)
        self.end_turn()

    # --- claiming and building (R21-R25, R50-R56, R67, R68)

    def _start_claim(self, track: int) -> None:
        self.claiming, self.phase = track, "payment"

    def _start_station(self, place: str) -> None:
        self.building, self.phase = place, "payment"

    def _spend(self, cards: Counter[str]) -> None:
        me = self.seats[self.to_move]
        assert cards <= me.hand, "paid cards must be in the hand"
        me.hand -= cards
        me.known -= cards  # Counter subtraction stops at nought: cards never seen are paid too

    def _pay_station(self, payment: Payment) -> None:
        assert self.building is not None
        self._spend(payment.cards())
        self.seats[self.to_move].stations_left -= 1
        self.stations[self.building] = self.to_move
        self.forget_claim()
        self.cards.throw_away(payment.cards().elements())
        self.end_turn()

    def _pay_route(self, payment: Payment) -> None:
        self._complete_claim(payment.cards())

    def _complete_claim(self, paid: Counter[str]) -> None:
        assert self.claiming is not None
        me, length = self.seats[self.to_move], self.map.tracks[self.claiming].length
        self._spend(paid)
        me.trains -= length  # R56: extra cards of a tunnel add neither trains nor points
        me.route_points += self.map.route_points[length]
        self.claims.owner[self.claiming] = self.to_move
        discarded = [*paid.elements(), *self.revealed]
        self.forget_claim()
        self.cards.throw_away(discarded)
        self.end_turn(claimed=True)

    def _lay_down(self, payment: Payment) -> None:
        me = self.seats[self.to_move]
        me.known |= payment.cards()  # the table saw at least these
        self.laid = payment
        turned_up = [self.cards.draw() for _ in range(3)]
        self.revealed = [kind for kind in turned_up if kind is not None]  # R55
        if surcharge(self.revealed, payment):
            self.phase = "tunnel"
        else:
            self._complete_claim(payment.cards())

    def _pay_tunnel(self, extra: Payment) -> None:
        assert self.laid is not None
        self._complete_claim(self.laid.cards() + extra.cards())

    def _decline(self) -> None:
        discarded = self.revealed
        self.forget_claim()
        self.cards.throw_away(discarded)  # R54
        self.end_turn()
