"""A table in the terminal: the game, who sits where, and what the person's decisions do to it."""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from whistlestop.knowledge.view import View
from whistlestop.knowledge.visible import visible
from whistlestop.locale import say
from whistlestop.locale.sentences import Teller
from whistlestop.notation.log import FORMAT
from whistlestop.play.game import Game
from whistlestop.records.events import Event
from whistlestop.terminal.screen import Paper

# A turn's summary says these better.
UNTOLD = ("game_started", "turn_started")


class Left(Exception):  # noqa: N818 - leaving is no error
    """The person has left the table."""


class Decider(Protocol):
    """A bot as far as the terminal needs one."""

    def decide(self, view: View) -> int:
        """Return the action chosen from what a view shows."""
        ...


@dataclass
class Session:
    """A table with one person and bots around it; `resume_words` are the options that bring the same table back."""

    game: Game
    seat: int
    bots: Mapping[int, Decider]
    names: list[str]
    screen: Paper
    confirm: bool = False
    auto_end: bool = True  # answer for the person when only the end of the turn is left
    by_itself: bool = True  # answer for the person where nothing can be chosen
    commands: frozenset[str] | None = None  # those this table understands; None: all
    save_to: Path | None = None
    resume_words: Sequence[str] = ()
    payment_words: str = ""  # how to pay for what was just chosen, if the person said so
    end_asked: int = 0  # the turn in which the person was asked about dice left unused
    turn_told: int = 0  # the turn whose summary the person has read
    teller: Teller = field(init=False)

    def __post_init__(self) -> None:
        """Let somebody tell the events."""
        self.teller = Teller(self.game.map, self.names, self.seat, self.game.rules.options)

    def play(self, action: int) -> None:
        """Carry out the person's action and tell what happened."""
        self.tell_events(self.game.play(action, seat=self.seat))

    def tell_events(self, events: Iterable[Event]) -> None:
        """Write one sentence for each event as the person sees it."""
        for sentence in self.sentences(visible(events, self.seat)):
            self.screen.tell(sentence)

    def sentences(self, events: Iterable[Event]) -> Iterator[str]:
        """Return what is told of events; dice that stay as they were, and the person's own, are shown elsewhere."""
        rolled_again = True
        for event in events:
            if event.name == "dice_rerolled":
                rolled_again = event.arguments["count"] > 0
            own_dice = event.seat == self.seat and event.name in ("dice_rolled", "dice_stand")
            if event.name in UNTOLD or own_dice or (event.name == "dice_stand" and not rolled_again):
                continue
            if (sentence := self.teller.event(event)) is not None:
                yield sentence

    def can_undo(self) -> bool:
        """Whether the person's last decision can be taken back: nothing hidden may have been seen since."""
        return self.game.can_undo(self.seat)

    def hint(self) -> None:
        """Tell the person what would be good."""
        from whistlestop.terminal.hints import tell_hint  # loads what plays games on, which nobody else needs

        tell_hint(self)

    def undo(self) -> None:
        """Take back what the person did this turn."""
        if not self.can_undo():
            self.screen.tell(say("refusal-cannot-undo"))
            return
        while self.can_undo():
            self.game.undo(self.seat)
        self.screen.tell(say("undone"))

    def save(self, path: Path) -> bool:
        """Write the game to a file and say how it goes on; False, with the reason told, if that fails."""
        try:
            if path.exists() and not path.read_text("utf-8").startswith(FORMAT):
                self.screen.tell(say("save-other-file", file=str(path)))
                return False
            path.write_text(self.game.log(), "utf-8")
        except (OSError, UnicodeDecodeError) as error:
            self.screen.tell(say("save-failed", file=str(path), reason=str(error)))
            return False
        self.screen.tell(say("saved", file=str(path)))
        if not self.game.over:
            self.screen.tell(say("resume-line", line=self.resume_line(path)))
        return True

    def resume_line(self, path: Path) -> str:
        """Return the command that brings this table back from a file."""
        return shlex.join(["whistlestop", "play", "--resume", str(path), *self.resume_words])
