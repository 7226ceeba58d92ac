import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { resetForgottenPassword, sendForgotPasswordCode, validateCode } from '#shared/contract/signIn/oneTimeCodes'
import * as commonTexts from '#shared/texts/common'
import * as fieldTexts from '#shared/texts/fields'
import * as sessionTexts from '#shared/texts/signIn/session'
import { errorAnswer, mockCall, renderScreen, requestsOf } from '../../support/screens/renderScreen'
import { passTime, startTestTime } from '../../support/screens/time'

const countdown = new RegExp(`^${commonTexts.newCodeCountdown(30).replace('30', String.raw`\d+`)}$`)

beforeEach(() => {
  mockCall(sendForgotPasswordCode, null)
  mockCall(validateCode, { purpose: 'password_reset', reset_token: 'reset-1', expires_at: '2099-01-01T00:00:00Z' })
  mockCall(resetForgottenPassword, null)
})

async function askForCode() {
  const user = renderScreen('/forgot-password')
  await user.type(await screen.findByLabelText(commonTexts.email), 'maya@demo.example')
  await user.click(screen.getByRole('button', { name: commonTexts.sendCode }))
  return user
}

async function giveCode() {
  const user = await askForCode()
  await user.type(await screen.findByLabelText(commonTexts.code), '123456')
  await user.click(screen.getByRole('button', { name: commonTexts.continueLabel }))
  return user
}

async function choosePassword(password: string, confirmation = password) {
  const user = await giveCode()
  await user.type(await screen.findByLabelText(commonTexts.newPassword), password)
  if (confirmation) await user.type(screen.getByLabelText(commonTexts.confirmPassword), confirmation)
  await user.click(screen.getByRole('button', { name: sessionTexts.changePassword }))
  return user
}

describe('a forgotten password', () => {
  it('is replaced with a code, and the sign-in page has the email filled in', async () => {
    await choosePassword('Portal#2026')
    expect(await screen.findByText(sessionTexts.passwordChanged)).toBeVisible()
    expect(window.location.pathname).toBe('/login')
    expect(screen.getByLabelText(commonTexts.email)).toHaveValue('maya@demo.example')
    expect(requestsOf(resetForgottenPassword)[0]?.body).toEqual({
      user_email: 'maya@demo.example',
      new_password: 'Portal#2026',
      old_password: '',
      reset_token: 'reset-1',
    })
  })

  it('moves the focus to the next field, up to sign-in', async () => {
    const user = renderScreen('/forgot-password')
    expect(await screen.findByLabelText(commonTexts.email)).toHaveFocus()
    await user.keyboard('maya@demo.example{Enter}')
    expect(await screen.findByLabelText(commonTexts.code)).toHaveFocus()
    await user.keyboard('123456{Enter}')
    expect(await screen.findByLabelText(commonTexts.newPassword)).toHaveFocus()
    await user.keyboard('Portal#2026{Tab}{Tab}Portal#2026{Enter}')
    expect(await screen.findByText(sessionTexts.passwordChanged)).toBeVisible()
    expect(screen.getByLabelText(commonTexts.password)).toHaveFocus()
  })

  it('does not reveal whether the address is on file', async () => {
    await askForCode()
    expect(await screen.findByText(sessionTexts.codeSent)).toBeVisible()
  })

  it('shows how long to wait after too many codes', async () => {
    mockCall(sendForgotPasswordCode, errorAnswer('too_many_attempts', sessionTexts.codeThrottled(9)))
    await askForCode()
    expect(await screen.findByText(sessionTexts.codeThrottled(9))).toBeVisible()
  })

  it('can be retried with a corrected code if a code is wrong or expired', async () => {
    mockCall(validateCode, errorAnswer('invalid_input', sessionTexts.codeWrong, { otp: sessionTexts.codeWrong }))
    await giveCode()
    expect(await screen.findByText(sessionTexts.codeWrong)).toBeVisible()
    expect(screen.getByLabelText(commonTexts.code)).toHaveValue('123456')
    expect(screen.getByLabelText(commonTexts.code)).toBeInvalid()
    expect(screen.getByLabelText(commonTexts.code)).toHaveFocus()
  })

  it('accepts a long code in the groups of the message, and says if digits are missing', async () => {
    const user = await askForCode()
    const field = await screen.findByLabelText(commonTexts.code)
    await user.type(field, '1234 5678 9012')
    await user.click(screen.getByRole('button', { name: commonTexts.continueLabel }))
    expect(screen.getByText(fieldTexts.allCodeDigits(16))).toBeVisible()
    await user.type(field, ' 3456')
    await user.click(screen.getByRole('button', { name: commonTexts.continueLabel }))
    expect(await screen.findByLabelText(commonTexts.newPassword)).toBeVisible()
    expect(requestsOf(validateCode)[0]?.body).toMatchObject({ otp: '1234567890123456' })
  })

  it('offers another code only after half a minute', async () => {
    startTestTime()
    const user = await askForCode()
    expect(await screen.findByRole('button', { name: countdown })).toBeDisabled()
    await passTime(31_000)
    await user.click(screen.getByRole('button', { name: commonTexts.sendNewCode }))
    expect(requestsOf(sendForgotPasswordCode)).toHaveLength(2)
    expect(await screen.findByText(sessionTexts.newCodeSent)).toBeVisible()
    expect(screen.getByLabelText(commonTexts.code)).toHaveFocus()
  })

  it('shows each rule of a new password as it is met', async () => {
    const user = await giveCode()
    await user.type(await screen.findByLabelText(commonTexts.newPassword), 'Portal')
    const rules = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(rules).toContain(commonTexts.ruleMet(sessionTexts.passwordNoUppercase).replaceAll(/<\/?hidden>/g, ''))
    expect(rules).toContain(commonTexts.ruleNotMet(sessionTexts.passwordNoNumber).replaceAll(/<\/?hidden>/g, ''))
  })

  it('is not replaced if both entries differ', async () => {
    await choosePassword('Portal#2026', 'Portal#2025')
    expect(screen.getByText(sessionTexts.passwordNoMatch)).toBeVisible()
    expect(screen.getByLabelText(commonTexts.confirmPassword)).toHaveFocus()
  })

  it('starts again if the reset has expired', async () => {
    mockCall(resetForgottenPassword, errorAnswer('invalid_input', sessionTexts.resetExpired))
    const user = await choosePassword('Portal#2026')
    expect(await screen.findByText('Error: Old password is incurrect')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: sessionTexts.newCodeLink }))
    expect(screen.getByLabelText(commonTexts.email)).toHaveValue('maya@demo.example')
  })
})
