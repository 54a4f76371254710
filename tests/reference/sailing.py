"""The turns of a board with ships: drawing from two decks, paying card by card, harbours, exchanges (R361-R383)."""

from collections import Counter
from collections.abc import Mapping
from functools import partial

from .card_turn import CardTurn
from .dice_payments import TOKEN, Way, station_ways, ways_within, words
from .dice_turn import DiceTurn
from .ships import (
    DECKS,
    FACTS,
    WILD,
    Payment,
    TwoDecks,
    harbour_payments,
    is_ship_card,
    special,
    still_due,
    track_payments,
)
from .table import Purchase, Seat
from .turn import Options

FEWEST_TRAINS, MOST_TRAINS, RESERVE = 10, 25, 15
SPACES_OF_A_WILD = 2


def _nothing_to_spare(way: Way, spaces: int) -> bool:
    """Return whether dice and tokens pay for so many spaces of a ship route, and none of them could be left out."""
    each = {part: SPACES_OF_A_WILD if part == "wild" else 1 for part, _ in way}
    paid = sum(each[part] * count for part, count in way)
    return paid >= spaces and all(paid - each[part] < spaces for part, _ in way)


class Sailing(CardTurn, DiceTurn):
    """A game that may have ships; without them it is any other."""

    two: TwoDecks
    paid: list[str]
    harbour: str | None
    waiting: tuple[int, bool] | None

    # --- setup (R361)

    def _lay_out(self) -> None:
        super()._lay_out()
        self.paid, self.harbour, self.waiting = [], None, None
        if self.map.ships is None:
            return
        self.two = TwoDecks(self.map, self.door, self.options, used=not self.with_dice)
        self.cards = self.two  # type: ignore[assignment]
        for seat in self.seats:
            if self.options["sails.fixed_split"]:
                self._give_pieces(seat, 20)

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

    def _give_pieces(self, seat: Seat, trains: int) -> None:
        assert self.map.ships is not None
        seat.trains, seat.ships = trains, self.map.ships.pieces - trains
        seat.reserve = self.map.trains - trains

    def go_on_with_setup(self) -> None:
        order = [(self.first + step) % self.players for step in range(self.players)]
        choosing = [seat for seat in order if self.seats[seat].ships is None]
        if self.map.ships is None or not choosing:
            super().go_on_with_setup()
        else:
            self.phase, self.to_move = "pieces", choosing[0]

    def supply_options(self) -> Options:
        """Return the numbers of trains that may be among the pieces."""
        return {f"pieces {n}": partial(self._take_pieces, n) for n in range(FEWEST_TRAINS, MOST_TRAINS + 1)}

    def _take_pieces(self, trains: int) -> None:
        self._give_pieces(self.me, trains)
        self.go_on_with_setup()

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
            self.waiting, self.phase = (slot, more), "deck"
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
        assert self.waiting is not None
        (slot, more), self.waiting = self.waiting, None
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
            for track in self.claimable()
            if track_payments(self.map.tracks[track], self.me.hand, self.map.deck.colours)
        }

    def _start_claim(self, track: int) -> None:
        self.purchase, self.phase, self.paid = Purchase(claiming=track), "card payment", []

    def _ways(self) -> set[Payment]:
        """Return the whole payments that what was paid could become."""
        hand = self.me.hand + Counter(self.paid)
        if self.harbour is not None:
            every = harbour_payments(hand, self.map.deck.colours)
        else:
            assert self.purchase.claiming is not None
            every = track_payments(self.map.tracks[self.purchase.claiming], hand, self.map.deck.colours)
        return {way for way in every if way[: len(self.paid)] == tuple(self.paid)}

    def next_card_options(self) -> Options:
        """Return the cards that may be laid down next."""
        following = {way[len(self.paid)] for way in self._ways()}
        return {f"pay {card}": partial(self._lay_card, card) for card in following}

    def _lay_card(self, card: str) -> None:
        self.spend(Counter([card]))
        self.two.put_away([card])
        self.paid.append(card)
        if self._due() > 0:
            return
        self.paid = []
        if self.harbour is not None:
            self._set_harbour()
            self.two.settle()
            self.finish_action()
        else:
            track = self.place_trains()
            self.two.settle()
            self.settle_claim(track)

    def _due(self) -> int:
        claiming = self.purchase.claiming
        return still_due(None if claiming is None else self.map.tracks[claiming], self.paid)

    def _lay_own_trains(self, track: int) -> None:
        before = self.me.trains
        super()._lay_own_trains(track)
        if self.map.tracks[track].kind == "ship":
            assert self.me.ships is not None
            self.me.ships -= before - self.me.trains
            self.me.trains = before

    # --- harbours and exchanges (R371, R373, R383, R384)

    def card_action_options(self) -> Options:
        """Return the actions of a turn with cards."""
        options = super().card_action_options()
        more = self._exchange_options() | self._harbour_options()
        if more:
            options.pop("pass", None)
        return options | more

    def dice_action_options(self) -> Options:
        """Return the actions of a turn with dice."""
        return super().dice_action_options() | self._exchange_options() | self._harbour_options()

    def _harbour_options(self) -> Options:
        ships = self.map.ships
        if ships is None or len(self.me.harbours) == ships.harbours or not self._harbour_ways():
            return {}
        own = [self.map.tracks[track] for track, seat in self.claims.owner.items() if seat == self.to_move]
        reached = {end for track in own for end in (track.a, track.b)}
        taken = {place for seat in self.seats for place in seat.harbours}
        free = (set(ships.ports) & reached) - taken - self.closed_by_chaos()
        return {f"harbour {place}": partial(self._start_harbour, place) for place in free}

    def _harbour_ways(self) -> bool:
        if self.with_dice:
            return bool(station_ways(self.dice.unused, 4))
        return bool(harbour_payments(self.me.hand, self.map.deck.colours))

    def _start_harbour(self, place: str) -> None:
        self.harbour, self.phase, self.paid = place, "harbour payment", []

    def harbour_payment_options(self) -> Options:
        """Return the next cards for a harbour, or the dice that pay for it."""
        if not self.with_dice:
            return self.next_card_options()
        ways = station_ways(self.dice.unused, 4)
        return {f"pay {words(way)}": partial(self._pay_harbour_by_dice, way) for way in ways}

    def _pay_harbour_by_dice(self, way: Way) -> None:
        self.dice.spend(dict(way))
        self._set_harbour()
        self.finish_action()

    def _set_harbour(self) -> None:
        assert self.harbour is not None
        self.me.harbours.append(self.harbour)
        self.harbour = None

    def _exchange_options(self) -> Options:
        if self.map.ships is None:
            return {}
        assert self.me.ships is not None
        into_trains = min(self.me.ships, self.me.reserve)
        into_ships = min(self.me.trains, RESERVE - self.me.reserve)
        options: Options = {f"exchange trains {n}": partial(self._exchange, n, n) for n in range(1, into_trains + 1)}
        return options | {f"exchange ships {n}": partial(self._exchange, n, -n) for n in range(1, into_ships + 1)}

    def _exchange(self, count: int, trains: int) -> None:
        assert self.me.ships is not None
        self.me.trains += trains
        self.me.ships -= trains
        self.me.reserve -= trains
        self.me.exchanged += count
        self.finish_action()

    # --- the end (R376, R378)

    def last_rounds(self) -> int:
        """Return how many turns everybody has once the last round has begun."""
        return super().last_rounds() if self.map.ships is None else self.map.ships.last_rounds

    def _few_trains(self) -> bool:
        if self.map.ships is None:
            return super()._few_trains()
        assert self.me.ships is not None
        return self.me.trains + self.me.ships <= self.map.end_trains

    def attainable(self, seat: Seat) -> tuple[int, int]:
        """Return the most trains and the most ships that a seat could have by exchanging others (R378)."""
        if self.map.ships is None:
            return super().attainable(seat)
        assert seat.ships is not None
        return seat.trains + min(seat.ships, seat.reserve), seat.ships + min(seat.trains, RESERVE - seat.reserve)

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

    # --- what may be known

    def ship_facts(self, viewer: int | None) -> dict[str, object]:
        """Return what a viewer knows of ships; pieces are shown once all have chosen (R361)."""
        if self.map.ships is None:
            return dict.fromkeys(FACTS)
        seats = list(enumerate(self.seats))
        hidden = self.phase == "pieces"
        seen = [not hidden or number == viewer for number, _ in seats]
        due = 4 if self.harbour is not None and self.with_dice else self._due()
        paying = self.phase in ("card payment", "harbour payment")
        return {
            "ships": [seat.ships if seen[number] else None for number, seat in seats],
            "trains_in_reserve": [seat.reserve if seen[n] and seat.ships is not None else None for n, seat in seats],
            "harbours": [list(seat.harbours) for seat in self.seats],
            "exchanged": [seat.exchanged for seat in self.seats],
            "ship_hand": None if viewer is None else special(self.seats[viewer].hand),
            "ship_known": [special(seat.known) for seat in self.seats],
            "ship_hand_sizes": [sum(n for card, n in seat.hand.items() if is_ship_card(card)) for seat in self.seats],
            "ship_deck_size": self.two.decks["ship"].total(),
            "ship_discard": special(self.two.discard),
            "card_due": due if paying else None,
            "cards_paid": dict(Counter(self.paid)),
            "harbour_place": self.harbour,
            "empty_slot": self.waiting[0] if self.waiting is not None else None,
        }

    def trains_seen(self, viewer: int | None) -> list[int]:
        """Return the trains in everybody's supply, as far as a viewer sees them (R361)."""
        hidden = self.map.ships is not None and self.phase == "pieces"
        every = self.map.trains
        return [every if hidden and number != viewer else seat.trains for number, seat in enumerate(self.seats)]
