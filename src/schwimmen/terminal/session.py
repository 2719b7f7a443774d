"""One person's place at a table with computer opponents: what the screen may know, and the next step of the game."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, cast

from schwimmen import rulebook
from schwimmen.match.actions import unfit
from schwimmen.match.evening import Contender, Evening
from schwimmen.match.game import Event, Game, View, why_key
from schwimmen.match.result import HandResult
from schwimmen.players import choose
from schwimmen.players.names import names_for
from schwimmen.projection.shown import SeatView
from schwimmen.review import Question, is_choice, weighed
from schwimmen.review.advice import HINT_WORLDS, Advice, advice
from schwimmen.rules.enums import MatchEnd, Score
from schwimmen.rules.fields import Rules
from schwimmen.terminal.school import asked_about, computers_verdict, deck_of
from schwimmen.words.sentence import Arg, Sentence, word_key

if TYPE_CHECKING:
    from schwimmen.school.deck import Deck
    from schwimmen.school.judging import QuizQuestion

OWN = 0
"""The seat of the person."""

_ENDS = {"declare", "end", "match"}
_NO_DEEDS = {"deal", "turns", "washout", *_ENDS}


@dataclass(frozen=True, kw_only=True)
class Setting:
    """What a table is set with: a match can be played again with it."""

    preset: str = "schwimmen"
    house: Mapping[str, Any] = field(default_factory=dict)
    levels: Sequence[str] = ("club", "club", "club")
    """The levels of the computer opponents, clockwise from the person's left."""
    memory: str = "perfect"
    """How much they remember of what everybody has seen."""
    name: str = ""
    """The person's name; empty: the language's word for "you"."""
    seed: int | None = None
    minutes: int | None = None
    """After the hand in which so many have run out the match is over; None without a limit."""
    deck: str = ""
    """The file of the deck in the school edition; empty: the energy deck."""
    judge: str = "choice"
    """Who judges an explanation: one of `terminal.school.JUDGES`."""


