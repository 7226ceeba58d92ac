import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { meaningfulWords, originalText, wordsOf } from '#shared/commands/words'

const textsOf = (sentence: string) => wordsOf(sentence).map(({ text }) => text)
const meaningfulTexts = (sentence: string) => meaningfulWords(sentence).map(({ text }) => text)

const anySentence = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc
    .array(fc.constantFrom('please', 'pay', '$52.30', "can't", 'a', 'Wi-Fi', ' ', ', ', '½'))
    .map((all) => all.join('')),
)

describe('the words of a sentence', () => {
  it.each([
    ['Pay fifty-two dollars!', ['pay', 'fifty', 'two', 'dollars']],
    ['The Wi-Fi’s gone', ['the', 'wi', "fi's", 'gone']],
    ['Café, naïve', ['cafe', 'naive']],
    ['$1,234.50 now', ['$1,234.50', 'now']],
    ['lot35 and 3rd', ['lot35', 'and', '3rd']],
    ['don’t', ["don't"]],
    ['', []],
    ['?! …', []],
  ])('the words of “%s” are in lowercase without accents', (sentence, words) => {
    expect(textsOf(sentence)).toEqual(words)
  })

  it('are in order, with their positions and everything between them', () => {
    fc.assert(
      fc.property(anySentence, (sentence) => {
        const words = wordsOf(sentence)
        let rebuilt = ''
        for (const { before, start, end } of words) {
          expect(end).toBeGreaterThan(start)
          rebuilt += before + sentence.slice(start, end)
          expect(rebuilt.length).toBe(end)
        }
        expect(sentence.startsWith(rebuilt)).toBe(true)
      }),
    )
  })

  it.each(['-50', '+50', '50%', '#50', '.50', '50.', '~50', '50/60', '50¢', '€50'])(
    'include a number that is changed by a sign in “%s”, unless it only ends there',
    (sentence) => {
      expect(wordsOf(sentence).some(({ hasUnclearSign }) => hasUnclearSign)).toBe(sentence !== '50.')
    },
  )
})

describe('the meaning of a sentence', () => {
  it.each([
    ['Hey, can you please show me my balance?', ['show', 'balance']],
    ["I'd like to pay the bill, thanks", ['pay', 'bill']],
    ['Could you help me go to the FAQs', ['go', 'faqs']],
    ['please', ['please']],
    ['to me', ['me']],
  ])('is in “%s” without its polite words', (sentence, words) => {
    expect(meaningfulTexts(sentence)).toEqual(words)
  })

  it('is never empty if anything was said, and always consists of its words', () => {
    fc.assert(
      fc.property(anySentence, (sentence) => {
        const [all, some] = [textsOf(sentence), meaningfulTexts(sentence)]
        expect(some.length === 0).toBe(all.length === 0)
        let at = 0
        for (const word of some) {
          at = all.indexOf(word, at) + 1
          expect(at).toBeGreaterThan(0)
        }
      }),
    )
  })
})

describe('an excerpt of a sentence', () => {
  it('is returned as it was said, with everything between its words', () => {
    const sentence = 'Write about my “Wi-Fi” router, please'
    const words = meaningfulWords(sentence)
    expect(originalText(sentence, words.slice(2, 5))).toBe('Wi-Fi” router')
    expect(originalText(sentence, [])).toBe('')
  })
})
