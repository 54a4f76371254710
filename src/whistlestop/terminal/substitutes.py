"""Giving cards of any kind in place of others at once, though the engine asks about one after the other (R83, R84)."""

from __future__ import annotations

from collections.abc import Sequence

from whistlestop.locale import say, words
from whistlestop.notation.words import KIND_NAMES, KINDS_BY_NAME, plain
from whistlestop.play.game import Game
from whistlestop.play.refusal import Refusal
from whistlestop.records.blocks import encode
from whistlestop.records.mechanisms import collect
from whistlestop.records.substitutes import Give, Replace
from whistlestop.terminal.choice import SELDOM, Choice, fold
from whistlestop.terminal.commands import obey
from whistlestop.terminal.dice_reading import counted
from whistlestop.terminal.session import Session
from whistlestop.terminal.sight import Sight


def choose_replacing(game: Game, number: int, parts: Replace) -> Choice:
    """Return replacing a locomotive or a space by cards of any kind."""
    what, count = replaced(game)
    text = say("choice-replace", what=what, count=count)
    return Choice(number, text, fold("replace substitute"), fold("a locomotive card"), frozenset({"replace"}))


def replaced(game: Game) -> tuple[str, int]:
    """Return what is replaced and by how many cards or dice: what a mechanism says, else by the track."""
    for of_mechanism in collect(__package__, "replaced_here"):
        found: tuple[str, int] | None = of_mechanism(game)
        if found is not None:
            return found
    track = game.map.tracks[game.record.claiming]
    return "locomotive" if track.ferry else "card", int(game.rules.boards[0].replacing[game.record.claiming])


def choose_card(game: Game, number: int, parts: Give) -> Choice:
    """Return a card to be given for it."""
    kind = KIND_NAMES[parts.kind]
    shown = words.kind(kind)
    return Choice(number, say("choice-give", card=say(f"card-{kind}")), fold(kind, shown), fold("give card"))


CHOICES = {Replace: choose_replacing, Give: choose_card}
GROUPS = {Replace: lambda parts: SELDOM}  # below the payments without substitutes


def give_cards(session: Session, facts: Sight, shown: Sequence[Choice]) -> None:
    """Ask which cards are given and carry it out; where there is no choice nothing is asked."""
    if session.by_itself and (forced := _forced(session.game)) is not None:
        for action in forced:
            session.play(action)
        return
    due, screen = int(session.game.record.giving), session.screen
    screen.tell(say("question-substitutes", count=due, cards=words.cards(facts.hand)))
    screen.columns([say("numbered", number=number, text=choice.text) for number, choice in enumerate(shown, 1)])
    while not _answered(session, facts, shown, due, screen.ask(say("prompt-substitutes", count=due))):
        pass


def _forced(game: Game) -> list[int] | None:
    """Return the only cards that can be given, one after the other, or None if there is a choice."""
    trial, given = game.copy(), list[int]()
    while trial.record.giving > 0:
        legal = trial.legal_ids()
        if len(legal) > 1:
            return None
        given.append(legal[0])
        trial.play(legal[0])
    return given


def _answered(session: Session, facts: Sight, shown: Sequence[Choice], due: int, line: str) -> bool:
    if line.isdigit() and 1 <= int(line) <= len(shown):
        session.play(shown[int(line) - 1].action)
        return True
    given = _given(line, due, facts)
    if given is not None:
        return _give(session, given, due)
    changed = obey(session, shown, line, exactly=True) if line else False
    if changed is None:
        session.screen.tell(say("substitutes-not-understood", text=line, count=due))
    return bool(changed)


def _given(line: str, due: int, facts: Sight) -> dict[str, int] | None:
    """Return the cards a line names ("2 red blue"); a kind alone means all that are due."""
    spoken = [word for word in plain(line).replace(",", " ").replace("+", " ").split() if word not in ("give", "cards")]
    if len(spoken) == 1 and (kind := _kind(spoken[0])[0]):
        return {kind: due}
    return counted(spoken, facts.hand, _kind) or None


def _kind(word: str) -> tuple[str, bool]:
    """Return the kind of card a word or its beginning names, if it is one only, and that it is no plural."""
    fitting = {kind for kind in words.KINDS for name in (kind, words.kind(kind)) if _begins(word, name)}
    return (fitting.pop(), False) if len(fitting) == 1 else ("", False)


def _begins(word: str, name: str) -> bool:
    return f"{plain(name)}s".startswith(word)


def _give(session: Session, given: dict[str, int], due: int) -> bool:
    """Carry out the whole choice, or nothing and say what is wrong with it."""
    if sum(given.values()) != due:
        session.screen.tell(say("substitutes-wrong-count", count=due, given=sum(given.values())))
        return False
    kinds = sorted(KINDS_BY_NAME[kind] for kind, count in given.items() for _ in range(count))
    try:
        session.game.copy().play(*(encode(Give(kind)) for kind in kinds))
    except Refusal as refusal:
        session.screen.tell(session.teller.refusal(refusal))
        return False
    for kind in kinds:
        session.play(encode(Give(kind)))
    return True
