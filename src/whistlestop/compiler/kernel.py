"""How a rule becomes machine code: Numba is mentioned in this folder, and in `batch/cuda/` for its way to a GPU.

`kernel` marks an inner function and `entry` a function that Python calls. Both leave the source as it is when
`WHISTLESTOP_INTERPRETED=1` is set, so a debugger and the coverage tool see the very same lines. The cache folder of
an entry carries a digest of every source it may call, because Numba itself notices edits in the entry's own file only.
The mask helpers at the end are the few operations that need different words for the compiler and the interpreter.
"""

from __future__ import annotations

import dis
import hashlib
import os
import platform
import shutil
from collections.abc import Callable
from functools import cache
from itertools import pairwise
from pathlib import Path
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any, TypeVar, cast

import llvmlite.binding
import numpy as np
import platformdirs

from whistlestop.compiler.brought import names_brought
from whistlestop.compiler.notice import NOTICE, CacheError

Function = TypeVar("Function", bound=Callable[..., object])

INTERPRETED = os.environ.get("WHISTLESTOP_INTERPRETED", "") == "1"
PACKAGE = Path(__file__).parents[1]
FOLDERS_KEPT = 4
SLOW_DEPOSIT = ("bdver4", "znver1", "znver2")  # processors that need some cycles for every bit of the mask

# Files with kernels, or with constants that kernels read; a test sees to it that none is missing. A file reads nothing
# of a later layer, so an edit of a bot leaves the machine code of the rules as it is.
KERNEL_LAYERS = (
    (
        "compiler/inner_parts.py",
        "compiler/kernel.py",
        "records/*.py",
        "rules/*.py",
        "rules/claims/*.py",
        "rules/purses/*.py",
        "batch/*.py",
        "batch/observation/*.py",
        "knowledge/view.py",
        "knowledge/resample/*.py",
        "play/perft.py",
        "benchmark/yardstick.py",
    ),
    (
        "bots/shared/*.py",
        "bots/greedy/*.py",
        "bots/greedy/ends/*.py",
        "bots/personas/*.py",
        "bots/planner/*.py",
        "bots/planner/pieces/*.py",
        "bots/planner/questions/*.py",
        "bots/learned/*.py",
        "bots/planner/turns/*.py",
        "bots/roster.py",
        "bots/seats.py",
    ),
    ("environments/kernels.py",),
)


def sources(layers: int = len(KERNEL_LAYERS)) -> list[Path]:
    """Return every source file of the first layers that a kernel may depend on, in a fixed order."""
    patterns = (pattern for layer in KERNEL_LAYERS[:layers] for pattern in layer)
    return [path for pattern in patterns for path in sorted(PACKAGE.glob(pattern))]


def digest(layers: int = len(KERNEL_LAYERS)) -> str:
    """Return a fingerprint of the sources of the first layers, of what compiles them and what they are compiled for."""
    total = hashlib.sha256(f"{platform.python_version()} {np.__version__} {processor()}".encode())
    for path in sources(layers):
        total.update(path.read_bytes())
    return f"{layers}-{total.hexdigest()[:16]}"


def layers_of(file: Path) -> int:
    """Return how many layers a source file may depend on."""
    return next(number for number in range(1, len(KERNEL_LAYERS) + 1) if file in sources(number))


def processor() -> str:
    """Return the kind of processor, because machine code for a newer one may not run on an older."""
    return "" if INTERPRETED else f"{llvmlite.binding.get_host_cpu_name()} {llvmlite.__version__}"


def deposits_quickly() -> bool:
    """Return whether code is made for this very processor, and it puts bits where a mask has ones in a few cycles."""
    usual = os.environ.get("NUMBA_CPU_NAME", "") == ""  # otherwise for whichever has what another one has
    has_it = platform.machine() == "x86_64" and llvmlite.binding.get_host_cpu_features().get("bmi2", False)
    return usual and has_it and llvmlite.binding.get_host_cpu_name() not in SLOW_DEPOSIT


def cache_root() -> Path:
    """Return the folder that holds one subfolder of machine code for each state of the sources."""
    return Path(os.environ.get("WHISTLESTOP_CACHE", platformdirs.user_cache_path("whistlestop"))) / "kernels"


@cache
def brought() -> frozenset[str]:
    """Return what of `warmup.CALLS` need not be compiled, because fitting machine code came with the package."""
    return frozenset() if INTERPRETED else names_brought(tuple(sources()))


