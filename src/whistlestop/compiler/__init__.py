"""How Python becomes machine code: the two decorators, and what they need of Numba's inner parts."""
