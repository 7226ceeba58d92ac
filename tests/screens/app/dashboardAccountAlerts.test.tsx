import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { getAccountDetails } from '#shared/contract/customers/customers'
import { viewBalance } from '#shared/contract/payments/payments'
import { paths } from '#shared/paths'
import * as commonTexts from '#shared/texts/common'
import * as alertTexts from '#shared/texts/customers/accountAlerts'
import * as dashboardTexts from '#shared/texts/dashboard'
import * as serviceTexts from '#shared/texts/services/services'
import { billingAccount, mockHousehold } from '../../support/screens/household'
import { aCustomer, allRights, renderScreen, requestsOf } from '../../support/screens/renderScreen'

const customer = aCustomer()

describe('what the person has to resolve', () => {
  const pastDue = {
    kind: 'past_due' as const,
    crm_billing_account_number: '4002',
    amount: 120_00,
    due_date: '2026-03-10',
    next_step: 'late_fee' as const,
    next_step_on: '2026-03-15',
    bills: [{ amount: 120_00, due_date: '2026-03-10' }],
    declined_payment: {
      amount: 50_00,
      declined_on: '2026-03-12',
      by_autopay: false,
      method: 'Visa ending in 1111',
      reason: 'The card has expired.',
    },
  }
  const gasBill = alertTexts.billAt(serviceTexts.serviceNames.GAS, '12 Larkspur Lane')
  const declined = {
    amount: 50_00,
    declinedOn: '2026-03-12',
    isByAutopay: false,
    method: 'Visa ending in 1111',
    reason: 'The card has expired.',
  }
  const debt = { amount: 120_00, bill: gasBill, parts: [{ amount: 120_00, dueOn: '2026-03-10' }], declined }
  const pastDueText = alertTexts.lateFeeFollows(debt, '2026-03-15')

  it('is below the balance, with a link that pays this account', async () => {
    mockHousehold(customer, { alerts: [pastDue] })
    const user = renderScreen('/', { as: customer })
    const alerts = within(await screen.findByRole('list', { name: dashboardTexts.toResolve }))
    const text = await alerts.findByText(pastDueText)
    expect(text).toBeVisible()
    const balance = await screen.findByRole('heading', { name: commonTexts.balance })
    expect(balance.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await user.click(alerts.getByRole('link', { name: alertTexts.payBill(gasBill) }))
    await waitFor(() => expect(requestsOf(viewBalance).at(-1)?.body).toMatchObject({ billing_group_id: 'group-4002' }))
  })

  it('states since when each bill is past due', async () => {
    const bills = [
      { amount: 90_00, due_date: '2026-02-10' },
      { amount: 30_00, due_date: '2026-03-10' },
    ]
    mockHousehold(customer, { alerts: [{ ...pastDue, bills, next_step: null, next_step_on: null }] })
    renderScreen('/', { as: customer })
    const alerts = within(await screen.findByRole('list', { name: dashboardTexts.toResolve }))
    expect(
      await alerts.findByText(/: \$90\.00 since February 10, 2026, and \$30\.00 since March 10, 2026\./),
    ).toBeVisible()
  })

  it('offers to ask for more time to pay what is past due', async () => {
    mockHousehold(customer, { alerts: [pastDue] })
    renderScreen('/', { as: customer })
    expect(await screen.findByRole('link', { name: alertTexts.moreTimeFor(gasBill) })).toHaveAttribute(
      'href',
      `${paths.serviceTicketCreate}?type=billing&subtype=assistance`,
    )
  })

  it('offers another payment method if autopay could not pay', async () => {
    const declined_payment = { ...pastDue.declined_payment, by_autopay: true }
    mockHousehold(customer, { alerts: [{ ...pastDue, declined_payment }] })
    renderScreen('/', { as: customer })
    expect(await screen.findByRole('link', { name: alertTexts.changeMethodFor(gasBill) })).toHaveAttribute(
      'href',
      paths.managePayment,
    )
  })

  it('links to the payment methods for an expiring card, and to the request that waits', async () => {
    const caseId = '99999999-9999-4999-8999-999999999999'
    mockHousehold(customer, {
      alerts: [
        {
          kind: 'card_expiring',
          crm_billing_account_number: '4001',
          method: 'Visa ending in 1111',
          expires_on: '2999-05-31',
        },
        { kind: 'request_waiting', case_id: caseId, case_no: 'C-2026-000001', title: 'Slow internet' },
      ],
    })
    renderScreen('/', { as: customer })
    const alerts = within(await screen.findByRole('list', { name: dashboardTexts.toResolve }))
    expect(await alerts.findByRole('link', { name: new RegExp(`^${alertTexts.updateCardFor('')}`) })).toHaveAttribute(
      'href',
      paths.managePayment,
    )
    expect(alerts.getByRole('link', { name: alertTexts.answerRequestNo('C-2026-000001') })).toHaveAttribute(
      'href',
      `${paths.serviceTicketView}?case=${caseId}`,
    )
  })

  it('links to the scheduled payments for a card that expires before the day of one', async () => {
    const payment = { amount: 50_00, method: 'Visa ending in 1111' }
    mockHousehold(customer, {
      alerts: [
        {
          kind: 'scheduled_card_expiring',
          crm_billing_account_number: '4002',
          scheduled_payment_id: '33333333-3333-4333-8333-333333333333',
          ...payment,
          pay_on: '2999-06-05',
          expires_on: '2999-05-31',
        },
        {
          kind: 'scheduled_card_expiring',
          crm_billing_account_number: '4002',
          scheduled_payment_id: '44444444-4444-4444-8444-444444444444',
          ...payment,
          pay_on: '2999-07-05',
          expires_on: '2020-05-31',
        },
      ],
    })
    renderScreen('/', { as: customer })
    const alerts = within(await screen.findByRole('list', { name: dashboardTexts.toResolve }))
    const expiring = { ...payment, bill: gasBill, payOn: '2999-06-05', expiresOn: '2999-05-31' }
    expect(await alerts.findByText(alertTexts.scheduledCardExpires(expiring))).toBeVisible()
    const expired = { ...payment, bill: gasBill, payOn: '2999-07-05', expiresOn: '2020-05-31' }
    expect(alerts.getByText(alertTexts.scheduledCardExpired(expired))).toBeVisible()
    for (const payOn of ['2999-06-05', '2999-07-05']) {
      const link = alerts.getByRole('link', { name: alertTexts.reviewPaymentFor(gasBill, payOn) })
      expect(link).toHaveAttribute('href', paths.managePayment)
    }
  })

  it('links to the page where an email address is changed that does not work', async () => {
    mockHousehold(customer, { alerts: [{ kind: 'email_undeliverable', email: 'm•••@demo.example' }] })
    renderScreen('/', { as: customer })
    const alerts = within(await screen.findByRole('list', { name: dashboardTexts.toResolve }))
    expect(await alerts.findByText(alertTexts.emailUndeliverable('m•••@demo.example'))).toBeVisible()
    expect(alerts.getByRole('link', { name: alertTexts.checkEmail })).toHaveAttribute('href', paths.editAccount)
  })

  it('costs no further request', async () => {
    mockHousehold(customer, { accounts: [billingAccount('4002')], alerts: [pastDue] })
    renderScreen('/', { as: customer })
    expect(
      await within(await screen.findByRole('list', { name: dashboardTexts.toResolve })).findByText(pastDueText),
    ).toBeVisible()
    expect(requestsOf(getAccountDetails)).toHaveLength(1)
  })

  it('is shown without a link that pays to someone who can’t pay', async () => {
    mockHousehold(customer, { alerts: [pastDue] })
    const rights = allRights.map((right) => (right.name === 'MANAGEPAYMENT' ? { ...right, write: false } : right))
    renderScreen('/', { as: customer, rights })
    const alerts = within(await screen.findByRole('list', { name: dashboardTexts.toResolve }))
    expect(await alerts.findByText(pastDueText)).toBeVisible()
    expect(alerts.queryByRole('link', { name: alertTexts.payBill(gasBill) })).not.toBeInTheDocument()
  })
})
