import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { issueCredit } from '#shared/contract/billing/credits'
import {
  SummaryFigures,
  summarizeAnnouncements,
  summarizeCases,
  summarizeCredits,
  summarizeDeposits,
  summarizeDisconnects,
  summarizeMails,
  summarizeMessages,
  summarizePayments,
  summarizeRegistrations,
  summarizeScheduled,
} from '#shared/contract/operations/summary'
import type { FactName } from '#shared/operations/summary'
import { noticeRunRows, noticeRuns } from '../../../server/db/schema/billing/dunning'
import { caseComments } from '../../../server/db/schema/cases/cases'
import { announcements } from '../../../server/db/schema/content/announcements'
import { communities, premises } from '../../../server/db/schema/customers/accounts'
import { sentMessages } from '../../../server/db/schema/customers/sentMessages'
import { payments } from '../../../server/db/schema/payments/payments'
import { scheduledPayments } from '../../../server/db/schema/payments/scheduledPayments'
import { addDeposit } from '../../support/data/billing/deposits'
import { addCase } from '../../support/data/cases/cases'
import { addLegacyCustomer } from '../../support/data/customers/legacyAccounts'
import { type Account, addAccount, addPerson, type Person } from '../../support/data/people'
import { signInStaff } from '../../support/data/staff'
import type { TestServer } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let staff: Person
let token: string
let maya: Person
let home: Account
let away: Account

/** March 13, 10:00 in the provider's time zone, whose day began at 05:00 UTC. */
const at = (day: string, time = '15:00') => new Date(`2026-${day}T${time}:00Z`)

it.beforeAll(async ({ server }) => {
  const { db } = server.database
  staff = await addPerson(db, { userType: 'CENTRIC' })
  token = await server.signIn(staff)
  maya = await addPerson(db, { name: { first: 'Maya', last: 'Fields' } })
  home = await addAccount(db, maya.customerNumber)
  away = await addAccount(db, maya.customerNumber)
  await db.insert(communities).values({
    id: 'far-row',
    name: 'Far Row',
    city: 'Quillmere',
    state: 'TX',
    zip: '00142',
    homes: 3,
    kind: 'HOA',
    services: ['FIBER'],
  })
  await db.update(premises).set({ communityId: 'far-row' }).where(eq(premises.number, away.premiseNumber))
})

type Tile =
  | typeof summarizeMessages
  | typeof summarizeCases
  | typeof summarizePayments
  | typeof summarizeScheduled
  | typeof summarizeCredits
  | typeof summarizeDisconnects
  | typeof summarizeDeposits
  | typeof summarizeRegistrations
  | typeof summarizeAnnouncements
  | typeof summarizeMails

async function readTile(server: TestServer, tile: Tile, query: { days?: number; community?: string } = {}, as = token) {
  const { data } = await server.call(tile, { query }, { token: as })
  const figures = SummaryFigures.parse(data)
  const fact = (name: FactName) => figures.facts.find((one) => one.name === name)
  return { ...figures, fact, value: (name: FactName) => fact(name)?.value }
}

let made = 0
async function addPayment(
  server: TestServer,
  account: Account,
  createdAt: Date,
  changes: Partial<typeof payments.$inferInsert> = {},
): Promise<void> {
  made += 1
  await server.database.db.insert(payments).values({
    confirmationNumber: `QP-S${made}`,
    billingAccountNumber: account.billingAccountNumber,
    serviceType: 'FIBER',
    amount: 40_00,
    methodType: 'VISA',
    channel: 'portal',
    status: 'posted',
    createdAt,
    ...changes,
  })
}

