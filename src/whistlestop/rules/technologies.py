"""Buying technologies, what single ones let a player do in his turn, and what is scored at the end (R271-R293).

A price is paid like a ferry that has nothing but symbols (`purses/technologies.py`). Right of Way and Thermocompressor
are bought together with the route that they are for, and go back to the table at once; what the others mean for claims
stands in `claims/technologies.py`.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from whistlestop.compiler.kernel import bit, drop_lowest, kernel, lowest
from whistlestop.records.actions import (
    CLAIM,
    CLAIM_WORD,
    DRAW,
    PAY,
    PAY_PLUS4,
    PAY_WIDTH,
    SPEND,
    SPEND_ONE,
    SPEND_WIDTH,
)
from whistlestop.records.board import GRAY, MOST_CARDS, BoardRecord
from whistlestop.records.events import tell
from whistlestop.records.scratch import Scratch
from whistlestop.records.state import (
    CHOOSE_ACTION,
    LOCOMOTIVE,
    NONE,
    PAYMENT,
    SEATS,
    SECOND_CARD,
    SINGLE,
    WILD,
    GameRecord,
    Masks,
)
from whistlestop.records.technologies import (
    CHOOSE_ROUTE,
    DIGIT,
    DOUBLE_HEADING,
    DRAW_THREE,
    EQUALISING_BEAM,
    NO_CLAIM,
    PAY_TECHNOLOGY,
    RIGHT_OF_WAY,
    RISKY_CONTRACTS,
    TECHNOLOGIES,
    TECHNOLOGY_BOUGHT,
    TECHNOLOGY_WORD,
    THERMOCOMPRESSOR,
    WATER_TENDERS,
    DrawThree,
    NoClaim,
    Technology,
)
from whistlestop.rules import cards, claiming, payment, routes
from whistlestop.rules.claims.technologies import bought_now, copies, on_top, owned
from whistlestop.rules.purses import technologies as purse

TECHNOLOGY_WRONG = 4194304
FAULTS = {TECHNOLOGY_WRONG: "technology_wrong"}
HEADING_POINTS = 2  # for each fulfilled ticket (R281)
CONTRACT_POINTS, BEAM_POINTS = 20, 15  # won or lost (R287)
TRAINS_FOR_CONTRACTS = 17  # with dice: as soon as somebody has so few, contracts are not sold any more (R293)
THREE = 3  # blind cards (R286)


@kernel
def before_dealing(game: GameRecord, board: BoardRecord, scratch: Scratch) -> None:
    """Give everybody his first locomotives, which all see, before the rest of the deck is shuffled (R271)."""
    if board.dice == 0:
        for seat in range(game.players):
            game.deck[LOCOMOTIVE] -= board.start_locomotives
            game.deck_size -= board.start_locomotives
            game.hand[seat, LOCOMOTIVE] += board.start_locomotives
            game.known[seat, LOCOMOTIVE] += board.start_locomotives


@kernel
def forget_turn(game: GameRecord, board: BoardRecord, scratch: Scratch) -> None:
    """Forget what belongs to one turn; who bought a technology in it has not passed (R290)."""
    if board.technologies == 0:
        return
    if bought_now(game, board):
        game.passes = 0
    game.second_claim = game.rerolled = 0


@kernel
def legal_before_action(game: GameRecord, board: BoardRecord, out: Masks) -> None:
    """Add the technologies that the player can buy now: one in a turn, and as he can pay (R276)."""
    if board.technologies == 0 or bought_now(game, board):
        return
    for technology in range(TECHNOLOGIES):
        if is_for_sale(game, board, technology) and can_buy(game, board, technology):
            out[TECHNOLOGY_WORD] |= bit(technology)


@kernel
def is_for_sale(game: GameRecord, board: BoardRecord, technology: int) -> bool:
    """Return whether a copy is left for the player, who has none unless a house rule lets him have more (R276)."""
    left = int(board.technology_copies[technology])
    for seat in range(game.players):
        left -= copies(game.technologies[seat], technology)
    if left <= 0 or (owned(game, board, technology) > 0 and board.duplicate_technologies == 0):
        return False
    return technology not in (RISKY_CONTRACTS, EQUALISING_BEAM) or not contracts_gone(game, board)


# Calls no other kernel: facts and reasons ask it too.
@kernel
def contracts_gone(game: GameRecord, board: BoardRecord) -> bool:
    """Return whether what was not sold of the contracts has left the game (R287, R293)."""
    if board.dice == 0:
        return game.reshuffled != 0
    fewest = int(game.trains[0])
    for seat in range(1, game.players):
        fewest = min(fewest, int(game.trains[seat]))
    return fewest <= TRAINS_FOR_CONTRACTS


@kernel
def can_buy(game: GameRecord, board: BoardRecord, technology: int) -> bool:
    """Return whether the price can be paid, where a route belongs to the purchase together with one (R274, R283)."""
    price = int(board.technology_price[technology])
    if not purse.can_complete(game, board, any_kind(board), price, price, 0, 0, NONE):
        return False
    if technology not in (RIGHT_OF_WAY, THERMOCOMPRESSOR):
        return True
    found = np.uint64(0)
    for word in range(board.track_words):
        found |= routes_with(game, board, word, technology)
    return found != np.uint64(0)


@kernel
def any_kind(board: BoardRecord) -> int:
    """Return the kind of cards or dice of a price that is locomotives alone, so that no other pays for it."""
    return SINGLE if board.dice != 0 else GRAY


@kernel
def routes_with(game: GameRecord, board: BoardRecord, word: int, technology: int) -> np.uint64:
    """Return one mask word of the routes that can be claimed and paid for together with a technology (R283, R285)."""
    found, tracks = np.uint64(0), open_with(game, board, word, technology)
    while tracks != np.uint64(0):
        track = lowest(tracks)
        tracks = drop_lowest(tracks)
        if purse.can_pay(game, board, word * 64 + track, int(board.technology_price[technology])):
            found |= bit(track)
    return found


@kernel
def open_with(game: GameRecord, board: BoardRecord, word: int, technology: int) -> np.uint64:
    """Return one mask word of the routes that a technology could be bought for, whatever they cost."""
    if technology == RIGHT_OF_WAY:
        tracks = shareable(game, board, word)
    else:
        tracks = routes.claimable(game, board, int(game.player), word)
    return tracks & ~claiming.barred(game, board, int(game.player), word)


@kernel
def shareable(game: GameRecord, board: BoardRecord, word: int) -> np.uint64:
    """Return one mask word of the routes of others that the player has trains for, but neither them nor a twin."""
    adjacent, taken = board.adjacent[word], np.uint64(0)
    for seat in range(game.players):
        taken |= game.owned[seat, word]
    mine = routes.beside(game.owned[game.player, word], adjacent)
    mine = routes.beside(routes.beside(mine, adjacent), adjacent)
    return taken & ~mine & board.trains_at_most[min(int(game.trains[game.player]), MOST_CARDS), word]


@kernel
def buy(game: GameRecord, board: BoardRecord, scratch: Scratch, technology: int) -> bool:
    """Name a technology; its price is paid next, or the route is named that it is bought for."""
    game.buying = technology + 1
    game.phase = CHOOSE_ROUTE if technology in (RIGHT_OF_WAY, THERMOCOMPRESSOR) else PAY_TECHNOLOGY
    return False


@kernel
def legal_routes(game: GameRecord, board: BoardRecord, out: Masks) -> None:
    """Add the routes that a technology can be bought for (R283, R285)."""
    for word in range(board.track_words):
        out[CLAIM_WORD + word] |= routes_with(game, board, word, int(game.buying) - 1)


@kernel
def name_route(game: GameRecord, board: BoardRecord, scratch: Scratch, action: int) -> bool:
    """Name the route; it is paid for together with the technology, which goes back at once (R283, R285)."""
    game.bought_turn = game.turn
    tell(scratch, TECHNOLOGY_BOUGHT, game.player, game.buying - 1, 0, 0)
    game.claiming = action - CLAIM
    game.phase = PAYMENT
    return False


@kernel
def legal_payments(game: GameRecord, board: BoardRecord, out: Masks) -> None:
    """Add paying the rest with locomotives, replacing one more, or what can be given for it (R274)."""
    due = on_top(game, board) - int(game.replaced)
    purse.ways(game, board, any_kind(board), due, due, out)


@kernel
def pay(game: GameRecord, board: BoardRecord, scratch: Scratch, action: int) -> bool:
    """Pay a part of the price or the rest of it; the action of the turn is still to come."""
    if purse.pay_part(game, board, scratch, action):
        if game.giving == 0 and on_top(game, board) == game.replaced:
            take(game, board, scratch, 0)
    elif SPEND <= action < SPEND_ONE:
        wilds = (action - SPEND) // SPEND_WIDTH
        game.dice[WILD] -= wilds
        take(game, board, scratch, wilds)
    elif PAY <= action < PAY_PLUS4:
        locomotives = (action - PAY) % PAY_WIDTH
        payment.spend(game, LOCOMOTIVE, locomotives)
        take(game, board, scratch, locomotives)
    return False


@kernel
def take(game: GameRecord, board: BoardRecord, scratch: Scratch, locomotives: int) -> None:
    """Give the player the technology that is paid for; it works at once, and the turn goes on (R276)."""
    technology = int(game.buying) - 1
    tell(scratch, TECHNOLOGY_BOUGHT, game.player, technology, locomotives, game.replaced)
    game.technologies[game.player] += np.uint64(1) << np.uint64(technology * DIGIT)
    game.bought_turn = game.turn
    game.buying = game.replaced = game.given = 0
    game.phase = CHOOSE_ACTION
    if board.dice == 0:
        cards.fill_display(game, board, scratch)


LEGAL = {PAY_TECHNOLOGY: legal_payments, CHOOSE_ROUTE: legal_routes}
STEP = {PAY_TECHNOLOGY: pay, CHOOSE_ROUTE: name_route}


@kernel
def settle(game: GameRecord, board: BoardRecord, scratch: Scratch) -> bool:
    """After the first claim of a turn with Thermocompressor: let a second one follow (R285)."""
    if board.technologies == 0 or game.second_claim == 0:
        return False
    game.settling = NONE
    game.phase = CHOOSE_ACTION
    return True


ANSWER: dict[int, object] = {}  # what is asked is the action of a turn once more


@kernel
def narrow(game: GameRecord, board: BoardRecord, out: Masks) -> bool:
    """Add what a second claim or the next blind card can be, while nothing else is left (R285, R286)."""
    if board.technologies == 0 or (game.second_claim == 0 and game.blind_cards == 0):
        return False
    if game.blind_cards > 0:
        out[0] |= bit(DRAW)
        return True
    routes.legal(game, board, out)
    if board.dice == 0:
        out[TECHNOLOGY_WORD] |= bit(NO_CLAIM % 64)
    return True


@kernel
def claim_no_more(game: GameRecord, board: BoardRecord, scratch: Scratch, number: int) -> bool:
    """Leave the second claim out (R285); with dice the player ends his turn."""
    game.second_claim = 0
    return True


@kernel
def legal_action(game: GameRecord, board: BoardRecord, out: Masks) -> None:
    """Add drawing three blind cards (R286)."""
    if board.dice == 0 and owned(game, board, WATER_TENDERS) > 0 and game.deck_size + game.discard_size > 0:
        out[TECHNOLOGY_WORD] |= bit(DRAW_THREE % 64)


@kernel
def draw_three(game: GameRecord, board: BoardRecord, scratch: Scratch, number: int) -> bool:
    """Draw the first of three blind cards; as many as there are follow (R286)."""
    cards.draw(game, board, scratch)
    game.blind_cards = THREE
    return not after_drawing(game, board, scratch)


@kernel
def after_drawing(game: GameRecord, board: BoardRecord, scratch: Scratch) -> bool:
    """Count a blind card that was drawn; return whether another one follows (R286)."""
    if board.technologies == 0 or game.blind_cards == 0:
        return False
    game.blind_cards = int(game.blind_cards) - 1 if game.deck_size + game.discard_size > 0 else 0
    if game.blind_cards > 0:
        game.phase = SECOND_CARD
    return game.blind_cards > 0


ACT = {Technology: buy, NoClaim: claim_no_more, DrawThree: draw_three}


@kernel
def more_rolls(game: GameRecord, board: BoardRecord) -> int:
    """Count a re-roll; with Water Tenders one more may follow the first (R293)."""
    if owned(game, board, WATER_TENDERS) == 0 or game.rerolled != 0:
        return 0
    game.rerolled = 1
    return 1


@kernel
def points(game: GameRecord, board: BoardRecord, scratch: Scratch, seat: int) -> int:
    """Return what Double Heading adds for a seat's fulfilled tickets, which must have been scored (R281)."""
    if board.technologies == 0:
        return 0
    fulfilled = 0
    for position in range(scratch.held_count):
        fulfilled += int(scratch.ticket_fulfilled[scratch.held[position]])
    return HEADING_POINTS * fulfilled * copies(game.technologies[seat], DOUBLE_HEADING)


