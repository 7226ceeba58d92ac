import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import {
  getAutopay,
  listPaymentProfiles,
  listPayments,
  payOnce,
  viewBalance,
  type Payment,
  type PaymentProfile,
} from '#shared/contract/payments'
import { getAccountDetails } from '#shared/contract/customers'
import type { ResponseOf } from '#shared/endpoint'
import { paymentResetMs } from '#shared/limits'
import { paymentTexts } from '#shared/texts'
import { drop, hold } from '../../renderer/session/heldSession'
import {
  aCustomer,
  allRights,
  aSession,
  callsOf,
  goTo,
  offline,
  play,
  refuse,
  renderScreen,
} from '../support/renderScreen'

const customer = aCustomer()

const visa: PaymentProfile = {
  token: 'tok_visa',
  type: 'VISA',
  'payment-category': 'CC',
  'profile-account-number': '****1111',
  'card-holder-name': 'Maya Fields',
  'profile-description': 'Visa',
  'credit-card-expiry-date': { month: 12, year: 2099 },
  'autopay-billing-groups': [],
}
const expired: PaymentProfile = { ...visa, token: 'tok_old', 'credit-card-expiry-date': { month: 1, year: 2020 } }

const payment: Payment = {
  payment_id: 'payment-1',
  confirmation_number: 'QP-ABCD-2345',
  created_date: '2026-03-01T15:00:00.000Z',
  posted_date: '2026-03-01T15:00:01.000Z',
  amount: 5000,
  fee: 125,
  method_type: 'VISA',
  method_last4: '1111',
  channel: 'portal',
  status: 'posted',
  reason: '',
  crm_billing_account_number: '4001',
  service_type_code: 'FIBER',
}

const owes = { unpaidBalance: 11_080, dueOn: '2026-03-22', autopayOn: null, autopayEnabled: false }
const off = { autopay_enabled: false, token: null, next_date: null }

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

const payWithVisa = () => screen.findByRole('button', { name: 'Pay $50.00 with Visa ending in 1111' })

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
    expect(screen.getByText('Expired')).toBeVisible()
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

describe('the payment history', () => {
  it('takes filters and page from the address, and puts them there', async () => {
    play(listPayments, { payments: [payment], total_count: 41, paid_this_year: 5000 })
    const hands = renderScreen('/paymentHistory?status=posted&page=2', { as: customer })
    expect(await screen.findByText('Showing 20 of 41 Results')).toBeVisible()
    expect(callsOf(listPayments)[0]?.body).toMatchObject({
      status: 'posted',
      page_number: 2,
      billing_group_id: 'group-4001',
    })

    await hands.click(screen.getByRole('button', { name: 'Page 3' }))
    await waitFor(() => expect(callsOf(listPayments).at(-1)?.body).toMatchObject({ status: 'posted', page_number: 3 }))
    expect(window.location.search).toContain('page=3')
    await hands.click(screen.getByRole('button', { name: 'Clear filters' }))
    await waitFor(() =>
      expect(callsOf(listPayments).at(-1)?.body).toEqual({
        billing_group_id: 'group-4001',
        page_number: 1,
        page_size: 20,
      }),
    )
  })

  it('ignores what it does not understand in the address', async () => {
    play(listPayments, { payments: [payment], total_count: 1, paid_this_year: 5000 })
    renderScreen('/paymentHistory?status=stolen&page=-3&size=9999&from=yesterday', { as: customer })
    expect(await screen.findByRole('link', { name: 'QP-ABCD-2345' })).toBeVisible()
    expect(callsOf(listPayments)[0]?.body).toEqual({ billing_group_id: 'group-4001', page_number: 1, page_size: 20 })
  })

  it('shows the last page instead of one beyond it', async () => {
    play(listPayments, ({ body }) => {
      const { page_number: page } = body as { page_number: number }
      return { payments: page <= 3 ? [payment] : [], total_count: 41, paid_this_year: 5000 }
    })
    renderScreen('/paymentHistory?page=9', { as: customer })
    expect(await screen.findByText('Showing 1 of 41 Results')).toBeVisible()
    expect(window.location.search).toBe('?page=3')
    expect(callsOf(listPayments).map(({ body }) => body)).toMatchObject([{ page_number: 9 }, { page_number: 3 }])
  })

  it('says why it is empty, and what can be done', async () => {
    play(listPayments, { payments: [], total_count: 0, paid_this_year: 0 })
    renderScreen('/paymentHistory', { as: customer })
    expect(await screen.findByText(/Nothing has been paid on this account yet/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Make a payment' })).toHaveAttribute('href', '/payment')
  })

  it('fails in place and comes back with Try again', async () => {
    play(listPayments, refuse('unavailable', 'The service is starting or being maintained. Try again in a moment.'))
    const hands = renderScreen('/paymentHistory', { as: customer })
    expect(await screen.findByText('Your payments could not be loaded.')).toBeVisible()
    play(listPayments, { payments: [payment], total_count: 1, paid_this_year: 5000 })
    await hands.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'QP-ABCD-2345' })).toBeVisible()
  })
})

