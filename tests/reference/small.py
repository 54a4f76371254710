"""Small boards and scripted luck for the tests of the reference engine."""

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from whistlestop.maps.schema import Country, Map, MeepleColour, Place, Ticket, Track

from .game import Reference

FACE_OF = {"S": "single", "D": "double", "T": "station", "W": "wild"}
LINE = "a b 1 red, b c 1 red, c d 1 red, d e 1 red, e f 1 red, f g 1 red, g h 1 red"
MANY = ", ".join(["a b 1"] * 12)
PLAIN_DISPLAY = ("red", "blue", "green", "white", "black")


def track(words: str) -> Track:
    """Return a track written as "a b 3 red", "a b 3 gray tunnel" or "a b 3 gray ferry 2" (any_cards, mountains)."""
    a, b, length, colour, *kind = words.split()
    number = {kind[0]: int(kind[1])} if len(kind) == 2 else {}
    return Track(a, b, int(length), colour, tunnel=kind == ["tunnel"], **number)  # type: ignore[arg-type]


def ticket(words: str) -> Ticket:
    """Return a ticket written as "a b 7" or "a b 20 long"."""
    a, b, points, *deck = words.split()
    return Ticket(a, b, int(points), deck=deck[0] if deck else "regular")


def small(tracks: str, tickets: str = "a b 1, a b 2, a b 3, a b 4, a b 5, a b 6", **knobs: object) -> Map:
    """Return a map of the tracks and tickets, listed with commas; no start cards unless the knobs say so."""
    lines = tuple(track(words) for words in tracks.split(","))
    places = dict.fromkeys(place for line in lines for place in (line.a, line.b))
    return Map(
        id="small",
        name="Small",
        places=tuple(Place(place, place, 0.0, 0.0) for place in places),
        tracks=lines,
        tickets=tuple(ticket(words) for words in tickets.split(",")),
        **{"start_cards": 0, **knobs},  # type: ignore[arg-type]
    )


def with_borders(map: Map, **country_of: str) -> Map:
    """Return `map` with the named places as border points of the countries given."""
    places = tuple(replace(place, country=country_of.get(place.id)) for place in map.places)
    countries = tuple(Country(name, name) for name in dict.fromkeys(country_of.values()))
    return replace(map, places=places, countries=countries)


class Scripted(Reference):
    """A game whose luck follows a script and, where that is silent, takes the first possible answer."""

    def __init__(
        self,
        map: Map,
        players: int = 2,
        cards: Sequence[str] = PLAIN_DISPLAY,
        tickets: Sequence[int] = (),
        meeples: Sequence[str] = (),
        first: int | None = 0,
        **options: object,
    ) -> None:
        self.script: dict[str, list[str | int]] = {"card": [*cards], "ticket": [*tickets], "first": [], "die": []}
        self.script["meeple"] = [*meeples]
        self.asked: list[str] = []
        dotted = {name.replace("__", "."): value for name, value in options.items()}
        super().__init__(map, players, self, first, dotted)

    def answer(self, question: str) -> str | int:
        """Return the next scripted answer, or the first possible one."""
        self.asked.append(question)
        script = self.script[question]
        return script.pop(0) if script else self.door.possible[0]

    def next_cards(self, *kinds: str) -> None:
        """Script the next cards."""
        self.script["card"] += kinds

    def next_tickets(self, *tickets: int) -> None:
        """Script the next tickets."""
        self.script["ticket"] += tickets

    def own(self, **tracks: str) -> None:
        """Give tracks, named by their ends as in `seat0="ab bc"`, to the seats; twins are numbered as in "ab2"."""
        for seat, names in tracks.items():
            for name in names.split():
                same = [index for index, it in enumerate(self.map.tracks) if {it.a, it.b} == set(name[:2])]
                self.claims.owner[same[int(name[2:] or 1) - 1]] = int(seat.removeprefix("seat"))

    def next_dice(self, *faces: str) -> None:
        """Script what the next dice show."""
        self.script["die"] += faces

    def show(self, letters: str, **tokens: int) -> None:
        """Make the dice show "SSDTW" (T is a Station) as a result that stands, with `tokens` since the turn began."""
        self.dice.unused = Counter(FACE_OF[letter] for letter in letters)
        self.me.tokens = Counter(tokens)
        self.tokens_at_start = Counter(tokens)
        self.phase = "action"

    def play_all(self, *actions: str) -> None:
        """Play several actions in a row."""
        for action in actions:
            self.play(action)

    def give(self, seat: int, **cards: int) -> None:
        """Make `cards` the whole hand of `seat`."""
        self.seats[seat].hand.clear()
        self.seats[seat].hand.update(cards)

    def legal_starting(self, word: str) -> set[str]:
        """Return the legal actions that begin with `word`."""
        return {action for action in self.legal() if action.split()[0] == word}

    def empty_decks(self) -> None:
        """Take deck, discard pile and all ticket decks out of the game."""
        self.cards.deck.clear()
        self.cards.discard.clear()
        for deck in self.tickets.rest:
            self.tickets.rest[deck].clear()
            self.tickets.queue[deck].clear()


def ready(map: Map, players: int = 2, alvin: str = "", dexter: str = "", **options: object) -> Scripted:
    """Return a game on `map` in which everybody has kept all first tickets and seat 0 begins.

    Monsters not told where to go stand on the first places in alphabetical order.
    """
    game = Scripted(map, players, **options)  # type: ignore[arg-type]
    while game.in_opening:
        game.play("keep" if "keep" in game.legal() else min(game.legal()))
    for monster, place in (("alvin", alvin), ("dexter", dexter)):
        if game.phase == "place monster":
            game.play(f"place {monster} {place}" if place else min(game.legal()))
    return game


def line(players: int = 2, **options: object) -> Scripted:
    """Return a game on a line of eight places, Alvin on a and Dexter on h."""
    return ready(small(LINE, MANY), players, alvin="a", dexter="h", monsters=True, **options)


def ends(game: Scripted, monster: str, locomotives: int) -> str:
    """Return where `monster` may go for so many locomotives, as one word of letters."""
    moves = [action.split()[1:] for action in game.legal_starting("move")]
    return "".join(sorted(place for name, place, price in moves if (name, price) == (monster, str(locomotives))))


def two_cards(game: Scripted) -> None:
    """Spend a turn on drawing two cards, whatever may follow."""
    game.play_all("draw", "draw")
    if game.phase == "after action":
        game.play("end")


def with_goods(map: Map, **goods: tuple[int, ...]) -> Map:
    """Return `map` as a Märklin board: merchandise on the named places, three passengers each."""
    places = tuple(replace(place, goods=goods.get(place.id, ())) for place in map.places)
    return replace(map, house_rules=("marklin",), places=places, passengers=3)


def with_meeples(map: Map, per_colour: int, colours: tuple[MeepleColour, ...], **meeples: int) -> Map:
    """Return `map` with so many meeples on the named places and countries; most of a colour pays 20, second 10."""
    places = tuple(replace(place, meeples=meeples.get(place.id, 0)) for place in map.places)
    countries = tuple(replace(country, meeples=meeples.get(country.id, 0)) for country in map.countries)
    bonuses = replace(map.bonuses, meeple_majority=(20, 10), longest_path=0)
    return replace(
        map, places=places, countries=countries, meeples=colours, meeples_per_colour=per_colour, bonuses=bonuses
    )
