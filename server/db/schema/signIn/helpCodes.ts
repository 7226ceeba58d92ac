/** Codes that customers read out to customer care. A user has one open code at a time. */
import { sql } from 'drizzle-orm'
import { pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytes, moment } from '../../columns'
import { users } from './users'

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
