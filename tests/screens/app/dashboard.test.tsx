import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { dismissAnnouncement, listActiveAnnouncements } from '#shared/contract/content/announcements'
import { getAccountDetails } from '#shared/contract/customers/customers'
import { getPreferences } from '#shared/contract/customers/preferences'
import { viewBalance } from '#shared/contract/payments/payments'
import { listScheduledPayments } from '#shared/contract/payments/scheduledPayments'
import { paths } from '#shared/paths'
import * as commonTexts from '#shared/texts/common'
import * as alertTexts from '#shared/texts/customers/accountAlerts'
import * as dashboardTexts from '#shared/texts/dashboard'
import * as pageTexts from '#shared/texts/pages'
import * as scheduledPaymentTexts from '#shared/texts/payments/scheduledPayments'
import * as serviceTexts from '#shared/texts/services/services'
import { withAllTiles } from '../../support/answers/settingsAnswers'
import { findTile } from '../../support/screens/findTile'
import { billingAccount, mockHousehold } from '../../support/screens/household'
import {
  aCustomer,
  allRights,
  errorAnswer,
  mockCall,
  renderScreen,
  requestsOf,
} from '../../support/screens/renderScreen'

const customer = aCustomer()

describe('the alerts of the dashboard', () => {
  const alert = {
    announcement_id: '1',
    title: 'A cable was cut',
    body: 'Crews are splicing.',
    kind: 'outage',
    severity: 'urgent' as const,
    dismissible: false,
    link_url: '',
    link_text: '',
    channels: ['tile' as const],
    priority: 1,
    starts_at: '2026-03-01T15:00:00.000Z',
    ends_at: null,
  }

  it('say that there are none', async () => {
    renderScreen('/', { as: customer })
    expect(await screen.findByText(dashboardTexts.noAlertsAt('12 Larkspur Lane'))).toBeVisible()
  })

  it('show the title of the first one and open the list of all', async () => {
    mockCall(listActiveAnnouncements, [alert, { ...alert, announcement_id: '2', title: 'Smell gas?' }])
    const user = renderScreen('/', { as: customer })
    const alerts = await findTile(dashboardTexts.alerts)
    expect(alerts.getByText(commonTexts.details)).toBeInTheDocument()
    await user.click(await alerts.findByText(commonTexts.andMore(1)))
    expect(alerts.getByText('Smell gas?')).toBeVisible()
    expect(alerts.getAllByText('A cable was cut')).toHaveLength(1)
  })

  const newsId = '77777777-7777-4777-8777-777777777777'

  it('can be dismissed only if that is allowed', async () => {
    mockCall(getPreferences, withAllTiles)
    const rates = {
      ...alert,
      announcement_id: newsId,
      title: 'New rates',
      severity: 'info' as const,
      kind: 'Rate change',
    }
    mockCall(listActiveAnnouncements, [alert, { ...rates, dismissible: true }])
    mockCall(dismissAnnouncement, null)
    const user = renderScreen('/', { as: customer })
    expect(await (await findTile(dashboardTexts.alerts)).findByText('A cable was cut')).toBeVisible()
    expect(screen.queryByRole('button', { name: commonTexts.dismissItem('A cable was cut') })).not.toBeInTheDocument()
    mockCall(listActiveAnnouncements, [alert])
    await user.click(await screen.findByRole('button', { name: commonTexts.dismissItem('New rates') }))
    expect(await (await findTile(commonTexts.announcements)).findByText(dashboardTexts.noAnnouncements)).toBeVisible()
    expect(requestsOf(dismissAnnouncement)[0]?.body).toEqual({ announcement_id: newsId })
  })

  it('take the focus only after one of several was dismissed, not when they appear', async () => {
    mockCall(getPreferences, withAllTiles)
    const newsItem = (id: string, title: string) => ({
      ...alert,
      announcement_id: id,
      title,
      severity: 'info' as const,
      kind: 'Rate change',
      dismissible: true,
    })
    const offer = newsItem('88888888-8888-4888-8888-888888888888', 'New offer')
    mockCall(listActiveAnnouncements, [newsItem(newsId, 'New rates'), offer])
    mockCall(dismissAnnouncement, null)
    const user = renderScreen('/', { as: customer })
    const dismissRates = await screen.findByRole('button', { name: commonTexts.dismissItem('New rates') })
    expect(document.body).toHaveFocus()
    mockCall(listActiveAnnouncements, [offer])
    await user.click(dismissRates)
    await waitFor(() => expect(document.getElementById('announcements')).toHaveFocus())
  })

  it('name planned work that interrupts a service, and don’t repeat it among the news', async () => {
    mockCall(getPreferences, withAllTiles)
    const work = {
      ...alert,
      title: 'Fiber work on two nights',
      kind: 'Planned maintenance',
      severity: 'notice' as const,
    }
    mockCall(listActiveAnnouncements, [work])
    renderScreen('/', { as: customer })
    expect(await (await findTile(dashboardTexts.alerts)).findByText('Fiber work on two nights')).toBeVisible()
    expect(screen.queryByText(dashboardTexts.noAlertsAt('12 Larkspur Lane'))).not.toBeInTheDocument()
    expect(await (await findTile(commonTexts.announcements)).findByText(dashboardTexts.noAnnouncements)).toBeVisible()
  })

  it('don’t say that all is well if the outages of an address could not be loaded', async () => {
    mockCall(listActiveAnnouncements, [])
    const elsewhere = aCustomer({
      user_address_details: customer.user_address_details.map((address) =>
        address.street_address === '77 Mill Road' ? { ...address, zip: '78611' } : address,
      ),
    })
    const user = renderScreen('/', { as: elsewhere })
    await screen.findByText(dashboardTexts.noAlertsAt('12 Larkspur Lane'))
    mockCall(listActiveAnnouncements, errorAnswer('unexpected', 'Something went wrong.'))
    await user.click(screen.getByLabelText('Select Service Address'))
    await user.click(await screen.findByText('77 Mill Road, Cedar Bend, TX 78611'))
    const alerts = await findTile(dashboardTexts.alerts)
    expect(await alerts.findByText(dashboardTexts.alertsLoadFailed)).toBeVisible()
    expect(alerts.queryByText(dashboardTexts.noAlertsAt('77 Mill Road'))).not.toBeInTheDocument()
  })

  it('never say that there are none if they could not be loaded', async () => {
    mockCall(listActiveAnnouncements, errorAnswer('unexpected', 'Something went wrong.'))
    renderScreen('/', { as: customer })
    const alerts = await findTile(dashboardTexts.alerts)
    expect(await alerts.findByText(dashboardTexts.alertsLoadFailed)).toBeVisible()
    expect(alerts.queryByText(dashboardTexts.noAlertsAt('12 Larkspur Lane'))).not.toBeInTheDocument()
  })
})

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