class Session:
    """A match at one table. The person sits at seat 0 and sees `view` and `story`, nothing else of the game."""

    def __init__(
        self,
        setting: Setting,
        ready: Callable[[], bool] = lambda: True,
        clock: Callable[[], float] = time.monotonic,
        *,
        before: Session | None = None,
    ) -> None:
        """Begin a match. Until `ready` says so, opponents play as beginners do, who need no compiled code.

        After a match `before` at the same table its opponents stay, and its count of the evening goes on.
        """
        self.setting, self._ready, self._clock = setting, ready, clock
        self._ends = None if setting.minutes is None else clock() + 60 * setting.minutes
        self._chance: random.Random = random.SystemRandom() if setting.seed is None else random.Random(setting.seed)
        names = names_for([setting.name], len(setting.levels), self._chance.getrandbits(63))
        self.names: list[str] = before.names if before else names
        self.evening: Evening = before.evening if before else Evening()
        self.game = self._dealt()
        self._before = [_fresh(seat, self.game.rules) for seat in self.view.seats]
        self._quiz = self._chance.getrandbits(63)
        self.deck: Deck | None = deck_of(setting.deck) if self.game.rules.explain_gate else None
        """What stands on the cards of the school edition."""

    def _dealt(self) -> Game:
        """Return the match with its first hand dealt."""
        players, seed = [self.setting.name, *self.names], self._chance.getrandbits(63)
        return Game(self.setting.preset, players=players, house=self.setting.house, seed=seed)

    def again(self) -> Session:
        """Return a new match at the same table."""
        seed = None if self.setting.seed is None else self._chance.getrandbits(63)
        return Session(replace(self.setting, seed=seed), self._ready, self._clock, before=self)

    def players(self, you: str) -> list[str]:
        """Return the names by seat; `you` is what the person is called who gave no name."""
        return [self.setting.name or you, *self.names]

    def next_hand(self) -> Session:
        """Deal the next hand, and return where it is played."""
        self._before = [replace(seat, shown=None, value=None) for seat in self.view.seats]
        self._see_time()
        self.game.deal()
        return self

    # ------------------------------------------------------------ what a guided hand says (`guided.py`)

    @property
    def saying(self) -> Sentence | None:
        """What is said beside the cards; None where nobody is guided."""
        return None

    @property
    def afterwards(self) -> Sequence[Sentence]:
        """What is said below the showdown."""
        return ()

    def read_on(self) -> bool:
        """Go on to what is said next before a move; return whether there is any."""
        return False

    def skipped(self) -> Session | None:
        """Return the table to which the person skips; None where there is nothing to skip."""
        return None

    # ------------------------------------------------------------ what the screen may know

    @property
    def aim(self) -> Sentence | None:
        """What the game is about, while that has to be said."""
        return rulebook.aim(self.game.preset, self.game.rules) if self.game.hand_number == 1 else None

    @property
    def view(self) -> View:
        """What the person may know."""
        return self.game.view(OWN)

    @property
    def unturned(self) -> View:
        """The same while the hands of a finished hand lie face down: nobody has lost or scored anything yet."""
        view = self.view
        seats = [_as_before(*pair) for pair in zip(view.seats, self._before, strict=True)]
        return replace(view, phase="deal", seats=seats)

    @property
    def worths(self) -> dict[str, str]:
        """What the person's hand is worth after each move that can be made now."""
        return self.view.worths

    def question(self, language: str) -> QuizQuestion:
        """Return what the person is asked who wants cards of the school edition."""
        return asked_about(
            cast("Deck", self.deck), self.view.wanted, language, seed=f"{self._quiz} {len(self.game.events)}"
        )

    @property
    def result(self) -> HandResult | None:
        """The hand that has just ended, None while one is being played."""
        return self.game.results[-1] if self.game.phase in ("deal", "over") else None

    @property
    def terms(self) -> dict[str, Arg]:
        """The game's own words, for sentences that leave them out."""
        return {**self.game.preset.terms(self.game.rules)}

    @property
    def title(self) -> list[Sentence]:
        """What is played, and how far the match has come."""
        game, rules = self.game, self.game.rules
        progress: dict[str, Arg] = {"number": game.hand_number, "most": rules.match_length}
        key = {MatchEnd.HANDS: "hand-of", MatchEnd.TARGET: "hand-to"}.get(rules.match_end, "hand-number")
        name = Sentence(word_key("game", game.preset.id))
        return [name] if rules.match_end == MatchEnd.SINGLE_HAND else [name, Sentence(key, progress)]

    def story(self, *, to_the_end: bool = True) -> list[Sentence]:
        """Return everything that happened, with the reasons of each finished hand; or all but the last hand's end."""
        events = self.game.events
        if not to_the_end:
            events = events[: next(index for index in range(len(events), 0, -1) if events[index - 1].kind not in _ENDS)]
        return list(_told(events, self.game.results))

    def ending(self, *kinds: str) -> list[Sentence]:
        """Return what was said of some kinds (`declare`, `end`, `match`) in the present or last hand."""
        told: list[Sentence] = []
        for event in self.game.events:
            if event.kind == "deal":
                told.clear()
            elif event.kind in kinds:
                told.append(event.say)
        return told

    def deeds(self) -> dict[int, Sentence]:
        """Return the last thing that each seat did in this hand, said briefly."""
        told: dict[int, Sentence] = {}
        for event in self.game.events:
            if event.kind == "deal":
                told.clear()
            elif event.kind not in _NO_DEEDS and event.seat is not None:
                told[event.seat] = _deed(event, told.get(event.seat))
        return told

    def standing(self) -> list[int]:
        """Return all seats, best first: the winners, then by points and by who was out last."""
        winners, out, points = self.game.winners or [], self.went_out(), self.view.seats
        others = [seat for seat in range(len(points)) if seat not in winners]
        return winners + sorted(others, key=lambda seat: (-points[seat].points, -out.get(seat, 0)))

    def went_out(self) -> dict[int, int]:
        """Return in which hand each seat went out that is out."""
        return {seat: number for number, hand in enumerate(self.game.results, 1) for seat in hand.went_out}

    # ------------------------------------------------------------ the game goes on

    def reason(self, token: str) -> Sentence | None:
        """Return why the person cannot play a token now, None if it is a move."""
        if self.game.to_move != OWN:
            return self._waits()
        why = self.game.why(token)
        return Sentence(why_key(why)) if why else None

    def barred(self, action: str) -> Sentence | None:
        """Return why an action is not possible for the person now (`Game.blocked`), None if it is."""
        return self.game.blocked().get(action) if self.game.to_move == OWN else self._waits()

    def unfit(self, action: str) -> Sentence:
        """Return why cards do not fit an action that is possible with others."""
        return Sentence(why_key(unfit(self.game.rules)[action]))

    def _waits(self) -> Sentence:
        """Return why the person can do nothing, who is not to move."""
        if self.game.to_move is None:
            return Sentence("why-match-over" if self.game.over else "why-nobodys-turn")
        return Sentence("why-not-your-turn", {"seat": self.game.to_move})

    def play(self, token: str) -> None:
        """Play a token for the seat to move. Raises IllegalMove."""
        self._before = self.view.seats
        self._see_time()
        self.game.play(token)
        if self.result is not None:
            players = [Contender(str(seat), name) for seat, name in enumerate(self.players(""))]
            self.evening.count(players, self.game.shown(), self.game.winners)

    def _see_time(self) -> None:
        """Let this hand, or the one that is dealt now, be the last where the time for the match is over."""
        if self._ends is not None and self._clock() >= self._ends:
            self.game.last_hand()

    def thought(self) -> Callable[[], str] | None:
        """Return what finds the move of the opponent to move, None if it is not an opponent's turn.

        It holds that seat's view and no part of the game, so it can run in another thread.
        """
        seat = self.game.to_move
        if seat is None or seat == OWN:
            return None
        if self.game.phase == "verdict":
            deck, wanted, chance = cast("Deck", self.deck), self.view.wanted, self._chance.getrandbits(63)
            return lambda: computers_verdict(deck, wanted, chance)
        level, look, rules = self.setting.levels[seat - 1], self.game.look(seat), self.game.rules
        seed, memory = self._chance.getrandbits(63), self.setting.memory
        if self.setting.seed is None and not self._ready():
            return lambda: choose("beginner", look, rules, seed)
        return lambda: choose(level, look, rules, seed, memory=memory)

    def weighing(self) -> Callable[[], Advice] | None:
        """Return what weighs the person's decision by that seat's view alone, None if there is nothing to decide."""
        if self.game.to_move != OWN:
            return None
        view, rules = self.game.look(OWN), self.game.rules
        if not is_choice(view):
            return None
        question = Question(hand=self.game.hand_number, move=len(self.game.events), view=view, code=None)
        call = self.game.preset.call
        return lambda: advice(weighed(question, rules, worlds=HINT_WORLDS, seed=1), call=call)


