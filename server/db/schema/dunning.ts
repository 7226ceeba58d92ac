/** What dunning cannot derive from bills and payments: notices, holds, moratoria, and the work at the place. */
import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { holdReasonCodes, moratoriumCodes, noticeRowStatuses } from '#shared/dunning'
import { bytes, moment } from '../columns'
import { billingAccounts, communities } from './accounts'
import { users } from './people'

export const disconnections = pgTable('disconnections', {
  billingAccountNumber: text('billing_account_number')
    .primaryKey()
    .references(() => billingAccounts.number),
  orderedOn: date('ordered_on', { mode: 'string' }).notNull(),
  disconnectedOn: date('disconnected_on', { mode: 'string' }),
  /** The day on which the gas is to come back, once it was paid. */
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
    /** The last day; null until somebody ends it. */
    heldUntil: date('held_until', { mode: 'string' }),
    /** Null for what came with the account. */
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
  communityId: text('community_id')
    .notNull()
    .references(() => communities.id),
  startsOn: date('starts_on', { mode: 'string' }).notNull(),
  endsOn: date('ends_on', { mode: 'string' }).notNull(),
  /** Such as the forecast it rests on. */
  note: text('note').notNull().default(''),
})

export const noticeRuns = pgTable(
  'notice_runs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    status: text('status', { enum: ['running', 'finished'] }).notNull(),
    rowCount: integer('row_count').notNull(),
    begunBy: uuid('begun_by')
      .notNull()
      .references(() => users.id),
    begunAt: moment('begun_at').notNull(),
    finishedAt: moment('finished_at'),
    idempotencyKey: text('idempotency_key'),
    /** Fingerprint of the request that came with the key. */
    requestHash: bytes('request_hash').notNull(),
  },
  (table) => [
    uniqueIndex('notice_runs_idempotency').on(table.begunBy, table.idempotencyKey),
    index('notice_runs_newest').on(table.begunAt),
    index('notice_runs_open').on(table.begunAt).where(sql`${table.status} = 'running'`),
  ],
)

export const noticeRunRows = pgTable(
  'notice_run_rows',
  {
    runId: uuid('run_id')
      .notNull()
      .references(() => noticeRuns.id),
    /** From 1, in the order in which they are sent. */
    position: integer('position').notNull(),
    /** As it was sent: a run also tells of accounts that do not exist. */
    accountNumber: text('account_number').notNull(),
    /** Somebody asked for another notice, although there had been one. */
    isAgain: boolean('is_again').notNull().default(false),
    /** Where it went; empty before, and where nobody has an address. */
    email: text('email').notNull().default(''),
    status: text('status', { enum: noticeRowStatuses }).notNull().default('waiting'),
    message: text('message').notNull().default(''),
    /** How often it was begun: what a process learns late counts only for the try that it made. */
    attempt: integer('attempt').notNull().default(0),
    /** When the mail was handed over; null while that is not known. */
    toldAt: moment('told_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.position] }),
    uniqueIndex('notice_run_rows_account').on(table.runId, table.accountNumber),
    index('notice_run_rows_ended').on(table.endedAt),
    index('notice_run_rows_open').on(table.runId, table.position).where(sql`${table.status} in ('waiting', 'sending')`),
  ],
)

/** Notices of disconnection that were given, from which the days until the gas may be turned off are counted. */
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
