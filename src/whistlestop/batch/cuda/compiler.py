"""How a rule becomes device code: the third way beside machine code and interpretation.

Every function marked `kernel` gets a twin that numba-cuda compiles from the same source when a grid calls it. Only
three helpers have words of their own: the GPU has instructions for counting and finding bits, and none for depositing
them. Without a GPU the code is compiled as far as PTX, which is what tests look at.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numba
import numpy as np
from numba import cuda, types
from numba.cuda.compiler import compile_cuda
from numba.cuda.core import config, event, ir
from numba.cuda.core.targetconfig import TargetConfig
from numba.cuda.cudadrv.nvvm import CompilationUnit
from numba.cuda.dispatcher import CUDADispatcher
from numba.cuda.target import CUDATargetContext, CUDATypingContext

from whistlestop.batch.cuda.progress import PROGRESS
from whistlestop.compiler import kernel
from whistlestop.compiler.inner_parts import Parts, shortcuts
from whistlestop.compiler.kernel import widened

# Measured on an H200, see bench/results.md: what counts is how much code a decision runs through, because the caches of
# instructions are small. Calls are dear too, so a table without expansions is best served with nearly everything
# inlined, one with them by calls. A change of these numbers must pass the comparison of
# `python -m whistlestop.batch.cuda.benchmark`. More registers are slower: fewer threads then hide each other's waiting.
LONGEST_INLINED = 3000  # instructions of a function before any optimisation
LONGEST_WITH_EXPANSIONS = 300
# Calls do not work everywhere. Dice with technologies and four players, on an H200 with numba-cuda 0.30.4: two games of
# a warp were played right, sixteen ended in an illegal address, with limits of 100 and 300 and any number of registers.
# With everything inlined, and once only (`jobs.play_on`), 8,000 are played right. On the CPU the same games stay within
# all bounds. So it is taken for a fault of the GPU's compiler.
ALL = 1 << 30
REGISTERS = 64
CAPABILITY = (9, 0)  # what code is compiled for where there is no GPU to ask
NUMBA_CUDA = Parts(TargetConfig, event, ir.Inst, ir.Loc, (CUDATargetContext, CUDATypingContext))
# Where numba-cuda looks for the device twin of a function compiled for the CPU, and makes one if there is none.
TWIN = "_CUDATypingContext__dispatcher"


def count_bits(mask: np.uint64) -> np.int64:
    """Return how many bits of `mask` are set."""
    return np.int64(cuda.popc(mask))


def find_lowest(mask: np.uint64) -> np.int64:
    """Return the position of the lowest set bit."""
    return np.int64(cuda.ffs(mask)) - np.int64(1)


OWN_WORDS: dict[str, Callable[..., object]] = {
    "popcount": count_bits,
    "lowest": find_lowest,
    "nth": getattr(kernel.halving, "py_func", kernel.halving),
}


def longest_inlined(*, expanded: bool, technologies: bool) -> int:
    """Return how long functions may be that are inlined for a table, with or without expansions and technologies."""
    if technologies:
        return ALL
    return LONGEST_WITH_EXPANSIONS if expanded else LONGEST_INLINED


class Inlining:
    """How long functions may be that are inlined, in whatever is compiled next."""

    longest = LONGEST_INLINED


class DeviceFunction(CUDADispatcher):  # type: ignore[misc] # numba-cuda has no types
    """A kernel as device code, compiled once for each kind of record it is called with."""

    def get_call_template(self, arguments: Sequence[Any], named: dict[str, Any]) -> Any:  # noqa: ANN401
        """Return how it is called: as on the CPU, every whole number is 64 bits wide."""
        wide = {name: widened(kind) for name, kind in named.items()}
        return super().get_call_template(tuple(widened(kind) for kind in arguments), wide)

    def compile_device(self, arguments: tuple[Any, ...], return_type: Any = None) -> Any:  # noqa: ANN401
        """Return the compiled function; unlike numba-cuda's own way, this needs no GPU."""
        if arguments not in self.overloads:
            PROGRESS.translated()
            with self._compiling_counter:
                made = compile_cuda(
                    self.py_func,
                    return_type,
                    arguments,
                    debug=False,
                    lineinfo=False,
                    fastmath=False,
                    nvvm_options={"opt": 3, "fastmath": False},
                    cc=capability(),
                )
                keep_small(made.library)
                self.overloads[arguments] = made
                made.target_context.insert_user_function(made.entry_point, made.fndesc, [made.library])
        return self.overloads[arguments]


