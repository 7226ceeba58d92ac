import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { createPaymentLink, getAutopay, listPaymentProfiles, updateAutopay } from '#shared/contract/payments/payments'
import { cardSavedCloseMs, paymentPageTimeoutMs, postbackFrameCheckMs } from '#shared/http/limits'
import { paymentTypeCodes } from '#shared/payments/paymentTypes'
import * as commonTexts from '#shared/texts/common'
import * as autopayTexts from '#shared/texts/payments/autopay'
import * as paymentMethodTexts from '#shared/texts/payments/paymentMethods'
import * as paymentTexts from '#shared/texts/payments/payments'
import { postbackPollMs } from '../../../renderer/platform/paymentPopup'
import { writePostback } from '../../../renderer/platform/postbackCookie'
import { bank, visa } from '../../support/answers/paymentAnswers'
import { aCustomer, mockCall, renderScreen, requestsOf } from '../../support/screens/renderScreen'
import { passTime, startTestTime } from '../../support/screens/time'

const provider = 'https://pay.example'

async function openProviderPage({ withMotion = false } = {}) {
  startTestTime()
  mockCall(listPaymentProfiles, [])
  mockCall(getAutopay, { autopay_enabled: false, token: null, next_date: null })
  mockCall(createPaymentLink, { 'payment-url': `${provider}/1` })
  const user = renderScreen('/managePayment', { as: aCustomer(), withMotion })
  await user.click(await screen.findByRole('button', { name: 'Add payment method' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add payment method' }))
  await user.click(dialog.getByRole('button', { name: 'Proceed to Add Payment Method' }))
  const frame = await dialog.findByTitle(paymentMethodTexts.providerPageTitle('Credit Card'))
  return { user, dialog, frame }
}

const sayReady = (origin: string) =>
  act(() => void window.dispatchEvent(new MessageEvent('message', { origin, data: { type: 'ready' } })))

describe('a payment page that does not respond', () => {
  it('is reported as not responding, and can be loaded again', async () => {
    const { user, dialog } = await openProviderPage()
    await passTime(paymentPageTimeoutMs)
    expect(dialog.getByText(paymentMethodTexts.paymentPageDown)).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: commonTexts.tryAgain }))
    await waitFor(() => expect(requestsOf(createPaymentLink)).toHaveLength(2))
    expect(dialog.queryByText(paymentMethodTexts.paymentPageDown)).not.toBeInTheDocument()
  })

  it('can be left without saving a method', async () => {
    const { user, dialog } = await openProviderPage()
    await passTime(paymentPageTimeoutMs)
    await user.click(dialog.getByRole('button', { name: commonTexts.back }))
    expect(dialog.getByRole('radio', { name: /^Credit Card/ })).toBeEnabled()
  })

  it('causes only a small hint once something has loaded', async () => {
    const { dialog, frame } = await openProviderPage()
    fireEvent.load(frame)
    await passTime(paymentPageTimeoutMs)
    expect(dialog.getByText('Please enter payment method details below')).toBeInTheDocument()
    expect(dialog.getByText(paymentMethodTexts.frameEmptyHint)).toBeInTheDocument()
    expect(dialog.queryByText(paymentMethodTexts.paymentPageDown)).not.toBeInTheDocument()
  })

  it('causes no hint once it has reported that it is ready', async () => {
    const { dialog } = await openProviderPage()
    sayReady(provider)
    await passTime(paymentPageTimeoutMs)
    expect(dialog.getByText('Please enter payment method details below')).toBeInTheDocument()
    expect(dialog.queryByText(paymentMethodTexts.frameEmptyHint)).not.toBeInTheDocument()
    expect(dialog.queryByText(paymentMethodTexts.paymentPageDown)).not.toBeInTheDocument()
  })

  it('does not accept this report from a page of another origin', async () => {
    const { dialog } = await openProviderPage()
    sayReady('https://pay.example.evil.example')
    await passTime(paymentPageTimeoutMs)
    expect(dialog.getByText(paymentMethodTexts.paymentPageDown)).toBeInTheDocument()
  })
})

describe('the payment page in the dialog', () => {
  it('is that of the selected type', async () => {
    const { user, dialog } = await openProviderPage()
    const framedTypes = paymentTypeCodes.filter((type) => type !== 'CC' && type !== 'AP')
    for (const type of framedTypes) {
      await user.click(dialog.getByRole('button', { name: commonTexts.back }))
      await user.click(dialog.getByRole('radio', { name: new RegExp(`^${paymentMethodTexts.typeLabels[type]}`) }))
      await user.click(dialog.getByRole('button', { name: paymentMethodTexts.proceed }))
      await dialog.findByTitle(paymentMethodTexts.providerPageTitle(paymentMethodTexts.typeLabels[type]))
    }
    const requested = requestsOf(createPaymentLink).map(({ body }) => body)
    expect(requested).toEqual(
      ['CC' as const, ...framedTypes].map((payment_category) => expect.objectContaining({ payment_category })),
    )
  })
})

