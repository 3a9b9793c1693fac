"""All sounds of Cheesemoon, made from nothing but NumPy; `python -m tools.sounds` writes them."""
