"""Text forms: positions, actions and logs read back as they were written; broken texts are refused with a reason."""

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from table import played, table
from whistlestop import Game, Refusal, maps
from whistlestop.kernel import INTERPRETED
from whistlestop.maps import MapError
from whistlestop.notation import LogError, NotationError, read_log, write_log
from whistlestop.notation.position_reader import _SEAT_READERS, _TABLE_READERS
from whistlestop.options import OptionError

EXAMPLES = 5 if INTERPRETED else 40
LONGEST = 60 if INTERPRETED else 600
GOLDEN = Path(__file__).parent / "golden" / "usa-base-2.game"
SETS = [(board, ticket_set) for board in maps.ids() for ticket_set in maps.ticket_sets(board)]

tables = st.tuples(st.sampled_from(SETS), st.integers(2, 5), st.integers(0, 2**32), st.integers(0, LONGEST))


def at(drawn: tuple[tuple[str, str], int, int, int]) -> Game:
    """Return the game a drawn tuple describes."""
    (board, ticket_set), players, seed, decisions = drawn
    return played(board, ticket_set, players, seed, decisions)


@settings(max_examples=EXAMPLES, deadline=None)
@given(tables)
def test_a_position_reached_in_play_reads_back_byte_for_byte(drawn: tuple[tuple[str, str], int, int, int]) -> None:
    game = at(drawn)
    again = Game.from_position(game.position())
    assert again.engine.games.tobytes() == game.engine.games.tobytes()
    assert again.position() == game.position()
    assert again.legal() == game.legal()


@settings(max_examples=EXAMPLES, deadline=None)
@given(tables)
def test_the_text_of_every_legal_action_reads_back(drawn: tuple[tuple[str, str], int, int, int]) -> None:
    game = at(drawn)
    for action in game.legal():
        assert game.read(action.text) == action.id
        assert game.read(action.text.upper()) == action.id
    assert len({action.text for action in game.legal()}) == len(game.legal())


@settings(max_examples=EXAMPLES, deadline=None)
@given(tables)
def test_a_log_replays_to_the_same_game(drawn: tuple[tuple[str, str], int, int, int]) -> None:
    game = at(drawn)
    again = Game.from_log(game.log())
    assert again.engine.games.tobytes() == game.engine.games.tobytes()
    assert again.log() == game.log()
    assert again.events(everything=True) == game.events(everything=True)
    assert write_log(read_log(game.log())) == game.log()


def test_a_log_replays_without_the_random_generator() -> None:
    """The seed of a log only says how luck would go on."""
    game = played("europe", "base", 3, 5, 40)
    text = game.log().replace("seed 5", "seed 6")
    again = Game.from_log(text)
    assert again.decision == game.decision
    assert again.position().replace("seed=6:", "seed=5:") == game.position()


def test_a_log_keeps_first_player_and_options() -> None:
    game = Game("usa", seed=3, first=1, options={"display.reset_cap": 3, "end.dead_board": False})
    text = game.log()
    assert "first 1\noption display.reset_cap=3\noption end.dead_board=false\nseed 3\n" in text
    again = Game.from_log(text)
    assert (again.first_chosen, again.rules.options) == (1, game.rules.options)


def test_a_position_line_keeps_options() -> None:
    game = Game("usa", seed=3, options={"end.dead_board": False})
    assert "| usa base 2 end.dead_board=false |" in game.position()
    assert Game.from_position(game.position()).rules.options == game.rules.options


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("claim Zürich – München", "claim munchen zurich"),
        ("CLAIM zürich-münchen", "claim munchen zurich"),
        ("claim  Athína   Sofia", "claim athina sofia"),
        ("claim København Essen #2", "claim essen kobenhavn #2"),
        ("claim Kyïv Budapest", "claim budapest kyiv"),
        ("Station Zágráb", "station zagrab"),
        ("station kobenhavn", "station kobenhavn"),
        ("Draw", "draw"),
        ("take LOCOMOTIVE", "take locomotive"),
    ],
)
def test_names_as_printed_any_dash_any_case_and_either_order_are_understood(text: str, meant: str) -> None:
    game = Game.from_position("europe base 2")
    assert game.read(text) == game.read(meant)


def test_names_with_dots_and_blanks_are_understood() -> None:
    game = Game.from_position("usa base 2")
    assert game.read("claim Sault St. Marie — Winnipeg") == game.read("claim sault-st-marie winnipeg")
    assert game.read("claim New York Washington #1") == game.read("claim new-york washington #1")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "'' is not an action"),
        ("dance", "'dance' is not an action"),
        ("claim boston", "is not an action"),
        ("claim boston miami", "is not an action"),
        ("claim boston new-york", "could be either of two tracks; add #1 or #2"),
        ("claim boston new-york #3", "is not an action"),
        ("take mauve", "is not an action"),
        ("pay mauve 2", "'mauve' is no kind of card"),
    ],
)
def test_a_text_that_is_no_action_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(Refusal, match=re.escape(reason)):
        Game.from_position("usa base 2").read(text)


