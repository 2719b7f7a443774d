"""The page of a game, and the comparison of two, over REST."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

from fastapi import FastAPI, Query

from schwimmen import rulebook
from schwimmen.rulebook import pages
from schwimmen.rules.enums import Score
from schwimmen.rules.fields import Rules
from schwimmen.rules.presets import PRESETS
from schwimmen.server.pages_protocol import Compared, GamePage, PageExample
from schwimmen.server.problems import checked_rules
from schwimmen.server.protocol.lobby import Problem


def add_routes(app: FastAPI) -> None:
    """Add the routes of the pages. They do no more than look things up: the first answer of each is kept."""
    problems: dict[int | str, dict[str, Any]] = {404: {"model": Problem}}

    @app.get("/api/pages/{game}", responses=problems)
    def page(game: str) -> GamePage:
        preset, _ = checked_rules(game, {})
        return game_page(preset.id)

    @app.get("/api/compare", responses=problems)
    def compare(left: Annotated[str, Query()], right: Annotated[str, Query()]) -> Compared:
        (one, here), (other, there) = checked_rules(left, {}), checked_rules(right, {})
        return compared((one.id, here), (other.id, there))


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
        text=list(rulebook.rules_text(preset, preset.rules)),
        story=[list(places) for places in pages.story_of(preset)],
        readings=list(pages.readings_of(preset)),
        examples=[_example(example) for example in pages.examples_of(preset)],
    )


@cache
def compared(left: tuple[str, Rules], right: tuple[str, Rules]) -> Compared:
    """Return how two games differ: each an id, and the rules that its name stands for."""
    (one, here), (other, there) = (PRESETS[left[0]], left[1]), (PRESETS[right[0]], right[1])
    found = rulebook.differences((one, here), (other, there))
    return Compared(
        left=one.id,
        right=other.id,
        left_house=one.house_of(here),
        right_house=other.house_of(there),
        rows=list(found.rows),
        common=list(found.common),
    )


def _example(example: pages.Example) -> PageExample:
    return PageExample(
        name=example.name, dealer=example.dealer, steps=pages.steps(example), ending=pages.ending(example)
    )
