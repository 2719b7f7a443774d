/** The weights of the value networks, fetched when somebody asks for them. */

const addresses = import.meta.glob<string>('./*.bin', {
  base: '../../../src/schwimmen/players/value_network/',
  query: '?url',
  import: 'default',
  eager: true,
})
const networks = new Map<string, Promise<Uint8Array>>()

/** Those of a game; null for no game, and where they do not come: then everybody does without. */
export async function fetched(game: string | null): Promise<Uint8Array | null> {
  if (!game) return null
  const asked = networks.get(game) ?? unpacked(addresses[`./${game}.bin`]!)
  networks.set(game, asked)
  try {
    return await asked
  } catch {
    networks.delete(game) // the next one asks again
    return null
  }
}

async function unpacked(address: string): Promise<Uint8Array> {
  const { ok, body } = await fetch(address)
  if (!ok) throw new Error(`${address} did not come`)
  const plain = body!.pipeThrough(new DecompressionStream('gzip'))
  return new Uint8Array(await new Response(plain).arrayBuffer())
}
