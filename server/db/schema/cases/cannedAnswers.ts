/** Prepared answers of staff, with placeholders such as `{first_name}` that a reply fills in. */
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'

export const cannedAnswers = pgTable('canned_answers', {
  id: uuid('id').primaryKey().defaultRandom(),
  title: text('title').notNull().unique(),
  body: text('body').notNull(),
  version: integer('version').notNull().default(1),
})
