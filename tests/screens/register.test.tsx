import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  getActiveServices,
  noteInvitationOpened,
  sendRegistrationCode,
  validateRegistrationCode,
} from '#shared/contract/legacy'
import { getInvitation } from '#shared/contract/people'
import { callsOf, goTo, offline, play, refuse, renderScreen } from '../support/renderScreen'
import { askForCode, choosePassword, email, found, giveCode, playRegistration } from '../support/registerSteps'
import { passTime, takeTime } from '../support/time'
import * as registrationTexts from '#shared/texts/registrations'
import * as sessionTexts from '#shared/texts/session'
import * as commonTexts from '#shared/texts/common'
import * as peopleTexts from '#shared/texts/people'

beforeEach(playRegistration)

describe('finding an account to register', () => {
  it('notes that the link of an invitation was followed, and asks as always', async () => {
    play(noteInvitationOpened, null)
    renderScreen('/register?letter=abc')
    expect(await screen.findByRole('button', { name: commonTexts.sendCode })).toBeVisible()
    await waitFor(() => expect(callsOf(noteInvitationOpened).map(({ body }) => body)).toEqual([{ token: 'abc' }]))
  })

  it('notes nothing without a link', async () => {
    renderScreen('/register')
    expect(await screen.findByRole('button', { name: commonTexts.sendCode })).toBeVisible()
    expect(callsOf(noteInvitationOpened)).toEqual([])
  })

  it('begins with what a link knows of the account, whatever was typed before', async () => {
    sessionStorage.setItem('registration', JSON.stringify({ by: 'email', email: 'other@example.com', zip: '00141' }))
    renderScreen('/register#account=12345678&street=88+Harrow+Lane')
    expect(await screen.findByRole('textbox', { name: commonTexts.accountNumber })).toHaveValue('12345678')
    expect(screen.getByLabelText(registrationTexts.streetAddressOfTheService)).toHaveValue('88 Harrow Lane')
    expect(screen.getByLabelText(commonTexts.zipCode)).toHaveValue('')
    expect(callsOf(sendRegistrationCode)).toEqual([])
  })

  it('goes on after a reload with what was typed since the link was opened, which the address no longer tells', async () => {
    const hands = renderScreen('/register#account=12345678&street=88+Harrow+Lane')
    await hands.type(await screen.findByLabelText(commonTexts.zipCode), '00141')
    expect(window.location.hash).toBe('')
    cleanup()
    renderScreen(window.location.pathname + window.location.search + window.location.hash)
    expect(await screen.findByRole('textbox', { name: commonTexts.accountNumber })).toHaveValue('12345678')
    expect(screen.getByLabelText(commonTexts.zipCode)).toHaveValue('00141')
  })

  it('names every field that is missing and goes to the first', async () => {
    const hands = renderScreen('/register')
    await hands.click(await screen.findByRole('button', { name: commonTexts.sendCode }))
    expect(screen.getByText('Email is required')).toBeVisible()
    expect(screen.getByText('Street address is required')).toBeVisible()
    expect(screen.getByText('ZIP code is required')).toBeVisible()
    expect(screen.getByRole('textbox', { name: commonTexts.email })).toHaveFocus()
    expect(callsOf(sendRegistrationCode)).toEqual([])
  })

  it('asks by the chosen way alone, and keeps what was typed for the others', async () => {
    const hands = renderScreen('/register')
    await hands.type(await screen.findByRole('textbox', { name: commonTexts.email }), email)
    await hands.type(screen.getByLabelText(registrationTexts.streetAddressOfTheService), '88 Harrow Ln')
    await hands.type(screen.getByLabelText(commonTexts.zipCode), '00141')
    await hands.click(screen.getByRole('radio', { name: commonTexts.accountNumber }))
    await hands.type(screen.getByRole('textbox', { name: commonTexts.accountNumber }), '4001 2345')
    await hands.click(screen.getByRole('radio', { name: commonTexts.email }))
    expect(screen.getByRole('textbox', { name: commonTexts.email })).toHaveValue(email)
    await hands.click(screen.getByRole('radio', { name: commonTexts.accountNumber }))
    await hands.click(screen.getByRole('button', { name: commonTexts.sendCode }))
    await screen.findByLabelText(commonTexts.code)
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
    await hands.click(screen.getByText(registrationTexts.didntGetACode))
    expect(screen.getByText(/^If you just moved in or don’t/)).toBeVisible()
    expect(screen.getByText(/Check the address: it’s where you get/)).toBeVisible()
    await hands.click(screen.getByRole('button', { name: registrationTexts.changeWhatIEntered }))
    expect(await screen.findByLabelText(commonTexts.zipCode)).toHaveValue('00141')
  })

  it('keeps what was typed when the server cannot be reached', async () => {
    play(sendRegistrationCode, offline)
    await askForCode()
    expect((await screen.findAllByText(/We couldn’t reach the server\. Check your/))[0]).toBeVisible()
    expect(screen.getByRole('textbox', { name: commonTexts.email })).toHaveValue(email)
  })
})

