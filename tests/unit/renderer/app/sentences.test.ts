import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { voicePauseMs } from '#shared/http/limits'
import { createSentences } from '../../../../renderer/app/voiceControl/sentences'
import { createManualTimers } from '../../../support/manualTimers'

function listener() {
  const sent: string[] = []
  const { after, advance } = createManualTimers()
  return { sent, pass: advance, heard: createSentences({ after, onSentence: (sentence) => sent.push(sentence) }) }
}

describe('recognized speech', () => {
  it('is sent immediately if it ends in punctuation', () => {
    for (const text of ['Pay my bill.', 'What can I say?', 'Pay my bill!']) {
      const { sent, heard } = listener()
      heard.final(text)
      expect(sent).toEqual([text])
    }
  })

  it('is sent after a pause of 2000 ms if it does not', () => {
    const { sent, heard, pass } = listener()
    heard.final('make payment fifty dollars')
    pass(1999)
    expect(sent).toEqual([])
    pass(1)
    expect(sent).toEqual(['make payment fifty dollars'])
    expect(voicePauseMs).toBe(2000)
  })

  it('waits for the rest of a sentence, and a new word restarts the pause', () => {
    const { sent, heard, pass } = listener()
    heard.final('make payment')
    pass(1500)
    heard.partial('fifty')
    pass(1500)
    heard.partial('fifty dollars')
    pass(1500)
    heard.final('fifty dollars')
    pass(1999)
    expect(sent).toEqual([])
    pass(1)
    expect(sent).toEqual(['make payment fifty dollars'])
  })

  it('is not delayed by the same words again', () => {
    const { sent, heard, pass } = listener()
    heard.final('make payment')
    heard.partial('mm')
    pass(1500)
    heard.partial('mm')
    pass(500)
    expect(sent).toEqual(['make payment'])
  })

  it('is not sent while it is partial, however long', () => {
    const { sent, heard, pass } = listener()
    heard.partial('make payment.')
    pass(60_000)
    expect(sent).toEqual([])
  })

  it('is discarded when the microphone is turned off', () => {
    const { sent, heard, pass } = listener()
    heard.final('make payment')
    heard.drop()
    pass(60_000)
    expect(sent).toEqual([])
  })

  it('is sent word by word in its order, each once, whatever the pauses', () => {
    const step = fc.record({ word: fc.constantFrom('pay', 'my', 'bill.', 'now', 'why?'), wait: fc.nat({ max: 3000 }) })
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const { sent, heard, pass } = listener()
        for (const { word, wait } of steps) {
          heard.final(word)
          pass(wait)
        }
        pass(voicePauseMs)
        expect(sent.join(' ')).toBe(steps.map(({ word }) => word).join(' '))
        expect(heard.isWaiting()).toBe(false)
      }),
    )
  })
})
