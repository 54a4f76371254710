"""What a seat is told about a track: who could still take it, and what it costs."""

from __future__ import annotations

from whistlestop.play.why.cards import could_claim
from whistlestop.records.blocks import Claim, encode
from whistlestop.server.match.match import Match
from whistlestop.server.narration import questions
from whistlestop.server.protocol.denial import Denial
from whistlestop.server.protocol.messages import AskRoute, RouteTold
from whistlestop.server.protocol.parts import Reason


def told(match: Match, seat: int | None, asked: AskRoute) -> RouteTold:
    """Return what is known about a track; spectators hear who could take it. Raises Denial."""
    game, track = match.game, asked.track
    if track >= len(game.rules.map.tracks):
        raise Denial("not_found", f"there is no track {track}")
    board = game.rules.boards[0]
    takers = [each for each in range(game.record.players) if could_claim(board, game.record, track, each)]
    ways, reason = _price(match, seat, track)
    return RouteTold(request=asked.request, track=track, takers=takers, ways=ways, reason=reason)


def _price(match: Match, seat: int | None, track: int) -> tuple[list[dict[str, int]], Reason | None]:
    """Return the payments that would be offered, or why there are none; nothing while the seat is not to act."""
    if seat is None or match.over or match.in_opening or match.moment.to_move != seat:
        return [], None
    claim = encode(Claim(track))
    reason = match.why_not(seat, claim)
    return ([], reason) if reason else (_payments(match, claim), None)


def _payments(match: Match, claim: int) -> list[dict[str, int]]:
    named = match.game.copy()
    named.play(claim)
    offered = questions.actions(named.rules, named.record, named.engine.legal)
    return [action.cost for action in offered if action.kind == "pay" and action.cost]
