/** Stores what other systems are told, in the transaction that causes it. */
import { randomUUID } from 'node:crypto'
import { z } from 'zod/mini'
import { OutboundEvent } from '#shared/contract/operations/outboundEvents'
import type { OutboundEventType } from '#shared/operations/outboundEvents'
import { builtStatement } from '../../db/builtStatement'
import type { Executor } from '../../db/database'
import { outboundEvents } from '../../db/schema/operations/outboundEvents'

type DataOf<T extends OutboundEventType> = Extract<OutboundEvent, { type: T }>['data']

/** What happened to a customer. */
export type NewOutboundEvent = {
  [T in OutboundEventType]: { type: T; customerNumber: string; at: Date; data: DataOf<T> }
}[OutboundEventType]

const insertStatement = builtStatement(
  'insert_outbound_event',
  ['id', 'type', 'occurredAt', 'customerNumber', 'data'],
  (db, values) => db.insert(outboundEvents).values(values),
)

/** Stores an event when the transaction commits. A rollback discards it. */
export async function recordEvent(tx: Executor, event: NewOutboundEvent): Promise<void> {
  await insertStatement(tx, toRow(event))
}

/** Stores events in their order, in which other systems get them. */
export async function recordEvents(tx: Executor, events: readonly NewOutboundEvent[]): Promise<void> {
  for (const event of events) await recordEvent(tx, event)
}

/** The data is stored as it will be sent. */
function toRow({ customerNumber, at, ...content }: NewOutboundEvent) {
  const id = randomUUID()
  const { type, data } = z.encode(OutboundEvent, {
    ...content,
    event_id: id,
    occurred_at: at.toISOString(),
    crm_customer_number: customerNumber,
  })
  return { id, type, occurredAt: at, customerNumber, data }
}
