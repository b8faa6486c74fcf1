"""`python -m pisti_teach.cli` is the command, too."""

import sys

from pisti_teach.cli import main

if __name__ == "__main__":
    sys.exit(main())
