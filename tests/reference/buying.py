"""Buying technologies with cards, and Right of Way to routes of others (R274-R276, R280, R283, R290)."""

from functools import partial

from whistlestop.maps.schema import Track

from .buying_with_dice import BuyingWithDice
from .card_turn import CardTurn
from .payments import Payment
from .substitutes import Bill, Replaced
from .table import Purchase
from .technologies import RIGHT_OF_WAY, cards_for_one, extra_points, for_sale, needed, prices
from .turn import Options


class Buying(CardTurn, BuyingWithDice):
    """A turn that may begin with a purchase, and what purchases with cards and dice have in common."""

    def card_action_options(self) -> Options:
        """Return the actions, and beside them the technologies that can be bought before one (R276)."""
        return super().card_action_options() | self._technology_options()

    def claimable(self) -> list[int]:
        """Return the tracks for which the player has every technology (R278)."""
        return [track for track in super().claimable() if self._has_technologies(track)]

    def _has_technologies(self, track: int) -> bool:
        return all(self.me.technologies[name] for name in needed(self.map, self.map.tracks[track]))

    def _technology_options(self) -> Options:
        if self.so_far.bought or not self.map.technologies:
            return {}
        duplicates = bool(self.options["uk.duplicate_technologies"])
        names = for_sale(self.map, [seat.technologies for seat in self.seats], self.me.technologies, duplicates)
        return {f"technology {name}": partial(self._name, name) for name in names if self._can_buy(name)}

    def _can_buy(self, name: str) -> bool:
        if name == RIGHT_OF_WAY:
            return bool(self.shareable())
        return self._price_bill(name).can_be_met(self.me.hand)

    def shareable(self) -> list[int]:
        """Return the routes of others that can be paid for together with Right of Way (R283)."""
        blocked = self.claims.touching(self.monsters.chaos())
        return [
            track
            for track in range(len(self.map.tracks))
            if self.claims.shareable_by(self.to_move, self.me.trains, track)
            and track not in blocked
            and self._has_technologies(track)
            and self._can_share(track)
        ]

    def _can_share(self, track: int) -> bool:
        if self.with_dice:
            return self.can_share_by_dice(track)
        return self._route_bill(track, prices(self.map)[RIGHT_OF_WAY]).can_be_met(self.me.hand)

    def _name(self, name: str) -> None:
        self.purchase = Purchase(technology=name)
        self.phase = "shared route" if name == RIGHT_OF_WAY else "technology"

    # --- bills

    def _price_bill(self, name: str) -> Bill:
        """Return the price of a technology as a route that has nothing but symbols (R274, R276)."""
        price = prices(self.map)[name]
        track = Track("", "", price, "gray", ferry=price)
        return Bill(self.map, track, True, self.purchase.replaced, cards_for_one(self.me.technologies))

    def _route_bill(self, index: int, on_top: int) -> Bill:
        it = self.map.tracks[index]
        track = Track(it.a, it.b, it.length + on_top, it.colour, ferry=it.ferry + on_top)
        return Bill(self.map, track, True, self.purchase.replaced, cards_for_one(self.me.technologies))

    def _bill(self, index: int) -> Bill:
        if not self.map.technologies:
            return super()._bill(index)
        name = self.purchase.technology
        return self._route_bill(index, prices(self.map)[name] if name else 0)

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
        self._spend(payment.cards())
        self.me.technologies[self.purchase.technology] += 1
        self.so_far.bought = True
        self.purchase, self.phase = Purchase(), "action"
        self.cards.throw_away(payment.cards().elements())

    def _discard_one(self, kind: str, replaced: Replaced) -> None:
        self._spend(Payment(kind, 1, 0).cards())
        self.cards.discard[kind] += 1
        self._go_on_replacing(replaced)

    # --- Right of Way

    def shared_route_options(self) -> Options:
        """Return the routes of others that Right of Way may be bought for."""
        return {f"claim {self.claims.names[track]}": partial(self._share, track) for track in self.shareable()}

    def _share(self, track: int) -> None:
        """Pay for card and route together; the card goes back to the table at once (R283)."""
        self.so_far.bought = True
        self.start_purchase(Purchase(claiming=track, technology=RIGHT_OF_WAY))

    def _lay_own_trains(self, track: int) -> None:
        super()._lay_own_trains(track)
        points = extra_points(self.me.technologies, self.map.tracks[track])
        self.me.route_points += points
        self.me.technology_points += points
