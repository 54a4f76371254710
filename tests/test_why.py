"""Why an action is not possible: every reason, with what it speaks of."""

from random import Random

import msgspec
import pytest

from rules.test_routes import SIXES
from table import all_but, no_tickets
from whistlestop import Game, compile_rules, maps
from whistlestop.compiler.kernel import INTERPRETED
from whistlestop.locale.sentences import Teller
from whistlestop.maps import Map, Place, Track
from whistlestop.play.why import Why, WhyCode, codes
from whistlestop.records import actions
from whistlestop.ruleset.options import Value
from why_boards import BOARD_CASES, FEW_LONG, PIECE_CASES

EMPTY = "display=none,none,none,none,none"
CASES: list[tuple[str, str, Why]] = [
    ("usa base 2", "decline", Why(WhyCode.NOT_NOW, {"phase": "action"})),
    ("usa base 2", "keep", Why(WhyCode.NOT_NOW, {"phase": "action"})),
    ("usa base 2 | phase=second_card", "tickets", Why(WhyCode.NOT_NOW, {"phase": "second card"})),
    ("usa base 2 | phase=over", "draw", Why(WhyCode.NOT_NOW, {"phase": "over"})),
    (
        "usa base 2 | 0 hand=red:3 | 1 tracks=chicago:duluth",
        "claim chicago duluth",
        Why(WhyCode.TRACK_TAKEN, {"seat": 1}),
    ),
    (
        "usa base 3 | 0 hand=yellow:2 | 1 tracks=boston:new-york#1",
        "claim boston new-york #2",
        Why(WhyCode.TRACK_CLOSED, {"players": 4}),
    ),
    ("usa base 4 | 0 hand=yellow:2 tracks=boston:new-york#1", "claim boston new-york #2", Why(WhyCode.OWN_TWIN)),
    (
        f"usa base 2 | 0 hand=red:4 tracks={SIXES}",
        "claim denver oklahoma-city",
        Why(WhyCode.FEW_TRAINS, {"count": 4, "have": 3, "mountains": 0}),
    ),
    (
        "europe base 2 | 0 hand=blue:6,locomotive:1",
        "claim palermo smyrna",
        Why(WhyCode.FEW_LOCOMOTIVES, {"count": 2, "have": 1}),
    ),
    (
        "usa base 2 | 0 hand=red:1,blue:9,locomotive:1",
        "claim chicago duluth",
        Why(WhyCode.FEW_CARDS, {"count": 3, "have": 2, "kind": "red"}),
    ),
    (
        "usa base 2 | 0 hand=red:1,blue:2",
        "claim duluth sault-st-marie",
        Why(WhyCode.FEW_CARDS, {"count": 3, "have": 2, "kind": "any"}),
    ),
    (
        "europe base 2 | 0 hand=red:1,blue:1 stations=roma",
        "station paris",
        Why(WhyCode.FEW_CARDS, {"count": 2, "have": 1, "kind": "any"}),
    ),
    (
        "europe base 2 | phase=tunnel claiming=paris:zurich laid=red:3:0 revealed=red,red,blue | 0 hand=red:4",
        "extra red 2",
        Why(WhyCode.FEW_CARDS, {"count": 2}),
    ),
    (
        "usa base 2 | phase=payment claiming=chicago:duluth | 0 hand=red:3,blue:3",
        "pay blue 3",
        Why(WhyCode.NOT_THIS_PAYMENT),
    ),
    ("usa base 2 | display=red,red,red,red,red", "take blue", Why(WhyCode.NOT_FACE_UP, {"kind": "blue"})),
    ("usa base 2 | display=red,red,red,red,red", "take locomotive", Why(WhyCode.NOT_FACE_UP, {"kind": "locomotive"})),
    ("usa base 2 | phase=second_card display=red,red,locomotive", "take locomotive", Why(WhyCode.LOCOMOTIVE_SECOND)),
    (f"usa base 2 | {EMPTY} | 1 hand={all_but()}", "draw", Why(WhyCode.NO_CARDS_LEFT)),
    (f"usa base 2 | {no_tickets()}", "tickets", Why(WhyCode.NO_TICKETS_LEFT)),
    ("europe base 2 | 0 hand=red:1 | 1 stations=paris", "station paris", Why(WhyCode.STATION_TAKEN, {"seat": 1})),
    ("europe base 2 | 0 hand=red:9 stations=paris,roma,wien", "station berlin", Why(WhyCode.NO_STATIONS_LEFT)),
    ("usa base 2 | 0 hand=red:9", "station boston", Why(WhyCode.NO_STATIONS_LEFT)),
    (
        "usa base 2 | phase=tickets must_keep=1 | 0 offered=boston:miami",
        "return",
        Why(WhyCode.MUST_KEEP, {"count": 1}),
    ),
    (
        "europe mega 2 | turn=0 phase=tickets must_keep=3 kept=1,0"
        " | 0 offered=cadiz:stockholm,madrid:dieppe,amsterdam:pamplona",
        "keep",
        Why(WhyCode.MAY_NOT_KEEP, {"count": 3}),
    ),
    ("usa base 2", "pass", Why(WhyCode.OTHER_ACTIONS_EXIST)),
]

