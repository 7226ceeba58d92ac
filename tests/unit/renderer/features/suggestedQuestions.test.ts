import { describe, expect, it } from 'vitest'
import { accountTopics } from '#shared/chatQuestions'
import { entries } from '#shared/faq/entries'
import {
  generalQuestions,
  serviceQuestions,
  staffAccountQuestions,
  staffQuestions,
  suggestionsFor,
} from '../../../../renderer/features/chat/suggestedQuestions'
import { understandQuestion } from '../../../../server/relay/chat/understanding/understandQuestion'

describe('the suggested questions', () => {
  it('are in the FAQs word for word, unless they are about an account', () => {
    const known = new Set(entries.map(({ question }) => question))
    const suggested = [...generalQuestions, ...staffQuestions, ...Object.values(serviceQuestions).flat()]
    expect(suggested.filter((question) => !known.has(question))).toEqual([])
  })

  it('are understood, also as staff ask them about an account', () => {
    for (const topic of accountTopics) {
      const understanding = understandQuestion(staffAccountQuestions[topic], { isOfStaff: true })
      expect(understanding?.intent).toMatchObject({ kind: 'account', topic })
    }
  })

  it('do not ask about an account if none is open', () => {
    const asking = { service: null, hasRight: () => true }
    expect(suggestionsFor({ ...asking, isForStaff: false })).toEqual(generalQuestions)
    expect(suggestionsFor({ ...asking, isForStaff: true })).toEqual(staffQuestions)
  })
})
