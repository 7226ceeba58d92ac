/** Finds what the first request under an Idempotency-Key stored. */
import { and, eq, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { assertSameRequest, type IdempotencyRecord, type StoredRequest } from './idempotency'

/**
 * Returns the row that the first request under the same key stored, for a retry to return. Returns null for the first
 * request and for one without a key, and rejects a different request.
 */
export async function findFirstRequest<Row extends StoredRequest>(
  { userId, idempotencyKey, requestHash }: IdempotencyRecord & { userId: string },
  { user, key }: { user: PgColumn; key: PgColumn },
  findRows: (isFirstRequest: SQL | undefined) => PromiseLike<Row[]>,
): Promise<Row | null> {
  if (idempotencyKey === null) return null
  const [row] = await findRows(and(eq(user, userId), eq(key, idempotencyKey)))
  if (row) assertSameRequest(row, { requestHash })
  return row ?? null
}
