"""Why an answer may be good, as codes with numbers: what it scores, which tickets it serves, what it is needed for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from whistlestop.advice.claims import claim_brings_end, points_of_claim
from whistlestop.advice.ways import TicketOutlook
from whistlestop.bots.search.answers import Answer
from whistlestop.knowledge.view import View
from whistlestop.notation.words import KIND_NAMES
from whistlestop.records.blocks import Claim, Take, Tickets, decode
from whistlestop.records.state import LOCOMOTIVE, NONE

Code = Literal[
    "bot_choice",
    "scores",
    "completes_ticket",
    "on_way",
    "brings_end",
    "colour_needed",
    "any_route",
    "ticket_fulfilled",
    "ticket_costs",
    "ticket_cut_off",
    "all_fulfilled",
    # of a review
    "only_way",
    "detour",
    "rival_near",
    "end_near",
    "off_way",
    "more_tickets",
    "leaves_open",
    "would_pay",
    "spends_cards",
]

ABOUT_A_TRACK = ("colour_needed", "leaves_open", "would_pay")  # their number is that of a track


@dataclass(frozen=True)
class Reason:
    """A code with its number: points, a ticket, a track, or trains with a ticket."""

    code: Code
    number: int = 0
    ticket: int = NONE


def reasons(view: View, answer: Answer, tickets: list[TicketOutlook], chosen: bool) -> list[Reason]:
    """Return what speaks for an answer; `chosen` if it is what the strongest bot would do."""
    found = [Reason("bot_choice")] if chosen else []
    found += [_offer(one) for one in tickets if one.ticket in answer.keeps]
    action = decode(answer.actions[0])
    if isinstance(action, Claim):
        found += _claim(view, action.track, tickets)
    elif isinstance(action, Take) and action.kind <= LOCOMOTIVE:
        found += _take(view, action.kind, tickets)
    elif isinstance(action, Tickets) and tickets and all(one.fulfilled for one in tickets):
        found.append(Reason("all_fulfilled", int(view.record.trains[view.seat])))
    return found


def _claim(view: View, track: int, tickets: list[TicketOutlook]) -> list[Reason]:
    told = view.record, view.rules.board, int(view.record.player), track
    found = [Reason("scores", points)] if (points := points_of_claim(*told)) else []
    for one in tickets:
        if one.reachable and track in one.tracks:
            found.append(Reason("completes_ticket" if len(one.tracks) == 1 else "on_way", ticket=one.ticket))
    if claim_brings_end(*told):
        found.append(Reason("brings_end"))
    return found


def _take(view: View, kind: int, tickets: list[TicketOutlook]) -> list[Reason]:
    """Return the tracks on the way to tickets that cards of a kind pay for; a locomotive pays for any."""
    if kind == LOCOMOTIVE:
        return [Reason("any_route")]
    wanted = dict.fromkeys(track for one in tickets if one.reachable for track in one.tracks)
    fitting = [track for track in wanted if view.rules.map.tracks[track].colour == KIND_NAMES[kind]]
    return [Reason("colour_needed", track) for track in fitting[:2]]


def _offer(one: TicketOutlook) -> Reason:
    if one.trains is None:
        return Reason("ticket_cut_off", ticket=one.ticket)
    return Reason("ticket_fulfilled" if one.fulfilled else "ticket_costs", one.trains, one.ticket)
