"""Games on a GPU: the rules' own kernels as device code, compiled by numba-cuda (the extra `cuda`).

`Batch(..., device="cuda")` is the door; nothing here is loaded without it. `compiler.py` turns kernels into device
functions, `grids.py` has a grid for every job of a batch, and `batch.py` keeps the records in the GPU's memory.
"""
