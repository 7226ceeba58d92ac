/** What the provider announces, and to whom: an empty list in an audience column means everybody. */
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { userTypes } from '#shared/access'
import { serviceTypes } from '#shared/services'
import { moment } from '../columns'

export const announcements = pgTable(
  'announcements',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    kind: text('kind').notNull(),
    severity: text('severity', { enum: ['info', 'notice', 'urgent', 'safety'] }).notNull(),
    isDismissible: boolean('is_dismissible').notNull().default(true),
    priority: integer('priority').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at'),
    states: text('states').array().notNull(),
    cities: text('cities').array().notNull(),
    zips: text('zips').array().notNull(),
    communities: text('communities').array().notNull(),
    serviceTypes: text('service_types', { enum: serviceTypes }).array().notNull(),
    userTypes: text('user_types', { enum: userTypes }).array().notNull(),
  },
  (table) => [index('announcements_window').on(table.startsAt, table.endsAt)],
)
