"""What stands in the files around the program agrees with the program."""

import re
import tomllib
from importlib.metadata import distribution
from pathlib import Path

import discord
import pytest
from packaging.markers import default_environment
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

from bot import Settings

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
NEEDED = PROJECT["dependencies"]
DEV = NEEDED + PROJECT["optional-dependencies"]["dev"]
README = (ROOT / "README.md").read_text()


def locked(name: str) -> dict[str, Version]:
    lines = (ROOT / name).read_text().splitlines()
    pins = [line.split("==") for line in lines if line and not line.startswith("#")]
    assert all(len(pin) == 2 for pin in pins), "every line of a lock pins one version exactly"
    return {canonicalize_name(package): Version(version) for package, version in pins}


def closure(wanted: list[str]) -> dict[str, Version]:
    """Everything that the requirements need here, by what the installed packages say themselves."""
    found: dict[str, Version] = {}
    waiting = [Requirement(text) for text in wanted]
    seen: set[tuple[str, frozenset[str]]] = set()
    while waiting:
        requirement = waiting.pop()
        name = canonicalize_name(requirement.name)
        if (name, frozenset(requirement.extras)) in seen:
            continue
        seen.add((name, frozenset(requirement.extras)))
        package = distribution(name)
        found[name] = Version(package.version)
        assert requirement.specifier.contains(package.version, prereleases=True), requirement
        for text in package.requires or ():
            needed = Requirement(text)
            environments = (
                {**default_environment(), "extra": extra} for extra in ("", *requirement.extras)
            )
            if needed.marker is None or any(needed.marker.evaluate(e) for e in environments):
                waiting.append(needed)
    return found


@pytest.mark.parametrize(
    ("name", "wanted"), [("requirements.lock", NEEDED), ("requirements-dev.lock", DEV)]
)
def test_the_locks_hold_exactly_what_pyproject_asks_for(name: str, wanted: list[str]) -> None:
    pins = locked(name)
    assert pins == closure(wanted)
    for text in wanted:
        requirement = Requirement(text)
        (pin,) = requirement.specifier
        assert pin.operator == "=="
        assert Version(pin.version) == pins[canonicalize_name(requirement.name)]


def test_every_setting_is_in_the_example_with_a_comment() -> None:
    lines = (ROOT / ".env.example").read_text().splitlines()
    described = {
        line.partition("=")[0]: lines[number - 1].startswith("# ")
        for number, line in enumerate(lines)
        if line and not line.startswith("#")
    }
    assert described == {name.upper(): True for name in Settings.model_fields}


def test_the_example_file_can_be_used_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    monkeypatch.chdir(tmp_path)
    plain = Settings()
    (tmp_path / ".env").write_text((ROOT / ".env.example").read_text())
    assert Settings() == plain


def commands(text: str) -> list[str]:
    return [
        line
        for block in re.findall(r"```sh\n(.*?)```", text, re.DOTALL)
        for line in block.splitlines()
    ]


def test_ci_runs_exactly_the_test_command_of_the_readme() -> None:
    tests = [line for line in commands(README) if "pytest" in line]
    assert len(tests) == 1
    steps = [line.strip() for line in (ROOT / ".ci/run").read_text().splitlines()]
    assert tests[0] in steps


def test_the_readme_starts_the_local_mode_with_one_command() -> None:
    local = [line for line in commands(README) if line.endswith("bot.py --local")]
    assert len(local) == 1
    assert local[0].startswith("git clone ")
    assert "requirements.lock" in local[0]


def test_the_invite_link_asks_for_the_permissions_the_readme_names() -> None:
    asked = re.search(r"scope=(\S+)&permissions=(\d+)", README)
    assert asked is not None
    assert asked[1] == "bot+applications.commands"
    wanted = discord.Permissions(
        view_channel=True, send_messages=True, send_messages_in_threads=True, attach_files=True
    )
    assert int(asked[2]) == wanted.value


def test_pictures_in_the_readme_exist() -> None:
    pictures = re.findall(r"!\[[^\]]+\]\(([^)]+)\)", README)
    assert pictures
    assert [path for path in pictures if not (ROOT / path).is_file()] == []


# Faults that other game bots really had, by the numbers of the collection that this project keeps.
# Each is ruled out by a test that bears its number, like `test_b1_…`.

REPORTS = {
    "a": "1 2 4 6 7 8 11 12 13 15 16",  # interactions and messages
    "b": "1 2 3 4 6 7 8 10",  # concurrency and storage
    "d": "2 4 8 9",  # life of a game; 6 is about computer players, which there are not yet
    "e": "1 2 4 6 8 9",  # secrets and results
    "trap_": "1 2 3 4 5 6 7 8 10",  # of the platform; 9 is about application emoji: we use none
}


@pytest.mark.parametrize("letter", REPORTS)
def test_every_known_fault_of_other_bots_is_ruled_out_by_a_test(letter: str) -> None:
    sources = (path.read_text() for path in (ROOT / "tests").rglob("test_*.py"))
    names = re.findall(r"^(?:async )?def (test_\w+)", "\n".join(sources), re.MULTILINE)
    untested = [
        f"{letter}{number}"
        for number in REPORTS[letter].split()
        if not any(re.search(rf"_{letter}{number}(?![0-9])", name) for name in names)
    ]
    assert untested == []


def program() -> dict[str, str]:
    """The source of the program by path."""
    paths = [ROOT / "bot.py"]
    for room in ("cogs", "rules", "storage"):
        paths += sorted((ROOT / room).rglob("*.py"))
    return {str(path.relative_to(ROOT)): path.read_text() for path in paths}


def test_trap_8_nobody_waits_for_ever_for_a_readiness_that_may_never_be_told() -> None:
    """After a resumed session it is not: whoever waits for it must give up in time."""
    waits = [
        line
        for source in program().values()
        for line in source.splitlines()
        if "wait_until_ready" in line
    ]
    assert [line for line in waits if "asyncio.wait_for(" not in line] == []


def test_trap_10_no_time_is_without_its_zone() -> None:
    naive = re.compile(r"utcnow\(|datetime\.(now|today)\(\)|fromtimestamp\([^,()]*\)")
    assert [path for path, source in program().items() if naive.search(source)] == []
