# The page of a game, and the comparison of two games. Only the browser shows them, and fetches this file there.
#
#   page-ID-story-1, …          where a game comes from, paragraph by paragraph (schwimmen.rulebook.pages.stories knows the places)
#   page-ID-short               the rules in short: each line a sentence
#   example-ID-NAME             what an example shows (schwimmen.rulebook.pages.examples)
#   reading-NUMBER-ask          a question to which the sources give no answer, or two
#   reading-NUMBER              what is played here (schwimmen.rulebook.pages.readings)
#
# In ID a hyphen stands for an underscore.

## The page

page = The game’s page
page-games = All games
page-story = Where it comes from
page-short = In short
page-full = All the rules
page-full-about = As the table plays them; the source of each sentence stands below it.
page-examples = Click through
page-examples-about = All hands lie open: you see what nobody else does.
page-readings = How we read it
page-readings-about = Where the sources disagree or are silent, somebody has to decide. This is what a table without house rules plays.
page-parent = This game is described as a variant of “{ $game }”. Anything not mentioned here is as it is there.
page-parent-open = Page of { $game }
page-play = Play it now
page-play-about = against three, no account
page-lay = Set up a table with house rules
page-compare-with = Compare with another game
page-sources = The sources
page-lost = There is no game of this name here.
page-also = Also called
also-called = { $places }: { $names }
also-called-house = { $places }, with house rules: { $names }
place-germany = Germany
place-austria = Austria
place-switzerland = Switzerland
place-netherlands = Netherlands
place-france = France
place-england = England
place-britain = Britain
place-usa = USA
place-canada = Canada
place-italy = Italy
place-japan = Japan
place-indonesia = Indonesia

reading-quote = “{ $text }”
reading-silent = The sources are silent.
reading-other = To play it differently: { $knob }

step-of = { $number } of { $count }
step-next = Next
step-back = Back
step-first = From the start
step-table = In the middle
step-pool = Pool
step-packet = The second packet, still face down
step-none = empty
step-discard = On top of the discard pile
step-turn = to move
step-result = What comes of it
step-change = { $change }

compare = Compare two games
compare-left = One game
compare-right = The other
compare-aspect = What it is about
compare-common = What they have in common
compare-same = That is the same game twice. Choose another.
compare-equal = These two play exactly alike.
compare-nothing = –
compare-swap = Swap sides
compare-differences = { $count ->
    [one] One difference
   *[other] { $count } differences
}

## Stories

