import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { listDepositsOfCustomer } from '#shared/contract/billing/deposits'
import { listOpenCases } from '#shared/contract/cases/cases'
import { getCustomerOverview, listRecentCustomers, searchCustomers } from '#shared/contract/customers/customers'
import { listPayments, viewBalance } from '#shared/contract/payments/payments'
import { listScheduledPayments } from '#shared/contract/payments/scheduledPayments'
import { searchAddresses } from '#shared/contract/services/premises'
import * as depositTexts from '#shared/texts/billing/deposits'
import * as dunningTexts from '#shared/texts/billing/dunning'
import * as caseTexts from '#shared/texts/cases/cases'
import * as commonTexts from '#shared/texts/common'
import * as communicationTexts from '#shared/texts/customers/communication'
import * as customerTexts from '#shared/texts/customers/customers'
import * as timelineTexts from '#shared/texts/customers/timeline'
import * as frameTexts from '#shared/texts/frame'
import * as paymentHistoryTexts from '#shared/texts/payments/paymentHistory'
import { aFoundCustomer, anOverview } from '../../support/answers/customerAnswers'
import { aStaffMember, errorAnswer, mockCall, renderScreen, requestsOf } from '../../support/screens/renderScreen'

const imani = aStaffMember({
  user_id: '22222222-2222-4222-8222-222222222222',
  first_name: 'Imani',
  last_name: 'Penhallow',
  email_id: 'imani@demo.example',
})

beforeEach(() => {
  mockCall(listRecentCustomers, [])
  mockCall(searchAddresses, { addresses: [], has_more: false })
  mockCall(getCustomerOverview, anOverview())
  mockCall(viewBalance, { unpaidBalance: 0, dueOn: null, autopayOn: null, autopayEnabled: false })
})

const openStart = (path = '/') => renderScreen(path, { as: imani })
const header = async () => within(await screen.findByRole('form', { name: customerTexts.findACustomer }))

