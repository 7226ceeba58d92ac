import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paymentStatuses } from '#shared/contract/payments/payments'
import {
  autopayDayOf,
  buildConfirmationNumber,
  dueDayOf,
  identityOf,
  isExpired,
  outcomeOf,
} from '../../../../server/directory/payments/rules'

describe('a confirmation number', () => {
  it('has letters that are easily distinguished, whatever the random numbers', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 8, maxLength: 8 }), (random) => {
        expect(buildConfirmationNumber(random)).toMatch(/^QP-[2-9A-HJ-NP-TV-Z]{4}-[2-9A-HJ-NP-TV-Z]{4}$/)
      }),
    )
  })
})

describe('a bill', () => {
  it('has a due date only while an amount is owed', () => {
    expect(dueDayOf(1, '2026-03-22')).toBe('2026-03-22')
    expect(dueDayOf(0, '2026-03-22')).toBeNull()
    expect(dueDayOf(-500, '2026-03-22')).toBeNull()
  })

  it('is paid by autopay the day before', () => expect(autopayDayOf('2026-03-01')).toBe('2026-02-28'))
})

describe('a card', () => {
  it('is valid until the end of its month', () => {
    expect(isExpired({ month: 3, year: 2026 }, '2026-03-31')).toBe(false)
    expect(isExpired({ month: 3, year: 2026 }, '2026-04-01')).toBe(true)
    expect(isExpired({ month: 12, year: 2025 }, '2026-01-01')).toBe(true)
    expect(isExpired(null, '2026-01-01')).toBe(false)
  })
})

describe('the outcome of a payment', () => {
  it('is known for every state of a payment', () => {
    expect(Object.fromEntries(paymentStatuses.map((status) => [status, outcomeOf(status)]))).toEqual({
      pending: 'PENDING',
      posted: 'ACCEPTED',
      declined: 'DECLINED',
      failed: 'DECLINED',
      returned: 'DECLINED',
      refunded: 'ACCEPTED',
    })
  })
})

describe('two payments', () => {
  const payload = { billingAccountNumber: 'BA-1', serviceAccountNumber: 'SA-1', token: 't', amount: 5000 }

  it('are identical if the account, the method and the amount are the same, regardless of the payer', () => {
    expect(identityOf({ ...payload })).toEqual(identityOf(payload))
  })

  it.each([{ billingAccountNumber: 'BA-2' }, { serviceAccountNumber: 'SA-2' }, { token: 's' }, { amount: 5001 }])(
    'differ by %j',
    (change) => {
      expect(identityOf({ ...payload, ...change })).not.toEqual(identityOf(payload))
    },
  )
})
