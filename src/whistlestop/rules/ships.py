"""Ships, two decks, harbours, exchanges and tours: the hooks of the world on rails and sails (R360-R385)."""

from __future__ import annotations

import numpy as np

from whistlestop.compiler.kernel import bit, has, kernel, lowest
from whistlestop.records.actions import DRAW, SPEND, SPEND_WIDTH
from whistlestop.records.board import BoardRecord
from whistlestop.records.events import ROUTE_CLAIMED, tell
from whistlestop.records.scratch import Scratch
from whistlestop.records.ships import (
    CHOOSE_DECK,
    CHOOSE_PIECES,
    DRAW_SHIP,
    EXCHANGE,
    FEW_PIECES,
    FEWEST_TRAINS,
    FIRST_SHIP_KIND,
    HARBOUR,
    HARBOUR_BUILT,
    HARBOUR_BUILT_WITH_DICE,
    HARBOURS,
    MOST_TRAINS,
    PAY_CARD,
    PAY_CARDS,
    PAY_HARBOUR,
    PIECES_CHOSEN,
    PIECES_EXCHANGED,
    PIECES_OF,
    PIECES_SHOWN,
    REPLACE_FROM,
    RESERVE,
    SHIP_DECK,
    SHIP_KINDS,
    SHIP_ROOM,
    SHIP_SEATS,
    SORTS,
    TAKE_CARD,
    TRAIN_DECK,
    WILD_CARD,
    Exchange,
    Harbour,
)
from whistlestop.records.state import (
    CHOOSE_ACTION,
    KINDS,
    LOCOMOTIVE,
    NONE,
    PLACES,
    SECOND_CARD,
    STATION_FACE,
    GameRecord,
    Masks,
)
from whistlestop.rules import cards, dice_payment, monsters, paths, routes, ship_cards, ship_payment
from whistlestop.rules.hooks import DRAWING, DRAWN, FULFILLED, NOT_DRAWN, TICKETS, Sheet

SHIPS_WRONG = 33554432
FAULTS = {SHIPS_WRONG: "ships_wrong"}
CARD_WORD, EXCHANGE_WORD, HARBOUR_WORD = TAKE_CARD // 64, EXCHANGE // 64, HARBOUR // 64


# --- the beginning (R361)


@kernel
def set_up(game: GameRecord, board: BoardRecord, scratch: Scratch) -> None:
    """Empty the second room, lay out both decks and deal; pieces are chosen once tickets are (R361)."""
    if board.ships == 0:
        return
    clear_pieces(game)
    for seat in range(game.players):
        game.ships[seat] = board.ships  # all are there to choose from
        if board.fixed_trains > 0:
            take_pieces(game, board, seat, int(board.fixed_trains))
            game.chosen += 1
    if board.own_decks != 0:
        deal(game, board, scratch)


@kernel
def clear_pieces(game: GameRecord) -> None:
    """Empty what lies in the second room."""
    for seat in range(SHIP_SEATS):
        game.ships[seat] = game.train_reserve[seat] = 0
        for number in range(HARBOURS):
            game.harbours[seat, number] = 0
        for kind in range(SHIP_ROOM):
            game.ship_hand[seat, kind] = 0
    for kind in range(SHIP_ROOM):
        game.ship_deck[kind] = 0
    game.harbour_place = game.waiting_slot = game.one_taken = game.chosen = 0
    ship_payment.forget(game)


@kernel
def deal(game: GameRecord, board: BoardRecord, scratch: Scratch) -> None:
    """Give everybody train and ship cards and turn up half of the display from each deck (R361)."""
    for kind in range(SHIP_KINDS):
        game.ship_deck[kind] = board.ship_cards[kind]
    for seat in range(game.players):
        game.player = seat
        for _ in range(board.train_start_cards):
            ship_cards.draw(game, scratch, TRAIN_DECK)
        for _ in range(board.ship_start_cards):
            ship_cards.draw(game, scratch, SHIP_DECK)
    ship_cards.lay_display(game, board, scratch)
    ship_cards.reset_display(game, board, scratch)


@kernel
def take_pieces(game: GameRecord, board: BoardRecord, seat: int, trains: int) -> None:
    """Give a seat the pieces it takes into the game; the others are its reserve (R361)."""
    game.trains[seat] = trains
    game.ships[seat] = int(board.pieces_each) - trains
    game.train_reserve[seat] = int(board.trains) - trains