page-schwimmen-story-1 = Schwimmen is one of the Commerce games: you improve your hand by exchanging cards with the open ones in the middle. In Germany hardly anybody has known the family’s name since the First World War, but everybody knows the game.
page-schwimmen-story-2 = It is also called 31, Schnautz, Knack or “Hosen ’runter”, trousers down. It is known in many parts of the world, and loved most in Germany and the west of Austria.
page-schwimmen-story-3 = Its name comes from the finest moment of a match: a player who has given away the last chip is not out yet but swims – until the next loss.
page-schwimmen-story-4 = The description at pagat began with an article by Christian Moeller; readers from various countries have added their versions. John McLeod edited it, and Günther Senst translated it into German.
page-schwimmen-gamerules-story-1 = The shortest of the five sources presents Schwimmen as a game of elimination for adults: hand after hand, the player with the least is punished, until one player remains. It alone says how the deal moves on: to the left.
page-schwimmen-gamerules-story-2 = Every lost chip goes into a pot in the middle. The last player left gets all of it – and that takes a single winner.
page-schwimmen-catsatcards-story-1 = Here Schwimmen is a German relative of Thirty-One: the aim and the values are the same, but instead of a stock and a discard pile an open hand lies in the middle.
page-schwimmen-catsatcards-story-2 = That hand is called the widow, and instead of closing you knock at the end of your turn.
page-schwimmen-catsatcards-story-3 = The source has kept the German word and explains it: “Schwimmen”, swimming, means playing on without a token.
page-dutch31-story-1 = This is how 31 is traditionally played in the Netherlands, as told by Rutger Wimmenhove.
page-dutch31-story-2 = A player who says “pas” there, or throws down the cards, does not end the whole hand but only their own. The others go on until just two are left.
page-dutch31-story-3 = The score is kept with dice, from six downwards. The first to run out gets the chicken: a joker, a card that is not in use, or a real chicken doll – and may lose once more.
page-hosa-aba-story-1 = “Hosa aba!” means “pants down!”: around Chur in Switzerland, that is what you call when you have 31. The game was described by Sascha Baer.
page-hosa-aba-story-2 = When all the cards in the middle are of one suit, that is an “Offerte”, an offer: there are no half measures then, only the whole middle.
page-hosa-aba-story-3 = There is no Feuer there, and no suit ranks above another: players who are equally low lose together.
page-forty-one-story-1 = This version with four cards is Si-lam Choy’s, and its name is its aim: no hand can be worth more than 41, and none less than 2.
page-forty-one-story-2 = A player who feels strong ends the hand with a word, and nobody gets another turn. The way of keeping score is Si-lam Choy’s suggestion too.
page-forty-one-story-3 = So is this advice: watch what the others pick up. A player who swaps all four has shown you the whole hand.
page-tri-palki-story-1 = “Три палки” means “three sticks”: that is how many you may collect in this Russian version, described by Alexander Tvaladze.
page-tri-palki-story-2 = It works best with three or four players. The suits rank as in Russian Preferans: hearts, diamonds, clubs, spades.
page-tri-palki-story-3 = A middle of one suit is “washed out”, and the player who brought that about has another turn at once – even several times in a row.
page-tuppenny-loo-story-1 = A British game of the mid 20th century, described by Francis Voisey of Exeter in Devon. Its name is the stake, five old halfpennies; all it shares with the trick-taking game Loo is the three cards in hand.
page-tuppenny-loo-story-2 = Any three of a kind is worth as much as 31 here, be it eights or queens. But only 31 in one suit may stop the play.
page-tuppenny-loo-story-3 = With seven players, Francis Voisey reckons, the winner walks away with the princely sum of one shilling and fivepence halfpenny.
page-energy-schwimmen-story-1 = A learning edition for schools: instead of clubs, spades, hearts and diamonds there are energy efficiency, renewable energies, thermal power plants and power grids.
page-energy-schwimmen-story-2 = To get a card from the middle you first explain its term. If the explanation is wrong, the card stays where it is, and the group settles the right solution before the game goes on.
page-energy-schwimmen-story-3 = The player with the longest way to school deals first, and the three lives may be matches or coins.
page-thirty-one-story-1 = A fast game with many names: Scat, Blitz, Clinker, Trenta Et Un, Cadillac or Cad. In Britain it is known as “Ride the Bus”, another source says. It has nothing to do with the German game of Skat.
page-thirty-one-story-2 = Instead of open cards in the middle there are a stock and a discard pile, as in rummy. If you have enough, you knock; if you have exactly 31, you call “Blitz”.
page-thirty-one-story-3 = A player who has lost the last token gets a free ride and plays on until the next loss.
page-thirty-one-trio-story-1 = Some people like Thirty-One better with a little extra: three cards of one rank are worth 30.
page-thirty-one-trio-story-2 = That is nearly a Blitz, but not quite: the hand goes on.
page-no-elimination-31-story-1 = A version of Thirty-One without tokens, in which nobody has to sit out: everyone plays until the end.
page-no-elimination-31-story-2 = Every hand brings points from a little table. After an agreed time or number of hands, the player with the most wins.
page-trentuno-story-1 = Trentuno, “thirty-one”, is Italy’s game of drawing and discarding: Thirty-One with forty cards, without eights, nines and tens. Italian packs have batons, swords, cups and coins instead of clubs, spades, hearts and diamonds.
page-trentuno-story-2 = Everybody puts up three equal stakes, which are called lives. Whatever is lost goes into the pot, and the last player left takes it.
page-trentuno-story-3 = The dealer has a privilege: in a tie at the bottom only the others pay. And a player who has knocked is let off if somebody then makes 31.
page-commerce-story-1 = Commerce is the ancestor of this family: its rules have been printed since the 18th century. Here it is played as the Encyclopædia Britannica of 1911 describes it.
page-commerce-story-2 = Trading goes on for as many rounds as there are players. From the second on, the middle gets another card each time. If you take all three cards, or are content, you are done trading.
page-commerce-story-3 = There is no pot: the lowest hand pays a life straight to the best. A player who was down can come up again, until one player has all the lives.
page-stop-the-bus-story-1 = Stop the Bus appears to come from England, where it is quite popular. It is played like Schwimmen – except that combinations count, not points.
page-stop-the-bus-story-2 = At the top is the “prial”, three of a kind, and at the bottom a mere high card. Most play it with the full pack of 52 cards.
page-petrangola-story-1 = Petrangola comes from the Marche and Romagna; elsewhere in Italy it is often just called 31. Italian packs have batons, swords, cups and coins instead of clubs, spades, hearts and diamonds.
page-petrangola-story-2 = Everybody puts a stake into the pot and gets three tokens. A lost hand costs one of them, and the last player who still has one takes the pot.
page-petrangola-story-3 = The dealer looks at three more cards, the monte, before seeing the cards dealt. Taking them counts as a knock: everybody else has one turn, and that is all.
page-mambassa-story-1 = Mambassa, or Manbassa, is played on the coast of the Marche: Petrangola with four cards in hand and four in the middle.
page-mambassa-story-2 = Everybody has four tokens, and one of them goes into the pot before the first deal: three lives are left. Four aces are the mambassa, worth 44.
page-japanese-51-story-1 = “Goju Ichi”, fifty-one, is a popular game for families and children in Japan. The games of Fifty-One are Asian and work like Thirty-One, but with five cards.
page-japanese-51-story-2 = If you do not like the middle, you may clear it from your second turn on. Cards outside your suit cost you points in the end.
page-chinese-51-story-1 = The Chinese sister of Japanese Fifty-One runs the other way: anticlockwise.
page-chinese-51-story-2 = The deal is in the Chinese style. Somebody shuffles and puts the pack in the middle, and then each player in turn draws cards from it.
page-chinese-51-story-3 = A player who calls can be challenged: the others decide one by one, and the winner of the comparison takes everything.
page-empat-satu-story-1 = Empat Satu, “four one”, that is 41, comes from Indonesia and is played elsewhere too – best with two to four.
page-empat-satu-story-2 = Every hand is a whole game, and usually nothing is written down. The loser deals; the winner begins.

## In short

