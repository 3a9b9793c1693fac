"""What Numba has no words for: to fetch memory that will be needed soon, arrays and functions by
their addresses, and numbers by which two threads tell each other something. For compiled code on a
CPU only."""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.experimental.function_type import _get_wrapper_address
from numba.extending import intrinsic
from numba.np.arrayobj import populate_array

from cheesemoon.core.rules.signatures import of_observation, of_rules

from .loops import Rules

_I32 = ir.IntType(32)
_BYTES = ir.IntType(8).as_pointer()
_TO_WRITE, _SECOND_LEVEL, _DATA = 1, 2, 1
_ALIGNED = 8


def _place(context: Any, builder: Any, kind: Any, array: Any, row: Any) -> Any:
    """Where the row of an array begins, as a place of bytes."""
    made = context.make_array(kind)(context, builder, array)
    stride = cgutils.unpack_tuple(builder, made.strides)[0]
    return builder.gep(builder.bitcast(made.data, _BYTES), [builder.mul(stride, row)])


@intrinsic  # type: ignore[untyped-decorator]
def fetch(context: Any, array: Any, row: Any, offset: Any) -> Any:
    """Fetch the line with this byte of a row of an array into the second level of the caches; the
    first would have to wait until there is room for so many."""

    def make(target: Any, builder: Any, signature: Any, args: Any) -> Any:
        place = builder.gep(_place(target, builder, signature.args[0], args[0], args[1]), [args[2]])
        kind = ir.FunctionType(ir.VoidType(), [_BYTES, _I32, _I32, _I32])
        call = cgutils.get_or_insert_function(builder.module, kind, "llvm.prefetch.p0")
        builder.call(call, [place, _I32(_TO_WRITE), _I32(_SECOND_LEVEL), _I32(_DATA)])
        return target.get_dummy_value()

    return types.void(array, types.intp, types.intp), make


@intrinsic  # type: ignore[untyped-decorator]
def before_script(context: Any, tables: Any) -> Any:
    """How many bytes of a record come before its script: all that rules look at."""
    offset = tables.dtype.offset("script")

    def make(target: Any, builder: Any, signature: Any, args: Any) -> Any:
        return target.get_constant(types.intp, offset)

    return types.intp(tables), make


@intrinsic  # type: ignore[untyped-decorator]
def array_at(context: Any, address: Any, shape: Any, like: Any) -> Any:
    """The array whose numbers begin at an address, row by row; or whose records do, which are like
    the one that is given. Somebody else must keep it."""
    kind = types.Array(like if isinstance(like, types.Record) else like.dtype, shape.count, "C")

    def make(target: Any, builder: Any, signature: Any, args: Any) -> Any:
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


def address_of(function: Any, signature: Any) -> int:
    """Where the machine code of a compiled function is. The function must be kept."""
    return int(_get_wrapper_address(function, signature))


def _function(target: Any, builder: Any, kind: Any, address: Any) -> Any:
    """A function as a value. Numba would look before every call whether it has an address."""
    builder.assume(builder.icmp_unsigned("!=", address, address.type(0)))
    made = cgutils.create_struct_proxy(kind)(target, builder)
    made.c_addr = builder.inttoptr(address, made.c_addr.type)
    return made._getvalue()


@intrinsic  # type: ignore[untyped-decorator]
def rules_at(context: Any, addresses: Any, record: Any) -> Any:
    """The rules of a game with such records, by an array of their addresses."""
    signatures = {**of_rules(record), **of_observation(record)}
    kinds = [types.FunctionType(signatures[name]) for name in Rules._fields]

    def make(target: Any, builder: Any, signature: Any, args: Any) -> Any:
        first = target.make_array(signature.args[0])(target, builder, args[0]).data
        found = [builder.load(cgutils.gep(builder, first, k)) for k in range(len(kinds))]
        rules = [_function(target, builder, *both) for both in zip(kinds, found, strict=True)]
        return target.make_tuple(builder, signature.return_type, rules)

    return types.BaseTuple.from_types(kinds, Rules)(addresses, record), make


@intrinsic  # type: ignore[untyped-decorator]
def job_at(context: Any, address: Any, b: Any) -> Any:
    """The `run(job, begin, end, b)` of a helper."""
    kind = types.FunctionType(types.int64(types.int64, types.int64, types.int64, b))

    def make(target: Any, builder: Any, signature: Any, args: Any) -> Any:
        return _function(target, builder, kind, args[0])

    return kind(types.int64, b), make


# --- numbers between threads ----------------------------------------------------------------------


def _cell(target: Any, builder: Any, signature: Any, args: Any) -> Any:
    place = _place(target, builder, signature.args[0], args[0], args[1])
    return builder.bitcast(place, ir.IntType(64).as_pointer())


@intrinsic  # type: ignore[untyped-decorator]
def heard(context: Any, array: Any, row: Any) -> Any:
    """The first number of a row, and with it all that was written before it was."""

    def make(target: Any, builder: Any, signature: Any, args: Any) -> Any:
        cell = _cell(target, builder, signature, args)
        return builder.load_atomic(cell, "acquire", _ALIGNED)

    return types.int64(array, types.intp), make


@intrinsic  # type: ignore[untyped-decorator]
def tell(context: Any, array: Any, row: Any, number: Any) -> Any:
    """Write the first number of a row after all that was written before."""

    def make(target: Any, builder: Any, signature: Any, args: Any) -> Any:
        cell = _cell(target, builder, signature, args)
        builder.store_atomic(args[2], cell, "release", _ALIGNED)
        return target.get_dummy_value()

    return types.void(array, types.intp, types.int64), make


@intrinsic  # type: ignore[untyped-decorator]
def tell_if(context: Any, array: Any, row: Any, before: Any, number: Any) -> Any:
    """The same, if that number is still the one before; whether it was."""

    def make(target: Any, builder: Any, signature: Any, args: Any) -> Any:
        cell = _cell(target, builder, signature, args)
        found = builder.cmpxchg(cell, args[2], args[3], "acq_rel", "acquire")
        return builder.extract_value(found, 1)

    return types.boolean(array, types.intp, types.int64, types.int64), make
