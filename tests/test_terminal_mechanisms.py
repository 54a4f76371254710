"""The terminal game with two ticket decks, meeples, passengers, goods, shares and +4 locomotives."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from test_terminal import Player, sit
from whistlestop import Game, bots, maps
from whistlestop.advice.ways import outlook
from whistlestop.compiler.kernel import INTERPRETED
from whistlestop.notation.words import words
from whistlestop.records import actions
from whistlestop.records.blocks import Claim, End, decode
from whistlestop.records.dice import Buy
from whistlestop.records.monsters import Move
from whistlestop.terminal.choices import choices
from whistlestop.terminal.loop import run

Typed = Callable[..., tuple[Game, str]]

SPLIT = "germany base 2 | turn=3 phase=split splitting=4 | 0 hand=red:1 | 1 hand=blue:2"
DISPLAY = "display=white,white,white,white,white"
REDS = "display=red,red,red,red,red"
GERMANY = (
    f"germany base 2 | {DISPLAY} meeples=berlin:red:2,berlin:blue:1,magdeburg:white:1 | 0 hand=red:3 | 1 hand=blue:2"
)
MARKLIN = f"marklin base 2 | {DISPLAY} | 0 hand=red:3,orange:3,plus4:1,locomotive:1 {{seat}} | 1 hand=blue:2"


@pytest.mark.parametrize("line", ["3 short 1 long", "short 3", "1 long", "split short 3 + long 1", "short 3 long 1"])
def test_a_split_of_two_decks_is_named_in_many_ways(typed: Typed, line: str) -> None:
    """R103: the number of each deck is told to all."""
    game, told = typed(SPLIT, line)
    assert (
        "4 tickets are dealt. From which decks shall they come? Left are 55 short tickets and 34 long tickets." in told
    )
    assert "You ask for 3 short tickets and 1 long ticket." in told
    offered = [game.map.tickets[ticket].deck for ticket in game.view(0).facts().offered or []]
    assert sorted(offered) == ["long", "short", "short", "short"]


def test_a_meeple_is_chosen_by_its_colour(typed: Typed) -> None:
    """R117: Berlin has two colours, Magdeburg one, which is taken without a question."""
    game, told = typed(GERMANY, "berlin magdeburg", "red", "meeples", "board")
    assert "Which meeple do you take from Berlin? You have nothing." in told
    assert "You take a red meeple from Berlin." in told
    assert "You take a white meeple from Magdeburg." in told
    assert "Berlin: 1 blue meeple and 1 red meeple." in told
    assert "You: 1 red meeple and 1 white meeple." in told
    assert int(game.record.collected[0].sum()) == 2


def test_a_stack_is_put_and_a_token_taken_by_its_symbol(typed: Typed) -> None:
    """R427, R430: the place or the symbol is name enough, and a place with a stack is refused with its reason."""
    start = "stacks=bridge:golden-gate-bridge,ship:alcatraz,tram:the-embarcadero,crab:sunset,seal:potrero-hill"
    hands = "0 hand=green:1 | 1 hand=blue:2"
    line = f"san-francisco base 2 | turn=0 first=1 player=0 phase=put_stack {start} {REDS} | {hands}"
    game, told = typed(line, "why sunset", "tower pier-39", "lombard", "tourists")
    assert "the stack “crab” stands in Sunset already." in told
    assert "You put the stack “tower” (× 1) in Pier 39." in told
    assert "You put the stack “flower” (× 1) in Lombard Street." in told
    assert game.view(0).facts().tourist_stacks["pier-39"] == ("tower", 1)  # type: ignore[index]
    asked = f"san-francisco base 2 | {start},tower:pier-39,flower:lombard-street {REDS} | {hands}"
    game, told = typed(asked, "pier embarcadero #1", "tram", "tourists", "board")
    assert "A tourist token waits at each end of your route. Which one do you take? You have nothing." in told
    assert "You take the tourist token “cable car” from The Embarcadero." in told
    assert "The Embarcadero: “cable car” × 1." in told
    assert "You: tourist tokens cable car." in told


def test_tolls_are_told_and_the_neutral_player_takes_the_track_that_is_named(typed: Typed) -> None:
    """R256, R264: a track by its colour; face-up tickets and the neutral player can be looked up."""
    choosing = "turn=12 phase=neutral_track choosing=antwerpen:rotterdam#1 marker=0 pile=breda:eindhoven"
    line = f"nederland base 2 | first=0 {choosing} | {DISPLAY} | 0 hand=pink:2 money=20 | 1 hand=red:1 loans=1"
    game, told = typed(line, "white", "breda rotterdam #1", "tolls", "board")
    assert "Which track between Antwerpen and Rotterdam does the neutral player take? You hold the marker." in told
    assert "The neutral player takes Antwerpen–Rotterdam #2." in told
    assert "You pay the toll of" in told
    assert "Face up beside the ticket deck: Breda–Eindhoven (7)" in told
    assert "The neutral player has" in told
    assert "You: toll tokens 16, loans 0." in told
    assert "toll tokens are secret, loans 1." in told
    assert int(game.record.toll_tokens[0]) == 16


def test_a_share_is_chosen_by_its_company_and_one_for_the_dummy(typed: Typed) -> None:
    """R302, R307: what is offered is told with its number and what it pays."""
    line = f"pennsylvania base 2 | {DISPLAY} | 0 hand=black:3 | 1 hand=blue:2 shares=reading:1"
    game, told = typed(line, "allentown philadelphia", "reading", "penn", "shares", "board")
    assert "Whose share do you take? You have none." in told
    assert "take share 2 of Reading (by rank 14, 9, 5)" in told
    assert "You take share 2 of Reading." in told
    assert "Which share does the dummy get?" in told
    assert "You give the dummy share 1 of Pennsylvania." in told
    assert "Reading: share 3 on top, 5 left; by rank 14, 9, 5." in told
    assert "You: shares Reading 2." in told
    assert "shares lie face down." in told
    assert int(game.record.dummy_shares) == 1


@pytest.mark.parametrize("line", ["berlin", "no"])
def test_after_a_claim_a_passenger_is_put_down_or_not(typed: Typed, line: str) -> None:
    """R108."""
    game, told = typed(MARKLIN.format(seat=""), "berlin magdeburg", "red 3", line)
    assert "Do you put a passenger on an end of the route? You have 3 left." in told
    assert ("You put a passenger in Berlin." in told) == (line == "berlin")
    assert (game.record.standing[0].max() >= 0) == (line == "berlin")


def test_a_passenger_travels_step_by_step_and_takes_goods(typed: Typed) -> None:
    """R109-R113: Berlin, where it starts, gives nothing, Leipzig 3, Magdeburg 2."""
    seat = "passengers=berlin tracks=berlin:leipzig,leipzig:magdeburg,berlin:magdeburg"
    game, told = typed(MARKLIN.format(seat=seat), "passenger berlin", "leipzig", "magdeburg", "stop")
    assert "Your passenger sets out from Berlin." in told
    assert "You take goods in Berlin" not in told
    assert "Your passenger travels over Berlin–Leipzig to Leipzig." in told
    assert "You take goods in Leipzig and score 3 points." in told
    assert "Your passenger arrives in Magdeburg and leaves the game." in told
    assert game.record.goods_points[0] == 5


def test_a_rivals_route_costs_a_passenger_card(typed: Typed) -> None:
    """R110."""
    line = f"marklin base 2 | {DISPLAY} | 0 hand=passenger:1 passengers=berlin | 1 tracks=berlin:leipzig"
    game, told = typed(line, "why travel berlin leipzig", "travel berlin")
    assert "Your passenger travels over Berlin–Leipzig to Leipzig for a passenger card." in told
    assert game.record.hand[0, 10] == 0


def test_a_passenger_that_cannot_travel_is_told_why(typed: Typed) -> None:
    """R116."""
    _, told = typed(MARKLIN.format(seat="passengers=berlin"), "passenger berlin", "why passenger kiel")
    assert "let the passenger in Berlin travel – not possible: no claimed route leads on from there" in told
    assert "let the passenger in Kiel travel – not possible: no passenger of yours stands there." in told


def test_goods_and_passengers_can_be_looked_up(typed: Typed) -> None:
    line = MARKLIN.format(seat="passengers=berlin,kiel goods=13").replace(DISPLAY, f"{DISPLAY} goods=berlin:2")
    _, told = typed(line, "goods", "board", "score")
    assert "Berlin: goods worth 5 and 4, the first one on top." in told
    assert "You: passengers in Berlin and Kiel, 1 not placed yet; 13 points for goods." in told
    assert "goods 13" in told


def test_a_route_of_four_is_paid_with_a_plus4_locomotive_by_name(typed: Typed) -> None:
    """R102: three orange cards and a +4 locomotive."""
    game, told = typed(MARKLIN.format(seat=""), "berlin leipzig", "orange 3 plus4 1", "no")
    assert "3 orange and 1 +4 locomotive" in told
    assert "You claim Berlin–Leipzig with 3 orange" in told
    assert "You pay 1 +4 locomotive with it." in told
    assert game.record.hand[0, 9] == 0


def test_a_payment_with_a_plus4_locomotive_may_stand_behind_the_claim(typed: Typed) -> None:
    """R102: Lindau–München has five gray spaces."""
    line = MARKLIN.format(seat="").replace("red:3", "red:5")
    game, told = typed(line, "lin mun red 4 plus4 1")
    assert "You claim Lindau–München with 4 red and score 10 points." in told
    assert game.record.hand[0, 9] == 0


def test_a_short_route_is_not_paid_with_a_plus4_locomotive(typed: Typed) -> None:
    """R102."""
    _, told = typed(MARKLIN.format(seat=""), "berlin magdeburg", "why pay red 2 + plus4 1")
    assert "2 red and 1 +4 locomotive – not possible: +4 locomotives pay only for routes of 4 spaces or more." in told


@pytest.mark.parametrize(("board", "word"), [("germany", "Meeples:"), ("marklin", "Passengers:")])
def test_help_speaks_of_what_the_board_has(typed: Typed, board: str, word: str) -> None:
    for other in ("usa", "germany", "marklin"):
        _, told = typed(f"{other} base 2 | 0 hand=red:1 | 1 hand=blue:1", "?")
        assert (word in told) == (other == board)


class Traveller(Player):
    """Types any legal action of its choice, and splits tickets."""

    def choose(self, game: Game) -> int:
        legal = game.legal_ids()
        pieces = [n for n in legal if n >= actions.PASSENGER or actions.MEEPLE <= n < actions.SPEND]
        only = len(pieces) == len(legal)  # a question about nothing else
        return self.luck.choice(pieces) if pieces and (only or self.luck.random() < 0.5) else super().choose(game)


@pytest.mark.skipif(INTERPRETED, reason="takes a whole game")
@pytest.mark.parametrize(
    ("board", "seed", "part"), [("germany", 4, "meeples"), ("marklin", 5, "goods"), ("pennsylvania", 6, "shares")]
)
def test_a_whole_game_with_pieces_can_be_played_by_typing(
    board: str, seed: int, part: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game, player = Game(board, players=3, seed=seed), Traveller(seed)
    session = sit(game, player, tmp_path, save_to=tmp_path / "game.log")
    session.bots = {1: bots.make("greedy", 1), 2: bots.make("random", 2)}
    player.session = session  # type: ignore[assignment]
    assert run(session)
    assert game.over
    told = capsys.readouterr().out
    assert f"{part}" in told.rpartition("Result")[2]
    mine = {event.name for event in game.events(0) if event.seat == 0}
    heard = {"germany": {"meeple_taken"}, "marklin": {"passenger_placed", "goods_taken"}}
    assert heard.get(board, {"share_taken"}) <= mine


JAPAN = f"japan base 2 | {DISPLAY} bullets=kyoto:osaka | 0 hand=red:2 | 1 hand=blue:2 progress=1"


def test_a_bullet_route_is_claimed_and_looked_up(typed: Typed) -> None:
    """R393, R394: it is paid for like a gray route, and then it is everybody's."""
    game, told = typed(JAPAN, "kyoto nagoya", "bullets", "board", "routes kyoto")
    assert "You claim the bullet route Kyoto–Nagoya with 2 red: progress +2. It serves everybody now." in told
    assert "Bullet trains stand on 2 routes, which serve everybody: Kyoto–Nagoya and Kyoto–Osaka." in told
    assert "Bullet trains left: 14." in told
    assert "You: progress with bullet trains: 2." in told
    assert "– a bullet train stands there: it serves everybody." in told
    assert game.record.progress[:2].tolist() == [2, 1]


