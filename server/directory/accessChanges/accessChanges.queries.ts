/** Reads and stores access changes. */
import { and, asc, eq, gte, inArray } from 'drizzle-orm'
import { z } from 'zod/mini'
import type { Executor } from '../../db/database'
import { accessChanges } from '../../db/schema/access/access'
import { contacts } from '../../db/schema/customers/accounts'
import { users } from '../../db/schema/signIn/users'
import { fullName } from '../../fullName'
import { AccessChangePayload, targetOf } from './payload'

const selectChanges = (db: Executor) =>
  db
    .select({ change: accessChanges, firstName: contacts.firstName, lastName: contacts.lastName })
    .from(accessChanges)
    .innerJoin(users, eq(users.id, accessChanges.requestedBy))
    .innerJoin(contacts, eq(contacts.id, users.contactId))
    .$dynamic()

type ChangeRow = Awaited<ReturnType<typeof selectChanges>>[number]

const toChange = ({ change: { payload, ...change }, firstName, lastName }: ChangeRow) => ({
  ...change,
  /** Null when the payload no longer parses, because one of its rights was renamed. */
  payload: AccessChangePayload.safeParse(payload).data ?? null,
  requesterName: fullName({ firstName, lastName }),
})

export type StoredChange = ReturnType<typeof toChange>
export type StoredPayload = StoredChange['payload']

export async function findWaitingChanges(db: Executor): Promise<StoredChange[]> {
  const rows = await selectChanges(db)
    .where(eq(accessChanges.status, 'waiting'))
    .orderBy(asc(accessChanges.requestedAt), asc(accessChanges.id))
  return rows.map(toChange)
}

/** Locks the change until the transaction ends, so that the second of two decisions sees the result of the first. */
export async function lockChange(tx: Executor, id: string): Promise<StoredChange | null> {
  await tx.select({ id: accessChanges.id }).from(accessChanges).where(eq(accessChanges.id, id)).for('update')
  const [row] = await selectChanges(tx).where(eq(accessChanges.id, id))
  return row ? toChange(row) : null
}

interface Requester {
  requestedBy: string
  now: Date
}

/** Stores a pending change and replaces an earlier one by the same requester for the same target. */
export async function storeWaiting(
  tx: Executor,
  payload: AccessChangePayload,
  { requestedBy, now }: Requester,
): Promise<StoredChange> {
  const { kind } = payload
  const target = targetOf(payload)
  await supersede(tx, payload, { requestedBy, now })
  const [stored] = await tx
    .insert(accessChanges)
    .values({ kind, target, payload, requestedBy, requestedAt: now })
    .returning({ id: accessChanges.id })
  const change = stored && (await lockChange(tx, stored.id))
  if (!change) throw new Error('The change was not stored')
  return change
}

/** Stores a change that takes effect without approval because it removes the only other administrator. */
export async function storeImmediate(
  tx: Executor,
  payload: AccessChangePayload,
  { requestedBy, now }: Requester,
): Promise<void> {
  await supersede(tx, payload, { requestedBy, now })
  const decided = { status: 'immediate' as const, decidedBy: requestedBy, decidedAt: now }
  const { kind } = payload
  await tx
    .insert(accessChanges)
    .values({ kind, target: targetOf(payload), payload, requestedBy, requestedAt: now, ...decided })
}

async function supersede(tx: Executor, payload: AccessChangePayload, { requestedBy, now }: Requester): Promise<void> {
  await tx
    .update(accessChanges)
    .set({ status: 'superseded', decidedBy: requestedBy, decidedAt: now })
    .where(
      and(
        eq(accessChanges.kind, payload.kind),
        eq(accessChanges.target, targetOf(payload)),
        eq(accessChanges.requestedBy, requestedBy),
        eq(accessChanges.status, 'waiting'),
      ),
    )
}

/** Reads only this field, so that a change whose other fields no longer parse still counts. */
const Removal = z.object({ removed_administrators: z._default(z.array(z.uuid()), []) })

/** Returns the changes in effect since a date, each with the user ids of the administrators it removed. */
export async function findRemovals(tx: Executor, since: Date) {
  const rows = await tx
    .select()
    .from(accessChanges)
    .where(and(inArray(accessChanges.status, ['approved', 'immediate']), gte(accessChanges.decidedAt, since)))
  return rows.map(({ payload, ...row }) => ({ ...row, removed: Removal.parse(payload).removed_administrators }))
}

export async function findEmailsOf(tx: Executor, userIds: string[]): Promise<string[]> {
  const rows = await tx.select({ email: users.email }).from(users).where(inArray(users.id, userIds))
  return rows.map(({ email }) => email)
}

interface ChangeDecision {
  status: 'approved' | 'declined' | 'withdrawn'
  decidedBy: string
  now: Date
}

export async function storeDecision(
  tx: Executor,
  id: string,
  { status, decidedBy, now }: ChangeDecision,
): Promise<void> {
  await tx.update(accessChanges).set({ status, decidedBy, decidedAt: now }).where(eq(accessChanges.id, id))
}
