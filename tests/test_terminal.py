"""The terminal game: what is typed is understood, what is told is true, and nobody loses a game."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

import pytest

from whistlestop import Game, bots
from whistlestop.locale import words
from whistlestop.records import actions
from whistlestop.records.events import Event
from whistlestop.terminal import report
from whistlestop.terminal.choices import choices, everything
from whistlestop.terminal.loop import run
from whistlestop.terminal.menu import ordered
from whistlestop.terminal.reading import find, find_claim
from whistlestop.terminal.screen import Screen
from whistlestop.terminal.session import Session
from whistlestop.terminal.sight import cheapest_way, claimable, look

ACTIONS_SEEN = "display=red,blue,white,green,locomotive"


class Typist:
    """Answers prompts with given lines; afterwards input ends."""

    def __init__(self, lines: Sequence[str]) -> None:
        self.lines, self.prompts = list(lines), list[str]()

    def __call__(self, prompt: str) -> str:
        self.prompts.append(prompt.strip())
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)


class Waiting:
    """A bot that takes cards from the deck, or answers as it must."""

    def decide(self, view: object) -> int:
        legal: list[int] = view.legal  # type: ignore[attr-defined]
        return actions.DRAW if actions.DRAW in legal else legal[0]


def sit(game: Game, ask: Callable[[str], str], tmp_path: Path, **settings: object) -> Session:
    others = {seat: Waiting() for seat in range(1, game.players)}
    names = ["You", "Bela", "Cleo", "Dora", "Emre"][: game.players]
    save_to = settings.pop("save_to", tmp_path / "cut-off.log")
    return Session(game, 0, others, names, Screen(plain=True, ask=ask), save_to=save_to, **settings)  # type: ignore[arg-type]


EUROPE = f"europe base 2 | {ACTIONS_SEEN} | 0 hand=red:4,blue:1,locomotive:1 tickets=paris:zagrab | 1 hand=blue:2"
USA = f"usa base 2 | {ACTIONS_SEEN} | 0 hand=red:4,blue:2,locomotive:1 | 1 hand=blue:2"


class Player:
    """Types a legal action of its choice in one of several ways, like somebody who knows the game."""

    def __init__(self, seed: int) -> None:
        self.luck, self.session = Random(seed), None
        self.looked: set[str] = set()

    def __call__(self, prompt: str) -> str:
        game = self.session.game  # type: ignore[attr-defined]
        if game.phase == "tickets":
            return self.luck.choice(["all", "1 2 3", "1,2"]) if game.record.turn == 0 else "1"
        return self.word(game, self.choose(game))

    def choose(self, game: Game) -> int:
        legal = game.legal_ids()
        tunnels = [n for n in legal if actions.CLAIM <= n < actions.PAY and game.map.tracks[n - actions.CLAIM].tunnel]
        claims = [n for n in legal if actions.CLAIM <= n < actions.PAY]
        stations = [n for n in legal if n >= actions.STATION]
        if stations and self.luck.random() < 0.1:
            return self.luck.choice(stations)
        return self.luck.choice(tunnels or claims or [n for n in legal if n < actions.STATION])

    def word(self, game: Game, action: int) -> str:
        shown = ordered(choices(game, game.legal_ids()))
        number = str([choice.action for choice in shown].index(action) + 1)
        text = next(one.text for one in game.legal() if one.id == action)
        text = "draw tickets" if action == actions.TICKETS else text
        short = " ".join(word[: self.luck.randint(3, 9)] for word in text.split())
        ways = [number, text, *([short] if [c.action for c in find(shown, short)] == [action] else [])]
        return self.luck.choice(ways)


@pytest.mark.parametrize(("board", "players", "seed"), [("usa", 2, 1), ("usa", 4, 2), ("europe", 3, 3)])
def test_a_whole_game_can_be_played_by_typing(
    board: str, players: int, seed: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game, player = Game(board, players=players, seed=seed), Player(seed)
    session = sit(game, player, tmp_path, save_to=tmp_path / "game.log")
    session.bots = {seat: bots.make("random", seat) for seat in range(1, players)}
    player.session = session  # type: ignore[assignment]
    assert run(session)
    told = capsys.readouterr().out
    assert game.over
    mine = {event.name for event in game.events(0) if event.seat == 0}
    assert {"route_claimed", "card_drawn"} <= mine
    if board == "europe":
        assert {"tunnel_entered", "tunnel_surcharge", "station_built"} <= mine
        assert "stations left over" in told
    scores = game.scores()
    assert f"with {max(score.total for score in scores)} points" in told
    assert "is saved in" in told
    assert Game.from_log((tmp_path / "game.log").read_text()).scores() == scores


def test_nothing_hidden_is_ever_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """R8: other hands and tickets stay hidden until the end (R231)."""
    game, player = Game("europe", players=2, seed=5), Player(5)
    session = sit(game, player, tmp_path)
    session.bots = {1: bots.make("random", 1)}
    player.session = session  # type: ignore[assignment]
    run(session)
    before_the_end = capsys.readouterr().out.partition("The game is scored.")[0]
    assert "Bela draws a card from the deck." in before_the_end
    assert not re.search(
        r"Bela draws (a|an) \w+ (card )?from|Bela (keeps|returns|is offered)",
        before_the_end.replace("draws a card from", ""),
    )


def test_plain_output_is_one_line_after_another_without_drawing(typed: Callable[..., tuple[Game, str]]) -> None:
    _, told = typed(EUROPE, "board", "score", "actions")
    assert not re.search(r"[\x1b\u2500-\u257f\u2580-\u259f]", told)
    assert "Turn 1: you have 45 trains, 6 cards and 0 points; the others: Bela (45 trains, 2 cards, 0 points)." in told


def test_a_terminal_gets_colours_but_no_meaning_by_colour_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)
    screen = Screen()
    with screen.console.capture() as captured:
        screen.tell("Your hand: 2 red and 1 locomotive.")
        screen.table(["track", "colour"], [["Paris–Zürich", "gray"]])
        screen.head("Result")
    text = captured.get()
    assert "\x1b[31mred" in text
    assert re.sub(r"\x1b\[[0-9;]*m", "", text).startswith("Your hand: 2 red and 1 locomotive.")


def test_parts_of_names_in_any_order_name_a_route() -> None:
    game = Game.from_position(EUROPE)
    everywhere = everything(game)
    for line in ("claim paris zurich", "par zur", "Zür Par", "claim zur-par", "PARIS – ZÜRICH", "par zur tunnel"):
        assert [choice.text.partition(":")[0] for choice in find(everywhere, line)] == ["Paris–Zürich"], line


def test_whole_words_beat_beginnings_and_colours_tell_twins_apart() -> None:
    game = Game.from_position(USA)
    everywhere = everything(game)
    assert [choice.action for choice in find(everywhere, "red")] == [actions.TAKE]
    twins = find(everywhere, "boston new york")
    assert [words.route(game.map, choice.action - actions.CLAIM)[-2:] for choice in twins] == ["#1", "#2"]
    yellow = find(everywhere, "boston new york yellow")
    assert [game.map.tracks[choice.action - actions.CLAIM].colour for choice in yellow] == ["yellow"]
    assert len(find(everywhere, "bos mon")) == 1, "twins of the same price are one route to a player"
    assert len(find(everywhere, "bos mon #2")) == 1
    assert find(everywhere, "boston boston") == []
    assert find(everywhere, "") == []
    assert len(find(everywhere, "chi")) > 1


def test_what_follows_a_route_tells_how_to_pay() -> None:
    everywhere = everything(Game.from_position(EUROPE))
    found, rest = find_claim(everywhere, "par zur red 2 + loc 1")
    assert ([choice.text.partition(":")[0] for choice in found], rest) == (["Paris–Zürich"], "red 2 + loc 1")
    assert find_claim(everywhere, "par zur nonsense") == ([], "")
    assert find_claim(everywhere, "nonsense") == ([], "")


def test_a_route_is_claimed_and_paid_in_one_line(typed: Callable[..., tuple[Game, str]]) -> None:
    """R22, R23: a gray route takes any one colour; naming the colour means as few locomotives as possible."""
    game, told = typed(USA, "claim duluth omaha red")
    assert "You claim Duluth–Omaha #1 with 2 red and score 2 points." in told
    assert game.history[1].text == "pay red 2"
    game, told = typed(USA, "dul oma loc 1 red")
    assert "with 1 red and 1 locomotive" in told


def test_legal_payments_are_listed_and_the_only_one_needs_no_question(
    typed: Callable[..., tuple[Game, str]],
) -> None:
    game, told = typed(USA, "claim duluth omaha", "2")
    assert "How do you pay for Duluth–Omaha #1: 2 gray (2 points)?" in told
    assert "  1: 2 red\n  2: 1 red and 1 locomotive\n  3: 2 blue\n  4: 1 blue and 1 locomotive\n" in told
    assert game.history[1].text == "pay red 1 + locomotive 1"
    single = f"usa base 2 | {ACTIONS_SEEN} | 0 hand=red:2 | 1 hand=blue:2"
    game, told = typed(single, "duluth omaha")
    assert game.history[1].text == "pay red 2"
    assert "How do you pay" not in told


def test_a_payment_that_does_not_exist_is_asked_again(typed: Callable[..., tuple[Game, str]]) -> None:
    game, told = typed(USA, "duluth omaha pink", "pink", "9", "blue 2")
    assert "“pink” is no way to pay" in told
    assert "There is no 9; the numbers go to 4." in told
    assert game.history[1].text == "pay blue 2"


def test_an_ambiguous_line_is_asked_about(typed: Callable[..., tuple[Game, str]]) -> None:
    position = f"usa base 2 | {ACTIONS_SEEN} | 0 hand=red:4,yellow:2,blue:2,locomotive:2 | 1"
    game, told = typed(position, "bos new", "2")
    assert "That could be 2 things:" in told
    assert game.history[0].text == "claim boston new-york #2"
    game, told = typed(position, "bos new", "yellow")
    assert game.history[0].text.startswith("claim boston new-york")
    assert game.map.tracks[game.history[0].action - actions.CLAIM].colour == "yellow"
    game, told = typed(position, "bos new", "", "draw")
    assert game.history[0].text == "draw"


def test_cards_are_drawn_by_word_number_or_colour(typed: Callable[..., tuple[Game, str]]) -> None:
    """R11, R12: two cards, one after the other; a face-up locomotive ends the drawing."""
    game, told = typed(USA, "take red", "draw")
    assert [made.text for made in game.history[:2]] == ["take red", "draw"]
    assert "You take a red card from the display." in told
    game, told = typed(USA, "blue", "loc")
    assert "take locomotive – not possible: a face-up locomotive cannot be the second card." in told
    game, told = typed(USA, "locomotive")
    assert game.history[1].seat == 1


def test_impossible_actions_are_refused_with_the_reason(typed: Callable[..., tuple[Game, str]]) -> None:
    _, told = typed(USA, "claim los angeles el paso", "take pink", "99", "dance", "0")
    assert "El Paso–Los Angeles: 6 black (15 points) – not possible: it takes 6 black cards and you have 1" in told
    assert "take pink – not possible: no pink card lies face up." in told
    assert "There is no 99" in told
    assert "“dance” is not understood." in told


def test_tickets_are_chosen_all_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """R4: at least the minimum is kept, and the choice is one decision to the player."""
    game = Game("usa", players=2, seed=3, first=0)
    offered = look(game, 0).offered
    run(sit(game, Typist(["1", "hand", "7", "dance", "1 3"]), tmp_path))
    told = capsys.readouterr().out
    assert "Keep at least 2 tickets." in told
    assert "“dance” is not understood. Type the numbers to keep" in told
    assert look(game, 0).tickets == [offered[0], offered[2]]


def test_no_more_long_tickets_are_kept_than_allowed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """R76: of the mega game's two long tickets one may be kept."""
    game = Game("europe", ticket_set="mega", players=2, seed=3, first=0)
    run(sit(game, Typist(["all"]), tmp_path))
    told = capsys.readouterr().out
    assert "You may not keep so many tickets of that deck" in told
    assert "Deck: long." in told
    assert game.decision == 0