ASKED = {
    "technologies": f"united-kingdom base 2 | turn=3 {DISPLAY} | 0 hand=red:3,blue:2,locomotive:3",
    "a price": f"united-kingdom base 2 | {DISPLAY} phase=technology buying=propellers | 0 hand=red:5,locomotive:3",
    "a price in dice": "united-kingdom base 2 dice=true | turn=3 phase=technology buying=booster dice=wild:2,single:3",
    "beds": f"france base 3 | turn=3 {DISPLAY} phase=bed",
    "pieces": f"france base 3 | turn=3 {DISPLAY} phase=piece bed=amiens:reims",
    "beds with dice": "france base 3 dice=true | turn=3 dice=single:3,double:2",
    "a marker": f"old-west base 2 | turn=3 {DISPLAY} phase=marker settling=green-river:salt-lake-city#1 | "
    "0 hand=red:3 start=salt-lake-city tracks=green-river:salt-lake-city#1 | 1 start=tucson",
    "its price": f"old-west base 2 | turn=3 {DISPLAY} phase=marker_payment marking=green-river "
    "settling=green-river:salt-lake-city#1 | "
    "0 hand=red:3,locomotive:1 start=salt-lake-city tracks=green-river:salt-lake-city#1 | 1 start=tucson",
    "harbours": "rails-and-sails-world base 2 | turn=3 display=red,yellow,green,red-double,red-single,black-double | "
    "0 hand=locomotive:4 tracks=hong-kong:manila reserve=5",
}


