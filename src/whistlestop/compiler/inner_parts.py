# mypy: ignore-errors
# ruff: noqa: ANN001, ANN201, ANN202, ANN204, D102 - Numba has no types, and its methods are documented there
"""Compiling several hundred small functions in reasonable time, by way of Numba's inner parts.

Numba would link each kernel with everything it calls, optimise that and turn it into machine code that nobody runs.
Here a kernel only waits to be linked; entry points are linked and optimised as a whole. The two functions at the end
answer questions that Numba asks again for every pass over every kernel. Numba's version is pinned in `requirements/`,
because none of this is a promise of its authors.
"""

from numba import types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import LoweringPass, register_pass
from numba.core.targetconfig import TargetConfig
from numba.core.typed_passes import AnnotateTypes


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


def described(record, describe=types.Record.__repr__):
    """Return how a record is written; a game has a hundred fields."""
    if "description" not in vars(record):
        record.description = describe(record)
    return record.description


def same_settings(one, other):
    """Return whether a compilation has the settings of another; two ways to say the default count as different."""
    return type(one) is type(other) and one._values == other._values


types.Record.__repr__ = described
TargetConfig.__eq__ = same_settings
TargetConfig.__hash__ = lambda settings: hash(type(settings))
