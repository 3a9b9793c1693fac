"""Settings of a server: address, processes, trusted proxies, retention."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from ipaddress import ip_network
from pathlib import Path
from urllib.parse import urlsplit

from platformdirs import user_data_path

from cheesemoon.core import CheesemoonError
from cheesemoon.view.messages import WORDS

from .ops.json_logs import first_line
from .storage.engine import shown, sqlite_url
from .thinking import ray_workers

KINDS = ("finished", "running", "what-if")  # kinds of tables that may be kept for a time only
LOCAL = ("127.0.0.1", "localhost", "::1")


class CannotServe(CheesemoonError):  # noqa: N818 - the word that fits
    """A setting, such as the address or the database, that cannot be used."""

    def __init__(self, message: str, **args: str) -> None:
        super().__init__(message, words=WORDS, **args)


def default_url() -> str:
    """Return the database of this user: a SQLite file in the user's data folder."""
    return sqlite_url(user_data_path("cheesemoon", appauthor=False) / "tables.sqlite3")


def no_database(url: str, error: Exception) -> CannotServe:
    """Return the error for a database that cannot be opened, with its URL and the cause."""
    return CannotServe("no-database", url=shown(url), why=shown(first_line(error)))


@dataclass(frozen=True)
class Hosting:
    """Server settings; the defaults suit one user on one machine."""

    host: str = "127.0.0.1"
    port: int = 8000
    database_url: str | None = None  # None: a file of this user
    open_browser: bool = True
    public_url: str | None = None  # what links begin with; None: what the browser asked for
    workers: int = 1  # processes that serve; more than one only with PostgreSQL
    thinkers: int = 0  # processes in which bots think; 0: two threads of each server
    cluster: str | None = None  # address of a Ray cluster where bots think instead
    proxies: str = "127.0.0.1,::1"  # addresses whose X-Forwarded-… headers are trusted
    ladder: bool = False  # whether games can count for a ladder of this server
    chat: bool = True  # whether people can talk at tables
    unwanted: frozenset[str] = frozenset()  # words that names and chat may not contain
    keep: Mapping[str, int] = field(default_factory=dict)  # days by kind; others stay
    end_left: int = 0  # days without a move after which a table ends; 0: never

    def names(self) -> frozenset[str] | None:
        """Return the host names that requests may be for; None if any.

        A server for this machine alone accepts only its own names, against DNS rebinding.
        """
        if self.host not in LOCAL:
            return None
        public = urlsplit(self.public_url or "").hostname
        return frozenset((*LOCAL, public) if public else LOCAL)

    def check(self) -> None:
        """Raise CannotServe if a setting is invalid or does not fit another."""
        if self.public_url is not None and not _is_address(self.public_url):
            raise CannotServe("bad-public-url", url=self.public_url)
        for proxy in self.proxies.split(","):
            if proxy.strip() != "*" and not _is_network(proxy.strip()):
                raise CannotServe("bad-proxy", proxy=proxy.strip()[:60])
        for name, value in (("--workers", self.workers - 1), ("--thinkers", self.thinkers)):
            if not 0 <= value <= 256:
                raise CannotServe("bad-count", name=name)
        if not 0 <= self.end_left <= 3650:
            raise CannotServe("bad-end-left")
        if self.cluster is not None and not ray_workers.is_installed():
            raise CannotServe("no-ray")
        if self.cluster is not None and (why := ray_workers.why_not(self.cluster)):
            raise CannotServe("no-cluster", address=self.cluster[:100], why=why)
        postgres = (self.database_url or "").startswith("postgresql")
        if self.workers > 1 and not postgres:
            raise CannotServe("workers-need-postgresql")

    @property
    def base(self) -> str | None:
        """Return the beginning of links; None if the host did not set it."""
        return self.public_url.rstrip("/") if self.public_url else None


def _is_address(text: str) -> bool:
    """Return True if links can begin with a URL: scheme, host name, perhaps a port."""
    try:
        url = urlsplit(text)
        good = url.scheme in ("http", "https") and bool(url.hostname) and not url.query
        good = good and url.path in ("", "/") and url.port != 0
    except ValueError:  # a port that is none
        return False
    return good and not url.username and not any(c.isspace() for c in text)


def _is_network(text: str) -> bool:
    """Return True for the address of a machine or of a network (`10.0.0.0/8`)."""
    try:
        ip_network(text)
    except ValueError:
        return False
    return True


def read_unwanted(path: str) -> frozenset[str]:
    """Read a file of unwanted words. Raise CannotServe if it cannot be read."""
    from .tables.moderation import read_words

    try:
        return read_words(Path(path))
    except (OSError, UnicodeDecodeError) as error:
        raise CannotServe("bad-words", path=path[:200], why=str(error)[:200]) from None


def read_keep(text: str) -> dict[str, int]:
    """Parse `finished=365,what-if=30` into days by kind. Raise CannotServe if it is malformed."""
    found: dict[str, int] = {}
    for part in text.split(","):
        kind, _, days = part.strip().partition("=")
        if kind not in KINDS or not (days.isascii() and days.isdigit() and 0 < len(days) < 6):
            raise CannotServe("bad-keep", part=part[:60], kinds=", ".join(KINDS))
        found[kind] = int(days)
    return found
