# Decks of the school edition: what is wrong with one, writing one, printing one, and the desk.

## What is wrong in a line of a deck

deck-kind = Expected a file that ends in .csv, .yaml or .yml, got “{ $came }”.
deck-large = Expected at most { $expected } bytes, got { $came }.
deck-encoding = Expected text in UTF-8, got the byte { $came }. Save the file as “CSV UTF-8”.
deck-csv = Expected CSV, but this line cannot be read ({ $came }). Is a quotation mark missing?
deck-yaml = Expected YAML, but this line cannot be read ({ $came }).
deck-list = Expected a list of cards, each beginning with “- language: en” and its fields below, got { $came }.
deck-text = Column “{ $column }”: expected a text, got { $came }.
deck-column-missing = Expected a column “{ $expected }”, got: { $came }.
deck-column-twice = Expected the column “{ $came }” once, got it twice.
deck-column-unknown = Expected one of these columns: { $expected }, got “{ $came }”.
deck-fields = Expected { $expected } fields, as in the heading, got { $came }. A text that contains the separator needs quotation marks.
deck-nothing = Expected cards, got none.
deck-one-of = Column “{ $column }”: expected one of { $expected }, got “{ $came }”.
deck-empty = Column “{ $column }”: expected a text, got nothing.
deck-long = Column “{ $column }”: expected at most { $expected } characters, got { $came }.
deck-card-twice = Expected each card once; { $card } ({ $language }) is already in line { $line }.
deck-card-missing = Expected { $card } ({ $language }), but no line has this card.
deck-card-outside = Expected a card of the { $count }-card pack, from { $lowest } to A, got { $card } ({ $language }).
deck-mixed = Column “{ $column }”: expected “{ $expected }” as with the other cards of the suit { $suit }, got “{ $came }”.
deck-wrong-right = Column “wrong”: expected a wrong explanation, but “{ $came }” is the right one.
deck-few-answers = Column “explanation”: expected at least { $expected } explanations and wrong answers that say something else, got { $came }.
deck-wrong-twice = Column “wrong”: expected different wrong explanations, got “{ $came }” twice.
deck-letters = Column “{ $column }”: expected printable characters, got: { $came }

## schwimmen deck

deck-fine = All is well: { $count } cards in { $languages ->
    [one] one language
   *[other] { $languages } languages
} ({ $names }).
deck-found = { $count ->
    [one] One mistake.
   *[other] { $count } mistakes.
}
deck-language-missing = This deck has no cards in “{ $came }”, only in: { $allowed }.
deck-same-file = { $file } is named twice. The deck and each print need a file of their own.
deck-nowhere = Where do you want to print to? For example: --cards cards.pdf --answers answers.pdf
deck-printed-cards = { $count } cards on { $sheets } sheets, front and back. Print on both sides, flip on the long edge, size 100%.
deck-printed-answers = The answers to { $count } terms.
deck-printed-rules = The rules for pupils, on one page.

## On the printed sheets

print-now = Print
sheet-cards-title = Schwimmen, school edition: cards
sheet-front = Sheet { $number } of { $count } · front · print on both sides, flip on the long edge, size 100%
sheet-back = Sheet { $number } of { $count } · back
sheet-answers-title = Answers
sheet-answers-about = Schwimmen, school edition · { $count } terms. An explanation is right if it gets the essentials; the wording does not matter.
sheet-page = Page { $number } of { $count }

## Writing a deck

deck-title = Deck of terms
deck-new-about = A deck has a term with its model explanation for each of 32 cards, in four topics. It stays on this device, and you can export it as a file.
deck-new-empty = Begin with empty cards
deck-new-energy = Begin with a copy of the energy deck
deck-name = Name of the deck
deck-language = Language of the cards
deck-language-more = Add { $language }
deck-topic = Topic
deck-icon = Drawing
deck-icon-none = none
deck-icon-bulb = light bulb
deck-icon-turbine = wind turbine
deck-icon-plant = power station
deck-icon-pylon = pylon
deck-icon-book = book
deck-icon-flask = flask
deck-icon-globe = globe
deck-icon-leaf = leaf
deck-term = Term
deck-explanation = Model explanation
deck-wrong = Wrong explanation { $number }
deck-wrong-more = Wrong explanations
deck-wrong-about = For multiple choice; without these, explanations of other terms of the topic are offered.
deck-card = { $card }: { $term }
deck-done = { $done } of { $count }
deck-open = { $count ->
    [0] Everything is there.
    [one] One thing is still missing or wrong.
   *[other] { $count } things are still missing or wrong.
}
deck-saved = Saved on this device
deck-export = Export as a file
deck-play = Play with it
deck-delete = Delete
deck-delete-sure = Really delete
deck-gone = This deck is not on this device.

## The teacher's desk

desk-empty = No tables yet
desk-empty-about = Say how many tables your lesson needs and how many play at each. You take no seat: you judge at all of them from here.
desk-calm = Nobody is waiting for you.
desk-waits = { $count ->
    [one] One table is waiting for your verdict.
   *[other] { $count } tables are waiting for your verdict.
}
desk-table = Table { $number }
desk-nobody = Nobody has come yet.
desk-heard = { $table }: { $seat } explains { $terms }.
desk-verdict = { $table }: right or wrong?
desk-right = You said: right.
desk-wrong = You said: wrong.
desk-right-theirs = Judged right.
desk-wrong-theirs = Judged wrong.
desk-held = The cards move when play goes on. Until then you can take it back.
desk-computer = The computer explains. Play goes on by itself.
desk-together = The table judges this one together.
desk-over = The match is over.
desk-won = { $names } won.
desk-between = Cards on the table. They deal the next hand when they are ready.
desk-again = Another match
desk-more = More about { $table }
desk-away = Put the table away
desk-away-about = Then the table judges by itself.
desk-clear = Clear the desk
desk-clear-about = All tables go on without you and judge by themselves.
sheet-rules-title = Schwimmen: the rules
sheet-rules-about = School edition, for two to nine players. Each suit is a topic: { $topics }. Everybody has three lives, say three matches.
sheet-rules-1 = The player with the longest way to school deals first, then the deal goes to the left. The dealer gives everybody three cards, takes two packets of three, looks at both, plays with one and lays the other face up in the middle. The rest is put aside.
sheet-rules-2 = The player on the dealer’s left begins. On your turn, exchange one card with the middle, or all three, never two. You may also pass, or end the hand by knocking on the table.
sheet-rules-3 = Before you take a card, explain its term. Right, and you exchange. Wrong, and everything stays; the group settles the solution before the next turn.
sheet-rules-4 = Collect cards of one suit. An ace counts 11; king, queen, jack and ten count 10; nine, eight and seven count 9, 8 and 7. Or collect three cards of one rank: they count 30½.
sheet-rules-5 = If somebody knocks, all the others may exchange once more. Then everybody shows their cards.
sheet-rules-6 = If you hold 31, lay your cards down at once: the hand is over, even right after the deal.
sheet-rules-7 = The player with the fewest points loses a life; if several have equally few, they all do. With no life left you swim and play on. Lose once more, and you go under. The last one left has won.
sheet-rules-hands = What a hand is worth
sheet-rules-hand-20 = 20 points: 10 + 10. Only the queen and the ten of hearts are of one suit.
sheet-rules-hand-30 = 30 points: 11 + 10 + 9.
sheet-rules-hand-30-5 = 30½ points. If two players have three of a kind, the higher rank is better.
sheet-rules-hand-31 = 31 points: 11 + 10 + 10. There is nothing better.
