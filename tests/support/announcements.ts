/** An announcement as staff write it, for tests: to everybody, from a while ago, without an end. */
import type { Announcement, WrittenAnnouncement } from '#shared/contract/announcements'

export const aWritten = (changes: Partial<WrittenAnnouncement> = {}): WrittenAnnouncement => ({
  title: 'Fiber work tonight',
  body: 'We replace a cabinet.\n\nRead [our page](https://example.com/work).',
  kind: 'Construction',
  severity: 'notice',
  dismissible: true,
  link_url: '',
  link_text: '',
  starts_at: '2026-03-13T12:00:00.000Z',
  ends_at: null,
  draft: false,
  channels: ['tile'],
  state: [],
  city: [],
  pincode: [],
  community: [],
  service_type_code: [],
  user_type: [],
  ...changes,
})

/** One as whoever it is meant for reads it. */
export const anAnnouncement = (title: string, changes: Partial<Announcement> = {}): Announcement => ({
  announcement_id: title,
  title,
  body: 'More of it.',
  kind: 'Rates',
  severity: 'info',
  dismissible: true,
  priority: 1,
  starts_at: '2026-03-01T12:00:00.000Z',
  ends_at: null,
  link_url: '',
  link_text: '',
  channels: ['tile'],
  ...changes,
})
