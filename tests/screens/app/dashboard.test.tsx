import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { dismissAnnouncement, listActiveAnnouncements } from '#shared/contract/content/announcements'
import { getPreferences } from '#shared/contract/customers/preferences'
import * as commonTexts from '#shared/texts/common'
import * as dashboardTexts from '#shared/texts/dashboard'
import { withAllTiles } from '../../support/answers/settingsAnswers'
import { findTile } from '../../support/screens/findTile'
import { aCustomer, errorAnswer, mockCall, renderScreen, requestsOf } from '../../support/screens/renderScreen'

const customer = aCustomer()

describe('the alerts of the dashboard', () => {
  const alert = {
    announcement_id: '1',
    title: 'A cable was cut',
    body: 'Crews are splicing.',
    kind: 'outage',
    severity: 'urgent' as const,
    dismissible: false,
    link_url: '',
    link_text: '',
    channels: ['tile' as const],
    priority: 1,
    starts_at: '2026-03-01T15:00:00.000Z',
    ends_at: null,
  }

  it('say that there are none', async () => {
    renderScreen('/', { as: customer })
    expect(await screen.findByText(dashboardTexts.noAlertsAt('12 Larkspur Lane'))).toBeVisible()
  })

  it('show the title of the first one and open the list of all', async () => {
    mockCall(listActiveAnnouncements, [alert, { ...alert, announcement_id: '2', title: 'Smell gas?' }])
    const user = renderScreen('/', { as: customer })
    const alerts = await findTile(dashboardTexts.alerts)
    expect(alerts.getByText(commonTexts.details)).toBeInTheDocument()
    await user.click(await alerts.findByText(commonTexts.andMore(1)))
    expect(alerts.getByText('Smell gas?')).toBeVisible()
    expect(alerts.getAllByText('A cable was cut')).toHaveLength(1)
  })

  const newsId = '77777777-7777-4777-8777-777777777777'

  it('can be dismissed only if that is allowed', async () => {
    mockCall(getPreferences, withAllTiles)
    const rates = {
      ...alert,
      announcement_id: newsId,
      title: 'New rates',
      severity: 'info' as const,
      kind: 'Rate change',
    }
    mockCall(listActiveAnnouncements, [alert, { ...rates, dismissible: true }])
    mockCall(dismissAnnouncement, null)
    const user = renderScreen('/', { as: customer })
    expect(await (await findTile(dashboardTexts.alerts)).findByText('A cable was cut')).toBeVisible()
    expect(screen.queryByRole('button', { name: commonTexts.dismissItem('A cable was cut') })).not.toBeInTheDocument()
    mockCall(listActiveAnnouncements, [alert])
    await user.click(await screen.findByRole('button', { name: commonTexts.dismissItem('New rates') }))
    expect(await (await findTile(commonTexts.announcements)).findByText(dashboardTexts.noAnnouncements)).toBeVisible()
    expect(requestsOf(dismissAnnouncement)[0]?.body).toEqual({ announcement_id: newsId })
  })

  it('take the focus only after one of several was dismissed, not when they appear', async () => {
    mockCall(getPreferences, withAllTiles)
    const newsItem = (id: string, title: string) => ({
      ...alert,
      announcement_id: id,
      title,
      severity: 'info' as const,
      kind: 'Rate change',
      dismissible: true,
    })
    const offer = newsItem('88888888-8888-4888-8888-888888888888', 'New offer')
    mockCall(listActiveAnnouncements, [newsItem(newsId, 'New rates'), offer])
    mockCall(dismissAnnouncement, null)
    const user = renderScreen('/', { as: customer })
    const dismissRates = await screen.findByRole('button', { name: commonTexts.dismissItem('New rates') })
    expect(document.body).toHaveFocus()
    mockCall(listActiveAnnouncements, [offer])
    await user.click(dismissRates)
    await waitFor(() => expect(document.getElementById('announcements')).toHaveFocus())
  })

  it('name planned work that interrupts a service, and don’t repeat it among the news', async () => {
    mockCall(getPreferences, withAllTiles)
    const work = {
      ...alert,
      title: 'Fiber work on two nights',
      kind: 'Planned maintenance',
      severity: 'notice' as const,
    }
    mockCall(listActiveAnnouncements, [work])
    renderScreen('/', { as: customer })
    expect(await (await findTile(dashboardTexts.alerts)).findByText('Fiber work on two nights')).toBeVisible()
    expect(screen.queryByText(dashboardTexts.noAlertsAt('12 Larkspur Lane'))).not.toBeInTheDocument()
    expect(await (await findTile(commonTexts.announcements)).findByText(dashboardTexts.noAnnouncements)).toBeVisible()
  })

  it('don’t say that all is well if the outages of an address could not be loaded', async () => {
    mockCall(listActiveAnnouncements, [])
    const elsewhere = aCustomer({
      user_address_details: customer.user_address_details.map((address) =>
        address.street_address === '77 Mill Road' ? { ...address, zip: '78611' } : address,
      ),
    })
    const user = renderScreen('/', { as: elsewhere })
    await screen.findByText(dashboardTexts.noAlertsAt('12 Larkspur Lane'))
    mockCall(listActiveAnnouncements, errorAnswer('unexpected', 'Something went wrong.'))
    await user.click(screen.getByLabelText('Select Service Address'))
    await user.click(await screen.findByText('77 Mill Road, Cedar Bend, TX 78611'))
    const alerts = await findTile(dashboardTexts.alerts)
    expect(await alerts.findByText(dashboardTexts.alertsLoadFailed)).toBeVisible()
    expect(alerts.queryByText(dashboardTexts.noAlertsAt('77 Mill Road'))).not.toBeInTheDocument()
  })

  it('never say that there are none if they could not be loaded', async () => {
    mockCall(listActiveAnnouncements, errorAnswer('unexpected', 'Something went wrong.'))
    renderScreen('/', { as: customer })
    const alerts = await findTile(dashboardTexts.alerts)
    expect(await alerts.findByText(dashboardTexts.alertsLoadFailed)).toBeVisible()
    expect(alerts.queryByText(dashboardTexts.noAlertsAt('12 Larkspur Lane'))).not.toBeInTheDocument()
  })
})
