/** Tells a retry from a different request under the same Idempotency-Key. */
import { createHash } from 'node:crypto'
import * as httpTexts from '#shared/texts/http'
import { AppError } from './appError'

export const idempotencyKeyFormat = /^[\w-]{8,100}$/

/** Returns a hash that is equal for a retry, and differs for another request under the same key. */
export const hashOfRequest = (request: object): Buffer => createHash('sha256').update(JSON.stringify(request)).digest()

/** The columns that every idempotent request stores. The key is null when the client sent none. */
export interface IdempotencyRecord {
  idempotencyKey: string | null
  requestHash: Buffer
}

export const idempotencyRecordOf = (idempotencyKey: string | undefined, request: object): IdempotencyRecord => ({
  idempotencyKey: idempotencyKey ?? null,
  requestHash: hashOfRequest(request),
})

export interface StoredRequest {
  requestHash: Buffer | null
}

/** Rejects a different request under a key that was used before. Keys never expire. */
export function assertSameRequest(original: StoredRequest, { requestHash }: { requestHash: Buffer }): void {
  if (!original.requestHash?.equals(requestHash)) throw new AppError('key_reused', httpTexts.otherRequest)
}