page-schwimmen-short =
    Three cards in hand, three open in the middle.
    The dealer may swap the dealt hand, unseen, for a second packet; the other one becomes the middle.
    On your turn you exchange one card or all three – never two – or you pass.
    One suit counts: aces 11, court cards and tens 10; three of a kind is worth 30½.
    You show 31, or three aces (Feuer), at once, and the hand is over.
    Otherwise somebody closes at the end of a turn, and everybody else has one more turn.
    The lowest hand loses a life; after the third you swim, with the fourth you go under.
page-schwimmen-gamerules-short =
    Three cards in hand, three open in the middle.
    The dealer may trade the cards dealt, blind, for the second packet.
    On your turn you exchange one card or all three, or you pass.
    If you have enough, you close at the end of your turn; 31 and three aces end the hand at once.
    The player with the least in one suit puts a chip into the pot; after Feuer all the others do.
    Without a chip you play on until you would have to pay again.
    The pot goes to one player in the end: if all go under together, the hand is played again.
page-schwimmen-catsatcards-short =
    Up to nine play, each with three cards and three tokens.
    In the middle lies the open widow: three cards that were face down until the dealer had chosen.
    On your turn you exchange one card or all three, or you pass.
    When as many pass in a row as are playing, a new widow comes; if there are too few cards, the hand ends and nobody loses.
    At the end of your turn you may knock, and everybody else has one more turn.
    The player with the least in one suit loses a token; after three aces all the others do.
    Without a token you swim until the next loss.
page-dutch31-short =
    The deal is that of Schwimmen, and so are the values.
    On your turn you exchange one card, exchange all three, or close your own hand; there is no passing.
    Exchanging all three closes your hand as well.
    The others play on; when only one hand is still open, it has exactly one last turn.
    You show 31 at once: the hand is over, but on a first turn those who have not played yet still get theirs.
    The player with the least turns the die down by one, from six to nothing.
    The first to reach the bottom gets the only chicken and may lose once more.
page-hosa-aba-short =
    You play with 36 cards, from six to ace.
    On your turn you exchange one card or all three; you may pass only on your first turn, and call “stop” only from the second on.
    When the middle is of one suit, that is an offer: you exchange everything or nothing.
    After “stop” everybody else has one more turn.
    With 31 you call “Hosa aba!”, and the hand is over at once.
    Three aces are three of a kind like any other, 30½.
    All who have the smallest value lose a life; suits do not matter.
page-forty-one-short =
    Four cards in hand, four open in the middle, from a pack of 52.
    On your turn you exchange one card or all four, or have four new ones turned up and exchange one, or you end the hand.
    You can end it only instead of exchanging, and then nobody gets another turn.
    The best suit counts; three of a kind is nothing special.
    The player with the most scores those points, and the others lose the difference.
    The player who lost the most begins the next hand.
page-tri-palki-short =
    You play with 36 cards; hands and middle are dealt in turns, and the dealer begins.
    On your turn you exchange one card or all three, or you pass.
    When the middle is of one suit, it is washed out: three new cards, and you have another turn.
    With 31 you may call the last round at the end of your turn; otherwise the hand ends when all pass.
    The player with the least gets a stick; with three sixes or 6-7-8 of one suit you are safe.
    Three aces give a stick to all who have no special hand.
    You may have three sticks; with the fourth you are out.
page-tuppenny-loo-short =
    28 cards, from eight to ace: three for each hand, three open in the middle.
    On your turn you exchange one card or all three, or you call “stick” and keep what you have.
    Players who have stuck are skipped; the last one who has not has exactly one more turn.
    With 31 in one suit you stop the play at once.
    Any three of a kind is worth as much as 31, but stops nothing.
    The player with the least pays a coin; if several are equally low, nobody pays.
    After five coins you play on trial, and the sixth loss puts you out.
page-energy-schwimmen-short =
    Each suit is a topic, and each card carries a term of it.
    The dealer looks at two packets, plays with one and lays the other open in the middle.
    On your turn you ask for one card or all three, and first explain their terms.
    If everything is right, you exchange; if anything is wrong, everything stays, and the solution is settled.
    You may also pass or knock; after a knock all the others exchange once more.
    31 ends the hand at once, three of a kind counts 30½.
    The player with the least loses a life; after three you swim.
page-thirty-one-short =
    Three cards in hand, a stock, and a discard pile with one open card.
    On your turn you draw from the stock or take the top discard, and then discard one – not the one you have just taken.
    Or you knock; then everybody else has one more turn.
    If you have exactly 31 in one suit before that, you call “Blitz”: the hand is over, and all the others lose a token.
    After a knock the player with the least loses a token, the knocker two.
    When the stock is empty, nobody loses.
    After three tokens you have a free ride until the next loss.
page-thirty-one-trio-short =
    It plays like Thirty-One: draw, discard, knock.
    But three cards of one rank count 30, whatever they are.
    Three of a kind is no Blitz, the hand goes on.
    Three of a kind and 30 in one suit are worth the same.
page-no-elimination-31-short =
    It plays like Thirty-One: draw, discard, knock, Blitz.
    There are no tokens, and nobody is eliminated.
    Every hand brings points: 6 for a Blitz, 4 for the highest value, 2 in between, 1 for the lowest.
    A player who has knocked gets one point less, except for the Blitz.
    Players who are equal all score for the best of the places they share.
    After ten hands, the player with the most wins.
