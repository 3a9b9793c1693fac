"""Many games at once, on the CPU and on the GPU."""