@pytest.mark.parametrize("text", ["pay red 2", "pay red 4", "pay red 2 + locomotive 2", "pay red 99"])
def test_a_payment_of_another_number_of_cards_is_refused(text: str) -> None:
    game = table("usa base 2 | 0 hand=red:6,locomotive:4")
    game.play("claim chicago duluth")
    with pytest.raises(Refusal, match="3 cards are due"):
        game.game.read(text)


SIXES = "calgary:winnipeg,duluth:helena,duluth:toronto,el-paso:houston,el-paso:los-angeles,helena:seattle"


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("", "a position begins with a map, a ticket set and a number of players"),
        ("usa base", "a position begins with"),
        ("whistlestop 9 | usa base 2", "reads positions that begin with 'whistlestop 1'"),
        ("usa base 9", "usa is for 2 to 5 players, not '9'"),
        ("usa base two", "not 'two'"),
        ("usa base 2 | colour=red", "'colour=red' is not understood; known here: seed,"),
        ("usa base 2 | 0 hand", "'hand' is not understood; known here: hand,"),
        ("usa base 2 | turn.x=1", "'turn.x=1' is not understood"),
        ("usa base 2 | 7 hand=red:1", "seat 7 is not between 0 and 1"),
        ("usa base 2 | 0 hand=mauve:1", "'mauve' is no kind of card of this map"),
        ("usa base 2 | 0 hand=red:many", "'many' is no number of cards"),
        ("usa base 2 | 0 hand=red:13", "the line has 13 red cards; the game has 12"),
        ("usa base 2 | 0 hand=red:1 known=red:2", "knows more cards of seat 0 than its hand has"),
        ("usa base 2 | display=mauve", "'mauve' is no kind of card"),
        ("usa base 2 | display=red,red,red,red,red,red", "names more than 5 cards"),
        ("usa base 2 | 0 tracks=boston:miami", "'boston:miami' is no track of this map"),
        ("usa base 2 | 0 tracks=chicago:duluth | 1 tracks=chicago:duluth", "track 'chicago:duluth' is owned twice"),
        ("usa base 4 | 0 tracks=boston:new-york#1,boston:new-york#2", "owns two tracks of one double route"),
        (f"usa base 2 | 0 tracks={SIXES},miami:new-orleans,portland:salt-lake-city", "has not enough trains"),
        ("usa base 2 | 0 tickets=boston:boston", "'boston:boston' is no ticket of this map"),
        ("usa base 2 | 0 tickets=boston:miami | 1 tickets=boston:miami", "ticket 'boston:miami' is in two places"),
        ("usa base 2 | under.long=0@boston:miami", "'long' is no ticket deck of this map"),
        ("usa base 2 | under.regular=x@boston:miami", "'x' is no seat"),
        ("europe base 2 | under.regular=0@brest:petrograd", "not of the deck it is said to lie under"),
        ("europe base 2 | 0 stations=atlantis", "'atlantis' is no place of this map"),
        ("europe base 2 | 0 stations=paris | 1 stations=paris", "there are two stations in 'paris'"),
        ("europe base 2 | 0 stations=paris,roma,wien,berlin", "seat 0 has more than 3 stations"),
        ("usa base 2 | phase=lunch", "'lunch' is no phase; phases are over, tickets, action"),
        ("usa base 2 | phase=tickets", "none are offered to the player"),
        ("usa base 2 | phase=payment", "does not fit the phase 'payment'"),
        ("usa base 2 | claiming=chicago:duluth", "does not fit the phase 'action'"),
        ("europe base 2 | phase=tunnel claiming=paris:zurich", "does not fit the phase 'tunnel'"),
        ("europe base 2 | phase=tunnel claiming=paris:zurich laid=red:2:0", "do not pay for a tunnel"),
        ("europe base 2 | phase=tunnel claiming=paris:zurich laid=red:3:0", "are not in the player's hand"),
        ("europe base 2 | phase=tunnel claiming=paris:zurich laid=red", "'' is no number of cards"),
        ("usa base 2 | player=2", "player 2 is not between 0 and 1"),
        ("usa base 2 | turn=-1", "turn -1 is not between 0 and"),
        ("usa base 2 | passes=300", "passes 300 is not between 0 and 2"),
        ("usa base 2 | seed=-1", "seed -1 is not between"),
    ],
)
def test_a_broken_position_line_is_refused_with_the_reason(line: str, reason: str) -> None:
    with pytest.raises(NotationError, match=re.escape(reason)):
        Game.from_position(line)


