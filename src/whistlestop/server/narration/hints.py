"""A hint as a message: the best few answers of `advice` with their chances and reasons."""

from __future__ import annotations

from whistlestop.advice import Advice
from whistlestop.advice import Reason as Told
from whistlestop.advice import Suggestion as Advised
from whistlestop.advice.reasons import ABOUT_A_TRACK
from whistlestop.knowledge.view import View
from whistlestop.records.state import CHOOSE_TICKETS, NONE
from whistlestop.server.protocol.messages import Hint
from whistlestop.server.protocol.seeing import HintReason, Suggestion


def told(view: View, advice: Advice, request: int, decision: int) -> Hint:
    """Return advice as a client is told it."""
    tickets = view.record.phase == CHOOSE_TICKETS
    found = [_suggestion(one, tickets) for one in advice.suggestions]
    return Hint(request=request, decision=decision, suggestions=found, games=advice.games)


def _suggestion(one: Advised, tickets: bool) -> Suggestion:
    return Suggestion(
        action=None if tickets else one.actions[0],
        keep=list(one.keeps) if tickets else None,
        win_chance=one.win_chance.value,
        low=one.win_chance.low,
        high=one.win_chance.high,
        margin=one.margin.value,
        reasons=[reason(each) for each in one.reasons],
    )


def reason(one: Told) -> HintReason:
    """Return what speaks for an answer, or against it, as a client is told it."""
    about_track = one.code in ABOUT_A_TRACK
    return HintReason(
        code=one.code,
        count=0 if about_track else one.number,
        ticket=None if one.ticket == NONE else one.ticket,
        track=one.number if about_track else None,
    )
