import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  listPaymentProfiles,
  type PaymentProfile,
  payOnce,
  resolveOneTimePayment,
  viewBalance,
} from '#shared/contract/payments/payments'
import type { ResponseOf } from '#shared/http/endpoint'
import { paymentResetMs } from '#shared/http/limits'
import * as commonTexts from '#shared/texts/common'
import * as paymentTexts from '#shared/texts/payments/payments'
import * as commandTexts from '#shared/texts/speech/commands'
import { bank, declined, owes, visa } from '../../support/answers/paymentAnswers'
import { createDeferredAnswer } from '../../support/screens/deferredAnswer'
import { aCustomer, mockCall, renderScreen, requestsOf } from '../../support/screens/renderScreen'
import { passTime, startTestTime } from '../../support/screens/time'

const otherVisa: PaymentProfile = { ...visa, token: 'tok_visa_2', 'profile-account-number': '****2222' }
const oldAmex: PaymentProfile = {
  ...visa,
  token: 'tok_amex',
  type: 'AMEX',
  'profile-account-number': '****0005',
  'profile-description': 'Amex',
  'credit-card-expiry-date': { month: 1, year: 2020 },
}

beforeEach(() => {
  mockCall(viewBalance, owes)
  mockCall(listPaymentProfiles, [visa, bank])
  mockCall(payOnce, declined)
  startTestTime()
})

async function ask(sentence: string, title: string) {
  const user = renderScreen('/faq', { as: aCustomer() })
  await screen.findByRole('button', { name: commandTexts.openPalette })
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox', { name: commandTexts.palettePrompt }), `${sentence}{Enter}`)
  return { user, dialog: within(await screen.findByRole('dialog', { name: title })) }
}

const choices = (dialog: Awaited<ReturnType<typeof ask>>['dialog']) =>
  dialog.getAllByRole('radio').map((radio) => {
    const label = radio.closest('label')?.cloneNode(true)
    if (!(label instanceof HTMLElement)) return ''
    // The logo is an image and not part of the text.
    label.querySelector('svg')?.remove()
    return label.textContent
  })

