/**
 * The ledger of plan changes: each is stored once, applied once, and updates the subscriptions in the same transaction.
 */

import { and, eq, isNull } from 'drizzle-orm'
import type { AuditJob } from '#shared/access/auditJobs'
import { addDays } from '#shared/format/dates'
import * as planTexts from '#shared/texts/services/plans'
import type { Executor } from '../../db/database'
import { billingAccounts, serviceAccounts } from '../../db/schema/customers/accounts'
import { planChanges, subscriptions } from '../../db/schema/services/plans'
import { recordEvent } from '../../directory/outboundEvents/recordEvent'
import { AppError } from '../../http/appError'
import { audit } from '../../http/customerScope'
import type { IdempotencyRecord } from '../../http/idempotency'
import { findFirstRequest } from '../../http/idempotency.queries'
import type { ChangeRow } from './plans.queries'

export type NewChange = Omit<typeof planChanges.$inferInsert, 'id' | 'status'> & IdempotencyRecord

export interface PlanChangeAuthor {
  userId: string
  customerNumber: string
  source: string
}

interface StoredChange {
  change: ChangeRow
  /** False for a retry with the same key, which returns the original change. */
  isNew: boolean
}

/**
 * Stores a change, and applies it if its day has come. `check` runs while the service account is locked, and rejects by
 * throwing.
 */
export async function storeChange(
  tx: Executor,
  { change, author, today }: { change: NewChange; author: PlanChangeAuthor; today: string },
  check: (tx: Executor) => Promise<void>,
): Promise<StoredChange> {
  await lockService(tx, change.serviceAccountId)
  const { userId, idempotencyKey } = planChanges
  const original = await findFirstRequest(change, { user: userId, key: idempotencyKey }, (isFirstRequest) =>
    tx.select().from(planChanges).where(isFirstRequest),
  )
  if (original) return { change: original, isNew: false }
  await check(tx)
  const [row] = await tx
    .insert(planChanges)
    .values({ ...change, status: 'scheduled' })
    .onConflictDoNothing()
    .returning()
  if (!row) throw new AppError('conflict', planTexts.pending)
  await audit(tx, { ...author, action: `${actionOf(row)}.ordered`, details: detailsOf(row) })
  await recordEvent(tx, {
    type: 'plan.change_requested',
    customerNumber: author.customerNumber,
    at: row.createdAt,
    data: {
      change_id: row.id,
      service_account_id: row.serviceAccountId,
      kind: row.kind,
      from_product_code: row.fromProductCode,
      to_product_code: row.toProductCode,
      effective_on: row.effectiveOn,
    },
  })
  return {
    change: row.effectiveOn <= today ? await applyToSubscriptions(tx, row, change.createdAt) : row,
    isNew: true,
  }
}

/** Applies a change that is due. Returns null when another process has, or it was canceled. */
export async function applyChange(
  tx: Executor,
  id: string,
  now: Date,
): Promise<{ change: ChangeRow; customerNumber: string } | null> {
  const scheduled = await lockScheduled(tx, id)
  if (!scheduled) return null
  const { change, status, customerNumber } = scheduled
  const isClosed = status === 'closed'
  const ended = isClosed ? await cancelRow(tx, id, now) : await applyToSubscriptions(tx, change, now)
  await audit(tx, {
    userId: null,
    customerNumber,
    source: 'plan changes' satisfies AuditJob,
    action: isClosed ? `${actionOf(ended)}.cancelled` : `${actionOf(ended)}.applied`,
    details: detailsOf(ended),
  })
  return { change: ended, customerNumber }
}

/** Cancels a change before its day. Returns null when its day has come, or it was already canceled. */
export async function cancelChange(
  tx: Executor,
  id: string,
  { author, now, today }: { author: PlanChangeAuthor; now: Date; today: string },
): Promise<ChangeRow | null> {
  const scheduled = await lockScheduled(tx, id)
  // On its day a change counts as in effect, even before the job applies it.
  if (!scheduled || scheduled.change.effectiveOn <= today) return null
  const cancelled = await cancelRow(tx, id, now)
  await audit(tx, { ...author, action: `${actionOf(cancelled)}.cancelled`, details: detailsOf(cancelled) })
  return cancelled
}

const lockService = (tx: Executor, id: string) =>
  tx.select({ id: serviceAccounts.id }).from(serviceAccounts).where(eq(serviceAccounts.id, id)).for('update')

/** Finds a scheduled change and locks it with its service account until the transaction ends. */
async function lockScheduled(tx: Executor, id: string) {
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

async function applyToSubscriptions(tx: Executor, change: ChangeRow, now: Date): Promise<ChangeRow> {
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
  return updateChange(tx, change.id, { status: 'applied', appliedAt: now })
}

const cancelRow = (tx: Executor, id: string, now: Date): Promise<ChangeRow> =>
  updateChange(tx, id, { status: 'cancelled', cancelledAt: now })

async function updateChange(tx: Executor, id: string, set: Partial<ChangeRow>): Promise<ChangeRow> {
  const [row] = await tx.update(planChanges).set(set).where(eq(planChanges.id, id)).returning()
  if (!row) throw new Error('A plan change disappeared while it was locked')
  return row
}

const actionOf = ({ kind }: ChangeRow): 'plan' | 'addon' => (kind === 'plan' ? 'plan' : 'addon')

const detailsOf = ({ id, serviceAccountId, fromProductCode, toProductCode, effectiveOn, proration }: ChangeRow) => ({
  change: id,
  serviceAccount: serviceAccountId,
  from: fromProductCode ?? '',
  to: toProductCode ?? '',
  effectiveOn,
  proration,
})
