import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Announcement } from '#shared/contract/announcements'
import { getCustomerOverview, listRecentCustomers } from '#shared/contract/customers'
import { aFoundCustomer, anOverview } from '../support/customerAnswers'
import { aCustomer, play, renderScreen } from '../support/renderScreen'

const imani = aCustomer({ userTypeCode: 'CENTRIC', user_accounts: [], user_address_details: [] })

const announced = (title: string, severity: Announcement['severity']): Announcement => ({
  announcement_id: title,
  title,
  body: 'More of it.',
  kind: 'Rates',
  severity,
  dismissible: true,
  priority: 1,
  starts_at: '2026-03-01T12:00:00.000Z',
  ends_at: null,
  link_url: '',
  link_text: '',
  channels: ['tile'],
})

beforeEach(() => {
  sessionStorage.clear()
  play(listRecentCustomers, [aFoundCustomer()])
})

async function panelWith(announcements: Announcement[]) {
  play(getCustomerOverview, anOverview({ announcements }))
  const hands = renderScreen('/', { as: imani })
  await hands.click(await screen.findByRole('button', { name: /Open Maya Fields/ }))
  return within(await screen.findByRole('region', { name: 'Announced to them now' }))
}

describe('what an opened customer is told', () => {
  it('stands in the overview, alerts before news', async () => {
    const panel = await panelWith([announced('New rates', 'info'), announced('Gas outage', 'urgent')])
    const [first, second] = panel.getAllByRole('listitem')
    expect(first).toHaveTextContent('Urgent Gas outage')
    expect(second).toHaveTextContent('News New rates')
  })

  it('is said to be nothing where it is', async () => {
    const panel = await panelWith([])
    expect(panel.getByText('Nothing is announced to this customer.')).toBeInTheDocument()
  })
})
