"""Text forms: positions, actions and logs read back as they were written; broken texts are refused with a reason."""

import re
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from table import played, table
from whistlestop import Game, Refusal, maps
from whistlestop.compiler.kernel import INTERPRETED
from whistlestop.maps import MapError
from whistlestop.notation import LogError, NotationError, read_log, write_log
from whistlestop.notation.position.read import _SEAT_READERS, _TABLE_READERS
from whistlestop.records.actions import CLAIM, PAY
from whistlestop.records.state import PHASES
from whistlestop.ruleset.allowing import allowing
from whistlestop.ruleset.options import OptionError, Value, settle

EXAMPLES = 5 if INTERPRETED else 40
LONGEST = 60 if INTERPRETED else 600
GOLDEN = Path(__file__).parent / "golden" / "usa-base-2.game"
SETS = [(board, ticket_set) for board in maps.ids() for ticket_set in maps.ticket_sets(board)]

Drawn = tuple[tuple[str, str], int, int, int, int]

MODES: list[dict[str, Value]] = [
    {},
    {"monsters": True},
    {"dice": True},
    {"dice": True, "monsters": True},
    {"dice": True, "monsters": True, "combined.monster_payment": "wild_or_pair", "dice.token_cap_scope": "total"},
    {"dice": True, "dice.tokens_after_failed_tunnel": True, "dice.tunnel_faces": 3},
    {"monsters": True, "marklin.plus4_moves_monsters": True, "marklin.one_passenger_per_city": False},
]
tables = st.tuples(
    st.sampled_from(SETS),
    st.integers(2, 5),
    st.integers(0, 2**32),
    st.integers(0, LONGEST),
    st.integers(0, len(MODES) - 1),
)


def at(drawn: Drawn) -> Game:
    """Return the game a drawn tuple describes."""
    (board, ticket_set), players, seed, decisions, mode = drawn
    if not MODES[mode]:
        return played(board, ticket_set, players, seed, decisions)
    random = Random(seed)
    players = min(players, maps.load(board).players[1])
    game = Game(
        board, players=players, ticket_set=ticket_set, seed=seed, options=allowing(maps.load(board), MODES[mode])
    )
    while not game.over and game.decision < decisions:
        legal = game.legal_ids()
        game.play(random.choices(legal, [4 if CLAIM <= number < PAY else 1 for number in legal])[0])
    return game


@settings(max_examples=EXAMPLES, deadline=None)
@given(tables)
def test_a_position_reached_in_play_reads_back_byte_for_byte(drawn: Drawn) -> None:
    game = at(drawn)
    again = Game.from_position(game.position())
    assert again.engine.games.tobytes() == game.engine.games.tobytes()
    assert again.position() == game.position()
    assert again.legal() == game.legal()


@settings(max_examples=EXAMPLES, deadline=None)
@given(tables)
def test_the_text_of_every_legal_action_reads_back(drawn: Drawn) -> None:
    game = at(drawn)
    for action in game.legal():
        assert game.read(action.text) == action.id
        assert game.read(action.text.upper()) == action.id
    assert len({action.text for action in game.legal()}) == len(game.legal())


@settings(max_examples=EXAMPLES, deadline=None)
@given(tables)
def test_a_log_replays_to_the_same_game(drawn: Drawn) -> None:
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


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Move Alvin New York 2", "move alvin new-york 2"),
        ("move dexter Montréal 1", "move dexter montreal 1"),
        ("buy single with station + double", "buy single with double + station"),
        ("END DISCARDING double 1 + single 2", "end discarding single 2 + double 1"),
        ("Tickets 2", "tickets 2"),
    ],
)
def test_actions_of_the_expansions_are_understood_in_any_case_and_order(text: str, meant: str) -> None:
    table = "usa base 2 dice=true monsters=true | dice=wild:2 monsters=alvin:boston,dexter:miami"
    game = Game.from_position(f"{table} | 0 tokens=single:2,double:1")
    assert game.read(text) == game.read(meant)
    assert next((one.text for one in game.legal() if one.id == game.read(text)), meant) == meant


