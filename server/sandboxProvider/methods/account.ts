/** PayPal and Venmo: an imitation of approving the merchant in one's account there. */
import { firstBroken, outcomeOf, typed } from './methodForm'
import type { MethodForm, Outcome, TestValue, TextField, Values } from './methodForm'
import type { Method } from '../records'
import { sandboxHolder } from './wallet'

const meanings: Record<Outcome, string> = {
  ok: 'Works, as does any other.',
  declines: 'Registers; payments are declined.',
  fails: 'Does not register.',
  times_out: 'Registers; payments go through, but their answer never arrives.',
}

const test = (value: string, outcome: Outcome): TestValue => ({ value, outcome, meaning: meanings[outcome] })

interface AccountKind {
  name: string
  type: string
  category: Method['category']
  field: TextField
  tests: readonly TestValue[]
  problem(account: string): string | null
  /** Enough to recognize the account by, and no more. */
  masked(account: string): string
}

const payPal: AccountKind = {
  name: 'PayPal',
  // The spelling of the portal's specification.
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
    test('works@example.com', 'ok'),
    test('declined@example.com', 'declines'),
    test('fails@example.com', 'fails'),
    test('timeout@example.com', 'times_out'),
  ],
  problem: (email) =>
    firstBroken(
      [email === '', 'Email is required'],
      [email.length > 100, 'Email cannot be more than 100 characters'],
      [!/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email), 'Email is invalid'],
    ),
  // Digits go as well: whatever someone types here, no number is kept.
  masked: (email) => `${email.slice(0, 1)}•••${email.slice(email.indexOf('@'))}`.replace(/\d/g, '•'),
}

const venmo: AccountKind = {
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
  tests: [test('@works', 'ok'), test('@declined', 'declines'), test('@fails', 'fails'), test('@timeout', 'times_out')],
  problem: (handle) =>
    firstBroken(
      [handle === '', 'Handle is required'],
      [!/^@?[\w-]+$/.test(handle), 'Handle can contain letters, digits, hyphens and underscores only'],
      [!/^@?[\w-]{5,30}$/.test(handle), 'Handle must be 5 to 30 characters'],
    ),
  masked: (handle) => `@${handle.replace('@', '').slice(0, 2)}•••`,
}

const canonical = (account: string): string => account.toLowerCase().replace(/^(?=[^@]+$)/, '@')

function accountForm(kind: AccountKind): MethodForm {
  return {
    title: `Add ${kind.name}`,
    lead: `This imitates signing in to ${kind.name} and approving payments to this merchant.`,
    fields: [kind.field],
    submit: 'Approve',
    cancel: 'Cancel',
    privacy: null,
    tests: kind.tests,
    read(values: Values) {
      const account = typed(values, 'account')
      const problem = kind.problem(account)
      if (problem !== null) return { kind: 'invalid', problems: { account: problem } }
      return {
        kind: 'valid',
        outcome: outcomeOf(kind.tests, canonical(account)),
        method: {
          type: kind.type,
          category: kind.category,
          last4: '',
          holder_name: sandboxHolder,
          description: `${kind.name} account ${kind.masked(account)}`,
          expiry: null,
        },
      }
    },
  }
}

export const payPalForm = accountForm(payPal)
export const venmoForm = accountForm(venmo)
