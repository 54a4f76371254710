"""What `?` and `rules` tell: how to answer, what to look up, and the rules themselves, as far as this table has them.

The rules are told in the words of the page's rule help. A mechanism has its lines in `HELP` of its file in this folder,
and in `UNHELPFUL` those that say nothing where it is played.
"""

from __future__ import annotations

from whistlestop.locale import say
from whistlestop.locale.house_rules import describe_value
from whistlestop.locale.rule_help import at_hand, explain, topics_of
from whistlestop.notation.words import plain
from whistlestop.play.game import Game
from whistlestop.records.mechanisms import modules, name_of
from whistlestop.ruleset.options import OPTIONS
from whistlestop.ruleset.played import played
from whistlestop.terminal.session import Session

HELP = ("help-play-answers",)
HELP_CARDS = (
    "help-play-cards",
    "help-play-claim",
    "help-play-station",
    "help-play-tickets",
    "help-play-look",
)
HELP_DICE = (
    "help-play-reroll",
    "help-play-claim-dice",
    "help-play-buy",
    "help-play-dice-tickets",
    "help-play-look-dice",
)
HELP_ALWAYS = {
    "rules": "help-play-rules",
    "routes": "help-play-routes",
    "why": "help-play-why",
    "hint": "help-play-hint",
    "undo": "help-play-undo",
    "save": "help-play-save",
}


def helping(session: Session) -> list[str]:
    """Return the sentences that help at a table: what its board, its expansions and its commands need."""
    rules = session.game.rules
    playing = played(rules.boards[0])
    here = [module for module in modules(__package__) if playing.get(name_of(module))]
    found = [*HELP, *(HELP_DICE if rules.options["dice"] else HELP_CARDS)]
    found += [message for module in here for message in getattr(module, "HELP", ())]
    unhelpful = {message for module in here for message in getattr(module, "UNHELPFUL", ())}
    found = [message for message in found if message not in unhelpful]
    found += ["help-play-end"] if rules.options["dice"] or rules.options["monsters"] else []
    understood = session.commands
    found += [message for name, message in HELP_ALWAYS.items() if understood is None or name in understood]
    return [say(message, purse=_purse(session.game)) for message in found]


def _purse(game: Game) -> str:
    return "dice" if game.rules.options["dice"] else "cards"


def rules_of(game: Game) -> list[str]:
    """Return the topics worth explaining at a table."""
    return [topic for topic, _ in topics_of(game.rules).values()]


def rules_at_hand(game: Game) -> list[str]:
    """Return the topics the question of the moment is about."""
    return at_hand(game.rules, game.phase)


def rules_called(game: Game, text: str) -> list[str]:
    """Return the topics that a text names by the beginning of a word of their question."""
    wanted = plain(text)
    return [topic for topic in rules_of(game) if any(word.startswith(wanted) for word in _title(topic))]


def _title(topic: str) -> list[str]:
    return plain(f"{topic} {say(f'web-help-{topic}')}").split()


def explained(game: Game, topic: str) -> list[str]:
    """Return a rule in sentences, with the odds of the tunnel dice where those are rolled."""
    told = [explain(game.rules, topic)]
    return [*told, *_tunnel_odds(game)] if topic == "tunnel" and game.rules.options["dice"] else told


def _tunnel_odds(game: Game) -> list[str]:
    from whistlestop.advice.odds import tunnel_dice  # loads what plays games on, which nobody else needs

    option = OPTIONS["dice.tunnel_faces"]
    faces = int(game.rules.options[option.key])
    none, one, two, three = (f"{100 * chance:.0f}" for chance in tunnel_dice(faces))
    return [describe_value(option, faces), say("tunnel-odds", none=none, one=one, two=two, three=three)]
