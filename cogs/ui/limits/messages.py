"""The rules of whole messages, old style and Components V2, and of modals."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from cogs.ui.limits.checker import Checker
from cogs.ui.limits.components import (
    IN_LAYOUT,
    IN_MODAL,
    MAX_CHARACTERS,
    MAX_COMPONENTS,
    ROW,
    Components,
)

V2_FLAG: Final = 1 << 15
FILE_BYTES: Final = 10 * 1024 * 1024
REQUEST_BYTES: Final = 25 * 1024 * 1024
EMBED_CHARACTERS: Final = 6000
MENTION_KINDS: Final = ("everyone", "roles", "users")
NOT_IN_V2: Final = ("content", "embeds", "poll", "sticker_ids", "stickers")
SOMETHING: Final = ("content", "embeds", "sticker_ids", "poll", "components")
"""A message must have one of these, or a file."""

File = tuple[str, int]
"""A file sent along: its name and its size in bytes."""


def check_message(
    payload: Mapping[str, Any], files: Sequence[File] = (), *, edit: bool = False
) -> None:
    """Check a message as it is sent, or (`edit`) the fields of one that are changed.

    Raises OverLimit.
    """
    checker = Checker()
    names = _check_files(checker, payload, files)
    components = Components(checker, names)
    if int(payload.get("flags") or 0) & V2_FLAG:
        _check_layout(checker, components, payload, files)
    else:
        _check_classic(checker, components, payload)
        if not edit and not files and not any(payload.get(field) for field in SOMETHING):
            checker.fault("content", "a message must not be empty", payload.get("content"))
    _check_mentions(checker, payload.get("allowed_mentions"))
    nonce = payload.get("nonce")
    if nonce is not None:
        checker.text("nonce", str(nonce), 1, 25)
    checker.done()


def check_modal(payload: Mapping[str, Any]) -> None:
    """Check a modal (a form); raises OverLimit."""
    checker = Checker()
    checker.text("title", payload.get("title"), 1, 45)
    checker.text("custom_id", payload.get("custom_id"), 1, 100)
    items = checker.count("components", payload.get("components"), 1, 5)
    Components(checker).children("components", items, IN_MODAL)
    checker.done()


def _check_files(checker: Checker, payload: Mapping[str, Any], files: Sequence[File]) -> set[str]:
    """Check what is uploaded and described; the names that the message may refer to."""
    names = [name for name, _ in files]
    if len(files) > 10:  # noqa: PLR2004
        checker.fault("files", "at most 10 files", len(files))
    for index, (name, size) in enumerate(files):
        checker.text(f"files[{index}].filename", name, 1, 1024)
        if size > FILE_BYTES:
            checker.fault(f"files[{index}]", f"at most {FILE_BYTES} bytes", size)
        if not size:
            checker.fault(f"files[{index}]", "a file must not be empty", name)
        if name in names[:index]:
            checker.fault(f"files[{index}].filename", "each file name once", name)
    total = sum(size for _, size in files)
    if total > REQUEST_BYTES:
        checker.fault("files", f"at most {REQUEST_BYTES} bytes in all", total)
    attachments = checker.count("attachments", payload.get("attachments") or [], 0, 10)
    for index, attachment in enumerate(attachments):
        checker.text(f"attachments[{index}].description", attachment.get("description"), 0, 1024)
    return {*names, *(str(each["filename"]) for each in attachments if each.get("filename"))}


def _check_layout(
    checker: Checker,
    components: Components,
    payload: Mapping[str, Any],
    files: Sequence[File],
) -> None:
    for field in NOT_IN_V2:
        if payload.get(field):
            checker.fault(field, "not together with Components V2", payload[field])
    items = payload.get("components")
    components.children(
        "components", checker.count("components", items, 1, MAX_COMPONENTS), IN_LAYOUT
    )
    if components.count > MAX_COMPONENTS:
        rule = f"at most {MAX_COMPONENTS} components, nested ones too"
        checker.fault("components", rule, components.count)
    if components.characters > MAX_CHARACTERS:
        checker.fault(
            "components", f"at most {MAX_CHARACTERS} characters in all", components.characters
        )
    for index, (name, _) in enumerate(files):
        if f"attachment://{name}" not in components.shown:
            checker.fault(f"files[{index}]", "with Components V2, only what is referred to", name)


def _check_classic(checker: Checker, components: Components, payload: Mapping[str, Any]) -> None:
    checker.text("content", payload.get("content"), 0, 2000)
    rows = checker.count("components", payload.get("components") or [], 0, 5)
    components.children("components", rows, {ROW})
    embeds = checker.count("embeds", payload.get("embeds") or [], 0, 10)
    total = sum(
        _check_embed(checker, f"embeds[{index}]", embed, components.files)
        for index, embed in enumerate(embeds)
    )
    if total > EMBED_CHARACTERS:
        checker.fault("embeds", f"at most {EMBED_CHARACTERS} characters in all", total)


def _check_embed(checker: Checker, path: str, embed: Mapping[str, Any], files: Any) -> int:
    """Check one embed; how many of its characters count towards the total."""

    def part(field: str) -> Mapping[str, Any]:
        value = embed.get(field)
        return value if isinstance(value, Mapping) else {}

    total = checker.text(f"{path}.title", embed.get("title"), 0, 256)
    total += checker.text(f"{path}.description", embed.get("description"), 0, 4096)
    total += checker.text(f"{path}.footer.text", part("footer").get("text"), 0, 2048)
    total += checker.text(f"{path}.author.name", part("author").get("name"), 0, 256)
    fields = checker.count(f"{path}.fields", embed.get("fields") or [], 0, 25)
    for index, field in enumerate(fields):
        total += checker.text(f"{path}.fields[{index}].name", field.get("name"), 1, 256)
        total += checker.text(f"{path}.fields[{index}].value", field.get("value"), 1, 1024)
    if embed.get("url"):
        checker.url(f"{path}.url", embed["url"], ("http", "https"))
    for field in ("image", "thumbnail"):
        if embed.get(field):
            url = part(field).get("url")
            checker.url(f"{path}.{field}.url", url, ("http", "https", "attachment"), files)
    for field in ("footer", "author"):
        if part(field).get("icon_url"):
            url = part(field)["icon_url"]
            checker.url(f"{path}.{field}.icon_url", url, ("http", "https", "attachment"), files)
    if part("author").get("url"):
        checker.url(f"{path}.author.url", part("author")["url"], ("http", "https"))
    shown = ("title", "description", "fields", "footer", "author", "image", "thumbnail")
    if not any(embed.get(field) for field in shown):
        checker.fault(path, "an embed must not be empty", dict(embed))
    return total


def _check_mentions(checker: Checker, mentions: Any) -> None:
    if mentions is None:
        return
    if not isinstance(mentions, Mapping):
        checker.fault("allowed_mentions", "must be an object", mentions)
        return
    parse = checker.count("allowed_mentions.parse", mentions.get("parse") or [], 0, 3)
    for index, kind in enumerate(parse):
        checker.one_of(f"allowed_mentions.parse[{index}]", kind, MENTION_KINDS)
    for kind in ("users", "roles"):
        ids = mentions.get(kind)
        if ids is None:
            continue
        checker.count(f"allowed_mentions.{kind}", ids, 0, 100)
        if ids and kind in parse:
            checker.fault(f"allowed_mentions.{kind}", "either all in parse, or a list", ids)
        for index, each in enumerate(ids):
            if not str(each).isdecimal():
                checker.fault(f"allowed_mentions.{kind}[{index}]", "must be an id", each)