@pytest.mark.parametrize(
    ("position", "text", "reason"),
    [
        ("dice=single:5 phase=reroll", "reroll wild 1", "'reroll wild 1' is not an action here"),
        ("dice=single:2", "pay double 7", "is not an action here"),
        ("dice=single:2", "buy wild with single + single", "is not an action here"),
        ("dice=single:2", "end discarding station 1", "is not an action here"),
        ("dice=single:2", "tickets 9", "is not an action"),
        ("dice=single:2", "move godzilla miami 1", "is not an action"),
    ],
)
def test_a_text_that_names_no_dice_or_monster_is_refused(position: str, text: str, reason: str) -> None:
    game = Game.from_position(f"usa base 2 dice=true monsters=true | {position} monsters=alvin:boston,dexter:miami")
    with pytest.raises(Refusal, match=re.escape(reason)):
        game.read(text)


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
        ("whistlestop 9 | usa base 2", "reads positions that begin with 'whistlestop 1' or 'whistlestop 2'"),
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
        ("usa base 2 | dice=single:1", "has dice or tokens but the table is not played with dice"),
        ("usa base 2 dice=true | 0 tokens=wild:1", "'wild' is no token"),
        ("usa base 2 dice=true | 0 tokens=single:4", "'4' is no number of tokens; it is from 0 to 3"),
        ("usa base 2 dice=true | dice=single:4,wild:2", "the line has 6 dice; there are 5"),
        ("usa base 2 dice=true | dice=red:1", "'red' is no die of this map"),
        ("usa base 2 dice=true | symbols=4", "'4' is no number of symbols"),
        ("usa base 2 dice=true | phase=payment", "does not fit the phase 'payment'"),
        ("usa base 2 | monsters=alvin:boston,dexter:miami", "the table is not played with monsters"),
        ("usa base 2 monsters=true", "the line does not say where alvin is"),
        ("usa base 2 monsters=true | monsters=alvin:atlantis", "'atlantis' is no place of this map"),
        ("usa base 2 monsters=true | monsters=godzilla:boston", "'godzilla' is no monster of this map"),
        ("usa base 2 monsters=true | monsters=alvin:boston,dexter:miami face_up=alvin:2", "'2' is no seat"),
        (
            "usa base 2 monsters=true | monsters=alvin:boston,dexter:miami face_up=alvin:0 | 1 face_down=alvin:20",
            "the line has 21 cards of alvin; there are 20",
        ),
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


def test_a_position_of_other_rules_than_the_given_ones_is_refused() -> None:
    rules = Game.from_position("whistlestop 1 | usa base 2").rules
    assert Game.from_position("usa base 2", rules).rules is rules
    with pytest.raises(NotationError, match="the line is of rules 2, not 1"):
        Game.from_position("whistlestop 2 | usa base 2", rules)


@pytest.mark.parametrize("board", maps.ids())
def test_a_position_is_read_by_the_rules_and_on_the_board_it_was_written_under(board: str) -> None:
    """R92, R107, R109, R111, R121, R229: an old line keeps its defaults, also when it is written again."""
    old, new = Game.from_position(f"whistlestop 1 | {board} base 2"), Game.from_position(f"{board} base 2")
    assert (old.rules.version, new.rules.version) == (1, 2)
    assert old.rules.options == settle({}, rules_version=1)
    assert old.map == maps.load(board, rules_version=1)
    assert (old.position()[:15], new.position()[:15]) == ("whistlestop 1 |", "whistlestop 2 |")
    again = Game.from_position(old.position())
    assert (again.rules.version, again.rules.options, again.map) == (1, old.rules.options, old.map)


