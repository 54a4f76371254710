"""Train the bot `learned`: label decisions by games played on, fit a network, and tell what it won against the planner.

Usage: python scripts/train.py --out FOLDER [--lessons SECONDS] [--epochs N] [--validate SEEDS] [--write NAME] TABLES
Lessons and verdicts are worked at by as many processes as `--processes` says.

A table is `BOARD:SET:PLAYERS:MODES` (`usa:base:2:dice+monsters`; what is left out is base, two players, cards). The
steps are told in docs/learned.md. What was played and learned is kept in the folder: called again, the program goes on.
Needs PyTorch (the extra `train`).
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from whistlestop import compile_rules, maps
from whistlestop.batch.batch import Batch, step_games
from whistlestop.bots import seats, tuned
from whistlestop.bots.learned import shelf
from whistlestop.bots.master import value
from whistlestop.bots.roster import LEARNED, number_of
from whistlestop.bots.search import forecast
from whistlestop.bots.search.playouts import MARGIN_WORTH, MOST_DECISIONS
from whistlestop.bots.shared import judge
from whistlestop.bots.shared.judge import Judges
from whistlestop.bots.simulation import first_places
from whistlestop.records import state
from whistlestop.rules import scoring
from whistlestop.ruleset.option import Value

FIRST_SEED = 1 << 42  # far from the seeds that bots are compared on
GAMES = 64  # that lessons are taken from at once
ALTERNATIVES = 3  # to the planner's action, for each decision
UNIT = 64.0  # of the numbers in rows
LIMITS = (7.9, 31.0, 7.9)  # of the weights of each layer, so that they are numbers of two bytes
FINE = 1 << 20  # of what the network tells: a victory
NEVER = 1 << 30
CLOSE = -0.03  # what an alternative may seem to lose in lessons of later rounds
PACE, DECAY = 3e-3, 1e-2  # how the network is fitted
LESSONS_AT_ONCE = ((400_000, 2048), (1_200_000, 4096), (NEVER, 8192))  # where there are fewer than so many in all
USUAL_MARGIN = 0.03
EVERYWHERE = (0.0075, 0.015, 0.03, 0.06)  # what is tried for all sorts together
# Sorts of actions that may be left to the planner together: with cards those of cards, tickets and claims; with dice
# re-rolls, tokens and moves, tickets, and the end of a turn.
GROUPS = ((0, 1, 2), (3, 7, 8), (4, 5, 6))
GROUPS_OF_DICE = ((9,), (11,), (3, 7, 8), (10,))
TRIED_SEED = 1 << 43  # of games that margins are found with
OTHER_SEED = TRIED_SEED + (1 << 20)  # of games that groups of sorts are left to the planner in
FRESH_SEED = 1 << 44  # of verdicts

Rows = NDArray[np.int16]
Floats = NDArray[np.float64]
Part = dict[str, NDArray[Any]]  # lessons, by what is told of each


class Table:
    """A kind of table, by its name."""

    def __init__(self, name: str) -> None:
        """Compile the rules."""
        board, ticket_set, players, modes = (*name.split(":"), *("base", "2", "")[name.count(":") :])
        options: dict[str, Value] = {mode: True for mode in modes.split("+") if mode}
        self.name, self.players = name, int(players)
        self.rules = compile_rules(maps.load(board, ticket_set), options)


def turn_groups(turns: NDArray[np.int32]) -> Iterator[tuple[int, int]]:
    """Return where runs of equal numbers begin and end."""
    edges = np.flatnonzero(np.diff(turns, prepend=-1, append=-1))
    yield from zip(edges[:-1].tolist(), edges[1:].tolist(), strict=True)


class Seen(NamedTuple):
    """What the bot saw of a decision: the planner's action by its place, and the rows of all of them."""

    game: int
    own: int
    actions: Rows
    sorts: Rows
    situation: Rows
    rows: Rows


