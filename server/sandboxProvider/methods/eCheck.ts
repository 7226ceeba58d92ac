/** Bank accounts, charged by E-Check. */
import { passesAba } from '../numbers'
import type { Field, FormResult, FormValues, MethodForm, TestValue } from './methodForm'
import { fieldDigits, fieldText, firstBrokenRule, nameProblem, outcomeOf, privacyText, problemsIn } from './methodForm'

const accountTypes = { checking: 'Checking', savings: 'Savings' } as const

const isAccountType = (value: string): value is keyof typeof accountTypes => Object.hasOwn(accountTypes, value)

const fields: readonly Field[] = [
  {
    kind: 'choice',
    name: 'accountType',
    label: 'Account type',
    options: Object.entries(accountTypes).map(([value, label]) => ({ value, label })),
  },
  {
    kind: 'text',
    name: 'routing',
    label: 'Routing number',
    hint: '9 digits, at the bottom left of a check',
    autocomplete: 'off',
    inputMode: 'numeric',
    maxLength: 14,
    width: 'full',
  },
  {
    kind: 'text',
    name: 'account',
    label: 'Account number',
    hint: '4 to 17 digits',
    autocomplete: 'off',
    inputMode: 'numeric',
    maxLength: 26,
    width: 'full',
  },
  {
    kind: 'text',
    name: 'holder',
    label: 'Account holder',
    autocomplete: 'name',
    inputMode: 'text',
    maxLength: 80,
    width: 'full',
  },
]

const tests: readonly TestValue[] = [
  { value: '10001111', meaning: 'Works, like any other number, with routing number 110000000.', outcome: 'ok' },
  { value: '10000002', meaning: 'Can be saved; payments are declined by the bank.', outcome: 'declines' },
  { value: '10000119', meaning: 'Can’t be saved.', outcome: 'fails' },
  {
    value: '10003220',
    meaning: 'Can be saved; payments go through, but their answer never arrives.',
    outcome: 'times_out',
  },
]

export const eCheckForm: MethodForm = {
  title: 'Add a bank account',
  lead: 'Payments are made from this account by E-Check.',
  fields,
  submit: 'Save bank account',
  cancel: null,
  privacy: privacyText,
  tests,
  read: readECheck,
}

function readECheck(values: FormValues): FormResult {
  const accountType = fieldText(values, 'accountType')
  const account = fieldDigits(values, 'account')
  const holder = fieldText(values, 'holder')
  const problems = problemsIn({
    accountType: isAccountType(accountType) ? null : 'Choose an account type',
    routing: routingProblem(fieldDigits(values, 'routing')),
    account: accountProblem(account),
    holder: nameProblem('Account holder', holder),
  })
  if (problems || !isAccountType(accountType)) return { kind: 'invalid', problems: problems ?? {} }

  // The last four digits of a four-digit number would be the whole number.
  const last4 = account.length > 4 ? account.slice(-4) : ''
  const name = `${accountTypes[accountType]} account`
  return {
    kind: 'valid',
    outcome: outcomeOf(tests, account),
    method: {
      type: 'ECHECK',
      category: 'DD',
      last4,
      holder_name: holder,
      description: last4 === '' ? name : `${name} ending in ${last4}`,
      expiry: null,
    },
  }
}

const routingProblem = (routing: string): string | null =>
  firstBrokenRule(
    [routing === '', 'Routing number is required'],
    [!/^\d{9}$/.test(routing), 'Routing number must be 9 digits'],
    [!passesAba(routing), 'Routing number is invalid'],
  )

const accountProblem = (account: string): string | null =>
  firstBrokenRule(
    [account === '', 'Account number is required'],
    [!/^\d+$/.test(account), 'Account number can contain digits only'],
    [account.length < 4, 'Account number must be at least 4 digits'],
    [account.length > 17, 'Account number cannot be more than 17 digits'],
  )
