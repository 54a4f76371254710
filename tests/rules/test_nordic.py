"""Nordic Countries: its own numbers, and what locomotives are there (R80-R86)."""

import pytest

from table import cards, deal, table
from whistlestop import maps
from whistlestop.ruleset.options import Value

NORDIC = maps.load("nordic")
HANDS = cards("red*8")


def opening(display: str, options: dict[str, Value] | None = None) -> list[str | None]:
    """Return the first display of a game whose first cards lie there."""
    words = [f"{it.a}:{it.b}" for it in NORDIC.tickets[:10]]
    return deal("nordic", f"{HANDS} {cards(display)} {' '.join(words)}", options=options).display()


def test_the_board_is_for_two_or_three_players_with_forty_trains() -> None:
    """R80, R3."""
    assert (NORDIC.players, NORDIC.trains) == ((2, 3), 40)
    game = table("nordic base 2")
    assert game.fact("trains") == [40, 40]


def test_five_tickets_are_dealt_and_two_kept_and_the_others_leave_the_game() -> None:
    """R80."""
    game = deal("nordic", players=2)
    assert len(game.tickets("offered")) == 5
    game.play("return", "return", "return")
    assert game.legal() == ["keep"]
    game.play("keep", "keep", *["keep"] * 5)
    assert game.fact("ticket_deck_size") == {"regular": 46 - 10}
    assert len(game.tickets("returned")) == 3


def test_tickets_returned_in_play_leave_the_game() -> None:
    """R80, R19."""
    game = table("nordic base 2")
    game.play("tickets", "keep", "return", "return")
    assert game.fact("ticket_deck_size") == {"regular": 46 - 3}


@pytest.mark.parametrize(("players", "open_to_others"), [(2, False), (3, True)])
def test_both_tracks_are_open_with_three_players_only(players: int, open_to_others: bool) -> None:
    """R80, R27, R28: also where one track is a tunnel and the other a ferry of another length."""
    own = "kristiansand:stavanger#1"
    game = table(f"nordic base {players} | player=1 | 0 tracks={own} | 1 hand=orange:2,locomotive:1")
    assert ("claim kristiansand stavanger #2" in game.legal()) == open_to_others


def test_two_face_up_locomotives_may_be_taken_in_one_turn() -> None:
    """R81."""
    game = table("nordic base 2 | display=locomotive,locomotive,red,blue,green")
    game.play("take locomotive", luck="white")
    assert set(game.legal()) == {"draw", "take locomotive", "take white", "take red", "take blue", "take green"}
    game.play("take locomotive", luck="black")
    assert (game.game.to_move, game.hand()) == (1, {"locomotive": 2})


def test_a_face_up_locomotive_may_be_the_second_card_though_nothing_else_is_left() -> None:
    """R81, R14."""
    everything = ",".join([*(f"{colour}:12" for colour in maps.COLOURS if colour != "red"), "locomotive:13,red:11"])
    game = table(f"nordic base 2 | display=locomotive,red,none,none,none | 1 hand={everything}")
    game.play("take red", luck="")
    assert game.legal() == ["take locomotive"]


def test_three_face_up_locomotives_stay_unless_the_house_rule_says_otherwise() -> None:
    """R81, R9, option nordic.reset_on_three."""
    shown = "locomotive*3 blue*2"
    assert opening(shown) == cards(shown).split()
    assert opening(f"{shown} green*5", {"nordic.reset_on_three": True}) == ["green"] * 5


def test_locomotives_pay_in_tunnels_and_on_ferries_only() -> None:
    """R82."""
    game = table("nordic base 2 | 0 hand=locomotive:9")
    kinds = {(NORDIC.tracks[i].tunnel, NORDIC.tracks[i].ferry > 0) for i in claimed_by(game.choices("claim"))}
    assert kinds == {(True, False), (False, True)}


def claimed_by(claims: set[str]) -> list[int]:
    """Return the tracks that claims name by their places."""
    pairs = {tuple(claim.split()[:2]) for claim in claims if "#" not in claim}
    return [i for i, it in enumerate(NORDIC.tracks) if (it.a, it.b) in pairs]


def test_a_ferry_of_the_board_takes_any_three_cards_for_its_locomotive() -> None:
    """R83."""
    game = table("nordic base 2 | 0 hand=blue:1,white:1,black:1")
    assert "claim arhus kobenhavn" in game.legal()
    game.play("claim arhus kobenhavn", "replace", "give blue", "give white", "give black")
    assert game.tracks() == ["arhus:kobenhavn"]


def test_lieksa_murmansk_is_worth_twenty_seven_points() -> None:
    """R84, R25."""
    game = table("nordic base 2 | 0 hand=green:9")
    game.play("claim lieksa murmansk", "pay green 9")
    assert (game.fact("route_points"), game.fact("trains")) == ([27, 0], [31, 40])


def test_most_fulfilled_tickets_are_worth_ten_points_and_the_longest_path_nothing() -> None:
    """R85."""
    score = table("nordic base 2 | 0 tracks=arhus:kobenhavn").score()
    assert (score.longest_path, score.most_tickets) == (0, 0)
    assert (NORDIC.bonuses.longest_path, NORDIC.bonuses.most_tickets) == (0, 10)


def test_tunnels_are_as_elsewhere() -> None:
    """R86: a turned-up locomotive and a card of the colour cost one extra card each."""
    game = table("nordic base 2 | 0 hand=green:3,locomotive:1")
    game.play("claim kristiansand stavanger #1", "pay green 2", luck="green locomotive red")
    assert set(game.legal()) == {"extra green 1 + locomotive 1", "decline"}


def test_with_dice_the_substitutes_do_not_exist() -> None:
    """R148, R152: a ferry takes a Wild, the nine spaces cost eight symbols."""
    game = table("nordic base 2 dice=true | dice=single:5 tokens_at_start=single:3 | 0 tokens=single:3")
    assert "claim arhus kobenhavn" not in game.legal()
    game.play("claim lieksa murmansk")
    assert game.legal() == ["pay single 5 + token 3"]


@pytest.mark.parametrize(("limits", "legal"), [("false", True), ("true", False)])
def test_a_house_rule_keeps_wilds_off_the_nine_spaces(limits: str, legal: bool) -> None:
    """R84, R137, option dice.wild_map_limits."""
    line = f"nordic base 2 dice=true dice.wild_map_limits={limits}"
    game = table(f"{line} | dice=single:4,wild:1 tokens_at_start=single:3 | 0 tokens=single:3")
    assert ("claim lieksa murmansk" in game.legal()) == legal
