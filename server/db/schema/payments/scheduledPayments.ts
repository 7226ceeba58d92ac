/** Payments that are scheduled for a later day. On that day the payment itself is stored in `payments`. */
import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { scheduledPaymentStatuses } from '#shared/contract/payments/scheduledPayments'
import { paymentTypeCodes } from '#shared/payments/paymentTypes'
import { serviceTypes } from '#shared/services/services'
import { bytes, moment } from '../../columns'
import { billingAccounts } from '../customers/accounts'
import { users } from '../signIn/users'
import { payments } from './payments'

export const scheduledPayments = pgTable(
  'scheduled_payments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    billingAccountNumber: text('billing_account_number')
      .notNull()
      .references(() => billingAccounts.number),
    serviceAccountNumber: text('service_account_number').notNull(),
    serviceType: text('service_type', { enum: serviceTypes }).notNull(),
    /** The user who scheduled it. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    amount: integer('amount').notNull(),
    /** The saved method at the provider, and its description at the time. */
    token: text('token').notNull(),
    category: text('category', { enum: paymentTypeCodes }).notNull(),
    methodType: text('method_type').notNull(),
    methodLast4: text('method_last4').notNull(),
    payOn: date('pay_on', { mode: 'string' }).notNull(),
    /** When the card expires, if that is soon and before the day of the payment; null otherwise. */
    cardExpiresOn: date('card_expires_on', { mode: 'string' }),
    status: text('status', { enum: scheduledPaymentStatuses }).notNull(),
    /** Why it was not made; empty otherwise. */
    reason: text('reason').notNull().default(''),
    paymentId: uuid('payment_id').references(() => payments.id),
    idempotencyKey: text('idempotency_key'),
    /** Hash of the request that came with the key. */
    requestHash: bytes('request_hash'),
    createdAt: moment('created_at').notNull(),
    /** Until then, the process that started to pay it is expected to finish. Afterwards any process continues. */
    leaseEndsAt: moment('lease_ends_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('scheduled_payments_idempotency').on(table.userId, table.idempotencyKey),
    // Two equal payments for one day are an accidental double click.
    uniqueIndex('scheduled_payments_open')
      .on(table.billingAccountNumber, table.payOn, table.token, table.amount)
      .where(sql`${table.status} in ('scheduled', 'paying')`),
    index('scheduled_payments_due').on(table.status, table.payOn),
  ],
)
