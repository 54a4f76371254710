"""The person decides: an action, a second card, dice to roll again, where a monster goes, or what else to do.

Every question can be answered by number or by words; commands are understood at every question. Where only one answer
is legal the game goes on by itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from whistlestop.locale import listed, say, words
from whistlestop.locale.monsters import monster_purse
from whistlestop.play.refusal import Refusal
from whistlestop.play.why import Why, WhyCode
from whistlestop.records import actions
from whistlestop.records.blocks import End, decode
from whistlestop.records.board import RANGES
from whistlestop.records.mechanisms import collect, merge
from whistlestop.records.monsters import Move
from whistlestop.ruleset.monsters import STEPS
from whistlestop.terminal import dice, monsters, report
from whistlestop.terminal.choice import Choice
from whistlestop.terminal.choices import choices, everything
from whistlestop.terminal.commands import obey
from whistlestop.terminal.dice_reading import find_by_dice, names_dice
from whistlestop.terminal.menu import ROUTES_SHOWN, ordered, show_choices
from whistlestop.terminal.payments import cheapest, settled_by_itself, tell_question
from whistlestop.terminal.reading import find, find_claim
from whistlestop.terminal.session import Session
from whistlestop.terminal.sight import Sight, look
from whistlestop.terminal.substitutes import give_cards
from whistlestop.terminal.ticket_choice import choose_tickets

MOST_TOLD = 4  # reasons told when a line names several impossible things
PROMPTS = {
    "second card": "prompt-second-card",
    "after action": "prompt-after-action",
    "payment": "prompt-payment",
    **merge(__package__, "PROMPTS"),
}
PAYING = ("payment", "tunnel")
ACTING = ("action", "second card", "after action")  # a line may go on with how to pay


def decide(session: Session) -> None:
    """Ask the person one question and carry out the answer."""
    facts = look(session.game, session.seat)
    if facts.phase == "tickets":
        choose_tickets(session, facts)
        return
    shown = ordered(choices(session.game, session.game.legal_ids()))
    if session.game.record.giving > 0 and not session.game.rules.board.dice:  # dice are chosen one by one
        give_cards(session, facts, shown)
        return
    if facts.phase in PAYING:
        if settled_by_itself(session, facts, shown):
            return
        tell_question(session, facts)
    elif _settled(session, facts, shown):
        return
    elif (question := report.question(session.game.map, facts, session.seat)) is not None:
        session.screen.head(question)
    else:
        _tell_position(session, facts)
        if session.by_itself and [choice.action for choice in shown] == [actions.PASS]:
            session.play(actions.PASS)
            return
    show_choices(session, shown, short=True)
    _ask(session, shown, _prompt(session, facts))


def pay_by_itself(session: Session) -> None:
    """Pay for what was just claimed if that needs no further question."""
    if session.game.to_move != session.seat or session.game.phase != "payment" or session.game.record.giving > 0:
        return
    facts = look(session.game, session.seat)
    settled_by_itself(session, facts, ordered(choices(session.game, session.game.legal_ids())))


def _settled(session: Session, facts: Sight, shown: Sequence[Choice]) -> bool:
    """Answer for the person where nothing can be chosen: one split or one step, or only the end of the turn."""
    if not session.by_itself:
        return False
    if facts.phase in ("split", "travel") and len(shown) == 1:
        session.play(shown[0].action)
        return True
    return _ended_by_itself(session, shown)


def _ended_by_itself(session: Session, shown: Sequence[Choice]) -> bool:
    """Answer for the person where only the end of the turn is left, if that is wanted.

    Giving tokens back is worth a question only to who has as many as there may be: others gain nothing by it (R142).
    """
    nothing_else = all(_ends(choice.action) for choice in shown)
    if not session.auto_end or not nothing_else or dice.at_token_limit(session.game, session.seat):
        return False
    session.play(actions.END)
    return True


def _ends(action: int) -> bool:
    return isinstance(decode(action), End)


def _prompt(session: Session, facts: Sight) -> str:
    if facts.phase == "place monster":
        return say("prompt-place", monster=words.monster(monsters.placing(session.game)))
    return say(PROMPTS.get(facts.phase, "prompt-action"))


def _tell_position(session: Session, facts: Sight) -> None:
    screen = session.screen
    if facts.phase == "place monster":
        screen.head(say("question-place", monster=words.monster(monsters.placing(session.game))))
        own = listed([words.ticket(session.game.map, ticket) for ticket in facts.tickets])
        screen.tell(say("own-tickets", tickets=own))
        return
    if facts.turn != session.turn_told:
        _tell_turn(session, facts)
    if facts.dice is not None:
        screen.tell(dice.dice(facts, plain=screen.plain))
        if facts.phase != "reroll" and facts.tokens and any(facts.tokens[session.seat].values()):
            screen.tell(dice.tokens(facts, session.seat))
        return
    if facts.phase != "second card":
        screen.tell(report.hand(facts))
    if facts.phase != "after action":
        screen.tell(report.display(facts))


def _tell_turn(session: Session, facts: Sight) -> None:
    """Write what a turn begins with."""
    session.turn_told = facts.turn
    session.screen.head(report.summary(session.game.map, facts, session.seat, session.names))
    if facts.last_turns is not None:
        session.screen.tell(say("last-round-running", count=facts.last_turns))
    for line in monsters.monsters(session.game.map, facts, session.seat, session.names):
        session.screen.tell(line)
    for at_turn in collect(__package__, "at_turn"):
        for line in at_turn(facts, session.seat, session.names):
            session.screen.tell(line)


def _ask(session: Session, shown: Sequence[Choice], prompt: str) -> None:
    """Ask until a decision is made or a command has changed the question."""
    line = session.screen.ask(prompt)
    while not _answered(session, shown, line):
        line = session.screen.ask(prompt)


def _answered(session: Session, shown: Sequence[Choice], line: str) -> bool:
    if not line:
        return _end_if_done(session)
    if line.isdigit():
        return _by_number(session, shown, int(line))
    if (changed := obey(session, shown, line, exactly=True)) is not None:
        return changed
    found, rest = _meant(session, shown, line)
    if len(found) == 1:
        return _play(session, shown, found[0], rest)
    if found:
        return _ask_which(session, found, rest)
    if (changed := obey(session, shown, line, exactly=False)) is not None:
        return changed
    _explain(session, line)
    return False


def _end_if_done(session: Session) -> bool:
    """End the turn at an empty line once its action is done; elsewhere an empty line means nothing."""
    if session.game.phase != "after action":
        return False
    session.play(actions.END)
    return True


def _play(session: Session, shown: Sequence[Choice], choice: Choice, rest: str = "") -> bool:
    """Carry out a choice; the rest of the line tells how to pay, if that is asked next."""
    if _ends(choice.action) and _leaves_dice(session):
        return _ask_again(session, shown, choice)
    session.play(choice.action)
    session.payment_words = rest if session.game.phase == "payment" else ""
    return True


def _leaves_dice(session: Session) -> bool:
    """Return whether dice would be thrown away before the action is done; asked about once in a turn."""
    game = session.game
    if game.phase != "action" or session.end_asked == game.record.turn:
        return False
    return bool(game.record.dice.any()) and not all(_ends(action) for action in game.legal_ids())


def _ask_again(session: Session, shown: Sequence[Choice], choice: Choice) -> bool:
    """Ask whether the turn shall end with dice unused; what is neither yes nor no answers the question before."""
    session.end_asked = int(session.game.record.turn)
    line = session.screen.ask(say("prompt-end-unused", dice=words.dice(look(session.game, session.seat).dice or {})))
    if line.lower() in ("yes", "y") or choice in find([choice], line):
        session.play(choice.action)
        return True
    return bool(line) and line.lower() not in ("no", "n") and _answered(session, shown, line)


def _meant(session: Session, shown: Sequence[Choice], line: str) -> tuple[list[Choice], str]:
    game = session.game
    if found := _by_dice(session, shown, line):
        return found, ""
    if game.phase in PAYING:
        found = find(shown, line)
        meant = cheapest(found, line)
        return ([meant] if meant else found), ""
    found, rest = find_claim(shown, line) if game.phase in ACTING else (find(shown, line), "")
    if rest:
        found = [choice for choice in found if _paid_later(session, choice, rest)]
    return (found, rest) if found else (_as_written(session, shown, line), "")


def _paid_later(session: Session, choice: Choice, rest: str) -> bool:
    """Return whether a choice asks how to pay, so that the rest of a line may say it; a bare number is a price."""
    if _moves(choice) and rest.isdigit():
        return False
    trial = session.game.copy()
    trial.play(choice.action)
    return trial.phase in PAYING


def _moves(choice: Choice) -> bool:
    return isinstance(decode(choice.action), Move)


def _by_dice(session: Session, shown: Sequence[Choice], line: str) -> list[Choice]:
    facts = look(session.game, session.seat)
    if facts.dice is None or facts.tokens is None or find(shown, line):
        return []
    return find_by_dice(shown, line, facts.dice, facts.tokens[session.seat])


def _as_written(session: Session, shown: Sequence[Choice], line: str) -> list[Choice]:
    """Return the choice whose written form, as in a log, a line is."""
    try:
        action = session.game.read(line)
    except Refusal:
        return []
    return [choice for choice in shown if choice.action == action]


def _by_number(session: Session, shown: Sequence[Choice], number: int) -> bool:
    if not 1 <= number <= len(shown):
        session.screen.tell(say("no-such-number", number=number, most=len(shown)))
        return False
    return _play(session, shown, shown[number - 1])


def _ask_which(session: Session, found: Sequence[Choice], rest: str) -> bool:
    if len(found) > ROUTES_SHOWN:
        session.screen.tell(say("which-of-many", count=len(found)))
        return False
    session.screen.tell(say("which-one", count=len(found)))
    session.screen.columns([say("numbered", number=n, text=choice.text) for n, choice in enumerate(found, 1)])
    line = session.screen.ask(say("prompt-which"))
    if line.isdigit() and 1 <= int(line) <= len(found):
        return _play(session, found, found[int(line) - 1], rest)
    # Among these few, a colour or a number of spaces is name enough.
    narrowed = [replace(choice, names=choice.names | choice.also, bare=choice.parts is not None) for choice in found]
    return bool(line) and not line.isdigit() and _answered(session, narrowed, f"{line} {rest}".strip())


def _explain(session: Session, line: str) -> None:
    """Say why nothing was done: the action is not possible now, or the line means nothing."""
    game = session.game
    every = everything(game)
    found, rest = find_claim(every, line)
    if rest and found and all(_moves(choice) for choice in found):
        purse = monster_purse(game.rules.options)
        session.screen.tell(say("no-such-price", text=rest, purse=purse, near=STEPS, far=RANGES * STEPS))
        return
    for choice in (found or _by_dice(session, every, line))[:MOST_TOLD]:
        if (why := game.why_not(choice.action)) is not None:
            session.screen.tell(say("not-possible", action=choice.text, reason=session.teller.why(why)))
            return
    if game.phase == "reroll" and names_dice(line):
        session.screen.tell(session.teller.why(Why(WhyCode.NO_SUCH_DICE)))
        return
    session.screen.tell(say("not-understood", text=line))
