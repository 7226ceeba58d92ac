import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  createLegacyAccount,
  createLegacyPaymentLink,
  getActiveServices,
  listLegacyPaymentProfiles,
  sendRegistrationCode,
  submitPaymentResponse,
  validateRegistrationCode,
} from '#shared/contract/legacy'
import { getInvitation } from '#shared/contract/people'
import { validateUser } from '#shared/contract/session'
import { usualPreferences } from '#shared/preferences'
import { registrationTexts } from '#shared/registrationTexts'
import { paymentTexts } from '#shared/paymentTexts'
import { passwordTexts, sessionTexts } from '#shared/texts'
import { writePostback } from '../../renderer/platform/postbackCookie'
import { visa } from '../support/paymentAnswers'
import {
  aCustomer,
  allRights,
  callsOf,
  goTo,
  offline,
  play,
  playPerson,
  refuse,
  renderScreen,
} from '../support/renderScreen'

const requestId = '7f000000-0000-4000-8000-000000000001'
const email = 'enid@example.com'
const password = 'Quill#2026'
const place = { street_address: '88 Harrow Ln', city: 'Quillmere', state: 'TX', zip: '00141' }
const found = {
  firstName: 'Enid',
  lastName: 'Calder',
  email,
  mobile: '2905550110',
  fiber_account: true,
  fiber_account_number: '40012345',
  gas_account: true,
  gas_account_number: '70012345',
  services: [
    {
      service_type_code: 'FIBER' as const,
      service_group: 'FIBER' as const,
      crm_billing_account_number: 'BA-1',
      ...place,
    },
    { service_type_code: 'GAS' as const, service_group: 'GAS' as const, crm_billing_account_number: 'BA-2', ...place },
  ],
  autopay: true,
  autopay_method: 'Visa ending in 4242',
  paperless: true,
  contacts: 1,
  payment_methods: 1,
}
const registered = {
  user_id: 'user-1',
  email,
  autopay: 'carried' as const,
  autopay_accounts: ['BA-1', 'BA-2'],
  autopay_method: 'Visa ending in 4242',
  paperless: true,
  contacts: 1,
  payment_methods: 1,
  added_methods: 0,
}

beforeEach(() => {
  play(sendRegistrationCode, { request_id: requestId })
  play(validateRegistrationCode, {
    status: 'proved',
    registration_token: 'proof-1',
    expires_at: '2099-01-01T00:00:00Z',
    migration_account_parent_id: 'MP-1',
  })
  play(getActiveServices, found)
  play(createLegacyAccount, registered)
})

async function askForCode() {
  const hands = renderScreen('/register')
  await hands.type(await screen.findByRole('textbox', { name: 'Email' }), email)
  await hands.type(screen.getByLabelText('Street address of the service'), '88 harrow lane')
  await hands.type(screen.getByLabelText('ZIP code'), '00141')
  await hands.click(screen.getByRole('button', { name: 'Send code' }))
  return hands
}

async function giveCode() {
  const hands = await askForCode()
  await hands.type(await screen.findByLabelText('Code'), '123456')
  await hands.click(screen.getByRole('button', { name: 'Continue' }))
  return hands
}

async function choosePassword() {
  const hands = await giveCode()
  await screen.findByText(/Welcome back, Enid/)
  await hands.click(screen.getByRole('button', { name: 'Continue' }))
  await hands.type(await screen.findByLabelText('Password'), password)
  await hands.type(screen.getByLabelText('Confirm password'), password)
  await hands.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByRole('heading', { name: 'Add a payment method', level: 1 })
  return hands
}

