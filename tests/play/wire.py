"""Everything that leaves for the offline Discord passes the checker of Discord's documented limits.

The offline Discord accepts much that Discord rejects; here whoever sends it gets an OverLimit, which
is kept in `Wire.faults` too, in case somebody catches it.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

import pytest
from simcord.http import router

from cogs.ui.limits import OverLimit, check_autocomplete, check_commands, check_message, check_modal

MESSAGES = re.compile(r"/channels/\d+/messages(/\d+)?|/webhooks/\d+/[^/]+(/messages/[^/]+)?")
CALLBACK = re.compile(r"/interactions/\d+/[^/]+/callback")
COMMANDS = re.compile(r"/applications/\d+(/guilds/\d+)?/commands")
NEW, UPDATE, CHOICES, MODAL = 4, 7, 8, 9


@dataclass
class Wire:
    """What was sent, and what of it Discord would have refused."""

    sent: list[tuple[str, str, Any]] = field(default_factory=list)
    """Method, path and body of every call."""
    faults: list[OverLimit] = field(default_factory=list)


def sizes(files: Iterable[Any]) -> list[tuple[str, int]]:
    return [(file.filename, len(file.fp.getbuffer())) for file in files]


def check(method: str, path: str, body: Any, files: list[tuple[str, int]]) -> None:
    if body is None or method not in ("POST", "PATCH", "PUT"):
        return
    edit = method == "PATCH"
    if CALLBACK.fullmatch(path):
        data = body.get("data") or {}
        if body["type"] in (NEW, UPDATE):
            check_message(data, files, edit=body["type"] == UPDATE)
        elif body["type"] == CHOICES:
            check_autocomplete(data["choices"])
        elif body["type"] == MODAL:
            check_modal(data)
    elif COMMANDS.fullmatch(path):
        check_commands(body if isinstance(body, list) else [body])
    elif MESSAGES.fullmatch(path):
        check_message(body, files, edit=edit)


def tap(patch: pytest.MonkeyPatch) -> Wire:
    """Check all that is sent from now on, until the patch is undone."""
    wire = Wire()
    dispatch = router.dispatch

    def checked(backend: Any, method: str, path: str, **kwargs: Any) -> Any:
        body = kwargs.get("json")
        wire.sent.append((method, path, body))
        try:
            check(method, path, body, sizes(kwargs.get("files") or ()))
        except OverLimit as fault:
            wire.faults.append(fault)
            raise
        return dispatch(backend, method, path, **kwargs)

    patch.setattr(router, "dispatch", checked)
    return wire
