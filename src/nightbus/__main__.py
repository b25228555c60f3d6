"""`python -m nightbus` is `nightbus`."""

from nightbus.cli import main

main()
