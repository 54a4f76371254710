# mypy: ignore-errors
# ruff: noqa: ANN001, ANN002, ANN003, ANN201, ANN202, ANN204, ANN206, D102 - Numba has no types, and its methods are documented there
"""Compiling several hundred small functions in reasonable time, by way of Numba's inner parts.

Numba would link each kernel with everything it calls, optimise that and turn it into machine code that nobody runs.
Here a kernel only waits to be linked; entry points are linked and optimised as a whole. Numba's version is bounded in
`pyproject.toml` and pinned in `requirements/`, because none of this is a promise of its authors.
"""

from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

from llvmlite.binding import Linkage
from llvmlite.ir import FunctionType, IntType
from numba import config, types
from numba.core import event, ir, typing
from numba.core.caching import CompileResultCacheImpl, FunctionCache, UserProvidedCacheLocator
from numba.core.cgutils import get_or_insert_function
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import LoweringPass, register_pass
from numba.core.cpu import CPUContext
from numba.core.targetconfig import TargetConfig
from numba.core.typed_passes import AnnotateTypes
from numba.core.types.functions import BaseFunction

PACKAGE = Path(__file__).parents[1]


class Parts(NamedTuple):
    """Inner parts of a compiler: Numba's own, or the copies of them that numba-cuda has."""

    settings: type
    timers: ModuleType
    step: type
    place: type
    contexts: tuple[type, ...]


NUMBA = Parts(TargetConfig, event, ir.Inst, ir.Loc, (CPUContext, typing.Context))


class InnerLibrary(JITCodeLibrary):
    """The code of a kernel as it waits to be linked into the entry points."""

    class codegen:  # noqa: N801 - the name Numba looks for
        """Stands where Numba keeps the constants of functions that Python can call."""

        set_env = staticmethod(lambda name, environment: None)

    def finalize(self):
        self._finalized = True

    def get_pointer_to_function(self, name):
        self._ensure_finalized()
        return 0


class EntryLibrary(JITCodeLibrary):
    """The code of an entry point, linked with all kernels that it may reach."""

    def finalize(self):
        # The list grows while it is walked, so a callee comes after its first caller: LLVM links only what somebody
        # has asked for already.
        for library in self._linking_libraries:
            callees = library._linking_libraries if isinstance(library, InnerLibrary) else ()
            self._linking_libraries += [each for each in callees if each not in self._linking_libraries]
        super().finalize()

    def _optimize_final_module(self):
        # Nobody outside calls a kernel: where it is called once it can be inlined for nothing, and is gone then.
        for function in self._final_module.functions:
            if function.linkage == Linkage.linkonce_odr:
                function.linkage = Linkage.internal
        # One pass over all, without vectors: loops of the rules are a few steps long and gain nothing by them.
        passes, builder = self._codegen._module_pass_manager(loop_vectorize=False, slp_vectorize=False)
        passes.run(self._final_module, builder)


def compiler(library):
    """Return Numba's compiler with another kind of library to put the code into."""

    @register_pass(mutates_CFG=False, analysis_only=False)
    class PrepareLibrary(LoweringPass):
        _name = f"prepare_{library.__name__}"

        def __init__(self):
            LoweringPass.__init__(self)

        def run_pass(self, state):
            state.library = state.targetctx.codegen().create_library(state.func_id.func_qualname)
            state.library.__class__ = library
            state.library.enable_object_caching()
            return True

    class Compiler(CompilerBase):
        def define_pipelines(self):
            passes = DefaultPassBuilder.define_nopython_pipeline(self.state)
            passes.add_pass_after(PrepareLibrary, AnnotateTypes)
            passes.finalize()
            return [passes]

    return Compiler


InnerCompiler, EntryCompiler = compiler(InnerLibrary), compiler(EntryLibrary)


def keep_code(dispatcher, folder):
    """Keep the machine code of one function in a folder; that of everybody else stays where Numba puts it."""
    usual, config.CACHE_DIR = config.CACHE_DIR, str(folder)
    try:
        dispatcher._cache = OwnCode(dispatcher.py_func)
    finally:
        config.CACHE_DIR = usual


def read_code(dispatcher, folder, processor, prepare):
    """Take the machine code of one function from a folder; what is not there is kept in the one that is prepared."""
    dispatcher._cache = BroughtCode(dispatcher, folder, processor, prepare)


def is_kept(dispatcher):
    """Return whether machine code of a function is loaded or lies in its folder."""
    return bool(dispatcher.signatures) or Path(dispatcher._cache._cache_file._index_path).exists()


class OwnLocator(UserProvidedCacheLocator):
    """Finds machine code by where its source stands in the package, so that every copy of one version shares it."""

    @classmethod
    def get_suitable_cache_subpath(cls, py_file):
        return "_".join(Path(py_file).parent.relative_to(PACKAGE).parts)


class OwnCodeImpl(CompileResultCacheImpl):
    """Keeps results of the compiler as Numba does, in those places."""

    _locator_classes = (OwnLocator,)


class OwnCode(FunctionCache):
    """The machine code of one function in a folder that is named after all sources it may call."""

    _impl_class = OwnCodeImpl


class BroughtLocator(UserProvidedCacheLocator):
    """Finds machine code in a folder that nobody writes to."""

    folder = ""

    def __init__(self, py_func, py_file):
        self._py_file, self._lineno, self._cache_path = py_file, py_func.__code__.co_firstlineno, self.folder

    @classmethod
    def from_function(cls, py_func, py_file):
        return cls(py_func, py_file)


class BroughtCodeImpl(CompileResultCacheImpl):
    """Reads results of the compiler as Numba does, from that folder."""

    _locator_classes = (BroughtLocator,)


