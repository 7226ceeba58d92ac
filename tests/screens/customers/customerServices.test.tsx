import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { getCustomerOverview, listRecentCustomers, searchCustomers } from '#shared/contract/customers/customers'
import { viewBalance } from '#shared/contract/payments/payments'
import { searchAddresses } from '#shared/contract/services/premises'
import { listServiceAccounts } from '#shared/contract/services/serviceAccounts'
import * as commonTexts from '#shared/texts/common'
import * as customerTexts from '#shared/texts/customers/customers'
import * as serviceAccountTexts from '#shared/texts/services/serviceAccounts'
import { aFoundCustomer, anOverview } from '../../support/answers/customerAnswers'
import { aCustomer, aStaffMember, mockCall, renderScreen, requestsOf } from '../../support/screens/renderScreen'

const imani = aStaffMember({ user_id: '22222222-2222-4222-8222-222222222222' })

beforeEach(() => {
  mockCall(listRecentCustomers, [])
  mockCall(searchAddresses, { addresses: [], has_more: false })
  mockCall(viewBalance, { unpaidBalance: 0, dueOn: null, autopayOn: null, autopayEnabled: false })
  mockCall(listServiceAccounts, { premises: [], total_count: 0, all_count: 0 })
})

async function openServices(user_id?: string) {
  const user_details = user_id === undefined ? aCustomer() : aCustomer({ user_id })
  mockCall(getCustomerOverview, anOverview({ user_details }))
  mockCall(searchCustomers, { customers: [aFoundCustomer()], total_count: 1, is_exact: true })
  const user = renderScreen('/?search=maya', { as: imani })
  await user.click(await screen.findByRole('button', { name: /^Open Maya Fields/ }))
  await screen.findByRole('region', { name: customerTexts.bannerLabel })
  await user.click(await screen.findByRole('link', { name: commonTexts.services }))
  await waitFor(() => expect(requestsOf(listServiceAccounts)).toHaveLength(1))
  return requestsOf(listServiceAccounts)[0]?.body
}

describe('the services of an opened customer', () => {
  it('are loaded for this customer only, not for all customers of their user', async () => {
    const body = await openServices()
    expect(body).toMatchObject({ crm_customer_id: 'CU-1', user_id: aCustomer().user_id })
    expect(await screen.findByText(serviceAccountTexts.customerWithoutService)).toBeInTheDocument()
  })

  it('are shown even if the customer has no user', async () => {
    const body = await openServices('')
    expect(body).toMatchObject({ crm_customer_id: 'CU-1' })
    expect(body).not.toHaveProperty('user_id')
  })
})
