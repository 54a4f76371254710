"""What several tests of bots need: rules of a table in a line, a last turn, and the kinds of action that a bot uses."""

from __future__ import annotations

from whistlestop import Game, bots, compile_rules, maps
from whistlestop.records.state import PHASES
from whistlestop.ruleset import options
from whistlestop.ruleset.allowing import allowing
from whistlestop.ruleset.compile import Rules

MOST_GAMES = 60
MODES = ("", "dice", "monsters", "dice monsters")

# The last turn: six orange cards pay for fifteen points, and nothing that is drawn now can be used any more.
LAST_TURN = (
    "usa base 2 | turn=80 last_turns=1 display=red,red,blue,blue,white"
    " | 0 hand=orange:6 tracks=chicago:duluth | 1 tracks=denver:phoenix,boston:montreal#1"
)


def options_of(mode: str) -> dict[str, options.Value]:
    """Return the options of the expansions that `mode` names."""
    return dict.fromkeys(mode.split(), True)


def rules_of(id: str, ticket_set: str = "base", mode: str = "", **values: options.Value) -> Rules:
    """Return the rules of a board with the expansions that `mode` names and house rules."""
    house_rules = {key.replace("__", "."): value for key, value in values.items()}
    board = maps.load(id, ticket_set)
    return compile_rules(board, allowing(board, options_of(mode) | house_rules))


def kind_of(text: str, phase: str) -> str:
    """Return what kind of action a text is, with the phase where that matters."""
    word = text.split()[0]
    if word == "move":
        return f"{word} {text.split()[-1]}"
    if word in ("pay", "buy", "decline") and phase == "tunnel":
        return f"{word} in a tunnel"
    if word == "pay":
        return "pay with a token" if "token" in text else "pay"
    return " ".join(text.split()[:2]) if word == "end" or text == "reroll nothing" else word


def kinds_used(rules: Rules, players: int, name: str, wanted: set[str]) -> set[str]:
    """Return the kinds of action a bot has used until all that are wanted were seen, in a bounded number of games."""
    bot, used, seed = bots.make(name), set[str](), 0
    while not wanted <= used and seed < MOST_GAMES:
        game = Game(rules.map, players=players, seed=seed, options=options.changed(rules.options))
        while not game.over:
            view = game.view(game.to_move)
            chosen = bot.decide(view)
            text = next(action.text for action in game.legal() if action.id == chosen)
            used.add(kind_of(text, PHASES[view.record.phase]))
            game.play(chosen)
        seed += 1
    return used
