"""What all tests share."""

from hypothesis import settings

from cogs.ui.words import raise_faults

raise_faults(True)
# No test fails because the machine has much else to do.
settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")
