"""Alvin and Dexter in words (R160-R190)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from whistlestop.locale import words
from whistlestop.locale.arguments import Arguments, Numbers, TableSetup, place
from whistlestop.locale.topics import Topic, chosen
from whistlestop.ruleset.option import Value


def monster_purse(options: Mapping[str, Value]) -> str:
    """Return what pays for a monster's move: cards, wilds, or pairs too, which an event of their own tells."""
    if not options.get("dice"):
        return "cards"
    return "pairs" if options.get("combined.monster_payment") == "wild_or_pair" else "wilds"


def _monster(table: TableSetup, known: Numbers) -> Arguments:
    return {"monster": words.monster(words.MONSTERS[known["monster"]])}


def _placed(table: TableSetup, known: Numbers) -> Arguments:
    return {**_monster(table, known), **place(table, known)}


def _moved(table: TableSetup, known: Numbers) -> Arguments:
    """Return what a move is told with; one of no steps is no journey, though it is paid for and locks (R173)."""
    left, stays = table.map.places[known["left"]].name, "yes" if known["left"] == known["place"] else "no"
    paid: Arguments = {"locomotives": known["locomotives"], "purse": monster_purse(table.options)}
    return {**_placed(table, known), **paid, "left": left, "stays": stays}


def _monster_paid(table: TableSetup, known: Numbers) -> Arguments:
    faces = [words.FACES[face] for face in known.values() if face >= 0]
    return {"dice": words.dice(Counter(face for face in faces for _ in range(1 if face == "wild" else 2)))}


EVENTS = {
    "monster_placed": _placed,
    "monster_moved": _moved,
    "monster_card_turned": _monster,
    "monster_paid": _monster_paid,
}
REASON_WORDS = {"monster": words.monster}
TOPICS = {
    "monster": Topic(chosen("monsters"), lambda rules: {"points": int(rules.options["monsters.bonus_points"])}),
    "chaos": Topic(chosen("monsters")),
}
AT_HAND = {"after action": ("monster",), "place monster": ("chaos", "monster")}
