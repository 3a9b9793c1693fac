"""A Model Context Protocol server: a language model plays at a local or remote table.

`cheesemoon mcp` runs it on standard input and output. It needs the extra `mcp`. A model sees what
its seat may see and nothing else.
"""
