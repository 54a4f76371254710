"""Meeples of Germany: drawn onto the board, taken with claimed routes, scored colour by colour (R117)."""

from collections import Counter

import pytest

from table import deal, names, only, table
from whistlestop import maps

COLOURS = "black blue red white yellow green"


def collected(*rows: str) -> str:
    """Return a position with what each seat has collected."""
    seats = " | ".join(f"{seat} collected={row}" for seat, row in enumerate(rows) if row)
    return f"germany base {len(rows)} | {seats}"


def meeple_points(*rows: str) -> list[int]:
    """Return what the meeples of each seat are worth."""
    game = table(collected(*rows))
    return [game.score(seat).meeples for seat in range(len(rows))]


def test_sixty_meeples_ten_of_each_colour_are_drawn_onto_the_board() -> None:
    """R117: Berlin has five, Hamburg four, Leipzig three, every other city one and each country one."""
    standing = deal("germany").fact("meeples")
    assert isinstance(standing, dict)
    sizes = {place: sum(colours.values()) for place, colours in standing.items()}
    assert sizes["berlin"] == 5
    assert [sizes[city] for city in ("hamburg", "koln", "frankfurt", "munchen")] == [4] * 4
    assert [sizes[place] for place in ("leipzig", "stuttgart", "kiel", "denmark", "austria")] == [3, 3, 1, 1, 1]
    assert len(sizes) == 35 + 5
    total = Counter[str]()
    for colours in standing.values():
        total.update(colours)
    assert total == dict.fromkeys(COLOURS.split(), 10)


def test_luck_draws_places_in_the_order_of_the_map_and_then_countries() -> None:
    """R117, R208: after the cards and before the tickets; the second place of the map is Berlin with its five."""
    rest = {**dict.fromkeys(("black", "red", "white", "yellow", "green"), 10), "blue": 9, "black": 8, "red": 7}
    drawn = "blue black black red red red " + " ".join(f"{colour} " * count for colour, count in rest.items())
    game = deal("germany", f"{'pink ' * 4}{'orange ' * 4}{'white ' * 5}{drawn}")
    standing = game.fact("meeples")
    assert isinstance(standing, dict)
    assert (standing["augsburg"], standing["berlin"]) == ({"blue": 1}, {"black": 2, "red": 3})
    assert standing["switzerland"] == {"blue": 1}


def test_dice_draw_the_same_meeples_and_no_cards() -> None:
    """R117, R130."""
    cards, with_dice = deal("germany"), deal("germany", options={"dice": True})
    assert cards.fact("meeples") == with_dice.fact("meeples")
    assert len(with_dice.game.start.answers) == 60


def test_a_claim_takes_a_meeple_from_each_of_its_ends() -> None:
    """R117: of one colour only it is taken at once, and an empty end gives nothing."""
    line = "germany base 2 | meeples=chemnitz:red:1,leipzig:blue:2 | 0 hand=blue:4,yellow:1"
    game = table(line)
    told = game.play("claim chemnitz leipzig", "pay blue 2")
    places = [place.id for place in game.game.map.places]
    assert [places[taken["place"]] for taken in only(told, "meeple_taken")] == ["chemnitz", "leipzig"]
    assert game.fact("collected") == [{"blue": 1, "red": 1}, {}]
    assert game.fact("meeples") == {"leipzig": {"blue": 1}}
    game.play("draw", "draw", "claim chemnitz dresden", "pay yellow 1")
    assert game.fact("collected") == [{"blue": 1, "red": 1}, {}]


def test_the_claimer_chooses_the_colour_where_several_stand() -> None:
    """R117: first at one end, then at the other."""
    stand = "meeples=berlin:red:2,berlin:blue:1,leipzig:red:1,leipzig:green:1"
    game = table(f"germany base 2 | {stand} | 0 hand=orange:4")
    game.play("claim berlin leipzig", "pay orange 4")
    assert (game.game.phase, game.fact("meeple_place"), game.legal()) == (
        "meeple",
        "berlin",
        ["meeple blue", "meeple red"],
    )
    game.play("meeple red")
    assert (game.fact("meeple_place"), game.legal()) == ("leipzig", ["meeple red", "meeple green"])
    assert game.game.to_move == 0
    game.play("meeple green")
    assert (game.game.to_move, game.fact("meeple_place")) == (1, None)
    assert game.fact("collected") == [{"red": 1, "green": 1}, {}]
    assert game.fact("meeples") == {"berlin": {"blue": 1, "red": 1}, "leipzig": {"red": 1}}


