"""The decisions of a turn with train cards: drawing, paying, tunnels (R7-R16, R21-R25, R50-R57, R67, R68, R81-R84,
R102, R107, R110, R182).

Whoever wants to know a rule finds its number beside the line that carries it out.
"""

from collections import Counter
from collections.abc import Mapping
from functools import partial

from .cards import LOCOMOTIVE, PLUS4
from .monsters import Move
from .payments import Payment, extra_payments, monster_payments, station_payments, surcharge
from .substitutes import Bill, Replaced
from .table import Purchase
from .tickets import Choice
from .tracks import locomotives_allowed
from .turn import Options, Turn


class CardTurn(Turn):
    """A turn of the card game."""

    # --- what is legal

    def card_action_options(self) -> Options:
        """Return the actions; a pass when there is none, and beside either the monsters' moves (R29, R205)."""
        options = self._first_card_options() | self._card_claim_options() | self._card_station_options()
        options |= self.actions_of_parts()
        if self.tickets.left() and not self.map.race:  # R412
            options["tickets"] = self._draw_tickets
        return (options or {"pass": self._pass}) | self._card_move_options()

    def second_card_options(self) -> Options:
        """Return the second cards and, between the draws, the monsters' moves (R12, R169)."""
        return self._second_cards() | self._card_move_options()

    def after_card_action_options(self) -> Options:
        """Return the monsters' moves and the end of the turn (R169)."""
        return self._card_move_options() | {"end": self.end_turn}

    def card_payment_options(self) -> Options:
        """Return the ways to pay for the route, station or, by house rule, the monster's move (R182)."""
        if self.purchase.claiming is not None:
            return self._route_payment_options(self.purchase.claiming)
        if self.purchase.moving is not None:
            ways = monster_payments(self.me.hand, self.purchase.moving.locomotives, self._plus4_moves_monsters())
            return {f"pay {way.words()}": partial(self._pay_card_move, way) for way in ways}
        ways = station_payments(self.me.hand, self.station_price())
        return {f"pay {way.words()}": partial(self._pay_station, way) for way in ways}

    def _route_payment_options(self, track: int) -> Options:
        """Return the ways to pay what is due, and to have cards of any kind stand for some of it (R83, R84)."""
        bill, hand = self._bill(track), self.me.hand
        pay = self._lay_down if self.map.tracks[track].tunnel else self._complete_claim
        options: Options = {f"pay {way.words()}": partial(pay, way) for way in bill.payments(hand)}
        if bill.may_replace(hand):
            options["replace"] = partial(self._go_on_replacing, bill.replacing().replaced)
        return options | {f"give {kind}": partial(self._give, kind) for kind in bill.giveable(hand)}

    def card_tunnel_options(self) -> Options:
        """Return the ways to pay the extra cards, and to decline, also for a player who could pay (R53)."""
        assert self.purchase.laid is not None
        extras = extra_payments(self.me.hand, self.purchase.revealed, self.purchase.laid)
        options: Options = {f"extra {way.words()}": partial(self._pay_tunnel, way) for way in extras}
        return options | {"decline": self._decline}

    def _first_card_options(self) -> Options:
        options: Options = {f"take {kind}": partial(self._take_first, kind) for kind in self.cards.face_up()}
        if self.cards.can_draw():
            options["draw"] = self._draw_first
        return options

    def _second_cards(self) -> Options:
        barred = set() if self._locomotive_is_one_card() else {LOCOMOTIVE}  # R12
        kinds = self.cards.face_up() - barred
        options: Options = {f"take {kind}": partial(self._take_second, kind) for kind in kinds}
        if self.cards.can_draw():
            options["draw"] = self._draw_second
        return options

    def _card_claim_options(self) -> Options:
        return {
            f"claim {self.claims.names[track]}": partial(self.start_purchase, Purchase(claiming=track))
            for track in self.payable(self.claimable(), lambda track: self._bill(track).can_be_met(self.me.hand))
        }

    def _bill(self, index: int) -> Bill:
        track = self.claims.beds.coloured(index)
        return Bill(self.map, track, locomotives_allowed(self.map, track), self.purchase.replaced)

    def _locomotive_is_one_card(self) -> bool:
        return self.map.face_up_locomotive == "one_card"  # R81, R92

    def _card_station_options(self) -> Options:
        if not self.me.stations_left or not station_payments(self.me.hand, self.station_price()):
            return {}
        return {
            f"station {place}": partial(self.start_purchase, Purchase(building=place))
            for place in self.free_for_station()
        }

    def _card_move_options(self) -> Options:
        act = self._start_card_move if self._plus4_moves_monsters() else self._move_by_cards
        return self.move_options(sum(self.me.hand[kind] for kind in self._moving_kinds()), act)

    def _plus4_moves_monsters(self) -> bool:
        return bool(self.options["marklin.plus4_moves_monsters"])

    def _moving_kinds(self) -> dict[str, int]:
        """Return the kinds of card that move monsters, with the number there is of each (R182)."""
        kinds = {LOCOMOTIVE: self.map.deck.locomotives}
        return kinds | {PLUS4: self.map.deck.plus4} if self._plus4_moves_monsters() else kinds

    # --- the end of the action

    def settle_cards(self) -> None:
        """End the turn unless a monster's move could follow as far as the table can know.

        The question must not depend on the hidden hand: whether it is asked would tell the others of it (R8).
        """
        if self.phase == "after action" and not (self.moves(1) and self.may_hold(self._moving_kinds())):
            self.end_turn()

    def may_hold(self, kinds: Mapping[str, int]) -> bool:
        """Return whether the table must reckon with one of `kinds`, given with their numbers, in the player's hand."""
        hidden = self.me.hand.total() - self.me.known.total()
        return any(self.me.known[kind] or (hidden and self._unseen(kind, kinds[kind])) for kind in kinds)

    def _unseen(self, kind: str, number: int) -> int:
        open_cards = [*self.cards.display, *self.purchase.revealed]
        seen = self.cards.discard[kind] + open_cards.count(kind)
        return number - seen - sum(seat.known[kind] for seat in self.seats)

    def _pass(self) -> None:
        self.so_far.passed = True
        self.finish_action()

    # --- drawing tickets and train cards (R11-R14, R18)

    def _draw_tickets(self) -> None:
        if self.map.drawn_tickets.split:
            self.ask_for_split(self.tickets.to_split(self.map.drawn_tickets))
            return
        drawn = self.tickets.draw(self.to_move, self.map.drawn_tickets)
        self.offer_tickets(Choice(self.to_move, self.map.tickets, drawn, self.map.drawn_tickets))

    def _take_face_up(self, kind: str) -> None:
        self.me.hand[kind] += 1
        self.me.known[kind] += 1
        self.cards.take(kind)

    def _draw_first(self) -> None:
        self.draw_blind(self.me)
        self._go_on_to_second_card()

    def _take_first(self, kind: str) -> None:
        self._take_face_up(kind)
        if kind == LOCOMOTIVE and not self._locomotive_is_one_card():
            self.finish_drawing()  # R12
        else:
            self._go_on_to_second_card()

    def _go_on_to_second_card(self) -> None:
        self.phase = "second card"
        if not self._second_cards():
            self.finish_drawing()  # R14

    def _draw_second(self) -> None:
        self.draw_blind(self.me)
        self.finish_drawing()

    def _take_second(self, kind: str) -> None:
        self._take_face_up(kind)
        self.finish_drawing()

    # --- paying (R22, R50-R56, R67, R68, R181)

    def spend(self, cards: Counter[str]) -> None:
        assert cards <= self.me.hand, "paid cards must be in the hand"
        self.me.hand -= cards
        self.me.known -= cards  # Counter subtraction stops at nought: cards never seen are paid too

    def _pay_station(self, payment: Payment) -> None:
        self.spend(payment.cards())
        self.place_station()
        self.cards.throw_away(payment.cards().elements())
        self.finish_action()

    def _go_on_replacing(self, replaced: Replaced) -> None:
        self.purchase.replaced = replaced

    def _give(self, kind: str) -> None:
        """Discard a card given for another; the display is filled only when the whole payment is over."""
        assert self.purchase.claiming is not None
        bill = self._bill(self.purchase.claiming).after_giving(kind)
        self.spend(Counter([kind]))
        self.cards.discard[kind] += 1
        self._go_on_replacing(bill.replaced)
        if bill.settled():
            self._complete_claim(Payment(None, 0, 0))

    def _complete_claim(self, payment: Payment, extra: Counter[str] | None = None) -> None:
        paid = payment.cards() + (extra or Counter())
        discarded = [*paid.elements(), *self.purchase.revealed]
        self.spend(paid)
        track = self.place_trains()
        self.cards.throw_away(discarded)
        self.settle_claim(track)

    def _lay_down(self, payment: Payment) -> None:
        self.me.known |= payment.cards()  # the table saw at least these
        turned_up = [self.cards.draw() for _ in range(3)]
        self.purchase.laid = payment
        self.purchase.revealed = [kind for kind in turned_up if kind is not None]  # R55
        if surcharge(self.purchase.revealed, payment):
            self.phase = "tunnel"
        else:
            self._complete_claim(payment)

    def _pay_tunnel(self, extra: Payment) -> None:
        assert self.purchase.laid is not None
        self._complete_claim(self.purchase.laid, extra.cards())

    def _decline(self) -> None:
        discarded = self.purchase.revealed
        self.purchase = Purchase()
        self.cards.throw_away(discarded)  # R54
        self.end_turn()  # R57: no monster's move either

    def _move_by_cards(self, move: Move, payment: Payment | None = None) -> None:
        paid = (payment or Payment(None, 0, move.locomotives)).cards()
        self.spend(paid)
        self.cards.put_away(paid.elements())  # R181
        self.carry_out(move)

    def _start_card_move(self, move: Move) -> None:
        self.start_purchase(Purchase(moving=move, back_to=self.phase))

    def _pay_card_move(self, payment: Payment) -> None:
        what, self.purchase = self.purchase, Purchase()
        assert what.moving is not None
        self.phase = what.back_to
        self._move_by_cards(what.moving, payment)
