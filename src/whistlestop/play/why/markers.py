"""Why a marker cannot be put somewhere, a route is out of reach, or Alvin cannot be taken along (R342-R349)."""

from __future__ import annotations

from enum import Enum

from whistlestop.play.why.reason import Why, WhyCode, not_now
from whistlestop.records.blocks import Parts
from whistlestop.records.markers import CHOOSE_MARKER, PAY_MARKER, START_CITY, Mark, MoveAlien, NoMarker
from whistlestop.records.monsters import Place
from whistlestop.records.state import PLACE_MONSTER, GameRecord
from whistlestop.ruleset.compile import Rules
from whistlestop.ruleset.markers import played


class Code(Enum):
    """Reasons about markers."""

    CITY_MARKED = "city_marked"
    ALIEN_CITY = "alien_city"
    NOT_END_OF_ROUTE = "not_end_of_route"
    MARKER_TOO_DEAR = "marker_too_dear"
    OUT_OF_REACH = "out_of_reach"


def why_no_marker(rules: Rules, game: GameRecord, parts: Mark) -> Why:
    """Return why a marker cannot be put on a place."""
    board = rules.board
    if not played(board) or parts.place >= len(rules.map.places):
        return Why(WhyCode.NO_SUCH_ACTION)
    if game.phase not in (START_CITY, CHOOSE_MARKER):
        return not_now(game)
    place: dict[str, str | int] = {"place": rules.map.places[parts.place].id}
    if board.alien == parts.place + 1:
        return Why(Code.ALIEN_CITY, place)
    if game.phase == CHOOSE_MARKER and parts.place not in (board.end_a[game.settling], board.end_b[game.settling]):
        return Why(Code.NOT_END_OF_ROUTE, place)
    if any(int(own) >> parts.place & 1 for own in game.marked):
        return Why(Code.CITY_MARKED, place)
    return Why(Code.MARKER_TOO_DEAR, {"count": int(board.marker_price)})


def why_narrowed(rules: Rules, game: GameRecord, parts: Parts) -> Why | None:
    """Return that no monster is put where a marker stands, if it is to be put there (R352)."""
    board = rules.board
    if not played(board) or not isinstance(parts, Place) or game.phase != PLACE_MONSTER:
        return None
    if not any(int(own) & int(board.chaos[parts.place]) for own in game.marked):
        return None
    return Why(Code.CITY_MARKED, {"place": rules.map.places[parts.place].id})


def why_barred(rules: Rules, game: GameRecord, track: int) -> Why | None:
    """Return that a route does not touch the player's network, if it does not (R343)."""
    board = rules.board
    ends = int(board.end_a[track]), int(board.end_b[track])
    if not board.markers or any(int(game.network[game.player]) >> end & 1 for end in ends):
        return None
    return Why(Code.OUT_OF_REACH)


def why_no_refusal(rules: Rules, game: GameRecord, parts: NoMarker) -> Why:
    """Return why it cannot be said now that no marker is put."""
    return not_now(game)


def why_no_alien(rules: Rules, game: GameRecord, parts: MoveAlien) -> Why:
    """Return why Alvin cannot be taken anywhere now: where it is asked, all own cities will do."""
    return not_now(game)


WHY = {Mark: why_no_marker, NoMarker: why_no_refusal, MoveAlien: why_no_alien}
PAYING = (PAY_MARKER,)
