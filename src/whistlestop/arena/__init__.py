"""The arena: games between bots in paired blocks, and ratings with honest intervals.

A block is one seed played by every table in every rotation of seats, so luck and seat favour nobody. Blocks are what is
stored, resumed and resampled.
"""

from whistlestop.arena.plan import Plan as Plan
from whistlestop.arena.plan import PlanError as PlanError
from whistlestop.arena.results import Results as Results
from whistlestop.arena.sequential import Sequential as Sequential
from whistlestop.arena.store import Store as Store
from whistlestop.arena.summary import summarise as summarise
from whistlestop.arena.tournament import run as run
