import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { listPaymentProfiles, listPayments, payOnce, viewBalance, type PaymentProfile } from '#shared/contract/payments'
import { paymentTexts } from '#shared/texts'
import type { ResponseOf } from '#shared/endpoint'
import { paymentResetMs } from '#shared/limits'
import { drop, hold } from '../../renderer/session/heldSession'
import { owes, visa } from '../support/paymentAnswers'
import { aCustomer, aSession, callsOf, goTo, offline, play, refuse, renderScreen } from '../support/renderScreen'

const customer = aCustomer()

const expired: PaymentProfile = { ...visa, token: 'tok_old', 'credit-card-expiry-date': { month: 1, year: 2020 } }

const declined = {
  'payment-status': 'DECLINED',
  'confirmation-number': 'QP-1',
  amount: 5000,
  fee: 125,
  reason: 'No funds.',
} as const

function openPayment(methods: PaymentProfile[] = [visa]) {
  play(viewBalance, owes)
  play(listPaymentProfiles, methods)
  return renderScreen('/payment', { as: customer })
}

const payWithVisa = () => screen.findByRole('button', { name: 'Pay $50.00 plus $1.25 fee with Visa ending in 1111' })

/** What the alerts say; the toasts' own region is always there, empty or not. */
const alerts = async () => (await screen.findAllByRole('alert')).map(({ textContent }) => textContent)

describe('making a payment', () => {
  it('sends cents as dollars, with the fixed source, under a key of its own for each click', async () => {
    const hands = openPayment()
    play(payOnce, declined)
    await hands.type(await screen.findByLabelText('Amount'), '50')
    await hands.click(await payWithVisa())
    await screen.findByText('No funds.')

    const [request] = callsOf(payOnce)
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

  it('says what is missing where there is no method, in the words of the specification', async () => {
    openPayment([])
    expect(await screen.findByText('No data found')).toBeVisible()
    expect(screen.getByRole('button', { name: /Or Add New/ })).toBeVisible()
  })

  it('offers no Pay button on an expired card', async () => {
    const hands = openPayment([expired])
    await hands.type(await screen.findByLabelText('Amount'), '50')
    expect(screen.getByText('Expired 01/2020')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Pay \$/ })).not.toBeInTheDocument()
  })

  it('fills in the whole balance with one click, and nothing by itself', async () => {
    const hands = openPayment()
    expect(await screen.findByLabelText('Amount')).toHaveValue('')
    await hands.click(await screen.findByRole('button', { name: 'Use the full balance, $110.80' }))
    expect(screen.getByLabelText('Amount')).toHaveValue('110.80')
  })

  it('keeps the typed amount through an idle sign-out, until it has been paid', async () => {
    const hands = openPayment()
    await hands.type(await screen.findByLabelText('Amount'), '50')
    act(() => drop('idle'))
    await screen.findByRole('heading', { name: 'Sign in' })
    act(() => hold(aSession(customer.email_id), { keepSignedIn: false }, null))
    goTo('/payment')
    expect(await screen.findByLabelText('Amount')).toHaveValue('50')
    play(payOnce, { ...declined, 'payment-status': 'ACCEPTED', reason: '' })
    await hands.click(await payWithVisa())
    await waitFor(() => expect(screen.getByLabelText('Amount')).toHaveValue(''))
  })

  it('never shows a balance that the server did not give', async () => {
    play(viewBalance, refuse('unexpected', 'Something went wrong on our side. Try again in a moment.'))
    play(listPaymentProfiles, [visa])
    renderScreen('/payment', { as: customer })
    expect(await screen.findByText('Your balance could not be loaded.')).toBeVisible()
    expect(screen.queryByText(/110\.80/)).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /Use the full balance/ })).not.toBeInTheDocument()
  })

  it('says plainly that a pending payment must not be repeated', async () => {
    const hands = openPayment()
    const reason = 'The bank has not answered yet. We are checking; do not pay again.'
    play(payOnce, { 'payment-status': 'PENDING', 'confirmation-number': 'QP-1', amount: 5000, fee: 125, reason })
    await hands.type(await screen.findByLabelText('Amount'), '50')
    await hands.click(await payWithVisa())
    expect(await screen.findByText(reason)).toBeVisible()
  })

  it('keeps the amount and says what failed when the server refuses', async () => {
    const hands = openPayment()
    play(
      payOnce,
      refuse('provider_failed', 'The payment provider did not answer. Nothing was changed; try again in a moment.'),
    )
    await hands.type(await screen.findByLabelText('Amount'), '50')
    await hands.click(await payWithVisa())
    expect(await screen.findByText(/Payment failed\. The payment provider did not answer/)).toBeVisible()
    expect(screen.getByLabelText('Amount')).toHaveValue('50')
  })

  it('asks again under the same key when the answer is lost', async () => {
    const hands = openPayment()
    let asked = 0
    play(payOnce, () => {
      asked += 1
      return asked === 1 ? offline : declined
    })
    await hands.type(await screen.findByLabelText('Amount'), '50')
    await hands.click(await payWithVisa())
    expect(await screen.findByText(/Checking what became of your payment/)).toBeVisible()
    expect(await screen.findByText('No funds.', undefined, { timeout: 5000 })).toBeVisible()
    const keys = callsOf(payOnce).map(({ headers }) => headers['Idempotency-Key'])
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })
})

