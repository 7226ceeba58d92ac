/** Checks at the end that nothing was lost, and that money moved once. */
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { ScheduledPaymentStatus } from '#shared/contract/payments/scheduledPayments'
import type { Database } from '../../../server/db/database'
import { payments, scheduledPayments } from '../../../server/db/schema/billing'
import { cases } from '../../../server/db/schema/cases'
import { creditRunRows, creditRuns, credits } from '../../../server/db/schema/credits'
import { noticeRunRows, noticeRuns } from '../../../server/db/schema/dunning'
import { customerNotes } from '../../../server/db/schema/notes'
import { outboxMessages } from '../../../server/db/schema/records'
import { countMailedNotices } from '../../support/data/billing/dunning'
import { fetchCharges } from '../../support/data/payments/payments'
import type { World } from '../world'
import type { Accepted, Customer, Load } from './load'

export interface Check {
  what: string
  expected: number
  found: number
  isPassed: boolean
}

const equal = (what: string, expected: number, found: number): Check => ({
  what,
  expected,
  found,
  isPassed: expected === found,
})

/** Jobs that are not finished: they wait, run, or have failed. Those that wait for their time by schedule do not count. */
async function countOpenJobs({ database: { db } }: World): Promise<number> {
  const { rows } = await db.execute<{ open: number }>(sql`
    select count(*)::int as open from graphile_worker.jobs where key is null or key not like '% by schedule'`)
  return rows[0]?.open ?? 0
}

const endStates: ScheduledPaymentStatus[] = ['paid', 'not_needed', 'failed']

/** Whether nothing is left that happens by itself, as a dead letter does not. */
export async function isSettled(world: World, { scheduled }: Accepted): Promise<boolean> {
  const { db } = world.database
  const open = and(inArray(scheduledPayments.id, orNone(scheduled)), notInArray(scheduledPayments.status, endStates))
  const { rows } = await db.execute<{ open: number }>(sql`select count(*)::int as open from graphile_worker.jobs
    where (key is null or key not like '% by schedule') and attempts < max_attempts`)
  return (rows[0]?.open ?? 0) + (await db.$count(scheduledPayments, open)) === 0
}

async function messagesTo(db: Database, recipients: readonly string[]): Promise<{ to: string; body: string }[]> {
  if (recipients.length === 0) return []
  return db
    .select({ to: outboxMessages.recipient, body: outboxMessages.body })
    .from(outboxMessages)
    .where(inArray(outboxMessages.recipient, [...recipients]))
}

async function checkMoney(world: World, { customers, accepted }: Load): Promise<Check[]> {
  const { db } = world.database
  const checks: Check[] = []
  let charged = 0
  let posted = 0
  let different = 0
  for (const customer of customers) {
    const rows = await postedOf(db, customer)
    const amounts = rows.map(({ amount, fee }) => amount + fee)
    const charges = await fetchCharges(world.provider.url, customer.person.customerNumber)
    charged += charges.length
    posted += amounts.length
    if (sorted(charges) !== sorted(amounts)) different += 1
  }
  checks.push(equal('charges at the provider / posted payments', posted, charged))
  checks.push(equal('customers whose charges and payments differ', 0, different))
  const stored = await db.$count(payments, inArray(payments.confirmationNumber, orNone(accepted.payments)))
  checks.push(equal('payments that were confirmed / stored', accepted.payments.length, stored))
  const open = await db.$count(payments, eq(payments.status, 'pending'))
  checks.push(equal('payments without a result', 0, open))
  const paid = await db.$count(
    scheduledPayments,
    and(inArray(scheduledPayments.id, orNone(accepted.scheduled)), inArray(scheduledPayments.status, endStates)),
  )
  checks.push(equal('scheduled payments / ended', accepted.scheduled.length, paid))
  return checks
}

/** A list without elements would not be valid SQL. */
const orNone = (values: readonly string[]): string[] =>
  values.length === 0 ? ['00000000-0000-4000-8000-000000000000'] : [...values]

const sorted = (amounts: readonly number[]): string => amounts.toSorted((first, second) => first - second).join(' ')

const postedOf = (db: Database, { account }: Customer) =>
  db
    .select()
    .from(payments)
    .where(and(eq(payments.billingAccountNumber, account.billingAccountNumber), eq(payments.status, 'posted')))

async function checkMails(db: Database, { customers, accepted }: Load): Promise<Check[]> {
  const receipts = await messagesTo(
    db,
    customers.map(({ person }) => person.email),
  )
  const numbers = (await Promise.all(customers.map((customer) => postedOf(db, customer)))).flat()
  const copies = numbers.map(
    ({ confirmationNumber }) => receipts.filter(({ body }) => body.includes(confirmationNumber)).length,
  )
  const codes = new Set((await messagesTo(db, accepted.codes)).map(({ to }) => to))
  return [
    equal('posted payments / with a receipt', copies.length, copies.filter((found) => found > 0).length),
    {
      // A process that is killed between sending and recording an email sends it again.
      what: 'receipts sent more than once (not counted as a fault)',
      expected: 0,
      found: copies.filter((found) => found > 1).length,
      isPassed: true,
    },
    equal('sign-in codes requested / sent', accepted.codes.length, accepted.codes.filter((to) => codes.has(to)).length),
  ]
}

async function checkRuns(db: Database, accepted: Accepted): Promise<Check[]> {
  const unfinished =
    (await db.$count(creditRuns, eq(creditRuns.status, 'running'))) +
    (await db.$count(noticeRuns, eq(noticeRuns.status, 'running')))
  const creditIds = orNone(accepted.creditRuns)
  const creditRows = await db.$count(creditRunRows, inArray(creditRunRows.runId, creditIds))
  const issued = await db.$count(credits, inArray(credits.runId, creditIds))
  const rows = await db
    .select({ account: noticeRunRows.accountNumber, status: noticeRunRows.status })
    .from(noticeRunRows)
    .where(inArray(noticeRunRows.runId, orNone(accepted.noticeRuns)))
  const mailed = await countMailedNotices(db)
  const sent = rows.filter(({ status }) => status === 'sent')
  const unknown = rows.filter(({ status }) => status === 'unknown').length
  return [
    equal('runs that are not finished', 0, unfinished),
    equal('rows of credit runs / credits', creditRows, issued),
    equal('rows of notice runs / sent or unknown', rows.length, sent.length + unknown),
    equal(
      'notices sent / mailed exactly once',
      sent.length,
      sent.filter(({ account }) => mailed.get(account) === 1).length,
    ),
    equal('accounts with two notices', 0, [...mailed.values()].filter((found) => found > 1).length),
    { what: 'notices with an unknown result', expected: 0, found: unknown, isPassed: true },
  ]
}

async function checkStored(db: Database, accepted: Accepted): Promise<Check[]> {
  const requests = await db.$count(cases, inArray(cases.id, orNone(accepted.requests)))
  const notes = await db.$count(customerNotes, inArray(customerNotes.id, orNone(accepted.notes)))
  return [
    equal('service requests confirmed / stored', accepted.requests.length, requests),
    equal('notes confirmed / stored', accepted.notes.length, notes),
  ]
}

export async function checkAll(world: World, load: Load): Promise<Check[]> {
  const { db } = world.database
  return [
    equal('jobs that are not done', 0, await countOpenJobs(world)),
    ...(await checkMoney(world, load)),
    ...(await checkMails(db, load)),
    ...(await checkRuns(db, load.accepted)),
    ...(await checkStored(db, load.accepted)),
  ]
}
