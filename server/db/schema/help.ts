/** What people say about answers, the calls they ask for, and the codes they read out. */
import { sql } from 'drizzle-orm'
import { bytes, moment } from '../columns'
import { boolean, date, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { callbackTopics } from '#shared/desks/callbacks'
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

/** Codes that customers read out to customer care. A person has one at a time. */
export const helpCodes = pgTable(
  'help_codes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Keyed, and without the id: staff know the digits alone. */
    codeHash: bytes('code_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
    redeemedAt: moment('redeemed_at'),
    redeemedBy: uuid('redeemed_by').references(() => users.id),
  },
  (table) => [
    // Two customers never read out the same digits.
    uniqueIndex('help_codes_digits').on(table.codeHash).where(sql`${table.endedAt} is null`),
    uniqueIndex('help_codes_one_open').on(table.userId).where(sql`${table.endedAt} is null`),
  ],
)
