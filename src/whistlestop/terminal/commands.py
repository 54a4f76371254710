"""Commands of the terminal game: looking things up, asking why, taking back, saving and leaving.

A command answers None if the line is no command, True if the question on the table has changed, else False.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from whistlestop.locale import listed, say, words
from whistlestop.locale.monsters import monster_purse
from whistlestop.notation.words import MONSTER_NAMES, MONSTERS_BY_NAME
from whistlestop.play.refusal import Refusal
from whistlestop.records.blocks import Claim, encode
from whistlestop.records.mechanisms import collect
from whistlestop.terminal import dice, monsters, report
from whistlestop.terminal.choice import Choice
from whistlestop.terminal.choices import choice, everything
from whistlestop.terminal.dice_reading import find_by_dice
from whistlestop.terminal.helping import explained, helping, rules_at_hand, rules_called, rules_of
from whistlestop.terminal.menu import ROUTES_SHOWN, show_choices
from whistlestop.terminal.reading import find_claim
from whistlestop.terminal.session import Left, Session
from whistlestop.terminal.sight import Sight, look

LOG_LINES = 20


def obey(session: Session, shown: Sequence[Choice], line: str, *, exactly: bool) -> bool | None:
    """Carry out a command; not `exactly`, the beginning of its word is enough if it means only one."""
    word, _, rest = line.partition(" ")
    word = word.lower()
    commands = {**COMMANDS, **dict.fromkeys(look_up_words(), _pieces)}
    known = [name for name in commands if session.commands is None or name in session.commands]
    meant = [name for name in known if name == word or (not exactly and name.startswith(word))]
    if len(meant) != 1:
        return None
    return commands[meant[0]](session, shown, rest.strip())


def look_up_words() -> list[str]:
    """Return the words that list what mechanisms have on the board."""
    return [word for words in collect(__package__, "LOOK_UP") for word in words]


def _facts(session: Session) -> Sight:
    return look(session.game, session.seat)


def _help(session: Session, shown: Sequence[Choice], rest: str) -> bool:
    _explain(session, rules_at_hand(session.game))
    for line in helping(session):
        session.screen.tell(line)
    return False


def _rules(session: Session, shown: Sequence[Choice], rest: str) -> bool:
    """Explain the rules of the table, or those that are named."""
    found = rules_called(session.game, rest) if rest else rules_of(session.game)
    if not found:
        session.screen.tell(say("not-understood", text=rest))
    _explain(session, found)
    return False


def _explain(session: Session, topics: Sequence[str]) -> None:
    for topic in topics:
        session.screen.tell(say(f"web-help-{topic}"))
        session.screen.items(explained(session.game, topic))


def _actions(session: Session, shown: Sequence[Choice], rest: str) -> bool:
    show_choices(session, shown, short=False)
    return False


def _hand(session: Session, shown: Sequence[Choice], rest: str) -> bool:
    facts = _facts(session)
    if facts.dice is None:
        session.screen.tell(report.hand(facts))
    else:
        session.screen.tell(dice.dice(facts, plain=session.screen.plain))
        session.screen.tell(dice.tokens(facts, session.seat))
    return False


def _display(session: Session, shown: Sequence[Choice], rest: str) -> bool:
    facts = _facts(session)
    session.screen.tell(report.display(facts) if facts.dice is None else say("no-display"))
    return False


def _board(session: Session, shown: Sequence[Choice], rest: str) -> bool:
    facts = _facts(session)
    session.screen.table(*report.players(session.game.map, facts, session.names))
    session.screen.items(report.owned_routes(session.game.map, facts, session.names))
    session.screen.items(report.possessions(session.game.map, facts, session.names))
    session.screen.items(monsters.monsters(session.game.map, facts, session.seat, session.names))
    return False


def _pieces(session: Session, shown: Sequence[Choice], rest: str) -> bool:
    """List what mechanisms have on the board."""
    lines = report.on_the_board(session.game.map, _facts(session))
    session.screen.items(lines or [say("no-pieces")])
    return False


def _routes(session: Session, shown: Sequence[Choice], rest: str) -> bool:
    map, screen = session.game.map, session.screen
    found = report.find_places(map, rest) if rest else []
    if not rest:
        screen.tell(say("routes-usage"))
    elif not found:
        screen.tell(say("no-such-place", text=rest))
    elif len({words.place(map, id) for id in found}) > 1:
        screen.tell(say("which-place", places=listed([words.place(map, id) for id in found])))
    else:  # one place, or the border points of one country
        screen.tell(say("routes-from", place=words.place(map, found[0])))
        screen.items(
            report.routes_from(session.game, _facts(session), session.seat, found, session.names, _claiming(session))
        )
    return False


def _claiming(session: Session) -> report.Reason | None:
    """Return what tells why a track cannot be claimed now, while that is what the person is to decide."""
    game = session.game
    if game.phase != "action" or game.to_move != session.seat:
        return None

    def reason(track: int) -> str | None:
        why = game.why_not(encode(Claim(track)))
        return None if why is None else session.teller.why(why)

    return reason


def _tickets(session: Session, shown: Sequence[Choice], rest: str) -> bool | None:
    if rest.isdigit():
        return None  # with dice "tickets 2" draws two
    lines = report.tickets(session.game, _facts(session), session.seat)
    session.screen.items(lines or [say("no-tickets")])
    return False


def _score(session: Session, shown: Sequence[Choice], rest: str) -> bool:
    session.screen.items(report.score(session.game, session.seat, session.names))
    return False


def _log(session: Session, shown: Sequence[Choice], rest: str) -> bool:
    lines = list(session.sentences(session.game.events(session.seat)))
    wanted = len(lines) if rest == "all" else int(rest) if rest.isdigit() else LOG_LINES
    session.screen.items(lines[len(lines) - min(wanted, len(lines)) :])
    if wanted < len(lines):
        session.screen.tell(say("log-more", count=len(lines) - wanted))
    return False


def _why(session: Session, shown: Sequence[Choice], rest: str) -> bool:
    found = _asked_about(session, rest)
    if not found:
        session.screen.tell(say("why-usage"))
    for asked in found[:ROUTES_SHOWN]:
        why = session.game.why_not(asked.action)
        if why is None:
            session.screen.tell(say("possible", action=asked.text))
        else:
            session.screen.tell(say("not-possible", action=asked.text, reason=session.teller.why(why)))
    return False


def _asked_about(session: Session, line: str) -> list[Choice]:
    """Return what a question is about: named as in an answer, or written as in a log."""
    every, facts = everything(session.game), _facts(session)
    if found := find_claim(every, line)[0]:
        return found
    if facts.dice and facts.tokens and (found := find_by_dice(every, line, facts.dice, facts.tokens[session.seat])):
        return found
    try:
        return [choice(session.game, session.game.read(line))]
    except Refusal:
        return []


def _monsters(session: Session, shown: Sequence[Choice], rest: str) -> bool:
    facts = _facts(session)
    lines = monsters.monsters_in_full(session.game.map, facts, session.seat, session.names)
    session.screen.items(lines or [say("no-monsters")])
    return False


def _reach(session: Session, shown: Sequence[Choice], rest: str) -> bool:
    """List where the monsters, or the one named, can go."""
    if not session.game.rules.options["monsters"]:
        session.screen.tell(say("no-monsters"))
        return False
    meant = [monster for monster in MONSTERS_BY_NAME if rest and monster.startswith(rest.lower())]
    for monster in meant or MONSTERS_BY_NAME:
        session.screen.items(_reached(session, monster))
    return False


def _reached(session: Session, monster: str) -> list[str]:
    moves = [move for move in monsters.legal_moves(session.game) if MONSTER_NAMES[move.monster] == monster]
    near = [move.place for move in moves if move.locomotives == 1]
    far = [move.place for move in moves if move.locomotives == 2 and move.place not in near]
    shown, purse = words.monster(monster), monster_purse(session.game.rules.options)
    lines = []
    for count, places in ((1, near), (2, far)):
        named = listed([session.game.map.places[place].name for place in places])
        lines += [say("reach", monster=shown, count=count, places=named, purse=purse)] if places else []
    return lines or [_not_moved(session, monster)]


def _not_moved(session: Session, monster: str) -> str:
    """Return why a monster cannot be moved, asked about the first place beside it."""
    map, index = session.game.map, MONSTERS_BY_NAME[monster]
    here = map.places[session.game.record.monster_place[index]].id
    beside = next(t.b if t.a == here else t.a for t in map.tracks if here in (t.a, t.b))
    why = session.game.why_not(f"move {monster} {beside} 1")
    assert why is not None
    return say("reach-none", monster=words.monster(monster), reason=session.teller.why(why))


def _move(session: Session, shown: Sequence[Choice], rest: str) -> bool | None:
    """List where the monsters can go if a line says no more than that one is to be moved."""
    return None if rest else _reach(session, shown, rest)


def _auto(session: Session, shown: Sequence[Choice], rest: str) -> bool:
    session.auto_end = not session.auto_end
    session.screen.tell(say("auto-end", on="yes" if session.auto_end else "no"))
    return False


def _hint(session: Session, shown: Sequence[Choice], rest: str) -> bool:
    session.hint()
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


COMMANDS: dict[str, Callable[[Session, Sequence[Choice], str], bool | None]] = {
    "?": _help,
    "help": _help,
    "actions": _actions,
    "hand": _hand,
    "dice": _hand,
    "display": _display,
    "board": _board,
    "routes": _routes,
    "monsters": _monsters,
    "rules": _rules,
    "reach": _reach,
    "move": _move,
    "tickets": _tickets,
    "score": _score,
    "log": _log,
    "why": _why,
    "hint": _hint,
    "undo": _undo,
    "auto": _auto,
    "save": _save,
    "quit": _quit,
}
