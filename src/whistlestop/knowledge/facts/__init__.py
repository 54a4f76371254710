"""A view as plain values."""