@pytest.mark.parametrize("position", ASKED.values(), ids=ASKED)
def test_all_that_can_be_answered_is_listed_and_each_sort_of_it_is_told_unasked(typed: Typed, position: str) -> None:
    """R276, R322, R344, R371: few answers of a sort are listed, many told with one of them."""
    game = Game.from_position(position)
    shown = choices(game, game.legal_ids())
    _, told = typed(position)
    _, listed = typed(position, "actions")
    assert [choice.text for choice in shown if f": {choice.text}" not in listed] == []
    sorts = {type(decode(choice.action)) for choice in shown} - {Claim, End, Move}
    unasked = {type(decode(choice.action)) for choice in shown if f": {choice.text}" in told}
    assert sorts <= unasked | ({Buy} if "buy a token" in told else set())


def test_a_route_with_a_piece_is_told_in_its_colour_and_an_empty_bed_in_none(typed: Typed) -> None:
    """R321, R327: only what is printed gray is gray."""
    _, told = typed(
        f"france base 3 | {DISPLAY} pieces=red:amiens:reims | 0 hand=red:2", "routes reims", "routes avignon"
    )
    assert "Amiens–Reims: 2 red (2 points)" in told
    assert "Lille–Reims: 3 uncoloured (4 points)" in told
    assert "Avignon–Toulouse: 6 gray (15 points)" in told


