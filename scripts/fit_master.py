"""Fit the value of `master` to games of the planner: who won, and by how many points.

Usage: python scripts/fit_master.py FOLDER [--seconds S] [--epochs N]

Games are gathered in the folder for so many seconds, a file for each block of games; called again, the program gathers
more. With epochs the value is fitted to all of them and written to src/whistlestop/bots/master/value.json, and what
blocks that were kept back say about it is told beside what they say about the forecast of `search`. Needs PyTorch (the
extra `train`) for fitting.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import count, cycle
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from whistlestop import compile_rules, maps
from whistlestop.batch.batch import Batch
from whistlestop.bots.master import rows as wide
from whistlestop.bots.master.value import FILE, POINTS, Network, Value, Values
from whistlestop.bots.planner import forecast
from whistlestop.bots.roster import number_of
from whistlestop.bots.search import forecast as of_search
from whistlestop.bots.search.playouts import describe
from whistlestop.bots.simulation import first_places
from whistlestop.records import state
from whistlestop.rules import scoring
from whistlestop.ruleset.allowing import allowing
from whistlestop.ruleset.option import Value as Chosen

FIRST_SEED = 1 << 45  # far from the seeds that bots are compared on
GAMES = 192  # of a block
STEP = 7  # turns between two looks; no number of players divides it, so that every seat is looked at in turn
AT_RANDOM = 0.2  # of the looks are followed by an action picked evenly: the search asks about such games, too
# Games with dice have fewer turns to look at, so there are more of them.
MODES = ("dice", "", "dice monsters", "dice", "monsters", "dice monsters")
# Boards, ticket sets and players: those that most is played on come more often.
OFTEN = (("usa", "base", 2), ("europe", "base", 2))
SOMETIMES = (("usa", "base", 4), ("europe", "base", 4), ("usa", "mega", 4), ("usa", "1910", 2), ("usa", "mega", 2))
SELDOM = (("usa", "base", 3), ("europe", "base", 3), ("usa", "base", 5), ("europe", "base", 5), ("usa", "1910", 4))
ENOUGH = 8  # blocks of games of two with which a board is judged by the value
KEPT_BACK = 8  # of so many blocks one is kept back
FIRST, SECOND = 64, 32  # neurons
AT_ONCE, PACE, DECAY = 1024, 2e-3, 1e-3  # how the network is fitted
POINTS_SHARE = 0.5  # what squared errors of points count beside surprise
DIGITS = 4

Part = dict[str, NDArray[Any]]


def tables() -> Iterator[tuple[str, str, int, str]]:
    """Yield tables for ever; other boards come one at a time."""
    others = cycle([(id, "base", 2) for id in maps.ids() if id not in ("usa", "europe")])
    seldom = cycle(SELDOM)
    while True:
        for group in (OFTEN, SOMETIMES, OFTEN, (next(seldom), next(seldom)), OFTEN, (next(others), next(others))):
            for table in group:
                for mode in MODES:
                    yield (*table, mode)


def gather(folder: Path, seconds: float) -> None:
    """Play blocks of games until the time is over."""
    end = time.monotonic() + seconds
    for number, (board, ticket_set, players, mode) in zip(count(), tables(), strict=False):
        file = folder / f"{number:05}-{board}-{ticket_set}-{players}-{mode.replace(' ', '-')}.npz"
        if time.monotonic() > end:
            return
        if not file.exists():
            seen = block(number, board, ticket_set, players, mode)
            np.savez(file, rows=seen["rows"], points=seen["points"], wins=seen["wins"])
            sys.stdout.write(f"{file.name}\n")
            sys.stdout.flush()


def block(number: int, board: str, ticket_set: str, players: int, mode: str) -> Part:
    """Return what was seen of a block of games and how they ended."""
    map, options = maps.load(board, ticket_set), dict[str, Chosen].fromkeys(mode.split(), True)
    batch = Batch(compile_rules(map, allowing(map, options)), GAMES, players=players)
    batch.reset(FIRST_SEED + number * GAMES + np.arange(GAMES))
    looks = list(_looks(batch, players, np.random.default_rng(number)))
    alive = np.concatenate([each for each, _ in looks])
    return {
        "rows": np.concatenate([rows[games] for games, rows in looks]).astype(np.float32),
        "points": batch.sheets[alive, :players, scoring.TOTAL].astype(np.float32),
        "wins": first_places(batch.sheets[:, :players, scoring.RANK])[alive].astype(np.float32),
    }


def _looks(batch: Batch, players: int, luck: np.random.Generator) -> Iterator[tuple[NDArray[np.intp], wide.Rows]]:
    turn = 2 + int(luck.integers(STEP))
    while (batch.games["phase"] != state.OVER).any():
        rows = wide.widen(batch, describe(batch, [number_of("planner")] * players, turn))
        yield np.flatnonzero(batch.games["phase"] != state.OVER), rows
        _stray(batch, luck.random(len(batch)) < AT_RANDOM, turn)
        turn += STEP


def _stray(batch: Batch, chosen: NDArray[np.bool_], turn: int) -> None:
    """Carry out a random action in some of the games."""
    records = batch.games.view(np.uint8).reshape(len(batch), -1)  # numpy copies bytes faster than records
    kept = records[~chosen]
    batch.step(batch.random_actions(turn))
    records[~chosen] = kept


class Fitted(nn.Module):
    """The network of `bots/master/value.py` as PyTorch fits it."""

    def __init__(self, centre: Tensor, scale: Tensor) -> None:
        """Begin anywhere."""
        super().__init__()
        self.centre, self.scale = centre, scale
        self.first = nn.Linear(wide.WIDTH, FIRST)
        self.own = nn.Linear(FIRST, SECOND)
        self.mean = nn.Linear(FIRST, SECOND, bias=False)
        self.most = nn.Linear(FIRST, SECOND, bias=False)
        self.out = nn.Linear(SECOND, 2)
        self.straight = nn.Linear(wide.WIDTH, 2, bias=False)
        nn.init.zeros_(self.straight.weight)

    def forward(self, rows: Tensor) -> Tensor:
        """Return the logarithm of each seat's weight, and the points that it will add."""
        scaled = (rows - self.centre) / self.scale
        seats = torch.relu(self.first(scaled))
        count = seats.shape[1]
        mean = (seats.sum(dim=1, keepdim=True) - seats) / (count - 1)
        others = [[other for other in range(count) if other != seat] for seat in range(count)]
        most = seats[:, others].amax(dim=2)
        told: Tensor = self.out(torch.relu(self.own(seats) + self.mean(mean) + self.most(most)))
        return told + self.straight(scaled)

    def value(self, boards: Sequence[str]) -> Value:
        """Return the network as it is kept."""
        layers = ("first", "own", "mean", "most", "out", "straight")
        lines = {name: plain(getattr(self, name).weight.T) for name in layers}
        biases = {"first_bias": self.first.bias, "second_bias": self.own.bias, "out_bias": self.out.bias}
        rest = {name: plain(each) for name, each in (biases | {"centre": self.centre, "scale": self.scale}).items()}
        return Value(maps=tuple(boards), **lines, **rest)