class Lessons:
    """Games of a table in which decisions are looked at and alternatives tried."""

    def __init__(self, table: Table, seed: int, judged: Judges, rounds: int, picker: Picker | None = None) -> None:
        """Start the games, whose outcome is forecast after some rounds; a network picks the alternatives, or luck."""
        self.picker, self.rounds = picker, rounds
        self.table, self.luck = table, np.random.default_rng(seed)
        self.batch = Batch(table.rules, GAMES, players=table.players)
        self.batch.reset(FIRST_SEED + seed * GAMES + np.arange(GAMES))
        self.asked = seats.bot_tables([number_of(LEARNED)] * table.players, tuned.setting(table.rules, table.players))
        self.asked["plan"]["judge"] = judged
        self.tables = self.asked.copy()
        if not judged["out"].any():  # who has learned nothing plays as the planner, only slower
            self.tables["bots"] = number_of("planner")
        self.seed, self.before, self.players = seed, self.batch.games, self.tables

    def seat(self, judged: Judges, seat: int) -> None:
        """Let a network play the games from one seat; what answers come to is told by planners as before."""
        self.players = self.tables.copy()
        self.players["plan"]["judge"] = judged
        self.players["bots"][0, seat] = number_of(LEARNED)

    def take(self) -> Iterator[Part]:
        """Yield lessons until all games are over."""
        while (self.batch.games["phase"] != state.OVER).any():
            self.before = self.batch.games.copy()
            seen = [one for game in range(len(self.batch)) for one in self._ask(game)]
            tried = [(one, others) for one in seen for others in (self._pick(one),) if others]
            if tried:
                yield self._learn(tried)
            self._play_on(self.players, 0, len(self.batch), int(self.luck.integers(12)))

    def _play_on(self, tables: seats.BotTables, low: int, high: int, decisions: int) -> None:
        tables["last_turn"], tables["most_decisions"] = NEVER, decisions
        seats.play_bots(self.batch.games, low, high, self.batch.boards, tables, 0, self.batch.sheets)

    def _learn(self, tried: Sequence[tuple[Seen, list[int]]]) -> Part:
        """Return what alternatives to the planner's actions would have gained."""
        own = self._values([(one.game, one.actions[one.own]) for one, _ in tried])
        pairs = [(one, other) for one, others in tried for other in others]
        others = self._values([(one.game, one.actions[other]) for one, other in pairs])
        gains = others - np.repeat(own, [len(each) for _, each in tried])
        return {
            "situation": np.array([one.situation for one, _ in pairs], np.int8),
            "own": np.array([one.rows[one.own] for one, _ in pairs], np.int8),
            "other": np.array([one.rows[other] for one, other in pairs], np.int8),
            "sort": np.array([one.sorts[other] for one, other in pairs], np.int8),
            "gain": gains.astype(np.float32),
            "game": np.array([one.game + self.seed * GAMES for one, _ in pairs], np.int64),
        }

    def _ask(self, game: int) -> Iterator[Seen]:
        """Let a game make one decision; yield what the bot saw, if it weighed several actions."""
        plan = self.asked["plan"]
        plan["choice_count"] = 0
        self._play_on(self.asked, game, game + 1, 1)
        count = int(plan["choice_count"][0])
        if count > 1:
            actions, sorts = plan["choices"][0, :count].copy(), plan["sorts"][0, :count].copy()
            own = int(np.flatnonzero(actions == plan["proposal"][0])[0])
            yield Seen(game, own, actions, sorts, plan["situation"][0].copy(), plan["rows"][0, :count].copy())

    def _pick(self, seen: Seen) -> list[int]:
        """Return some alternatives: what a network likes best, or some of different sorts if there are."""
        if self.picker is not None:
            return self.picker.pick(seen)
        left = [int(place) for place in self.luck.permutation(len(seen.sorts)) if place != seen.own]
        earlier = Counter[int]()
        order = dict[int, int]()
        for place in left:
            order[place] = earlier[int(seen.sorts[place])]
            earlier[int(seen.sorts[place])] += 1
        return sorted(left, key=order.__getitem__)[:ALTERNATIVES]

    def _values(self, tried: Sequence[tuple[int, int]]) -> Floats:
        """Return what games come to for the seat that decides if it carries out these actions."""
        games, actions = np.array(tried, np.int64).T
        order = np.argsort(self.before["turn"][games], kind="stable")
        records = self.before.view(np.uint8).reshape(len(self.batch), -1)
        batch = Batch(self.table.rules, len(games), players=self.table.players)
        batch.games.view(np.uint8).reshape(len(games), -1)[:] = records[games[order]]
        seats_of, turns = batch.games["player"].copy(), batch.games["turn"].copy()
        step_games(batch.games, 0, len(games), batch.boards, batch.scratches, 0, actions[order])
        rows = np.zeros((len(games), self.table.players, forecast.WIDTH), np.float32)
        self.tables["most_decisions"] = MOST_DECISIONS
        for low, high in turn_groups(turns):
            self.tables["last_turn"] = int(turns[low]) + self.rounds * self.table.players
            part = batch.games[low:high]
            seats.look_ahead(part, batch.boards, self.tables, batch.sheets[low:high], rows[low:high])
        values = np.zeros(len(games))
        values[order] = self._worth(batch, rows, seats_of)
        return values

    def _worth(self, batch: Batch, rows: NDArray[np.float32], seats_of: NDArray[np.int8]) -> Floats:
        wins, points = value.foretell(batch, rows)
        every = np.arange(len(batch))
        own = points[every, seats_of].copy()
        points[every, seats_of] = -1e9
        return wins[every, seats_of] + MARGIN_WORTH * (own - points.max(axis=1))


