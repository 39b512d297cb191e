"""`python -m rules`; see `rules.cli`. In `rules` only this looks at the clock and environment."""

import os
import sys
import time

from rules.cli.command import main
from rules.dog_lover.cards import SETTING

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], time.perf_counter, cards=os.environ.get(SETTING, "")))
