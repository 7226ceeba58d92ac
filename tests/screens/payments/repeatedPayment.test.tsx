import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { listPayments, payOnce } from '#shared/contract/payments/payments'
import { paymentResetMs } from '#shared/http/limits'
import * as paymentTexts from '#shared/texts/payments/payments'
import { declined } from '../../support/answers/paymentAnswers'
import {
  fillAmount,
  findReview,
  openPayment,
  payLabel,
  payWithVisa,
  reviewVisa,
} from '../../support/screens/openPayment'
import { goTo, mockCall, requestsOf } from '../../support/screens/renderScreen'
import { passTime, startTestTime } from '../../support/screens/time'

const again = new RegExp(`^${paymentTexts.paidEarlierToday(String.raw`\$50\.00`, String.raw`\d+:\d\d [AP]M C[DS]T`)}$`)

/** Pays $50, sees the receipt, and returns to pay again after a while. */
async function payOnceAndReturn(ms: number) {
  startTestTime()
  mockCall(listPayments, { payments: [], total_count: 0, paid_this_year: 0 })
  const user = await openPayment({ amount: '50' })
  mockCall(payOnce, { ...declined, 'payment-status': 'ACCEPTED', reason: '' })
  await payWithVisa(user)
  await passTime(paymentResetMs)
  await waitFor(() => expect(window.location.pathname).toBe('/paymentSuccess'))
  await passTime(ms / 2)
  // Without any activity the idle sign-out would come first.
  await user.click(document.body)
  await passTime(ms / 2)
  goTo('/payment')
  return user
}

describe('the same amount on the same account', () => {
  it('must be confirmed if it was just paid, with the time of that payment', async () => {
    const user = await payOnceAndReturn(60_000)
    await fillAmount(user, '50')
    const dialog = await reviewVisa(user)
    expect(await dialog.findByText(again)).toBeInTheDocument()
    expect(dialog.getByRole('button', { name: paymentTexts.payAmount('$51.25') })).toBeDisabled()
    await user.click(dialog.getByRole('checkbox', { name: paymentTexts.payAnyway }))
    await user.click(dialog.getByRole('button', { name: paymentTexts.payAmount('$51.25') }))
    await waitFor(() => expect(requestsOf(payOnce)).toHaveLength(2))
  })

  it('is paid without a confirmation after ten minutes', async () => {
    const user = await payOnceAndReturn(600_000)
    await fillAmount(user, '50')
    const dialog = await reviewVisa(user)
    expect(dialog.getByRole('button', { name: paymentTexts.payAmount('$51.25') })).toBeEnabled()
    expect(dialog.queryByText(again)).not.toBeInTheDocument()
  })

  it('needs a confirmation, but another amount does not', async () => {
    const user = await payOnceAndReturn(60_000)
    await fillAmount(user, '60')
    await user.click(
      await screen.findByRole('button', { name: payLabel('$61.50', 'Visa ending in 1111', { fee: '$1.50' }) }),
    )
    const dialog = await findReview()
    expect(await dialog.findByRole('button', { name: paymentTexts.payAmount('$61.50') })).toBeEnabled()
  })
})
