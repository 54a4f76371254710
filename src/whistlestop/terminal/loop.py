"""One game in the terminal, from the first ticket to the last point: bots move, the person is asked, the end is told.

However the person leaves (quit, end of input, Ctrl-C), the game is saved or can be, and the line to go on with
is shown.
"""

from __future__ import annotations

from pathlib import Path

from whistlestop.locale import listed, say, words
from whistlestop.locale.differences import differences
from whistlestop.locale.house_rules import doubts, house_rules
from whistlestop.terminal.decisions import decide
from whistlestop.terminal.ending import tell_scores
from whistlestop.terminal.session import Left, Session


def run(session: Session) -> bool:
    """Play until the game ends (True) or the person leaves (False)."""
    try:
        _welcome(session)
        while not session.game.over:
            _next_decision(session)
    except Left:
        return False
    except (EOFError, KeyboardInterrupt):
        _cut_off(session)
        return False
    _finish(session)
    return True


def _welcome(session: Session) -> None:
    map = session.game.map
    others = listed([name for seat, name in enumerate(session.names) if seat != session.seat])
    session.screen.head(say("welcome", map=words.board(map), others=others))
    session.screen.items(differences(map, dice=bool(session.game.rules.options["dice"])))
    session.screen.items(house_rules(session.game.rules.options))
    session.screen.items([say("unverified", note=note) for note in doubts(map, session.game.rules.options)])
    session.screen.tell(say("welcome-help"))


def _next_decision(session: Session) -> None:
    if session.game.to_move == session.seat:
        decide(session)
    elif _may_go_on(session):
        _bot_moves(session)


def _bot_moves(session: Session) -> None:
    seat = session.game.to_move
    assert seat is not None
    action = session.bots[seat].decide(session.game.view(seat))
    session.tell_events(session.game.play(action, seat=seat))


def _may_go_on(session: Session) -> bool:
    """Whether the person agrees that the turn is over; asked only where it could still be taken back."""
    if not session.confirm or not session.can_undo():
        return True
    while line := session.screen.ask(say("prompt-confirm")).lower():
        if line in ("undo", "u"):
            session.undo()
            return False
    return True


def _cut_off(session: Session) -> None:
    """Save without asking: nobody can answer any more, and a lost game is worse than a file."""
    session.screen.tell()
    session.screen.tell(say("cut-off"))
    session.save(session.save_to or Path(f"whistlestop-{session.game.map.id}-{session.game.seed}.log"))


def _finish(session: Session) -> None:
    tell_scores(session.screen, session.game, session.names, session.seat)
    if session.save_to is not None:
        session.save(session.save_to)
