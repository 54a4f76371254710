"""Why a station cannot be built at a place (R67, R68, R150, R201)."""

from __future__ import annotations

from whistlestop.play.why.dice import why_few_station_dice
from whistlestop.play.why.monsters import why_in_chaos
from whistlestop.play.why.reason import Why, WhyCode, why_no_action_now
from whistlestop.records.state import CHOOSE_ACTION, COLOURS, LOCOMOTIVE, GameRecord
from whistlestop.records.stations import Station
from whistlestop.ruleset.compile import Rules


def why_no_station(rules: Rules, game: GameRecord, parts: Station) -> Why:
    """Return why a station cannot be built at a place (R67, R68, R150, R201)."""
    board, place = rules.boards[0], parts.place
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


def _why_no_card_for_station(game: GameRecord, due: int) -> Why:
    hand = game.hand[game.player]
    have = int(max(hand[:COLOURS])) + int(hand[LOCOMOTIVE])
    return Why(WhyCode.FEW_CARDS, {"count": due, "have": have, "kind": "any"})


WHY = {Station: why_no_station}
