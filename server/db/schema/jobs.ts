/** What the portal itself stores about jobs. The jobs are in the tables of the job library. */
import { date, pgTable, text } from 'drizzle-orm/pg-core'

export const dailyJobs = pgTable('daily_jobs', {
  name: text('name').primaryKey(),
  /** The last day in the provider's time zone on which the job was enqueued. */
  lastDay: date('last_day').notNull(),
})
