"""Why another answer would have been better, as codes with numbers, from facts that the seat could see.

What speaks for an answer is told as hints tell it, and for routes how hard they would be to replace; what speaks
against the one that was given is what it left undone.
"""

from __future__ import annotations

from whistlestop.advice.networks import owned_by
from whistlestop.advice.reasons import Reason, reasons
from whistlestop.advice.ways import TicketOutlook, outlook, track_prices
from whistlestop.bots.search.answers import Answer
from whistlestop.knowledge.view import View
from whistlestop.notation.words import KIND_NAMES
from whistlestop.records.blocks import Claim, Take, Tickets, decode
from whistlestop.records.state import LOCOMOTIVE, NONE

LONG_DETOUR = 2  # trains more that make it worth a word
FEW_TRAINS = 8  # of anybody with which the end is near


def speaks_for(view: View, answer: Answer) -> list[Reason]:
    """Return what speaks for an answer."""
    tickets = outlook(view)
    found = reasons(view, answer, tickets, chosen=False)
    action = decode(answer.actions[0])
    if isinstance(action, Claim):
        found += _hard_to_replace(view, action.track, tickets)
    elif isinstance(action, Take) and action.kind < LOCOMOTIVE:
        found += _would_pay(view, action.kind)
    return [*found, *_end_is_near(view)]


def against(view: View, played: Answer, better: Answer) -> list[Reason]:
    """Return what speaks against an answer beside a better one."""
    done, missed, tickets = decode(played.actions[0]), decode(better.actions[0]), outlook(view)
    found = [one for one in reasons(view, played, tickets, chosen=False) if one.ticket in played.keeps]
    found = [one for one in found if one.ticket not in better.keeps]
    if isinstance(done, Claim) and not any(done.track in one.tracks for one in tickets):
        found.append(Reason("off_way"))
    if isinstance(done, Tickets):
        found.append(Reason("more_tickets", int(view.record.trains[view.seat])))
    if isinstance(missed, Claim) and not isinstance(done, Claim):
        found.append(Reason("leaves_open", missed.track))
    if isinstance(done, Claim) and not isinstance(missed, Claim) and not view.rules.options["dice"]:
        found.append(Reason("spends_cards", view.rules.map.tracks[done.track].length))
    return found


def _would_pay(view: View, kind: int) -> list[Reason]:
    """Return the track of a colour with most points that one card more of it would pay for."""
    hand, board, tracks = view.record.hand[view.seat], view.rules.boards[0], view.rules.map.tracks
    held = int(hand[kind]) + int(hand[LOCOMOTIVE])
    lacking = [
        track
        for track in track_prices(view)
        if tracks[track].colour == KIND_NAMES[kind] and tracks[track].length == held + 1
    ]
    free = [track for track in lacking if track not in owned_by(view, int(view.seat or 0))]
    return [Reason("would_pay", max(free, key=lambda track: int(board.track_points[track])))] if free else []


def _hard_to_replace(view: View, track: int, tickets: list[TicketOutlook]) -> list[Reason]:
    """Return what the loss of a track would do to the tickets whose way it is on, and who could bring it about."""
    around = {one.ticket: one for one in outlook(view, without=track)}
    found = [reason for one in tickets if track in one.tracks for reason in _loss(one, around[one.ticket])]
    return [*found, *_rivals_near(view, track)] if found else []


def _loss(with_it: TicketOutlook, around: TicketOutlook) -> list[Reason]:
    if not with_it.reachable or with_it.trains is None:
        return []
    if around.trains is None or not around.reachable:
        return [Reason("only_way", ticket=with_it.ticket)]
    more = around.trains - with_it.trains
    return [Reason("detour", more, with_it.ticket)] if more >= LONG_DETOUR else []


def _rivals_near(view: View, track: int) -> list[Reason]:
    """Return that a rival has built at an end of a track; one is enough to say so."""
    rivals = [seat for seat in range(int(view.record.players)) if seat != view.seat]
    built = [other for seat in rivals for other in owned_by(view, seat)]
    return [Reason("rival_near")] if any(_ends(view, track) & _ends(view, other) for other in built) else []


def _ends(view: View, track: int) -> set[int]:
    board = view.rules.boards[0]
    return {int(board.end_a[track]), int(board.end_b[track])}


def _end_is_near(view: View) -> list[Reason]:
    fewest = min(int(view.record.trains[seat]) for seat in range(int(view.record.players)))
    ending = view.record.last_turns != NONE or fewest <= FEW_TRAINS
    return [Reason("end_near", fewest)] if ending else []
