"""The types of actions of all mechanisms. Written by scripts/mechanism_lists.py."""

from whistlestop.records.dice import Buy as Buy
from whistlestop.records.dice import Reroll as Reroll
from whistlestop.records.dice import Spend as Spend
from whistlestop.records.dice import SpendOne as SpendOne
from whistlestop.records.dice import SpendTwo as SpendTwo
from whistlestop.records.meeples import Meeple as Meeple
from whistlestop.records.monsters import Move as Move
from whistlestop.records.monsters import Place as Place
from whistlestop.records.passengers import NoPassenger as NoPassenger
from whistlestop.records.passengers import Passenger as Passenger
from whistlestop.records.passengers import Stop as Stop
from whistlestop.records.passengers import Travel as Travel
from whistlestop.records.plus4 import PayPlus4 as PayPlus4
from whistlestop.records.race import Change as Change
from whistlestop.records.shares import DummyShare as DummyShare
from whistlestop.records.shares import NoShare as NoShare
from whistlestop.records.shares import Share as Share
from whistlestop.records.splits import Split as Split
from whistlestop.records.stations import Station as Station
from whistlestop.records.substitutes import Give as Give
from whistlestop.records.substitutes import Replace as Replace
from whistlestop.records.tolls import NeutralTrack as NeutralTrack
from whistlestop.records.tourists import PutStack as PutStack
from whistlestop.records.tourists import TakeToken as TakeToken
from whistlestop.records.tunnels import Decline as Decline
from whistlestop.records.tunnels import Extra as Extra