class Network(nn.Module):
    """The network in floating point, as PyTorch trains it."""

    def __init__(self) -> None:
        """Begin with next to nothing: the planner's choice stands."""
        super().__init__()
        self.situation = nn.Linear(judge.SITUATION, judge.FIRST)
        self.choice = nn.Linear(judge.CHOICE, judge.FIRST, bias=False)
        self.second = nn.Linear(judge.FIRST, judge.SECOND)
        self.out = nn.Linear(judge.SECOND, 1, bias=False)
        nn.init.normal_(self.out.weight, std=0.05)

    def forward(self, situation: Tensor, row: Tensor) -> Tensor:
        """Return what actions are worth, beside what all of them are."""
        first = torch.relu(self.situation(situation) + self.choice(row))
        told: Tensor = self.out(torch.relu(self.second(first))).squeeze(-1)
        return told

    def keep_within_limits(self) -> None:
        """Cut off what whole numbers of two bytes cannot say."""
        layers = ((self.situation, 0), (self.choice, 0), (self.second, 1), (self.out, 2))
        for layer, limit in layers:
            layer.weight.data.clamp_(-LIMITS[limit], LIMITS[limit])


class Picker(NamedTuple):
    """Picks the actions that a network likes best beside the planner's, if they lead it by so much (or less)."""

    network: Network
    least: float
    most: int

    def pick(self, seen: Seen) -> list[int]:
        """Return the places of the actions."""
        with torch.no_grad():
            situation = torch.as_tensor(seen.situation).float() / UNIT
            told = self.network(situation.expand(len(seen.rows), -1), torch.as_tensor(seen.rows).float() / UNIT)
        lead = (told - told[seen.own]).numpy()
        lead[seen.own] = -np.inf
        best = np.argsort(-lead, kind="stable")[: self.most]
        return [int(place) for place in best if lead[place] > self.least]


def quantised(network: Network, margins: Sequence[float]) -> Judges:
    """Return a judge of whole numbers."""
    found = judge.judges()
    whole = {name: each.detach().cpu().double().numpy() for name, each in network.named_parameters()}
    found["situation"][0] = np.rint(whole["situation.weight"].T * 4096)
    found["choice"][0] = np.rint(whole["choice.weight"].T * 4096)
    found["first_bias"][0] = np.rint(whole["situation.bias"] * 4096 * UNIT)
    found["second"][0] = np.rint(whole["second.weight"].T * 1024)
    found["second_bias"][0] = np.rint(whole["second.bias"] * 1024 * 256)
    found["out"][0] = np.rint(whole["out.weight"][0] * 4096)
    found["margins"][0] = np.minimum(np.array(margins, np.float64) * FINE, NEVER)
    found["ready"] = judge.VERSION
    return found


