/** How an answer by staff changes a message: who it is assigned to, and whether an answer is due. */
import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { rights } from '#shared/access/rights'
import type { CaseStatus } from '#shared/cases/cases'
import type { QueueStatus } from '#shared/cases/queue'
import { uploadAttachment } from '#shared/contract/cases/caseAttachments'
import { createCaseComment, createMessage } from '#shared/contract/cases/messages'
import { setMessageStatus } from '#shared/contract/cases/queue'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { caseEvents } from '../../../server/db/schema/cases/cases'
import { addCase, addCustomer } from '../../support/data/cases/cases'
import { addStaff, fetchMessage, searchTitles } from '../../support/data/cases/queue'
import { type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let imani: Awaited<ReturnType<typeof addStaff>>
let percy: Awaited<ReturnType<typeof addStaff>>
it.beforeAll(async ({ server }) => {
  imani = await addStaff(server, { name: { first: 'Imani', last: 'Penhallow' } })
  percy = await addStaff(server, { name: { first: 'Percy', last: 'Lambourne' } })
})

async function message(server: TestServer, options: Parameters<typeof addCase>[2] = {}) {
  const { person, token } = await addCustomer(server)
  const id = await addCase(server, person, {
    kind: 'message',
    title: 'Help',
    customerWroteAt: new Date(testNow),
    ...options,
  })
  return { id, token }
}

const comment = (server: TestServer, id: string, token: string, idempotencyKey = randomUUID()) =>
  server.call(createCaseComment, { body: { case_id: id, comment: 'So.' } }, { token, idempotencyKey })

describe('an answer of staff', () => {
  it('sets the message to waiting for the customer, with a line in its history', async ({ server }) => {
    const { id } = await message(server)
    await comment(server, id, imani.token)
    expect(await fetchMessage(server, imani.token, id)).toMatchObject({ status: 'waiting' })
    const events = await server.database.db.select().from(caseEvents).where(eq(caseEvents.caseId, id))
    expect(events.at(-1)).toMatchObject({ kind: 'status', status: 'waiting', authorName: 'Imani Penhallow' })
  })

  it('is followed by waiting for staff as soon as the customer writes again', async ({ server }) => {
    const { id, token } = await message(server)
    await comment(server, id, imani.token)
    await comment(server, id, token)
    expect(await fetchMessage(server, imani.token, id)).toMatchObject({ status: 'in_progress' })
  })

  it('assigns an unassigned message to its author, with one record however often it is sent', async ({ server }) => {
    const { id } = await message(server, { title: 'Of nobody' })
    const key = randomUUID()
    await comment(server, id, imani.token, key)
    await comment(server, id, imani.token, key)
    expect(await fetchMessage(server, imani.token, id)).toMatchObject({ assigned_to: { name: 'Imani Penhallow' } })
    expect(await searchTitles(server, imani.token, { tab: 'mine' })).toContain('Of nobody')
    const records = await server.database.db
      .select()
      .from(auditRecords)
      .where(and(eq(auditRecords.userId, imani.person.userId), eq(auditRecords.action, 'message.assigned')))
    const { case_no } = await fetchMessage(server, imani.token, id)
    expect(records.filter(({ details }) => details['case'] === case_no)).toHaveLength(1)
  })

  it('keeps an existing assignee', async ({ server }) => {
    const { id } = await message(server, { assignedTo: percy.person.userId })
    await comment(server, id, imani.token)
    expect(await fetchMessage(server, imani.token, id)).toMatchObject({ assigned_to: { name: 'Percy Lambourne' } })
  })

  it('assigns it to no one who does not work in the queue', async ({ server }) => {
    const { id } = await message(server)
    const clerk = await addStaff(server, { rights: rights.filter((right) => right !== 'QUEUE.write') })
    await comment(server, id, clerk.token)
    expect(await fetchMessage(server, imani.token, id)).toMatchObject({ assigned_to: null, status: 'waiting' })
  })

  it('does not reopen a closed message', async ({ server }) => {
    const { id } = await message(server, { status: 'resolved' })
    await comment(server, id, imani.token)
    expect(await fetchMessage(server, imani.token, id)).toMatchObject({ status: 'resolved', assigned_to: null })
  })
})

describe('a comment of the customer', () => {
  it('assigns the message to no one, and sets it to waiting for staff', async ({ server }) => {
    const { id, token } = await message(server)
    await comment(server, id, token)
    expect(await fetchMessage(server, imani.token, id)).toMatchObject({ assigned_to: null, status: 'received' })
  })
})

describe('a file of the customer', () => {
  it('counts as a comment on an answered message, with a response time of its own', async ({ server }) => {
    const { id, token } = await message(server, { title: 'With a picture' })
    await comment(server, id, imani.token)
    server.setNow('2026-03-13T16:00:00.000Z')
    const later = await server.signIn(imani.person)
    const file = { name: 'meter.txt', bytes: Buffer.from('A note.') }
    expect((await server.call(uploadAttachment, { body: { case_id: id } }, { token, file })).status).toBe(200)
    expect(await fetchMessage(server, later, id)).toMatchObject({
      status: 'in_progress',
      last_customer_message_at: '2026-03-13T16:00:00.000Z',
      answer_due: '2026-03-16T16:00:00.000Z',
      is_unread: true,
    })
    expect(await searchTitles(server, later, { tab: 'unanswered' })).toContain('With a picture')
    server.setNow(testNow)
  })
})

describe('a status that staff select', () => {
  async function written(server: TestServer) {
    const { person, token } = await addCustomer(server)
    const body = { crm_contact_id: person.contactId, title: 'Written', description: 'Please.' }
    const { data } = await server.call(createMessage, { body }, { token })
    return { id: (data as { case_id: string }).case_id, token }
  }
  const set = (server: TestServer, id: string, status: QueueStatus, seen: CaseStatus) =>
    server.call(setMessageStatus, { body: { case_id: id, status, seen_status: seen } }, { token: imani.token })
  const dueOf = async (server: TestServer, id: string) => (await fetchMessage(server, imani.token, id)).answer_due

  it('removes the response time if it waits for the customer', async ({ server }) => {
    const { id } = await written(server)
    expect(await dueOf(server, id)).toBe('2026-03-16T15:00:00.000Z')
    await set(server, id, 'waiting', 'received')
    expect(await dueOf(server, id)).toBeNull()
    expect(await searchTitles(server, imani.token, { tab: 'unanswered' })).not.toContain('Written')
  })

  it('starts a response time if it is open and the last comment is the customer’s', async ({ server }) => {
    const { id } = await written(server)
    await set(server, id, 'waiting', 'received')
    server.setNow('2026-03-13T17:00:00.000Z')
    await set(server, id, 'in_progress', 'waiting')
    server.setNow(testNow)
    expect(await dueOf(server, id)).toBe('2026-03-16T17:00:00.000Z')
  })

  it('starts no response time if it is open after a comment of staff', async ({ server }) => {
    const { id } = await written(server)
    server.setNow('2026-03-13T15:10:00.000Z')
    await comment(server, id, imani.token)
    await set(server, id, 'in_progress', 'waiting')
    server.setNow(testNow)
    expect(await fetchMessage(server, imani.token, id)).toMatchObject({ status: 'in_progress', answer_due: null })
  })

  it('keeps the response time through an accidental closing', async ({ server }) => {
    const { id } = await written(server)
    await set(server, id, 'resolved', 'received')
    server.setNow('2026-03-13T17:00:00.000Z')
    await set(server, id, 'received', 'resolved')
    server.setNow(testNow)
    expect(await dueOf(server, id)).toBe('2026-03-16T15:00:00.000Z')
  })
})
