"""Masked PPO in plain PyTorch that learns to beat `greedy` on the small board.

    python examples/masked_ppo.py --minutes 3 --picture docs/pictures/learning-curve.svg

All games are played in one vector environment with `greedy` in the other seat. The network is a plain one with two
layers; illegal actions are masked out before anything is drawn or learned. Rows and actions have room for every board
and expansion, so what the small board never uses is left out first: that makes the network four times as small. The
reward is the margin of points at the end of a game, in tens and cut off at three of them; what is reported is the share
of games won, a tie counting half.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import gymnasium
import numpy as np
import torch
from torch import Tensor, nn
from torch.distributions import Categorical

import whistlestop.environments  # noqa: F401 - registers the names
from whistlestop.records.actions import CARD_WORDS

NAME = "whistlestop/lake-constance-cards-2-v3"
GAMES, STEPS, EPOCHS, PARTS = 256, 64, 3, 8
RATE, CLIP, ENTROPY, TRACE = 1e-3, 0.2, 0.003, 0.97
TENS, MOST = 10.0, 3.0
ACTIONS = CARD_WORDS * 64  # a game without expansions has no others


def useful(envs: gymnasium.vector.VectorEnv, steps: int = 300) -> Tensor:
    """Return the places of a row that change in random play."""
    seen, _ = envs.reset(seed=0)
    before, picks = seen["observation"][0].copy(), np.random.default_rng(0)
    changed = np.zeros(len(before), np.bool_)
    for _ in range(steps):
        changed |= (seen["observation"] != before).any(axis=0)
        legal = seen["action_mask"][:, :ACTIONS]
        seen, *_ = envs.step((picks.random(legal.shape, np.float32) * legal).argmax(axis=1))
    return torch.from_numpy(np.flatnonzero(changed))


class Player(nn.Module):
    """A policy over all actions and a guess of the result."""

    def __init__(self, places: Tensor, width: int = 256) -> None:
        """Make the layers; the last ones begin near zero, so that play begins evenly."""
        super().__init__()
        self.places = places
        self.body = nn.Sequential(nn.Linear(len(places), width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy, self.value = nn.Linear(width, ACTIONS), nn.Linear(width, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)
        nn.init.orthogonal_(self.value.weight, 0.1)

    def look(self, seen: dict[str, np.ndarray]) -> tuple[Tensor, Tensor]:
        """Return what the network uses of an observation: the useful places of the rows, and the masks."""
        rows, masks = torch.from_numpy(seen["observation"]), torch.from_numpy(seen["action_mask"])
        return rows[:, self.places], masks[:, :ACTIONS].clone()

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Categorical, Tensor]:
        """Return the legal actions' probabilities and the guess."""
        hidden = self.body(seen.float().div(4).clamp(-4, 8))
        logits = self.policy(hidden).masked_fill(mask == 0, -1e9)
        return Categorical(logits=logits, validate_args=False), self.value(hidden).squeeze(-1)


class Experience:
    """What a round of playing leaves for learning: one row a step, one column a game."""

    def __init__(self, places: int) -> None:
        """Make room for one round."""
        self.seen = torch.zeros((STEPS, GAMES, places), dtype=torch.int8)
        self.mask = torch.zeros((STEPS, GAMES, ACTIONS), dtype=torch.int8)
        self.action = torch.zeros((STEPS, GAMES), dtype=torch.int64)
        self.numbers = torch.zeros((4, STEPS, GAMES))  # log-probability, guess, reward, end

    def advantages(self, last: Tensor) -> tuple[Tensor, Tensor]:
        """Return how much better each step went than guessed, and what the guess should have been."""
        _, guess, reward, end = self.numbers
        out, running, following = torch.zeros_like(guess), torch.zeros(GAMES), last
        for step in reversed(range(STEPS)):
            going = 1 - end[step]
            surprise = reward[step] + going * following - guess[step]
            running = surprise + TRACE * going * running
            out[step], following = running, guess[step]
        return out, out + guess


def play(
    envs: gymnasium.vector.VectorEnv, player: Player, seen: dict[str, np.ndarray], kept: Experience
) -> list[float]:
    """Play one round, keep what is needed for learning and return the results of the games that ended.

    The environment writes into the arrays of `seen` anew with every step, so the caller has the latest ones too.
    """
    results: list[float] = []
    for step in range(STEPS):
        kept.seen[step], kept.mask[step] = player.look(seen)
        with torch.no_grad():
            choice, guess = player(kept.seen[step], kept.mask[step])
        action = choice.sample()
        seen, margin, over, _, _ = envs.step(action.numpy())
        reward = torch.from_numpy(margin / TENS).clamp(-MOST, MOST)
        kept.action[step] = action
        kept.numbers[:, step] = torch.stack([choice.log_prob(action), guess, reward, torch.from_numpy(over).float()])
        results += (0.5 + 0.5 * np.sign(margin[over])).tolist()
    return results