def play(table: Table, judged: Judges, seeds: NDArray[np.int64]) -> Floats:
    """Return for each seed the share of victories of the learned bot over all seats, the others being planners."""
    shares = np.zeros((table.players, len(seeds)))
    for seat in range(table.players):
        bots = [number_of("planner")] * table.players
        bots[seat] = number_of(LEARNED)
        batch = Batch(table.rules, len(seeds), players=table.players)
        batch.reset(seeds)
        tables = seats.bot_tables(bots, tuned.setting(table.rules, table.players))
        tables["plan"]["judge"] = judged
        seats.play_bots(batch.games, 0, len(batch), batch.boards, tables, 0, batch.sheets)
        shares[seat] = first_places(batch.sheets[:, : table.players, scoring.RANK])[:, seat]
    won: Floats = shares.mean(axis=0)
    return won


def collect(asked: argparse.Namespace) -> None:
    """Take lessons for so long, in all processes at once."""
    numbers = [int(file.stem.partition("-")[2]) for file in asked.out.glob("lessons-*.npz")]
    first, end = max(numbers, default=-1) + 1, time.time() + asked.lessons
    with ProcessPoolExecutor(asked.processes, get_context("spawn")) as processes:
        list(processes.map(partial(take_lessons, asked, end), range(first, first + asked.processes)))


