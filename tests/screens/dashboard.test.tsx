import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { dismissAnnouncement, listActiveAnnouncements } from '#shared/contract/announcements'
import { listOpenCases } from '#shared/contract/cases'
import { getAccountDetails, type BillingAccount } from '#shared/contract/customers'
import type { UserDetails } from '#shared/contract/userDetails'
import { listPaymentProfiles, listPayments, viewBalance } from '#shared/contract/payments'
import { listScheduledPayments } from '#shared/contract/scheduledPayments'
import { listServicePlans } from '#shared/contract/plans'
import { request } from '../support/caseAnswers'
import { owes, visa } from '../support/paymentAnswers'
import { aCustomer, reached, allRights, callsOf, play, refuse, renderScreen } from '../support/renderScreen'

const customer = aCustomer()

const billed = (number: string, changes: Partial<BillingAccount> = {}): BillingAccount => ({
  crm_billing_account_number: number,
  crm_billing_group_id: `group-${number}`,
  crm_customer_number: 'customer-1',
  service_group: 'FIBER',
  street_address: '12 Larkspur Lane',
  balance: 11_080,
  due_date: '2026-03-22',
  autopay_enabled: false,
  paperless: false,
  status: 'active',
  ...changes,
})

interface Household {
  accounts?: BillingAccount[]
  startedOn?: string
  methods?: (typeof visa)[]
}

function playHousehold(
  user: UserDetails,
  { accounts = [], startedOn = '2023-05-11', methods = [] }: Household = {},
): void {
  play(viewBalance, owes)
  play(listPayments, { payments: [], total_count: 0, paid_this_year: 0 })
  play(listPaymentProfiles, methods)
  play(listServicePlans, [])
  play(getAccountDetails, {
    user_id: user.user_id,
    billing_accounts: accounts,
    contact: reached,
    locations: [
      {
        crm_premise_id: '12 Larkspur Lane',
        street_address: '12 Larkspur Lane',
        city: 'Cedar Bend',
        state: 'TX',
        zip: '78610',
        community_name: 'Cedar Bend',
        services: [
          {
            crm_service_account_id: '12 Larkspur Lane-FIBER',
            crm_service_account_number: 'number-1',
            crm_billing_account_number: '4001',
            service_type_code: 'FIBER',
            status: 'active',
            started_on: startedOn,
          },
        ],
      },
    ],
  })
}

const tile = async (name: string) => within(await screen.findByRole('region', { name }))

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
    expect(await screen.findByText('No outages or safety notices for 12 Larkspur Lane.')).toBeVisible()
  })

  it('name the first and open on all of them', async () => {
    play(listActiveAnnouncements, [alert, { ...alert, announcement_id: '2', title: 'Smell gas?' }])
    const hands = renderScreen('/', { as: customer })
    const alerts = await tile('Alerts')
    await hands.click(await alerts.findByText('and 1 more'))
    expect(alerts.getByText('Smell gas?')).toBeVisible()
    expect(alerts.getAllByText('A cable was cut')).toHaveLength(1)
  })

  const newsId = '77777777-7777-4777-8777-777777777777'

  it('can be dismissed where they may be, and stay where they may not', async () => {
    const rates = {
      ...alert,
      announcement_id: newsId,
      title: 'New rates',
      severity: 'info' as const,
      kind: 'Rate change',
    }
    play(listActiveAnnouncements, [alert, { ...rates, dismissible: true }])
    play(dismissAnnouncement, null)
    const hands = renderScreen('/', { as: customer })
    expect(await (await tile('Alerts')).findByText('A cable was cut')).toBeVisible()
    expect(screen.queryByRole('button', { name: /Dismiss: A cable/ })).not.toBeInTheDocument()
    play(listActiveAnnouncements, [alert])
    await hands.click(await screen.findByRole('button', { name: 'Dismiss: New rates' }))
    expect(await (await tile('Announcements')).findByText(/Nothing is announced/)).toBeVisible()
    expect(callsOf(dismissAnnouncement)[0]?.body).toEqual({ announcement_id: newsId })
  })

  it('do not take the focus when they come, only when one of several was dismissed', async () => {
    const news = (id: string, title: string) => ({
      ...alert,
      announcement_id: id,
      title,
      severity: 'info' as const,
      kind: 'Rate change',
      dismissible: true,
    })
    const offer = news('88888888-8888-4888-8888-888888888888', 'New offer')
    play(listActiveAnnouncements, [news(newsId, 'New rates'), offer])
    play(dismissAnnouncement, null)
    const hands = renderScreen('/', { as: customer })
    const dismissRates = await screen.findByRole('button', { name: 'Dismiss: New rates' })
    expect(document.body).toHaveFocus()
    play(listActiveAnnouncements, [offer])
    await hands.click(dismissRates)
    await waitFor(() => expect(document.getElementById('announcements')).toHaveFocus())
  })

  it('name planned work that stops a service, which is then not repeated among the news', async () => {
    const work = {
      ...alert,
      title: 'Fiber work on two nights',
      kind: 'Planned maintenance',
      severity: 'notice' as const,
    }
    play(listActiveAnnouncements, [work])
    renderScreen('/', { as: customer })
    expect(await (await tile('Alerts')).findByText('Fiber work on two nights')).toBeVisible()
    expect(screen.queryByText(/No outages/)).not.toBeInTheDocument()
    expect(await (await tile('Announcements')).findByText(/Nothing is announced/)).toBeVisible()
  })

  it('give no all-clear for an address that could not be asked about', async () => {
    play(listActiveAnnouncements, [])
    const elsewhere = aCustomer({
      user_address_details: customer.user_address_details.map((address) =>
        address.street_address === '77 Mill Road' ? { ...address, zip: '78611' } : address,
      ),
    })
    const hands = renderScreen('/', { as: elsewhere })
    await screen.findByText('No outages or safety notices for 12 Larkspur Lane.')
    play(listActiveAnnouncements, refuse('unexpected', 'Something went wrong.'))
    await hands.click(screen.getByLabelText('Select Service Address'))
    await hands.click(await screen.findByText('77 Mill Road, Cedar Bend, TX 78611'))
    const alerts = await tile('Alerts')
    expect(await alerts.findByText('Outages and safety notices could not be loaded.')).toBeVisible()
    expect(alerts.queryByText(/No outages/)).not.toBeInTheDocument()
  })

  it('never say that there are none when that is not known', async () => {
    play(listActiveAnnouncements, refuse('unexpected', 'Something went wrong.'))
    renderScreen('/', { as: customer })
    const alerts = await tile('Alerts')
    expect(await alerts.findByText('Outages and safety notices could not be loaded.')).toBeVisible()
    expect(alerts.queryByText(/No outages/)).not.toBeInTheDocument()
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

  it('names what is to be paid of it on a later day, not of another bill', async () => {
    playHousehold(customer)
    play(listScheduledPayments, [
      planned,
      { ...planned, scheduled_payment_id: '44444444-4444-4444-8444-444444444444', crm_billing_account_number: '4003' },
    ])
    renderScreen('/', { as: customer })
    const balance = await tile('Balance')
    expect(await balance.findAllByText('$84.20 is to be paid on 12/03/2999.')).toHaveLength(1)
  })

  it('says so when what is planned could not be loaded', async () => {
    playHousehold(customer)
    play(listScheduledPayments, refuse('unavailable', 'The service is starting or being maintained.'))
    renderScreen('/', { as: customer })
    expect(await (await tile('Balance')).findByText('Scheduled payments could not be loaded.')).toBeVisible()
  })
})