def test_a_position_line_may_name_an_unknown_board_or_option() -> None:
    with pytest.raises(MapError, match="unknown map"):
        Game.from_position("mars base 2")
    with pytest.raises(OptionError, match="unknown option 'speed'"):
        Game.from_position("usa base 2 speed=9")


def test_a_position_of_another_map_than_the_given_rules_is_refused() -> None:
    rules = Game.from_position("usa base 2").rules
    with pytest.raises(NotationError, match="the line is about europe base, not usa base"):
        Game.from_position("europe base 2", rules)


def test_a_position_line_without_anything_is_a_plain_beginning() -> None:
    game = table("usa base 3")
    assert (game.game.phase, game.game.to_move, game.fact("turn")) == ("action", 0, 1)
    assert game.display() == [None] * 5
    assert (game.fact("deck_size"), game.fact("trains")) == (110, [45] * 3)
    assert game.fact("ticket_deck_size") == {"regular": 30}


LOG = GOLDEN.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("whistlestop log 1", "whistlestop log 2", "line 1: a log begins with 'whistlestop log 1'"),
        ("rules 1", "rules 99", "line 2: rules version 99 is newer than this program's 1"),
        ("players 2", "players many", "line 4: invalid literal"),
        ("players 2", "", "names no map or no players"),
        ("first luck", "weather fine", "line 5: 'weather' is not understood"),
        ("seed ", "option speed=9\nseed ", "line 6: unknown option 'speed'"),
        ("\n0 ", "\n1 ", "not_your_turn"),
        (" keep", " dance", "'dance' is not an action"),
        (" keep", " draw", "'draw' is not legal there"),
    ],
)
def test_a_broken_log_is_refused_naming_the_line(old: str, new: str, reason: str) -> None:
    assert old in LOG
    with pytest.raises(LogError, match=re.escape(reason)):
        Game.from_log(LOG.replace(old, new, 1))


def test_a_log_whose_luck_does_not_fit_is_refused() -> None:
    lines = LOG.splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith("start"))
    for broken in (lines[start] + " red", lines[start].rsplit(" ", 1)[0]):
        with pytest.raises(LogError, match="luck is not asked"):
            Game.from_log("\n".join([*lines[:start], broken, *lines[start + 1 :]]))


def test_a_log_of_another_version_of_the_map_is_refused() -> None:
    digest = maps.digest(maps.load("usa"))
    with pytest.raises(LogError, match="another version of usa"):
        Game.from_log(LOG.replace(digest, "0" * len(digest)))


def test_a_log_with_another_result_than_the_replays_is_refused() -> None:
    with pytest.raises(LogError, match=re.escape("the log ends [999, ")):
        Game.from_log(re.sub(r"result 0=-?\d+", "result 0=999", LOG))


PAGE = (Path(__file__).parents[1] / "docs" / "notation.md").read_text(encoding="utf-8")
SHOWN = [line for block in re.findall(r"```text\n(.+?)```", PAGE, re.DOTALL) for line in block.splitlines()]


def test_the_examples_of_the_page_on_notation_are_true() -> None:
    game = Game.from_position("usa base 2")
    for word, _, rest in (line.partition(" ") for line in SHOWN):
        text, _, reason = rest.partition(" : ")
        if word in ("at", "read"):
            game = Game.from_position(rest)
            assert Game.from_position(game.position()).engine.games.tobytes() == game.engine.games.tobytes()
        elif word == "play":
            game.play(rest)
        elif word == "refused":
            with pytest.raises(Refusal, match=re.escape(reason)):
                game.play(text)
        else:
            assert word == "broken"
            with pytest.raises(NotationError, match=re.escape(reason)):
                Game.from_position(text)


def test_the_log_of_the_page_on_notation_replays() -> None:
    found = re.search(r"```log\n(.+?)```", PAGE, re.DOTALL)
    assert found is not None
    text = found[1].replace("DIGEST", maps.digest(maps.load("usa")))
    assert Game.from_log(text).log() == text


def test_the_page_on_notation_explains_every_key() -> None:
    explained = set(re.findall(r"^\| `([a-z_]+)[.=]", PAGE, re.MULTILINE))
    assert {*_TABLE_READERS, *_SEAT_READERS} <= explained


def test_the_log_of_a_game_that_began_at_a_position_replays() -> None:
    game = Game.from_position("usa base 2 | seed=5 display=red,blue,green,white,black | 0 hand=red:4 | 1 hand=blue:2")
    game.play("take red", "draw", "take blue")
    again = Game.from_log(game.log())
    assert again.engine.games.tobytes() == game.engine.games.tobytes()
    assert again.log() == game.log()