describe('the summary', () => {
  it('counts waiting messages with their age, the overdue ones, and the new ones compared with earlier days', async ({
    server,
  }) => {
    const place = { kind: 'message' as const, premiseNumber: home.premiseNumber }
    await addCase(server, maya, {
      ...place,
      createdAt: at('03-01'),
      customerWroteAt: at('03-01'),
      answerDueAt: at('03-03'),
    })
    await addCase(server, maya, {
      ...place,
      createdAt: at('03-12'),
      customerWroteAt: at('03-12'),
      answerDueAt: at('03-16'),
    })
    await addCase(server, maya, { ...place, createdAt: at('03-11'), status: 'closed' })
    const seen = await readTile(server, summarizeMessages, { days: 7 })
    expect(seen.as_of).toBe('2026-03-13T15:00:00.000Z')
    expect([seen.value('unanswered'), seen.value('overdue'), seen.value('oldest')]).toEqual([
      2,
      1,
      '2026-03-01T15:00:00.000Z',
    ])
    expect(seen.fact('received')).toMatchObject({ value: 2, before: 1 })
    expect(seen.by_day).toHaveLength(7)
    expect(seen.by_day[0]).toEqual({ day: '2026-03-07', count: 0 })
    expect(seen.by_day.filter(({ count }) => count > 0)).toEqual([
      { day: '2026-03-11', count: 1 },
      { day: '2026-03-12', count: 1 },
    ])
  })

  it('counts requests by category, and the lots of a bulk request once', async ({ server }) => {
    const parentId = await addCase(server, maya, { category: 'gasMeter', createdAt: at('03-12') })
    await addCase(server, maya, { category: 'gasMeter', createdAt: at('03-12'), parentId, isPart: true })
    await addCase(server, maya, { category: 'general', createdAt: at('02-10'), status: 'closed' })
    const seen = await readTile(server, summarizeCases, { days: 30 })
    expect(seen.by_category).toContainEqual({ category: 'gasMeter', count: 1, before: 0 })
    expect(seen.by_category).toContainEqual({ category: 'general', count: 0, before: 1 })
    expect([seen.fact('open'), seen.fact('opened')]).toMatchObject([{ value: 1 }, { value: 1, before: 1 }])
  })

  it('counts the payments of the provider’s day, and those of earlier days by outcome', async ({ server }) => {
    await addPayment(server, home, at('03-13', '05:30'))
    await addPayment(server, away, at('03-13', '14:00'), { amount: 1_50 })
    await addPayment(server, home, at('03-13', '04:30'), { amount: 7_00 })
    await addPayment(server, home, at('03-13', '06:00'), { status: 'declined' })
    await addPayment(server, home, at('03-10'), { status: 'returned' })
    await addPayment(server, home, at('03-02'), { amount: 100_00 })
    const seen = await readTile(server, summarizePayments, { days: 7 })
    expect(seen.value('amount_today')).toBe(41_50)
    expect([seen.value('posted_today'), seen.value('failed_today'), seen.value('returned_today')]).toEqual([2, 1, 0])
    expect(seen.fact('posted')).toMatchObject({ value: 48_50, before: 100_00 })
    expect(seen.fact('returned')).toMatchObject({ value: 1, before: 0 })
    expect(seen.by_day.at(-1)).toEqual({ day: '2026-03-13', count: 2 })
    expect(seen.by_day.at(-2)).toEqual({ day: '2026-03-12', count: 1 })
  })

  it('is filtered by community', async ({ server }) => {
    const seen = await readTile(server, summarizePayments, { days: 7, community: 'Far Row' })
    expect([seen.value('amount_today'), seen.value('posted_today'), seen.value('failed_today')]).toEqual([1_50, 1, 0])
    expect((await readTile(server, summarizeMessages, { community: 'Far Row' })).value('unanswered')).toBe(0)
    expect((await readTile(server, summarizeMessages, { community: 'Orchard Row' })).value('unanswered')).toBe(2)
  })

  it('counts scheduled payments, and the results of those and of autopay', async ({ server }) => {
    const plan = (payOn: string, status: 'scheduled' | 'paid' | 'failed', token = payOn) => ({
      billingAccountNumber: home.billingAccountNumber,
      serviceAccountNumber: home.serviceAccountNumber,
      serviceType: 'FIBER' as const,
      userId: maya.userId,
      amount: 25_00,
      token,
      category: 'CC' as const,
      methodType: 'VISA',
      methodLast4: '1111',
      payOn,
      status,
      createdAt: at('02-01'),
    })
    await server.database.db
      .insert(scheduledPayments)
      .values([plan('2026-03-20', 'scheduled'), plan('2026-03-12', 'paid'), plan('2026-03-01', 'failed')])
    await addPayment(server, home, at('03-12'), { channel: 'autopay', idempotencyKey: 'auto-1' })
    await addPayment(server, home, at('03-11'), { channel: 'autopay', status: 'declined', idempotencyKey: 'auto-2' })
    const seen = await readTile(server, summarizeScheduled, { days: 7 })
    expect([seen.value('to_come'), seen.value('amount_to_come')]).toEqual([1, 25_00])
    expect(seen.fact('scheduled_paid')).toMatchObject({ value: 1, before: 0 })
    expect(seen.fact('scheduled_failed')).toMatchObject({ value: 0, before: 1 })
    expect([seen.value('autopay_paid'), seen.value('autopay_failed')]).toEqual([1, 1])
  })

  it('compares today’s credits with the user’s ceiling', async ({ server }) => {
    const body = { acct_no: home.billingAccountNumber, credit_amount: 12.34, credit_reason_cd: '101' as const }
    await server.call(issueCredit, { body }, { token })
    const seen = await readTile(server, summarizeCredits)
    expect([seen.value('issued_today'), seen.value('own_used'), seen.value('own_limit')]).toEqual([
      12_34, 12_34, 10_000_00,
    ])
    expect(seen.fact('issued')).toMatchObject({ value: 12_34, before: 0 })
    const clerk = await signInStaff(server, ['CREDITS.read'])
    const clerks = await readTile(server, summarizeCredits, {}, clerk)
    expect([clerks.value('issued_today'), clerks.value('own_used'), clerks.value('own_limit')]).toEqual([
      12_34, 0, 2_000_00,
    ])
  })

  it('counts deposits that are due for review and deposits that are held', async ({ server }) => {
    await addDeposit(server.database.db, home.billingAccountNumber, { billedOn: '2025-03-01' })
    await addDeposit(server.database.db, home.billingAccountNumber, { billedOn: '2025-09-01', amount: 50_00 })
    const seen = await readTile(server, summarizeDeposits)
    expect([seen.value('under_review'), seen.value('amount_held'), seen.value('refunds')]).toEqual([1, 250_00, 0])
  })

  it('counts a deposit that is marked as due for review as held and due', async ({ server }) => {
    await addDeposit(server.database.db, away.billingAccountNumber, {
      billedOn: '2025-09-01',
      status: 'review_due',
      amount: 30_00,
    })
    const seen = await readTile(server, summarizeDeposits, { community: 'Far Row' })
    expect([seen.value('under_review'), seen.value('amount_held')]).toEqual([1, 30_00])
  })

  it('counts registered customers of the old system, and their share', async ({ server }) => {
    const { db } = server.database
    await addLegacyCustomer(db, { registeredAt: at('03-12') })
    await addLegacyCustomer(db, { registeredAt: at('02-25') })
    await addLegacyCustomer(db)
    const seen = await readTile(server, summarizeRegistrations, { days: 30 })
    expect(seen.fact('registered')).toMatchObject({ value: 2, before: 0 })
    expect([seen.value('migrated'), seen.value('not_migrated')]).toEqual([66.7, 1])
    expect((await readTile(server, summarizeRegistrations, { days: 7 })).fact('registered')).toMatchObject({
      value: 1,
      before: 0,
    })
    expect((await readTile(server, summarizeRegistrations, { community: 'Far Row' })).value('migrated')).toBeNull()
  })

  it('counts live announcements, for everyone or for the community', async ({ server }) => {
    const announcement = (title: string, startsAt: Date, changes: Partial<typeof announcements.$inferInsert> = {}) => ({
      title,
      body: 'Crews are at work.',
      kind: 'Outage',
      severity: 'info' as const,
      priority: 1,
      startsAt,
      states: [],
      cities: [],
      zips: [],
      communities: [],
      serviceTypes: [],
      userTypes: [],
      ...changes,
    })
    await server.database.db
      .insert(announcements)
      .values([
        announcement('For all', at('03-01')),
        announcement('Far', at('03-01'), { communities: ['Far Row'], severity: 'urgent' }),
        announcement('Over', at('03-01'), { endsAt: at('03-02') }),
        announcement('Later', at('03-20')),
        announcement('Draft', at('03-01'), { isDraft: true, severity: 'urgent' }),
        announcement('Draft for later', at('03-20'), { isDraft: true }),
      ])
    const all = await readTile(server, summarizeAnnouncements)
    expect([all.value('live'), all.value('urgent'), all.value('planned')]).toEqual([2, 1, 1])
    const here = await readTile(server, summarizeAnnouncements, { community: 'Orchard Row' })
    expect([here.value('live'), here.value('urgent')]).toEqual([1, 0])
  })

  it('counts failed notices by email', async ({ server }) => {
    const [run] = await server.database.db
      .insert(noticeRuns)
      .values({
        status: 'finished',
        rowCount: 3,
        startedBy: staff.userId,
        startedAt: at('03-12'),
        requestHash: Buffer.from('x'),
      })
      .returning()
    const row = (position: number, status: 'sent' | 'failed', endedAt: Date) => ({
      runId: run?.id ?? '',
      position,
      accountNumber: `BA-${position}`,
      status,
      endedAt,
    })
    await server.database.db
      .insert(noticeRunRows)
      .values([row(1, 'sent', at('03-12')), row(2, 'failed', at('03-12')), row(3, 'failed', at('03-01'))])
    const seen = await readTile(server, summarizeMails, { days: 7 })
    expect(seen.fact('notices_failed')).toMatchObject({ value: 1, before: 1 })
    expect(seen.fact('notices_sent')).toMatchObject({ value: 1, before: 0 })
  })

  it('counts emails about replies that failed or whose result is unknown', async ({ server }) => {
    const { db } = server.database
    const caseId = await addCase(server, maya, { kind: 'message' })
    const before = await readTile(server, summarizeMails, { days: 7 })
    for (const status of ['sent', 'failed', 'unknown', 'unknown'] as const) {
      const comment = {
        caseId,
        authorName: 'Ines',
        authorType: 'CENTRIC' as const,
        body: 'Done.',
        createdAt: at('03-12'),
      }
      const [stored] = await db.insert(caseComments).values(comment).returning({ id: caseComments.id })
      await db.insert(sentMessages).values({
        id: randomUUID(),
        eventKey: `reply:${stored?.id}`,
        recipient: maya.contactId,
        channel: 'email',
        category: 'new_message',
        address: maya.email,
        subject: 'We replied to your message',
        body: '',
        status,
        createdAt: at('03-12'),
      })
    }
    const seen = await readTile(server, summarizeMails, { days: 7 })
    expect([before.value('answers_unsent'), seen.value('answers_unsent')]).toEqual([0, 1])
    expect(seen.value('answers_unknown')).toBe(2)
  })

  it('counts due gas accounts like the report of disconnects', async ({ server }) => {
    expect((await readTile(server, summarizeDisconnects)).value('due')).toBe(0)
  })

  it('is closed to users without the right to the tile, and to customers', async ({ server }) => {
    const { db } = server.database
    const clerk = await server.signIn(await addPerson(db, { userType: 'CENTRIC', rights: ['QUEUE.read'] }))
    expect((await server.call(summarizeMessages, { query: {} }, { token: clerk })).status).toBe(200)
    expect((await server.call(summarizePayments, { query: {} }, { token: clerk })).status).toBe(403)
    const customer = await server.signIn(maya)
    expect((await server.call(summarizePayments, { query: {} }, { token: customer })).status).toBe(403)
  })

  it('accepts only the offered periods', async ({ server }) => {
    expect((await server.call(summarizePayments, { query: { days: 8 } }, { token })).status).toBe(400)
  })
})
