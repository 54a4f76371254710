"""What players keep secret with monsters in the game (R8, R169, R180)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from reference.small import LINE, MANY, small
from table import on, table
from whistlestop import Game
from whistlestop.ruleset.options import Value

DISPLAY = "display=red,blue,green,white,black"
MONSTERS: dict[str, Value] = {"monsters": True}
STEPS = 30


def three(cards: tuple[str, str, str], more: str = "") -> Game:
    """Return a game of three who have face-down cards."""
    seats = " | ".join(f"{seat} hand=red:2 face_down={down}" for seat, down in enumerate(cards))
    return on(small(LINE, MANY), f"3 | {DISPLAY} monsters=alvin:a,dexter:h {more} | {seats}", MONSTERS).game


def test_how_many_face_down_cards_a_player_has_only_he_sees() -> None:
    """R180."""
    game = three(("alvin:2,dexter:1", "alvin:1", "-"))
    own = [game.view(seat).facts()["monster_face_down"] for seat in (0, 1, 2, None)]
    assert own == [{"alvin": 2, "dexter": 1}, {"alvin": 1, "dexter": 0}, {"alvin": 0, "dexter": 0}, None]
    assert game.view(2).record.face_down[:2].tolist() == [[-1, -1], [-1, -1]]


@pytest.mark.parametrize("seat", [2, None])
def test_face_down_cards_of_others_change_nothing_that_is_seen(seat: int | None) -> None:
    """R180: views are the same byte for byte, and so are the events of the turns that follow."""
    games = [three(("alvin:2", "alvin:1,dexter:1", "dexter:1")), three(("alvin:1,dexter:1", "alvin:2", "dexter:1"))]
    for _ in range(4):
        one, other = (game.view(seat) for game in games)
        assert one.views.tobytes() == other.views.tobytes()
        assert one.facts() == other.facts()
        for game in games:
            game.play("draw", "draw")
            if game.phase == "after action":
                game.play("end")
    assert games[0].events(seat) == games[1].events(seat)


def test_face_up_cards_and_the_size_of_the_card_decks_are_open() -> None:
    """R180."""
    game = three(("alvin:2", "-", "-"), "face_up=alvin:1")
    for seat in (0, 1, 2, None):
        facts = game.view(seat).facts()
        assert facts["monster_face_up"] == {"alvin": 1, "dexter": None}
        assert facts["monster_decks"] == {"alvin": 17, "dexter": 20}
        assert facts["monster_cards_shown"] is None


def test_all_monster_cards_are_shown_at_the_end() -> None:
    """R180, R188: face up and face down together."""
    line = "usa base 2 monsters=true | phase=over monsters=alvin:boston,dexter:miami face_up=alvin:1"
    game = table(f"{line} | 0 face_down=alvin:2 | 1 face_down=alvin:1,dexter:3")
    for seat in (0, 1, None):
        assert game.fact("monster_cards_shown", seat) == [{"alvin": 2, "dexter": 0}, {"alvin": 2, "dexter": 3}]


def test_events_tell_which_monsters_card_was_turned_and_no_number_of_cards() -> None:
    """R180."""
    game = three(("alvin:2", "-", "-"), "face_up=alvin:0 phase=after_action acted=1")
    (turned,) = [event for event in game.play("end") if event.name == "monster_card_turned"]
    assert (turned.seat, turned.seen_by(1).arguments) == (0, {"monster": 0})


def some_action(game: Game, random: Random) -> str:
    """Return a legal action, every kind of action being as likely as any other."""
    texts = [action.text for action in game.legal()]
    word = random.choice(sorted({text.split()[0] for text in texts}))
    return random.choice([text for text in texts if text.startswith(word)])


def positions(seed: int) -> Iterator[Game]:
    """Yield a game with monsters again and again while it is played."""
    random = Random(seed)
    game = Game("usa", players=3, seed=seed, options=MONSTERS)
    while game.decision < 120 and not game.over:
        if game.decision > 12 and game.decision % 9 == 0:
            yield game
        game.play(some_action(game, random))


def play_both(game: Game, other: Game, random: Random) -> Iterator[tuple[Game, Game]]:
    """Play two games on with actions that are legal in both and the same luck, as long as that goes."""
    for _ in range(STEPS):
        common = sorted({action.text for action in game.legal()} & {action.text for action in other.legal()})
        if not common:
            return
        text = random.choice(common)
        game.play(text)
        other.play_scripted(other.read(text), game.history[-1].answers)
        if other.engine.scratches[0].script_faults or game.over:
            return  # the other game has that card elsewhere
        yield game, other


def test_which_questions_are_asked_depends_on_nothing_that_is_hidden() -> None:
    """R8, R169, R180: games that differ in hidden cards ask the same players the same questions.

    The question after the action is asked whether or not there is a locomotive in the hand, and the test has seen both.
    """
    betrayed = 0
    for seed in range(3):
        for real in positions(seed):
            if real.phase == "tickets":
                continue  # what is kept is told at the end of the choice
            for seat in (None, (real.record.player + 1) % 3):
                other = real.resample(seat, seed=seed + real.decision)
                for one, two in play_both(real.copy(), other, Random(real.decision)):
                    assert (one.phase, one.to_move) == (two.phase, two.to_move)
                    assert one.view(seat).views.tobytes() == two.view(seat).views.tobytes()
                    betrayed += one.phase == "after action" and len(one.legal()) != len(two.legal())
    assert betrayed > 0
