"""`whistlestop play`: a game in the terminal against bots."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from whistlestop.cli import parameters
from whistlestop.cli.engine import prepare
from whistlestop.cli.errors import WrongInput
from whistlestop.cli.output import open_screen
from whistlestop.cli.parameters import option
from whistlestop.locale import say

if TYPE_CHECKING:
    from whistlestop.play.game import Game
    from whistlestop.terminal.screen import Screen
    from whistlestop.terminal.session import Decider, Session


def play(
    map: Annotated[str | None, parameters.map_name()] = None,
    players: Annotated[int, parameters.players()] = 2,
    ticket_set: Annotated[str, parameters.ticket_set()] = "base",
    seed: Annotated[int | None, parameters.seed()] = None,
    bot: Annotated[list[str] | None, option("help-play-bot", "--bot", metavar="NAME")] = None,
    seat: Annotated[int, option("help-play-seat", "--seat", min=0, max=5, metavar="NUMBER")] = 0,
    dice: Annotated[bool, parameters.dice()] = False,
    monsters: Annotated[bool, parameters.monsters()] = False,
    options: Annotated[list[str] | None, parameters.house_rules()] = None,
    names: Annotated[str | None, option("help-names", "--names", metavar="NAME,NAME")] = None,
    confirm: Annotated[bool, option("help-confirm", "--confirm")] = False,
    auto_end: Annotated[bool, option("help-auto-end", "--auto-end/--no-auto-end")] = True,
    plain: Annotated[bool, option("help-plain", "--plain")] = False,
    save: Annotated[Path | None, option("help-save", "--save", metavar="FILE")] = None,
    resume: Annotated[Path | None, option("help-resume", "--resume", metavar="FILE")] = None,
) -> None:
    """Play a game against bots."""
    prepare(table=True)
    rules = parameters.chosen(options, dice=dice, monsters=monsters)
    game = _resumed(resume, map) if resume else _new(map or "usa", players, ticket_set, seed, rules)
    _check_seat(game, seat)
    session = _sit_down(game, seat, bot or [_strongest()], names, open_screen(plain=plain), map)
    session.confirm, session.auto_end, session.save_to = confirm, auto_end, save or resume
    if not auto_end:
        session.resume_words = [*session.resume_words, "--no-auto-end"]
    _edit_lines()
    _run(session)


def _new(map: str, players: int, ticket_set: str, seed: int | None, options: list[str]) -> Game:
    from whistlestop.play.game import Game

    rules = parameters.load_rules(map, ticket_set, options)
    parameters.check_players(rules.map, players)
    return Game(rules.map, players=players, seed=seed, options=rules.options)


def _resumed(path: Path, map: str | None) -> Game:
    game = parameters.read_game(path, map)
    if game.over:
        raise WrongInput(say("error-game-over", file=str(path)))
    return game


def _check_seat(game: Game, seat: int) -> None:
    if seat >= game.players:
        raise WrongInput(say("error-seat", seat=seat, last=game.players - 1))


def _strongest() -> str:
    from whistlestop import bots

    return bots.usual()


def _sit_down(
    game: Game,
    seat: int,
    bots: list[str],
    given: str | None,
    screen: Screen,
    map: str | None,
) -> Session:
    from whistlestop.terminal.session import Session

    names = parameters.seat_names(game.players, seat, given)
    again = _resume_words(seat, bots, given, map)
    return Session(game, seat, _opponents(game, seat, bots), names, screen, resume_words=again)


def _run(session: Session) -> None:
    from whistlestop.terminal.loop import run

    run(session)


def _opponents(game: Game, seat: int, names: list[str]) -> dict[int, Decider]:
    from whistlestop import bots

    others = [other for other in range(game.players) if other != seat]
    each = parameters.check_bots(names, len(others))
    try:
        return {other: bots.make(name, secrets.randbits(63)) for other, name in zip(others, each, strict=True)}
    except bots.BotError as error:
        raise WrongInput(str(error)) from None


def _resume_words(seat: int, bots: list[str], names: str | None, map: str | None) -> list[str]:
    chosen = [word for name in bots for word in ("--bot", name)]
    own_map = ["--map", map] if map is not None and map.endswith(".json") else []
    return ["--seat", str(seat), *chosen, *(["--names", names] if names else []), *own_map]


def _edit_lines() -> None:
    """Let arrow keys edit and recall typed lines where Python can do that."""
    if sys.stdin.isatty():
        try:
            import readline  # noqa: F401 - loading it is all it takes
        except ImportError:
            return
