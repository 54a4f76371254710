"""The race to six tickets: shown and replaced at once, from coast to coast, changed, won (R410-R423)."""

from .goals import Chaos, borders, gain, joined
from .paths import Edge
from .tracks import owned
from .turn import Options, Turn


class Race(Turn):
    """What is looked at after a claim, a change of tickets and a monster's move."""

    def change_options(self) -> Options:
        """Return giving up both tickets, a whole turn that is always possible (R416)."""
        return {"change": self._change_tickets} if self.map.race else {}

    def race_after_claim(self) -> None:
        """Look at the coasts, then at the tickets, then for the last train (R414, R415, R418)."""
        seat = self.me
        if not seat.coast_ticket and joined(self._coast("west"), self._coast("east"), self._edges(self.to_move)):
            seat.coast_ticket = True
        self._show_completed(self.to_move)
        if self._won(self.to_move) or seat.trains <= self.map.end_trains:
            self.finish()
        else:
            self.finish_action()

    def race_after_move(self) -> None:
        """Look at everybody's tickets once a monster has left, the mover's first (R422)."""
        for step in range(self.players):
            seat = (self.to_move + step) % self.players
            self._show_completed(seat)
            if self._won(seat):
                self.finish()
                return

    def _change_tickets(self) -> None:
        old, seat = self.me.in_order, self.me
        seat.in_order = self.tickets.draw(self.to_move, self.map.drawn_tickets)
        seat.tickets = set(seat.in_order)
        self.tickets.put_back(self.to_move, old, "under_deck")
        self._show_completed(self.to_move)
        if self._won(self.to_move):
            self.finish()
        else:
            self.finish_action()

    def _show_completed(self, seat: int) -> None:
        """Show one completed ticket after the other, the first dealt first, and draw another for each (R414)."""
        me = self.seats[seat]
        while not self._won(seat):
            done = [ticket for ticket in me.in_order if self._is_completed(seat, ticket)]
            if not done:
                return
            me.in_order.remove(done[0])
            me.completed.append(done[0])
            if not self._won(seat):  # at the sixth nothing more is drawn
                me.in_order += self.tickets.draw_number(seat, 1)
            me.tickets = set(me.in_order)

    def _is_completed(self, seat: int, ticket: int) -> bool:
        """Return whether a ticket is joined and worth anything: one in chaos is worth half of one, nothing (R422)."""
        chaos = Chaos(self.monsters.chaos())
        return bool(gain(borders(self.map), self.map.tickets[ticket], chaos, self._edges(seat)))

    def _won(self, seat: int) -> bool:
        return self.seats[seat].race_tickets() >= self.map.race

    def _coast(self, side: str) -> list[str]:
        return [place.id for place in self.map.places if place.coast == side]

    def _edges(self, seat: int) -> list[Edge]:
        tracks = [self.map.tracks[track] for track in owned(self.claims.owner, seat)]
        return [(track.a, track.b, track.length) for track in tracks]
