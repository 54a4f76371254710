"""A map, the expansions and the house rules put together into the board record that kernels read."""
