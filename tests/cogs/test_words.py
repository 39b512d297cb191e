"""The catalogues agree with each other and with the code, and nothing else is shown to people."""

import ast
import logging
import re

import discord
import pytest

from cogs.ui import words as words_module
from cogs.ui.text import MINUS, safe
from cogs.ui.translator import CatalogueTranslator
from cogs.ui.words import DEFAULT, LANGUAGES, Wordless, Words, fold, raise_faults, words_for
from tests.cogs.catalogues import CATALOGUES, VARIABLE_PART, parts_of, pattern_of, sources

OTHERS = [language for language in LANGUAGES if language != DEFAULT]
ENGLISH = CATALOGUES[DEFAULT]


def _none(found):
    found = list(found)
    assert not found, "\n".join(["", *found])


@pytest.fixture
def mild():
    """Faults are logged, as at run time."""
    raise_faults(False)
    words_module._faults.logged.clear()
    yield
    raise_faults(True)


# Between the languages


def test_there_are_english_and_french():
    assert {"en", "fr"} <= set(LANGUAGES)


@pytest.mark.parametrize("language", OTHERS)
def test_keys_are_equal_in_every_language(language):
    other = CATALOGUES[language]
    assert sorted(ENGLISH.keys() - other.keys()) == [], f"missing in {language}"
    assert sorted(other.keys() - ENGLISH.keys()) == [], f"only in {language}"


@pytest.mark.parametrize("language", OTHERS)
def test_files_hold_the_same_keys_in_every_language(language):
    moved = [
        key for key, message in CATALOGUES[language].items() if message.file != ENGLISH[key].file
    ]
    _none(moved)


@pytest.mark.parametrize("language", OTHERS)
def test_variables_are_equal_in_every_language(language):
    other = CATALOGUES[language]
    unequal = {
        key: (ENGLISH[key].needs(ENGLISH), message.needs(other))
        for key, message in other.items()
        if ENGLISH[key].needs(ENGLISH) != message.needs(other)
    }
    assert unequal == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("fact", [0, 1, 2, 7, "x"])
def test_every_message_can_be_said(language, fact):
    words, catalogue = words_for(language), CATALOGUES[language]
    for key, message in catalogue.items():
        said = words(key, **dict.fromkeys(message.needs(catalogue), fact))
        assert "{" not in said, key
        assert said.strip(), key


@pytest.mark.parametrize("language", OTHERS)
def test_no_sentence_was_left_in_english(language):
    same = [
        key
        for key, message in CATALOGUES[language].items()
        if len(re.findall(r"[a-z]{2,}", " ".join(message.texts))) >= 3
        and message.texts == ENGLISH[key].texts
    ]
    _none(same)


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotation_marks_and_apostrophes_are_not_those_of_a_typewriter(language):
    _none(
        f"{key}: {text!r}"
        for key, message in CATALOGUES[language].items()
        for text in message.texts
        if re.search(r"\w'\w|\"|\.\.\.", text)
    )


def test_french_is_set_as_french_is():
    # A narrow space that never breaks, before ; : ! ? and inside the quotation marks.
    _none(
        f"{key}: {text!r}"
        for key, message in CATALOGUES["fr"].items()
        for text in message.texts
        if re.search(r" [;:!?»]|« |\w[;!?»](?!\w)|«\w", text)
    )


# Facts before which French can write `de` and `que` as they are: figures, letters of seats, and
# words of the catalogues that begin with a consonant.
_NEVER_ELIDED = frozenset(
    {"day", "first", "least", "letter", "letters", "limit", "n", "post", "segments"}
    | {"size", "steps"}
)


def test_french_elides_before_whatever_may_begin_with_a_vowel():
    # What `{ DE($name) }{ $name }` is for.
    _none(
        f"{key}: {before!r} before ${fact}"
        for key, message in CATALOGUES["fr"].items()
        for before, fact in message.befores
        if re.search(r"\b(de|que) \**$", before, re.IGNORECASE) and fact not in _NEVER_ELIDED
    )


