import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createPaymentLink, listPaymentProfiles, updateAutopay } from '#shared/contract/payments/payments'
import { cardSavedCloseMs, postbackFrameCheckMs } from '#shared/http/limits'
import * as commonTexts from '#shared/texts/common'
import * as autopayTexts from '#shared/texts/payments/autopay'
import * as paymentMethodTexts from '#shared/texts/payments/paymentMethods'
import { writePostback } from '../../../renderer/platform/postbackCookie'
import { visa } from '../../support/answers/paymentAnswers'
import { ownText } from '../../support/screens/ownText'
import {
  aCustomer,
  allRights,
  errorAnswer,
  mockCall,
  renderScreen,
  requestsOf,
} from '../../support/screens/renderScreen'
import { passTime, startTestTime } from '../../support/screens/time'

const open = (methods = [visa]) => {
  startTestTime()
  mockCall(listPaymentProfiles, methods)
  mockCall(createPaymentLink, { 'payment-url': 'https://pay.example/1' })
  return renderScreen('/paymentMethodReg', { as: aCustomer() })
}

async function save(user: ReturnType<typeof open>) {
  await user.click(await screen.findByRole('button', { name: paymentMethodTexts.proceed }))
  const frame = await screen.findByTitle(paymentMethodTexts.providerPageTitle('Credit Card'))
  writePostback({ Token: 'tok_visa' })
  act(() => void frame.dispatchEvent(new Event('load')))
  await passTime(postbackFrameCheckMs)
  await passTime(cardSavedCloseMs)
  expect(await screen.findByText(paymentMethodTexts.isOnFile('Visa ending in 1111'))).toBeVisible()
}

describe('adding a payment method on a page of its own', () => {
  it('explains the reason, the fees, and which methods are already saved', async () => {
    open()
    expect(await screen.findByText(paymentMethodTexts.savedMethodBenefit, { exact: false })).toBeVisible()
    expect(await screen.findByText(ownText(paymentMethodTexts.savedMethodsNotice(1)))).toBeVisible()
    expect(screen.getByRole('radio', { name: /E-Check 0% fee/ })).toBeEnabled()
  })

  it('does not move the focus', async () => {
    open()
    await screen.findByRole('button', { name: paymentMethodTexts.proceed })
    expect(document.body).toHaveFocus()
  })

  it('shows the saved method and leaves autopay alone', async () => {
    await save(open([visa]))
    expect(screen.getByRole('link', { name: paymentMethodTexts.seeSavedMethods })).toBeVisible()
    expect(requestsOf(updateAutopay)).toEqual([])
  })

  it('turns on autopay with it if that was authorized', async () => {
    mockCall(updateAutopay, { autopay_enabled: true, token: 'tok_visa', next_date: null })
    const user = open()
    await user.click(await screen.findByRole('checkbox', { name: autopayTexts.useForAutopay('4001') }))
    expect(screen.getByText(autopayTexts.chargeConsent)).toBeVisible()
    await save(user)
    expect(await screen.findByText(autopayTexts.autopayMoves('4001'))).toBeVisible()
    expect(requestsOf(updateAutopay)[0]?.query).toMatchObject({ token: 'tok_visa', crm_billing_group_id: 'group-4001' })
  })

  it('says so if autopay could not be turned on, and tries again', async () => {
    mockCall(updateAutopay, errorAnswer('unexpected', 'Broken.'))
    const user = open()
    await user.click(await screen.findByRole('checkbox', { name: autopayTexts.useForAutopay('4001') }))
    await save(user)
    await user.click(await screen.findByRole('button', { name: commonTexts.tryAgain }))
    await waitFor(() => expect(requestsOf(updateAutopay)).toHaveLength(2))
  })

  it('is not possible with the read right alone', async () => {
    mockCall(listPaymentProfiles, [])
    const rights = allRights.map((right) => (right.name === 'MANAGEPAYMENT' ? { ...right, write: false } : right))
    renderScreen('/paymentMethodReg', { as: aCustomer(), rights })
    expect(await screen.findByText(ownText(paymentMethodTexts.viewOnlyHint))).toBeVisible()
  })
})
