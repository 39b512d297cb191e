"""What all tests share."""

from cogs.ui.words import raise_faults

raise_faults(True)
