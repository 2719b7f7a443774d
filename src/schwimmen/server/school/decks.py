"""The decks that teachers upload: checked off the event loop, and kept in the store."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from hashlib import sha256

from schwimmen.rules.fields import Rules
from schwimmen.school.deck import Deck, DeckError, energy, parse
from schwimmen.school.judging import Judging
from schwimmen.school.reading import DeckProblem
from schwimmen.server.problems import Refusal
from schwimmen.server.school.messages import DeckChecked, DeckTrouble, DeckView, SchoolAsked
from schwimmen.server.school.state import School, Schooling
from schwimmen.server.store.store import Store
from schwimmen.words.sentence import Sentence

ENERGY = "energy"
"""The id of the deck that is always there."""

MOST_BYTES = 400_000
"""Size of an uploaded deck: more than the longest texts on 52 cards in two languages take."""

MOST_DECKS = 64
MOST_PROBLEMS = 100
LONGEST_NAME = 80


class Decks:
    """The decks of a server: all are in the store, the last ones at hand."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._decks: OrderedDict[str, Deck] = OrderedDict()
        self._one_at_a_time = asyncio.Semaphore(1)

    async def find(self, deck_id: str) -> Deck:
        """Return a deck. Raises Refusal for one that is not here (any more)."""
        if deck_id == ENERGY:
            return energy()
        if deck_id not in self._decks:
            kept = await self._store.deck(deck_id)
            found = None if kept is None else await asyncio.to_thread(_parsed, *kept)
            if not isinstance(found, Deck):  # nothing, or what only an older server took for a deck
                raise Refusal(404, "deck", Sentence("problem-deck"))
            self._keep(deck_id, found)
        self._decks.move_to_end(deck_id)
        return self._decks[deck_id]

    async def check(self, name: str, data: bytes) -> DeckChecked:
        """Check an uploaded file, in a thread, and keep it if it is a deck."""
        async with self._one_at_a_time:
            found = await asyncio.to_thread(_parsed, name[-LONGEST_NAME:], data)
        if not isinstance(found, Deck):
            troubles = [DeckTrouble(line=each.line, key=each.key, args=each.args) for each in found[:MOST_PROBLEMS]]
            return DeckChecked(deck=None, problems=troubles, count=len(found))
        deck_id = sha256(data).hexdigest()[:24]
        await self._store.keep_deck(deck_id, name[-LONGEST_NAME:], data)
        self._keep(deck_id, found)
        return DeckChecked(deck=deck_view(deck_id, found), problems=[], count=0)

    async def schooling(self, asked: SchoolAsked | None, rules: Rules) -> Schooling | None:
        """Return what makes the school edition that a table asks for. Raises Refusal."""
        if asked is None:
            return None
        deck = await self.find(asked.deck)
        if not rules.explain_gate:
            raise Refusal(422, "school", Sentence("problem-school"), knob="explain_gate")
        if deck.pack != rules.pack:
            why = Sentence("problem-deck-pack", {"count": deck.pack, "pack": rules.pack})
            raise Refusal(422, "deck", why, knob="pack")
        return lambda: School(deck, asked.deck, Judging(asked.judging), asked.language, asked.rightly)

    def _keep(self, deck_id: str, deck: Deck) -> None:
        self._decks[deck_id] = deck
        self._decks.move_to_end(deck_id)
        if len(self._decks) > MOST_DECKS:
            self._decks.popitem(last=False)


def deck_view(deck_id: str, deck: Deck) -> DeckView:
    """Return what a form shows of a deck."""
    topics = {language: list(deck.topics(language).values()) for language in deck.languages}
    return DeckView(id=deck_id, name=deck.name, cards=deck.pack, topics=topics)


def _parsed(name: str, data: bytes) -> Deck | list[DeckProblem]:
    try:
        return parse(name, data)
    except DeckError as error:
        return error.problems
