/** The portal's own tables about jobs. The jobs are in the tables of the job library. */
import { date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const dailyJobs = pgTable('daily_jobs', {
  name: text('name').primaryKey(),
  /** The last day in the provider's time zone on which the job was enqueued. */
  lastDay: date('last_day').notNull(),
})

/** Scheduled jobs whose last attempt failed. The library does not count them, because each run replaces the one before. */
export const failingSchedules = pgTable('failing_schedules', {
  name: text('name').primaryKey(),
  failingSince: timestamp('failing_since', { withTimezone: true }).notNull(),
  failedAttempts: integer('failed_attempts').notNull(),
  /** The kind of the error. */
  lastError: text('last_error').notNull(),
})