def test_a_log_keeps_the_rules_it_was_played_by() -> None:
    """R92: also one that began at a position; a log that names no rules is of the first."""
    game = Game.from_position(
        "whistlestop 1 | switzerland base 2 | display=locomotive,locomotive,locomotive,blue,green"
    )
    game.play("take blue", "draw")
    assert "\nrules 1\n" in game.log()
    again = Game.from_log(game.log().replace("rules 1\n", ""))
    assert again.log() == game.log()
    assert again.position() == game.position()
    assert "\nrules 2\n" in Game("switzerland", seed=1).log()


def test_an_option_at_the_former_default_is_written_down_under_the_newest_rules() -> None:
    chosen = {"marklin.collect_start_city": True, "marklin.collect_on_return": False}
    game = Game("marklin", seed=3, options=chosen)
    assert "option marklin.collect_start_city=true\n" in game.log()
    assert "collect_on_return" not in game.log()
    assert Game.from_log(game.log()).rules.options == game.rules.options


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
        ("rules 1", "rules 99", "line 2: rules version 99 is newer than this program's 2"),
        ("rules 1", "rules 0", "line 2: there is no rules version 0"),
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


LOGS = re.findall(r"```log\n(.+?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("number", range(2))
def test_the_logs_of_the_page_on_notation_replay(number: int) -> None:
    assert len(LOGS) == 2
    text = LOGS[number].replace("DIGEST", maps.digest(maps.load("usa")))
    assert Game.from_log(text).log() == text


def test_the_page_on_notation_explains_every_key() -> None:
    explained = set(re.findall(r"^\| `([a-z_]+)[.=]", PAGE, re.MULTILINE))
    assert {*_TABLE_READERS, *_SEAT_READERS} <= explained
    phases = {phase.replace(" ", "_") for phase in PHASES if phase}
    listed = next(row for row in PAGE.splitlines() if row.startswith("| `phase="))
    assert phases == {*re.findall(r"`([a-z_]+)`", listed)}


def test_the_log_of_a_game_that_began_at_a_position_replays() -> None:
    game = Game.from_position("usa base 2 | seed=5 display=red,blue,green,white,black | 0 hand=red:4 | 1 hand=blue:2")
    game.play("take red", "draw", "take blue")
    again = Game.from_log(game.log())
    assert again.engine.games.tobytes() == game.engine.games.tobytes()
    assert again.log() == game.log()


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("usa base 2 | phase=reroll", "dice; there are 5"),
        ("usa base 2 dice=true | phase=reroll dice=single:4", "dice; there are 5"),
        ("usa base 2 | phase=after_action", "does not fit the table"),
        ("usa base 2 | phase=place_monster", "does not fit the table"),
        ("usa base 2 | drawing=2 phase=payment", "not played with dice"),
        ("usa base 2 dice=true | phase=second_card dice=single:5", "does not fit the table"),
        ("usa base 2 monsters=true | phase=place_monster monsters=alvin:boston,dexter:miami", "does not fit the table"),
        ("usa base 2 monsters=true | phase=payment monsters=alvin:boston,dexter:miami moving=alvin:miami:1", "dice"),
        ("usa base 2 dice=true monsters=true | monsters=alvin:boston,dexter:miami moving=alvin:miami:0", "1 or 2"),
        ("usa base 2 dice=true | symbols=2", "in no tunnel"),
        ("usa base 2 | moved=alvin", "not played with monsters"),
        ("usa base 2 | bought=2", "not played with dice"),
        ("usa base 2 dice=true | bought=3", "between 0 and 2"),
        ("europe base 2 dice=true | phase=payment claiming=paris:zurich", "nothing could be done"),
    ],
)
def test_a_line_that_contradicts_its_expansions_is_refused(line: str, reason: str) -> None:
    with pytest.raises(NotationError, match=reason):
        Game.from_position(line)


SWISS = "switzerland base 2 monsters=true"


