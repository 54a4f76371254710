"""What a seat knows: its view, the facts in it, and games it cannot tell from the real one."""
