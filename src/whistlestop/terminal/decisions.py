"""The person decides: an action, a second card, a payment, a tunnel's surcharge, or which tickets to keep.

Every question can be answered by number or by words; commands are understood at every question. Where only one answer
is legal the game goes on by itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from whistlestop import actions
from whistlestop.locale import say, words
from whistlestop.terminal import report
from whistlestop.terminal.choices import Choice, choices, everything
from whistlestop.terminal.commands import obey, show_choices
from whistlestop.terminal.reading import find, find_claim
from whistlestop.terminal.session import Session
from whistlestop.terminal.sight import Facts, look
from whistlestop.terminal.ticket_choice import choose_tickets

MOST_TOLD = 4  # reasons told when a line names several impossible things


def decide(session: Session) -> None:
    """Ask the person one question and carry out the answer."""
    phase = session.game.phase
    facts = look(session.game, session.seat)
    if phase == "tickets":
        choose_tickets(session, facts)
    elif phase in ("payment", "tunnel"):
        _settle(session, facts)
    else:
        _act(session, facts)


def _act(session: Session, facts: Facts) -> None:
    shown = choices(session.game, session.game.legal_ids())
    _tell_position(session, facts)
    if [choice.action for choice in shown] == [actions.PASS]:
        session.play(actions.PASS)
        return
    show_choices(session, shown, short=True)
    _ask(session, shown, say("prompt-second-card") if facts.phase == "second card" else say("prompt-action"))


def _tell_position(session: Session, facts: Facts) -> None:
    screen = session.screen
    if facts.phase == "second card":
        screen.tell(report.display(facts))
        return
    screen.head(report.summary(session.game.map, facts, session.seat, session.names))
    if facts.last_turns is not None:
        screen.tell(say("last-round-running", count=facts.last_turns))
    screen.tell(report.hand(facts))
    screen.tell(report.display(facts))


def _settle(session: Session, facts: Facts) -> None:
    """Let the person pay; the only payment there is, or declining what cannot be paid, needs no question."""
    shown = choices(session.game, session.game.legal_ids())
    said, session.payment_words = session.payment_words, ""
    if len(shown) == 1:
        if facts.phase == "tunnel":
            session.screen.tell(say("cannot-pay-surcharge", cards=words.cards(facts.hand)))
        session.play(shown[0].action)
        return
    if said and (meant := _fewest_locomotives(find(shown, said), said)):
        session.play(meant.action)
        return
    if said:
        session.screen.tell(say("not-this-payment", text=said))
    session.screen.tell(_payment_question(session, facts))
    session.screen.items([say("numbered", number=n, text=choice.text) for n, choice in enumerate(shown, 1)])
    _ask(session, shown, say("prompt-payment"))


def _payment_question(session: Session, facts: Facts) -> str:
    map = session.game.map
    if facts.phase == "tunnel":
        return say("question-surcharge", count=int(session.game.record.surcharge), laid=words.cards(facts.laid))
    if facts.claiming is not None:
        return say("question-payment", route=words.route_detail(map, facts.claiming))
    return say("question-station", place=words.place(map, facts.building or ""))


def _fewest_locomotives(found: Sequence[Choice], line: str) -> Choice | None:
    """Return the payment meant; a colour alone means as few locomotives as possible."""
    if len(found) < 2:
        return found[0] if found else None
    one_colour = len({choice.names for choice in found}) == 1
    return found[0] if one_colour and line.isalpha() else None


def _ask(session: Session, shown: Sequence[Choice], prompt: str) -> None:
    """Ask until a decision is made or a command has changed the question."""
    line = session.screen.ask(prompt)
    while not _answered(session, shown, line):
        line = session.screen.ask(prompt)


def _answered(session: Session, shown: Sequence[Choice], line: str) -> bool:
    if not line:
        return False
    if line.isdigit():
        return _by_number(session, shown, int(line))
    if (changed := obey(session, shown, line, exactly=True)) is not None:
        return changed
    found, rest = _meant(session, shown, line)
    if len(found) == 1:
        session.payment_words = rest
        session.play(found[0].action)
        return True
    if found:
        return _ask_which(session, found, rest)
    if (changed := obey(session, shown, line, exactly=False)) is not None:
        return changed
    _explain(session, line)
    return False


def _meant(session: Session, shown: Sequence[Choice], line: str) -> tuple[list[Choice], str]:
    if session.game.phase in ("payment", "tunnel"):
        found = find(shown, line)
        meant = _fewest_locomotives(found, line)
        return ([meant] if meant else found), ""
    found, rest = find_claim(shown, line)
    if rest:
        found = [choice for choice in found if choice.action >= actions.CLAIM]
    return found, rest


def _by_number(session: Session, shown: Sequence[Choice], number: int) -> bool:
    if not 1 <= number <= len(shown):
        session.screen.tell(say("no-such-number", number=number, most=len(shown)))
        return False
    session.play(shown[number - 1].action)
    return True


def _ask_which(session: Session, found: Sequence[Choice], rest: str) -> bool:
    session.screen.tell(say("which-one", count=len(found)))
    session.screen.columns([say("numbered", number=n, text=choice.text) for n, choice in enumerate(found, 1)])
    line = session.screen.ask(say("prompt-which"))
    if line.isdigit() and 1 <= int(line) <= len(found):
        session.payment_words = rest
        session.play(found[int(line) - 1].action)
        return True
    # Among these few, a colour or a number of spaces is name enough.
    narrowed = [replace(choice, names=choice.names | choice.also) for choice in found]
    return bool(line) and not line.isdigit() and _answered(session, narrowed, f"{line} {rest}".strip())


def _explain(session: Session, line: str) -> None:
    """Say why nothing was done: the action is not possible now, or the line means nothing."""
    game = session.game
    for choice in find_claim(everything(game), line)[0][:MOST_TOLD]:
        if (why := game.why_not(choice.action)) is not None:
            session.screen.tell(say("not-possible", action=choice.text, reason=session.teller.why(why)))
            return
    session.screen.tell(say("not-understood", text=line))
