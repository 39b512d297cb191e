"""`python -m rules`; see `rules.cli`. The only place in `rules` that looks at a clock."""

import sys
import time

from rules.cli.command import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], time.perf_counter))
