import { beforeAll, describe, expect, it } from 'vitest'
import type { CustomerRows } from '../../../server/db/seed/rows'
import { demoHouseholds, demoRows, findHousehold } from '../../support/data/demo'

describe('the cases of the demo', () => {
  let rows: CustomerRows
  beforeAll(() => {
    rows = demoRows(400)
  })

  it('end with the provider’s question at that moment if they wait for the customer', () => {
    const waiting = rows.cases.filter(({ status }) => status === 'waiting')
    expect(waiting.length).toBeGreaterThan(10)
    const wrong = waiting.filter(({ id }) => {
      const last = rows.caseComments.findLast(({ caseId }) => caseId === id)
      const turned = rows.caseEvents.findLast(({ caseId }) => caseId === id)
      return (
        last?.authorType !== 'CENTRIC' ||
        !/please|\?/i.test(last.body) ||
        turned?.status !== 'waiting' ||
        turned.createdAt.getTime() !== last.createdAt.getTime()
      )
    })
    expect(wrong.map(({ number, title }) => `${number} ${title}`)).toEqual([])
  })

  it('contain no message that the same customer wrote before', () => {
    const messages = rows.cases.filter(({ kind }) => kind === 'message')
    const written = messages.map(({ customerNumber, title }) => `${customerNumber} ${title}`)
    expect(written.length).toBeGreaterThan(100)
    expect(written.filter((one, index) => written.indexOf(one) !== index)).toEqual([])
  })

  it('include messages with files', () => {
    const { caseFiles, rows: own } = findHousehold(demoHouseholds(), 'customer@demo.example')
    const withFiles = own.cases.filter(
      ({ id, kind }) => kind === 'message' && caseFiles.some((file) => file.caseId === id),
    )
    expect(withFiles).toHaveLength(3)
  })

  it('the cases about a reading name one that is plausible since the previous bill', () => {
    const disputes = rows.cases.filter(({ serviceSubtype }) => serviceSubtype === 'read_dispute')
    expect(disputes.length).toBeGreaterThan(5)
    const wrong = disputes.filter(({ answers, serviceAccountId, createdAt }) => {
      const billed = rows.gasReadings.findLast(
        (reading) =>
          reading.serviceAccountId === serviceAccountId && reading.periodEnd < createdAt.toISOString().slice(0, 10),
      )
      const shown = Number(answers[0]?.answer)
      if (!billed) return shown !== 0
      const back = (billed.currentRead - shown + 10_000) % 10_000
      return back > Math.max(billed.ccf, 0)
    })
    expect(wrong.map(({ number }) => number)).toEqual([])
  })

  it('are not unread for the author of the last comment', () => {
    const unread = rows.cases.filter(({ id, kind, userId, answeredAt }) => {
      const last = rows.caseComments.findLast(({ caseId }) => caseId === id)
      const read = rows.caseReads.find((one) => one.caseId === id && one.userId === userId)
      return (
        kind === 'message' &&
        userId !== null &&
        last?.userId === userId &&
        answeredAt !== null &&
        (read === undefined || read.readAt < answeredAt)
      )
    })
    expect(unread.map(({ number, title }) => `${number} ${title}`)).toEqual([])
  })
})
