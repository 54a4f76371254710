"""Why something cannot be done in a turn: cards drawn, tickets chosen, a route claimed, a station built.

Routes and stations are the same with dice up to their price, which `dice.py` explains.
"""

from __future__ import annotations

from whistlestop.maps.points import PLUS4_LENGTH
from whistlestop.notation.words import KIND_NAMES
from whistlestop.play.why.dice import why_few_station_dice, why_not_payable, why_not_these_tickets
from whistlestop.play.why.monsters import why_in_chaos
from whistlestop.play.why.reason import Why, WhyCode, has, not_now
from whistlestop.play.why.substitutes import why_few_substitutes, why_give_first
from whistlestop.records import actions
from whistlestop.records.board import GRAY, Board
from whistlestop.records.state import (
    AFTER_ACTION,
    CHOOSE_ACTION,
    CHOOSE_TICKETS,
    COLOURS,
    LOCOMOTIVE,
    NONE,
    PAYMENT,
    PLUS4,
    SECOND_CARD,
    TICKET_DECKS,
    TUNNEL,
    Game,
)
from whistlestop.ruleset.compile import Rules


def why_no_action_now(game: Game) -> Why:
    """Return why the action of the turn cannot be begun now."""
    return Why(WhyCode.ACTION_DONE) if game.phase == AFTER_ACTION else not_now(game)


def why_no_card(rules: Rules, game: Game, action: int) -> Why:
    """Return why a card cannot be drawn or taken (R11, R12, R16)."""
    if game.phase not in (CHOOSE_ACTION, SECOND_CARD):
        return why_no_action_now(game)
    if action == actions.DRAW:
        return Why(WhyCode.NO_CARDS_LEFT)
    kind = action - actions.TAKE
    if kind == LOCOMOTIVE and kind in game.display[: rules.boards[0].display]:
        return Why(WhyCode.LOCOMOTIVE_SECOND)
    return Why(WhyCode.NOT_FACE_UP, {"kind": KIND_NAMES[kind]})


def why_no_pass(rules: Rules, game: Game, action: int) -> Why:
    """Return why the player cannot pass (R29)."""
    return Why(WhyCode.OTHER_ACTIONS_EXIST) if game.phase == CHOOSE_ACTION else why_no_action_now(game)


def why_no_choice(rules: Rules, game: Game, action: int) -> Why:
    """Return why the ticket in question cannot be kept or returned (R4, R18, R76)."""
    if game.phase != CHOOSE_TICKETS:
        return not_now(game)
    code = WhyCode.MUST_KEEP if action == actions.RETURN else WhyCode.MAY_NOT_KEEP
    return Why(code, {"count": int(game.must_keep)})


def why_no_decline(rules: Rules, game: Game, action: int) -> Why:
    """Return why a tunnel cannot be given up (R149)."""
    return Why(WhyCode.CANNOT_DECLINE) if game.phase == TUNNEL else not_now(game)


def why_no_extra(rules: Rules, game: Game, action: int) -> Why:
    """Return why extra cards of a tunnel cannot be paid like that (R51, R52)."""
    return Why(WhyCode.FEW_CARDS, {"count": int(game.surcharge)}) if game.phase == TUNNEL else not_now(game)


def why_not_paid(rules: Rules, game: Game, action: int) -> Why:
    """Return why cards cannot be paid like that (R22, R82, R91)."""
    board = rules.boards[0]
    if game.phase != PAYMENT:
        return not_now(game)
    if game.giving > 0:
        return why_give_first(game)
    kind, locomotives = divmod(action - actions.PAY, actions.PAY_WIDTH)
    track = int(game.claiming)
    if (kind == LOCOMOTIVE or locomotives) and track != NONE and not _takes_locomotives(board, track):
        return Why(WhyCode.LOCOMOTIVES_NOT_HERE)
    return Why(WhyCode.NOT_THIS_PAYMENT)


def why_not_paid_with_plus4(rules: Rules, game: Game, action: int) -> Why:
    """Return why +4 locomotives cannot be paid like that (R102, R182)."""
    board, track = rules.boards[0], int(game.claiming)
    if game.phase == PAYMENT and track != NONE and not has(board.plus4_tracks, track):
        return Why(WhyCode.PLUS4_TOO_SHORT, {"count": PLUS4_LENGTH})
    return Why(WhyCode.NOT_THIS_PAYMENT) if game.phase == PAYMENT else not_now(game)


