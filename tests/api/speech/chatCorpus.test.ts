import { describe, expect } from 'vitest'
import { addHousehold } from '../../support/data/speech/chat'
import { type Grades, gradeCorpus } from '../../support/data/speech/gradeAnswers'
import type { TestServer } from '../../support/server/server'
import { testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

/** One user may not ask more in five minutes. */
const questionsPerUser = 90

async function grade(server: TestServer): Promise<Grades> {
  server.setNow(testNow)
  let household = await addHousehold(server)
  return gradeCorpus(async (sentence, index) => {
    if (index % questionsPerUser === questionsPerUser - 1) household = await addHousehold(server)
    return household.askQuestion(sentence)
  })
}

describe('the chat', () => {
  it('answers three of four sentences of customers, and gives a wrong answer to two in a hundred at most', async ({
    server,
  }) => {
    const { answerable, right, unanswerable, honest, wrong, missed } = await grade(server)
    const list = missed
      .map(({ sentence, expected, given }) => `${sentence}: ${given} instead of ${expected}`)
      .join('\n')
    expect(right / answerable, list).toBeGreaterThanOrEqual(0.75)
    expect(wrong / (answerable + unanswerable), list).toBeLessThanOrEqual(0.02)
    expect(honest, list).toBeGreaterThanOrEqual(unanswerable - 2)
  })
})