class BroughtCode(FunctionCache):
    """The machine code of one function that was made elsewhere for a kind of processor; the usual cache has the rest.

    The usual one is made when it is needed first: where nothing is compiled, nothing has to be written anywhere.
    """

    _impl_class = BroughtCodeImpl

    def __init__(self, dispatcher, folder, processor, prepare):
        BroughtLocator.folder, self._processor = str(folder), processor
        self._dispatcher, self._prepare = dispatcher, prepare
        super().__init__(dispatcher.py_func)

    @cached_property
    def _usual(self):
        keep_code(self._dispatcher, self._prepare())
        usual, self._dispatcher._cache = self._dispatcher._cache, self
        return usual

    def _index_key(self, sig, codegen):
        signature, (triple, _, _), code = super()._index_key(sig, codegen)
        return signature, (triple, self._processor, ""), code

    def load_overload(self, sig, target_context):
        brought = super().load_overload(sig, target_context)
        return self._usual.load_overload(sig, target_context) if brought is None else brought

    def save_overload(self, sig, data):
        self._usual.save_overload(sig, data)


def ask_meanwhile(dispatcher, stand_in):
    """Let somebody stand in for a function while it has no machine code; if he is gone, it is compiled after all."""
    compile_now = dispatcher._compile_for_args

    def asked(*arguments):
        try:
            return stand_in.call(dispatcher.py_func, arguments)
        except (EOFError, OSError):
            stand_in.end()
            return dispatcher(*arguments)

    def compile_for_args(*arguments, **named):
        return asked if stand_in.wanted and not named else compile_now(*arguments, **named)

    dispatcher._compile_for_args = compile_for_args


def compile_quickly(dispatcher, announce):
    """Let a function be compiled with the shortcuts below, and have somebody told before."""
    slowly = dispatcher._compiler._compile_core

    def compile_core(arguments, return_type):
        announce()
        with shortcuts():
            return slowly(arguments, return_type)

    dispatcher._compiler._compile_core = compile_core


@contextmanager
def shortcuts(parts=NUMBA, *more):
    """Answer questions quickly that Numba asks again for every pass over every kernel, and what `more` answers.

    Only while one of our functions is compiled, which Numba does for one function at a time: everybody else finds its
    classes as they were.
    """
    calls, loaded, plain = {}, set(), {parts.place, str, int, bool, type(None)}
    quicker = (
        (types.Record, "__repr__", lambda usual: lambda record: described(record, usual)),
        (parts.settings, "__eq__", lambda usual: same_settings),
        (parts.settings, "__hash__", lambda usual: hash_of_settings),
        (parts.timers, "install_timer", lambda usual: no_timer),
        (parts.step, "_rec_list_vars", lambda usual: lambda step, part: variables(step, part, plain, usual)),
        (BaseFunction, "get_call_type", lambda usual: lambda *asked: call_type(*asked, calls, usual)),
        *(
            (context, "load_additional_registries", lambda usual: lambda one: load_once(one, loaded, usual))
            for context in parts.contexts
        ),
        *more,
    )
    usual = [(owner, name, getattr(owner, name)) for owner, name, _ in quicker]
    for (owner, name, make), (_, _, before) in zip(quicker, usual, strict=True):
        setattr(owner, name, make(before))
    try:
        yield
    finally:
        for owner, name, before in usual:
            setattr(owner, name, before)


@contextmanager
def no_timer(kind, callback):
    """Take no time: each kernel being compiled would hear of every call of LLVM for all that it calls."""
    yield


def variables(step, part, plain, find):
    """Return the variables in a part of a step of Numba's intermediate code; plain parts have none."""
    return [] if type(part) in plain else find(step, part)


def call_type(function, context, arguments, named, known, find):
    """Return what a built-in function takes and returns; the same few are asked for thousands of times."""
    if named:
        return find(function, context, arguments, named)
    key = function, arguments
    if key not in known:
        known[key] = find(function, context, arguments, named)
    return known[key]


def load_once(context, loaded, load):
    """Let a context look through all of Numba's modules for what they implement only when it is asked first."""
    if context not in loaded:
        loaded.add(context)
        load(context)


def described(record, describe):
    """Return how a record is written; a game has a hundred fields."""
    if "description" not in vars(record):
        record.description = describe(record)
    return record.description


def same_settings(one, other):
    """Return whether a compilation has the settings of another; two ways to say the default count as different."""
    return type(one) is type(other) and one._values == other._values


def hash_of_settings(settings):
    """Return a number that is the same for the same settings."""
    return hash(type(settings))


def code_for(dispatcher, arguments):
    """Return what Numba would call for such arguments; it is loaded or compiled if nobody has called it yet."""
    signature = tuple(dispatcher.typeof_pyval(argument) for argument in arguments)
    dispatcher.compile(signature)
    return dispatcher.overloads[signature].entry_point


def copy_word(context, builder, signature, arguments):
    """Copy eight bytes from a place of one array of bytes to a place of another, however they are aligned."""
    source, start, target, begin = arguments
    kinds, whole = (signature.args[0], signature.args[2]), IntType(64).as_pointer()
    here, there = (
        builder.bitcast(builder.gep(context.make_array(kind)(context, builder, array).data, [place]), whole)
        for kind, array, place in zip(kinds, (source, target), (start, begin), strict=True)
    )
    builder.store(builder.load(here, align=1), there, align=1)
    return context.get_dummy_value()


def deposit_bits(builder, bits, mask):
    """Return the low bits of a number put where a mask has ones, by an instruction of x86."""
    word = IntType(64)
    deposit = get_or_insert_function(builder.module, FunctionType(word, [word, word]), "llvm.x86.bmi.pdep.64")
    return builder.call(deposit, [bits, mask])
