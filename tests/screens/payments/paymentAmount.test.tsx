import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { getPreferences } from '#shared/contract/customers/preferences'
import { listPaymentProfiles, payOnce, resolveOneTimePayment, viewBalance } from '#shared/contract/payments/payments'
import { defaultPreferences } from '#shared/customers/preferences'
import { paymentResetMs } from '#shared/http/limits'
import * as commonTexts from '#shared/texts/common'
import * as paymentMethodTexts from '#shared/texts/payments/paymentMethods'
import * as paymentTexts from '#shared/texts/payments/payments'
import { bank, declined, owes, visa } from '../../support/answers/paymentAnswers'
import {
  fillAmount,
  findReview,
  findVisaButton,
  openPayment,
  payLabel,
  payWithVisa,
  reviewVisa,
} from '../../support/screens/openPayment'
import { aCustomer, errorAnswer, mockCall, offline, renderScreen, requestsOf } from '../../support/screens/renderScreen'
import { passTime, startTestTime } from '../../support/screens/time'

const customer = aCustomer()
describe('an amount', () => {
  it('an amount above the balance is announced as a credit before it is paid', async () => {
    await openPayment({ amount: '120.80' })
    expect(await screen.findByText(paymentTexts.overpaymentWarning('$10.00'))).toBeVisible()
  })

  it('needs no note if it is what is owed', async () => {
    await openPayment({ amount: '110.80' })
    await screen.findByText(commonTexts.wasDueOn('03/22/2026'))
    expect(screen.queryByText(/as a credit/)).not.toBeInTheDocument()
  })

  it('is cleared if it is too small or too large, and the field says what can be paid', async () => {
    const user = await openPayment({ amount: '0.50' })
    const field = screen.getByLabelText(commonTexts.amount)
    await user.tab()
    expect(field).toHaveValue('')
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription(expect.stringContaining(paymentTexts.isTooLittle('$1.00')))
    await user.type(field, '100000')
    expect(field).toBeValid()
    await user.tab()
    expect(field).toHaveAccessibleDescription(expect.stringContaining(paymentTexts.isTooMuch('100000', '$99,999.99')))
  })

  it.each(['0', '0.99', '-5', '-5.00', '−5', '-$5'])(
    'an amount of %s is below one dollar and is cleared',
    async (typed) => {
      const user = await openPayment({ amount: typed })
      await user.tab()
      expect(screen.getByLabelText(commonTexts.amount)).toHaveValue('')
      expect(screen.getByText(paymentTexts.isTooLittle('$1.00'))).toBeVisible()
    },
  )

  it('must be at least one dollar: below it, no method has a Pay button', async () => {
    const user = await openPayment({ amount: '0.99' })
    const field = screen.getByLabelText(commonTexts.amount)
    expect(screen.queryByRole('button', { name: /^Pay \$.* from / })).not.toBeInTheDocument()
    await user.clear(field)
    expect(screen.queryByRole('button', { name: /^Pay \$.* from / })).not.toBeInTheDocument()
    await user.type(field, '1')
    expect(await screen.findByRole('button', { name: /^Pay \$.* from / })).toBeEnabled()
  })

  it('is shown and read in the user’s number format', async () => {
    mockCall(getPreferences, { ...defaultPreferences, number_format: 'point_comma' })
    const user = await openPayment({ balance: { ...owes, unpaidBalance: 123_456 } })
    await waitFor(() => expect(screen.getByLabelText(commonTexts.amount)).toHaveValue('1.234,56'))
    await fillAmount(user, '12.50')
    await user.tab()
    expect(screen.getByLabelText(commonTexts.amount)).toHaveAccessibleDescription(
      expect.stringContaining(paymentTexts.commaHint('12,34')),
    )
    await fillAmount(user, '12,50')
    expect(await screen.findByRole('button', { name: /^Pay \$12,\d\d/ })).toBeVisible()
  })

  it.each(['abc', '1e9', '-abc', '--5'])(
    'an amount written as “%s” stays in the field to be corrected',
    async (typed) => {
      const user = await openPayment({ amount: typed })
      await user.tab()
      expect(screen.getByLabelText(commonTexts.amount)).toHaveValue(typed)
      expect(screen.getByText(commonTexts.amountExample('12.34'))).toBeVisible()
    },
  )

  it.each([
    ['99999999', paymentTexts.isTooMuch('99999999', '$99,999.99')],
    ['261.919', paymentTexts.tooManyDigits('12.34')],
    ['10,5', paymentTexts.periodHint('12.34')],
  ])('an amount written as “%s” stays in the field, which says why it is wrong', async (typed, reason) => {
    const user = await openPayment({ amount: typed })
    await user.tab()
    expect(screen.getByLabelText(commonTexts.amount)).toHaveValue(typed)
    expect(screen.getByText(reason)).toBeVisible()
  })

  it.each([
    ['far', '221.61', paymentTexts.confirmOverpayment('$110.81', '$110.80')],
    ['$1,000', '5000', paymentTexts.confirmOverpayment('$4,889.20', '$110.80')],
  ])('an amount %s above the balance needs a confirmation that names the excess', async (_how, typed, confirmation) => {
    const user = await openPayment({ methods: [bank], amount: typed })
    await user.click(await screen.findByRole('button', { name: /^Pay \$.* from E-Check ending in 6789$/ }))
    const dialog = await findReview()
    const pay = dialog.getByRole('button', { name: /^Pay \$/ })
    expect(pay).toBeDisabled()
    await user.click(dialog.getByRole('checkbox', { name: confirmation }))
    expect(requestsOf(payOnce)).toHaveLength(0)
    mockCall(payOnce, declined)
    await user.click(pay)
    await waitFor(() => expect(requestsOf(payOnce)).toHaveLength(1))
  })

  it('an amount over $1,000 above a large balance needs a confirmation, though it is less than twice the balance', async () => {
    const user = await openPayment({
      methods: [bank],
      balance: { ...owes, unpaidBalance: 500_000 },
      amount: '6000.01',
    })
    await user.click(await screen.findByRole('button', { name: /^Pay \$.* from E-Check ending in 6789$/ }))
    const dialog = await findReview()
    expect(
      dialog.getByRole('checkbox', { name: paymentTexts.confirmOverpayment('$1,000.01', '$5,000.00') }),
    ).not.toBeChecked()
  })

  it('an amount of exactly twice the balance needs no confirmation', async () => {
    const user = await openPayment({ methods: [bank], amount: '221.60' })
    await user.click(await screen.findByRole('button', { name: /^Pay \$.* from E-Check ending in 6789$/ }))
    const dialog = await findReview()
    expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument()
    expect(dialog.getByRole('button', { name: paymentTexts.payAmount('$221.60') })).toBeEnabled()
  })

  it('needs a confirmation if nothing is due', async () => {
    const user = await openPayment({
      methods: [bank],
      balance: { ...owes, unpaidBalance: 0 },
      amount: '25',
    })
    await user.click(await screen.findByRole('button', { name: /^Pay \$25\.00/ }))
    const dialog = await findReview()
    expect(
      dialog.getByRole('checkbox', {
        name: paymentTexts.confirmNothingDue('$25.00'),
      }),
    ).not.toBeChecked()
  })

  it('is typed with or without its dollar sign', async () => {
    await openPayment({ amount: '$50' })
    expect(screen.getByLabelText(commonTexts.amount)).toHaveValue('50')
    expect(await findVisaButton()).toBeVisible()
  })

  it('is required while there is none', async () => {
    const user = await openPayment()
    await screen.findByText('Visa')
    await user.clear(screen.getByLabelText(commonTexts.amount))
    expect(await screen.findByText(paymentTexts.enterAmountHint)).toBeVisible()
    await fillAmount(user, '50')
    expect(screen.queryByText(paymentTexts.enterAmountHint)).not.toBeInTheDocument()
  })

  it('can be paid in advance if nothing is due, and the page says how it is used', async () => {
    await openPayment({ balance: { ...owes, unpaidBalance: 0 } })
    expect(await screen.findByLabelText(commonTexts.amount)).toHaveValue('')
    expect(screen.queryByRole('radiogroup', { name: paymentTexts.whatToPay })).not.toBeInTheDocument()
    expect(await screen.findByText(paymentTexts.nothingDueHint)).toBeVisible()
  })
})

