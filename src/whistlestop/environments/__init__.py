"""Environments for reinforcement learning: every board, expansion and number of players, one observation layout.

| for | take | which is |
| --- | --- | --- |
| PettingZoo | `table_v3.env("europe", mode="dice", players=3)` | an AEC environment with action masks |
| PettingZoo, parallel | `parallel_v3.parallel_env("europe")` | the same for libraries that know nothing else |
| Gymnasium, one agent | `gymnasium.make("whistlestop/usa-cards-2-v3", opponents="greedy")` | you against bots |
| Gymnasium, many | `gymnasium.make_vec("whistlestop/usa-cards-2-v3", num_envs=4096)` | thousands of games, all cores |
| OpenSpiel | `spiel_v3.SpielGame("lake-constance").new_initial_state()` | a state for its Python algorithms |

Importing this package registers the names `whistlestop/BOARD-MODE-PLAYERS-v3`; modes are `cards`, `monsters`, `dice`
and `dice-monsters`. The version is that of the observation layout, of the action ids and of the rewards together;
results with different versions cannot be compared. An observation is `{"observation", "action_mask"}`: a row as
docs/research.md lays it out, seen by the seat that decides, and the legal actions; with `compact=True` both are those
that the table can use. The reward comes at the end: 1 for
winning alone, -1 shared by the losers (`reward="margin"`: points ahead of the best other seat). Needs the extra
`environments`.
"""

from whistlestop.compiler.extras import need

need("whistlestop.environments", "environments", "gymnasium")

from whistlestop.environments.tables import MODES as MODES  # noqa: E402 - what they import must be there
from whistlestop.environments.tables import names as names  # noqa: E402
from whistlestop.environments.tables import register as register  # noqa: E402

register()
