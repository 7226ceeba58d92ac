/** Readings of gas meters, data usage of fiber lines, and both by day. A month without a reading has no row. */
import { date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { readTypes } from '#shared/contract/services/usage'
import { moment } from '../../columns'
import { cases } from '../cases/cases'
import { serviceAccounts } from '../customers/accounts'
import { users } from '../signIn/users'

export const gasReadings = pgTable(
  'gas_readings',
  {
    serviceAccountId: text('service_account_id')
      .notNull()
      .references(() => serviceAccounts.id),
    periodEnd: date('period_end', { mode: 'string' }).notNull(),
    periodStart: date('period_start', { mode: 'string' }).notNull(),
    meterNumber: text('meter_number').notNull(),
    previousRead: integer('previous_read').notNull(),
    currentRead: integer('current_read').notNull(),
    readType: text('read_type', { enum: readTypes }).notNull(),
    ccf: integer('ccf').notNull(),
    /** Thousandths of a therm per CCF. */
    heatFactor: integer('heat_factor').notNull(),
    therms: integer('therms').notNull(),
    degreeDays: integer('degree_days').notNull(),
    /** The cost of the month's gas in cents, fees included. */
    amount: integer('amount').notNull(),
    note: text('note').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.serviceAccountId, table.periodEnd] })],
)

/** The usage of a day, from meters and lines that report daily. A day without a report has no row. */
export const usageDays = pgTable(
  'usage_days',
  {
    serviceAccountId: text('service_account_id')
      .notNull()
      .references(() => serviceAccounts.id),
    day: date('day', { mode: 'string' }).notNull(),
    /** Hundredths of a therm, or megabytes in both directions. */
    amount: integer('amount').notNull(),
    /** Null for data. */
    degreeDays: integer('degree_days'),
  },
  (table) => [primaryKey({ columns: [table.serviceAccountId, table.day] })],
)

export const dataUsage = pgTable(
  'data_usage',
  {
    serviceAccountId: text('service_account_id')
      .notNull()
      .references(() => serviceAccounts.id),
    /** A calendar month, `YYYY-MM`. */
    month: text('month').notNull(),
    downloadMb: integer('download_mb').notNull(),
    uploadMb: integer('upload_mb').notNull(),
    countedUntil: date('counted_until', { mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.serviceAccountId, table.month] })],
)

/** Readings that customers submitted with a request. Bills are not changed by them. */
export const submittedReadings = pgTable(
  'submitted_readings',
  {
    caseId: uuid('case_id')
      .primaryKey()
      .references(() => cases.id),
    serviceAccountId: text('service_account_id')
      .notNull()
      .references(() => serviceAccounts.id),
    readOn: date('read_on', { mode: 'string' }).notNull(),
    value: integer('value').notNull(),
    /** When staff accepted it as the meter's reading; null before. */
    appliedAt: moment('applied_at'),
    appliedBy: uuid('applied_by').references(() => users.id),
  },
  (table) => [index('submitted_readings_service').on(table.serviceAccountId, table.readOn)],
)
