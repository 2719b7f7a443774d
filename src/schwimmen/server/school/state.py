"""The state of the school edition beside a table: who explains, who judges, what is shown to whom and when.

The table tells it what happened (`follow`, `judge`, `learn`) and asks it what a reader may see (`view`), whether
everybody waits (`busy`), and what would come of a message (`verdict_of`). The right answer and the solution stay here
until they are due; a verdict stays here until play goes on, and can be taken back so long.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from random import Random, SystemRandom
from typing import Any, Literal, TypeAlias

from schwimmen.cards import NUMBERS
from schwimmen.school.deck import Deck
from schwimmen.school.judging import Explanation, Judging, QuizQuestion, Verdict, explain, question
from schwimmen.school.signs import ICONS
from schwimmen.server.school.messages import AskedView, Learn, May, SchoolView, TermView

VERDICTS = tuple(verdict.value for verdict in Verdict)

JUDGE = -1
"""The reader who judges without a seat, where readers are told apart by their seats."""


class NotNow(Exception):
    """A message that cannot be followed now; `key` is the sentence that says why."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


@dataclass(slots=True)
class Explaining:
    """One explanation, from the wish for cards until everybody goes on."""

    seat: int
    cards: tuple[str, ...]
    computer: bool
    seed: int = field(repr=False)
    """The same chance in every language: answers keep their places, and a computer its mistake."""
    ours: bool = False
    """Whether those at the table judge, once the solution is shown to them."""
    shown: bool = False
    """Whether the solution lies open."""
    verdict: Verdict | None = None
    """As it was said last, and not taken back: the move that carries it out ends it."""
    settled: bool = False
    """Whether people may go on: what the judge says from afar has a moment in which nobody is faster."""
    stays: bool = False
    """Whether somebody still reads what would else go on by itself."""
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
    """Who gives the teacher's verdict: a seat, or JUDGE."""
    judge_here: bool = True
    """Whether that person is connected; the table says so, and it is not in the log."""
    explaining: Explaining | None = None
    chance: Random = field(default_factory=SystemRandom)
    _languages: dict[int, str] = field(default_factory=dict)

    # ------------------------------------------------------------ what the table tells

    def follow(self, happened: Sequence[Any], *, computer: bool = False) -> None:
        """Take note of a move: it begins an explanation, or carries out the verdict on one."""
        named = next((event for event in happened if event.kind == "name"), None)
        self.explaining = None
        if named is not None:
            cards = tuple(sorted(named.take, key=NUMBERS.__getitem__))
            self.explaining = Explaining(named.seat, cards, computer, seed=self.chance.getrandbits(63))
            self.explaining.ours = self.judging == Judging.GROUP
            self.appoint(self.teacher)

    def appoint(self, teacher: int) -> None:
        """Take note of who gives the teacher's verdict: nobody judges himself, the table does it then."""
        self.teacher, explaining = teacher, self.explaining
        if explaining is not None and explaining.seat == teacher and explaining.verdict is None:
            explaining.ours = explaining.ours or self.judging == Judging.TEACHER

    def judge(self, verdict: Verdict | None, by: int | None) -> None:
        """Take note of a verdict, or (None) that it was taken back: the solution lies open from then on."""
        assert self.explaining is not None, "nothing is explained"
        self.explaining.verdict, self.explaining.shown = verdict, True
        self.explaining.settled = by != JUDGE

    def replaced(self, seat: int, host: int | None) -> None:
        """Take note that a computer opponent has a seat: it ends an explanation there, and the host is the teacher."""
        if self.explaining is not None and self.explaining.seat == seat and self.explaining.verdict is None:
            self.explaining.computer = True
        if self.teacher == seat and host is not None:
            self.appoint(host)

    @property
    def busy(self) -> bool:
        """Whether an explanation has not come to its end: nobody else's turn begins."""
        return self.explaining is not None

    @property
    def verdict(self) -> Verdict | None:
        """The verdict that waits to be carried out."""
        return None if self.explaining is None else self.explaining.verdict

    @property
    def settles(self) -> bool:
        """Whether people have to wait a moment until they may go on."""
        return self.explaining is not None and self.explaining.verdict is not None and not self.explaining.settled

    def letters(self, *, heard: bool) -> int:
        """Return how much there is to read in what a computer says, then in the solution: what is new, if `heard`."""
        explaining = self.explaining
        if explaining is None or not explaining.computer:
            return 0
        told = self._asked(explaining, self.language_of(None), None)
        if explaining.verdict is None:
            return sum(len(each["said"] or "") for each in told)
        return sum(len(each["solution"] or "") for each in told if not heard or each["said"] != each["solution"])

    def computers_verdict(self) -> Literal["right", "wrong"] | None:
        """Return the verdict on a computer's explanation, where one waits for it: chance decides, not its cards."""
        explaining = self.explaining
        if explaining is None or not explaining.computer or explaining.verdict is not None:
            return None
        return self._explanation(explaining, self.language_of(explaining.seat)).verdict.value

    # ------------------------------------------------------------ what people may do

    def language_of(self, seat: int | None) -> str:
        """Return the language in which a seat reads: its own wish, where the deck has it."""
        wish = self.language if seat is None else self._languages.get(seat, self.language)
        return self.deck.language_for(wish)

    def judges(self, reader: int | None) -> bool:
        """Say whether a person may give the verdict now."""
        return (
            self.explaining is not None and self.explaining.verdict is None and self._decides(self.explaining, reader)
        )

    def _decides(self, explaining: Explaining, reader: int | None) -> bool:
        """Say whether the verdict on an explanation is a person's to give, and to take back."""
        if reader is None or explaining.computer or self.judging == Judging.CHOICE:
            return False
        return explaining.shown if explaining.ours else reader == self.teacher != explaining.seat

    def refuses(self) -> str:
        """Return why a verdict cannot be given by somebody now, as a key."""
        if self.explaining is not None and self.explaining.ours:
            return "why-solution-first"
        return "why-answer-first" if self.judging == Judging.CHOICE else "why-teacher-judges"

    def verdict_of(self, seat: int, message: Learn) -> Literal["right", "wrong"] | None:
        """Return the verdict that a message says or carries out, and change nothing. Raises NotNow."""
        if message.do == "language":
            if message.language is None:
                raise NotNow("error-malformed")
            return None
        if message.do not in self._may(seat):
            raise NotNow("error-not-now")
        verdict = self._judged(seat, message.chosen)[0] if message.do == "answer" else self.verdict
        return None if verdict is None else verdict.value

    def learn(self, seat: int, message: Learn) -> None:
        """Follow a message for which `verdict_of` had no objection."""
        if message.do == "language":
            assert message.language is not None, "looked at before"
            self._languages[seat] = message.language
        elif message.do == "answer":
            self._answer(seat, message.chosen)
        elif self.explaining is not None and message.do == "stay":
            self.explaining.stays = True
        elif self.explaining is not None and message.do == "solution":
            self.explaining.shown = self.explaining.ours = True

    def settle(self) -> None:
        """Let people go on: the moment in which the judge alone could is over."""
        if self.explaining is not None:
            self.explaining.settled = True

    def _may(self, reader: int) -> list[May]:
        explaining = self.explaining
        if explaining is None:
            return []
        if explaining.verdict is not None:
            able: dict[May, bool] = {
                "go-on": explaining.settled or reader == self.teacher,
                "stay": explaining.computer and not explaining.stays and reader != JUDGE,
                "take-back": self._decides(explaining, reader),
            }
            return [what for what, may in able.items() if may]
        if self.judges(reader):
            return ["verdict"]
        if explaining.computer or reader == JUDGE:
            return []
        if self.judging == Judging.CHOICE:
            return ["answer"] if reader == explaining.seat else []
        return ["solution"] if explaining.ours or not self.judge_here else []

    def _judged(self, seat: int, chosen: Sequence[int]) -> tuple[Verdict, QuizQuestion]:
        assert self.explaining is not None, "nothing is asked"
        asked = self._question(self.explaining, self.language_of(seat))
        try:
            return asked.verdict(chosen), asked
        except ValueError:
            raise NotNow("error-malformed") from None

    def _answer(self, seat: int, chosen: Sequence[int]) -> None:
        assert self.explaining is not None, "nothing is asked"
        _, asked = self._judged(seat, chosen)
        self.explaining.said = tuple(each.answers[place] for each, place in zip(asked.asked, chosen, strict=True))
        self.explaining.right = tuple(place == right for place, right in zip(chosen, asked.right, strict=True))

    # ------------------------------------------------------------ what a seat may see

    def view(self, seat: int | None, cards: Iterable[str]) -> SchoolView:
        """Return what a reader (None: a spectator) may know of an explanation, with the terms that he sees."""
        language, explaining = self.language_of(seat), self.explaining
        terms = {card: self.deck.term(card, language) for card in sorted(cards, key=NUMBERS.__getitem__)}
        return SchoolView(
            judging=self.judging.value,
            deck=self.deck_id,
            language=language,
            languages=list(self.deck.languages),
            rightly=self.rightly,
            terms={card: TermView(topic=term.topic, term=term.term) for card, term in terms.items()},
            icons={suit: ICONS[icon] for suit, icon in self.deck.icons.items()},
            stage=_stage(explaining),
            teacher=self.teacher if self.judging == Judging.TEACHER and self.teacher != JUDGE else None,
            seat=None if explaining is None else explaining.seat,
            asked=[] if explaining is None else self._asked(explaining, language, seat),
            verdict=None if explaining is None or explaining.verdict is None else explaining.verdict.value,
            may=[] if seat is None else self._may(seat),
        )

    def _asked(self, explaining: Explaining, language: str, reader: int | None) -> list[AskedView]:
        judged = explaining.verdict is not None
        seen = explaining.shown or self._decides(explaining, reader)
        said, right = self._said(explaining, language)
        chooses = self.judging == Judging.CHOICE and not explaining.computer and not judged
        asked = self._question(explaining, language).asked if chooses else ()
        terms = [self.deck.term(card, language) for card in explaining.cards]
        return [
            AskedView(
                card=term.card,
                topic=term.topic,
                term=term.term,
                answers=list(asked[place].answers) if chooses else [],
                said=said[place] if said else None,
                right=right[place] if judged and right else None,
                solution=term.explanation if seen else None,
            )
            for place, term in enumerate(terms)
        ]

    def _said(self, explaining: Explaining, language: str) -> tuple[tuple[str, ...], tuple[bool, ...]]:
        """Return what was said about each card, where that is text, and which of it is right."""
        if not explaining.computer:
            return explaining.said, explaining.right
        said = self._explanation(explaining, language).said
        solutions = [self.deck.term(card, language).explanation for card in explaining.cards]
        return said, tuple(text == solution for text, solution in zip(said, solutions, strict=True))

    def _question(self, explaining: Explaining, language: str) -> QuizQuestion:
        return question(self.deck, explaining.cards, language=language, chance=Random(explaining.seed))

    def _explanation(self, explaining: Explaining, language: str) -> Explanation:
        rightly, chance = self.rightly / 100, Random(explaining.seed)
        return explain(self.deck, explaining.cards, language=language, chance=chance, rightly=rightly)


def _stage(explaining: Explaining | None) -> Literal["", "explain", "judge", "solution"]:
    if explaining is None:
        return ""
    if explaining.verdict is not None:
        return "solution"
    return "judge" if explaining.shown else "explain"


Schooling: TypeAlias = Callable[[], School]
"""Makes the school edition of one table, again for each match."""
