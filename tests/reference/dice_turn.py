"""The decisions of a turn with dice: re-rolling, paying, buying and discarding tokens, tunnels (R133-R153, R196-R200).

Payment is settled after the action is named; tokens and a monster's move come before or after the action.
"""

from collections import Counter
from functools import partial

from .dice import FACES, KINDS_OF_ROUTE, LONGEST_PRICE, room_for
from .dice_payments import TOKEN, Way, locomotive_ways, pairs, route_ways, station_ways, sub_multisets, words
from .dice_tunnel import Attempt
from .monsters import Move
from .table import Purchase
from .tickets import Choice
from .tracks import locomotives_allowed
from .turn import Options, Turn


class DiceTurn(Turn):
    """A turn of the game with dice."""

    # --- what is legal

    def reroll_options(self) -> Options:
        """Return every choice of dice to roll once more (R133)."""
        ways = sub_multisets(self.dice.unused, FACES)
        return {f"reroll {words(way) or 'nothing'}": partial(self._reroll, way) for way in ways}

    def dice_action_options(self) -> Options:
        """Return the actions, tokens, monsters' moves, and doing nothing, which is always allowed (R134, R146)."""
        actions = self._dice_claim_options() | self._draw_options() | self._dice_station_options()
        return actions | self.actions_of_parts() | self.after_dice_action_options()

    def after_dice_action_options(self) -> Options:
        """Return tokens, monsters' moves and the end of the turn (R139, R145, R198)."""
        moves = self.move_options(self._locomotives(), self._start_move)
        return self._buy_options() | moves | self.beside_actions() | self._end_options()

    def dice_payment_options(self) -> Options:
        """Return the ways to pay for the route, station, tickets or monster's move."""
        what = self.purchase
        if what.claiming is not None:
            ways, pay = self._ways_to_claim(what.claiming), self._pay_route
        elif what.building is not None:
            ways, pay = station_ways(self.dice.unused, self.station_price()), self._pay_station_by_dice
        elif what.drawing is not None:
            ways, pay = station_ways(self.dice.unused, what.drawing), self._pay_tickets
        else:
            assert what.moving is not None
            ways, pay = self._locomotive_ways(what.moving.locomotives), self._pay_move
        return {f"pay {words(way)}": partial(pay, way) for way in ways}

    def dice_tunnel_options(self) -> Options:
        """Return payments, purchases that lead to one and, before any purchase, declining (R149)."""
        attempt = self._attempt()
        options: Options = {f"pay {words(way)}": partial(self._pay_route, way) for way in attempt.ways()}
        for x, y in attempt.purchases():
            options[f"buy {attempt.kind} with {x} + {y}"] = partial(self._buy_for_tunnel, attempt.kind, x, y)
        return options if self.purchase.bought else options | {"decline": self._decline_dice}

    def _dice_claim_options(self) -> Options:
        return {
            f"claim {self.claims.names[track]}": partial(self._start_dice_claim, track)
            for track in self.payable(self.claimable(), lambda track: bool(self._ways_to_claim(track)))
        }

    def _draw_options(self) -> Options:
        if self.map.race:  # R412
            return {}
        most = min(self.dice.unused["station"] + self.dice.unused["wild"], self.tickets.left())
        return {f"tickets {n}": partial(self.start_purchase, Purchase(drawing=n)) for n in range(1, most + 1)}

    def _dice_station_options(self) -> Options:
        if not self.me.stations_left or not station_ways(self.dice.unused, self.station_price()):
            return {}
        return {
            f"station {place}": partial(self.start_purchase, Purchase(building=place))
            for place in self.free_for_station()
        }

    def _buy_options(self) -> Options:
        if self.so_far.failed_tunnel and not self.options["dice.tokens_after_failed_tunnel"]:
            return {}
        return {
            f"buy {kind} with {x} + {y}": partial(self._buy_token, kind, x, y)
            for kind in KINDS_OF_ROUTE
            if self._room(kind) > 0
            for x, y in pairs(self.dice.unused)
        }

    def _end_options(self) -> Options:
        options: Options = {}
        if any(part.must_go_on() for part in self.parts):
            return options
        for way in sub_multisets(self.me.tokens, KINDS_OF_ROUTE):
            options[f"end discarding {words(way)}" if way else "end"] = partial(self._end_discarding, way)
        return options

    # --- prices and means

    def _price(self, track: int) -> int:
        """Return the symbols a track costs before the tunnel dice (R136, R152)."""
        return min(self.map.tracks[track].length, LONGEST_PRICE)

    def _wilds_pay(self, track: int) -> bool:
        """Return whether Wilds may pay for spaces of a track (R137)."""
        return not self.options["dice.wild_map_limits"] or locomotives_allowed(self.map, self.map.tracks[track])

    def _ways_to_claim(self, track: int) -> list[Way]:
        kind, symbols = self.claims.kind(track), self.map.tracks[track].ferry
        tokens = self.me.tokens[kind]
        return route_ways(self.dice.unused, tokens, kind, self._price(track), symbols, self._wilds_pay(track))

    def _room(self, kind: str) -> int:
        tokens = [seat.tokens for seat in self.seats]
        return room_for(kind, self.tokens_at_start, tokens, self.to_move, self.options["dice.token_cap_scope"])

    def _attempt(self) -> Attempt:
        track, rolled = self.purchase.claiming, self.purchase.symbols
        assert track is not None
        assert rolled is not None
        kind = self.claims.kind(track)
        return Attempt(
            kind=kind,
            price=self._price(track) + rolled,
            symbols=self.map.tracks[track].ferry,
            wilds_pay=self._wilds_pay(track),
            dice=self.dice.unused,
            tokens=self.me.tokens[kind],
            room=self._room(kind),
            bought=self.purchase.bought,
        )

    def _locomotive_ways(self, locomotives: int) -> list[Way]:
        return locomotive_ways(self.dice.unused, locomotives, self.options["combined.monster_payment"])

    def _locomotives(self) -> int:
        """Return how many locomotives, up to two, the unused dice make up (R196)."""
        return max([n for n in (1, 2) if self._locomotive_ways(n)], default=0)

    # --- dice, tokens and the end of the turn

    def settle_dice(self) -> None:
        """End the turn by itself if ending it is all that is left."""
        if self.phase not in ("action", "after action") or self.after_dice_action_options().keys() != {"end"}:
            return
        if self.phase == "after action" or self.dice_action_options().keys() == {"end"}:
            self.end_turn()

    def _reroll(self, way: Way) -> None:
        chosen = Counter(dict(way))
        self.dice.spend(chosen)
        self.dice.roll(chosen.total())
        self.phase = "action"
        self.settle()

    def _buy_token(self, kind: str, x: str, y: str) -> None:
        self._take_token(kind, x, y)
        self.settle()

    def _buy_for_tunnel(self, kind: str, x: str, y: str) -> None:
        self._take_token(kind, x, y)
        self.purchase.bought += 1

    def _take_token(self, kind: str, x: str, y: str) -> None:
        self.dice.spend(Counter((x, y)))
        self.me.tokens[kind] += 1

    def _end_discarding(self, way: Way) -> None:
        self.me.tokens -= Counter(dict(way))  # R145
        self.end_turn()

    # --- what is paid for

    def _start_dice_claim(self, track: int) -> None:
        self.start_purchase(Purchase(claiming=track))
        if self.map.tracks[track].tunnel:
            self.purchase.symbols, self.phase = self.dice.roll_tunnel(), "tunnel"

    def _pay_route(self, way: Way) -> None:
        assert self.purchase.claiming is not None
        parts = Counter(dict(way))
        self.me.tokens -= Counter({self.claims.kind(self.purchase.claiming): parts.pop(TOKEN, 0)})
        self.dice.spend(parts)
        self.settle_claim(self.place_trains())

    def _decline_dice(self) -> None:
        self.purchase = Purchase()
        self.so_far.failed_tunnel = True  # R57, R149
        self.finish_action()

    def _pay_station_by_dice(self, way: Way) -> None:
        self.dice.spend(dict(way))
        self.place_station()
        self.finish_action()

    def _pay_tickets(self, way: Way) -> None:
        assert self.purchase.drawing is not None
        self.dice.spend(dict(way))
        number, self.purchase = self.purchase.drawing, Purchase()
        if self.map.drawn_tickets.split:
            self.ask_for_split(number)
            return
        drawn = self.tickets.draw_number(self.to_move, number)
        self.offer_tickets(Choice(self.to_move, self.map.tickets, drawn))

    def _start_move(self, move: Move) -> None:
        self.start_purchase(Purchase(moving=move))
        if self.options["combined.monster_payment"] == "wild_die":
            self._pay_move((("wild", move.locomotives),))

    def _pay_move(self, way: Way) -> None:
        move = self.purchase.moving
        assert move is not None
        self.dice.spend(dict(way))
        self.purchase = Purchase()
        self.phase = "after action" if self.so_far.acted else "action"
        self.carry_out(move)
