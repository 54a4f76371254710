"""The browser game, played in a real browser against a real server."""
