"""GPU arrays for other libraries: DLPack for PyTorch and JAX, CUDA's array interface for the rest.

observations = torch.from_dlpack(batch.observations)      # shares the memory, copies nothing
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

if TYPE_CHECKING:
    from numba.cuda.cudadrv.devicearray import DeviceNDArray

CUDA = 2
_CODES = {"i": 0, "u": 1, "f": 2, "b": 6}  # DLPack's type codes by the kind of a NumPy dtype
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

# memory that other libraries use, by the address of its description
_lent: dict[int, tuple[object, ...]] = {}


@_Deleter  # type: ignore[untyped-decorator]
def _release(address: int) -> None:
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
def _release_unused(capsule: int) -> None:
    """Release a capsule that no library consumed."""
    if _is_valid(capsule, _NAME):
        _lent.pop(_pointer(capsule, _NAME), None)


def capsule(
    owner: object, address: int, shape: tuple[int, ...], kind: np.dtype[np.generic], device: int
) -> object:
    """Return a DLPack capsule of contiguous memory. It keeps the owner alive while it is used."""
    sizes = (ctypes.c_int64 * len(shape))(*shape)
    managed = _Managed()
    managed.tensor.data = address
    managed.tensor.device = _Device(CUDA, device)
    managed.tensor.ndim = len(shape)
    managed.tensor.dtype = _Type(_CODES[kind.kind], 8 * kind.itemsize, 1)
    managed.tensor.shape = ctypes.cast(sizes, ctypes.POINTER(ctypes.c_int64))
    managed.deleter = _release
    at = ctypes.addressof(managed)
    _lent[at] = (managed, sizes, owner)
    return _new(at, _NAME, ctypes.cast(_release_unused, ctypes.c_void_p))


class Shared:
    """An array on the GPU. `np.asarray` copies it; other libraries share its memory."""

    def __init__(self, array: DeviceNDArray, device: int, wait: Callable[[], None]) -> None:
        self._array = array  # Numba's device array
        self._device = device
        self._wait = wait
        self.shape: tuple[int, ...] = tuple(array.shape)
        self.dtype = np.dtype(array.dtype)

    def __dlpack_device__(self) -> tuple[int, int]:
        return CUDA, self._device

    def __dlpack__(self, **asked: object) -> object:
        """Return a capsule for `torch.from_dlpack` and `jax.dlpack.from_dlpack`. Waits for all
        steps."""
        self._wait()
        address = self._array.__cuda_array_interface__["data"][0]
        return capsule(self._array, address, self.shape, self.dtype, self._device)

    @property
    def __cuda_array_interface__(self) -> dict[str, object]:
        found: dict[str, object] = self._array.__cuda_array_interface__
        return found

    def __array__(
        self, dtype: npt.DTypeLike | None = None, copy: bool | None = None
    ) -> npt.NDArray[np.generic]:
        found: npt.NDArray[np.generic] = self._array.copy_to_host()
        return found if dtype is None else found.astype(dtype)

    def __len__(self) -> int:
        return self.shape[0]

    def __repr__(self) -> str:
        return f"<{self.dtype} {self.shape} on cuda:{self._device}>"