def test_the_border_points_of_a_country_share_its_meeple() -> None:
    """R117, R93."""
    game = table("germany base 2 | meeples=denmark:white:1 | 0 hand=green:5,red:2")
    game.play("claim kiel denmark-2", "pay red 2")
    assert game.fact("collected") == [{"white": 1}, {}]
    game.play("draw", "draw", "claim bremerhaven denmark-1", "pay green 5")
    assert (game.fact("collected"), game.fact("meeples")) == ([{"white": 1}, {}], {})


def test_claiming_with_dice_takes_meeples_just_the_same() -> None:
    """R117, R136."""
    line = "germany base 2 dice=true | dice=single:2,wild:3 meeples=chemnitz:red:1,chemnitz:blue:1"
    with pytest.raises(ValueError, match="number of meeples"):
        table(line)
    game = table("germany base 2 dice=true | dice=single:2,wild:3 meeples=leipzig:red:1,leipzig:blue:1")
    game.play("claim chemnitz leipzig", "pay single 2")
    game.play("meeple blue")
    assert (game.game.phase, game.fact("collected")) == ("after action", [{"blue": 1}, {}])


def test_a_monster_may_move_once_the_meeples_are_taken() -> None:
    """R117, R169: nothing else is decided between the claim and the meeples."""
    where = "monsters=alvin:kiel,dexter:ulm meeples=leipzig:red:1,leipzig:blue:1"
    game = table(f"germany base 2 monsters=true | {where} | 0 hand=blue:2,locomotive:1")
    game.play("claim chemnitz leipzig", "pay blue 2")
    assert game.legal() == ["meeple blue", "meeple red"]
    game.play("meeple red")
    assert game.game.phase == "after action"
    assert game.legal("move alvin")


def test_collected_meeples_are_open() -> None:
    """R117, R8."""
    game = table(collected("red:2", "blue:1"))
    assert [game.fact("collected", seat) for seat in (None, 0, 1)] == [[{"red": 2}, {"blue": 1}]] * 3


def test_each_colour_pays_twenty_to_the_most_and_ten_to_the_second() -> None:
    """R117."""
    assert meeple_points("red:3", "red:2", "red:1") == [20, 10, 0]
    assert meeple_points("red:3,blue:1", "red:2,blue:2", "") == [30, 30, 0]


def test_tied_for_first_all_get_twenty_and_there_is_no_second() -> None:
    """R117."""
    assert meeple_points("red:2", "red:2", "red:1") == [20, 20, 0]


def test_tied_for_second_all_get_ten() -> None:
    """R117."""
    assert meeple_points("red:3", "red:1", "red:1", "") == [20, 10, 10, 0]


def test_nobody_without_a_meeple_of_a_colour_scores_it() -> None:
    """R117."""
    assert meeple_points("red:1", "", "") == [20, 0, 0]
    assert meeple_points("", "") == [0, 0]


def test_meeples_count_in_the_total_and_in_no_other_part() -> None:
    """R117, R225."""
    score = table(collected("green:1", "")).score()
    assert (score.total, score.meeples, score.routes, score.goods) == (20, 20, 0, 0)


def test_a_bag_with_too_few_meeples_leaves_slots_empty() -> None:
    """R117: such a board is refused as a file, but a program may make one."""
    board = maps.load("germany")
    game = deal(type(board)(**{name: getattr(board, name) for name in board.__struct_fields__} | {"meeples": ("red",)}))
    standing = game.fact("meeples")
    assert isinstance(standing, dict)
    assert sum(colours.get("red", 0) for colours in standing.values()) == 10
    assert names(game.game.start.events)[0] == "game_started"
