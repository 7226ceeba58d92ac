/** Statements, each with the line items that were billed. */
import { sql } from 'drizzle-orm'
import { date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { StatementLine } from '#shared/contract/billing/statements'
import { moment } from '../../columns'
import { billingAccounts } from '../customers/accounts'

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
    /** When the billing system corrected it; null for an original, and if it did not say. */
    correctedAt: moment('corrected_at'),
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