def learn(player: Player, optimiser: torch.optim.Optimizer, kept: Experience, last: Tensor) -> None:
    """Improve the player from one round."""
    advantage, target = (array.flatten() for array in kept.advantages(last))
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
    seen, mask = kept.seen.flatten(0, 1), kept.mask.flatten(0, 1)
    action, before = kept.action.flatten(), kept.numbers[0].flatten()
    for _ in range(EPOCHS):
        for part in torch.randperm(len(action)).chunk(PARTS):
            choice, guess = player(seen[part], mask[part])
            ratio = (choice.log_prob(action[part]) - before[part]).exp()
            gain = torch.min(ratio * advantage[part], ratio.clamp(1 - CLIP, 1 + CLIP) * advantage[part]).mean()
            loss = 0.5 * (guess - target[part]).pow(2).mean() - gain - ENTROPY * choice.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimiser.step()


def train(minutes: float, seed: int = 1) -> tuple[Player, list[tuple[float, float]]]:
    """Return a trained player and its curve: games played and the share of the latest thousand that it won.

    Minutes are those of the processor, so that a busy machine takes longer and learns the same. One thread does it:
    with several on busy cores they wait for one another longer than they calculate.
    """
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    envs = gymnasium.make_vec(NAME, num_envs=GAMES, opponents="greedy", reward="margin", copy=False)
    player = Player(useful(envs))
    seen, _ = envs.reset(seed=seed)
    optimiser = torch.optim.Adam(player.parameters(), RATE, eps=1e-5)
    kept, results, curve, start = Experience(len(player.places)), [], [], time.process_time()
    while (spent := (time.process_time() - start) / 60) < minutes:
        optimiser.param_groups[0]["lr"] = RATE * max(0.05, 1 - spent / minutes)
        results += play(envs, player, seen, kept)
        with torch.no_grad():
            _, last = player(*player.look(seen))
        learn(player, optimiser, kept, last)
        if results:
            curve.append((len(results), float(np.mean(results[-1000:]))))
            print(f"{spent:5.1f} min {curve[-1][0]:8,} games, won {curve[-1][1]:.1%}", flush=True)
    return player, curve


def evaluate(player: Player, games: int = 2_000, seed: int = 10_000) -> float:
    """Return the share of new games that the player wins when it always takes its best action."""
    envs = gymnasium.make_vec(NAME, num_envs=GAMES, opponents="greedy", reward="win")
    seen, _ = envs.reset(seed=seed)
    results: list[float] = []
    while len(results) < games:
        with torch.no_grad():
            choice, _ = player(*player.look(seen))
        seen, rewards, over, _, _ = envs.step(choice.logits.argmax(dim=1).numpy())
        results += (0.5 + 0.5 * rewards[over]).tolist()
    return float(np.mean(results))


def draw(curve: list[tuple[float, float]], file: Path) -> None:
    """Write the learning curve as a picture."""
    width, height, most = 640, 320, max(games for games, _ in curve)
    points = " ".join(f"{60 + games / most * 560:.1f},{20 + (1 - won) * 260:.1f}" for games, won in curve)
    lines = "".join(
        f'<line x1="60" x2="620" y1="{20 + (1 - share) * 260}" y2="{20 + (1 - share) * 260}" stroke="#ccc"/>'
        f'<text x="52" y="{24 + (1 - share) * 260}" text-anchor="end">{share:.0%}</text>'
        for share in (0, 0.25, 0.5, 0.75, 1)
    )
    file.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        'font-family="sans-serif" font-size="12">'
        f'<rect width="{width}" height="{height}" fill="#fff"/>{lines}'
        f'<polyline points="{points}" fill="none" stroke="#1f5fa8" stroke-width="2"/>'
        f'<text x="340" y="308" text-anchor="middle">games played, 0 to {most:,}</text>'
        f'<text x="340" y="14" text-anchor="middle">share of the latest 1,000 games won against greedy</text></svg>\n',
        encoding="utf-8",
    )


def main() -> None:
    """Train, report and draw."""
    parser = argparse.ArgumentParser(description="Learn to beat greedy on the small board.")
    parser.add_argument("--minutes", type=float, default=3, help="processor time to learn in")
    parser.add_argument("--picture", type=Path)
    chosen = parser.parse_args()
    player, curve = train(chosen.minutes)
    print(f"won {evaluate(player):.1%} of 2,000 new games against greedy")
    if chosen.picture:
        draw(curve, chosen.picture)


if __name__ == "__main__":
    main()
