"""Reasons on boards with rules of their own: positions, impossible actions and why they are impossible."""

from __future__ import annotations

from table import no_tickets
from whistlestop import maps
from whistlestop.notation.words import words
from whistlestop.play.why import Why, WhyCode
from whistlestop.play.why.beds import Code as Beds
from whistlestop.play.why.markers import Code as MarkerCode
from whistlestop.play.why.ships import Code as ShipCode
from whistlestop.play.why.technologies import Code as TechnologyCode
from whistlestop.play.why.tolls import Code as TollCode
from whistlestop.play.why.tourists import Code

# Tracks that leave two of 45 trains.
ASIAN_LINES = ",".join(
    [
        "bombay:karachi#1,dihua:peking,dihua:samarkand#1,kobe:taipei#1,astrakhan:samarkand",
        "calcutta:colombo,chita:khabarovsk,dihua:omsk,dihua:xian",
    ]
)
FERRY = "nordic base 2 | phase=payment claiming=mo-i-rana:trondheim#2 {table} | 0 hand={hand}"


def ferry(hand: str, table: str = "") -> str:
    """Return a table at which a ferry of six red spaces, two of them locomotives, is being paid for."""
    return FERRY.format(hand=hand, table=table)


DICE_IN_FRANCE = "france base 2 dice=true | dice=double:4,single:1"


def beds_apart(length: int, most: int) -> list[str]:
    """Return some beds of a length that cross none of each other, as a position names them."""
    france, found = maps.load("france"), dict[str, frozenset[str]]()
    assert france.beds is not None
    crossing = {(frozenset(one.one), frozenset(one.other)) for one in france.beds.crossings}
    for name, track in zip(words(france).tracks, france.tracks, strict=True):
        ends = frozenset((track.a, track.b))
        apart = all((ends, other) not in crossing and (other, ends) not in crossing for other in found.values())
        if track.bed and track.length == length and apart:
            found[name] = ends
    return [*found][:most]


SHORT_BED = beds_apart(2, 9)[8].replace(":", " ").replace("#", " #")
LONG_BEDS = beds_apart(5, 2)
# With one piece of each length and colour, and so eight of each length with dice, all lie on the board.
ALL_LIE = ",".join(name for length in (2, 3, 4, 5) for name in beds_apart(length, 8))
SHORT_LIE = ",".join(beds_apart(2, 8))
FEW_PIECES = f"france base 5 dice=true france.pieces=1/1/1/1 | dice=double:4,single:1 pieces={ALL_LIE}"
SHARE = "pennsylvania base 2 | phase=share settling=allentown:philadelphia#1 | 0 tracks=allentown:philadelphia#1"
READING = ",".join(f"reading:{number}" for number in range(1, 8))

WORLD = (
    "rails-and-sails-world base 2 | display=red,yellow,green-harbour,red-double,white-single,black-double {table} | "
)
PORTS = "hand=locomotive:4 tracks=hong-kong:manila,manila:tokyo"
# Ship routes of 36 spaces, which leave four of forty ships.
SAILED = "edinburgh:new-york#1,buenos-aires:cape-town#1,lima:sydney#1,dar-es-salaam:jakarta#1,los-angeles:tokyo#1"
WITH_MONSTERS = "rails-and-sails-world base 2 monsters=true sails.fixed_split=20 |"
NOT_AT_STOP = Why(ShipCode.NO_MONSTER_AT_STOP, {"place": "ocean-stop"})
PAYING_BY_SEA = WORLD.format(table="phase=card_payment claiming=hong-kong:manila")


def world(own: str, table: str = "") -> str:
    """Return a table of rails and sails."""
    return f"{WORLD.format(table=table)}0 {own}"


