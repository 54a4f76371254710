"""Technologies at a terminal: buying one, paying for it, and what a person can look up (R276, R277, R283)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from whistlestop.knowledge.facts.technologies import copies_of, set_size
from whistlestop.locale import say
from whistlestop.locale.technologies import technologies, technology
from whistlestop.maps import Map
from whistlestop.maps.technologies import TECHNOLOGIES
from whistlestop.notation.words import FACE_NAMES
from whistlestop.play.game import Game
from whistlestop.records.blocks import Parts
from whistlestop.records.technologies import DrawThree, GiveDie, NoClaim, Save, Technology
from whistlestop.terminal.choice import SELDOM, Choice, fold, named_alone
from whistlestop.terminal.sight import Sight


def choose_technology(game: Game, number: int, parts: Technology) -> Choice:
    """Return a technology to be bought."""
    if parts.technology >= len(TECHNOLOGIES):
        return Choice(number, "")
    id, price = TECHNOLOGIES[parts.technology], int(game.rules.board.technology_price[parts.technology])
    text = say("choice-technology", technology=technology(id), price=price)
    return Choice(number, text, fold(id, technology(id)), fold("buy technology"))


def choose_die(game: Game, number: int, parts: GiveDie) -> Choice:
    """Return a die to be given for a wild."""
    name = FACE_NAMES[parts.face]
    return Choice(number, say("choice-give-die", face=say(f"face-{name}")), fold(name), fold("give die"))


CHOICES: dict[type[Parts], Callable[[Game, int, Any], Choice]] = {
    Technology: choose_technology,
    GiveDie: choose_die,
    Save: named_alone("choice-save", "save", "save a card"),
    NoClaim: named_alone("choice-no-claim", "no claim", "no", "none"),
    DrawThree: named_alone("choice-draw-three", "draw three", "three"),
}
GROUPS = {Technology: lambda parts: SELDOM}  # below the actions of the turn


def question(map: Map, facts: Sight, seat: int) -> str | None:
    """Return what is asked about a purchase; None if it is something else."""
    if facts.phase == "bought route":
        return say("question-bought-route", technology=technology(facts.buying or ""))
    if facts.phase != "technology" or facts.buying is None:
        return None
    return with_dice_to_give(say("question-technology", technology=technology(facts.buying)), facts)


def with_dice_to_give(asked: str, facts: Sight) -> str:
    """Return a question with how many more dice are given for a Wild, where some are (R292)."""
    return f"{asked} {say('dice-to-give', count=facts.dice_to_give)}" if facts.dice_to_give else asked


def possessions(map: Map, facts: Sight, seat: int, name: str) -> Iterator[str]:
    """Return the technologies that a player has."""
    if facts.technologies is not None:
        yield say("held-technologies", name=name, technologies=technologies(facts.technologies[seat]))


def on_the_board(map: Map, facts: Sight) -> Iterator[str]:
    """Return the technologies that are for sale."""
    cards = map.technologies.cards if map.technologies is not None else ()
    prices: dict[str, int] = {card.id: card.price for card in cards}
    for id, left in (facts.for_sale or {}).items():
        yield say("technology-left", technology=technology(id), price=prices[id], count=left)


def replaced_here(game: Game) -> tuple[str, int] | None:
    """Return that a locomotive is replaced, and by how many cards or dice (R274, R292)."""
    if not game.rules.board.technologies:
        return None
    held = copies_of(int(game.record.technologies[game.record.player]))
    return "wild" if game.rules.board.dice else "locomotive", set_size(game.rules, held)


PROMPTS = {"technology": "prompt-technology", "bought route": "prompt-bought-route"}
HELP = ("help-play-technologies",)
LOOK_UP = ("technologies",)
