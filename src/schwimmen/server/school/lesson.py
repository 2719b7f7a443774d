"""The state of the school edition beside a table: who explains, who judges, what is shown to whom and when.

The table tells it what happened (`follow`, `learn`) and asks it three things: what a reader may see (`view`), whether
everybody waits (`busy`), and what would come of a message (`verdict_of`). The right answer and the solution stay here
until they are due.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from random import Random, SystemRandom
from typing import Any, Literal, TypeAlias

from schwimmen.cards import NUMBERS
from schwimmen.school.deck import Deck
from schwimmen.school.judging import Explanation, Judging, Question, Verdict, explain, question
from schwimmen.school.signs import ICONS
from schwimmen.server.school.messages import AskedView, Learn, SchoolView, TermView

VERDICTS = tuple(verdict.value for verdict in Verdict)


class NotNow(Exception):
    """A message that cannot be followed now; `key` is the sentence that says why."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


@dataclass(slots=True)
class Lesson:
    """One explanation, from the wish for cards until everybody goes on."""

    seat: int
    cards: tuple[str, ...]
    computer: bool
    seed: int = field(repr=False)
    """The same chance in every language: answers keep their places, and a computer its mistake."""
    shown: bool = False
    """Whether the solution is there for the group to judge by."""
    verdict: Verdict | None = None
    said: tuple[str, ...] = ()
    """The answers chosen, once they are judged."""
    right: tuple[bool, ...] = ()


