"""A board from a file of one's own is taken wherever a board of the package is."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from whistlestop import Game, maps
from whistlestop.cli.application import application
from whistlestop.environments import tables
from whistlestop.maps import MapError


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """Return the file of a board that the package does not have."""
    board = msgspec.structs.replace(maps.load("lake-constance"), id="my-lake", name="My Lake")
    file = tmp_path / "my-lake.json"
    file.write_bytes(msgspec.json.encode(board))
    return file


def test_a_game_takes_a_path_or_a_map_as_it_takes_a_name(own: Path) -> None:
    by_text, by_path, by_map = (Game(board, seed=3) for board in (str(own), own, maps.read(own)))
    assert by_text.map.name == "My Lake"
    assert by_text.position() == by_path.position() == by_map.position()


def test_a_log_of_an_own_board_is_read_with_its_file(own: Path) -> None:
    game = Game(own, seed=3)
    game.play("keep", "keep")
    assert Game.from_log(game.log(), own).position() == game.position()
    with pytest.raises(MapError, match="unknown map"):
        Game.from_log(game.log())


def test_an_edited_file_is_read_again(own: Path) -> None:
    before = Game(own, seed=3).map.name
    own.write_text(own.read_text(encoding="utf-8").replace("My Lake", "Our Lake"), encoding="utf-8")
    assert (before, Game(own, seed=3).map.name) == ("My Lake", "Our Lake")


def test_environments_take_an_own_board(own: Path) -> None:
    assert tables.rules(own, "cards", 2).map.id == "my-lake"
    with pytest.raises(ValueError, match="My Lake is for"):
        tables.rules(own, "dice", 9)


@pytest.mark.parametrize(
    "command",
    ["simulate --games 2 --bot random --map", "arena --games 2 --bots random,greedy --map", "play --map"],
)
def test_commands_take_the_file_of_an_own_board(own: Path, command: str) -> None:
    result = CliRunner().invoke(application(), [*command.split(), str(own)], input="quit\nyes\n")
    assert result.exit_code == 0, result.output


def test_a_missing_file_is_told_before_anything_is_dealt(tmp_path: Path) -> None:
    with pytest.raises(MapError, match="nowhere"):
        Game(tmp_path / "nowhere.json")


@pytest.mark.parametrize("seed", [1.5, "7", True, -1, 2**64])
def test_a_seed_that_is_no_number_of_the_generator_is_refused(seed: object) -> None:
    with pytest.raises(ValueError, match="seed"):
        Game(seed=seed)  # type: ignore[arg-type]