def test_with_dice_a_price_is_asked_for_in_wilds_and_dice(typed: Typed) -> None:
    """R292: how many more dice stand for the Wild is told, of a technology and of a ferry."""
    line = "united-kingdom base 2 dice=true | turn=3 dice=single:3,double:2"
    _, told = typed(line, "mechanical stoker", "replace", "single")
    assert "replace a Wild by any 3 dice" in told
    assert "How do you pay for Mechanical Stoker? 2 more dice stand for the Wild." in told
    _, told = typed(f"{line} | 0 technologies=propellers,wales-concession", "bristol cardiff", "replace", "single")
    asked = "How do you pay for Bristol–Cardiff: 1 Single, ferry with 1 Wild (1 point)?"
    assert f"{asked} 2 more dice stand for the Wild." in told


@pytest.mark.parametrize(("option", "told_of"), [("", False), (" oldwest.alvin=true", True)])
def test_the_score_tells_of_alvin_the_alien_only_where_he_is_played_with(
    typed: Typed, option: str, told_of: bool
) -> None:
    """R349: elsewhere nobody could have anything of him, neither during the game nor at its end."""
    table = f"old-west base 2{option} | turn=3 {REDS} {{}} | 0 hand=red:3 start=denver | 1 hand=blue:2 start=tucson"
    for phase, asked in (("", ["score"]), ("phase=over last_turns=0", [])):
        _, told = typed(table.format(phase), *asked)
        assert ("Alvin" in told) is told_of


