/** The URLs at which staff see single customers. */
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { getCustomerOverview, listRecentCustomers, searchCustomers } from '#shared/contract/customers/customers'
import { viewBalance } from '#shared/contract/payments/payments'
import { customerUrl } from '#shared/pages/customerUrl'
import * as commonTexts from '#shared/texts/common'
import * as customerTexts from '#shared/texts/customers/customers'
import * as frameTexts from '#shared/texts/frame'
import * as pageTexts from '#shared/texts/pages'
import { aFoundCustomer, anOverview } from '../../support/answers/customerAnswers'
import { aCustomer, aStaffMember, errorAnswer, goTo, mockCall, renderScreen } from '../../support/screens/renderScreen'

const imani = aStaffMember({ user_id: '22222222-2222-4222-8222-222222222222' })
const otto = anOverview({ crm_customer_number: 'CU-2', name: 'Otto Late' })

beforeEach(() => {
  mockCall(listRecentCustomers, [])
  mockCall(viewBalance, { unpaidBalance: 0, dueOn: null, autopayOn: null, autopayEnabled: false })
  mockCall(getCustomerOverview, ({ query }) => (query['crm_customer_id'] === 'CU-2' ? otto : anOverview()))
})

const openUrl = (url: string) => renderScreen(url, { as: imani })
const findHead = async (name: string) =>
  within(await screen.findByRole('region', { name: commonTexts.customer })).findByRole('heading', {
    name: new RegExp(`^${name}`),
  })
const findBanner = async () => within(await screen.findByRole('region', { name: customerTexts.bannerLabel }))

describe('the URL of a customer', () => {
  it('opens the customer, whose name is in the title of the tab', async () => {
    openUrl(customerUrl('CU-2'))
    expect(await findHead('Otto Late')).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: pageTexts.customerDataView })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: pageTexts.customerDataView })).toHaveAttribute('aria-current', 'page')
    expect(document.title).toContain('Otto Late')
  })

  it('opens another customer than the one that the tab had open', async () => {
    const selection = { customerNumber: 'CU-1', premiseId: null, serviceAccountId: null }
    sessionStorage.setItem(`selection:${imani.user_id}`, JSON.stringify(selection))
    openUrl(customerUrl('CU-2'))
    expect(await findHead('Otto Late')).toBeInTheDocument()
  })

  it('returns to the previous customer when the user goes back', async () => {
    openUrl(customerUrl('CU-1'))
    await findHead('Maya Fields')
    goTo(customerUrl('CU-2'))
    await findHead('Otto Late')
    act(() => window.history.back())
    expect(await findHead('Maya Fields')).toBeInTheDocument()
  })

  it('selects the address and the service of the account that it names', async () => {
    openUrl(customerUrl('CU-1', { billingAccount: '4003' }))
    expect((await findBanner()).getByDisplayValue('77 Mill Road, Cedar Bend, TX 78610')).toBeInTheDocument()
  })

  it('says that the customer was not found if there is none, and leads back to the search', async () => {
    mockCall(getCustomerOverview, errorAnswer('not_found', 'Not found.'))
    const user = openUrl(customerUrl('CU-9'))
    expect(await screen.findByRole('heading', { name: frameTexts.customerNotAvailable })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: frameTexts.closeCustomer }))
    expect(await screen.findByText(customerTexts.recentCustomers)).toBeInTheDocument()
    expect(window.location.pathname).toBe('/')
  })

  it('is left when the customer is closed', async () => {
    const user = openUrl(customerUrl('CU-1'))
    await user.click(await screen.findByRole('button', { name: customerTexts.closeCustomer }))
    expect(await screen.findByText(customerTexts.recentCustomers)).toBeInTheDocument()
    expect(window.location.pathname).toBe('/')
  })

  it('does not exist for customers', async () => {
    renderScreen(customerUrl('CU-1'), { as: aCustomer() })
    expect(await screen.findByRole('heading', { name: frameTexts.pageNotFound })).toBeInTheDocument()
  })
})

describe('a customer that was found', () => {
  beforeEach(() => {
    mockCall(searchCustomers, { customers: [aFoundCustomer()], total_count: 1, is_exact: true })
  })

  it('opens at their own URL, and going back leads to the search', async () => {
    const user = openUrl('/?search=maya')
    await user.click(await screen.findByRole('link', { name: 'Maya Fields' }))
    await findHead('Maya Fields')
    expect(window.location.pathname).toBe(customerUrl('CU-1'))
    act(() => window.history.back())
    expect(await within(screen.getByRole('main')).findByRole('link', { name: 'Maya Fields' })).toBeInTheDocument()
    expect(window.location.search).toBe('?search=maya')
  })

  it.each(['ctrlKey', 'metaKey', 'shiftKey'] as const)('is opened elsewhere by the browser with %s', async (key) => {
    openUrl('/?search=maya')
    const link = await screen.findByRole('link', { name: 'Maya Fields' })
    const click = createEvent.click(link, { [key]: true })
    // A test environment can't open tabs, so the event that the browser would handle is stopped after the page saw it.
    let isLeftToBrowser: boolean | undefined
    window.addEventListener(
      'click',
      (event) => {
        isLeftToBrowser = !event.defaultPrevented
        event.preventDefault()
      },
      { once: true },
    )
    fireEvent(link, click)
    await waitFor(() => expect(isLeftToBrowser).toBe(true))
    expect(window.location.pathname).toBe('/')
  })
})
