/** Stores, finds and ends requests for access to another customer’s account. */
import { and, eq, gt, inArray, lte, type SQL } from 'drizzle-orm'
import type { Executor } from '../db/database'
import { accessRequests } from '../db/schema/access/access'

export const requestDays = 14

export const isWaiting = (now: Date): SQL | undefined =>
  and(eq(accessRequests.state, 'waiting'), gt(accessRequests.expiresAt, now))

export interface Requester {
  userId: string
  now: Date
}

/** Returns when the user requested the customer's accounts; null when no request is waiting. */
export async function findRequestedAt(
  db: Executor,
  { userId, now }: Requester,
  customerNumber: string,
): Promise<Date | null> {
  const [row] = await db
    .select({ at: accessRequests.createdAt })
    .from(accessRequests)
    .where(and(eq(accessRequests.userId, userId), eq(accessRequests.customerNumber, customerNumber), isWaiting(now)))
  return row?.at ?? null
}

type NewAccessRequest = Pick<
  typeof accessRequests.$inferInsert,
  'userId' | 'customerNumber' | 'billingAccountNumber' | 'createdAt' | 'expiresAt'
>

/** Returns false when a request is already waiting, even when two arrive at once. */
export async function insertRequest(tx: Executor, request: NewAccessRequest): Promise<boolean> {
  await tx
    .update(accessRequests)
    .set({ state: 'expired' })
    .where(
      and(
        eq(accessRequests.userId, request.userId),
        eq(accessRequests.customerNumber, request.customerNumber),
        eq(accessRequests.state, 'waiting'),
        lte(accessRequests.expiresAt, request.createdAt),
      ),
    )
  const inserted = await tx
    .insert(accessRequests)
    .values(request)
    .onConflictDoNothing()
    .returning({ id: accessRequests.id })
  return inserted.length === 1
}

/**
 * Ends a user's waiting and granted requests, at one customer or at all, because the user removed the account, added it
 * in another way, or can no longer sign in.
 */
export async function endRequests(tx: Executor, userId: string, customerNumber?: string): Promise<void> {
  await tx
    .update(accessRequests)
    .set({ state: 'ended' })
    .where(
      and(
        eq(accessRequests.userId, userId),
        customerNumber === undefined ? undefined : eq(accessRequests.customerNumber, customerNumber),
        inArray(accessRequests.state, ['waiting', 'granted']),
      ),
    )
}