def test_new_tickets_are_drawn_and_one_is_enough(typed: Callable[..., tuple[Game, str]]) -> None:
    """R18: three are offered, at least one is kept."""
    game, told = typed(USA, "draw tickets", "2")
    assert "You are offered 3 tickets; keep at least 1." in told
    assert [made.text for made in game.history[:4]] == ["tickets", "return", "keep", "return"]


TUNNEL = (
    "europe base 2 | phase=tunnel claiming=paris:zurich laid={laid} revealed={turned} | 0 hand={hand} | 1 hand=blue:2"
)


def test_a_tunnels_surcharge_is_asked_and_may_be_declined(typed: Callable[..., tuple[Game, str]]) -> None:
    """R51, R53: each matching card costs one more; the player may take the cards back."""
    position = TUNNEL.format(laid="red:3:0", turned="red,blue,white", hand="red:4,locomotive:1")
    _, told = typed(position, "decline")
    assert "You laid down 3 red. Do you pay 1 extra card?" in told
    assert "  1: take the cards back\n  2: 1 red\n  3: 1 locomotive\n" in told
    assert "You take your cards back; Paris–Zürich stays open." in told
    _, told = typed(position, "loc")
    assert "You claim Paris–Zürich with 3 red and 1 locomotive and score 4 points." in told