RACE = "first-journey-usa base 2{options} | {table} | 0 tickets=denver:los-angeles,seattle:denver {own}"
BOARD_CASES: list[tuple[str, str, Why]] = [
    # The race to six (R411, R412, R416).
    (RACE.format(options="", table="", own="hand=red:1"), "take red", Why(WhyCode.NO_DISPLAY)),
    (RACE.format(options="", table="", own="hand=red:1"), "tickets", Why(WhyCode.TICKETS_CHANGED_ONLY)),
    (RACE.format(options=" dice=true", table="dice=station:5", own=""), "tickets 1", Why(WhyCode.TICKETS_CHANGED_ONLY)),
    (
        RACE.format(options="", table="phase=second_card", own="hand=red:1"),
        "change",
        Why(WhyCode.NOT_NOW, {"phase": "second card"}),
    ),
    (
        RACE.format(options=" dice=true", table="phase=after_action acted=1 dice=station:2", own=""),
        "change",
        Why(WhyCode.ACTION_DONE),
    ),
    ("usa base 2 | 0 hand=red:1", "change", Why(WhyCode.NOT_IN_GAME, {"part": "race"})),
    # Ships, harbours, exchanges (R364-R373).
    (
        world(f"ship_hand=white-double:5 tracks={SAILED} reserve=5"),
        "claim cambridge-bay reykjavik",
        Why(ShipCode.FEW_SHIPS, {"count": 6, "have": 4}),
    ),
    (world("ship_hand=red-double:1"), "claim caracas lagos", Why(ShipCode.CARDS_TOO_FEW, {"count": 7, "have": 2})),
    (world(PORTS), "harbour moskva", Why(ShipCode.NOT_A_PORT, {"place": "moskva"})),
    (f"{WITH_MONSTERS} turn=0 player=1 phase=place_monster", "place alvin ocean-stop", NOT_AT_STOP),
    (
        f"{WITH_MONSTERS} monsters=alvin:cape-town,dexter:lima | 0 hand=locomotive:2",
        "move alvin ocean-stop 2",
        NOT_AT_STOP,
    ),
    (
        f"{world(PORTS)} harbours=manila",
        "harbour manila",
        Why(ShipCode.HARBOUR_STANDS, {"place": "manila"}),
    ),
    (
        f"{world(PORTS)},petropavlovsk:tiksi harbours=hong-kong,manila,tokyo",
        "harbour tiksi",
        Why(ShipCode.NO_HARBOURS_LEFT),
    ),
    (world(PORTS), "harbour lima", Why(ShipCode.NO_ROUTE_THERE, {"place": "lima"})),
    (world("tracks=hong-kong:manila"), "harbour manila", Why(ShipCode.HARBOUR_TOO_DEAR)),
    (
        f"{PAYING_BY_SEA}0 hand=red:2 ship_hand=pink-double:1",
        "pay red",
        Why(ShipCode.NOT_THIS_CARD, {"kind": "red"}),
    ),
    (world("reserve=5"), "exchange trains 6", Why(ShipCode.FEW_TO_EXCHANGE)),
    # Mountains (R121), locomotives only in tunnels and on ferries (R82, R91).
    (
        f"legendary-asia base 2 | 0 hand=pink:2 tracks={ASIAN_LINES}",
        "claim agra kathmandu",
        Why(WhyCode.FEW_TRAINS, {"count": 3, "have": 2, "mountains": 1}),
    ),
    (
        "switzerland base 2 | phase=payment claiming=geneve:france-2 | 0 hand=yellow:1,locomotive:2",
        "pay locomotive 1",
        Why(WhyCode.LOCOMOTIVES_NOT_HERE),
    ),
    # Cards of any kind in place of others (R83, R84).
    (
        "nordic base 2 | 0 hand=red:3,blue:8",
        "claim mo-i-rana trondheim #2",
        Why(WhyCode.FEW_SUBSTITUTES, {"count": 6, "symbols": 2, "size": 3}),
    ),
    (
        "nordic base 2 | 0 hand=green:7,blue:7",
        "claim lieksa murmansk",
        Why(WhyCode.FEW_SUBSTITUTES, {"count": 9, "symbols": 0, "size": 4}),
    ),
    (
        "nordic base 2 | phase=payment claiming=bergen:oslo#1 | 0 hand=blue:4,red:4",
        "replace",
        Why(WhyCode.NOTHING_TO_REPLACE),
    ),
    (ferry("red:4,blue:6", "replaced=2"), "replace", Why(WhyCode.REPLACED_ALL)),
    (ferry("red:4,locomotive:2"), "replace", Why(WhyCode.CANNOT_PAY_REST)),
    (ferry("red:4,blue:6", "replaced=1 giving=2 given=blue"), "replace", Why(WhyCode.GIVE_FIRST, {"count": 2})),
    (ferry("red:4,blue:6", "replaced=1 giving=2 given=blue"), "pay red 5", Why(WhyCode.GIVE_FIRST, {"count": 2})),
    (ferry("red:4,blue:6"), "give blue", Why(WhyCode.REPLACE_FIRST)),
    (
        ferry("red:4,blue:6", "replaced=1 giving=3"),
        "give white",
        Why(WhyCode.NOT_IN_HAND, {"kind": "white"}),
    ),
    (
        ferry("red:5,blue:6", "replaced=1 giving=2 given=blue"),
        "give red",
        Why(WhyCode.GIVEN_IN_ORDER, {"kind": "red"}),
    ),
    (ferry("red:4,blue:6", "replaced=1 giving=3"), "give red", Why(WhyCode.CANNOT_PAY_REST)),
    ("nordic base 2 | 0 hand=red:4", "give red", Why(WhyCode.NOT_NOW, {"phase": "action"})),
    ("nordic base 2 | 0 hand=red:4", "replace", Why(WhyCode.NOT_NOW, {"phase": "action"})),
    ("nordic base 2 dice=true | dice=single:5", "give red", Why(WhyCode.NOT_IN_GAME, {"part": "cards"})),
    ("nordic base 2 dice=true | dice=single:5", "replace", Why(WhyCode.NOT_IN_GAME, {"part": "cards"})),
    # Shares (R302, R307).
    (SHARE, "share erie-lackawanna", Why(WhyCode.NOT_SHOWN_HERE, {"company": "Erie Lackawanna"})),
    (f"{SHARE} shares={READING}", "share reading", Why(WhyCode.NO_SHARES_LEFT, {"company": "Reading"})),
    (SHARE, "dummy share reading", Why(WhyCode.NOT_NOW, {"phase": "share"})),
    ("pennsylvania base 2", "share reading", Why(WhyCode.NOT_NOW, {"phase": "action"})),
    ("pennsylvania base 2", "no share", Why(WhyCode.NOT_NOW, {"phase": "action"})),
    ("usa base 2", "no share", Why(WhyCode.NOT_IN_GAME, {"part": "shares"})),
    # Track beds (R321-R330).
    ("france base 3 | 0 hand=red:6", "claim amiens reims", Why(Beds.BED_NOT_BUILT)),
    ("france base 3 | pieces=blue:grenoble:marseille", "claim avignon nice", Why(Beds.TRACK_CROSSED)),
    ("france base 3 | phase=bed", "build amiens rouen", Why(Beds.NO_BED)),
    ("france base 3 | phase=bed pieces=red:amiens:reims", "build amiens reims", Why(Beds.PIECE_LIES)),
    (
        f"{FEW_PIECES.replace(ALL_LIE, SHORT_LIE)} phase=bed",
        f"build {SHORT_BED}",
        Why(Beds.NO_PIECES_LEFT, {"count": 2}),
    ),
    (f"{FEW_PIECES} phase=after_action acted=1", "build with double + double", Why(Beds.NOTHING_TO_BUILD)),
    (
        f"france base 5 | phase=piece bed={LONG_BEDS[0]} pieces=red:{LONG_BEDS[1]}",
        "piece red",
        Why(Beds.NO_PIECE_OF_COLOUR, {"count": 5}),
    ),
    (f"{DICE_IN_FRANCE} phase=after_action acted=1 piece_laid=1", "build with double + double", Why(Beds.PIECE_LAID)),
    (DICE_IN_FRANCE, "end", Why(Beds.MUST_BUILD)),
    (DICE_IN_FRANCE, "build with double + double", Why(WhyCode.NOT_BEFORE_ACTION)),
    ("france base 3", "build amiens reims", Why(WhyCode.NOT_NOW, {"phase": "action"})),
    ("usa base 2", "piece red", Why(WhyCode.NOT_IN_GAME, {"part": "beds"})),
]
# All short tickets are left and two long ones.
KEPT = [n for n, ticket in enumerate(maps.load("germany").tickets) if ticket.deck == "short"]
TICKET_WORDS = words(maps.load("germany")).tickets
FEW_LONG = no_tickets("germany", but=",".join(TICKET_WORDS[number] for number in [*KEPT, -1, -2]))

