import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { payOnce } from '#shared/contract/payments'
import { paymentTexts } from '#shared/paymentTexts'
import { drop, hold } from '../../renderer/session/heldSession'
import { alerts, openPayment, payWithVisa } from '../support/openPayment'
import { declined } from '../support/paymentAnswers'
import { aSession, callsOf, offline, play, refuse } from '../support/renderScreen'

describe('a payment whose outcome is not known', () => {
  const allKeys = () => callsOf(payOnce).map(({ headers }) => headers['Idempotency-Key'])
  const unknown = /We could not learn what became of this payment/

  async function payLost(outcome: typeof offline | ReturnType<typeof refuse> = offline) {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const hands = await openPayment({ amount: '50' })
    play(payOnce, outcome)
    await hands.click(await payWithVisa())
    await act(() => vi.advanceTimersByTimeAsync(7500))
    return hands
  }

  it('is said to be unknown in place, with the way to the history, beside the toast of the specification', async () => {
    await payLost()
    expect((await alerts()).join()).toMatch(unknown)
    const [alert] = screen.getAllByRole('alert').filter(({ textContent }) => unknown.test(textContent))
    expect(within(alert ?? document.body).getByRole('link', { name: 'Payment History' })).toHaveAttribute(
      'href',
      '/paymentHistory',
    )
    expect(screen.getAllByText(paymentTexts.failedByError)).toHaveLength(1)
  })

  it('is not laid to the connection when the server failed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const hands = await openPayment({ amount: '50' })
    play(payOnce, refuse('unexpected', 'Something went wrong on our side.'))
    await hands.click(await payWithVisa())
    expect(await screen.findByText(/^The server had a problem\. Checking what became of your payment/)).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(7500))
    expect(screen.getAllByText(paymentTexts.failedByError)).toHaveLength(1)
  })

  it('is asked about once more by itself, under the same key, when the connection is back', async () => {
    await payLost()
    await act(() => vi.advanceTimersByTimeAsync(1000))
    play(payOnce, declined)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await screen.findByText(/No funds\./)).toBeVisible()
    expect(new Set(allKeys()).size).toBe(1)
    expect(callsOf(payOnce)).toHaveLength(5)
  })

  it('is not paid by itself when the connection comes back long after', async () => {
    await payLost()
    await act(() => vi.advanceTimersByTimeAsync(180_000))
    act(() => void window.dispatchEvent(new Event('online')))
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(callsOf(payOnce)).toHaveLength(4)
  })

  it('is asked about by the next click, and paid anew only after a definite answer', async () => {
    const hands = await payLost()
    await waitFor(() => expect(screen.getByLabelText('Amount')).toBeEnabled())
    play(payOnce, declined)
    await hands.click(await payWithVisa())
    await screen.findByText(/No funds\./)
    expect(new Set(allKeys()).size).toBe(1)
    await act(() => vi.advanceTimersByTimeAsync(6000))
    await hands.click(await payWithVisa())
    await waitFor(() => expect(new Set(allKeys()).size).toBe(2))
  })

  it('stays unknown when asking again is turned away', async () => {
    const hands = await payLost()
    await waitFor(() => expect(screen.getByLabelText('Amount')).toBeEnabled())
    play(payOnce, refuse('too_many_attempts', 'Slow down.'))
    await hands.click(await payWithVisa())
    await waitFor(() => expect(callsOf(payOnce)).toHaveLength(5))
    await waitFor(() => expect(screen.getByLabelText('Amount')).toBeEnabled())
    expect((await alerts()).join()).toMatch(unknown)
  })

  it('is never asked about in the name of whoever signs in next', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const hands = await openPayment({ amount: '50' })
    play(payOnce, () => new Promise(() => undefined))
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
