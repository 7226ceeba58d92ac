import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Announcement } from '#shared/contract/content/announcements'
import { getCustomerOverview, listRecentCustomers } from '#shared/contract/customers/customers'
import * as commonTexts from '#shared/texts/common'
import * as customerTexts from '#shared/texts/customers/customers'
import { aFoundCustomer, anOverview } from '../../support/answers/customerAnswers'
import { anAnnouncement } from '../../support/data/content/announcements'
import { aStaffMember, mockCall, renderScreen } from '../../support/screens/renderScreen'

const imani = aStaffMember()

beforeEach(() => {
  mockCall(listRecentCustomers, [aFoundCustomer()])
})

async function panelWith(announcements: Announcement[]) {
  mockCall(getCustomerOverview, anOverview({ announcements }))
  const user = renderScreen('/', { as: imani })
  await user.click(
    await screen.findByRole('button', { name: new RegExp(customerTexts.openCustomer('Maya Fields', '77 Mill Road')) }),
  )
  return within(await screen.findByRole('region', { name: customerTexts.activeAnnouncements }))
}

describe('the announcements for an opened customer', () => {
  it('are on the overview, alerts before news', async () => {
    const panel = await panelWith([anAnnouncement('New rates'), anAnnouncement('Gas outage', { severity: 'urgent' })])
    const [first, second] = panel.getAllByRole('listitem')
    expect(first).toHaveTextContent(`${commonTexts.urgent} Gas outage`)
    expect(second).toHaveTextContent(`${commonTexts.news} New rates`)
  })

  it('are reported as none if there are none', async () => {
    const panel = await panelWith([])
    expect(panel.getByText(customerTexts.noAnnouncements)).toBeInTheDocument()
  })
})