STACKS = (
    "san-francisco base 2 | turn=0 player=1 phase=put_stack "
    "stacks=bridge:golden-gate-bridge,ship:alcatraz,tram:the-embarcadero,crab:sunset,seal:potrero-hill"
)
OLD_WEST = "old-west base 2 | 1 start=tucson | 0 start=salt-lake-city"
SETTLING = "phase=marker settling=green-river:salt-lake-city#1"
ASKED = OLD_WEST.replace("|", f"| {SETTLING} |", 1) + " tracks=green-river:salt-lake-city#1"
STARTING = "old-west base 2 oldwest.alvin=true | turn=0 first=0 player=1 phase=start_city"
AMONG_MARKERS = (
    "old-west base 2 monsters=true oldwest.allow_monsters=true | turn=0 first=0 player=1 phase=place_monster"
    " | 0 start=denver | 1 start=tucson"
)
UK = "united-kingdom base 2"
ADVANCED = f"{UK} uk.advanced=true"
RICH = "hand=red:2,locomotive:6"
GERMANY = "germany base 2 | meeples=berlin:red:2,berlin:blue:1"
CLAIMED = "tracks=berlin:leipzig"
TRAVEL = (
    "marklin base 2{options} | phase=travel travelling=berlin visited=berlin{table} | 0 tracks=berlin:leipzig {seat}"
)


