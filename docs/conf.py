"""Settings of the documentation: `make docs`, or `sphinx-build -W docs docs/_build`."""

from __future__ import annotations

import gc
import os
import sys
from pathlib import Path

gc.set_threshold(50_000, 20, 100)  # building makes millions of objects that live on
sys.path.insert(0, str(Path(__file__).parent / "_ext"))
sys.path.insert(0, str(Path(__file__).parents[1] / "tools"))

# Interpreted rules draw the few pictures of these pages sooner than Numba compiles. Notebooks run
# in separate processes and use compiled rules.
_before = os.environ.get("NUMBA_DISABLE_JIT")
os.environ["NUMBA_DISABLE_JIT"] = "1"

import figures  # noqa: E402

import cheesemoon  # noqa: E402

del os.environ["NUMBA_DISABLE_JIT"]
if _before is not None:
    os.environ["NUMBA_DISABLE_JIT"] = _before

project = "Cheesemoon"
author = "the Cheesemoon developers"
copyright = "the Cheesemoon developers; MIT licence"  # noqa: A001 - Sphinx's name
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
suppress_warnings = ["toc.not_included"]  # the search finds pages outside of every list
default_role = "code"  # docstrings write `code` as Markdown does

# A page with a kernel in its head is a notebook. It runs when the site is built.
myst_enable_extensions = ["colon_fence", "deflist", "attrs_inline", "substitution"]
myst_substitutions = {"fig": {name: each.text for name, each in figures.load()[1].items()}}
myst_heading_anchors = 3
nb_execution_mode = "cache"  # run after a change of its cells; tests always run them
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
