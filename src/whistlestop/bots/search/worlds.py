"""Games that a seat cannot tell from the real one, the likely ones more often than the unlikely.

How likely a rival is to hold a ticket is judged by what he has built: a ticket that his tracks already fulfil, or have
begun to, weighs more, the more of his trains lie. The weights were fitted to games of the planner
(`scripts/fit_search.py`).
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from whistlestop.bots.planner import belief
from whistlestop.bots.search.fitted import fitted
from whistlestop.bots.shared.plan import plans
from whistlestop.knowledge.view import View
from whistlestop.records import scratch, state
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import SEATS, TICKET_ROOM

SEED_SPACING = 1 << 32
Floats = NDArray[np.float64]


class Worlds:
    """Made-up games by number, always the same ones in the same order."""

    def __init__(self, view: View, seed: int) -> None:
        """Make up no game yet."""
        assert view.seat is not None, "nobody decides in a spectator's view"
        self.view, self.seat = view, view.seat
        self._seed = np.uint64((seed * SEED_SPACING + 1) % 2**64)
        self._scratches, self._listed = scratch.scratches(), np.zeros(TICKET_ROOM, np.int16)
        self._weights = ticket_weights(view)
        self._made = state.games(0)

    def games(self, low: int, high: int) -> state.Games:
        """Return made-up games by number."""
        made = len(self._made)
        if made < high:
            games = state.games(max(high, 2 * made))
            games.view(np.uint8)[: made * games.itemsize] = self._made.view(np.uint8)
            where = (self.view.views, self.view.rules.boards, self._scratches, self._listed)
            belief.imagine(*where, self.seat, self._seed, self._weights, games, made, len(games))
            self._made = games
        return self._made[low:high]


def ticket_weights(view: View) -> Floats:
    """Return for each seat and ticket the logarithm of how much likelier it is to be held than an average one."""
    distances = np.zeros((SEATS, TICKET_ROOM), np.int16)
    belief.distances(view.views.copy(), view.rules.boards, plans(), distances)
    signs = signs_of_tickets(distances, view.record.trains, view.rules.boards[0])
    weights: Floats = signs @ np.array(fitted().tickets)
    return weights


def signs_of_tickets(distances: state.Shorts, trains: state.Bytes, board: BoardRecord) -> Floats:
    """Return what speaks for a seat's holding a ticket, seats by tickets by signs.

    They are that it is fulfilled, begun or cut off and what it is worth, the first two by its worth as well, and all
    that again by the trains laid.
    """
    worth = np.maximum(board.ticket_points.max(axis=1), 1) / 10 + np.zeros(distances.shape)
    begun = np.clip(1 - distances / (10 * worth), -1, 1)
    done, cut_off = distances == 0, distances >= belief.CUT_OFF
    signs = np.stack([done, begun, cut_off, worth, done * worth, begun * worth, begun * abs(begun)], axis=-1)
    laid = 1 - trains / float(board.trains)
    return np.concatenate([signs, laid[:, None, None] * signs], axis=-1)
