import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { holdReply } from '#shared/contract/cases/heldReplies'
import { createMessageLabel, labelMessage, MessageLabel } from '#shared/contract/cases/messageLabels'
import { createMessage } from '#shared/contract/cases/messages'
import { searchQueue } from '#shared/contract/cases/queue'
import { caseComments } from '../../server/db/schema/cases/cases'
import { addCase } from '../support/data/cases/cases'
import { subscribeToEvents } from '../support/data/cases/queue'
import { addPerson, type Person } from '../support/data/people'
import {
  createCaller,
  type PortalProcess,
  signInAt,
  startPortalProcess,
  startTwoPortals,
} from '../support/server/processes'
import { stopProgram } from '../support/server/programs'
import type { TestServer } from '../support/server/server'
import { it } from '../support/server/serverTest'

let staff: Person
let customer: Person
let first: PortalProcess
let second: PortalProcess

const settingsFor = (server: TestServer) => ({
  databaseUrl: server.database.url,
  providerUrl: server.providerUrl,
  environment: { REPLY_HOLD_SECONDS: '2' },
})

it.beforeAll(async ({ server }) => {
  server.setNow(new Date().toISOString())
  ;[first, second] = await startTwoPortals(settingsFor(server))
  staff = await addPerson(server.database.db, { userType: 'CENTRIC' })
  customer = await addPerson(server.database.db)
})
it.afterAll(() => Promise.all([first.kill(), second.kill()]))

describe('two server processes on one database', () => {
  it('share events: a message written through one is reported by the other, and is in its queue', async () => {
    const token = await signInAt(second, staff)
    const events = await subscribeToEvents(second.url, token)
    expect(await events.next()).toEqual({ kind: 'again' })
    const own = await signInAt(first, customer)
    const body = { crm_contact_id: customer.contactId, title: 'Across', description: 'Please.' }
    const written = await createCaller(first, own)(createMessage.path, body)
    expect(await events.next()).toEqual({ kind: 'opened', case_id: (written.data as { case_id: string }).case_id })
    const found = await createCaller(second, token)(searchQueue.path, {})
    expect(searchQueue.response.parse(found.data).messages[0]).toMatchObject({ title: 'Across' })
    events.stop()
  })

  it('share labels: one that is added through one is reported by the other, and shown by it', async ({ server }) => {
    const token = await signInAt(second, staff)
    const id = await addCase(server, customer, { kind: 'message' })
    const events = await subscribeToEvents(second.url, token)
    await events.next()
    const call = createCaller(first, await signInAt(first, staff))
    const label = MessageLabel.parse((await call(createMessageLabel.path, { name: 'Outage' })).data)
    expect(await events.next()).toEqual({ kind: 'labels' })
    await call(labelMessage.path, { case_id: id, label_id: label.label_id, is_on: true })
    expect(await events.next()).toEqual({ kind: 'changed', case_id: id })
    const found = await createCaller(second, token)(searchQueue.path, { label_id: label.label_id })
    expect(searchQueue.response.parse(found.data).messages).toMatchObject([
      { case_id: id, labels: [{ name: 'Outage' }] },
    ])
    events.stop()
  })

  it('can stop while a client is connected, at once and without errors', async () => {
    const events = await subscribeToEvents(first.url, await signInAt(first, staff))
    await events.next()
    await stopProgram(first.process, 'SIGTERM')
    expect(first.process.exitCode).toBe(0)
    expect(await events.next()).toBe('ended')
  })

  it('send a held reply once, although the process that took it was killed', async ({ server }) => {
    const id = await addCase(server, customer, { kind: 'message' })
    const call = createCaller(second, await signInAt(second, staff))
    await call(holdReply.path, { case_id: id, comment: 'We will call at noon.', last_comment_id: null })
    await second.kill()
    second = await startPortalProcess(settingsFor(server))
    const isInCase = eq(caseComments.caseId, id)
    const readComments = () => server.database.db.select().from(caseComments).where(isInCase)
    await expect.poll(readComments, { timeout: 20_000 }).toMatchObject([{ body: 'We will call at noon.' }])
  })
})