@cache
def prepare_cache(layers: int) -> Path:
    """Create the cache folder of entries with so many layers, drop the oldest others and return it."""
    folder = cache_root() / digest(layers)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
    except OSError as error:
        reason = f"machine code cannot be kept in {cache_root()} ({error.strerror})"
        raise CacheError(f"{reason}; name another folder in WHISTLESTOP_CACHE") from None
    others = sorted(cache_root().glob(f"{layers}-*"), key=lambda path: path.stat().st_mtime)
    for old in others[:-FOLDERS_KEPT]:
        shutil.rmtree(old, ignore_errors=True)
    return folder


# Every function that Python calls, so that all of them can be compiled in one go, and every inner one, for the GPU.
ENTRIES: list[Callable[..., object]] = []
KERNELS: list[Any] = []

if TYPE_CHECKING or INTERPRETED:

    def kernel(function: Function) -> Function:
        """Return `function` as it is: kernels call one another freely."""
        return function

    entry = kernel

    def widened(kind: Any) -> Any:  # noqa: ANN401
        """Return the type a kernel is compiled for; interpreted kernels take what they are given."""
        return kind

    def has_code(entry_point: Function) -> bool:
        """Return whether nothing has to be compiled before an entry point can be called."""
        return True

    def directly(entry_point: Function, *arguments: object) -> Function:
        """Return an entry point for arguments of the very types given, which nobody looks at any more.

        Half of a short call is spent on finding out what it was called with. Other types are the caller's own fault.
        """
        return entry_point

    def popcount(mask: np.uint64) -> int:
        """Return how many bits of `mask` are set."""
        return int(mask).bit_count()

    def lowest(mask: np.uint64) -> int:
        """Return the position of the lowest set bit; `mask` must not be empty."""
        return (int(mask) & -int(mask)).bit_length() - 1

    def move_eight(source: Any, start: int, target: Any, begin: int) -> None:  # noqa: ANN401 - rows of bytes
        """Copy eight bytes of a row into another one, wherever they lie in both."""
        target[begin : begin + 8] = source[start : start + 8]

    def scramble(value: np.uint64) -> np.uint64:
        """Return the splitmix64 finaliser of `value`."""
        mixed = int(value)
        mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9 & 0xFFFFFFFFFFFFFFFF
        mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EB & 0xFFFFFFFFFFFFFFFF
        return np.uint64(mixed ^ (mixed >> 31))

    def step_key(seed: np.uint64, position: int) -> np.uint64:
        """Return the splitmix64 state `position` steps after `seed`."""
        return np.uint64((int(seed) + position * 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF)

    def scale(value: np.uint64, bound: int) -> int:
        """Return `value`'s high half scaled to the range 0 to `bound` - 1."""
        return (int(value) >> 32) * bound >> 32

else:
    import numba
    from numba import types
    from numba.extending import intrinsic

    from whistlestop.compiler.brought import FOLDER, PORTABLE
    from whistlestop.compiler.inner_parts import (
        EntryCompiler,
        InnerCompiler,
        ask_meanwhile,
        code_for,
        compile_quickly,
        copy_word,
        deposit_bits,
        is_kept,
        keep_code,
        read_code,
    )
    from whistlestop.compiler.stand_in import STAND_IN

    def widened(kind):  # noqa: ANN001, ANN201 - Numba's types have no types
        """Return the type a kernel is compiled for: every whole number is 64 bits wide and a constant is a number."""
        kind = types.unliteral(kind)
        return types.int64 if isinstance(kind, types.Integer) and kind.bitwidth < 64 else kind

    def kernel(function):  # noqa: ANN001, ANN201, D103 - documented at its interpreted twin above
        inner = numba.njit(
            nogil=True, no_rewrites=True, no_cpython_wrapper=True, no_cfunc_wrapper=True, pipeline_class=InnerCompiler
        )(function)
        specialise = inner.get_call_template
        # Left alone, Numba compiles a kernel anew for every constant and every width of number it is called with.
        inner.get_call_template = lambda arguments, named: specialise(
            [widened(kind) for kind in arguments], {name: widened(kind) for name, kind in named.items()}
        )
        KERNELS.append(inner)
        return inner

    def entry(function):  # noqa: ANN001, ANN201, D103
        made = numba.njit(nogil=True, pipeline_class=EntryCompiler)(function)
        layers = layers_of(Path(function.__code__.co_filename))
        if brought():
            read_code(made, FOLDER, PORTABLE, lambda: prepare_cache(layers))
        else:
            keep_code(made, prepare_cache(layers))
        compile_quickly(made, NOTICE.tell)
        ask_meanwhile(made, STAND_IN)
        ENTRIES.append(made)
        return made

    def has_code(entry_point):  # noqa: ANN001, ANN201, D103 - documented at its interpreted twin above
        return is_kept(entry_point)

    def directly(entry_point, *arguments):  # noqa: ANN001, ANN002, ANN201, D103
        return entry_point if STAND_IN.on_duty else code_for(entry_point, arguments)

    @intrinsic
    def _count_bits(typing_context, mask):  # noqa: ANN001, ANN202 - Numba's own calling convention
        def generate(context, builder, signature, arguments):  # noqa: ANN001, ANN202
            return builder.ctpop(arguments[0])

        return types.uint64(types.uint64), generate

    @intrinsic
    def _trailing_zeros(typing_context, mask):  # noqa: ANN001, ANN202
        def generate(context, builder, signature, arguments):  # noqa: ANN001, ANN202
            return builder.cttz(arguments[0], context.get_constant(types.boolean, True))

        return types.uint64(types.uint64), generate

    @intrinsic
    def _deposit(typing_context, bits, mask):  # noqa: ANN001, ANN202
        def generate(context, builder, signature, arguments):  # noqa: ANN001, ANN202
            return deposit_bits(builder, *arguments)

        return types.uint64(types.uint64, types.uint64), generate

    @intrinsic
    def move_eight(typing_context, source, start, target, begin):  # noqa: ANN001, ANN201, D103
        return types.void(source, types.int64, target, types.int64), copy_word

    @kernel
    def popcount(mask):  # noqa: ANN001, ANN201, D103 - documented at its interpreted twin above
        return np.int64(_count_bits(mask))

    @kernel
    def lowest(mask):  # noqa: ANN001, ANN201, D103
        return np.int64(_trailing_zeros(mask))

    @kernel
    def scramble(value):  # noqa: ANN001, ANN201, D103
        value = (value ^ (value >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        value = (value ^ (value >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
        return value ^ (value >> np.uint64(31))

    @kernel
    def step_key(seed, position):  # noqa: ANN001, ANN201, D103
        return seed + np.uint64(position) * np.uint64(0x9E3779B97F4A7C15)

    @kernel
    def scale(value, bound):  # noqa: ANN001, ANN201, D103
        return np.int64(((value >> np.uint64(32)) * np.uint64(bound)) >> np.uint64(32))


def interpreted(function: Function) -> Function:
    """Return the plain Python function behind a kernel, for doors that ask a single small question.

    Only for kernels that call no other kernel: a compiled one cannot be called from Python. Raises TypeError else.
    """
    plain = getattr(function, "py_func", function)
    if plain is not function:
        _refuse_calls_of_kernels(cast(FunctionType, plain))
    return cast(Function, plain)


def _refuse_calls_of_kernels(function: FunctionType) -> None:
    used, steps = [], list(dis.get_instructions(function))
    for step, following in pairwise(steps):
        if step.opname == "LOAD_GLOBAL":
            found = function.__globals__.get(step.argval)
            used.append(getattr(found, following.argval, None) if isinstance(found, ModuleType) else found)
    if called := {one.__name__ for one in KERNELS if any(one is other for other in used)}:
        raise TypeError(f"{function.__name__} calls {', '.join(sorted(called))}: Python cannot call a compiled kernel")


@kernel
def bit(position: int) -> np.uint64:
    """Return a mask with the one bit at `position`."""
    return np.uint64(1) << np.uint64(position)


@kernel
def has(mask: np.uint64, position: int) -> bool:
    """Return whether the bit at `position` is set."""
    return (mask >> np.uint64(position)) & np.uint64(1) != np.uint64(0)


@kernel
def drop_lowest(mask: np.uint64) -> np.uint64:
    """Return `mask` without its lowest set bit; `mask` must not be empty."""
    return mask & (mask - np.uint64(1))


@kernel
def first_bits(count: int) -> np.uint64:
    """Return a mask of the `count` lowest bits, 0 to 63 of them."""
    return bit(count) - np.uint64(1)


@kernel
def halving(mask: np.uint64, number: int) -> int:
    """Return what `nth` does, on every kind of processor."""
    position = 0
    for step in (32, 16, 8, 4, 2, 1):  # halving has no branch to mispredict, unlike counting down bit by bit
        below = popcount(mask & first_bits(step))
        if number >= below:
            number -= below
            mask >>= np.uint64(step)
            position += step
    return position


nth = halving  # the position of the set bit that has `number` set bits below it
if not TYPE_CHECKING and not INTERPRETED and deposits_quickly():

    @kernel
    def nth(mask, number):  # noqa: ANN001, ANN201, D103 - the same in two instructions instead of forty
        return lowest(_deposit(bit(number), mask))
