/** Deposits with their transactions. A deposit is not part of an account's balance. */
import { date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { depositKinds, depositStatuses, depositTxnCodes } from '#shared/billing/deposits'
import { billingAccounts } from '../customers/accounts'

export const deposits = pgTable(
  'deposits',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    billingAccountNumber: text('billing_account_number')
      .notNull()
      .references(() => billingAccounts.number),
    kind: text('kind', { enum: depositKinds }).notNull(),
    /** The amount that was billed. */
    amount: integer('amount').notNull(),
    status: text('status', { enum: depositStatuses }).notNull(),
    billedOn: date('billed_on', { mode: 'string' }).notNull(),
    /** The day on which the deposit was fully paid. */
    heldSince: date('held_since', { mode: 'string' }),
    /** The day on which staff review whether it is refunded. */
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
