import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { listTimeline, type TimelinePart, timelineParts } from '#shared/contract/customers/timeline'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { refunds } from '../../../server/db/schema/billing/refunds'
import { payments } from '../../../server/db/schema/payments/payments'
import { newestOf, sourcesOf } from '../../../server/directory/timeline/sources.queries'
import { addAccount, addPerson, type Person } from '../../support/data/people'
import { signInStaff } from '../../support/data/staff'
import type { TestServer } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let token: string
it.beforeAll(async ({ server }) => {
  token = await signInStaff(server)
})

async function pageOf(
  server: TestServer,
  person: Person,
  filter: { part?: TimelinePart; after?: string; page_size?: number },
  as = token,
) {
  const query = { crm_customer_id: person.customerNumber, ...filter }
  const { data } = await server.call(listTimeline, { query }, { token: as })
  return listTimeline.response.parse(data)
}

const noted = (userId: string, action: string, at: string) => ({
  userId,
  action,
  at: new Date(at),
  source: '192.0.2.7',
  details: { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/130.0' },
})

async function addPaid(server: TestServer, person: Person, { accounts, each }: { accounts: number; each: number }) {
  const { db } = server.database
  for (let nth = 0; nth < accounts; nth += 1) {
    const { billingAccountNumber } = await addAccount(db, person.customerNumber)
    await db.insert(payments).values(
      Array.from({ length: each }, (_, index) => ({
        confirmationNumber: `QP-${billingAccountNumber}-${index}`,
        billingAccountNumber,
        serviceType: 'FIBER' as const,
        amount: 10_00,
        methodType: 'VISA',
        channel: 'portal' as const,
        status: 'posted' as const,
        // Some entries of different accounts have the same time.
        createdAt: new Date(Date.UTC(2025, 0, 1, index * 7 + (nth % 5))),
      })),
    )
  }
}

describe('the timeline of a customer', () => {
  it('contains refunds in every state', async ({ server }) => {
    const { db } = server.database
    const person = await addPerson(db)
    const { billingAccountNumber } = await addAccount(db, person.customerNumber)
    const [refund] = await db
      .insert(refunds)
      .values({
        billingAccountNumber,
        reason: 'overpayment',
        status: 'declined',
        amount: 42_15,
        requestedOn: '2025-04-02',
      })
      .returning({ id: refunds.id })
    const { entries } = await pageOf(server, person, { part: 'refunds' })
    expect(entries).toEqual([
      {
        kind: 'refund',
        at: '2025-04-02T12:00:00.000Z',
        refund_id: refund?.id,
        amount: 42_15,
        reason: 'overpayment',
        status: 'declined',
        refund_method: 'check',
        method: '',
        crm_billing_account_number: billingAccountNumber,
      },
    ])
  })

  it('contains sign-ins and failed attempts of the customer’s users, and of no others', async ({ server }) => {
    const { db } = server.database
    const [person, stranger] = [await addPerson(db, { name: { first: 'Wynn', last: 'Ashdown' } }), await addPerson(db)]
    await db
      .insert(auditRecords)
      .values([
        noted(person.userId, 'session.refused', '2025-03-01T10:00:00Z'),
        noted(person.userId, 'session.started', '2025-03-01T10:01:00Z'),
        noted(person.userId, 'session.ended', '2025-03-01T10:02:00Z'),
        noted(stranger.userId, 'session.started', '2025-03-01T10:03:00Z'),
      ])
    const { entries } = await pageOf(server, person, { part: 'sign-ins' })
    expect(entries).toMatchObject([
      { kind: 'signin', name: 'Wynn Ashdown', outcome: 'succeeded', at: '2025-03-01T10:01:00.000Z' },
      { kind: 'signin', name: 'Wynn Ashdown', outcome: 'wrong_password' },
    ])
    expect(entries[0]).toHaveProperty('device', expect.stringContaining('Firefox'))
  })

  it('hides refunds and sign-ins from users who may not see them elsewhere', async ({ server }) => {
    const { db } = server.database
    const clerk = await addPerson(db, { userType: 'CENTRIC', rights: ['ACCOUNTS.read', 'PAYMENTHISTORY.read'] })
    const person = await addPerson(db)
    await db.insert(auditRecords).values(noted(person.userId, 'session.started', '2025-03-01T10:00:00Z'))
    const as = await server.signIn(clerk)
    const seen = await pageOf(server, person, {}, as)
    expect(seen.entries).toEqual([])
    expect(seen.left_out).toEqual(expect.arrayContaining(['refunds', 'sign-ins']))
  })

  it('misses and repeats nothing over pages, however many accounts there are', async ({ server }) => {
    const person = await addPerson(server.database.db)
    await addPaid(server, person, { accounts: 13, each: 4 })
    const all = await pageOf(server, person, { page_size: 100 })
    expect(all.entries).toHaveLength(52)
    expect(all.entries.map(({ at }) => at)).toEqual(
      all.entries
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    )
    const paged: typeof all.entries = []
    let after: string | null | undefined
    do {
      const page = await pageOf(server, person, { page_size: 3, ...(after && { after }) })
      paged.push(...page.entries)
      after = page.next
    } while (after !== null)
    expect(paged).toEqual(all.entries)
  })
})

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: PlanNode[]
}

const stepsOf = (step: PlanNode): PlanNode[] => [step, ...(step.Plans ?? []).flatMap(stepsOf)]

describe('a page of the timeline', () => {
  const limit = 21

  async function readOf(server: TestServer, part: TimelinePart, person: Person, table: string): Promise<number> {
    const [source] = sourcesOf(part, person.customerNumber)
    if (!source) throw new Error('There is no such source')
    const newest = newestOf(source, { after: undefined, limit })
    const { rows } = await server.database.db.execute<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      sql`explain (analyze, format json) ${newest}`,
    )
    const steps = rows.flatMap((row) => stepsOf(row['QUERY PLAN'][0].Plan))
    const reads = steps.filter((step) => step['Relation Name'] === table)
    expect(reads.map((step) => step['Node Type']).filter((type) => !type.startsWith('Index'))).toEqual([])
    return reads.reduce(
      (sum, step) => sum + (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)) * step['Actual Loops'],
      0,
    )
  }

  it('uses an index, and reads no more of many payments than it shows', async ({ server }) => {
    const person = await addPerson(server.database.db)
    await addPaid(server, person, { accounts: 1, each: 2000 })
    await server.database.db.execute(sql`analyze payments, billing_accounts`)
    expect(await readOf(server, 'payments', person, 'payments')).toBeLessThanOrEqual(limit + 1)
  })

  it('reads the newest entry of many accounts, and more only of those that are shown', async ({ server }) => {
    const person = await addPerson(server.database.db)
    await addPaid(server, person, { accounts: 120, each: 60 })
    await server.database.db.execute(sql`analyze payments, billing_accounts`)
    expect(await readOf(server, 'payments', person, 'payments')).toBeLessThanOrEqual(120 + limit * limit)
  })
})

it('each part of the timeline has a source', () => {
  for (const part of timelineParts) expect(sourcesOf(part, 'CU-1')).not.toHaveLength(0)
})
