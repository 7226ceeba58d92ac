import { describe, expect, it } from 'vitest'
import { entries } from '#shared/faq/entries'
import { buildArticleIndex, faqArticles, findArticles } from '../../../../../server/relay/chat/articleSearch'

const index = buildArticleIndex(faqArticles)
const best = (question: string) => findArticles(question, index)[0] ?? null

describe('the search of the FAQs', () => {
  it('finds nearly every question by its own text, and all among the first three', () => {
    const missed = entries.filter(({ slug, question }) => best(question) !== `faq:${slug}`)
    expect(missed.length).toBeLessThanOrEqual(2)
    for (const { slug, question } of entries) {
      expect(findArticles(question, index).slice(0, 3)).toContain(`faq:${slug}`)
    }
  })

  it.each([
    ['wifi slow in the evening', 'slow-internet'],
    ['how do i change my wifi passwrod', 'wifi-password'],
    ['how do i change my password', 'password-change'],
    ['change password', 'password-change'],
    ['can i turn on two factor', 'two-step'],
    ['what are the fees for credit cards', 'payment-fees'],
    ['does autopay cost anything', 'autopay-fee'],
    ['my kitchen smells like rotten eggs', 'smell-gas'],
  ])('finds the answer for “%s”', (question, slug) => {
    expect(best(question)).toBe(`faq:${slug}`)
  })

  it.each([
    'who won the world cup',
    'what is the capital of France',
    'tell me a joke',
    'how do I bake bread',
    'are you a robot',
    'how tall is Mount Everest',
    'asdf qwer',
    'hi',
    'hello',
    '???',
  ])('finds nothing for “%s”', (question) => {
    expect(best(question)).toBeNull()
  })

  it('finds nothing if the best match is for other users and the others match far worse', () => {
    const ofOthers = new Set(['faq:lot-deposit'])
    const isMeant = (id: string) => !ofOthers.has(id)
    const question = 'is there a deposit for each lot'
    expect(findArticles(question, index)[0]).toBe('faq:lot-deposit')
    expect(findArticles(question, index, isMeant)).toEqual([])
    expect(findArticles('when do i get my deposit back', index, isMeant)[0]).toBe('faq:deposit-back')
  })
})
