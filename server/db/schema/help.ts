/** FAQ feedback, callback requests and help codes. */
import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { callbackTopics } from '#shared/desks/callbacks'
import { bytes, moment } from '../columns'
import { users } from './people'

/** Whether an FAQ answer helped, once per user and question. Users can change it. */
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

/** Callback requests. Day and minutes are in the provider's time zone. */
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

/** Codes that customers read out to customer care. A user has one open code at a time. */
export const helpCodes = pgTable(
  'help_codes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A keyed hash without the row's id, because staff know the digits only. */
    codeHash: bytes('code_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
    redeemedAt: moment('redeemed_at'),
    redeemedBy: uuid('redeemed_by').references(() => users.id),
  },
  (table) => [
    // Two customers never have the same open digits.
    uniqueIndex('help_codes_digits').on(table.codeHash).where(sql`${table.endedAt} is null`),
    uniqueIndex('help_codes_one_open').on(table.userId).where(sql`${table.endedAt} is null`),
  ],
)
