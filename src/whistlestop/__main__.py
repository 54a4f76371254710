"""`python -m whistlestop`: the command line, where its name is not on the path."""

from whistlestop.cli import main

if __name__ == "__main__":
    main()
