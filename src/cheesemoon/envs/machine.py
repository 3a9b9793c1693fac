"""Functions as machine code, called directly."""

from __future__ import annotations

from typing import Any

import numba

compiled: Any = numba.njit(nogil=True, error_model="numpy", _nrt=False)
part_of_callers: Any = numba.njit(nogil=True, error_model="numpy", _nrt=False, forceinline=True)


class Direct:
    """A function that is compiled when it is first called. Numba would look at the types of all
    arguments in every call, which takes longer than many a step of a batch: here they are always
    the same, so from then on the machine code is called."""

    def __init__(self, function: Any) -> None:
        self.compiled = compiled(function)
        self._code: Any = None

    def __call__(self, *args: Any) -> Any:
        if self._code is None:
            found = self.compiled(*args)
            self._code = next(iter(self.compiled.overloads.values())).entry_point
            return found
        return self._code(*args)
