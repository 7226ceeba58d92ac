import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLegacyPaymentLink, submitPaymentResponse } from '#shared/contract/customers/registrations'
import { createPaymentLink, getAutopay, listPaymentProfiles } from '#shared/contract/payments/payments'
import * as commonTexts from '#shared/texts/common'
import * as frameTexts from '#shared/texts/frame'
import * as paymentMethodTexts from '#shared/texts/payments/paymentMethods'
import { getStoredSession, storeSession } from '../../../renderer/session/storedSession'
import { visa } from '../../support/answers/paymentAnswers'
import { ownText } from '../../support/screens/ownText'
import { enterPassword, mockRegistration } from '../../support/screens/registerSteps'
import {
  aCustomer,
  aSession,
  mockCall,
  mockSignedInUser,
  renderScreen,
  requestsOf,
} from '../../support/screens/renderScreen'
import { passTime, startTestTime } from '../../support/screens/time'
import { type ComposedShell, portalOrigin, serverToken, success } from '../../support/shell/composedShell'
import { startInShell } from '../../support/shell/shellPage'

const back = `${portalOrigin}/payment/postback`
let composed: ComposedShell
let handle: string
beforeEach(async () => {
  composed = await startInShell()
  handle = await composed.signIn()
  composed.handleServerCall = () => success({ 'payment-url': 'https://pay.example/1' })
})

const theWindow = () =>
  waitFor(() => {
    const [window] = composed.windows
    if (!window) throw new Error('No window')
    return window
  })

async function proceed(type: RegExp) {
  mockCall(listPaymentProfiles, [])
  mockCall(getAutopay, { autopay_enabled: false, token: null, next_date: null })
  const customer = aCustomer()
  mockSignedInUser(customer)
  storeSession({ ...aSession(customer.email_id), token: handle }, { keepSignedIn: false }, null)
  const user = renderScreen('/managePayment')
  await user.click(await screen.findByRole('button', { name: 'Add payment method' }))
  await user.click(screen.getByRole('radio', { name: type }))
  await user.click(screen.getByRole('button', { name: paymentMethodTexts.proceed }))
  return { user, window: await theWindow() }
}

