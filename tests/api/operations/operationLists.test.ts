import { desc, eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import {
  exportAllPayments,
  exportAllRequests,
  exportAllScheduled,
  exportRegistered,
  type ListedPayment,
  type ListedRegistration,
  type ListedRequest,
  type ListedScheduled,
  listAllPayments,
  listAllRequests,
  listAllScheduled,
  listRegistered,
  operationLists,
} from '#shared/contract/operations/operationLists'
import { type SummaryFigures, summarizeCases, summarizePayments } from '#shared/contract/operations/summary'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { communities, premises } from '../../../server/db/schema/customers/accounts'
import { payments } from '../../../server/db/schema/payments/payments'
import { scheduledPayments } from '../../../server/db/schema/payments/scheduledPayments'
import { addCase } from '../../support/data/cases/cases'
import { addLegacyCustomer } from '../../support/data/customers/legacyAccounts'
import { type Account, addAccount, addPerson, type Person } from '../../support/data/people'
import type { TestServer } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let token: string
let maya: Person
let home: Account
let away: Account

const at = (day: string, time = '15:00') => new Date(`2026-${day}T${time}:00Z`)

it.beforeAll(async ({ server }) => {
  const { db } = server.database
  token = await server.signIn(
    await addPerson(db, {
      userType: 'CENTRIC',
      rights: ['PAYMENTHISTORY.read', 'SERVICETICKET.read', 'PAYMENTREGADMIN.read', 'EXPORT.read'],
    }),
  )
  maya = await addPerson(db, { name: { first: 'Maya', last: 'Fields' } })
  home = await addAccount(db, maya.customerNumber)
  away = await addAccount(db, maya.customerNumber)
  const place = { city: 'Quillmere', state: 'TX', zip: '00142', homes: 3, kind: 'HOA', services: ['FIBER' as const] }
  await db.insert(communities).values({ id: 'far-row', name: 'Far Row', ...place })
  await db.update(premises).set({ communityId: 'far-row' }).where(eq(premises.number, away.premiseNumber))
})

interface PageOf<Row> {
  rows: Row[]
  total_count: number
  figure: number
  next: string | null
}
async function list<Row>(
  server: TestServer,
  call: typeof listAllPayments | typeof listAllScheduled | typeof listAllRequests | typeof listRegistered,
  query: object = {},
) {
  const { data, status } = await server.call(call, { query }, { token })
  expect(status).toBe(200)
  return data as PageOf<Row>
}

let made = 0
async function addPayment(
  server: TestServer,
  account: Account,
  createdAt: Date,
  changes: Partial<typeof payments.$inferInsert> = {},
) {
  made += 1
  await server.database.db.insert(payments).values({
    confirmationNumber: `QP-L${made}`,
    billingAccountNumber: account.billingAccountNumber,
    serviceType: 'FIBER',
    amount: made * 100,
    methodType: 'VISA',
    channel: 'portal',
    status: 'posted',
    createdAt,
    ...changes,
  })
}

const amounts = ({ rows }: PageOf<ListedPayment>) => rows.map(({ amount }) => amount)

describe('payments of all customers', () => {
  it.beforeAll(async ({ server }) => {
    await addPayment(server, home, at('03-13', '14:00'))
    await addPayment(server, away, at('03-13', '06:00'), { status: 'declined', reason: 'Insufficient funds' })
    // This is still yesterday for the provider, whose day begins at 05:00 UTC.
    await addPayment(server, home, at('03-13', '04:59'), {
      status: 'failed',
      channel: 'autopay',
      idempotencyKey: 'a-1',
    })
    await addPayment(server, home, at('03-10'), { status: 'returned' })
    await addPayment(server, home, at('01-02'))
  })

  it('are listed newest first, with their customer and outcome', async ({ server }) => {
    const { rows } = await list<ListedPayment>(server, listAllPayments, { days: 0 })
    expect(rows.map(({ amount }) => amount)).toEqual([1, 2, 3, 4, 5])
    expect(rows[1]).toMatchObject({
      confirmation_number: 'QP-L2',
      account_no: away.billingAccountNumber,
      crm_customer_number: maya.customerNumber,
      community: 'Far Row',
      status: 'declined',
      reason: 'Insufficient funds',
    })
  })

  it('are those of the provider’s current day, of the days of a tile, or all', async ({ server }) => {
    const of = async (days: number) => amounts(await list(server, listAllPayments, { days }))
    expect([await of(1), await of(7), await of(90)]).toEqual([
      [1, 2],
      [1, 2, 3, 4],
      [1, 2, 3, 4, 5],
    ])
  })

  it('are filtered by status as the tile counts it, by method and by community', async ({ server }) => {
    const of = async (query: object) => amounts(await list(server, listAllPayments, query))
    expect(await of({ status: 'failed' })).toEqual([2, 3])
    expect(await of({ status: 'failed', channel: 'autopay' })).toEqual([3])
    expect(await of({ status: 'returned' })).toEqual([4])
    expect(await of({ community: 'Far Row' })).toEqual([2])
  })

  it('continue after the previous page, also among those of the same moment', async ({ server }) => {
    for (const _one of [1, 2, 3]) await addPayment(server, home, at('02-28'), { status: 'refunded' })
    const seen: number[] = []
    let after: string | null = null
    do {
      const page: PageOf<ListedPayment> = await list(server, listAllPayments, {
        status: 'refunded',
        page_size: 1,
        ...(after !== null && { after }),
      })
      seen.push(...amounts(page))
      after = page.next
    } while (after !== null)
    expect(seen.toSorted((one, other) => one - other)).toEqual([6, 7, 8])
  })

  it('are exported with the same filters, which leaves a record', async ({ server }) => {
    const { bytes, status } = await server.call(exportAllPayments, { query: { status: 'failed' } }, { token })
    expect(status).toBe(200)
    const [head, ...rows] = bytes.toString().trimEnd().split('\r\n')
    expect(head).toContain('Confirmation,Billing account,Customer')
    expect(rows.map((row) => row.split(',')[1])).toEqual(['QP-L2', 'QP-L3'])
    expect(rows[0]).toMatch(/,(Declined|Not charged),.*,Portal$/)
    const [record] = await server.database.db.select().from(auditRecords).orderBy(desc(auditRecords.at)).limit(1)
    expect(record).toMatchObject({ action: 'summary.exported', details: { list: 'payments', status: 'failed' } })
  })

  it('leave an access record', async ({ server }) => {
    const { db } = server.database
    const countAccessRecords = () => db.$count(auditRecords, eq(auditRecords.action, 'customer.opened'))
    const before = await countAccessRecords()
    await list(server, listAllPayments)
    expect(await countAccessRecords()).toBe(before + 1)
  })
})

describe('the other lists of all customers', () => {
  it('include scheduled payments, future ones on any day', async ({ server }) => {
    const plan = (payOn: string, status: 'scheduled' | 'paid' | 'failed') => ({
      billingAccountNumber: home.billingAccountNumber,
      serviceAccountNumber: home.serviceAccountNumber,
      serviceType: 'FIBER' as const,
      userId: maya.userId,
      amount: 25_00,
      token: payOn,
      category: 'CC' as const,
      methodType: 'VISA',
      methodLast4: '1111',
      payOn,
      status,
      createdAt: at('02-01'),
    })
    await server.database.db
      .insert(scheduledPayments)
      .values([plan('2026-03-20', 'scheduled'), plan('2026-03-12', 'paid'), plan('2026-02-01', 'failed')])
    const days = async (query: object) =>
      (await list<ListedScheduled>(server, listAllScheduled, query)).rows.map(({ pay_on }) => pay_on)
    expect(await days({ days: 7 })).toEqual(['2026-03-20', '2026-03-12'])
    expect(await days({ days: 1, status: 'to_come' })).toEqual(['2026-03-20'])
    expect(await days({ days: 7, status: 'failed' })).toEqual([])
    const first = await list<ListedScheduled>(server, listAllScheduled, { days: 0, page_size: 1 })
    expect(await days({ days: 0, after: first.next })).toEqual(['2026-03-12', '2026-02-01'])
  })

  it('include requests by category, and those answered late', async ({ server }) => {
    const request = { premiseNumber: home.premiseNumber, category: 'gasMeter' as const }
    await addCase(server, maya, { ...request, title: 'Late', createdAt: at('01-01'), answerDueAt: at('01-02') })
    await addCase(server, maya, { ...request, title: 'In time', createdAt: at('03-12'), answerDueAt: at('03-14') })
    await addCase(server, maya, {
      ...request,
      title: 'Answered',
      status: 'scheduled',
      createdAt: at('03-11'),
    })
    await addCase(server, maya, { category: 'general', title: 'Over', status: 'closed', createdAt: at('03-10') })
    const titles = async (query: object) =>
      (await list<ListedRequest>(server, listAllRequests, query)).rows.map(({ title }) => title)
    expect(await titles({ days: 7 })).toEqual(['In time', 'Answered', 'Over'])
    expect(await titles({ days: 7, status: 'open' })).toEqual(['In time', 'Answered', 'Late'])
    expect(await titles({ days: 7, status: 'overdue' })).toEqual(['Late'])
    expect(await titles({ days: 7, category: 'general' })).toEqual(['Over'])
    expect(await titles({ days: 0, community: 'Far Row' })).toEqual([])
    const { rows } = await list<ListedRequest>(server, listAllRequests, { status: 'open' })
    expect(rows.map(({ is_overdue, promised_by }) => [is_overdue, promised_by?.slice(0, 10) ?? null])).toEqual([
      [false, '2026-03-14'],
      [false, null],
      [true, '2026-01-02'],
    ])
  })

  it('have the same count as the tile, whichever page is shown', async ({ server }) => {
    const factOf = async (call: typeof summarizeCases | typeof summarizePayments, name: string) => {
      const { data } = await server.call(call, { query: { days: 30 } }, { token })
      return (data as SummaryFigures).facts.find((fact) => fact.name === name)?.value
    }
    const first = await list<ListedRequest>(server, listAllRequests, { status: 'open', page_size: 1 })
    const second = await list<ListedRequest>(server, listAllRequests, {
      status: 'open',
      page_size: 1,
      after: first.next,
    })
    expect([first.total_count, first.figure, second.total_count]).toEqual([3, 3, 3])
    expect(await factOf(summarizeCases, 'open')).toBe(3)
    const late = await list<ListedRequest>(server, listAllRequests, { status: 'overdue' })
    expect(late.figure).toBe(await factOf(summarizeCases, 'overdue'))
    const failed = await list<ListedPayment>(server, listAllPayments, { days: 30, status: 'failed' })
    expect(failed.figure).toBe(2)
    expect(await factOf(summarizePayments, 'failed')).toBe(2)
    expect((await list(server, listAllPayments, { days: 0, status: 'failed', community: 'Far Row' })).total_count).toBe(
      1,
    )
  })

  it('include customers of the old system, page by page', async ({ server }) => {
    const { db } = server.database
    await addLegacyCustomer(db, { registeredAt: at('03-12') })
    await addLegacyCustomer(db, { registeredAt: at('02-25') })
    await addLegacyCustomer(db)
    const first = await list<ListedRegistration>(server, listRegistered, { days: 30, page_size: 1 })
    expect(first.rows.map(({ registered_at }) => registered_at)).toEqual(['2026-03-12T15:00:00.000Z'])
    const second = await list<ListedRegistration>(server, listRegistered, { days: 30, page_size: 1, after: first.next })
    expect(second.rows.map(({ registered_at }) => registered_at)).toEqual(['2026-02-25T15:00:00.000Z'])
    expect(second.next).toBeNull()
  })

  it('can each be exported, with a row for each entry in the period', async ({ server }) => {
    const query = { days: 30 }
    const files = [
      await server.call(exportAllScheduled, { query }, { token }),
      await server.call(exportAllRequests, { query }, { token }),
      await server.call(exportRegistered, { query }, { token }),
    ]
    expect(files.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(files.map(({ bytes }) => bytes.toString().trimEnd().split('\r\n').length - 1)).toEqual([2, 3, 2])
  })

  it('are each closed to users without the right to the tile, and to customers', async ({ server }) => {
    const { db } = server.database
    const clerk = await server.signIn(await addPerson(db, { userType: 'CENTRIC', rights: ['QUEUE.read'] }))
    const customer = await server.signIn(maya)
    for (const call of Object.values(operationLists)) {
      expect((await server.call(call, { query: {} }, { token: clerk })).status).toBe(403)
      expect((await server.call(call, { query: {} }, { token: customer })).status).toBe(403)
    }
  })

  it('reject an invalid cursor', async ({ server }) => {
    const { status } = await server.call(listAllPayments, { query: { after: '17_x' } }, { token })
    expect(status).toBe(400)
  })
})
