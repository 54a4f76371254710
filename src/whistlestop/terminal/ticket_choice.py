"""Choosing tickets all at once, although the engine asks about one after the other (R4, R18)."""

from __future__ import annotations

from whistlestop.locale import say
from whistlestop.locale.differences import deck_name
from whistlestop.play.refusal import Refusal
from whistlestop.records.actions import KEEP, RETURN
from whistlestop.terminal import report
from whistlestop.terminal.commands import obey
from whistlestop.terminal.session import Session
from whistlestop.terminal.sight import Facts


def choose_tickets(session: Session, facts: Facts) -> None:
    """Show the tickets offered, ask which to keep and answer the engine's questions."""
    least = int(session.game.record.must_keep)
    screen = session.screen
    screen.head(say("tickets-offered", count=len(facts.offered), least=least))
    if facts.turn == 0 and facts.dice is None:
        screen.tell(report.hand(facts))
    screen.items(_offers(session, facts))
    while True:
        line = screen.ask(say("prompt-tickets", least=least))
        kept = _numbers(line, len(facts.offered))
        if kept is not None and _choose(session, facts.offered, [facts.offered[number - 1] for number in kept]):
            return
        if kept is None and line and _obeyed(session, line):
            return


def _obeyed(session: Session, line: str) -> bool:
    changed = obey(session, [], line, exactly=True)
    if changed is None:
        changed = obey(session, [], line, exactly=False)
    if changed is None:
        session.screen.tell(say("tickets-not-understood", text=line))
    return bool(changed)


def _offers(session: Session, facts: Facts) -> list[str]:
    map, seat = session.game.map, session.seat
    several = len({map.tickets[ticket].deck for ticket in facts.offered}) > 1
    lines = []
    for number, ticket in enumerate(facts.offered, 1):
        text = report.ticket(map, facts, seat, ticket, False)
        deck = deck_name(map.tickets[ticket].deck) if several else ""
        lines.append(say("numbered-ticket", number=number, text=text, deck=deck, several="yes" if several else "no"))
    return lines


def _numbers(line: str, most: int) -> list[int] | None:
    """Return the numbers a line lists ("1 3", "1,3", "all"), or None if it is something else."""
    if line.lower() in ("all", "none"):
        return list(range(1, most + 1)) if line.lower() == "all" else []
    parts = line.replace(",", " ").split()
    if not parts or not all(part.isdigit() and 1 <= int(part) <= most for part in parts):
        return None
    return sorted({int(part) for part in parts})


def _choose(session: Session, offered: list[int], kept: list[int]) -> bool:
    """Carry out the whole choice, or nothing and say what is wrong with it."""
    # The engine asks about the tickets in the order in which they are offered.
    answers = [KEEP if ticket in kept else RETURN for ticket in offered]
    try:
        session.game.copy().play(*answers)
    except Refusal as refusal:
        session.screen.tell(session.teller.refusal(refusal))
        return False
    for answer in answers:
        session.play(answer)
    return True
