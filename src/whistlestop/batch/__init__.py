"""Many games at once: the fast door, which trusts its caller."""