page-trentuno-short =
    Three cards in hand, a stock, and a discard pile with one open card; play goes round to the right.
    On your turn you draw from the stock or take the top discard, and then discard one – not the one you have just taken.
    Or you knock; then everybody else has one more turn.
    31 in one suit ends the hand at once: all the others lose a life, but not a player who has knocked.
    After a knock the player with the least loses a life; in a tie the dealer is safe.
    When the stock is empty, nobody loses.
    With no lives left you are out.
page-commerce-short =
    Three cards in hand, three open in the middle.
    On your turn you exchange one card or two, and go on trading; or all three, and you are done.
    If you are content, say so: you are done, too.
    There are as many rounds as players; before each but the first, a card is added to the middle.
    From the top: three of a kind (tricon), a sequence in one suit, a flush, a pair; below these, all your points count.
    The lowest hand pays a life to the best. Of equal hands, the one whose turn comes earlier is better.
    With no lives left you are out; the player who has them all wins.
page-stop-the-bus-short =
    It plays like Schwimmen with knocking, but with all 52 cards.
    Combinations count, not points: three of a kind, running flush, run, flush, pair, high card.
    On your turn you exchange one card or all three, or you pass.
    No hand has to be shown: only a knock ends it, and then everybody else has one more turn.
    The lowest hand loses a token.
    If the best or the lowest hands are exactly equal, nobody loses.
page-petrangola-short =
    Three cards in hand, three in the middle; forty cards, without eights, nines and tens, and play goes round to the right.
    The dealer looks only at the packet: taking it is a knock, otherwise it is turned up.
    On your turn you exchange one card, two or all three for as many, or you knock; then everybody else has one more turn.
    Three aces are the petrangolone; below them come sequences of one suit, trios, and points in one suit up to 31.
    Between equal hands, swords (here spades) are better. The lowest hand costs a token.
    With no tokens left you are out.
page-mambassa-short =
    Four cards in hand, four in the middle; forty cards, without eights, nines and tens, and play goes round to the right.
    The dealer looks only at the packet: taking it is a knock, otherwise it is turned up.
    On your turn you exchange one to four cards for as many, or you knock; then everybody else has one more turn.
    From the top: four aces, ace to jack of one suit, four of a kind, four in a row, three of a kind, three in a row, and points in one suit up to 38.
    Between equal hands, diamonds come before spades, hearts and clubs. The lowest hand costs a token.
    With no tokens left you are out.
page-japanese-51-short =
    Five cards in hand, five open in the middle, from a pack of 52.
    On your turn you must exchange exactly one card.
    From your second turn on you may clear the whole middle first and turn up five new cards.
    At the end of your turn you may call “stop”; everybody else then has one more turn.
    Your points are those of one suit, minus everything else in your hand.
    The player with the most wins; in a tie, the one who called “stop” does not.
page-chinese-51-short =
    Five cards, anticlockwise; the first player has six and lays one of them into the pool.
    On your turn you draw a card and lay one into the pool, or take the whole pool and lay down the same number of cards.
    When five lie there you may also exchange just one; a sixth card clears them away.
    Instead of drawing you may call, and the others decide in turn whether they challenge.
    Only a hand of one suit brings points; the winner of a comparison gets the points of all who took part.
    Exactly 51 counts double and may be called at the end of that same turn.
    You play to 500.
page-empat-satu-short =
    Four cards in hand, a stock, and no card on the discard pile yet.
    On your turn you draw from the stock or take the top discard, and then discard another card.
    At the start of your turn you may call “stop” if all four cards are of one suit; that ends it at once.
    Your points are those of one suit, minus everything else.
    When the stock is empty the game goes on as long as everybody takes the top discard.
    The player with the most wins and begins the next hand; the one with the least deals.

## Examples

