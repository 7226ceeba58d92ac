import { describe, expect, it } from 'vitest'
import * as httpTexts from '#shared/texts/http'
import { credits } from '../../../../server/db/schema/billing/credits'
import { assertSameRequest, idempotencyRecordOf } from '../../../../server/http/idempotency'
import { findFirstRequest } from '../../../../server/http/idempotency.queries'

const key = 'a-key-of-a-test'
const columns = { user: credits.userId, key: credits.idempotencyKey }
const request = { userId: 'a-user', ...idempotencyRecordOf(key, { amount: 1 }) }

describe('a request with a key', () => {
  it('is stored with its hash, as is one without a key', () => {
    expect(idempotencyRecordOf(undefined, { amount: 1 })).toEqual({
      ...request,
      userId: undefined,
      idempotencyKey: null,
    })
  })

  it('gets the row of the first request if it is equal', async () => {
    const row = { id: 'first', requestHash: request.requestHash }
    expect(await findFirstRequest(request, columns, async () => [row])).toBe(row)
  })

  it('is rejected if the first request was different or has no hash', () => {
    const other = idempotencyRecordOf(key, { amount: 2 })
    expect(() => assertSameRequest(other, request)).toThrow(httpTexts.otherRequest)
    expect(() => assertSameRequest({ requestHash: null }, request)).toThrow(httpTexts.otherRequest)
  })

  it('is not looked up without a key', async () => {
    const findRows = () => Promise.reject(new Error('Nothing may be read'))
    expect(await findFirstRequest({ ...request, idempotencyKey: null }, columns, findRows)).toBeNull()
  })
})
