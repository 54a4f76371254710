"""Maps with two ticket decks, meeples, passengers and goods: what is refused, with line and reason (R100-R117)."""

import json
from pathlib import Path
from typing import Any

import pytest

from whistlestop import Game, maps
from whistlestop.maps.check import problems

DATA = Path(maps.__file__).parent / "data"
TEXTS = {
    name: (DATA / f"{name}.json").read_text(encoding="utf-8")
    for name in (
        "germany",
        "marklin",
        "san-francisco",
        "usa",
        "switzerland",
        "first-journey-usa",
        "pennsylvania",
        "japan",
    )
}
SPLIT = '"opening_tickets": {"deal": {"short": 4, "long": 4}, "keep": 2, "split": 4}'

# Board, a text to replace, what to put there, the reason.
WRONG = {
    "goods beside meeples": ("germany", '"meeples": 5}', '"meeples": 5, "goods": [3]}', "meeples or goods, not both"),
    "a meeple too many": ("germany", '"meeples": 5}', '"meeples": 6}', "60 meeples for 61 on the board"),
    "meeples at a border point": ("germany", '"country": "denmark"}', '"country": "denmark", "meeples": 1}', "shares"),
    "a colour twice": ("germany", '"blue", "red"', '"red", "red"', "a colour of meeples stands twice"),
    "too many meeples": ("germany", '"meeples_per_colour": 10', '"meeples_per_colour": 11', "66 meeples for 60"),
    "no goods": ("usa", '"id": "usa",', '"id": "usa", "passengers": 1,', "passengers find no goods"),
    "no passengers": ("marklin", '"passengers": 3,', '"passengers": 0,', "goods need passengers"),
    "cards without passengers": (
        "usa",
        '"id": "usa",',
        '"id": "usa", "deck": {"passengers": 1},',
        "cards need passengers",
    ),
    "four passengers": ("marklin", '"passengers": 3,', '"passengers": 4,', "too many passengers: 4, at most 3"),
    "a high stack": ("marklin", "[7, 6, 5, 4]", "[9, 8, 7, 6, 5, 4, 3, 2, 1]", "a stack has at most 8 tokens"),
    "a long route": ("marklin", '"length": 7', '"length": 8', "a route has at most 7 spaces"),
    "a tunnel": ("marklin", '"colour": "red"}', '"colour": "red", "tunnel": true}', "plain tracks only"),
    "a ferry": ("marklin", '"colour": "red"}', '"colour": "red", "ferry": 1}', "plain tracks only"),
    "a substitute": ("marklin", '"colour": "red"}', '"colour": "red", "any_cards": 2}', "plain tracks only"),
    "stations": ("marklin", '"passengers": 3,', '"passengers": 3, "stations": 3,', "do not go with stations"),
    "three decks": (
        "marklin",
        '"points": 5, "deck": "short"',
        '"points": 5, "deck": "middle"',
        "no ticket is ever dealt",
    ),
    "one deck split": ("marklin", SPLIT, SPLIT.replace('"short": 4, ', ""), "exactly two decks"),
    "a large split": (
        "marklin",
        SPLIT,
        SPLIT.replace('"split": 4', '"split": 6'),
        "at most 5 tickets are split, not 6",
    ),
    "a split of more than is dealt": (
        "marklin",
        SPLIT,
        SPLIT.replace("4, ", "1, ").replace("4}", "2}", 1),
        "the decks give 3",
    ),
    "a small deck": ("marklin", SPLIT, SPLIT.replace('"short": 4', '"short": 5'), "25 tickets to deal from the deck"),
    "keeping more than the split": (
        "marklin",
        SPLIT,
        SPLIT.replace('"keep": 2', '"keep": 5'),
        "keep 5 of 4 dealt tickets",
    ),
    "tourists without facts": ("usa", '"id": "usa",', '"id": "usa", "tourists": {},', "symbols"),
    "a symbol twice": ("san-francisco", '"ship", "tram"', '"ship", "ship"', "a symbol stands twice"),
    "an unknown symbol": ("san-francisco", '"ship", "tram"', '"ship", "balloon"', "symbols"),
    "stacks left over": ("san-francisco", '"sunset", "potrero-hill"]', '"sunset"]', "players put at most 2"),
    "a stack nowhere": ("san-francisco", '"sunset", "potrero-hill"]', '"sunset", "oakland"]', "not on the map"),
    "two stacks in a place": ("san-francisco", '"sunset", "potrero-hill"]', '"sunset", "sunset"]', "two stacks stand"),
    "points of a set": ("san-francisco", "6, 9, 12]", "6, 9]", "7 numbers of points for sets of 0 to 7"),
    "tokens for a table": ("san-francisco", '{"2": 2, "3": 2, "4": 3}', '{"2": 2, "3": 2}', "for 4 players"),
    "tokens for nobody": ("san-francisco", '{"2": 1, "3": 2, "4": 3}', '{"2": 1, "3": 2, "4": 3, "5": 3}', "not 5"),
    "more tokens than there are": ("san-francisco", '"tokens": 3,', '"tokens": 2,', "there are 2 of each symbol"),
    "a coast without a race": ("usa", '"id": "seattle",', '"id": "seattle", "coast": "west",', '"race" is missing'),
    "a company nowhere": ("pennsylvania", '"companies": ["', '"companies": ["nowhere", "', "does not have"),
    "a dummy without companies": ("usa", '"id": "usa",', '"id": "usa", "share_dummy_players": 2,', "no companies"),
    "no bullet trains": ("japan", '"bullet_trains": 16,', '"bullet_trains": 0,', '"bullet_trains" is missing'),
    "two mechanisms of one room": (
        "pennsylvania",
        '"companies": [',
        '"bullet_trains": 3, "companies": [',
        "share their room in a game record",
    ),
    "tours among countries": ("switzerland", '"players"', '"bonuses": {"grand_tour": [5]}, "players"', "grand_tour"),
    "cities among countries": ("switzerland", '"players"', '"bonuses": {"most_cities": 5}, "players"', "most_cities"),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_board_is_refused_with_its_line_and_the_reason(tmp_path: Path, name: str) -> None:
    """R100-R108, R117, R120, R121, R425, R427, R431."""
    board, old, new, reason = WRONG[name]
    assert old in TEXTS[board]
    file = tmp_path / f"{board}.json"
    file.write_text(TEXTS[board].replace(old, new, 1), encoding="utf-8")
    with pytest.raises(maps.MapError, match=reason) as refused:
        maps.read(file)
    assert refused.value.line is not None


def test_the_bag_and_the_stacks_have_room_for_so_many_and_no_more() -> None:
    """R106, R117: sizes of the game record."""
    board = maps.load("germany")
    fields = {name: getattr(board, name) for name in board.__struct_fields__}
    crowded = [type(place)(place.id, place.name, 0.0, 0.0, meeples=2, goods=(1,)) for place in board.places]
    reasons = [problem.reason for problem in problems(maps.Map(**{**fields, "places": tuple(crowded)}))]
    assert any("too many meeples: 103, at most 64" in reason for reason in reasons)
    assert any("too many stacks of goods: 49, at most 48" in reason for reason in reasons)


def test_the_new_boards_are_in_order() -> None:
    """R100-R117: and what no source has is told."""
    for board in ("germany", "marklin"):
        assert list(problems(maps.load(board))) == []
        assert len(maps.load(board).unverified) >= 2


# What is taken out of a board that asks for its mechanism ("*" is every item of a list), and the reason that is told.
FACTS = {
    ("nederland", "tolls"): 'with tolls only, and the key "tolls" is missing',
    ("nederland", "tolls", "points"): 'the key "points" is missing',
    ("nederland", "tolls", "points", "3"): "no points for tokens of 3 players",
    ("nederland", "tracks", "*", "toll"): "has no toll",
    ("nederland", "tickets", "*", "foot"): "no ticket has a foot",
    ("united-kingdom", "technologies"): "there are no technologies on this map",
    ("united-kingdom", "technologies", "cards"): 'the key "cards" is missing',
    ("united-kingdom", "technologies", "cards", "*", "price"): 'the key "price" is missing',
    ("united-kingdom", "technologies", "cards", "*", "regions"): 'opens nothing: the key "regions" is missing',
    ("united-kingdom", "technologies", "cards", "*", "lengths"): 'opens nothing: the key "lengths" is missing',
    ("united-kingdom", "technologies", "cards", "*", "ferries"): 'opens nothing: the key "ferries" is missing',
    ("united-kingdom", "tracks", "*", "ferry"): "opens ferries, but no track is one",
    ("united-kingdom", "places", "*", "region"): "no place lies in the region",
    ("pennsylvania", "companies"): "that the map does not have",
    ("pennsylvania", "companies", "*", "points"): 'the key "points" is missing',
    ("pennsylvania", "tracks", "*", "companies"): "no track shows the company",
    ("france", "beds"): 'but the key "beds" with their pieces is missing',
    ("france", "beds", "pieces"): 'the key "pieces" is missing',
    ("france", "beds", "crossings", "*", "one"): 'the key "one" is missing',
    ("france", "tracks", "*", "bed"): "no bed has the length",
    ("old-west", "markers"): 'the key "markers" is missing',
    ("rails-and-sails-world", "ships"): 'route needs ships, but the key "ships" is missing',
    ("rails-and-sails-world", "ships", "ports"): "harbours need ports",
    ("rails-and-sails-world", "deck", "colours"): "the cards of boards with ships are",
    ("rails-and-sails-world", "tracks", "*", "kind"): "no track is a ship route",
    ("japan", "bullet_trains"): 'the key "bullet_trains" is missing',
    ("japan", "bonuses", "bullet_progress"): '"bullet_progress" of bonuses is missing',
    ("japan", "tracks", "*", "bullet"): "no track is a bullet route",
    ("first-journey-usa", "race"): 'the key "race" is missing',
    ("first-journey-usa", "opening_tickets"): "in a race 2 tickets of one deck are dealt",
    ("san-francisco", "tourists", "stacks"): 'the key "stacks" is missing',
    ("san-francisco", "tourists", "points"): 'the key "points" is missing',
}


def without(value: Any, first: str, *rest: str) -> None:
    """Take a key out of a value, out of all items of a list where it is there."""
    if first == "*":
        for item in value:
            without(item, *rest)
    elif rest:
        without(value[first], *rest)
    else:
        value.pop(first, None)


@pytest.mark.parametrize("taken", FACTS, ids=" ".join)
def test_a_board_that_asks_for_a_mechanism_without_its_facts_is_refused_and_nothing_is_dealt(
    tmp_path: Path, taken: tuple[str, ...]
) -> None:
    """R250-R434: the line and the key are told."""
    board, *keys = taken
    whole = json.loads((DATA / f"{board}.json").read_text(encoding="utf-8"))
    without(whole, *keys)
    file = tmp_path / f"{board}.json"
    file.write_text(json.dumps(whole, indent=1), encoding="utf-8")
    with pytest.raises(maps.MapError) as refused:
        Game(str(file))
    assert FACTS[taken] in str(refused.value)
    assert refused.value.line is not None


def test_house_rules_of_first_journey_need_a_race(tmp_path: Path) -> None:
    """R410: nothing else of the file speaks of one."""
    whole = json.loads(TEXTS["first-journey-usa"])
    without(whole, "race")
    without(whole, "places", "*", "coast")
    (tmp_path / "board.json").write_text(json.dumps(whole, indent=1), encoding="utf-8")
    with pytest.raises(maps.MapError, match=r'firstjourney.locomotives: the key "race" is missing'):
        maps.read(tmp_path / "board.json")


@pytest.mark.parametrize(
    ("board", "keys", "wrong", "reasons"),
    [
        ("france", ("beds", "crossings", 0, "one"), [], ["expected array of length 2"]),
        ("france", ("beds", "crossings", 0, "one"), ["paris", 1], ["expected str, got int"]),
        ("japan", ("players",), [2, "five"], ["expected int, got str"]),
        ("nederland", ("tolls", "points"), {"2": [35, "none"]}, ["expected int, got str"]),
        ("pennsylvania", ("companies", 0, "mark"), "", ["expected str of length >= 1"]),
    ],
)
def test_a_value_of_the_wrong_kind_is_told_once(
    tmp_path: Path, board: str, keys: tuple[str | int, ...], wrong: object, reasons: list[str]
) -> None:
    """Pairs and tables ended in a traceback once, and what no value came to mind for was told fifty times."""
    whole = json.loads((DATA / f"{board}.json").read_text(encoding="utf-8"))
    value = whole
    for key in keys[:-1]:
        value = value[key]
    value[keys[-1]] = wrong
    (tmp_path / "board.json").write_text(json.dumps(whole, indent=1), encoding="utf-8")
    with pytest.raises(maps.MapError) as refused:
        maps.read(tmp_path / "board.json")
    told = [refused.value, *refused.value.further]
    assert [error.reason.rpartition(": ")[2] for error in told] == reasons
    assert all(error.line for error in told)
