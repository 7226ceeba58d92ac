/** Opens the payment page of a customer who owes money and has a saved method. */
import { screen, within } from '@testing-library/react'
import { listPaymentProfiles, viewBalance } from '#shared/contract/payments'
import { owes, visa } from './paymentAnswers'
import { aCustomer, play, renderScreen } from './renderScreen'
import * as commonTexts from '#shared/texts/common'
import * as paymentTexts from '#shared/texts/payments'

/** Opens the payment page and enters the amount, if one is given. */
export async function openPayment({ methods = [visa], balance = owes, amount = '' } = {}) {
  play(viewBalance, balance)
  play(listPaymentProfiles, methods)
  const hands = renderScreen('/payment', { as: aCustomer() })
  if (amount !== '') await fillAmount(hands, amount)
  return hands
}

/** Replaces the suggested amount. */
export async function fillAmount(hands: ReturnType<typeof renderScreen>, amount: string): Promise<void> {
  // The suggested amount arrives with the balance.
  await screen.findByText(/^You (owe|have)/)
  const field = screen.getByLabelText(commonTexts.amount)
  await hands.clear(field)
  await hands.type(field, amount)
}

/** Finds the Pay button of the saved Visa, for an amount of $50. */
export const visaButton = () =>
  screen.findByRole('button', { name: 'Pay $51.25, with a fee of $1.25, from Visa ending in 1111' })

export const review = async () => within(await screen.findByRole('dialog', { name: paymentTexts.reviewYourPayment }))

/** Opens the review of $50 with the saved Visa. */
export async function reviewVisa(hands: ReturnType<typeof renderScreen>) {
  await hands.click(await visaButton())
  return review()
}

/** Reviews and pays $50 with the saved Visa. */
export async function payWithVisa(hands: ReturnType<typeof renderScreen>): Promise<void> {
  const dialog = await reviewVisa(hands)
  await hands.click(dialog.getByRole('button', { name: 'Pay $51.25' }))
}

/** Returns the texts of all alerts. The region of toasts is always present, even when it is empty. */
export const alerts = async () => (await screen.findAllByRole('alert')).map(({ textContent }) => textContent)
