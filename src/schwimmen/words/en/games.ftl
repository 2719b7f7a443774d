# The games, as the start page offers them; the keys are made as in knobs.ftl.
#
#   game-ID, game-ID-about      a game and what it is (the names of schwimmen.rules.presets)
#   game-ID-tile                the same in a few words

game-schwimmen = Schwimmen
game-schwimmen-about = The card game of German and Austrian families: exchange cards with the middle, collect one suit, and close before the others have more. The last one still dry wins.
game-schwimmen-tile = Exchange cards with the middle and close in time.
game-schwimmen-gamerules = Schwimmen for the Pot
game-schwimmen-gamerules-about = Schwimmen for chips: every chip that is lost goes into the pot, and the last player left takes all of it.
game-schwimmen-gamerules-tile = Schwimmen, with lost chips going into a pot.
game-schwimmen-catsatcards = Schwimmen with Knocking
game-schwimmen-catsatcards-about = Schwimmen for up to nine: instead of closing you knock, and when everybody passes, new cards come into the middle.
game-schwimmen-catsatcards-tile = Schwimmen with knocking, for up to nine.
game-dutch31 = Dutch 31
game-dutch31-about = Schwimmen as it is played in the Netherlands: closing ends only your own hand. Points are counted on dice, and the first player to lose them all gets the chicken.
game-dutch31-tile = You close only your own hand, and one player gets the chicken.
game-hosa-aba = Hosa Aba
game-hosa-aba-about = The Swiss version with 36 cards: you may pass only on your first turn and say “stop” only from the second on, and a middle of a single suit is an offer.
game-hosa-aba-tile = The Swiss way: a middle of one suit is an offer.
game-forty-one = 41
game-forty-one-about = Si-lam Choy’s game with four cards: a player who has enough ends the hand at once. The winner scores the value of the hand, and the others lose the difference.
game-forty-one-tile = Four cards, and the hand can be ended on the spot.
game-tri-palki = Tri Palki
game-tri-palki-about = “Three sticks” from Russia: a middle of one suit is washed out, only 31 lets you announce the last round, and the fourth stick puts you out.
game-tri-palki-tile = A middle of one suit is washed out; only a 31 stops the game.
game-tuppenny-loo = Tuppenny Ha’penny Loo
game-tuppenny-loo-about = A British game of the mid 20th century for five old halfpennies: any three of a kind is worth as much as 31, and nobody pays in a tie.
game-tuppenny-loo-tile = An old British game: any three of a kind counts 31.
game-energy-schwimmen = Schwimmen (school edition)
game-energy-schwimmen-about = The learning edition for schools: the suits are topics, and to get a card you first have to explain its term.
game-energy-schwimmen-tile = Explain the term first, then the card is yours.
game-thirty-one = Thirty-One
game-thirty-one-about = The American game, also called Scat or Blitz: you draw from the stock or the discard pile, and when somebody calls Blitz, all the others lose.
game-thirty-one-tile = Draw, discard, knock: no open cards in the middle.
game-thirty-one-trio = Thirty-One with three of a kind
game-thirty-one-trio-about = Thirty-One in which three cards of one rank count 30.
game-thirty-one-trio-tile = Thirty-One, and three of a kind counts 30.
game-no-elimination-31 = No-Elimination Thirty-One
game-no-elimination-31-about = Thirty-One for points: nobody drops out, every hand scores, and the player with the most points after ten hands wins.
game-no-elimination-31-tile = Thirty-One for points: everybody plays to the end.
game-trentuno = Trentuno
game-trentuno-about = Thirty-One as Italy plays it: forty cards, round to the right, and in a tie at the bottom the dealer is safe.
game-trentuno-tile = Forty cards, to the right, and the dealer is safe in a tie.
game-commerce = Commerce
game-commerce-about = The ancestor of the family: the middle grows by a card each round, combinations count, and the lowest hand pays a life to the best.
game-commerce-tile = The middle grows, and lives change hands.
game-stop-the-bus = Stop the Bus
game-stop-the-bus-about = An English relative of Schwimmen in which combinations such as three of a kind, run and pair count instead of points.
game-stop-the-bus-tile = Runs, pairs and threes instead of points.

game-petrangola = Petrangola
game-petrangola-about = The three-card game of the Marche and Romagna: sequences and trios beat every total, and you exchange as many cards as you like.
game-petrangola-tile = Sequences beat 31, and you exchange any number of cards.

game-mambassa = Mambassa
game-mambassa-about = The four-card relative of Petrangola: four of a kind, long and short runs, and points below them.
game-mambassa-tile = Four cards: runs, threes and fours, then points.
game-japanese-51 = Goju Ichi, Japanese Fifty-One
game-japanese-51-about = Five cards, ideally all of one suit: whatever does not belong to it is subtracted. On every turn you have to exchange a card.
game-japanese-51-tile = Five cards of one suit; everything else costs points.
game-chinese-51 = Chinese Fifty-One
game-chinese-51-about = Five cards of one suit, or they are worth nothing. A player who calls can be challenged by the others; the match goes to 500.
game-chinese-51-tile = Five of one suit or nothing, and a call can be challenged.
game-empat-satu = Empat Satu
game-empat-satu-about = “Four one” from Indonesia: four cards from the stock or the discard pile, “stop” only with a single suit, and each hand is a game of its own.
game-empat-satu-tile = Four cards, one suit, a single hand.

## One house rule stands there, too

knob-units = { unit-name }