SCORES = {"technologies": points}
FULFILLED, PATH_LENGTH = 2, 4  # columns of the sheet


@kernel
def contract_points(game: GameRecord, board: BoardRecord, sheet: NDArray[np.int32], seat: int) -> int:
    """Return what a seat wins or loses by its contracts: with most fulfilled tickets, with the longest path (R287)."""
    if board.technologies == 0:
        return 0
    held = game.technologies[seat]
    won = CONTRACT_POINTS * copies(held, RISKY_CONTRACTS) * has_most(game, sheet, seat, FULFILLED)
    return won + BEAM_POINTS * copies(held, EQUALISING_BEAM) * has_most(game, sheet, seat, PATH_LENGTH)


@kernel
def has_most(game: GameRecord, sheet: NDArray[np.int32], seat: int, column: int) -> int:
    """Return 1 if a seat has as much as anybody of a column, and has any of it; otherwise -1."""
    most = 1
    for other in range(game.players):
        most = max(most, int(sheet[other, column]))
    return 1 if sheet[seat, column] == most else -1


COMPARED = {"technologies": contract_points}


# Calls no other kernel: a position that somebody wrote down is asked about it too.
@kernel
def faults(game: GameRecord, board: BoardRecord) -> int:
    """Return the fault of technologies: more copies than there are, twice with one player, or one that goes back."""
    if board.technologies == 0:
        return 0
    for technology in range(TECHNOLOGIES):
        goes_back = technology in (RIGHT_OF_WAY, THERMOCOMPRESSOR)
        left = int(board.technology_copies[technology])
        for seat in range(SEATS):
            held = int(np.int64(game.technologies[seat] >> np.uint64(technology * DIGIT) & np.uint64(15)))
            left -= held
            if held > 0 and (goes_back or (held > 1 and board.duplicate_technologies == 0)):
                return TECHNOLOGY_WRONG
        if left < 0:
            return TECHNOLOGY_WRONG
    return 0
