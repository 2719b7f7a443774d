/** The addresses of the words of each language (vite.words.ts): of a first game, and of all the rest. */
declare module 'virtual:words' {
  const addresses: Record<string, [first: string, more: string]>
  export default addresses
}
