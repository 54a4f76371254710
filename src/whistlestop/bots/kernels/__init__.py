"""Bots as kernels: they get a blanked view, the legal actions and random numbers of their own, never the game."""
