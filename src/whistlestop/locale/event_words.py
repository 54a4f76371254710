"""What the numbers of events mean, as the arguments of their sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from whistlestop.locale import say, words
from whistlestop.maps import MEEPLE_COLOURS, Map
from whistlestop.maps.points import are_twins, closes_twins, track_points
from whistlestop.maps.tourists import SYMBOLS
from whistlestop.ruleset.options import Value

Arguments = dict[str, str | int | float]
Numbers = Mapping[str, int]

LONGEST_PAID = 8  # with dice a longer route may count as one of eight (R152)


@dataclass(frozen=True)
class TableSetup:
    """What the words of an event depend on beside its numbers: the board, how many play, the house rules."""

    map: Map
    players: int
    options: Mapping[str, Value]

    def kind(self, track: int) -> str:
        """Return the kind of symbol a track takes with dice (R135)."""
        few = closes_twins(self.map, self.players)
        if few and self.options.get("dice.double_kind") == "open_tracks":
            return "single"
        here = self.map.tracks[track]
        twin = any(are_twins(here, other) for number, other in enumerate(self.map.tracks) if number != track)
        return "double" if twin else "single"

    def points(self, track: int) -> int:
        """Return what a track scores (R25, R121, R152)."""
        here = self.map.tracks[track]
        shortened = self.options.get("dice") and self.options.get("dice.nine_route") == "len8"
        if here.length > LONGEST_PAID and shortened:
            return self.map.route_points.get(LONGEST_PAID, 21)
        return track_points(self.map, here)


def monster_purse(options: Mapping[str, Value]) -> str:
    """Return what pays for a monster's move: cards, wilds, or pairs too, which an event of their own tells."""
    if not options.get("dice"):
        return "cards"
    return "pairs" if options.get("combined.monster_payment") == "wild_or_pair" else "wilds"


def _card(table: TableSetup, known: Numbers) -> Arguments:
    return {"card": say(f"card-{words.KINDS[known['kind']]}")} if "kind" in known else {}


def _ticket(table: TableSetup, known: Numbers) -> Arguments:
    return {"ticket": words.ticket(table.map, known["ticket"])}


def _route(table: TableSetup, known: Numbers) -> Arguments:
    return {"route": words.route(table.map, known["track"])}


def _paid(table: TableSetup, known: Numbers) -> Arguments:
    return {"payment": words.payment(known["kind"], known["cards"], known["locomotives"])}


def _claimed(table: TableSetup, known: Numbers) -> Arguments:
    return {**_route(table, known), **_paid(table, known), "points": table.points(known["track"])}


def _entered(table: TableSetup, known: Numbers) -> Arguments:
    return {**_route(table, known), **_paid(table, known)}


def _surcharge(table: TableSetup, known: Numbers) -> Arguments:
    return {**_route(table, known), "extra": known["extra"]}


def _declined(table: TableSetup, known: Numbers) -> Arguments:
    return {**_route(table, known), "purse": "dice" if table.options.get("dice") else "cards"}


def _place(table: TableSetup, known: Numbers) -> Arguments:
    return {"place": table.map.places[known["place"]].name}


def _station(table: TableSetup, known: Numbers) -> Arguments:
    return {**_place(table, known), **_paid(table, known)}


def _chosen(table: TableSetup, known: Numbers) -> Arguments:
    """Return what a choice of tickets is told with: those not kept go back or leave the game (R5, R19)."""
    return {name: known[name] for name in ("kept", "back", "gone")}


def _reason(table: TableSetup, known: Numbers) -> Arguments:
    from whistlestop.records.events import REASONS

    return {"reason": REASONS[known["reason"]]}


def _monster(table: TableSetup, known: Numbers) -> Arguments:
    return {"monster": words.monster(words.MONSTERS[known["monster"]])}


def _placed(table: TableSetup, known: Numbers) -> Arguments:
    return {**_monster(table, known), **_place(table, known)}


def _moved(table: TableSetup, known: Numbers) -> Arguments:
    """Return what a move is told with; one of no steps is no journey, though it is paid for and locks (R173)."""
    left, stays = table.map.places[known["left"]].name, "yes" if known["left"] == known["place"] else "no"
    paid: Arguments = {"locomotives": known["locomotives"], "purse": monster_purse(table.options)}
    return {**_placed(table, known), **paid, "left": left, "stays": stays}


def _monster_paid(table: TableSetup, known: Numbers) -> Arguments:
    faces = [words.FACES[face] for face in known.values() if face >= 0]
    return {"dice": words.dice(Counter(face for face in faces for _ in range(1 if face == "wild" else 2)))}


def _dice(table: TableSetup, known: Numbers) -> Arguments:
    return {"dice": words.dice(known)}


