/** Seeds of the kernels' generator (engine/chance.py). */

const word = (number: bigint): bigint => BigInt.asUintN(64, number)
const GOLDEN = 0x9e3779b97f4a7c15n
const STATES = 698769069n * 2n ** 32n - 2n

/** The generator's state for a seed of any whole numbers: different seeds, unrelated states. */
export const seedState = (...seed: bigint[]): bigint =>
  1n + (seed.reduce((mixed, part) => mix(word(mixed + part)), GOLDEN) % STATES)

/** The SplitMix64 finalizer of a 64-bit word (Steele, Lea, Flood 2014). */
function mix(of: bigint): bigint {
  const first = word(of + GOLDEN)
  const second = word((first ^ (first >> 30n)) * 0xbf58476d1ce4e5b9n)
  const third = word((second ^ (second >> 27n)) * 0x94d049bb133111ebn)
  return third ^ (third >> 31n)
}