describe('the accounts of the dashboard', () => {
  it('select the one that is chosen, with its address', async () => {
    playHousehold(customer, { accounts: [billed('4001'), billed('4003', { service_group: 'GAS' })] })
    const hands = renderScreen('/', { as: customer })
    const accounts = await tile('Accounts')
    expect(await accounts.findByRole('button', { name: /Fiber.*4001/, current: true })).toBeVisible()
    await hands.click(accounts.getByRole('button', { name: /Gas.*77 Mill Road.*4003/ }))
    expect(accounts.getByRole('button', { name: /4003/, current: true })).toBeVisible()
    expect(screen.getByLabelText('Billing account')).toHaveTextContent('4003')
  })

  it('lead to paying the one that is meant', async () => {
    playHousehold(customer, { accounts: [billed('4001'), billed('4002', { service_group: 'GAS' })] })
    const hands = renderScreen('/', { as: customer })
    const accounts = await tile('Accounts')
    await hands.click(await accounts.findByRole('link', { name: 'Pay Gas at 12 Larkspur Lane' }))
    expect(await screen.findByRole('heading', { name: 'Make a Payment' })).toBeVisible()
    expect(screen.getByLabelText('Billing account')).toHaveTextContent('4002')
  })

  it('offer no payment where nothing is owed', async () => {
    playHousehold(customer, { accounts: [billed('4001', { balance: 0, due_date: null })] })
    renderScreen('/', { as: customer })
    const accounts = await tile('Accounts')
    expect(await accounts.findByText('Nothing due')).toBeVisible()
    expect(accounts.queryByRole('link')).not.toBeInTheDocument()
  })

  it('offer no payment to who may not pay', async () => {
    playHousehold(customer, { accounts: [billed('4001')] })
    const rights = allRights.map((right) => ({ ...right, write: false }))
    renderScreen('/', { as: customer, rights })
    const accounts = await tile('Accounts')
    expect(await accounts.findByText('Due 03/22/2026')).toBeVisible()
    expect(accounts.queryByRole('link')).not.toBeInTheDocument()
  })
})

