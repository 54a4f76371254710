"""Buying technologies with dice, dice of any faces in place of a Wild, and what advanced ones do (R292-R294)."""

from collections import Counter
from functools import cached_property, partial

from .dice import FACES
from .dice_payments import Way, route_ways, sub_multisets, total, words
from .dice_turn import DiceTurn
from .table import Purchase
from .technologies import NO_DICE, TENDERS, WITH_ROUTE, Deal, Given, Technologies, dice_for_one, prices, spares_one
from .turn import Options


class BuyingWithDice(DiceTurn):
    """A turn with dice that may hold a purchase before its action."""

    @cached_property
    def technologies(self) -> Technologies:
        """Return the part of the game that knows who has which technologies."""
        return self.part(Technologies)

    def dice_action_options(self) -> Options:
        """Return what the dice can do, purchases included (R292); or a second claim alone (R285)."""
        if self.technologies.second_claim:
            return self._dice_claim_options() | self.after_dice_action_options()
        return super().dice_action_options() | self._dice_technology_options()

    def _reroll(self, way: Way) -> None:
        """Roll dice again, with Water Tenders twice; who rolls none has done with it (R293)."""
        again = self.technologies.own[TENDERS] and not self.technologies.rerolled and way
        super()._reroll(way)
        if again:
            self.technologies.rerolled, self.phase = True, "reroll"

    def _dice_technology_options(self) -> Options:
        every = self.technologies.for_sale()
        return {f"technology {name}": partial(self.name_technology, name) for name in every if self._dice_buy(name)}

    def _dice_buy(self, name: str) -> bool:
        price = prices(self.map)[name]
        if name in WITH_ROUTE:
            return bool(self.routes_with(name))
        return self._completable(self.dice.unused, None, price, price, self.technologies.deal.dice_given)

    def can_pay_by_dice(self, track: int, technology: str | None) -> bool:
        """Return whether the dice pay for a route and what is bought with it, perhaps with one saved (R288, R293)."""
        price, symbols = self._cost(track, technology)
        given = self.technologies.deal.dice_given
        if self._completable(self.dice.unused, track, price, symbols, given):
            return True
        return self._may_save(track) and self._completable(self.dice.unused, track, price - 1, symbols, given)

    def _may_save(self, track: int) -> bool:
        return spares_one(self.technologies.own, self._price(track), self.map.tracks[track].ferry)

    def routes_with(self, name: str) -> list[int]:
        """Return the routes that can be claimed and paid for together with a technology."""
        raise NotImplementedError

    def name_technology(self, name: str) -> None:
        """Ask how a technology is paid for, or first which route it is bought for."""
        self.technologies.deal, self.purchase = Deal(name), Purchase()
        self.phase = "bought route" if name in WITH_ROUTE else "technology"

    def save_one(self) -> None:
        """Pay one card or symbol less for the route (R288)."""
        self.technologies.deal.saved = True

    # --- prices

    def _cost(self, track: int, technology: str | None) -> tuple[int, int]:
        """Return the symbols that a route costs and how many of them must be Wilds, a technology included."""
        more = prices(self.map)[technology] if technology else 0
        return self._price(track) + more, self.map.tracks[track].ferry + more

    def _set(self) -> int:
        """Return how many dice stand for a Wild, 0 for none (R292)."""
        if not self.options["uk.dice_substitute"] or not self.map.technologies:
            return 0
        return dice_for_one(self.technologies.own)

    def _rest_ways(self, dice: Counter[str], track: int | None, price: int, symbols: int) -> list[Way]:
        """Return every way to pay with dice and tokens what sets have not; the empty way if nothing is left."""
        if track is None:
            return [way for way in sub_multisets(dice, ("wild",)) if total(way) == price]
        kind = self.claims.kind(track)
        return route_ways(dice, self.me.tokens[kind], kind, price, max(symbols, 0), self._wilds_pay(track))

    def _completable(self, dice: Counter[str], track: int | None, price: int, symbols: int, given: Given) -> bool:
        """Return whether a payment can be completed, by trying every choice of dice for every number of sets."""
        sets, to_give, last = given
        faces = FACES[FACES.index(last) :]
        for more in range(symbols - sets + 1 if self._set() else 1):
            needed = to_give + more * self._set()
            for way in sub_multisets(dice, faces):
                left = sets + more
                if total(way) != needed:
                    continue
                rest = dice - Counter(dict(way))
                if self._rest_ways(rest, track, price - left, symbols - left):
                    return True
        return False

    # --- paying

    def _ways_to_claim(self, track: int) -> list[Way]:
        if not self.map.technologies:
            return super()._ways_to_claim(track)
        return [()] if self.can_pay_by_dice(track, None) else []

    def dice_payment_options(self) -> Options:
        """Return the ways to pay; for a route on a board with technologies also with sets of dice."""
        track = self.purchase.claiming
        if track is None or not self.map.technologies:
            return super().dice_payment_options()
        deal = self.technologies.deal
        price, symbols = self._cost(track, deal.technology)
        options = self._set_options(track, price - int(deal.saved), symbols)
        if deal.saved or deal.dice_given != NO_DICE or not self._may_save(track):
            return options
        if self._completable(self.dice.unused, track, price - 1, symbols, deal.dice_given):
            options["save"] = self.save_one
        return options

    def dice_technology_payment_options(self) -> Options:
        """Return the ways to pay for a technology: Wilds, or sets of dice for them."""
        price = prices(self.map)[str(self.technologies.deal.technology)]
        return self._set_options(None, price, price)

    def _set_options(self, track: int | None, price: int, symbols: int) -> Options:
        sets, to_give, last = self.technologies.deal.dice_given
        dice = self.dice.unused
        if to_give:
            faces = [face for face in FACES[FACES.index(last) :] if dice[face]]
            after = {face: (sets, to_give - 1, face) for face in faces}
            fine = [f for f in faces if self._completable(dice - Counter([f]), track, price, symbols, after[f])]
            return {f"give die {face}": partial(self._give_die, face, track, price) for face in fine}
        pay = partial(self._buy_by_dice) if track is None else partial(self._pay_route)
        ways = self._rest_ways(dice, track, price - sets, symbols - sets)
        options: Options = {f"pay {words(way)}": partial(pay, way) for way in ways}
        again = (sets + 1, self._set(), last)
        if self._set() and sets < symbols and self._completable(dice, track, price, symbols, again):
            options["replace"] = partial(self._note_given, again)
        return options

    def _note_given(self, given: Given) -> None:
        self.technologies.deal.dice_given = given

    def _give_die(self, face: str, track: int | None, price: int) -> None:
        sets, to_give, _ = self.technologies.deal.dice_given
        self.dice.spend({face: 1})
        self._note_given((sets, to_give - 1, face))
        if to_give == 1 and sets == price:
            if track is None:
                self._buy_by_dice(())
            else:
                self._pay_route(())

    def _buy_by_dice(self, way: Way) -> None:
        self.dice.spend(dict(way))
        self.technologies.take()
        self.purchase, self.phase = Purchase(), "action"
        self.settle()
