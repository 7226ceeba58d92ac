/** Reads the events for other systems in an order that never changes. */
import { asc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import { OutboundEvent } from '#shared/contract/operations/outboundEvents'
import { takeLock } from '../../db/advisoryLock'
import type { Database, Executor } from '../../db/database'
import { outboundEvents } from '../../db/schema/operations/outboundEvents'
import type { Services } from '../../services'

/** A statement may take fifteen seconds. */
const batchSize = 10_000

/**
 * Assigns positions to the events of all transactions that have been committed. Neither the order in which events were
 * stored nor their time tells whether an earlier one is still to be committed: a receiver that has read up to an event
 * would miss it. Positions are assigned by one process at a time, which holds the lock until its commit, so the event
 * with the next position is never visible before the one with the last.
 */
export async function assignPositions(db: Database): Promise<void> {
  while (await hasNewEvents(db)) {
    await db.transaction(async (tx) => {
      await takeLock(tx, 'outbound events')
      await tx.execute(sql`
        update outbound_events set position = last.position + new.number
        from
          (select coalesce(max(position), 0) as position from outbound_events) last,
          (select id, row_number() over (order by sequence) as number from (
            select id, sequence from outbound_events where position is null order by sequence limit ${batchSize}
          ) batch) new
        where outbound_events.id = new.id`)
    })
  }
}

async function hasNewEvents(db: Executor): Promise<boolean> {
  const found = await db
    .select({ id: outboundEvents.id })
    .from(outboundEvents)
    .where(isNull(outboundEvents.position))
    .limit(1)
  return found.length > 0
}

/** Returns the position of an event, or null if it is no longer stored. */
export async function findPosition(db: Executor, id: string): Promise<number | null> {
  const [event] = await db
    .select({ position: outboundEvents.position })
    .from(outboundEvents)
    .where(eq(outboundEvents.id, id))
  return event?.position ?? null
}

/** The events that were logged as unreadable, so that each is logged once by a process. */
const loggedIds = new Set<string>()

/**
 * Returns events after a position in their order, up to the first one that this version of the portal can't read. Another
 * version may have stored it. Receivers get it, and those after it, from a version that can: leaving it out would lose it.
 */
export async function findEventsAfter(
  { db, log }: Pick<Services, 'db' | 'log'>,
  position: number | null,
  limit: number,
): Promise<OutboundEvent[]> {
  const rows = await db
    .select()
    .from(outboundEvents)
    .where(position === null ? isNotNull(outboundEvents.position) : gt(outboundEvents.position, position))
    .orderBy(asc(outboundEvents.position))
    .limit(limit)
  const events: OutboundEvent[] = []
  for (const row of rows) {
    const { success, data, error } = z.safeParse(OutboundEvent, toWire(row))
    if (!success) {
      if (!loggedIds.has(row.id)) log.error({ err: error, eventId: row.id, type: row.type }, 'an event is unreadable')
      loggedIds.add(row.id)
      break
    }
    events.push(data)
  }
  return events
}

const toWire = ({ id, type, occurredAt, customerNumber, data }: typeof outboundEvents.$inferSelect) => ({
  event_id: id,
  type,
  occurred_at: occurredAt.toISOString(),
  crm_customer_number: customerNumber,
  data,
})
