"""A page for each game: where it comes from, examples to click through, and which reading is played.

Everything here is data; the words are in `pages.ftl`. `stories` knows the parts of a page and their sources,
`readings` where the documents disagree or are silent, `examples` short matches that `shown` plays step by step,
`effort` how long a match is and how much there is to learn.
"""

from schwimmen.rulebook.pages.effort import minutes, to_learn
from schwimmen.rulebook.pages.examples import Example, examples_of
from schwimmen.rulebook.pages.names import also_called
from schwimmen.rulebook.pages.readings import READINGS, Quote, Reading, readings_of
from schwimmen.rulebook.pages.shown import PageHand, PageStep, ending, step, steps
from schwimmen.rulebook.pages.stories import parent_of, story_of

__all__ = [
    "READINGS",
    "Example",
    "PageHand",
    "PageStep",
    "Quote",
    "Reading",
    "also_called",
    "ending",
    "examples_of",
    "minutes",
    "parent_of",
    "readings_of",
    "step",
    "steps",
    "story_of",
    "to_learn",
]
