"""The race to six tickets: shown and replaced at once, from coast to coast, changed, won (R410-R423)."""

from typing import TYPE_CHECKING

from .goals import Chaos, joined
from .parts import Options, Part
from .paths import Edge
from .tracks import owned

if TYPE_CHECKING:
    from .game import Reference


class Race(Part):
    """Everybody's completed tickets, and what is looked at after a claim, a change of tickets and a monster's move."""

    def __init__(self, game: "Reference") -> None:
        super().__init__(game)
        self.completed: list[list[int]] = [[] for _ in range(game.players)]
        self.coast_ticket = [False] * game.players

    def actions(self) -> Options:
        """Return giving up both tickets, a whole turn that is always possible (R416)."""
        return {"change": self._change_tickets} if self.game.map.race else {}

    def settle(self) -> bool:
        """Look at the coasts, then at the tickets, then for the last train (R414, R415, R418)."""
        if not self.game.map.race:
            return False
        seat = self.game.to_move
        if joined(self._coast("west"), self._coast("east"), self._edges(seat)):
            self.coast_ticket[seat] = True
        self._show_completed(seat)
        over = self.won(seat) or self.game.me.trains <= self.game.map.end_trains
        if over:
            self.game.finish()
        return over

    def after_move(self) -> None:
        """Look at everybody's tickets once a monster has left, the mover's first (R422)."""
        for step in range(self.game.players if self.game.map.race else 0):
            seat = (self.game.to_move + step) % self.game.players
            self._show_completed(seat)
            if self.won(seat):
                self.game.finish()
                return

    def _change_tickets(self) -> None:
        seat, me = self.game.to_move, self.game.me
        old, me.in_order = me.in_order, self.game.tickets.draw(seat, self.game.map.drawn_tickets)
        me.tickets = set(me.in_order)
        self.game.tickets.put_back(seat, old, "under_deck")
        self._show_completed(seat)
        if self.won(seat):
            self.game.finish()
        else:
            self.game.finish_action()

    def _show_completed(self, seat: int) -> None:
        """Show one completed ticket after the other, the first dealt first, and draw another for each (R414)."""
        me = self.game.seats[seat]
        while not self.won(seat):
            done = [ticket for ticket in me.in_order if self._is_completed(seat, ticket)]
            if not done:
                return
            me.in_order.remove(done[0])
            self.completed[seat].append(done[0])
            if not self.won(seat):  # at the sixth nothing more is drawn
                me.in_order += self.game.tickets.draw_number(seat, 1)
            me.tickets = set(me.in_order)

    def _is_completed(self, seat: int, ticket: int) -> bool:
        """Return whether a ticket is joined and worth anything: one in chaos is worth half of one, nothing (R422)."""
        chaos = Chaos(self.game.monsters.chaos())
        return bool(self.game.rated.worth(ticket, chaos).gain(self._edges(seat)))

    def won(self, seat: int) -> bool:
        """Return whether a seat has tickets enough, the bonus ticket included (R420)."""
        return len(self.completed[seat]) + self.coast_ticket[seat] >= self.game.map.race

    def _coast(self, side: str) -> list[str]:
        return [place.id for place in self.game.map.places if place.coast == side]

    def _edges(self, seat: int) -> list[Edge]:
        tracks = [self.game.map.tracks[track] for track in owned(self.game.claims.owner, seat)]
        return [(track.a, track.b, track.length) for track in tracks]

    def facts(self, viewer: int | None) -> dict[str, object]:
        """Return what was completed; all of it is open."""
        if not self.game.map.race:
            return {"completed": None, "coast_to_coast": None}
        return {
            "completed": [sorted(completed) for completed in self.completed],
            "coast_to_coast": list(self.coast_ticket),
        }

    def points(self) -> dict[str, list[int]]:
        """Return the bonus tickets, one point each like every ticket (R415)."""
        return {"coast_to_coast": [int(ticket) for ticket in self.coast_ticket]}
