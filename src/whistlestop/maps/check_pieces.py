"""What a map must hold of two ticket decks, meeples, passengers, goods and their cards (R100-R117).

Sizes are those of the game record: 64 meeples, 3 passengers a seat, 48 stacks of up to 8 tokens. Cards beside the
coloured ones and locomotives are for boards of plain, short routes only: the rulebook has them on one such board.
"""

from collections.abc import Iterator

from whistlestop.maps.problem import Problem
from whistlestop.maps.schema import Map, TicketDeal

MOST_MEEPLES, MOST_PASSENGERS, MOST_STACKS, MOST_TOKENS, MOST_SPLIT = 64, 3, 48, 8, 5
LONGEST_WITH_PLUS4 = 7


def piece_problems(map: Map) -> Iterator[Problem]:
    """Every problem of a map with its ticket splits, its pieces and their cards."""
    yield from _split(map, "opening_tickets", map.opening_tickets)
    yield from _split(map, "drawn_tickets", map.drawn_tickets)
    yield from _meeples(map)
    yield from _passengers(map)
    yield from _goods(map)
    yield from _special_cards(map)
    yield from _bonuses(map)
    yield from _ties(map)
    yield from _house_rules(map)


def _split(map: Map, key: str, deal: TicketDeal) -> Iterator[Problem]:
    """R103: a split is named over the two decks of the map."""
    if not deal.split:
        return
    if len(deal.deal) != 2 or len({ticket.deck for ticket in map.tickets}) != 2:
        yield Problem("tickets are split between exactly two decks", (key, "split"))
    if deal.split > MOST_SPLIT:
        yield Problem(f"at most {MOST_SPLIT} tickets are split, not {deal.split}", (key, "split"))
    if deal.split > sum(deal.deal.values()):
        yield Problem(f"{deal.split} tickets to split, the decks give {sum(deal.deal.values())}", (key, "split"))


def _meeples(map: Map) -> Iterator[Problem]:
    """R117: as many meeples as there are slots for them, and none that only a border point has."""
    for index, place in enumerate(map.places):
        if place.meeples and place.country is not None:
            yield Problem("a border point shares the meeples of its country", ("places", index, "meeples"))
    if len(set(map.meeples)) != len(map.meeples):
        yield Problem("a colour of meeples stands twice", ("meeples",))
    bag = len(map.meeples) * map.meeples_per_colour
    slots = sum(place.meeples for place in map.places) + sum(country.meeples for country in map.countries)
    if bag != slots:
        reason = f"{bag} meeples for {slots} on the board"
        yield Problem(reason, ("meeples_per_colour",), otherwise=("places",))
    if slots > MOST_MEEPLES:
        yield Problem(f"too many meeples: {slots}, at most {MOST_MEEPLES}", ("places",))
    if slots and any(place.goods for place in map.places):
        yield Problem("a board has meeples or goods, not both", ("meeples",))


def _passengers(map: Map) -> Iterator[Problem]:
    """R106, R108: passengers collect goods, and nobody else does."""
    goods = any(place.goods for place in map.places)
    if map.passengers > MOST_PASSENGERS:
        yield Problem(f"too many passengers: {map.passengers}, at most {MOST_PASSENGERS}", ("passengers",))
    if map.passengers and not goods:
        yield Problem("passengers find no goods on this board", ("passengers",))
    if goods and not map.passengers:
        yield Problem("goods need passengers to collect them", ("places",))
    if map.deck.passengers and not map.passengers:
        yield Problem("passenger cards need passengers", ("deck",))


def _goods(map: Map) -> Iterator[Problem]:
    stacks = [index for index, place in enumerate(map.places) if place.goods]
    if len(stacks) > MOST_STACKS:
        yield Problem(
            f"too many stacks of goods: {len(stacks)}, at most {MOST_STACKS}", ("places", stacks[MOST_STACKS])
        )
    for index in stacks:
        if len(map.places[index].goods) > MOST_TOKENS:
            yield Problem(f"a stack has at most {MOST_TOKENS} tokens", ("places", index, "goods"))


def _special_cards(map: Map) -> Iterator[Problem]:
    """R102, R107: +4 locomotives and passenger cards on boards of plain routes of up to seven spaces."""
    if not map.deck.plus4 and not map.deck.passengers:
        return
    if map.stations:
        yield Problem("+4 locomotives and passenger cards do not go with stations", ("stations",))
    for index, track in enumerate(map.tracks):
        if track.tunnel or track.ferry or track.any_cards:
            reason = "+4 locomotives and passenger cards go with plain tracks only"
            yield Problem(reason, ("tracks", index))
        if track.length > LONGEST_WITH_PLUS4:
            reason = f"with +4 locomotives or passenger cards a route has at most {LONGEST_WITH_PLUS4} spaces"
            yield Problem(reason, ("tracks", index, "length"))


def _bonuses(map: Map) -> Iterator[Problem]:
    """R120, R121: tours and cities are counted on boards without countries."""
    if map.countries and (map.bonuses.grand_tour or map.bonuses.most_cities):
        key = "grand_tour" if map.bonuses.grand_tour else "most_cities"
        yield Problem(f'the bonus "{key}" does not go with countries', ("bonuses", key))


def _ties(map: Map) -> Iterator[Problem]:
    """R229: a tie is broken by what the board has, each thing once."""
    missing = {
        "goods": not any(place.goods for place in map.places),
        "meeples": not map.meeples,
        "mountains": not any(track.mountains for track in map.tracks),
    }
    for index, tie in enumerate(map.ties):
        if tie in map.ties[:index]:
            yield Problem(f'"{tie}" breaks ties twice', ("ties", index))
        if missing.get(tie):
            yield Problem(f'ties are broken by "{tie}", which this board has none of', ("ties", index))


def _house_rules(map: Map) -> Iterator[Problem]:
    """R81, R92, R102: house rules of a single board need what they are about, and one of two about the display."""
    if {"nordic", "swiss"} <= set(map.house_rules):
        yield Problem("house rules of nordic and of swiss both decide about the display", ("house_rules",))
    if "marklin" in map.house_rules and not map.passengers and not map.deck.plus4:
        yield Problem("house rules of marklin need passengers or +4 locomotives", ("house_rules",))
