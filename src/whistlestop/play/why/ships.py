"""Why a card, a harbour, an exchange or a route is not possible on a board with ships (R361-R373)."""

from __future__ import annotations

from enum import Enum
from typing import Any

from whistlestop.compiler.kernel import interpreted
from whistlestop.notation.ships import KINDS, PAID_NAMES
from whistlestop.play.why.dice import why_few_station_dice
from whistlestop.play.why.monsters import why_in_chaos
from whistlestop.play.why.reason import Why, WhyCode, has, not_now, why_no_action_now
from whistlestop.records.blocks import Parts
from whistlestop.records.board import GRAY
from whistlestop.records.monsters import Move, Place
from whistlestop.records.ships import (
    CHOOSE_DECK,
    CHOOSE_PIECES,
    DOUBLE_SHIP,
    FIRST_SHIP_KIND,
    PAY_CARDS,
    PAY_HARBOUR,
    SHIP_COLOURS,
    SINGLE_SHIP,
    DrawShip,
    Exchange,
    Harbour,
    PayCard,
    Pieces,
    ReplaceFrom,
    TakeCard,
)
from whistlestop.records.state import CHOOSE_ACTION, LOCOMOTIVE, SECOND_CARD, GameRecord
from whistlestop.rules.claims import ships as claims
from whistlestop.ruleset.compile import Rules
from whistlestop.ruleset.ships import played

payable = interpreted(claims.payable)


class Code(Enum):
    """Reasons about ships."""

    FEW_SHIPS = "few_ships"
    CARDS_TOO_FEW = "cards_too_few"
    NOT_A_PORT = "not_a_port"
    HARBOUR_STANDS = "harbour_stands"
    NO_HARBOURS_LEFT = "no_harbours_left"
    NO_ROUTE_THERE = "no_route_there"
    HARBOUR_TOO_DEAR = "harbour_too_dear"
    NOT_THIS_CARD = "not_this_card"
    FEW_TO_EXCHANGE = "few_to_exchange"
    NO_MONSTER_AT_STOP = "no_monster_at_stop"


def why_narrowed(rules: Rules, game: GameRecord, parts: Parts) -> Why | None:
    """Return that no monster stands at a stop, which is no city, if it is to stand there (R384)."""
    ships = rules.map.ships
    if ships is None or not isinstance(parts, (Place, Move)):
        return None
    stop = rules.map.places[parts.place].id
    return Why(Code.NO_MONSTER_AT_STOP, {"place": stop}) if stop in ships.stops else None


def why_no_card(rules: Rules, game: GameRecord, parts: TakeCard) -> Why:
    """Return why a card of the display cannot be taken."""
    if game.phase not in (CHOOSE_ACTION, SECOND_CARD):
        return why_no_action_now(game)
    return Why(WhyCode.NOT_FACE_UP, {"kind": KINDS[FIRST_SHIP_KIND + parts.kind]})


def why_no_draw(rules: Rules, game: GameRecord, parts: DrawShip) -> Why:
    """Return why no ship card can be drawn blind."""
    return Why(WhyCode.NO_CARDS_LEFT) if game.phase in (CHOOSE_ACTION, SECOND_CARD) else why_no_action_now(game)


def why_not_asked(rules: Rules, game: GameRecord, parts: Pieces | ReplaceFrom) -> Why:
    """Return why a deck or pieces cannot be named now: where it is asked, all will do."""
    return Why(WhyCode.NO_SUCH_ACTION) if game.phase in (CHOOSE_PIECES, CHOOSE_DECK) else not_now(game)


def why_not_paid(rules: Rules, game: GameRecord, parts: PayCard) -> Why:
    """Return why a card cannot be paid next."""
    if game.phase not in (PAY_CARDS, PAY_HARBOUR):
        return not_now(game)
    return Why(Code.NOT_THIS_CARD, {"kind": PAID_NAMES[parts.card]})


def why_no_harbour(rules: Rules, game: GameRecord, parts: Harbour) -> Why:
    """Return why a harbour cannot be built in a place (R371, R384)."""
    board, seat = rules.board, int(game.player)
    if game.phase != CHOOSE_ACTION:
        return why_no_action_now(game)
    place: dict[str, str | int] = {"place": rules.map.places[parts.place].id}
    if not int(board.ports) >> parts.place & 1:
        return Why(Code.NOT_A_PORT, place)
    if any(parts.place + 1 in own for own in game.harbours.tolist()):
        return Why(Code.HARBOUR_STANDS, place)
    if sum(harbour > 0 for harbour in game.harbours[seat]) >= board.harbours:
        return Why(Code.NO_HARBOURS_LEFT)
    if not any(int(own) & int(here) for own, here in zip(game.owned[seat], board.incident[parts.place], strict=True)):
        return Why(Code.NO_ROUTE_THERE, place)
    if board.chaos_blocks_all and (why := why_in_chaos(rules, game, parts.place)) is not None:
        return why
    return why_few_station_dice(game, int(board.harbour_price)) if board.dice else Why(Code.HARBOUR_TOO_DEAR)


def why_no_exchange(rules: Rules, game: GameRecord, parts: Exchange) -> Why:
    """Return why so many pieces cannot be exchanged (R373)."""
    return Why(Code.FEW_TO_EXCHANGE) if game.phase == CHOOSE_ACTION else why_no_action_now(game)


def why_barred(rules: Rules, game: GameRecord, track: int) -> Why | None:
    """Return that ships or cards for a route are too few, if they are; trains are counted as everywhere (R364)."""
    board, seat = rules.board, int(game.player)
    if not played(board):
        return None
    sails, length = has(board.ship_tracks, track), int(board.length[track])
    if sails and game.ships[seat] < length:
        return Why(Code.FEW_SHIPS, {"count": length, "have": int(game.ships[seat])})
    if board.dice or (not sails and game.trains[seat] < length):
        return None
    if int(payable(game, board, seat, track // 64)) >> track % 64 & 1:
        return None
    return Why(Code.CARDS_TOO_FEW, {"count": length, "have": _best(rules, game, track, sails)})


def _best(rules: Rules, game: GameRecord, track: int, sails: bool) -> int:
    """Return how many spaces of a route the player's best colour pays for, wild cards included."""
    board, seat = rules.board, int(game.player)
    own, found = game.ship_hand[seat], [0]
    for colour, number in enumerate(board.ship_colours.tolist()):
        if board.colour[track] not in (number, GRAY):
            continue
        doubles, singles = ((sort - 1) * SHIP_COLOURS + colour for sort in (DOUBLE_SHIP, SINGLE_SHIP))
        trains = int(game.hand[seat, number]) + int(own[colour])
        found.append(2 * int(own[doubles]) + int(own[singles]) if sails else trains)
    return max(found) + int(game.hand[seat, LOCOMOTIVE])


WHY: dict[type[Parts], Any] = {
    TakeCard: why_no_card,
    DrawShip: why_no_draw,
    ReplaceFrom: why_not_asked,
    Pieces: why_not_asked,
    PayCard: why_not_paid,
    Harbour: why_no_harbour,
    Exchange: why_no_exchange,
}
PAYING = (PAY_HARBOUR,)
WITH_CARDS = (TakeCard, DrawShip, ReplaceFrom, PayCard)
