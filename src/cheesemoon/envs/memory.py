"""Operations that Numba does not offer: prefetching, arrays and functions by address, and atomic
numbers between threads. For compiled code on a CPU only."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.experimental.function_type import _get_wrapper_address
from numba.extending import intrinsic
from numba.np.arrayobj import populate_array

from cheesemoon.core.rules.signatures import of_heuristics, of_observation, of_rules

from .loops import Rules

if TYPE_CHECKING:
    from llvmlite.ir import IRBuilder, Value
    from numba.core.base import BaseContext
    from numba.core.typing import Context, Signature

    Values = Sequence[Value]
    Made = tuple[Signature, Callable[[BaseContext, IRBuilder, Signature, Values], Value]]

_I32 = ir.IntType(32)
_BYTES = ir.IntType(8).as_pointer()
_TO_WRITE, _SECOND_LEVEL, _DATA = 1, 2, 1
_ALIGNED = 8


def _place(
    context: BaseContext, builder: IRBuilder, kind: types.Array, array: Value, row: Value
) -> Value:
    """Return the address of a row of an array."""
    made = context.make_array(kind)(context, builder, array)
    stride = cgutils.unpack_tuple(builder, made.strides)[0]
    return builder.gep(builder.bitcast(made.data, _BYTES), [builder.mul(stride, row)])


@intrinsic  # type: ignore[untyped-decorator]
def fetch(context: Context, array: types.Type, row: types.Type, offset: types.Type) -> Made:
    """Prefetch the cache line with this byte of a row into the second-level cache. The first level
    has room for too few requests."""

    def make(target: BaseContext, builder: IRBuilder, signature: Signature, args: Values) -> Value:
        place = builder.gep(_place(target, builder, signature.args[0], args[0], args[1]), [args[2]])
        kind = ir.FunctionType(ir.VoidType(), [_BYTES, _I32, _I32, _I32])
        call = cgutils.get_or_insert_function(builder.module, kind, "llvm.prefetch.p0")
        builder.call(call, [place, _I32(_TO_WRITE), _I32(_SECOND_LEVEL), _I32(_DATA)])
        return target.get_dummy_value()

    return types.void(array, types.intp, types.intp), make


@intrinsic  # type: ignore[untyped-decorator]
def before_script(context: Context, tables: types.Type) -> Made:
    """Return the bytes of a record before its script; rules read only these."""
    offset = tables.dtype.offset("script")

    def make(target: BaseContext, builder: IRBuilder, signature: Signature, args: Values) -> Value:
        return target.get_constant(types.intp, offset)

    return types.intp(tables), make


@intrinsic  # type: ignore[untyped-decorator]
def array_at(context: Context, address: types.Type, shape: types.Type, like: types.Type) -> Made:
    """Return the C-ordered array at an address. `like` is its dtype or one of its records. The
    caller must keep the memory alive."""
    kind = types.Array(like if isinstance(like, types.Record) else like.dtype, shape.count, "C")

    def make(target: BaseContext, builder: IRBuilder, signature: Signature, args: Values) -> Value:
        made = target.make_array(kind)(target, builder)
        sizes = cgutils.unpack_tuple(builder, args[1])
        size = target.get_abi_sizeof(target.get_data_type(kind.dtype))
        strides = [target.get_constant(types.intp, size)]
        for length in reversed(sizes[1:]):
            strides.insert(0, builder.mul(strides[0], length))
        populate_array(
            made,
            data=builder.inttoptr(args[0], made.data.type),
            shape=sizes,
            strides=strides,
            itemsize=target.get_constant(types.intp, size),
            meminfo=None,
        )
        return made._getvalue()

    return kind(types.int64, shape, like), make


# --- functions by the addresses of their wrappers for C -------------------------------------------


def address_of(function: Callable[..., object], signature: Signature) -> int:
    """Return the address of a compiled function. The caller must keep the function alive."""
    return int(_get_wrapper_address(function, signature))


def _function(
    target: BaseContext, builder: IRBuilder, kind: types.FunctionType, address: Value
) -> Value:
    """Return a function value for an address. Numba would check for None before every call."""
    builder.assume(builder.icmp_unsigned("!=", address, address.type(0)))
    made = cgutils.create_struct_proxy(kind)(target, builder)
    made.c_addr = builder.inttoptr(address, made.c_addr.type)
    return made._getvalue()


@intrinsic  # type: ignore[untyped-decorator]
def rules_at(context: Context, addresses: types.Type, record: types.Type) -> Made:
    """Return the rules of a game from an array of their addresses."""
    signatures = {**of_rules(record), **of_observation(record), **of_heuristics(record)}
    kinds = [types.FunctionType(signatures[name]) for name in Rules._fields]

    def make(target: BaseContext, builder: IRBuilder, signature: Signature, args: Values) -> Value:
        first = target.make_array(signature.args[0])(target, builder, args[0]).data
        found = [builder.load(cgutils.gep(builder, first, k)) for k in range(len(kinds))]
        rules = [_function(target, builder, *both) for both in zip(kinds, found, strict=True)]
        return target.make_tuple(builder, signature.return_type, rules)

    return types.BaseTuple.from_types(kinds, Rules)(addresses, record), make


@intrinsic  # type: ignore[untyped-decorator]
def job_at(context: Context, address: types.Type, b: types.Type) -> Made:
    """Return the function `run(job, begin, end, b)` at an address."""
    kind = types.FunctionType(types.int64(types.int64, types.int64, types.int64, b))

    def make(target: BaseContext, builder: IRBuilder, signature: Signature, args: Values) -> Value:
        return _function(target, builder, kind, args[0])

    return kind(types.int64, b), make


# --- numbers between threads ----------------------------------------------------------------------


def _cell(target: BaseContext, builder: IRBuilder, signature: Signature, args: Values) -> Value:
    place = _place(target, builder, signature.args[0], args[0], args[1])
    return builder.bitcast(place, ir.IntType(64).as_pointer())


@intrinsic  # type: ignore[untyped-decorator]
def read_number(context: Context, array: types.Type, row: types.Type) -> Made:
    """Read the first number of a row, with acquire order."""

    def make(target: BaseContext, builder: IRBuilder, signature: Signature, args: Values) -> Value:
        cell = _cell(target, builder, signature, args)
        return builder.load_atomic(cell, "acquire", _ALIGNED)

    return types.int64(array, types.intp), make


@intrinsic  # type: ignore[untyped-decorator]
def write_number(context: Context, array: types.Type, row: types.Type, number: types.Type) -> Made:
    """Write the first number of a row, with release order."""

    def make(target: BaseContext, builder: IRBuilder, signature: Signature, args: Values) -> Value:
        cell = _cell(target, builder, signature, args)
        builder.store_atomic(args[2], cell, "release", _ALIGNED)
        return target.get_dummy_value()

    return types.void(array, types.intp, types.int64), make


@intrinsic  # type: ignore[untyped-decorator]
def swap_number(
    context: Context, array: types.Type, row: types.Type, before: types.Type, number: types.Type
) -> Made:
    """Write the first number of a row if it is `before`. Return True if it was."""

    def make(target: BaseContext, builder: IRBuilder, signature: Signature, args: Values) -> Value:
        cell = _cell(target, builder, signature, args)
        found = builder.cmpxchg(cell, args[2], args[3], "acq_rel", "acquire")
        return builder.extract_value(found, 1)

    return types.boolean(array, types.intp, types.int64, types.int64), make
