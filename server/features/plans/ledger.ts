/** Changes of plans as a ledger: each is taken once, applied once, and moves the subscriptions in the same transaction. */
import { and, eq, isNull } from 'drizzle-orm'
import { addDays } from '#shared/dates'
import type { Database, Executor } from '../../db/database'
import { billingAccounts, serviceAccounts } from '../../db/schema/accounts'
import { planChanges, subscriptions } from '../../db/schema/plans'
import { AppError } from '../../http/appError'
import { refuseOther } from '../../http/fingerprint'
import { audit } from '../../http/ownership'
import type { ChangeRow } from './queries'
import * as planTexts from '#shared/texts/plans'

export type NewChange = Omit<typeof planChanges.$inferInsert, 'id' | 'status'>

export interface By {
  userId: string
  customerNumber: string
  address: string
}

export interface Taken {
  change: ChangeRow
  /** False for a retry under the same key, which answers the first try's change. */
  isNew: boolean
}

/**
 * Takes a change on the books, and into effect when its day has come. `check` sees the account while nobody else can
 * change it, and refuses by throwing.
 */
export async function takeChange(
  db: Database,
  { change, by, today }: { change: NewChange; by: By; today: string },
  check: (tx: Executor) => Promise<void>,
): Promise<Taken> {
  return db.transaction(async (tx): Promise<Taken> => {
    await lockService(tx, change.serviceAccountId)
    const first = await findByKey(tx, change)
    if (first) return { change: first, isNew: false }
    await check(tx)
    const [row] = await tx
      .insert(planChanges)
      .values({ ...change, status: 'scheduled' })
      .onConflictDoNothing()
      .returning()
    if (!row) throw new AppError('conflict', planTexts.pending)
    await audit(tx, { ...by, action: `${actionOf(row)}.ordered`, details: detailsOf(row) })
    return { change: row.effectiveOn <= today ? await carryOut(tx, row, change.createdAt) : row, isNew: true }
  })
}

async function findByKey(tx: Executor, change: NewChange): Promise<ChangeRow | null> {
  const { userId, idempotencyKey } = change
  if (!idempotencyKey) return null
  const [row] = await tx
    .select()
    .from(planChanges)
    .where(and(eq(planChanges.userId, userId), eq(planChanges.idempotencyKey, idempotencyKey)))
  if (row) refuseOther(row, change)
  return row ?? null
}

/** Puts a change into effect whose day has come. Null when somebody else has, or it was cancelled. */
export async function applyChange(db: Database, id: string, now: Date): Promise<ChangeRow | null> {
  return db.transaction(async (tx) => {
    const open = await lockOpen(tx, id)
    if (!open) return null
    const { change, status, customerNumber } = open
    const applied = status === 'closed' ? await end(tx, id, now) : await carryOut(tx, change, now)
    const details = detailsOf(applied)
    const action = `${actionOf(applied)}.${applied.status}`
    await audit(tx, { userId: null, customerNumber, address: 'plan changes', action, details })
    return applied
  })
}

/** Cancels a change whose day is still to come. Null when it has come, or the change was cancelled before. */
export async function cancelChange(
  db: Database,
  id: string,
  { by, now, today }: { by: By; now: Date; today: string },
): Promise<ChangeRow | null> {
  return db.transaction(async (tx) => {
    const open = await lockOpen(tx, id)
    // On its day it counts as in effect, even before the round that carries it out.
    if (!open || open.change.effectiveOn <= today) return null
    const cancelled = await end(tx, id, now)
    await audit(tx, { ...by, action: `${actionOf(cancelled)}.cancelled`, details: detailsOf(cancelled) })
    return cancelled
  })
}

const lockService = (tx: Executor, id: string) =>
  tx.select({ id: serviceAccounts.id }).from(serviceAccounts).where(eq(serviceAccounts.id, id)).for('update')

/** A change that is still to come, held with its service account until the transaction ends. */
async function lockOpen(tx: Executor, id: string) {
  const [row] = await tx
    .select({
      change: planChanges,
      status: serviceAccounts.status,
      customerNumber: billingAccounts.customerNumber,
    })
    .from(planChanges)
    .innerJoin(serviceAccounts, eq(serviceAccounts.id, planChanges.serviceAccountId))
    .innerJoin(billingAccounts, eq(billingAccounts.number, serviceAccounts.billingAccountNumber))
    .where(and(eq(planChanges.id, id), eq(planChanges.status, 'scheduled')))
    .for('update', { of: [planChanges, serviceAccounts] })
  return row ?? null
}

async function carryOut(tx: Executor, change: ChangeRow, now: Date): Promise<ChangeRow> {
  const { serviceAccountId, fromProductCode, toProductCode, effectiveOn } = change
  if (fromProductCode) {
    await tx
      .update(subscriptions)
      .set({ endedOn: addDays(effectiveOn, -1) })
      .where(
        and(
          eq(subscriptions.serviceAccountId, serviceAccountId),
          eq(subscriptions.productCode, fromProductCode),
          isNull(subscriptions.endedOn),
        ),
      )
  }
  if (toProductCode) {
    await tx.insert(subscriptions).values({ serviceAccountId, productCode: toProductCode, startedOn: effectiveOn })
  }
  return update(tx, change.id, { status: 'applied', appliedAt: now })
}

const end = (tx: Executor, id: string, now: Date): Promise<ChangeRow> =>
  update(tx, id, { status: 'cancelled', cancelledAt: now })

async function update(tx: Executor, id: string, set: Partial<ChangeRow>): Promise<ChangeRow> {
  const [row] = await tx.update(planChanges).set(set).where(eq(planChanges.id, id)).returning()
  if (!row) throw new Error('A change that was locked is gone')
  return row
}

const actionOf = ({ kind }: ChangeRow): string => (kind === 'plan' ? 'plan' : 'addon')

const detailsOf = ({ id, serviceAccountId, fromProductCode, toProductCode, effectiveOn, proration }: ChangeRow) => ({
  change: id,
  serviceAccount: serviceAccountId,
  from: fromProductCode ?? '',
  to: toProductCode ?? '',
  effectiveOn,
  proration,
})
