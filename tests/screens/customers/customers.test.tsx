import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  findAddressUsers,
  getCustomerOverview,
  listRecentCustomers,
  searchCustomers,
} from '#shared/contract/customers/customers'
import { redeemHelpCode } from '#shared/contract/customers/remoteHelp'
import { viewBalance } from '#shared/contract/payments/payments'
import { searchAddresses } from '#shared/contract/services/premises'
import type { ResponseOf } from '#shared/http/endpoint'
import { customerUrl } from '#shared/pages/customerUrl'
import * as roleTexts from '#shared/texts/access/roles'
import * as commonTexts from '#shared/texts/common'
import * as customerTexts from '#shared/texts/customers/customers'
import * as remoteHelpTexts from '#shared/texts/customers/remoteHelp'
import * as pageTexts from '#shared/texts/pages'
import * as tableTexts from '#shared/texts/tables'
import { aFoundCustomer, anOverview } from '../../support/answers/customerAnswers'
import { createDeferredAnswer } from '../../support/screens/deferredAnswer'
import { aStaffMember, errorAnswer, mockCall, renderScreen, requestsOf } from '../../support/screens/renderScreen'

const imani = aStaffMember({
  user_id: '22222222-2222-4222-8222-222222222222',
  first_name: 'Imani',
  last_name: 'Penhallow',
  email_id: 'imani@demo.example',
})

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

const openStart = (path = '/') => renderScreen(path, { as: imani })
const header = async () => within(await screen.findByRole('form', { name: customerTexts.findACustomer }))

describe('the search in the header', () => {
  it('requires at least one field', async () => {
    const user = openStart()
    await user.click((await header()).getByRole('button', { name: commonTexts.search }))
    expect(screen.getByText(customerTexts.fillOne)).toBeInTheDocument()
    expect(requestsOf(findAddressUsers)).toHaveLength(0)
  })

  it('opens the only match, at the address that was searched for', async () => {
    mockCall(findAddressUsers, { customers: [aFoundCustomer()], total_count: 1, is_exact: true })
    const user = openStart('/faq')
    await user.type((await header()).getByLabelText(commonTexts.serviceAddress), '77 mill')
    await user.keyboard('{Enter}')
    const banner = within(await screen.findByRole('region', { name: customerTexts.bannerLabel }))
    expect(banner.getByText('Maya Fields')).toBeInTheDocument()
    expect(banner.getByDisplayValue('77 Mill Road, Cedar Bend, TX 78610')).toBeInTheDocument()
    expect((await header()).getByLabelText(commonTexts.serviceAddress)).toHaveValue('77 mill')
    expect(window.location.pathname).toBe(customerUrl('CU-1'))
  })

  it('searches immediately when an address is selected', async () => {
    mockCall(searchAddresses, { addresses: [millRoad], has_more: false })
    mockCall(findAddressUsers, { customers: [aFoundCustomer()], total_count: 1, is_exact: true })
    const user = openStart()
    await user.type((await header()).getByLabelText(commonTexts.serviceAddress), '77 m')
    await user.click(await screen.findByText('77 Mill Road, Cedar Bend, TX 78610'))
    await screen.findByRole('region', { name: customerTexts.bannerLabel })
    expect(requestsOf(findAddressUsers).map(({ query }) => query.address)).toEqual([
      '77 Mill Road, Cedar Bend, TX 78610',
    ])
    expect((await header()).getByLabelText(commonTexts.serviceAddress)).toHaveValue(
      '77 Mill Road, Cedar Bend, TX 78610',
    )
  })

  it('offers a choice of several matches, and says so if there are more', async () => {
    const other = aFoundCustomer({ crm_customer_number: 'CU-2', name: 'Maya Reed' })
    mockCall(findAddressUsers, { customers: [aFoundCustomer(), other], total_count: 1000, is_exact: false })
    const user = openStart()
    await user.type((await header()).getByLabelText(commonTexts.email), 'maya')
    await user.click((await header()).getByRole('button', { name: commonTexts.search }))
    const dialog = within(await screen.findByRole('dialog', { name: customerTexts.manyCustomersMatch('1,000') }))
    expect(dialog.queryByRole('button', { name: tableTexts.columns })).not.toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: /^Open Maya Reed/ }))
    await screen.findByRole('region', { name: customerTexts.bannerLabel })
    expect(requestsOf(getCustomerOverview)[0]?.query).toEqual({ crm_customer_id: 'CU-2' })
  })

  it('does not open a customer if the user has left the page', async () => {
    const deferred = createDeferredAnswer<ResponseOf<typeof findAddressUsers>>()
    mockCall(findAddressUsers, () => deferred.promise)
    const user = openStart()
    await user.type((await header()).getByLabelText(commonTexts.email), 'maya')
    await user.keyboard('{Enter}')
    await user.click((await header()).getByRole('button', { name: customerTexts.reset }))
    deferred.resolveWith({ customers: [aFoundCustomer()], total_count: 1, is_exact: true })
    // The button shows a spinner as long as the search runs.
    const search = (await header()).getByRole('button', { name: commonTexts.search })
    await waitFor(() => expect(search).not.toHaveAttribute('aria-busy'))
    expect(requestsOf(getCustomerOverview)).toHaveLength(0)
  })

  it('uses one field: typing in another one clears the previous one', async () => {
    mockCall(findAddressUsers, { customers: [], total_count: 0, is_exact: true })
    const user = openStart()
    await user.type((await header()).getByLabelText(commonTexts.serviceAddress), 'qu')
    await user.type((await header()).getByLabelText(commonTexts.email), 'maya@')
    expect((await header()).getByLabelText(commonTexts.serviceAddress)).toHaveValue('')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(requestsOf(findAddressUsers)).toHaveLength(1))
    expect(requestsOf(findAddressUsers)[0]?.query).toMatchObject({ email: 'maya@' })
    expect(requestsOf(findAddressUsers)[0]?.query).not.toHaveProperty('address')
  })

  it('ends the search of the page, so that its results do not stay next to “No customers found”', async () => {
    mockCall(searchCustomers, { customers: [aFoundCustomer()], total_count: 1, is_exact: true })
    mockCall(findAddressUsers, { customers: [], total_count: 0, is_exact: true })
    const user = openStart('/?search=maya')
    await screen.findByRole('button', { name: /^Open Maya Fields/ })
    await user.type((await header()).getByLabelText(commonTexts.email), 'nobody@')
    await user.keyboard('{Enter}')
    expect(await screen.findByText(customerTexts.noneFoundHint)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Open Maya Fields/ })).not.toBeInTheDocument()
  })

  it('keeps what was typed if there is no match or the server fails', async () => {
    mockCall(findAddressUsers, { customers: [], total_count: 0, is_exact: true })
    const user = openStart()
    await user.type((await header()).getByLabelText(commonTexts.email), 'nobody@')
    await user.keyboard('{Enter}')
    expect(await screen.findByText(customerTexts.noneFoundHint)).toBeInTheDocument()
    const failure = 'Broken.'
    mockCall(findAddressUsers, () => errorAnswer('unexpected', failure))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.getAllByText(failure, { exact: false }).length).toBeGreaterThan(0))
    expect((await header()).getByLabelText(commonTexts.email)).toHaveValue('nobody@')
  })
})

