import { randomUUID } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { sql } from 'drizzle-orm'
import { describe, expect, vi } from 'vitest'
import { listOutboundEvents } from '#shared/contract/operations/outboundEvents'
import * as apiKeyTexts from '#shared/texts/access/apiKeys'
import * as outboundEventTexts from '#shared/texts/operations/outboundEvents'
import { oldRecordsJob } from '../../../server/cleanup/oldRecords.job'
import type { Executor } from '../../../server/db/database'
import { apiKeys } from '../../../server/db/schema/access/apiKeys'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { outboundEvents } from '../../../server/db/schema/operations/outboundEvents'
import { recordEvent } from '../../../server/directory/outboundEvents/recordEvent'
import { addEventKey, fetchAllEvents, fetchEvents } from '../../support/data/operations/outboundEvents'
import { signInStaff } from '../../support/data/staff'
import { type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let key: string
it.beforeEach(async ({ server }) => {
  server.setNow(testNow)
  await server.database.db.delete(outboundEvents)
  key = await addEventKey(server)
})

const store = (tx: Executor, customerNumber: string, at = testNow): Promise<void> =>
  recordEvent(tx, {
    type: 'autopay.turned_on',
    customerNumber,
    at: new Date(at),
    data: { crm_billing_group_id: 'BG-1' },
  })

/** Stores an event in a transaction that stays open until the returned function is called. */
async function storeInOpenTransaction(server: TestServer, customerNumber: string) {
  const ending = new EventEmitter()
  const started = new EventEmitter()
  const isStored = once(started, 'stored')
  const transaction = server.database.db.transaction(async (tx) => {
    const willEnd = once(ending, 'end')
    await store(tx, customerNumber)
    started.emit('stored')
    const [end] = await willEnd
    if (end === 'rollback') throw new Error('The call failed')
  })
  await isStored
  return (end: 'commit' | 'rollback') => {
    ending.emit('end', end)
    return transaction
  }
}

const customersOf = (events: readonly { crm_customer_number: string }[]) =>
  events.map(({ crm_customer_number }) => crm_customer_number)

describe('events for other systems', () => {
  it('end before one that this version can’t read, which is logged once', async ({ server }) => {
    const { db } = server.database
    for (const customer of ['CU-1', 'CU-2', 'CU-3']) await store(db, customer)
    await db.execute(sql`update outbound_events set type = 'autopay.paused' where customer_number = 'CU-2'`)
    const log = vi.spyOn(server.services.log, 'error').mockReturnValue(undefined)
    const first = await fetchEvents(server, key)
    expect(customersOf(first.events)).toEqual(['CU-1'])
    expect(first.has_more).toBe(false)
    const fetchNext = () => fetchAllEvents(server, key, first.next ?? undefined)
    expect(await fetchNext()).toEqual([])
    expect(log.mock.calls.map(([, text]) => text)).toEqual(['an event is unreadable'])
    log.mockRestore()
    await db.update(outboundEvents).set({ type: 'autopay.turned_on' })
    expect(customersOf(await fetchNext())).toEqual(['CU-2', 'CU-3'])
  })

  it('are fetched oldest first, page by page', async ({ server }) => {
    for (const customer of ['CU-1', 'CU-2', 'CU-3']) await store(server.database.db, customer)
    const first = await fetchEvents(server, key, { limit: 2 })
    expect(first).toEqual({
      events: [
        {
          event_id: expect.any(String),
          type: 'autopay.turned_on',
          occurred_at: testNow,
          crm_customer_number: 'CU-1',
          data: { crm_billing_group_id: 'BG-1' },
        },
        expect.objectContaining({ crm_customer_number: 'CU-2' }),
      ],
      next: first.events[1]?.event_id,
      has_more: true,
    })
    const second = await fetchEvents(server, key, { after: first.next ?? '', limit: 2 })
    expect(customersOf(second.events)).toEqual(['CU-3'])
    expect(second.has_more).toBe(false)
  })

  it('return the same cursor while there is nothing new', async ({ server }) => {
    expect(await fetchEvents(server, key)).toEqual({ events: [], next: null, has_more: false })
    await store(server.database.db, 'CU-1')
    const { next } = await fetchEvents(server, key)
    expect(await fetchEvents(server, key, { after: next ?? '' })).toEqual({ events: [], next, has_more: false })
  })

  it('are not lost when an earlier transaction commits after a later one was read', async ({ server }) => {
    const end = await storeInOpenTransaction(server, 'CU-early')
    await store(server.database.db, 'CU-late')
    const first = await fetchEvents(server, key)
    expect(customersOf(first.events)).toEqual(['CU-late'])
    await end('commit')
    const second = await fetchEvents(server, key, { after: first.next ?? '' })
    expect(customersOf(second.events)).toEqual(['CU-early'])
  })

  it('are neither lost nor repeated while many transactions commit and several systems read', async ({ server }) => {
    const customers = Array.from({ length: 60 }, (_, index) => `CU-${index}`)
    const writing = Promise.all(
      customers.map((customer) => server.database.db.transaction((tx) => store(tx, customer))),
    ).then(() => 'written')
    const readAll = async (): Promise<string[]> => {
      const read: string[] = []
      let after: string | undefined
      for (let isWritten = false, hasMore = true; !isWritten || hasMore; ) {
        isWritten = (await Promise.race([writing, Promise.resolve('writing')])) === 'written'
        const page = await fetchEvents(server, key, { limit: 7, ...(after !== undefined && { after }) })
        read.push(...customersOf(page.events))
        after = page.next ?? undefined
        hasMore = page.has_more
      }
      return read
    }
    const [one, other] = await Promise.all([readAll(), readAll()])
    expect(one.toSorted()).toEqual(customers.toSorted())
    expect(other).toEqual(one)
  })

  it('are not stored when their transaction rolls back', async ({ server }) => {
    const end = await storeInOpenTransaction(server, 'CU-1')
    await expect(end('rollback')).rejects.toThrow('The call failed')
    expect(await fetchAllEvents(server, key)).toEqual([])
  })

  it('are unknown after an id that was never stored', async ({ server }) => {
    const answer = await server.call(listOutboundEvents, { query: { after: randomUUID() } }, { token: key })
    expect(answer).toMatchObject({ status: 404, fields: { after: outboundEventTexts.eventGone(30) } })
  })
})

describe('the right to read events', () => {
  it('is required of an API key', async ({ server }) => {
    await server.database.db.update(apiKeys).set({ rights: [] })
    const answer = await server.call(listOutboundEvents, { query: {} }, { token: key })
    expect(answer).toMatchObject({ status: 403, messages: [apiKeyTexts.rightMissing('EVENTS.read')] })
  })

  it('lets staff read them too, which is recorded', async ({ server }) => {
    const token = await signInStaff(server, ['EVENTS.read'])
    expect((await server.call(listOutboundEvents, { query: {} }, { token })).status).toBe(200)
    const records = await server.database.db.select().from(auditRecords)
    expect(records).toContainEqual(expect.objectContaining({ action: 'customer.opened', details: { what: 'events' } }))
  })
})

describe('old events', () => {
  it('are deleted after their period, except for the newest of them, after which a system may continue', async ({
    server,
  }) => {
    const { db } = server.database
    await store(db, 'CU-1', '2026-02-10T00:00:00.000Z')
    await store(db, 'CU-2', '2026-02-11T14:59:59.000Z')
    await store(db, 'CU-3', '2026-02-11T15:00:01.000Z')
    const [first, second] = await fetchAllEvents(server, key)
    await server.runScheduled(oldRecordsJob)
    expect(customersOf(await fetchAllEvents(server, key))).toEqual(['CU-2', 'CU-3'])
    expect(customersOf(await fetchAllEvents(server, key, second?.event_id))).toEqual(['CU-3'])
    const gone = await server.call(listOutboundEvents, { query: { after: first?.event_id ?? '' } }, { token: key })
    expect(gone.status).toBe(404)
  })

  it('are deleted although no system has read them', async ({ server }) => {
    const { db } = server.database
    await store(db, 'CU-1', '2026-02-10T00:00:00.000Z')
    await store(db, 'CU-2', '2026-02-10T00:00:00.000Z')
    await server.runScheduled(oldRecordsJob)
    expect(customersOf(await fetchAllEvents(server, key))).toEqual(['CU-2'])
  })
})
