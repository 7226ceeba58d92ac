import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { allRights, aCustomer, playConfig, renderScreen } from '../support/renderScreen'

const customer = aCustomer()
const desk = async (name: string) => {
  const heading = await screen.findByRole('heading', { name })
  return within(heading.closest('li') ?? document.body)
}

describe('contact us', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] })
    playConfig({ brandName: 'Cedar Utilities', timeZone: 'America/Denver' })
    // Saturday, eleven o’clock in Denver.
    vi.setSystemTime('2026-06-06T17:00:00Z')
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('begins with the gas emergency, one tap from the call', async () => {
    renderScreen('/contactUs', { as: customer })
    const call = await screen.findByRole('link', { name: 'Gas emergency 555-0110' })
    expect(call).toHaveAttribute('href', 'tel:5550110')
    expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Smell gas? Leave, then call.')
  })

  it('says who answers now, and when the others do', async () => {
    renderScreen('/contactUs', { as: customer })
    expect((await desk('Outage')).getByText('Open day and night')).toBeVisible()
    expect((await desk('New service and moving')).getByText('Open until 5:00 PM')).toBeVisible()
    expect((await desk('Builder desk')).getByText('Closed, opens Monday at 7:00 AM')).toBeVisible()
  })

  it('goes by the provider’s time zone', async () => {
    // Half past four in Denver; five has passed in the default zone.
    vi.setSystemTime('2026-06-06T22:30:00Z')
    renderScreen('/contactUs', { as: customer })
    expect((await desk('New service and moving')).getByText('Open until 5:00 PM')).toBeVisible()
  })

  it('says that a day is a holiday', async () => {
    vi.setSystemTime('2026-12-25T17:00:00Z')
    renderScreen('/contactUs', { as: customer })
    expect(await screen.findByText(/^Today is Christmas Day\./)).toBeVisible()
    expect((await desk('Bills and payments')).getByText('Closed, opens tomorrow at 9:00 AM')).toBeVisible()
  })

  it('leads to a new message, and to the form that fits the need', async () => {
    renderScreen('/contactUs', { as: customer })
    expect(await screen.findByRole('link', { name: 'Write a message' })).toHaveAttribute('href', '/messageCenter?new=1')
    expect(screen.getByRole('link', { name: 'Ask about a bill' })).toHaveAttribute(
      'href',
      '/serviceTicketCreate?type=billing&subtype=bill_question',
    )
  })

  it('offers no writing to those who may only read', async () => {
    const rights = allRights.map((right) => ({ ...right, write: false }))
    renderScreen('/contactUs', { as: customer, rights })
    expect(await screen.findByText(/cannot send messages or requests/)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Write a message' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Ask about a bill' })).toBeNull()
  })

  it('offers staff the numbers only', async () => {
    renderScreen('/contactUs', {
      as: aCustomer({ userTypeCode: 'CENTRIC', user_accounts: [], user_address_details: [] }),
    })
    expect(await screen.findByRole('heading', { name: 'Bills and payments' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Rather write?' })).toBeNull()
  })
})
