import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import {
  deletePaymentProfile,
  getAutopay,
  listPaymentProfiles,
  listPayments,
  payOnce,
  viewBalance,
} from '#shared/contract/payments/payments'
import {
  cancelScheduledPayment,
  listScheduledPayments,
  type ScheduledPayment,
  schedulePayment,
} from '#shared/contract/payments/scheduledPayments'
import { wallClock } from '#shared/desks/openingHours'
import { addDays } from '#shared/format/dates'
import { formatDay } from '#shared/format/formatDay'
import * as commonTexts from '#shared/texts/common'
import * as autopayTexts from '#shared/texts/payments/autopay'
import * as outlookTexts from '#shared/texts/payments/billOutlook'
import * as paymentMethodTexts from '#shared/texts/payments/paymentMethods'
import * as paymentTexts from '#shared/texts/payments/payments'
import * as scheduledPaymentTexts from '#shared/texts/payments/scheduledPayments'
import buttons from '../../../renderer/ui/Button.module.css'
import { bank, owes, visa } from '../../support/answers/paymentAnswers'
import { fillAmount, openPayment, payLabel } from '../../support/screens/openPayment'
import {
  aCustomer,
  allRights,
  errorAnswer,
  mockCall,
  offline,
  renderScreen,
  requestsOf,
} from '../../support/screens/renderScreen'

const customer = aCustomer()
const today = wallClock(new Date(), 'America/Chicago').day
const later = addDays(today, 20)

const scheduled: ScheduledPayment = {
  scheduled_payment_id: '33333333-3333-4333-8333-333333333333',
  status: 'scheduled',
  pay_on: later,
  amount: 5000,
  fee: 125,
  payment_token: 'tok_visa',
  method_type: 'VISA',
  method_last4: '1111',
  created_date: '2026-03-01T15:00:00.000Z',
  crm_billing_account_number: '4001',
  service_type_code: 'FIBER',
}

const other = '44444444-4444-4444-8444-444444444444'

/** Opens /payment and selects a later day. */
async function chooseDay(day: string, { balance = owes } = {}) {
  const user = await openPayment({ amount: '50', balance })
  await user.click(screen.getByRole('radio', { name: scheduledPaymentTexts.aLaterDay }))
  const field = await screen.findByLabelText(scheduledPaymentTexts.paymentDate)
  await user.type(field, `${formatDay(day)}{Enter}`)
  return user
}

const reviewButton = () =>
  screen.findByRole('button', {
    name: payLabel('$51.25', 'Visa ending in 1111', { fee: '$1.25', day: formatDay(later) }),
  })

