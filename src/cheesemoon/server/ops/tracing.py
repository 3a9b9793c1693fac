"""Traces with OpenTelemetry: requests, bot turns, commits.

`pip install 'cheesemoon[tracing]'` and OTEL_EXPORTER_OTLP_ENDPOINT switch them on; all other OTEL_…
settings are the library's own. A span has the route of a request, never its address: the link of a
seat is a secret.
"""

from __future__ import annotations

import contextlib
import logging
import os
from collections.abc import Mapping
from typing import Protocol

logger = logging.getLogger("cheesemoon.server")

WANTED = ("OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT")


class Span(Protocol):
    """The part of a span that this package uses."""

    def update_name(self, name: str) -> None: ...
    def set_attributes(self, attributes: Mapping[str, str | float]) -> None: ...


class Tracer(Protocol):
    """The part of a tracer that this package uses."""

    def start_as_current_span(
        self, name: str, *, attributes: Mapping[str, str | float]
    ) -> contextlib.AbstractContextManager[Span]: ...


class Provider(Protocol):
    """The part of a tracer provider that this package uses."""

    def get_tracer(self, name: str) -> Tracer: ...


_tracer: Tracer | None = None


def set_up() -> None:
    """Start tracing if the environment names an endpoint."""
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


def use(provider: Provider | None) -> None:
    """Trace with this provider; None stops tracing."""
    global _tracer
    _tracer = provider.get_tracer("cheesemoon") if provider is not None else None


def span(name: str, **attributes: str | float) -> contextlib.AbstractContextManager[Span | None]:
    """Return a context manager that times its block. It yields None without tracing."""
    if _tracer is None:
        return _NOTHING
    return _tracer.start_as_current_span(name, attributes=attributes)


_NOTHING = contextlib.nullcontext()