MONSTERS = "usa base 2 monsters=true{options} | {table}monsters=alvin:boston,dexter:miami {seats}"
DICE = "usa base 2 dice=true{options} | {table} {seats}"
TUNNEL = "europe base 2 dice=true | phase=tunnel claiming=munchen:zurich symbols={symbols} dice={dice} {seats}"


def monsters(table: str = "", seats: str = "| 0 hand=locomotive:2", options: str = "") -> str:
    """Return a table with Alvin in Boston and Dexter in Miami."""
    return MONSTERS.format(table=f"{table} " if table else "", seats=seats, options=f" {options}" if options else "")


def dice(shown: str, table: str = "", seats: str = "", options: str = "") -> str:
    """Return a table at which the player's dice show something."""
    return DICE.format(table=f"dice={shown} {table}", seats=seats, options=f" {options}" if options else "")


def tunnel(shown: str, seats: str = "", symbols: int = 0) -> str:
    """Return a table at which München–Zürich, a single tunnel of two, has been tried."""
    return TUNNEL.format(dice=shown, seats=seats, symbols=symbols)


EXPANSION_CASES: list[tuple[str, str, Why]] = [
    # What is not played with.
    ("usa base 2", "move alvin miami 1", Why(WhyCode.NOT_IN_GAME, {"part": "monsters"})),
    ("usa base 2", "place alvin miami", Why(WhyCode.NOT_IN_GAME, {"part": "monsters"})),
    ("usa base 2", "tickets 2", Why(WhyCode.NOT_IN_GAME, {"part": "dice"})),
    ("usa base 2", "buy single with wild + wild", Why(WhyCode.NOT_IN_GAME, {"part": "dice"})),
    ("usa base 2", "end", Why(WhyCode.NOT_IN_GAME, {"part": "ending"})),
    (monsters(), "end discarding single 1", Why(WhyCode.NOT_IN_GAME, {"part": "dice"})),
    (dice("wild:5"), "draw", Why(WhyCode.NOT_IN_GAME, {"part": "cards"})),
    (dice("wild:5"), "pass", Why(WhyCode.NOT_IN_GAME, {"part": "passing"})),
    # Moments of a turn.
    (monsters(), "end", Why(WhyCode.NOT_BEFORE_ACTION)),
    (monsters("phase=second_card"), "end", Why(WhyCode.NOT_NOW, {"phase": "second card"})),
    (monsters("phase=after_action acted=1"), "draw", Why(WhyCode.ACTION_DONE)),
    (monsters("phase=after_action acted=1"), "claim chicago duluth", Why(WhyCode.ACTION_DONE)),
    (monsters("phase=after_action acted=1"), "tickets", Why(WhyCode.ACTION_DONE)),
    (monsters("phase=after_action acted=1"), "pass", Why(WhyCode.ACTION_DONE)),
    (dice("single:2,wild:3", "phase=after_action acted=1"), "tickets 2", Why(WhyCode.ACTION_DONE)),
    (dice("single:2,wild:3", "phase=reroll"), "end", Why(WhyCode.NOT_NOW, {"phase": "reroll"})),
    (dice("single:2,wild:3", "phase=reroll"), "buy single with wild + wild", Why(WhyCode.NOT_NOW, {"phase": "reroll"})),
    (dice("single:2,wild:3", "phase=reroll"), "claim chicago duluth", Why(WhyCode.NOT_NOW, {"phase": "reroll"})),
    (dice("single:2,wild:3"), "reroll nothing", Why(WhyCode.REROLL_DONE)),
    # Chaos.
    (
        monsters(seats="| 0 hand=red:2"),
        "claim boston new-york #2",
        Why(WhyCode.CHAOS, {"place": "boston", "monster": "alvin"}),
    ),
    (
        "europe base 2 monsters=true monsters.chaos_blocks=all | monsters=alvin:roma,dexter:paris | 0 hand=red:2",
        "station paris",
        Why(WhyCode.CHAOS, {"place": "paris", "monster": "dexter"}),
    ),
    # Moving monsters.
    (
        monsters(seats="| 0 hand=red:4"),
        "move alvin new-york 1",
        Why(WhyCode.FEW_LOCOMOTIVES_TO_MOVE, {"count": 1, "have": 0, "purse": "cards"}),
    ),
    (
        monsters(seats="| 0 hand=locomotive:1"),
        "move alvin new-york 2",
        Why(WhyCode.FEW_LOCOMOTIVES_TO_MOVE, {"count": 2, "have": 1, "purse": "cards"}),
    ),
    (
        dice("single:4,wild:1", "monsters=alvin:boston,dexter:miami", options="monsters=true"),
        "move alvin new-york 2",
        Why(WhyCode.FEW_LOCOMOTIVES_TO_MOVE, {"count": 2, "have": 1, "purse": "wilds"}),
    ),
    (
        dice(
            "single:2,double:1,station:1",
            "monsters=alvin:boston,dexter:miami",
            options="monsters=true combined.monster_payment=wild_or_pair",
        ),
        "move alvin new-york 2",
        Why(WhyCode.FEW_LOCOMOTIVES_TO_MOVE, {"count": 2, "have": 1, "purse": "wilds_or_pairs"}),
    ),
    (
        dice("wild:5", "monsters=alvin:boston,dexter:miami", options="monsters=true combined.monster_payment=none"),
        "move alvin new-york 1",
        Why(WhyCode.MONSTERS_STAY),
    ),
    (
        monsters(),
        "move alvin seattle 1",
        Why(WhyCode.TOO_FAR, {"monster": "alvin", "place": "seattle", "count": 1, "steps": 3, "purse": "cards"}),
    ),
    (
        monsters("moved=dexter face_up=dexter:0"),
        "move alvin miami 1",
        Why(WhyCode.MONSTER_MOVED, {"monster": "dexter"}),
    ),
    (monsters("face_up=alvin:1"), "move alvin miami 1", Why(WhyCode.MONSTER_LOCKED, {"monster": "alvin", "seat": 1})),
    (
        monsters(seats="| 0 hand=locomotive:2 | 1 face_down=alvin:20"),
        "move alvin miami 1",
        Why(WhyCode.NO_MONSTER_CARDS, {"monster": "alvin"}),
    ),
    (
        monsters(options="monsters.zero_move=false"),
        "move alvin boston 1",
        Why(WhyCode.MUST_NOT_STAY, {"monster": "alvin"}),
    ),
    (
        monsters(options="monsters.share_city=false"),
        "move alvin miami 2",
        Why(WhyCode.MUST_NOT_SHARE, {"monster": "dexter"}),
    ),
    (
        monsters("phase=tickets must_keep=1", "| 0 offered=boston:miami"),
        "move alvin miami 1",
        Why(WhyCode.NOT_NOW, {"phase": "tickets"}),
    ),
    (
        dice(
            "wild:5",
            "phase=after_action acted=1 failed=1 monsters=alvin:boston,dexter:miami",
            "| 0 tokens=single:1",
            "monsters=true",
        ),
        "move alvin miami 1",
        Why(WhyCode.NO_MOVE_AFTER_TUNNEL),
    ),
    # Placing monsters.
    (
        "usa base 2 monsters=true | turn=0 phase=place_monster monsters=alvin:boston",
        "place dexter boston",
        Why(WhyCode.SAME_PLACE, {"monster": "alvin"}),
    ),
    (monsters(), "place dexter chicago", Why(WhyCode.PLACED_ALREADY)),
    (
        "usa base 2 monsters=true | turn=0 phase=tickets must_keep=1 | 0 offered=boston:miami",
        "place alvin chicago",
        Why(WhyCode.NOT_NOW, {"phase": "tickets"}),
    ),
    # Paying with dice.
    (
        dice("single:1,double:2,wild:1"),
        "claim chicago duluth",
        Why(WhyCode.FEW_SYMBOLS, {"count": 3, "have": 2, "kind": "single"}),
    ),
    (
        dice("single:4,double:1", seats="| 0 tokens=single:3"),
        "claim boston new-york #1",
        Why(WhyCode.FEW_SYMBOLS, {"count": 2, "have": 1, "kind": "double"}),
    ),
    (
        "europe base 2 dice=true | dice=single:4,wild:1 | 0 tokens=single:3",
        "claim palermo smyrna",
        Why(WhyCode.FEW_WILDS, {"count": 2, "have": 1}),
    ),
    (
        "europe base 2 dice=true | dice=single:4,wild:1 | 0 stations=roma",
        "station paris",
        Why(WhyCode.FEW_STATION_DICE, {"count": 2, "have": 1}),
    ),
    (dice("station:1,wild:1"), "tickets 3", Why(WhyCode.FEW_STATION_DICE, {"count": 3, "have": 2})),
    (
        dice("station:5", no_tickets(but="boston:miami,denver:el-paso")),
        "tickets 3",
        Why(WhyCode.FEW_TICKETS, {"count": 3, "have": 2}),
    ),
    (dice("station:5", no_tickets()), "tickets 1", Why(WhyCode.NO_TICKETS_LEFT)),
    (dice("station:5"), "tickets", Why(WhyCode.HOW_MANY_TICKETS)),
    (
        dice("single:3,wild:2", "phase=payment claiming=chicago:duluth"),
        "pay wild 3",
        Why(WhyCode.NOT_THIS_PAYMENT),
    ),
    # Tokens.
    (
        dice("single:2", "tokens_at_start=single:2", "| 0 tokens=single:3"),
        "buy single with single + single",
        Why(WhyCode.TOKEN_LIMIT, {"count": 3, "kind": "single"}),
    ),
    (
        dice("single:2", seats="| 0 tokens=single:2,double:1", options="dice.token_cap_scope=total"),
        "buy single with single + single",
        Why(WhyCode.TOKEN_LIMIT, {"count": 3, "kind": "any"}),
    ),
    (
        dice("single:2", "tokens_at_start=double:3", "| 0 tokens=double:1"),
        "buy double with single + single",
        Why(WhyCode.TOKENS_AT_START, {"count": 3, "kind": "double"}),
    ),
    (
        dice("single:2", "tokens_at_start=double:2,single:1", options="dice.token_cap_scope=total"),
        "buy double with single + single",
        Why(WhyCode.TOKENS_AT_START, {"count": 3, "kind": "any"}),
    ),
    (dice("wild:1"), "buy single with single + wild", Why(WhyCode.FEW_UNUSED_DICE, {"have": 1})),
    (
        dice("single:1,wild:1"),
        "buy single with wild + wild",
        Why(WhyCode.NOT_THESE_DICE, {"one": "wild", "two": "wild"}),
    ),
    (
        dice("wild:5", "phase=after_action acted=1 failed=1", "| 0 tokens=single:1"),
        "buy single with wild + wild",
        Why(WhyCode.NO_TOKENS_AFTER_TUNNEL),
    ),
    (dice("single:1"), "end discarding double 2", Why(WhyCode.FEW_TOKENS)),
    # Tunnels with dice.
    (tunnel("single:2"), "buy single with single + single", Why(WhyCode.TOKEN_NOT_NEEDED)),
    (tunnel("single:2,double:2", symbols=1), "buy double with double + double", Why(WhyCode.TOKEN_NOT_NEEDED)),
    (
        tunnel("single:2", "| 0 tokens=single:1", symbols=1).replace("phase=tunnel", "phase=tunnel bought=1"),
        "decline",
        Why(WhyCode.CANNOT_DECLINE),
    ),
    (
        tunnel("single:2,wild:1", "| 0 tokens=single:1", symbols=1).replace("phase=tunnel", "phase=tunnel bought=1"),
        "pay single 2 + wild 1",
        Why(WhyCode.TOKENS_MUST_BE_SPENT, {"count": 1}),
    ),
    (
        tunnel("single:2,double:1", symbols=2),
        "pay single 4",
        Why(WhyCode.FEW_SYMBOLS, {"count": 4, "have": 2, "kind": "single"}),
    ),
    (tunnel("single:2,wild:1"), "pay wild 2", Why(WhyCode.NOT_THIS_PAYMENT)),
]
CASES += EXPANSION_CASES

