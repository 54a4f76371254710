"""Work that takes a while, in threads of its own: bots, hints and reviews."""
