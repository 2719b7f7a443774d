"""Sheets that lie over the table until they are put away: the rules, the help."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content

from schwimmen import rulebook
from schwimmen.rulebook.first_hand import first_hand
from schwimmen.rules.enums import CallEffect, ClearCall, DealerChoice, PassRule, Score
from schwimmen.terminal.actions import HAND_KEYS, TABLE_KEYS
from schwimmen.terminal.ledger import ledger
from schwimmen.terminal.log import in_colours, told
from schwimmen.terminal.scene import Scene
from schwimmen.terminal.sheet import Sheet, heading
from schwimmen.terminal.speech import Speech
from schwimmen.words import LANGUAGES
from schwimmen.words.sentence import Sentence


class RulesSheet(Sheet):
    """The game in short, what is special about this table, and all its rules; numbers and sources on request."""

    title_key = "rules"
    close_key = "sources-key"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("s", "sources", show=False)]

    def __init__(self) -> None:
        super().__init__()
        self.add_class("wide")
        self.cited = False

    def action_sources(self) -> None:
        """Show the number and the sources of each rule, or no longer."""
        self.cited = not self.cited
        self.write()

    def lines(self) -> Iterator[Content]:
        """Yield the game in short, house rules, and all rules by their sections."""
        speech, game = self.table.speech, self.table.session.game
        yield heading(speech("page-short"))
        for line in speech.say(rulebook.in_short(game.preset)).splitlines():
            yield Content.assemble(speech.write("• "), in_colours(line))
        yield Content(" ").join(told(speech, sentence) for sentence in rulebook.example(game.rules))
        yield from self._house()
        text = rulebook.rules_text(game.preset, game.rules)
        for section, sentences in groupby(text, key=lambda sentence: str(sentence.args["section"])):
            yield Content()
            yield heading(speech(f"rule-section-{section}"))
            for sentence in sentences:
                note = (f"  {sentence.args['sources']}" * self.cited, "$ink-3")
                style = "$changed bold" if sentence.args["changed"] else ""
                yield Content.assemble(told(speech, sentence).stylize(style), note)

    def _house(self) -> Iterator[Content]:
        """Yield the house rules of this table, and those that do nothing at it."""
        speech, game = self.table.speech, self.table.session.game
        if told_apart := rulebook.deviations(game.preset, game.rules):
            yield Content()
            yield heading(speech("rules-deviations"))
            yield from (_item(speech, s) for s in [*told_apart, *rulebook.idle_by_house(game.preset, game.rules)])


def _item(speech: Speech, sentence: Sentence) -> Content:
    return Content.assemble(speech.write("• "), told(speech, sentence))


class LanguageSheet(Sheet):
    """The languages by their own names, each with its number as its key."""

    title_key = "language"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(str(number), f"choose({language!r})", show=False) for number, language in enumerate(LANGUAGES, 1)
    ]

    def action_choose(self, language: str) -> None:
        """Speak a language."""
        self.dismiss(language)

    def action_language(self) -> None:
        """The key that opened the list puts it away."""
        self.dismiss(None)

    def lines(self) -> Iterator[Content]:
        """Yield each language, the one in force in bold."""
        speech = self.table.speech
        for number, (language, name) in enumerate(LANGUAGES.items(), 1):
            weight = "bold" if language == speech.language else ""
            yield Content.assemble((f"{number}  ", "$key bold"), (speech.write(name), weight))


LOOK_KEYS = (
    ("Enter", "help-enter"),
    ("Esc", "help-escape"),
    ("key-space", "help-quick"),
    ("H", "hint-about"),
    ("I", "help-rules"),
    ("L", "help-language"),
    ("M", "help-memory"),
    ("F", "help-colours"),
    ("D", "help-light"),
    ("?", "help-help"),
    ("key-quit", "help-quit"),
)
"""The keys of every table; a key with a name is a word."""


def game_keys(scene: Scene) -> Iterator[tuple[str, str]]:
    """Yield the keys that this game has, each with the key of what it does."""
    rules = scene.rules
    standing = rules.pass_rule != PassRule.NEVER or rules.call_effect == CallEffect.LAST_TURNS
    keys = (
        (" ".join(HAND_KEYS[: rules.hand_size]), "help-hand", True),
        ("S", "help-draw", scene.pile or scene.pool),
        ("Q", "help-take", scene.pile),
        (" ".join(TABLE_KEYS[: scene.places]), "help-table", not scene.pile),
        ("A", "press-pool", scene.pool),
        ("A", "help-all", rules.allow_swap_all and not scene.pool and not scene.pile),
        ("N", "help-refresh", rules.refresh_from_turn > 0),
        ("P", "press-refuse", rules.pass_rule == PassRule.STOCK_OUT),
        ("P", "help-pass", standing and rules.pass_rule != PassRule.STOCK_OUT),
        ("C", "press-call", scene.call == "close"),
        ("C", "press-ride", scene.call == "ride"),
        ("X", "press-clear", rules.clear_call != ClearCall.NONE),
        ("C P", "help-answer", rules.call_effect == CallEffect.CHALLENGE),
        ("K T", "help-choice", rules.dealer_choice != DealerChoice.NONE),
    )
    yield from ((key, about) for key, about, there in keys if there)


def _signs(scene: Scene) -> Iterator[Content]:
    """Yield what the signs on the lake mean."""
    yield Content()
    yield Content(scene.speech("help-signs", turn=scene.signs.turn))
    if scene.rules.score == Score.UNITS and scene.unit != "stick" and scene.own.units:
        yield Content(scene.speech("help-left", left=ledger(scene, scene.own, 12).plain))
    if scene.rules.grace:
        yield Content(scene.speech("help-swims", belt=scene.signs.belt))


def _touch(scene: Scene) -> str:
    """Return how a turn is played by clicks, as a key."""
    if scene.pile or scene.pool:
        return "press-touch-pile" if scene.pile else "press-touch-pool"
    return "press-touch-some" if scene.several else "help-touch-terminal"


class HelpSheet(Sheet):
    """How the table is played by keys and mouse."""

    title_key = "help"

    def lines(self) -> Iterator[Content]:
        """Yield what the game is about, what the signs mean, and what each key does."""
        speech, scene, game = self.table.speech, self.table.scene(), self.table.session.game
        yield heading(speech.say(rulebook.aim(game.preset, game.rules)))
        yield Content(speech("help-more"))
        if game.preset.id == first_hand().game:
            yield Content(speech("first-hand-again"))
        yield from _signs(scene)
        yield Content()
        yield Content(speech(_touch(scene)))
        if scene.call == "ride":
            yield Content(speech("press-touch-ride"))
        yield Content(speech("help-keys"))
        yield Content()
        for key, about in (*game_keys(scene), *LOOK_KEYS):
            name = speech(key) if key.startswith("key-") else key
            yield Content.assemble((f"{name:>9}", "$key bold"), f"  {speech(about)}")