def test_a_surcharge_nobody_could_pay_is_declined_by_itself(typed: Callable[..., tuple[Game, str]]) -> None:
    position = TUNNEL.format(laid="red:3:0", turned="red,blue,white", hand="red:3")
    game, told = typed(position)
    assert "You cannot pay that (you hold 3 red)." in told
    assert game.history[0].text == "decline"


def test_a_station_is_built_by_name(typed: Callable[..., tuple[Game, str]]) -> None:
    """R67, R68: the first station costs any one card."""
    _, told = typed(EUROPE, "station par", "blue")
    assert "How do you pay for the station in Paris?" in told
    assert "You build a station in Paris with 1 blue." in told


def test_nothing_to_do_is_a_pass_without_a_question(typed: Callable[..., tuple[Game, str]]) -> None:
    """R29: a player passes only when nothing else is possible."""
    hands = "red:12,orange:12,yellow:12,green:12,blue:12,pink:12,white:12,black:12,locomotive:14"
    everything_held = f"usa base 2 | 0 tickets={','.join(all_tickets())} | 1 hand={hands}"
    _, told = typed(everything_held)
    assert "You can do nothing and pass." in told


def all_tickets() -> list[str]:
    from whistlestop import maps
    from whistlestop.notation.words import words as map_words

    return map_words(maps.load("usa")).tickets


