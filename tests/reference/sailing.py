"""The game on a board with ships: what stands beside a turn is a part, what a turn is there a `Sailing` (R361-R384).

The part has pieces, harbours and exchanges; the turn draws from two decks and pays card by card.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial
from typing import TYPE_CHECKING

from .card_turn import CardTurn
from .dice_payments import TOKEN, Way, station_ways, ways_within, words
from .dice_turn import DiceTurn
from .parts import Part
from .scoring import Position, Row, fulfilled_tickets
from .ships import (
    DECKS,
    FACTS,
    WILD,
    Payment,
    TwoDecks,
    harbour_payments,
    harbour_points,
    is_ship_card,
    special,
    still_due,
    track_payments,
)
from .table import Purchase, Seat
from .turn import Options

if TYPE_CHECKING:
    from .game import Reference

FEWEST_TRAINS, MOST_TRAINS, FIXED_TRAINS, RESERVE = 10, 25, 20, 15
HARBOUR_PRICE = 4
SPACES_OF_A_WILD = 2


def _nothing_to_spare(way: Way, spaces: int) -> bool:
    """Return whether dice and tokens pay for so many spaces of a ship route, and none of them could be left out."""
    each = {part: SPACES_OF_A_WILD if part == "wild" else 1 for part, _ in way}
    paid = sum(each[part] * count for part, count in way)
    return paid >= spaces and all(paid - each[part] < spaces for part, _ in way)


@dataclass
class Fleet:
    """What one player has on a board with ships, beside trains."""

    ships: int | None = None  # in supply, once pieces are chosen (R361)
    reserve: int = 0  # trains in it; the others are ships
    harbours: list[str] = field(default_factory=list)
    exchanged: int = 0


class Ships(Part):
    """Pieces, harbours and exchanges (R361, R371-R373, R383, R384), and what is known of ships and ship cards."""

    two: TwoDecks

    def __init__(self, game: "Reference") -> None:
        super().__init__(game)
        self.fleets = [Fleet() for _ in range(game.players)]
        self.paid: list[str] = []  # cards of a payment that is made card by card
        self.harbour: str | None = None  # that is being paid for
        self.waiting: tuple[int, bool] | None = None  # the slot whose deck is chosen, and whether a card may follow
        if game.map.ships is None:
            return
        self.two = TwoDecks(game.map, game.door, game.options, used=not game.with_dice)
        game.cards = self.two  # type: ignore[assignment]
        if game.options["sails.fixed_split"]:
            for seat in range(game.players):
                self._give_pieces(seat, FIXED_TRAINS)

    @property
    def own(self) -> Fleet:
        """Return what the player in turn has."""
        return self.fleets[self.game.to_move]

    def left(self, seat: int) -> int:
        """Return the ships in a seat's supply."""
        return self.fleets[seat].ships or 0

    # --- setup (R361)

    def begin(self) -> bool:
        """Ask the next player who has not chosen his pieces."""
        game = self.game
        order = [(game.first + step) % game.players for step in range(game.players)]
        choosing = [seat for seat in order if self.fleets[seat].ships is None]
        if game.map.ships is None or not choosing:
            return False
        game.phase, game.to_move = "pieces", choosing[0]
        return True

    def _supply_options(self) -> Options:
        """Return the numbers of trains that may be among the pieces."""
        return {f"pieces {n}": partial(self._take_pieces, n) for n in range(FEWEST_TRAINS, MOST_TRAINS + 1)}

    def _take_pieces(self, trains: int) -> None:
        self._give_pieces(self.game.to_move, trains)
        self.game.go_on_with_setup()

    def _give_pieces(self, seat: int, trains: int) -> None:
        map, fleet = self.game.map, self.fleets[seat]
        assert map.ships is not None
        self.game.seats[seat].trains, fleet.ships = trains, map.ships.pieces - trains
        fleet.reserve = map.trains - trains

    # --- what is asked

    def questions(self) -> Mapping[str, Callable[[], Options]]:
        """Return the pieces to choose, the decks that may fill a place, and the next cards of a payment."""
        return {
            "pieces": self._supply_options,
            "deck": self.game.deck_options,
            "card payment": self.game.next_card_options,
            "harbour payment": self._harbour_payment_options,
        }

    def actions(self) -> Options:
        """Return the exchanges and the harbours that can be built (R371, R373)."""
        return {} if self.game.map.ships is None else self._exchange_options() | self._harbour_options()

    # --- harbours (R371, R383, R384)

    def _harbour_options(self) -> Options:
        game, ships = self.game, self.game.map.ships
        if ships is None or len(self.own.harbours) == ships.harbours or not self._can_pay_harbour():
            return {}
        own = [game.map.tracks[track] for track, seat in game.claims.owner.items() if seat == game.to_move]
        reached = {end for track in own for end in (track.a, track.b)}
        taken = {place for fleet in self.fleets for place in fleet.harbours}
        free = (set(ships.ports) & reached) - taken - game.closed_by_chaos()
        return {f"harbour {place}": partial(self._start_harbour, place) for place in free}

    def _can_pay_harbour(self) -> bool:
        if self.game.with_dice:
            return bool(station_ways(self.game.dice.unused, HARBOUR_PRICE))
        return bool(harbour_payments(self.game.me.hand, self.game.map.deck.colours))

    def _start_harbour(self, place: str) -> None:
        self.harbour, self.game.phase, self.paid = place, "harbour payment", []

    def _harbour_payment_options(self) -> Options:
        """Return the next cards for a harbour, or the dice that pay for it."""
        if not self.game.with_dice:
            return self.game.next_card_options()
        ways = station_ways(self.game.dice.unused, HARBOUR_PRICE)
        return {f"pay {words(way)}": partial(self._pay_harbour_by_dice, way) for way in ways}

    def _pay_harbour_by_dice(self, way: Way) -> None:
        self.game.dice.spend(dict(way))
        self.set_harbour()
        self.game.finish_action()

    def set_harbour(self) -> None:
        """Give the player the harbour just paid for."""
        assert self.harbour is not None
        self.own.harbours.append(self.harbour)
        self.harbour = None

    # --- exchanges (R373)

    def _exchange_options(self) -> Options:
        trains, own = self.game.me.trains, self.own
        assert own.ships is not None
        into_trains, into_ships = min(own.ships, own.reserve), min(trains, RESERVE - own.reserve)
        options: Options = {f"exchange trains {n}": partial(self._exchange, n, n) for n in range(1, into_trains + 1)}
        return options | {f"exchange ships {n}": partial(self._exchange, n, -n) for n in range(1, into_ships + 1)}

    def _exchange(self, count: int, trains: int) -> None:
        assert self.own.ships is not None
        self.game.me.trains += trains
        self.own.ships -= trains
        self.own.reserve -= trains
        self.own.exchanged += count
        self.game.finish_action()

    # --- what may be known, and what it is worth

    def due(self) -> int:
        """Return what is still to be paid of a payment made card by card."""
        claiming = self.game.purchase.claiming
        return still_due(None if claiming is None else self.game.map.tracks[claiming], self.paid)

    def facts(self, viewer: int | None) -> dict[str, object]:
        """Return what a viewer knows of ships; pieces are shown once all have chosen (R361)."""
        return dict.fromkeys(FACTS) if self.game.map.ships is None else self._pieces(viewer) | self._cards(viewer)

    def _pieces(self, viewer: int | None) -> dict[str, object]:
        game, fleets = self.game, self.fleets
        seen = [game.phase != "pieces" or seat == viewer for seat in range(game.players)]
        chosen = [known and fleet.ships is not None for known, fleet in zip(seen, fleets, strict=True)]
        return {
            "trains": [seat.trains if seen[n] else game.map.trains for n, seat in enumerate(game.seats)],
            "ships": [fleet.ships if seen[n] else None for n, fleet in enumerate(fleets)],
            "trains_in_reserve": [fleet.reserve if chosen[n] else None for n, fleet in enumerate(fleets)],
            "harbours": [list(fleet.harbours) for fleet in fleets],
            "exchanged": [fleet.exchanged for fleet in fleets],
            "harbour_place": self.harbour,
        }

    def _cards(self, viewer: int | None) -> dict[str, object]:
        seats, paying = self.game.seats, self.game.phase in ("card payment", "harbour payment")
        due = HARBOUR_PRICE if self.harbour is not None and self.game.with_dice else self.due()
        return {
            "ship_hand": None if viewer is None else special(seats[viewer].hand),
            "ship_known": [special(seat.known) for seat in seats],
            "ship_hand_sizes": [sum(n for card, n in seat.hand.items() if is_ship_card(card)) for seat in seats],
            "ship_deck_size": self.two.decks["ship"].total(),
            "ship_discard": special(self.two.discard),
            "card_due": due if paying else None,
            "cards_paid": dict(Counter(self.paid)),
            "empty_slot": self.waiting[0] if self.waiting is not None else None,
        }

    def counted(self) -> object:
        """Return everybody's harbours and exchanges."""
        return [(list(fleet.harbours), fleet.exchanged) for fleet in self.fleets]

    def final_points(self, position: Position, rows: Sequence[Row]) -> dict[str, list[int]]:
        """Return what exchanges cost, and harbours bring or cost (R372, R373)."""
        map = self.game.map
        if map.ships is None:
            return dict.fromkeys(("exchanges", "harbours", "unbuilt_harbours"), [0] * len(rows))
        fulfilled = [fulfilled_tickets(position, seat) for seat in range(len(rows))]
        own = [fleet.harbours for fleet in self.fleets]
        return {
            "exchanges": [-fleet.exchanged for fleet in self.fleets],
            "harbours": [harbour_points(map, built, tickets) for built, tickets in zip(own, fulfilled, strict=True)],
            "unbuilt_harbours": [-map.ships.unbuilt_harbour * (map.ships.harbours - len(built)) for built in own],
        }


