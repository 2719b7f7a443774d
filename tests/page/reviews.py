"""Hints, reviews and replays by the page's own code, and what Python says of the same decisions."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Iterator
from typing import Any

from schwimmen import Game
from schwimmen.match import record
from schwimmen.match.result import HandResult
from schwimmen.players import choose
from schwimmen.review import Decision, Question, hands, is_choice, weighed, worlds_each
from schwimmen.review.advice import advice
from schwimmen.rulebook import pages
from schwimmen.rules.presets import PRESETS
from schwimmen.server.hints import hint_of
from schwimmen.server.message import Message
from schwimmen.server.pages_protocol import ReviewCourse, ReviewEnd
from schwimmen.server.protocol.client_messages import Hint
from schwimmen.server.reviewed import decision_of, hand_of
from tests.page.node import answers
from tests.players.positions import positions

HINT_WORLDS, HAND_WORLDS, SEED = 320, 1_000, 1


def hints(games: Iterable[str], seed: int, count: int) -> Iterator[tuple[dict[str, Any], Any]]:
    """Return positions of games, each as the page is asked about it, and the hint that the server gives."""
    for preset in games:
        for game in positions(seed, count, preset):
            seat = game.to_move
            assert seat is not None
            question = Question(hand=3, move=seed, view=game.look(seat), code=None)
            if is_choice(question.view):
                asked = {"rules": preset, "house": {}, "view": question.view.tobytes().hex(), "hand": 3, "move": seed}
                yield asked | {"worlds": HINT_WORLDS}, hint(game, question)


def hint(game: Game, question: Question) -> Any:
    """Return the server's hint."""
    found = weighed(question, game.rules, worlds=HINT_WORLDS, seed=SEED)
    told = advice(found, call=game.preset.call)
    return read(hint_of(told, Hint(type="hint", id="h1", turn=7)))


def reviews(games: Iterable[str], seed: int) -> Iterator[tuple[dict[str, Any], Any]]:
    """Return a played hand of each game as a record, and the events of its review."""
    for number, preset in enumerate(games):
        told = played(preset, seed + number)
        yield {"record": told, "worlds": HAND_WORLDS}, list(map(read, events(told)))


def replays(seed: int) -> Iterator[tuple[dict[str, Any], Any]]:
    """Return two played hands of every game as a record, and of the last every step, and what came out."""
    steps: list[pages.PageStep] = []
    for number, preset in enumerate(PRESETS):
        game = play(preset, seed + number, steps)
        yield {"replay": game.record()}, read(Shown(steps=steps, ending=game.results[-1]))


class Shown(Message):
    """What of a replay is not in its record."""

    steps: list[pages.PageStep]
    ending: HandResult


def played(preset: str, seed: int) -> dict[str, Any]:
    """Return the record of two hands."""
    return play(preset, seed, []).record()


def play(preset: str, seed: int, steps: list[pages.PageStep]) -> Game:
    """Play two hands as beginners do who are careless now and then; `steps` gets those of the last one."""
    game, chance = Game(preset, players=3, seed=seed), random.Random(seed)
    steps[:] = [pages.step(game, tuple(event.say for event in game.events))]
    while len(game.results) < 2 and not game.over:
        if game.phase == "deal":
            before = len(game.events)
            game.deal()
            steps[:] = [pages.step(game, tuple(event.say for event in game.events[before:]))]
        else:
            careless = chance.random() < 0.3
            best = choose("beginner", game.look(game.to_move or 0), game.rules, chance.randrange(99))
            happened = game.play(chance.choice(game.legal()) if careless else best)
            steps.append(pages.step(game, tuple(event.say for event in happened)))
    return game


def events(told: dict[str, Any]) -> Iterator[Any]:
    """Yield the events of the review of the last hand."""
    match = record.read(told)
    every = list(hands(match))
    last = every[-1]
    yield ReviewCourse(decisions=len(last.questions), chances=[list(each.before) for each in every])
    worlds, done = worlds_each(max(1, len(last.questions)), together=HAND_WORLDS), list[Decision]()
    for question in last.questions:
        done.append(weighed(question, match.rules, worlds=worlds, seed=SEED))
        yield decision_of(done[-1], match.preset.call)
    summed = last.summed(len(every) - 1, done)
    assert summed is not None
    yield hand_of(summed)
    yield ReviewEnd()


def read(message: Any) -> Any:
    """Return a message as a browser reads it."""
    return json.loads(message.model_dump_json())


def differences(asked: Iterator[tuple[dict[str, Any], Any]]) -> Iterator[str]:
    """Ask the page's own code, and name every answer that is not the server's."""
    pairs = list(asked)
    for (question, wanted), came in zip(pairs, answers("reviews", (question for question, _ in pairs)), strict=True):
        if came != wanted:
            yield f"{json.dumps(question)}: expected {json.dumps(wanted)}, got {json.dumps(came)}"
