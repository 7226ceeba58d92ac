/** Deposits with their movements, and refunds. What is deposited is held beside the balance of an account and is not part of it. */
import { date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { depositKinds, depositStatuses, depositTxnCodes, refundReasons, refundStatuses } from '#shared/deposits'
import { billingAccounts } from './accounts'

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
  },
  (table) => [
    index('refunds_account').on(table.billingAccountNumber),
    index('refunds_requested').on(table.requestedOn),
  ],
)
