import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { listAuditRecords } from '#shared/contract/access/audit'
import { listDeposits } from '#shared/contract/billing/deposits'
import { getDisconnectedReport, getDunningReport } from '#shared/contract/billing/dunning'
import { listRefunds } from '#shared/contract/billing/refunds'
import { getCustomerOverview } from '#shared/contract/customers/customers'
import { searchUsers } from '#shared/contract/customers/portalUsers'
import { customerUrl } from '#shared/pages/customerUrl'
import * as commonTexts from '#shared/texts/common'
import { anOverview } from '../../support/answers/customerAnswers'
import { aDebtor, aDeposit } from '../../support/answers/dunningAnswers'
import { aFoundUser } from '../../support/answers/portalUserAnswers'
import { aRefund } from '../../support/answers/refundAnswers'
import { allRights, aStaffMember, mockCall, renderScreen, requestsOf } from '../../support/screens/renderScreen'

const imani = aStaffMember()
const report = { as_of: new Date().toISOString(), total_count: 1, communities: [] }

beforeEach(() => {
  mockCall(getCustomerOverview, anOverview())
  mockCall(getDunningReport, { ...report, accounts: [aDebtor(1)], held_count: 0, moratoria: [] })
  mockCall(getDisconnectedReport, {
    ...report,
    accounts: [{ ...aDebtor(1, { stage: 9 }), disconnected_on: '2026-03-02', reconnect_on: null }],
  })
  mockCall(listDeposits, { deposits: [aDeposit()], total_count: 1, total_deposit: 0, total_interest: 0 })
  mockCall(listRefunds, {
    refunds: [aRefund({ account_no: 'BA-1', crm_customer_number: 'CU-1' })],
    total_count: 1,
    total_refund: 42_15,
  })
  mockCall(listAuditRecords, {
    records: [
      {
        record_id: '77777777-7777-4777-8777-777777777777',
        at: '2026-03-13T15:00:00.000Z',
        user_name: 'Imani Brooks',
        user_email: 'imani@demo.example',
        action: 'customer.opened',
        crm_customer_number: 'CU-1',
        address: '127.0.0.1',
        details: {},
        names_by_id: {},
      },
    ],
    next: null,
  })
  mockCall(searchUsers, {
    user_details: [aFoundUser()],
    total_count: 1,
    is_exact: true,
    invited: [],
  })
})

describe('the number of an account', () => {
  it('links to the account, so that it can be opened in another tab', async () => {
    renderScreen('/disconnection', { as: imani })
    expect(await screen.findByRole('link', { name: 'BA-1' })).toHaveAttribute(
      'href',
      customerUrl('CU-1', { billingAccount: 'BA-1' }),
    )
  })

  it.each([
    ['disconnects', '/disconnection', 'BA-1'],
    ['disconnected', '/disconnection?tab=disconnected', 'BA-1'],
    ['deposits', '/depositAccounts', 'BA-1'],
    ['refunds', '/depositAccounts?tab=refunds', 'BA-1'],
    ['the audit log', '/admin/audit', 'CU-1'],
    ['portal users', '/myAcclogin?tab=manage&email=maya', 'BA-1'],
  ])('opens the customer from the list of %s', async (_list, address, number) => {
    const user = renderScreen(address, { as: imani })
    await user.click(await screen.findByRole('link', { name: number }))
    await waitFor(() => expect(requestsOf(getCustomerOverview)[0]?.query).toEqual({ crm_customer_id: 'CU-1' }))
    expect(await screen.findByRole('region', { name: commonTexts.customer })).toHaveTextContent(anOverview().name)
  })

  it('is plain text without the right to read customers', async () => {
    const rights = allRights.map((one) => (one.name === 'ACCOUNTS' ? { ...one, read: false } : one))
    renderScreen('/disconnection', { as: imani, rights })
    expect(await screen.findByText('BA-1')).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'BA-1' })).not.toBeInTheDocument()
  })
})
