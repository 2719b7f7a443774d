import { beforeEach, describe, expect, it } from 'vitest'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { settings } from './settings.svelte'
import { cardName, cardSign, has, list, say, t, value } from './words'

const NAMES = ['Lena', 'Anna', 'Ben']
const files = import.meta.glob<string>('$words/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})

function keys(language: string): string[] {
  const bundle = new FluentBundle(language)
  for (const [path, text] of Object.entries(files))
    if (path.includes(`/${language}/`)) bundle.addResource(new FluentResource(text))
  return [...bundle._messages.keys()].sort()
}

beforeEach(() => {
  settings.language = 'de'
  settings.deck = 'french'
})

describe('the words', () => {
  it('are all there in both languages', () => {
    expect(keys('de')).toEqual(keys('en'))
    expect(keys('de').length).toBeGreaterThan(200)
  })

  it('are given once each: no file overrides another', () => {
    for (const language of ['de', 'en']) {
      const bundle = new FluentBundle(language)
      const errors = Object.entries(files)
        .filter(([path]) => path.includes(`/${language}/`))
        .flatMap(([, text]) => bundle.addResource(new FluentResource(text)))
      expect(errors).toEqual([])
    }
  })

  it('name every reason for which nothing can be asked of the server', () => {
    for (const key of ['why-not-now', 'error-offline', 'error-server']) expect(has(key)).toBe(true)
  })
})

describe('a sentence of the server', () => {
  const swap = { key: 'did-swap', args: { seat: 1, give: '7H', take: 'KS', call: true } }

  it('reads as people say it', () => {
    expect(say(swap, NAMES, 0)).toBe('Anna tauscht 7♥ gegen K♠ und macht zu.')
    expect(say(swap, NAMES, 1)).toBe('Du tauschst 7♥ gegen K♠ und machst zu.')
  })

  it('follows the language at once, letters included', () => {
    const queen = { key: 'did-swap', args: { seat: 1, give: 'QH', take: 'JS', call: false } }
    expect(say(queen, NAMES, 0)).toContain('D♥ gegen B♠')
    settings.language = 'en'
    expect(say(queen, NAMES, 0)).toContain('Q♥ for J♠')
  })

  it('says values as the table says them', () => {
    expect(say({ key: 'lose-lowest', args: { seat: 1, value: '30.5' } }, NAMES, 0)).toContain('30½')
  })

  it.each([
    ['pair K 2', 'Paar Könige und 2', 'pair of kings and 2'],
    ['flush A K J', 'Farbe A K B', 'flush A K J'],
    ['flush 25', '25 in einer Farbe', 'flush of 25'],
    ['point 9', 'zusammen 9', '9 in all'],
    ['sequence T', 'Folge bis 10', 'sequence up to 10'],
    ['tricon 6', 'Tricon Sechsen', 'tricon of sixes'],
    ['nothing', 'nichts', 'nothing'],
  ])('says the combination %s as people do', (told, german, english) => {
    expect(value(told)).toBe(german)
    settings.language = 'en'
    expect(value(told)).toBe(english)
  })

  it('joins names as the language does; alone, the reader is "you"', () => {
    const shown = (seats: number[]) => say({ key: 'did-declare-31', args: { seats } }, NAMES, 0)
    expect(shown([1, 2])).toBe('Anna und Ben haben 31!')
    expect(shown([0])).toBe('Du hast 31!')
    expect(list(['a', 'b', 'c'])).toBe('a, b und c')
  })

  it('calls the reader "you" among those who share a value', () => {
    const lost = { key: 'lose-lower-suit', args: { seat: 1, value: '19', others: [2, 0] } }
    expect(say(lost, NAMES, 0)).toContain('Anna hat wie du und Ben 19')
    expect(say(lost, NAMES, 1)).toContain('Du hast wie Ben und Lena 19')
    settings.language = 'en'
    expect(say(lost, NAMES, 0)).toContain('Anna has 19 like you and Ben')
  })

  it('shows an unknown key as it is instead of failing', () => {
    expect(t('no-such-key')).toBe('no-such-key')
  })
})

describe('cards', () => {
  it('have full names for the ear', () => {
    expect(cardName('7H')).toBe('Herz Sieben')
    settings.language = 'en'
    expect(cardName('7H')).toBe('seven of hearts')
  })

  it('of the German pack are called so', () => {
    settings.deck = 'german'
    expect(cardName('QC')).toBe('Eichel Ober')
    expect(cardSign('JS')).toBe('U♠')
    expect(value('pair J Q')).toBe('Paar Unter und O')
    expect(value('trio Q')).toBe('Trio Ober')
    expect(value('pair K J')).toBe('Paar Könige und U')
    expect(cardSign('TS')).toBe('10♠')
  })
})
