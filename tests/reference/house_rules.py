"""The options of a game: their defaults and the values they may have (section 14 of the rulebook).

Besides the house rules two options switch the expansions on: `dice` and `monsters`.
"""

from collections.abc import Mapping
from types import MappingProxyType

# The first value of each row is the default.
CHOICES: Mapping[str, tuple[object, ...]] = MappingProxyType(
    {
        "dice": (False, True),
        "monsters": (False, True),
        "nordic.reset_on_three": (False, True),
        "swiss.reset_on_three": (False, True),
        "marklin.reset_counts_plus4": (False, True),
        "marklin.one_passenger_per_city": (True, False),
        "marklin.collect_start_city": (True, False),
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
        "end.dead_board": (True, False),
        "end.europe_station_tiebreak": (True, False),
    }
)
RESET_CAP = "display.reset_cap"
HOMES = {"nordic": "nordic", "swiss": "switzerland", "marklin": "marklin"}  # options of one board


def complete(options: Mapping[str, object], board: str) -> dict[str, object]:
    """Return all options of a game on `board`; unknown ones and values are refused.

    Those not given, and those of another board, have their default.
    """
    defaults: dict[str, object] = {name: values[0] for name, values in CHOICES.items()} | {RESET_CAP: 100}
    assert options.keys() <= defaults.keys(), f"unknown options: {sorted(options.keys() - defaults.keys())}"
    for name, value in options.items():
        assert type(value) is type(defaults[name]), f"option {name}: {value!r} is of the wrong type"
        assert name == RESET_CAP or value in CHOICES[name], f"option {name}: {value!r} is not possible"
    here = {name: value for name, value in options.items() if HOMES.get(name.partition(".")[0], board) == board}
    return {**defaults, **here}