describe('the code of a registration', () => {
  it('is said to be wrong, and another one replaces it after half a minute', async () => {
    takeTime()
    play(validateRegistrationCode, refuse('invalid_input', sessionTexts.codeWrong, { otp1: sessionTexts.codeWrong }))
    const hands = await giveCode()
    expect(await screen.findByText(sessionTexts.codeWrong)).toBeVisible()
    expect(screen.getByLabelText(commonTexts.code)).toHaveValue('123456')
    await passTime(31_000)
    await hands.click(screen.getByRole('button', { name: commonTexts.sendANewCode }))
    await waitFor(() => expect(callsOf(sendRegistrationCode)).toHaveLength(2))
  })

  it('leads whoever is registered already to signing in', async () => {
    play(validateRegistrationCode, { status: 'already_registered', email })
    const hands = await giveCode()
    expect(await screen.findByText(registrationTexts.alreadyRegistered)).toBeVisible()
    await hands.click(screen.getByRole('button', { name: commonTexts.signIn }))
    expect(await screen.findByLabelText(commonTexts.password)).toBeVisible()
  })
})

describe('choosing services and a password', () => {
  it('says what was not found, and asks for at least one that was', async () => {
    play(getActiveServices, { ...found, gas_account: false, gas_account_number: '' })
    const hands = await giveCode()
    expect(await screen.findByText(/We didn’t find a gas account under your name/)).toBeVisible()
    await hands.click(screen.getByRole('checkbox', { name: /Fiber account/ }))
    await hands.click(screen.getByRole('button', { name: commonTexts.continueLabel }))
    expect(await screen.findByText(registrationTexts.noneChosen)).toBeVisible()
  })

  it('starts again, with what was typed, when the proof has run out', async () => {
    play(getActiveServices, refuse('not_signed_in', registrationTexts.proofExpired))
    await giveCode()
    const notices = await screen.findAllByText(registrationTexts.proofExpired)
    expect(notices[0]).toBeVisible()
    expect(screen.getByRole('textbox', { name: commonTexts.email })).toHaveValue(email)
  })

  it('can be asked for again when it could not be loaded', async () => {
    play(getActiveServices, refuse('unexpected', 'Broken.'))
    const hands = await giveCode()
    await screen.findByRole('button', { name: commonTexts.tryAgain })
    play(getActiveServices, found)
    await hands.click(screen.getByRole('button', { name: commonTexts.tryAgain }))
    expect(await screen.findByText(/Welcome back, Enid/)).toBeVisible()
  })

  it('checks the password as it is typed, and keeps neither it nor the code in the browser', async () => {
    const hands = await giveCode()
    await screen.findByText(/Welcome back/)
    await hands.click(screen.getByRole('button', { name: commonTexts.continueLabel }))
    await hands.type(await screen.findByLabelText(commonTexts.password), 'quill')
    await hands.click(screen.getByRole('button', { name: commonTexts.continueLabel }))
    expect(screen.getAllByText(sessionTexts.passwordTooShort)[0]).toBeVisible()
    expect(screen.getByLabelText(commonTexts.password)).toHaveFocus()
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

describe('an invitation', () => {
  it('that comes to this page is taken to its own', async () => {
    play(getInvitation, {
      first_name: 'Jonas',
      email: 'jonas@example.com',
      invited_by: 'Ada Quill',
      level: 'view',
      role_name: 'Authorized – view',
      expires_at: '2099-01-01T00:00:00Z',
    })
    renderScreen('/register?invite=abc')
    expect(await screen.findByRole('heading', { name: peopleTexts.welcomeOfFirstName('Jonas') })).toBeVisible()
    expect(callsOf(getInvitation)[0]?.body).toEqual({ token: 'abc' })
  })
})
