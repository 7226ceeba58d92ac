/** Apple Pay and Google Pay: an imitation of the sheet on which a card of the wallet is chosen. */
import type { MethodForm, Outcome } from './methodForm'
import { typed } from './methodForm'

const walletNames = { AP: 'Apple Pay', GP: 'Google Pay' } as const

interface WalletCard {
  value: string
  brand: string
  last4: string
  note: string
  outcome: Outcome
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
  { value: 'blocked', brand: 'Visa', last4: '0119', note: 'Does not register', outcome: 'fails' },
  { value: 'slow', brand: 'Visa', last4: '3220', note: 'Payments go through without an answer', outcome: 'times_out' },
]

/** A wallet hands over the name of its owner, which nobody types here. */
export const sandboxHolder = 'Sandbox Customer'
const validYears = 3

/** The sheet of Apple Pay (AP) or Google Pay (GP). */
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
      const card = cards.find(({ value }) => value === typed(values, 'card'))
      if (!card) return { kind: 'invalid', problems: { card: 'Choose a card' } }
      return {
        kind: 'valid',
        outcome: card.outcome,
        method: {
          type: category,
          category,
          last4: card.last4,
          holder_name: sandboxHolder,
          description: `${wallet}, ${card.brand} ending in ${card.last4}`,
          expiry: { month: 12, year: now.getUTCFullYear() + validYears },
        },
      }
    },
  }
}