describe('a saved method', () => {
  it('has a Pay button that names amount, fee and method', async () => {
    await openPayment({ methods: [visa, bank], amount: '50' })
    expect(
      await screen.findByRole('button', { name: payLabel('$51.25', 'Visa ending in 1111', { fee: '$1.25' }) }),
    ).toBeVisible()
    expect(screen.getByRole('button', { name: payLabel('$50.00', 'E-Check ending in 6789') })).toBeVisible()
  })

  it('is listed by its fee: the free one first with its saving, an expired one last', async () => {
    const expired = { ...bank, token: 'tok_old', 'credit-card-expiry-date': { month: 3, year: 2025 } }
    const debit = { ...visa, token: 'tok_debit', type: 'MC_DEBIT', 'payment-category': 'DC' } as const
    await openPayment({ methods: [expired, visa, debit, bank], amount: '50' })
    await screen.findByText(paymentMethodTexts.savesUpTo('$1.25'))
    const list = screen.getByRole('button', { name: /from E-Check/ }).closest('ul')
    const rows = within(list ?? document.body).getAllByRole('listitem')
    expect(rows.map(({ textContent }) => /E-Check|Mastercard Debit|Visa/.exec(textContent)?.[0])).toEqual([
      'E-Check',
      'Mastercard Debit',
      'Visa',
      'E-Check',
    ])
    expect(rows.at(-1)).toHaveTextContent(paymentMethodTexts.expired('03/2025'))
  })

  it('a saved method with a fee can be replaced by the free one in the review', async () => {
    const user = await openPayment({ methods: [visa, bank], amount: '50' })
    const dialog = await reviewVisa(user)
    await user.click(dialog.getByRole('button', { name: paymentMethodTexts.saveWith('$1.25', 'E-Check') }))
    expect(dialog.getByRole('radio', { name: 'E-Check ending in 6789' })).toBeChecked()
    mockCall(payOnce, declined)
    await user.click(dialog.getByRole('button', { name: paymentTexts.payAmount('$50.00') }))
    await waitFor(() => expect(requestsOf(payOnce)).toHaveLength(1))
    expect(requestsOf(payOnce)[0]?.body).toMatchObject({ 'payment-token': 'tok_bank', amount: 50 })
  })

  it('links to its replacement once it has expired', async () => {
    await openPayment({
      methods: [{ ...visa, 'credit-card-expiry-date': { month: 3, year: 2025 } }],
      amount: '50',
    })
    expect(await screen.findByText(paymentMethodTexts.expired('03/2025'))).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Pay / })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: commonTexts.replace })).toHaveAttribute(
      'href',
      '/managePayment?replace=tok_visa',
    )
  })

  it('does not prevent entering an amount or adding a method if it could not be loaded', async () => {
    mockCall(viewBalance, owes)
    mockCall(listPaymentProfiles, errorAnswer('provider_failed', commonTexts.providerFailed))
    const user = renderScreen('/payment', { as: customer })
    expect(await screen.findByText(paymentMethodTexts.paymentMethodsNotLoaded)).toBeVisible()
    await fillAmount(user, '50')
    expect(screen.getByRole('button', { name: /Or Add New/ })).toBeEnabled()
    mockCall(listPaymentProfiles, [visa])
    await user.click(screen.getByRole('button', { name: commonTexts.tryAgain }))
    expect(await findVisaButton()).toBeVisible()
    expect(screen.getByLabelText(commonTexts.amount)).toHaveValue('50')
  })
})

