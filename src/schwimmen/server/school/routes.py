"""The school edition over REST: have a deck checked, and print one."""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from typing import Annotated, Any, Literal

from fastapi import FastAPI, Query, Request
from starlette.responses import Response

from schwimmen.school.deck import Deck, energy_csv
from schwimmen.school.reading import DeckProblem
from schwimmen.server.problems import Refusal
from schwimmen.server.protocol.lobby import Problem
from schwimmen.server.school.decks import ENERGY, Decks
from schwimmen.server.school.messages import LONGEST_ID, DeckChecked, Language
from schwimmen.words.sentence import Sentence

MOST_KEPT = 8
"""Printed files that are kept: the energy deck's six, and a few more."""


class Press:
    """Prints decks, one at a time and off the event loop, and keeps the last files."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, str, str], bytes] = OrderedDict()
        self._one_at_a_time = asyncio.Semaphore(1)

    async def print(self, deck_id: str, deck: Deck, *, what: str, language: str) -> bytes:
        """Return a PDF. Raises Refusal where the deck lacks the language, or its letters cannot be printed."""
        if language not in deck.languages:
            args: dict[str, Any] = {"came": language, "allowed": ", ".join(deck.languages)}
            raise Refusal(422, "language", Sentence("deck-language-missing", args))
        place = deck_id, what, language
        async with self._one_at_a_time:
            if place not in self._kept:
                self._kept[place] = await asyncio.to_thread(_printed, deck, what, language)
        self._kept.move_to_end(place)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return self._kept[place]


def _printed(deck: Deck, what: str, language: str) -> bytes:
    from schwimmen.school.answers import answers_pdf  # a server starts without what prints
    from schwimmen.school.handout import rules_pdf
    from schwimmen.school.sheets import cards_pdf, unprintable

    lacking: list[DeckProblem] = unprintable(deck, language, file=deck.name)
    if lacking:
        raise Refusal(422, "letters", Sentence(lacking[0].key, dict(lacking[0].args)))
    prints = {"cards": cards_pdf, "answers": answers_pdf, "rules": rules_pdf}
    return prints[what](deck, language)


def add_routes(app: FastAPI, decks: Decks) -> None:
    """Add the routes of the school edition."""
    press = Press()
    problems: dict[int | str, dict[str, Any]] = {status: {"model": Problem} for status in (404, 413, 422)}

    @app.post("/api/school/decks", responses=problems)
    async def check(request: Request, name: Annotated[str, Query(max_length=400)]) -> DeckChecked:
        return await decks.check(name, await request.body())

    @app.get("/api/school/energy.csv", response_class=Response)
    async def pattern() -> Response:
        told = 'attachment; filename="energy.csv"'
        return Response(energy_csv(), media_type="text/csv", headers={"Content-Disposition": told})

    @app.get("/api/school/{what}.pdf", responses=problems, response_class=Response)
    async def printed(
        what: Literal["cards", "answers", "rules"],
        language: Language,
        deck: Annotated[str, Query(max_length=LONGEST_ID)] = ENERGY,
    ) -> Response:
        found = await decks.find(deck)
        pdf = await press.print(deck, found, what=what, language=language)
        name = re.sub(r"[^A-Za-z0-9]+", "-", found.name).strip("-")[:40] or "deck"
        told = f'attachment; filename="schwimmen-{name}-{what}-{language}.pdf"'
        return Response(pdf, media_type="application/pdf", headers={"Content-Disposition": told})
