"""The question of the school edition: what the term on a wanted card means, from four explanations."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap
from typing import TYPE_CHECKING, ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content

from schwimmen.terminal.sheet import Sheet, heading

if TYPE_CHECKING:
    from schwimmen.school.judging import QuizQuestion
    from schwimmen.terminal.session import Session

KEYS = "1234"
WIDTH = 66
"""Letters in a line of an explanation."""


def asking(session: Session) -> Sheet:
    """Return the sheet on which an explanation is judged as the table has chosen."""
    return GroupSheet() if session.setting.judge == "group" else QuizSheet()


class GroupSheet(Sheet):
    """The solution of each term that somebody has explained aloud; those before the screen say whether it was right."""

    title_key = "quiz-group"
    close_key = "quiz-group-key"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("1", "judge('right')", show=False),
        Binding("2", "judge('wrong')", show=False),
    ]

    def action_judge(self, verdict: str) -> None:
        """Go back to the table with a verdict."""
        self.dismiss(verdict)

    def lines(self) -> Iterator[Content]:
        """Yield the terms with their solutions."""
        speech = self.table.speech
        for card in self.table.session.view.wanted:
            yield heading(f"{speech.card(card)} {speech.term(card)}")
            yield Content(speech.explanation(card))
            yield Content()


class QuizSheet(Sheet):
    """Term by term four explanations to choose from; then the verdict, and how the terms are explained well."""

    title_key = "quiz"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(key, f"choose({place})", show=False) for place, key in enumerate(KEYS)
    ]

    def __init__(self) -> None:
        super().__init__()
        self.chosen: list[int] = []

    @property
    def question(self) -> QuizQuestion:
        """The question, in the language in force."""
        return self.table.session.question(self.table.speech.language)

    @property
    def verdict(self) -> str | None:
        """What has come of it, None while there is a term to answer."""
        return self.question.verdict(self.chosen).value if len(self.chosen) == len(self.question.asked) else None

    @property
    def close_key(self) -> str:  # type: ignore[override]
        """What can be done: choose, or go on."""
        return "onward-key" if self.verdict else "quiz-key"

    def action_choose(self, answer: int) -> None:
        """Take an explanation for the term that is asked about."""
        if self.verdict is None:
            self.chosen.append(answer)
            self.write()

    def action_put_away(self) -> None:
        """Go back to the table, with the verdict if there is one."""
        self.dismiss(self.verdict)

    def lines(self) -> Iterator[Content]:
        """Yield the next term with its answers, or the verdict with the solutions."""
        yield from self._solution(self.verdict) if self.verdict else self._answers(len(self.chosen))

    def _answers(self, number: int) -> Iterator[Content]:
        speech, asked = self.table.speech, self.question.asked
        yield heading(speech.write(f"{speech.card(asked[number].card)} {asked[number].term}"))
        if len(asked) > 1:
            yield Content.styled(speech("quiz-term", number=number + 1, count=len(asked)), "$ink-2")
        for key, answer in zip(KEYS, asked[number].answers, strict=True):
            yield Content()
            first, *more = wrap(speech.write(answer), WIDTH)
            yield Content.assemble((f"{key}  ", "$key bold"), first)
            yield from (Content(f"   {line}") for line in more)

    def _solution(self, verdict: str) -> Iterator[Content]:
        speech, question = self.table.speech, self.question
        yield Content.styled(speech(f"verdict-{verdict}"), "bold")
        for asked, chosen, right in zip(question.asked, self.chosen, question.right, strict=True):
            yield Content()
            mark = speech("do-right" if chosen == right else "do-wrong")
            term = heading(speech.write(f"{speech.card(asked.card)} {asked.term}"))
            yield Content.assemble(term, (f"  {mark}", "$ink-2"))
            yield Content(speech.explanation(asked.card))