describe('the first steps of a newcomer', () => {
  const today = new Date().toISOString().slice(0, 10)

  it('are listed with what is done, until all are', async () => {
    playHousehold(customer, { accounts: [billed('4001')], startedOn: today, methods: [visa] })
    renderScreen('/', { as: customer })
    const steps = await tile('First steps')
    expect(steps.getByRole('link', { name: 'Turn on autopay' })).toHaveAttribute('href', '/managePayment')
    expect(steps.queryByRole('link', { name: 'Add a payment method' })).not.toBeInTheDocument()
    expect(steps.getByRole('link', { name: 'Go paperless' })).toHaveAttribute('href', '/communicationPreference')
    expect(steps.getByText('Done')).toBeVisible()
  })

  it('are gone once all are done', async () => {
    window.localStorage.setItem(`first-steps:${customer.user_id}`, JSON.stringify({ state: 'open' }))
    playHousehold(customer, {
      accounts: [billed('4001', { autopay_enabled: true, paperless: true })],
      startedOn: today,
      methods: [visa],
    })
    renderScreen('/', { as: customer })
    await waitFor(() => expect(callsOf(listPaymentProfiles)).not.toHaveLength(0))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'First steps' })).not.toBeInTheDocument())
  })

  it('are left out when it cannot be learned what is done', async () => {
    window.localStorage.setItem(`first-steps:${customer.user_id}`, JSON.stringify({ state: 'open' }))
    playHousehold(customer, { accounts: [billed('4001')], startedOn: today })
    play(listPaymentProfiles, refuse('provider_failed', 'The payment provider did not answer.'))
    renderScreen('/', { as: customer })
    expect(await (await tile('Manage payment methods')).findByText(/could not be loaded/)).toBeVisible()
    expect(screen.queryByRole('region', { name: 'First steps' })).not.toBeInTheDocument()
  })

  it('stay away once dismissed', async () => {
    playHousehold(customer, { accounts: [billed('4001')], startedOn: today })
    const hands = renderScreen('/', { as: customer })
    const steps = await tile('First steps')
    await hands.click(steps.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByRole('region', { name: 'First steps' })).not.toBeInTheDocument()
    expect(window.localStorage.getItem(`first-steps:${customer.user_id}`)).toContain('closed')
  })

  it('are not shown to whoever has been here for long', async () => {
    playHousehold(customer, { accounts: [billed('4001')], startedOn: '2023-05-11' })
    renderScreen('/', { as: customer })
    await (await tile('Accounts')).findByText('Due 03/22/2026')
    await (await tile('Manage payment methods')).findByText('No data found')
    expect(screen.queryByRole('region', { name: 'First steps' })).not.toBeInTheDocument()
  })
})

describe('the tiles of the dashboard', () => {
  it('fail one by one: the others stay', async () => {
    play(listActiveAnnouncements, refuse('unexpected', 'Something went wrong.'))
    renderScreen('/', { as: customer })
    const tile = within(await screen.findByRole('region', { name: 'Announcements' }))
    expect(await tile.findByText('Announcements could not be loaded.')).toBeVisible()
    expect(within(screen.getByRole('region', { name: 'Profile' })).getByText('Maya Fields')).toBeVisible()
  })

  it('ask for what is announced at the chosen address, whichever service is chosen', async () => {
    renderScreen('/', { as: customer })
    expect(await screen.findByText(/Nothing is announced for this address/)).toBeVisible()
    expect(callsOf(listActiveAnnouncements)[0]?.query).toEqual({
      dismissed: 'no',
      city: 'Cedar Bend',
      state: 'TX',
      pincode: '78610',
    })
  })
})

describe('the requests on the dashboard', () => {
  it('name their address where it is not the selected one', async () => {
    const elsewhere = { ...request, case_id: '33333333-3333-4333-8333-333333333333', crm_premise_id: '77 Mill Road' }
    play(listOpenCases, {
      cases: [request, { ...elsewhere, case_no: 'C-2026-000902', street_address: '77 Mill Road' }],
      total_count: 2,
      counts: { open: 2, waiting: 0, closed: 0, cancelled: 0 },
    })
    renderScreen('/', { as: customer })
    const tile = within(await screen.findByRole('region', { name: 'Service requests' }))
    expect(await tile.findByText(/C-2026-000902/)).toHaveTextContent(/77 Mill Road$/)
    expect(tile.getByText(/C-2026-000901/)).not.toHaveTextContent('12 Larkspur Lane')
  })

  it('are open as well when they wait for the customer, and say so by service', async () => {
    play(listOpenCases, {
      cases: [{ ...request, status: 'waiting' }],
      total_count: 1,
      counts: { open: 1, waiting: 1, closed: 0, cancelled: 0 },
    })
    renderScreen('/', { as: customer })
    const fiber = within(await screen.findByRole('region', { name: 'Fiber requests' }))
    expect(await fiber.findByText('1 open · 1 waiting for you')).toBeVisible()
    expect(fiber.getByRole('link', { name: request.title })).toBeVisible()
  })
})

describe('what can be done without anybody', () => {
  it('is moving for residents; builders and associations hand addresses over', async () => {
    playHousehold(customer)
    renderScreen('/', { as: customer })
    expect(await screen.findByRole('link', { name: 'Tell us that you are moving' })).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Moving' })).toBeVisible()
    cleanup()
    const builder = aCustomer({ userTypeCode: 'BUILDER' })
    playHousehold(builder)
    renderScreen('/', { as: builder })
    expect(await screen.findByRole('link', { name: 'Start another service' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Tell us that you are moving' })).not.toBeInTheDocument()
    expect(await screen.findByRole('link', { name: 'Billing' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Moving' })).not.toBeInTheDocument()
  })
})
