/** Saved views of the lists of staff. */
import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { ViewedList } from '#shared/operations/listViews'
import { users } from '../signIn/users'

export const listViews = pgTable(
  'list_views',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    list: text('list').$type<ViewedList>().notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** The query of the list's URL. */
    search: text('search').notNull(),
    isShared: boolean('is_shared').notNull(),
  },
  (table) => [
    uniqueIndex('list_views_name').on(table.userId, table.list, sql`lower(${table.name})`),
    index('list_views_shared').on(table.list).where(sql`${table.isShared}`),
  ],
)
