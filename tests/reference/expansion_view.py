"""What may be known of dice, tokens and monsters (R147, R180).

All of it is open but for the face-down cards of a monster, which only their owner sees until the end. Without
its expansion a fact is None.
"""

from collections import Counter
from typing import TYPE_CHECKING

from .dice import KINDS_OF_ROUTE
from .monsters import MONSTERS

if TYPE_CHECKING:
    from .table import Table

DICE_FACTS = ("double_tracks", "dice", "tokens", "tokens_at_start", "symbols", "bought", "drawing", "moving")
MONSTER_FACTS = (
    "monsters",
    "monster_decks",
    "monster_face_up",
    "monster_moved",
    "monster_face_down",
    "monster_cards_shown",
)


def dice_facts(game: "Table") -> dict[str, object]:
    """Return the facts of the Dice Expansion, open to all (R147)."""
    what = game.purchase
    moving = tuple(what.moving) if what.moving is not None else None
    if not game.with_dice:
        return {**dict.fromkeys(DICE_FACTS), "moving": moving}  # R182: cards may be asked how a move is paid
    return {
        "double_tracks": game.claims.double_tracks,
        "dice": {face: count for face, count in game.dice.unused.items() if count},
        "tokens": [_tokens(seat.tokens) for seat in game.seats],
        "tokens_at_start": _tokens(game.tokens_at_start),
        "symbols": what.symbols,
        "bought": what.bought,
        "drawing": what.drawing,
        "moving": moving,
    }


def monster_facts(game: "Table", seat: int | None) -> dict[str, object]:
    """Return the facts of Alvin & Dexter as `seat` sees them (R180)."""
    if not game.with_monsters:
        return dict.fromkeys(MONSTER_FACTS)
    monsters = game.monsters
    return {
        "monsters": dict(monsters.where),
        "monster_decks": dict(monsters.deck),
        "monster_face_up": {name: None if card is None else card.seat for name, card in monsters.face_up.items()},
        "monster_moved": game.so_far.monster_moved,
        "monster_face_down": None if seat is None else {m: monsters.face_down[seat][m] for m in MONSTERS},
        "monster_cards_shown": [monsters.cards_of(s) for s in range(game.players)] if game.over else None,
    }


def _tokens(tokens: Counter[str]) -> dict[str, int]:
    return {kind: tokens[kind] for kind in KINDS_OF_ROUTE}