describe('paying', () => {
  it('says after three seconds that the bank is slow, and not to pay again', async () => {
    startTestTime()
    const user = await openPayment({ amount: '50' })
    mockCall(payOnce, () => new Promise(() => undefined))
    await payWithVisa(user)
    expect(screen.queryByText(paymentTexts.bankSlow)).not.toBeInTheDocument()
    await passTime(3000)
    expect(screen.getByText(paymentTexts.bankSlow)).toBeInTheDocument()
  })

  it('locks the amount until the bank has responded', async () => {
    startTestTime()
    const user = await openPayment({ amount: '50' })
    mockCall(payOnce, () => new Promise(() => undefined))
    await payWithVisa(user)
    await waitFor(() => expect(screen.getByLabelText(commonTexts.amount)).toBeDisabled())
  })

  it('a payment too soon after the last one is prevented, logged, and explained in the review', async () => {
    startTestTime()
    const log = vi.spyOn(console, 'info').mockReturnValue(undefined)
    const user = await openPayment({ amount: '50' })
    mockCall(payOnce, declined)
    await payWithVisa(user)
    const dialog = await findReview()
    const payAgain = dialog.getByRole('button', { name: paymentTexts.payAmount('$51.25') })
    await passTime(paymentResetMs)
    expect(dialog.getByRole('button', { name: commonTexts.cancel })).toBeEnabled()
    await user.click(payAgain)
    expect(screen.getByText(paymentTexts.paymentsTooClose)).toBeInTheDocument()
    expect(requestsOf(payOnce)).toHaveLength(1)
    expect(log).toHaveBeenCalledOnce()
    await passTime(6000)
    expect(screen.queryByText(paymentTexts.paymentsTooClose)).not.toBeInTheDocument()
  })

  it('says once that the payment failed if its response is lost for good', async () => {
    startTestTime()
    const user = await openPayment({ amount: '50' })
    mockCall(payOnce, offline)
    mockCall(resolveOneTimePayment, offline)
    await payWithVisa(user)
    const toasts = () => screen.queryAllByRole('button', { name: commonTexts.dismiss })
    for (let seconds = 0; seconds < 20 && toasts().length === 0; seconds += 1) {
      await passTime(1000)
    }
    expect(toasts()).toHaveLength(1)
    await passTime(paymentResetMs)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(requestsOf(payOnce)).toHaveLength(1)
    expect(screen.queryByText(commonTexts.error(''), { exact: false })).not.toBeInTheDocument()
  })
})
