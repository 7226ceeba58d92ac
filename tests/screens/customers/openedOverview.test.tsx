import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { endHold, placeHold } from '#shared/contract/billing/dunning'
import type { BillingAccount } from '#shared/contract/customers/accountDetails'
import { type CustomerOverview, getCustomerOverview, listRecentCustomers } from '#shared/contract/customers/customers'
import { searchAddresses } from '#shared/contract/services/premises'
import * as dunningTexts from '#shared/texts/billing/dunning'
import * as commonTexts from '#shared/texts/common'
import * as customerTexts from '#shared/texts/customers/customers'
import { TabLinks } from '../../../renderer/ui/panels/TabLinks'
import { aFoundCustomer, anOverview } from '../../support/answers/customerAnswers'
import { allRights, aStaffMember, mockCall, renderScreen, requestsOf } from '../../support/screens/renderScreen'
import { selectOption } from '../../support/screens/requestForm'

const imani = aStaffMember()

const bill = (number: string): BillingAccount => ({
  crm_billing_account_number: number,
  crm_billing_group_id: `group-${number}`,
  crm_customer_number: 'CU-1',
  service_group: 'FIBER',
  street_address: '12 Larkspur Lane',
  balance: 0,
  due_date: null,
  autopay_enabled: false,
  paperless: true,
  status: 'active',
})

beforeEach(() => {
  mockCall(listRecentCustomers, [aFoundCustomer()])
})

async function billsOf(...numbers: string[]) {
  mockCall(getCustomerOverview, anOverview({ billing_accounts: numbers.map(bill) }))
  const user = renderScreen('/', { as: imani })
  await user.click(await screen.findByRole('button', { name: /Open Maya Fields/ }))
  return within(await screen.findByRole('region', { name: 'Billing accounts' }))
}

describe('an opened customer', () => {
  it('is not mixed with an earlier search in the header', async () => {
    mockCall(searchAddresses, { addresses: [], has_more: false })
    mockCall(getCustomerOverview, anOverview())
    const user = renderScreen('/', { as: imani })
    const address = await screen.findByLabelText(commonTexts.serviceAddress)
    await user.type(address, '100 Larkin')
    await user.click(await screen.findByRole('button', { name: /Open Maya Fields/ }))
    await waitFor(() => expect(address).toHaveValue(''))
  })
})

describe('the billing accounts of an opened customer', () => {
  it('are offered for selection if there are several', async () => {
    const bills = await billsOf('4001', '4002')
    expect(bills.getByRole('button', { name: customerTexts.workOn('4002') })).toBeEnabled()
  })

  it('are not offered for selection if there is one', async () => {
    const bills = await billsOf('4001')
    expect(bills.getByText(/4001/)).toBeInTheDocument()
    expect(bills.queryByRole('button')).not.toBeInTheDocument()
  })
})

describe('tabs that do not all fit', () => {
  it('have a button that shows how many follow and scrolls to them', async () => {
    const widths = { scrollWidth: 1000, clientWidth: 400 }
    for (const [name, value] of Object.entries(widths)) {
      Object.defineProperty(HTMLUListElement.prototype, name, { configurable: true, value })
    }
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(private readonly look: () => void) {}
        observe(): void {
          this.look()
        }
        disconnect(): void {}
      },
    )
    const tabs = ['Overview', 'Bills'].map((label) => ({ key: label, label, count: undefined, to: `?view=${label}` }))
    render(<TabLinks label="Results" tabs={tabs} current="Overview" />, { wrapper: MemoryRouter })
    onTestFinished(() => {
      vi.unstubAllGlobals()
      for (const name of Object.keys(widths)) Reflect.deleteProperty(HTMLUListElement.prototype, name)
    })
    expect(screen.queryByRole('button', { name: commonTexts.scrollTabs('left') })).not.toBeInTheDocument()
    screen.getByRole('list').scrollLeft = 0
    await userEvent.click(screen.getByRole('button', { name: commonTexts.scrollTabs('right') }))
    expect(screen.getByRole('list').scrollLeft).toBe(300)
  })
})

describe('a gas account of an opened customer', () => {
  const noHold = { account_no: '4001', hold_reason: null, hold_id: null, held_until: null, hold_note: '' } as const
  const medicalHold = {
    ...noHold,
    hold_reason: 'medical',
    hold_id: '99999999-9999-4999-8999-999999999999',
    held_until: '2026-04-12',
    hold_note: 'Certificate on file',
  } as const

  async function openWith(changes: Partial<CustomerOverview>) {
    mockCall(getCustomerOverview, anOverview({ billing_accounts: [bill('4001'), bill('4002')], ...changes }))
    const user = renderScreen('/', { as: imani, rights: allRights })
    await user.click(await screen.findByRole('button', { name: /Open Maya Fields/ }))
    await screen.findByRole('region', { name: customerTexts.billingAccounts })
    return user
  }

  it('can be protected from a disconnect before anything is due', async () => {
    mockCall(placeHold, { hold_id: medicalHold.hold_id })
    const user = await openWith({ gas_accounts: [noHold] })
    await user.click(screen.getByRole('button', { name: dunningTexts.placeHoldOn('4001') }))
    await selectOption(user, commonTexts.reason, dunningTexts.holdReasonLabels.medical)
    await user.click(screen.getByRole('button', { name: dunningTexts.placeHold }))
    await waitFor(() => expect(requestsOf(placeHold)[0]?.body).toMatchObject({ acct_no: '4001', reason: 'medical' }))
  })

  it('shows its hold, which can be ended', async () => {
    mockCall(endHold, { hold_id: medicalHold.hold_id })
    const user = await openWith({ gas_accounts: [medicalHold] })
    const label = dunningTexts.onHoldFor(dunningTexts.holdLabels.medical, '04/12/2026')
    expect(screen.getByText(label)).toBeVisible()
    expect(screen.getByText(medicalHold.hold_note)).toBeVisible()
    await user.click(screen.getByRole('button', { name: dunningTexts.endHoldFor('4001') }))
    await user.click(await screen.findByRole('button', { name: commonTexts.yes }))
    await waitFor(() => expect(requestsOf(endHold)).toHaveLength(1))
  })

  it('can’t be protected if it is closed', async () => {
    await openWith({ gas_accounts: [noHold], billing_accounts: [{ ...bill('4001'), status: 'closed' }] })
    expect(screen.queryByRole('button', { name: dunningTexts.placeHoldOn('4001') })).toBeNull()
  })

  it('can’t be protected without the right', async () => {
    mockCall(getCustomerOverview, anOverview({ billing_accounts: [bill('4001')], gas_accounts: [noHold] }))
    const rights = allRights.map((right) => (right.name === 'DUNNING' ? { ...right, write: false } : right))
    const user = renderScreen('/', { as: imani, rights })
    await user.click(await screen.findByRole('button', { name: /Open Maya Fields/ }))
    await screen.findByRole('region', { name: customerTexts.billingAccounts })
    expect(screen.queryByRole('button', { name: dunningTexts.placeHoldOn('4001') })).toBeNull()
  })
})