describe('a payment on a later day', () => {
  it('is fully reviewed, scheduled with a key and shown, and nothing is paid yet', async () => {
    const user = await chooseDay(later)
    await user.click(await reviewButton())
    const dialog = within(await screen.findByRole('dialog', { name: paymentTexts.reviewYourPayment }))
    for (const text of [
      'Fiber at 12 Larkspur Lane',
      paymentTexts.billingAccount('4001'),
      'Fee (2.5%)',
      '$51.25',
      formatDay(later),
    ]) {
      expect(dialog.getByText(text)).toBeInTheDocument()
    }
    expect(dialog.getByText(scheduledPaymentTexts.scheduleRule)).toBeInTheDocument()
    expect(
      dialog.getByText(scheduledPaymentTexts.scheduleConsent('$51.25', 'Visa ending in 1111', formatDay(later))),
    ).toBeInTheDocument()
    expect(requestsOf(schedulePayment)).toEqual([])

    mockCall(schedulePayment, scheduled)
    mockCall(listScheduledPayments, [scheduled])
    await user.click(dialog.getByRole('button', { name: scheduledPaymentTexts.schedulePayment }))
    expect(await screen.findByText(scheduledPaymentTexts.scheduled('$50.00', formatDay(later)))).toBeVisible()
    expect(await screen.findByRole('heading', { name: commonTexts.scheduledPayments })).toBeVisible()
    const [request] = requestsOf(schedulePayment)
    expect(request?.body).toEqual({
      'parent-account-number': 'customer-1',
      'service-type': 'FIBER',
      'service-account-number': 'number-12 Larkspur Lane-FIBER',
      'billing-account-number': '4001',
      'payment-token': 'tok_visa',
      amount: 50,
      'pay-on': later,
    })
    expect(request?.headers['Idempotency-Key']).toMatch(/^[0-9a-f-]{36}$/)
    expect(requestsOf(payOnce)).toEqual([])
    expect(screen.getByRole('radio', { name: commonTexts.today })).toBeChecked()
  })

  it('says what autopay will do with the remainder of the bill', async () => {
    const autopayOn = addDays(later, 1)
    const user = await chooseDay(later, { balance: { ...owes, autopayOn, autopayEnabled: true } })
    await user.click(await reviewButton())
    expect(await screen.findByText(outlookTexts.paysRest('$60.80', formatDay(autopayOn)))).toBeInTheDocument()
  })

  it('says what autopay will do with what a payment of today leaves', async () => {
    const autopayOn = addDays(later, 1)
    const user = await openPayment({ amount: '50', balance: { ...owes, autopayOn, autopayEnabled: true } })
    await user.click(
      await screen.findByRole('button', { name: payLabel('$51.25', 'Visa ending in 1111', { fee: '$1.25' }) }),
    )
    expect(await screen.findByText(outlookTexts.paysRest('$60.80', formatDay(autopayOn)))).toBeInTheDocument()
  })

  it('warns if the bill will be overdue by then', async () => {
    const dueOn = addDays(today, 3)
    const user = await chooseDay(later, { balance: { ...owes, dueOn } })
    await user.click(await reviewButton())
    expect(await screen.findByText(scheduledPaymentTexts.lateWarning(formatDay(dueOn)))).toBeInTheDocument()
  })

  it('an amount far above the balance needs a confirmation that names the excess', async () => {
    const user = await chooseDay(later, { balance: { ...owes, unpaidBalance: 1_000 } })
    await user.click(await reviewButton())
    const dialog = within(await screen.findByRole('dialog', { name: paymentTexts.reviewYourPayment }))
    expect(dialog.getByRole('button', { name: scheduledPaymentTexts.schedulePayment })).toBeDisabled()
    await user.click(dialog.getByRole('checkbox', { name: paymentTexts.confirmOverpayment('$40.00', '$10.00') }))
    expect(dialog.getByRole('button', { name: scheduledPaymentTexts.schedulePayment })).toBeEnabled()
  })

  it('has disabled buttons until its day is selected', async () => {
    const user = await openPayment({ amount: '50' })
    await user.click(screen.getByRole('radio', { name: scheduledPaymentTexts.aLaterDay }))
    expect(screen.getByText(paymentTexts.dateMissing)).toBeVisible()
    expect(screen.getByRole('button', { name: /^Review \$51\.25/ })).toBeDisabled()
  })

  it('a payment on an invalid day is rejected, and can’t be continued', async () => {
    await chooseDay(addDays(today, 61))
    const [first, last] = [formatDay(addDays(today, 1)), formatDay(addDays(today, 60))]
    expect(await screen.findByText(scheduledPaymentTexts.choosePayDay(first, last))).toBeVisible()
    expect(screen.getByText(paymentTexts.dateMissing)).toBeVisible()
    expect(screen.getByRole('button', { name: /^Review \$/ })).toBeDisabled()
  })

  it('shows why it was rejected, and is sent again with the same key', async () => {
    const user = await chooseDay(later)
    await user.click(await reviewButton())
    const send = await screen.findByRole('button', { name: scheduledPaymentTexts.schedulePayment })
    mockCall(schedulePayment, offline)
    await user.click(send)
    await waitFor(() => expect(requestsOf(schedulePayment)).toHaveLength(1))
    mockCall(schedulePayment, errorAnswer('conflict', scheduledPaymentTexts.scheduleAlready))
    await waitFor(() => expect(send).toBeEnabled())
    await user.click(send)
    expect((await screen.findAllByText(scheduledPaymentTexts.scheduleAlready))[0]).toBeInTheDocument()
    const keys = requestsOf(schedulePayment).map(({ headers }) => headers['Idempotency-Key'])
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  it('cannot be scheduled without a connection', async () => {
    const user = await chooseDay(later)
    await user.click(await reviewButton())
    const send = await screen.findByRole('button', { name: scheduledPaymentTexts.schedulePayment })
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(send).toBeDisabled()
    expect(screen.getByText(scheduledPaymentTexts.offlineHint)).toBeInTheDocument()
  })

  it('can only be picked from the days on which it can be made, which are named from the start', async () => {
    const user = await openPayment({ amount: '50' })
    await user.click(screen.getByRole('radio', { name: scheduledPaymentTexts.aLaterDay }))
    const field = await screen.findByLabelText(scheduledPaymentTexts.paymentDate)
    const [first, last] = [addDays(today, 1), addDays(today, 60)]
    expect(field).toHaveAccessibleDescription(scheduledPaymentTexts.payDaysHint(formatDay(first), formatDay(last)))
    await user.click(field)
    expect(await screen.findByTitle(today)).toHaveClass('ant-picker-cell-disabled')
    expect(screen.getByTitle(first)).not.toHaveClass('ant-picker-cell-disabled')
    expect(screen.queryByText('Today', { selector: '.ant-picker-now a' })).not.toBeInTheDocument()
  })

  it('has the primary button at another method if the default card will have expired by then', async () => {
    const [year = 0, month = 0] = today.split('-').map(Number)
    const expiring = { ...visa, 'is-default': true, 'credit-card-expiry-date': { month, year } }
    const user = await openPayment({ methods: [expiring, bank] })
    await fillAmount(user, '50')
    await user.click(screen.getByRole('radio', { name: scheduledPaymentTexts.aLaterDay }))
    await user.type(
      await screen.findByLabelText(scheduledPaymentTexts.paymentDate),
      `${formatDay(addDays(today, 40))}{Enter}`,
    )
    const review = await screen.findByRole('button', { name: /^Review/ })
    expect(review).toHaveAccessibleName(expect.stringContaining('6789'))
    expect(review).toHaveClass(String(buttons.primary))
  })

  it('is not offered with a card that will have expired by then', async () => {
    const [year = 0, month = 0] = today.split('-').map(Number)
    const user = await openPayment({ methods: [{ ...visa, 'credit-card-expiry-date': { month, year } }] })
    await fillAmount(user, '50')
    await user.click(screen.getByRole('radio', { name: scheduledPaymentTexts.aLaterDay }))
    await user.type(
      await screen.findByLabelText(scheduledPaymentTexts.paymentDate),
      `${formatDay(addDays(today, 40))}{Enter}`,
    )
    expect(await screen.findByText(scheduledPaymentTexts.expiredByThen)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Review/ })).not.toBeInTheDocument()
  })
})

