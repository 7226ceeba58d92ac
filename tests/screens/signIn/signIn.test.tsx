import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { resetForgottenPassword } from '#shared/contract/signIn/oneTimeCodes'
import { validateUser } from '#shared/contract/signIn/session'
import { defaultPreferences } from '#shared/customers/preferences'
import * as commonTexts from '#shared/texts/common'
import * as frameTexts from '#shared/texts/frame'
import * as pageTexts from '#shared/texts/pages'
import * as sessionTexts from '#shared/texts/signIn/session'
import * as visitorTexts from '#shared/texts/visitorPages'
import { saveSignInNote } from '../../../renderer/session/signInNote'
import {
  aCustomer,
  allRights,
  errorAnswer,
  mockCall,
  mockSignedInUser,
  offline,
  renderScreen,
  requestsOf,
  requirePasswordChange,
} from '../../support/screens/renderScreen'

const user = aCustomer()

beforeEach(() => {
  mockSignedInUser(user)
  mockCall(validateUser, () => ({
    token: 'fresh-token',
    expires_at: new Date(Date.now() + 3_600_000).toISOString(),
    user_details: user,
    app_features: allRights,
    preferences: defaultPreferences,
    balance: null,
    account_details: null,
  }))
})

async function openAndFill(path = '/login') {
  const testUser = renderScreen(path)
  await testUser.type(await screen.findByLabelText(commonTexts.email), ' maya@demo.example ')
  await testUser.type(screen.getByLabelText(commonTexts.password), 'Portal#2025')
  return testUser
}

const press = async (testUser: Awaited<ReturnType<typeof openAndFill>>) =>
  testUser.click(screen.getByRole('button', { name: commonTexts.signIn }))

