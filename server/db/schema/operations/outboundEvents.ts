/** Events for other systems, such as the provider's billing system. */
import { sql } from 'drizzle-orm'
import { bigint, bigserial, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { OutboundEventType } from '#shared/operations/outboundEvents'
import { moment } from '../../columns'

export const outboundEvents = pgTable(
  'outbound_events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The order in which events were stored. It is not the order in which their transactions commit. */
    sequence: bigserial('sequence', { mode: 'number' }).notNull(),
    /**
     * The place in the order in which receivers read events. It is assigned after the commit, by one process at a time, so
     * that no event appears before one that was already read. Null until then.
     */
    position: bigint('position', { mode: 'number' }),
    type: text('type').$type<OutboundEventType>().notNull(),
    occurredAt: moment('occurred_at').notNull().defaultNow(),
    customerNumber: text('customer_number').notNull(),
    data: jsonb('data').notNull(),
  },
  (table) => [
    uniqueIndex('outbound_events_position').on(table.position),
    index('outbound_events_new').on(table.sequence).where(sql`${table.position} is null`),
  ],
)
