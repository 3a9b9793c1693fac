"""SVG and PNG: building pictures, and making them smaller."""
