"""The rules of a table as text: what is played, how it differs from print or from another table, what was wrong.

Everything here is a list of sentences (`schwimmen.words.sentence`): keys of the word catalogue with arguments. The text
follows from the fields of `Rules` alone, so it says of every table what is played there, and names no game. `pages`
holds a page about each game. In `text`, `sections` puts the rules together, section by section; `sources` knows the
numbers of the rules and their documents; `short` is the game for newcomers; `house` tells how a table differs from
print, `idle` which knobs do nothing, `compare` how two tables differ; `fields` has words for fields, `trouble` for
wrong inputs, `names` for names of no game. What the page of the browser has to say, too, is translated
(`tools/translated.py`).
"""

from schwimmen.rulebook.text.compare import CompareRow, Comparison, differences
from schwimmen.rulebook.text.fields import field_name, field_sentences
from schwimmen.rulebook.text.house import deviations
from schwimmen.rulebook.text.idle import idle_by_house, idle_sentences
from schwimmen.rulebook.text.names import absence, name_trouble
from schwimmen.rulebook.text.pictures import Picture, Turn, pictures, turn
from schwimmen.rulebook.text.sections import rules_text
from schwimmen.rulebook.text.short import aim, example, in_short
from schwimmen.rulebook.text.sources import cited
from schwimmen.rulebook.text.trouble import players_trouble, trouble

__all__ = [
    "CompareRow",
    "Comparison",
    "Picture",
    "Turn",
    "absence",
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
    "name_trouble",
    "pictures",
    "players_trouble",
    "rules_text",
    "trouble",
    "turn",
]