describe('scheduled payments', () => {
  it('are shown on the payment page of their bill only, with day, amount and method', async () => {
    mockCall(listScheduledPayments, [
      scheduled,
      { ...scheduled, scheduled_payment_id: other, crm_billing_account_number: '4003' },
    ])
    await openPayment()
    const panel = within(await screen.findByRole('region', { name: commonTexts.scheduledPayments }))
    expect(panel.getAllByRole('listitem')).toHaveLength(1)
    expect(panel.getByText(formatDay(later))).toBeVisible()
    expect(panel.getByText('$51.25')).toBeVisible()
    expect(
      panel.getByText(scheduledPaymentTexts.methodAndBill('Visa ending in 1111', 'Fiber', '12 Larkspur Lane')),
    ).toBeVisible()
  })

  it('payments that are scheduled for the same bill are mentioned before one in full, which would replace them', async () => {
    mockCall(listScheduledPayments, [
      scheduled,
      { ...scheduled, scheduled_payment_id: other, crm_billing_account_number: '4003', amount: 700 },
    ])
    await openPayment()
    const text = scheduledPaymentTexts.skippedIfPaid('$50.00', formatDay(later))
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.queryByText(scheduledPaymentTexts.skippedIfPaid('$7.00', formatDay(later)))).not.toBeInTheDocument()
  })

  it('payments that are scheduled for the same bill are mentioned before a smaller one, which is in addition', async () => {
    mockCall(listScheduledPayments, [scheduled])
    await fillAmount(await openPayment(), '10')
    expect(await screen.findByText(scheduledPaymentTexts.alreadyScheduled('$50.00', formatDay(later)))).toBeVisible()
  })

  it('are shown above the payment history and among the payment methods', async () => {
    mockCall(listScheduledPayments, [scheduled])
    mockCall(listPayments, { payments: [], total_count: 0, paid_this_year: 0 })
    renderScreen('/paymentHistory', { as: customer })
    expect(await screen.findByText(scheduledPaymentTexts.scheduledLabel)).toBeVisible()
    mockCall(listPaymentProfiles, [visa])
    mockCall(getAutopay, { autopay_enabled: false, token: null, next_date: null })
    renderScreen('/managePayment', { as: customer })
    expect(await screen.findAllByRole('region', { name: commonTexts.scheduledPayments })).not.toEqual([])
  })

  it('are taken into account where the next payment by autopay is named', async () => {
    const nextDate = addDays(today, 30)
    mockCall(listScheduledPayments, [scheduled])
    mockCall(listPaymentProfiles, [visa])
    mockCall(getAutopay, { autopay_enabled: true, token: 'tok_visa', next_date: nextDate })
    mockCall(viewBalance, { ...owes, unpaidBalance: 5000 })
    renderScreen('/managePayment', { as: customer })
    expect(await screen.findByText(outlookTexts.covered(1), { exact: false })).toBeVisible()
    expect(screen.queryByText(autopayTexts.nextPayment(formatDay(nextDate)), { exact: false })).toBeNull()
  })

  it('are canceled after a confirmation', async () => {
    mockCall(listScheduledPayments, [scheduled])
    const user = await openPayment()
    await user.click(
      await screen.findByRole('button', {
        name: commonTexts.cancelItem(scheduledPaymentTexts.on('$50.00', formatDay(later))),
      }),
    )
    mockCall(cancelScheduledPayment, { ...scheduled, status: 'cancelled' })
    mockCall(listScheduledPayments, [])
    await user.click(await screen.findByRole('button', { name: commonTexts.yes }))
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: commonTexts.scheduledPayments })).not.toBeInTheDocument(),
    )
    expect(requestsOf(cancelScheduledPayment).map(({ body }) => body)).toEqual([
      { scheduled_payment_id: scheduled.scheduled_payment_id },
    ])
  })

  it('payments that are scheduled for today are being paid and can no longer be canceled', async () => {
    mockCall(listScheduledPayments, [{ ...scheduled, pay_on: today }])
    await openPayment()
    expect(await screen.findByText(scheduledPaymentTexts.beingPaidToday)).toBeVisible()
    expect(
      screen.queryByRole('button', {
        name: commonTexts.cancelItem(scheduledPaymentTexts.on('$50.00', formatDay(today))),
      }),
    ).not.toBeInTheDocument()
  })

  it('can be loaded again if they could not be loaded, which is reported', async () => {
    mockCall(listScheduledPayments, errorAnswer('unavailable', 'The service is starting or being maintained.'))
    await openPayment()
    expect(await screen.findByText(scheduledPaymentTexts.scheduledPaymentsNotLoaded)).toBeVisible()
  })

  it('can’t be canceled or seen without the right', async () => {
    mockCall(listScheduledPayments, [scheduled])
    mockCall(listPaymentProfiles, [visa])
    mockCall(viewBalance, owes)
    mockCall(getAutopay, { autopay_enabled: false, token: null, next_date: null })
    renderScreen('/managePayment', { as: customer, rights: allRights.map((right) => ({ ...right, write: false })) })
    expect(await screen.findByText(scheduledPaymentTexts.scheduledLabel)).toBeVisible()
    expect(
      screen.queryByRole('button', {
        name: commonTexts.cancelItem(scheduledPaymentTexts.on('$50.00', formatDay(later))),
      }),
    ).not.toBeInTheDocument()
  })
})

