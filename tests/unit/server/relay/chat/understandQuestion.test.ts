import { describe, expect, it } from 'vitest'
import { accountQuestions, accountTopics } from '#shared/chat/questions'
import { entries } from '#shared/faq/entries'
import { accountTopicOf, wantsPerson } from '../../../../../server/relay/chat/understandQuestion'

describe('a question about one’s own account', () => {
  it.each(accountTopics)('is known: %s', (topic) => {
    expect(accountTopicOf(accountQuestions[topic].example)).toBe(topic)
  })

  it.each([
    ['what is my balance?', 'balance'],
    ['When is my bill due', 'balance'],
    ['did my payment go through', 'lastPayment'],
    ['do I have any open tickets?', 'openRequests'],
    ['when is the technician coming', 'openRequests'],
    ['how fast is my internet', 'plan'],
    ['am I on autopay', 'autopay'],
  ] as const)('“%s” is about the %s', (question, topic) => {
    expect(accountTopicOf(question)).toBe(topic)
  })

  it('is none of those that the FAQs answer', () => {
    const taken = entries.filter(({ question }) => accountTopicOf(question) !== null || wantsPerson(question))
    expect(taken.map(({ question }) => question)).toEqual([])
  })
})

describe('whoever wants a person', () => {
  it.each(['I want to talk to a human', 'let me speak with a person please', 'real person', 'operator'])(
    'is understood in “%s”',
    (sentence) => {
      expect(wantsPerson(sentence)).toBe(true)
    },
  )
})
