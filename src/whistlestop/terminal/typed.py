"""One typed line at a time: for a page that sends what somebody types instead of sitting at a prompt.

The question is asked as in a terminal, on a copy of the game. Lines answer its prompts in turn; what is told after the
last of them is kept, and what was decided comes back as actions. Nothing is carried out here, and what the seat may not
know is not told: while others decide, only commands that look things up are understood.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Literal

from whistlestop.locale import say
from whistlestop.play.game import Game
from whistlestop.terminal import dice, report
from whistlestop.terminal.commands import look_up_words, obey
from whistlestop.terminal.decisions import decide, pay_by_itself
from whistlestop.terminal.session import Session
from whistlestop.terminal.sight import look

LOOKING = frozenset({"?", "help", "hand", "dice", "display", "board", "routes", "monsters", "rules", "tickets", "score",
                     "log", "undo", *look_up_words()})  # fmt: skip
DECIDING = LOOKING | {"actions", "reach", "move", "why"}
HINT = "hint"
Kind = Literal["head", "line", "list", "table"]


@dataclass(frozen=True)
class Block:
    """Something told: a heading, a line, a list with one cell a row, or a table whose first row has the headings."""

    kind: Kind
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Typed:
    """What came of typed lines: what was told, and the actions decided or the wish to take back.

    `more` says that a line is wanted which only means something together with these, `known` that they were understood.
    """

    blocks: tuple[Block, ...]
    actions: tuple[int, ...] = ()
    undo: bool = False
    more: bool = False
    known: bool = True
    hint: bool = False  # a hint is wanted, which takes more thought than reading


class Stopped(Exception):  # noqa: N818 - it is how a reading ends
    """No further line was typed, or nothing more is to be read."""


class Notes:
    """Paper that keeps what is told; prompts are answered by given lines."""

    plain = True

    def __init__(self, lines: Sequence[str]) -> None:
        """Begin empty."""
        self.blocks: list[Block] = []
        self.prompts: list[str] = []
        self._lines = list(lines)

    def tell(self, text: str = "") -> None:
        """Keep one sentence or line."""
        self._keep("line", [text] if text else [])

    def head(self, text: str) -> None:
        """Keep a line that begins something new."""
        self._keep("head", [text])

    def items(self, lines: Sequence[str]) -> None:
        """Keep lines that belong together."""
        self._keep("list", lines)

    def columns(self, lines: Sequence[str]) -> None:
        """Keep short lines that belong together."""
        self._keep("list", lines)

    def table(self, headings: Sequence[str], rows: Sequence[Sequence[str | int]]) -> None:
        """Keep a table."""
        self.blocks.append(Block("table", (tuple(headings), *(tuple(str(cell) for cell in row) for row in rows))))

    def _keep(self, kind: Kind, texts: Sequence[str]) -> None:
        if texts:
            self.blocks.append(Block(kind, tuple((text,) for text in texts)))

    def ask(self, prompt: str) -> str:
        """Return the next line, what was told before it being old; raises Stopped if there is none."""
        self.prompts.append(prompt)
        if not self._lines:
            raise Stopped
        self.blocks.clear()
        return self._lines.pop(0).strip()


@dataclass
class Reader(Session):
    """A table where decisions are noted and tried out on a copy of the game, without telling what comes of them."""

    noted: list[int] = field(default_factory=list)
    undoing: bool = False
    thinks: bool = True
    hinting: bool = False

    def play(self, action: int) -> None:
        """Note an action; the copy goes on with it, so that what is asked next can be answered too."""
        self.game.play(action, seat=self.seat)
        self.noted.append(action)

    def undo(self) -> None:
        """Note that the person wants to take back; whether that can be is not decided here."""
        self.undoing = True
        raise Stopped

    def hint(self) -> None:
        """Think, if this is where one may."""
        if not self.thinks:
            self.hinting = True
            raise Stopped
        super().hint()


def read(
    game: Game,
    seat: int,
    names: list[str],
    lines: Sequence[str],
    *,
    asked: bool,
    hints: bool,
    thinks: bool = True,
) -> Typed:
    """Return what lines mean to a seat; `game` is a copy and is used up. Without lines the question is told.

    A reader that does not think stops at a hint and says that one is wanted.
    """
    notes = Notes(lines)
    commands = (DECIDING | ({HINT} if hints else set())) if asked else LOOKING
    reader = Reader(game, seat, {}, names, notes, auto_end=False, by_itself=False, commands=commands, thinks=thinks)
    known = True
    with suppress(Stopped):
        if asked:
            _decide(reader)
        else:
            known = _look_up(reader, notes, lines)
    more = bool(lines) and not reader.noted and not reader.undoing and notes.prompts[:1] != notes.prompts[-1:]
    return Typed(tuple(notes.blocks), tuple(reader.noted), reader.undoing, more, known, reader.hinting)


def _decide(reader: Reader) -> None:
    decide(reader)
    reader.by_itself = True
    pay_by_itself(reader)


def _look_up(reader: Reader, notes: Notes, lines: Sequence[str]) -> bool:
    """Carry out a command that looks something up and return whether it was one."""
    if not lines:
        _tell_table(reader)
        return True
    line = notes.ask("")
    return any(obey(reader, [], line, exactly=exactly) is not None for exactly in (True, False))


def _tell_table(reader: Reader) -> None:
    """Tell how the game stands for somebody who is not asked."""
    facts = look(reader.game, reader.seat)
    reader.screen.head(say("refusal-game-over") if reader.game.over else say("refusal-not-your-turn"))
    reader.screen.tell(report.summary(reader.game.map, facts, reader.seat, reader.names))
    reader.screen.tell(report.hand(facts) if facts.dice is None else dice.tokens(facts, reader.seat))
