/** Stores by when a delivery is expected, and finds whether one has arrived. */
import { and, count, desc, eq, gte, inArray } from 'drizzle-orm'
import type { DeliveryExpectation } from '#shared/contract/operations/deliveries'
import type { DeliverySource } from '#shared/imports/deliveryStates'
import { takeLock } from '../../db/advisoryLock'
import { nextVersion } from '../../db/columns'
import type { Executor } from '../../db/database'
import { deliveries, deliveryExpectations } from '../../db/schema/operations/deliveries'

/** Until an administrator has set it, none is expected. */
const unset = { expectedHour: null, source: 'command', alertedOn: null, version: 0 } as const

export interface StoredExpectation {
  expectedHour: number | null
  source: DeliverySource
  alertedOn: string | null
  version: number
}

export async function findExpectation(db: Executor): Promise<StoredExpectation> {
  const [found] = await db.select().from(deliveryExpectations)
  return found ?? unset
}

/** Changes, and jobs that send alerts, wait for each other. */
export async function lockExpectation(tx: Executor): Promise<StoredExpectation> {
  await takeLock(tx, 'delivery expectation')
  return findExpectation(tx)
}

export async function storeExpectation(
  tx: Executor,
  { expected_hour, source }: Omit<DeliveryExpectation, 'version'>,
): Promise<StoredExpectation> {
  const [stored] = await tx
    .insert(deliveryExpectations)
    .values({ expectedHour: expected_hour, source })
    .onConflictDoUpdate({
      target: deliveryExpectations.id,
      set: { expectedHour: expected_hour, source, version: nextVersion(deliveryExpectations.version) },
    })
    .returning()
  return stored ?? unset
}

export async function recordAlert(tx: Executor, day: string): Promise<void> {
  await tx.update(deliveryExpectations).set({ alertedOn: day })
}

const isReal = (source: DeliverySource) => and(eq(deliveries.source, source), eq(deliveries.isDryRun, false))

/** Returns when the last delivery was imported, or null if none was. */
export async function findLastArrival(db: Executor, source: DeliverySource): Promise<Date | null> {
  const [last] = await db
    .select({ finishedAt: deliveries.finishedAt })
    .from(deliveries)
    .where(and(isReal(source), eq(deliveries.state, 'finished')))
    .orderBy(desc(deliveries.startedAt))
    .limit(1)
  return last?.finishedAt ?? null
}

/** Counts the deliveries that started since then and were not imported. */
export async function countUnsuccessful(db: Executor, source: DeliverySource, since: Date | null): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(deliveries)
    .where(
      and(
        isReal(source),
        inArray(deliveries.state, ['checking', 'applying', 'rejected', 'replaced']),
        since ? gte(deliveries.startedAt, since) : undefined,
      ),
    )
  return counted?.total ?? 0
}
