/** Callback requests. Day and minutes are in the provider's time zone. */
import { sql } from 'drizzle-orm'
import { date, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { callbackTopics } from '#shared/desks/callbacks'
import { moment } from '../../columns'
import { users } from '../signIn/users'

export const callbackRequests = pgTable(
  'callback_requests',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    topic: text('topic', { enum: callbackTopics }).notNull(),
    /** Ten digits. */
    phone: text('phone').notNull(),
    day: date('day').notNull(),
    fromMinutes: integer('from_minutes').notNull(),
    toMinutes: integer('to_minutes').notNull(),
    /** `past`: its time went by, so the user may request another callback. */
    status: text('status', { enum: ['open', 'cancelled', 'past'] })
      .notNull()
      .default('open'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('callback_requests_one_open').on(table.userId).where(sql`${table.status} = 'open'`)],
)
