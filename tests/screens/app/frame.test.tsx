import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { getAppData } from '#shared/contract/signIn/session'
import { idleSignOutMs } from '#shared/http/limits'
import * as commonTexts from '#shared/texts/common'
import * as frameTexts from '#shared/texts/frame'
import * as pageTexts from '#shared/texts/pages'
import * as serviceTexts from '#shared/texts/services/services'
import * as visitorTexts from '#shared/texts/visitorPages'
import { getStoredSession } from '../../../renderer/session/storedSession'
import {
  aCustomer,
  allRights,
  aStaffMember,
  errorAnswer,
  goTo,
  mockCall,
  mockSignedInUser,
  renderScreen,
  requestsOf,
} from '../../support/screens/renderScreen'
import { passTime, startTestTime } from '../../support/screens/time'

const customer = aCustomer()
const staff = aStaffMember({ email_id: 'robin@demo.example' })

describe('the header of a customer', () => {
  it('starts with the fiber service of the first address', async () => {
    renderScreen('/', { as: customer })
    expect(await screen.findByRole('radio', { name: serviceTexts.serviceLabels.FIBER })).toBeChecked()
    expect(screen.getByLabelText('Billing account')).toHaveTextContent('4001')
    expect(screen.getByLabelText('Select Service Address')).toBeInTheDocument()
  })

  it('shows the billing account of the selected service', async () => {
    const user = renderScreen('/', { as: customer })
    await user.click(await screen.findByRole('radio', { name: serviceTexts.serviceLabels.GAS }))
    expect(screen.getByLabelText('Billing account')).toHaveTextContent('4002')
  })

  it('offers the services of the selected address', async () => {
    const user = renderScreen('/', { as: customer })
    await user.click(await screen.findByLabelText('Select Service Address'))
    await user.click(await screen.findByText('77 Mill Road, Cedar Bend, TX 78610'))
    await waitFor(() =>
      expect(screen.queryByRole('radio', { name: serviceTexts.serviceLabels.FIBER })).not.toBeInTheDocument(),
    )
    expect(screen.getByLabelText('Billing account')).toHaveTextContent('4003')
  })
})

describe('the list of addresses', () => {
  const streets = ['9 Wren Way', '77 Mill Road', '900 Quill St', '14505 Quill St, Lot 4', '14505 Quill St, Lot 35']
  const builder = aCustomer({
    user_address_details: [...streets, '1 Elm Ct', '2 Elm Ct', '3 Elm Ct'].map((street) => ({
      street_address: street,
      city: 'Cedar Bend',
      state: 'TX',
      zip: '78610',
      crm_premise_id: street,
      services: [],
    })),
  })

  it('keeps the order of the server and can be searched by any of an address’s words', async () => {
    const user = renderScreen('/', { as: builder })
    await user.click(await screen.findByLabelText('Select Service Address'))
    const shown = () => screen.queryAllByTitle(/, Cedar Bend, TX 78610$/).map(({ title }) => title.split(', Cedar')[0])
    await waitFor(() => expect(shown()).toContain('77 Mill Road'))
    const inList = shown().filter((street) => street?.includes('Quill') || street?.includes('Mill'))
    expect(inList.slice(-4)).toEqual([
      '77 Mill Road',
      '900 Quill St',
      '14505 Quill St, Lot 4',
      '14505 Quill St, Lot 35',
    ])
    await user.keyboard('quill 35')
    await waitFor(() => expect(shown()).not.toContain('77 Mill Road'))
    expect(shown()).toContain('14505 Quill St, Lot 35')
  })
})

describe('the list of addresses by keyboard', () => {
  it('opens, moves and selects without a mouse, and Escape leaves the selection as it was', async () => {
    const user = renderScreen('/', { as: customer })
    const field = await screen.findByLabelText<HTMLInputElement>('Select Service Address')
    field.focus()
    await user.keyboard('{ArrowDown}{ArrowDown}{Escape}')
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    expect(field).toHaveValue('12 Larkspur Lane, Cedar Bend, TX 78610')
    await user.keyboard('{ArrowDown}{ArrowDown}')
    const active = document.getElementById(field.getAttribute('aria-activedescendant') ?? '')
    expect(active).toHaveTextContent('77 Mill Road, Cedar Bend, TX 78610')
    await user.keyboard('{Enter}')
    expect(field).toHaveValue('77 Mill Road, Cedar Bend, TX 78610')
    expect(screen.getByLabelText('Billing account')).toHaveTextContent('4003')
  })
})

