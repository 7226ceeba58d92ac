import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { BillingAccount } from '#shared/contract/customers/accountDetails'
import { getCustomerOverview, listRecentCustomers } from '#shared/contract/customers/customers'
import { searchAddresses } from '#shared/contract/services/premises'
import * as commonTexts from '#shared/texts/common'
import * as customerTexts from '#shared/texts/customers/customers'
import { TabLinks } from '../../../renderer/ui/panels/TabLinks'
import { aFoundCustomer, anOverview } from '../../support/answers/customerAnswers'
import { aStaffMember, mockCall, renderScreen } from '../../support/screens/renderScreen'

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
    mockCall(searchAddresses, [])
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