def travel(table: str = "", seat: str = "", options: str = "") -> str:
    """Return a table at which a passenger of the player is on its way, in Berlin now."""
    return TRAVEL.format(table=f" {table}" if table else "", seat=seat, options=f" {options}" if options else "")


def about(code: str, technology: str, count: int | None = None) -> Why:
    """Return a reason that names a technology, perhaps with its price."""
    return Why(TechnologyCode(code), {"technology": technology} | ({} if count is None else {"count": count}))


PIECE_CASES: list[tuple[str, str, Why]] = [
    # What a board does not have.
    ("usa base 2", "tourist crab", Why(WhyCode.NOT_IN_GAME, {"part": "tourists"})),
    (STACKS, "stack tower sunset", Why(Code.STACK_THERE, {"place": "sunset", "symbol": "crab"})),
    (STACKS, "tourist crab", Why(WhyCode.NOT_NOW, {"phase": "put stack"})),
    ("san-francisco base 2 | 0 hand=red:1", "stack tower sunset", Why(Code.STACKS_STAND)),
    ("san-francisco base 2", "tourist crab", Why(WhyCode.NOT_NOW, {"phase": "action"})),
    ("usa base 2", "no marker", Why(WhyCode.NOT_IN_GAME, {"part": "markers"})),
    (f"{ASKED} hand=red:2", "marker tucson", Why(MarkerCode.NOT_END_OF_ROUTE, {"place": "tucson"})),
    (f"{ASKED} hand=red:2", "marker salt-lake-city", Why(MarkerCode.CITY_MARKED, {"place": "salt-lake-city"})),
    (f"{ASKED} hand=red:1,blue:1", "marker green-river", Why(MarkerCode.MARKER_TOO_DEAR, {"count": 2})),
    (STARTING, "marker roswell", Why(MarkerCode.ALIEN_CITY, {"place": "roswell"})),
    (AMONG_MARKERS, "place alvin tucson", Why(MarkerCode.CITY_MARKED, {"place": "tucson"})),
    (STARTING, "no marker", Why(WhyCode.NOT_NOW, {"phase": "start city"})),
    (f"{OLD_WEST} hand=red:4", "claim phoenix tucson #1", Why(MarkerCode.OUT_OF_REACH)),
    (OLD_WEST, "marker denver", Why(WhyCode.NOT_NOW, {"phase": "action"})),
    ("usa base 2", "technology booster", Why(WhyCode.NOT_IN_GAME, {"part": "technologies"})),
    (f"{UK} | 0 {RICH}", "technology diesel-power", Why(WhyCode.NO_SUCH_ACTION)),
    (f"{UK} | turn=3 bought_turn=3 | 0 {RICH}", "technology booster", Why(TechnologyCode.TECHNOLOGY_THIS_TURN)),
    (f"{UK} | 0 {RICH} technologies=booster", "technology booster", about("technology_owned", "booster")),
    (
        f"{ADVANCED} | 0 {RICH} | 1 technologies=diesel-power",
        "technology diesel-power",
        about("technology_sold_out", "diesel-power"),
    ),
    (UK, "technology booster", about("technology_too_dear", "booster", 2)),
    (f"{UK} | 0 {RICH}", "technology right-of-way", about("no_route_to_share", "right-of-way", 4)),
    (
        f"{ADVANCED} | 0 hand=locomotive:1",
        "technology thermocompressor",
        about("no_route_to_claim", "thermocompressor", 1),
    ),
    (f"{ADVANCED} | reshuffled=1 | 0 {RICH}", "technology risky-contracts", about("contracts_gone", "risky-contracts")),
    (f"{UK} | 0 {RICH}", "claim dover france-east", about("technology_missing", "ireland-france-concession")),
    (
        f"{UK} | 0 hand=red:1",
        "claim hull nottingham",
        Why(WhyCode.FEW_SUBSTITUTES, {"count": 2, "symbols": 0, "size": 4}),
    ),
    (f"{ADVANCED} | 0 {RICH}", "draw three", about("technology_missing", "water-tenders")),
    (f"{UK} | 0 {RICH}", "draw three", Why(WhyCode.NO_SUCH_ACTION)),
    (f"{ADVANCED} | phase=payment claiming=brighton:london | 0 {RICH}", "save", Why(TechnologyCode.NOTHING_TO_SAVE)),
    (f"{ADVANCED} | 0 {RICH}", "save", Why(WhyCode.NOT_NOW, {"phase": "action"})),
    (f"{ADVANCED} | 0 {RICH}", "no claim", Why(WhyCode.NOT_NOW, {"phase": "action"})),
    (f"{ADVANCED} | second_claim=1 | 0 {RICH}", "tickets", Why(TechnologyCode.ONLY_A_CLAIM)),
    (f"{ADVANCED} | phase=second_card blind_cards=1", "take red", Why(TechnologyCode.ONLY_BLIND_CARDS)),
    (f"{UK} dice=true | dice=single:1", "give die single", Why(WhyCode.NOT_NOW, {"phase": "action"})),
    ("usa base 2", "meeple red", Why(WhyCode.NOT_IN_GAME, {"part": "meeples"})),
    ("usa base 2", "passenger boston", Why(WhyCode.NOT_IN_GAME, {"part": "passengers"})),
    ("usa base 2", "stop", Why(WhyCode.NOT_IN_GAME, {"part": "passengers"})),
    ("usa base 2", "neutral #1", Why(WhyCode.NOT_IN_GAME, {"part": "tolls"})),
    ("nederland base 2", "neutral #2", Why(WhyCode.NOT_NOW, {"phase": "action"})),
    (
        "nederland base 2 | neutral=breda:rotterdam#1 | 0 hand=pink:2",
        "claim breda rotterdam #1",
        Why(TollCode.NEUTRAL_STANDS),
    ),
    ("japan base 2 | bullets=kyoto:osaka | 1 progress=1", "claim kyoto osaka", Why(WhyCode.BULLET_TRAIN_STANDS)),
    (
        "japan base 2 | 0 hand=red:2",
        "claim kanazawa nagano",
        Why(WhyCode.FEW_CARDS, {"count": 4, "have": 2, "kind": "any"}),
    ),
    ("germany base 2", "no passenger", Why(WhyCode.NOT_IN_GAME, {"part": "passengers"})),
    ("marklin base 2", "meeple red", Why(WhyCode.NOT_IN_GAME, {"part": "meeples"})),
    # Two ticket decks (R103, R104).
    ("germany base 2 | turn=3 phase=split splitting=4", "draw", Why(WhyCode.NOT_NOW, {"phase": "split"})),
    # Meeples (R117).
    (GERMANY, "meeple red", Why(WhyCode.NOT_NOW, {"phase": "action"})),
    (
        f"{GERMANY} phase=meeple settling=berlin:leipzig acted=1 | 0 {CLAIMED}",
        "meeple white",
        Why(WhyCode.NO_SUCH_MEEPLE),
    ),
    (
        f"{GERMANY} phase=meeple settling=berlin:leipzig acted=1 | 0 {CLAIMED}",
        "draw",
        Why(WhyCode.NOT_NOW, {"phase": "meeple"}),
    ),
    # Passengers (R108, R109, R116, R202).
    ("marklin base 2", "no passenger", Why(WhyCode.NOT_NOW, {"phase": "action"})),
    ("marklin base 2", "passenger berlin", Why(WhyCode.NO_PASSENGER_THERE)),
    ("marklin base 2 | 0 passengers=berlin", "passenger berlin", Why(WhyCode.NO_WAY_ON)),
    (
        "marklin base 2 monsters=true | phase=after_action acted=1 monsters=alvin:kiel,dexter:emden"
        " | 0 passengers=berlin",
        "passenger berlin",
        Why(WhyCode.ACTION_DONE),
    ),
    (
        "marklin base 2 monsters=true monsters.chaos_blocks=all | monsters=alvin:berlin,dexter:emden"
        " | 0 passengers=berlin tracks=berlin:leipzig",
        "passenger berlin",
        Why(WhyCode.CHAOS, {"place": "berlin", "monster": "alvin"}),
    ),
    (
        f"marklin base 2 | phase=passenger settling=berlin:leipzig acted=1 | 0 {CLAIMED}",
        "passenger kiel",
        Why(WhyCode.NOT_AN_END),
    ),
    (
        f"marklin base 2 | phase=passenger settling=berlin:leipzig acted=1 | 0 {CLAIMED} | 1 passengers=berlin",
        "passenger berlin",
        Why(WhyCode.PASSENGER_STANDS, {"seat": 1}),
    ),
    (
        "marklin base 2 | phase=passenger settling=kiel:denmark-2 acted=1 | 0 tracks=kiel:denmark-2",
        "passenger denmark-2",
        Why(WhyCode.NO_PASSENGER_IN_COUNTRY),
    ),
    # A journey (R109-R111).
    ("marklin base 2", "travel berlin leipzig", Why(WhyCode.NOT_NOW, {"phase": "action"})),
    ("marklin base 2", "stop", Why(WhyCode.NOT_NOW, {"phase": "action"})),
    (travel(), "stop", Why(WhyCode.TRAVEL_FIRST)),
    (travel(), "draw", Why(WhyCode.NOT_NOW, {"phase": "travel"})),
    (travel(), "travel chemnitz leipzig", Why(WhyCode.TRACK_ELSEWHERE, {"place": "berlin"})),
    (travel(), "travel berlin magdeburg", Why(WhyCode.TRACK_UNCLAIMED)),
    (travel("travelled=berlin:leipzig"), "travel berlin leipzig", Why(WhyCode.ROUTE_USED)),
    (
        travel(seat="| 1 tracks=berlin:magdeburg"),
        "travel berlin magdeburg",
        Why(WhyCode.NO_PASSENGER_CARD, {"purse": "cards"}),
    ),
    (
        travel("dice=single:5", "| 1 tracks=berlin:magdeburg", "dice=true"),
        "travel berlin magdeburg",
        Why(WhyCode.NO_PASSENGER_CARD, {"purse": "dice"}),
    ),
    # +4 locomotives (R102, R182).
    (
        "marklin base 2 | phase=payment claiming=berlin:magdeburg | 0 hand=red:3,plus4:1",
        "pay red 2 + plus4 1",
        Why(WhyCode.PLUS4_TOO_SHORT, {"count": 4}),
    ),
    ("marklin base 2", "pay plus4 4", Why(WhyCode.NOT_NOW, {"phase": "action"})),
    ("germany base 2", "pay plus4 4", Why(WhyCode.NOT_IN_GAME, {"part": "plus4"})),
    (
        "marklin base 2 | 0 hand=black:3,plus4:1,locomotive:1",
        "claim berlin hannover",
        Why(WhyCode.FEW_CARDS, {"count": 7, "have": 5, "kind": "black"}),
    ),
    ("marklin base 2 | display=red,red,red,red,red", "take plus4", Why(WhyCode.NOT_FACE_UP, {"kind": "plus4"})),
]
