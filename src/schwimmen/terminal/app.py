"""The application: keys and mouse in, the session's next step, one picture out."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from dataclasses import replace

from textual import on
from textual.app import App, ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.events import Key

from schwimmen.terminal import palette
from schwimmen.terminal.actions import FIRST, HAND_KEYS, STEP_ASIDE, TABLE_KEYS, Action, Actions, action_by_key
from schwimmen.terminal.choosing import missing, no_pick
from schwimmen.terminal.ending import Showdown, Summary
from schwimmen.terminal.faces import Face
from schwimmen.terminal.hints import HintSheet
from schwimmen.terminal.jetty import Jetty, Middle
from schwimmen.terminal.lake import Lake
from schwimmen.terminal.log import Log
from schwimmen.terminal.look import LOOK_KEYS, Look
from schwimmen.terminal.overlays import HelpSheet, LanguageSheet, RulesSheet
from schwimmen.terminal.plate import Plate
from schwimmen.terminal.prompt import Prompt
from schwimmen.terminal.quiz import asking
from schwimmen.terminal.scene import PLAIN_SIGNS, UNICODE_SIGNS, Scene
from schwimmen.terminal.session import OWN, Session, keep_places
from schwimmen.terminal.sheet import Sheet
from schwimmen.terminal.speech import Speech
from schwimmen.terminal.title import Title
from schwimmen.terminal.wish import Wish
from schwimmen.words import LANGUAGES, Words
from schwimmen.words.sentence import Sentence

PAUSE = (0.9, 1.7)
"""Shortest and longest time that a computer opponent takes, in seconds."""

_WIDTHS = [(0, "-narrow"), (108, "-wide")]
_HEIGHTS = [(0, "-short"), (34, "-tall")]
"""From how many cells on the table is laid otherwise: the log beside it, larger cards."""


class TableApp(App[None]):
    """A table with one person and computer opponents."""

    TITLE = "Schwimmen"
    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS = STEP_ASIDE
    HORIZONTAL_BREAKPOINTS = _WIDTHS
    VERTICAL_BREAKPOINTS = _HEIGHTS

    def __init__(self, session: Session, look: Look, *, instant: bool = False) -> None:
        """A table for a session; `instant` lets computer opponents play without a pause."""
        self.look = look
        super().__init__()
        self.session = session
        self.instant = instant
        self.wish = Wish()
        self.notice: Sentence | None = None
        self._hand: list[str] = []
        self._table: list[str] = []
        self._hurry = asyncio.Event()
        self._turning = False
        """Whether the hands of a finished hand are just being turned up."""

    # ------------------------------------------------------------ the picture

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """Return the colours, also before a theme is chosen."""
        return palette.variables(night=self.look.night, four_colours=self.look.four_colours)

    def compose(self) -> ComposeResult:
        """Lay the table: the others above, the cards between, your place below, the log beside."""
        with Horizontal(id="head"):
            yield Title(id="title")
            for key in "hi?l":
                yield Action(LOOK_KEYS[key], key.upper())
        yield Plate(id="aim")
        with Horizontal(id="main"), VerticalScroll(id="play"):
            yield Lake()
            yield Middle(id="middle")
            yield Prompt(id="prompt")
            yield Jetty(id="jetty")
            yield Actions(id="actions")
            yield Log()

    def on_mount(self) -> None:
        """Show the table and let it begin."""
        for theme in palette.themes():
            self.register_theme(theme)
        self.app_resume_signal.subscribe(self, lambda _app: self.refresh(layout=True))  # others wrote here meanwhile
        self._light()
        self.set_class(self.look.plain, "-plain")
        self.go_on()

    @property
    def speech(self) -> Speech:
        """The words in force."""
        you = Words(self.look.language)("you-name")
        players, terms = self.session.players(you), self.session.terms
        return Speech(self.look.language, players, OWN, plain=self.look.plain, terms=terms, deck=self.session.deck)

    def scene(self) -> Scene:
        """Return this moment of the table."""
        session = self.session
        view = session.unturned if self._turning else session.view
        self._hand = keep_places(self._hand, view.hand)
        self._table = keep_places(self._table, view.table or view.discard)
        self.wish = self.wish.still(self._hand, self._table)
        return Scene(
            view=view,
            speech=self.speech,
            signs=PLAIN_SIGNS if self.look.plain else UNICODE_SIGNS,
            rules=session.game.rules,
            preset=session.game.preset,
            hand=self._hand,
            table=self._table,
            wish=self.wish,
            deeds=session.deeds(),
            notice=self.notice,
            memory=self.look.memory,
            worths=session.worths,
            actions=session.view.actions,
            aim=session.aim,
            saying=session.saying,
        )

    def draw(self) -> None:
        """Show this moment of the table."""
        scene, table = self.scene(), self.screen_stack[0]
        story = self.session.story(to_the_end=not self._turning)
        self._head(scene)
        table.query_one(Lake).show(scene)
        table.query_one(Middle).show(scene)
        table.query_one(Prompt).show(scene, story[-1] if story else None)
        table.query_one(Jetty).show(scene)
        table.query_one(Actions).show(scene)
        table.query_one(Log).show(story, scene.speech)

    def _head(self, scene: Scene) -> None:
        speech, table = scene.speech, self.screen_stack[0]
        aim = table.query_one("#aim", Plate)
        aim.display = scene.aim is not None
        aim.say(Content(speech.say(scene.aim) if scene.aim else ""))
        table.query_one(Title).show(speech, self.session.title)
        for name in _SHEETS:
            table.query_one(f"#do-{name}", Action).show(speech(name))
        table.query_one("#do-language", Action).show(LANGUAGES.get(self.look.other_language, speech("language")))

    # ------------------------------------------------------------ the game goes on

    def go_on(self) -> None:
        """Show the table; let an opponent play, or the hand be shown, if it is time."""
        if self.session.result is not None:
            self._show_hands()
            return
        self.draw()
        if self.session.view.to_move == OWN and self.session.view.phase == "verdict":
            self.push_screen(asking(self.session), self._judged)
        elif self.session.view.to_move != OWN:
            self.run_worker(self._opponents(), group="opponents", exclusive=True)

    async def _opponents(self) -> None:
        """Let the opponents play until it is the person's turn, or the hand is over."""
        session = self.session
        while (think := session.thought()) is not None:
            token, _ = await asyncio.gather(asyncio.to_thread(think), self._pause())
            if session is not self.session or not self.is_running:
                return
            session.play(token)
            self.notice = None
            if session.result is None:
                self.draw()
        if session.result is not None:
            self._show_hands()

    async def _pause(self) -> None:
        """Wait as long as a person can follow, or until somebody is in a hurry."""
        if self.instant:
            return
        self._hurry.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._hurry.wait(), random.uniform(*PAUSE))

    def _show_hands(self, *, again: bool = False) -> None:
        result = self.session.result
        assert result is not None, "a hand has ended"
        self._turning = not (self.instant or again)
        self.draw()
        self.push_screen(Showdown(result, slowly=self._turning), self._after_hand)

    def all_turned(self) -> None:
        """Show at the table, too, how the hand ended."""
        self._turning = False
        self.draw()

    def _judged(self, verdict: str | None) -> None:
        """Go on with the verdict on what the person has explained; without one the question stays."""
        if verdict is not None:
            self.session.play(verdict)
            self.go_on()

    def _after_hand(self, _: str | None) -> None:
        if self.session.game.over:
            self.push_screen(Summary(), self._after_match)
            return
        self._sit_down(self.session.next_hand())

    def _after_match(self, _: str | None) -> None:
        self._sit_down(self.session.again())

    def _sit_down(self, session: Session) -> None:
        self.session, self.wish, self.notice = session, Wish(), None
        self.go_on()

    # ------------------------------------------------------------ wishes

    @on(Face.Picked)
    def _picked(self, message: Face.Picked) -> None:
        """A card was clicked; the click that completes a move does it, if no other card can go along."""
        before = self.wish
        self._pick(message.zone, message.index)
        scene = self.scene()
        completes = scene.token and not scene.several and (not self.wish.armed or scene.ready == "take")
        if self.wish != before and completes:
            self._do()

    def _pick(self, zone: str, index: int) -> None:
        """Choose a card, or say why it cannot be; the open card of a pile is taken alone."""
        scene = self.scene()
        cards = scene.hand if zone == "hand" else scene.table
        if scene.mine and (why := no_pick(scene, self.session, zone=zone, cards=cards[index : index + 1])):
            self._refuse(why)
        elif index >= len(cards):
            self._refuse(missing(scene, self.session))
        elif zone == "table" and scene.pile:
            self._arm("take")
        elif scene.view.phase == "discard" and self.wish.gives == (cards[index],):
            self._do()
        else:
            self.notice, self.wish = None, self.wish.pick(zone, cards[index], scene.most(zone))
            self.draw()

    @on(Action.Pressed)
    def _pressed(self, message: Action.Pressed) -> None:
        """An action was clicked; only what cannot be taken back at all is asked for twice."""
        name = message.action
        if name in (*_SHEETS, "language"):
            self._look_key(name)
        elif name == "ride":
            self._ride()
        elif name in self.scene().actions and (why := self.session.barred(name)):
            self._refuse(why)
        elif name in ("all", "trade") and self.wish.armed != name:
            self._arm(name)
        elif name in ("swap", "discard", "solution", "next"):
            self._enter()
        elif name == "pool":
            self._trade_pool()
        else:
            self._arm(name)
            if self.wish.armed == name:
                self._do()

    def _arm(self, action: str) -> None:
        """Prepare an action, or say why it cannot be; prepared already, do it."""
        if self.wish.armed == action:
            self._do()
        elif why := self.session.reason(action):
            self._refuse(why)
        else:
            self.notice, self.wish = None, self.wish.arm(action)
            self.draw()

    def _trade_pool(self) -> None:
        """Trade the chosen cards for the pool; for a full pool that is the whole hand, which goes without choosing."""
        scene = self.scene()
        if scene.ready == "pool":
            self._do()
        elif len(scene.table) == len(scene.hand):
            self.wish, self.notice = replace(self.wish, gives=tuple(scene.hand), takes=(), armed=""), None
            self.draw()
        else:
            self._refuse(self.session.barred("pool") or self.session.unfit("pool"))

    def _ride(self) -> None:
        """Let the call ride on the next move, or no longer."""
        if not self.wish.ride and (why := self.session.barred("ride")):
            self._refuse(why)
            return
        self.notice = None
        self.wish = replace(self.wish, ride=not self.wish.ride)
        self.draw()

    def _enter(self) -> None:
        scene = self.scene()
        if self.session.result is not None:
            self._show_hands(again=True)
        elif scene.token:
            self._do()
        elif scene.mine and scene.view.phase == "verdict":
            self.push_screen(asking(self.session), self._judged)
        else:
            self._refuse(None if self.session.read_on() else missing(scene, self.session))

    def _do(self) -> None:
        """Play the wish, or say why it cannot be."""
        token = self.scene().token
        if why := self.session.reason(token):
            self._refuse(why)
            return
        self.session.play(token)
        goes_on = self.session.view.to_move == OWN and token in ("refresh", "draw", "take")
        self.wish, self.notice = Wish(ride=self.wish.ride and goes_on), None
        self.go_on()

    def _refuse(self, why: Sentence | None) -> None:
        self.notice = why
        self.draw()

    # ------------------------------------------------------------ keys

    def on_key(self, event: Key) -> None:
        """Follow a key at the table; sheets have their own."""
        if self.screen is not self.screen_stack[0]:
            return
        key = (event.character or event.key).lower()
        if event.key == "enter":
            self.call_later(self._enter)  # later: a sheet that it opens must not hear it too
        elif event.key == "escape" and not self.notice and self.wish == Wish() and (real := self.session.skipped()):
            self._sit_down(real)
        elif event.key == "escape":
            self.wish, self.notice = Wish(), None
            self.draw()
        elif event.key == "space":
            self._hurry.set()
        elif not self._card_key(key) and not self._action_key(key) and key in LOOK_KEYS:
            self._look_key(LOOK_KEYS[key])

    def _card_key(self, key: str) -> bool:
        """Choose the card of a key, and return whether it is one."""
        scene = self.scene()
        answers = scene.view.phase in ("choice", "answer") and action_by_key(scene, key) in FIRST
        if key in HAND_KEYS[: max(scene.rules.hand_size, len(scene.hand))]:
            self._pick("hand", HAND_KEYS.index(key))
        elif not answers and key.upper() in TABLE_KEYS[: scene.places]:
            self._pick("table", TABLE_KEYS.index(key.upper()))
        else:
            return False
        return True

    def _action_key(self, key: str) -> bool:
        """Prepare the action of a key, and return whether it has one."""
        action = action_by_key(self.scene(), key)
        if action == "pool":
            self._trade_pool()
        elif action == "ride":
            self._ride()
        elif action:
            self._arm(action)
        return bool(action)

    def _look_key(self, name: str) -> None:
        if name in _SHEETS:
            self.push_screen(_SHEETS[name]())
        elif name == "language":
            self.call_later(self.choose_language)  # later: the sheet that it opens must not hear the key too
        else:
            self.look = self.look.switched(name)
            self._light()
            self.draw()

    def action_help_quit(self) -> None:
        """Say how to leave, to somebody who tries Ctrl-C."""
        self.notify(self.speech("quit-key"))

    def choose_language(self) -> None:
        """Speak the other language, or let the person choose among several."""
        if other := self.look.other_language:
            self._speak(other)
        else:
            self.push_screen(LanguageSheet(), self._speak)

    def _speak(self, language: str | None) -> None:
        """Speak a language from now on, at the table and on the sheets over it."""
        self.look = replace(self.look, language=language or self.look.language)
        self.draw()
        for sheet in (screen for screen in self.screen_stack if isinstance(screen, Sheet)):
            sheet.write()

    def _light(self) -> None:
        self.theme = palette.name_of(night=self.look.night, four_colours=self.look.four_colours)


_SHEETS: dict[str, type[Sheet]] = {"hint": HintSheet, "rules": RulesSheet, "help": HelpSheet}
