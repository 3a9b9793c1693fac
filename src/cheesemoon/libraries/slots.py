"""Wrappers that take their arguments from a block of slots; see `core.rules.library`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from llvmlite import ir
from numba import types
from numba.np.arrayobj import make_array, populate_array

if TYPE_CHECKING:
    from llvmlite.ir import IRBuilder, Value
    from numba.core.base import BaseContext
    from numba.core.funcdesc import FunctionDescriptor

_I32, _I64, _BYTES = ir.IntType(32), ir.IntType(64), ir.IntType(8).as_pointer()


def write_wrapper(
    context: BaseContext, module: ir.Module, name: str, callee: FunctionDescriptor
) -> str:
    """Return a module with the function `name`, which calls a compiled function. It takes the
    address of the slots and returns 0, or the status of an error."""
    function = ir.Function(module, ir.FunctionType(_I32, [_BYTES]), name)
    builder = ir.IRBuilder(function.append_basic_block())
    slots = _Slots(context, builder, function.args[0])
    values = [slots.take(kind) for kind in callee.argtypes]
    status, result = context.call_conv.call_function(
        builder,
        context.declare_function(module, callee),
        callee.restype,
        callee.argtypes,
        values,
    )
    if callee.restype != types.none:
        slots.give(result, callee.restype)
    builder.ret(status.code)
    return str(module)


class _Slots:
    """The slots of one call."""

    def __init__(self, context: BaseContext, builder: IRBuilder, block: Value) -> None:
        self._context, self._builder, self._block = context, builder, block
        self._at = 1

    def _place(self, slot: int, kind: ir.Type) -> Value:
        where = self._builder.gep(self._block, [ir.Constant(_I32, 8 * slot)])
        return self._builder.bitcast(where, kind.as_pointer())

    def _next(self, kind: ir.Type = _I64) -> Value:
        self._at += 1
        return self._builder.load(self._place(self._at - 1, kind))

    def take(self, kind: types.Type) -> Value:
        """Return the next argument."""
        builder, context = self._builder, self._context
        if isinstance(kind, types.Record):
            return builder.inttoptr(self._next(), context.get_value_type(kind))
        if isinstance(kind, types.Array):
            return self._take_array(kind)
        if isinstance(kind, types.BaseTuple):
            return context.make_tuple(builder, kind, [self.take(each) for each in kind.types])
        if isinstance(kind, types.Boolean):
            return builder.trunc(self._next(), ir.IntType(1))
        if isinstance(kind, types.Integer):
            value = self._next()
            narrow = kind.bitwidth < 64
            return builder.trunc(value, ir.IntType(kind.bitwidth)) if narrow else value
        if kind == types.float64:
            return self._next(ir.DoubleType())
        if isinstance(kind, types.Dispatcher | types.NoneType):
            return context.get_dummy_value()
        raise TypeError(f"an argument of a library cannot be {kind}")

    def _take_array(self, kind: types.Array) -> Value:
        builder, context = self._builder, self._context
        array = make_array(kind)(context, builder)
        data = builder.inttoptr(self._next(), array.data.type)
        shape = [self._next() for _ in range(kind.ndim)]
        size = ir.Constant(_I64, context.get_abi_sizeof(context.get_data_type(kind.dtype)))
        strides: list[Value] = []
        step: Value = size
        for length in reversed(shape):
            strides.insert(0, step)
            step = builder.mul(step, length)
        populate_array(array, data, shape, strides, size, None)
        return array._getvalue()

    def give(self, value: Value, kind: types.Type) -> None:
        """Write the result into slot 0."""
        builder = self._builder
        if isinstance(kind, types.Integer | types.Boolean):
            widen = builder.sext if getattr(kind, "signed", False) else builder.zext
            wide = widen(value, _I64) if value.type.width < 64 else value
            builder.store(wide, self._place(0, _I64))
        else:
            builder.store(value, self._place(0, value.type))
