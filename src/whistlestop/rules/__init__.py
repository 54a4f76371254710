"""The rulebook as kernels: one section, one file (see the README in this folder)."""
