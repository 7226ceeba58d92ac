import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseAcousticFit } from '../../../../../server/relay/speech/backtrace'
import { isCredibleCommand, soundAgreement } from '../../../../../server/relay/speech/commandCheck'
import { readPronunciations } from '../../../../../server/relay/speech/pronunciations'

const pronunciations = readPronunciations('pay P EY\nmy M AY\nbill B IH L\nno N OW')
const frames = 200

/**
 * Returns whether a command of two seconds passes. `advantage` is by how much it fits each frame better than free
 * phonemes do.
 */
function passes(words: string, { sounds, advantage = 6 }: { sounds: string; advantage?: number }): boolean {
  const heard = { sounds: sounds === '' ? [] : sounds.split(' '), fit: { score: -5000, frames } }
  return isCredibleCommand({ words, fit: { score: -5000 + advantage * frames, frames } }, { heard, pronunciations })
}

describe('the check of a recognized command', () => {
  it('accepts a command that was recognized approximately', () => {
    expect(passes('pay my bill', { sounds: 'P EY M AY B IH L' })).toBe(true)
    expect(passes('pay my bill', { sounds: 'T EY M AA B EH L D' })).toBe(true)
  })

  it('rejects one that was found in other speech or in silence', () => {
    expect(passes('pay my bill', { sounds: 'SH S HH S F' })).toBe(false)
    expect(passes('no', { sounds: 'N OW AY D UW N AA T W AA N T T UW G OW' })).toBe(false)
    expect(passes('pay my bill', { sounds: '' })).toBe(false)
    expect(passes('', { sounds: 'P EY' })).toBe(false)
  })

  it('rejects one whose words match much worse than any sounds do', () => {
    expect(passes('pay my bill', { sounds: 'P EY M AY B IH L', advantage: -2 })).toBe(true)
    expect(passes('pay my bill', { sounds: 'P EY M AY B IH L', advantage: -4 })).toBe(false)
  })

  it('rejects everything if the recognizer reports no score', () => {
    const heard = { sounds: 'P EY M AY B IH L'.split(' '), fit: parseAcousticFit('') }
    expect(isCredibleCommand({ words: 'pay my bill', fit: parseAcousticFit('') }, { heard, pronunciations })).toBe(
      false,
    )
  })

  it('compares two sequences of sounds symmetrically, and finds each equal to itself', () => {
    const row = fc.array(fc.constantFrom('P', 'EY', 'M', 'AY', 'S', 'L'), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(row, row, (one, other) => {
        expect(soundAgreement(one, other)).toBeCloseTo(soundAgreement(other, one), 10)
        expect(soundAgreement(one, one)).toBe(1)
        expect(soundAgreement(one, other)).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe('the score of recognized words', () => {
  it('is read from the recognizer’s output, with pauses and without silent parts', () => {
    const log = [
      'INFO: fsg_search.c(853): 0 frames, 0 HMMs (0/fr), 0 senones (0/fr), 5 history entries (0/fr)',
      'word                 start end   pprob ascr       lscr       lback',
      '<sil>                38    71    1.000 -1053      -337       1  ',
      'make                 72    90    1.000 -462       0          1  ',
      '(NULL)               90    90    1.000 0          0          1  ',
      'the(2)               91    100   1.000 12         0          1  ',
      'INFO: cmn_live.c(120): Update from < 51.02 -3.17 15.86 14.95 >',
    ].join('\n')
    expect(parseAcousticFit(log)).toEqual({ score: -1503, frames: 34 + 19 + 10 })
  })
})
