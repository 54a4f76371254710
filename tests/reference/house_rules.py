"""The options of a game: their defaults and the values they may have (section 14 of the rulebook).

Besides the house rules two options switch the expansions on: `dice` and `monsters`. The rules have versions; a game of
the first version has some other defaults.
"""

from collections.abc import Mapping
from types import MappingProxyType

from whistlestop.maps.schema import Map

NEWEST = 2

# The first value of each row is the default.
CHOICES: Mapping[str, tuple[object, ...]] = MappingProxyType(
    {
        "dice": (False, True),
        "monsters": (False, True),
        "nordic.reset_on_three": (False, True),
        "swiss.reset_on_three": (True, False),
        "marklin.reset_counts_plus4": (False, True),
        "marklin.reset_counts_passengers": (True, False),
        "marklin.one_passenger_per_city": (True, False),
        "marklin.passengers_enter_countries": (False, True),
        "marklin.parallel_tracks_apart": (True, False),
        "marklin.collect_start_city": (False, True),
        "marklin.collect_on_return": (False, True),
        "marklin.plus4_moves_monsters": (False, True),
        "dice.tunnel_faces": (2, 1, 3),
        "dice.double_kind": ("printed", "open_tracks"),
        "dice.wild_map_limits": (False, True),
        "dice.token_cap_scope": ("per_type", "total"),
        "dice.tokens_after_failed_tunnel": (False, True),
        "dice.nine_route": ("pay8", "len8", "closed"),
        "monsters.setup_in_country": (True, False),
        "monsters.country_one_place": (True, False),
        "monsters.zero_move": (True, False),
        "monsters.share_city": (True, False),
        "monsters.halve_twice": (False, True),
        "monsters.multi_ticket": ("scored_pair", "any_named"),
        "monsters.bonus_points": (15, *range(100)),
        "monsters.chaos_blocks": ("routes", "all"),
        "combined.monster_payment": ("wild_die", "wild_or_pair", "none"),
        "japan.end_check": ("any_player", "turn_player"),
        "firstjourney.locomotives": (12, 6, 18),
        "uk.duplicate_technologies": (False, True),
        "uk.advanced": (False, True),
        "uk.dice_substitute": (True, False),
        "nederland.tolls": (True, False),
        "nederland.neutral_player": (True, False),
        "oldwest.alvin": (False, True),
        "oldwest.allow_monsters": (False, True),
        "france.dice_build": ("turn_or_pair", "open_beds"),
        "sails.fixed_split": (0, 20),
        "sails.tour_order": ("direct", "trail"),
        "sails.dice_wild_ships": (1, 2),
        "boards.open_holdings": (False, True),
        "end.dead_board": (True, False),
        "end.explorer_shared": (True, False),
        "end.europe_station_tiebreak": (True, False),
        "end.printed_ties": (True, False),
    }
)
# What the first version of the rules did otherwise.
AT_FIRST: Mapping[str, object] = MappingProxyType(
    {
        "swiss.reset_on_three": False,
        "marklin.reset_counts_passengers": False,
        "marklin.passengers_enter_countries": True,
        "marklin.parallel_tracks_apart": False,
        "marklin.collect_start_city": True,
        "marklin.collect_on_return": True,
        "end.explorer_shared": False,
        "end.printed_ties": False,
    }
)
RESET_CAP = "display.reset_cap"
BONUS_TABLE = "japan.bonus_table"  # any text that is a table (R397)
START_SCORES = "nederland.start_scores"  # any row of points (R254)
PIECES = "france.pieces"  # numbers of pieces of each colour by length (R320)
FREE = (RESET_CAP, BONUS_TABLE, START_SCORES, PIECES)
RESET_OPTIONS = ("nordic.reset_on_three", "swiss.reset_on_three")
HOMES = {  # options of one board
    "nordic": "nordic",
    "swiss": "switzerland",
    "marklin": "marklin",
    "japan": "japan",
    "firstjourney": "first-journey-usa",
    "uk": "united-kingdom",
    "nederland": "nederland",
    "oldwest": "old-west",
    "france": "france",
    "sails": "rails-and-sails-world",
}


def can_be_chosen(option: str, map: Map, rules: int) -> bool:
    """Return whether an option is for all boards or for this one: first by its name, then as its file says."""
    group = option.partition(".")[0]
    if group not in HOMES:
        return True
    return HOMES[group] == map.id if rules == 1 else bool({group, option} & {*map.house_rules})


def complete(options: Mapping[str, object], map: Map, rules: int = NEWEST) -> dict[str, object]:
    """Return all options of a game on a map; unknown ones and values are refused.

    Those not given, and those that cannot be chosen on the map, have their default; where an option about the display
    cannot be chosen it is None, because there the map alone decides.
    """
    defaults: dict[str, object] = {name: values[0] for name, values in CHOICES.items()} | {
        RESET_CAP: 100,
        BONUS_TABLE: "printed",
        START_SCORES: "printed",
        PIECES: "printed",
    }
    defaults |= AT_FIRST if rules == 1 else {}
    assert options.keys() <= defaults.keys(), f"unknown options: {sorted(options.keys() - defaults.keys())}"
    for name, value in options.items():
        assert type(value) is type(defaults[name]), f"option {name}: {value!r} is of the wrong type"
        assert name in FREE or value in CHOICES[name], f"option {name}: {value!r} is not possible"
    here = {name: value for name, value in options.items() if can_be_chosen(name, map, rules)}
    silent = {name: None for name in RESET_OPTIONS if not can_be_chosen(name, map, rules)}
    return {**defaults, **here, **silent}
