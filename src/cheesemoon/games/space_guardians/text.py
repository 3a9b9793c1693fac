def show(*a): return "x"
