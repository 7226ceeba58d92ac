/** PayPal and Venmo: imitates signing in there and approving the merchant. */

import type { PaymentMethod } from '../records'
import type { FormValues, MethodForm, TestOutcome, TestValue, TextField } from './methodForm'
import { fieldText, firstBrokenRule, outcomeOf } from './methodForm'
import { sandboxHolderName } from './wallet'

const meanings: Record<TestOutcome, string> = {
  ok: 'Works, like any other number.',
  declines: 'Can be saved; payments are declined.',
  fails: 'Can’t be saved.',
  times_out: 'Can be saved; payments go through, but their answer never arrives.',
}

const testValue = (value: string, outcome: TestOutcome): TestValue => ({ value, outcome, meaning: meanings[outcome] })

interface AccountProvider {
  name: string
  type: string
  category: PaymentMethod['category']
  field: TextField
  tests: readonly TestValue[]
  problem(account: string): string | null
  /** Returns enough to recognize the account, and no more. */
  mask(account: string): string
}

const payPal: AccountProvider = {
  name: 'PayPal',
  // The portal's specification spells it this way.
  type: 'PAYPAY_ACCOUNT',
  category: 'PAYPAL_ACCOUNT',
  field: {
    kind: 'text',
    name: 'account',
    label: 'Email of the sandbox account',
    autocomplete: 'email',
    inputMode: 'email',
    maxLength: 254,
    width: 'full',
  },
  tests: [
    testValue('works@example.com', 'ok'),
    testValue('declined@example.com', 'declines'),
    testValue('fails@example.com', 'fails'),
    testValue('timeout@example.com', 'times_out'),
  ],
  problem: (email) =>
    firstBrokenRule(
      [email === '', 'Email is required'],
      [email.length > 100, 'Email cannot be more than 100 characters'],
      [!/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email), 'Email is invalid'],
    ),
  // Digits are masked as well, so that no number that is typed here by mistake is stored.
  mask: (email) => `${email.slice(0, 1)}•••${email.slice(email.indexOf('@'))}`.replace(/\d/g, '•'),
}

const venmo: AccountProvider = {
  name: 'Venmo',
  type: 'VENMO',
  category: 'VENMO',
  field: {
    kind: 'text',
    name: 'account',
    label: 'Handle of the sandbox account',
    hint: 'Such as @jordan-lee',
    autocomplete: 'username',
    inputMode: 'text',
    maxLength: 40,
    width: 'full',
  },
  tests: [
    testValue('@works', 'ok'),
    testValue('@declined', 'declines'),
    testValue('@fails', 'fails'),
    testValue('@timeout', 'times_out'),
  ],
  problem: (handle) =>
    firstBrokenRule(
      [handle === '', 'Handle is required'],
      [!/^@?[\w-]+$/.test(handle), 'Handle can contain letters, digits, hyphens and underscores only'],
      [!/^@?[\w-]{5,30}$/.test(handle), 'Handle must be 5 to 30 characters'],
    ),
  mask: (handle) => `@${handle.replace('@', '').slice(0, 2)}•••`,
}

const normalizeAccount = (account: string): string => account.toLowerCase().replace(/^(?=[^@]+$)/, '@')

function accountForm(provider: AccountProvider): MethodForm {
  return {
    title: `Add ${provider.name}`,
    lead: `This imitates signing in to ${provider.name} and approving payments to this merchant.`,
    fields: [provider.field],
    submit: 'Approve',
    cancel: 'Cancel',
    privacy: null,
    tests: provider.tests,
    read(values: FormValues) {
      const account = fieldText(values, 'account')
      const problem = provider.problem(account)
      if (problem !== null) return { kind: 'invalid', problems: { account: problem } }
      return {
        kind: 'valid',
        outcome: outcomeOf(provider.tests, normalizeAccount(account)),
        method: {
          type: provider.type,
          category: provider.category,
          last4: '',
          holder_name: sandboxHolderName,
          description: `${provider.name} account ${provider.mask(account)}`,
          expiry: null,
        },
      }
    },
  }
}

export const payPalForm = accountForm(payPal)
export const venmoForm = accountForm(venmo)
