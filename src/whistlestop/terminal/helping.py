"""What `?` and `rules` tell: how to answer, what to look up, and the rules themselves, as far as this table has them.

The rules are told in the words of the page's rule help.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from whistlestop.locale import listed, say
from whistlestop.locale.house_rules import describe_value
from whistlestop.locale.words import Told
from whistlestop.maps import Map
from whistlestop.notation.words import plain
from whistlestop.play.game import Game
from whistlestop.ruleset.options import OPTIONS
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
HELP_MONSTERS = ("help-play-monsters", "help-play-reach")
HELP_MEEPLES = ("help-play-meeples",)
HELP_TOURISTS = ("help-play-tourists",)
HELP_SHARES = ("help-play-shares",)
HELP_PASSENGERS = ("help-play-passengers", "help-play-goods")
HELP_BULLETS = ("help-play-bullets",)
HELP_RACE = ("help-play-race",)
DRAWING_TICKETS = ("help-play-tickets", "help-play-dice-tickets")  # in a race they are changed
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
    map = session.game.map
    with_dice, with_monsters = (bool(session.game.rules.options[key]) for key in ("dice", "monsters"))
    found = [*HELP, *(HELP_DICE if with_dice else HELP_CARDS), *(HELP_MONSTERS if with_monsters else ())]
    found += [*(HELP_MEEPLES if map.meeples else ()), *(HELP_PASSENGERS if map.passengers else ())]
    found += HELP_TOURISTS if map.tourists else ()
    found += HELP_BULLETS if map.bullet_trains else ()
    if map.race:
        found = [message for message in found if message not in DRAWING_TICKETS] + [*HELP_RACE]
    found += HELP_SHARES if map.companies else ()
    found += ["help-play-end"] if with_dice or with_monsters else []
    understood = session.commands
    found += [message for name, message in HELP_ALWAYS.items() if understood is None or name in understood]
    return [say(message, purse=_purse(session.game)) for message in found]


def _purse(game: Game) -> str:
    return "dice" if _with_dice(game) else "cards"


@dataclass(frozen=True)
class Topic:
    """A rule that can be explained: at which tables it is worth it, and the numbers its text speaks of."""

    here: Callable[[Game], bool]
    told: Callable[[Game], Told] = lambda game: {}


def _on(has: Callable[[Map], object]) -> Callable[[Game], bool]:
    return lambda game: bool(has(game.map))


def _bonus(name: str) -> Topic:
    return Topic(
        lambda game: getattr(game.map.bonuses, name) > 0,
        lambda game: {"points": getattr(game.map.bonuses, name)},
    )


def _with_dice(game: Game) -> bool:
    return bool(game.rules.options["dice"])


def _with_monsters(game: Game) -> bool:
    return bool(game.rules.options["monsters"])


def _set_points(map: Map) -> str:
    return listed([str(points) for points in map.tourists.points]) if map.tourists else ""


def _in_race(game: Game) -> bool:
    return bool(game.map.race)


def _for_points(game: Game) -> bool:
    return not game.map.race


TOPICS: dict[str, Topic] = {
    "turn": Topic(_for_points),
    "race-turn": Topic(_in_race),
    "tickets": Topic(_for_points),
    "race": Topic(_in_race),
    "locomotive": Topic(lambda game: not _with_dice(game)),
    "dice": Topic(_with_dice),
    "token": Topic(_with_dice, lambda game: {"limit": str(game.rules.options["dice.token_cap_scope"])}),
    "double": Topic(
        lambda game: any(any(twins) for twins in game.rules.boards[0].twins),
        lambda game: {"count": game.map.double_routes_players},
    ),
    "tunnel": Topic(_on(lambda board: any(track.tunnel for track in board.tracks))),
    "ferry": Topic(_on(lambda board: any(track.ferry for track in board.tracks))),
    "mountain": Topic(_on(lambda board: any(track.mountains for track in board.tracks))),
    "substitute": Topic(lambda game: bool(game.rules.boards[0].any_replacing)),
    "station": Topic(_on(lambda board: board.stations)),
    "country": Topic(_on(lambda board: board.countries)),
    "passenger": Topic(_on(lambda board: board.passengers)),
    "plus4": Topic(lambda game: bool(game.rules.boards[0].any_plus4)),
    "meeple": Topic(_on(lambda board: board.meeples)),
    "tourist": Topic(_on(lambda board: board.tourists), lambda game: {"points": _set_points(game.map)}),
    "bullet": Topic(_on(lambda board: board.bullet_trains), lambda game: {"count": game.map.end_bullet_trains}),
    "share": Topic(_on(lambda board: board.companies)),
    "dummy": Topic(_on(lambda board: board.share_dummy_players)),
    "monster": Topic(
        lambda game: _with_monsters(game) and _for_points(game),
        lambda game: {"points": int(game.rules.options["monsters.bonus_points"])},
    ),
    "race-monster": Topic(lambda game: _with_monsters(game) and _in_race(game)),
    "chaos": Topic(lambda game: _with_monsters(game) and _for_points(game)),
    "race-chaos": Topic(lambda game: _with_monsters(game) and _in_race(game)),
    "path": _bonus("longest_path"),
    "globe": _bonus("most_tickets"),
    "cities": _bonus("most_cities"),
    "tour": Topic(_on(lambda board: board.bonuses.grand_tour)),
    "sight": _bonus("attraction"),
    "district": Topic(_on(lambda board: board.districts)),
    "end": Topic(_for_points, lambda game: {"count": game.map.end_trains}),
    "race-end": Topic(_in_race, lambda game: {"count": game.map.race}),
}
# What a question is about; where a mechanism is not played its topic is left out.
AT_HAND: dict[str, tuple[str, ...]] = {
    "tickets": ("tickets", "race"),
    "split": ("tickets",),
    "action": ("turn", "race-turn", "dice", "token", "tunnel", "bullet"),
    "second card": ("locomotive",),
    "payment": ("locomotive", "dice", "ferry"),
    "tunnel": ("tunnel", "token"),
    "reroll": ("dice",),
    "after action": ("token", "monster", "race-monster"),
    "place monster": ("chaos", "monster", "race-chaos", "race-monster"),
    "meeple": ("meeple",),
    "put stack": ("tourist",),
    "tourist": ("tourist",),
    "passenger": ("passenger",),
    "travel": ("passenger",),
    "share": ("share",),
    "dummy share": ("dummy", "share"),
}


def rules_of(game: Game) -> list[str]:
    """Return the topics worth explaining at a table."""
    return [topic for topic, about in TOPICS.items() if about.here(game)]


def rules_at_hand(game: Game) -> list[str]:
    """Return the topics the question of the moment is about."""
    return [topic for topic in AT_HAND.get(game.phase, ()) if TOPICS[topic].here(game)]


def rules_called(game: Game, text: str) -> list[str]:
    """Return the topics that a text names by the beginning of a word of their question."""
    wanted = plain(text)
    return [topic for topic in rules_of(game) if any(word.startswith(wanted) for word in _title(topic))]


def _title(topic: str) -> list[str]:
    return plain(f"{topic} {say(f'web-help-{topic}')}").split()


def explained(game: Game, topic: str) -> list[str]:
    """Return a rule in sentences, with the odds of the tunnel dice where those are rolled."""
    told = [say(f"web-help-{topic}-text", purse=_purse(game), **TOPICS[topic].told(game))]
    return [*told, *_tunnel_odds(game)] if topic == "tunnel" and _with_dice(game) else told


def _tunnel_odds(game: Game) -> list[str]:
    from whistlestop.advice.odds import tunnel_dice  # loads what plays games on, which nobody else needs

    option = OPTIONS["dice.tunnel_faces"]
    faces = int(game.rules.options[option.key])
    none, one, two, three = (f"{100 * chance:.0f}" for chance in tunnel_dice(faces))
    return [describe_value(option, faces), say("tunnel-odds", none=none, one=one, two=two, three=three)]