@kernel
def ask_before_first_turn(game: GameRecord, board: BoardRecord, scratch: Scratch) -> bool:
    """Let everybody choose pieces, the first player first; nobody sees them before all have chosen (R361)."""
    if board.ships == 0 or game.chosen == game.players:
        return False
    game.player = (int(game.first) + int(game.chosen)) % int(game.players)
    game.phase = CHOOSE_PIECES
    return True


@kernel
def legal_pieces(game: GameRecord, board: BoardRecord, out: Masks) -> None:
    """Add the numbers of trains that pieces can be made up with, the rest being ships (R361)."""
    for trains in range(FEWEST_TRAINS, MOST_TRAINS + 1):
        if trains <= board.trains and int(board.pieces_each) - trains <= board.ships:
            out[PIECES_OF // 64] |= bit(PIECES_OF % 64 + trains - FEWEST_TRAINS)


@kernel
def choose_pieces(game: GameRecord, board: BoardRecord, scratch: Scratch, action: int) -> bool:
    """Take the pieces chosen; once all have chosen they are shown."""
    seat = int(game.player)
    take_pieces(game, board, seat, action - PIECES_OF + FEWEST_TRAINS)
    tell(scratch, PIECES_CHOSEN, seat, game.trains[seat], game.ships[seat])
    game.chosen += 1
    if game.chosen == game.players:
        for other in range(game.players):
            tell(scratch, PIECES_SHOWN, other, game.trains[other], game.ships[other])
    return True


BEFORE_FIRST_TURN = {CHOOSE_PIECES: choose_pieces}


# --- drawing (R362, R363)


@kernel
def narrow(game: GameRecord, board: BoardRecord, out: Masks) -> bool:
    """Add all that the second card can be, from both decks (R12, R362)."""
    if board.own_decks == 0 or game.phase != SECOND_CARD:
        return False
    cards.legal(game, board, out, True)
    legal_draws(game, board, out)
    return True


@kernel
def legal_draws(game: GameRecord, board: BoardRecord, out: Masks) -> None:
    """Add the cards of both decks and of the display that other boards do not have."""
    for slot in range(board.display):
        if game.display[slot] >= KINDS:
            out[CARD_WORD] |= bit(TAKE_CARD % 64 + int(game.display[slot]) - FIRST_SHIP_KIND)
    if ship_cards.left(game, TRAIN_DECK) > 0:
        out[0] |= bit(DRAW)
    if ship_cards.left(game, SHIP_DECK) > 0:
        out[CARD_WORD] |= bit(DRAW_SHIP % 64)


@kernel
def draw_own(game: GameRecord, board: BoardRecord, scratch: Scratch, action: int) -> int:
    """Draw a card from one of the decks or from the display (R362)."""
    first = game.phase == CHOOSE_ACTION
    if action in (DRAW, DRAW_SHIP):
        ship_cards.draw(game, scratch, TRAIN_DECK if action == DRAW else SHIP_DECK)
        return go_on(game, board, first)
    if action < DRAW:
        return take(game, board, scratch, action, first)
    if TAKE_CARD <= action < TAKE_CARD + SHIP_KINDS:
        return take(game, board, scratch, action - TAKE_CARD + FIRST_SHIP_KIND, first)
    return NOT_DRAWN


@kernel
def take(game: GameRecord, board: BoardRecord, scratch: Scratch, kind: int, first: bool) -> int:
    """Take a face-up card; ask for the deck that replaces it, where both can (R12, R362)."""
    more = first and (kind != LOCOMOTIVE or board.locomotive_one_card != 0)
    slot = ship_cards.take(game, board, scratch, kind)
    if ship_cards.left(game, TRAIN_DECK) > 0 and ship_cards.left(game, SHIP_DECK) > 0:
        game.waiting_slot, game.one_taken = slot + 1, int(more)
        game.phase = CHOOSE_DECK
        return DRAWING
    ship_cards.fill_display(game, board, scratch)
    return go_on(game, board, more)


@kernel
def go_on(game: GameRecord, board: BoardRecord, more: bool) -> int:
    """Go on to the second card, if there is to be one and there is one; otherwise drawing is over (R14)."""
    if not more or not ship_cards.second_card_exists(game, board):
        return DRAWN
    game.phase = SECOND_CARD
    return DRAWING


@kernel
def legal_decks(game: GameRecord, board: BoardRecord, out: Masks) -> None:
    """Add the decks that may replace the card taken (R362)."""
    out[CARD_WORD] |= bit(REPLACE_FROM % 64) | bit(REPLACE_FROM % 64 + 1)


@kernel
def choose_deck(game: GameRecord, board: BoardRecord, scratch: Scratch, action: int) -> bool:
    """Fill the place of the card taken from the deck named; whether drawing is over (R362, R363)."""
    slot, more = int(game.waiting_slot) - 1, game.one_taken != 0
    game.waiting_slot = game.one_taken = 0
    ship_cards.turn_up(game, scratch, slot, action - REPLACE_FROM)
    ship_cards.reset_display(game, board, scratch)
    return go_on(game, board, more) == DRAWN


@kernel
def refill(game: GameRecord, board: BoardRecord, scratch: Scratch) -> None:
    """Fill the display once cards were discarded (R362)."""
    ship_cards.fill_display(game, board, scratch)


# --- actions: harbours and exchanges (R371, R373)


@kernel
def legal_action(game: GameRecord, board: BoardRecord, out: Masks) -> None:
    """Add drawing from both decks, harbours and exchanges."""
    if board.ships == 0:
        return
    if board.own_decks != 0:
        legal_draws(game, board, out)
    legal_harbours(game, board, out)
    legal_exchanges(game, board, out)


@kernel
def harbours_built(game: GameRecord, seat: int) -> int:
    """Return how many harbours a seat has built."""
    count = 0
    for number in range(HARBOURS):
        count += int(game.harbours[seat, number] != 0)
    return count


@kernel
def harbour_places(game: GameRecord) -> np.uint64:
    """Return the places with anybody's harbour."""
    places = np.uint64(0)
    for seat in range(game.players):
        for number in range(HARBOURS):
            if game.harbours[seat, number] != 0:
                places |= bit(int(game.harbours[seat, number]) - 1)
    return places


@kernel
def legal_harbours(game: GameRecord, board: BoardRecord, out: Masks) -> None:
    """Add the ports without a harbour that an own route leads to, if the player can pay for one (R371, R384)."""
    seat = int(game.player)
    if harbours_built(game, seat) >= board.harbours or not can_pay_harbour(game, board):
        return
    places = board.ports & ~harbour_places(game)
    if board.monsters != 0 and board.chaos_blocks_all != 0:
        places &= ~monsters.chaos(game, board)
    for place in range(board.places):
        if has(places, place) and reached(game, board, seat, place):
            out[HARBOUR_WORD] |= bit(place)


@kernel
def can_pay_harbour(game: GameRecord, board: BoardRecord) -> bool:
    """Return whether the player can pay for a harbour with cards or dice (R371, R383)."""
    if board.dice != 0:
        return dice_payment.station_dice(game) >= board.harbour_price
    return ship_payment.can_pay_harbour(game, board)


@kernel
def reached(game: GameRecord, board: BoardRecord, seat: int, place: int) -> bool:
    """Return whether a route of a seat leads into a place."""
    for word in range(board.track_words):
        if game.owned[seat, word] & board.incident[place, word] != np.uint64(0):
            return True
    return False


@kernel
def begin_harbour(game: GameRecord, board: BoardRecord, scratch: Scratch, place: int) -> bool:
    """Name the place of a harbour; payment follows (R371)."""
    game.harbour_place, game.pay_due = place + 1, board.harbour_price
    game.phase = PAY_HARBOUR
    return False


@kernel
def legal_exchanges(game: GameRecord, board: BoardRecord, out: Masks) -> None:
    """Add every number of pieces that the supply and the reserve allow, either way (R373)."""
    seat = int(game.player)
    reserve = int(game.train_reserve[seat])
    for away in range(2):
        most = min(int(game.trains[seat]), RESERVE - reserve) if away == 1 else min(int(game.ships[seat]), reserve)
        for count in range(1, most + 1):
            out[EXCHANGE_WORD] |= bit(EXCHANGE % 64 + away * RESERVE + count - 1)


@kernel
def exchange(game: GameRecord, board: BoardRecord, scratch: Scratch, number: int) -> bool:
    """Exchange pieces of the supply for others from the reserve, a point lost for each (R373)."""
    seat, away, count = int(game.player), number // RESERVE, number % RESERVE + 1
    trains = -count if away == 1 else count
    game.trains[seat] += trains
    game.ships[seat] -= trains
    game.train_reserve[seat] -= trains
    game.exchanged[seat] += count
    tell(scratch, PIECES_EXCHANGED, seat, away, count)
    return True


ACT = {Harbour: begin_harbour, Exchange: exchange}


# --- payments (R364-R367, R371, R383)


@kernel
def legal_payments(game: GameRecord, board: BoardRecord, out: Masks) -> None:
    """Add the next cards of a payment, or the ways to pay for a harbour with dice."""
    if board.dice != 0:
        dice_payment.station_ways(game, int(board.harbour_price), out)
    else:
        ship_payment.legal_cards(game, board, out)


@kernel
def pay_for_route(game: GameRecord, board: BoardRecord, scratch: Scratch, action: int) -> bool:
    """Pay a card for a route; with the last one it is the player's (R241)."""
    if not ship_payment.pay(game, board, scratch, action - PAY_CARD):
        return False
    tell_claim(game, board, scratch)
    ship_payment.forget(game)
    routes.put_trains(game, board)
    ship_cards.fill_display(game, board, scratch)
    return True


@kernel
def tell_claim(game: GameRecord, board: BoardRecord, scratch: Scratch) -> None:
    """Tell of a claim with the first colour that was paid and the number of cards; each card was told of before."""
    kind, count = LOCOMOTIVE, 0
    for card in range(WILD_CARD - 1, -1, -1):
        if game.paid[card] > 0:
            kind, count = int(board.ship_colours[card // SORTS]), count + int(game.paid[card])
    wilds = int(game.paid[WILD_CARD])
    if kind == LOCOMOTIVE:
        count, wilds = wilds, 0
    tell(scratch, ROUTE_CLAIMED, game.player, game.claiming, kind, count, wilds)


@kernel
def pay_for_harbour(game: GameRecord, board: BoardRecord, scratch: Scratch, action: int) -> bool:
    """Pay for a harbour with dice at once, or one more card; with the last one it stands (R371, R383)."""
    place = int(game.harbour_place) - 1
    if board.dice != 0:
        wilds, due = (action - SPEND) // SPEND_WIDTH, int(board.harbour_price)
        dice_payment.spend(game, STATION_FACE, due, wilds, 0)
        tell(scratch, HARBOUR_BUILT_WITH_DICE, game.player, place, due - wilds, wilds)
    elif not ship_payment.pay(game, board, scratch, action - PAY_CARD):
        return False
    else:
        tell(scratch, HARBOUR_BUILT, game.player, place)
    build(game, place)
    if board.dice == 0:
        ship_cards.fill_display(game, board, scratch)
    return True


@kernel
def build(game: GameRecord, place: int) -> None:
    """Put the next harbour of the player on a place."""
    game.harbours[game.player, harbours_built(game, int(game.player))] = place + 1
    game.harbour_place = 0
    ship_payment.forget(game)


LEGAL = {
    CHOOSE_PIECES: legal_pieces,
    CHOOSE_DECK: legal_decks,
    PAY_CARDS: legal_payments,
    PAY_HARBOUR: legal_payments,
}
STEP = {CHOOSE_DECK: choose_deck, PAY_CARDS: pay_for_route, PAY_HARBOUR: pay_for_harbour}


# --- the end (R370, R372, R376, R377, R385)


@kernel
def few_left(game: GameRecord, board: BoardRecord, seat: int) -> int:
    """Return whether a seat has so few pieces of both kinds that the last rounds begin (R376)."""
    if board.ships == 0:
        return NONE
    return 1 + FEW_PIECES if int(game.trains[seat]) + int(game.ships[seat]) <= board.end_trains else 0


@kernel
def score_tickets(game: GameRecord, board: BoardRecord, scratch: Scratch, seat: int, sheet: Sheet) -> None:
    """Score a seat's tours by all their places; components must have been found (R370, R385)."""
    if board.ships == 0:
        return
    chaos = monsters.chaos(game, board) if board.monsters != 0 else np.uint64(0)
    for position in range(scratch.held_count):
        ticket = int(scratch.held[position])
        if board.tour_length[ticket] > 0:
            sheet[seat, TICKETS] -= scratch.ticket_value[ticket]
            sheet[seat, FULFILLED] -= scratch.ticket_fulfilled[ticket]
            score_tour(game, board, scratch, seat, ticket, chaos)
            sheet[seat, TICKETS] += scratch.ticket_value[ticket]
            sheet[seat, FULFILLED] += scratch.ticket_fulfilled[ticket]


@kernel
def score_tour(
    game: GameRecord, board: BoardRecord, scratch: Scratch, seat: int, ticket: int, chaos: np.uint64
) -> None:
    """Write down what a tour gives: more if it is traced as printed, less if its places are joined, or its loss."""
    named = tour_places(board, ticket)
    joined = named & ~scratch.component[int(board.tour[ticket, 0]) - 1] == np.uint64(0)
    value = -int(board.tour_penalty[ticket])
    if joined:
        traced = is_traced(game, board, scratch, seat, ticket)
        value = int(board.tour_points[ticket]) if traced else int(board.ticket_points[ticket, 0])
    halvings = tour_halvings(board, named, chaos)
    scratch.ticket_value[ticket] = value >> halvings if joined else -(-value >> halvings)
    scratch.ticket_target[ticket] = 0 if joined else NONE
    scratch.ticket_fulfilled[ticket] = int(joined)


@kernel
def tour_places(board: BoardRecord, ticket: int) -> np.uint64:
    """Return the places that a tour names; none for other tickets."""
    places = np.uint64(0)
    for position in range(board.tour_length[ticket]):
        places |= bit(int(board.tour[ticket, position]) - 1)
    return places


@kernel
def tour_halvings(board: BoardRecord, named: np.uint64, chaos: np.uint64) -> int:
    """Return how often a tour is halved: once, or as a house rule once for each place in chaos (R385)."""
    count = 0
    for place in range(PLACES):
        count += int(has(named & chaos, place))
    return count if board.halve_twice != 0 else min(count, 1)


@kernel
def is_traced(game: GameRecord, board: BoardRecord, scratch: Scratch, seat: int, ticket: int) -> bool:
    """Return whether a seat owns a track between each two neighbours of a tour, or a trail through them (R370)."""
    if board.tour_trail != 0:
        return has_trail(game, board, scratch, seat, ticket)
    for position in range(1, board.tour_length[ticket]):
        a, b = int(board.tour[ticket, position - 1]) - 1, int(board.tour[ticket, position]) - 1
        found = False
        for word in range(board.track_words):
            if game.owned[seat, word] & board.incident[a, word] & board.incident[b, word] != np.uint64(0):
                found = True
        if not found:
            return False
    return True


@kernel
def has_trail(game: GameRecord, board: BoardRecord, scratch: Scratch, seat: int, ticket: int) -> bool:
    """Return whether a path of own tracks, none used twice, meets the places of a tour in their order (R370).

    A place that is due is met as soon as the path comes there, which never hurts; so a path through the whole tour
    is found by trying all ways on, deepest first. A tour read from its end is the same path walked back.
    """
    paths.list_edges(game, board, scratch, seat)
    used, depth, place, met = np.uint64(0), 0, int(board.tour[ticket, 0]) - 1, 1
    scratch.trail_choices[0] = scratch.incident[place]
    scratch.depth[0] = met
    while depth >= 0:
        choices = scratch.trail_choices[depth] & ~used
        if choices == np.uint64(0):
            if depth > 0:
                edge = int(scratch.trail_edges[depth])
                used &= ~bit(edge)
                place = int(scratch.edge_ends[edge]) ^ place
            depth -= 1
            met = int(scratch.depth[max(depth, 0)])
        else:
            edge = lowest(choices)
            scratch.trail_choices[depth] &= ~bit(edge)
            depth += 1
            scratch.trail_edges[depth] = edge
            used |= bit(edge)
            place = int(scratch.edge_ends[edge]) ^ place
            if place == int(board.tour[ticket, met]) - 1:
                met += 1
                if met == board.tour_length[ticket]:
                    return True
            scratch.depth[depth] = met
            scratch.trail_choices[depth] = scratch.incident[place]
    return False


@kernel
def harbour_points(game: GameRecord, board: BoardRecord, scratch: Scratch, seat: int) -> int:
    """Return what a seat's harbours bring by its fulfilled tickets that name their places (R372)."""
    points = 0
    if board.ships == 0:
        return points
    for number in range(HARBOURS):
        if game.harbours[seat, number] != 0:
            named = fulfilled_naming(board, scratch, int(game.harbours[seat, number]) - 1)
            if named > 0:
                points += int(board.harbour_points[min(named, HARBOURS) - 1])
    return points


@kernel
def fulfilled_naming(board: BoardRecord, scratch: Scratch, place: int) -> int:
    """Return how many of the tickets just scored are fulfilled and name a place."""
    count = 0
    for position in range(scratch.held_count):
        ticket = int(scratch.held[position])
        named = board.ticket_from[ticket] | board.ticket_to[ticket, 0] | tour_places(board, ticket)
        count += int(scratch.ticket_fulfilled[ticket] != 0 and has(named, place))
    return count


@kernel
def unbuilt_points(game: GameRecord, board: BoardRecord, scratch: Scratch, seat: int) -> int:
    """Return what harbours cost that were not built (R372)."""
    if board.ships == 0:
        return 0
    return -(int(board.harbours) - harbours_built(game, seat)) * int(board.unbuilt_harbour)


@kernel
def exchange_points(game: GameRecord, board: BoardRecord, scratch: Scratch, seat: int) -> int:
    """Return what exchanges have cost (R373)."""
    return -int(game.exchanged[seat]) if board.ships != 0 else 0


SCORES = {"exchanges": exchange_points, "harbours": harbour_points, "unbuilt_harbours": unbuilt_points}


# The three that follow call no other kernel: a position that somebody wrote down is asked about them too.


@kernel
def card_faults(game: GameRecord, board: BoardRecord) -> int:
    """Return the fault of cards of two sorts: lost ones, or more seen than there are (R360)."""
    if board.ships == 0:
        return 0
    for kind in range(SHIP_KINDS):
        count = int(game.ship_deck[kind]) + int(game.ship_discard[kind])
        if game.ship_deck[kind] < 0 or game.ship_discard[kind] < 0:
            return SHIPS_WRONG
        for seat in range(game.players):
            count += int(game.ship_hand[seat, kind])
            if game.ship_hand[seat, kind] < game.ship_known[seat, kind] or game.ship_known[seat, kind] < 0:
                return SHIPS_WRONG
        for slot in range(board.display):
            count += int(game.display[slot] == FIRST_SHIP_KIND + kind)
        if count != board.ship_cards[kind]:
            return SHIPS_WRONG
    return 0


@kernel
def piece_faults(game: GameRecord, board: BoardRecord) -> int:
    """Return the fault of pieces: each is laid, in supply or in reserve, and none is anywhere else (R361, R373)."""
    if board.ships == 0:
        return 0
    for turn in range(game.players):
        seat = (int(game.first) + turn) % int(game.players)
        trains, ships = int(game.trains[seat]), int(game.ships[seat])
        reserve = int(game.train_reserve[seat])
        for track in range(board.tracks):
            here = np.uint64(1) << np.uint64(track % 64)
            if game.owned[seat, track // 64] & here != np.uint64(0):
                if board.ship_tracks[track // 64] & here != np.uint64(0):
                    ships += int(board.length[track])
                else:
                    trains += int(board.length[track])
        if turn >= game.chosen:
            if trains != board.trains or ships != board.ships or reserve != 0:
                return SHIPS_WRONG
        elif trains + reserve != board.trains or trains + ships != board.pieces_each:
            return SHIPS_WRONG
        if game.trains[seat] < 0 or game.ships[seat] < 0 or reserve < 0 or reserve > RESERVE:
            return SHIPS_WRONG
    return 0


@kernel
def harbour_faults(game: GameRecord, board: BoardRecord) -> int:
    """Return the fault of harbours: two in a place, or one where there is no port or no own route (R371)."""
    if board.ships == 0:
        return 0
    taken = np.uint64(0)
    for seat in range(game.players):
        for number in range(HARBOURS):
            if game.harbours[seat, number] != 0:
                place = int(game.harbours[seat, number]) - 1
                here = np.uint64(1) << np.uint64(place)
                reaching = np.uint64(0)
                for word in range(board.track_words):
                    reaching |= game.owned[seat, word] & board.incident[place, word]
                if taken & here != np.uint64(0) or board.ports & here == np.uint64(0) or reaching == np.uint64(0):
                    return SHIPS_WRONG
                taken |= here
    return 0


@kernel
def faults(game: GameRecord, board: BoardRecord) -> int:
    """Return the faults of cards, pieces and harbours."""
    return card_faults(game, board) | piece_faults(game, board) | harbour_faults(game, board)
