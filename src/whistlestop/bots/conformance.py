"""The shipped check of a bot: it plays every board, ticket set, expansion and player count; its faults are listed.

A bot must return a legal action, raise nothing, leave the view and the rules as they were, and not take too long.
What it knows cannot be faulted here: a view holds nothing that its seat may not see.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from enum import Enum

from whistlestop import maps
from whistlestop.bots.asked_game import AskedGame
from whistlestop.bots.bot import Bot, BotError
from whistlestop.bots.by_name import make
from whistlestop.ruleset.allowing import allowing
from whistlestop.ruleset.compile import Rules, compile_rules
from whistlestop.ruleset.option import Value

# Cards or dice, each without and with monsters.
MODES: tuple[dict[str, Value], ...] = ({}, {"monsters": True}, {"dice": True}, {"dice": True, "monsters": True})


class Fault(Enum):
    """The ways in which a bot can fail."""

    ILLEGAL = "illegal"
    RAISED = "raised"
    TAMPERED = "tampered"  # it changed the view it was shown, or the rules
    SLOW = "slow"


@dataclass(frozen=True)
class Finding:
    """One fault: its kind, where in which game, and what happened."""

    fault: Fault
    where: str
    detail: str

    def __str__(self) -> str:
        """Return the finding as one line."""
        return f"{self.fault.value} {self.where}: {self.detail}"


@dataclass
class Report:
    """What a check found; a bot without findings conforms."""

    bot: str
    games: int = 0
    decisions: int = 0
    slowest: float = 0.0
    findings: list[Finding] = field(default_factory=list)

    @property
    def passed(self) -> bool:
        """Whether nothing was found."""
        return not self.findings

    def __str__(self) -> str:
        """Return a summary and the findings, a line each."""
        verdict = "conforms" if self.passed else f"{len(self.findings)} findings"
        summary = f"{self.games} games, {self.decisions} decisions, slowest {self.slowest * 1000:.1f} ms"
        return "\n".join([f"{self.bot}: {verdict}; {summary}", *map(str, self.findings)])


def check(bot: Bot, *, seconds: float = 1.0, seed: int = 1, boards: Iterable[Rules] | None = None) -> Report:
    """Return what a game on each board with each player count tells about a bot; the other seats play `random`.

    A game is given up at its first fault, except that a decision that took more than `seconds` is only noted.
    """
    report = Report(bot.name)
    for rules in every_board() if boards is None else boards:
        few, many = rules.map.players
        for players in range(few, many + 1):
            _play(report, bot, AskedGame(rules, players, seed + report.games), report.games % players, seconds)
            report.games += 1
    return report


def every_board() -> Iterator[Rules]:
    """Return the rules of every board with each of its ticket sets, without and with the expansions."""
    for id in maps.ids():
        for ticket_set in maps.ticket_sets(id):
            for mode in MODES:
                map = maps.load(id, ticket_set)
                yield compile_rules(map, allowing(map, mode))


def _play(report: Report, bot: Bot, game: AskedGame, seat: int, seconds: float) -> None:
    rival = make("random", game.seed)
    before = len(report.findings)
    slow: Finding | None = None
    while not game.over and len(report.findings) == before:
        if game.seat != seat:
            game.play(rival.decide(game.view()))
            continue
        began = time.perf_counter()
        action = _ask(report, bot, game)
        taken = time.perf_counter() - began
        report.decisions += 1
        report.slowest = max(report.slowest, taken)
        if taken > seconds and slow is None:
            slow = Finding(Fault.SLOW, game.where(), f"took {taken:.2f} s, {seconds:.2f} s are allowed")
        if action is not None:
            game.play(action)
    if slow is not None:
        report.findings.append(slow)


def _ask(report: Report, bot: Bot, game: AskedGame) -> int | None:
    """Return a bot's decision, or None after a fault."""
    view = game.view()
    shown = (view.views.tobytes(), list(view.legal), view.rules.boards.tobytes())
    action: int | None = None
    try:
        action = game.ask(bot, view)
    except BotError as error:
        report.findings.append(Finding(Fault.ILLEGAL, game.where(), str(error)))
    except Exception as error:
        report.findings.append(Finding(Fault.RAISED, game.where(), f"{type(error).__name__}: {error}"))
    if (view.views.tobytes(), view.legal, view.rules.boards.tobytes()) != shown:
        report.findings.append(Finding(Fault.TAMPERED, game.where(), "the view or the rules were changed"))
    return action