@pytest.mark.parametrize("border_point", ["germany-1", "germany-4", "germany-5"])
def test_a_monster_at_any_border_point_puts_its_whole_country_in_chaos(border_point: str) -> None:
    """R163, R203: all border points of a country are one place, in `monsters=` and in `moving=` alike."""
    game = Game.from_position(f"{SWISS} | monsters=alvin:{border_point},dexter:bern | 0 hand=white:1,yellow:1")
    assert str(game.why_not("claim kreuzlingen germany-4")) == "chaos place=germany-4 monster=alvin"
    assert str(game.why_not("claim schaffhausen germany-2")) == "chaos place=germany-2 monster=alvin"
    moving = f"phase=payment dice=single:2 moving=alvin:{border_point}:1 monsters=alvin:basel,dexter:bern"
    house_rule = "dice=true combined.monster_payment=wild_or_pair"
    paid = Game.from_position(f"{SWISS} {house_rule} | {moving}")
    paid.play("pay single 2")
    assert "monsters=alvin:germany-1" in paid.position()


def test_where_border_points_are_places_of_their_own_a_monster_stands_on_the_one_named() -> None:
    """R172 with the house rule."""
    line = f"{SWISS} monsters.country_one_place=false | monsters=alvin:germany-4,dexter:bern | 0 hand=yellow:1"
    assert "monsters=alvin:germany-4" in Game.from_position(line).position()


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("usa base 2 dice=true dice.token_cap_scope=total | 1 tokens=single:3,double:3", "seat 1 has more than 3"),
        ("usa base 2 dice=true dice.token_cap_scope=total | tokens_at_start=single:2,double:2", "tokens_at_start has"),
        ("usa base 2 monsters=true monsters.share_city=false | monsters=alvin:boston,dexter:boston", "in one place"),
        (
            "switzerland base 2 monsters=true monsters.share_city=false | monsters=alvin:germany-1,dexter:germany-2",
            "in one place",
        ),
        ("usa base 2 monsters=true | monsters=alvin:boston,dexter:miami moved=alvin", "no card of it face up"),
        (
            "usa base 2 monsters=true | monsters=alvin:boston,dexter:miami face_up=alvin:1 moved=alvin",
            "face_up=alvin:0",
        ),
        ("usa base 3 monsters=true | turn=0 phase=place_monster player=1", "seat 2 puts alvin on the board"),
        (
            "usa base 3 monsters=true | turn=0 phase=place_monster player=2 monsters=alvin:boston",
            "seat 1 puts dexter on the board, not seat 2",
        ),
        ("usa base 2 monsters=true | turn=0 phase=place_monster monsters=dexter:boston", "before alvin"),
    ],
)
def test_a_line_that_no_game_with_expansions_can_reach_is_refused(line: str, reason: str) -> None:
    """R141, R161, R174, R175."""
    with pytest.raises(NotationError, match=reason):
        Game.from_position(line)


@pytest.mark.parametrize("name", ["Deutschland", "germany", "DEUTSCHLAND", "germany-1"])
def test_a_country_is_understood_by_its_printed_name_and_by_its_id(name: str) -> None:
    """R163: a country is one place, so its name means one action."""
    game = Game.from_position(f"{SWISS} | turn=0 phase=place_monster player=1")
    assert game.why_not(f"place alvin {name}") is None
    game = Game.from_position(f"{SWISS} | monsters=alvin:basel,dexter:bern | 0 hand=locomotive:1")
    game.play(f"move alvin {name} 1")
    assert game.history[0].text == "move alvin germany-1 1"


def test_a_track_to_a_country_is_named_by_it_where_there_is_only_one() -> None:
    game = Game.from_position("switzerland base 2 | 0 hand=yellow:1,white:1,orange:1")
    game.play("claim Schaffhausen Deutschland")
    assert game.history[0].text == "claim schaffhausen germany-2"
    with pytest.raises(Refusal, match="either of two tracks; use the ids of its places"):
        Game.from_position("switzerland base 2 | 0 hand=white:1,orange:1").play("claim Kreuzlingen germany")
