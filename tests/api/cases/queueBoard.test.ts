import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { createCaseComment } from '#shared/contract/cases/messages'
import { exportQueueBoard, getQueueBoard } from '#shared/contract/cases/queueBoard'
import * as boardTexts from '#shared/texts/cases/queueBoard'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { caseComments, cases } from '../../../server/db/schema/cases/cases'
import { teams } from '../../../server/db/schema/cases/teams'
import { addCase, addCustomer } from '../../support/data/cases/cases'
import { addStaff } from '../../support/data/cases/queue'
import { type Agent, addTeam } from '../../support/data/cases/teams'
import { type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let lead: Agent
let ada: Agent
let customer: Awaited<ReturnType<typeof addCustomer>>
it.beforeAll(async ({ server }) => {
  lead = await addStaff(server, { name: { first: 'Lee', last: 'Lead' } })
  ada = await addStaff(server, { name: { first: 'Ada', last: 'Quill' } })
  await addStaff(server, { name: { first: 'Bo', last: 'Ray' } })
  customer = await addCustomer(server)
})
it.beforeEach(async ({ server }) => {
  await server.database.db.delete(caseComments)
  await server.database.db.delete(cases)
  await server.database.db.delete(teams)
  server.setNow(testNow)
})

const week = { from: '2026-03-07', to: '2026-03-13', by: 'agents' as const }
type Query = Parameters<typeof getQueueBoard.query.parse>[0]

async function fetchBoard(server: TestServer, changes: Partial<typeof week> | { by: 'teams' } | { sort: string } = {}) {
  const query = { ...week, ...changes } as Query
  const { data } = await server.call(getQueueBoard, { query } as never, { token: lead.token })
  return getQueueBoard.response.parse(data)
}
const at = (minutes: number) => new Date(Date.parse('2026-03-12T15:00:00Z') + minutes * 60_000)
const message = (server: TestServer, options: Parameters<typeof addCase>[2] = {}) =>
  addCase(server, customer.person, { kind: 'message', createdAt: at(0), ...options })
/** Adds a message that Ada first answered after some minutes. */
const answered = (server: TestServer, minutes: number, options: Parameters<typeof addCase>[2] = {}) =>
  message(server, {
    status: 'closed',
    firstAnsweredAt: at(minutes),
    firstAnswerDueAt: at(60),
    firstAnsweredBy: ada.person.userId,
    ...options,
  })

describe('the board', () => {
  it('counts what each agent has open, with the oldest message', async ({ server }) => {
    for (const minutes of [-600, -30])
      await message(server, { assignedTo: ada.person.userId, customerWroteAt: at(minutes) })
    await message(server, { assignedTo: ada.person.userId, status: 'closed' })
    await message(server)
    const { rows, total } = await fetchBoard(server)
    expect(rows.find(({ name }) => name === 'Ada Quill')).toMatchObject({
      open_count: 2,
      oldest_open_at: at(-600).toISOString(),
      answered_count: 0,
      median_minutes: null,
      kept_percent: null,
    })
    expect(rows.at(-1)).toMatchObject({ id: null, name: '', open_count: 1 })
    expect(total).toMatchObject({ open_count: 3, oldest_open_at: at(-600).toISOString() })
  })

  it('counts first answers of the period, their median time, and the share of kept promises', async ({ server }) => {
    for (const minutes of [10, 30, 50, 70]) await answered(server, minutes)
    await answered(server, 20, { firstAnswerDueAt: null })
    await answered(server, 5, { firstAnsweredAt: new Date('2026-03-06T12:00:00Z') })
    const { rows, total, recorded_since: since } = await fetchBoard(server)
    const figures = { answered_count: 5, median_minutes: 30, promised_count: 4, kept_percent: 75 }
    expect(rows.find(({ name }) => name === 'Ada Quill')).toMatchObject(figures)
    expect(rows.find(({ name }) => name === 'Lee Lead')).toMatchObject({ answered_count: 0 })
    expect(total).toMatchObject(figures)
    expect(since).toBe('2026-03-06T12:00:00.000Z')
  })

  it('ends its period at midnight of the provider', async ({ server }) => {
    await answered(server, 0, { firstAnsweredAt: new Date('2026-03-12T04:59:00Z') })
    await answered(server, 0, { firstAnsweredAt: new Date('2026-03-12T05:00:00Z') })
    const day = '2026-03-11'
    expect((await fetchBoard(server, { from: day, to: day })).total.answered_count).toBe(1)
  })

  it('shows the same figures by team, with messages that have none', async ({ server }) => {
    const teamId = await addTeam(server, { name: 'Desk' })
    await addTeam(server, { name: 'Idle', position: 2 })
    await answered(server, 30, { teamId })
    await message(server, { teamId, assignedTo: ada.person.userId })
    await message(server)
    const { rows } = await fetchBoard(server, { by: 'teams' })
    expect(rows).toMatchObject([
      { id: teamId, name: 'Desk', open_count: 1, answered_count: 1, median_minutes: 30 },
      { name: 'Idle', open_count: 0, answered_count: 0 },
      { id: null, open_count: 1 },
    ])
  })

  it('is sorted by a column, with empty values last', async ({ server }) => {
    await answered(server, 30)
    await answered(server, 10, { firstAnsweredBy: lead.person.userId })
    for (const [sort, first] of [
      ['median', 'Lee Lead'],
      ['-median', 'Ada Quill'],
    ] as const) {
      const { rows } = await fetchBoard(server, { sort })
      expect(rows[0]?.name).toBe(first)
      expect(rows.at(-1)).toMatchObject({ name: 'Bo Ray', median_minutes: null })
    }
  })

  it('rejects a period that ends before it begins, or of more than 31 days', async ({ server }) => {
    for (const from of ['2026-03-14', '2026-02-10']) {
      const query = { ...week, from }
      expect(await server.call(getQueueBoard, { query }, { token: lead.token })).toMatchObject({
        status: 400,
        fields: { to: boardTexts.periodOutOfRange(31) },
      })
    }
  })

  it('is for staff with the right to message assignment', async ({ server }) => {
    const agent = await addStaff(server, { rights: ['QUEUE.read', 'QUEUE.write'] })
    expect((await server.call(getQueueBoard, { query: week }, { token: agent.token })).status).toBe(403)
    expect((await server.call(exportQueueBoard, { query: week }, { token: agent.token })).status).toBe(403)
  })

  it('is exported with its total, which is recorded', async ({ server }) => {
    await answered(server, 30)
    const file = await server.call(exportQueueBoard, { query: { ...week, sort: '-answered' } }, { token: lead.token })
    const lines = file.bytes.toString().split('\r\n')
    expect(lines[1]).toBe('Ada Quill,0,,1,30,1,100')
    expect(lines).toContain('Total,0,,1,30,1,100')
    const records = await server.database.db
      .select({ details: auditRecords.details })
      .from(auditRecords)
      .where(eq(auditRecords.action, 'queueBoard.exported'))
    expect(records).toContainEqual({ details: { list: 'Agents', from_date: week.from, to_date: week.to } })
  })
})

describe('the first answer of staff', () => {
  const reply = (server: TestServer, id: string, token: string) =>
    server.call(createCaseComment, { body: { case_id: id, comment: 'Hello.' } }, { token })
  const recorded = async (server: TestServer, id: string) => {
    const [row] = await server.database.db.select().from(cases).where(eq(cases.id, id))
    return row && { at: row.firstAnsweredAt, due: row.firstAnswerDueAt, by: row.firstAnsweredBy }
  }

  it('is recorded once, with its promise and author', async ({ server }) => {
    const id = await message(server, { answerDueAt: at(60) })
    await reply(server, id, ada.token)
    server.setNow('2026-03-13T16:00:00.000Z')
    await reply(server, id, customer.token)
    await reply(server, id, lead.token)
    expect(await recorded(server, id)).toEqual({ at: new Date(testNow), due: at(60), by: ada.person.userId })
  })

  it('is not recorded for a message that staff began, or for a comment of the customer', async ({ server }) => {
    const begun = await message(server, { userId: lead.person.userId })
    await reply(server, begun, ada.token)
    expect(await recorded(server, begun)).toMatchObject({ at: null })
    const asked = await message(server)
    await reply(server, asked, customer.token)
    expect(await recorded(server, asked)).toMatchObject({ at: null })
  })
})