CASES += BOARD_CASES + PIECE_CASES

ISLAND = Map(
    id="island",
    name="Island",
    players=(2, 6),
    locomotives="tunnels_and_ferries",
    route_points={2: 2, 3: 4, 9: 27},
    places=(
        Place(id="ayton", name="Ayton", lat=0, lon=0),
        Place(id="beeton", name="Beeton", lat=0, lon=1),
        Place(id="coast-north", name="Coast north", lat=1, lon=0, country="coast"),
        Place(id="coast-south", name="Coast south", lat=-1, lon=0, country="coast"),
    ),
    tracks=(
        Track(a="ayton", b="beeton", length=2, colour="red"),
        Track(a="ayton", b="coast-north", length=9, colour="gray"),
        Track(a="beeton", b="coast-south", length=3, colour="gray"),
    ),
    tickets=(maps.Ticket(a="ayton", b="beeton", points=2),) * 20,
)
POOL = " ".join(f"| {seat} tokens=single:3" for seat in range(1, 6))
ISLAND_CASES: list[tuple[dict[str, Value], str, str, Why]] = [
    (
        {},
        "island base 2 | 0 hand=red:1,locomotive:3",
        "claim ayton beeton",
        Why(WhyCode.FEW_CARDS_OF_COLOUR, {"count": 2, "have": 1, "kind": "red"}),
    ),
    (
        {"dice": True, "dice.wild_map_limits": True},
        "island base 2 | dice=single:1,wild:4",
        "claim ayton beeton",
        Why(WhyCode.FEW_SYMBOLS_OF_KIND, {"count": 2, "have": 1, "kind": "single"}),
    ),
    (
        {"dice": True, "dice.nine_route": "closed"},
        "island base 2 | dice=wild:5 | 0 tokens=single:3",
        "claim ayton coast-north",
        Why(WhyCode.LONG_ROUTE_CLOSED),
    ),
    (
        {"dice": True},
        f"island base 6 | dice=wild:5 {POOL}",
        "buy single with wild + wild",
        Why(WhyCode.TOKEN_POOL_EMPTY, {"kind": "single"}),
    ),
    (
        {"monsters": True},
        "island base 2 | monsters=alvin:ayton,dexter:beeton | 0 hand=locomotive:2",
        "move alvin coast-south 1",
        Why(WhyCode.COUNTRY_ONE_PLACE, {"place": "coast-north"}),
    ),
    (
        {"monsters": True, "monsters.setup_in_country": False},
        "island base 2 | turn=0 phase=place_monster player=1",
        "place alvin coast-north",
        Why(WhyCode.NO_COUNTRY_AT_START),
    ),
    (
        {"monsters": True},
        "island base 2 | monsters=alvin:coast-north,dexter:beeton | 0 hand=red:3",
        "claim beeton coast-south",
        Why(WhyCode.CHAOS, {"place": "beeton", "monster": "dexter"}),
    ),
    (
        {"monsters": True},
        "island base 2 | monsters=alvin:coast-north,dexter:ayton | 0 hand=red:3",
        "claim beeton coast-south",
        Why(WhyCode.CHAOS, {"place": "coast-south", "monster": "alvin"}),
    ),
]


