"""Bots with one strong habit each."""