example-schwimmen-blind = A blind trade, three passes, a close: a whole hand with a new middle
example-schwimmen-last-31 = 31 in the last round – and one player never gets that turn
example-schwimmen-fire = Feuer on the very first turn
example-schwimmen-gamerules-equal = Truly equal: 20 in hearts twice, and both pay
example-schwimmen-gamerules-fire = Feuer, and the other one pays into the pot
example-schwimmen-catsatcards-dry = Eight players, and all pass: there are too few cards for a second new middle
example-schwimmen-catsatcards-dealt-31 = 31 is dealt: the hand is over before anybody had a turn
example-schwimmen-catsatcards-blind = A whole hand with a new widow and a knock
example-dutch31-own = Each player closes their own hand, and the last one has one more turn
example-dutch31-first-turn = 31 on a first turn: the others still get theirs
example-dutch31-dealt = 31 is dealt: the dealer chooses, then all others have one turn
example-hosa-aba-offer = An offer, two passes, then stop
example-hosa-aba-last-31 = “Hosa aba!” in the last round
example-forty-one-refresh = Four new cards, one exchange, and later the end
example-forty-one-points = 38, 30 and 21: how the points are written down
example-tri-palki-washout = Washed out: another turn, and in the end the last round
example-tri-palki-aces = Three aces: a stick for all who have no special hand
example-tri-palki-later = With 31 you need not call at once
example-tuppenny-loo-stick = Two stick, and the last hand exchanges once more
example-tuppenny-loo-trio = 31 stops the play, and three eights are worth as much
example-tuppenny-loo-tie = Two are equally low: nobody pays
example-energy-schwimmen-explain = Explained correctly, explained wrongly, then a knock
example-energy-schwimmen-three = To get all three, you explain all three
example-energy-schwimmen-last-31 = A correct explanation after the knock: 31
example-thirty-one-knock = Draw, discard, knock: a tie saves the player who knocked
example-thirty-one-blitz = A Blitz from the discard pile
example-thirty-one-double = Knocked too early: two tokens gone
example-thirty-one-trio-thirty = Three fours against 30 in clubs, and a 31 that comes too late
example-thirty-one-trio-dealt = Three kings are no use against a dealt Blitz
example-no-elimination-31-table = High, middle, low: what the table brings
example-no-elimination-31-late-31 = 31 after a knock still brings six points
example-no-elimination-31-tie = Two are equally low, and both count as middle
example-trentuno-dealer = A tie with the dealer: only the player who knocked pays
example-trentuno-late = 31 on the last turn, and the player who knocked is let off
example-commerce-grows = Three rounds, and the middle grows: a tricon of kings
example-commerce-content = All three cards at once, and three out of four in the middle
example-stop-the-bus-aces = Three aces end nothing, only the knock does
example-stop-the-bus-tie = Exactly equal at the bottom: nobody loses
example-petrangola-monte = The dealer takes the monte: one turn for everybody else
example-petrangola-sequence = A 31 loses against a sequence
example-mambassa-monte = The monte taken, and exchanges of three and of two cards
example-mambassa-knock = A knock on the first turn, and all four cards exchanged
example-japanese-51-clear = Clear, exchange one, “stop”
example-japanese-51-tie = A tie: the player who called “stop” does not win
example-chinese-51-pool = The pool grows, is cleared, and is taken
example-chinese-51-challenge = Called, challenged, compared
example-chinese-51-clear = 51 right after the first discard counts double
example-empat-satu-stop = Four hearts: “stop” instead of drawing
example-empat-satu-tie = 34 against 34: the lowest card of the suit decides

## Readings: Schwimmen

reading-SW-A1-ask = How many can play?
reading-SW-A1 = Two to eight; at CatsAtCards two to nine. With nine, two cards are left over, so there is never a new middle.
reading-SW-A3-ask = Does the dealer see both packets?
reading-SW-A3 = No, only the three cards dealt; the choice is blind. Only the school edition shows both.
reading-SW-A4-ask = Does the middle lie open from the start? The sentence says both.
reading-SW-A4 = It lies face down until the dealer has chosen.
reading-SW-A5-ask = Do you close after exchanging, or instead?
reading-SW-A5 = After it: you may exchange or pass, and then close as well.
reading-SW-A6-ask = May you close on your first turn?
reading-SW-A6 = Yes.
reading-SW-A7-ask = When all pass, does it have to be a whole round from its start?
reading-SW-A7 = No: as many passes in a row as there are players, no matter who was first.
reading-SW-A8-ask = When all pass in the last round, does a new middle come then too?
reading-SW-A8 = No. Once somebody has closed, passes are no longer counted.
reading-SW-A9-ask = What if there are too few cards for a new middle?
reading-SW-A9 = The hand ends at once, and nobody loses.
reading-SW-A10-ask = Is a dealt 31 shown before or after the dealer’s choice?
reading-SW-A10 = Before. There is no choice then, and no exchange.
reading-SW-A11-ask = Who loses when somebody shows 31?
reading-SW-A11 = Only the player with the least. All four sources agree on that.
reading-SW-A12-ask = Do you have to show at once in the last round too?
reading-SW-A12 = Yes: that ends the hand at once as well, and after Feuer all the others lose.
reading-SW-A13-ask = Do single cards decide between equal values?
reading-SW-A13 = No: only the rank of three of a kind, else the suit. The same suit twice is truly equal.
reading-SW-A16-ask = Which suit counts when three cards of three suits are equally high?
reading-SW-A16 = The highest, because that serves you best.
reading-SW-A17-ask = What if all remaining players go under together?
reading-SW-A17 = At pagat they share the win; in the two other versions the hand is played again.
reading-SW-A18-ask = What happens if you lose two at once and have one left?
reading-SW-A18 = You pay one after the other: that can put you out.
reading-SW-A19-ask = Does Feuer stay where a table knows no three of a kind?
reading-SW-A19 = Each can be switched off by itself; as printed, both count.
reading-SW-A20-ask = Who deals next?
reading-SW-A20 = The player to the left of the last dealer; only one source says so.
reading-SW-A21-ask = Is “one more round” more than one turn?
reading-SW-A21 = No: one turn for everybody except the player who closed.
reading-SW-A22-ask = What if several special hands are dealt?
reading-SW-A22 = All are shown. If Feuer is among them, all without it lose, otherwise only the lowest hand.
reading-SW-O1-ask = May you exchange all three cards?
reading-SW-O1 = Yes. Some tables allow only one card.
reading-SW-O2-ask = Does a dealt 31 hit everybody else?
reading-SW-O2 = No, only the lowest hand. Some play that all without 31 lose.
reading-SW-O3-ask = Does a dealt Feuer count double?
reading-SW-O3 = No. Some take two from all the others, and one from a player who has 31.
reading-SW-O4-ask = Does three of a kind count?
reading-SW-O4 = Yes, 30½. Some older descriptions do not know it.
reading-SW-O6-ask = 32 cards or the whole pack?
reading-SW-O6 = 32; it works with 52 too.

## Readings: relatives from Europe

