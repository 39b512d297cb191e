"""Discord's documented limits, checked before Discord does.

Everything that leaves must pass: messages at run time, through `cogs.ui.screen`; whatever goes over
the wire in the tests. The checks work on plain payloads, as they are sent over HTTP, and touch no
network. `OverLimit.faults` lists every fault with its JSON path, the rule broken and the value.
"""

from cogs.ui.limits.checker import Fault, OverLimit
from cogs.ui.limits.commands import check_autocomplete, check_command, check_commands
from cogs.ui.limits.messages import check_message, check_modal

__all__ = [
    "Fault",
    "OverLimit",
    "check_autocomplete",
    "check_command",
    "check_commands",
    "check_message",
    "check_modal",
]
