import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  getAutopay,
  listPaymentProfiles,
  type PaymentProfile,
  updateDefaultPaymentProfile,
  updatePaymentProfileExpiry,
} from '#shared/contract/payments/payments'
import * as paymentMethodTexts from '#shared/texts/payments/paymentMethods'
import * as paymentTexts from '#shared/texts/payments/payments'
import buttons from '../../../renderer/ui/Button.module.css'
import { bank, visa } from '../../support/answers/paymentAnswers'
import { billingAccount, mockHousehold } from '../../support/screens/household'
import { openPayment } from '../../support/screens/openPayment'
import { aCustomer, mockCall, renderScreen, requestsOf } from '../../support/screens/renderScreen'

const visaName = 'Visa ending in 1111'

function openMethods(methods: PaymentProfile[]) {
  mockCall(listPaymentProfiles, methods)
  mockCall(updateDefaultPaymentProfile, null)
  mockCall(updatePaymentProfileExpiry, null)
  mockCall(getAutopay, { autopay_enabled: false, token: null, next_date: null })
  return renderScreen('/managePayment', { as: aCustomer() })
}

describe('the first payment method', () => {
  const primaryOf = () =>
    screen.getByRole('button', { name: paymentMethodTexts.addPaymentMethod }).className.includes('primary')

  it('is what to add before anything is paid', async () => {
    openMethods([])
    await screen.findByText(paymentMethodTexts.noMethods)
    expect(primaryOf()).toBe(true)
  })

  it('makes paying the first thing to do once it is saved', async () => {
    openMethods([visa])
    await screen.findByText('•••• 1111')
    expect(primaryOf()).toBe(false)
  })
})

describe('the default payment method', () => {
  it('is chosen in the list of saved methods and then comes first', async () => {
    const user = openMethods([bank, visa])
    await user.click(await screen.findByRole('button', { name: paymentMethodTexts.makeItemDefault(visaName) }))
    expect(requestsOf(updateDefaultPaymentProfile)[0]?.query).toEqual({
      crm_customer_id: 'customer-1',
      token: 'tok_visa',
    })
  })

  it('is the first to pay with, although another one has no fee', async () => {
    await openPayment({ methods: [bank, { ...visa, 'is-default': true }] })
    await screen.findByText(paymentMethodTexts.defaultMethod)
    const [first] = screen.getAllByRole('button', { name: /^Pay \$/ })
    expect(first).toHaveAccessibleName(expect.stringContaining(visaName))
  })
})

describe('the primary Pay button', () => {
  const expired = { ...visa, token: 'tok_expired', 'credit-card-expiry-date': { month: 1, year: 2020 } }
  const other = { ...visa, token: 'tok_other', 'profile-account-number': '****2222' }

  async function findPrimary(methods: PaymentProfile[]) {
    await openPayment({ methods })
    const all = await screen.findAllByRole('button', { name: /^Pay \$/ })
    return all.filter((button) => button.classList.contains(String(buttons.primary)))
  }

  it('is that of the default method, although another one has no fee', async () => {
    const [primary, ...others] = await findPrimary([bank, other, { ...visa, 'is-default': true }])
    expect(primary).toHaveAccessibleName(expect.stringContaining(visaName))
    expect(others).toEqual([])
  })

  it('is that of the method without a fee if none is the default', async () => {
    const [primary, ...others] = await findPrimary([visa, other, bank])
    expect(primary).toHaveAccessibleName(expect.stringContaining('6789'))
    expect(others).toEqual([])
  })

  it('is that of another method if the default card has expired', async () => {
    const [primary, ...others] = await findPrimary([{ ...expired, 'is-default': true }, visa, other])
    expect(primary).toHaveAccessibleName(expect.stringContaining(visaName))
    expect(others).toEqual([])
  })
})

describe('the expiration date of a saved card', () => {
  async function typeDate(date: string) {
    const user = openMethods([visa])
    await user.click(await screen.findByRole('button', { name: paymentMethodTexts.editDateOf(visaName) }))
    const dialog = within(await screen.findByRole('dialog', { name: paymentMethodTexts.editExpirationDate }))
    await user.type(dialog.getByLabelText(paymentMethodTexts.expirationDate), date)
    await user.click(dialog.getByRole('button', { name: paymentMethodTexts.saveDate }))
    return dialog
  }

  it.each(['09/2029', '9/29', '0929'])('is changed as people type it: %s', async (date) => {
    await typeDate(date)
    await waitFor(() => expect(requestsOf(updatePaymentProfileExpiry)).toHaveLength(1))
    expect(requestsOf(updatePaymentProfileExpiry)[0]).toMatchObject({
      query: { crm_customer_id: 'customer-1', token: 'tok_visa' },
      body: { month: 9, year: 2029 },
    })
  })

  it('is not sent if it is no date', async () => {
    const dialog = await typeDate('13/2029')
    expect(await dialog.findByText(paymentMethodTexts.expirationDateExample)).toBeVisible()
    expect(requestsOf(updatePaymentProfileExpiry)).toEqual([])
  })

  it('can’t be changed where the provider manages it', async () => {
    openMethods([bank])
    await screen.findByText('•••• 6789')
    expect(
      screen.queryByRole('button', { name: paymentMethodTexts.editDateOf('E-Check ending in 6789') }),
    ).not.toBeInTheDocument()
    expect(screen.queryByText(paymentMethodTexts.editDate)).not.toBeInTheDocument()
  })
})

describe('the other accounts', () => {
  it('are offered with what they owe, and become the bill to pay', async () => {
    mockHousehold(aCustomer(), {
      accounts: [
        billingAccount('4001'),
        billingAccount('4002', { balance: 4_200, due_date: '2026-03-20' }),
        billingAccount('4003', { balance: 0 }),
      ],
      methods: [visa],
    })
    const user = renderScreen('/payment', { as: aCustomer() })
    const others = within(await screen.findByRole('region', { name: paymentTexts.payAnotherAccount }))
    expect(others.getAllByRole('listitem')).toHaveLength(1)
    expect(others.getByText('$42.00')).toBeVisible()
    await user.click(others.getByRole('button', { name: 'Pay gas at 12 Larkspur Lane' }))
    expect(await screen.findByRole('heading', { name: 'Gas at 12 Larkspur Lane' })).toHaveFocus()
    expect(screen.getByRole('button', { name: 'Pay fiber at 12 Larkspur Lane' })).toBeVisible()
  })
})
