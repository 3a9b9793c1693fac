"""How the documentation is built: `make docs`, or `sphinx-build -W docs docs/_build`."""

from __future__ import annotations

import gc
import os
import sys
from pathlib import Path

gc.set_threshold(50_000, 20, 100)  # pages are millions of small things, and nearly all of them stay
sys.path.insert(0, str(Path(__file__).parent / "_ext"))
sys.path.insert(0, str(Path(__file__).parents[1] / "tools"))

# A few pictures are drawn sooner by interpreted rules than rules are compiled. Notebooks, which run
# in processes of their own, do have them compiled.
_told = os.environ.get("NUMBA_DISABLE_JIT")
os.environ["NUMBA_DISABLE_JIT"] = "1"

import figures  # noqa: E402

import cheesemoon  # noqa: E402

del os.environ["NUMBA_DISABLE_JIT"]
if _told is not None:
    os.environ["NUMBA_DISABLE_JIT"] = _told

project = "Cheesemoon"
author = "the authors of Cheesemoon"
copyright = "the authors of Cheesemoon; MIT licence"  # noqa: A001 - Sphinx's name
release = version = cheesemoon.__version__

extensions = [
    "myst_nb",
    "sphinx.ext.autodoc",
    "sphinx_copybutton",
    "sphinx_design",
    "house",
]
exclude_patterns = ["_build", "_ext", "_static", "paper", "screenshots.py"]
nitpicky = False
show_warning_types = True
suppress_warnings = ["toc.not_included"]  # a page that no list names is still found by searching
default_role = "code"  # docstrings write `code` as Markdown does

# Pages are Markdown; those with a kernel in their head are notebooks, run when the site is built.
myst_enable_extensions = ["colon_fence", "deflist", "attrs_inline", "substitution"]
myst_substitutions = {"fig": {name: each.text for name, each in figures.load()[1].items()}}
myst_heading_anchors = 3
nb_execution_mode = "cache"  # run anew when their cells changed; tests run the cells always
nb_execution_timeout = 300
nb_execution_raise_on_error = True
nb_execution_show_tb = True
nb_merge_streams = True
nb_execution_excludepatterns = ["*.ipynb_checkpoints*"]

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_default_options = {"members": True, "show-inheritance": True}

copybutton_prompt_text = r">>> |\.\.\. |\$ "
copybutton_prompt_is_regexp = True

html_theme = "furo"
html_title = "Cheesemoon"
html_static_path = ["_static"]
html_css_files = ["house.css"]
html_copy_source = False
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#8a5a00", "color-brand-content": "#8a5a00"},
    "dark_css_variables": {"color-brand-primary": "#f5c542", "color-brand-content": "#f5c542"},
}
