/** Apple Pay and Google Pay: imitates the sheet on which a card of the wallet is selected. */
import type { MethodForm, TestOutcome } from './methodForm'
import { fieldText } from './methodForm'

const walletNames = { AP: 'Apple Pay', GP: 'Google Pay' } as const

interface WalletCard {
  value: string
  brand: string
  last4: string
  note: string
  outcome: TestOutcome
}

const cards: readonly WalletCard[] = [
  { value: 'everyday', brand: 'Visa', last4: '1111', note: 'Works', outcome: 'ok' },
  {
    value: 'empty',
    brand: 'Mastercard',
    last4: '0002',
    note: 'Payments are declined by the bank',
    outcome: 'declines',
  },
  { value: 'blocked', brand: 'Visa', last4: '0119', note: 'Can’t be saved', outcome: 'fails' },
  { value: 'slow', brand: 'Visa', last4: '3220', note: 'Payments go through without an answer', outcome: 'times_out' },
]

/** A wallet provides its owner's name, so it is not typed. */
export const sandboxHolderName = 'Sandbox Customer'
const validYears = 3

/** Returns the sheet of Apple Pay (AP) or Google Pay (GP). */
export function walletForm(category: keyof typeof walletNames): MethodForm {
  const wallet = walletNames[category]
  return {
    title: `Add ${wallet}`,
    lead: `This imitates the ${wallet} sheet. Choose a card of the sandbox wallet.`,
    fields: [
      {
        kind: 'choice',
        name: 'card',
        label: 'Card',
        options: cards.map(({ value, brand, last4, note }) => ({ value, label: `${brand} ending in ${last4}`, note })),
      },
    ],
    submit: 'Confirm',
    cancel: 'Cancel',
    privacy: null,
    tests: [],
    read(values, now) {
      const card = cards.find(({ value }) => value === fieldText(values, 'card'))
      if (!card) return { kind: 'invalid', problems: { card: 'Choose a card' } }
      return {
        kind: 'valid',
        outcome: card.outcome,
        method: {
          type: category,
          category,
          last4: card.last4,
          holder_name: sandboxHolderName,
          description: `${wallet}, ${card.brand} ending in ${card.last4}`,
          expiry: { month: 12, year: now.getUTCFullYear() + validYears },
        },
      }
    },
  }
}
