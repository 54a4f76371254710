"""Destination tickets: drawing, keeping and returning them (R4, R5, R18-R20, R75, R76)."""

import pytest

from reference.small import small
from table import names, no_tickets, only, table
from whistlestop import compile_rules, maps
from whistlestop.knowledge.visible import visible
from whistlestop.maps.schema import TicketDeal
from whistlestop.notation.words import words

THREE = "boston:miami calgary:phoenix dallas:new-york"


def test_three_tickets_are_drawn_and_at_least_one_is_kept() -> None:
    """R18: after two were returned the third must be kept."""
    game = table("usa base 2")
    game.play("tickets", luck=THREE)
    assert game.tickets("offered") == THREE.split()
    game.play("return", "return")
    assert game.legal() == ["keep"]
    game.play("keep")
    assert game.tickets("tickets") == ["dallas:new-york"]
    assert game.game.to_move == 1


def test_all_tickets_drawn_may_be_kept() -> None:
    """R18."""
    game = table("usa base 2")
    game.play("tickets", "keep", "keep", luck=THREE)
    assert game.legal() == ["keep", "return"]
    game.play("keep")
    assert game.fact("ticket_counts") == [3, 0]


def test_with_fewer_tickets_left_those_are_drawn_and_one_is_kept() -> None:
    """R18."""
    left = "boston:miami,calgary:phoenix"
    game = table(f"usa base 2 | {no_tickets(but=left)}")
    game.play("tickets", "return", luck="boston:miami calgary:phoenix")
    assert game.legal() == ["keep"]


def test_with_an_empty_ticket_deck_no_tickets_can_be_drawn() -> None:
    """R18."""
    assert "tickets" not in table(f"usa base 2 | {no_tickets()}").legal()
    assert "tickets" in table("usa base 2").legal()


def test_returned_tickets_go_under_the_deck() -> None:
    """R19: the deck above them is drawn first."""
    left = "boston:miami,calgary:phoenix,dallas:new-york,denver:el-paso"
    game = table(f"usa base 2 | display=red,red,red,red,red {no_tickets(but=left)}")
    game.play("tickets", "keep", "return", "return", luck=THREE)
    assert game.fact("ticket_deck_size") == {"regular": 3}
    assert game.tickets("returned") == ["calgary:phoenix", "dallas:new-york"]
    game.play("tickets", luck="denver:el-paso dallas:new-york calgary:phoenix")
    assert len(game.tickets("offered", 1)) == 3


def test_tickets_returned_together_lie_in_random_order_and_later_ones_below() -> None:
    """R19: luck chooses within the first group only."""
    left = "boston:miami,calgary:phoenix,dallas:new-york,denver:el-paso"
    queue = "under.regular=1@boston:miami,calgary:phoenix;0@dallas:new-york,denver:el-paso"
    line = f"usa base 2 | {no_tickets(but=left)} {queue}"
    for first, second in (("boston:miami", "calgary:phoenix"), ("calgary:phoenix", "boston:miami")):
        game = table(line)
        game.play("tickets", luck=f"{first} {second} denver:el-paso")
        assert "under.regular=0@dallas:new-york" in game.game.position()
    with pytest.raises(AssertionError, match="luck cannot give"):
        table(line).play("tickets", luck="dallas:new-york boston:miami calgary:phoenix")


@pytest.mark.parametrize(("drawer", "owner"), [(0, 7), (1, 1)])
def test_a_player_knows_his_returned_tickets_until_another_has_drawn_from_them(drawer: int, owner: int) -> None:
    """R8, R19: three tickets of one group are drawn, the fourth stays; 7 is nobody."""
    left = "boston:miami,calgary:phoenix,dallas:new-york,denver:el-paso"
    queue = "under.regular=1@boston:miami,calgary:phoenix,dallas:new-york,denver:el-paso"
    game = table(f"usa base 2 | player={drawer} | {no_tickets(but=left)} {queue}")
    game.play("tickets", luck="calgary:phoenix boston:miami denver:el-paso")
    assert f"under.regular={owner}@dallas:new-york" in game.game.position()
    assert game.tickets("returned", 1) == (["dallas:new-york"] if owner == 1 else [])


