import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  listPaymentProfiles,
  listPayments,
  type PaymentProfile,
  payOnce,
  resolveOneTimePayment,
  viewBalance,
} from '#shared/contract/payments/payments'
import type { ResponseOf } from '#shared/http/endpoint'
import { paymentResetMs } from '#shared/http/limits'
import * as commonTexts from '#shared/texts/common'
import * as paymentHistoryTexts from '#shared/texts/payments/paymentHistory'
import * as paymentMethodTexts from '#shared/texts/payments/paymentMethods'
import * as paymentTexts from '#shared/texts/payments/payments'
import { clearSession, storeSession } from '../../../renderer/session/storedSession'
import { declined, owes, visa } from '../../support/answers/paymentAnswers'
import { createDeferredAnswer } from '../../support/screens/deferredAnswer'
import {
  fillAmount,
  findVisaButton,
  openPayment,
  payWithVisa,
  readAlerts,
  reviewVisa,
} from '../../support/screens/openPayment'
import {
  aCustomer,
  aSession,
  errorAnswer,
  goTo,
  mockCall,
  renderScreen,
  requestsOf,
} from '../../support/screens/renderScreen'
import { passTime, startTestTime } from '../../support/screens/time'

const customer = aCustomer()

const expired: PaymentProfile = { ...visa, token: 'tok_old', 'credit-card-expiry-date': { month: 1, year: 2020 } }

