import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { getAutopay, listPaymentProfiles } from '#shared/contract/payments/payments'
import { sendEmailCode, sendPhoneCode, validateCode } from '#shared/contract/signIn/oneTimeCodes'
import * as commonTexts from '#shared/texts/common'
import * as smsTexts from '#shared/texts/customers/textMessages'
import * as paymentMethodTexts from '#shared/texts/payments/paymentMethods'
import * as sessionTexts from '#shared/texts/signIn/session'
import { ownText } from '../../support/screens/ownText'
import { aCustomer, errorAnswer, mockCall, renderScreen, requestsOf } from '../../support/screens/renderScreen'
import { passTime, startTestTime } from '../../support/screens/time'

const countdown = new RegExp(`^${commonTexts.newCodeCountdown(30).replace('30', String.raw`\d+`)}$`)

async function askForCode() {
  mockCall(sendEmailCode, null)
  const user = renderScreen('/paymentMethod')
  await user.type(await screen.findByLabelText(commonTexts.email), 'maya@demo.example')
  await user.click(screen.getByRole('button', { name: commonTexts.sendCode }))
  await screen.findByText(sessionTexts.codeSent)
  return user
}

describe('adding a payment method without signing in', () => {
  it('is shown in the frame of the public pages, with the emergency number', async () => {
    renderScreen('/paymentMethod')
    expect(await screen.findByRole('heading', { name: commonTexts.addPaymentMethod, level: 1 })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('banner')).toHaveTextContent('Cedar Utilities'))
    expect(screen.getByRole('link', { name: '555-0110' })).toBeVisible()
    expect(document.title).toBe('Add a payment method · Cedar Utilities')
  })

  it('says where the code was sent, partly masked, and how long it is valid', async () => {
    await askForCode()
    expect(screen.getByText('m•••@demo.example')).toBeVisible()
    expect(screen.queryByText(/maya@demo/)).not.toBeInTheDocument()
    expect(screen.getByText(ownText(paymentMethodTexts.codeSentTo(10, true)))).toBeVisible()
  })

  it('masks a telephone number to its last digits', async () => {
    mockCall(sendPhoneCode, null)
    const user = renderScreen('/paymentMethod')
    await user.click(await screen.findByRole('radio', { name: paymentMethodTexts.byTextMessage }))
    await user.type(screen.getByLabelText(commonTexts.phone), '5125550142')
    await user.click(screen.getByRole('button', { name: commonTexts.sendCode }))
    expect(await screen.findByText('•••-•••-0142')).toBeVisible()
  })

  it('says what to do if texts were stopped', async () => {
    const user = renderScreen('/paymentMethod')
    await user.click(await screen.findByRole('radio', { name: paymentMethodTexts.byTextMessage }))
    expect(screen.getByText(smsTexts.repliedStop)).toBeVisible()
  })

  it('says nothing of a failed email once a text message is chosen', async () => {
    mockCall(sendEmailCode, errorAnswer('too_many_attempts', sessionTexts.codeThrottled(15)))
    const user = renderScreen('/paymentMethod')
    await user.type(await screen.findByLabelText(commonTexts.email), 'maya@demo.example')
    await user.click(screen.getByRole('button', { name: commonTexts.sendCode }))
    expect(await screen.findByText(sessionTexts.codeThrottled(15))).toBeVisible()
    await user.click(screen.getByRole('radio', { name: paymentMethodTexts.byTextMessage }))
    expect(screen.queryByText(sessionTexts.codeThrottled(15))).not.toBeInTheDocument()
  })

  it('sends a new code after half a minute', async () => {
    startTestTime()
    const user = await askForCode()
    expect(screen.getByRole('button', { name: countdown })).toBeDisabled()
    await passTime(30_000)
    await user.click(screen.getByRole('button', { name: commonTexts.sendNewCode }))
    await waitFor(() => expect(requestsOf(sendEmailCode)).toHaveLength(2))
    expect(screen.getByRole('button', { name: countdown })).toBeDisabled()
    expect(await screen.findByText(sessionTexts.newCodeSent)).toBeVisible()
    expect(screen.getByLabelText(commonTexts.code)).toHaveFocus()
  })

  it('says so if no new code can be sent', async () => {
    startTestTime()
    const user = await askForCode()
    await passTime(30_000)
    mockCall(sendEmailCode, errorAnswer('too_many_attempts', sessionTexts.codeThrottled(15)))
    await user.click(screen.getByRole('button', { name: commonTexts.sendNewCode }))
    expect(await screen.findByText(sessionTexts.codeThrottled(15))).toBeVisible()
  })

  it('accepts a long code in the groups of the message', async () => {
    const user = await askForCode()
    mockCall(validateCode, errorAnswer('invalid_input', sessionTexts.codeWrong, { otp: sessionTexts.codeWrong }))
    await user.type(screen.getByLabelText(commonTexts.code), '1234 5678 9012 3456{Enter}')
    expect(await screen.findByText(sessionTexts.codeWrong)).toBeVisible()
    expect(requestsOf(validateCode)[0]?.body).toMatchObject({ otp: '1234567890123456' })
  })

  it('offers the types of methods after a valid code, or to sign in instead', async () => {
    const user = await askForCode()
    mockCall(validateCode, {
      purpose: 'payment_method',
      token: 'short',
      expires_at: '2099-01-01T00:00:00.000Z',
      customers: [{ crm_customer_number: 'CU-1', name: 'Maya Fields' }],
    })
    await user.click(screen.getByLabelText(commonTexts.code))
    await user.paste('123 456')
    await user.click(screen.getByRole('button', { name: commonTexts.continueLabel }))
    expect(await screen.findByRole('radio', { name: /^Credit Card/ })).toBeEnabled()
    expect(requestsOf(validateCode)[0]?.body).toMatchObject({ otp: '123456' })
    expect(screen.getByRole('link', { name: paymentMethodTexts.signInInstead })).toHaveAttribute('href', '/login')
  })

  it('redirects signed-in users to their own methods', async () => {
    mockCall(listPaymentProfiles, [])
    mockCall(getAutopay, { autopay_enabled: false, token: null, next_date: null })
    renderScreen('/paymentMethod', { as: aCustomer() })
    expect(await screen.findByRole('heading', { name: 'Payment Methods' })).toBeVisible()
    expect(window.location.pathname).toBe('/managePayment')
  })
})
