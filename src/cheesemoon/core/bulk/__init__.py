"""Play many games at once, on the CPU and on the GPU."""