describe('deleting a method', () => {
  it('is confirmed in the words of the specification', async () => {
    mockCall(listScheduledPayments, [])
    mockCall(listPaymentProfiles, [visa])
    mockCall(getAutopay, { autopay_enabled: false, token: null, next_date: null })
    mockCall(deletePaymentProfile, null)
    const user = renderScreen('/managePayment', { as: customer })
    await user.click(await screen.findByRole('button', { name: commonTexts.deleteItem('Visa ending in 1111') }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: commonTexts.yes }))
    expect(await screen.findByText('Payment profile deleted successfully!')).toBeVisible()
  })

  it('says first which scheduled payments it cancels', async () => {
    mockCall(listScheduledPayments, [
      scheduled,
      { ...scheduled, scheduled_payment_id: other, payment_token: 'tok_other' },
    ])
    mockCall(listPaymentProfiles, [visa])
    mockCall(getAutopay, { autopay_enabled: false, token: null, next_date: null })
    const user = renderScreen('/managePayment', { as: customer })
    await user.click(await screen.findByRole('button', { name: commonTexts.deleteItem('Visa ending in 1111') }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText(paymentMethodTexts.scheduledAlsoCanceled(1))).toBeInTheDocument()
    expect(dialog.getByText(paymentMethodTexts.scheduledUse('$50.00', formatDay(later), '4001'))).toBeInTheDocument()
  })
})