describe('the balance of the dashboard', () => {
  const planned = {
    scheduled_payment_id: '33333333-3333-4333-8333-333333333333',
    status: 'scheduled' as const,
    pay_on: '2999-12-03',
    amount: 8420,
    fee: 0,
    payment_token: 'tok_visa',
    method_type: 'VISA',
    method_last4: '1111',
    created_date: '2026-03-01T15:00:00.000Z',
    crm_billing_account_number: '4001',
    service_type_code: 'FIBER' as const,
  }

  it('names scheduled payments of the same bill only', async () => {
    mockHousehold(customer)
    mockCall(listScheduledPayments, [
      planned,
      { ...planned, scheduled_payment_id: '44444444-4444-4444-8444-444444444444', crm_billing_account_number: '4003' },
    ])
    renderScreen('/', { as: customer })
    const balance = await findTile(commonTexts.balance)
    expect(await balance.findAllByText(scheduledPaymentTexts.isScheduledFor('$84.20', '12/03/2999'))).toHaveLength(1)
  })

  it('says so if the scheduled payments could not be loaded', async () => {
    mockHousehold(customer)
    mockCall(listScheduledPayments, errorAnswer('unavailable', 'The service is starting or being maintained.'))
    renderScreen('/', { as: customer })
    expect(await (await findTile(commonTexts.balance)).findByText(dashboardTexts.scheduledLoadFailed)).toBeVisible()
  })
})

describe('the accounts of the dashboard', () => {
  it('select an account together with its address', async () => {
    mockHousehold(customer, { accounts: [billingAccount('4001'), billingAccount('4003', { service_group: 'GAS' })] })
    const user = renderScreen('/', { as: customer })
    const accounts = await findTile(commonTexts.accounts)
    expect(
      await accounts.findByRole('button', {
        name: new RegExp(`${serviceTexts.serviceLabels.FIBER}.*4001`),
        current: true,
      }),
    ).toBeVisible()
    await user.click(
      accounts.getByRole('button', { name: new RegExp(`${serviceTexts.serviceLabels.GAS}.*77 Mill Road.*4003`) }),
    )
    expect(accounts.getByRole('button', { name: /4003/, current: true })).toBeVisible()
    expect(screen.getByLabelText('Billing account')).toHaveTextContent('4003')
  })

  it('have a total, which a credit of one of them does not reduce', async () => {
    const accounts = [
      billingAccount('4001', { balance: 110_80 }),
      billingAccount('4002', { balance: 50_00 }),
      billingAccount('4003', { balance: -20_00 }),
    ]
    mockHousehold(customer, { accounts })
    renderScreen('/', { as: customer })
    const tile = await findTile(commonTexts.accounts)
    expect(await tile.findByText(dashboardTexts.allAccounts)).toBeVisible()
    expect(tile.getByText('$160.80')).toBeVisible()
  })

  it('link to paying the account that was clicked', async () => {
    mockHousehold(customer, { accounts: [billingAccount('4001'), billingAccount('4002', { service_group: 'GAS' })] })
    const user = renderScreen('/', { as: customer })
    const accounts = await findTile(commonTexts.accounts)
    await user.click(
      await accounts.findByRole('link', {
        name: dashboardTexts.payServicesAt(serviceTexts.serviceNames.GAS, '12 Larkspur Lane'),
      }),
    )
    expect(await screen.findByRole('heading', { name: pageTexts.makeAPayment })).toBeVisible()
    expect(screen.getByLabelText('Billing account')).toHaveTextContent('4002')
  })

  it('offer no payment if nothing is owed', async () => {
    mockHousehold(customer, { accounts: [billingAccount('4001', { balance: 0, due_date: null })] })
    renderScreen('/', { as: customer })
    const accounts = await findTile(commonTexts.accounts)
    expect(await accounts.findByText(commonTexts.nothingDue)).toBeVisible()
    expect(accounts.queryByRole('link')).not.toBeInTheDocument()
  })

  it('offer no payment without the right to pay', async () => {
    mockHousehold(customer, { accounts: [billingAccount('4001')] })
    const rights = allRights.map((right) => ({ ...right, write: false }))
    renderScreen('/', { as: customer, rights })
    const accounts = await findTile(commonTexts.accounts)
    expect(await accounts.findByText(commonTexts.dueOn('03/22/2026'))).toBeVisible()
    expect(accounts.queryByRole('link')).not.toBeInTheDocument()
  })
})
