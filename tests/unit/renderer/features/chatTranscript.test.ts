import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { descriptionLimit, subjectLimit } from '#shared/cases/cases'
import type { ChatAnswer } from '#shared/contract/speech/chat'
import { storable } from '#shared/fields/textFields'
import * as chatTexts from '#shared/texts/speech/chat'
import type { ChatEntry } from '../../../../renderer/domain/chat/chatSlice'
import { noteLimit, omissionNote, subjectOf, transcriptOf } from '../../../../renderer/features/chat/transcript'

const exchange = (question: string, text: string[], source: ChatAnswer['source'] = 'questions'): ChatEntry => ({
  kind: 'asked',
  id: question,
  question,
  askedAt: '2026-03-13T15:00:00.000Z',
  answer: { source, about: [], text, links: [], command: null, related: [], offers_person: true, is_worded: false },
})

describe('a conversation that is sent as a message', () => {
  it('starts with the note, followed by each question with its answer', () => {
    const entries = [
      exchange('How can I pay?', ['By card.', 'Or by check.']),
      exchange('And cash?', ['I do not know that.']),
    ]
    expect(transcriptOf(entries, '  Please call. ')).toEqual({
      text: 'Please call.\n\nConversation with the chat:\n\nQuestion: How can I pay?\nChat: By card.\nOr by check.\n\nQuestion: And cash?\nChat: I do not know that.',
      isCut: false,
    })
  })

  it('leaves out a question that is not answered yet', () => {
    const waiting: ChatEntry = {
      kind: 'asked',
      id: '2',
      question: 'And cash?',
      askedAt: '2026-03-13T15:00:00.000Z',
      answer: null,
    }
    expect(transcriptOf([exchange('How can I pay?', ['By card.']), waiting], '').text).not.toContain('cash')
  })

  it('leaves out the oldest questions if it is too long, and says so', () => {
    const entries = Array.from({ length: 40 }, (_, index) => exchange(`Question ${index}?`, ['x'.repeat(200)]))
    const { text, isCut } = transcriptOf(entries, '')
    expect(isCut).toBe(true)
    expect(text).toContain(omissionNote)
    expect(text).toContain('Question 39?')
    expect(text).not.toContain('Question 0?')
  })

  it('fits into a message and can be stored, whatever was said', () => {
    const words = fc.string({ unit: 'grapheme', maxLength: 500, size: 'max' })
    const long = fc.string({ unit: 'grapheme', maxLength: 4000, size: 'max' })
    const entry = fc.tuple(words, fc.array(long, { minLength: 1, maxLength: 3 }))
    fc.assert(
      fc.property(fc.array(entry, { minLength: 1, maxLength: 8 }), words, (exchanges, note) => {
        const entries = exchanges.map(([question, text]) => exchange(question, text))
        const { text } = transcriptOf(entries, note.slice(0, noteLimit).replace(/[\uD800-\uDBFF]$/, ''))
        expect(text.length).toBeLessThanOrEqual(descriptionLimit)
        expect(subjectOf(entries).length).toBeLessThanOrEqual(subjectLimit)
        expect(storable.test(text.replaceAll('\0', ''))).toBe(true)
        expect(storable.test(subjectOf(entries).replaceAll('\0', ''))).toBe(true)
      }),
      // Shrinking texts of this length would take minutes.
      { numRuns: 60, endOnFailure: true },
    )
  })

  it('has the last question about a subject as its title', () => {
    expect(subjectOf([exchange('How can I pay?', ['By card.']), exchange('talk to a human', ['Yes.'], 'person')])).toBe(
      chatTexts.fromTheChat('How can I pay?'),
    )
  })
})
