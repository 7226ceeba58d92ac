import { describe, expect, it } from 'vitest'
import { paymentTypeCodes } from '#shared/payments/paymentTypes'
import type { FormResult, FormValues, MethodForm } from '../../../../server/sandboxProvider/methods/methodForm'
import { methodForms } from '../../../../server/sandboxProvider/methods/methodForms'
import { PaymentMethod } from '../../../../server/sandboxProvider/records'

const now = new Date('2026-03-13T15:00:00Z')
const card = { number: '4111111111111111', holder: 'Ada Quill', expiry: '12/30', cvc: '737', zip: '00141' }
const bank = { accountType: 'checking', routing: '110000000', account: '000123456789', holder: 'Ada Quill' }

const problemsOf = (form: MethodForm, values: FormValues): unknown => {
  const reading = form.read(values, now)
  return reading.kind === 'invalid' ? reading.problems : {}
}

function validReading(form: MethodForm, values: FormValues): FormResult & { kind: 'valid' } {
  const reading = form.read(values, now)
  if (reading.kind === 'invalid') throw new Error(JSON.stringify(reading.problems))
  return reading
}

describe('a card', () => {
  it.each([
    ['number', '', 'Card number is required'],
    ['number', '4111-1111-1111-111x', 'Card number can contain digits only'],
    ['number', '9111111111111111', 'Use a Visa, Mastercard, American Express or Discover card'],
    ['number', '411111111111111', 'Card number does not have the right number of digits'],
    ['number', '4111111111111112', 'Card number is invalid'],
    ['holder', ' ', 'Name on card is required'],
    ['holder', 'A', 'Name on card must be at least 2 characters'],
    ['holder', 'A'.repeat(61), 'Name on card cannot be more than 60 characters'],
    ['holder', '4111 1111', 'Name on card can contain letters, spaces, hyphens and apostrophes only'],
    ['expiry', '', 'Expiry date is required'],
    ['expiry', '1', 'Enter the expiry date as MM/YY'],
    ['expiry', '13/30', 'The month must be between 01 and 12'],
    ['expiry', '02/26', 'The card has expired'],
    ['expiry', '01/47', 'Expiry date is invalid'],
    ['cvc', '', 'Security code is required'],
    ['cvc', '12a', 'Security code can contain digits only'],
    ['cvc', '7373', 'Security code must be 3 digits'],
    ['zip', '', 'ZIP code is required'],
    ['zip', '1234', 'ZIP code must be 5 digits'],
  ])('a card with the %s "%s" is rejected: %s', (field, value, problem) =>
    expect(problemsOf(methodForms.CC, { ...card, [field]: value })).toEqual({ [field]: problem }),
  )

  it.each(['03/26', '0326', '3/26', '03 / 2026', '032026', '03-26'])(
    'may have its expiration date typed as %s',
    (expiry) =>
      expect(validReading(methodForms.CC, { ...card, expiry }).method.expiry).toEqual({ month: 3, year: 2026 }),
  )

  it('a card of American Express has a security code of four digits', () =>
    expect(problemsOf(methodForms.CC, { ...card, number: '378282246310005' })).toEqual({
      cvc: 'Security code must be 4 digits',
    }))

  it('a card of American Express is not a debit card', () =>
    expect(problemsOf(methodForms.DC, { ...card, number: '378282246310005', cvc: '7373' })).toEqual({
      number: 'This is a credit card; go back and choose Credit Card',
    }))

  it.each(["Renée O'Hara-Lee", 'Nguyễn Thị Minh', 'J. R. Ewing, Jr.', 'D’Arcy'])('may have the name %s', (holder) =>
    expect(validReading(methodForms.CC, { ...card, holder }).method.holder_name).toBe(holder),
  )
})

describe('a bank account', () => {
  it.each([
    ['accountType', '', 'Choose an account type'],
    ['accountType', 'toString', 'Choose an account type'],
    ['routing', '11000000', 'Routing number must be 9 digits'],
    ['routing', '110000001', 'Routing number is invalid'],
    ['account', '123', 'Account number must be at least 4 digits'],
    ['account', '1'.repeat(18), 'Account number cannot be more than 17 digits'],
    ['account', '12a4', 'Account number can contain digits only'],
    ['holder', '', 'Account holder is required'],
  ])('a bank account with the %s "%s" is rejected: %s', (field, value, problem) =>
    expect(problemsOf(methodForms.DD, { ...bank, [field]: value })).toEqual({ [field]: problem }),
  )
})

describe('wallets and accounts', () => {
  it.each([
    ['AP', { card: 'stolen' }, { card: 'Choose a card' }],
    ['PAYPAL_ACCOUNT', { account: 'ada' }, { account: 'Email is invalid' }],
    ['VENMO', { account: '@ada' }, { account: 'Handle must be 5 to 30 characters' }],
    [
      'VENMO',
      { account: '@ada quill' },
      { account: 'Handle can contain letters, digits, hyphens and underscores only' },
    ],
  ] as const)('the fields of %s with %j are rejected with an explanation', (type, values, problems) =>
    expect(problemsOf(methodForms[type], values)).toEqual(problems),
  )

  it('store no digit of an email address', () =>
    expect(validReading(methodForms.PAYPAL_ACCOUNT, { account: '4a@16311111111.com' }).method.description).toBe(
      'PayPal account ••••@•••••••••••.com',
    ))
})

describe('the test values on the page', () => {
  const fieldOf = {
    CC: 'number',
    DC: 'number',
    DD: 'account',
    AP: '',
    GP: '',
    PAYPAL_ACCOUNT: 'account',
    VENMO: 'account',
  }
  const values = paymentTypeCodes.flatMap((type) => methodForms[type].tests.map((test) => ({ type, ...test })))

  it.each(values)('the value $value for $type has the announced effect: $outcome', ({ type, value, outcome }) => {
    const rest = type === 'DD' ? bank : { ...card, cvc: value.length === 15 ? '7373' : '737' }
    const reading = validReading(methodForms[type], { ...rest, [fieldOf[type]]: value })
    expect(reading.outcome).toBe(outcome)
    expect(PaymentMethod.safeParse(reading.method).success).toBe(true)
  })

  it.each(['CC', 'DC', 'DD', 'PAYPAL_ACCOUNT', 'VENMO'] as const)('cover every outcome for %s', (type) =>
    expect(new Set(methodForms[type].tests.map(({ outcome }) => outcome))).toEqual(
      new Set(['ok', 'declines', 'fails', 'times_out']),
    ),
  )
})
