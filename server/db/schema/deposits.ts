/** Deposits with their movements, and refunds. What is deposited is held beside the balance of an account and is not part of it. */
import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { depositKinds, depositStatuses, depositTxnCodes } from '#shared/deposits'
import { refundReasons, refundStatuses, refundWays } from '#shared/refunds'
import { bytes, moment } from '../columns'
import { billingAccounts } from './accounts'
import { users } from './people'

export const deposits = pgTable(
  'deposits',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    billingAccountNumber: text('billing_account_number')
      .notNull()
      .references(() => billingAccounts.number),
    kind: text('kind', { enum: depositKinds }).notNull(),
    /** What was asked for. */
    amount: integer('amount').notNull(),
    status: text('status', { enum: depositStatuses }).notNull(),
    billedOn: date('billed_on', { mode: 'string' }).notNull(),
    /** Since when all of it is there. */
    heldSince: date('held_since', { mode: 'string' }),
    /** When somebody looks whether it goes back. */
    reviewOn: date('review_on', { mode: 'string' }),
  },
  (table) => [
    index('deposits_account').on(table.billingAccountNumber),
    index('deposits_status').on(table.status, table.reviewOn),
  ],
)

export const depositTransactions = pgTable(
  'deposit_transactions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    depositId: uuid('deposit_id')
      .notNull()
      .references(() => deposits.id),
    code: text('code', { enum: depositTxnCodes }).notNull(),
    amount: integer('amount').notNull(),
    postedOn: date('posted_on', { mode: 'string' }).notNull(),
    note: text('note').notNull().default(''),
  },
  (table) => [
    index('deposit_transactions_deposit').on(table.depositId, table.postedOn),
    index('deposit_transactions_posted').on(table.postedOn),
  ],
)

export const refunds = pgTable(
  'refunds',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    billingAccountNumber: text('billing_account_number')
      .notNull()
      .references(() => billingAccounts.number),
    /** The deposit that goes back; null for another reason. */
    depositId: uuid('deposit_id').references(() => deposits.id),
    reason: text('reason', { enum: refundReasons }).notNull(),
    status: text('status', { enum: refundStatuses }).notNull(),
    amount: integer('amount').notNull(),
    requestedOn: date('requested_on', { mode: 'string' }).notNull(),
    sentOn: date('sent_on', { mode: 'string' }),
    /** Empty until a check is written. */
    checkNumber: text('check_number').notNull().default(''),
    way: text('way', { enum: refundWays }).notNull().default('check'),
    /** The saved method that it goes to, and what it looked like then. */
    token: text('token'),
    method: text('method').notNull().default(''),
    comments: text('comments').notNull().default(''),
    /** Null where nobody of staff asked for it: the billing system did. */
    requestedBy: uuid('requested_by').references(() => users.id),
    idempotencyKey: text('idempotency_key'),
    /** Fingerprint of the request that came with the key. */
    requestHash: bytes('request_hash'),
    decidedBy: uuid('decided_by').references(() => users.id),
    decidedAt: moment('decided_at'),
    /** Why it was declined, or not sent; empty otherwise. */
    problem: text('problem').notNull().default(''),
    /** When an approved one goes out. */
    sendOn: date('send_on', { mode: 'string' }),
    /** With the id, the reference at the provider: a new one after the provider has closed the one before. */
    attempt: integer('attempt').notNull().default(1),
    /** Since when the provider may have been asked under this reference; from then on it is looked up, not sent again. */
    askedAt: moment('asked_at'),
    /** Until then the process that sends it is expected to finish; afterwards any process looks it up. */
    leaseEndsAt: moment('lease_ends_at'),
    providerPayoutId: text('provider_payout_id'),
  },
  (table) => [
    index('refunds_account_newest').on(table.billingAccountNumber, table.requestedOn, table.id),
    index('refunds_requested').on(table.requestedOn),
    uniqueIndex('refunds_idempotency').on(table.requestedBy, table.idempotencyKey),
    index('refunds_approved').on(table.sendOn).where(sql`${table.status} = 'approved'`),
  ],
)