def keep_small(library: Any) -> None:  # noqa: ANN401
    """Forbid inlining of long functions and unrolling of loops: the GPU waits for instructions more than for anything.

    Its caches of them are small, and threads of a warp are in different rules most of the time.
    """
    for function in library.modules[0].functions:
        if sum(len(block.instructions) for block in function.blocks) > Inlining.longest:
            function.attributes.add("noinline")
        keep_rolled(library.modules[0], function)


def keep_rolled(module: Any, function: Any) -> None:  # noqa: ANN401
    """Mark every jump backwards as a loop that is not to be unrolled."""
    places = {block: place for place, block in enumerate(function.blocks)}
    for place, block in enumerate(function.blocks):
        if block.terminator and any(places.get(one, place + 1) <= place for one in block.terminator.operands):
            mark = module.add_metadata([module.add_metadata(["llvm.loop.unroll.disable"]), len(module.metadata)])
            mark.operands = (mark, mark.operands[0])  # a loop is known by a mark that names itself
            block.terminator.set_metadata("llvm.loop", mark)


@cache
def is_available() -> bool:
    """Return whether a GPU can be used here."""
    return bool(cuda.is_available())


@cache
def capability() -> tuple[int, int]:
    """Return the compute capability that code is compiled for."""
    return tuple(cuda.get_current_device().compute_capability) if is_available() else CAPABILITY


@cache
def prepare() -> None:
    """Give every kernel its twin; grids can be compiled from then on."""
    for inner in kernel.KERNELS:
        source = OWN_WORDS.get(inner.py_func.__name__, inner.py_func)
        setattr(inner, TWIN, DeviceFunction(source, {"device": True, "debug": False, "opt": True}))


@cache
def cache_folder() -> str:
    """Return where machine code of grids is kept: beside that of entry points."""
    ours = b"".join(file.read_bytes() for file in sorted(Path(__file__).parent.glob("*.py")))
    return str(kernel.prepare_cache(1) / f"cuda-{hashlib.sha256(ours).hexdigest()[:12]}")


def grid(function: Callable[..., None]) -> Any:  # noqa: ANN401 - numba-cuda has no types
    """Return a grid ready to be launched; its machine code is kept on disk like that of entry points."""
    prepare()
    usual, config.CACHE_DIR = config.CACHE_DIR, cache_folder()
    try:
        made = cuda.jit(function, cache=True, max_registers=REGISTERS)
    finally:
        config.CACHE_DIR = usual  # other people's functions are kept where numba-cuda keeps them
    made.compile = quickly(made.compile, function.__name__, UNVERIFIED)
    return made


def quickly(slowly: Callable[..., Any], name: str, *more: object) -> Callable[..., Any]:
    """Return a way to compile a grid that takes the shortcuts taken for the CPU, and more, and tells how far it is."""

    def compile(*given: object, **named: object) -> Any:  # noqa: ANN401
        PROGRESS.begin(name)
        with shortcuts(NUMBA_CUDA, TOLD, *more):
            made = slowly(*given, **named)
        PROGRESS.end()
        return made

    return compile


def optimise(unit: CompilationUnit, usual: Callable[..., Any]) -> Any:  # noqa: ANN401
    """Let NVVM make one program of all kernels, and tell before and after."""
    PROGRESS.optimising()
    made = usual(unit)
    PROGRESS.optimised()
    return made


# What answers otherwise while grids are compiled, as `shortcuts` takes it.
TOLD = (CompilationUnit, "compile", lambda usual: lambda unit: optimise(unit, usual))
# What NVVM would find wrong with the code it is given, it finds in the tests, which have it look.
UNVERIFIED = (CompilationUnit, "verify", lambda usual: lambda unit: None)


def ptx(function: Callable[..., None], arguments: Sequence[object]) -> str:
    """Return a grid's code for arguments like the given ones; no GPU is needed."""
    prepare()
    kinds = tuple(numba.typeof(argument) for argument in arguments)
    compile = quickly(cuda.compile, function.__name__)
    code, _ = compile(function, types.void(*kinds), device=False, abi="numba", cc=capability())
    return str(code)
