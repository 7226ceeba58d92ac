import { describe, expect, it } from 'vitest'
import { describeMethod } from '../../../shared/payments/brands'

const visa = {
  type: 'VISA',
  accountNumber: '****1111',
  description: 'Visa ending in 1111',
  holderName: 'Enid Calderwick',
  expiry: { month: 3, year: 2027 },
}

describe('a method in full', () => {
  it('names whose it is and when it expires beside its last digits', () => {
    expect(describeMethod(visa)).toBe('Visa ending in 1111 (Enid Calderwick, expires 03/2027)')
  })

  it('has what its owner calls it instead of whose it is', () => {
    expect(describeMethod({ ...visa, description: 'Company card' })).toBe(
      'Visa ending in 1111 (Company card, expires 03/2027)',
    )
  })

  it('says nothing of what is not known', () => {
    const paypal = { type: 'PAYPAY_ACCOUNT', accountNumber: '', description: 'PayPal', holderName: '', expiry: null }
    expect(describeMethod(paypal)).toBe('PayPal')
  })
})
