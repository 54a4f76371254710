"""What may be known of the pieces of single boards (R103-R117, R249, R303, R393, R414, R430).

On boards without the mechanism a fact is None.
"""

from collections import Counter
from typing import TYPE_CHECKING, get_args

from whistlestop.maps.tourists import Symbol

from .technologies import copies_left
from .tolls import start_score

if TYPE_CHECKING:
    from .table import Table

TOURIST_FACTS = ("tourist_stacks", "waiting_stacks", "tourists")
BULLET_FACTS = ("bullets", "bullet_trains", "progress")


TECHNOLOGY_FACTS = (
    *("technologies", "for_sale", "shared_routes", "buying", "bought_technology"),
    *("replaces", "second_claim", "blind_cards"),
)
MARKER_FACTS = ("markers", "start_cities", "marking", "alien", "captures")
TOLL_FACTS = (
    "face_up_tickets",
    "head_start",
    "toll_tokens",
    "loans",
    "neutral_tracks",
    "neutral_trains",
    "neutral_marker",
    "neutral_choice",
)
BED_FACTS = ("pieces", "bed", "piece_laid")


def board_facts(game: "Table", viewer: int | None) -> dict[str, object]:
    """Return the facts that only some boards have."""
    return {
        "splitting": game.splitting,
        **_tourists(game),
        **_bullets(game),
        **_race(game),
        **_technologies(game),
        **_markers(game),
        **_tolls(game, viewer),
        **_beds(game),
    }


def _beds(game: "Table") -> dict[str, object]:
    beds = game.claims.beds
    if not beds.laying:
        return dict.fromkeys(BED_FACTS)
    return {
        "pieces": dict(beds.lying),
        "bed": game.bed,
        "piece_laid": game.so_far.piece_laid if game.with_dice else None,
    }


def _bullets(game: "Table") -> dict[str, object]:
    if not game.map.bullet_trains:
        return dict.fromkeys(BULLET_FACTS)
    bullets = game.claims.bullets
    return {"bullets": sorted(bullets.built), "bullet_trains": bullets.left, "progress": list(bullets.progress)}


def _technologies(game: "Table") -> dict[str, object]:
    """Return who has which technologies, and the routes that several players own; all of it is open (R276, R283)."""
    if game.map.technologies is None:
        return dict.fromkeys(TECHNOLOGY_FACTS)
    held = [_some(seat.technologies) for seat in game.seats]
    return {
        "technologies": held,
        "for_sale": copies_left(game),
        "shared_routes": {track: sorted(game.claims.owners(track)) for track in sorted(game.claims.sharers)},
        "buying": game.purchase.technology,
        "bought_technology": game.so_far.bought,
        "replaces": _replaces(game, held[game.to_move] if game.to_move >= 0 else {}),
        "second_claim": game.so_far.second_claim and game.phase != "over",
        "blind_cards": game.so_far.blind_cards,
    }


def _replaces(game: "Table", own: dict[str, int]) -> int:
    """Return how many cards or dice stand for a Locomotive for the player (R274, R292)."""
    if game.with_dice and not game.options["uk.dice_substitute"]:
        return 0
    return (3 if game.with_dice else 4) - (1 if "booster" in own else 0)


def _markers(game: "Table") -> dict[str, object]:
    if game.map.markers is None:
        return dict.fromkeys(MARKER_FACTS)
    markers = game.markers
    return {
        "markers": [markers.of(seat) for seat in range(game.players)],
        "start_cities": list(markers.start),
        "marking": markers.marking,
        "alien": markers.alvin,
        "captures": None if markers.alvin is None else list(markers.captures),
    }


def _tolls(game: "Table", viewer: int | None) -> dict[str, object]:
    """Return face-up tickets, money as far as a viewer may know it, and the neutral player (R249, R252-R264)."""
    facts: dict[str, object] = dict.fromkeys(TOLL_FACTS)
    if game.map.refused_drawn_tickets == "face_up":
        facts["face_up_tickets"] = sorted(game.tickets.face_up)
    if game.with_tolls:
        all_open = game.over or game.options["boards.open_holdings"]
        turns = [(seat - game.first) % game.players for seat in range(game.players)]
        facts["head_start"] = [start_score(game.map, game.options, turn) for turn in turns]
        facts["toll_tokens"] = [
            tokens if all_open or seat == viewer else None for seat, tokens in enumerate(game.bank.tokens)
        ]
        facts["loans"] = list(game.bank.loans)
    if game.neutral.played:
        ended = game.neutral.stopped or game.tickets.ran_out
        facts["neutral_tracks"] = sorted(game.neutral.tracks)
        facts["neutral_trains"] = game.neutral.trains
        facts["neutral_marker"] = None if ended else game.neutral.holder
        facts["neutral_choice"] = game.connection or None
    return facts


def _some(colours: Counter[str]) -> dict[str, int]:
    return dict(+colours)


def _tourists(game: "Table") -> dict[str, object]:
    if game.map.tourists is None:
        return dict.fromkeys(TOURIST_FACTS)
    order = {symbol: number for number, symbol in enumerate(get_args(Symbol))}
    return {
        "tourist_stacks": {
            place: (game.tourists.symbol_at[place], len(pile)) for place, pile in game.tourists.piles.items()
        },
        "waiting_stacks": dict(game.tourists.waiting),
        "tourists": [sorted(seat.tourists, key=order.__getitem__) for seat in game.seats],
    }


def _race(game: "Table") -> dict[str, object]:
    if not game.map.race:
        return {"completed": None, "coast_to_coast": None}
    return {
        "completed": [sorted(seat.completed) for seat in game.seats],
        "coast_to_coast": [seat.coast_ticket for seat in game.seats],
    }
