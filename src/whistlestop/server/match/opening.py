"""Choosing tickets all at once, although the engine asks seat after seat and ticket after ticket (R4, R18).

In the opening nobody waits for another: answers lie at the table until all have chosen and are then given to the engine
in its order. What may be chosen is found by asking the engine itself on a copy; nobody's choice bears on another's.
"""

from __future__ import annotations

from collections.abc import Sequence

from whistlestop.bots import Bot
from whistlestop.play.engine import Engine
from whistlestop.play.game import Game
from whistlestop.records import state
from whistlestop.records.actions import KEEP, NO_PASSENGER, RETURN, SPLIT
from whistlestop.records.state import CHOOSE_SPLIT, CHOOSE_TICKETS

Kept = tuple[int, ...]
OF_THE_OPENING = (KEEP, RETURN, *range(SPLIT, NO_PASSENGER))


def is_opening(game: Game) -> bool:
    """Return whether the seats are choosing their opening tickets."""
    return game.engine.phase == CHOOSE_TICKETS and game.engine.turn == 0


def is_dealing(game: Game) -> bool:
    """Return whether the seats are naming, one after another, how their opening tickets are split (R103)."""
    return game.engine.phase == CHOOSE_SPLIT and game.engine.turn == 0


def opening_length(game: Game) -> int:
    """Return how many decisions of a game's history belong to the choice of opening tickets."""
    if is_opening(game) or is_dealing(game):
        return len(game.history)
    length = 0
    for number, decision in enumerate(game.history):
        if decision.action not in OF_THE_OPENING or game.record_at(number)[0].turn > 0:
            break
        length += 1
    return length


def asked(game: Game, seat: int) -> Game:
    """Return a copy of a game in its opening where it is the seat's turn to choose."""
    copy = game.copy()
    while copy.to_move != seat:
        copy.play_scripted(copy.legal_ids()[0], [])
    return copy


def offered(game: Game, seat: int) -> list[int]:
    """Return the tickets a seat is to choose from now."""
    return game.view(seat).facts().offered or []


def allowed(game: Game, seat: int) -> list[Kept]:
    """Return every set of the offered tickets the seat may keep; it must be its turn."""
    engine = Engine(game.rules)
    return sorted(_ways(engine, game.engine.games, len(offered(game, seat)), ()), key=lambda kept: (len(kept), kept))


def _ways(engine: Engine, games: state.Games, left: int, kept: Kept) -> list[Kept]:
    if left == 0:
        return [tuple(sorted(kept))]
    found = []
    for action in (KEEP, RETURN):
        engine.put(games)
        asking = int(engine.record.asking)
        if action in engine.legal:
            engine.step(action)
            more = (asking,) if action == KEEP else ()
            found += _ways(engine, engine.games.copy(), left - 1, kept + more)
    return found


def answer(game: Game, kept: Sequence[int]) -> int:
    """Return the action that answers the engine's question about one ticket."""
    return KEEP if int(game.record.asking) in kept else RETURN


def bot_choice(game: Game, seat: int, bot: Bot) -> Kept:
    """Return what a bot keeps; `game` is a copy where it is the seat's turn, and is used up."""
    kept = []
    for _ in range(len(offered(game, seat))):
        asking, action = int(game.record.asking), int(bot.decide(game.view(seat)))
        if action == KEEP:
            kept.append(asking)
        game.play_scripted(action, [])
    return tuple(sorted(kept))
