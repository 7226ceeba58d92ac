import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  countAudience,
  createAnnouncement,
  dismissAnnouncement,
  listActiveAnnouncements,
  listAnnouncements,
  type Announcement,
  type ManagedAnnouncement,
} from '#shared/contract/announcements'
import { listCommunities } from '#shared/contract/communities'
import { aWritten } from '../support/announcements'
import { aCustomer, aStaffMember, callsOf, play, renderScreen } from '../support/renderScreen'
import * as announcementTexts from '#shared/texts/announcements'
import * as commonTexts from '#shared/texts/common'
import * as dashboardTexts from '#shared/texts/dashboard'
import * as preferenceTexts from '#shared/texts/preferences'

const imani = aStaffMember()
const aboveId = '77777777-7777-4777-8777-777777777777'

function announced(changes: Partial<Announcement> = {}): Announcement {
  const { title, body, kind, severity, dismissible, starts_at, ends_at, link_url, link_text, channels } = aWritten()
  const said = { title, body, kind, severity, dismissible, starts_at, ends_at, link_url, link_text, channels }
  return { ...said, announcement_id: aboveId, priority: 1, ...changes }
}
const above = announced({ title: 'Counters close at noon', channels: ['banner'] })

describe('the banner', () => {
  const banner = async () =>
    within(await screen.findByRole('region', { name: dashboardTexts.announcementsAboveThePage }))

  it('stands above a screen with what was given to it, can be dismissed and leaves the focus at the page', async () => {
    play(listActiveAnnouncements, [above, announced({ announcement_id: 'other', title: 'News' })])
    play(dismissAnnouncement, null)
    const hands = renderScreen('/faq', { as: aCustomer() })
    await hands.click((await banner()).getByText('Counters close at noon'))
    expect((await banner()).queryByText(commonTexts.news)).not.toBeInTheDocument()
    expect(callsOf(listActiveAnnouncements)[0]?.query).toEqual({
      dismissed: 'no',
      channel: 'banner',
      city: 'Cedar Bend',
      state: 'TX',
      pincode: '78610',
    })
    play(listActiveAnnouncements, [])
    await hands.click((await banner()).getByRole('button', { name: 'Dismiss: Counters close at noon' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: /above the page/ })).not.toBeInTheDocument())
    expect(callsOf(dismissAnnouncement)[0]?.body).toEqual({ announcement_id: aboveId })
    expect(screen.getByRole('main')).toHaveFocus()
  })

  it('is among the alerts of the dashboard, after what must not be missed, and not in the tile', async () => {
    const cut = announced({ announcement_id: 'cut', title: 'A cable was cut', severity: 'urgent', dismissible: false })
    play(listActiveAnnouncements, [above, cut])
    renderScreen('/', { as: aCustomer() })
    const alerts = within(await screen.findByRole('region', { name: dashboardTexts.alerts }))
    expect(await alerts.findByText('A cable was cut')).toBeVisible()
    expect(alerts.getByRole('button', { name: 'Counters close at noon' })).toBeVisible()
    expect(alerts.queryByText(/more$/)).not.toBeInTheDocument()
    expect(alerts.getByRole('heading', { name: 'Notice: Counters close at noon' })).toBeInTheDocument()
    expect(screen.queryByRole('region', { name: /above the page/ })).not.toBeInTheDocument()
    const tile = within(await screen.findByRole('region', { name: commonTexts.announcements }))
    expect(await tile.findByText(/No announcements right now/)).toBeVisible()
  })

  it('is shown once on the dashboard when it was given to the tile as well', async () => {
    play(listActiveAnnouncements, [announced({ title: 'Counters close at noon', channels: ['banner', 'tile'] })])
    renderScreen('/', { as: aCustomer() })
    const tile = within(await screen.findByRole('region', { name: commonTexts.announcements }))
    expect(await tile.findByText(/No announcements right now/)).toBeVisible()
    const alerts = within(screen.getByRole('region', { name: dashboardTexts.alerts }))
    expect(alerts.getByText('Counters close at noon')).toBeVisible()
  })

  it('is named beneath what is more urgent, and its name leads to what it says', async () => {
    const cut = announced({
      announcement_id: 'cut',
      title: 'A cable was cut',
      severity: 'urgent',
      channels: ['banner'],
    })
    play(listActiveAnnouncements, [above, cut])
    const hands = renderScreen('/faq', { as: aCustomer() })
    expect((await banner()).getByText('A cable was cut')).toBeVisible()
    await hands.click((await banner()).getByRole('button', { name: 'Counters close at noon' }))
    expect((await banner()).getByRole('heading', { name: 'Notice: Counters close at noon' })).toHaveFocus()
  })

  it('names what staff put there alone, and counts the rest', async () => {
    const urgent = { severity: 'urgent', dismissible: false } as const
    const first = announced({ announcement_id: 'first', title: 'A cable was cut', ...urgent })
    const second = announced({ announcement_id: 'second', title: 'Hard freeze', channels: ['tile'], ...urgent })
    play(listActiveAnnouncements, [above, first, second])
    renderScreen('/', { as: aCustomer() })
    const alerts = within(await screen.findByRole('region', { name: dashboardTexts.alerts }))
    expect(await alerts.findByText(commonTexts.andMore(1))).toBeVisible()
    expect(alerts.getByRole('button', { name: 'Counters close at noon' })).toBeVisible()
    expect(alerts.queryByRole('button', { name: 'Hard freeze' })).not.toBeInTheDocument()
  })

  it('shows staff what is for everybody or for them', async () => {
    play(listActiveAnnouncements, [above])
    renderScreen('/faq', { as: imani })
    expect((await banner()).getByText('Counters close at noon')).toBeVisible()
    expect(callsOf(listActiveAnnouncements)[0]?.query).toEqual({
      dismissed: 'no',
      channel: 'banner',
      user_type: 'CENTRIC',
    })
  })
})

