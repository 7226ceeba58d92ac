/** Dunning data that cannot be derived from bills and payments: notices, holds, moratoria and disconnections. */
import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { holdReasonCodes, moratoriumCodes, noticeRowStatuses } from '#shared/billing/dunning'
import { bytes, moment } from '../../columns'
import { billingAccounts, communities } from '../customers/accounts'
import { users } from '../signIn/users'

export const disconnections = pgTable('disconnections', {
  billingAccountNumber: text('billing_account_number')
    .primaryKey()
    .references(() => billingAccounts.number),
  orderedOn: date('ordered_on', { mode: 'string' }).notNull(),
  disconnectedOn: date('disconnected_on', { mode: 'string' }),
  /** The day on which the gas is to be reconnected after payment. */
  reconnectOn: date('reconnect_on', { mode: 'string' }),
  reconnectedOn: date('reconnected_on', { mode: 'string' }),
})

export const dunningHolds = pgTable(
  'dunning_holds',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    billingAccountNumber: text('billing_account_number')
      .notNull()
      .references(() => billingAccounts.number),
    reason: text('reason', { enum: holdReasonCodes }).notNull(),
    note: text('note').notNull().default(''),
    /** The last day of the hold; null until it is ended manually. */
    heldUntil: date('held_until', { mode: 'string' }),
    /** Null for holds that came with the account. */
    placedBy: uuid('placed_by').references(() => users.id),
    placedAt: moment('placed_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('dunning_holds_open').on(table.billingAccountNumber).where(sql`${table.endedAt} is null`),
    index('dunning_holds_account').on(table.billingAccountNumber),
  ],
)

export const moratoria = pgTable('moratoria', {
  id: uuid('id').primaryKey().defaultRandom(),
  kind: text('kind', { enum: moratoriumCodes }).notNull(),
  /** Null for a moratorium in all communities. */
  communityId: text('community_id').references(() => communities.id),
  startsOn: date('starts_on', { mode: 'string' }).notNull(),
  endsOn: date('ends_on', { mode: 'string' }).notNull(),
  /** For example the forecast that it is based on. */
  note: text('note').notNull().default(''),
  /** Null for moratoria that came with other data. */
  createdBy: uuid('created_by').references(() => users.id),
  /** When an agent ended it early. */
  endedAt: moment('ended_at'),
})

export const noticeRuns = pgTable(
  'notice_runs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    status: text('status', { enum: ['running', 'finished'] }).notNull(),
    rowCount: integer('row_count').notNull(),
    startedBy: uuid('started_by')
      .notNull()
      .references(() => users.id),
    startedAt: moment('started_at').notNull(),
    finishedAt: moment('finished_at'),
    idempotencyKey: text('idempotency_key'),
    /** Hash of the request that came with the key. */
    requestHash: bytes('request_hash').notNull(),
  },
  (table) => [
    uniqueIndex('notice_runs_idempotency').on(table.startedBy, table.idempotencyKey),
    index('notice_runs_newest').on(table.startedAt),
    index('notice_runs_open').on(table.startedAt).where(sql`${table.status} = 'running'`),
  ],
)

export const noticeRunRows = pgTable(
  'notice_run_rows',
  {
    runId: uuid('run_id')
      .notNull()
      .references(() => noticeRuns.id),
    /** The position from 1, in the order of sending. */
    position: integer('position').notNull(),
    /** The account number as submitted. It may not exist, because a run also reports unknown accounts. */
    accountNumber: text('account_number').notNull(),
    /** True when an agent requested another notice although one had been sent. */
    isRepeat: boolean('is_repeat').notNull().default(false),
    /** The address it was sent to; empty before, and when no contact has one. */
    email: text('email').notNull().default(''),
    status: text('status', { enum: noticeRowStatuses }).notNull().default('waiting'),
    message: text('message').notNull().default(''),
    /** The number of attempts. A late result counts only for the attempt that it belongs to. */
    attempt: integer('attempt').notNull().default(0),
    /** When the email was submitted; null while that is unknown. */
    sentAt: moment('sent_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.position] }),
    uniqueIndex('notice_run_rows_account').on(table.runId, table.accountNumber),
    index('notice_run_rows_ended').on(table.endedAt),
    index('notice_run_rows_open').on(table.runId, table.position).where(sql`${table.status} in ('waiting', 'sending')`),
  ],
)

/** Disconnection notices that were sent. The days until the gas may be turned off are counted from them. */
export const dunningNotices = pgTable(
  'dunning_notices',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    billingAccountNumber: text('billing_account_number')
      .notNull()
      .references(() => billingAccounts.number),
    channel: text('channel', { enum: ['email', 'mail'] }).notNull(),
    sentOn: date('sent_on', { mode: 'string' }).notNull(),
    /** Null for a letter. */
    runId: uuid('run_id').references(() => noticeRuns.id),
  },
  (table) => [
    index('dunning_notices_account').on(table.billingAccountNumber, table.sentOn),
    uniqueIndex('dunning_notices_run').on(table.runId, table.billingAccountNumber),
  ],
)
