"""What one seat may know: the only door through which hidden information leaves (R8, R180, R231).

A view is a game record with everything blanked that the seat cannot see: other hands (but not what the table has
seen of them), the order and contents of decks, other players' tickets, and the generators. Kernels read it like a
game. A spectator sees what everybody sees.
"""

from __future__ import annotations

import secrets
import zlib
from collections.abc import Sequence

import numpy as np

from whistlestop.compiler.kernel import entry, kernel
from whistlestop.knowledge.facts import Facts, read_facts, strangers
from whistlestop.knowledge.resample.hooks import blank_mechanisms
from whistlestop.knowledge.resample.resample import resample
from whistlestop.records import scratch, state
from whistlestop.records.board import BoardRecord, Boards
from whistlestop.records.state import (
    COMPLETED,
    HELD,
    HIDDEN,
    HIDDEN_TICKET,
    KINDS,
    NOBODY,
    NONE,
    OVER,
    TICKET_DECKS,
    TICKET_WORDS,
    UNKNOWN,
    GameRecord,
    Games,
)
from whistlestop.rules import tickets
from whistlestop.ruleset.compile import Rules

SPECTATOR = NOBODY


@entry
def see(games: Games, index: int, boards: Boards, seat: int, views: Games, position: int) -> None:
    """Write what `seat` (or SPECTATOR) may know of a game over the record `views[position]`."""
    views[position] = games[index]
    blank(views[position], boards[games[index].board], seat)


@kernel
def blank(game: GameRecord, board: BoardRecord, seat: int) -> None:
    """Remove from a record what `seat` cannot know."""
    game.seed = np.uint64(0)
    game.card_draws = game.ticket_draws = game.anew = 0
    for other in range(game.players):
        if other != seat:
            blank_hand(game, other)
            if tickets.is_opening(game):
                game.ticket_count[other] = NONE
    for kind in range(KINDS):
        game.deck[kind] = 0
    game.deck[HIDDEN] = game.deck_size
    blank_tickets(game, board, seat)
    blank_mechanisms(game, board, seat)
    if game.player != seat:
        blank_choice(game)


@kernel
def blank_hand(game: GameRecord, seat: int) -> None:
    """Leave of a hand what the table has seen, and the number of the other cards."""
    hidden = 0
    for kind in range(KINDS):
        hidden += int(game.hand[seat, kind]) - int(game.known[seat, kind])
        game.hand[seat, kind] = game.known[seat, kind]
    game.hand[seat, HIDDEN] = hidden


@kernel
def blank_tickets(game: GameRecord, board: BoardRecord, seat: int) -> None:
    """Leave the tickets the seat holds, was offered or returned; held ones are open at the end (R231).

    Completed ones lie open always (R414).
    """
    for word in range(TICKET_WORDS):
        game.fresh[word] = np.uint64(0)
    for deck in range(TICKET_DECKS):
        start = int(board.deck_start[deck])
        for slot in range(start, start + game.under_count[deck]):
            entry_here = int(game.under[slot])
            if game.where[tickets.named(entry_here)] % 8 != seat or seat == SPECTATOR:
                game.under[slot] = HIDDEN_TICKET if entry_here >= 0 else ~HIDDEN_TICKET
    for ticket in range(board.tickets):
        location = game.where[ticket] // 8
        shown = location == COMPLETED or (game.phase == OVER and location == HELD)
        if not shown and (game.where[ticket] % 8 != seat or seat == SPECTATOR):
            game.where[ticket] = tickets.at(UNKNOWN, NOBODY)


@kernel
def blank_choice(game: GameRecord) -> None:
    """Hide what another player has decided in an unfinished ticket choice; `aside` then counts all that is decided.

    Tickets are asked about in a fixed order, so the running number of kept ones would hint at which they are.
    """
    game.asking = NONE
    for deck in range(TICKET_DECKS):
        if game.turn > 0:
            game.ticket_count[game.player] -= game.kept[deck]
        game.aside[deck] += game.kept[deck]
        game.kept[deck] = 0


class View:
    """What one seat knows, in words: a record with the unknown blanked, and readers for it."""

    def __init__(self, rules: Rules, views: Games, seat: int | None, legal: Sequence[int]) -> None:
        """Keep a blanked record (an array of one) and the actions the seat may choose from now."""
        self.rules, self.views, self.seat, self.legal = rules, views, seat, list(legal)

    def __repr__(self) -> str:
        eyes = "a spectator" if self.seat is None else f"seat {self.seat}"
        return f"<View of {eyes} on {self.rules.map.id}: {state.PHASES[self.record.phase]}, turn {self.record.turn}>"

    def _repr_svg_(self) -> str:
        """Return the board with everybody's trains and stations as a picture: what a notebook shows."""
        from whistlestop.maps import drawing, geometry  # loaded by those who look only

        facts = self.facts()
        return drawing.draw_table(
            self.rules.map, geometry.of(self.rules.map), facts.owner, facts.stations, strangers(facts)
        )

    @property
    def record(self) -> GameRecord:
        """The blanked record."""
        return self.views[0]

    @property
    def lot(self) -> int:
        """A number that follows from what the seat sees: bots draw lots by it.

        It leaves out the room of mechanisms that came later, so that nobody plays otherwise on the boards before them.
        """
        return zlib.crc32(self.views.tobytes()[: state.OWN.itemsize])

    def resample(self, seed: int | None = None) -> Games:
        """Return a random whole game (an array of one record) that the seat cannot tell from the real one."""
        games, scratches = state.games(1), scratch.scratches(1)
        number = np.uint64(secrets.randbits(63) if seed is None else seed)
        seat = SPECTATOR if self.seat is None else self.seat
        resample(self.views, 0, self.rules.boards, scratches, seat, number, games, 0)
        return games

    def facts(self) -> Facts:
        """Return all the seat knows as plain values, by attribute or by name: what clients are sent."""
        return read_facts(self.rules, self.views, self.seat)
