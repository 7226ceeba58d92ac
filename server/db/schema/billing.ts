/** Statements, payments and scheduled payments. */
import { sql } from 'drizzle-orm'
import { date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { StatementLine } from '#shared/contract/billing/statements'
import { paymentChannels, paymentStatuses } from '#shared/contract/payments/payments'
import { scheduledPaymentStatuses } from '#shared/contract/payments/scheduledPayments'
import { paymentTypeCodes } from '#shared/payments/paymentTypes'
import { serviceTypes } from '#shared/services/services'
import { bytes, moment } from '../columns'
import { billingAccounts } from './accounts'
import { users } from './people'

export const statements = pgTable(
  'statements',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    billingAccountNumber: text('billing_account_number')
      .notNull()
      .references(() => billingAccounts.number),
    periodStart: date('period_start', { mode: 'string' }).notNull(),
    periodEnd: date('period_end', { mode: 'string' }).notNull(),
    issuedOn: date('issued_on', { mode: 'string' }).notNull(),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    previousBalance: integer('previous_balance').notNull(),
    charges: integer('charges').notNull(),
    /** The line items of the charges. An issued statement is a document, so its lines never change. */
    lines: jsonb('lines').$type<StatementLine[]>().notNull().default([]),
    /** When its customers were notified of it; null before. */
    noticedAt: moment('noticed_at'),
  },
  (table) => [
    // Bills that no one was notified of yet.
    index('statements_unnoticed').on(table.issuedOn).where(sql`${table.noticedAt} is null`),
    uniqueIndex('statements_account_period').on(table.billingAccountNumber, table.periodStart),
    index('statements_account_issued').on(table.billingAccountNumber, table.issuedOn),
    // Covers the charges, so that the start of a debt and recently billed amounts are read from the index alone.
    index('statements_account_due').on(table.billingAccountNumber, table.dueOn, table.charges),
  ],
)

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

/** Methods of autopay that expire soon or have expired, as the daily check found them at the payment provider. */
export const expiringAutopayCards = pgTable('expiring_autopay_cards', {
  billingAccountNumber: text('billing_account_number')
    .primaryKey()
    .references(() => billingAccounts.number),
  token: text('token').notNull(),
  /** Such as "Visa ending in 1111". */
  method: text('method').notNull(),
  expiresOn: date('expires_on', { mode: 'string' }).notNull(),
})

/** When the payment provider was last asked about the method of autopay, so that no check is missed. */
export const autopayCardChecks = pgTable('autopay_card_checks', {
  billingAccountNumber: text('billing_account_number')
    .primaryKey()
    .references(() => billingAccounts.number),
  token: text('token').notNull(),
  checkedOn: date('checked_on', { mode: 'string' }).notNull(),
})

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

/** Payments that are scheduled for a later day. On that day the payment itself is stored in `payments`. */
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
