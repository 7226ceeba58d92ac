import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { rights } from '#shared/access/rights'
import { createCaseComment, listComments, markRead } from '#shared/contract/cases/messages'
import {
  assignMessage,
  getQueuedMessage,
  listQueueStaff,
  reportMessageViewer,
  setMessageStatus,
} from '#shared/contract/cases/queue'
import { getMessageCustomer, listInternalNotes } from '#shared/contract/cases/queueDetails'
import * as messageTexts from '#shared/texts/cases/messages'
import * as queueTexts from '#shared/texts/cases/queue'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { caseEvents, cases } from '../../../server/db/schema/cases/cases'
import { addCase, addComments, addCustomer } from '../../support/data/cases/cases'
import { addStaff, fetchMessage, searchTitles } from '../../support/data/cases/queue'
import { recordQueries } from '../../support/server/queries'
import { type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let imani: Awaited<ReturnType<typeof addStaff>>
let percy: Awaited<ReturnType<typeof addStaff>>
it.beforeAll(async ({ server }) => {
  imani = await addStaff(server, { name: { first: 'Imani', last: 'Penhallow' } })
  percy = await addStaff(server, { name: { first: 'Percy', last: 'Lambourne' } })
})

async function message(server: TestServer, title = 'Help') {
  const { person, token } = await addCustomer(server)
  const id = await addCase(server, person, { kind: 'message', title, customerWroteAt: new Date(testNow) })
  return { id, person, token }
}

const recordsOf = async (server: TestServer, userId: string, action: string) =>
  server.database.db
    .select()
    .from(auditRecords)
    .where(and(eq(auditRecords.userId, userId), eq(auditRecords.action, action)))

const assign = (server: TestServer, id: string, to: string | null, { seen = null as string | null, by = imani } = {}) =>
  server.call(assignMessage, { body: { case_id: id, user_id: to, seen_user_id: seen } }, { token: by.token })

describe('assigning a message', () => {
  it('moves it to Mine for that person, and removes it from Unassigned', async ({ server }) => {
    const { id, person } = await message(server, 'To be given')
    expect(await searchTitles(server, percy.token, { tab: 'unassigned' })).toContain('To be given')
    expect((await assign(server, id, percy.person.userId)).status).toBe(200)
    expect(await searchTitles(server, percy.token, { tab: 'mine' })).toEqual(['To be given'])
    expect(await searchTitles(server, percy.token, { tab: 'unassigned' })).not.toContain('To be given')
    expect(await fetchMessage(server, imani.token, id)).toMatchObject({
      assigned_to: { user_id: percy.person.userId, name: 'Percy Lambourne' },
    })
    expect(await recordsOf(server, imani.person.userId, 'message.assigned')).toContainEqual(
      expect.objectContaining({ customerNumber: person.customerNumber }),
    )
    await assign(server, id, null, { seen: percy.person.userId })
    expect(await searchTitles(server, percy.token, { tab: 'mine' })).toEqual([])
  })

  it('names the first person if two take it at the same time', async ({ server }) => {
    const { id } = await message(server)
    const answers = await Promise.all([
      assign(server, id, imani.person.userId),
      assign(server, id, percy.person.userId, { by: percy }),
    ])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const { assigned_to: holder } = await fetchMessage(server, imani.token, id)
    expect(answers.find(({ status }) => status === 409)?.messages).toEqual([
      queueTexts.takenByOther(holder?.name ?? ''),
    ])
  })

  it('leaves one record if it is requested twice', async ({ server }) => {
    const { id, person } = await message(server)
    for (const seen of [null, percy.person.userId]) {
      expect((await assign(server, id, percy.person.userId, { seen, by: percy })).status).toBe(200)
    }
    const records = await recordsOf(server, percy.person.userId, 'message.assigned')
    expect(records.filter(({ customerNumber }) => customerNumber === person.customerNumber)).toHaveLength(1)
  })

  it('is rejected for someone who does not work in the queue', async ({ server }) => {
    const { id, person } = await message(server)
    const reader = await addStaff(server, { rights: rights.filter((right) => right !== 'QUEUE.write') })
    for (const userId of [person.userId, reader.person.userId, randomUUID()]) {
      expect(await assign(server, id, userId)).toMatchObject({
        status: 400,
        fields: { user_id: queueTexts.cannotBeAssigned },
      })
    }
  })

  it('offers the people who work in the queue, by name', async ({ server }) => {
    const { data } = await server.call(listQueueStaff, {}, { token: imani.token })
    expect(data).toEqual([
      { user_id: imani.person.userId, name: 'Imani Penhallow' },
      { user_id: percy.person.userId, name: 'Percy Lambourne' },
    ])
  })

  it('is not possible for a service request or an unknown message', async ({ server }) => {
    const { person } = await addCustomer(server)
    const request = await addCase(server, person, { kind: 'request' })
    expect((await assign(server, request, imani.person.userId)).status).toBe(404)
    expect((await assign(server, randomUUID(), imani.person.userId)).status).toBe(404)
  })
})

describe('the status of a message', () => {
  const set = (server: TestServer, id: string, status: 'resolved' | 'in_progress', seen: 'received' | 'resolved') =>
    server.call(setMessageStatus, { body: { case_id: id, status, seen_status: seen } }, { token: imani.token })

  it('is changed with a record, and causes no unread comment for the customer', async ({ server }) => {
    const { id } = await message(server)
    expect((await set(server, id, 'resolved', 'received')).status).toBe(200)
    expect(await fetchMessage(server, imani.token, id)).toMatchObject({ status: 'resolved' })
    expect(await recordsOf(server, imani.person.userId, 'message.statusChanged')).toContainEqual(
      expect.objectContaining({ details: expect.objectContaining({ status: 'resolved' }) }),
    )
  })

  it('leaves no record, no history and no new end time if it does not change', async ({ server }) => {
    const { id } = await message(server)
    const staff = await addStaff(server)
    const again = () =>
      server.call(
        setMessageStatus,
        { body: { case_id: id, status: 'resolved', seen_status: 'received' } },
        { token: staff.token },
      )
    await again()
    const written = async () => {
      const { db } = server.database
      const [row] = await db.select({ closedAt: cases.closedAt }).from(cases).where(eq(cases.id, id))
      const events = await db.select().from(caseEvents).where(eq(caseEvents.caseId, id))
      const records = await recordsOf(server, staff.person.userId, 'message.statusChanged')
      return { closedAt: row?.closedAt, events: events.length, records: records.length }
    }
    const before = await written()
    expect(before).toMatchObject({ events: 2, records: 1 })
    server.setNow('2026-03-13T15:10:00.000Z')
    expect((await again()).status).toBe(200)
    expect(await written()).toEqual(before)
    server.setNow(testNow)
  })

  it('can be changed only from its current value', async ({ server }) => {
    const { id } = await message(server)
    await set(server, id, 'resolved', 'received')
    expect(await set(server, id, 'in_progress', 'received')).toMatchObject({
      status: 409,
      messages: [queueTexts.statusConflict],
    })
  })
})

describe('a reply of staff that names the newest comment on their screen', () => {
  const reply = (server: TestServer, id: string, last: string | null, options: { key?: string; by?: string } = {}) =>
    server.call(
      createCaseComment,
      { body: { case_id: id, comment: 'An answer.', last_comment_id: last } },
      { token: options.by ?? imani.token, idempotencyKey: options.key ?? randomUUID() },
    )

  async function commentsOf(server: TestServer, id: string, contactId: string) {
    const query = { crm_contact_id: contactId, case_id: id }
    const { data } = await server.call(listComments, { query }, { token: imani.token })
    return listComments.response.parse(data).comments
  }

  it('is sent if it is the newest', async ({ server }) => {
    const { id, person } = await message(server)
    expect((await reply(server, id, null)).status).toBe(200)
    const [newest] = await commentsOf(server, id, person.contactId)
    server.setNow('2026-03-13T15:10:00.000Z')
    expect((await reply(server, id, newest?.comment_id ?? '')).status).toBe(200)
    server.setNow(testNow)
  })

  it('is rejected with the newer comment if someone else has answered, and writes nothing', async ({ server }) => {
    const { id, person } = await message(server)
    await addComments(server, id, { bodies: ['First'] })
    const [seen] = await commentsOf(server, id, person.contactId)
    server.setNow('2026-03-13T15:10:00.000Z')
    await reply(server, id, seen?.comment_id ?? '', { by: percy.token })
    const [newest] = await commentsOf(server, id, person.contactId)
    expect(await reply(server, id, seen?.comment_id ?? '')).toMatchObject({
      status: 409,
      code: 'conflict',
      messages: [messageTexts.answeredByOther('Percy Lambourne')],
      fields: { last_comment_id: newest?.comment_id },
    })
    expect(await commentsOf(server, id, person.contactId)).toHaveLength(2)
    server.setNow(testNow)
  })

  it('gets the answer of its first attempt if it is sent again', async ({ server }) => {
    const { id } = await message(server)
    const key = randomUUID()
    const first = await reply(server, id, null, { key })
    expect((await reply(server, id, null, { key })).data).toEqual(first.data)
  })
})

describe('a call that names a message only by id', () => {
  it('does not load its text or its author for each update of presence', async ({ server }) => {
    const { id } = await message(server)
    const body = { case_id: id, is_viewing: true }
    const queries = await recordQueries(() => server.call(reportMessageViewer, { body }, { token: imani.token }))
    expect(queries.some((text) => text.includes('"presence"'))).toBe(true)
    expect(queries.filter((text) => /"case_comments"|"description"/.test(text))).toEqual([])
  })
})

describe('viewing a message', () => {
  const reportViewer = async (server: TestServer, id: string, token: string, isViewing = true) =>
    (await server.call(reportMessageViewer, { body: { case_id: id, is_viewing: isViewing } }, { token })).data

  it('shows the other viewers, until they leave or send no update for 45 seconds', async ({ server }) => {
    const { id } = await message(server)
    expect(await reportViewer(server, id, imani.token)).toEqual([])
    expect(await reportViewer(server, id, percy.token)).toEqual([
      { user_id: imani.person.userId, name: 'Imani Penhallow' },
    ])
    await reportViewer(server, id, imani.token, false)
    expect(await reportViewer(server, id, percy.token)).toEqual([])
    await reportViewer(server, id, imani.token)
    server.setNow('2026-03-13T15:00:46.000Z')
    expect(await reportViewer(server, id, percy.token)).toEqual([])
    server.setNow(testNow)
  })

  it('leaves a record for each part that is shown of the customer, and none for presence or reading', async ({
    server,
  }) => {
    const { id, person } = await message(server)
    const staff = await addStaff(server)
    const [query, body, { token }] = [{ case_id: id }, { case_id: id }, staff]
    await server.call(getQueuedMessage, { query }, { token })
    await reportViewer(server, id, token)
    await reportViewer(server, id, token)
    await server.call(markRead, { body }, { token })
    await server.call(listComments, { query: { ...query, crm_contact_id: person.contactId } }, { token })
    await server.call(listInternalNotes, { query }, { token })
    await server.call(getMessageCustomer, { query }, { token })
    const records = await recordsOf(server, staff.person.userId, 'customer.opened')
    const whats = records.map(({ details }) => String(details['what']).replace(/C-.*/, 'C'))
    expect(whats.toSorted()).toEqual(['case C', 'case C', 'customer of case C', 'notes on case C'])
    expect(new Set(records.map(({ customerNumber }) => customerNumber))).toEqual(new Set([person.customerNumber]))
  })
})
