/** Credit and debit cards. */

import { isExpired } from '../ledger'
import { brandOf, passesLuhn } from '../numbers'
import type { Expiry } from '../records'
import {
  type Field,
  type FormResult,
  type FormValues,
  fieldDigits,
  fieldText,
  firstBrokenRule,
  type MethodForm,
  nameProblem,
  outcomeOf,
  privacyText,
  problemsIn,
  type TestValue,
} from './methodForm'

type CardCategory = 'CC' | 'DC'

const fields: readonly Field[] = [
  {
    kind: 'text',
    name: 'number',
    label: 'Card number',
    autocomplete: 'cc-number',
    inputMode: 'numeric',
    maxLength: 30,
    width: 'full',
  },
  {
    kind: 'text',
    name: 'holder',
    label: 'Name on card',
    autocomplete: 'cc-name',
    inputMode: 'text',
    maxLength: 80,
    width: 'full',
  },
  {
    kind: 'text',
    name: 'expiry',
    label: 'Expiry date',
    hint: 'MM/YY',
    autocomplete: 'cc-exp',
    inputMode: 'numeric',
    maxLength: 9,
    width: 'part',
  },
  {
    kind: 'text',
    name: 'cvc',
    label: 'Security code',
    hint: '3 digits, Amex 4',
    autocomplete: 'cc-csc',
    inputMode: 'numeric',
    maxLength: 4,
    width: 'part',
    isSecret: true,
  },
  {
    kind: 'text',
    name: 'zip',
    label: 'ZIP code',
    hint: '5 digits',
    autocomplete: 'postal-code',
    inputMode: 'numeric',
    maxLength: 10,
    width: 'part',
  },
]

const sharedTests: readonly TestValue[] = [
  { value: '4111111111111111', meaning: 'Works.', outcome: 'ok' },
  { value: '4000000000000002', meaning: 'Can be saved; payments are declined by the bank.', outcome: 'declines' },
  { value: '4000000000000119', meaning: 'Can’t be saved.', outcome: 'fails' },
  {
    value: '4000000000003220',
    meaning: 'Can be saved; payments go through, but their answer never arrives.',
    outcome: 'times_out',
  },
  { value: '5555555555554444', meaning: 'Mastercard that works.', outcome: 'ok' },
  { value: '6011111111111117', meaning: 'Discover card that works.', outcome: 'ok' },
]

const creditTests: readonly TestValue[] = [
  ...sharedTests,
  { value: '378282246310005', meaning: 'American Express card that works (security code of 4 digits).', outcome: 'ok' },
]

/** Returns the form for a credit card (CC) or a debit card (DC). */
export function cardForm(category: CardCategory): MethodForm {
  const tests = category === 'CC' ? creditTests : sharedTests
  return {
    title: category === 'CC' ? 'Add a credit card' : 'Add a debit card',
    lead: 'Enter the details exactly as they appear on the card.',
    fields,
    submit: 'Save card',
    cancel: null,
    privacy: privacyText,
    tests,
    read: (values, now) => readCard(values, { category, tests, now }),
  }
}

interface CardContext {
  category: CardCategory
  tests: readonly TestValue[]
  now: Date
}

function readCard(values: FormValues, { category, tests, now }: CardContext): FormResult {
  const number = fieldDigits(values, 'number')
  const holder = fieldText(values, 'holder')
  const expiry = parseExpiry(fieldText(values, 'expiry'))
  const brand = brandOf(number)
  const problems = problemsIn({
    number: numberProblem(number, category),
    holder: nameProblem('Name on card', holder),
    expiry: expiryProblem(fieldText(values, 'expiry'), expiry, now),
    cvc: cvcProblem(fieldText(values, 'cvc'), brand?.cvcLength),
    zip: zipProblem(fieldText(values, 'zip')),
  })
  if (problems || !brand || !expiry) return { kind: 'invalid', problems: problems ?? {} }

  const last4 = number.slice(-4)
  const isDebit = category === 'DC'
  return {
    kind: 'valid',
    outcome: outcomeOf(tests, number),
    method: {
      type: isDebit ? `${brand.code}_DEBIT` : brand.code,
      category,
      last4,
      holder_name: holder,
      description: `${brand.name}${isDebit ? ' debit card' : ''} ending in ${last4}`,
      expiry,
    },
  }
}

function numberProblem(number: string, category: CardCategory): string | null {
  const brand = brandOf(number)
  return firstBrokenRule(
    [number === '', 'Card number is required'],
    [!/^\d+$/.test(number), 'Card number can contain digits only'],
    [brand === null, 'Use a Visa, Mastercard, American Express or Discover card'],
    [!brand?.lengths.includes(number.length), 'Card number does not have the right number of digits'],
    [!passesLuhn(number), 'Card number is invalid'],
    [category === 'DC' && brand?.code === 'AMEX', 'This is a credit card; go back and choose Credit Card'],
  )
}

/** Parses 04/27, 0427, 4/27 and 04 / 2027. */
function parseExpiry(text: string): Expiry | null {
  const [, month, year] = /^(\d{1,2})\s*[/-]\s*(?:20)?(\d{2})$/.exec(text) ?? /^(\d{2})(?:20)?(\d{2})$/.exec(text) ?? []
  return month && year ? { month: Number(month), year: 2000 + Number(year) } : null
}

const maxValidityYears = 20

const expiryProblem = (text: string, expiry: Expiry | null, now: Date): string | null =>
  firstBrokenRule(
    [text === '', 'Expiry date is required'],
    [expiry === null, 'Enter the expiry date as MM/YY'],
    [expiry !== null && (expiry.month < 1 || expiry.month > 12), 'The month must be between 01 and 12'],
    [expiry !== null && isExpired(expiry, now), 'The card has expired'],
    [expiry !== null && expiry.year > now.getUTCFullYear() + maxValidityYears, 'Expiry date is invalid'],
  )

const cvcProblem = (cvc: string, length = 3): string | null =>
  firstBrokenRule(
    [cvc === '', 'Security code is required'],
    [!/^\d+$/.test(cvc), 'Security code can contain digits only'],
    [cvc.length !== length, `Security code must be ${length} digits`],
  )

const zipProblem = (zip: string): string | null =>
  firstBrokenRule([zip === '', 'ZIP code is required'], [!/^\d{5}(-?\d{4})?$/.test(zip), 'ZIP code must be 5 digits'])