describe('making a payment', () => {
  it('the QR code on a bill leads to a payment for the account of the bill', async () => {
    mockCall(viewBalance, owes)
    mockCall(listPaymentProfiles, [visa])
    renderScreen('/payment?account=4003', { as: customer })
    expect(await screen.findByText(/^Gas at 77 Mill Road/)).toBeVisible()
    await waitFor(() =>
      expect(requestsOf(viewBalance).map(({ body }) => body)).toEqual([
        expect.objectContaining({ billing_group_id: 'group-4003' }),
      ]),
    )
    expect(window.location.search).toBe('')
  })

  it('sends cents as dollars, with the fixed source and a new key for each click', async () => {
    const user = await openPayment({ amount: '50' })
    mockCall(payOnce, declined)
    await payWithVisa(user)
    const next = `${paymentTexts.theBankDeclined('Visa ending in 1111')} No funds. ${paymentTexts.declinedHint}`
    expect(await screen.findByText(next)).toBeInTheDocument()

    const [request] = requestsOf(payOnce)
    expect(request?.body).toEqual({
      'parent-account-number': 'customer-1',
      'service-type': 'FIBER',
      'service-account-number': 'number-12 Larkspur Lane-FIBER',
      'billing-account-number': '4001',
      'payment-token': 'tok_visa',
      amount: 50,
      source: 'WEB_PORTAL',
      'record-payment': true,
    })
    expect(request?.headers['Idempotency-Key']).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('ends the bank’s reason with a period if it has none', async () => {
    const user = await openPayment({ amount: '50' })
    mockCall(payOnce, { ...declined, reason: 'No such card' })
    await payWithVisa(user)
    const text = `${paymentTexts.theBankDeclined('Visa ending in 1111')} No such card. ${paymentTexts.declinedHint}`
    expect(await screen.findByText(text)).toBeInTheDocument()
  })

  it('is reviewed first with method, account, amount, fee and total, and Cancel charges nothing', async () => {
    const user = await openPayment({ amount: '50' })
    const dialog = await reviewVisa(user)
    for (const text of [
      'Visa ending in 1111',
      'Fiber at 12 Larkspur Lane',
      paymentTexts.billingAccount('4001'),
      'Fee (2.5%)',
    ]) {
      expect(dialog.getByText(text)).toBeInTheDocument()
    }
    for (const figure of ['$50.00', '$1.25', '$51.25']) expect(dialog.getByText(figure)).toBeInTheDocument()
    expect(dialog.getByRole('region', { name: paymentTexts.paymentDetails })).toHaveFocus()
    await user.click(dialog.getByRole('button', { name: commonTexts.cancel }))
    expect(requestsOf(payOnce)).toHaveLength(0)
    expect(screen.getByLabelText(commonTexts.amount)).toHaveValue('50')
    expect(await findVisaButton()).toHaveFocus()
  })

  it('is not made by a double click on the Pay button of a method', async () => {
    const user = await openPayment({ amount: '50' })
    const dialog = await reviewVisa(user)
    // The browser counts the second click of a double click, wherever it lands.
    fireEvent.click(dialog.getByRole('button', { name: paymentTexts.payAmount('$51.25') }), { detail: 2 })
    expect(requestsOf(payOnce)).toHaveLength(0)
    expect(dialog.getByRole('button', { name: paymentTexts.payAmount('$51.25') })).toBeEnabled()
  })

  it('shows in the row of a card that it was declined, after a message in the words of the specification', async () => {
    const user = await openPayment({ amount: '50' })
    mockCall(payOnce, declined)
    await payWithVisa(user)
    expect(await screen.findByText('Error in completing success.')).toBeVisible()
    expect(await screen.findByText(paymentTexts.declined('No funds.'))).toBeInTheDocument()
  })

  it('says that a method is missing in the words of the specification', async () => {
    await openPayment({ methods: [] })
    expect(await screen.findByText('No data found')).toBeVisible()
    expect(screen.getByRole('button', { name: /Or Add New/ })).toBeVisible()
  })

  it('offers no Pay button on an expired card', async () => {
    const user = await openPayment({ methods: [expired] })
    await fillAmount(user, '50')
    expect(screen.getByText(paymentMethodTexts.expired('01/2020'))).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Pay \$/ })).not.toBeInTheDocument()
  })

  it('distinguishes PayPal accounts by their email addresses', async () => {
    const payPal = {
      ...visa,
      type: 'PAYPAY_ACCOUNT',
      'profile-account-number': '',
      'profile-description': 'PayPal m***@example.com',
    } as const
    await openPayment({ methods: [payPal] })
    expect(await screen.findByText('PayPal m***@example.com · Expires 12/2099')).toBeVisible()
  })

  it('starts with the balance as amount until another one is typed', async () => {
    const user = await openPayment()
    await waitFor(() => expect(screen.getByLabelText(commonTexts.amount)).toHaveValue('110.80'))
    expect(screen.getByRole('radio', { name: paymentTexts.fullBalance('$110.80') })).toBeChecked()
    await fillAmount(user, '50')
    expect(screen.getByRole('radio', { name: paymentTexts.otherAmount })).toBeChecked()
    await user.click(screen.getByRole('radio', { name: paymentTexts.fullBalance('$110.80') }))
    expect(screen.getByLabelText(commonTexts.amount)).toHaveValue('110.80')
  })

  it('uses the typed amount if the balance arrives while the field has the focus', async () => {
    const balance = createDeferredAnswer<ResponseOf<typeof viewBalance>>()
    mockCall(viewBalance, () => balance.promise)
    mockCall(listPaymentProfiles, [visa])
    const user = renderScreen('/payment', { as: customer })
    const field = await screen.findByLabelText(commonTexts.amount)
    await user.click(field)
    balance.resolveWith(owes)
    await waitFor(() => expect(field).toHaveValue('110.80'))
    await user.keyboard('50')
    expect(field).toHaveValue('50')
  })

  it('keeps the typed amount in the tab through an idle sign-out, until it has been paid', async () => {
    startTestTime()
    const user = await openPayment({ amount: '50' })
    // It is stored in the tab, so it is also there after a reload.
    expect(sessionStorage.getItem(`draft:${customer.user_id}:payment:4001`)).toContain('"amount":"50"')
    act(() => clearSession('idle'))
    await screen.findByRole('heading', { name: commonTexts.signIn })
    act(() => storeSession(aSession(customer.email_id), { keepSignedIn: false }, null))
    goTo('/payment')
    expect(await screen.findByLabelText(commonTexts.amount)).toHaveValue('50')
    mockCall(payOnce, { ...declined, 'payment-status': 'ACCEPTED', reason: '' })
    await payWithVisa(user)
    await passTime(paymentResetMs)
    await waitFor(() => expect(window.location.pathname).toBe('/paymentSuccess'))
    // Waits for the receipt. Until it appears, the form shows the paid amount.
    await waitFor(() => expect(screen.queryByLabelText(commonTexts.amount)).not.toBeInTheDocument())
    goTo('/payment')
    await screen.findByLabelText(commonTexts.amount)
    await waitFor(() => expect(screen.getByLabelText(commonTexts.amount)).toHaveValue('110.80'))
  })

  it('never shows a balance that the server did not send', async () => {
    mockCall(viewBalance, errorAnswer('unexpected', commonTexts.unexpected))
    mockCall(listPaymentProfiles, [visa])
    renderScreen('/payment', { as: customer })
    expect(await screen.findByText(paymentTexts.balanceNotLoaded)).toBeVisible()
    expect(screen.queryByText(/110\.80/)).not.toBeInTheDocument()
    expect(screen.getByLabelText(commonTexts.amount)).toHaveValue('')
    expect(screen.queryByRole('radio', { name: /balance/ })).not.toBeInTheDocument()
  })

  it('says clearly that a pending payment must not be repeated', async () => {
    startTestTime()
    const user = await openPayment()
    const reason = paymentTexts.bankPending
    const pending = { ...declined, 'payment-status': 'PENDING', reason } as const
    mockCall(payOnce, pending)
    mockCall(resolveOneTimePayment, { payment: pending })
    await fillAmount(user, '50')
    await payWithVisa(user)
    await passTime(20_000)
    expect(await screen.findByText(paymentTexts.yourPaymentOf('$50.00 with Visa ending in 1111', reason))).toBeVisible()
  })

  it('keeps the amount and says what failed if the server rejects the payment', async () => {
    const user = await openPayment()
    mockCall(payOnce, errorAnswer('provider_failed', commonTexts.providerFailed))
    await fillAmount(user, '50')
    await payWithVisa(user)
    expect(await screen.findByText(`${paymentTexts.failed}. ${commonTexts.providerFailed}`)).toBeInTheDocument()
    expect(screen.getByLabelText(commonTexts.amount)).toHaveValue('50')
  })
})