def test_a_hand_has_the_ship_cards_and_a_turn_begins_with_the_ships_of_all(typed: Typed) -> None:
    """R360, R361: cards with a harbour, of two ships and of one stand beside plain ones; supplies are open."""
    world = "rails-and-sails-world base 2 | turn=3 display=red,yellow,green,red-single,pink-double,white-double"
    seats = "0 hand=red:2,locomotive:1 ship_hand=white-single:2,red-harbour:1,pink-double:1 reserve=5 | 1 reserve=3"
    _, told = typed(f"{world} | {seats}", "hand")
    cards = "2 red, 1 locomotive, 1 × red train with a harbour, 1 × pink double ship and 2 × white ship with a harbour"
    assert told.count(f"Your hand: {cards}.") == 2
    assert "You: ships in supply 40, trains in reserve 5." in told
    assert "Bela: ships in supply 38, trains in reserve 3." in told


def test_tickets_of_the_world_tell_trains_and_ships_and_a_tour_all_its_places(typed: Typed) -> None:
    """R364, R370: the ends of the tour are joined, Al-Qahira is not; the hint says the same."""
    world = "rails-and-sails-world base 2 | turn=3 display=red,yellow,green,red-single,pink-double,white-double"
    own = "0 tickets=casablanca:tehran,novosibirsk:darwin tracks=casablanca:marseille,athina:marseille,athina:tehran"
    _, told = typed(f"{world} | {own} reserve=5 | 1 reserve=5", "tickets", "hint")
    tour = "Casablanca–Al-Qahira–Tehran (6, in order 9, otherwise −15)"
    assert f"{tour}: still trains 0 and ships 1, over Al-Qahira–Athina." in told
    assert f"{tour}: in reach with trains" in told
    assert "Novosibirsk–Darwin (13): still trains 6 and ships 4, over Lahore–Novosibirsk" in told
    assert "connected" not in told


def test_a_ticket_that_takes_bullet_trains_alone_is_not_told_as_fulfilled(typed: Typed) -> None:
    """R393: it takes no trains of one's own, but somebody has to lay them."""
    line = f"japan base 2 | turn=3 {REDS} | 0 hand=red:3 tickets={{}} | 1"
    ticket = next(one for one in _bullet_tickets())
    _, told = typed(line.format(ticket), "hint")
    assert "in reach with 0 trains" in told
    assert ": fulfilled." not in told


def _bullet_tickets() -> Iterator[str]:
    """Return the tickets of Japan that can be fulfilled with bullet routes alone."""
    for name in words(maps.load("japan")).tickets:
        (found,) = outlook(Game.from_position(f"japan base 2 | turn=3 {REDS} | 0 tickets={name}").view(0))
        if found.trains == 0:
            yield name
