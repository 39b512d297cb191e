"""Every test here runs on a checked wire."""

from tests.cogs.wire import wire

__all__ = ["wire"]
