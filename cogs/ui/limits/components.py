"""The rules of components: rows, buttons, menus, and the layouts of Components V2."""

from collections.abc import Callable, Collection, Mapping
from typing import Any, ClassVar, Final

from cogs.ui.limits.checker import Checker, fits

ROW, BUTTON, STRING_SELECT, TEXT_INPUT, CHANNEL_SELECT = 1, 2, 3, 4, 8
SELECTS: Final = frozenset({3, 5, 6, 7, 8})
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR = 9, 10, 11, 12, 13, 14
CONTAINER, LABEL, UPLOAD, RADIO, CHECKBOXES, CHECKBOX = 17, 18, 19, 21, 22, 23
INPUTS: Final = SELECTS | {TEXT_INPUT, UPLOAD, RADIO, CHECKBOXES, CHECKBOX}

IN_CONTAINER: Final = frozenset({ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR})
IN_LAYOUT: Final = IN_CONTAINER | {CONTAINER}
IN_MODAL: Final = frozenset({ROW, TEXT, LABEL})

MAX_COMPONENTS: Final = 40
MAX_CHARACTERS: Final = 4000
STYLES: Final = range(1, 7)
"""How a button may look."""
LINK, PREMIUM = 5, 6
SPACINGS: Final = (1, 2)
"""How much room a separator leaves."""

Component = Mapping[str, Any]


