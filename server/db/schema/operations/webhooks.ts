/** Webhooks, which send events to other systems, and the messages that they send. */
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { OutboundEventType } from '#shared/operations/outboundEvents'
import { webhookMessageStates } from '#shared/operations/webhooks'
import { bytes, moment } from '../../columns'
import { users } from '../signIn/users'
import { outboundEvents } from './outboundEvents'

export const webhooks = pgTable(
  'webhooks',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    url: text('url').notNull(),
    eventTypes: text('event_types').array().$type<OutboundEventType[]>().notNull(),
    /** A paused webhook sends nothing. Its events wait. */
    isEnabled: boolean('is_enabled').notNull().default(true),
    /** The secrets are sealed with SEAL_KEY. The former one signs, too, until the end of its time. */
    secret: bytes('secret').notNull(),
    formerSecret: bytes('former_secret'),
    formerUntil: moment('former_until'),
    /** The events up to this position have become messages. */
    position: bigint('position', { mode: 'number' }).notNull(),
    /** The number of attempts that have failed since the last one that did not. */
    failures: integer('failures').notNull().default(0),
    /** When the first of these failed. */
    failingSince: moment('failing_since'),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: moment('created_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [uniqueIndex('webhooks_name').on(sql`lower(${table.name})`)],
)

/** An event that a webhook sends. The receiver knows it by the id of the event. */
export const webhookMessages = pgTable(
  'webhook_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    webhookId: uuid('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    eventId: uuid('event_id')
      .notNull()
      .references(() => outboundEvents.id, { onDelete: 'cascade' }),
    /** The place of the event in the order of all events. */
    position: bigint('position', { mode: 'number' }).notNull(),
    /** The messages of a customer are sent one after another. */
    customerNumber: text('customer_number').notNull(),
    state: text('state', { enum: webhookMessageStates }).notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    lastAttemptAt: moment('last_attempt_at'),
    nextAttemptAt: moment('next_attempt_at').notNull(),
    /** Afterwards, no further attempt is made. */
    expiresAt: moment('expires_at').notNull(),
    /** The status of the last answer; null without one. */
    lastStatus: integer('last_status'),
    /** Why the last attempt failed; empty if it did not. */
    problem: text('problem').notNull().default(''),
  },
  (table) => [
    uniqueIndex('webhook_messages_event').on(table.eventId, table.webhookId),
    index('webhook_messages_position').on(table.webhookId, table.position),
    index('webhook_messages_waiting')
      .on(table.webhookId, table.customerNumber, table.position)
      .where(sql`${table.state} = 'waiting'`),
    index('webhook_messages_failed').on(table.webhookId, table.position).where(sql`${table.state} = 'failed'`),
  ],
)
