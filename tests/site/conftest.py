"""The fixtures of `site_help` for all tests of this folder."""

from site_help import address, context, folder, held, launch

__all__ = ["address", "context", "folder", "held", "launch"]
