/** A game as small as Schwimmen in the terms of boardgame.io: four hands of three cards, three cards on the table. */

const SUITS = ['C', 'S', 'H', 'D']
const RANKS = ['7', '8', '9', 'T', 'J', 'Q', 'K', 'A']
const PACK = SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit))

export const NAME = 'schwimmen'
export const SEATS = 4
const CARDS = 3
const TURNS = 12

/** The state after a deal: the hands and the stock are secret, the rest is open. */
function deal(number, shuffle) {
  const stock = shuffle(PACK)
  const hands = Array.from({ length: SEATS }, () => stock.splice(0, CARDS))
  return { number, turns: 0, passes: 0, table: stock.splice(0, CARDS), hands, stock }
}

/** One turn more; after the last one of a hand, the next hand is dealt. */
function went(G, random) {
  G.turns += 1
  if (G.turns === TURNS) Object.assign(G, deal(G.number + 1, random.Shuffle))
}

/** Give one card of the hand for one of the table. */
function swap({ G, playerID, random }, give, take) {
  const hand = G.hands[playerID]
  if (!(give in hand) || !(take in G.table)) return 'INVALID_MOVE'
  const card = hand[give]
  hand[give] = G.table[take]
  G.table[take] = card
  G.passes = 0
  went(G, random)
}

/** Keep the cards. */
function pass({ G, random }) {
  G.passes += 1
  went(G, random)
}

/** What one seat may know: its own hand, and of the stock only its size. */
function playerView({ G, playerID }) {
  const { number, turns, passes, table, hands, stock } = G
  return { number, turns, passes, table, hand: hands[playerID] ?? [], stock: stock.length }
}

/** The game; with `deltaState` the server sends patches instead of states. */
export const game = (deltaState) => ({
  name: NAME,
  minPlayers: SEATS,
  maxPlayers: SEATS,
  disableUndo: true,
  deltaState,
  setup: ({ random }) => deal(1, random.Shuffle),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { swap, pass },
  playerView,
})
