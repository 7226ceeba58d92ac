/** Opens the payment page of a customer who owes money and has a saved method. */
import { screen, within } from '@testing-library/react'
import { listPaymentProfiles, viewBalance } from '#shared/contract/payments/payments'
import * as commonTexts from '#shared/texts/common'
import * as paymentTexts from '#shared/texts/payments/payments'
import { owes, visa } from '../answers/paymentAnswers'
import { aCustomer, mockCall, renderScreen } from './renderScreen'

/** The lines above the amount, one of which is shown once the balance is loaded. */
const owedLeads: readonly string[] = [paymentTexts.owesLead.own, paymentTexts.creditBalance, paymentTexts.allPaid]

/** Opens the payment page and enters the amount, if one is given. */
export async function openPayment({ methods = [visa], balance = owes, amount = '' } = {}) {
  mockCall(viewBalance, balance)
  mockCall(listPaymentProfiles, methods)
  const user = renderScreen('/payment', { as: aCustomer() })
  if (amount !== '') await fillAmount(user, amount)
  return user
}

/** Replaces the suggested amount. */
export async function fillAmount(user: ReturnType<typeof renderScreen>, amount: string): Promise<void> {
  // The suggested amount arrives with the balance.
  await screen.findByText((text) => owedLeads.includes(text))
  const field = screen.getByLabelText(commonTexts.amount)
  await user.clear(field)
  await user.type(field, amount)
}

/** Returns the label of the button that pays a total with a method, on a later day if one is given. */
export const payLabel = (total: string, method: string, { fee = '', day = '' } = {}): string =>
  paymentTexts.payLabel({ text: paymentTexts.payReview(day === '', total), fee, method, day })

/** Finds the Pay button of the saved Visa, for an amount of $50. */
export const findVisaButton = () =>
  screen.findByRole('button', { name: payLabel('$51.25', 'Visa ending in 1111', { fee: '$1.25' }) })

export const findReview = async () =>
  within(await screen.findByRole('dialog', { name: paymentTexts.reviewYourPayment }))

/** Opens the review of $50 with the saved Visa. */
export async function reviewVisa(user: ReturnType<typeof renderScreen>) {
  await user.click(await findVisaButton())
  return findReview()
}

/** Reviews and pays $50 with the saved Visa. */
export async function payWithVisa(user: ReturnType<typeof renderScreen>): Promise<void> {
  const dialog = await reviewVisa(user)
  await user.click(dialog.getByRole('button', { name: paymentTexts.payAmount('$51.25') }))
}

/** Returns the texts of all alerts. The region of toasts is always present, even when it is empty. */
export const readAlerts = async () => (await screen.findAllByRole('alert')).map(({ textContent }) => textContent)
