"""Why a passenger cannot be put somewhere or cannot travel (R108-R111, R116, R151, R202)."""

from __future__ import annotations

from whistlestop.play.why.monsters import why_in_chaos
from whistlestop.play.why.reason import Why, WhyCode, has, not_now
from whistlestop.records.board import BoardRecord
from whistlestop.records.passengers import NoPassenger, Passenger, Stop, Travel
from whistlestop.records.state import AFTER_ACTION, CHOOSE_ACTION, CHOOSE_PASSENGER, CHOOSE_TRAVEL, GameRecord
from whistlestop.ruleset.compile import Rules


def why_no_refusal(rules: Rules, game: GameRecord, parts: NoPassenger) -> Why:
    """Return why it cannot be said now that no passenger is put on a route."""
    return not_now(game)


def why_no_stop(rules: Rules, game: GameRecord, parts: Stop) -> Why:
    """Return why a journey cannot end here."""
    return Why(WhyCode.TRAVEL_FIRST) if game.phase == CHOOSE_TRAVEL else not_now(game)


def why_no_passenger(rules: Rules, game: GameRecord, parts: Passenger) -> Why:
    """Return why a passenger cannot be put on a place, or cannot set out from it."""
    place = parts.place
    if game.phase == CHOOSE_PASSENGER:
        return _why_not_placed(rules, game, place)
    if game.phase == AFTER_ACTION:
        return Why(WhyCode.ACTION_DONE)
    return _why_not_set_out(rules, game, place) if game.phase == CHOOSE_ACTION else not_now(game)


def _why_not_placed(rules: Rules, game: GameRecord, place: int) -> Why:
    board, track = rules.boards[0], int(game.settling)
    if place not in (board.end_a[track], board.end_b[track]):
        return Why(WhyCode.NOT_AN_END)
    for seat in range(game.players):
        if place in game.standing[seat]:
            return Why(WhyCode.PASSENGER_STANDS, {"seat": seat})
    return Why(WhyCode.NO_PASSENGER_IN_COUNTRY)


def _why_not_set_out(rules: Rules, game: GameRecord, place: int) -> Why:
    if place not in game.standing[game.player]:
        return Why(WhyCode.NO_PASSENGER_THERE)
    return _why_blocked(rules, game, place) or Why(WhyCode.NO_WAY_ON)


def _why_blocked(rules: Rules, game: GameRecord, *places: int) -> Why | None:
    return why_in_chaos(rules, game, *places) if rules.boards[0].chaos_blocks_all else None


def why_no_travel(rules: Rules, game: GameRecord, parts: Travel) -> Why:
    """Return why a passenger cannot travel along a track."""
    board, track, here = rules.boards[0], parts.track, int(game.travelling)
    if game.phase != CHOOSE_TRAVEL:
        return not_now(game)
    ends = int(board.end_a[track]), int(board.end_b[track])
    if here not in ends:
        return Why(WhyCode.TRACK_ELSEWHERE, {"place": rules.map.places[here].id})
    if not any(has(game.owned[seat], track) for seat in range(game.players)):
        return Why(WhyCode.TRACK_UNCLAIMED)
    if not has(board.travel_tracks, track):
        return Why(WhyCode.NO_PASSENGER_IN_COUNTRY)
    return _why_used(board, game, track) or _why_blocked(rules, game, *ends) or _why_unpaid(board)


def _why_used(board: BoardRecord, game: GameRecord, track: int) -> Why | None:
    twin = not board.parallel_tracks_apart and (board.twins[track] & game.travelled).any()
    return Why(WhyCode.ROUTE_USED) if twin or has(game.travelled, track) else None


def _why_unpaid(board: BoardRecord) -> Why:
    return Why(WhyCode.NO_PASSENGER_CARD, {"purse": "dice" if board.dice else "cards"})


WHY = {
    NoPassenger: why_no_refusal,
    Stop: why_no_stop,
    Passenger: why_no_passenger,
    Travel: why_no_travel,
}