describe('a saved payment method', () => {
  it('is reported as saved until the dialog has closed', async () => {
    const { dialog, frame } = await openProviderPage({ withMotion: true })
    writePostback({ Token: 'tok_1' })
    fireEvent.load(frame)
    await passTime(postbackFrameCheckMs)
    expect(dialog.getByText(/^Congratulation!!/)).toBeInTheDocument()
    // Animations never end here, so the dialog keeps closing.
    await passTime(cardSavedCloseMs)
    expect(dialog.getByText(/^Congratulation!!/)).toBeInTheDocument()
    expect(dialog.queryByRole('button', { name: /Proceed/ })).not.toBeInTheDocument()
  })
})

describe('the window of Apple Pay', () => {
  async function openPopup() {
    startTestTime()
    const popup = { closed: false, close: vi.fn() }
    vi.spyOn(window, 'open').mockReturnValue(popup as unknown as Window)
    mockCall(listPaymentProfiles, [])
    mockCall(getAutopay, { autopay_enabled: false, token: null, next_date: null })
    mockCall(createPaymentLink, { 'payment-url': `${provider}/1` })
    const user = renderScreen('/managePayment', { as: aCustomer() })
    await user.click(await screen.findByRole('button', { name: 'Add payment method' }))
    await user.click(screen.getByRole('radio', { name: /^Apple Pay/ }))
    await user.click(screen.getByRole('button', { name: 'Proceed to Add Payment Method' }))
    await waitFor(() => expect(window.open).toHaveBeenCalledTimes(1))
    expect(window.open).toHaveBeenCalledWith(`${provider}/1`, 'payment', expect.any(String))
    return { user, popup }
  }

  it('stores its result in the cookie and closes, and the method is reported as saved', async () => {
    const { popup } = await openPopup()
    writePostback({ Token: 'tok_1' })
    await passTime(postbackPollMs)
    expect(await screen.findByText(/^Congratulation!!/)).toBeInTheDocument()
    expect(popup.close).toHaveBeenCalled()
  })

  it('returns to the choice of types without a message when it is closed', async () => {
    const { popup } = await openPopup()
    popup.closed = true
    await passTime(postbackPollMs)
    expect(await screen.findByRole('button', { name: /Proceed to Add Payment Method$/ })).toBeEnabled()
    expect(screen.queryByText(paymentMethodTexts.windowClosed)).not.toBeInTheDocument()
    expect(screen.getByRole('radio', { name: /^Apple Pay/ })).toBeChecked()
  })

  it('is closed with Cancel, and later results are ignored', async () => {
    const { user, popup } = await openPopup()
    await user.click(await screen.findByRole('button', { name: commonTexts.cancel }))
    expect(popup.close).toHaveBeenCalled()
    writePostback({ Token: 'tok_late' })
    await passTime(2 * postbackPollMs)
    expect(screen.queryByText(/^Congratulation!!/)).not.toBeInTheDocument()
  })

  it('is offered with a button when the browser blocks it', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null)
    mockCall(listPaymentProfiles, [])
    mockCall(getAutopay, { autopay_enabled: false, token: null, next_date: null })
    mockCall(createPaymentLink, { 'payment-url': `${provider}/1` })
    const user = renderScreen('/managePayment', { as: aCustomer() })
    await user.click(await screen.findByRole('button', { name: 'Add payment method' }))
    await user.click(screen.getByRole('radio', { name: /^Apple Pay/ }))
    await user.click(screen.getByRole('button', { name: 'Proceed to Add Payment Method' }))
    expect(await screen.findByText(paymentMethodTexts.windowBlocked)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: paymentMethodTexts.openWindow }))
    await waitFor(() => expect(window.open).toHaveBeenCalledTimes(2))
    expect(await screen.findByText(paymentMethodTexts.windowBlocked)).toBeInTheDocument()
  })
})

describe('the method for autopay', () => {
  const expiredCard = { ...visa, token: 'tok_old', 'credit-card-expiry-date': { month: 3, year: 2025 } }
  const offered = async () => {
    const choice = await screen.findByRole('combobox', { name: paymentTexts.payWith })
    return choice.closest('.ant-select')
  }

  it('is the usable method with the lowest fee at first, regardless of the order', async () => {
    mockCall(listPaymentProfiles, [expiredCard, visa, bank])
    mockCall(getAutopay, { autopay_enabled: false, token: null, next_date: null })
    mockCall(updateAutopay, { autopay_enabled: true, token: 'tok_bank', next_date: null })
    const user = renderScreen('/managePayment', { as: aCustomer() })
    expect(await offered()).toHaveTextContent('E-Check ending in 6789')
    await user.click(screen.getByRole('button', { name: autopayTexts.turnAutopayOn }))
    await user.click(await screen.findByRole('button', { name: commonTexts.yes }))
    await waitFor(() => expect(requestsOf(updateAutopay)[0]?.query).toMatchObject({ token: 'tok_bank' }))
  })

  it('stays the one that autopay already charges, even if another one has a lower fee', async () => {
    mockCall(listPaymentProfiles, [visa, bank])
    mockCall(getAutopay, { autopay_enabled: true, token: 'tok_visa', next_date: null })
    renderScreen('/managePayment', { as: aCustomer() })
    expect(await offered()).toHaveTextContent('Visa ending in 1111')
  })
})
