"""Bots: players made of code, by name or of your own, and games between them.

>>> from whistlestop import bots
>>> bots.names()
('random', 'one-step', 'hungry', 'long-route', 'hoarder', 'path', 'greedy', 'planner', 'learned', 'search', 'master')
>>> bots.levels()  # steps of about equal strength on every board
('level-1', 'level-2', 'level-3', 'level-4', 'level-5', 'level-6')
"""

from whistlestop.bots.bot import Bot as Bot
from whistlestop.bots.bot import BotError as BotError
from whistlestop.bots.by_name import compiled as compiled
from whistlestop.bots.by_name import levels as levels
from whistlestop.bots.by_name import load as load
from whistlestop.bots.by_name import make as make
from whistlestop.bots.by_name import names as names
from whistlestop.bots.by_name import sources as sources
from whistlestop.bots.by_name import usual as usual
from whistlestop.bots.conformance import Fault as Fault
from whistlestop.bots.conformance import Finding as Finding
from whistlestop.bots.conformance import Report as Report
from whistlestop.bots.conformance import check as check
from whistlestop.bots.conformance import every_board as every_board
from whistlestop.bots.simulation import Simulation as Simulation
from whistlestop.bots.simulation import play_on as play_on
from whistlestop.bots.simulation import simulate as simulate