def test_french_says_vous():
    _none(
        f"{key}: {text!r}"
        for key, message in CATALOGUES["fr"].items()
        for text in message.texts
        if re.search(r"\b(tu|toi|te|ton|ta|tes)\b", text, re.IGNORECASE)
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_called_what_the_reader_sees(language):
    # By reference to their localised names, never by a name written out.
    _none(
        f"{key}: {text!r}"
        for key, message in CATALOGUES[language].items()
        for text in message.texts
        if re.search(r"(?<!\w)/\w", text)
    )


# Between the catalogues and the code


def _calls(modules=None):
    for path, tree in modules or sources():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                yield f"{path}:{node.lineno}", node


def _name(call):
    """The last word of what is called: `words` for words(…), self.words(…) and reader.words(…)."""
    func = call.func
    return func.attr if isinstance(func, ast.Attribute) else getattr(func, "id", "")


def _asked():
    """Each place where code asks for the words of a key: where, the key or pattern, the call."""
    for place, call in _calls():
        name = _name(call).lstrip("_")
        if call.args and (name == "words" or name in {"said", "has"}):
            for key in parts_of(call.args[0]):
                yield place, key, call


def test_no_key_that_code_asks_for_is_missing():
    missing = [
        f"{place}: {key.replace(VARIABLE_PART, '*')}"
        for place, key, _ in _asked()
        if not any(pattern_of(key).match(known) for known in ENGLISH)
    ]
    _none(missing)


def test_code_gives_every_fact_that_a_message_needs():
    missing = []
    for place, key, call in _asked():
        given = {keyword.arg for keyword in call.keywords}
        if key in ENGLISH and _name(call).endswith("words") and None not in given:
            lacking = ENGLISH[key].needs(ENGLISH) - given
            if lacking:
                missing.append(f"{place}: {key} lacks {lacking}")
    _none(missing)


def test_no_key_is_unused():
    named, patterns = set(), []
    for _, tree in sources():
        for node in ast.walk(tree):
            for text in parts_of(node) if isinstance(node, ast.Constant | ast.JoinedStr) else []:
                if VARIABLE_PART not in text:
                    named.add(text)
                elif re.match(r"[a-z]+-", text):
                    patterns.append(pattern_of(text))
    for message in ENGLISH.values():
        named |= message.references
    unused = [
        key
        for key in ENGLISH
        if key not in named and not any(pattern.match(key) for pattern in patterns)
    ]
    _none(unused)


# Nothing but the catalogues is shown

SHOWN_BY = {
    *("send", "send_message", "edit_message", "edit", "edit_original_response", "respond"),
    *("text", "message", "TextDisplay", "Label", "Picture", "Embed", "add_field", "set_footer"),
    *("Button", "PressButton", "button", "menu", "PressMenu", "SelectOption", "MediaGalleryItem"),
    *("Choice", "describe", "command", "Group", "ContextMenu", "Modal", "TextInput", "Select"),
}
SHOWN_AS = {"content", "label", "placeholder", "description", "title", "alt", "detail", "footer"}
"""Names of arguments whose text people see, whatever is called."""
WORD = re.compile(r"[^\W\d_]{2,}")
SENTENCE = re.compile(r"[^\W\d_]{2,}[,.;:!?]? +[^\W\d_]{2,}")
KEY = re.compile(r"[a-z0-9]+([_-][a-z0-9]+)*\Z")
ADDRESS = re.compile(r"attachment://|https?://")


def _shown_literals(call):
    """Literal words handed to a place that people see."""
    shown = _name(call) in SHOWN_BY
    values = [(None, value) for value in call.args if shown]
    values += [(keyword.arg, keyword.value) for keyword in call.keywords]
    for name, value in values:
        if name is None or name in SHOWN_AS or _name(call) == "describe":
            for text in parts_of(value):
                bare = text.replace(VARIABLE_PART, "")
                if WORD.search(bare) and not KEY.match(text) and not ADDRESS.match(bare):
                    yield text


def _unseen(tree):
    """The strings that no player sees: docstrings, errors, log lines, the operator's terminal."""
    for node in ast.walk(tree):
        match node:
            case ast.Expr(value=ast.Constant() as docstring):
                yield docstring
            case ast.Raise() | ast.Assert():
                yield from ast.walk(node)
            case ast.Call(func=ast.Name(id="print" | "cast" | "add_argument")):
                yield from ast.walk(node)
            case ast.Call(func=ast.Attribute(value=ast.Name(id="_log" | "log" | "logging"))):
                yield from ast.walk(node)


def _for_people():
    """The modules of cogs/, but for the checker of Discord's limits: it speaks to programmers."""
    return [source for source in sources() if "limits" not in source[0].parts]


def test_no_words_in_code_are_shown_to_people():
    found = []
    for place, call in _calls(_for_people()):
        found += [f"{place}: {text!r}" for text in _shown_literals(call)]
    _none(found)


def test_no_sentences_in_code_but_for_errors_and_logs():
    found = []
    for path, tree in _for_people():
        unseen = set(map(id, _unseen(tree)))
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant | ast.JoinedStr) and id(node) not in unseen:
                texts = filter(SENTENCE.search, parts_of(node))
                found += [f"{path}:{node.lineno}: {text!r}" for text in texts]
    _none(found)


