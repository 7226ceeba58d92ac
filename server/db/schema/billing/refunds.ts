/** Refunds: requested and approved by staff, or requested by the billing system. */
import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { refundMethods, refundReasons, refundStatuses } from '#shared/billing/refundStates'
import { bytes, moment } from '../../columns'
import { billingAccounts } from '../customers/accounts'
import { users } from '../signIn/users'
import { deposits } from './deposits'

export const refunds = pgTable(
  'refunds',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    billingAccountNumber: text('billing_account_number')
      .notNull()
      .references(() => billingAccounts.number),
    /** The deposit that is refunded; null for another reason. */
    depositId: uuid('deposit_id').references(() => deposits.id),
    reason: text('reason', { enum: refundReasons }).notNull(),
    status: text('status', { enum: refundStatuses }).notNull(),
    amount: integer('amount').notNull(),
    requestedOn: date('requested_on', { mode: 'string' }).notNull(),
    sentOn: date('sent_on', { mode: 'string' }),
    /** Empty until a check is written. */
    checkNumber: text('check_number').notNull().default(''),
    refundMethod: text('refund_method', { enum: refundMethods }).notNull().default('check'),
    /** The saved method that receives the refund, and its description at the time. */
    token: text('token'),
    method: text('method').notNull().default(''),
    comments: text('comments').notNull().default(''),
    /** Null when the billing system requested it, not an agent. */
    requestedBy: uuid('requested_by').references(() => users.id),
    idempotencyKey: text('idempotency_key'),
    /** Hash of the request that came with the key. */
    requestHash: bytes('request_hash'),
    decidedBy: uuid('decided_by').references(() => users.id),
    decidedAt: moment('decided_at'),
    /** Why it was declined or not sent; empty otherwise. */
    problem: text('problem').notNull().default(''),
    /** When it was certain that an approved refund will not be sent, and its amount went back to the account. */
    failedAt: moment('failed_at'),
    /** The day on which an approved refund is sent. */
    sendOn: date('send_on', { mode: 'string' }),
    /**
     * Part of the reference at the provider, with the id. It is incremented after the provider has closed the previous
     * reference.
     */
    attempt: integer('attempt').notNull().default(1),
    /**
     * When the provider may first have received this reference. From then on its outcome is looked up and it is not
     * sent again.
     */
    submittedAt: moment('submitted_at'),
    /** Until then, the process that sends it is expected to finish. Afterwards any process looks up the outcome. */
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
