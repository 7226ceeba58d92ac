/** Announcements for tests: written by staff for every customer, already current, and without an end. */
import type { Announcement, AnnouncementInput } from '#shared/contract/content/announcements'

export const anAnnouncementInput = (changes: Partial<AnnouncementInput> = {}): AnnouncementInput => ({
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

/** An announcement as the customers in its audience receive it. */
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