@pytest.mark.parametrize(
    "line",
    [
        'text("Your turn")',
        'screen.button(press, "Play")',
        'PressButton(press, label="Play")',
        'screen.text(f"Turn of {name}")',
        'SelectOption(label=name, description="Play it" if ok else "")',
        'app_commands.describe(table="Which table")',
        'interaction.response.send_message("No.")',
    ],
)
def test_the_search_for_words_in_code_finds_them(line):
    call = ast.parse(line).body[0].value
    assert list(_shown_literals(call))


@pytest.mark.parametrize(
    "line",
    ['text(words("rules-title"))', 'button(press, words("x"))', 'text(f"## {title}\\n-# {foot}")'],
)
def test_the_search_for_words_in_code_passes_over_catalogue_texts(line):
    call = ast.parse(line).body[0].value
    assert list(_shown_literals(call)) == []


# Words themselves


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        (None, "en"),
        ("fr", "fr"),
        ("fr-CA", "fr"),
        ("en-GB", "en"),
        ("ja", "en"),
        ("", "en"),
        (discord.Locale.french, "fr"),
        (discord.Locale.american_english, "en"),
        (discord.Locale.brazil_portuguese, "en"),
    ],
)
def test_a_locale_has_the_words_of_its_language(locale, language):
    assert words_for(locale).language == language


def test_words_for_a_language_are_read_once():
    assert words_for("fr") is words_for(discord.Locale.french)


async def test_all_languages_are_read_before_the_first_reader_comes():
    words_module._words.cache_clear()
    await CatalogueTranslator().load()
    assert words_module._words.cache_info().currsize == len(LANGUAGES)


def test_a_missing_key_raises_in_tests():
    with pytest.raises(Wordless, match="no-such-key"):
        words_for("fr")("no-such-key")
    assert not words_for("fr").has("no-such-key")


def test_a_missing_fact_raises_in_tests():
    with pytest.raises(Wordless, match="game"):
        words_for("en")("rules-title")


