import { describe, expect, it } from 'vitest'
import { describeMethod, methodName } from '../../../shared/payments/brands'

const visa = {
  type: 'VISA',
  accountNumber: '****1111',
  description: 'Visa ending in 1111',
  holderName: 'Enid Calderwick',
  expiry: { month: 3, year: 2027 },
}

describe('the name of a payment method', () => {
  it.each([
    ['VISA_DEBIT', '****1111', 'Visa Debit ending in 1111'],
    ['VENMO', '', 'Venmo'],
  ])('the name of a payment method of type %s contains the brand as people know it', (type, accountNumber, name) => {
    expect(methodName(type, accountNumber)).toBe(name)
  })
})

describe('the full description of a payment method', () => {
  it('contains owner, expiration and last digits', () => {
    expect(describeMethod(visa)).toBe('Visa ending in 1111 (Enid Calderwick, expires 03/2027)')
  })

  it('contains the nickname instead of the owner', () => {
    expect(describeMethod({ ...visa, description: 'Company card' })).toBe(
      'Visa ending in 1111 (Company card, expires 03/2027)',
    )
  })

  it('leaves out what is unknown', () => {
    const paypal = { type: 'PAYPAY_ACCOUNT', accountNumber: '', description: 'PayPal', holderName: '', expiry: null }
    expect(describeMethod(paypal)).toBe('PayPal')
  })
})
