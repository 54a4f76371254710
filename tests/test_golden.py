"""Golden games: whole games of every board and ticket set, replayed from their logs to the same end.

`tests/golden/make.py` makes them. A difference here means that an old log no longer tells the same game. Games of the
first rules stand beside those of later ones and replay by the rules and on the boards they were played with.
"""

from collections import Counter
from pathlib import Path

import pytest

from whistlestop import Game, maps
from whistlestop.maps.former import FORMER
from whistlestop.notation import read_log
from whistlestop.ruleset.allowing import allowing

FOLDER = Path(__file__).parent / "golden"
GAMES = sorted(FOLDER.glob("**/*.game"))


def title(path: Path) -> str:
    """Return what a test of a game is called."""
    return str(path.relative_to(FOLDER).with_suffix(""))


@pytest.mark.parametrize("path", GAMES, ids=title)
def test_a_golden_game_is_replayed_to_the_same_end(path: Path) -> None:
    """R220, R225: the log's own result is compared while it is replayed."""
    text = path.read_text(encoding="utf-8")
    game = Game.from_log(text)
    assert game.over
    assert read_log(text).result is not None
    assert game.position() == path.with_suffix(".position").read_text(encoding="utf-8").strip()
    assert game.log() == text


def test_every_board_and_ticket_set_has_a_golden_game() -> None:
    every = [read_log(path.read_text(encoding="utf-8")) for path in GAMES]
    wanted = {(board, ticket_set) for board in maps.ids() for ticket_set in maps.ticket_sets(board)}
    logs = [log for log in every if log.digest == maps.digest(maps.load(log.map, log.ticket_set))]
    assert {(log.map, log.ticket_set) for log in logs} == wanted
    for board in maps.ids():
        few, many = maps.load(board).players
        for mode in ({}, {"dice": True, "monsters": True}):
            counts = {
                log.players for log in logs if log.map == board and log.options == allowing(maps.load(board), mode)
            }
            assert counts == set(range(few, many + 1))


def test_every_former_board_has_golden_games_of_its_rules() -> None:
    logs = [read_log(path.read_text(encoding="utf-8")) for path in GAMES]
    for version, boards in FORMER.items():
        played = {(log.map, log.ticket_set): log.digest for log in logs if log.rules_version == version}
        assert boards.items() <= played.items()


def test_golden_games_show_every_kind_of_action_but_the_rare_pass() -> None:
    words: Counter[str] = Counter()
    for path in GAMES:
        words.update(action.split()[0] for _, action, _ in read_log(path.read_text(encoding="utf-8")).decisions)
    kinds = {"claim", "decline", "draw", "extra", "keep", "pay", "return", "station", "take", "tickets"}
    kinds |= {"place", "move", "end", "reroll", "buy", "replace", "give"}
    kinds |= {"split", "meeple", "passenger", "no", "travel", "stop", "stack", "tourist", "share", "dummy"}
    kinds |= {"change", "marker", "technology", "neutral", "build", "piece", "pieces", "harbour", "exchange"}
    assert kinds == set(words) - {"pass"}
