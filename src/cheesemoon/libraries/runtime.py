"""The functions of Numba's runtime that rules use to make arrays, as LLVM code."""

from __future__ import annotations

_RUNTIME = """
; An array that a rule makes for itself: references, address of the data, then the data.
%array = type { i64, ptr }
declare ptr @malloc(SIZE)
declare void @free(ptr)

define ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %align) noinline {
  %more = add i64 %size, 128
  %room = FROM_I64 %more TO_SIZE
  %info = call ptr @malloc(SIZE %room)
  %none = icmp eq ptr %info, null
  br i1 %none, label %end, label %some
some:
  store i64 1, ptr %info
  %begin = ptrtoint ptr %info to i64
  %after = add i64 %begin, 127
  %aligned = and i64 %after, -64
  %data = inttoptr i64 %aligned to ptr
  %at = getelementptr %array, ptr %info, i32 0, i32 1
  store ptr %data, ptr %at
  br label %end
end:
  ret ptr %info
}
define ptr @NRT_MemInfo_data_fast(ptr %info) {
  %at = getelementptr %array, ptr %info, i32 0, i32 1
  %data = load ptr, ptr %at
  ret ptr %data
}
define void @NRT_incref(ptr %info) noinline {
  %none = icmp eq ptr %info, null
  br i1 %none, label %end, label %some
some:
  %count = load i64, ptr %info
  %now = add i64 %count, 1
  store i64 %now, ptr %info
  br label %end
end:
  ret void
}
define void @NRT_decref(ptr %info) noinline {
  %none = icmp eq ptr %info, null
  br i1 %none, label %end, label %some
some:
  %count = load i64, ptr %info
  %now = sub i64 %count, 1
  store i64 %now, ptr %info
  %last = icmp eq i64 %now, 0
  br i1 %last, label %release, label %end
release:
  call void @free(ptr %info)
  br label %end
end:
  ret void
}
"""


def runtime(pointer_bits: int) -> str:
    """Return the code for addresses of this width."""
    text = _RUNTIME
    if pointer_bits == 64:
        text = text.replace("%room = FROM_I64 %more TO_SIZE", "%room = add i64 %more, 0")
    else:
        text = text.replace("FROM_I64 %more TO_SIZE", f"trunc i64 %more to i{pointer_bits}")
    return text.replace("SIZE", f"i{pointer_bits}")
