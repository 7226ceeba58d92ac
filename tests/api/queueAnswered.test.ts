/** What an answer of staff makes of a message: whose it is then, and for whom it waits. */
import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCaseComment } from '#shared/contract/messages'
import { rights } from '#shared/rights'
import { caseEvents } from '../../server/db/schema/cases'
import { auditRecords } from '../../server/db/schema/records'
import { addCase, addCustomer } from '../support/cases'
import { addStaff, messageIn, titlesIn } from '../support/queue'
import { startServer, testNow, type TestServer } from '../support/server'

let server: TestServer
let imani: Awaited<ReturnType<typeof addStaff>>
let percy: Awaited<ReturnType<typeof addStaff>>
beforeAll(async () => {
  server = await startServer()
  imani = await addStaff(server, { name: { first: 'Imani', last: 'Penhallow' } })
  percy = await addStaff(server, { name: { first: 'Percy', last: 'Lambourne' } })
})
afterAll(() => server.stop())

async function message(options: Parameters<typeof addCase>[2] = {}) {
  const { person, token } = await addCustomer(server)
  const id = await addCase(server, person, { kind: 'message', title: 'Help', askedAt: new Date(testNow), ...options })
  return { id, token }
}

const say = (id: string, token: string, idempotencyKey = randomUUID()) =>
  server.call(createCaseComment, { body: { case_id: id, comment: 'So.' } }, { token, idempotencyKey })

describe('an answer of staff', () => {
  it('leaves the message waiting for the customer, with a line of its history', async () => {
    const { id } = await message()
    await say(id, imani.token)
    expect(await messageIn(server, imani.token, id)).toMatchObject({ status: 'waiting' })
    const events = await server.database.db.select().from(caseEvents).where(eq(caseEvents.caseId, id))
    expect(events.at(-1)).toMatchObject({ kind: 'status', status: 'waiting', authorName: 'Imani Penhallow' })
  })

  it('waits for staff again as soon as the customer goes on', async () => {
    const { id, token } = await message()
    await say(id, imani.token)
    await say(id, token)
    expect(await messageIn(server, imani.token, id)).toMatchObject({ status: 'in_progress' })
  })

  it('gives a message that nobody has to who answered, with one record however often it is sent', async () => {
    const { id } = await message({ title: 'Of nobody' })
    const key = randomUUID()
    await say(id, imani.token, key)
    await say(id, imani.token, key)
    expect(await messageIn(server, imani.token, id)).toMatchObject({ assigned_to: { name: 'Imani Penhallow' } })
    expect(await titlesIn(server, imani.token, { tab: 'mine' })).toContain('Of nobody')
    const records = await server.database.db
      .select()
      .from(auditRecords)
      .where(and(eq(auditRecords.userId, imani.person.userId), eq(auditRecords.action, 'message.assigned')))
    const { case_no } = await messageIn(server, imani.token, id)
    expect(records.filter(({ details }) => details['case'] === case_no)).toHaveLength(1)
  })

  it('leaves it with whoever has it', async () => {
    const { id } = await message({ assignedTo: percy.person.userId })
    await say(id, imani.token)
    expect(await messageIn(server, imani.token, id)).toMatchObject({ assigned_to: { name: 'Percy Lambourne' } })
  })

  it('gives it to nobody who does not work in the queue', async () => {
    const { id } = await message()
    const clerk = await addStaff(server, { rights: rights.filter((right) => right !== 'QUEUE.write') })
    await say(id, clerk.token)
    expect(await messageIn(server, imani.token, id)).toMatchObject({ assigned_to: null, status: 'waiting' })
  })

  it('opens none that is over', async () => {
    const { id } = await message({ status: 'resolved' })
    await say(id, imani.token)
    expect(await messageIn(server, imani.token, id)).toMatchObject({ status: 'resolved', assigned_to: null })
  })
})

describe('a word of the customer', () => {
  it('gives the message to nobody and waits for nobody but staff', async () => {
    const { id, token } = await message()
    await say(id, token)
    expect(await messageIn(server, imani.token, id)).toMatchObject({ assigned_to: null, status: 'received' })
  })
})
