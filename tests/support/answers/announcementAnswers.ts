/** Announcements as the server returns them to staff, for screen tests. */
import { countAudience, listAnnouncements, type ManagedAnnouncement } from '#shared/contract/content/announcements'
import { listCommunities } from '#shared/contract/customers/communities'
import { mockCall } from '../screens/renderScreen'

export const anAnnouncement = (number: number, changes: Partial<ManagedAnnouncement> = {}): ManagedAnnouncement => ({
  announcement_id: `aaaaaaaa-aaaa-4aaa-8aaa-00000000000${number}`,
  title: `Announcement ${number}`,
  body: 'Text',
  kind: 'Portal news',
  severity: 'info',
  dismissible: true,
  priority: number,
  starts_at: '2026-03-01T12:00:00.000Z',
  ends_at: null,
  link_url: '',
  link_text: '',
  channels: ['tile'],
  state: [],
  city: [],
  pincode: [],
  community: [],
  service_type_code: [],
  user_type: [],
  status: 'live',
  version: 3,
  seen_count: 0,
  ...changes,
})

export const mockAnnouncementList = (announcements: ManagedAnnouncement[]): void =>
  mockCall(listAnnouncements, { announcements, total_count: announcements.length })

/** Mocks the calls that the list and the editor make when they open. */
export function mockAnnouncements(announcements: ManagedAnnouncement[]): void {
  mockAnnouncementList(announcements)
  mockCall(countAudience, { customer_count: 1234, is_exact: true, staff_count: 0 })
  mockCall(listCommunities, { communities: [], total_count: 0, states: [] })
}
