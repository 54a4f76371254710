"""Technologies (R276, R277, R283): all of them lie open; None where there are none."""

from __future__ import annotations

from dataclasses import dataclass
from types import SimpleNamespace

from whistlestop.compiler.kernel import interpreted
from whistlestop.knowledge.facts.known import Known, members
from whistlestop.maps.technologies import TECHNOLOGIES
from whistlestop.records.state import OVER
from whistlestop.records.technologies import DIGIT, EQUALISING_BEAM, RISKY_CONTRACTS
from whistlestop.rules import technologies
from whistlestop.ruleset.compile import Rules
from whistlestop.ruleset.technologies import on_offer

contracts_gone = interpreted(technologies.contracts_gone)


@dataclass(frozen=True, kw_only=True, eq=False)
class TechnologyFacts(Known):
    """Copies of technologies that each seat has and that are for sale, and tracks that several seats own.

    `buying` is the technology that is being paid for, `bought_technology` whether the player has bought one in this
    turn, `replaces` how many cards or dice stand for a locomotive for him, and `second_claim` whether he may claim a
    second route, `blind_cards` how many more he draws, `dice_to_give` how many more dice stand for the Wild that is
    being replaced.
    """

    technologies: list[dict[str, int]] | None = None
    for_sale: dict[str, int] | None = None
    shared_routes: dict[int, list[int]] | None = None
    buying: str | None = None
    bought_technology: bool | None = None
    replaces: int | None = None
    second_claim: bool | None = None
    blind_cards: int | None = None
    dice_to_give: int | None = None


NOTHING = TechnologyFacts()


def read(rules: Rules, view: SimpleNamespace, seat: int | None) -> TechnologyFacts:
    """Return what a view shows of technologies."""
    if rules.map.technologies is None:
        return NOTHING
    held = [copies_of(view.technologies[each]) for each in range(view.players)]
    return TechnologyFacts(
        technologies=held,
        for_sale=left_for_sale(rules, view, held),
        shared_routes=shared_routes(view),
        buying=TECHNOLOGIES[view.buying - 1] if view.buying else None,
        bought_technology=0 < view.bought_turn == view.turn and view.phase != OVER,
        replaces=set_size(rules, held[view.player] if view.phase != OVER else {}),
        second_claim=view.second_claim != 0,
        blind_cards=view.blind_cards,
        dice_to_give=view.giving if rules.board.dice else None,
    )


def left_for_sale(rules: Rules, view: SimpleNamespace, held: list[dict[str, int]]) -> dict[str, int]:
    """Return the copies of each technology that are for sale; contracts leave the game if they were not sold (R287)."""
    left: dict[str, int] = {}
    for card in on_offer(rules.map, rules.board):
        gone = TECHNOLOGIES.index(card.id) in (RISKY_CONTRACTS, EQUALISING_BEAM) and contracts_gone(view, rules.board)
        left[card.id] = 0 if gone else card.copies - sum(own.get(card.id, 0) for own in held)
    return left


def set_size(rules: Rules, held: dict[str, int]) -> int:
    """Return how many cards or dice stand for a locomotive; 0 where none do (R274, R292)."""
    plain = int(rules.board.dice_set if rules.board.dice else rules.board.technology_set)
    return plain - int("booster" in held) if plain else 0


def copies_of(technologies: int) -> dict[str, int]:
    """Return the copies in a set by technology, without those of which there are none."""
    counts = {name: technologies >> number * DIGIT & 15 for number, name in enumerate(TECHNOLOGIES)}
    return {name: count for name, count in counts.items() if count}


def shared_routes(view: SimpleNamespace) -> dict[int, list[int]]:
    """Return the owners of each track that has several (R283)."""
    owners: dict[int, list[int]] = {}
    for each in range(view.players):
        for track in members(view.owned[each]):
            owners.setdefault(track, []).append(each)
    return {track: seats for track, seats in sorted(owners.items()) if len(seats) > 1}
