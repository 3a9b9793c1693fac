"""Traces with OpenTelemetry, for hosts who want to see where time goes: requests, thoughts, writes.

`pip install 'cheesemoon[tracing]'` and OTEL_EXPORTER_OTLP_ENDPOINT switch them on; all other OTEL_…
settings are the library's own. A span has the route of a request, never its address: a seat's link
is a secret.
"""

from __future__ import annotations

import contextlib
import logging
import os
from typing import Any

logger = logging.getLogger("cheesemoon.server")

WANTED = ("OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT")
_tracer: Any = None


def set_up() -> None:
    """Begin to trace, if the host wants it."""
    if not any(os.environ.get(name) for name in WANTED):
        return
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        from opentelemetry.sdk.trace import TracerProvider
        from opentelemetry.sdk.trace.export import BatchSpanProcessor
    except ImportError:
        logger.warning("no traces: pip install 'cheesemoon[tracing]'")
        return
    provider = TracerProvider()
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter()))
    use(provider)


def use(provider: Any) -> None:
    """Trace with this provider; None: not any more."""
    global _tracer
    _tracer = provider.get_tracer("cheesemoon") if provider is not None else None


def on() -> bool:
    """Whether somebody traces."""
    return _tracer is not None


def span(name: str, **attributes: Any) -> contextlib.AbstractContextManager[Any]:
    """Something that takes time. Gives the span, or None where nobody traces."""
    if _tracer is None:
        return _NOTHING
    found: contextlib.AbstractContextManager[Any] = _tracer.start_as_current_span(
        name, attributes=attributes
    )
    return found


_NOTHING = contextlib.nullcontext()
