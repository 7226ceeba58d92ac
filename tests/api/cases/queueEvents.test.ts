import { eq, sql } from 'drizzle-orm'
import { afterEach, describe, expect } from 'vitest'
import {
  createMessageLabel,
  labelMessage,
  MessageLabel,
  removeMessageLabel,
} from '#shared/contract/cases/messageLabels'
import { createCaseComment, createMessage } from '#shared/contract/cases/messages'
import { assignMessage, followQueue, reportMessageViewer } from '#shared/contract/cases/queue'
import { createTeam, removeTeam, setOwnAvailability, Team } from '#shared/contract/cases/teams'
import { logout } from '#shared/contract/signIn/session'
import * as queueTexts from '#shared/texts/cases/queue'
import { publish } from '../../../server/db/eventBus'
import { sessions } from '../../../server/db/schema/signIn/signIn'
import { roles } from '../../../server/db/schema/signIn/users'
import { addCase, addCustomer } from '../../support/data/cases/cases'
import { addStaff, type QueueEvents, subscribeToEvents } from '../../support/data/cases/queue'
import { startServer, type TestServer } from '../../support/server/server'
import { withSettings } from '../../support/server/serverTest'

const it = withSettings({ EVENTS_HEARTBEAT_MS: '40', SPEECH_SPEAKER: 'none' })

let url: string
let staff: Awaited<ReturnType<typeof addStaff>>
it.beforeAll(async ({ server }) => {
  url = await server.app.listen({ port: 0, host: '127.0.0.1' })
  staff = await addStaff(server)
})
const open: QueueEvents[] = []
afterEach(() => open.splice(0).forEach((events) => events.stop()))

/** Subscribes and waits until no event can be missed. */
async function listen(token = staff.token): Promise<QueueEvents> {
  const events = await subscribeToEvents(url, token)
  open.push(events)
  expect(await events.next()).toEqual({ kind: 'again' })
  return events
}

async function message(server: TestServer) {
  const customer = await addCustomer(server)
  return { ...customer, id: await addCase(server, customer.person, { kind: 'message' }) }
}

const write = (server: TestServer, token: string, contactId: string) =>
  server.call(createMessage, { body: { crm_contact_id: contactId, title: 'Help', description: 'Please.' } }, { token })

describe('the events of the queue', () => {
  it('report messages, comments, assignments and viewers as they happen, only by id', async ({ server }) => {
    const { person, token } = await addCustomer(server)
    const events = await listen()
    const { data } = await write(server, token, person.contactId)
    const id = (data as { case_id: string }).case_id
    expect(await events.next()).toEqual({ kind: 'opened', case_id: id })
    await server.call(createCaseComment, { body: { case_id: id, comment: 'More.' } }, { token })
    expect(await events.next()).toEqual({ kind: 'commented', case_id: id })
    const body = { case_id: id, user_id: staff.person.userId, seen_user_id: null }
    await server.call(assignMessage, { body }, { token: staff.token })
    expect(await events.next()).toEqual({ kind: 'changed', case_id: id })
    await server.call(reportMessageViewer, { body: { case_id: id, is_viewing: true } }, { token: staff.token })
    expect(await events.next()).toEqual({ kind: 'viewers', case_id: id })
  })

  it('report labels that are created, added and removed, and nothing if one was there already', async ({ server }) => {
    const { id } = await message(server)
    const events = await listen()
    const { data } = await server.call(createMessageLabel, { body: { name: 'Heard' } }, { token: staff.token })
    const { label_id, version } = MessageLabel.parse(data)
    expect(await events.next()).toEqual({ kind: 'labels' })
    const body = { case_id: id, label_id, is_on: true }
    await server.call(labelMessage, { body }, { token: staff.token })
    expect(await events.next()).toEqual({ kind: 'changed', case_id: id })
    await server.call(labelMessage, { body }, { token: staff.token })
    await server.call(removeMessageLabel, { params: { label_id }, query: { version } }, { token: staff.token })
    expect(await events.next()).toEqual({ kind: 'labels' })
  })

  it('report teams that are created, changed and removed, and the availability of their members', async ({
    server,
  }) => {
    const { userId } = staff.person
    const input = {
      name: 'Heard',
      customer_kinds: ['builder' as const],
      community_ids: [],
      assignment: 'manual' as const,
      position: 2,
      is_active: true,
      member_ids: [userId],
    }
    const events = await listen()
    const { data } = await server.call(createTeam, { body: input }, { token: staff.token })
    const { team_id, version } = Team.parse(data)
    expect(await events.next()).toEqual({ kind: 'teams' })
    await server.call(setOwnAvailability, { body: { is_available: false } }, { token: staff.token })
    expect(await events.next()).toEqual({ kind: 'teams' })
    await server.call(removeTeam, { params: { team_id }, query: { version } }, { token: staff.token })
    expect(await events.next()).toEqual({ kind: 'teams' })
  })

  it('report nothing that was not committed', async ({ server }) => {
    const { id } = await message(server)
    const events = await listen()
    const undone = server.database.db.transaction(async (tx) => {
      await publish(tx, { kind: 'changed', case_id: id })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await server.call(reportMessageViewer, { body: { case_id: id, is_viewing: true } }, { token: staff.token })
    expect(await events.next()).toEqual({ kind: 'viewers', case_id: id })
  })

  it('request a reload after the database has dropped the connection', async ({ server }) => {
    const events = await listen()
    await server.database.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'portal events'`,
    )
    expect(await events.nextOf('again')).toEqual({ kind: 'again' })
    const { person, token } = await addCustomer(server)
    await write(server, token, person.contactId)
    expect(await events.next()).toMatchObject({ kind: 'opened' })
  })
})

describe('a stream of events ends', () => {
  it('a stream of events ends when its session is signed out', async ({ server }) => {
    const { token } = await addStaff(server)
    const events = await listen(token)
    await server.call(logout, {}, { token })
    expect(await events.nextOf('opened')).toBe('ended')
  })

  it('a stream of events ends before the next event if its session has expired', async ({ server }) => {
    const { token, person } = await addStaff(server)
    const events = await listen(token)
    await server.database.db
      .update(sessions)
      .set({ expiresAt: new Date(0) })
      .where(eq(sessions.userId, person.userId))
    expect(await events.nextOf('opened')).toBe('ended')
  })

  it('a stream of events ends when its user loses the right', async ({ server }) => {
    const { token, person } = await addStaff(server)
    const events = await listen(token)
    await server.database.db
      .update(roles)
      .set({ rights: ['QUEUE.write'] })
      .where(eq(roles.name, `role ${person.contactId}`))
    expect(await events.nextOf('opened')).toBe('ended')
  })

  it('a stream of events ends when the server stops', async () => {
    const stopping = await startServer()
    const address = await stopping.app.listen({ port: 0, host: '127.0.0.1' })
    const { token } = await addStaff(stopping)
    const events = await subscribeToEvents(address, token)
    await events.next()
    await stopping.stop()
    expect(await events.next()).toBe('ended')
  })
})

describe('streams of events', () => {
  it('are limited to eight per user, and a closed one frees its place', async ({ server }) => {
    const { token } = await addStaff(server)
    const many: QueueEvents[] = []
    for (let count = 0; count < 8; count += 1) many.push(await listen(token))
    const ninth = await server.call(followQueue, {}, { token })
    expect([ninth.status, ninth.messages]).toEqual([429, [queueTexts.tooManyStreams]])
    many[0]?.stop()
    await expect
      .poll(async () => {
        const events = await subscribeToEvents(url, token)
        open.push(events)
        return events.status
      })
      .toBe(200)
  })
})
