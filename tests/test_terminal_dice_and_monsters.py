"""The terminal game with dice and monsters: short lists, lines that name dice, and nothing told that is secret."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from test_terminal import Player, Typist, sit
from whistlestop import Game, bots
from whistlestop.records import actions
from whistlestop.ruleset.options import Value
from whistlestop.terminal import report
from whistlestop.terminal.choices import choices, everything
from whistlestop.terminal.dice_reading import counted, find_by_dice
from whistlestop.terminal.loop import run
from whistlestop.terminal.menu import ordered
from whistlestop.terminal.reading import find
from whistlestop.terminal.sight import look

Typed = Callable[..., tuple[Game, str]]


class Gambler(Player):
    """Types any legal action of its choice, in one of several ways, at a table with expansions."""

    def __call__(self, prompt: str) -> str:
        game: Game = self.session.game  # type: ignore[attr-defined]
        if game.phase == "tickets" and game.record.turn > 0:
            return self.luck.choice(["all", "none", "1"]) if game.record.must_keep == 0 else "1"
        return super().__call__(prompt)

    def choose(self, game: Game) -> int:
        legal = game.legal_ids()
        claims = [n for n in legal if actions.CLAIM <= n < actions.PAY]
        stations = [n for n in legal if actions.STATION <= n < actions.MOVE]
        rest = [n for n in legal if n not in claims and n not in stations]
        if claims and self.luck.random() < 0.6:
            return self.luck.choice(claims)
        return self.luck.choice(stations if stations and self.luck.random() < 0.02 else rest or legal)

    def word(self, game: Game, action: int) -> str:
        shown = ordered(choices(game, game.legal_ids()))
        number = str([choice.action for choice in shown].index(action) + 1)
        text = next(one.text for one in game.legal() if one.id == action)
        if text == "tickets":
            text = "draw tickets"
        bare = text.removeprefix("reroll ").removeprefix("pay ")
        return self.luck.choice([number, text, text.upper(), bare])


MODES: list[tuple[str, int, dict[str, Value]]] = [
    ("usa", 2, {"monsters": True}),
    ("europe", 3, {"monsters": True, "monsters.chaos_blocks": "all"}),
    ("usa", 4, {"dice": True}),
    ("europe", 2, {"dice": True, "dice.tokens_after_failed_tunnel": True}),
    ("europe", 3, {"dice": True, "monsters": True}),
    ("usa", 3, {"dice": True, "monsters": True, "combined.monster_payment": "wild_or_pair"}),
]


@pytest.mark.parametrize(("board", "players", "options"), MODES, ids=[f"{b}-{n}" for n, (b, _, _) in enumerate(MODES)])
@pytest.mark.parametrize("auto_end", [True, False])
def test_a_whole_game_with_expansions_can_be_played_by_typing(
    board: str,
    players: int,
    options: dict[str, Value],
    auto_end: bool,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    game, player = Game(board, players=players, seed=9, options=options), Gambler(players)
    session = sit(game, player, tmp_path, save_to=tmp_path / "game.log", auto_end=auto_end)
    session.bots = {seat: bots.make("random", seat) for seat in range(1, players)}
    player.session = session  # type: ignore[assignment]
    assert run(session)
    told = capsys.readouterr().out
    assert game.over
    before_the_end, _, scoring = told.partition("The game is scored.")
    assert "not understood" not in told
    assert f"with {max(score.total for score in game.scores())} points" in scoring
    assert ("cards of Alvin" in scoring) == bool(options.get("monsters"))
    assert Game.from_log((tmp_path / "game.log").read_text()).scores() == game.scores()
    longest = max(before_the_end.split("\n\n"), key=lambda part: part.count("\n  "))
    assert longest.count("\n  ") < 60, "choices are not listed by the hundred"


DICE = "usa base 2 dice=true | dice={dice} {table} | 0 {own} | 1 hand=-"
BOTH = (
    "usa base 2 dice=true monsters=true | monsters=alvin:boston,dexter:miami dice={dice} {table} | 0 {own} | 1 hand=-"
)
MONSTERS = (
    "usa base 2 monsters=true | monsters=alvin:boston,dexter:miami {table} display=red,blue,white,green,pink"
    " | 0 hand={hand} {own} | 1 hand=blue:2"
)


def dice(shown: str, table: str = "", own: str = "hand=-") -> str:
    """Return a table with dice; the person is to choose an action unless `table` says otherwise."""
    return DICE.format(dice=shown, table=table, own=own)


def both(shown: str, table: str = "", own: str = "hand=-") -> str:
    """Return a table with dice, Alvin in Boston and Dexter in Miami."""
    return BOTH.format(dice=shown, table=table, own=own)


def monsters(hand: str, table: str = "", own: str = "") -> str:
    """Return a table with cards, Alvin in Boston and Dexter in Miami."""
    return MONSTERS.format(hand=hand, table=table, own=own)


HAVE = {"single": 2, "double": 2, "wild": 1}


@pytest.mark.parametrize(
    ("line", "counts"),
    [
        ("single 2 + wild 1", {"single": 2, "wild": 1}),
        ("2 single wild", {"single": 2, "wild": 1}),
        ("single single", {"single": 2}),
        ("singles", {"single": 2}),
        ("doubles and wild", {"double": 2, "wild": 1}),
        ("1 singles", {"single": 1}),
        ("sin dou", {"single": 1, "double": 1}),
        ("st", {"station": 1}),
        ("s", None),
        ("2", None),
        ("2 3 single", None),
        ("red", None),
        ("", {}),
    ],
)
def test_dice_are_counted_before_or_behind_their_faces(line: str, counts: dict[str, int] | None) -> None:
    assert counted(line.replace("+", " ").split(), HAVE) == counts


@pytest.mark.parametrize(
    ("line", "rolled"),
    [
        ("nothing", "reroll nothing"),
        ("keep", "reroll nothing"),
        ("all", "reroll single 2 + double 2 + wild 1"),
        ("keep wild", "reroll single 2 + double 2"),
        ("keep doubles wild", "reroll single 2"),
        ("keep 1 double", "reroll single 2 + double 1 + wild 1"),
        ("singles", "reroll single 2"),
        ("roll wild again", "reroll wild 1"),
        ("reroll double 1 + single 2", "reroll single 2 + double 1"),
    ],
)
def test_dice_to_roll_again_are_named_or_those_to_keep(typed: Typed, line: str, rolled: str) -> None:
    """R133: any subset may be rolled again, once."""
    game, told = typed(dice("single:2,double:2,wild:1", "phase=reroll"), line)
    assert game.history[0].text == rolled
    assert "Your dice: 2 Singles, 2 Doubles and 1 Wild." in told


def test_dice_that_are_not_there_cannot_be_rolled_again(typed: Typed) -> None:
    game, told = typed(dice("single:2,wild:3", "phase=reroll"), "double", "keep stations 2", "end", "dance", "reroll")
    assert told.count("you have no such dice to roll again.") == 2
    assert "end your turn – not possible: first decide which dice to roll again" in told
    assert "“dance” is not understood." in told
    assert "That could be 12 things" in told
    assert game.decision == 0


def test_a_route_is_claimed_and_paid_with_dice_in_one_line(typed: Typed) -> None:
    """R136: dice of the kind, Wilds and tokens, exactly the length."""
    position = dice("single:2,wild:2,double:1", own="tokens=single:1")
    game, told = typed(position, "claim chicago duluth single 2 wild 1")
    assert "You claim Chicago–Duluth with 2 Singles and 1 Wild and score 4 points." in told
    assert [made.text for made in game.history[:2]] == ["claim chicago duluth", "pay single 2 + wild 1"]
    game, told = typed(dice("single:2,wild:2,double:1"), "claim chicago duluth wild")
    assert game.history[1].text == "pay single 2 + wild 1"
    game, told = typed(position, "chi dul", "single 1 + wild 1 + token 1")
    assert "How do you pay for Chicago–Duluth: 3 Single (4 points)?" in told
    assert "  1: 2 Singles and 1 Single token\n" in told
    assert game.history[1].text == "pay single 1 + wild 1 + token 1"
    game, told = typed(position, "chi dul double 3", "4 wild", "token")
    assert "“double 3” is no way to pay for it" in told
    assert "“4 wild” is not understood" in told
    assert "That could be 3 things:" in told


def test_the_only_payment_needs_no_question(typed: Typed) -> None:
    game, told = typed(dice("single:3,double:2"), "chicago duluth")
    assert "How do you pay" not in told
    assert game.history[1].text == "pay single 3"


def test_tokens_are_bought_with_dice_named_in_the_line(typed: Typed) -> None:
    """R139: any two unused dice buy a token of either type."""
    position = dice("single:2,double:2,station:1")
    game, told = typed(position, "buy single with double station", "buy double token with single + single")
    assert "You give 1 Double and 1 Station for a Single token." in told
    assert "You give 2 Singles for a Double token." in told
    game, told = typed(position, "buy single", "station double")
    assert "That could be 5 things:" in told
    assert game.history[0].text == "buy single with double + station"
    game, told = typed(position, "buy double with wild wild")
    assert "buy a Double token with 2 Wilds – not possible: you do not have 2 Wilds left" in told
    assert game.decision == 0


def test_tickets_are_drawn_for_stations_and_none_need_be_kept(typed: Typed) -> None:
    """R138: one ticket for each Station or Wild; each may be kept or not."""
    position = dice("station:2,wild:1,single:2")
    for line in ("draw 2 tickets", "tickets 2", "2 tickets"):
        game, told = typed(position, line, "station 2", "none")
        assert "How do you pay for 2 tickets?" in told
        assert "You draw 2 tickets with 2 Stations." in told
        assert "You are offered 2 tickets; you need not keep any." in told
        assert [made.text for made in game.history[1:4]] == ["pay station 2", "return", "return"]
    game, told = typed(position, "draw tickets", "3")
    assert "That could be 3 things:" in told
    assert game.history[0].text == "tickets 3"


def test_the_turn_is_ended_and_tokens_given_back_on_request(typed: Typed) -> None:
    """R145: any tokens may be returned at the end of a turn."""
    position = dice("wild:1", "phase=after_action acted=1 tokens_at_start=single:3", "tokens=single:3,double:1")
    game, told = typed(position, "")
    assert "Anything else" not in told, "prompts are asked, not told"
    assert game.history[0].text == "end"
    for line in (
        "end discarding single 1 + double 1",
        "discard single double",
        "end discarding 1 single 1 double token",
    ):
        game, told = typed(position, line)
        assert "“end discarding” and the tokens gives some back" in told
        assert game.history[0].text == "end discarding single 1 + double 1"
        assert "You give back 1 Single token and 1 Double token." in told


TUNNEL = "europe base 2 dice=true | phase=tunnel claiming=munchen:zurich symbols={n} dice={dice} | 0 {own} | 1 hand=-"


def test_a_tunnel_with_dice_is_paid_bought_for_or_given_up(typed: Typed) -> None:
    """R149: what pays is settled after the tunnel dice; a token bought then must be spent."""
    position = TUNNEL.format(n=1, dice="single:2,wild:1,double:1,station:1", own="hand=-")
    _, told = typed(position, "decline")
    assert "München–Zürich costs 3 Singles. How do you pay?" in told
    assert "  1: give the tunnel up\n  2: 2 Singles and 1 Wild\n" in told
    assert "You give the tunnel up; München–Zürich stays open." in told
    _, told = typed(position, "buy single with double + station", "decline", "single 2 token")
    assert "not possible: you bought a token for this tunnel, so it must be paid." in told
    assert "You claim München–Zürich with 2 Singles and 1 Single token and score 2 points." in told
    short = TUNNEL.format(n=2, dice="single:2", own="hand=-")
    _, told = typed(short)
    assert "You cannot pay 4 symbols (you have 2 Singles and no tokens)." in told


def test_monsters_are_put_on_the_board_by_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """R161: the last player places Alvin, with two players the first one Dexter."""
    game = Game("usa", players=2, seed=3, first=1, monsters=True)
    run(sit(game, Typist(["all", "new", "", "chi"]), tmp_path))
    told = capsys.readouterr().out
    assert "You put Alvin on the board" in told
    assert "Your tickets: " in told
    assert "Type a place, or “actions” to list all 36." in told
    assert "You put Alvin in Chicago." in told
    assert told.count("put Alvin in") == 3, "of all places only the two that could be meant are listed"


def test_a_monster_is_moved_for_as_few_locomotives_as_possible(typed: Typed) -> None:
    """R167: one locomotive for up to three places, two for up to six."""
    for line, text in (
        ("alvin new york", "move alvin new-york 1"),
        ("move alvin to chicago", "move alvin chicago 1"),
        ("alv sea", "move alvin seattle 2"),
        ("alvin new york 2", "move alvin new-york 2"),
        ("move dexter new-york 2", "move dexter new-york 2"),
        ("dexter stay", "move dexter miami 1"),
    ):
        game, told = typed(monsters("red:2,locomotive:2"), line)
        assert game.history[0].text == text, line
    assert "You leave Dexter in Miami for 1 locomotive and take a card of Dexter, which locks Dexter" in told


def test_a_monsters_moves_are_not_listed_but_told_how_to_type(typed: Typed) -> None:
    position = monsters("red:2,locomotive:1")
    _, told = typed(position, "actions", "alvin", "move", "reach dexter")
    assert "Alvin can go to 13 places: type “alvin” and the place, or “reach alvin” to list them." in told
    assert told.count("move Alvin to") == 0
    assert "That could be 13 things: say more." in told
    assert "  Alvin, for 1 locomotive: Boston, " in told
    assert told.count("  Dexter, for 1 locomotive: Atlanta, Charleston, ") == 2


def test_a_place_in_chaos_is_told_wherever_it_matters(typed: Typed) -> None:
    """R164, R183: routes there cannot be claimed; tickets naming it would count half."""
    position = monsters("red:2,yellow:2", own="tickets=boston:miami")
    _, told = typed(position, "bos new yellow", "routes boston", "tickets", "why boston montreal", "monsters", "board")
    assert "Alvin is in Boston.\nDexter is in Miami.\n" in told
    assert "– not possible: Boston is in chaos: Alvin is there." in told
    assert "Boston–Montréal #1: 2 gray (2 points) – not possible: Boston is in chaos: Alvin is there." in told
    assert "It counts only 6 as long as a monster is in Boston and Miami." in told
    assert "Routes to Boston and Miami cannot be claimed now" in told
    assert "20 cards of Alvin are left." in told


def test_cards_of_monsters_are_told_to_their_owner_only(typed: Typed) -> None:
    """R180: how many cards lie face down before another player is secret, until the end."""
    position = (
        "usa base 2 monsters=true | monsters=alvin:boston,dexter:miami face_up=dexter:1"
        " display=red,blue,white,green,pink | 0 hand=locomotive:1 face_down=alvin:2"
        " | 1 hand=blue:2 face_down=alvin:5,dexter:3"
    )
    _, told = typed(position, "monsters", "score", "reach", "dexter atlanta")
    assert "Dexter is in Miami, locked by the card of Bela." in told
    assert "2 cards of Alvin lie face down before you." in told
    assert "13 cards of Alvin are left." in told
    assert "16 cards of Dexter are left." in told
    assert "You: 0 points if the game ended now" in told
    assert "The bonuses for monster cards are not in it" in told
    assert "Dexter cannot be moved now: Dexter is locked as long as the card before Bela lies face up." in told
    assert "move Dexter to Atlanta for 1 locomotive – not possible: Dexter is locked" in told


def test_a_turn_ends_by_itself_when_nothing_else_is_possible(typed: Typed) -> None:
    """A client may answer for its player; whether it does is a setting."""
    position = monsters("red:1,blue:1", "phase=after_action acted=1")
    game, _ = typed(position)
    assert [made.text for made in game.history][:1] == ["end"]
    game, told = typed(position, auto_end=False)
    assert game.decision == 0
    assert "  1: end your turn\n" in told
    game, told = typed(position, "auto", "auto", "auto", "", auto_end=False)
    assert told.count("From now on your turn ends by itself") == 2
    assert game.history[0].text == "end"


def test_with_a_locomotive_in_hand_the_end_is_asked(typed: Typed) -> None:
    """R169: a monster may be moved after the action, with a locomotive just taken too."""
    game, told = typed(monsters("locomotive:1", "phase=after_action acted=1"), "alvin chicago")
    assert "Your hand: 1 locomotive." in told
    assert game.history[0].text == "move alvin chicago 1"


def test_a_wild_moves_a_monster_and_pairs_do_where_they_count(typed: Typed) -> None:
    """R196: one Wild is one locomotive; as a house rule two equal dice are too."""
    game, told = typed(both("wild:1,single:4"), "alvin new york", "alvin chicago")
    assert "You move Alvin from Boston to New York for 1 Wild and take a card of Alvin, which locks Alvin" in told
    assert "not possible: you have moved Alvin this turn" in told
    pairs = both("wild:1,single:4").replace("monsters=true", "monsters=true combined.monster_payment=wild_or_pair")
    game, told = typed(pairs, "alvin new york", "singles 2")
    assert "How do you pay for moving Alvin to New York?" in told
    assert "You use 2 Singles to move a monster.\nYou move Alvin from Boston to New York and take" in told
    game, told = typed(pairs, "alvin new york wild")
    assert game.history[1].text == "pay wild 1"
    game, told = typed(pairs, "reach alvin", "reach x")
    assert "Alvin, for 2 Wilds or pairs: " in told


def test_words_about_payment_are_forgotten_if_no_payment_follows(typed: Typed) -> None:
    game, _ = typed(both("wild:2,single:3"), "alvin new york wild 1", "chicago duluth")
    assert game.history[0].text == "move alvin new-york 1"
    assert game.history[1].text == "claim chicago duluth"


def test_looking_up_works_with_dice(typed: Typed) -> None:
    position = both("wild:1,double:1", own="tokens=single:2,double:1 tracks=chicago:duluth")
    _, told = typed(
        position, "hand", "dice", "display", "board", "?", "why draw", "why end", "why reroll", "why tickets 4"
    )
    assert told.count("Your tokens: 2 Single tokens and 1 Double token.") == 3
    assert "This table plays with dice: there are no train cards." in told
    assert "player  trains  Single tokens  Double tokens" in told
    assert "“keep doubles” the others" in told
    assert "end your turn – possible now." in told
    assert "dice are rolled again only once, right after the first roll." in told
    assert "draw 4 tickets – not possible: it takes 4 Stations or Wilds and you have 1." in told
    _, told = typed("usa base 2 | display=red,blue,white,green,pink", "monsters", "reach", "dice")
    assert told.count("This table plays without monsters.") == 2
    assert "Your hand: nothing." in told


def test_used_dice_are_told_so(typed: Typed) -> None:
    _, told = typed(dice("-", "phase=after_action acted=1", "tokens=single:1"), "hand", auto_end=False)
    assert told.count("All your dice are used.") == 2


def test_a_terminal_shows_each_die_with_word_and_symbol() -> None:
    from whistlestop.terminal.dice import dice as tell_dice

    facts = look(Game.from_position(dice("single:1,double:1,station:1,wild:1")), 0)
    told = tell_dice(facts, plain=False)
    assert told == "Your dice: [–] Single  [=] Double  [⌂] Station  [★] Wild"
    assert tell_dice(facts, plain=True) == "Your dice: 1 Single, 1 Double, 1 Station and 1 Wild."


def test_bots_dice_are_told_once_and_own_dice_are_shown(typed: Typed) -> None:
    game, told = typed(dice("single:2,wild:3"), "end", "end")
    assert "Bela rolls " in told
    assert "You roll" not in told
    first = [event for event in game.events(0) if event.seat == 1 and event.name == "dice_rerolled"]
    if first and first[0].arguments["count"] == 0:
        assert "The dice of Bela now show" not in told


ENDED = (
    "usa base 2 monsters=true{options} | phase=over monsters=alvin:boston,dexter:{dexter} | 0 hand=- face_down=alvin:2"
    " tickets=boston:miami,denver:el-paso,chicago:new-orleans tracks=denver:santa-fe,el-paso:santa-fe"
    " | 1 hand=- face_down=alvin:1,dexter:2"
)


def test_the_end_tells_halved_tickets_and_bonuses_for_monsters(capsys: pytest.CaptureFixture[str]) -> None:
    """R183-R185, R188: tickets naming a place in chaos count half; most cards of each monster bring 15 points."""
    from whistlestop.terminal.ending import tell_scores
    from whistlestop.terminal.screen import Screen

    def scored(dexter: str, options: str = "") -> str:
        game = Game.from_position(ENDED.format(dexter=dexter, options=options))
        tell_scores(Screen(plain=True), game, ["Ann", "Bela"], 0)
        return capsys.readouterr().out

    told = scored("el-paso")
    assert "Ann: ticket Boston–Miami (12) is not connected: minus 6, halved: a monster was in Boston." in told
    assert "Ann: ticket Denver–El Paso (4) is connected: plus 2, halved: a monster was in El Paso." in told
    assert "Ann: ticket Chicago–New Orleans (7) is not connected: minus 7.\n" in told
    assert "Ann: cards of Alvin: 2, the most of all: plus 15." in told
    assert "Bela: cards of Alvin: 1.\n" in told
    assert "Bela: cards of Dexter: 2, the most of all: plus 15." in told
    assert "Alvin  Dexter  total" in told
    assert "minus 6, halved: a monster was in Boston and Miami." in scored("miami")
    twice = scored("miami", " monsters.halve_twice=true")
    assert "minus 3, halved twice: monsters were in Boston and Miami." in twice


def test_the_score_in_play_hides_what_others_hide(typed: Typed) -> None:
    """R8, R180: bonuses that depend on hidden cards or tickets are not counted before the end."""
    position = monsters("red:1", own="face_down=alvin:3")
    game, told = typed(position, "score")
    assert game.scores()[0].alvin == 15
    assert "You: 0 points if the game ended now" in told


def test_every_choice_of_random_games_can_be_typed_as_it_is_written() -> None:
    for number, (board, players, options) in enumerate(MODES):
        game, luck = Game(board, players=players, seed=number, options=options), Random(number)
        for _ in range(60):
            if game.over:
                break
            shown = choices(game, game.legal_ids())
            facts = look(game, game.to_move or 0)
            for action in game.legal():
                found = find(shown, "draw tickets" if action.text == "tickets" else action.text)
                if not found and facts.dice is not None and facts.tokens is not None:
                    found = find_by_dice(shown, action.text, facts.dice, facts.tokens[game.to_move or 0])
                numbers = [choice.action for choice in found] or [game.read(action.text)]
                assert action.id in numbers, (game.position(), action.text)
            game.play(luck.choice(game.legal_ids()))


def test_whatever_a_person_may_ask_about_has_an_answer() -> None:
    for number, (board, players, options) in enumerate(MODES):
        game, luck = Game(board, players=players, seed=number, options=options), Random(number)
        for _ in range(40):
            game.play(luck.choice(game.legal_ids()))
        legal = set(game.legal_ids())
        assert all((game.why_not(choice.action) is None) == (choice.action in legal) for choice in everything(game))
        assert report.score(game, 0, [str(seat) for seat in range(players)])
