"""Hand-made cases for the reference engine: monsters and dice together (R195-R208)."""

from .small import LINE, MANY, Scripted, ends, ready, small


def line(**options: object) -> Scripted:
    """Return a game with dice on a line of eight places, Alvin on a and Dexter on h."""
    return ready(small(LINE, MANY), alvin="a", dexter="h", monsters=True, dice=True, **options)  # type: ignore[arg-type]


def pays(game: Scripted) -> set[str]:
    """Return the ways to pay."""
    return {action.removeprefix("pay ") for action in game.legal_starting("pay")}


def test_the_first_roll_comes_after_both_monsters_are_placed() -> None:
    """R208."""
    game = Scripted(small(LINE), monsters=True, dice=True)
    game.play_all(*["keep"] * 6, "place alvin a")
    assert game.asked.count("die") == 0
    game.play("place dexter b")
    assert (game.phase, game.asked.count("die")) == ("reroll", 5)
    assert game.legal_starting("move") == set(), "only after the result stands (R198)"


def test_worked_example_of_two_wilds_for_a_monster_and_two_singles_for_a_route() -> None:
    """R198."""
    game = ready(small("a b 2 red, b c 1 red, c d 1 red"), alvin="c", dexter="d", monsters=True, dice=True)
    game.show("WWSSD")
    game.play("move dexter d 2")
    assert (game.phase, game.dice.unused) == ("action", {"single": 2, "double": 1})
    game.play_all("claim a b", "pay single 2")
    assert (game.to_move, game.phase) == (1, "reroll"), "the lone D buys nothing"


def test_one_wild_moves_three_steps_and_two_move_six() -> None:
    """R196, R197: tokens never pay for it."""
    game = line()
    game.show("WSSSS", single=3, double=3)
    assert (ends(game, "alvin", 1), ends(game, "alvin", 2)) == ("abcd", "")
    game.show("WWWSS")
    assert (ends(game, "alvin", 1), ends(game, "alvin", 2)) == ("abcd", "abcdefg")


def test_a_monster_may_move_after_the_action_and_before_tokens() -> None:
    """R146, R198."""
    game = line()
    game.show("SWDDD")
    game.play_all("claim b c", "pay single 1")
    assert game.phase == "after action"
    game.play("move alvin b 1")
    assert (game.phase, game.legal_starting("move")) == ("after action", set())
    assert game.legal_starting("buy") == {f"buy {kind} with double + double" for kind in ("single", "double")}


def test_the_turn_ends_by_itself_when_a_move_leaves_nothing_to_do() -> None:
    """R146."""
    game = line()
    game.show("W")
    game.play("move alvin b 1")
    assert (game.to_move, game.phase) == (1, "reroll")


def test_chaos_blocks_claims_by_dice() -> None:
    """R199."""
    game = line()
    game.show("SSSSS")
    assert "claim a b" not in game.legal()
    assert {"claim b c", "claim f g"} <= game.legal()


def test_the_lock_holds_with_dice() -> None:
    """R176, R177, R199."""
    game = line()
    game.show("WSSSS")
    game.play_all("move alvin b 1", "end")
    movable = []
    for _ in range(3):
        game.show("WSSSS")
        movable.append(ends(game, "alvin", 1) != "")
        game.play("end")
    assert movable == [False, False, True]


def test_after_a_failed_tunnel_no_monster_moves_but_an_earlier_move_stands() -> None:
    """R57, R149, R200."""
    board = small("a b 1 red tunnel, b c 1 red, c d 1 red")
    game = ready(board, alvin="a", dexter="d", monsters=True, dice=True, dice__tokens_after_failed_tunnel=True)
    game.show("WWSTT")
    game.play("move alvin c 1")
    game.next_dice("symbol", "symbol", "symbol")
    game.play_all("claim a b", "decline")
    assert game.legal_starting("move") == set()
    assert (game.monsters.where["alvin"], game.dice.unused["wild"]) == ("c", 1)
    game.show("WWSTT")
    game.to_move = 1
    game.monsters.where.update(alvin="c", dexter="d")
    game.so_far.monster_moved = None
    assert game.legal_starting("move") == set(), "not even the monster that was not moved"


def test_a_pair_of_equal_dice_may_count_as_a_locomotive() -> None:
    """R196, option combined.monster_payment."""
    game = line(combined__monster_payment="wild_or_pair")
    game.show("WSSTT")
    game.play("move alvin b 2")
    assert (game.phase, game.view(1)["moving"]) == ("payment", ("alvin", "b", 2))
    assert pays(game) == {"wild 1 + single 2", "wild 1 + station 2", "single 2 + station 2"}
    game.play("pay single 2 + station 2")
    assert (game.to_move, game.monsters.where["alvin"]) == (0, "b")
    assert game.view(0)["moving"] is None


def test_two_wilds_are_two_locomotives_and_never_a_pair() -> None:
    """R196, option combined.monster_payment."""
    game = line(combined__monster_payment="wild_or_pair")
    game.show("WWSSS")
    game.play("move alvin b 1")
    assert pays(game) == {"wild 1", "single 2"}
    game.show("WWSSS")
    game.play("move alvin b 2")
    assert pays(game) == {"wild 2", "wild 1 + single 2"}
    game.show("SSSSD")
    game.play("move alvin b 2")
    assert pays(game) == {"single 4"}
    game.show("SDTTW")
    assert (ends(game, "alvin", 1), ends(game, "alvin", 2)) == ("abcd", "abcdefg")


def test_a_move_paid_for_after_the_action_goes_back_behind_it() -> None:
    """R196, R198."""
    game = line(combined__monster_payment="wild_or_pair")
    game.show("STTDD")
    game.play_all("claim b c", "pay single 1", "move alvin b 1")
    assert (game.phase, game.view(0)["acted"]) == ("payment", True)
    game.play("pay double 2")
    assert (game.phase, game.legal_starting("claim")) == ("after action", set())


def test_monsters_may_never_move_and_then_their_chaos_lasts() -> None:
    """R196, R224, option combined.monster_payment."""
    board = small("a b 1 red, c d 1 red")
    game = ready(board, alvin="a", dexter="d", monsters=True, dice=True, combined__monster_payment="none")
    game.show("WWWWW")
    assert game.legal_starting("move") == set()
    game.play("end")
    assert game.last_turns == 2


def test_a_dead_board_ignores_chaos_while_wilds_move_monsters() -> None:
    """R224."""
    game = ready(small("a b 1 red, c d 1 red"), alvin="a", dexter="d", monsters=True, dice=True)
    game.show("SSSSS")
    game.play("end")
    assert game.last_turns is None


def test_tokens_are_discarded_before_a_monsters_card_is_turned_and_the_game_ends() -> None:
    """R207."""
    game = line()
    game.show("WSSSS")
    game.play_all("move alvin b 1", "end")
    game.last_turns = 2
    game.show("SSSSS")
    game.play("end")
    game.show("SSSSS", single=2)
    game.play("end discarding single 1")
    view = game.view(0)
    assert (game.over, view["monster_face_up"]) == (True, {"alvin": None, "dexter": None})
    assert (view["monster_face_down"], view["tokens"]) == (
        {"alvin": 1, "dexter": 0},
        [{"single": 1, "double": 0}, {"single": 0, "double": 0}],
    )