@pytest.mark.parametrize(
    ("options", "line", "action", "why"), ISLAND_CASES, ids=[c[3].code.value for c in ISLAND_CASES]
)
def test_a_board_with_rules_of_its_own_has_its_reasons(
    options: dict[str, Value], line: str, action: str, why: Why
) -> None:
    """R82, R137, R144, R152, R163, R203."""
    game = Game.from_position(line, compile_rules(ISLAND, options))
    assert game.why_not(action) == why


@pytest.mark.parametrize(("line", "action", "why"), CASES, ids=[f"{why.code.value}-{act}" for _, act, why in CASES])
def test_an_impossible_action_has_its_reason(line: str, action: str, why: Why) -> None:
    game = Game.from_position(line)
    before = game.position()
    assert game.why_not(action) == why
    assert game.position() == before


@pytest.mark.parametrize("number", [15, actions.CLAIM + 120, actions.ACTIONS + 7, -3])
def test_a_number_that_is_no_action_has_its_reason(number: int) -> None:
    found = Game.from_position("usa base 2").why_not(number)
    assert found is not None
    assert found.code in (WhyCode.NO_SUCH_ACTION, WhyCode.NOT_NOW)


def test_every_reason_has_a_case() -> None:
    of_boards = {why.code for _, _, _, why in ISLAND_CASES}
    elsewhere = {WhyCode.NO_SUCH_ACTION, WhyCode.NO_SUCH_DICE, WhyCode.WRONG_SPLIT, WhyCode.FEW_TICKETS_IN_DECK}
    assert {why.code for _, _, why in CASES} | of_boards | elsewhere == set(codes())


