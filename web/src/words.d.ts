/** The addresses of the words of each language (vite.words.ts): of a first game, of the guided one, and of all the rest. */
declare module 'virtual:words' {
  const addresses: Record<string, [first: string, guide: string, more: string]>
  export default addresses
}
