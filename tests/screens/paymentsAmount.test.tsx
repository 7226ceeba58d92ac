import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { listPaymentProfiles, payOnce, viewBalance } from '#shared/contract/payments'
import { fillAmount, openPayment, payWithVisa } from '../support/openPayment'
import { bank, declined, owes, visa } from '../support/paymentAnswers'
import { aCustomer, callsOf, offline, play, refuse, renderScreen } from '../support/renderScreen'

const customer = aCustomer()
describe('an amount', () => {
  it('above the balance is said to stay as a credit, before it is paid', async () => {
    await openPayment({ amount: '120.80' })
    expect(await screen.findByText('$10.00 more than is owed; it stays as a credit on the account.')).toBeVisible()
  })

  it('that is owed needs no remark', async () => {
    await openPayment({ amount: '110.80' })
    await screen.findByText(/You owe \$110\.80/)
    expect(screen.queryByText(/stays as a credit/)).not.toBeInTheDocument()
  })

  it('that is too small or too large leaves the field, which says what can be paid', async () => {
    const hands = await openPayment({ amount: '0.50' })
    const field = screen.getByLabelText('Amount')
    await hands.tab()
    expect(field).toHaveValue('')
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription(/^Enter an amount of at least \$1\.00\./)
    await hands.type(field, '100000')
    expect(field).toBeValid()
    await hands.tab()
    expect(field).toHaveAccessibleDescription(/^Enter an amount of at most \$99,999\.99\./)
  })

  it('that is no amount stays to be mended', async () => {
    const hands = await openPayment({ amount: '12.345' })
    await hands.tab()
    expect(screen.getByLabelText('Amount')).toHaveValue('12.345')
    expect(screen.getByLabelText('Amount')).toHaveAccessibleDescription(/^“12\.345” is no amount\./)
  })

  it('far above the balance is asked about before anything is charged', async () => {
    const hands = await openPayment({ amount: '5000' })
    play(payOnce, declined)
    await hands.click(await screen.findByRole('button', { name: /^Pay \$5,125\.00, .* from Visa ending in 1111$/ }))
    expect(await screen.findByRole('dialog', { name: 'Pay $5,000.00?' })).toHaveTextContent('The rest, $4,889.20,')
    expect(callsOf(payOnce)).toHaveLength(0)
    await hands.click(screen.getByRole('button', { name: 'Pay it' }))
    await waitFor(() => expect(callsOf(payOnce)).toHaveLength(1))
  })

  it('is typed with or without its dollar sign', async () => {
    await openPayment({ amount: '$50' })
    expect(screen.getByLabelText('Amount')).toHaveValue('50')
    expect(await payWithVisa()).toBeVisible()
  })

  it('is asked for while there is none', async () => {
    const hands = await openPayment()
    await screen.findByText('Visa')
    await hands.clear(screen.getByLabelText('Amount'))
    expect(await screen.findByText('Enter an amount to pay with one of these.')).toBeVisible()
    await fillAmount(hands, '50')
    expect(screen.queryByText('Enter an amount to pay with one of these.')).not.toBeInTheDocument()
  })

  it('can be paid ahead when nothing is due, and it is said what becomes of it', async () => {
    await openPayment({ balance: { ...owes, unpaidBalance: 0 } })
    expect(await screen.findByLabelText('Amount')).toHaveValue('')
    expect(screen.queryByRole('radiogroup', { name: 'What to pay' })).not.toBeInTheDocument()
    expect(await screen.findByText(/Nothing is due right now\. What is paid stays as a credit/)).toBeVisible()
  })
})

describe('a saved method', () => {
  it('has a Pay button that names amount, fee and method', async () => {
    await openPayment({ methods: [visa, bank], amount: '50' })
    expect(
      await screen.findByRole('button', { name: 'Pay $51.25, with a fee of $1.25, from Visa ending in 1111' }),
    ).toBeVisible()
    expect(screen.getByRole('button', { name: 'Pay $50.00, without a fee, from E-Check ending in 6789' })).toBeVisible()
  })

  it('that has expired leads to adding a new one', async () => {
    const hands = await openPayment({
      methods: [{ ...visa, 'credit-card-expiry-date': { month: 3, year: 2025 } }],
      amount: '50',
    })
    expect(await screen.findByText('Expired 03/2025')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Pay / })).not.toBeInTheDocument()
    await hands.click(screen.getByRole('button', { name: 'Add a new one' }))
    expect(await screen.findByRole('button', { name: 'Proceed to Add Payment Method' })).toBeVisible()
    expect(screen.getByRole('button', { name: /Or Add New/ })).toHaveFocus()
  })

  it('that cannot be listed hinders neither the amount nor adding a new one', async () => {
    play(viewBalance, owes)
    play(listPaymentProfiles, refuse('provider_failed', 'The payment provider did not answer.'))
    const hands = renderScreen('/payment', { as: customer })
    expect(await screen.findByText('The payment methods could not be loaded.')).toBeVisible()
    await fillAmount(hands, '50')
    expect(screen.getByRole('button', { name: /Or Add New/ })).toBeEnabled()
    play(listPaymentProfiles, [visa])
    await hands.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await payWithVisa()).toBeVisible()
    expect(screen.getByLabelText('Amount')).toHaveValue('50')
  })
})

describe('paying', () => {
  it('says after three seconds that the bank is slow, and not to pay again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const hands = await openPayment({ amount: '50' })
    play(payOnce, () => new Promise(() => undefined))
    await hands.click(await payWithVisa())
    expect(screen.queryByText(/bank is slow/)).not.toBeInTheDocument()
    await act(() => vi.advanceTimersByTimeAsync(3000))
    expect(screen.getByText('The bank is slow to answer. Please do not pay again; we are still waiting.')).toBeVisible()
  })

  it('too soon after the last payment is held back, logged, and explained beside the button', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const log = vi.spyOn(console, 'info').mockReturnValue(undefined)
    const hands = await openPayment({ amount: '50' })
    play(payOnce, declined)
    await hands.click(await payWithVisa())
    await waitFor(async () => expect(await payWithVisa()).toBeEnabled())
    await hands.click(await payWithVisa())
    expect(screen.getByText(/^Two payments need five seconds between them/)).toBeVisible()
    expect(callsOf(payOnce)).toHaveLength(1)
    expect(log).toHaveBeenCalledOnce()
    await act(() => vi.advanceTimersByTimeAsync(6000))
    expect(screen.queryByText(/^Two payments need five seconds between them/)).not.toBeInTheDocument()
  })

  it('speaks once when the answer stays lost, however often it was asked for', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const hands = await openPayment({ amount: '50' })
    play(payOnce, offline)
    await hands.click(await payWithVisa())
    await act(() => vi.advanceTimersByTimeAsync(9000))
    await waitFor(() => expect(callsOf(payOnce)).toHaveLength(4))
    expect(await screen.findByRole('button', { name: 'Notifications, 1 new' })).toBeVisible()
    expect(screen.queryByText(/^Error: /)).not.toBeInTheDocument()
  })
})