describe('adding a payment method in the shell', () => {
  it.each([/^Credit Card/, /^Apple Pay/])('opens a window of the main process, for %s', async (type) => {
    const { window } = await proceed(type)
    expect(window.url).toBe('https://pay.example/1')
    expect(screen.getByText(paymentMethodTexts.completeInWindow)).toBeInTheDocument()
    expect(document.querySelector('iframe')).toBeNull()
    expect(requestsOf(createPaymentLink)).toEqual([])
    const { init } = composed.serverCalls.find(({ url }) => url.pathname === createPaymentLink.path) ?? {}
    expect(new Headers(init?.headers).get('authorization')).toBe(`Bearer ${serverToken}`)
    expect(await new Response(init?.body).json()).toMatchObject({
      parent_account_number: 'customer-1',
      postback_url: back,
    })
  })

  it('is confirmed, and the method is then in the list', async () => {
    const { window } = await proceed(/^Credit Card/)
    mockCall(listPaymentProfiles, [visa])
    window.events.onNavigated(`${back}#Token=tok_visa&Message=Registered`, 200)
    expect(await screen.findByText(/^Congratulation!!/)).toBeInTheDocument()
    expect((await screen.findByText('•••• 1111')).closest('li')).toHaveTextContent('Visa •••• 1111')
  })

  it.each<[string, (window: ComposedShell['windows'][number]) => void, string]>([
    ['the user closed it', ({ events }) => events.onClosed(), paymentMethodTexts.windowClosed],
    [
      'the user canceled there',
      ({ events }) => events.onNavigated(`${back}#Message=Cancelled`, 200),
      paymentMethodTexts.windowClosed,
    ],
    ['its page can’t be reached', ({ events }) => events.onLoadFailed(), paymentMethodTexts.notReached],
    [
      'its page navigated elsewhere',
      ({ events }) => void events.mayNavigate({ address: 'https://evil.example/', isMainFrame: true }),
      paymentMethodTexts.pageLeft,
    ],
    [
      'the provider refused',
      ({ events }) => events.onNavigated(`${back}#Message=Refused`, 200),
      'Card save failed, please try again...',
    ],
  ])('says that nothing was saved because %s, and can be retried', async (_why, happen, text) => {
    const { user, window } = await proceed(/^Apple Pay/)
    happen(window)
    expect(await screen.findByText(text)).toBeInTheDocument()
    expect(window.isDestroyed).toBe(true)
    await user.click(screen.getByRole('button', { name: /Proceed to Add Payment Method$/ }))
    await waitFor(() => expect(composed.windows).toHaveLength(2))
  })

  it('closes the window with Cancel', async () => {
    const { user, window } = await proceed(/^Apple Pay/)
    await user.click(await screen.findByRole('button', { name: commonTexts.cancel }))
    await waitFor(() => expect(window.isDestroyed).toBe(true))
    expect(screen.queryByText(paymentMethodTexts.windowClosed)).not.toBeInTheDocument()
  })

  it('shows an error if the server does not open a page', async () => {
    composed.handleServerCall = () => new Response('{}', { status: 403 })
    mockCall(listPaymentProfiles, [])
    const customer = aCustomer()
    mockSignedInUser(customer)
    storeSession({ ...aSession(customer.email_id), token: handle }, { keepSignedIn: false }, null)
    const user = renderScreen('/managePayment')
    await user.click(await screen.findByRole('button', { name: 'Add payment method' }))
    await user.click(screen.getByRole('button', { name: paymentMethodTexts.proceed }))
    expect(await screen.findByText(paymentMethodTexts.windowNotOpened)).toBeInTheDocument()
    expect(composed.windows).toEqual([])
  })
})

describe('adding a payment method while registering in the shell', () => {
  it('opens a window of the main process with the token of the registration', async () => {
    mockRegistration()
    mockCall(submitPaymentResponse, { Token: 'tok_1' })
    const spied = vi.spyOn(composed.desktop, 'startPayment')
    const user = await enterPassword()
    await user.click(screen.getByRole('button', { name: paymentMethodTexts.proceed }))
    await waitFor(() => expect(spied).toHaveBeenCalled())
    expect(spied.mock.calls[0]?.[0]).toEqual({
      handle: 'proof-1',
      accountNumber: 'MP-1',
      category: 'CC',
      isLegacy: true,
    })
    expect(requestsOf(createLegacyPaymentLink)).toEqual([])
  })
})

describe('a user in the payment window', () => {
  const minute = 60_000
  const isAsked = () => screen.queryByText(ownText(frameTexts.signOutCountdown)) !== null
  afterEach(() => vi.useRealTimers())

  it('counts as active although nothing moves in the page, and has ten minutes after it closes', async () => {
    startTestTime()
    const { window } = await proceed(/^Credit Card/)
    await passTime(9.5 * minute)
    expect([isAsked(), getStoredSession() !== null]).toEqual([false, true])
    window.events.onClosed()
    await passTime(8.5 * minute)
    expect([isAsked(), getStoredSession() !== null]).toEqual([false, true])
    await passTime(minute)
    await waitFor(() => expect(isAsked()).toBe(true))
    expect(getStoredSession()).not.toBeNull()
    await passTime(minute)
    expect(getStoredSession()).toBeNull()
  })

  it('who is idle sees the warning of the main process until it signs them out', async () => {
    startTestTime()
    composed.system.idleTime = 3600
    await proceed(/^Credit Card/)
    await passTime(9.2 * minute)
    act(() => composed.shell.tick())
    await waitFor(() => expect(isAsked()).toBe(true))
    await passTime(minute / 2)
    expect(isAsked()).toBe(true)
    await passTime(minute / 2)
    act(() => composed.shell.tick())
    await waitFor(() => expect(getStoredSession()).toBeNull())
  })
})
