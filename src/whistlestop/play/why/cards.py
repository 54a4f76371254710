"""Why something cannot be done in a turn: cards drawn, tickets chosen, a route claimed.

Routes are the same with dice up to their price, which `dice.py` explains.
"""

from __future__ import annotations

from whistlestop.notation.words import KIND_NAMES
from whistlestop.play.why.dice import why_not_payable, why_not_these_tickets
from whistlestop.play.why.reason import Why, WhyCode, first_reason, has, not_now, why_no_action_now
from whistlestop.play.why.substitutes import why_few_substitutes, why_give_first
from whistlestop.records.blocks import Claim, Draw, Keep, Pass, Pay, Return, Take, Tickets
from whistlestop.records.board import GRAY, BoardRecord
from whistlestop.records.mechanisms import collect
from whistlestop.records.state import (
    CHOOSE_ACTION,
    CHOOSE_TICKETS,
    COLOURS,
    LOCOMOTIVE,
    NONE,
    PAYMENT,
    PLUS4,
    SECOND_CARD,
    TICKET_DECKS,
    GameRecord,
)
from whistlestop.rules import pile
from whistlestop.ruleset.compile import Rules
from whistlestop.ruleset.special_claims import colour_of, special_tracks


def why_no_card(rules: Rules, game: GameRecord, parts: Take | Draw) -> Why:
    """Return why a card cannot be drawn or taken (R11, R12, R16, R411)."""
    if game.phase not in (CHOOSE_ACTION, SECOND_CARD):
        return why_no_action_now(game)
    if isinstance(parts, Draw):
        return Why(WhyCode.NO_CARDS_LEFT)
    if not rules.boards[0].display:
        return Why(WhyCode.NO_DISPLAY)
    kind = parts.kind
    if kind == LOCOMOTIVE and kind in game.display[: rules.boards[0].display]:
        return Why(WhyCode.LOCOMOTIVE_SECOND)
    return Why(WhyCode.NOT_FACE_UP, {"kind": KIND_NAMES[kind]})


def why_no_pass(rules: Rules, game: GameRecord, parts: Pass) -> Why:
    """Return why the player cannot pass (R29)."""
    return Why(WhyCode.OTHER_ACTIONS_EXIST) if game.phase == CHOOSE_ACTION else why_no_action_now(game)


def why_no_choice(rules: Rules, game: GameRecord, parts: Keep | Return) -> Why:
    """Return why the ticket in question cannot be kept or returned (R4, R18, R76)."""
    if game.phase != CHOOSE_TICKETS:
        return not_now(game)
    code = WhyCode.MUST_KEEP if isinstance(parts, Return) else WhyCode.MAY_NOT_KEEP
    return Why(code, {"count": int(game.must_keep)})


def why_not_paid(rules: Rules, game: GameRecord, parts: Pay) -> Why:
    """Return why cards cannot be paid like that (R22, R82, R91)."""
    board = rules.boards[0]
    if game.phase not in (PAYMENT, *(phase for phases in collect(__package__, "PAYING") for phase in phases)):
        return not_now(game)
    if game.giving > 0:
        return why_give_first(game)
    track = int(game.claiming)
    if (parts.kind == LOCOMOTIVE or parts.locomotives) and track != NONE and not _takes_locomotives(board, track):
        return Why(WhyCode.LOCOMOTIVES_NOT_HERE)
    return Why(WhyCode.NOT_THIS_PAYMENT)


def _takes_locomotives(board: BoardRecord, track: int) -> bool:
    return not board.locomotives_limited or has(board.locomotive_tracks, track)