describe('a payment that was requested by a command', () => {
  it('waits for its result in the review, which can’t be left until then', async () => {
    const deferred = createDeferredAnswer<ResponseOf<typeof payOnce>>()
    mockCall(payOnce, () => deferred.promise)
    const { user, dialog } = await ask('pay 50 with my visa', paymentTexts.reviewYourPayment)
    await user.click(dialog.getByRole('button', { name: paymentTexts.payAmount('$51.25') }))
    expect(dialog.getByRole('button', { name: commonTexts.cancel })).toBeDisabled()
    expect(dialog.queryByRole('button', { name: commonTexts.close })).toBeNull()
    await act(async () => deferred.resolveWith(declined))
    await passTime(paymentResetMs)
    expect(dialog.getByRole('button', { name: commonTexts.cancel })).toBeEnabled()
  })

  it('stays with its amount and the reason if it was declined, to be made with another method', async () => {
    const { user, dialog } = await ask('pay 50 with my visa', paymentTexts.reviewYourPayment)
    await user.click(dialog.getByRole('button', { name: paymentTexts.payAmount('$51.25') }))
    expect(
      await dialog.findByText(`${paymentTexts.theBankDeclined('Visa ending in 1111')} No funds.`, { exact: false }),
    ).toBeInTheDocument()
    await passTime(6000)
    await user.click(dialog.getByRole('radio', { name: 'E-Check ending in 6789' }))
    await user.click(dialog.getByRole('button', { name: paymentTexts.payAmount('$50.00') }))
    await waitFor(() => expect(requestsOf(payOnce)).toHaveLength(2))
    const [first, second] = requestsOf(payOnce)
    expect(second?.body).toMatchObject({ amount: 50, 'payment-token': 'tok_bank' })
    expect(second?.headers['Idempotency-Key']).not.toBe(first?.headers['Idempotency-Key'])
  })

  it('says so if no usable method is saved, and shows no review', async () => {
    mockCall(listPaymentProfiles, [oldAmex])
    const { dialog } = await ask('pay 50', paymentTexts.makePayment)
    expect(dialog.getByText(commandTexts.noUsableMethod)).toBeInTheDocument()
    expect(dialog.queryByRole('button', { name: /^Pay/ })).toBeNull()
  })

  it('says that it has to wait if it is too soon after another one', async () => {
    const { user, dialog } = await ask('pay 50 with my visa', paymentTexts.reviewYourPayment)
    await user.click(dialog.getByRole('button', { name: paymentTexts.payAmount('$51.25') }))
    await dialog.findByText(paymentTexts.theBankDeclined('Visa ending in 1111'), { exact: false })
    await passTime(paymentResetMs)
    await user.click(dialog.getByRole('button', { name: paymentTexts.payAmount('$51.25') }))
    expect(await dialog.findByText(paymentTexts.paymentsTooClose)).toBeInTheDocument()
    expect(requestsOf(payOnce)).toHaveLength(1)
  })

  it('can’t be made a second time before it is settled', async () => {
    mockCall(payOnce, { ...declined, 'payment-status': 'PENDING', reason: 'The bank has not answered yet.' })
    mockCall(resolveOneTimePayment, () => new Promise(() => undefined))
    const { user, dialog } = await ask('pay 50 with my visa', paymentTexts.reviewYourPayment)
    await user.click(dialog.getByRole('button', { name: paymentTexts.payAmount('$51.25') }))
    await passTime(paymentResetMs)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByText(paymentTexts.checkingPayment('$50.00 with Visa ending in 1111'))).toBeVisible()
  })

  it('leads to its receipt once it is accepted', async () => {
    mockCall(payOnce, { ...declined, 'payment-status': 'ACCEPTED', reason: '' })
    const { user, dialog } = await ask('pay 50 with my visa', paymentTexts.reviewYourPayment)
    await user.click(dialog.getByRole('button', { name: paymentTexts.payAmount('$51.25') }))
    await passTime(paymentResetMs)
    await waitFor(() => expect(window.location.pathname).toBe('/paymentSuccess'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('does not change what was typed into the form once it is accepted', async () => {
    mockCall(payOnce, { ...declined, 'payment-status': 'ACCEPTED', reason: '' })
    const typing = renderScreen('/payment', { as: aCustomer() })
    const field = await screen.findByLabelText(commonTexts.amount)
    await typing.clear(field)
    await typing.type(field, '25')
    cleanup()
    const { user, dialog } = await ask('pay 50 with my visa', paymentTexts.reviewYourPayment)
    await user.click(dialog.getByRole('button', { name: paymentTexts.payAmount('$51.25') }))
    await passTime(paymentResetMs)
    await waitFor(() => expect(window.location.pathname).toBe('/paymentSuccess'))
    cleanup()
    renderScreen('/payment', { as: aCustomer() })
    expect(await screen.findByDisplayValue('25')).toBe(screen.getByLabelText(commonTexts.amount))
  })
})

describe('the amount in a command', () => {
  it('is announced as a credit if nothing is owed', async () => {
    mockCall(viewBalance, { ...owes, unpaidBalance: 0, dueOn: null })
    const { dialog } = await ask('pay 25', paymentTexts.reviewYourPayment)
    expect(dialog.getByRole('checkbox', { name: paymentTexts.confirmNothingDue('$25.00') })).not.toBeChecked()
  })

  it('is announced as more than is owed', async () => {
    const { dialog } = await ask('pay 120.80', paymentTexts.reviewYourPayment)
    expect(dialog.getByText(paymentTexts.overpaymentWarning('$10.00'))).toBeInTheDocument()
  })

  it('needs no note if it is owed', async () => {
    const { dialog } = await ask('pay 50 with my visa', paymentTexts.reviewYourPayment)
    expect(dialog.queryByRole('alert')).toBeNull()
  })
})

describe('the method in a command', () => {
  it('offers both if two methods match, and the others on request', async () => {
    mockCall(listPaymentProfiles, [visa, bank, otherVisa])
    const { user, dialog } = await ask('pay 50 with my visa', paymentTexts.reviewYourPayment)
    expect(dialog.getByText(commandTexts.severalMethods('visa'))).toBeInTheDocument()
    expect(choices(dialog)).toEqual(['Visa ending in 1111', 'Visa ending in 2222'])
    await user.click(dialog.getByRole('button', { name: paymentTexts.otherMethods }))
    expect(choices(dialog)).toEqual(['Visa ending in 1111', 'Visa ending in 2222', 'E-Check ending in 6789'])
  })

  it('is reported as expired if it has', async () => {
    mockCall(listPaymentProfiles, [visa, oldAmex])
    const { dialog } = await ask('pay 50 with amex', paymentTexts.reviewYourPayment)
    expect(dialog.getByText(commandTexts.expiredMethods(['American Express ending in 0005']))).toBeInTheDocument()
    expect(choices(dialog)).toEqual(['Visa ending in 1111'])
    expect(dialog.getByRole('button', { name: paymentTexts.payAmount('$50.00') })).toBeDisabled()
  })
})
