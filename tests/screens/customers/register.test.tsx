import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { getInvitation } from '#shared/contract/customers/people'
import {
  getActiveServices,
  noteInvitationOpened,
  sendRegistrationCode,
  validateRegistrationCode,
} from '#shared/contract/customers/registrations'
import * as commonTexts from '#shared/texts/common'
import * as peopleTexts from '#shared/texts/customers/people'
import * as registrationTexts from '#shared/texts/customers/registrations'
import * as sessionTexts from '#shared/texts/signIn/session'
import { ownText } from '../../support/screens/ownText'
import {
  activeServices,
  email,
  enterCode,
  enterPassword,
  mockRegistration,
  requestCode,
} from '../../support/screens/registerSteps'
import { errorAnswer, goTo, mockCall, offline, renderScreen, requestsOf } from '../../support/screens/renderScreen'
import { passTime, startTestTime } from '../../support/screens/time'

beforeEach(mockRegistration)

describe('finding an account to register', () => {
  it('records that the link of an invitation was opened, and works as usual', async () => {
    mockCall(noteInvitationOpened, null)
    renderScreen('/register?letter=abc')
    expect(await screen.findByRole('button', { name: commonTexts.sendCode })).toBeVisible()
    await waitFor(() => expect(requestsOf(noteInvitationOpened).map(({ body }) => body)).toEqual([{ token: 'abc' }]))
  })

  it('records nothing without a link', async () => {
    renderScreen('/register')
    expect(await screen.findByRole('button', { name: commonTexts.sendCode })).toBeVisible()
    expect(requestsOf(noteInvitationOpened)).toEqual([])
  })

  it('starts with the account in the link, whatever was typed before', async () => {
    sessionStorage.setItem('registration', JSON.stringify({ by: 'email', email: 'other@example.com', zip: '00141' }))
    renderScreen('/register#account=12345678&street=88+Harrow+Lane')
    expect(await screen.findByRole('textbox', { name: registrationTexts.searchMethodLabels.account })).toHaveValue(
      '12345678',
    )
    expect(screen.getByLabelText(registrationTexts.streetLabel)).toHaveValue('88 Harrow Lane')
    expect(screen.getByLabelText(commonTexts.zipCode)).toHaveValue('')
    expect(requestsOf(sendRegistrationCode)).toEqual([])
  })

  it('keeps what was typed since the link was opened over a reload, although it is no longer in the URL', async () => {
    const user = renderScreen('/register#account=12345678&street=88+Harrow+Lane')
    await user.type(await screen.findByLabelText(commonTexts.zipCode), '00141')
    expect(window.location.hash).toBe('')
    cleanup()
    renderScreen(window.location.pathname + window.location.search + window.location.hash)
    expect(await screen.findByRole('textbox', { name: registrationTexts.searchMethodLabels.account })).toHaveValue(
      '12345678',
    )
    expect(screen.getByLabelText(commonTexts.zipCode)).toHaveValue('00141')
  })

  it('marks every missing field and focuses the first', async () => {
    const user = renderScreen('/register')
    await user.click(await screen.findByRole('button', { name: commonTexts.sendCode }))
    expect(screen.getByText('Email is required')).toBeVisible()
    expect(screen.getByText('Street address is required')).toBeVisible()
    expect(screen.getByText('ZIP code is required')).toBeVisible()
    expect(screen.getByRole('textbox', { name: commonTexts.email })).toHaveFocus()
    expect(requestsOf(sendRegistrationCode)).toEqual([])
  })

  it('searches by the selected kind of number only, and keeps the input for the others', async () => {
    const user = renderScreen('/register')
    await user.type(await screen.findByRole('textbox', { name: commonTexts.email }), email)
    await user.type(screen.getByLabelText(registrationTexts.streetLabel), '88 Harrow Ln')
    await user.type(screen.getByLabelText(commonTexts.zipCode), '00141')
    await user.click(screen.getByRole('radio', { name: registrationTexts.searchMethodLabels.account }))
    await user.type(screen.getByRole('textbox', { name: registrationTexts.searchMethodLabels.account }), '4001 2345')
    await user.click(screen.getByRole('radio', { name: commonTexts.email }))
    expect(screen.getByRole('textbox', { name: commonTexts.email })).toHaveValue(email)
    await user.click(screen.getByRole('radio', { name: registrationTexts.searchMethodLabels.account }))
    await user.click(screen.getByRole('button', { name: commonTexts.sendCode }))
    await screen.findByLabelText(commonTexts.code)
    expect(requestsOf(sendRegistrationCode)[0]?.body).toEqual({
      account_number: '4001 2345',
      service_address_line1: '88 Harrow Ln',
      service_address_line2: '',
      service_address_postal_code: '00141',
    })
  })

  it('does not reveal whether the account exists, and gives advice if no code arrives', async () => {
    const user = await requestCode()
    expect(await screen.findByText(registrationTexts.codeSent)).toBeVisible()
    await user.click(screen.getByText(registrationTexts.codeHelpTitle))
    expect(screen.getByText(registrationTexts.newResidentHint, { exact: false })).toBeVisible()
    expect(screen.getByText(registrationTexts.addressHint, { exact: false })).toBeVisible()
    await user.click(screen.getByRole('button', { name: registrationTexts.changeInput }))
    expect(await screen.findByLabelText(commonTexts.zipCode)).toHaveValue('00141')
  })

  it('keeps the input if the server can’t be reached', async () => {
    mockCall(sendRegistrationCode, offline)
    await requestCode()
    expect((await screen.findAllByText(commonTexts.offline))[0]).toBeVisible()
    expect(screen.getByRole('textbox', { name: commonTexts.email })).toHaveValue(email)
  })
})

