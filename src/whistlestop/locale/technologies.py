"""Technologies in words (R271-R292)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from whistlestop.locale import listed, say, words
from whistlestop.locale.arguments import Arguments, Numbers, TableSetup
from whistlestop.locale.topics import Topic, on
from whistlestop.maps import Map
from whistlestop.maps.technologies import TECHNOLOGIES

if TYPE_CHECKING:
    from whistlestop.ruleset.compile import Rules


def technology(id: str) -> str:
    """Return the name of a technology."""
    return say("technology", technology=id)


def technologies(held: Mapping[str, int]) -> str:
    """Return the technologies that somebody has, with the number of copies where there are several."""
    names = [technology(id) + (f" ×{count}" if count > 1 else "") for id, count in held.items()]
    return listed(names) if names else say("technologies-none")


def _bought(table: TableSetup, known: Numbers) -> Arguments:
    return {"technology": technology(TECHNOLOGIES[known["technology"]])}


def _die(table: TableSetup, known: Numbers) -> Arguments:
    return {"face": say(f"face-{words.FACES[known['face']]}")}


def _technologies(map: Map) -> list[str]:
    if map.technologies is None:
        return []
    told = [say("difference-technologies", count=map.technologies.any_cards)]
    for card in map.technologies.cards:
        name = technology(card.id)
        kind = "advanced" if card.advanced else "plain"
        told.append(say("difference-technology", technology=name, price=card.price, copies=card.copies, kind=kind))
    if map.technologies.start_locomotives:
        told.append(say("difference-start-locomotives", count=map.technologies.start_locomotives))
    return told


def _paid_with(rules: Rules) -> words.Told:
    return {"wilds": "most" if rules.options["uk.dice_substitute"] else "only"}


EVENTS = {"technology_bought": _bought, "die_given": _die}
DIFFERENCES = {"technologies": _technologies}
REASON_WORDS = {"technology": technology}
TOPICS = {"technology": Topic(on(lambda board: board.technologies is not None), _paid_with)}
AT_HAND = {"action": ("technology",), "technology": ("technology",), "bought route": ("technology",)}