def plain(numbers: Tensor) -> Any:  # noqa: ANN401
    """Return numbers as lists."""
    return np.round(numbers.detach().double().numpy(), DIGITS).tolist()


def read(folder: Path, dice: bool) -> tuple[list[tuple[str, Part]], list[tuple[str, Part]]]:
    """Return the blocks to fit to and those kept back, with the names of their tables."""
    fitted, kept = list[tuple[str, Part]](), list[tuple[str, Part]]()
    seen = defaultdict[str, int](int)
    for file in sorted(folder.glob("*.npz")):
        name = file.stem.partition("-")[2]
        if ("dice" in name.split("-")) == dice:
            seen[name] += 1
            with np.load(file) as block:
                (kept if seen[name] % KEPT_BACK == 2 else fitted).append((name, dict(block)))
    return fitted, kept


def loss_of(told: Tensor, wins: Tensor, gains: Tensor) -> Tensor:
    """Return the surprise at who won, and what points were off by."""
    surprise = -(wins * torch.log_softmax(told[..., 0], dim=1)).sum(dim=1).mean()
    return surprise + POINTS_SHARE * (told[..., 1] - gains).square().mean()


def fit(blocks: list[tuple[str, Part]], epochs: int) -> Fitted:
    """Return the network that fits best; games of so many players are gone through together."""
    sets = list(batches(blocks))
    every = torch.cat([rows.reshape(-1, wide.WIDTH) for rows, _, _ in sets])
    scale = every.std(dim=0)
    scale[scale < 1e-3] = 1e6  # what is the same everywhere says nothing
    network = Fitted(every.mean(dim=0), scale)
    taught = torch.optim.AdamW(network.parameters(), lr=PACE, weight_decay=DECAY)
    steps = epochs * sum(-(-len(rows) // AT_ONCE) for rows, _, _ in sets)
    pace = torch.optim.lr_scheduler.OneCycleLR(taught, 4 * PACE, total_steps=steps)
    for _ in range(epochs):
        for place, chosen in parts_of([len(rows) for rows, _, _ in sets]):
            rows, wins, gains = (each[chosen] for each in sets[place])
            taught.zero_grad()
            loss_of(network(rows), wins, gains).backward()
            taught.step()
            pace.step()
    return network


def parts_of(sizes: Sequence[int]) -> list[tuple[int, Tensor]]:
    """Return which rows of which set are learned from together, in any order."""
    parts = [(place, part) for place, size in enumerate(sizes) for part in torch.randperm(size).split(AT_ONCE)]
    return [parts[place] for place in torch.randperm(len(parts)).tolist()]


def batches(blocks: list[tuple[str, Part]]) -> Iterator[tuple[Tensor, Tensor, Tensor]]:
    """Yield rows, wins and gains of points for each number of players."""
    for players in sorted({block["rows"].shape[1] for _, block in blocks}):
        same = [block for _, block in blocks if block["rows"].shape[1] == players]
        rows, wins, points = (np.concatenate([each[name] for each in same]) for name in ("rows", "wins", "points"))
        gains = (points - rows[:, :, forecast.TOTAL]) / POINTS
        yield torch.as_tensor(rows), torch.as_tensor(wins), torch.as_tensor(gains)


def tell(kept: list[tuple[str, Part]], network: Network, dice: bool) -> None:
    """Tell how much less the value is surprised than the forecast of `search`, and what points are off by."""
    for name in sorted({name for name, _ in kept}):
        same = [block for other, block in kept if other == name]
        rows, wins, points = (np.concatenate([each[key] for each in same]) for key in ("rows", "wins", "points"))
        chances, told = network.tell(rows)
        known = rows[:, :, : forecast.WIDTH]
        before = of_search.final_points(known, dice)
        lines = [surprise(each, wins) for each in (of_search.chances(before, known, dice), chances)]
        off = [float((each - points).std()) for each in (before, told)]
        sys.stdout.write(
            f"{name}: {len(rows)} positions, surprise {lines[0]:.3f} -> {lines[1]:.3f}, "
            f"points off by {off[0]:.1f} -> {off[1]:.1f}\n"
        )


def surprise(chances: NDArray[Any], wins: NDArray[Any]) -> float:
    """Return the mean of the logarithms of what was given to those who won, negative."""
    return float(-(wins * np.log(np.maximum(chances, 1e-6))).sum(axis=1).mean())


def main() -> None:
    """Do the steps that were asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seconds", type=float, default=0)
    parser.add_argument("--epochs", type=int, default=0)
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    gather(asked.folder, asked.seconds)
    if asked.epochs:
        torch.manual_seed(0)
        torch.set_num_threads(1)
        FILE.write_bytes(msgspec.json.encode(Values(*(fitted(asked, dice) for dice in (False, True)))) + b"\n")


def fitted(asked: argparse.Namespace, dice: bool) -> Value:
    """Fit the value of games with cards or with dice, and tell how good it is."""
    blocks, kept = read(asked.folder, dice)
    boards = [id for id in maps.ids() if sum(name.startswith(f"{id}-base-2") for name, _ in blocks) >= ENOUGH]
    value = fit(blocks, asked.epochs).value(boards)
    tell(kept, Network(value), dice)
    return value


if __name__ == "__main__":
    main()
