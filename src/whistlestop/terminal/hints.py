"""The command `hint`: advice in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from whistlestop.advice import Advice, Suggestion, hint
from whistlestop.advice.reasons import ABOUT_A_TRACK, Reason
from whistlestop.advice.ways import TicketOutlook
from whistlestop.locale import listed, say, words
from whistlestop.maps import Map
from whistlestop.play.game import Game
from whistlestop.records.mechanisms import collect
from whistlestop.records.state import CHOOSE_TICKETS, PHASES
from whistlestop.terminal.choices import choice
from whistlestop.terminal.session import Session

COLOURS_TOLD = 3


def tell_hint(session: Session) -> None:
    """Think for about a second and tell what would be good, what may come and which tickets are in reach."""
    session.screen.tell(say("hint-thinking"))
    advice = hint(session.game.view(session.seat))
    session.screen.items([_suggestion(session, one) for one in advice.suggestions])
    session.screen.items(_odds(session, advice))
    session.screen.tell(say("hint-games", games=advice.games))


def _suggestion(session: Session, one: Suggestion) -> str:
    return say(
        "hint-action",
        action=answer_told(session.game, one.actions, one.keeps),
        value=percent(one.win_chance.value),
        low=percent(one.win_chance.low),
        high=percent(one.win_chance.high),
        reasons=reasons_told(session.game.map, one.reasons),
    )


def answer_told(game: Game, actions: Sequence[int], keeps: Sequence[int]) -> str:
    """Return an answer to the question of a game in words: an action, or the tickets it keeps."""
    if game.phase == PHASES[CHOOSE_TICKETS]:
        return say("hint-keep", tickets=listed([words.ticket(game.map, ticket) for ticket in keeps]))
    return choice(game, actions[0]).text


def reasons_told(map: Map, reasons: Sequence[Reason]) -> str:
    """Return what speaks for an answer, or against it, as the end of a sentence."""
    return "".join(say("hint-reason", reason=_reason(map, reason)) for reason in reasons)


def _reason(map: Map, reason: Reason) -> str:
    ticket = words.ticket(map, reason.ticket) if reason.ticket >= 0 else ""
    route = words.route(map, reason.number) if reason.code in ABOUT_A_TRACK else ""
    return say("hint-why", code=reason.code, count=reason.number, ticket=ticket, route=route)


def _odds(session: Session, advice: Advice) -> list[str]:
    map = session.game.map
    lines = [_ticket(map, one) for one in advice.tickets]
    lines += [
        say("hint-tunnel", route=listed(routes), none=none, payable=payable)
        for (none, payable), routes in tunnels_by_odds(map, advice).items()
    ]
    for colour in advice.colours[:COLOURS_TOLD]:
        lines.append(
            say("hint-colour", kind=words.kind(colour.kind), next=percent(colour.next), two=percent(colour.in_two))
        )
    return lines


def _ticket(map: Map, one: TicketOutlook) -> str:
    ticket = words.ticket(map, one.ticket)
    special = (told for hinted in collect(__package__, "hinted_ticket") if (told := hinted(map, ticket, one)))
    state = _state(one)
    return next(special, None) or say("hint-ticket", ticket=ticket, state=state, count=one.trains or 0)


def tunnels_by_odds(map: Map, advice: Advice) -> dict[tuple[str, str], list[str]]:
    """Return the tunnels that could be tried, by their odds: with dice all of them have the same."""
    found: dict[tuple[str, str], list[str]] = {}
    for tunnel in advice.tunnels:
        payable = "unknown" if tunnel.payable is None else percent(tunnel.payable)
        found.setdefault((percent(tunnel.extra[0]), payable), []).append(words.route(map, tunnel.track))
    return found


def _state(one: TicketOutlook) -> str:
    if one.trains is None:
        return "cut-off"
    return "fulfilled" if one.fulfilled else "reachable" if one.reachable else "too-far"


def percent(value: float) -> str:
    """Return a chance in whole hundredths."""
    return f"{100 * value:.0f}"
