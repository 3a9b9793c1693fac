"""Counters and histograms in the text format of Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from itertools import accumulate

from .. import timing

_BUCKETS = (0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0)


class Metrics:
    """Counts of requests and events, and times of requests by route."""

    def __init__(self) -> None:
        self.requests: Counter[tuple[str, str, int]] = Counter()
        self.seconds: dict[str, list[int]] = {}
        self.sums: dict[str, float] = {}
        self.counts: Counter[str] = Counter()
        self.began = timing.epoch()

    def request(self, method: str, route: str, status: int, seconds: float) -> None:
        """Count one answered request."""
        self.requests[method, route, status] += 1
        if route not in self.seconds:
            self.seconds[route], self.sums[route] = [0] * (len(_BUCKETS) + 1), 0.0
        self.seconds[route][bisect_left(_BUCKETS, seconds)] += 1
        self.sums[route] += seconds

    def text(self, gauges: dict[str, float], counted: dict[str, float]) -> str:
        """Format all metrics, with these gauges and these counters of other parts."""
        lines = ["# TYPE cheesemoon_requests_total counter"]
        for (method, route, status), count in sorted(self.requests.items()):
            labels = f'method="{method}",route="{route}",status="{status}"'
            lines.append(f"cheesemoon_requests_total{{{labels}}} {count}")
        lines.append("# TYPE cheesemoon_request_seconds histogram")
        for route, buckets in sorted(self.seconds.items()):
            within = list(accumulate(buckets))
            for limit, count in zip((*_BUCKETS, "+Inf"), within, strict=True):
                labels = f'route="{route}",le="{limit}"'
                lines.append(f"cheesemoon_request_seconds_bucket{{{labels}}} {count}")
            total = self.sums[route]
            lines.append(f'cheesemoon_request_seconds_sum{{route="{route}"}} {total:.6f}')
            lines.append(f'cheesemoon_request_seconds_count{{route="{route}"}} {within[-1]}')
        for name, value in sorted({**counted, **self.counts}.items()):
            lines += [f"# TYPE cheesemoon_{name}_total counter", f"cheesemoon_{name}_total {value}"]
        gauges = {**gauges, "uptime_seconds": round(timing.epoch() - self.began, 1)}
        for name, gauge in sorted(gauges.items()):
            lines += [f"# TYPE cheesemoon_{name} gauge", f"cheesemoon_{name} {gauge}"]
        return "\n".join(lines) + "\n"
