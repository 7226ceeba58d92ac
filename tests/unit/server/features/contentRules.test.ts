import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maxFileNameLength } from '#shared/http/limits'
import { isReordering, statusOf } from '../../../../server/features/announcements/rules'
import { canRestore, codeOf, freeCode, parseFileKey } from '../../../../server/features/assets/rules'
import { safeFileName } from '../../../../server/http/files/fileNames'

const moment = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })

describe('the status of an announcement', () => {
  it('is draft until it is published, whatever the time', () => {
    fc.assert(
      fc.property(moment, fc.option(moment), moment, (startsAt, endsAt, now) => {
        expect(statusOf({ isDraft: true, startsAt, endsAt }, now)).toBe('draft')
      }),
    )
  })

  it('changes from scheduled to live to expired over time, and never back', () => {
    const steps = ['scheduled', 'live', 'expired']
    fc.assert(
      fc.property(moment, fc.option(moment), fc.tuple(moment, moment), (startsAt, endsAt, [one, other]) => {
        const [earlier, later] = one < other ? [one, other] : [other, one]
        const at = (now: Date) => steps.indexOf(statusOf({ isDraft: false, startsAt, endsAt }, now))
        expect(at(later)).toBeGreaterThanOrEqual(at(earlier))
      }),
    )
  })
})

describe('an order of announcements', () => {
  it('is valid if it contains the same announcements, each once', () => {
    const ids = fc.uniqueArray(fc.uuid(), { minLength: 2, maxLength: 20 })
    fc.assert(
      fc.property(ids, (before) => {
        expect(isReordering(before, before.toReversed())).toBe(true)
        expect(isReordering(before, before.slice(1))).toBe(false)
        expect(isReordering(before, [before[0] ?? '', ...before.slice(0, -1)])).toBe(false)
      }),
    )
  })
})

describe('the code of a folder', () => {
  it('has lowercase letters, digits and hyphens, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (name) => {
        expect(freeCode(name, { assetsId: 'internal', taken: new Set() })).toMatch(/^[a-z0-9][a-z0-9-]{0,47}$/)
      }),
    )
  })

  it('gets a number if it is taken', () => {
    expect(codeOf('Gas safety: Überblick!')).toBe('gas-safety-u-berblick')
    expect(freeCode('Forms', { assetsId: 'internal', taken: new Set(['forms', 'forms-2']) })).toBe('forms-3')
  })
})

describe('the name of a file', () => {
  it('never contains a path, and has the right extension', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (name) => {
        const safe = safeFileName(name, ['pdf'])
        expect(safe).toMatch(/^[^./\\\p{Cc}][^/\\\p{Cc}]*\.pdf$/u)
        expect(safe.length).toBeLessThanOrEqual(maxFileNameLength)
        expect(safe).not.toMatch(/\p{Cs}/u)
        expect(parseFileKey(`rates/${safe}`)).toEqual({ folder: 'rates', name: safe })
      }),
    )
  })
})

it('a deletion can be undone for 30 seconds plus the time of a response', () => {
  const deleted = new Date('2026-03-13T15:00:00Z')
  expect(canRestore(deleted, new Date('2026-03-13T15:00:30Z'))).toBe(true)
  expect(canRestore(deleted, new Date('2026-03-13T15:00:36Z'))).toBe(false)
})
