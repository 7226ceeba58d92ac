import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { getCustomerOverview, listRecentCustomers } from '#shared/contract/customers/customers'
import { viewBalance } from '#shared/contract/payments/payments'
import { searchAddresses } from '#shared/contract/services/premises'
import * as commonTexts from '#shared/texts/common'
import * as customerTexts from '#shared/texts/customers/customers'
import * as premiseTexts from '#shared/texts/services/premises'
import { anOverview } from '../../support/answers/customerAnswers'
import { aStaffMember, mockCall, renderScreen, requestsOf } from '../../support/screens/renderScreen'

const millRoad = {
  crm_premise_id: 'PR-1',
  street_address: '77 Mill Road',
  city: 'Cedar Bend',
  state: 'TX',
  zip: '78610',
}

beforeEach(() => {
  mockCall(listRecentCustomers, [])
  mockCall(searchAddresses, { addresses: [], has_more: false })
  mockCall(getCustomerOverview, anOverview())
  mockCall(viewBalance, { unpaidBalance: 0, dueOn: null, autopayOn: null, autopayEnabled: false })
})

const openStart = () => renderScreen('/', { as: aStaffMember() })

const header = async () => within(await screen.findByRole('form', { name: customerTexts.findACustomer }))

describe('the address field of the search for customers', () => {
  it('offers addresses from three characters on', async () => {
    mockCall(searchAddresses, { addresses: [millRoad], has_more: false })
    const user = openStart()
    const field = (await header()).getByLabelText(commonTexts.serviceAddress)
    await user.type(field, '77')
    await user.type(field, ' m')
    expect(await screen.findByText('77 Mill Road, Cedar Bend, TX 78610')).toBeInTheDocument()
    for (const { query } of requestsOf(searchAddresses)) expect(String(query.address).length).toBeGreaterThanOrEqual(3)
  })

  it('says that more addresses match than are offered', async () => {
    mockCall(searchAddresses, { addresses: [millRoad], has_more: true })
    const user = openStart()
    await user.type((await header()).getByLabelText(commonTexts.serviceAddress), '77 m')
    expect(await screen.findByText(premiseTexts.firstAddressesOnly(1))).toBeVisible()
  })
})
