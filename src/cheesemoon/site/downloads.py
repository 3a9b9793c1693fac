"""Files of other projects that the site needs: Pyodide, and NumPy for Emscripten. All from npm.

Each has a fixed version and a checksum. Downloads are kept in the user's cache folder.
"""

from __future__ import annotations

import hashlib
import io
import tarfile
from pathlib import Path
from typing import NamedTuple
from urllib.error import URLError
from urllib.request import urlopen

from platformdirs import user_cache_path

from .errors import CannotBuild

_NPM = "https://registry.npmjs.org"


class Download(NamedTuple):
    """A file at a fixed address."""

    name: str
    address: str
    sha256: str
    licence: str


PYODIDE = Download(
    "pyodide-0.27.8.tgz",
    f"{_NPM}/pyodide/-/pyodide-0.27.8.tgz",
    "2595c4b6800f8fc21d1e9b5222b3b3458b479b5f55fd241fee9ec6be0ad7edae",
    "MPL-2.0; Python: PSF-2.0",
)
NUMPY = Download(
    "numpy-2.0.1.tgz",
    f"{_NPM}/@emscripten-forge/numpy/-/numpy-2.0.1-py312h4e66579-0.tgz",
    "7c6dab4b681b15286f10ab9972147f599d91df4ea881f61fb58ad39349423d84",
    "BSD-3-Clause",
)


LICENCES = f"""Programs that run in this page:

Pyodide, {PYODIDE.address}: {PYODIDE.licence}
NumPy, {NUMPY.address}: {NUMPY.licence}
Jinja, MarkupSafe, https://palletsprojects.com: BSD-3-Clause
Babel, https://babel.pocoo.org: BSD-3-Clause
fluent.runtime, fluent.syntax, https://projectfluent.org: Apache-2.0
attrs, https://www.attrs.org: MIT
platformdirs, https://platformdirs.readthedocs.io: MIT
typing_extensions, https://typing-extensions.readthedocs.io: PSF-2.0
"""


def cache_folder() -> Path:
    """Return the folder of downloads and of what was made from them."""
    return user_cache_path("cheesemoon", appauthor=False) / "site"


def fetch(file: Download) -> bytes:
    """Return a file, from the cache or from its address; refuse one with another checksum."""
    path = cache_folder() / file.name
    data = path.read_bytes() if path.is_file() else b""
    if hashlib.sha256(data).hexdigest() == file.sha256:
        return data
    try:
        with urlopen(file.address, timeout=120) as answer:  # noqa: S310 - https, fixed
            data = bytes(answer.read())
    except (URLError, OSError) as error:
        raise CannotBuild("site-no-download", address=file.address, why=str(error)) from None
    if hashlib.sha256(data).hexdigest() != file.sha256:
        raise CannotBuild("site-bad-download", address=file.address)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    return data


def pyodide() -> dict[str, bytes]:
    """Return the files of Pyodide by name."""
    return {name.removeprefix("package/"): data for name, data in _files(fetch(PYODIDE)).items()}


def numpy() -> dict[str, bytes]:
    """Return the files of NumPy by name, such as `numpy/__init__.py`."""
    inner = next(data for name, data in _files(fetch(NUMPY)).items() if name.endswith(".tar.gz"))
    at = "lib/python3.12/site-packages/"
    found = _files(inner)
    return {name.removeprefix(at): data for name, data in found.items() if name.startswith(at)}


def _files(archive: bytes) -> dict[str, bytes]:
    found: dict[str, bytes] = {}
    with tarfile.open(fileobj=io.BytesIO(archive)) as tar:
        for member in tar:
            if member.isfile() and (file := tar.extractfile(member)) is not None:
                found[member.name.removeprefix("./")] = file.read()
    return found
