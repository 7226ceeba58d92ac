/** Scheduled payments for tests, created through the API or directly in the database. */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { schedulePayment } from '#shared/contract/payments/scheduledPayments'
import type { Database } from '../../../../server/db/database'
import { outboxMessages } from '../../../../server/db/schema/customers/outboxMessages'
import { payments } from '../../../../server/db/schema/payments/payments'
import { scheduledPayments } from '../../../../server/db/schema/payments/scheduledPayments'
import type { Answer, TestServer } from '../../server/server'
import type { Payer } from './payments'

interface ScheduleOptions {
  payOn?: string
  /** In dollars. */
  amount?: number
  key?: string
}

export const scheduleBody = (
  { account, method }: Pick<Payer, 'account' | 'method'>,
  { payOn = '2026-04-01', amount = 50 }: ScheduleOptions = {},
) => ({
  'parent-account-number': account.customerNumber,
  'service-type': account.serviceType,
  'service-account-number': account.serviceAccountNumber,
  'billing-account-number': account.billingAccountNumber,
  'payment-token': method,
  amount,
  'pay-on': payOn,
})

export const schedule = (
  server: TestServer,
  payer: Payer,
  { key = randomUUID(), ...options }: ScheduleOptions = {},
): Promise<Answer> =>
  server.call(schedulePayment, { body: scheduleBody(payer, options) }, { token: payer.token, idempotencyKey: key })

/** Inserts a scheduled payment directly, also for a day that the API rejects. Returns its id. */
export async function addScheduled(
  db: Database,
  { person, account, method }: Pick<Payer, 'person' | 'account' | 'method'>,
  { payOn = '2026-04-01', amount = 5000 } = {},
): Promise<string> {
  const [row] = await db
    .insert(scheduledPayments)
    .values({
      billingAccountNumber: account.billingAccountNumber,
      serviceAccountNumber: account.serviceAccountNumber,
      serviceType: account.serviceType,
      userId: person.userId,
      amount,
      token: method,
      category: 'CC',
      methodType: 'VISA',
      methodLast4: '1111',
      payOn,
      status: 'scheduled',
      createdAt: new Date('2026-03-10T12:00:00Z'),
    })
    .returning()
  if (!row) throw new Error('The scheduled payment was not stored')
  return row.id
}

export const scheduledOf = (db: Database, { account }: Pick<Payer, 'account'>) =>
  db.select().from(scheduledPayments).where(eq(scheduledPayments.billingAccountNumber, account.billingAccountNumber))

export const paymentsOf = (db: Database, { account }: Pick<Payer, 'account'>) =>
  db.select().from(payments).where(eq(payments.billingAccountNumber, account.billingAccountNumber))

/** Returns the emails to an address: their bodies by subject. */
export async function readMailsTo(server: TestServer, email: string): Promise<Record<string, string>> {
  await server.finishJobs()
  const rows = await server.database.db.select().from(outboxMessages).where(eq(outboxMessages.recipient, email))
  return Object.fromEntries(rows.map(({ subject, body }) => [subject, body]))
}
