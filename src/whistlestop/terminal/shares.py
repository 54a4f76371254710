"""Shares at a terminal: whose share is taken, and what a person can look up about companies (R301-R308)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from whistlestop.locale import say
from whistlestop.locale.shares import shares as told
from whistlestop.maps import Map
from whistlestop.play.game import Game
from whistlestop.records.blocks import Parts
from whistlestop.records.shares import DummyShare, NoShare, Share
from whistlestop.terminal.choice import Choice, fold, named_alone
from whistlestop.terminal.sight import Sight


def choose_share(game: Game, number: int, parts: Share) -> Choice:
    """Return a share to be taken."""
    return _choice(game, number, parts.company, "choice-share")


def choose_dummy_share(game: Game, number: int, parts: DummyShare) -> Choice:
    """Return a share to be given to the dummy."""
    return _choice(game, number, parts.company, "choice-dummy-share")


def _choice(game: Game, number: int, company: int, message: str) -> Choice:
    here = game.map.companies[company]
    printed = (game.view(None).facts().share_tops or {})[here.id]
    text = say(message, company=here.name, number=printed, points=points(here.points))
    return Choice(number, text, fold(here.id, here.name), fold("take share of dummy"))


def points(values: tuple[int, ...]) -> str:
    """Return what shareholders score, the first one first."""
    return ", ".join(str(value) for value in values)


CHOICES: dict[type[Parts], Callable[[Game, int, Any], Choice]] = {
    Share: choose_share,
    DummyShare: choose_dummy_share,
    NoShare: named_alone("choice-no-share", "no share", "no", "none"),
}


def question(map: Map, facts: Sight, seat: int) -> str | None:
    """Return what is asked about a share; None if it is something else."""
    if facts.phase == "dummy share":
        return say("question-dummy-share")
    if facts.phase != "share":
        return None
    return say("question-share", shares=told(map, (facts.shares or [None])[seat] or {}))


def possessions(map: Map, facts: Sight, seat: int, name: str) -> Iterator[str]:
    """Return the shares that a player holds, as far as they are seen; the dummy's stand behind the last player's."""
    if facts.shares is None:
        return
    own = facts.shares[seat]
    yield (say("hidden-shares", name=name) if own is None else say("held-shares", name=name, shares=told(map, own)))
    if seat == len(facts.shares) - 1 and facts.dummy_shares is not None:
        yield say("dummy-shares", shares=told(map, facts.dummy_shares))
    if seat == len(facts.shares) - 1 and facts.shown_shares is not None:
        yield say("shown-shares", shares=told(map, facts.shown_shares))


def on_the_board(map: Map, facts: Sight) -> Iterator[str]:
    """Return the stacks of the companies."""
    for company in map.companies if facts.share_tops is not None else ():
        top = facts.share_tops.get(company.id, 0) if facts.share_tops else 0
        left = company.shares - top + 1 if top else 0
        yield say("company-stack", company=company.name, count=left, number=top, points=points(company.points))


HELP = ("help-play-shares",)
LOOK_UP = ("shares",)
SECRET_SCORES = {"shares": "score-secret-shares"}
PROMPTS = {"share": "prompt-share", "dummy share": "prompt-dummy-share"}
