import { describe, expect, it } from 'vitest'
import { accountTopics } from '#shared/chat/questions'
import { accountTopicOf } from '../../../../../server/relay/chat/understandQuestion'
import { entries } from '#shared/faq/entries'
import {
  everybodysQuestions,
  serviceQuestions,
  staffAccountQuestions,
  staffQuestions,
  suggestionsFor,
} from '../../../../../renderer/features/chat/suggestions'

describe('what is suggested', () => {
  it('stands in the FAQs word for word, where it is not about an account', () => {
    const known = new Set(entries.map(({ question }) => question))
    const suggested = [...everybodysQuestions, ...staffQuestions, ...Object.values(serviceQuestions).flat()]
    expect(suggested.filter((question) => !known.has(question))).toEqual([])
  })

  it('is understood, as staff ask it of an account', () => {
    for (const topic of accountTopics) expect(accountTopicOf(staffAccountQuestions[topic]), topic).toBe(topic)
  })

  it('asks nothing of an account where none is looked at', () => {
    const asking = { service: null, mayKnow: () => true }
    expect(suggestionsFor({ ...asking, isOfStaff: false })).toEqual(everybodysQuestions)
    expect(suggestionsFor({ ...asking, isOfStaff: true })).toEqual(staffQuestions)
  })
})
