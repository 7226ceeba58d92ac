/** Tells a repeated request from another one under the same Idempotency-Key. */
import { createHash } from 'node:crypto'
import { AppError } from './appError'
import * as httpTexts from '#shared/texts/http'

/** What is stored of a request that came under a key; nothing without one. */
export const keyed = (idempotencyKey: string | undefined, request: object) =>
  idempotencyKey === undefined
    ? {}
    : { idempotencyKey, requestHash: createHash('sha256').update(JSON.stringify(request)).digest() }

export type Keyed = ReturnType<typeof keyed>

/** A key stands for one request for ever. */
export function refuseOther(
  first: { requestHash: Buffer | null },
  { requestHash }: { requestHash?: Buffer | null | undefined },
): void {
  if (requestHash && !first.requestHash?.equals(requestHash)) {
    throw new AppError('key_reused', httpTexts.otherRequest)
  }
}