describe('signing in', () => {
  it('opens the dashboard without asking again who the user is', async () => {
    await press(await openAndFill())
    expect(await screen.findByRole('heading', { name: pageTexts.mainDashboard })).toBeVisible()
    expect(window.location.pathname).toBe('/')
    expect(requestsOf(validateUser)[0]?.body).toEqual({ email: 'maya@demo.example', password: 'Portal#2025' })
    expect(document.title).toBe('Main Dashboard · Cedar Utilities')
  })

  it('returns to the page that was requested', async () => {
    await press(await openAndFill('/login?redirect=%2Fnowhere%3Fpage%3D2'))
    expect(await screen.findByRole('heading', { name: frameTexts.pageNotFound })).toBeVisible()
    expect(window.location.pathname + window.location.search).toBe('/nowhere?page=2')
  })

  it('never leads to another site', async () => {
    await press(await openAndFill('/login?redirect=%2F%2Fevil.example'))
    await screen.findByRole('heading', { name: pageTexts.mainDashboard })
    expect(window.location.pathname).toBe('/')
  })

  it('keeps the session for this tab, or for longer on request', async () => {
    const testUser = await openAndFill()
    await testUser.click(screen.getByRole('checkbox', { name: sessionTexts.staySignedIn }))
    await press(testUser)
    await screen.findByRole('heading', { name: pageTexts.mainDashboard })
    expect(window.localStorage.getItem('portal-session')).toContain('fresh-token')
    expect(window.sessionStorage.getItem('portal-session')).toBeNull()
  })

  it('shows the first failing rule of each field and focuses the first invalid field', async () => {
    const testUser = renderScreen('/login')
    await testUser.type(await screen.findByLabelText(commonTexts.email), 'maya')
    await press(testUser)
    expect(screen.getByText('Email is invalid')).toBeVisible()
    expect(screen.getByText('Password is required')).toBeVisible()
    expect(screen.getByLabelText(commonTexts.email)).toHaveFocus()
    expect(screen.getByLabelText(commonTexts.email)).toHaveAccessibleDescription('Email is invalid')
    expect(screen.getByLabelText(commonTexts.email)).toBeInvalid()
    expect(requestsOf(validateUser)).toHaveLength(0)
  })

  it('shows one neutral text if it fails, keeps the input, and announces only the toast', async () => {
    mockCall(validateUser, errorAnswer('not_signed_in', sessionTexts.wrongCredentials))
    await press(await openAndFill())
    expect(await screen.findByText(sessionTexts.wrongCredentials)).toBeVisible()
    const announced = screen.getAllByRole('alert').map(({ textContent }) => textContent)
    expect(announced).toEqual([`Error: ${sessionTexts.wrongCredentials}`])
    expect(screen.getByLabelText(commonTexts.email)).toHaveValue('maya@demo.example')
    expect(screen.getByLabelText(commonTexts.password)).toHaveValue('Portal#2025')
  })

  it('asks for the code of the second step and keeps the password', async () => {
    mockCall(validateUser, ({ body }) => {
      const { otp } = body as { otp?: string }
      if (otp === undefined) return errorAnswer('two_step_required', sessionTexts.secondStep)
      return errorAnswer('invalid_input', sessionTexts.secondStepWrong, { otp: sessionTexts.secondStepWrong })
    })
    const testUser = await openAndFill()
    await press(testUser)
    expect(await screen.findByLabelText(commonTexts.code)).toHaveFocus()
    expect(screen.queryByText(/^Error/)).not.toBeInTheDocument()
    expect(screen.getByLabelText(commonTexts.password)).toHaveValue('Portal#2025')

    await press(testUser)
    expect(screen.getByLabelText(commonTexts.code)).toHaveAccessibleDescription(sessionTexts.codeIsRequired)
    await testUser.type(screen.getByLabelText(commonTexts.code), '123456')
    await press(testUser)
    expect(await screen.findByLabelText(commonTexts.code)).toHaveAccessibleDescription(sessionTexts.secondStepWrong)
    expect(screen.getAllByText(sessionTexts.secondStepWrong, { exact: false })).toHaveLength(1)
    expect(requestsOf(validateUser).at(-1)?.body).toMatchObject({ password: 'Portal#2025', otp: '123456' })
  })

  it('signing in with a password set by staff requires a new one, and returns to sign-in', async () => {
    mockCall(validateUser, requirePasswordChange({ reset_token: 'token-1' }))
    mockCall(resetForgottenPassword, null)
    const testUser = await openAndFill()
    await press(testUser)
    expect(await screen.findByRole('heading', { name: sessionTexts.ownPasswordTitle })).toBeVisible()
    expect(screen.queryByText(/^Error/)).not.toBeInTheDocument()
    await testUser.type(await screen.findByLabelText(commonTexts.newPassword), 'Harbor#77')
    await testUser.type(screen.getByLabelText(commonTexts.confirmPassword), 'Harbor#77')
    await testUser.click(screen.getByRole('button', { name: sessionTexts.changePassword }))
    expect(await screen.findByRole('heading', { name: commonTexts.signIn })).toBeVisible()
    expect(requestsOf(resetForgottenPassword)[0]?.body).toEqual({
      user_email: 'maya@demo.example',
      new_password: 'Harbor#77',
      old_password: '',
      reset_token: 'token-1',
    })
  })

  it('does not let the next user of the tab set the password of someone who went back', async () => {
    mockCall(validateUser, requirePasswordChange({ reset_token: 'token-1' }))
    const testUser = await openAndFill()
    await press(testUser)
    await screen.findByRole('heading', { name: sessionTexts.ownPasswordTitle })
    act(() => window.history.back())
    await testUser.click(await screen.findByRole('link', { name: sessionTexts.forgotPassword }))
    expect(await screen.findByRole('heading', { name: sessionTexts.resetYourPassword })).toBeVisible()
    expect(screen.queryByLabelText(commonTexts.newPassword)).toBeNull()
  })

  it('shows the server’s text about the lock-out', async () => {
    mockCall(validateUser, errorAnswer('too_many_attempts', sessionTexts.throttled(12)))
    await press(await openAndFill())
    expect(await screen.findByText(sessionTexts.throttled(12))).toBeVisible()
  })

  it('shows the phone numbers if the server can’t be reached', async () => {
    mockCall(validateUser, offline)
    await press(await openAndFill())
    const intro = await screen.findByText(visitorTexts.phoneHelpIntro)
    expect(intro).toBeVisible()
    // The support number is always in the frame of the page, too.
    const numbers = within(intro.parentElement ?? document.body).getAllByRole('link')
    expect(numbers.map(({ textContent }) => textContent)).toEqual(['555-0110', '555-0100'])
    expect(numbers.map((link) => link.getAttribute('href'))).toEqual(['tel:5550110', 'tel:5550100'])
    expect(screen.getByLabelText(commonTexts.email)).toHaveValue('maya@demo.example')
  })

  it('can show and hide the password', async () => {
    const testUser = await openAndFill()
    await testUser.click(screen.getByRole('button', { name: commonTexts.show(commonTexts.password) }))
    expect(screen.getByLabelText(commonTexts.password)).toHaveAttribute('type', 'text')
    await testUser.click(screen.getByRole('button', { name: commonTexts.show(commonTexts.password) }))
    expect(screen.getByLabelText(commonTexts.password)).toHaveAttribute('type', 'password')
  })

  it('shows a warning about Caps Lock', async () => {
    await openAndFill()
    const press = createEvent.keyDown(screen.getByLabelText(commonTexts.password), { key: 'A' })
    Object.defineProperty(press, 'getModifierState', { value: (key: string) => key === 'CapsLock' })
    fireEvent(screen.getByLabelText(commonTexts.password), press)
    expect(screen.getByText(commonTexts.capsLockHint)).toBeVisible()
  })

  it('explains that the previous session ended because of inactivity', async () => {
    saveSignInNote({ reason: 'idle' })
    renderScreen('/login')
    expect(await screen.findByText(sessionTexts.signedOutIdle)).toBeVisible()
  })

  it('forwards a user who is already signed in', async () => {
    renderScreen('/login', { as: user })
    expect(await screen.findByRole('heading', { name: pageTexts.mainDashboard })).toBeVisible()
  })
})

describe('a visitor', () => {
  it('is sent to sign in and then to the requested page', async () => {
    renderScreen('/paymentHistory?page=3')
    expect(await screen.findByRole('heading', { name: commonTexts.signIn })).toBeVisible()
    expect(window.location.search).toBe('?redirect=%2FpaymentHistory%3Fpage%3D3')
  })

  it('is sent to the payment method page to pay', async () => {
    renderScreen('/?redirect=payment')
    await waitFor(() => expect(window.location.pathname).toBe('/paymentMethod'))
  })
})