@pytest.mark.parametrize(
    ("line", "second", "why"),
    [
        ("germany base 2 | turn=3 phase=split splitting=4", 5, Why(WhyCode.WRONG_SPLIT, {"count": 4})),
        (
            f"germany base 2 | turn=3 phase=split splitting=4 {FEW_LONG}",
            3,
            Why(WhyCode.FEW_TICKETS_IN_DECK, {"deck": "long", "have": 2}),
        ),
        ("germany base 2 | turn=3 phase=split splitting=4", 2, None),
        ("germany base 2", 2, Why(WhyCode.NOT_NOW, {"phase": "action"})),
        ("usa base 2", 2, Why(WhyCode.NOT_IN_GAME, {"part": "splits"})),
    ],
)
def test_a_split_that_the_decks_do_not_allow_has_its_reason(line: str, second: int, why: Why | None) -> None:
    """R103, R104."""
    assert Game.from_position(line).why_not(actions.SPLIT + second) == why


def test_a_reroll_of_dice_that_are_not_there_has_its_reason() -> None:
    """R133: of equal dice the first are taken, so the second Single alone names nothing."""
    game = Game.from_position(dice("single:2,wild:3", "phase=reroll"))
    assert game.why_not(actions.REROLL + 0b10) == Why(WhyCode.NO_SUCH_DICE)


