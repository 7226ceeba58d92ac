/** Deliveries of the billing system: what was imported, by whom, and which rows were rejected. */
import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { StatementLine } from '#shared/contract/billing/statements'
import { deliverySources, deliveryStates } from '#shared/imports/deliveryStates'
import { subjectNames } from '#shared/imports/subjectNames'
import { bytes, moment } from '../../columns'
import { apiKeys } from '../access/apiKeys'
import { statements } from '../billing/statements'
import { billingAccounts } from '../customers/accounts'
import { users } from '../signIn/users'

export const deliveries = pgTable(
  'deliveries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The billing system's name for it, such as `2026-11-28`. */
    name: text('name').notNull(),
    source: text('source', { enum: deliverySources }).notNull(),
    /** SHA-256 of the manifest and of all files: an unfinished delivery continues only with the same content. */
    digest: bytes('digest').notNull(),
    isDryRun: boolean('is_dry_run').notNull().default(false),
    state: text('state', { enum: deliveryStates }).notNull(),
    /** The user who started it; null for a command. */
    startedBy: uuid('started_by').references(() => users.id),
    /** The API key with which another system sent it; null for a command. */
    apiKeyId: uuid('api_key_id').references(() => apiKeys.id),
    /** The `Idempotency-Key` of the call. One that is replaced has none, so that its call can be made again. */
    idempotencyKey: text('idempotency_key'),
    /** The login on the machine where the command ran; empty otherwise. */
    startedAs: text('started_as').notNull().default(''),
    /** When the billing system wrote it. */
    writtenAt: moment('written_at').notNull(),
    startedAt: moment('started_at').notNull(),
    finishedAt: moment('finished_at'),
    /** Why it was rejected as a whole, one reason in each line; empty otherwise. */
    problems: text('problems').notNull().default(''),
  },
  (table) => [
    index('deliveries_newest').on(table.startedAt),
    uniqueIndex('deliveries_open')
      .on(table.digest, table.isDryRun)
      .where(sql`${table.state} in ('checking', 'applying')`),
    uniqueIndex('deliveries_idempotency').on(table.apiKeyId, table.idempotencyKey),
  ],
)

/** The file of one subject in a delivery. Its progress is stored in the transaction that applies its rows. */
export const deliveryFiles = pgTable(
  'delivery_files',
  {
    deliveryId: uuid('delivery_id')
      .notNull()
      .references(() => deliveries.id, { onDelete: 'cascade' }),
    subject: text('subject', { enum: subjectNames }).notNull(),
    name: text('name').notNull(),
    /** The number of rows according to the manifest; null where the entry point has no manifest. */
    expectedRows: integer('expected_rows'),
    /** The sums according to the manifest and those of the file, in cents by field. */
    sums: jsonb('sums').$type<Record<string, { expected: number | null; read: number }>>().notNull().default({}),
    isComplete: boolean('is_complete').notNull().default(false),
    /** Null until all rows are in the staging table. */
    stagedAt: moment('staged_at'),
    /** The rows up to this line are applied. */
    appliedLine: integer('applied_line').notNull().default(0),
    readRows: integer('read_rows').notNull().default(0),
    rejectedRows: integer('rejected_rows').notNull().default(0),
    addedRows: integer('added_rows').notNull().default(0),
    changedRows: integer('changed_rows').notNull().default(0),
    unchangedRows: integer('unchanged_rows').notNull().default(0),
    /** Records that a complete file no longer has, and that were closed. */
    closedRows: integer('closed_rows').notNull().default(0),
    /** Null until everything is applied. */
    appliedAt: moment('applied_at'),
  },
  (table) => [primaryKey({ columns: [table.deliveryId, table.subject] })],
)

/** Why rows were not imported. A row with several errors has several of these. They contain no values of the row. */
export const deliveryRejects = pgTable(
  'delivery_rejects',
  {
    deliveryId: uuid('delivery_id')
      .notNull()
      .references(() => deliveries.id, { onDelete: 'cascade' }),
    subject: text('subject', { enum: subjectNames }).notNull(),
    line: integer('line').notNull(),
    /** Empty when the row as a whole is wrong. */
    field: text('field').notNull(),
    reason: text('reason').notNull(),
  },
  (table) => [index('delivery_rejects_line').on(table.deliveryId, table.subject, table.line)],
)

/** The balance of an account in the books of the billing system. Only what happened later is added to it. */
export const deliveredBalances = pgTable('delivered_balances', {
  billingAccountNumber: text('billing_account_number')
    .primaryKey()
    .references(() => billingAccounts.number),
  amount: integer('amount').notNull(),
  /** The billing system had booked everything up to this moment. */
  asOf: moment('as_of').notNull(),
})

/** When deliveries are expected. There is one row once an administrator has set it. */
export const deliveryExpectations = pgTable('delivery_expectations', {
  id: integer('id').primaryKey().default(1),
  /** The hour of the day, in the provider's time zone, by which a delivery has arrived each day; null if none is expected. */
  expectedHour: integer('expected_hour'),
  /** How the expected delivery comes: batches during the day say nothing about the files of the night. */
  source: text('source', { enum: deliverySources }).notNull().default('command'),
  /** The last day on which administrators were told that no delivery has arrived. */
  alertedOn: date('alerted_on', { mode: 'string' }),
  version: integer('version').notNull().default(1),
})

/** Earlier versions of statements that were corrected. */
export const replacedStatements = pgTable(
  'replaced_statements',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    statementId: uuid('statement_id')
      .notNull()
      .references(() => statements.id),
    replacedAt: moment('replaced_at').notNull(),
    periodEnd: date('period_end', { mode: 'string' }).notNull(),
    issuedOn: date('issued_on', { mode: 'string' }).notNull(),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    previousBalance: integer('previous_balance').notNull(),
    charges: integer('charges').notNull(),
    lines: jsonb('lines').$type<StatementLine[]>().notNull(),
    /** When the billing system had written this version, if it was itself a correction. */
    correctedAt: moment('corrected_at'),
    /** When it was decided whether customers hear of the version that replaced it; null before. */
    noticedAt: moment('noticed_at'),
  },
  (table) => [
    index('replaced_statements_statement').on(table.statementId, table.replacedAt),
    index('replaced_statements_unnoticed').on(table.replacedAt).where(sql`${table.noticedAt} is null`),
  ],
)
