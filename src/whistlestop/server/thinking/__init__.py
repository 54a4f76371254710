"""Work that takes a while, in threads of its own: bots and hints."""