describe('the receipt', () => {
  it('reads the payment again and pays nothing', async () => {
    play(listPayments, { payments: [payment], total_count: 1, paid_this_year: 5000 })
    renderScreen('/paymentSuccess?confirmation=QP-ABCD-2345', { as: customer })
    expect(await screen.findByRole('heading', { name: 'Thank you, your payment went through' })).toBeVisible()
    expect(screen.getByText('$51.25')).toBeVisible()
    expect(callsOf(payOnce)).toEqual([])
  })

  it('does not thank for a payment that was declined', async () => {
    play(listPayments, {
      payments: [{ ...payment, status: 'declined', reason: 'No funds.' }],
      total_count: 1,
      paid_this_year: 0,
    })
    renderScreen('/paymentSuccess?confirmation=QP-ABCD-2345', { as: customer })
    expect(await screen.findByRole('heading', { name: 'This payment was declined' })).toBeVisible()
    expect(screen.getByText('No funds.')).toBeVisible()
  })

  it('leads to the history when it is opened without a payment', async () => {
    play(listPayments, { payments: [payment], total_count: 1, paid_this_year: 5000 })
    renderScreen('/paymentSuccess', { as: customer })
    expect(await screen.findByRole('heading', { name: 'Payment History' })).toBeVisible()
  })
})

describe('payment methods', () => {
  it('cannot be deleted while autopay uses them, and the dialog says what to do first', async () => {
    play(listPaymentProfiles, [{ ...visa, 'autopay-billing-groups': ['group-4001'] }])
    play(getAutopay, { autopay_enabled: true, token: 'tok_visa', next_date: null })
    const hands = renderScreen('/managePayment', { as: customer })
    await hands.click(await screen.findByRole('button', { name: 'Delete Visa ending in 1111' }))
    expect(within(await screen.findByRole('dialog')).getByText(/Choose another method for autopay/)).toBeInTheDocument()
  })

  it('can only be looked at without the right to change them', async () => {
    play(listPaymentProfiles, [visa])
    play(getAutopay, off)
    const rights = allRights.map((right) => ({ ...right, write: false }))
    renderScreen('/managePayment', { as: customer, rights })
    expect(await screen.findByText('Visa')).toBeVisible()
    expect(screen.queryByRole('button', { name: /Delete|Add payment method|Make payment/ })).not.toBeInTheDocument()
  })

  it('are refused as a page without the right to read them, by name', async () => {
    const rights = allRights.filter(({ name }) => name !== 'MANAGEPAYMENT')
    renderScreen('/managePayment', { as: customer, rights })
    expect(await screen.findByText(/does not include/)).toBeVisible()
    expect(callsOf(listPaymentProfiles)).toEqual([])
  })
})

describe('the dashboard', () => {
  it('says what is owed, and of a credit that it is one', async () => {
    play(getAccountDetails, { user_id: customer.user_id, billing_accounts: [], locations: [] })
    play(listPayments, { payments: [], total_count: 0, paid_this_year: 0 })
    play(listPaymentProfiles, [])
    play(viewBalance, { ...owes, unpaidBalance: -1250, dueOn: null })
    renderScreen('/', { as: customer })
    expect(await screen.findByText('You have a credit of $12.50')).toBeVisible()
    expect(screen.getByText(paymentTexts.noMethods)).toBeVisible()
  })
})
