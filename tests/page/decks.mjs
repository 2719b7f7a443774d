// Answers lines of JSON: each is a file of terms, its name and its bytes. The answer is the deck, or what is wrong in it.
import { readFileSync } from 'node:fs'
import { checked } from '../../web/build/node.js'

for (const line of readFileSync(0, 'utf8').trimEnd().split('\n')) {
  const { name, bytes } = JSON.parse(line)
  process.stdout.write(JSON.stringify(await checked(name, Buffer.from(bytes, 'base64'))) + '\n')
}