describe('the search box for all fields', () => {
  it.each([
    ['an address', '77 mill', '77 Mill Road'],
    ['a name', 'maya', null],
  ])('opens a customer found by %s at the right place', async (_what, typed, premiseId) => {
    mockCall(searchCustomers, { customers: [aFoundCustomer()], total_count: 1, is_exact: true })
    const user = openStart('/')
    await user.type(await screen.findByLabelText(customerTexts.searchHint), typed)
    await user.click(await screen.findByRole('button', { name: /^Open Maya Fields/ }))
    await screen.findByRole('region', { name: customerTexts.bannerLabel })
    const stored = sessionStorage.getItem(`selection:${imani.user_id}`) ?? '{}'
    expect(JSON.parse(stored)).toMatchObject({ customerNumber: 'CU-1', premiseId })
  })

  it('searches while the user types, and gives advice if there is no match', async () => {
    mockCall(searchCustomers, { customers: [], total_count: 0, is_exact: true })
    const user = openStart()
    await user.type(await screen.findByLabelText(customerTexts.searchHint), 'zzz')
    expect(await screen.findByText(customerTexts.noMatchHint('zzz'))).toBeInTheDocument()
  })

  it('requires three characters', async () => {
    openStart('/?search=ab')
    expect(await screen.findByText(customerTexts.typeMore)).toBeInTheDocument()
    expect(requestsOf(searchCustomers)).toHaveLength(0)
  })

  it('shows the recently opened customers until then', async () => {
    mockCall(listRecentCustomers, [aFoundCustomer({ name: 'Alden Norwood' })])
    openStart()
    expect(await screen.findByRole('button', { name: /^Open Alden Norwood/ })).toBeInTheDocument()
  })

  it('is not shown without the right to work on accounts', async () => {
    renderScreen('/', { as: imani, rights: [] })
    expect(
      await screen.findByText(pageTexts.missingPermission(`${roleTexts.featureLabels.ACCOUNTS}: Read`)),
    ).toBeInTheDocument()
  })
})

describe('a help code of the customer', () => {
  it('opens the customer’s account', async () => {
    mockCall(redeemHelpCode, {
      user_id: '11111111-1111-4111-8111-111111111111',
      first_name: 'Maya',
      last_name: 'Fields',
      email_id: 'maya@demo.example',
      crm_customer_numbers: ['CU-1'],
      redeemed_at: '2026-03-01T10:00:00Z',
      expires_at: '2026-03-01T10:15:00Z',
    })
    const user = openStart()
    await user.type(await screen.findByLabelText(remoteHelpTexts.helpCodeLabel), '123 456')
    await user.click(screen.getByRole('button', { name: remoteHelpTexts.openAccount }))
    await screen.findByRole('region', { name: customerTexts.bannerLabel })
    expect(requestsOf(redeemHelpCode)[0]?.body).toEqual({ otp: '123456' })
  })

  it('stays in the field if it is invalid', async () => {
    mockCall(
      redeemHelpCode,
      errorAnswer('invalid_input', 'This code does not count.', { otp: 'This code does not count.' }),
    )
    const user = openStart()
    await user.type(await screen.findByLabelText(remoteHelpTexts.helpCodeLabel), '999999')
    await user.click(screen.getByRole('button', { name: remoteHelpTexts.openAccount }))
    expect(await screen.findByText('This code does not count.')).toBeInTheDocument()
    expect(screen.getByLabelText(remoteHelpTexts.helpCodeLabel)).toHaveValue('999999')
  })
})
