"""Options that several commands share, and reading what they were given."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from whistlestop import maps
from whistlestop.cli.errors import WrongInput
from whistlestop.locale import listed, say, words

if TYPE_CHECKING:
    from whistlestop.play.game import Game
    from whistlestop.ruleset.compile import Rules


def option(message: str, *names: str, **settings: Any) -> Any:  # noqa: ANN401 - Typer's own signature
    """Return a Typer option whose help is a message of the locale."""
    return typer.Option(*names, help=say(message), **settings)


def argument(message: str, name: str) -> Any:  # noqa: ANN401 - Typer's own signature
    """Return a Typer argument whose help is a message of the locale."""
    return typer.Argument(help=say(message), metavar=name)


def map_name() -> Any:  # noqa: ANN401
    """Return the option that names the board."""
    return option("help-map", "--map", metavar="NAME")


def players() -> Any:  # noqa: ANN401
    """Return the option for the number of players."""
    return option("help-players", "--players", min=2, max=6, metavar="NUMBER")


def ticket_set() -> Any:  # noqa: ANN401
    """Return the option that names the ticket set."""
    return option("help-ticket-set", "--ticket-set", metavar="NAME")


def house_rules() -> Any:  # noqa: ANN401
    """Return the option for house rules, given as often as wanted."""
    return option("help-option", "--option", metavar="KEY=VALUE")


def dice() -> Any:  # noqa: ANN401
    """Return the option that switches The Dice Expansion on."""
    return option("help-dice", "--dice")


def monsters() -> Any:  # noqa: ANN401
    """Return the option that switches Alvin & Dexter on."""
    return option("help-monsters", "--monsters")


def chosen(given: list[str] | None, *, dice: bool, monsters: bool) -> list[str]:
    """Return the house rules given as options, the expansions that are switched on among them."""
    return [*(given or []), *(["dice=true"] if dice else []), *(["monsters=true"] if monsters else [])]


def seed() -> Any:  # noqa: ANN401
    """Return the option for the seed of luck."""
    return option("help-seed", "--seed", min=0, max=2**63 - 1, metavar="NUMBER")


def as_json() -> Any:  # noqa: ANN401
    """Return the option that asks for JSON."""
    return option("help-json", "--json")


def load_map(name: str, ticket_set: str = "base") -> maps.Map:
    """Return a board of the package, or of a file if the name is a path; raises MapError."""
    return maps.find(name, ticket_set)


def load_rules(name: str, ticket_set: str, chosen: list[str]) -> Rules:
    """Return the rules of a table; raises MapError or OptionError."""
    from whistlestop.ruleset.compile import compile_rules
    from whistlestop.ruleset.options import parse

    return compile_rules(load_map(name, ticket_set), dict(parse(text) for text in chosen))


def check_players(map: maps.Map, number: int) -> None:
    """Refuse a number of players the board is not made for."""
    few, many = map.players
    if not few <= number <= many:
        raise WrongInput(say("error-players", map=words.board(map), fewest=few, most=many, players=number))


def check_bots(names: list[str], seats: int) -> list[str]:
    """Return one bot for each seat: as many as given, or one for all."""
    if len(names) not in (1, seats):
        raise WrongInput(say("error-bots", count=seats, given=len(names), bots=listed(names)))
    return names * seats if len(names) == 1 else names


def read_text(path: Path) -> str:
    """Return the text of a file, or refuse with the reason."""
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise WrongInput(say("error-file", file=str(path), reason=_reason(error))) from None


def _reason(error: OSError | UnicodeDecodeError) -> str:
    return (error.strerror or str(error)) if isinstance(error, OSError) else error.reason


def read_game(path: Path, map: str | None = None) -> Game:
    """Return the game a file holds, played on the board of a file if one is named; refuses with the line."""
    from whistlestop.notation import read_log
    from whistlestop.play.game import Game

    text = read_text(path)
    try:
        board = None if map is None else load_map(map, read_log(text).ticket_set)
        return Game.from_log(text, board)
    except ValueError as error:
        raise WrongInput(say("error-log", file=str(path), reason=str(error))) from None


def seat_names(players: int, seat: int | None, given: str | None = None) -> list[str]:
    """Return the names of all seats: those given, else ones of the locale and "You" for the person."""
    if given is None:
        return [say("you") if other == seat else say(f"seat-name-{other}") for other in range(players)]
    names = [name.strip() for name in given.split(",")]
    if len(names) != players or not all(names) or len(set(names)) != players:
        raise WrongInput(say("error-names", players=players, given=given))
    return names