def take_lessons(asked: argparse.Namespace, end: float, number: int) -> None:
    """Take lessons until it is time, a file of them for each hundred games; every process has its own numbers."""
    torch.set_num_threads(1)
    network = load_network(asked.out)
    # At first by luck, then what the network is in doubt about.
    picker = None if network is None else Picker(network, CLOSE, ALTERNATIVES - 1)
    taught = untaught() if network is None else quantised(network, [USUAL_MARGIN] * judge.SORTS)
    while time.time() < end:
        table = Table(asked.tables[number % len(asked.tables)])
        lessons = Lessons(table, number, taught if asked.played else untaught(), asked.rounds, picker)
        turn = number // (asked.processes * len(asked.tables))
        if asked.one_seat and turn % 2:
            lessons.seat(taught, turn // 2 % table.players)
        taken = list(lessons.take())
        whole = {name: np.concatenate([part[name] for part in taken]) for name in taken[0]}
        keep(asked.out / f"lessons-{number:05}.npz", table, whole)
        gain = whole["gain"]
        tell(f"{table.name}: {len(gain)} lessons, gain {gain.mean():+.4f} ± {gain.std():.3f}")
        number += asked.processes


def keep(file: Path, table: Table, whole: Part) -> None:
    """Write lessons of a table to a file, which is whole when it has its name: a network may be fitted meanwhile."""
    part = file.with_name(f"part-{file.name}")
    np.savez(part, allow_pickle=False, **{**whole, "table": np.array(table.name)})
    part.rename(file)


def tell(line: str) -> None:
    """Print a line at once."""
    sys.stdout.write(f"{time.strftime('%H:%M:%S')} {line}\n")
    sys.stdout.flush()


def load(folder: Path, device: str, tables: Sequence[str]) -> tuple[dict[str, Tensor], Tensor]:
    """Return all lessons of some tables, and which of them are held back: those of every tenth game."""
    files = [np.load(file) for file in sorted(folder.glob("lessons-*.npz"))]
    files = [file for file in files if str(file["table"]) in tables]
    held = np.concatenate([file["game"] for file in files]) % 10 == 0
    names = ("situation", "own", "other", "sort", "gain")
    whole = {name: torch.as_tensor(np.concatenate([file[name] for file in files])).to(device) for name in names}
    return whole, torch.as_tensor(held).to(device)


def leads(network: Network, whole: dict[str, Tensor], part: Tensor) -> Tensor:
    """Return by how much the network thinks the other action better than the planner's own."""
    situation = whole["situation"][part].float() / UNIT
    own, other = whole["own"][part].float() / UNIT, whole["other"][part].float() / UNIT
    told: Tensor = network(situation, other) - network(situation, own)
    return told


def fit(asked: argparse.Namespace) -> Network:
    """Fit a network anew to all lessons there are of the tables, and keep it."""
    torch.manual_seed(0)
    epochs, device = asked.epochs, asked.device
    network = Network().to(device)
    whole, held = load(asked.taken or asked.out, device, asked.tables)
    learn, check = (~held).nonzero().flatten(), held.nonzero().flatten()
    at_once = lessons_at_once(len(held))
    steps = epochs * (len(learn) // at_once + 1)
    optimiser = torch.optim.AdamW(network.parameters(), lr=PACE, weight_decay=DECAY)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, PACE, total_steps=steps)
    gains = whole["gain"].clamp(-1.0, 1.0)
    for epoch in range(epochs):
        for part in learn[torch.randperm(len(learn), device=device)].split(at_once):
            loss = (leads(network, whole, part) - gains[part]).square().mean()
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            schedule.step()
            network.keep_within_limits()
        with torch.no_grad():
            told = torch.cat([leads(network, whole, part) for part in check.split(65536)])
        tell(f"epoch {epoch + 1}: {explained(told, gains[check])}")
    by_sort(told, gains[check], whole["sort"][check])
    torch.save(network.state_dict(), asked.out / "network.pt")
    return network


def lessons_at_once(count: int) -> int:
    """Return how many lessons make one step: more where there are more, so that a fit takes seconds."""
    return next(size for most, size in LESSONS_AT_ONCE if count < most)


def explained(told: Tensor, gains: Tensor) -> str:
    """Return how much of the gains of lessons that were held back is explained, and what following it would gain."""
    left = (gains - told).square().mean() / gains.square().mean()
    line = f"explains {1 - left:.4f}"
    for margin in (0.0, 0.01, 0.03):
        better = told > margin
        error = float(gains[better].std()) / max(int(better.sum()), 1) ** 0.5
        line += f"; above {margin}: {better.float().mean():.3f}, gain {gains[better].mean():+.4f} ± {error:.4f}"
    return line


def by_sort(told: Tensor, gains: Tensor, sorts: Tensor) -> None:
    """Tell for each sort of actions what those that look better really gained."""
    for sort in range(judge.SORTS):
        mine = sorts == sort
        line = f"sort {sort:2} {int(mine.sum()):7}"
        for margin in (0.01, 0.03, 0.06, 0.1):
            better = mine & (told > margin)
            error = gains[better].std() / max(int(better.sum()), 1) ** 0.5
            line += f" | >{margin}: {int(better.sum()):6} {gains[better].mean():+.3f} ± {error:.3f}"
        if mine.any():
            tell(line)


def untaught() -> Judges:
    """Return a judge that looks at everything and never leaves the planner's choice."""
    found = judge.judges()
    found["ready"], found["margins"] = judge.VERSION, NEVER
    return found


def find_margins(table: Table, folder: Path, network: Network, games: int) -> list[float]:
    """Return margins that won most against the planner: one for all sorts, or groups of them left to the planner.

    What gains once need not gain if it is done again and again: a card is never too many, but a claim may come too
    late. So margins are found in whole games. They are kept in the folder.
    """
    file = folder / f"margins-{table.name.replace(':', '-')}.json"
    if games == 0:
        return [USUAL_MARGIN] * judge.SORTS
    if file.exists():
        return list(msgspec.json.decode(file.read_bytes(), type=list[float]))
    every = [[margin] * judge.SORTS for margin in EVERYWHERE]
    best = max(every, key=lambda margins: won_with(table, network, margins, TRIED_SEED, games).mean())
    margins = leave_groups(table, network, best, games)
    file.write_bytes(msgspec.json.encode(margins))
    return margins


def leave_groups(table: Table, network: Network, margins: list[float], games: int) -> list[float]:
    """Return margins that leave those groups to the planner without which more was won, by more than the error."""
    usual, found = won_with(table, network, margins, OTHER_SEED, games), list(margins)
    for group in GROUPS_OF_DICE if table.rules.options["dice"] else GROUPS:
        without = [float(NEVER) if sort in group else margin for sort, margin in enumerate(margins)]
        gained = won_with(table, network, without, OTHER_SEED, games) - usual
        if gained.mean() > gained.std() / len(gained) ** 0.5:
            found = [max(one, other) for one, other in zip(found, without, strict=True)]
    return found


def won_with(table: Table, network: Network, margins: Sequence[float], first: int, games: int) -> Floats:
    """Return for each seed the share of games that are won with such margins; tell the mean."""
    won = play(table, quantised(network, margins), first + np.arange(games // table.players))
    tell(f"{table.name}: {won.mean():.2%} of {games} with margins {shown(margins)}")
    return won


def shown(margins: Sequence[float]) -> str:
    """Return margins as text."""
    return " ".join("-" if each >= NEVER else f"{each:.3g}" for each in margins)


def write(name: str, network: Network, tables: dict[str, Judges]) -> None:
    """Write a file of the package: the network, and the tables with their margins."""
    layers = {layer: tuple(quantised(network, [0.0])[layer].ravel().tolist()) for layer in shelf.LAYERS}
    seated = tuple(seat_of(Table(table), judged) for table, judged in tables.items())
    shelf.FOLDER.mkdir(exist_ok=True)
    whole = msgspec.json.encode(shelf.Taught(rows=judge.VERSION, tables=seated, **layers))
    (shelf.FOLDER / f"{name}.json").write_bytes(whole + b"\n")


def seat_of(table: Table, judged: Judges) -> shelf.Seat:
    """Return a table with its margins as a file names it."""
    map, ticket_set, players, dice, monsters = shelf.table_of(table.rules, table.players)
    margins = tuple(judged["margins"][0].tolist())
    return shelf.Seat(map=map, ticket_set=ticket_set, players=players, dice=dice, monsters=monsters, margins=margins)


def arguments() -> argparse.Namespace:
    """Return what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tables", nargs="+", help="BOARD:SET:PLAYERS:MODES")
    parser.add_argument("--out", type=Path, required=True, help="folder for what is played and learned")
    parser.add_argument("--lessons", type=float, default=0, help="seconds of lessons")
    parser.add_argument("--rounds", type=int, default=4, help="that games are played on before they are forecast")
    parser.add_argument("--played", action="store_true", help="lessons of games that the network plays itself")
    parser.add_argument("--one-seat", action="store_true", help="it plays from one seat of every second set of games")
    parser.add_argument("--taken", type=Path, help="folder of the lessons to fit to, if it is another one")
    parser.add_argument("--processes", type=int, default=1, help="that take lessons and play games")
    parser.add_argument("--epochs", type=int, default=0, help="rounds through all lessons")
    parser.add_argument("--tries", type=int, default=0, help="games for each setting of margins, if others are tried")
    parser.add_argument("--validate", type=int, default=0, help="seeds of the verdict, each in every seat")
    parser.add_argument("--block", type=int, default=0, help="another number for other seeds of the verdict")
    parser.add_argument("--write", help="name of the file of the package for tables where it won more")
    parser.add_argument("--device", default="cpu", help="where the network is fitted: cpu or cuda")
    return parser.parse_args()


def main() -> None:
    """Do the steps that were asked for."""
    asked = arguments()
    torch.set_num_threads(1)
    asked.out.mkdir(parents=True, exist_ok=True)
    if asked.lessons:
        collect(asked)
    if asked.epochs:
        fit(asked)
    if asked.validate:
        better = dict(verdicts(asked))
        if asked.write and better:
            write(asked.write, load_network(asked.out) or Network(), better)


def load_network(folder: Path) -> Network | None:
    """Return the network of a folder, if there is one."""
    if not (folder / "network.pt").exists():
        return None
    network = Network()
    network.load_state_dict(torch.load(folder / "network.pt", map_location="cpu"))
    return network


def verdicts(asked: argparse.Namespace) -> Iterator[tuple[str, Judges]]:
    """Tell what was won against the planner on fresh seeds; yield the tables where the interval lies above even."""
    with ProcessPoolExecutor(asked.processes, get_context("spawn")) as processes:
        for name, (judged, lowest, players) in zip(
            asked.tables, processes.map(partial(verdict, asked), asked.tables), strict=True
        ):
            if lowest > 1 / players:
                yield name, judged


def verdict(asked: argparse.Namespace, name: str) -> tuple[Judges, float, int]:
    """Return the judge of a table, the lower end of the interval of what it won, and the number of players."""
    torch.set_num_threads(1)
    table, network = Table(name), load_network(asked.out) or Network()
    margins = find_margins(table, asked.out, network, asked.tries)
    judged = quantised(network, margins)
    won = play(table, judged, FRESH_SEED + (asked.block << 24) + np.arange(asked.validate))
    error = 1.96 * float(won.std()) / len(won) ** 0.5
    games = len(won) * table.players
    tell(f"{table.name}: {won.mean():.2%} ± {error:.2%} of {games} games; margins {shown(margins)}")
    return judged, float(won.mean()) - error, table.players


if __name__ == "__main__":
    main()