class Components:
    """Checks one tree of components, noting faults in `checker`."""

    def __init__(self, checker: Checker, files: Collection[str] = ()) -> None:
        self.checker = checker
        self.files = files
        self.count = 0
        """How many components were checked, nested ones too."""
        self.characters = 0
        self.shown: set[str] = set()
        """The addresses of media that were referenced."""
        self._custom_ids: set[str] = set()
        self._ids: set[int] = set()

    def children(self, path: str, components: list[Any], allowed: Collection[int]) -> None:
        """Check components that stand side by side at `path`."""
        self.count += len(components)
        for index, component in enumerate(components):
            where = f"{path}[{index}]"
            if not isinstance(component, dict):
                self.checker.fault(where, "must be a component", component)
            elif component.get("type") in allowed:
                self._one(where, component)
            else:
                self.checker.one_of(f"{where}.type", component.get("type"), allowed)

    # Nearly everything passes, at every click: what most components have is first looked at quickly
    # (`fits`), and paths are made for faults only.

    def _one(self, path: str, component: Component) -> None:
        kind = component["type"]
        number = component.get("id")
        if number:
            if number in self._ids:
                self.checker.fault(f"{path}.id", "each id once", number)
            self._ids.add(number)
        if "custom_id" in component or kind in INPUTS:
            custom_id = component.get("custom_id")
            if not fits(custom_id, 1, 100):
                self.checker.text(f"{path}.custom_id", custom_id, 1, 100)
            if custom_id in self._custom_ids:
                self.checker.fault(f"{path}.custom_id", "each custom id once", custom_id)
            self._custom_ids.add(str(custom_id))
        self._rules[kind](self, path, component)

    def _row(self, path: str, row: Component) -> None:
        items = self.checker.count(f"{path}.components", row.get("components"), 1, 5)
        self.children(f"{path}.components", items, {BUTTON, TEXT_INPUT} | SELECTS)
        if len(items) > 1 and any(item.get("type") != BUTTON for item in items):
            self.checker.fault(path, "five buttons or one menu a row", len(items))

    def _button(self, path: str, button: Component) -> None:
        checker, label = self.checker, button.get("label")
        if button.get("style") not in STYLES:
            checker.one_of(f"{path}.style", button.get("style"), STYLES)
            return
        if not fits(label, 0, 80):
            checker.text(f"{path}.label", label, 0, 80)
        if button.get("emoji") is not None:
            checker.emoji(f"{path}.emoji", button["emoji"])
        if button["style"] == PREMIUM:
            return
        if not str(label or "").strip() and not button.get("emoji"):
            checker.fault(path, "a label or an emoji", label)
        if button["style"] == LINK:
            checker.url(f"{path}.url", button.get("url"), ("http", "https", "discord"))
            checker.text(f"{path}.url", button.get("url"), 1, 512)
            if "custom_id" in button:
                checker.fault(path, "a link has no custom id", button["custom_id"])
        else:
            if "custom_id" not in button:
                checker.fault(f"{path}.custom_id", "must be there", None)
            if button.get("url"):
                checker.fault(f"{path}.url", "only a link has an address", button["url"])

    def _select(self, path: str, select: Component) -> None:
        checker = self.checker
        checker.text(f"{path}.placeholder", select.get("placeholder"), 0, 150)
        low, high = self._range(path, select)
        if select["type"] != STRING_SELECT:
            defaults = len(select.get("default_values") or ())
            if defaults and not low <= defaults <= high:
                checker.fault(f"{path}.default_values", f"{low} to {high}", defaults)
            return
        options = checker.count(f"{path}.options", select.get("options"), 1, 25)
        self._options(f"{path}.options", options)
        if max(low, high) > max(len(options), 1):
            checker.fault(f"{path}.max_values", f"at most the {len(options)} options", (low, high))
        defaults = sum(bool(option.get("default")) for option in options)
        if defaults > high:
            checker.fault(f"{path}.options", f"at most {high} defaults", defaults)

    def _range(self, path: str, item: Component) -> tuple[int, int]:
        low, high = item.get("min_values", 1), item.get("max_values", 1)
        most = 10 if item["type"] == UPLOAD else 25
        self.checker.number(f"{path}.min_values", low, 0, most)
        self.checker.number(f"{path}.max_values", high, 1, most)
        if low > high:
            self.checker.fault(f"{path}.min_values", "at most max_values", (low, high))
        return low, high

    def _options(self, path: str, options: list[Any]) -> None:
        values: set[Any] = set()
        for index, option in enumerate(options):
            value = option.get("value")
            if not (
                fits(option.get("label"), 1, 100)
                and fits(value, 1, 100)
                and fits(option.get("description"), 0, 100)
            ):
                self._option(f"{path}[{index}]", option)
            if option.get("emoji") is not None:
                self.checker.emoji(f"{path}[{index}].emoji", option["emoji"])
            if value in values:
                self.checker.fault(f"{path}[{index}].value", "each value once", value)
            values.add(value)

    def _option(self, path: str, option: Component) -> None:
        self.checker.text(f"{path}.label", option.get("label"), 1, 100)
        self.checker.text(f"{path}.value", option.get("value"), 1, 100)
        self.checker.text(f"{path}.description", option.get("description"), 0, 100)

    def _text(self, path: str, text: Component) -> None:
        content: Any = text.get("content")
        if fits(content, 1, MAX_CHARACTERS):
            self.characters += len(content)
        else:
            self.characters += self.checker.text(f"{path}.content", content, 1, MAX_CHARACTERS)

    def _section(self, path: str, section: Component) -> None:
        texts = self.checker.count(f"{path}.components", section.get("components"), 1, 3)
        self.children(f"{path}.components", texts, {TEXT})
        accessory = section.get("accessory")
        self.count += 1
        if not isinstance(accessory, dict):
            self.checker.fault(f"{path}.accessory", "must be there", accessory)
        elif self.checker.one_of(
            f"{path}.accessory.type", accessory.get("type"), {BUTTON, THUMBNAIL}
        ):
            self._one(f"{path}.accessory", accessory)

    def _media(self, path: str, item: Component) -> None:
        url = (item.get("media") or {}).get("url")
        self.shown.add(str(url))
        self.checker.url(f"{path}.media.url", url, ("http", "https", "attachment"), self.files)
        self.checker.text(f"{path}.description", item.get("description"), 0, 1024)

    def _gallery(self, path: str, gallery: Component) -> None:
        items = self.checker.count(f"{path}.items", gallery.get("items"), 1, 10)
        for index, item in enumerate(items):
            self._media(f"{path}.items[{index}]", item)

    def _file(self, path: str, file: Component) -> None:
        url = (file.get("file") or {}).get("url")
        self.shown.add(str(url))
        self.checker.url(f"{path}.file.url", url, ("attachment",), self.files)

    def _separator(self, path: str, separator: Component) -> None:
        self.checker.one_of(f"{path}.spacing", separator.get("spacing", 1), SPACINGS)

    def _container(self, path: str, container: Component) -> None:
        items = self.checker.count(
            f"{path}.components", container.get("components"), 1, MAX_COMPONENTS
        )
        self.children(f"{path}.components", items, IN_CONTAINER)
        if container.get("accent_color") is not None:
            self.checker.number(f"{path}.accent_color", container["accent_color"], 0, 0xFFFFFF)

    def _label(self, path: str, label: Component) -> None:
        self.checker.text(f"{path}.label", label.get("label"), 1, 45)
        self.checker.text(f"{path}.description", label.get("description"), 0, 100)
        self.children(f"{path}.component", [label.get("component")], INPUTS)

    def _text_input(self, path: str, field: Component) -> None:
        checker = self.checker
        checker.one_of(f"{path}.style", field.get("style"), (1, 2))
        checker.text(f"{path}.label", field.get("label"), 0, 45)
        checker.text(f"{path}.placeholder", field.get("placeholder"), 0, 100)
        low, high = field.get("min_length") or 0, field.get("max_length") or 4000
        checker.number(f"{path}.min_length", low, 0, 4000)
        checker.number(f"{path}.max_length", high, 1, 4000)
        if low > high:
            checker.fault(f"{path}.min_length", "at most max_length", (low, high))
        checker.text(f"{path}.value", field.get("value"), 0, high)

    def _choices(self, path: str, group: Component) -> None:
        least = 2 if group["type"] == RADIO else 1
        options = self.checker.count(f"{path}.options", group.get("options"), least, 10)
        self._options(f"{path}.options", options)

    def _nothing(self, path: str, component: Component) -> None:
        """A component without rules of its own."""

    _rules: ClassVar[dict[int, Callable[..., object]]] = {
        ROW: _row,
        BUTTON: _button,
        TEXT: _text,
        SECTION: _section,
        THUMBNAIL: _media,
        GALLERY: _gallery,
        FILE: _file,
        SEPARATOR: _separator,
        CONTAINER: _container,
        LABEL: _label,
        TEXT_INPUT: _text_input,
        UPLOAD: _range,
        RADIO: _choices,
        CHECKBOXES: _choices,
        CHECKBOX: _nothing,
        **dict.fromkeys(SELECTS, _select),
    }