describe('the code of a registration', () => {
  it('is reported as wrong, and can be sent again after half a minute', async () => {
    startTestTime()
    mockCall(
      validateRegistrationCode,
      errorAnswer('invalid_input', sessionTexts.codeWrong, { otp1: sessionTexts.codeWrong }),
    )
    const user = await enterCode()
    expect(await screen.findByText(sessionTexts.codeWrong)).toBeVisible()
    expect(screen.getByLabelText(commonTexts.code)).toHaveValue('123456')
    await passTime(31_000)
    await user.click(screen.getByRole('button', { name: commonTexts.sendNewCode }))
    await waitFor(() => expect(requestsOf(sendRegistrationCode)).toHaveLength(2))
  })

  it('is replaced by a link to sign-in for registered customers', async () => {
    mockCall(validateRegistrationCode, { status: 'already_registered', email })
    const user = await enterCode()
    expect(await screen.findByText(registrationTexts.alreadyRegistered)).toBeVisible()
    await user.click(screen.getByRole('button', { name: commonTexts.signIn }))
    expect(await screen.findByLabelText(commonTexts.password)).toBeVisible()
  })
})

describe('the services and password of a registration', () => {
  it('name services that were not found, and require at least one that was', async () => {
    mockCall(getActiveServices, { ...activeServices, gas_account: false, gas_account_number: '' })
    const user = await enterCode()
    expect(await screen.findByText(ownText(registrationTexts.missingGasAccount))).toBeVisible()
    await user.click(screen.getByText(registrationTexts.fiberAccount))
    await user.click(screen.getByRole('button', { name: commonTexts.continueLabel }))
    expect(await screen.findByText(registrationTexts.serviceRequired)).toBeVisible()
  })

  it('are requested again, with the input kept, after the verification has expired', async () => {
    mockCall(getActiveServices, errorAnswer('not_signed_in', registrationTexts.verificationExpired))
    await enterCode()
    const notices = await screen.findAllByText(registrationTexts.verificationExpired)
    expect(notices[0]).toBeVisible()
    expect(screen.getByRole('textbox', { name: commonTexts.email })).toHaveValue(email)
  })

  it('can be loaded again after a failure', async () => {
    mockCall(getActiveServices, errorAnswer('unexpected', 'Broken.'))
    const user = await enterCode()
    await screen.findByRole('button', { name: commonTexts.tryAgain })
    mockCall(getActiveServices, activeServices)
    await user.click(screen.getByRole('button', { name: commonTexts.tryAgain }))
    expect(await screen.findByText(registrationTexts.foundAccounts('Enid'))).toBeVisible()
  })

  it('are checked while the password is typed, and neither password nor code is stored in the browser', async () => {
    const user = await enterCode()
    await screen.findByText(registrationTexts.foundAccounts('Enid'))
    await user.click(screen.getByRole('button', { name: commonTexts.continueLabel }))
    await user.type(await screen.findByLabelText(commonTexts.password), 'quill')
    await user.click(screen.getByRole('button', { name: commonTexts.continueLabel }))
    expect(screen.getAllByText(sessionTexts.passwordTooShort)[0]).toBeVisible()
    expect(screen.getByLabelText(commonTexts.password)).toHaveFocus()
    const stored = window.sessionStorage.getItem('registration')
    expect(stored).toContain('proof-1')
    expect(window.localStorage).toHaveLength(0)
    expect(stored).not.toMatch(/quill|123456/)
  })

  it('go back a step with the browser’s Back, and require the password again after a reload', async () => {
    await enterPassword()
    goTo('/register?step=services')
    expect(await screen.findByText(registrationTexts.foundAccounts('Enid'))).toBeVisible()
  })
})

describe('an invitation', () => {
  it('is forwarded to its own page if it opens this one', async () => {
    mockCall(getInvitation, {
      first_name: 'Jonas',
      email: 'jonas@example.com',
      invited_by: 'Ada Quill',
      level: 'view',
      role_name: 'Authorized – view',
      expires_at: '2099-01-01T00:00:00Z',
    })
    renderScreen('/register?invite=abc')
    expect(await screen.findByRole('heading', { name: peopleTexts.welcomeTitle('Jonas') })).toBeVisible()
    expect(requestsOf(getInvitation)[0]?.body).toEqual({ token: 'abc' })
  })
})
