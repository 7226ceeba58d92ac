/**
 * The demo's staff answer during office hours and mostly in time, and every customer without gas had a notice before.
 */
import { describe, expect, it } from 'vitest'
import { wallClock } from '#shared/desks/openingHours'
import { defaultTimeZone } from '#shared/format/timeZone'
import { lastOfficeTime, nextOfficeTime } from '../../../server/db/seed/officeHours'
import { demoRows, today } from '../../support/data/demo'

const rows = demoRows(400)
const messages = rows.cases.filter(({ kind }) => kind === 'message')

describe('the messages of the demo', () => {
  it('are answered or not yet late, except for a few', () => {
    const now = new Date(`${today}T15:00:00Z`)
    const late = messages.filter(({ answerDueAt }) => answerDueAt !== null && answerDueAt < now)
    const waiting = messages.filter(({ answerDueAt }) => answerDueAt !== null && answerDueAt >= now)
    expect(late.length).toBeGreaterThan(0)
    expect(late.length).toBeLessThan(messages.length / 30)
    expect(waiting.length).toBeGreaterThan(late.length / 2)
  })

  it('wait for no one if the provider wrote last', () => {
    const wrong = messages.filter(({ id, answerDueAt }) => {
      const last = rows.caseComments.findLast(({ caseId }) => caseId === id)
      return last?.authorType === 'CENTRIC' && answerDueAt !== null
    })
    expect(wrong.map(({ title }) => title)).toEqual([])
  })
})

describe('a comment by staff in the demo', () => {
  it('was written between eight and six in the provider’s time zone', () => {
    const written = rows.caseComments.filter(({ authorType }) => authorType === 'CENTRIC')
    expect(written.length).toBeGreaterThan(500)
    const wrong = written.filter(({ createdAt }) => {
      const { minutes } = wallClock(createdAt, defaultTimeZone)
      return minutes < 8 * 60 || minutes > 18 * 60
    })
    expect(wrong.map(({ createdAt }) => createdAt.toISOString())).toEqual([])
  })

  it.each([
    ['2026-03-10T03:00:00Z', '2026-03-10T13:', '2026-03-09T22:59'],
    ['2026-01-10T12:00:00Z', '2026-01-10T14:', '2026-01-09T23:59'],
    ['2026-01-10T16:20:00Z', '2026-01-10T16:20', '2026-01-10T16:20'],
  ])('is moved from %s to %s or back to %s', (at, next, last) => {
    expect(new Date(nextOfficeTime(Date.parse(at))).toISOString()).toContain(next)
    expect(new Date(lastOfficeTime(Date.parse(at))).toISOString()).toContain(last)
  })
})

describe('the voicemails of the demo', () => {
  it('are all different on one line', () => {
    const transcriptions = rows.voicemails.flatMap(({ lineId, transcription }) =>
      transcription ? [`${lineId} ${transcription}`] : [],
    )
    expect(transcriptions.length).toBeGreaterThan(7)
    expect(new Set(transcriptions).size).toBe(transcriptions.length)
  })

  it('come from the business that they name', () => {
    const dental = rows.voicemails.filter(({ transcription }) => transcription?.includes('dental office'))
    expect(dental.length).toBeGreaterThan(0)
    expect(new Set(dental.map(({ fromName }) => fromName))).toEqual(new Set(['Harrow Lane Dental']))
  })
})

describe('the disconnects in the demo', () => {
  it('were announced at least ten days before', () => {
    expect(rows.disconnections.length).toBeGreaterThan(1)
    const wrong = rows.disconnections.filter(({ billingAccountNumber, orderedOn }) => {
      const notice = rows.dunningNotices.find((one) => one.billingAccountNumber === billingAccountNumber)
      return !notice || Date.parse(orderedOn) - Date.parse(notice.sentOn) < 10 * 86_400_000
    })
    expect(wrong).toEqual([])
  })

  it('have notice runs for those sent by email, and a row for each of them', () => {
    const byEmail = rows.dunningNotices.filter(({ channel }) => channel === 'email')
    expect(byEmail.length).toBeGreaterThan(2)
    const sent = rows.noticeRunRows.filter(({ status }) => status === 'sent')
    const keyOf = (runId: string | null, account: string) => `${runId} ${account}`
    expect(sent.map(({ runId, accountNumber }) => keyOf(runId, accountNumber)).toSorted()).toEqual(
      byEmail.map(({ runId, billingAccountNumber }) => keyOf(runId, billingAccountNumber)).toSorted(),
    )
    expect(rows.noticeRunRows.filter(({ status }) => status === 'failed')).toHaveLength(1)
    const counts = rows.noticeRuns.map(({ id }) => rows.noticeRunRows.filter(({ runId }) => runId === id).length)
    expect(rows.noticeRuns.map(({ rowCount }) => rowCount)).toEqual(counts)
  })
})