reading-DU-A1-ask = What if one of the last two exchanges all three instead of saying “pas”?
reading-DU-A1 = That closes the hand too, and the other one has one more turn.
reading-DU-A2-ask = May you leave out that last turn?
reading-DU-A2 = Yes: to close then means to exchange nothing.
reading-DU-A3-ask = Is the “first round” that of the table or that of a player?
reading-DU-A3 = It is the same: the first turn of the player who makes 31.
reading-DU-A4-ask = Does the dealer still choose when somebody was dealt 31?
reading-DU-A4 = Yes, because the others need a middle for their one turn. A dealer with 31 keeps it.
reading-DU-A5-ask = Does the suit decide between equal values?
reading-DU-A5 = Yes, as in Schwimmen; but any two trios are equal.
reading-DU-A6-ask = Is the chicken still there later, when several ran out at once?
reading-DU-A6 = No. It is for the very first, and there has been a first.
reading-DU-A7-ask = Does it take five losses or six until you are out of points?
reading-DU-A7 = Six: from six to one it is five, and the sixth has no face on the die.
reading-DU-A9-ask = What about a 31 from the second packet?
reading-DU-A9 = It counts as dealt: all the others have one more turn.
reading-HO-A1-ask = May you leave out the last turn after “stop”?
reading-HO-A1 = Yes. Otherwise an offer would force you to exchange all three blindly.
reading-HO-A2-ask = What if all pass in the first round?
reading-HO-A2 = Three new cards come into the middle, as in Schwimmen.
reading-HO-A3-ask = Is there a second packet, and the dealer’s choice?
reading-HO-A3 = Yes, as in Schwimmen; the source tells only the differences.
reading-HO-A4-ask = Does a dealt 31 end the hand too?
reading-HO-A4 = Yes, as usual.
reading-HO-A5-ask = How many lives are there, and do you swim after them?
reading-HO-A5 = Three and one swim, as in Schwimmen.
reading-HO-A6-ask = Which way round does it go?
reading-HO-A6 = Clockwise; elsewhere in Switzerland also the other way.
reading-FO-A2-ask = Are the discarded cards shuffled when the stock is empty?
reading-FO-A2 = Yes; it also works without.
reading-FO-A3-ask = Are the four cards among them that have just been put away?
reading-FO-A3 = No, they would come straight back.
reading-FO-A4-ask = Who begins when nobody lost the most, or several did?
reading-FO-A4 = The first hand begins to the dealer’s left. Of several it is the first in turn order; if nobody lost, the same player begins again.
reading-FO-A6-ask = When is the match over?
reading-FO-A6 = After ten hands; you can agree on something else.
reading-FO-A7-ask = May you end the hand after having new cards turned up?
reading-FO-A7 = No, only instead of a turn.
reading-TP-A1-ask = Which cards decide between equal values: all three, or those that count?
reading-TP-A1 = Only those of the suit that counts.
reading-TP-A2-ask = May you call the last round between a washout and the turn after it?
reading-TP-A2 = Only after that turn. You lose nothing: you may pass and then call.
reading-TP-A3-ask = Does the hand end when all pass in the last round?
reading-TP-A3 = No, in the last round everybody keeps their turn.
reading-TP-A5-ask = Does only one player get a stick, or several?
reading-TP-A5 = One; several only if somebody has three aces.
reading-TP-A6-ask = What if there is only one ordinary hand?
reading-TP-A6 = It is the lowest and the highest: it gets the stick and deals next.
reading-TP-A7-ask = May a special hand call the last round?
reading-TP-A7 = No, only an ordinary 31.
reading-TP-A8-ask = Who deals first, and how many can play?
reading-TP-A8 = Chance decides; two to eight.
reading-LO-A1-ask = Does a dealt 31 stop the play too?
reading-LO-A1 = Yes, before the first turn.
reading-LO-A2-ask = Does three of a kind beat 31, or the other way round?
reading-LO-A2 = Neither, they are worth exactly the same.
reading-LO-A3-ask = How many can play?
reading-LO-A3 = Two to eight; the source mentions seven, and for nine the 28 cards are too few.
reading-LO-A4-ask = Who pays when hands are equally low?
reading-LO-A4 = Nobody – unlike in Schwimmen.

## Readings: school edition

reading-EN-A1-ask = Does the dealer see both packets?
reading-EN-A1 = Yes. That is so in this edition alone.
reading-EN-A2-ask = Does a new middle come when all pass?
reading-EN-A2 = No: the other cards were put aside, and the game just goes on.
reading-EN-A3-ask = Does the “higher card” count for all hands, or only for three of a kind?
reading-EN-A3 = Only for three of a kind, because that is where it says so. Equal points in a suit are equal.
reading-EN-A4-ask = What if one of three explanations is wrong?
reading-EN-A4 = Then nothing is exchanged.
reading-EN-A5-ask = May you try something else after a wrong explanation?
reading-EN-A5 = No, the turn is over.
reading-EN-A6-ask = Are three aces worth more than other trios?
reading-EN-A6 = No: always 30½, and they are not shown at once.
reading-EN-A8-ask = Do you have to exchange after a knock?
reading-EN-A8 = No, but you may.
reading-EN-A9-ask = Which topic belongs to which suit, and what if all are out at once?
reading-EN-A9 = The topics belong to clubs, spades, hearts and diamonds in the printed order. If all go under together, the hand is played again.

