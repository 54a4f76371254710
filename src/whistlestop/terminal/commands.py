"""Commands of the terminal game: looking things up, asking why, taking back, saving and leaving.

A command answers None if the line is no command, True if the question on the table has changed, else False.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from whistlestop import actions
from whistlestop.locale import listed, say, words
from whistlestop.terminal import report
from whistlestop.terminal.choices import Choice, everything
from whistlestop.terminal.reading import find_claim
from whistlestop.terminal.session import UNTOLD, Left, Session
from whistlestop.terminal.sight import Facts, cheapest_way, look

ROUTES_SHOWN = 12
LOG_LINES = 20


def obey(session: Session, shown: Sequence[Choice], line: str, *, exactly: bool) -> bool | None:
    """Carry out a command; not `exactly`, the beginning of its word is enough if it means only one."""
    word, _, rest = line.partition(" ")
    word = word.lower()
    meant = [name for name in COMMANDS if name == word or (not exactly and name.startswith(word))]
    if len(meant) != 1:
        return None
    return COMMANDS[meant[0]](session, shown, rest.strip())


def show_choices(session: Session, shown: Sequence[Choice], *, short: bool) -> None:
    """Write what can be chosen, numbered; a short list leaves out a long list of routes, and stations."""
    numbered = [(choice, say("numbered", number=n, text=choice.text)) for n, choice in enumerate(shown, 1)]
    routes = [text for choice, text in numbered if actions.CLAIM <= choice.action < actions.PAY]
    stations = [text for choice, text in numbered if choice.action >= actions.STATION]
    session.screen.columns([text for choice, text in numbered if choice.action < actions.CLAIM])
    if short and len(routes) > ROUTES_SHOWN:
        _show_ways(session, [(choice.action - actions.CLAIM, text) for choice, text in numbered])
        session.screen.items([say("menu-routes", count=len(routes))])
    else:
        session.screen.columns(routes)
    if short and stations:
        session.screen.items([say("menu-stations", count=len(stations))])
    else:
        session.screen.columns(stations)


def _show_ways(session: Session, numbered: Sequence[tuple[int, str]]) -> None:
    """Write the routes that lie on the cheapest ways of the person's tickets."""
    facts = look(session.game, session.seat)
    ways = (cheapest_way(session.game.map, facts, session.seat, ticket) for ticket in facts.tickets)
    wanted = {track for way in ways if way is not None for track in way.tracks}
    found = [text for track, text in numbered if track in wanted]
    if found:
        session.screen.items([say("menu-ways")])
        session.screen.columns(found)


def _facts(session: Session) -> Facts:
    return look(session.game, session.seat)


def _help(session: Session, shown: Sequence[Choice], rest: str) -> bool:
    for message in HELP:
        session.screen.tell(say(message))
    return False


def _actions(session: Session, shown: Sequence[Choice], rest: str) -> bool:
    show_choices(session, shown, short=False)
    return False


def _hand(session: Session, shown: Sequence[Choice], rest: str) -> bool:
    session.screen.tell(report.hand(_facts(session)))
    return False


def _display(session: Session, shown: Sequence[Choice], rest: str) -> bool:
    session.screen.tell(report.display(_facts(session)))
    return False


def _board(session: Session, shown: Sequence[Choice], rest: str) -> bool:
    facts = _facts(session)
    session.screen.table(*report.players(session.game.map, facts, session.names))
    session.screen.items(report.owned_routes(session.game.map, facts, session.names))
    return False


def _routes(session: Session, shown: Sequence[Choice], rest: str) -> bool:
    map, screen = session.game.map, session.screen
    found = report.find_places(map, rest) if rest else []
    if not rest:
        screen.tell(say("routes-usage"))
    elif not found:
        screen.tell(say("no-such-place", text=rest))
    elif len(found) > 1:
        screen.tell(say("which-place", places=listed([words.place(map, id) for id in found])))
    else:
        screen.tell(say("routes-from", place=words.place(map, found[0])))
        screen.items(report.routes_from(map, _facts(session), session.seat, found[0], session.names))
    return False


def _tickets(session: Session, shown: Sequence[Choice], rest: str) -> bool:
    lines = report.tickets(session.game, _facts(session), session.seat)
    session.screen.items(lines or [say("no-tickets")])
    return False


def _score(session: Session, shown: Sequence[Choice], rest: str) -> bool:
    session.screen.items(report.score(session.game, session.seat, session.names))
    return False


def _log(session: Session, shown: Sequence[Choice], rest: str) -> bool:
    events = (event for event in session.game.events(session.seat) if event.name not in UNTOLD)
    lines = [sentence for event in events if (sentence := session.teller.event(event)) is not None]
    wanted = len(lines) if rest == "all" else int(rest) if rest.isdigit() else LOG_LINES
    session.screen.items(lines[len(lines) - min(wanted, len(lines)) :])
    if wanted < len(lines):
        session.screen.tell(say("log-more", count=len(lines) - wanted))
    return False


def _why(session: Session, shown: Sequence[Choice], rest: str) -> bool:
    found = find_claim(everything(session.game), rest)[0]
    if not found:
        session.screen.tell(say("why-usage"))
    for choice in found[:ROUTES_SHOWN]:
        why = session.game.why_not(choice.action)
        if why is None:
            session.screen.tell(say("possible", action=choice.text))
        else:
            session.screen.tell(say("not-possible", action=choice.text, reason=session.teller.why(why)))
    return False


def _undo(session: Session, shown: Sequence[Choice], rest: str) -> bool:
    before = session.game.decision
    session.undo()
    return session.game.decision != before


def _save(session: Session, shown: Sequence[Choice], rest: str) -> bool:
    target = Path(rest).expanduser() if rest else session.save_to
    if target is None:
        session.screen.tell(say("save-usage"))
    else:
        session.save(target)
    return False


def _quit(session: Session, shown: Sequence[Choice], rest: str) -> bool:
    """Leave, if the person means it; a file name saves first."""
    line = session.screen.ask(say("quit-question"))
    if not line or line.lower() in ("no", "n"):
        return False
    if line.lower() not in ("yes", "y") and not session.save(Path(line).expanduser()):
        return False
    session.screen.tell(say("goodbye"))
    raise Left


COMMANDS: dict[str, Callable[[Session, Sequence[Choice], str], bool]] = {
    "?": _help,
    "help": _help,
    "actions": _actions,
    "hand": _hand,
    "display": _display,
    "board": _board,
    "routes": _routes,
    "tickets": _tickets,
    "score": _score,
    "log": _log,
    "why": _why,
    "undo": _undo,
    "save": _save,
    "quit": _quit,
}

HELP = (
    "help-play-answers",
    "help-play-cards",
    "help-play-claim",
    "help-play-station",
    "help-play-tickets",
    "help-play-look",
    "help-play-routes",
    "help-play-why",
    "help-play-undo",
    "help-play-save",
)
