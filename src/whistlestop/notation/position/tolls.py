"""Toll tokens, loans, the neutral player and the pile of face-up tickets in a position line.

    pile=breda:eindhoven neutral=amsterdam:utrecht#2 marker=0 | 0 money=27 loans=1

Silence means as many tokens as everybody starts with, and the marker with the player before the first.
"""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace

import numpy as np

from whistlestop.compiler.kernel import interpreted
from whistlestop.notation.position.fields import apart, joined
from whistlestop.notation.position.reading import Reader, Reading, read_number
from whistlestop.notation.words import NotationError, Words, find, join, split
from whistlestop.records.board import FACE_UP
from whistlestop.records.state import HELD, OUT_OF_GAME, GameRecord
from whistlestop.records.tolls import CHOOSE_NEUTRAL
from whistlestop.rules import pile, tolls
from whistlestop.ruleset.compile import Rules

MOST_TOKENS, MOST_LOANS = 999, 99


def table_words(rules: Rules, game: SimpleNamespace, names: Words) -> Iterator[str]:
    """Return what the pile and the neutral player add to a line."""
    here = [ticket for ticket in range(len(rules.map.tickets)) if game.where[ticket] == pile.ON_PILE]
    if here:
        yield f"pile={join(names.tickets[ticket] for ticket in here)}"
    if not rules.board.tolls or game.players != rules.board.neutral_players:
        return
    tracks = [track for track in range(len(rules.map.tracks)) if game.neutral[track // 64] >> track % 64 & 1]
    if tracks:
        yield f"neutral={join(names.tracks[track] for track in tracks)}"
    if game.neutral_marker != (game.first - 1) % game.players:
        yield f"marker={game.neutral_marker}"
    if game.neutral_ended:
        yield "neutral_ended=1"
    if game.neutral_choice:
        yield f"choosing={names.tracks[game.neutral_choice - 1]}"


def seat_words(rules: Rules, game: SimpleNamespace, names: Words, seat: int) -> Iterator[str]:
    """Return what a seat's money adds to its section."""
    if rules.board.tolls and game.toll_tokens[seat] != rules.board.start_tokens:
        yield f"money={game.toll_tokens[seat]}"
    if rules.board.tolls and game.loans[seat]:
        yield f"loans={game.loans[seat]}"


def read_pile(at_: Reading, value: str) -> None:
    """Lay tickets face up on the pile."""
    if at_.rules.board.refused_drawn != FACE_UP:
        raise NotationError(f"on {at_.rules.map.id} no tickets lie face up")
    for name in split(value):
        ticket = find(at_.names.ticket_numbers, name, "ticket")
        if at_.game.where[ticket] != pile.IN_DECK:
            raise NotationError(f"ticket '{name}' is in two places")
        at_.game.where[ticket] = pile.ON_PILE


def read_neutral(at_: Reading, value: str) -> None:
    """Put neutral trains on tracks."""
    _refuse_without_neutral(at_)
    at_.game.neutral[:] = apart(sum(1 << find(at_.names.track_numbers, name, "track") for name in set(split(value))))


def read_marker(at_: Reading, value: str) -> None:
    """Give the marker to a seat; one more until the whole line is read, so that silence differs from seat 0."""
    _refuse_without_neutral(at_)
    at_.game.neutral_marker = read_number(value, "seat", at_.game.players - 1) + 1


def read_ended(at_: Reading, value: str) -> None:
    """Note that the neutral player takes no tracks any more."""
    _refuse_without_neutral(at_)
    at_.game.neutral_ended = read_number(value, "end of the neutral player", 1)


def read_choosing(at_: Reading, value: str) -> None:
    """Note the connection that is chosen from, by its first track."""
    _refuse_without_neutral(at_)
    at_.game.neutral_choice = find(at_.names.track_numbers, value, "track") + 1


def read_money(at_: Reading, value: str) -> None:
    """Give a seat its toll tokens; one more until the whole line is read, so that silence differs from none."""
    _refuse_without_tolls(at_)
    at_.game.toll_tokens[at_.seat] = read_number(value, "number of toll tokens", MOST_TOKENS) + 1


def read_loans(at_: Reading, value: str) -> None:
    """Give a seat its loans."""
    _refuse_without_tolls(at_)
    at_.game.loans[at_.seat] = read_number(value, "number of loans", MOST_LOANS)


def _refuse_without_tolls(at_: Reading) -> None:
    if not at_.rules.board.tolls:
        raise NotationError("no tolls are played at this table")


def _refuse_without_neutral(at_: Reading) -> None:
    if not at_.rules.board.neutral_players or at_.game.players != at_.rules.board.neutral_players:
        raise NotationError("no neutral player plays at this table")


TABLE_READERS: dict[str, Reader] = {
    "pile": read_pile,
    "neutral": read_neutral,
    "marker": read_marker,
    "neutral_ended": read_ended,
    "choosing": read_choosing,
}
SEAT_READERS: dict[str, Reader] = {"money": read_money, "loans": read_loans}


def finish(rules: Rules, game: GameRecord) -> None:
    """Fill in tokens of which nothing was said, neutral trains and whose marker it is; close neutral tracks."""
    if not rules.board.tolls:
        return
    for seat in range(game.players):
        said = int(game.toll_tokens[seat])
        game.toll_tokens[seat] = said - 1 if said else rules.board.start_tokens
    if game.players == rules.board.neutral_players:
        _finish_neutral(rules, game)


def _finish_neutral(rules: Rules, game: GameRecord) -> None:
    said, tracks = int(game.neutral_marker), joined(game.neutral)
    game.neutral_marker = said - 1 if said else (game.first - 1) % game.players
    if tracks & joined(np.bitwise_or.reduce(game.owned, axis=0)):
        raise NotationError("a track is owned by a player and by the neutral player")
    game.open[:] = apart(joined(game.open) & ~tracks)
    needed = [int(rules.board.trains_needed[track]) for track in range(rules.board.tracks) if tracks >> track & 1]
    if sum(needed) > rules.board.neutral_supply:
        raise NotationError("the neutral player has not enough trains for all its tracks")
    game.neutral_trains = rules.board.neutral_supply - sum(needed)
    if not _tickets_to_turn_up(rules, game):
        game.neutral_ended = 1


def _tickets_to_turn_up(rules: Rules, game: GameRecord) -> bool:
    """Return whether any ticket is in the deck, on the pile or being chosen; else the last one was drawn (R266)."""
    return any(int(code) // 8 not in (HELD, OUT_OF_GAME) for code in game.where[: rules.board.tickets])


def refuse(rules: Rules, game: GameRecord) -> None:
    """Raise where a choice for the neutral player is asked of the wrong seat or about a track that is taken."""
    if not rules.board.tolls:
        if game.phase == CHOOSE_NEUTRAL:
            raise NotationError("no neutral player plays at this table")
        return
    first = int(game.neutral_choice) - 1
    if game.phase != CHOOSE_NEUTRAL or first < 0:
        return
    if first not in rules.board.foot or joined(game.open) >> first & 3 != 3:
        raise NotationError("the neutral player does not choose between two free tracks")
    if game.player != game.neutral_marker:
        raise NotationError("who holds the marker chooses for the neutral player")


FAULTS = (
    (interpreted(tolls.neutral_faults), "what is said of the neutral player does not fit the table or the phase"),
)
