/** Credit adjustments, each stored with the resulting balance, and credit runs that apply many of them. */
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { creditReasonCodes, rowStatuses, runStatuses } from '#shared/billing/credits'
import { bytes, moment } from '../../columns'
import { billingAccounts } from '../customers/accounts'
import { users } from '../signIn/users'

export const creditRuns = pgTable(
  'credit_runs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    status: text('status', { enum: runStatuses }).notNull(),
    reasonCode: text('reason_code', { enum: creditReasonCodes }).notNull(),
    comments: text('comments').notNull(),
    rowCount: integer('row_count').notNull(),
    /** The total of all rows in cents. */
    total: bigint('total', { mode: 'number' }).notNull(),
    /** True when the total is above what its creator may credit without approval. */
    needsApproval: boolean('needs_approval').notNull(),
    startedBy: uuid('started_by')
      .notNull()
      .references(() => users.id),
    startedAt: moment('started_at').notNull(),
    idempotencyKey: text('idempotency_key'),
    /** Hash of the request that came with the key. */
    requestHash: bytes('request_hash').notNull(),
    decidedBy: uuid('decided_by').references(() => users.id),
    decidedAt: moment('decided_at'),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    uniqueIndex('credit_runs_idempotency').on(table.startedBy, table.idempotencyKey),
    index('credit_runs_newest').on(table.startedAt),
    index('credit_runs_open').on(table.startedAt).where(sql`${table.status} = 'running'`),
  ],
)

export const creditRunRows = pgTable(
  'credit_run_rows',
  {
    runId: uuid('run_id')
      .notNull()
      .references(() => creditRuns.id),
    /** The position from 1, in the order of processing. */
    position: integer('position').notNull(),
    /** The account number as submitted. It may not exist, because a run also reports unknown accounts. */
    accountNumber: text('account_number').notNull(),
    amount: integer('amount').notNull(),
    status: text('status', { enum: rowStatuses }).notNull().default('not_initiated'),
    /** Why it failed; empty otherwise. */
    message: text('message').notNull().default(''),
    endedAt: moment('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.position] }),
    uniqueIndex('credit_run_rows_account').on(table.runId, table.accountNumber),
    index('credit_run_rows_open').on(table.runId, table.position).where(sql`${table.status} = 'not_initiated'`),
  ],
)

/** Written in the transaction that lowers the balance, so that neither exists without the other. */
export const credits = pgTable(
  'credits',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    billingAccountNumber: text('billing_account_number')
      .notNull()
      .references(() => billingAccounts.number),
    amount: integer('amount').notNull(),
    reasonCode: text('reason_code', { enum: creditReasonCodes }).notNull(),
    comments: text('comments').notNull(),
    /** Null for a single credit. */
    runId: uuid('run_id').references(() => creditRuns.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    idempotencyKey: text('idempotency_key'),
    /** Hash of the request that came with the key. */
    requestHash: bytes('request_hash'),
    createdAt: moment('created_at').notNull(),
    /** The balance of the billing account right after the credit. */
    balanceAfter: integer('balance_after').notNull(),
  },
  (table) => [
    // A run credits an account only once, even when its process crashes and another one continues.
    uniqueIndex('credits_run_account').on(table.runId, table.billingAccountNumber),
    uniqueIndex('credits_idempotency').on(table.userId, table.idempotencyKey),
    index('credits_created').on(table.createdAt),
    index('credits_account_newest').on(table.billingAccountNumber, table.createdAt),
  ],
)
