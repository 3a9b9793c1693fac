"""The static site: Cheesemoon in a browser, without a server.

`build` writes a folder for any file server. `browser` is the Python that runs in the browser.
"""

from .build import build

__all__ = ["build"]
