/** Where a long word may be broken on a narrow card. Browsers know this for few languages, and not everywhere. */

const SOFT = '\u00ad'
const LONG = 13

/** The last parts of many long German terms: the best places to break a word are before these. */
const HEADS =
  /(?<=\p{L}{3})(?=(?:kraftwerk|anlage|leitung|speicher|turbine|kessel|netz|verbrauch|effizienz|energie|dämmung|strom|kondensator|übertragung|rückgewinnung|(?<!rück)gewinnung|wandler|system|prozess|theorie)\p{L}{0,3}(?!\p{L}))/giu

const VOWELS = 'aeiouyäöüéèêàáíóú'
/** Consonants that begin a syllable together. */
const TOGETHER = /(?:sch|ch|ck|ph|th|qu|[bcdfgkptv]r|[bcfgkpv]l|sp|st|ß)$/i
const CLUSTER = new RegExp(`([${VOWELS}])([^${VOWELS}\\P{L}]+)(?=[${VOWELS}])`, 'giu')

/** A text with soft hyphens in its long words. */
export const breakable = (text: string): string =>
  text.replace(/\p{L}+/gu, (word) =>
    word.length <= LONG
      ? word
      : word
          .split(HEADS)
          .map((part) => (part.length <= LONG ? part : syllables(part)))
          .join(SOFT),
  )

/** One or more consonants between vowels: the last of them, or those that belong to it, begin a syllable. */
function syllables(word: string): string {
  return word.replace(CLUSTER, (all, vowel: string, cluster: string, at: number) => {
    if (at < 1 || at + all.length > word.length - 2) return all
    const onset = cluster.length > 1 ? (TOGETHER.exec(cluster)?.[0] ?? cluster.slice(-1)) : cluster
    return vowel + cluster.slice(0, cluster.length - onset.length) + SOFT + onset
  })
}
