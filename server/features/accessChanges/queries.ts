/** Changes of access in the database. */
import { and, asc, eq } from 'drizzle-orm'
import type { Executor } from '../../db/database'
import { contacts } from '../../db/schema/accounts'
import { accessChanges, users } from '../../db/schema/people'
import { AccessChangePayload, targetOf } from './payload'

const selectChanges = (db: Executor) =>
  db
    .select({ change: accessChanges, firstName: contacts.firstName, lastName: contacts.lastName })
    .from(accessChanges)
    .innerJoin(users, eq(users.id, accessChanges.requestedBy))
    .innerJoin(contacts, eq(contacts.id, users.contactId))
    .$dynamic()

type Row = Awaited<ReturnType<typeof selectChanges>>[number]

const toChange = ({ change: { payload, ...change }, firstName, lastName }: Row) => ({
  ...change,
  payload: AccessChangePayload.parse(payload),
  requesterName: `${firstName} ${lastName}`,
})

export type StoredChange = ReturnType<typeof toChange>

export async function findWaiting(db: Executor): Promise<StoredChange[]> {
  const rows = await selectChanges(db)
    .where(eq(accessChanges.status, 'waiting'))
    .orderBy(asc(accessChanges.requestedAt), asc(accessChanges.id))
  return rows.map(toChange)
}

/** The change, held until the transaction ends: of two decisions, the second finds what the first has made of it. */
export async function lockChange(tx: Executor, id: string): Promise<StoredChange | null> {
  await tx.select({ id: accessChanges.id }).from(accessChanges).where(eq(accessChanges.id, id)).for('update')
  const [row] = await selectChanges(tx).where(eq(accessChanges.id, id))
  return row ? toChange(row) : null
}

interface Request {
  requestedBy: string
  now: Date
}

/** Stores a change that waits, in place of an earlier one of the same requester and target. */
export async function storeWaiting(
  tx: Executor,
  payload: AccessChangePayload,
  { requestedBy, now }: Request,
): Promise<StoredChange> {
  const { kind } = payload
  const target = targetOf(payload)
  await tx
    .update(accessChanges)
    .set({ status: 'superseded', decidedBy: requestedBy, decidedAt: now })
    .where(
      and(
        eq(accessChanges.kind, kind),
        eq(accessChanges.target, target),
        eq(accessChanges.requestedBy, requestedBy),
        eq(accessChanges.status, 'waiting'),
      ),
    )
  const [stored] = await tx
    .insert(accessChanges)
    .values({ kind, target, payload, requestedBy, requestedAt: now })
    .returning({ id: accessChanges.id })
  const change = stored && (await lockChange(tx, stored.id))
  if (!change) throw new Error('The change was not stored')
  return change
}

interface Decision {
  status: 'approved' | 'declined' | 'withdrawn'
  decidedBy: string
  now: Date
}

export async function storeDecision(tx: Executor, id: string, { status, decidedBy, now }: Decision): Promise<void> {
  await tx.update(accessChanges).set({ status, decidedBy, decidedAt: now }).where(eq(accessChanges.id, id))
}