describe('an opened customer', () => {
  async function open() {
    mockCall(searchCustomers, { customers: [aFoundCustomer()], total_count: 1, is_exact: true })
    const user = openStart('/?search=maya')
    await user.click(await screen.findByRole('button', { name: /^Open Maya Fields/ }))
    await screen.findByRole('region', { name: customerTexts.bannerLabel })
    return user
  }

  it('is shown with the most important facts first', async () => {
    mockCall(
      getCustomerOverview,
      anOverview({
        past_due: 4500,
        past_due_since: '2026-01-05',
        open_cases: 2,
        unanswered_messages: 1,
        undeliverable_emails: 2,
      }),
    )
    await open()
    for (const text of [
      communicationTexts.languageLabels.es,
      '(512) 555-0142',
      customerTexts.owes('$120.50'),
      customerTexts.pastDueSince('$45.00', '01/05/2026'),
      customerTexts.emailsBounce(2),
      customerTexts.openRequests(2),
      customerTexts.unansweredMessages(1),
    ]) {
      expect(screen.getByText(text)).toBeInTheDocument()
    }
  })

  it('is shown with the stage of dunning, and has a tab of deposits', async () => {
    mockCall(getCustomerOverview, anOverview({ dunning: { stage: 5, past_due_days: 23, is_held: true } }))
    mockCall(listDepositsOfCustomer, { deposits: [], total_count: 0, total_deposit: 0, total_interest: 0 })
    const user = await open()
    expect(screen.getByText(customerTexts.dunning(dunningTexts.stageLabels[5], true))).toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: depositTexts.deposits }))
    expect(await screen.findByText(depositTexts.noDepositTitle)).toBeInTheDocument()
    expect(requestsOf(listDepositsOfCustomer)[0]?.query).toMatchObject({ crm_customer_id: 'CU-1' })
  })

  it('is shown with a note on which events the viewer’s role hides', async () => {
    const left_out = ['payments', 'bills', 'credits'] as const
    mockCall(getCustomerOverview, anOverview({ left_out: [...left_out] }))
    await open()
    expect(
      screen.getByText(timelineTexts.hiddenParts(left_out.map((part) => timelineTexts.partNames[part]))),
    ).toBeInTheDocument()
    expect(screen.getByText(customerTexts.noActivity(true))).toBeInTheDocument()
  })

  it('is the customer whose data the screens of customers load', async () => {
    mockCall(listOpenCases, { cases: [], total_count: 0, counts: { open: 0, waiting: 0, closed: 0, cancelled: 0 } })
    const user = await open()
    await user.click(screen.getByRole('link', { name: frameTexts.requests }))
    await waitFor(() => expect(requestsOf(listOpenCases)[0]?.body).toMatchObject({ crm_customer_id: 'CU-1' }))
    // Staff must not read the customer's “you”.
    expect(await screen.findByText(caseTexts.tabLabels('theirs').waiting, { selector: 'a' })).toBeInTheDocument()
    expect(screen.getByText(caseTexts.theirNoneOpen)).toBeInTheDocument()
  })

  it('does not replace the agent’s own profile', async () => {
    await open()
    expect(screen.getByRole('button', { name: frameTexts.profileOf('Imani Penhallow') })).toBeInTheDocument()
  })

  const afterReload = () => {
    const selection = { customerNumber: 'CU-1', premiseId: null, serviceAccountId: null }
    sessionStorage.setItem(`selection:${imani.user_id}`, JSON.stringify(selection))
    return openStart('/')
  }

  it('stays open after a reload of the tab', async () => {
    await open()
    expect(JSON.parse(sessionStorage.getItem(`selection:${imani.user_id}`) ?? '{}')).toMatchObject({
      customerNumber: 'CU-1',
    })
    cleanup()
    afterReload()
    expect(await screen.findByRole('region', { name: customerTexts.bannerLabel })).toBeInTheDocument()
  })

  it('stays open if the server fails briefly', async () => {
    mockCall(getCustomerOverview, errorAnswer('unavailable', 'Not now.'))
    const user = afterReload()
    expect(await screen.findByRole('heading', { name: frameTexts.customerNotAvailable })).toBeInTheDocument()
    mockCall(getCustomerOverview, anOverview())
    await user.click(screen.getByRole('button', { name: commonTexts.tryAgain }))
    expect(await screen.findByRole('region', { name: customerTexts.bannerLabel })).toBeInTheDocument()
  })

  it('is closed if it no longer exists', async () => {
    mockCall(getCustomerOverview, errorAnswer('not_found', 'Not found.'))
    afterReload()
    expect(await screen.findByText(customerTexts.recentCustomers)).toBeInTheDocument()
  })

  it('has a payment history for each bill', async () => {
    mockCall(listPayments, { payments: [], total_count: 0, paid_this_year: 0 })
    mockCall(listScheduledPayments, [])
    const user = await open()
    await user.click(screen.getByRole('link', { name: frameTexts.payments }))
    await waitFor(() => expect(requestsOf(listPayments)[0]?.body).toMatchObject({ billing_group_id: 'group-4001' }))
    expect(screen.queryByText(paymentHistoryTexts.allAccounts)).not.toBeInTheDocument()
    expect(
      screen.getByText(
        customerTexts.billingAccountAt({ account: '4001', services: 'fiber', place: '12 Larkspur Lane' }),
        { exact: false },
      ),
    ).toBeInTheDocument()
    expect(await screen.findByText(paymentHistoryTexts.paidThisYear('$0.00'))).toBeInTheDocument()
  })

  it('offers its other addresses, but not the selected one', async () => {
    const user = await open()
    await user.click(screen.getByRole('button', { name: customerTexts.switchAccount }))
    const dialog = within(await screen.findByRole('dialog', { name: customerTexts.switchAccount }))
    expect(dialog.getByRole('button', { name: commonTexts.chooseItem('12 Larkspur Lane') })).toBeDisabled()
    await user.click(dialog.getByRole('button', { name: commonTexts.chooseItem('77 Mill Road') }))
    const banner = within(screen.getByRole('region', { name: customerTexts.bannerLabel }))
    expect(await banner.findByDisplayValue('77 Mill Road, Cedar Bend, TX 78610')).toBeInTheDocument()
  })

  it('is closed with Reset, which also clears the search', async () => {
    const user = await open()
    await user.type((await header()).getByLabelText(commonTexts.email), 'x')
    await user.click((await header()).getByRole('button', { name: customerTexts.reset }))
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: customerTexts.bannerLabel })).not.toBeInTheDocument(),
    )
    expect((await header()).getByLabelText(commonTexts.email)).toHaveValue('')
  })
})