def test_ways_to_tickets_cost_only_what_is_still_missing() -> None:
    """R26, R27: own routes are free, routes of others and closed twins are no way."""
    line = "europe base 2 | 0 tickets=paris:zagrab tracks={mine} | 1 tracks={theirs}"
    free = Game.from_position(line.format(mine="-", theirs="-"))
    [ticket] = look(free, 0).tickets
    assert cheapest_way(free.map, look(free, 0), 0, ticket).trains == 7  # type: ignore[union-attr]
    own = Game.from_position(line.format(mine="paris:zurich", theirs="-"))
    assert cheapest_way(own.map, look(own, 0), 0, ticket).trains == 4  # type: ignore[union-attr]
    around = Game.from_position(line.format(mine="-", theirs="paris:zurich,venezia:zagrab"))
    assert cheapest_way(around.map, look(around, 0), 0, ticket).trains > 7  # type: ignore[union-attr]
    cut = Game.from_position(line.format(mine="-", theirs="venezia:zagrab,wien:zagrab,budapest:zagrab,sarajevo:zagrab"))
    assert cheapest_way(cut.map, look(cut, 0), 0, ticket) is None
    assert "cut off" in report.tickets(cut, look(cut, 0), 0)[0]


def test_claimable_routes_are_those_the_engine_would_allow() -> None:
    """R26, R27: the terminal's own idea of open routes agrees with the engine's."""
    game, luck = Game("europe", players=2, seed=11), Random(11)
    while not game.over:
        seat = game.to_move
        if game.phase == "action" and seat is not None:
            legal = {number - actions.CLAIM for number in game.legal_ids() if actions.CLAIM <= number < actions.PAY}
            assert legal <= claimable(game.map, look(game, seat), seat)
        game.play(luck.choice(game.legal_ids()))


def test_the_person_does_not_even_hear_of_the_choices_of_others(tmp_path: Path) -> None:
    """R4, R8: how a bot chooses its tickets reaches no sentence, whatever that sentence would say."""
    heard: list[Event] = []
    game = Game("usa", seed=3, first=1)
    session = sit(game, Typist([]), tmp_path)
    session.sentences = lambda events: heard.extend(events) or iter(())  # type: ignore[method-assign,func-returns-value]
    while game.to_move == 1 and game.phase == "tickets":
        session.tell_events(game.play(game.legal_ids()[0]))
    session.tell_events(game.play("keep"))
    assert [event.name for event in heard] == ["ticket_kept"]
    assert heard[0].seat == 0