describe('a payment whose outcome is not known', () => {
  const allKeys = () => callsOf(payOnce).map(({ headers }) => headers['Idempotency-Key'])
  const unknown = /We could not learn what became of this payment/

  async function payLost() {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const hands = openPayment()
    play(payOnce, offline)
    await hands.type(await screen.findByLabelText('Amount'), '50')
    await hands.click(await payWithVisa())
    await act(() => vi.advanceTimersByTimeAsync(9000))
    await waitFor(() => expect(screen.getByLabelText('Amount')).toBeEnabled())
    return hands
  }

  it('is not called failed', async () => {
    await payLost()
    expect((await alerts()).join()).toMatch(unknown)
    expect(screen.queryByText(/Payment failed/)).not.toBeInTheDocument()
  })

  it('is asked about by the next click, and paid anew only after a definite answer', async () => {
    const hands = await payLost()
    play(payOnce, declined)
    await hands.click(await payWithVisa())
    await screen.findByText('No funds.')
    expect(new Set(allKeys()).size).toBe(1)
    await act(() => vi.advanceTimersByTimeAsync(6000))
    await hands.click(await payWithVisa())
    await waitFor(() => expect(new Set(allKeys()).size).toBe(2))
  })

  it('stays unknown when asking again is turned away', async () => {
    const hands = await payLost()
    play(payOnce, refuse('too_many_attempts', 'Slow down.'))
    await hands.click(await payWithVisa())
    await waitFor(() => expect(callsOf(payOnce)).toHaveLength(5))
    await waitFor(() => expect(screen.getByLabelText('Amount')).toBeEnabled())
    expect((await alerts()).join()).toMatch(unknown)
  })

  it('is never asked about in the name of whoever signs in next', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const hands = openPayment()
    play(payOnce, () => new Promise(() => undefined))
    await hands.type(await screen.findByLabelText('Amount'), '50')
    await hands.click(await payWithVisa())
    await waitFor(() => expect(callsOf(payOnce)).toHaveLength(1))
    act(() => {
      drop('choice')
      hold(aSession('next@demo.example'), { keepSignedIn: false }, null)
    })
    await act(() => vi.advanceTimersByTimeAsync(9000))
    expect(callsOf(payOnce)).toHaveLength(1)
    expect(screen.queryByText(/Payment failed|could not learn/)).not.toBeInTheDocument()
  })
})

describe('leaving the page while paying', () => {
  async function leaveWhilePaying() {
    const hands = openPayment()
    play(listPayments, { payments: [], total_count: 0, paid_this_year: 0 })
    let answer: (accepted: ResponseOf<typeof payOnce>) => void = () => undefined
    play(payOnce, () => new Promise<ResponseOf<typeof payOnce>>((resolve) => (answer = resolve)))
    await hands.type(await screen.findByLabelText('Amount'), '50')
    await hands.click(await payWithVisa())
    await waitFor(() => expect(callsOf(payOnce)).toHaveLength(1))
    goTo('/paymentHistory')
    await screen.findByText(/Nothing has been paid/)
    return { hands, accept: () => answer({ ...declined, 'payment-status': 'ACCEPTED', reason: '' }) }
  }

  it('does not drag one back to the receipt, but still says that it went through', async () => {
    const { accept } = await leaveWhilePaying()
    accept()
    expect(await screen.findByText(paymentTexts.accepted(5000))).toBeVisible()
    await act(() => new Promise((resolve) => setTimeout(resolve, paymentResetMs + 200)))
    expect(window.location.pathname).toBe('/paymentHistory')
  })

  it('and coming back does not let a second payment begin', async () => {
    const { hands } = await leaveWhilePaying()
    goTo('/payment')
    expect(await screen.findByLabelText('Amount')).toHaveValue('50')
    await hands.click(await payWithVisa())
    expect(callsOf(payOnce)).toHaveLength(1)
    expect(screen.getByLabelText('Amount')).toBeEnabled()
  })
})

describe('a payment that was clicked twice', () => {
  it('says nothing at all', async () => {
    const hands = openPayment()
    play(payOnce, refuse('duplicate_payment', paymentTexts.duplicate))
    await hands.type(await screen.findByLabelText('Amount'), '50')
    await hands.click(await payWithVisa())
    await waitFor(() => expect(screen.getByLabelText('Amount')).toBeEnabled())
    expect(callsOf(payOnce)).toHaveLength(1)
    expect((await alerts()).join('')).toBe('')
  })
})
