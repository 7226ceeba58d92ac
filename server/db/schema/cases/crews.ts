/** Crews of technicians, and the visits for which they are booked. */
import { boolean, date, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { caseCategories, visitWindows } from '#shared/cases/cases'
import { cases } from './cases'

export const crews = pgTable('crews', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull().unique(),
  /** The requests that the crew can work on. */
  categories: text('categories', { enum: caseCategories }).array().notNull(),
  /** The ids of the communities that the crew drives to. */
  communities: text('communities').array().notNull(),
  /** Counted from Sunday, which is 0. */
  weekdays: integer('weekdays').array().notNull(),
  windows: text('windows', { enum: visitWindows }).array().notNull(),
  visitsPerWindow: integer('visits_per_window').notNull(),
  /** False for a crew that takes no more visits. Its booked visits remain. */
  isActive: boolean('is_active').notNull().default(true),
  /** Incremented with every change. */
  version: integer('version').notNull().default(1),
})

/** The visit of a request that has an appointment with a crew. */
export const crewVisits = pgTable(
  'crew_visits',
  {
    caseId: uuid('case_id')
      .primaryKey()
      .references(() => cases.id, { onDelete: 'cascade' }),
    crewId: uuid('crew_id')
      .notNull()
      .references(() => crews.id),
    visitOn: date('visit_on', { mode: 'string' }).notNull(),
    visitWindow: text('visit_window', { enum: visitWindows }).notNull(),
    /** Numbers the visits of a crew in a window, from 1. PostgreSQL rejects a number that is taken. */
    seat: integer('seat').notNull(),
  },
  (table) => [uniqueIndex('crew_visits_seat').on(table.crewId, table.visitOn, table.visitWindow, table.seat)],
)
