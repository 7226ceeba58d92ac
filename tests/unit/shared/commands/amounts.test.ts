import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountAt } from '#shared/commands/amounts'
import { ones, tens } from '#shared/commands/numberWords'
import { parseCommand } from '#shared/commands/parse'
import { meaningfulWords } from '#shared/commands/words'
import { numberInWords, spokenAmounts } from '../../../support/commandParaphrases'

/** Returns the amount in cents if the whole text is one amount. */
function amountOf(text: string): number | null {
  const words = meaningfulWords(text)
  const found = amountAt(words, 0)
  return found && found.end === words.length ? found.value : null
}

describe('an amount in figures', () => {
  it.each([
    ['52', 5200],
    ['$52', 5200],
    ['$52.3', 5230],
    ['52.30 dollars', 5230],
    ['1,234.56', 123_456],
    ['$1,234,567', 123_456_700],
    ['5 hundred', 50_000],
    ['52 dollars 5 cents', 5205],
    ['52 dollars 05', 5205],
    ['99 cents', 99],
  ])('“%s” is %i cents', (text, cents) => {
    expect(amountOf(text)).toBe(cents)
  })

  it.each(['52.305', '12,34', '1,2345', '-52', '52-', '52%', '#52', '+52', '$', '52 dollars 305', '100 cents'])(
    'is not recognized in “%s”',
    (text) => {
      expect(amountOf(text)).toBeNull()
    },
  )

  it('is the same with and without its currency sign and its commas', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999 }), fc.integer({ min: 0, max: 99 }), (dollars, cents) => {
        const figures = [String(dollars), dollars.toLocaleString('en-US')]
        const decimals = String(cents).padStart(2, '0')
        for (const figure of figures) {
          expect(amountOf(`$${figure}.${decimals}`)).toBe(dollars * 100 + cents)
          expect(amountOf(`${figure}.${decimals} dollars`)).toBe(dollars * 100 + cents)
        }
      }),
    )
  })
})

describe('an amount in words', () => {
  it.each([
    ['hundred dollars', 10_000],
    ['two grand', 200_000],
    ['three thousand', 300_000],
    ['five thousand two hundred and six dollars', 520_600],
    ['nine hundred ninety nine thousand nine hundred ninety nine dollars', 99_999_900],
    ['fifteen hundred', 150_000],
    ['twenty five fifty', 2550],
    ['thirty thirteen', 3013],
    ['ten oh five', 1005],
    ['six dollars and two cents', 602],
    ['fifty two dollars thirty', 5230],
    ['zero dollars fifty', 50],
    ['a dollar', 100],
    ['a buck fifty', 150],
    ['one point five dollars', 150],
    ['one point zero five', 105],
    ['one point twenty five', 125],
  ])('“%s” is %i cents', (text, cents) => {
    expect(amountOf(text)).toBe(cents)
  })

  it.each([
    'two hundred hundred',
    'two thousand thousand',
    'twenty twenty twenty',
    'dollars fifty',
    'fifty point',
    'and fifty',
  ])('is not recognized in “%s”', (text) => {
    expect(amountOf(text)).toBeNull()
  })

  it('is recognized for every number, with and without “and”', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999 }), (dollars) => {
        const words = numberInWords(dollars)
        for (const spoken of [words, words.replaceAll(' and ', ' ')]) {
          expect({ said: spoken, cents: amountOf(`${spoken} dollars`) }).toEqual({ said: spoken, cents: dollars * 100 })
        }
      }),
    )
  })

  it('is recognized for every number of cents below a hundred, alone and after dollars', () => {
    for (let cents = 1; cents < 100; cents += 1) {
      const spoken = numberInWords(cents)
      expect(amountOf(`${spoken} cents`)).toBe(cents)
      expect(amountOf(`eleven dollars and ${spoken} cents`)).toBe(1100 + cents)
      expect(amountOf(`eleven dollars ${spoken}`)).toBe(cents < 10 ? null : 1100 + cents)
      if (cents < 10) expect(amountOf(`eleven dollars oh ${spoken}`)).toBe(1100 + cents)
    }
  })

  it('is missing, or whole cents from words of the sentence, whatever is said', () => {
    const word = fc.constantFrom(...ones, ...tens, 'hundred', 'thousand', 'and', 'point', 'oh', 'dollars', 'cents', '7')
    fc.assert(
      fc.property(fc.array(word, { maxLength: 9 }), (spoken) => {
        const words = meaningfulWords(spoken.join(' '))
        for (const at of words.keys()) {
          const found = amountAt(words, at)
          if (!found) continue
          expect(Number.isInteger(found.value) && found.value >= 0).toBe(true)
          expect(found.end > at && found.end <= words.length).toBe(true)
        }
      }),
    )
  })
})

describe('an amount before another number', () => {
  it.each(['fifty sixty seventy', 'fifty dollars sixty', '50 60', 'two thousand three thousand'])(
    'is not recognized: “%s”',
    (text) => {
      // A number like "sixty" after dollars is cents, and nothing may follow it.
      expect(amountAt(meaningfulWords(`${text} five hundred`), 0)).toBeNull()
    },
  )
})

describe('a word that changes an amount', () => {
  const turned = fc.constantFrom<(amount: string) => string>(
    (amount) => `minus ${amount}`,
    (amount) => `negative ${amount}`,
    (amount) => `half of ${amount}`,
    (amount) => `${amount} and a half`,
    (amount) => `${amount} million`,
    (amount) => `double ${amount}`,
    (amount) => `${amount} percent`,
    (amount) => `about ${amount}`,
  )

  it('prevents the payment', () => {
    fc.assert(
      fc.property(spokenAmounts, turned, ({ text }, turn) => {
        const sentence = `pay ${turn(text)}`
        expect({ sentence, command: parseCommand(sentence, 'customer') }).toEqual({ sentence, command: null })
      }),
    )
  })
})