def test_a_group_of_a_large_ticket_deck_is_drawn_from_like_any_other() -> None:
    """R19: numbers of tickets beyond 64 take their own way through the record."""
    every = words(maps.load("usa", "mega")).tickets
    early, late = every[:2], every[64:67]
    group = ",".join([*early, *late])
    game = table(f"usa mega 2 | {no_tickets('usa', 'mega', group)} under.regular=0@{group}")
    game.play("tickets", luck=" ".join([late[1], early[0], late[0], early[1]]))
    assert f"under.regular=0@{late[2]}" in game.game.position()


def test_a_kept_ticket_stays_until_the_end() -> None:
    """R19: no action gives a ticket back."""
    game = table("usa base 2 | 0 tickets=boston:miami")
    game.play("tickets", luck="calgary:phoenix dallas:new-york denver:el-paso")
    assert game.tickets("offered") == ["calgary:phoenix", "dallas:new-york", "denver:el-paso"]
    game.play("return", "return", "keep")
    assert game.tickets("tickets") == ["boston:miami", "denver:el-paso"]


def test_returned_tickets_leave_the_game_where_the_map_says_so() -> None:
    """R19."""
    rules = compile_rules(small("a b 1 red", refused_drawn_tickets="out_of_game"))
    game = table("small base 2", rules)
    game.play("tickets", "keep", "return", "return", luck="a:b#1 a:b#2 a:b#3")
    assert game.fact("ticket_deck_size") == {"regular": 3}
    assert "under" not in game.game.position()


def test_a_ticket_that_is_fulfilled_already_may_be_drawn_and_counts() -> None:
    """R20."""
    game = table("usa base 2 | 0 tracks=denver:santa-fe,el-paso:santa-fe")
    game.play("tickets", "return", "return", "keep", luck="denver:el-paso boston:miami calgary:phoenix")
    assert game.tickets("tickets") == ["denver:el-paso"]
    assert (game.score().tickets, game.score().fulfilled) == (4, 1)


def test_the_others_learn_how_many_tickets_were_kept_and_returned_only() -> None:
    """R8, R18."""
    game = table("usa base 2")
    happened = visible(game.play("tickets", "keep", "return", "keep", luck=THREE), 1)
    assert only(happened, "ticket_offered") == [{}, {}, {}]
    assert only(happened, "ticket_kept") == only(happened, "ticket_returned") == []
    assert only(happened, "tickets_chosen") == [{"kept": 2, "returned": 1, "back": 1, "gone": 0}]


def test_a_limit_on_one_kind_of_ticket_holds_for_later_draws_too() -> None:
    """R76: the limit is the map's, for each kind of draw."""
    drawn = TicketDeal({"long": 1, "regular": 1}, 1, {"long": 0})
    rules = compile_rules(small("a b 1 red", "a b 9 long, a b 8 long, a b 1, a b 2, a b 3", drawn_tickets=drawn))
    game = table("small base 2", rules)
    game.play("tickets", luck="a:b#1 a:b#3")
    assert game.legal() == ["return"]
    game.play("return")
    assert game.legal() == ["keep"]


def test_opening_tickets_of_a_deck_not_drawn_from_leave_the_game() -> None:
    """R75: whatever the map does with other tickets."""
    opening = TicketDeal({"long": 1, "regular": 1}, 1)
    tickets = "a b 9 long, a b 8 long, a b 1, a b 2, a b 3, a b 4"
    rules = compile_rules(small("a b 1 red", tickets, opening_tickets=opening))
    line = "turn=0 phase=tickets must_keep=1 | 0 offered=a:b#1,a:b#3 | 1 offered=a:b#2,a:b#4"
    game = table(f"small base 2 | {line}", rules)
    happened = game.play("return", "keep", "keep", "return", luck="")
    assert names(happened).count("tickets_chosen") == 2
    position = game.game.position()
    assert "left=a:b#1" in position
    assert "under.regular=1@a:b#4" in position
