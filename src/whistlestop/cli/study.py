"""`whistlestop perft` and `whistlestop bench`: counting positions and measuring speed."""

from __future__ import annotations

from typing import Annotated

from whistlestop.cli import parameters
from whistlestop.cli.engine import prepare, progress_line
from whistlestop.cli.output import open_screen, write_json
from whistlestop.cli.parameters import option
from whistlestop.locale import say


def perft(
    map: Annotated[str, parameters.map_name()] = "usa",
    players: Annotated[int, parameters.players()] = 2,
    depth: Annotated[int, option("help-depth", "--depth", min=1, max=12, metavar="NUMBER")] = 3,
    seed: Annotated[int, parameters.seed()] = 0,
    ticket_set: Annotated[str, parameters.ticket_set()] = "base",
    dice: Annotated[bool, parameters.dice()] = False,
    monsters: Annotated[bool, parameters.monsters()] = False,
    options: Annotated[list[str] | None, parameters.house_rules()] = None,
    divide: Annotated[bool, option("help-divide", "--divide")] = False,
    json: Annotated[bool, parameters.as_json()] = False,
) -> None:
    """Count the lines of play of a certain length from the beginning of a game."""
    from whistlestop.play import perft as counting
    from whistlestop.play.game import Game

    rules = parameters.load_rules(map, ticket_set, parameters.chosen(options, dice=dice, monsters=monsters))
    parameters.check_players(rules.map, players)
    prepare()
    game = Game(rules.map, players=players, seed=seed, options=rules.options)
    parts = counting.divide(game, depth) if divide else {}
    total = sum(parts.values()) if divide else counting.perft(game, depth)
    if json:
        write_json({"depth": depth, "lines": total, **({"divide": parts} if divide else {})})
        return
    screen = open_screen()
    if divide:
        screen.table([say("heading-action"), say("heading-lines")], [[text, count] for text, count in parts.items()])
    screen.tell(say("perft", depth=depth, count=total))


def bench(
    map: Annotated[list[str] | None, option("help-bench-map", "--map", metavar="NAME")] = None,
    quick: Annotated[bool, option("help-quick", "--quick")] = False,
    json: Annotated[bool, parameters.as_json()] = False,
) -> None:
    """Measure the speed of this machine and print the figures."""
    from whistlestop.benchmark import run, run_on

    for name in map or ():
        parameters.load_map(name)
    prepare()
    with progress_line() as line:
        task = line.add_task(say("measuring"), total=None)
        if map:
            figures = run_on(map, quick)
        else:
            figures = run(quick, lambda part: line.update(task, description=say("measuring-part", part=part)))
    if json:
        write_json(figures)
        return
    open_screen().table(
        [say("heading-figure"), say("heading-value")], [[name, _shown(value)] for name, value in figures.items()]
    )


def _shown(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else f"{value:.4g}"
