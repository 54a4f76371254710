"""Chances with train cards and tunnels, from what a seat can see (R8, R50-R55, R149).

A card the seat cannot see is equally likely to lie anywhere it cannot see, so what comes off the deck is a draw from
all unseen cards. When the deck is empty, the discard pile is the next one.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import comb

from whistlestop.compiler.kernel import interpreted
from whistlestop.knowledge.view import View
from whistlestop.notation.words import KIND_NAMES
from whistlestop.records.actions import CLAIM, PAY
from whistlestop.records.state import COLOURS, HIDDEN, LOCOMOTIVE, TUNNEL_CARDS
from whistlestop.rules import check

count_cards = interpreted(check.count_cards)
DIE_SIDES = 6
GRAY = "gray"


@dataclass(frozen=True)
class ColourOdds:
    """A kind of card: the chance that it comes next off the deck, and that one comes among the next two."""

    kind: str
    next: float
    in_two: float


@dataclass(frozen=True)
class TunnelOdds:
    """A tunnel that could be tried now: the chances of 0 to 3 extra, and that they can be paid (None with dice).

    `kind` is the kind of card with the best chance.
    """

    track: int
    kind: str | None
    extra: tuple[float, ...]
    payable: float | None


def pool(view: View) -> dict[int, int]:
    """Return how many cards of each kind the next card off the deck may be."""
    game, board = view.record, view.rules.boards[0]
    if game.deck_size == 0:
        return {kind: int(game.discard[kind]) for kind in range(HIDDEN)}
    return {kind: int(board.cards[kind]) - count_cards(game, board, kind) for kind in range(HIDDEN)}


def colours(view: View) -> list[ColourOdds]:
    """Return the chances of every kind there is, the likeliest first; none with dice or without cards to come."""
    if view.rules.options["dice"]:
        return []
    unseen = pool(view)
    total = sum(unseen.values())
    found = [
        ColourOdds(KIND_NAMES[kind], count / total, 1 - comb(total - count, 2) / comb(total, 2) if total > 1 else 1.0)
        for kind, count in unseen.items()
        if total and view.rules.boards[0].cards[kind]
    ]
    return sorted(found, key=lambda one: -one.next)


def tunnels(view: View) -> list[TunnelOdds]:
    """Return the odds of every tunnel that can be tried now."""
    tracks = [action - CLAIM for action in view.legal if CLAIM <= action < PAY]
    return [_tunnel(view, track) for track in tracks if view.rules.map.tracks[track].tunnel]


def _tunnel(view: View, track: int) -> TunnelOdds:
    if view.rules.options["dice"]:
        chance = int(view.rules.boards[0].tunnel_faces) / DIE_SIDES
        extra = [
            comb(TUNNEL_CARDS, n) * chance**n * (1 - chance) ** (TUNNEL_CARDS - n) for n in range(TUNNEL_CARDS + 1)
        ]
        return TunnelOdds(track, None, tuple(extra), None)
    return max((_with_kind(view, track, kind) for kind in _kinds(view, track)), key=lambda one: one.payable or 0.0)


def _kinds(view: View, track: int) -> list[int]:
    """Return the kinds a tunnel can be begun with; locomotives alone always count, as the last resort."""
    here, hand = view.rules.map.tracks[track], view.record.hand[view.seat]
    colours = [kind for kind in range(COLOURS) if here.colour in (GRAY, KIND_NAMES[kind])]
    enough = [kind for kind in colours if hand[kind] and hand[kind] + hand[LOCOMOTIVE] >= here.length]
    return enough or [LOCOMOTIVE]


def _with_kind(view: View, track: int, kind: int) -> TunnelOdds:
    unseen, hand = pool(view), view.record.hand[view.seat]
    matching = unseen[LOCOMOTIVE] + (unseen[kind] if kind != LOCOMOTIVE else 0)
    extra = shown(sum(unseen.values()), matching)
    left = int(hand[LOCOMOTIVE]) + (int(hand[kind]) if kind != LOCOMOTIVE else 0) - view.rules.map.tracks[track].length
    payable = sum(chance for number, chance in enumerate(extra) if number <= left)
    return TunnelOdds(track, KIND_NAMES[kind], extra, min(payable, 1.0))


def shown(cards: int, matching: int) -> tuple[float, ...]:
    """Return the chances that 0 to 3 of the three cards turned over match; fewer are turned over if there are fewer."""
    turned = min(TUNNEL_CARDS, cards)
    ways = comb(cards, turned)
    return tuple(
        comb(matching, n) * comb(cards - matching, turned - n) / ways if n <= turned else 0.0
        for n in range(TUNNEL_CARDS + 1)
    )
