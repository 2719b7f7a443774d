"""The page of a game, and the comparison of two, over REST."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Annotated, Any

from fastapi import FastAPI, Query

from schwimmen import rulebook
from schwimmen.match.game import HandResult
from schwimmen.rulebook import pages
from schwimmen.rules.fields import Score
from schwimmen.rules.presets import PRESETS, Preset
from schwimmen.server.pages_protocol import (
    Compared,
    CompareRow,
    GamePage,
    PageEnding,
    PageExample,
    PageHand,
    PageQuote,
    PageReading,
    PageStep,
)
from schwimmen.server.problems import checked_rules
from schwimmen.server.protocol.common import Sentence
from schwimmen.server.protocol.lobby import Problem
from schwimmen.server.table.tale import sentence as sentence_of
from schwimmen.words import sentence


def add_routes(app: FastAPI) -> None:
    """Add the routes of the pages. They do no more than look things up: the first answer of each is kept."""
    problems: dict[int | str, dict[str, Any]] = {404: {"model": Problem}}

    @app.get("/api/pages/{game}", responses=problems)
    def page(game: str) -> GamePage:
        preset, _ = checked_rules(game, {})
        return game_page(preset.id)

    @app.get("/api/compare", responses=problems)
    def compare(left: Annotated[str, Query()], right: Annotated[str, Query()]) -> Compared:
        (one, _), (other, _) = checked_rules(left, {}), checked_rules(right, {})
        return compared(one.id, other.id)


@cache
def game_page(game: str) -> GamePage:
    """Return the page of a game: the printed one, without house rules."""
    preset = PRESETS[game]
    return GamePage(
        id=preset.id,
        title=preset.title,
        sources=list(preset.sources),
        parent=pages.parent_of(preset),
        centre=str(preset.rules.centre),
        counts_points=preset.rules.score != Score.UNITS,
        text=_sentences(rulebook.rules_text(preset, preset.rules)),
        story=[list(places) for places in pages.story_of(preset)],
        readings=[_reading(reading) for reading in pages.readings_of(preset)],
        examples=[_example(example) for example in pages.examples_of(preset)],
    )


@cache
def compared(left: str, right: str) -> Compared:
    """Return how two printed games differ."""
    found = rulebook.differences(_printed(left), _printed(right))
    rows = [
        CompareRow(
            section=row.section,
            aspect=sentence_of(row.aspect),
            left=_sentences(row.left),
            right=_sentences(row.right),
        )
        for row in found.rows
    ]
    return Compared(left=left, right=right, rows=rows, common=_sentences(found.common))


def _printed(game: str) -> tuple[Preset, Any]:
    return PRESETS[game], PRESETS[game].rules


def _sentences(told: Iterable[sentence.Sentence]) -> list[Sentence]:
    return [sentence_of(each) for each in told]


def _reading(reading: pages.Reading) -> PageReading:
    words = [
        PageQuote(document=quote.document, line=quote.line, text=quote.text, language=quote.language)
        for quote in reading.words
    ]
    return PageReading(id=reading.id, words=words, knobs=list(reading.knobs))


def _example(example: pages.Example) -> PageExample:
    steps = [step_of(step) for step in pages.steps(example)]
    return PageExample(name=example.name, dealer=example.dealer, steps=steps, ending=ending_of(pages.ending(example)))


def ending_of(told: pages.Ending | HandResult) -> PageEnding:
    """Return how a hand ended as a message."""
    return PageEnding(
        end=told.end,
        values=list(told.values),
        change=list(told.change),
        safe=list(told.safe),
        reasons=_sentences(told.reasons),
    )


def step_of(step: pages.Step) -> PageStep:
    """Return a step of a hand as a message."""
    return PageStep(
        told=_sentences(step.told),
        to_move=step.to_move,
        table=list(step.table),
        packet=list(step.packet),
        discard=list(step.discard),
        stock=step.stock,
        hands=[PageHand(name=hand.name, cards=list(hand.cards), value=hand.value) for hand in step.hands],
    )
