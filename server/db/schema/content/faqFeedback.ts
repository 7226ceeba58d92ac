/** Whether an FAQ answer helped, once per user and question. Users can change it. */
import { boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../columns'
import { users } from '../signIn/users'

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
