/** Tells a retry from a different request under the same Idempotency-Key. */
import { createHash } from 'node:crypto'
import * as httpTexts from '#shared/texts/http'
import { AppError } from './appError'

export const idempotencyKeyFormat = /^[\w-]{8,100}$/

/** Returns a hash that is equal for a retry, and differs for another request under the same key. */
export const hashOfRequest = (request: object): Buffer => createHash('sha256').update(JSON.stringify(request)).digest()

/** Returns the columns to store for a request with an Idempotency-Key, or nothing when it has none. */
export const idempotencyRecordOf = (idempotencyKey: string | undefined, request: object) =>
  idempotencyKey === undefined ? {} : { idempotencyKey, requestHash: hashOfRequest(request) }

export type IdempotencyRecord = ReturnType<typeof idempotencyRecordOf>

/** Rejects a different request under a key that was used before. Keys never expire. */
export function assertSameRequest(
  original: { requestHash: Buffer | null },
  { requestHash }: { requestHash?: Buffer | null | undefined },
): void {
  if (requestHash && !original.requestHash?.equals(requestHash)) {
    throw new AppError('key_reused', httpTexts.otherRequest)
  }
}
