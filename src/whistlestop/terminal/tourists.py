"""Tourist tokens at a terminal: where a stack is put, which token is taken, and what can be looked up (R427, R430)."""

from __future__ import annotations

from collections.abc import Iterator

from whistlestop.locale import say, words
from whistlestop.locale.tourists import symbol as symbol_name
from whistlestop.locale.tourists import symbols
from whistlestop.maps import Map
from whistlestop.notation.tourists import SYMBOL_NAMES, offered, waiting
from whistlestop.play.game import Game
from whistlestop.records.blocks import encode
from whistlestop.records.state import NONE
from whistlestop.records.tourists import PutStack, TakeToken
from whistlestop.terminal.choice import FAR, Choice, fold
from whistlestop.terminal.sight import Sight


def choose_stack(game: Game, number: int, parts: PutStack) -> Choice:
    """Return a stack put on a place; the place says which, the symbol tells the two stacks apart."""
    here, left = game.map.places[parts.place], waiting(game.rules, game.record)
    symbol = SYMBOL_NAMES[left[parts.which]] if parts.which < len(left) else ""
    shown = symbol_name(symbol) if symbol else ""
    text = say("choice-stack", symbol=shown, place=here.name)
    return Choice(number, text, fold(symbol, shown, here.id, here.name), fold("put stack in on"), must=fold(here.id))


def choose_token(game: Game, number: int, parts: TakeToken) -> Choice:
    """Return a token to be taken from an end of the route just claimed."""
    symbol = offered(game.rules, game.record)[parts.end]
    if symbol == NONE:
        return Choice(number, "")
    track = game.map.tracks[int(game.record.settling)]
    place = words.place(game.map, track.b if parts.end else track.a)
    name = SYMBOL_NAMES[symbol]
    text = say("choice-tourist", symbol=symbol_name(name), place=place)
    return Choice(number, text, fold(name, symbol_name(name)), fold("take tourist token from", place))


CHOICES = {PutStack: choose_stack, TakeToken: choose_token}
GROUPS = {PutStack: lambda parts: FAR}


def every(game: Game) -> Iterator[int]:
    """Return the places of a stack that a person may ask about."""
    for place in range(len(game.map.places) if game.map.tourists else 0):
        yield encode(PutStack(0, place))


def question(map: Map, facts: Sight, seat: int) -> str | None:
    """Return what is asked about a stack or a token; None if it is something else."""
    if facts.phase == "put stack":
        return say("question-stack", symbols=symbols(list(facts.waiting_stacks or {})))
    if facts.phase != "tourist":
        return None
    return say("question-tourist", symbols=symbols((facts.tourists or [[]])[seat]))


def possessions(map: Map, facts: Sight, seat: int, name: str) -> Iterator[str]:
    """Return the tokens that a player has."""
    if facts.tourists is not None:
        yield say("collected-tourists", name=name, symbols=symbols(facts.tourists[seat]))


def on_the_board(map: Map, facts: Sight) -> Iterator[str]:
    """Return the stacks that have tokens left."""
    for place, (symbol, left) in (facts.tourist_stacks or {}).items():
        if left:
            yield say("place-tourists", place=words.place(map, place), symbol=symbol_name(symbol), count=left)


HELP = ("help-play-tourists",)
LOOK_UP = ("tourists",)
PROMPTS = {"put stack": "prompt-stack", "tourist": "prompt-tourist"}
