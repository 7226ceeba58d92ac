import { describe, expect, it } from 'vitest'
import type { ManagedAnnouncement } from '#shared/contract/content/announcements'
import { findOverlapping } from '../../../../renderer/features/announcements/findOverlapping'
import { anAnnouncementInput } from '../../../support/data/content/announcements'

const standing = (changes: Partial<ManagedAnnouncement> = {}): ManagedAnnouncement => {
  const { draft: _draft, ...written } = anAnnouncementInput({ severity: 'urgent' })
  return { ...written, announcement_id: 'other', priority: 1, status: 'live', version: 1, seen_count: 0, ...changes }
}
const isBeside = (changes: Parameters<typeof anAnnouncementInput>[0], other: Partial<ManagedAnnouncement> = {}) =>
  findOverlapping(anAnnouncementInput({ severity: 'urgent', ...changes }), [standing(other)], 'own').length === 1

describe('the overlap of an urgent announcement', () => {
  it('is another urgent one, live or scheduled', () => {
    expect(isBeside({})).toBe(true)
    expect(isBeside({}, { status: 'scheduled' })).toBe(true)
    expect(isBeside({ severity: 'info' })).toBe(false)
    expect(isBeside({}, { severity: 'info' })).toBe(false)
    expect(isBeside({}, { status: 'draft' })).toBe(false)
    expect(isBeside({}, { announcement_id: 'own' })).toBe(false)
  })

  it('is at the same time', () => {
    const [noon, one, two] = ['2026-03-13T12:00:00.000Z', '2026-03-13T13:00:00.000Z', '2026-03-13T14:00:00.000Z']
    expect(isBeside({ starts_at: noon, ends_at: one }, { starts_at: one, ends_at: two })).toBe(false)
    expect(isBeside({ starts_at: one, ends_at: two }, { starts_at: noon, ends_at: one })).toBe(false)
    expect(isBeside({ starts_at: noon, ends_at: two }, { starts_at: one, ends_at: null })).toBe(true)
  })

  it('is for some of the same people', () => {
    expect(isBeside({ city: ['Quillmere'] }, { city: ['Dunmarrow'] })).toBe(false)
    expect(isBeside({ city: ['Quillmere'] }, { city: ['Quillmere', 'Dunmarrow'] })).toBe(true)
    expect(isBeside({ city: ['Quillmere'] }, { community: ['Fennick Oaks'] })).toBe(true)
    expect(isBeside({ user_type: ['BUILDER'] }, { user_type: ['CUSTOMER'] })).toBe(false)
  })
})