## Readings: Thirty-One

reading-TO-A1-ask = Do single cards decide which of two equal hands loses?
reading-TO-A1 = No, only the value does. Single cards tell whose hand is the best.
reading-TO-A2-ask = Are ranks compared there, or points?
reading-TO-A2 = Ranks: a king is higher than a ten.
reading-TO-A3-ask = Do you have to call a Blitz, and does a dealt one count?
reading-TO-A3 = Yes to both: it is shown automatically, right after the deal or after the discard.
reading-TO-A4-ask = Is a 31 after a knock still a Blitz?
reading-TO-A4 = No, it is just the highest value then.
reading-TO-A5-ask = Does the hand end at once with the last card of the stock?
reading-TO-A5 = That turn is completed; a Blitz still counts.
reading-TO-A6-ask = May you knock on your first turn?
reading-TO-A6 = Yes.
reading-TO-A7-ask = What happens if you lose two tokens and have one left?
reading-TO-A7 = You pay one after the other: that puts you out.
reading-TO-A8-ask = What if two are dealt 31 at once?
reading-TO-A8 = Neither of the two hands loses.
reading-TO-A9-ask = Who is “closest to the dealer”?
reading-TO-A9 = The dealer first, then it goes on clockwise.
reading-TO-A10-ask = How much do three cards of one rank count?
reading-TO-A10 = Nothing special; in the version with three of a kind 30 – unlike the 30½ of Schwimmen.
reading-TO-A11-ask = Who deals next?
reading-TO-A11 = The player to the left of the last dealer.
reading-NE-A1-ask = Does the knocker get less than others for the highest value?
reading-NE-A1 = Yes, the table says so: a knock always costs a point. Other tables have it the other way round.
reading-NE-A2-ask = Are several equally low hands low, or middle?
reading-NE-A2 = Middle: they score for the best of the places they share.
reading-NE-A3-ask = Does a 31 after a knock count?
reading-NE-A3 = Yes, six points; but it does not end the hand any earlier.
reading-NE-A4-ask = How long is the match?
reading-NE-A4 = Ten hands.
reading-TR-A1-ask = Which way round?
reading-TR-A1 = To the right throughout: deal, play and the next dealer. Some pages deal to the left.
reading-TR-A2-ask = What do you need to knock?
reading-TR-A2 = Any hand will do. Some pages ask for more than 25 points.
reading-TR-A3-ask = How much do three cards of one rank count?
reading-TR-A3 = Nothing special. One page counts 30, an older one 30 for aces, kings, queens and jacks.
reading-TR-A4-ask = What does a 31 after a knock do?
reading-TR-A4 = It ends the hand, and all the others lose, except the player who knocked.
reading-TR-A5-ask = Who has a last turn after a knock?
reading-TR-A5 = Everybody else, once. One page ends the hand at the dealer.
reading-TR-A6-ask = How many lives does everybody have?
reading-TR-A6 = Three, as most pages have it; one has six.
reading-TR-A7-ask = Is there a free ride?
reading-TR-A7 = No page knows one: without lives you are out.
reading-TR-A8-ask = What if the last two tie with one life each?
reading-TR-A8 = The dealer is safe, as in any tie. On one page everybody comes back with one life.
reading-TR-A9-ask = Does a knocker who is lowest alone pay double?
reading-TR-A9 = No, no page says so.
reading-CO-A1-ask = Is a card added before the first round, too?
reading-CO-A1 = No: the first round is played with three cards.
reading-CO-A2-ask = May the dealer exchange before looking?
reading-CO-A2 = No. Two pages let the dealer exchange one or two cards blindly.
reading-CO-A3-ask = Is the hand over once somebody is content?
reading-CO-A3 = No, the others trade on until the rounds are over.
reading-CO-A4-ask = Is ace, two, three a sequence?
reading-CO-A4 = Yes, the lowest. One page has the ace high only.
reading-CO-A5-ask = What decides between two flushes?
reading-CO-A5 = Their points. One page compares the highest card.
reading-CO-A6-ask = Which of two equal hands is better?
reading-CO-A6 = The one whose turn comes earlier, the elder hand. No page says.
reading-CO-A7-ask = What is won?
reading-CO-A7 = One life, from the lowest to the best.
reading-CO-A8-ask = Do pairs and points count?
reading-CO-A8 = Yes. They are “sometimes not recognised”, says the encyclopædia.
reading-CO-A9-ask = How many rounds are there?
reading-CO-A9 = As many as there are players.
reading-SB-A1-ask = What if hands are exactly equal?
reading-SB-A1 = If they are the best or the lowest, nobody loses; in between it does not matter.
reading-SB-A2-ask = Do three aces or a 31 end the hand?
reading-SB-A2 = No, points do not count here.
reading-SB-A3-ask = Is ace-2-3 a run?
reading-SB-A3 = Yes, the lowest. King-ace-2 is none.
reading-SB-A4-ask = Are three threes the highest prial, as in Brag?
reading-SB-A4 = No, the ranks are what they always are.
reading-SB-A5-ask = Are there a second packet and passing?
reading-SB-A5 = Yes, both as in Schwimmen.
reading-PE-A1-ask = What is the petrangolone?
reading-PE-A1 = Three aces, above everything. No page that can still be read says so.
reading-PE-A2-ask = Are sequences above trios?
reading-PE-A2 = Yes, as most pages have it; some tables play trios above.
reading-PE-A3-ask = May the ace stand below the two?
reading-PE-A3 = Yes: ace, two, three is the lowest sequence. One page calls it a variation.
reading-PE-A4-ask = Which trio is the highest?
reading-PE-A4 = Kings are the highest, twos the lowest: the only order that is printed.
reading-PE-A5-ask = Is the jack a neighbour of the seven?
reading-PE-A5 = Yes: there is no eight, nine or ten between them.
reading-PE-A6-ask = How many cards may you exchange?
reading-PE-A6 = One, two or all three.
reading-PE-A7-ask = May you pass without a knock?
reading-PE-A7 = No: a player who does not exchange knocks.
reading-PE-A8-ask = Do you knock instead of an exchange, or after it?
reading-PE-A8 = Instead of it.
reading-PE-A9-ask = What if hands are equal?
reading-PE-A9 = Swords are better; all who are still equal at the bottom lose.
reading-PE-A10-ask = Does a 31 or a petrangola end the hand?
reading-PE-A10 = No, only a knock does.
reading-PE-A11-ask = How many play at least?
reading-PE-A11 = Two, as every match comes down to two.
reading-PE-A12-ask = Is there one round of exchanges, or several?
reading-PE-A12 = Several, until somebody knocks; only one if the dealer knocks by taking the packet.
reading-MB-A1-ask = How many cards may you exchange?
reading-MB-A1 = Any number, as in Petrangola.
reading-MB-A2-ask = May the ace stand below the two?
reading-MB-A2 = Yes, as in Petrangola.
reading-MB-A3-ask = Do suits decide between equal points?
reading-MB-A3 = Yes. One page ranks the suits without saying for what.
reading-MB-A4-ask = Are there special cases in which somebody loses a life?
reading-MB-A4 = None are played; what the page says about them cannot be read.
reading-MB-A5-ask = Is the jack a neighbour of the seven?
reading-MB-A5 = Yes: otherwise the best points, 38, would come about in two ways.
reading-MB-A6-ask = Does a mambassa end the hand?
reading-MB-A6 = No, only a knock does.
reading-MB-A7-ask = Does the fourth card of a tris or a scala corta count?
reading-MB-A7 = No.