describe('finding an account to register', () => {
  it('names every field that is missing and goes to the first', async () => {
    const hands = renderScreen('/register')
    await hands.click(await screen.findByRole('button', { name: 'Send code' }))
    expect(screen.getByText('Email is required')).toBeVisible()
    expect(screen.getByText('Street address is required')).toBeVisible()
    expect(screen.getByText('ZIP code is required')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus()
    expect(callsOf(sendRegistrationCode)).toEqual([])
  })

  it('asks by the chosen way alone, and keeps what was typed for the others', async () => {
    const hands = renderScreen('/register')
    await hands.type(await screen.findByRole('textbox', { name: 'Email' }), email)
    await hands.type(screen.getByLabelText('Street address of the service'), '88 Harrow Ln')
    await hands.type(screen.getByLabelText('ZIP code'), '00141')
    await hands.click(screen.getByRole('radio', { name: 'Account number' }))
    await hands.type(screen.getByRole('textbox', { name: 'Account number' }), '4001 2345')
    await hands.click(screen.getByRole('radio', { name: 'Email' }))
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
    await hands.click(screen.getByRole('radio', { name: 'Account number' }))
    await hands.click(screen.getByRole('button', { name: 'Send code' }))
    await screen.findByLabelText('Code')
    expect(callsOf(sendRegistrationCode)[0]?.body).toEqual({
      account_number: '4001 2345',
      service_address_line1: '88 Harrow Ln',
      service_address_line2: '',
      service_address_postal_code: '00141',
    })
  })

  it('does not tell whether there is one, and says what to check when no code comes', async () => {
    const hands = await askForCode()
    expect(await screen.findByText(registrationTexts.codeSent)).toBeVisible()
    await hands.click(screen.getByText('No code came?'))
    expect(screen.getByText(/where the service is, not where the bill goes/)).toBeVisible()
    await hands.click(screen.getByRole('button', { name: 'Change what I entered' }))
    expect(await screen.findByLabelText('ZIP code')).toHaveValue('00141')
  })

  it('keeps what was typed when the server cannot be reached', async () => {
    play(sendRegistrationCode, offline)
    await askForCode()
    expect((await screen.findAllByText(/could not reach the server/))[0]).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
  })
})

describe('the code of a registration', () => {
  it('is said to be wrong, and another one replaces it after half a minute', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    play(validateRegistrationCode, refuse('invalid_input', sessionTexts.codeWrong, { otp1: sessionTexts.codeWrong }))
    const hands = await giveCode()
    expect(await screen.findByText(sessionTexts.codeWrong)).toBeVisible()
    expect(screen.getByLabelText('Code')).toHaveValue('123456')
    await act(() => vi.advanceTimersByTimeAsync(31_000))
    await hands.click(screen.getByRole('button', { name: 'Send a new code' }))
    await waitFor(() => expect(callsOf(sendRegistrationCode)).toHaveLength(2))
  })

  it('leads whoever is registered already to signing in', async () => {
    play(validateRegistrationCode, { status: 'already_registered', email })
    const hands = await giveCode()
    expect(await screen.findByText(registrationTexts.alreadyRegistered)).toBeVisible()
    await hands.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(await screen.findByLabelText('Password')).toBeVisible()
  })
})

describe('choosing services and a password', () => {
  it('says what was not found, and asks for at least one that was', async () => {
    play(getActiveServices, { ...found, gas_account: false, gas_account_number: '' })
    const hands = await giveCode()
    expect(await screen.findByText(/We did not find a gas account under your name/)).toBeVisible()
    await hands.click(screen.getByRole('checkbox', { name: /Fiber account/ }))
    await hands.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByText(registrationTexts.noneChosen)).toBeVisible()
  })

  it('starts again, with what was typed, when the proof has run out', async () => {
    play(getActiveServices, refuse('not_signed_in', registrationTexts.proofExpired))
    await giveCode()
    const notices = await screen.findAllByText(registrationTexts.proofExpired)
    expect(notices[0]).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
  })

  it('can be asked for again when it could not be loaded', async () => {
    play(getActiveServices, refuse('unexpected', 'Broken.'))
    const hands = await giveCode()
    await screen.findByRole('button', { name: 'Try again' })
    play(getActiveServices, found)
    await hands.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(/Welcome back, Enid/)).toBeVisible()
  })

  it('checks the password as it is typed, and keeps neither it nor the code in the browser', async () => {
    const hands = await giveCode()
    await screen.findByText(/Welcome back/)
    await hands.click(screen.getByRole('button', { name: 'Continue' }))
    await hands.type(await screen.findByLabelText('Password'), 'quill')
    await hands.click(screen.getByRole('button', { name: 'Continue' }))
    expect(screen.getAllByText(passwordTexts.tooShort)[0]).toBeVisible()
    expect(screen.getByLabelText('Password')).toHaveFocus()
    const kept = window.sessionStorage.getItem('registration')
    expect(kept).toContain('proof-1')
    expect(window.localStorage).toHaveLength(0)
    expect(kept).not.toMatch(/quill|123456/)
  })

  it('goes one step back with the browser’s Back, and asks for the password again after a reload', async () => {
    await choosePassword()
    goTo('/register?step=services')
    expect(await screen.findByText(/Welcome back, Enid/)).toBeVisible()
  })
})

