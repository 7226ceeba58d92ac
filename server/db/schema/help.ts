/** What people say about answers, and the calls they ask for. */
import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { callbackTopics } from '#shared/helpDesks'
import { moment } from '../columns'
import { users } from './people'

/** Whether an answer helped: once per person and question, and changeable. */
export const faqFeedback = pgTable(
  'faq_feedback',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    slug: text('slug').notNull(),
    isHelpful: boolean('is_helpful').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.slug] }), index('faq_feedback_slug').on(table.slug)],
)

/** Calls that people asked for. Day and minutes are those of the provider's wall clock. */
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
    /** `past`: its time went by, so that another may be asked for. */
    status: text('status', { enum: ['open', 'cancelled', 'past'] })
      .notNull()
      .default('open'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('callback_requests_one_open').on(table.userId).where(sql`${table.status} = 'open'`)],
)