describe('leaving the page while paying', () => {
  async function leaveWhilePaying() {
    const user = await openPayment()
    mockCall(listPayments, { payments: [], total_count: 0, paid_this_year: 0 })
    let answer: (accepted: ResponseOf<typeof payOnce>) => void = () => undefined
    mockCall(payOnce, () => new Promise<ResponseOf<typeof payOnce>>((resolve) => (answer = resolve)))
    await fillAmount(user, '50')
    await payWithVisa(user)
    await waitFor(() => expect(requestsOf(payOnce)).toHaveLength(1))
    goTo('/paymentHistory')
    await screen.findByText(paymentHistoryTexts.noPayments, { exact: false })
    return { user, accept: () => answer({ ...declined, 'payment-status': 'ACCEPTED', reason: '' }) }
  }

  it('does not return the user to the receipt, but still reports the success', async () => {
    startTestTime()
    const { accept } = await leaveWhilePaying()
    accept()
    expect(await screen.findByText(paymentTexts.accepted(5000))).toBeVisible()
    await passTime(paymentResetMs)
    expect(window.location.pathname).toBe('/paymentHistory')
  })

  it('leaving the page and returning does not allow a second payment', async () => {
    const { user } = await leaveWhilePaying()
    goTo('/payment')
    expect(await screen.findByLabelText(commonTexts.amount)).toHaveValue('50')
    await payWithVisa(user)
    expect(requestsOf(payOnce)).toHaveLength(1)
    expect(screen.getByLabelText(commonTexts.amount)).toBeEnabled()
    expect(screen.getByText(paymentTexts.paymentStillSending('$50.00 with Visa ending in 1111'))).toBeVisible()
  })
})

describe('a payment that was clicked twice', () => {
  it('shows no message at all', async () => {
    startTestTime()
    const user = await openPayment({ amount: '50' })
    mockCall(payOnce, errorAnswer('duplicate_payment', paymentTexts.duplicate))
    await payWithVisa(user)
    await passTime(paymentResetMs)
    await waitFor(() => expect(screen.getByLabelText(commonTexts.amount)).toBeEnabled())
    expect(requestsOf(payOnce)).toHaveLength(1)
    expect((await readAlerts()).join('')).toBe('')
  })
})
