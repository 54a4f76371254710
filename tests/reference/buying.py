"""Buying technologies with cards, and what single ones let a player do in his turn (R274-R276, R280-R290)."""

from functools import cached_property, partial

from whistlestop.maps.schema import Track

from .buying_with_dice import BuyingWithDice
from .card_turn import CardTurn
from .cards import LOCOMOTIVE
from .payments import Payment
from .substitutes import NOTHING, Bill, Replaced
from .table import Purchase
from .technologies import (
    RIGHT_OF_WAY,
    TENDERS,
    THERMOCOMPRESSOR,
    WITH_ROUTE,
    Deal,
    cards_for_one,
    extra_points,
    needed,
    prices,
    spares_one,
)
from .turn import Options


class Buying(CardTurn, BuyingWithDice):
    """A turn that may begin with a purchase, and what purchases with cards and dice have in common."""

    def _deal_cards(self) -> None:
        """Give everybody a start of locomotives, which are taken out before shuffling (R271)."""
        first = self.map.technologies.start_locomotives if self.map.technologies and not self.with_dice else 0
        self.cards.deck[LOCOMOTIVE] -= first * self.players
        super()._deal_cards()
        for seat in self.seats:
            seat.hand.update([LOCOMOTIVE] * first)
            seat.known.update([LOCOMOTIVE] * first)

    def card_action_options(self) -> Options:
        """Return the actions, and beside them the technologies that can be bought before one (R276)."""
        if self.technologies.second_claim:
            return self._card_claim_options() | {"no claim": self._claim_no_more} | self._card_move_options()
        options = super().card_action_options() | self._technology_options()
        if self.technologies.own[TENDERS] and self.cards.can_draw():
            options["draw three"] = self._draw_three
        return options

    def claimable(self) -> list[int]:
        """Return the tracks for which the player has every technology (R278)."""
        return [track for track in super().claimable() if self._has_technologies(track)]

    def _has_technologies(self, track: int) -> bool:
        return all(self.technologies.own[name] for name in self._needed[track])

    @cached_property
    def _needed(self) -> list[set[str]]:
        return [needed(self.map, self.options, track) for track in self.map.tracks]

    def _technology_options(self) -> Options:
        every = self.technologies.for_sale()
        return {f"technology {name}": partial(self.name_technology, name) for name in every if self._can_buy(name)}

    def _can_buy(self, name: str) -> bool:
        if name in WITH_ROUTE:
            return bool(self.routes_with(name))
        return self._price_bill(name).can_be_met(self.me.hand)

    def routes_with(self, name: str) -> list[int]:
        """Return the routes of others for Right of Way, free ones for Thermocompressor, that can be paid for too."""
        tracks = self._shareable() if name == RIGHT_OF_WAY else self.claimable()
        return self.payable(tracks, lambda track: self._can_pay(track, name))

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
        spared = (0, 1) if spares_one(self.technologies.own, it.length, it.ferry) else (0,)
        return [self._route_bill(track, on_top, saved, NOTHING) for saved in spared]

    def _card_claim_options(self) -> Options:
        if not self.map.technologies:
            return super()._card_claim_options()
        return {
            f"claim {self.claims.names[track]}": partial(self.start_purchase, Purchase(claiming=track))
            for track in self.payable(self.claimable(), lambda track: self._can_pay(track, None))
        }

    # --- bills

    def _price_bill(self, name: str) -> Bill:
        """Return the price of a technology as a route that has nothing but symbols (R274, R276)."""
        price = prices(self.map)[name]
        track = Track("", "", price, "gray", ferry=price)
        return Bill(self.map, track, True, self.purchase.replaced, cards_for_one(self.map, self.technologies.own))

    def _route_bill(self, index: int, on_top: int, saved: int, replaced: Replaced) -> Bill:
        it = self.map.tracks[index]
        track = Track(it.a, it.b, it.length + on_top - saved, it.colour, ferry=it.ferry + on_top)
        return Bill(self.map, track, True, replaced, cards_for_one(self.map, self.technologies.own))

    def _bill(self, index: int) -> Bill:
        if not self.map.technologies:
            return super()._bill(index)
        name, saved = self.technologies.deal.technology, int(self.technologies.deal.saved)
        return self._route_bill(index, prices(self.map)[name] if name else 0, saved, self.purchase.replaced)

    def _route_payment_options(self, track: int) -> Options:
        options = super()._route_payment_options(track)
        deal = self.technologies.deal
        begun = deal.saved or self.purchase.replaced != NOTHING
        spared = [] if begun or not self.map.technologies else self._bills(track, deal.technology)[1:]
        if any(bill.can_be_met(self.me.hand) for bill in spared):
            options["save"] = self.save_one
        return options

    # --- paying for a technology

    def technology_payment_options(self) -> Options:
        """Return the ways to pay the price, and to have cards of any colours stand for a part of it."""
        bill, hand = self._price_bill(self._bought()), self.me.hand
        options: Options = {f"pay {way.words()}": partial(self._buy, way) for way in bill.payments(hand)}
        if bill.may_replace(hand):
            options["replace"] = partial(self._go_on_replacing, bill.replacing().replaced)
        return options | {f"give {kind}": partial(self._give_for_price, kind) for kind in bill.giveable(hand)}

    def _give_for_price(self, kind: str) -> None:
        bill = self._price_bill(self._bought()).after_giving(kind)
        self._discard_one(kind, bill.replaced)
        if bill.settled():
            self._buy(Payment(None, 0, 0))

    def _bought(self) -> str:
        assert self.technologies.deal.technology is not None
        return self.technologies.deal.technology

    def _buy(self, payment: Payment) -> None:
        """Take the technology; the action of the turn is still to come (R276)."""
        self.spend(payment.cards())
        self.technologies.take()
        self.purchase, self.phase = Purchase(), "action"
        self.cards.throw_away(payment.cards().elements())

    def _discard_one(self, kind: str, replaced: Replaced) -> None:
        self.spend(Payment(kind, 1, 0).cards())
        self.cards.discard[kind] += 1
        self._go_on_replacing(replaced)

    # --- Right of Way and Thermocompressor

    def route_with_purchase_options(self) -> Options:
        """Return the routes that the technology named may be bought for."""
        tracks = self.routes_with(self._bought())
        return {f"claim {self.claims.names[track]}": partial(self._claim_with, track) for track in tracks}

    def _claim_with(self, track: int) -> None:
        """Pay for card and route together; the card goes back to the table at once (R283, R285)."""
        self.technologies.bought = True
        self.start_purchase(Purchase(claiming=track))

    def place_trains(self) -> int:
        """Put trains on the track being paid for; after Thermocompressor a second claim may follow (R285)."""
        self.technologies.second_claim = self.technologies.deal.technology == THERMOCOMPRESSOR
        self.technologies.deal = Deal()
        return super().place_trains()

    def settle_claim(self, track: int) -> None:
        """Go on after a claim: with the second one, if there may be one."""
        if not self.technologies.second_claim:
            super().settle_claim(track)
            return
        self.phase = "action"
        self.settle()

    def _claim_no_more(self) -> None:
        self.technologies.second_claim = False
        self.finish_action()

    def _lay_own_trains(self, track: int) -> None:
        super()._lay_own_trains(track)
        points = extra_points(self.technologies.own, self.map.tracks[track])
        self.me.route_points += points
        self.technologies.route_points[self.to_move] += points

    # --- Water Tenders (R286)

    def second_card_options(self) -> Options:
        """Return the second cards; of three blind ones the next."""
        if not self.technologies.blind_cards:
            return super().second_card_options()
        return {"draw": self._draw_next_blind} | self._card_move_options()

    def _draw_three(self) -> None:
        self.technologies.blind_cards = 3
        self._draw_next_blind()

    def _draw_next_blind(self) -> None:
        self.draw_blind(self.me)
        self.technologies.blind_cards -= 1
        if not self.cards.can_draw():
            self.technologies.blind_cards = 0
        if self.technologies.blind_cards:
            self.phase = "second card"
        else:
            self.finish_action()
