import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod/mini'
import { getUserDetails } from '#shared/contract/customers/customers'
import { payOnce, resolveOneTimePayment } from '#shared/contract/payments/payments'
import { paymentResetMs } from '#shared/http/limits'
import * as commonTexts from '#shared/texts/common'
import * as paymentTexts from '#shared/texts/payments/payments'
import { requestTimeoutMs } from '../../../renderer/api/http'
import { clearSession, storeSession } from '../../../renderer/session/storedSession'
import { declined } from '../../support/answers/paymentAnswers'
import {
  fillAmount,
  findReview,
  findVisaButton,
  openPayment,
  payLabel,
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
  offline,
  requestsOf,
} from '../../support/screens/renderScreen'
import { passTime, startTestTime } from '../../support/screens/time'

const what = '$50.00 with Visa ending in 1111'
const notReceived = paymentTexts.unreceivedHint(what)
const isOffline = paymentTexts.offlineNothingPaid
const accepted = { ...declined, 'payment-status': 'ACCEPTED', reason: '' } as const
const KeyBody = z.object({ idempotency_key: z.string() })
const keysOfPayments = () => requestsOf(payOnce).map(({ headers }) => headers['Idempotency-Key'])
const keysOfLookUps = () => requestsOf(resolveOneTimePayment).map(({ body }) => KeyBody.parse(body).idempotency_key)

/** Simulates that the browser loses or regains its connection. */
function connect(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
}

/** Pays, and loses the answer together with the connection. */
async function loseAnswer() {
  startTestTime()
  const user = await openPayment({ amount: '50' })
  mockCall(payOnce, () => {
    connect(false)
    return offline
  })
  await payWithVisa(user)
  await screen.findByText(paymentTexts.ownPaymentUnknown(what, paymentTexts.checkWhenOnline))
  await passTime(1000)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  return user
}

describe('without a connection', () => {
  it('no payment can be started, and the reason is shown', async () => {
    const user = await openPayment({ amount: '50' })
    expect(await findVisaButton()).toBeEnabled()
    connect(false)
    expect(await findVisaButton()).toBeDisabled()
    expect(screen.getByText(isOffline)).toBeVisible()
    connect(true)
    expect(await findVisaButton()).toBeEnabled()
    expect(screen.queryByText(isOffline)).not.toBeInTheDocument()
    await reviewVisa(user)
    expect(requestsOf(payOnce)).toHaveLength(0)
  })

  it('an open review can’t be paid, and is not paid automatically when the connection is back', async () => {
    startTestTime()
    const user = await openPayment({ amount: '50' })
    const dialog = await reviewVisa(user)
    connect(false)
    expect(dialog.getByRole('button', { name: paymentTexts.payAmount('$51.25') })).toBeDisabled()
    expect(dialog.getByText(isOffline)).toBeInTheDocument()
    connect(true)
    await passTime(20_000)
    expect(requestsOf(payOnce)).toHaveLength(0)
    expect(dialog.getByRole('button', { name: paymentTexts.payAmount('$51.25') })).toBeEnabled()
  })
})