describe('a reload while a payment method is being added', () => {
  it('leads back to the password, in the address too, and says why', async () => {
    await choosePassword()
    cleanup()
    renderScreen('/register?step=payment')
    expect(await screen.findByRole('heading', { name: 'Choose a password', level: 1 })).toBeVisible()
    expect(await screen.findByText(/^Choose your password again: for your safety/)).toBeVisible()
    expect(window.location.search).toBe('?step=password')
  })
})

describe('ending a registration', () => {
  it('without a method hands in what was chosen and says what came along', async () => {
    const hands = await choosePassword()
    await hands.click(screen.getByRole('button', { name: 'Skip and finish' }))
    expect(await screen.findByText('Autopay of Fiber at 88 Harrow Ln, with Visa ending in 4242')).toBeVisible()
    expect(screen.getByText('Autopay of Gas at 88 Harrow Ln, with Visa ending in 4242')).toBeVisible()
    expect(screen.getByText('Paperless bills')).toBeVisible()
    expect(screen.getByText('Your old password and how you liked to be notified')).toBeVisible()
    expect(callsOf(createLegacyAccount)[0]).toMatchObject({
      headers: { Authorization: 'Bearer proof-1' },
      body: {
        migration_account_parent_id: 'MP-1',
        email,
        password,
        confirm_password: password,
        fiber_account: true,
        fiber_account_number: '40012345',
        gas_account: true,
        gas_account_number: '70012345',
        paymentMethod: 'CC',
      },
    })
    expect(window.sessionStorage.getItem('registration')).toBeNull()
  })

  it('names the bills that the new method would pay by itself, and the method whose place it would take', async () => {
    await choosePassword()
    expect(screen.getByText(/autopay goes on with Visa ending in 4242 unless you choose otherwise/)).toBeVisible()
    const question =
      'Use it for autopay of Fiber at 88 Harrow Ln and Gas at 88 Harrow Ln, instead of Visa ending in 4242'
    expect(screen.getByRole('checkbox', { name: question })).not.toBeChecked()
  })

  it('lists what was added apart from what was carried over', async () => {
    play(createLegacyAccount, {
      ...registered,
      autopay: 'chosen',
      autopay_method: 'Visa ending in 1111',
      added_methods: 1,
    })
    const hands = await choosePassword()
    await hands.click(screen.getByRole('button', { name: 'Skip and finish' }))
    await screen.findByText('Autopay of Gas at 88 Harrow Ln, with Visa ending in 1111')
    const listAfter = (name: string) => screen.getByRole('heading', { name }).nextElementSibling?.textContent
    expect(listAfter('Carried over')).not.toContain('Autopay')
    expect(listAfter('Carried over')).toContain('1 saved payment method')
    expect(listAfter('New')).toContain('1 payment method')
    expect(listAfter('New')).toContain('Autopay of Fiber at 88 Harrow Ln, with Visa ending in 1111')
  })

  it('hands a saved method in, for autopay where that was ticked, and names it', async () => {
    play(createLegacyPaymentLink, { 'payment-url': 'https://pay.example/1' })
    play(submitPaymentResponse, { Token: 'tok_1' })
    play(listLegacyPaymentProfiles, [{ ...visa, token: 'tok_1' }])
    const hands = await choosePassword()
    await hands.click(screen.getByRole('checkbox', { name: /^Use it for autopay of / }))
    await hands.click(screen.getByRole('button', { name: paymentTexts.proceed }))
    const frame = await screen.findByTitle(/page of the payment provider/)
    writePostback({ Token: 'tok_1' })
    act(() => void frame.dispatchEvent(new Event('load')))
    expect(await screen.findByText(/Congratulation!!/, {}, { timeout: 5000 })).toBeVisible()
    await waitFor(() =>
      expect(callsOf(submitPaymentResponse)[0]?.body).toMatchObject({ Token: 'tok_1', use_for_autopay: true }),
    )
    expect(screen.getByRole('button', { name: 'Finish registration' })).toBeVisible()
    expect(await screen.findByText(/Visa ending in 1111 \(.*\) is saved/)).toBeVisible()
  })

  const saveMethod = async () => {
    play(createLegacyPaymentLink, { 'payment-url': 'https://pay.example/1' })
    const hands = await choosePassword()
    await hands.click(screen.getByRole('checkbox', { name: /^Use it for autopay/ }))
    await hands.click(screen.getByRole('button', { name: paymentTexts.proceed }))
    const frame = await screen.findByTitle(/page of the payment provider/)
    writePostback({ Token: 'tok_1' })
    act(() => void frame.dispatchEvent(new Event('load')))
    const finish = await screen.findByRole('button', { name: 'Finish registration' }, { timeout: 5000 })
    await waitFor(() => expect(callsOf(submitPaymentResponse)).toHaveLength(1))
    return { hands, finish }
  }

  it('waits for the saved method to be handed in', async () => {
    let taken = (): void => undefined
    play(submitPaymentResponse, () => new Promise((resolve) => (taken = () => resolve({ Token: 'tok_1' }))))
    const { hands, finish } = await saveMethod()
    await hands.click(finish)
    expect(callsOf(createLegacyAccount)).toEqual([])
    act(() => taken())
    expect(await screen.findByText('Carried over')).toBeVisible()
    expect(callsOf(submitPaymentResponse)).toHaveLength(1)
  })

  it('hands a saved method in again when it was not taken at first', async () => {
    play(submitPaymentResponse, refuse('unavailable', 'Not now.'))
    const { hands } = await saveMethod()
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(callsOf(createLegacyAccount)).toEqual([])
    play(submitPaymentResponse, { Token: 'tok_1' })
    await hands.click(again)
    await hands.click(await screen.findByRole('button', { name: 'Finish registration' }))
    expect(await screen.findByText('Carried over')).toBeVisible()
    expect(callsOf(submitPaymentResponse)[1]?.body).toMatchObject({ Token: 'tok_1', use_for_autopay: true })
  })

  it('starts again when the proof has run out before a saved method was handed in', async () => {
    play(submitPaymentResponse, refuse('not_signed_in', registrationTexts.proofExpired))
    await saveMethod()
    expect(await screen.findByLabelText('ZIP code')).toHaveValue('00141')
  })

  it('says why it failed and can be tried again', async () => {
    play(createLegacyAccount, refuse('conflict', registrationTexts.emailTaken, { email: registrationTexts.emailTaken }))
    const hands = await choosePassword()
    await hands.click(screen.getByRole('button', { name: 'Skip and finish' }))
    expect((await screen.findAllByText(registrationTexts.emailTaken))[0]).toBeVisible()
    play(createLegacyAccount, registered)
    await hands.click(screen.getByRole('button', { name: 'Skip and finish' }))
    expect(await screen.findByText('Carried over')).toBeVisible()
  })

  it('signs in and goes to the dashboard', async () => {
    const user = aCustomer()
    playPerson(user)
    play(validateUser, {
      token: 'token-1',
      expires_at: '2099-01-01T00:00:00Z',
      user_details: user,
      app_features: allRights,
      preferences: usualPreferences,
    })
    const hands = await choosePassword()
    await hands.click(screen.getByRole('button', { name: 'Skip and finish' }))
    await hands.click(await screen.findByRole('button', { name: 'Go to your dashboard' }))
    expect(await screen.findByRole('heading', { name: 'Main Dashboard', level: 1 })).toBeVisible()
    expect(callsOf(validateUser)[0]?.body).toEqual({ email, password })
  })
})

describe('an invitation', () => {
  it('that comes to this page is taken to its own', async () => {
    play(getInvitation, {
      first_name: 'Jonas',
      email: 'jonas@example.com',
      invited_by: 'Ada Quill',
      level: 'view',
      expires_at: '2099-01-01T00:00:00Z',
    })
    renderScreen('/register?invite=abc')
    expect(await screen.findByRole('heading', { name: 'Welcome, Jonas' })).toBeVisible()
    expect(callsOf(getInvitation)[0]?.body).toEqual({ token: 'abc' })
  })
})
