"""Technologies: what they cost, open and score, who has them and what of them a turn has used (R274-R293).

The names are those of the file of a map; what each does is written down here. How a purchase goes is a matter of the
turn: `buying.py` and `buying_with_dice.py`.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from whistlestop.maps.schema import Map, Track
from whistlestop.maps.technologies import Technology

from .parts import Options, Part

if TYPE_CHECKING:
    from .game import Reference
    from .scoring import Position, Row

BOOSTER, RIGHT_OF_WAY = "booster", "right-of-way"
THERMOCOMPRESSOR, TENDERS, CONTRACTS, BEAM, DIESEL = (
    "thermocompressor",
    "water-tenders",
    "risky-contracts",
    "equalising-beam",
    "diesel-power",
)
WITH_ROUTE = {RIGHT_OF_WAY, THERMOCOMPRESSOR}  # bought and used in one step, never kept
FEW_TRAINS = 17  # R293
FACTS = (
    *("technologies", "for_sale", "shared_routes", "buying", "bought_technology"),
    *("replaces", "second_claim", "blind_cards", "dice_to_give"),
)
Given = tuple[int, int, str]  # sets begun, dice still to give for the last, the last face given (R292)
NO_DICE: Given = (0, 0, "single")


def on_the_table(map: Map, options: Mapping[str, object]) -> list[Technology]:
    """Return the technologies of a game, the advanced ones only where they were chosen (R284)."""
    cards = map.technologies.cards if map.technologies else ()
    return [card for card in cards if options["uk.advanced"] or not card.advanced]


def needed(map: Map, options: Mapping[str, object], track: Track) -> set[str]:
    """Return the technologies without which nobody claims a track, as the map says (R275, R278, R279)."""
    if track.no_technology:
        return set()
    there = {place.region for place in map.places if place.id in (track.a, track.b)}
    return {
        card.id
        for card in on_the_table(map, options)
        if there & {*card.regions} or track.length in card.lengths or (card.ferries and track.ferry)
    }


def prices(map: Map) -> dict[str, int]:
    """Return what each technology costs in Locomotives (R277)."""
    return {card.id: card.price for card in map.technologies.cards} if map.technologies else {}


def spares_one(own: Counter[str], price: int, symbols: int) -> bool:
    """Return whether Diesel Power spares a card: at least one is paid, and every ferry symbol (R288)."""
    return own[DIESEL] > 0 and price - 1 >= max(symbols, 1)


def cards_for_one(map: Map, own: Counter[str]) -> int:
    """Return how many cards of any colours are played as one Locomotive (R274)."""
    assert map.technologies is not None
    return map.technologies.any_cards - bool(own[BOOSTER])


def dice_for_one(own: Counter[str]) -> int:
    """Return how many dice of any faces are given for one Wild (R292)."""
    return 3 - bool(own[BOOSTER])


def extra_points(own: Mapping[str, int], track: Track) -> int:
    """Return what technologies add to the points of a route just claimed (R280)."""
    return own["boiler-lagging"] + (2 * own["steam-turbines"] if track.ferry else 0)


def ticket_points(own: Mapping[str, int], fulfilled: int) -> int:
    """Return what Double Heading is worth at the end (R281)."""
    return 2 * fulfilled * own["double-heading"]


def contract_points(held: Sequence[Mapping[str, int]], fulfilled: Sequence[int], paths: Sequence[int]) -> list[int]:
    """Return what contracts bring or cost each seat: with most tickets 20, with the longest path 15 (R287)."""
    most, longest = max(1, *fulfilled), max(1, *paths)
    return [
        own.get(CONTRACTS, 0) * (20 if tickets == most else -20) + own.get(BEAM, 0) * (15 if path == longest else -15)
        for own, tickets, path in zip(held, fulfilled, paths, strict=True)
    ]


@dataclass
class Deal:
    """What belongs to the payment that is made, beside the route: the technology bought, and how some is paid."""

    technology: str | None = None  # alone or with the route that it is for
    saved: bool = False  # a card of a route (R288)
    dice_given: Given = NO_DICE


class Technologies(Part):
    """Who has which technologies, and what of them the running turn has used."""

    def __init__(self, game: "Reference") -> None:
        super().__init__(game)
        self.held = [Counter[str]() for _ in range(game.players)]
        self.route_points = [0] * game.players  # part of the points of routes (R280)
        self.forget_turn()

    def forget_turn(self) -> None:
        """Begin anew: one purchase a turn, and nothing is left of what another turn began."""
        self.deal = Deal()
        self.bought = self.rerolled = False
        self.second_claim = False  # may follow (R285)
        self.blind_cards = 0  # are still to be drawn (R286)

    @property
    def own(self) -> Counter[str]:
        """Return the technologies of the player in turn."""
        return self.held[self.game.to_move]

    def has_done_more(self) -> bool:
        """Return whether something was bought in this turn (R290)."""
        return self.bought

    def take(self) -> None:
        """Give the player the technology just paid for (R276)."""
        assert self.deal.technology is not None
        self.own[self.deal.technology] += 1
        self.bought, self.deal = True, Deal()

    def copies_left(self) -> dict[str, int]:
        """Return the copies of each on the table (R277, R284); contracts that nobody bought go (R287, R293)."""
        game = self.game
        cards = on_the_table(game.map, game.options)
        left = {card.id: card.copies - sum(held[card.id] for held in self.held) for card in cards}
        late = min(seat.trains for seat in game.seats) <= FEW_TRAINS if game.with_dice else game.cards.reshuffled
        return {name: 0 if late and name in (CONTRACTS, BEAM) else count for name, count in left.items()}

    def for_sale(self) -> list[str]:
        """Return what the player may buy: none of a kind he has unless a house rule allows it, once a turn (R276)."""
        if self.bought or not self.game.map.technologies:
            return []
        twice = bool(self.game.options["uk.duplicate_technologies"])
        return [name for name, count in self.copies_left().items() if count and (twice or not self.own[name])]

    def questions(self) -> Mapping[str, Callable[[], Options]]:
        """Return the routes to buy with, and how a technology is paid for."""
        game = self.game
        paying = game.dice_technology_payment_options if game.with_dice else game.technology_payment_options
        return {"bought route": game.route_with_purchase_options, "technology": paying}

    def facts(self, viewer: int | None) -> dict[str, object]:
        """Return who has which technologies, and the routes of several players; all of it is open (R276, R283)."""
        game = self.game
        if game.map.technologies is None:
            return dict.fromkeys(FACTS)
        return {
            "technologies": [dict(+held) for held in self.held],
            "for_sale": self.copies_left(),
            "shared_routes": {track: sorted(game.claims.owners(track)) for track in sorted(game.claims.sharers)},
            "buying": self.deal.technology,
            "bought_technology": self.bought,
            "replaces": self._replaces(),
            "second_claim": self.second_claim,
            "blind_cards": self.blind_cards,
            "dice_to_give": self.deal.dice_given[1] if game.with_dice else None,
        }

    def _replaces(self) -> int:
        """Return how many cards or dice stand for a Locomotive for the player (R274, R292)."""
        game = self.game
        if game.with_dice and not game.options["uk.dice_substitute"]:
            return 0
        own = self.own if not game.over else Counter()
        return dice_for_one(own) if game.with_dice else cards_for_one(game.map, own)

    def counted(self) -> object:
        """Return what everybody has, and what it has brought."""
        return [dict(held) for held in self.held], list(self.route_points)

    def final_points(self, position: "Position", rows: Sequence["Row"]) -> dict[str, list[int]]:
        """Return what came with routes, and what the end brings and costs (R280, R281, R287)."""
        fulfilled, paths = [row["fulfilled"] for row in rows], [row["path_length"] for row in rows]
        contracts = contract_points(self.held, fulfilled, paths)
        at_the_end = [
            ticket_points(held, tickets) + points
            for held, tickets, points in zip(self.held, fulfilled, contracts, strict=True)
        ]
        return {"routes": self.route_points, "technologies": at_the_end}