## Readings: Forty-One and Fifty-One

reading-JF-A1-ask = Do cleared cards come back in the same hand? The source says both.
reading-JF-A1 = Only when the stock is too small; then they are shuffled.
reading-JF-A2-ask = Are the five among them that are being cleared?
reading-JF-A2 = No. First comes the rest of the stock, then what was cleared earlier.
reading-JF-A3-ask = Must you exchange on the last turn?
reading-JF-A3 = Yes, as in every turn.
reading-JF-A4-ask = May you exchange all five cards?
reading-JF-A4 = No, always exactly one.
reading-JF-A5-ask = Do you need five cards of one suit to say “stop”?
reading-JF-A5 = No.
reading-JF-A6-ask = Are other suits subtracted, or is a mixed hand worth nothing?
reading-JF-A6 = They are subtracted.
reading-JF-A8-ask = When is the match over?
reading-JF-A8 = After five hands; the deal goes round.
reading-CF-A1-ask = Who gets everything when the caller is highest? The source prints the wrong word.
reading-CF-A1 = The caller.
reading-CF-A2-ask = Who wins a comparison of equal hands?
reading-CF-A2 = The challenger, and of several the last to challenge.
reading-CF-A3-ask = What do the others get when nobody challenges?
reading-CF-A3 = Everybody counts their own hand.
reading-CF-A4-ask = Does a mixed hand count in a comparison?
reading-CF-A4 = No, it is worth nothing.
reading-CF-A5-ask = Does 51 count double in a comparison too?
reading-CF-A5 = No, it is 51 there.
reading-CF-A6-ask = May 51 be challenged?
reading-CF-A6 = No, the hand is over at once.
reading-CF-A7-ask = Do you need a certain hand to call?
reading-CF-A7 = No, you may always call.
reading-CF-A8-ask = Is the turn completed when the stock is empty?
reading-CF-A8 = Yes.
reading-CF-A9-ask = When is a full pool cleared?
reading-CF-A9 = After the draw and before the discard.
reading-CF-A10-ask = How many can play, and who begins the next hand?
reading-CF-A10 = Two to five; the start moves on to the right.
reading-ES-A1-ask = Is your suit subtracted from the rest? That is what it says, word for word.
reading-ES-A1 = The other way round: the suit minus everything else. Only then does the source’s example work.
reading-ES-A3-ask = Who may not yet take from the discard pile?
reading-ES-A3 = Only the player who begins, because nothing lies there yet.
reading-ES-A4-ask = Who loses when two have equally few points?
reading-ES-A4 = The same card decides as at the top: the lowest of the suit that counts.
reading-ES-A5-ask = Are ranks compared there, or points?
reading-ES-A5 = Ranks.
reading-ES-A6-ask = May you still call “stop” when the stock is empty?
reading-ES-A6 = Yes, before taking.
reading-ES-A8-ask = What if two hands are entirely equal?
reading-ES-A8 = Both win or both lose. Of these, the first in turn order begins, and the last deals.

# What is different in a game from Schwimmen, in three cards
news-of = { $number } of { $count }
news-else = { $game }:
news-next = Next difference
news-play = Let’s play
