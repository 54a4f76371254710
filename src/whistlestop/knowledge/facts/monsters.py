"""Monsters and their cards (R160-R185); None where there are none."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from types import SimpleNamespace

from whistlestop.compiler.kernel import interpreted
from whistlestop.knowledge.facts.known import Counts, Known, known
from whistlestop.notation.words import MONSTER_NAMES
from whistlestop.records.actions import MOVE_WIDTH
from whistlestop.records.state import NONE, OVER
from whistlestop.rules import monsters
from whistlestop.ruleset.compile import Rules

monster_of, locomotives_of = interpreted(monsters.monster_of), interpreted(monsters.locomotives_of)


@dataclass(frozen=True, kw_only=True, eq=False)
class MonsterFacts(Known):
    """Where monsters stand and who has their cards; those face down are known to their owner until the end (R180)."""

    moving: tuple[str, str, int] | None = None
    monsters: dict[str, str | None] | None = None
    monster_decks: Counts | None = None
    monster_face_up: dict[str, int | None] | None = None
    monster_moved: str | None = None
    monster_face_down: Counts | None = None
    monster_cards_shown: list[Counts] | None = None


def read(rules: Rules, view: SimpleNamespace, seat: int | None) -> MonsterFacts:
    """Return what a view shows of monsters."""
    if not rules.options["monsters"]:
        return MonsterFacts()
    names, over = MONSTER_NAMES.items(), view.phase == OVER
    return MonsterFacts(
        moving=_moving(rules, view),
        monsters={name: _place(rules, view.monster_place[monster]) for monster, name in names},
        monster_decks={name: view.monster_deck[monster] for monster, name in names},
        monster_face_up={name: known(view.face_up[monster]) for monster, name in names},
        monster_moved=MONSTER_NAMES.get(view.moved),
        monster_face_down=None if seat is None else cards_face_down(view.face_down[seat]),
        monster_cards_shown=[_all_cards(view, each) for each in range(view.players)] if over else None,
    )


def cards_face_down(cards: Sequence[int]) -> Counts:
    """Return a seat's face-down cards by monster."""
    return {name: cards[monster] for monster, name in MONSTER_NAMES.items()}


def _moving(rules: Rules, view: SimpleNamespace) -> tuple[str, str, int] | None:
    if view.moving == NONE:
        return None
    place = rules.map.places[view.moving % MOVE_WIDTH].id
    return MONSTER_NAMES[monster_of(view.moving)], place, int(locomotives_of(view.moving))


def _place(rules: Rules, number: int) -> str | None:
    return None if number == NONE else rules.map.places[number].id


def _all_cards(view: SimpleNamespace, seat: int) -> Counts:
    down = cards_face_down(view.face_down[seat])
    return {name: down[name] + (view.face_up[monster] == seat) for monster, name in MONSTER_NAMES.items()}
