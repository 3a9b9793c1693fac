"""Arrays of a GPU for everybody: DLPack for PyTorch and JAX, CUDA's array interface for the rest.

observations = torch.from_dlpack(batch.observations)      # the same memory, nothing is copied
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

import numpy as np

CUDA = 2
_CODES = {"i": 0, "u": 1, "f": 2, "b": 6}  # by the kind of a NumPy dtype
_NAME = b"dltensor"


class _Device(ctypes.Structure):
    _fields_ = (("type", ctypes.c_int32), ("id", ctypes.c_int32))


class _Type(ctypes.Structure):
    _fields_ = (("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16))


class _Tensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device", _Device),
        ("ndim", ctypes.c_int32),
        ("dtype", _Type),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("offset", ctypes.c_uint64),
    )


class _Managed(ctypes.Structure):
    pass


_Deleter = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
_Managed._fields_ = (("tensor", _Tensor), ("context", ctypes.c_void_p), ("deleter", _Deleter))

_lent: dict[int, tuple[Any, ...]] = {}  # what others still use, by the address of its description


@_Deleter  # type: ignore[untyped-decorator]
def _given_back(address: int) -> None:
    _lent.pop(address, None)


_new = ctypes.pythonapi.PyCapsule_New
_new.restype = ctypes.py_object
_new.argtypes = (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)
_is_valid = ctypes.pythonapi.PyCapsule_IsValid
_is_valid.restype = ctypes.c_int
_is_valid.argtypes = (ctypes.c_void_p, ctypes.c_char_p)
_pointer = ctypes.pythonapi.PyCapsule_GetPointer
_pointer.restype = ctypes.c_void_p
_pointer.argtypes = (ctypes.c_void_p, ctypes.c_char_p)


@ctypes.PYFUNCTYPE(None, ctypes.c_void_p)  # type: ignore[untyped-decorator]
def _dropped(capsule: int) -> None:
    """A capsule that nobody took."""
    if _is_valid(capsule, _NAME):
        _lent.pop(_pointer(capsule, _NAME), None)


def capsule(owner: Any, address: int, shape: tuple[int, ...], dtype: Any, device: int) -> Any:
    """A description of contiguous memory, which keeps its owner alive while it is used."""
    kind = np.dtype(dtype)
    sizes = (ctypes.c_int64 * len(shape))(*shape)
    managed = _Managed()
    managed.tensor.data = address
    managed.tensor.device = _Device(CUDA, device)
    managed.tensor.ndim = len(shape)
    managed.tensor.dtype = _Type(_CODES[kind.kind], 8 * kind.itemsize, 1)
    managed.tensor.shape = ctypes.cast(sizes, ctypes.POINTER(ctypes.c_int64))
    managed.deleter = _given_back
    at = ctypes.addressof(managed)
    _lent[at] = (managed, sizes, owner)
    return _new(at, _NAME, ctypes.cast(_dropped, ctypes.c_void_p))


class Shared:
    """An array of the GPU. `np.asarray` of it copies; all else shares its memory."""

    def __init__(self, array: Any, device: int, wait: Callable[[], None]) -> None:
        self._array = array  # of Numba
        self._device = device
        self._wait = wait
        self.shape: tuple[int, ...] = tuple(array.shape)
        self.dtype = np.dtype(array.dtype)

    def __dlpack_device__(self) -> tuple[int, int]:
        return CUDA, self._device

    def __dlpack__(self, **asked: Any) -> Any:
        """For `torch.from_dlpack` and `jax.dlpack.from_dlpack`. The steps so far are done."""
        self._wait()
        address = self._array.__cuda_array_interface__["data"][0]
        return capsule(self._array, address, self.shape, self.dtype, self._device)

    @property
    def __cuda_array_interface__(self) -> Any:
        return self._array.__cuda_array_interface__

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Any:
        found = self._array.copy_to_host()
        return found if dtype is None else found.astype(dtype)

    def __len__(self) -> int:
        return self.shape[0]

    def __repr__(self) -> str:
        return f"<{self.dtype} {self.shape} on cuda:{self._device}>"
