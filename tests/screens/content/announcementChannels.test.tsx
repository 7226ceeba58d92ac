import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  type Announcement,
  countAudience,
  createAnnouncement,
  dismissAnnouncement,
  listActiveAnnouncements,
  listAnnouncements,
  type ManagedAnnouncement,
} from '#shared/contract/content/announcements'
import { listCommunities } from '#shared/contract/customers/communities'
import { getPreferences } from '#shared/contract/customers/preferences'
import * as commonTexts from '#shared/texts/common'
import * as announcementTexts from '#shared/texts/content/announcements'
import * as dashboardTexts from '#shared/texts/dashboard'
import { withAllTiles } from '../../support/answers/settingsAnswers'
import { anAnnouncementInput } from '../../support/data/content/announcements'
import { findTile } from '../../support/screens/findTile'
import { aCustomer, aStaffMember, mockCall, renderScreen, requestsOf } from '../../support/screens/renderScreen'

const imani = aStaffMember()
const aboveId = '77777777-7777-4777-8777-777777777777'

function announced(changes: Partial<Announcement> = {}): Announcement {
  const { title, body, kind, severity, dismissible, starts_at, ends_at, link_url, link_text, channels } =
    anAnnouncementInput()
  const fields = { title, body, kind, severity, dismissible, starts_at, ends_at, link_url, link_text, channels }
  return { ...fields, announcement_id: aboveId, priority: 1, ...changes }
}
const above = announced({ title: 'Counters close at noon', channels: ['banner'] })

describe('the banner', () => {
  const banner = async () => within(await screen.findByRole('region', { name: dashboardTexts.announcementsLabel }))

  it('is shown above a screen, can be dismissed, and then moves the focus to the page', async () => {
    mockCall(listActiveAnnouncements, [above, announced({ announcement_id: 'other', title: 'News' })])
    mockCall(dismissAnnouncement, null)
    const user = renderScreen('/faq', { as: aCustomer() })
    await user.click((await banner()).getByText(above.title))
    expect((await banner()).queryByText('News')).not.toBeInTheDocument()
    expect(requestsOf(listActiveAnnouncements)[0]?.query).toEqual({
      dismissed: 'no',
      channel: 'banner',
      city: 'Cedar Bend',
      state: 'TX',
      pincode: '78610',
    })
    mockCall(listActiveAnnouncements, [])
    await user.click((await banner()).getByRole('button', { name: commonTexts.dismissItem(above.title) }))
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: dashboardTexts.announcementsLabel })).not.toBeInTheDocument(),
    )
    expect(requestsOf(dismissAnnouncement)[0]?.body).toEqual({ announcement_id: aboveId })
    expect(screen.getByRole('main')).toHaveFocus()
  })

  it('is among the alerts of the dashboard after the urgent ones, and not in the tile', async () => {
    mockCall(getPreferences, withAllTiles)
    const cut = announced({ announcement_id: 'cut', title: 'A cable was cut', severity: 'urgent', dismissible: false })
    mockCall(listActiveAnnouncements, [above, cut])
    renderScreen('/', { as: aCustomer() })
    const alerts = within(await screen.findByRole('region', { name: dashboardTexts.alerts }))
    expect(await alerts.findByText('A cable was cut')).toBeVisible()
    expect(alerts.getByRole('button', { name: above.title })).toBeVisible()
    expect(alerts.queryByText(commonTexts.andMore(1))).not.toBeInTheDocument()
    expect(alerts.getByRole('heading', { name: `${commonTexts.notice}: ${above.title}` })).toBeInTheDocument()
    expect(screen.queryByRole('region', { name: dashboardTexts.announcementsLabel })).not.toBeInTheDocument()
    const tile = await findTile(commonTexts.announcements)
    expect(await tile.findByText(dashboardTexts.noAnnouncements)).toBeVisible()
  })

  it('is shown once on the dashboard if the tile has the same announcement', async () => {
    mockCall(getPreferences, withAllTiles)
    mockCall(listActiveAnnouncements, [announced({ title: above.title, channels: ['banner', 'tile'] })])
    renderScreen('/', { as: aCustomer() })
    const tile = await findTile(commonTexts.announcements)
    expect(await tile.findByText(dashboardTexts.noAnnouncements)).toBeVisible()
    const alerts = within(screen.getByRole('region', { name: dashboardTexts.alerts }))
    expect(alerts.getByText(above.title)).toBeVisible()
  })

  it('is named below more urgent alerts, and its name links to its text', async () => {
    const cut = announced({
      announcement_id: 'cut',
      title: 'A cable was cut',
      severity: 'urgent',
      channels: ['banner'],
    })
    mockCall(listActiveAnnouncements, [above, cut])
    const user = renderScreen('/faq', { as: aCustomer() })
    expect((await banner()).getByText('A cable was cut')).toBeVisible()
    await user.click((await banner()).getByRole('button', { name: above.title }))
    expect((await banner()).getByRole('heading', { name: `${commonTexts.notice}: ${above.title}` })).toHaveFocus()
  })

  it('names an announcement that is only in the banner, and counts the others', async () => {
    const urgent = { severity: 'urgent', dismissible: false } as const
    const first = announced({ announcement_id: 'first', title: 'A cable was cut', ...urgent })
    const second = announced({ announcement_id: 'second', title: 'Hard freeze', channels: ['tile'], ...urgent })
    mockCall(listActiveAnnouncements, [above, first, second])
    renderScreen('/', { as: aCustomer() })
    const alerts = within(await screen.findByRole('region', { name: dashboardTexts.alerts }))
    expect(await alerts.findByText(commonTexts.andMore(1))).toBeVisible()
    expect(alerts.getByRole('button', { name: above.title })).toBeVisible()
    expect(alerts.queryByRole('button', { name: 'Hard freeze' })).not.toBeInTheDocument()
  })

  it('shows staff the announcements for everyone or for staff', async () => {
    mockCall(listActiveAnnouncements, [above])
    renderScreen('/faq', { as: imani })
    expect((await banner()).getByText(above.title)).toBeVisible()
    expect(requestsOf(listActiveAnnouncements)[0]?.query).toEqual({
      dismissed: 'no',
      channel: 'banner',
      user_type: 'CENTRIC',
    })
  })
})