MODES: list[tuple[str, int, dict[str, Value]]] = [
    ("usa", 2, {}),
    ("europe", 3, {"monsters": True}),
    ("usa", 3, {"monsters": True, "monsters.share_city": False, "monsters.zero_move": False}),
    ("europe", 2, {"monsters": True, "monsters.chaos_blocks": "all"}),
    ("europe", 4, {"dice": True}),
    ("usa", 2, {"dice": True, "dice.token_cap_scope": "total"}),
    ("europe", 2, {"dice": True, "dice.tokens_after_failed_tunnel": True, "dice.tunnel_faces": 3}),
    ("europe", 3, {"dice": True, "monsters": True}),
    ("usa", 3, {"dice": True, "monsters": True, "combined.monster_payment": "wild_or_pair"}),
    ("europe", 2, {"dice": True, "monsters": True, "combined.monster_payment": "none"}),
    ("nordic", 3, {}),
    ("legendary-asia", 3, {"monsters": True}),
    ("switzerland", 2, {"dice": True, "monsters": True}),
    ("germany", 3, {"monsters": True}),
    ("marklin", 2, {}),
    ("marklin", 3, {"dice": True, "monsters": True, "monsters.chaos_blocks": "all"}),
]
ASKED = 5 if INTERPRETED else 15


