"""Bots: players made of code, by name or of your own, and games between them.

>>> from whistlestop import bots
>>> bots.names()
('random', 'one-step', 'hungry', 'long-route', 'hoarder', 'path', 'greedy', 'planner', 'search')
"""

from whistlestop.bots.bot import Bot as Bot
from whistlestop.bots.bot import BotError as BotError
from whistlestop.bots.conformance import Fault as Fault
from whistlestop.bots.conformance import Finding as Finding
from whistlestop.bots.conformance import Report as Report
from whistlestop.bots.conformance import check as check
from whistlestop.bots.conformance import every_board as every_board
from whistlestop.bots.roster import compiled as compiled
from whistlestop.bots.roster import load as load
from whistlestop.bots.roster import make as make
from whistlestop.bots.roster import names as names
from whistlestop.bots.roster import sources as sources
from whistlestop.bots.roster import usual as usual
from whistlestop.bots.simulation import Simulation as Simulation
from whistlestop.bots.simulation import play_on as play_on
from whistlestop.bots.simulation import simulate as simulate