def why_no_tickets(rules: Rules, game: GameRecord, parts: Tickets) -> Why:
    """Return why tickets cannot be drawn (R18, R138, R412)."""
    board = rules.boards[0]
    if game.phase != CHOOSE_ACTION:
        return why_no_action_now(game)
    if not board.draws_tickets:
        return Why(WhyCode.TICKETS_CHANGED_ONLY)
    decks = (deck for deck in range(TICKET_DECKS) if board.drawn_deal[deck] > 0)
    left = sum(int(game.fresh_count[deck]) + int(game.under_count[deck]) for deck in decks)
    left += int((game.where == pile.ON_PILE).sum())  # those that lie face up would form a new deck (R253)
    if board.dice:
        return why_not_these_tickets(game, parts.number, left)
    return Why(WhyCode.NO_TICKETS_LEFT)


def why_no_claim(rules: Rules, game: GameRecord, parts: Claim) -> Why:
    """Return why a track cannot be claimed (R21-R28, R60, R121, R164)."""
    board, track = rules.boards[0], parts.track
    if game.phase != CHOOSE_ACTION:
        return why_no_action_now(game)
    return (
        _why_not_open(board, game, track, game.player)
        or first_reason("why_barred", rules, game, track)
        or _why_too_few_trains(board, game, track, game.player)
        or first_reason("why_too_dear", rules, game, track)
        or (why_not_payable(board, game, track) if board.dice else _why_too_dear(board, game, track))
    )


def could_claim(board: BoardRecord, game: GameRecord, track: int, seat: int) -> bool:
    """Return whether a seat may still claim a track some day: it is open to them and their trains suffice."""
    return not (_why_not_open(board, game, track, seat) or _why_too_few_trains(board, game, track, seat))


def _why_not_open(board: BoardRecord, game: GameRecord, track: int, seat: int) -> Why | None:
    owner = next((seat for seat in range(game.players) if has(game.owned[seat], track)), None)
    if owner is not None:
        return Why(WhyCode.TRACK_TAKEN, {"seat": owner})
    if taken := first_reason("why_taken", board, game, track):
        return taken
    if not has(board.every_track, track):
        return Why(WhyCode.LONG_ROUTE_CLOSED)
    if not has(game.open, track):
        return Why(WhyCode.TRACK_CLOSED, {"players": int(board.double_routes_players)})
    own = game.owned[seat] & board.twins[track]
    return Why(WhyCode.OWN_TWIN) if own.any() else None


def _why_too_few_trains(board: BoardRecord, game: GameRecord, track: int, seat: int) -> Why | None:
    if special_tracks("lent", game, board, seat) >> track & 1:
        return None
    have, due = int(game.trains[seat]), int(board.trains_needed[track])
    lost = due - int(board.length[track])
    return Why(WhyCode.FEW_TRAINS, {"count": due, "have": have, "mountains": lost}) if have < due else None


def _why_too_dear(board: BoardRecord, game: GameRecord, track: int) -> Why:
    hand, symbols = game.hand[game.player], int(board.symbols[track])
    if board.replacing[track]:
        return why_few_substitutes(board, track)
    if hand[LOCOMOTIVE] < symbols:
        return Why(WhyCode.FEW_LOCOMOTIVES, {"count": symbols, "have": int(hand[LOCOMOTIVE])})
    colour = colour_of(game, board, track)
    best = int(max(hand[:COLOURS])) if colour == GRAY else int(hand[colour])
    name = "any" if colour == GRAY else KIND_NAMES[colour]
    due = int(board.length[track])
    if not _takes_locomotives(board, track):
        return Why(WhyCode.FEW_CARDS_OF_COLOUR, {"count": due, "have": best, "kind": name})
    wild = int(hand[LOCOMOTIVE]) + (int(hand[PLUS4]) if has(board.plus4_tracks, track) else 0)
    return Why(WhyCode.FEW_CARDS, {"count": due, "have": best + wild, "kind": name})


WHY = {
    Take: why_no_card,
    Draw: why_no_card,
    Pass: why_no_pass,
    Keep: why_no_choice,
    Return: why_no_choice,
    Tickets: why_no_tickets,
    Claim: why_no_claim,
    Pay: why_not_paid,
}
WITH_CARDS = (Take, Draw, Pay)
