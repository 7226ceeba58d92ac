import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitPhrase, isNear, type ParameterReader } from '#shared/commands/match'
import { compilePhrase } from '#shared/commands/phrases'
import { wordsOf } from '#shared/commands/words'

/** Reads one word, or two words at a cost. */
const read: ParameterReader = (_name, words, from) => [
  { to: from + 1, value: words[from]?.text ?? '', cost: 0 },
  ...(from + 2 <= words.length ? [{ to: from + 2, value: 'two', cost: 0.1 }] : []),
]
const fitOf = (phrase: string, sentence: string, mostCost = 3) =>
  fitPhrase(compilePhrase(phrase), wordsOf(sentence), { read, maxCost: mostCost })

describe('a sentence that matches a phrase', () => {
  it('costs nothing if it contains each word, and counts them', () => {
    expect(fitOf('show balance', 'show balance')).toEqual({ cost: 0, matchedWords: 2, filled: [], unmatched: [] })
  })

  it('may leave out optional words, and use any of several words', () => {
    for (const sentence of ['see bill', 'show bill', 'see last bill', 'show last bill']) {
      expect(fitOf('(show | see) [last] bill', sentence)?.cost).toBe(0)
    }
  })

  it('fills the parameter with the words in its position', () => {
    expect(fitOf('go <Page> now', 'go home now')?.filled).toEqual([{ name: 'Page', from: 1, to: 2, value: 'home' }])
  })

  it('fills the parameter with more words instead of leaving one out', () => {
    expect(fitOf('go <Page>', 'go home again')).toMatchObject({
      cost: 0.1,
      filled: [{ from: 1, to: 3, value: 'two' }],
      unmatched: [],
    })
  })

  it('costs half a word for one with a wrong letter', () => {
    expect(fitOf('show balance', 'show balence')).toMatchObject({ cost: 0.5, matchedWords: 2 })
  })

  it('reports words that match nothing, wherever they are, at a cost for each', () => {
    const other = fc.constantFrom('xylem', 'quartz', 'umber')
    const others = fc.array(other, { maxLength: 2 })
    fc.assert(
      fc.property(others, others, others, (before, between, after) => {
        const left = [...before.keys(), ...between.map((_word, at) => before.length + 1 + at)]
        const end = before.length + 1 + between.length + 1
        const found = fitOf('show balance', [...before, 'show', ...between, 'balance', ...after].join(' '), 9)
        expect(found).toMatchObject({ matchedWords: 2, unmatched: [...left, ...after.map((_word, at) => end + at)] })
        expect(found?.cost).toBe(before.length + between.length + after.length)
      }),
    )
  })

  it('does not exist if a word of the phrase is missing or misplaced, or if it costs too much', () => {
    expect(fitOf('show balance', 'show')).toBeNull()
    expect(fitOf('show balance', 'balance show')).toBeNull()
    expect(fitOf('show balance', 'show xylem balance', 0.5)).toBeNull()
  })
})

describe('a word with a typo', () => {
  const letters = fc.string({
    unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'.split('')),
    minLength: 5,
    maxLength: 12,
  })

  it('has one letter that is wrong, missing, added or swapped with the next, in either direction', () => {
    fc.assert(
      fc.property(letters, fc.nat(), fc.constantFrom('a', 'z'), (word, place, letter) => {
        const at = place % word.length
        const [before, after] = [word.slice(0, at), word.slice(at + 1)]
        const changed = [`${before}${letter}${after}`, `${before}${letter}${word.slice(at)}`]
        changed.push(`${before}${after.slice(0, 1)}${word.slice(at, at + 1)}${after.slice(1)}`)
        if (word.length > 5) changed.push(before + after)
        for (const other of changed) {
          expect([isNear(word, other), isNear(other, word)]).toEqual([true, true])
        }
      }),
    )
  })

  it.each([
    ['pay', 'say'],
    ['bill', 'bills'],
    ['card', 'cart'],
  ])('is not “%s” for “%s”, which are too short', (one, other) => {
    expect(isNear(one, other)).toBe(false)
  })

  it('does not match with two wrong letters or a different number', () => {
    expect(isNear('payment', 'paimant')).toBe(false)
    expect(isNear('payment', 'paymentxy')).toBe(false)
    expect(isNear('12345', '12346')).toBe(false)
  })
})
