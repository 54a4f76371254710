"""What a seat sees of tolls, loans, the neutral player and tickets that lie face up (R252-R264)."""

from __future__ import annotations

from whistlestop.batch.observation.layout import CLOSED_AT, Section, start_of
from whistlestop.batch.observation.marks import mark
from whistlestop.compiler.kernel import kernel
from whistlestop.records.board import FACE_UP, BoardRecord
from whistlestop.records.state import NONE, OVER, SEATS, TICKET_ROOM, TRACKS, Bytes, GameRecord
from whistlestop.rules import pile

MONEY = 2  # numbers that tell of a seat's money
MOST = 127

SECTIONS = (
    Section(
        "toll_tokens", SEATS * MONEY, "for each seat from the observer on: toll tokens, -1 unknown; loans it has taken"
    ),
    Section("neutral", TRACKS, "1 for every track of the neutral player, 2 for those that are chosen from"),
    Section(
        "neutral_player",
        2,
        "neutral trains left; 1 + how many turns after the observer who holds the marker, 0 if over",
    ),
    Section("face_up_tickets", TICKET_ROOM, "1 for every ticket that lies face up beside the deck"),
)
NEUTRAL_AT, PLAYER_AT = start_of("neutral", SECTIONS), start_of("neutral_player", SECTIONS)
PILE_AT = start_of("face_up_tickets", SECTIONS)


@kernel
def write(game: GameRecord, board: BoardRecord, observer: int, row: Bytes, begin: int) -> None:
    """Write money, the neutral player and the pile; `begin` is where the first section begins."""
    if board.refused_drawn == FACE_UP:
        for ticket in range(board.tickets):
            row[begin + PILE_AT + ticket] = int(game.where[ticket] == pile.ON_PILE)
    if board.tolls == 0:
        return
    seen = board.open_holdings != 0 or game.phase == OVER
    for turn in range(game.players):
        seat, at = (observer + turn) % int(game.players), begin + turn * MONEY
        row[at] = min(int(game.toll_tokens[seat]), MOST) if seen or seat == observer else NONE
        row[at + 1] = game.loans[seat]
    if game.players == board.neutral_players:
        write_neutral(game, board, observer, row, begin)


@kernel
def write_neutral(game: GameRecord, board: BoardRecord, observer: int, row: Bytes, begin: int) -> None:
    """Write the neutral player's tracks and trains, whose marker it is and what is being chosen."""
    for word in range(board.track_words):
        mark(game.neutral[word], begin + NEUTRAL_AT + word * 64, row)
    for track in range(board.tracks):
        if row[begin + NEUTRAL_AT + track] != 0:
            row[CLOSED_AT + track] = 0  # somebody has it: it is no track that was closed
    if game.neutral_choice > 0:
        first = begin + NEUTRAL_AT + int(game.neutral_choice) - 1
        row[first] = row[first + 1] = 2
    row[begin + PLAYER_AT] = game.neutral_trains
    if game.neutral_ended == 0:
        row[begin + PLAYER_AT + 1] = 1 + (int(game.neutral_marker) - observer) % int(game.players)
