/** The page on which is paid, with a person who owes money and has a saved method, changed where a test cares. */
import { screen } from '@testing-library/react'
import { listPaymentProfiles, viewBalance } from '#shared/contract/payments'
import { owes, visa } from './paymentAnswers'
import { aCustomer, play, renderScreen } from './renderScreen'

/** Opens it and, where an amount is given, types that. Answers a person's hands. */
export async function openPayment({ methods = [visa], balance = owes, amount = '' } = {}) {
  play(viewBalance, balance)
  play(listPaymentProfiles, methods)
  const hands = renderScreen('/payment', { as: aCustomer() })
  if (amount !== '') await fillAmount(hands, amount)
  return hands
}

/** Another amount than the one that is offered. */
export async function fillAmount(hands: ReturnType<typeof renderScreen>, amount: string): Promise<void> {
  // The offer comes with the balance.
  await screen.findByText(/^You (owe|have)/)
  const field = screen.getByLabelText('Amount')
  await hands.clear(field)
  await hands.type(field, amount)
}

export const payWithVisa = () =>
  screen.findByRole('button', { name: 'Pay $51.25, with a fee of $1.25, from Visa ending in 1111' })

/** What the alerts say; the toasts' own region is always there, empty or not. */
export const alerts = async () => (await screen.findAllByRole('alert')).map(({ textContent }) => textContent)