def _two_languages(tmp_path, monkeypatch, english, french):
    for language, text in (("en", english), ("fr", french)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "a.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr(words_module, "LOCALES", tmp_path)
    fallback = Words("en", words_module._read("en"), None)
    return Words("fr", words_module._read("fr"), fallback)


def test_english_stands_in_at_run_time_and_is_logged_once(tmp_path, monkeypatch, mild, caplog):
    words = _two_languages(tmp_path, monkeypatch, "here = Hello { $name }\n", "other = Autre\n")
    with caplog.at_level(logging.ERROR):
        assert words("here", name="Ann") == "Hello Ann"
        assert words("here", name="Bob") == "Hello Bob"
    assert [record.getMessage() for record in caplog.records] == [
        "words language=fr key=here fault=missing"
    ]


def test_a_key_that_no_language_has_is_said_as_it_is(mild):
    assert words_for("fr")("nowhere-at-all") == "nowhere-at-all"


def test_a_key_in_two_files_is_refused(tmp_path, monkeypatch):
    (tmp_path / "en").mkdir()
    for name in ("a.ftl", "b.ftl"):
        (tmp_path / "en" / name).write_text("twice = 2\n", encoding="utf-8")
    monkeypatch.setattr(words_module, "LOCALES", tmp_path)
    with pytest.raises(Wordless, match="twice"):
        words_module._read("en")


def test_bad_syntax_is_refused_with_its_place(tmp_path, monkeypatch):
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "a.ftl").write_text("good = 1\nbad = { $\n", encoding="utf-8")
    monkeypatch.setattr(words_module, "LOCALES", tmp_path)
    with pytest.raises(Wordless, match=r"a\.ftl.*bad"):
        words_module._read("en")


def test_facts_are_kept_apart_when_messages_are_remembered(tmp_path, monkeypatch):
    text = "many = { $n ->\n    [one] one { $who }\n   *[other] { $n } of { $who }\n    }\n"
    words = _two_languages(tmp_path, monkeypatch, text, text)
    for _ in range(2):
        assert words("many", n=1, who="a") == "one a"
        assert words("many", n=2, who="a") == "2 of a"
        assert words("many", n=2, who="b") == "2 of b"
        assert words("many", n="2", who="b" * 200) == "2 of " + "b" * 200


def test_true_and_false_are_yes_and_no_even_beside_one_and_zero(tmp_path, monkeypatch):
    text = "is = { $it ->\n    [yes] Y\n    [no] N\n   *[other] { $it }\n    }\n"
    words = _two_languages(tmp_path, monkeypatch, text, text)
    assert [words("is", it=it) for it in (1, True, 0, False)] == ["1", "Y", "0", "N"]


def test_numbers_below_nought_have_a_minus_sign_and_names_keep_their_hyphens(tmp_path, monkeypatch):
    text = "lost = { $who }: { $n ->\n    [-1] { $n } point\n   *[other] { $n } points\n    }\n"
    french = _two_languages(tmp_path, monkeypatch, text, text)
    for words in (french, Words("en", words_module._read("en"), None)):
        assert words("lost", n=-1, who=safe("-2B-3")) == f"\\-2B\\-3: {MINUS}1 point"
        assert words("lost", n=-45, who="a") == f"a: {MINUS}45 points"
        assert words("lost", n=0, who="2-0") == "2-0: 0 points"


def test_no_invisible_marks_are_put_around_names():
    assert words_for("en")("rules-title", game="X") == "X: rules"


def test_lists_are_joined_as_the_language_does():
    assert words_for("en").list(["a", "b"]) == "a and b"
    assert words_for("fr").list(["a", "b", "c"]) == "a, b et c"
    assert words_for("fr").either(["a", "b"]) == "a ou b"
    assert words_for("en").list([]) == ""


@pytest.mark.parametrize(
    ("typed", "folded"),
    [
        ("Bouledogue français", "bouledogue francais"),
        ("QUART D\N{RIGHT SINGLE QUOTATION MARK}HEURE DE FOLIE", "quart d heure de folie"),
        ("  Fred's\tTreats ", "fred s treats"),
        ("Cœur", "coeur"),
        ("***", ""),
    ],
)
def test_people_search_without_accents_case_and_punctuation(typed, folded):
    assert fold(typed) == folded