def _bought(table: TableSetup, known: Numbers) -> Arguments:
    faces = Counter(words.FACES[known[die]] for die in ("one", "two"))
    return {"token": words.FACES[known["token"]], "dice": words.dice(faces)}


def _tokens(table: TableSetup, known: Numbers) -> Arguments:
    return {"tokens": words.tokens(known)}


def _claimed_with_dice(table: TableSetup, known: Numbers) -> Arguments:
    track = known["track"]
    paid = words.dice_payment(table.kind(track), known["dice"], known["wilds"], known["tokens"])
    return {**_route(table, known), "payment": paid, "points": table.points(track)}


def _for_all(table: TableSetup, known: Numbers) -> Arguments:
    """Return what a claim with a bullet train is told with: it scores no points, but progress (R393)."""
    told = _claimed_with_dice(table, known) if "dice" in known else _claimed(table, known)
    return {"route": told["route"], "payment": told["payment"], "spaces": table.map.tracks[known["track"]].length}


def _paid_with_stations(table: TableSetup, known: Numbers) -> Arguments:
    return {"payment": words.dice_payment("station", known["dice"], known["wilds"])}


def _station_with_dice(table: TableSetup, known: Numbers) -> Arguments:
    return {**_place(table, known), **_paid_with_stations(table, known)}


def _tickets_with_dice(table: TableSetup, known: Numbers) -> Arguments:
    return {"count": known["count"], **_paid_with_stations(table, known)}


def _tunnel_dice(table: TableSetup, known: Numbers) -> Arguments:
    return {**_route(table, known), "symbols": known["symbols"]}


def _split(table: TableSetup, known: Numbers) -> Arguments:
    return {"tickets": words.split(table.map, known["first"], known["second"])}


def _meeple(table: TableSetup, known: Numbers) -> Arguments:
    return {**_place(table, known), "meeple": say(f"meeple-{MEEPLE_COLOURS[known['colour']]}")}


def _tourist(table: TableSetup, known: Numbers) -> Arguments:
    return {**_place(table, known), "symbol": words.symbol(SYMBOLS[known["symbol"]])}


def _stack(table: TableSetup, known: Numbers) -> Arguments:
    return {**_tourist(table, known), "count": known["count"]}


def _share(table: TableSetup, known: Numbers) -> Arguments:
    return {"company": table.map.companies[known["company"]].name, "number": known["number"]}


def _travelled(table: TableSetup, known: Numbers) -> Arguments:
    purse = "nothing" if not known["paid"] else "dice" if table.options.get("dice") else "cards"
    return {**_route(table, known), **_place(table, known), "purse": purse}


def _goods(table: TableSetup, known: Numbers) -> Arguments:
    return {**_place(table, known), "points": known["value"]}


def _numbers(table: TableSetup, known: Numbers) -> Arguments:
    return dict(known)


def _nothing(table: TableSetup, known: Numbers) -> Arguments:
    return {}


ARGUMENTS: dict[str, Callable[[TableSetup, Numbers], Arguments]] = {
    "game_started": _numbers,
    "turn_started": _numbers,
    "card_drawn": _card,
    "card_taken": _card,
    "card_turned_up": _card,
    "display_reset": _nothing,
    "deck_reshuffled": _numbers,
    "ticket_offered": _ticket,
    "ticket_kept": _ticket,
    "ticket_returned": _ticket,
    "tickets_chosen": _chosen,
    "route_claimed": _claimed,
    "tunnel_entered": _entered,
    "tunnel_card": _card,
    "tunnel_surcharge": _surcharge,
    "tunnel_declined": _declined,
    "station_built": _station,
    "passed": _nothing,
    "last_round": _reason,
    "game_over": _reason,
    "monster_placed": _placed,
    "monster_moved": _moved,
    "monster_card_turned": _monster,
    "monster_paid": _monster_paid,
    "dice_rolled": _dice,
    "dice_rerolled": _numbers,
    "dice_stand": _dice,
    "token_bought": _bought,
    "tokens_returned": _tokens,
    "route_claimed_with_dice": _claimed_with_dice,
    "station_built_with_dice": _station_with_dice,
    "tickets_drawn_with_dice": _tickets_with_dice,
    "tunnel_dice": _tunnel_dice,
    "card_given": _card,
    "tickets_split": _split,
    "meeple_taken": _meeple,
    "stack_put": _stack,
    "tourist_taken": _tourist,
    "passenger_placed": _place,
    "passenger_set_out": _place,
    "passenger_travelled": _travelled,
    "goods_taken": _goods,
    "passenger_arrived": _place,
    "plus4_paid": _numbers,
    "route_claimed_for_all": _for_all,
    "route_claimed_for_all_with_dice": _for_all,
    "ticket_completed": _ticket,
    "coast_to_coast": _nothing,
    "tickets_changed": _nothing,
    "share_taken": _share,
    "dummy_share_taken": _share,
    "dummy_share_shown": _share,
}
