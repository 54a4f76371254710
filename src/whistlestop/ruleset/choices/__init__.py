"""The house rules of mechanisms: nothing but their names and values, so that asking for help need not load a board."""
