/**
 * Stores outages and what customers are told about them. The notifications are stored in the same transaction, so that
 * no customer misses one and none gets it twice.
 */
import { and, eq, isNull } from 'drizzle-orm'
import type { OutageUpdateKind } from '#shared/services/outages'
import type { ServiceType } from '#shared/services/services'
import type { Executor } from '../../db/database'
import { outages, outageUpdates } from '../../db/schema/services/outages'
import { notifyAll } from '../../directory/notifications/notify'
import { findAffectedCustomers } from '../../directory/outages/affected.queries'
import { attachEarlierReports } from '../../directory/outages/reports.ledger'
import type { IdempotencyRecord } from '../../http/idempotency'
import { findFirstRequest } from '../../http/idempotency.queries'
import { type Area, insertPremises } from './areas.queries'

type OutageRow = typeof outages.$inferSelect

interface NewUpdate {
  outageId: string
  kind: OutageUpdateKind
  message: string
  expectedEndAt: Date | null
  userId: string
  now: Date
  idempotencyRecord?: IdempotencyRecord
}

/** Returns the outage that the first request under the same key recorded or updated. */
export async function findFirstOutage(
  tx: Executor,
  request: IdempotencyRecord & { userId: string },
): Promise<string | null> {
  const columns = { user: outageUpdates.userId, key: outageUpdates.idempotencyKey }
  const first = await findFirstRequest(request, columns, (isFirstRequest) =>
    tx.select().from(outageUpdates).where(isFirstRequest),
  )
  return first?.outageId ?? null
}

/** Locks the outage until the transaction ends. */
export async function lockOutage(tx: Executor, id: string): Promise<OutageRow | null> {
  const [row] = await tx.select().from(outages).where(eq(outages.id, id)).for('update')
  return row ?? null
}

interface NewOutage {
  serviceTypes: ServiceType[]
  area: Area
  areaName: string
  startedAt: Date
}

/** Returns the id of the outage. */
export async function storeOutage(
  tx: Executor,
  { serviceTypes, area, areaName, startedAt }: NewOutage,
  { now, expectedEndAt, ...update }: Omit<NewUpdate, 'outageId' | 'kind'>,
): Promise<string> {
  const [stored] = await tx
    .insert(outages)
    .values({ serviceTypes, communityId: area.communityId, areaName, startedAt, expectedEndAt })
    .returning({ id: outages.id })
  if (!stored) throw new Error('An outage was not stored')
  await insertPremises(tx, stored.id, area)
  await attachEarlierReports(tx, { id: stored.id, serviceTypes, now })
  await storeUpdate(tx, { outageId: stored.id, kind: 'started', now, expectedEndAt, ...update })
  return stored.id
}

/** Stores what customers are told, and notifies all who are affected. */
async function storeUpdate(tx: Executor, { idempotencyRecord, now, ...update }: NewUpdate): Promise<void> {
  const [stored] = await tx
    .insert(outageUpdates)
    .values({ ...update, ...idempotencyRecord, createdAt: now })
    .returning({ id: outageUpdates.id })
  if (!stored) throw new Error('An update of an outage was not stored')
  const updateId = stored.id
  const customers = await findAffectedCustomers(tx, update.outageId)
  await notifyAll(
    tx,
    customers.map((customerNumber) => ({ kind: 'outage_changed', updateId, customerNumber })),
  )
}

export async function addUpdate(tx: Executor, update: Omit<NewUpdate, 'kind'>): Promise<void> {
  await tx.update(outages).set({ expectedEndAt: update.expectedEndAt }).where(eq(outages.id, update.outageId))
  await storeUpdate(tx, { ...update, kind: 'updated' })
}

/** Returns false if the outage has ended already. */
export async function closeOutage(
  tx: Executor,
  { outageId, now, ...update }: Omit<NewUpdate, 'kind' | 'expectedEndAt'>,
): Promise<boolean> {
  const closed = await tx
    .update(outages)
    .set({ endedAt: now })
    .where(and(eq(outages.id, outageId), isNull(outages.endedAt)))
    .returning({ id: outages.id })
  if (closed.length === 0) return false
  await storeUpdate(tx, { outageId, now, kind: 'ended', expectedEndAt: null, ...update })
  return true
}
