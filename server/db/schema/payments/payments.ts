/** Payments, and what prevents that one is made twice. */
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { paymentChannels, paymentStatuses } from '#shared/contract/payments/payments'
import { paymentTypeCodes } from '#shared/payments/paymentTypes'
import { serviceTypes } from '#shared/services/services'
import { bytes, moment } from '../../columns'
import { billingAccounts } from '../customers/accounts'
import { users } from '../signIn/users'

export const payments = pgTable(
  'payments',
  {
    /** Also the reference under which the provider knows the charge. */
    id: uuid('id').primaryKey().defaultRandom(),
    /** `QP-XXXX-XXXX` */
    confirmationNumber: text('confirmation_number').notNull().unique(),
    billingAccountNumber: text('billing_account_number')
      .notNull()
      .references(() => billingAccounts.number),
    serviceType: text('service_type', { enum: serviceTypes }).notNull(),
    /** The user who made or scheduled the payment in the portal; null for mail, phone and autopay. */
    userId: uuid('user_id').references(() => users.id),
    amount: integer('amount').notNull(),
    fee: integer('fee').notNull().default(0),
    category: text('category', { enum: paymentTypeCodes }),
    /** The brand of the method at the time: VISA, ECHECK, CHECK, … */
    methodType: text('method_type').notNull(),
    methodLast4: text('method_last4').notNull().default(''),
    channel: text('channel', { enum: paymentChannels }).notNull(),
    status: text('status', { enum: paymentStatuses }).notNull(),
    reason: text('reason').notNull().default(''),
    providerChargeId: text('provider_charge_id'),
    idempotencyKey: text('idempotency_key'),
    /** Hash of the request that came with the key: the same key with other content is rejected. */
    requestHash: bytes('request_hash'),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Until then, the process that took the payment is expected to finish it. Afterwards any process may settle it. */
    leaseEndsAt: moment('lease_ends_at'),
    postedAt: moment('posted_at'),
    /** When the bank returned it; null if it did not, or if the billing system did not say. */
    returnedAt: moment('returned_at'),
    /** The fee that the customer was charged because the bank returned the payment. */
    returnFee: integer('return_fee').notNull().default(0),
    /** The address to which the receipt was sent; null when none was. */
    receiptEmail: text('receipt_email'),
    /** The balance of the billing account right after posting. */
    balanceAfter: integer('balance_after'),
  },
  (table) => [
    uniqueIndex('payments_idempotency').on(table.userId, table.idempotencyKey),
    // Autopay payments have no user, and autopay pays each bill once.
    uniqueIndex('payments_autopay').on(table.idempotencyKey).where(sql`${table.userId} is null`),
    index('payments_account_newest').on(table.billingAccountNumber, table.createdAt, table.id),
    index('payments_created').on(table.createdAt),
    index('payments_status_lease').on(table.status, table.leaseEndsAt),
  ],
)

/** When a payload was last paid: two equal payments within a second are an accidental double click. */
export const paymentGuards = pgTable('payment_guards', {
  key: bytes('key').primaryKey(),
  lastAt: moment('last_at').notNull(),
})

/**
 * Keys whose payment had not arrived when the client asked about it. A request that arrives later under such a key is
 * rejected.
 */
export const closedPaymentKeys = pgTable(
  'closed_payment_keys',
  {
    userId: uuid('user_id').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    closedAt: moment('closed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.idempotencyKey] }),
    index('closed_payment_keys_age').on(table.closedAt),
  ],
)