describe('choosing where an announcement shows', () => {
  const managed: ManagedAnnouncement = {
    ...announced({ channels: ['tile', 'login'] }),
    state: [],
    city: [],
    pincode: [],
    community: ['Fennick Oaks'],
    service_type_code: [],
    user_type: [],
    status: 'live',
    version: 1,
    seen_count: 0,
  }
  const dialog = () => within(screen.getByRole('dialog'))

  beforeEach(() => {
    play(listAnnouncements, { announcements: [managed], total_count: 1 })
    play(countAudience, { customer_count: 2, is_exact: true, staff_count: 0 })
    play(listCommunities, { communities: [], total_count: 0, states: [] })
    play(createAnnouncement, managed)
  })

  it('is told in the list', async () => {
    renderScreen('/manageAnnouncements', { as: imani })
    expect(await screen.findByText('Shown: Dashboard, Sign-in page')).toBeVisible()
  })

  it('takes no audience on the sign-in page, and at least one place', async () => {
    const hands = renderScreen('/manageAnnouncements', { as: imani })
    await hands.click(await screen.findByRole('button', { name: /^Duplicate/ }))
    await hands.click(dialog().getByRole('button', { name: 'Publish' }))
    expect(await dialog().findByText(announcementTexts.loginForEverybody)).toBeInTheDocument()
    await hands.click(dialog().getByRole('checkbox', { name: /^Sign-in page/ }))
    await hands.click(dialog().getByRole('checkbox', { name: preferenceTexts.dashboard }))
    await hands.click(dialog().getByRole('button', { name: 'Publish' }))
    expect(await dialog().findByText(announcementTexts.channelMissing)).toBeInTheDocument()
    expect(callsOf(createAnnouncement)).toEqual([])
    await hands.click(dialog().getByRole('checkbox', { name: /^Banner/ }))
    expect(dialog().getByText(announcementTexts.itsShown('above every screen'))).toBeInTheDocument()
    await hands.click(dialog().getByRole('button', { name: 'Publish' }))
    await waitFor(() => expect(callsOf(createAnnouncement)[0]?.body).toMatchObject({ channels: ['banner'] }))
  })

  it('keeps what stands above everything else in the portal', async () => {
    const hands = renderScreen('/manageAnnouncements', { as: imani })
    await hands.click(await screen.findByRole('button', { name: /^Duplicate/ }))
    await hands.click(dialog().getByRole('radio', { name: commonTexts.urgent }))
    await hands.click(dialog().getByRole('checkbox', { name: preferenceTexts.dashboard }))
    await hands.click(dialog().getByRole('button', { name: 'Publish' }))
    expect(await dialog().findByText(announcementTexts.alertNeedsPortal)).toBeInTheDocument()
    expect(callsOf(createAnnouncement)).toEqual([])
  })
})