def _fresh(seat: SeatView, rules: Rules) -> SeatView:
    """Return a seat as it is at the start of the match."""
    start = replace(seat, units=rules.units if rules.score == Score.UNITS else 0, points=0, shown=None, value=None)
    return replace(start, swims=False, out=False, chicken=False)


def _as_before(now: SeatView, before: SeatView) -> SeatView:
    """Return a seat with its cards face down again, and nothing lost or scored."""
    slate = {name: getattr(before, name) for name in ("units", "points", "swims", "out", "chicken", "shown", "value")}
    return replace(now, **slate)


def _told(events: Sequence[Event], results: Sequence[HandResult]) -> Iterator[Sentence]:
    finished = iter(results)
    for event in events:
        yield event.say
        if event.kind == "end":
            yield from next(finished).reasons


def _deed(event: Event, before: Sentence | None) -> Sentence:
    """Return what a seat did, said briefly; a discard also says what came before it, a verdict what came of it."""
    if event.kind == "discard" and before is not None and before.key == "short-did-take":
        return Sentence("short-did-swap", event.say.args | {"take": before.args["take"]})
    if event.kind == "verdict" and event.give and before is not None:
        return Sentence(before.key.replace("name-", ""), before.args | {"give": event.give[0]})
    return Sentence(f"short-{event.say.key}", event.say.args)


def keep_places(places: Sequence[str], cards: Sequence[str]) -> list[str]:
    """Return cards in the places where they lay; a card that comes takes the place of one that goes.

    Cards too many lie behind the others, and of these the last fill the gaps.
    """
    coming = [card for card in cards if card not in places]
    kept = [card if card in cards else coming.pop(0) if coming else None for card in places]
    lie = [*kept, *coming]
    while None in lie:
        last = lie.pop()
        if last is not None:
            lie[lie.index(None)] = last
    return [card for card in lie if card is not None]
