"""How Numba compiles a function that is called by compiled ones alone: drawn up for its caller, and no further.

Numba by itself optimises each function with all that it calls, and makes machine code of it, before a caller may have
it: a rule eight calls deep is optimised eight times, and machine code made of it that nobody ever runs. Here the
kernel's module is the only one that is optimised and made into machine code. That halves the time of compiling.
"""

from typing import Any

from numba import _dynfunc
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import register_pass
from numba.core.typed_passes import NativeLowering


class _DrawnLibrary(JITCodeLibrary):  # type: ignore[misc]
    """A function's module, with those of the functions that it calls: to be linked into its caller's."""

    def _optimize_final_module(self) -> None:
        """Left to the kernel's module."""

    def _finalize_final_module(self) -> None:
        """As if done: machine code would be made here."""
        self._finalized = True


@register_pass(mutates_CFG=True, analysis_only=False)
class _Draw(NativeLowering):  # type: ignore[misc]
    """Numba's own pass, into a `_DrawnLibrary` and without an entry from Python."""

    _name = "nightbus_draw"

    def run_pass(self, state: Any) -> bool:
        """Has the state been changed? It has: it holds the function's module and description."""
        state.library = _DrawnLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        wanted = state.flags.no_compile
        state.flags.no_compile = True  # no address is asked for
        super().run_pass(state)
        state.flags.no_compile = wanted
        described = state.cr.fndesc
        # Numba knows a compiled function by the built-in function that Python would call; this one has no address.
        known_by = _dynfunc.make_function(
            described.lookup_module(), described.qualname, "", 0, state.cr.env, (state.library,)
        )
        state.targetctx.insert_user_function(known_by, described, [state.library])
        state["cr"] = state.cr._replace(cfunc=known_by)
        return True


class Drawn(CompilerBase):  # type: ignore[misc]
    """The pipeline of such a function: Numba's own but for the last step."""

    def define_pipelines(self) -> list[Any]:
        """One pipeline."""
        pipeline = DefaultPassBuilder.define_nopython_pipeline(self.state)
        pipeline.passes = [(_Draw if step is NativeLowering else step, what) for step, what in pipeline.passes]
        pipeline.finalize()
        return [pipeline]