@dataclass(slots=True)
class School:
    """The school edition at one table."""

    deck: Deck
    deck_id: str
    judging: Judging
    language: str
    rightly: int = 75
    """How often computer opponents explain rightly, in percent."""
    teacher: int = 0
    """The seat that gives the teacher's verdict."""
    lesson: Lesson | None = None
    chance: Random = field(default_factory=SystemRandom)
    _languages: dict[int, str] = field(default_factory=dict)

    # ------------------------------------------------------------ what the table tells

    def follow(self, token: str, happened: Sequence[Any], *, computer: bool = False) -> None:
        """Take note of a move: it begins an explanation, judges one, or begins the next turn."""
        named = next((event for event in happened if event.kind == "name"), None)
        if named is not None:
            cards = tuple(sorted(named.take, key=NUMBERS.__getitem__))
            self.lesson = Lesson(named.seat, cards, computer, seed=self.chance.getrandbits(63))
        elif token in VERDICTS and self.lesson is not None:
            self.lesson.verdict = Verdict(token)
        else:
            self.lesson = None

    def replaced(self, seat: int, host: int | None) -> None:
        """Take note that a computer opponent has a seat: it ends an explanation there, and the host is the teacher."""
        if self.lesson is not None and self.lesson.seat == seat and self.lesson.verdict is None:
            self.lesson.computer = True
        if self.teacher == seat and host is not None:
            self.teacher = host

    @property
    def busy(self) -> bool:
        """Whether an explanation has not come to its end: nobody else's turn begins."""
        return self.lesson is not None

    @property
    def lesson_over(self) -> bool:
        """Whether there is a verdict, and the solution lies open."""
        return self.lesson is not None and self.lesson.verdict is not None

    def computers_verdict(self) -> str | None:
        """Return the verdict on a computer's explanation, where one waits for it: chance decides, not its cards."""
        lesson = self.lesson
        if lesson is None or not lesson.computer or lesson.verdict is not None:
            return None
        return self._explanation(lesson, self.language_of(lesson.seat)).verdict.value

    def go_on(self) -> None:
        """Put the solution away."""
        self.lesson = None

    # ------------------------------------------------------------ what people may do

    def language_of(self, seat: int | None) -> str:
        """Return the language in which a seat reads: its own wish, where the deck has it."""
        wish = self.language if seat is None else self._languages.get(seat, self.language)
        return wish if wish in self.deck.languages else self.deck.languages[0]

    def judges(self, seat: int) -> bool:
        """Say whether a person may give the verdict now."""
        lesson = self.lesson
        if lesson is None or lesson.computer or lesson.verdict is not None:
            return False
        return {
            Judging.GROUP: lesson.shown,
            Judging.CHOICE: False,
            Judging.TEACHER: seat == self.teacher,
        }[self.judging]

    def refuses(self, seat: int, token: str) -> str | None:
        """Return why a verdict cannot be given by a seat now, as a key; None for all that is fine."""
        if token not in VERDICTS or self.judges(seat) or self.lesson is None:
            return None
        return {
            Judging.GROUP: "why-solution-first",
            Judging.CHOICE: "why-answer-first",
            Judging.TEACHER: "why-teacher-judges",
        }[self.judging]

    def verdict_of(self, seat: int, message: Learn) -> str | None:
        """Return the verdict that a message brings, and change nothing. Raises NotNow where it cannot be followed."""
        if message.do == "language":
            if message.language is None:
                raise NotNow("error-malformed")
            return None
        if message.do not in self._may(seat):
            raise NotNow("error-not-now")
        return self._judged(seat, message.chosen)[0].value if message.do == "answer" else None

    def learn(self, seat: int, message: Learn) -> None:
        """Follow a message for which `verdict_of` had no objection."""
        if message.do == "language":
            assert message.language is not None, "looked at before"
            self._languages[seat] = message.language
        elif message.do == "answer":
            self._answer(seat, message.chosen)
        elif message.do == "go-on":
            self.go_on()
        elif self.lesson is not None:
            self.lesson.shown = True

    def _may(self, seat: int) -> list[Literal["answer", "solution", "verdict", "go-on"]]:
        lesson = self.lesson
        if lesson is None:
            return []
        if lesson.verdict is not None:
            return ["go-on"]
        if self.judges(seat):
            return ["verdict"]
        if lesson.computer:
            return []
        if self.judging == Judging.GROUP:
            return ["solution"]
        return ["answer"] if self.judging == Judging.CHOICE and seat == lesson.seat else []

    def _judged(self, seat: int, chosen: Sequence[int]) -> tuple[Verdict, Question]:
        assert self.lesson is not None, "nothing is asked"
        asked = self._question(self.lesson, self.language_of(seat))
        try:
            return asked.verdict(chosen), asked
        except ValueError:
            raise NotNow("error-malformed") from None

    def _answer(self, seat: int, chosen: Sequence[int]) -> None:
        assert self.lesson is not None, "nothing is asked"
        _, asked = self._judged(seat, chosen)
        self.lesson.said = tuple(each.answers[place] for each, place in zip(asked.asked, chosen, strict=True))
        self.lesson.right = tuple(place == right for place, right in zip(chosen, asked.right, strict=True))

    # ------------------------------------------------------------ what a seat may see

    def legal(self, phase: str, seat: int, legal: list[str]) -> list[str]:
        """Return what a seat may play: a verdict is for whoever judges."""
        if phase != "verdict":
            return legal
        return sorted(VERDICTS) if self.judges(seat) else []

    def view(self, seat: int | None, cards: Iterable[str]) -> SchoolView:
        """Return what a reader (None: a spectator) may know of the lesson, with the terms of the cards that he sees."""
        language, lesson = self.language_of(seat), self.lesson
        terms = {card: self.deck.term(card, language) for card in sorted(cards, key=NUMBERS.__getitem__)}
        return SchoolView(
            judging=self.judging.value,
            deck=self.deck_id,
            language=language,
            languages=list(self.deck.languages),
            rightly=self.rightly,
            terms={card: TermView(topic=term.topic, term=term.term) for card, term in terms.items()},
            icons={suit: ICONS[icon] for suit, icon in self.deck.icons.items()},
            stage=_stage(lesson),
            seat=None if lesson is None else lesson.seat,
            asked=[] if lesson is None else self._asked(lesson, language),
            verdict=None if lesson is None or lesson.verdict is None else lesson.verdict.value,
            may=[] if seat is None else self._may(seat),
        )

    def _asked(self, lesson: Lesson, language: str) -> list[AskedView]:
        judged = lesson.verdict is not None
        said, right = self._said(lesson, language)
        chooses = self.judging == Judging.CHOICE and not lesson.computer and not judged
        asked = self._question(lesson, language).asked if chooses else ()
        terms = [self.deck.term(card, language) for card in lesson.cards]
        return [
            AskedView(
                card=term.card,
                topic=term.topic,
                term=term.term,
                answers=list(asked[place].answers) if chooses else [],
                said=said[place] if said else None,
                right=right[place] if judged and right else None,
                solution=term.explanation if judged or lesson.shown else None,
            )
            for place, term in enumerate(terms)
        ]

    def _said(self, lesson: Lesson, language: str) -> tuple[tuple[str, ...], tuple[bool, ...]]:
        """Return what was said about each card, where that is text, and which of it is right."""
        if not lesson.computer:
            return lesson.said, lesson.right
        said = self._explanation(lesson, language).said
        solutions = [self.deck.term(card, language).explanation for card in lesson.cards]
        return said, tuple(text == solution for text, solution in zip(said, solutions, strict=True))

    def _question(self, lesson: Lesson, language: str) -> Question:
        return question(self.deck, lesson.cards, language=language, chance=Random(lesson.seed))

    def _explanation(self, lesson: Lesson, language: str) -> Explanation:
        rightly, chance = self.rightly / 100, Random(lesson.seed)
        return explain(self.deck, lesson.cards, language=language, chance=chance, rightly=rightly)


def _stage(lesson: Lesson | None) -> Literal["", "explain", "judge", "solution"]:
    if lesson is None:
        return ""
    if lesson.verdict is not None:
        return "solution"
    return "judge" if lesson.shown else "explain"


Schooling: TypeAlias = Callable[[], School]
"""Makes the school edition of one table, anew for each match."""
