import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { listActiveAnnouncements } from '#shared/contract/announcements'
import { getAppData } from '#shared/contract/session'
import { idleSignOutMs } from '#shared/limits'
import { heldSession } from '../../renderer/session/heldSession'
import { aCustomer, allRights, callsOf, goTo, play, playPerson, refuse, renderScreen } from '../support/renderScreen'

const customer = aCustomer()
const staff = aCustomer({
  userTypeCode: 'CENTRIC',
  email_id: 'robin@demo.example',
  user_accounts: [],
  user_address_details: [],
})

describe('the header of a customer', () => {
  it('starts with the fiber service of the first address', async () => {
    renderScreen('/', { as: customer })
    expect(await screen.findByRole('radio', { name: 'Fiber' })).toBeChecked()
    expect(screen.getByLabelText('Billing account')).toHaveTextContent('4001')
    expect(screen.getByLabelText('Select Service Address')).toBeInTheDocument()
  })

  it('shows the billing account of the chosen service', async () => {
    const hands = renderScreen('/', { as: customer })
    await hands.click(await screen.findByRole('radio', { name: 'Gas' }))
    expect(screen.getByLabelText('Billing account')).toHaveTextContent('4002')
  })

  it('offers the services of the chosen address', async () => {
    const hands = renderScreen('/', { as: customer })
    await hands.click(await screen.findByLabelText('Select Service Address'))
    await hands.click(await screen.findByText('77 Mill Road, Cedar Bend, TX 78610'))
    await waitFor(() => expect(screen.queryByRole('radio', { name: 'Fiber' })).not.toBeInTheDocument())
    expect(screen.getByLabelText('Billing account')).toHaveTextContent('4003')
  })
})

describe('the header of staff', () => {
  it('has no address to choose', async () => {
    renderScreen('/', { as: staff })
    expect(await screen.findByRole('heading', { name: 'Customer Data View' })).toBeVisible()
    expect(screen.queryByLabelText('Select Service Address')).not.toBeInTheDocument()
  })
})

describe('going from page to page', () => {
  it('names the page in the tab and the breadcrumb and starts reading at its heading', async () => {
    renderScreen('/', { as: customer })
    await screen.findByRole('heading', { name: 'Main Dashboard' })
    goTo('/nowhere')
    const heading = await screen.findByRole('heading', { name: 'Page not found' })
    await waitFor(() => expect(heading).toHaveFocus())
    expect(document.title).toBe('Page not found · Cedar Utilities')
    expect(within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByText('Page not found')).toBeVisible()
  })

  it('leads home from an address that does not exist', async () => {
    const hands = renderScreen('/nowhere', { as: customer })
    expect(await screen.findByText('/nowhere')).toBeVisible()
    await hands.click(screen.getByRole('link', { name: 'Go to the home page' }))
    expect(await screen.findByRole('heading', { name: 'Main Dashboard' })).toBeVisible()
  })

  it('names the feature that a sign-in lacks', async () => {
    renderScreen('/managePayment', { as: customer, rights: [] })
    expect(
      await screen.findByText('Your sign-in does not include Payment Methods (feature MANAGEPAYMENT).'),
    ).toBeVisible()
  })

  it('has a link past the menu for the keyboard', async () => {
    renderScreen('/', { as: customer })
    expect(await screen.findByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#content')
  })

  it('reads copyright 2025 at the foot', async () => {
    renderScreen('/', { as: customer })
    expect(await screen.findByText('Copyright 2025 Cedar Utilities')).toBeVisible()
  })
})

describe('the menu', () => {
  it('has one group open at a time', async () => {
    const hands = renderScreen('/', { as: customer })
    const menu = within(await screen.findByRole('navigation', { name: 'Main menu' }))
    await hands.click(menu.getByRole('button', { name: 'Manage Accounts' }))
    expect(menu.getByRole('link', { name: 'Payment Methods' })).toBeVisible()
    await hands.click(menu.getByRole('button', { name: 'Payments & Billing' }))
    expect(menu.getByRole('link', { name: 'Payment History' })).toBeVisible()
    expect(menu.queryByRole('link', { name: 'Payment Methods' })).not.toBeInTheDocument()
  })

  it('opens the group of the page one is on and marks the page', async () => {
    renderScreen('/paymentHistory', { as: customer })
    expect(await screen.findByRole('link', { name: 'Payment History', current: 'page' })).toBeVisible()
  })

  it('leaves out what the sign-in has no right to read', async () => {
    const rights = allRights.filter(({ name }) => name !== 'MANAGEPAYMENT')
    renderScreen('/', { as: customer, rights })
    await screen.findByRole('navigation', { name: 'Main menu' })
    expect(screen.queryByRole('button', { name: 'Manage Accounts' })).not.toBeInTheDocument()
  })
})

describe('a start that fails', () => {
  it('says so and tries again', async () => {
    playPerson(customer)
    const hands = renderScreen('/', { as: customer })
    play(getAppData, refuse('unavailable', 'Being maintained.'))
    expect(await screen.findByRole('heading', { name: 'Your account is not available' })).toBeVisible()
    expect(screen.getByText('Reference req-1')).toBeVisible()
    play(getAppData, allRights)
    await hands.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Main Dashboard' })).toBeVisible()
  })
})

describe('a start that fails, for somebody signed in', () => {
  const openFailing = () => {
    const hands = renderScreen('/', { as: customer })
    play(getAppData, refuse('unavailable', 'Being maintained.'))
    return hands
  }

  it('has a way out', async () => {
    const hands = openFailing()
    await screen.findByRole('heading', { name: 'Your account is not available' })
    await hands.click(screen.getByRole('button', { name: 'Log out' }))
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(heldSession()).toBeNull()
  })

  it('signs out whoever has left', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    openFailing()
    await screen.findByRole('heading', { name: 'Your account is not available' })
    await act(() => vi.advanceTimersByTimeAsync(idleSignOutMs + 1000))
    expect(heldSession()).toBeNull()
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

  it('ask for what is announced at the chosen address', async () => {
    renderScreen('/', { as: customer })
    expect(await screen.findByText(/Nothing is announced for this address/)).toBeVisible()
    expect(callsOf(listActiveAnnouncements)[0]?.query).toEqual({
      city: 'Cedar Bend',
      state: 'TX',
      pincode: '78610',
      service_type_code: 'FIBER',
    })
  })
})
