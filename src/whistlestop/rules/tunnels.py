"""Tunnels: three cards are turned over and may make the route dearer (R50-R57).

The cards laid down stay in the hand until the matter is settled, so a reshuffle can never turn them up against their
owner (R55). A surcharge is asked about even of a player who cannot pay it: the table must not learn that from the game.
"""

from __future__ import annotations

from whistlestop.compiler.kernel import bit, kernel
from whistlestop.records.actions import DECLINE, EXTRA
from whistlestop.records.board import BoardRecord
from whistlestop.records.events import tell
from whistlestop.records.scratch import Scratch
from whistlestop.records.state import LOCOMOTIVE, NONE, TUNNEL_CARDS, GameRecord, Masks
from whistlestop.records.tunnels import TUNNEL_CARD, TUNNEL_DECLINED, TUNNEL_ENTERED, TUNNEL_SURCHARGE
from whistlestop.rules import cards, payment, routes


@kernel
def clear(game: GameRecord) -> None:
    """Leave no tunnel half dug."""
    game.laid_kind = NONE
    game.laid_cards = game.laid_locomotives = game.surcharge = 0
    for position in range(TUNNEL_CARDS):
        game.revealed[position] = NONE


@kernel
def enter(game: GameRecord, board: BoardRecord, scratch: Scratch, kind: int, count: int, locomotives: int) -> None:
    """Lay down a payment and turn over three cards, or what there is (R50, R55)."""
    game.laid_kind, game.laid_cards, game.laid_locomotives = kind, count, locomotives
    tell(scratch, TUNNEL_ENTERED, game.player, game.claiming, kind, count, locomotives)
    payment.show(game, kind, count)
    payment.show(game, LOCOMOTIVE, locomotives)
    for position in range(TUNNEL_CARDS):
        turned = cards.turn_over(game, board, scratch)
        game.revealed[position] = turned
        if turned != NONE:
            tell(scratch, TUNNEL_CARD, game.player, turned)
    game.surcharge = surcharge(game)
    tell(scratch, TUNNEL_SURCHARGE, game.player, game.claiming, game.surcharge)


@kernel
def surcharge(game: GameRecord) -> int:
    """Return how many extra cards the revealed ones demand (R51; locomotives only: R52)."""
    extra = 0
    for position in range(TUNNEL_CARDS):
        turned = int(game.revealed[position])
        extra += int(turned == LOCOMOTIVE or turned == game.laid_kind)
    return extra


@kernel
def legal(game: GameRecord, board: BoardRecord, out: Masks) -> None:
    """Add every way to pay the surcharge, and declining it (R51-R53)."""
    out[0] |= bit(DECLINE)
    spare_locomotives = int(game.hand[game.player, LOCOMOTIVE]) - int(game.laid_locomotives)
    spare_cards = int(game.hand[game.player, game.laid_kind]) - int(game.laid_cards)
    if game.laid_kind == LOCOMOTIVE:
        spare_locomotives, spare_cards = spare_cards, 0
    for locomotives in range(game.surcharge + 1):
        if locomotives <= spare_locomotives and game.surcharge - locomotives <= spare_cards:
            out[0] |= bit(EXTRA + locomotives)


@kernel
def pay_extra(game: GameRecord, board: BoardRecord, scratch: Scratch, locomotives: int) -> None:
    """Pay the laid cards and the surcharge, and claim the route (R56)."""
    kind, count = int(game.laid_kind), int(game.laid_cards) + int(game.surcharge) - locomotives
    locomotives += int(game.laid_locomotives)
    if kind == LOCOMOTIVE:
        count, locomotives = count + locomotives, 0
    routes.claim(game, board, scratch, kind, count, locomotives)
    discard_revealed(game)


@kernel
def decline(game: GameRecord, board: BoardRecord, scratch: Scratch) -> None:
    """Take the laid cards back; the route stays open (R53)."""
    tell(scratch, TUNNEL_DECLINED, game.player, game.claiming)
    game.claiming = NONE
    discard_revealed(game)


@kernel
def discard_revealed(game: GameRecord) -> None:
    """Discard the revealed cards, paid or not (R54)."""
    for position in range(TUNNEL_CARDS):
        if game.revealed[position] != NONE:
            cards.discard(game, int(game.revealed[position]), 1)
            game.revealed[position] = NONE
    game.laid_kind, game.laid_cards, game.laid_locomotives, game.surcharge = NONE, 0, 0, 0
