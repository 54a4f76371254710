"""Purses of mechanisms for routes, a file for each: where one pays otherwise than with plain cards or dice.

A file defines all of these; `purse.py` asks it on boards where its mechanism is played (`own_purse` of a board).

    payable(game, board, word) -> mask                one word of the open tracks that the player can pay for
    route_ways(game, board, track, out)               adds every way to go on paying for a track
    pay_part(game, board, scratch, action) -> bool    pays a part of the price, or tells that an action pays the rest

Once a part was paid and nothing is left to give or due, the route is claimed.
"""
