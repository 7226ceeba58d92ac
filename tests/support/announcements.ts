/** An announcement as staff write it, for tests: to everybody, from a while ago, without an end. */
import type { WrittenAnnouncement } from '#shared/contract/announcements'

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