class Sailing(CardTurn, DiceTurn):
    """A game that may have ships; without them it is any other."""

    @cached_property
    def sailing(self) -> Ships:
        """Return the part of the game that knows pieces, decks and harbours."""
        return self.part(Ships)

    @property
    def two(self) -> TwoDecks:
        """Return the two decks."""
        return self.sailing.two

    # --- setup (R361)

    def _deal_cards(self) -> None:
        if self.map.ships is None or self.with_dice:
            super()._deal_cards()
            return
        for seat in self.seats:
            for _ in range(self.map.start_cards):
                self._draw_for(seat, "train")
            for _ in range(self.map.ships.start_cards):
                self._draw_for(seat, "ship")
        self.two.lay()
        self.two.reset()

    def _draw_for(self, seat: Seat, deck: str) -> None:
        card = self.two.draw(deck)
        assert card is not None
        seat.hand[card] += 1

    # --- drawing (R362)

    def _first_card_options(self) -> Options:
        return super()._first_card_options() if self.map.ships is None else self._draws(True)

    def _second_cards(self) -> Options:
        return super()._second_cards() if self.map.ships is None else self._draws(False)

    def _draws(self, first: bool) -> Options:
        barred = set() if first or self._locomotive_is_one_card() else {WILD}  # R12, R81
        kinds = self.two.face_up() - barred
        options: Options = {f"take {card}": partial(self._take_card, card, first) for card in kinds}
        for deck in self.two.able():
            options["draw" if deck == "train" else "draw ship"] = partial(self._draw_card, deck, first)
        return options

    def _draw_card(self, deck: str, first: bool) -> None:
        self._draw_for(self.me, deck)
        self._after_card(first)

    def _take_card(self, card: str, first: bool) -> None:
        slot = self.two.take(card)
        self.me.hand[card] += 1
        self.me.known[card] += 1
        more = first and (card != WILD or self._locomotive_is_one_card())
        able = self.two.able()
        if len(able) == 2:
            self.sailing.waiting, self.phase = (slot, more), "deck"
            return
        self.two.settle()
        self._after_card(more)

    def _after_card(self, more: bool) -> None:
        if more and self._draws(False):
            self.phase = "second card"
        else:
            self.finish_action()

    def deck_options(self) -> Options:
        """Return the decks that may fill the place of the card taken (R362)."""
        return {f"replace from {deck}": partial(self._replace, deck) for deck in DECKS}

    def _replace(self, deck: str) -> None:
        assert self.sailing.waiting is not None
        (slot, more), self.sailing.waiting = self.sailing.waiting, None
        self.two.display[slot] = self.two.draw(deck)
        self.two.reset()
        self._after_card(more)

    def may_hold(self, kinds: Mapping[str, int]) -> bool:
        """Return whether the table must reckon with one of `kinds`: a ship card is none from behind."""
        if self.map.ships is None:
            return super().may_hold(kinds)
        unseen = self.me.hand - self.me.known
        hidden = sum(count for card, count in unseen.items() if not is_ship_card(card))
        return any(self.me.known[kind] or (hidden and self._unseen(kind, kinds[kind])) for kind in kinds)

    # --- claims (R364-R367)

    def _card_claim_options(self) -> Options:
        if self.map.ships is None:
            return super()._card_claim_options()
        return {
            f"claim {self.claims.names[track]}": partial(self._start_claim, track)
            for track in self.payable(self.claimable(), self._can_pay_card_by_card)
        }

    def _can_pay_card_by_card(self, track: int) -> bool:
        return bool(track_payments(self.map.tracks[track], self.me.hand, self.map.deck.colours))

    def _start_claim(self, track: int) -> None:
        self.purchase, self.phase, self.sailing.paid = Purchase(claiming=track), "card payment", []

    def _ways(self) -> set[Payment]:
        """Return the whole payments that what was paid could become."""
        paid = self.sailing.paid
        hand = self.me.hand + Counter(paid)
        if self.sailing.harbour is not None:
            every = harbour_payments(hand, self.map.deck.colours)
        else:
            assert self.purchase.claiming is not None
            every = track_payments(self.map.tracks[self.purchase.claiming], hand, self.map.deck.colours)
        return {way for way in every if way[: len(paid)] == tuple(paid)}

    def next_card_options(self) -> Options:
        """Return the cards that may be laid down next."""
        following = {way[len(self.sailing.paid)] for way in self._ways()}
        return {f"pay {card}": partial(self._lay_card, card) for card in following}

    def _lay_card(self, card: str) -> None:
        self.spend(Counter([card]))
        self.two.put_away([card])
        self.sailing.paid.append(card)
        if self.sailing.due() > 0:
            return
        self.sailing.paid = []
        if self.sailing.harbour is not None:
            self.sailing.set_harbour()
            self.two.settle()
            self.finish_action()
        else:
            track = self.place_trains()
            self.two.settle()
            self.settle_claim(track)

    def _lay_own_trains(self, track: int) -> None:
        before = self.me.trains
        super()._lay_own_trains(track)
        if self.map.tracks[track].kind == "ship":
            assert self.sailing.own.ships is not None
            self.sailing.own.ships -= before - self.me.trains
            self.me.trains = before

    # --- the end (R376, R378)

    def last_rounds(self) -> int:
        """Return how many turns everybody has once the last round has begun."""
        return super().last_rounds() if self.map.ships is None else self.map.ships.last_rounds

    def _few_trains(self) -> bool:
        if self.map.ships is None:
            return super()._few_trains()
        return sum(self.pieces(self.to_move)) <= self.map.end_trains

    def pieces(self, seat: int) -> tuple[int, int]:
        """Return the trains and ships that a seat has left."""
        return self.seats[seat].trains, self.sailing.left(seat)

    def attainable(self, seat: int) -> tuple[int, int]:
        """Return the most trains and the most ships that a seat could have by exchanging others (R378)."""
        if self.map.ships is None:
            return super().attainable(seat)
        (trains, ships), reserve = self.pieces(seat), self.sailing.fleets[seat].reserve
        return trains + min(ships, reserve), ships + min(trains, RESERVE - reserve)

    def _price(self, track: int) -> int:
        """Return the symbols a track costs: two a space on a pair route (R382)."""
        return super()._price(track) * (2 if self.map.tracks[track].kind == "pair" else 1)

    def _ways_to_claim(self, track: int) -> list[Way]:
        """Return the ways to pay with dice; a Wild may pay two spaces of a ship route (R382)."""
        if self.options["sails.dice_wild_ships"] == 1 or self.map.tracks[track].kind != "ship":
            return super()._ways_to_claim(track)
        kind = self.claims.kind(track)
        wilds = self.dice.unused["wild"] if self._wilds_pay(track) else 0
        every = ways_within([(kind, self.dice.unused[kind]), ("wild", wilds), (TOKEN, self.me.tokens[kind])])
        return [way for way in every if _nothing_to_spare(way, self._price(track))]
