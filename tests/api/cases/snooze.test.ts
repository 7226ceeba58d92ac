/** Messages that staff set aside until a time. */
import { describe, expect } from 'vitest'
import { maxSnoozeDays } from '#shared/cases/queue'
import { createCaseComment, createMessage } from '#shared/contract/cases/messages'
import { countQueue, setMessageStatus, snoozeMessage } from '#shared/contract/cases/queue'
import * as snoozeTexts from '#shared/texts/cases/snooze'
import { caseComments, cases } from '../../../server/db/schema/cases/cases'
import { endSnoozesJob } from '../../../server/features/queue/endSnoozes.job'
import { addCustomer } from '../../support/data/cases/cases'
import { addStaff, fetchMessage, searchTitles } from '../../support/data/cases/queue'
import { type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

const tomorrow = '2026-03-14T13:00:00.000Z'

let token: string
it.beforeAll(async ({ server }) => {
  token = (await addStaff(server)).token
})
it.beforeEach(async ({ server }) => {
  await server.database.db.delete(caseComments)
  await server.database.db.delete(cases)
  server.setNow(testNow)
})

async function writeMessage(server: TestServer) {
  const { person, token: own } = await addCustomer(server)
  const body = { crm_contact_id: person.contactId, title: 'Help', description: 'Please.' }
  const { data } = await server.call(createMessage, { body }, { token: own })
  return { id: createMessage.response.parse(data).case_id, own }
}
const snooze = (server: TestServer, id: string, until: string | null, by = token) =>
  server.call(snoozeMessage, { body: { case_id: id, until } }, { token: by })
const listIn = (server: TestServer, tab: 'all' | 'unassigned' | 'unanswered' | 'snoozed', by = token) =>
  searchTitles(server, by, { tab })

describe('a snoozed message', () => {
  it('is only under All and Snoozed, and is not counted in the menu', async ({ server }) => {
    const { id } = await writeMessage(server)
    expect((await snooze(server, id, tomorrow)).status).toBe(200)
    expect(await listIn(server, 'unassigned')).toEqual([])
    expect(await listIn(server, 'unanswered')).toEqual([])
    expect(await listIn(server, 'all')).toEqual(['Help'])
    expect(await listIn(server, 'snoozed')).toEqual(['Help'])
    expect(await fetchMessage(server, token, id)).toMatchObject({ snoozed_until: tomorrow })
    expect((await server.call(countQueue, {}, { token })).data).toEqual({ unanswered: 0, unread: 0 })
  })

  it('returns at its time, and not before', async ({ server }) => {
    const { id } = await writeMessage(server)
    await snooze(server, id, tomorrow)
    server.setNow('2026-03-14T12:59:00.000Z')
    await server.runScheduled(endSnoozesJob)
    const later = (await addStaff(server)).token
    expect(await listIn(server, 'unanswered', later)).toEqual([])
    server.setNow(tomorrow)
    await server.runScheduled(endSnoozesJob)
    expect(await listIn(server, 'unanswered', later)).toEqual(['Help'])
    expect(await listIn(server, 'snoozed', later)).toEqual([])
  })

  it('returns as soon as the customer writes', async ({ server }) => {
    const { id, own } = await writeMessage(server)
    await snooze(server, id, tomorrow)
    await server.call(createCaseComment, { body: { case_id: id, comment: 'Hello?' } }, { token: own })
    expect(await listIn(server, 'unanswered')).toEqual(['Help'])
  })

  it('returns when staff end its snooze', async ({ server }) => {
    const { id } = await writeMessage(server)
    await snooze(server, id, tomorrow)
    await snooze(server, id, null)
    expect(await listIn(server, 'unanswered')).toEqual(['Help'])
  })

  it('is no longer snoozed once it is resolved', async ({ server }) => {
    const { id } = await writeMessage(server)
    await snooze(server, id, tomorrow)
    const body = { case_id: id, status: 'resolved', seen_status: 'received' } as const
    await server.call(setMessageStatus, { body }, { token })
    expect(await listIn(server, 'snoozed')).toEqual([])
    expect((await snooze(server, id, tomorrow)).status).toBe(409)
  })
})

describe('snoozing a message', () => {
  it('is rejected for a time in the past, or after more than 90 days', async ({ server }) => {
    const { id } = await writeMessage(server)
    for (const until of ['2026-03-13T14:00:00.000Z', '2026-06-13T15:00:00.000Z']) {
      const fields = { until: snoozeTexts.snoozeLimits(maxSnoozeDays) }
      expect(await snooze(server, id, until)).toMatchObject({ status: 400, fields })
    }
  })

  it('requires the right to work in the queue', async ({ server }) => {
    const { id } = await writeMessage(server)
    const reader = await addStaff(server, { rights: ['QUEUE.read'] })
    expect((await snooze(server, id, tomorrow, reader.token)).status).toBe(403)
  })
})
