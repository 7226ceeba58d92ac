/** Staff who have a customer's account or a message open. */
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../columns'
import { users } from '../signIn/users'

/** The row expires unless it is renewed. */
export const presence = pgTable(
  'presence',
  {
    subject: text('subject').$type<'customer' | 'case'>().notNull(),
    /** The customer's number or the id of the case. */
    subjectId: text('subject_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    until: moment('until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.subjectId, table.userId] })],
)
