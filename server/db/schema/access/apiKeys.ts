/** Keys with which other systems call the API. */
import { sql } from 'drizzle-orm'
import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { KeyRight } from '#shared/access/apiKeys'
import { bytes, moment } from '../../columns'
import { users } from '../signIn/users'

export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    rights: text('rights').array().$type<KeyRight[]>().notNull(),
    /** SHA-256 of the key, which has 256 random bits. The key itself is not stored. */
    tokenHash: bytes('token_hash').notNull().unique(),
    lastCharacters: text('last_characters').notNull(),
    /** The key from before the last rotation, and until when it is valid. */
    formerTokenHash: bytes('former_token_hash').unique(),
    formerUntil: moment('former_until'),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    /** Accurate to a few minutes, because not every call is written. */
    lastUsedAt: moment('last_used_at'),
    lastUsedFrom: text('last_used_from'),
  },
  (table) => [uniqueIndex('api_keys_name').on(sql`lower(${table.name})`).where(sql`${table.revokedAt} is null`)],
)
