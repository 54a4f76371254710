"""Buying technologies with cards, and what single ones let a player do in his turn (R274-R276, R280-R290)."""

from functools import cached_property, partial

from whistlestop.maps.schema import Track

from .buying_with_dice import BuyingWithDice
from .card_turn import CardTurn
from .payments import Payment
from .substitutes import NOTHING, Bill, Replaced
from .table import Purchase
from .technologies import (
    RIGHT_OF_WAY,
    TENDERS,
    THERMOCOMPRESSOR,
    WITH_ROUTE,
    cards_for_one,
    extra_points,
    for_sale,
    needed,
    prices,
    spares_one,
)
from .turn import Options


class Buying(CardTurn, BuyingWithDice):
    """A turn that may begin with a purchase, and what purchases with cards and dice have in common."""

    def card_action_options(self) -> Options:
        """Return the actions, and beside them the technologies that can be bought before one (R276)."""
        if self.so_far.second_claim:
            return self._card_claim_options() | {"no claim": self._claim_no_more} | self._card_move_options()
        options = super().card_action_options() | self._technology_options()
        if self.me.technologies[TENDERS] and self.cards.can_draw():
            options["draw three"] = self._draw_three
        return options

    def claimable(self) -> list[int]:
        """Return the tracks for which the player has every technology (R278)."""
        return [track for track in super().claimable() if self._has_technologies(track)]

    def _has_technologies(self, track: int) -> bool:
        return all(self.me.technologies[name] for name in self._needed[track])

    @cached_property
    def _needed(self) -> list[set[str]]:
        return [needed(self.map, self.options, track) for track in self.map.tracks]

    def _technology_options(self) -> Options:
        if self.so_far.bought or not self.map.technologies:
            return {}
        return {f"technology {name}": partial(self._name, name) for name in for_sale(self) if self._can_buy(name)}

    def _can_buy(self, name: str) -> bool:
        if name in WITH_ROUTE:
            return bool(self.routes_with(name))
        return self._price_bill(name).can_be_met(self.me.hand)

    def routes_with(self, name: str) -> list[int]:
        """Return the routes of others for Right of Way, free ones for Thermocompressor, that can be paid for too."""
        tracks = self._shareable() if name == RIGHT_OF_WAY else self.claimable()
        return [track for track in tracks if self._can_pay(track, name)]

    def _shareable(self) -> list[int]:
        blocked = self.claims.touching(self.monsters.chaos())
        return [
            track
            for track in range(len(self.map.tracks))
            if self.claims.shareable_by(self.to_move, self.me.trains, track)
            and track not in blocked
            and self._has_technologies(track)
        ]

    def _can_pay(self, track: int, technology: str | None) -> bool:
        """Return whether a route can be paid for with what is bought for it, if need be with one card saved (R288)."""
        if self.with_dice:
            return self.can_pay_by_dice(track, technology)
        return any(bill.can_be_met(self.me.hand) for bill in self._bills(track, technology))

    def _bills(self, track: int, technology: str | None) -> list[Bill]:
        it, on_top = self.map.tracks[track], prices(self.map)[technology] if technology else 0
        spared = (0, 1) if spares_one(self.me.technologies, it.length, it.ferry) else (0,)
        return [self._route_bill(track, on_top, saved, NOTHING) for saved in spared]

    def _card_claim_options(self) -> Options:
        if not self.map.technologies:
            return super()._card_claim_options()
        return {
            f"claim {self.claims.names[track]}": partial(self.start_purchase, Purchase(claiming=track))
            for track in self.claimable()
            if self._can_pay(track, None)
        }

    def _name(self, name: str) -> None:
        self.purchase = Purchase(technology=name)
        self.phase = "bought route" if name in WITH_ROUTE else "technology"

    # --- bills

    def _price_bill(self, name: str) -> Bill:
        """Return the price of a technology as a route that has nothing but symbols (R274, R276)."""
        price = prices(self.map)[name]
        track = Track("", "", price, "gray", ferry=price)
        return Bill(self.map, track, True, self.purchase.replaced, cards_for_one(self.map, self.me.technologies))

    def _route_bill(self, index: int, on_top: int, saved: int, replaced: Replaced) -> Bill:
        it = self.map.tracks[index]
        track = Track(it.a, it.b, it.length + on_top - saved, it.colour, ferry=it.ferry + on_top)
        return Bill(self.map, track, True, replaced, cards_for_one(self.map, self.me.technologies))

    def _bill(self, index: int) -> Bill:
        if not self.map.technologies:
            return super()._bill(index)
        name, saved = self.purchase.technology, int(self.purchase.saved)
        return self._route_bill(index, prices(self.map)[name] if name else 0, saved, self.purchase.replaced)

    def _route_payment_options(self, track: int) -> Options:
        options = super()._route_payment_options(track)
        begun = self.purchase.saved or self.purchase.replaced != NOTHING
        spared = [] if begun or not self.map.technologies else self._bills(track, self.purchase.technology)[1:]
        if any(bill.can_be_met(self.me.hand) for bill in spared):
            options["save"] = self._save_card
        return options

    def _save_card(self) -> None:
        self.purchase.saved = True

    # --- paying for a technology

    def technology_payment_options(self) -> Options:
        """Return the ways to pay the price, and to have cards of any colours stand for a part of it."""
        assert self.purchase.technology is not None
        bill, hand = self._price_bill(self.purchase.technology), self.me.hand
        options: Options = {f"pay {way.words()}": partial(self._buy, way) for way in bill.payments(hand)}
        if bill.may_replace(hand):
            options["replace"] = partial(self._go_on_replacing, bill.replacing().replaced)
        return options | {f"give {kind}": partial(self._give_for_price, kind) for kind in bill.giveable(hand)}

    def _give_for_price(self, kind: str) -> None:
        assert self.purchase.technology is not None
        bill = self._price_bill(self.purchase.technology).after_giving(kind)
        self._discard_one(kind, bill.replaced)
        if bill.settled():
            self._buy(Payment(None, 0, 0))

    def _buy(self, payment: Payment) -> None:
        """Take the technology; the action of the turn is still to come (R276)."""
        assert self.purchase.technology is not None
        self.spend(payment.cards())
        self.me.technologies[self.purchase.technology] += 1
        self.so_far.bought = True
        self.purchase, self.phase = Purchase(), "action"
        self.cards.throw_away(payment.cards().elements())

    def _discard_one(self, kind: str, replaced: Replaced) -> None:
        self.spend(Payment(kind, 1, 0).cards())
        self.cards.discard[kind] += 1
        self._go_on_replacing(replaced)

    # --- Right of Way and Thermocompressor

    def route_with_purchase_options(self) -> Options:
        """Return the routes that the technology named may be bought for."""
        name = str(self.purchase.technology)
        return {
            f"claim {self.claims.names[track]}": partial(self._claim_with, track) for track in self.routes_with(name)
        }

    def _claim_with(self, track: int) -> None:
        """Pay for card and route together; the card goes back to the table at once (R283, R285)."""
        self.so_far.bought = True
        self.start_purchase(Purchase(claiming=track, technology=self.purchase.technology))

    def place_trains(self) -> int:
        """Put trains on the track being paid for; after Thermocompressor a second claim may follow (R285)."""
        self.so_far.second_claim = self.purchase.technology == THERMOCOMPRESSOR
        return super().place_trains()

    def settle_claim(self, track: int) -> None:
        """Go on after a claim: with the second one, if there may be one."""
        if not self.so_far.second_claim:
            super().settle_claim(track)
            return
        self.phase = "action"
        self.settle()

    def _claim_no_more(self) -> None:
        self.so_far.second_claim = False
        self.finish_action()

    def _lay_own_trains(self, track: int) -> None:
        super()._lay_own_trains(track)
        points = extra_points(self.me.technologies, self.map.tracks[track])
        self.me.route_points += points
        self.me.technology_points += points

    # --- Water Tenders (R286)

    def second_card_options(self) -> Options:
        """Return the second cards; of three blind ones the next."""
        if not self.so_far.blind_cards:
            return super().second_card_options()
        return {"draw": self._draw_next_blind} | self._card_move_options()

    def _draw_three(self) -> None:
        self.so_far.blind_cards = 3
        self._draw_next_blind()

    def _draw_next_blind(self) -> None:
        self.draw_blind(self.me)
        self.so_far.blind_cards -= 1
        if not self.cards.can_draw():
            self.so_far.blind_cards = 0
        if self.so_far.blind_cards:
            self.phase = "second card"
        else:
            self.finish_action()