@pytest.mark.parametrize(("board", "players", "options"), MODES, ids=[f"{b}-{n}" for n, (b, _, _) in enumerate(MODES)])
def test_every_impossible_action_of_a_random_game_has_a_sensible_reason(
    board: str, players: int, options: dict[str, Value], shift: int
) -> None:
    random = Random(shift + players)
    game = Game(board, players=players, seed=shift + 11, options=options)
    teller = Teller(game.map, [str(seat) for seat in range(players)], 0, game.rules.options)
    told: set[str] = set()
    for _ in range(ASKED):
        for _ in range(random.randint(0, 30)):
            if not game.over:
                game.play(random.choice(game.legal_ids()))
        legal = set(game.legal_ids())
        for action in range(actions.ACTIONS):
            why = game.why_not(action)
            assert (why is None) == (action in legal)
            if why is not None and str(why) not in told:
                told.add(str(why))
                assert is_true(game, why), (game.position(), action, str(why))
                assert teller.why(why)
    assert len(told) > 20


def is_true(game: Game, why: Why) -> bool:
    """Return whether a reason can be seen to hold in a position, as far as its arguments tell."""
    known, facts = why.arguments, game.view(game.to_move).facts()
    if why.code == WhyCode.NOT_NOW:
        return known["phase"] == game.phase
    if why.code == WhyCode.FEW_TICKETS or (why.code.value.startswith("few_") and "have" in known and "count" in known):
        return int(known["have"]) < int(known["count"])
    if why.code in (WhyCode.ACTION_DONE, WhyCode.NO_MOVE_AFTER_TUNNEL, WhyCode.NO_TOKENS_AFTER_TUNNEL):
        return bool(facts["acted"])
    if why.code == WhyCode.MONSTER_LOCKED:
        return msgspec.convert(facts["monster_face_up"], dict[str, int | None])[str(known["monster"])] == known["seat"]
    if why.code == WhyCode.MONSTER_MOVED:
        return facts["monster_moved"] == known["monster"]
    if why.code == WhyCode.CHAOS:
        standing = msgspec.convert(facts["monsters"], dict[str, str])[str(known["monster"])]
        countries = {place.id: place.country or place.id for place in game.map.places}
        return countries[standing] == countries[str(known["place"])]
    return True


def test_a_legal_action_has_no_reason() -> None:
    game = Game("europe", seed=2)
    assert [game.why_not(action) for action in game.legal()] == [None, None]


def test_a_reason_is_written_as_its_code_and_arguments() -> None:
    assert (
        str(Why(WhyCode.FEW_TRAINS, {"count": 4, "have": 3, "mountains": 0})) == "few_trains count=4 have=3 mountains=0"
    )
    assert str(Why(WhyCode.OWN_TWIN)) == "own_twin"
