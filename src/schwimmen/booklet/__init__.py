"""The rules of a table as text: what is played, how it differs from print or from another table, what was wrong.

Everything here is a list of sentences (`schwimmen.sentence.Sentence`): keys of the word catalogue with arguments. The
text follows from the fields of `Rules` alone, so it says of every table what is played there, and names no game.
`text` puts the rules together, section by section; `sources` knows the numbers of the rules and their documents;
`short` is the game for newcomers; `house` tells how a table differs from print, `compare` how two tables differ;
`values` has words for knobs and fields, `trouble` for wrong inputs.
"""

from schwimmen.booklet.compare import Comparison, Row, differences
from schwimmen.booklet.fields import field_name, field_sentences
from schwimmen.booklet.house import deviations, idle_by_house, idle_sentences
from schwimmen.booklet.pictures import Picture, Turn, pictures, turn
from schwimmen.booklet.short import aim, example, in_short
from schwimmen.booklet.sources import cited, topic_of
from schwimmen.booklet.text import rules_text
from schwimmen.booklet.trouble import players_trouble, trouble
from schwimmen.booklet.values import value_key, value_sentences, word_key

__all__ = [
    "Comparison",
    "Picture",
    "Row",
    "Turn",
    "aim",
    "cited",
    "deviations",
    "differences",
    "example",
    "field_name",
    "field_sentences",
    "idle_by_house",
    "idle_sentences",
    "in_short",
    "pictures",
    "players_trouble",
    "rules_text",
    "topic_of",
    "trouble",
    "turn",
    "value_key",
    "value_sentences",
    "word_key",
]