describe('a payment whose response was lost', () => {
  it('is looked up by its key and never sent a second time', async () => {
    startTestTime()
    const user = await openPayment({ amount: '50' })
    mockCall(payOnce, offline)
    mockCall(resolveOneTimePayment, { payment: declined })
    await payWithVisa(user)
    expect((await readAlerts()).join()).not.toContain(paymentTexts.ownPaymentUnknown(what, ''))
    expect(
      await screen.findByText(`${paymentTexts.theBankDeclined('Visa ending in 1111')} No funds.`, { exact: false }),
    ).toBeInTheDocument()
    expect(requestsOf(payOnce)).toHaveLength(1)
    expect(keysOfLookUps()).toEqual(keysOfPayments())
  })

  it('leads to its receipt if the look-up finds it accepted', async () => {
    startTestTime()
    const user = await openPayment({ amount: '50' })
    mockCall(payOnce, offline)
    mockCall(resolveOneTimePayment, { payment: accepted })
    await payWithVisa(user)
    await passTime(paymentResetMs)
    await waitFor(() => expect(window.location.pathname).toBe('/paymentSuccess'))
    expect(requestsOf(payOnce)).toHaveLength(1)
  })

  it('is not attributed to the connection if the server failed', async () => {
    const user = await openPayment({ amount: '50' })
    mockCall(payOnce, errorAnswer('unexpected', commonTexts.unexpected))
    mockCall(resolveOneTimePayment, () => new Promise(() => undefined))
    await payWithVisa(user)
    expect(await screen.findByText(paymentTexts.failureChecking)).toBeInTheDocument()
  })

  it.each(['unexpected', 'unavailable', 'storage_full'] as const)(
    'a payment is looked up before anything is reported if the server failed with %s',
    async (code) => {
      startTestTime()
      const user = await openPayment({ amount: '50' })
      mockCall(payOnce, errorAnswer(code, commonTexts.unexpected))
      mockCall(resolveOneTimePayment, { payment: accepted })
      await payWithVisa(user)
      await passTime(paymentResetMs)
      await waitFor(() => expect(window.location.pathname).toBe('/paymentSuccess'))
      expect(screen.queryByText(/Nothing was charged/)).not.toBeInTheDocument()
    },
  )

  it('a payment that never arrived is reported as not charged, and gets a new key when Pay is pressed again', async () => {
    startTestTime()
    const user = await openPayment({ amount: '50' })
    mockCall(payOnce, offline)
    mockCall(resolveOneTimePayment, { payment: null })
    await payWithVisa(user)
    const dialog = await findReview()
    expect(await dialog.findByText(paymentTexts.notReceived)).toBeInTheDocument()
    expect(screen.getAllByText(paymentTexts.failedByError)).toHaveLength(1)

    mockCall(payOnce, declined)
    await passTime(5000)
    const payAgain = dialog.getByRole('button', { name: paymentTexts.payAmount('$51.25') })
    await waitFor(() => expect(dialog.getByRole('button', { name: commonTexts.cancel })).toBeEnabled())
    await user.click(payAgain)
    await dialog.findByText(/No funds\./)
    // The server does not accept the first key any more.
    expect(new Set(keysOfPayments()).size).toBe(2)
  })

  it('is not reported as uncharged while the connection is lost, and the focus stays on the page', async () => {
    await loseAnswer()
    expect(screen.getByText(paymentTexts.offlineHint)).toBeVisible()
    expect(screen.queryByText(isOffline)).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { name: paymentTexts.savedMethods })).toHaveFocus()
  })

  it('is looked up but not paid again when the connection is back', async () => {
    await loseAnswer()
    mockCall(resolveOneTimePayment, { payment: accepted })
    connect(true)
    expect(await screen.findByText(paymentTexts.lateOutcome(what))).toBeInTheDocument()
    expect(screen.getByRole('link', { name: paymentTexts.viewReceipt })).toHaveAttribute(
      'href',
      '/paymentSuccess?confirmation=QP-1',
    )
    expect(requestsOf(payOnce)).toHaveLength(1)
    expect(keysOfLookUps()).toEqual(keysOfPayments())
  })

  it('a payment that never arrived is not sent when the connection is back: the customer decides', async () => {
    await loseAnswer()
    mockCall(resolveOneTimePayment, { payment: null })
    connect(true)
    await passTime(20_000)
    expect(await screen.findByText(notReceived)).toBeInTheDocument()
    await passTime(120_000)
    expect(requestsOf(payOnce)).toHaveLength(1)
  })

  it('is looked up again on request while the server does not respond', async () => {
    const user = await loseAnswer()
    mockCall(resolveOneTimePayment, errorAnswer('unexpected', commonTexts.unexpected))
    connect(true)
    await passTime(20_000)
    mockCall(resolveOneTimePayment, { payment: accepted })
    await user.click(await screen.findByRole('button', { name: paymentTexts.checkAgain }))
    expect(await screen.findByText(paymentTexts.lateOutcome(what))).toBeInTheDocument()
  })

  it('is looked up when the customer comes back to the page', async () => {
    await loseAnswer()
    goTo('/faq')
    await screen.findByRole('heading', { name: /FAQ/, level: 1 })
    mockCall(resolveOneTimePayment, { payment: declined })
    connect(true)
    await passTime(20_000)
    goTo('/payment')
    expect(await screen.findByText(paymentTexts.paymentOfDeclined(what, 'No funds.'))).toBeInTheDocument()
    expect(requestsOf(payOnce)).toHaveLength(1)
  })

  it('is reported on the page that the customer has opened in the meantime', async () => {
    const user = await openPayment({ amount: '50' })
    let answer = (_found: { payment: null }): void => {}
    const found = new Promise<{ payment: null }>((resolve) => {
      answer = resolve
    })
    mockCall(payOnce, offline)
    mockCall(resolveOneTimePayment, () => found)
    await payWithVisa(user)
    await waitFor(() => expect(requestsOf(resolveOneTimePayment)).toHaveLength(1))
    goTo('/faq')
    await screen.findByRole('heading', { name: /FAQ/, level: 1 })
    answer({ payment: null })
    expect(await screen.findByText(paymentTexts.paymentNotReceived('$50.00'))).toBeInTheDocument()
  })

  it('gets a new key once its outcome is known', async () => {
    const user = await loseAnswer()
    mockCall(resolveOneTimePayment, { payment: accepted })
    connect(true)
    await screen.findByText(paymentTexts.lateOutcome(what))
    mockCall(payOnce, declined)
    await passTime(6000)
    await fillAmount(user, '50')
    const dialog = await reviewVisa(user)
    // An equal payment was made a moment ago, so another one must be confirmed first.
    await user.click(dialog.getByRole('checkbox', { name: paymentTexts.payAnyway }))
    await user.click(dialog.getByRole('button', { name: paymentTexts.payAmount('$51.25') }))
    await waitFor(() => expect(new Set(keysOfPayments()).size).toBe(2))
  })

  it('a payment whose response was lost no longer shows its notice once the next payment starts', async () => {
    const user = await loseAnswer()
    mockCall(resolveOneTimePayment, { payment: accepted })
    connect(true)
    await screen.findByText(paymentTexts.lateOutcome(what))
    mockCall(payOnce, { ...declined, amount: 6000, fee: 150 })
    await passTime(6000)
    await fillAmount(user, '60')
    await user.click(
      await screen.findByRole('button', { name: payLabel('$61.50', 'Visa ending in 1111', { fee: '$1.50' }) }),
    )
    const dialog = await findReview()
    expect(screen.getByText(paymentTexts.lateOutcome(what))).toBeInTheDocument()
    await user.click(await dialog.findByRole('button', { name: paymentTexts.payAmount('$61.50') }))
    expect(await dialog.findByText(/No funds\./)).toBeInTheDocument()
    expect(screen.queryByText(paymentTexts.lateOutcome(what))).not.toBeInTheDocument()
  })

  it('disappears from the page when its notice is dismissed', async () => {
    const user = await loseAnswer()
    mockCall(resolveOneTimePayment, { payment: null })
    connect(true)
    await passTime(20_000)
    await user.click(await screen.findByRole('button', { name: commonTexts.dismiss }))
    expect(screen.queryByText(notReceived)).not.toBeInTheDocument()
  })

  it('stays unsettled if sending it again is rejected', async () => {
    const user = await loseAnswer()
    mockCall(resolveOneTimePayment, () => new Promise(() => undefined))
    mockCall(payOnce, errorAnswer('too_many_attempts', 'Slow down.'))
    connect(true)
    await passTime(5000)
    await payWithVisa(user)
    expect(await screen.findByText(paymentTexts.checkingPayment(what))).toBeInTheDocument()
    expect(new Set(keysOfPayments()).size).toBe(1)
  })

  it('cannot be paid again from a review that was open when its outcome arrived', async () => {
    const user = await loseAnswer()
    mockCall(resolveOneTimePayment, errorAnswer('unexpected', commonTexts.unexpected))
    connect(true)
    await passTime(20_000)
    const dialog = await reviewVisa(user)
    expect(dialog.getByRole('button', { name: paymentTexts.payAmount('$51.25') })).toBeEnabled()
    mockCall(resolveOneTimePayment, { payment: accepted })
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await dialog.findByText(paymentTexts.earlierPaymentSettled, { exact: false })).toBeInTheDocument()
    expect(dialog.getByRole('button', { name: paymentTexts.payAmount('$51.25') })).toBeDisabled()
    expect(requestsOf(payOnce)).toHaveLength(1)
  })

  it('is known in other tabs too, where it is looked up once its response is overdue', async () => {
    await loseAnswer()
    cleanup()
    sessionStorage.clear()
    connect(true)
    mockCall(resolveOneTimePayment, { payment: accepted })
    const lookUps = requestsOf(resolveOneTimePayment).length
    await openPayment()
    expect(await screen.findByText(paymentTexts.paymentStillSending(what))).toBeVisible()
    expect(requestsOf(resolveOneTimePayment)).toHaveLength(lookUps)
    await passTime(requestTimeoutMs)
    expect(await screen.findByText(paymentTexts.lateOutcome(what))).toBeVisible()
  })

  it('must be confirmed before the same bill is paid with another amount', async () => {
    const user = await loseAnswer()
    mockCall(resolveOneTimePayment, () => new Promise(() => undefined))
    connect(true)
    await passTime(5000)
    await fillAmount(user, '60')
    await user.click(
      await screen.findByRole('button', { name: payLabel('$61.50', 'Visa ending in 1111', { fee: '$1.50' }) }),
    )
    const dialog = await findReview()
    const payNow = await dialog.findByRole('button', { name: paymentTexts.payAmount('$61.50') })
    expect(dialog.getByText(paymentTexts.earlierPaymentsUnknown(what))).toBeInTheDocument()
    expect(payNow).toBeDisabled()
    await user.click(dialog.getByRole('checkbox', { name: paymentTexts.payAnyway }))
    expect(payNow).toBeEnabled()
  })

  it('is never looked up on behalf of the next user who signs in', async () => {
    startTestTime()
    const user = await openPayment({ amount: '50' })
    mockCall(payOnce, () => new Promise(() => undefined))
    await payWithVisa(user)
    await waitFor(() => expect(requestsOf(payOnce)).toHaveLength(1))
    mockCall(getUserDetails, aCustomer({ user_id: '22222222-2222-4222-8222-222222222222' }))
    act(() => {
      clearSession('choice')
      storeSession(aSession('next@demo.example'), { keepSignedIn: false }, null)
    })
    await passTime(9000)
    expect(requestsOf(payOnce)).toHaveLength(1)
    expect(requestsOf(resolveOneTimePayment)).toHaveLength(0)
    expect(screen.queryByText(/Payment failed|don’t know yet/)).not.toBeInTheDocument()
  })
})