describe('the choice of where an announcement is shown', () => {
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
  const { banner, tile, login } = announcementTexts.channelLabels
  const dialog = () => within(screen.getByRole('dialog'))

  beforeEach(() => {
    mockCall(listAnnouncements, { announcements: [managed], total_count: 1 })
    mockCall(countAudience, { customer_count: 2, is_exact: true, staff_count: 0 })
    mockCall(listCommunities, { communities: [], total_count: 0, states: [] })
    mockCall(createAnnouncement, managed)
  })

  it('is shown in the list', async () => {
    renderScreen('/manageAnnouncements', { as: imani })
    expect(await screen.findByText(announcementTexts.shown(`${tile}, ${login}`))).toBeVisible()
  })

  it('takes no audience on the sign-in page, and at least one place', async () => {
    const user = renderScreen('/manageAnnouncements', { as: imani })
    await user.click(await screen.findByRole('button', { name: commonTexts.duplicateItem(managed.title) }))
    await user.click(dialog().getByRole('button', { name: announcementTexts.publish }))
    expect(await dialog().findByText(announcementTexts.signInAudienceError)).toBeInTheDocument()
    await user.click(dialog().getByRole('checkbox', { name: new RegExp(`^${login}`) }))
    await user.click(dialog().getByRole('checkbox', { name: tile }))
    await user.click(dialog().getByRole('button', { name: announcementTexts.publish }))
    expect(await dialog().findByText(announcementTexts.channelMissing)).toBeInTheDocument()
    expect(requestsOf(createAnnouncement)).toEqual([])
    await user.click(dialog().getByRole('checkbox', { name: banner }))
    expect(dialog().getByText(announcementTexts.placedAt([announcementTexts.placements.banner]))).toBeInTheDocument()
    await user.click(dialog().getByRole('button', { name: announcementTexts.publish }))
    await waitFor(() => expect(requestsOf(createAnnouncement)[0]?.body).toMatchObject({ channels: ['banner'] }))
  })

  it('requires the dashboard or the banner for an urgent announcement', async () => {
    const user = renderScreen('/manageAnnouncements', { as: imani })
    await user.click(await screen.findByRole('button', { name: commonTexts.duplicateItem(managed.title) }))
    await user.click(dialog().getByRole('radio', { name: announcementTexts.severityLabels.urgent }))
    await user.click(dialog().getByRole('checkbox', { name: tile }))
    await user.click(dialog().getByRole('button', { name: announcementTexts.publish }))
    expect(await dialog().findByText(announcementTexts.alertNeedsPortal)).toBeInTheDocument()
    expect(requestsOf(createAnnouncement)).toEqual([])
  })
})