def _takes_locomotives(board: Board, track: int) -> bool:
    return not board.locomotives_limited or has(board.locomotive_tracks, track)


def why_no_tickets(rules: Rules, game: Game, action: int) -> Why:
    """Return why tickets cannot be drawn (R18, R138)."""
    board = rules.boards[0]
    if game.phase != CHOOSE_ACTION:
        return why_no_action_now(game)
    decks = (deck for deck in range(TICKET_DECKS) if board.drawn_deal[deck] > 0)
    left = sum(int(game.fresh_count[deck]) + int(game.under_count[deck]) for deck in decks)
    if board.dice:
        return why_not_these_tickets(game, action - actions.TICKETS, left)
    return Why(WhyCode.NO_TICKETS_LEFT)


def why_no_claim(rules: Rules, game: Game, action: int) -> Why:
    """Return why a track cannot be claimed (R21-R28, R60, R121, R164)."""
    board, track = rules.boards[0], action - actions.CLAIM
    if game.phase != CHOOSE_ACTION:
        return why_no_action_now(game)
    ends = int(board.end_a[track]), int(board.end_b[track])
    return (
        _why_not_open(board, game, track)
        or why_in_chaos(rules, game, *ends)
        or _why_too_few_trains(board, game, track)
        or (why_not_payable(board, game, track) if board.dice else _why_too_dear(board, game, track))
    )


def _why_not_open(board: Board, game: Game, track: int) -> Why | None:
    owner = next((seat for seat in range(game.players) if has(game.owned[seat], track)), None)
    if owner is not None:
        return Why(WhyCode.TRACK_TAKEN, {"seat": owner})
    if not has(board.every_track, track):
        return Why(WhyCode.LONG_ROUTE_CLOSED)
    if not has(game.open, track):
        return Why(WhyCode.TRACK_CLOSED, {"players": int(board.double_routes_players)})
    own = game.owned[game.player] & board.twins[track]
    return Why(WhyCode.OWN_TWIN) if own.any() else None


def _why_too_few_trains(board: Board, game: Game, track: int) -> Why | None:
    have, due = int(game.trains[game.player]), int(board.trains_needed[track])
    lost = due - int(board.length[track])
    return Why(WhyCode.FEW_TRAINS, {"count": due, "have": have, "mountains": lost}) if have < due else None


def _why_too_dear(board: Board, game: Game, track: int) -> Why:
    hand, symbols = game.hand[game.player], int(board.symbols[track])
    if board.replacing[track]:
        return why_few_substitutes(board, track)
    if hand[LOCOMOTIVE] < symbols:
        return Why(WhyCode.FEW_LOCOMOTIVES, {"count": symbols, "have": int(hand[LOCOMOTIVE])})
    colour = int(board.colour[track])
    best = int(max(hand[:COLOURS])) if colour == GRAY else int(hand[colour])
    name = "any" if colour == GRAY else KIND_NAMES[colour]
    due = int(board.length[track])
    if not _takes_locomotives(board, track):
        return Why(WhyCode.FEW_CARDS_OF_COLOUR, {"count": due, "have": best, "kind": name})
    wild = int(hand[LOCOMOTIVE]) + (int(hand[PLUS4]) if has(board.plus4_tracks, track) else 0)
    return Why(WhyCode.FEW_CARDS, {"count": due, "have": best + wild, "kind": name})


def why_no_station(rules: Rules, game: Game, action: int) -> Why:
    """Return why a station cannot be built at a place (R67, R68, R150, R201)."""
    board, place = rules.boards[0], action - actions.STATION
    if game.phase != CHOOSE_ACTION:
        return why_no_action_now(game)
    for seat in range(game.players):
        if int(game.stations[seat]) >> place & 1:
            return Why(WhyCode.STATION_TAKEN, {"seat": seat})
    built = int(game.stations[game.player]).bit_count()
    if built >= board.stations:
        return Why(WhyCode.NO_STATIONS_LEFT)
    if board.chaos_blocks_all and (why := why_in_chaos(rules, game, place)) is not None:
        return why
    return why_few_station_dice(game, built + 1) if board.dice else _why_no_card_for_station(game, built + 1)


def _why_no_card_for_station(game: Game, due: int) -> Why:
    hand = game.hand[game.player]
    have = int(max(hand[:COLOURS])) + int(hand[LOCOMOTIVE])
    return Why(WhyCode.FEW_CARDS, {"count": due, "have": have, "kind": "any"})
