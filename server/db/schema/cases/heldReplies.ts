/** Replies of staff that wait some seconds before they are sent, so that their authors can take them back. */
import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { heldReplyStates } from '#shared/cases/heldReplies'
import { bytes, moment } from '../../columns'
import { users } from '../signIn/users'
import { cases } from './cases'

export const heldReplies = pgTable(
  'held_replies',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    body: text('body').notNull(),
    /** The newest comment that the author had seen; null if there was none. */
    lastSeenId: uuid('last_seen_id'),
    /** The uploads that are sent with the reply. Until then they belong to no case. */
    attachmentIds: uuid('attachment_ids').array().notNull(),
    /** Whether the message is resolved when the reply is sent. */
    resolves: boolean('resolves').notNull(),
    state: text('state', { enum: heldReplyStates }).notNull().default('held'),
    /** Why the reply was not sent, for its author; null unless it was refused. */
    refusal: text('refusal'),
    createdAt: moment('created_at').notNull(),
    sendAt: moment('send_at').notNull(),
    idempotencyKey: text('idempotency_key'),
    /** Tells a retry under the key from a different reply. */
    requestHash: bytes('request_hash'),
  },
  (table) => [
    index('held_replies_open').on(table.userId, table.createdAt).where(sql`${table.state} in ('held', 'refused')`),
    index('held_replies_finished').on(table.sendAt).where(sql`${table.state} in ('sent', 'taken_back')`),
    index('held_replies_case').on(table.caseId),
    uniqueIndex('held_replies_idempotency').on(table.userId, table.idempotencyKey),
  ],
)
