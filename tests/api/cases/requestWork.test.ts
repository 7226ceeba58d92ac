import { and, eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { rights } from '#shared/access/rights'
import { type CaseStatus, isFinishedCase } from '#shared/cases/cases'
import { requestTransitions, workActions } from '#shared/cases/requestTransitions'
import { getCase, reopenCase } from '#shared/contract/cases/cases'
import { createCaseComment, listComments } from '#shared/contract/cases/messages'
import { assignRequest } from '#shared/contract/cases/requestQueue'
import * as requestQueueTexts from '#shared/texts/cases/requestQueue'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { closeRequestsJob } from '../../../server/features/requestQueue/closeRequests.job'
import { addCase, addCustomer } from '../../support/data/cases/cases'
import { addStaff } from '../../support/data/cases/queue'
import { completeInput, fetchWork, findRequest, move, visit } from '../../support/data/cases/requests'
import { readMessagesTo } from '../../support/server/outbox'
import { type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let imani: Awaited<ReturnType<typeof addStaff>>
let percy: Awaited<ReturnType<typeof addStaff>>
let maya: Awaited<ReturnType<typeof addCustomer>>

it.beforeAll(async ({ server }) => {
  imani = await addStaff(server, { name: { first: 'Imani', last: 'Penhallow' } })
  percy = await addStaff(server, { name: { first: 'Percy', last: 'Lambourne' } })
  maya = await addCustomer(server)
})
it.beforeEach(({ server }) => server.setNow(testNow))

const add = (server: TestServer, status: CaseStatus, options: Parameters<typeof addCase>[2] = {}) =>
  addCase(server, maya.person, { status, ...options })

const assign = (server: TestServer, id: string, to: string | null, { seen = null as string | null, by = imani } = {}) =>
  server.call(assignRequest, { body: { case_id: id, user_id: to, seen_user_id: seen } }, { token: by.token })

const historyOf = async (server: TestServer, id: string) => {
  const { data } = await server.call(getCase, { query: { case_id: id } }, { token: maya.token })
  return getCase.response.parse(data)
}

describe('assigning a request', () => {
  it('shows the customer that someone has taken it, without a notification', async ({ server }) => {
    const { person, token } = await addCustomer(server)
    const id = await addCase(server, person)
    expect((await assign(server, id, imani.person.userId)).status).toBe(200)
    const { data } = await server.call(getCase, { query: { case_id: id } }, { token })
    expect(data).toMatchObject({ status: 'assigned', is_unread: false, events: [{}, { status: 'assigned' }] })
    expect(await readMessagesTo(server, person.email)).toEqual([])
    const [record] = await server.database.db
      .select()
      .from(auditRecords)
      .where(and(eq(auditRecords.action, 'case.assigned'), eq(auditRecords.customerNumber, person.customerNumber)))
    expect(record).toMatchObject({ userId: imani.person.userId, details: { to: imani.person.userId } })
  })

  it('names the first agent if two take it at the same time', async ({ server }) => {
    const id = await add(server, 'received')
    const answers = await Promise.all([
      assign(server, id, imani.person.userId),
      assign(server, id, percy.person.userId, { by: percy }),
    ])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const holder = (await fetchWork(server, imani.token, id)).assigned_to?.name ?? ''
    expect(answers.find(({ status }) => status === 409)?.messages).toEqual([requestQueueTexts.takenConflict(holder)])
  })

  it('is rejected for someone who can’t work on requests', async ({ server }) => {
    const id = await add(server, 'received')
    const reader = await addStaff(server, { rights: rights.filter((right) => right !== 'SERVICETICKET.write') })
    for (const userId of [maya.person.userId, reader.person.userId]) {
      expect(await assign(server, id, userId)).toMatchObject({
        status: 400,
        fields: { user_id: requestQueueTexts.cannotBeAssigned },
      })
    }
    expect((await assign(server, id, null, { by: reader })).status).toBe(403)
  })
})

describe('working on a request', () => {
  it.for(workActions)(
    'the action %s moves a request to the status of the table, or is refused',
    async (action, { server }) => {
      const transition = requestTransitions.find((candidate) => candidate.action === action)
      for (const status of [transition?.from[0] ?? 'received', 'resolved', 'cancelled'] as const) {
        const id = await add(server, status)
        const answer = await move(server, imani.token, { case_id: id, action, seen_status: status, ...completeInput })
        expect([status, answer.status]).toEqual([status, isFinishedCase(status) ? 409 : 200])
        expect((await findRequest(server, id)).status).toBe(isFinishedCase(status) ? status : transition?.to)
      }
    },
  )

  it('is refused to customers, and to staff who may only read', async ({ server }) => {
    const id = await add(server, 'received')
    const reader = await addStaff(server, { rights: rights.filter((right) => right !== 'SERVICETICKET.write') })
    for (const { token } of [maya, reader]) {
      const answer = await move(server, token, { case_id: id, action: 'start', seen_status: 'received' })
      expect(answer.status).toBe(403)
    }
  })

  it('lets only the first of two agents move a request', async ({ server }) => {
    const id = await add(server, 'in_progress')
    const answers = await Promise.all([
      move(server, imani.token, { case_id: id, action: 'finish', seen_status: 'in_progress', note: 'Replaced it.' }),
      move(server, percy.token, { case_id: id, action: 'ask', seen_status: 'in_progress', note: 'Which room?' }),
    ])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const changedPattern = new RegExp(`^${requestQueueTexts.statusConflict('.+')}$`)
    expect(answers.find(({ status }) => status === 409)?.messages).toEqual([expect.stringMatching(changedPattern)])
    expect((await historyOf(server, id)).events).toHaveLength(2)
  })

  it.for([
    ['schedule', { window: '1-3' }, 'date'],
    ['schedule', { date: '2026-03-17' }, 'window'],
    ['schedule', { date: '2026-03-21', window: '1-3' }, 'date'],
    ['ask', {}, 'note'],
    ['finish', { note: '  ' }, 'note'],
    ['cancel', {}, 'note'],
  ] as const)('the action %s needs more than %j', async ([action, input, field], { server }) => {
    const id = await add(server, 'in_progress')
    const answer = await move(server, imani.token, { case_id: id, action, seen_status: 'in_progress', ...input })
    expect(answer).toMatchObject({ status: 400, fields: { [field]: expect.any(String) } })
    expect((await findRequest(server, id)).status).toBe('in_progress')
  })

  it('promises the end of the appointment', async ({ server }) => {
    const id = await add(server, 'received')
    await move(server, imani.token, { case_id: id, action: 'schedule', seen_status: 'received', ...visit })
    expect(await historyOf(server, id)).toMatchObject({ status: 'scheduled', appointment: visit })
    // 3 PM in Chicago.
    expect((await fetchWork(server, imani.token, id)).promised_by).toBe('2026-03-17T20:00:00.000Z')
  })

  it('assigns an unassigned request to the agent, and leaves that of a colleague', async ({ server }) => {
    const [free, taken] = [
      await add(server, 'received'),
      await add(server, 'assigned', { assignedTo: percy.person.userId }),
    ]
    await move(server, imani.token, { case_id: free, action: 'start', seen_status: 'received' })
    await move(server, imani.token, { case_id: taken, action: 'start', seen_status: 'assigned' })
    expect((await findRequest(server, free)).assignedTo).toBe(imani.person.userId)
    expect((await findRequest(server, taken)).assignedTo).toBe(percy.person.userId)
  })

  it('asks in a comment, whose answer resumes the request with a new promise in office hours', async ({ server }) => {
    const id = await add(server, 'scheduled', { appointmentOn: '2026-03-17', appointmentWindow: '1-3' })
    await move(server, imani.token, { case_id: id, action: 'ask', seen_status: 'scheduled', note: 'Which room?' })
    const { data } = await server.call(
      listComments,
      { query: { crm_contact_id: maya.person.contactId, case_id: id } },
      { token: maya.token },
    )
    expect(data).toMatchObject({ comments: [{ comments: 'Which room?', user_name: 'Imani Penhallow' }] })
    expect(await findRequest(server, id)).toMatchObject({ status: 'waiting', answerDueAt: null, appointmentOn: null })
    await server.call(createCaseComment, { body: { case_id: id, comment: 'The study.' } }, { token: maya.token })
    const row = await findRequest(server, id)
    // The next business day after Friday, March 13, is Monday.
    expect([row.status, row.answerDueAt?.toISOString().slice(0, 10)]).toEqual(['in_progress', '2026-03-16'])
  })

  it('takes the lots of a bulk request along', async ({ server }) => {
    const parentId = await add(server, 'received')
    const lot = await add(server, 'received', { parentId, isPart: true })
    const done = await add(server, 'closed', { parentId, isPart: true })
    await move(server, imani.token, { case_id: parentId, action: 'schedule', seen_status: 'received', ...visit })
    expect(await findRequest(server, lot)).toMatchObject({ status: 'scheduled', appointmentOn: visit.date })
    expect((await findRequest(server, done)).status).toBe('closed')
  })

  it('leaves a note about the work that the customer reads, and the request can be reopened', async ({ server }) => {
    const id = await add(server, 'on_the_way')
    server.setNow('2026-03-13T15:01:00.000Z')
    await move(server, imani.token, {
      case_id: id,
      action: 'finish',
      seen_status: 'on_the_way',
      note: 'New connector.',
    })
    const done = await historyOf(server, id)
    expect(done).toMatchObject({ status: 'resolved', reopen_until: '2026-03-27T15:01:00.000Z' })
    expect(done.events.at(-1)).toMatchObject({ status: 'resolved', note: 'New connector.' })
    await server.call(reopenCase, { body: { case_id: id, reason: 'Red again.' } }, { token: maya.token })
    expect((await fetchWork(server, imani.token, id)).promised_by).toMatch(/^2026-03-16/)
  })
})

describe('the job that closes requests', () => {
  it('closes those that were done fourteen days ago, and no others', async ({ server }) => {
    const [old, recent] = [
      await add(server, 'resolved', { closedAt: new Date('2026-02-27T14:59:00Z') }),
      await add(server, 'resolved', { closedAt: new Date('2026-02-27T15:01:00Z') }),
    ]
    await server.runScheduled(closeRequestsJob)
    expect((await findRequest(server, recent)).status).toBe('resolved')
    const { status, events } = await historyOf(server, old)
    expect([status, events.at(-1)?.note]).toEqual(['closed', requestQueueTexts.closedAutomatically])
  })
})