describe('the header of staff', () => {
  it('has no address selection', async () => {
    renderScreen('/', { as: staff })
    expect(await screen.findByRole('heading', { name: 'Customer Data View' })).toBeVisible()
    expect(screen.queryByLabelText('Select Service Address')).not.toBeInTheDocument()
  })
})

describe('the header on a narrow screen', () => {
  const narrow = () =>
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(new EventTarget(), {
        matches: query === '(width < 56.25em)',
        media: query,
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      }),
    )

  it('shows the selection in one row, and opens the list of addresses and services', async () => {
    narrow()
    const user = renderScreen('/', { as: customer })
    await user.click(
      await screen.findByRole('button', { name: new RegExp(`12 Larkspur Lane.*${serviceTexts.serviceLabels.FIBER}`) }),
    )
    const sheet = within(screen.getByRole('dialog', { name: commonTexts.serviceAddress }))
    expect(sheet.getByLabelText('Billing account')).toHaveTextContent('4001')
    await user.click(sheet.getByRole('radio', { name: serviceTexts.serviceLabels.GAS }))
    await user.click(sheet.getByRole('button', { name: commonTexts.done }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(
      screen.getByRole('button', { name: new RegExp(`12 Larkspur Lane.*${serviceTexts.serviceLabels.GAS}`) }),
    ).toBeVisible()
  })

  it('closes a sheet on a click outside it, but not if the press started inside', async () => {
    narrow()
    const user = renderScreen('/', { as: customer })
    await user.click(
      await screen.findByRole('button', { name: new RegExp(`12 Larkspur Lane.*${serviceTexts.serviceLabels.FIBER}`) }),
    )
    const sheet = screen.getByRole('dialog', { name: commonTexts.serviceAddress })
    const inside = within(sheet).getByText('4001')
    await user.pointer([
      { keys: '[MouseLeft>]', target: inside },
      { keys: '[/MouseLeft]', target: sheet },
    ])
    expect(screen.getByRole('dialog', { name: commonTexts.serviceAddress })).toBeVisible()
    await user.click(sheet)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('shows the menu in a drawer with Sign Out at the end', async () => {
    narrow()
    const user = renderScreen('/', { as: customer })
    await user.click(await screen.findByRole('button', { name: frameTexts.openMenu }))
    const drawer = within(screen.getByRole('dialog', { name: frameTexts.menu }))
    expect(drawer.getByRole('button', { name: 'Log out' })).toBeVisible()
    await user.click(drawer.getByRole('button', { name: 'Payments & Billing' }))
    await user.click(drawer.getByRole('link', { name: 'Payment History' }))
    expect(await screen.findByRole('heading', { name: 'Payment History' })).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

describe('a slow start', () => {
  it('shows the frame with the page’s name immediately, and the user once they are loaded', async () => {
    let answer: (rights: typeof allRights) => void = () => undefined
    const user = renderScreen('/paymentHistory', { as: customer })
    mockCall(getAppData, () => new Promise((resolve) => (answer = resolve)))
    expect(await screen.findByRole('heading', { name: 'Payment History' })).toBeVisible()
    expect(screen.queryByRole('button', { name: frameTexts.profileOf('Maya Fields') })).not.toBeInTheDocument()
    await waitFor(() => expect(requestsOf(getAppData)).toHaveLength(1))
    answer(allRights)
    await user.click(await screen.findByRole('button', { name: frameTexts.profileOf('Maya Fields') }))
    expect(screen.getByText('maya@demo.example')).toBeVisible()
  })
})

describe('navigation between pages', () => {
  it('names the page in the tab and in the breadcrumb, and moves the focus to its heading', async () => {
    renderScreen('/', { as: customer })
    await screen.findByRole('heading', { name: pageTexts.mainDashboard })
    goTo('/nowhere')
    const heading = await screen.findByRole('heading', { name: frameTexts.pageNotFound })
    await waitFor(() => expect(heading).toHaveFocus())
    expect(document.title).toBe(`${frameTexts.pageNotFound} · Cedar Utilities`)
    expect(
      within(screen.getByRole('navigation', { name: frameTexts.breadcrumb })).getByText(frameTexts.pageNotFound),
    ).toBeVisible()
  })

  it('offers a search and the recent pages at an unknown address', async () => {
    const user = renderScreen('/', { as: customer })
    await screen.findByRole('heading', { name: pageTexts.mainDashboard })
    goTo('/nowhere')
    await user.type(await screen.findByRole('searchbox', { name: frameTexts.findAPage }), 'statem')
    const pages = within(await screen.findByRole('region', { name: commonTexts.pages }))
    expect(pages.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Billing Statements'])
    const last = within(screen.getByRole('region', { name: frameTexts.recentPages }))
    expect(last.getByRole('link', { name: pageTexts.mainDashboard })).toHaveAttribute('href', '/')
  })

  it('links to the dashboard from an unknown address', async () => {
    const user = renderScreen('/nowhere', { as: customer })
    expect(await screen.findByText('/nowhere')).toBeVisible()
    await user.click(screen.getByRole('link', { name: frameTexts.homeLink }))
    expect(await screen.findByRole('heading', { name: pageTexts.mainDashboard })).toBeVisible()
  })

  it('names the feature that the user has no right to', async () => {
    renderScreen('/managePayment', { as: customer, rights: [] })
    expect(await screen.findByText(pageTexts.noPagePermission('Payment Methods'))).toBeVisible()
  })

  it('has a link that skips the menu for keyboard users', async () => {
    renderScreen('/', { as: customer })
    expect(await screen.findByRole('link', { name: frameTexts.skipToContent })).toHaveAttribute('href', '#content')
  })

  it('shows the copyright of 2025 in the footer', async () => {
    renderScreen('/', { as: customer })
    expect(await screen.findByText('Copyright 2025 Cedar Utilities')).toBeVisible()
  })
})

describe('the menu', () => {
  it('has one group open at a time', async () => {
    const user = renderScreen('/', { as: customer })
    const menu = within(await screen.findByRole('navigation', { name: frameTexts.mainMenu }))
    await user.click(menu.getByRole('button', { name: 'Manage Accounts' }))
    expect(menu.getByRole('link', { name: 'Payment Methods' })).toBeVisible()
    await user.click(menu.getByRole('button', { name: 'Payments & Billing' }))
    expect(menu.getByRole('link', { name: 'Payment History' })).toBeVisible()
    expect(menu.queryByRole('link', { name: 'Payment Methods' })).not.toBeInTheDocument()
  })

  it('opens the group of the current page and marks the page', async () => {
    renderScreen('/paymentHistory', { as: customer })
    expect(await screen.findByRole('link', { name: 'Payment History', current: 'page' })).toBeVisible()
  })

  it('omits pages that the user has no right to read', async () => {
    const rights = allRights.filter(({ name }) => name !== 'MANAGEPAYMENT')
    const user = renderScreen('/', { as: customer, rights })
    const menu = within(await screen.findByRole('navigation', { name: frameTexts.mainMenu }))
    await user.click(menu.getByRole('button', { name: 'Manage Accounts' }))
    expect(menu.getByRole('link', { name: 'Service Accounts' })).toBeVisible()
    expect(menu.queryByRole('link', { name: 'Payment Methods' })).not.toBeInTheDocument()
  })
})

describe('a start that fails', () => {
  it('says so and tries again', async () => {
    mockSignedInUser(customer)
    const user = renderScreen('/', { as: customer })
    mockCall(getAppData, errorAnswer('unavailable', 'Being maintained.'))
    expect(await screen.findByRole('heading', { name: frameTexts.accountNotAvailable })).toBeVisible()
    expect(screen.getByText(visitorTexts.reference('req-1'))).toBeVisible()
    expect(screen.getByText('Cedar Utilities')).toBeVisible()
    expect(screen.getByRole('link', { name: '555-0100' })).toBeVisible()
    mockCall(getAppData, allRights)
    await user.click(screen.getByRole('button', { name: commonTexts.tryAgain }))
    expect(await screen.findByRole('heading', { name: pageTexts.mainDashboard })).toBeVisible()
  })
})

describe('a failed start of a signed-in user', () => {
  const openFailing = () => {
    const user = renderScreen('/', { as: customer })
    mockCall(getAppData, errorAnswer('unavailable', 'Being maintained.'))
    return user
  }

  it('offers to sign out', async () => {
    const user = openFailing()
    await screen.findByRole('heading', { name: frameTexts.accountNotAvailable })
    await user.click(screen.getByRole('button', { name: 'Log out' }))
    expect(await screen.findByRole('heading', { name: commonTexts.signIn })).toBeVisible()
    expect(getStoredSession()).toBeNull()
  })

  it('signs the user out when they leave', async () => {
    startTestTime()
    openFailing()
    await screen.findByRole('heading', { name: frameTexts.accountNotAvailable })
    await passTime(idleSignOutMs + 1000)
    expect(getStoredSession()).toBeNull()
  })
})
