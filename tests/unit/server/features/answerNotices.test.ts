import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wallClock } from '#shared/desks/openingHours'
import { earliestNoticeTime, noticesFor } from '../../../../server/features/messages/notices/rules'

const zone = 'America/Chicago'
const clock = fc.integer({ min: 0, max: 1439 }).map((minutes) => {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
})
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

describe('quiet hours', () => {
  it('end at their exact minute, or have not started', () => {
    // A day without a daylight saving change.
    const moments = fc.integer({ min: 0, max: 1439 }).map((minute) => new Date(Date.UTC(2026, 5, 10, 0, minute)))
    fc.assert(
      fc.property(moments, clock, clock, (now, quietFrom, quietUntil) => {
        const end = earliestNoticeTime(now, { quietFrom, quietUntil }, zone)
        const isNow = end.getTime() === now.getTime()
        expect(isNow || wallClock(end, zone).minutes === minutesOf(quietUntil)).toBe(true)
        expect(end.getTime() - now.getTime()).toBeLessThan(24 * 3_600_000)
      }),
    )
  })

  it.each([
    ['2026-06-11T04:00:00Z', '2026-06-11T13:00:00Z'],
    ['2026-06-11T02:00:00Z', '2026-06-11T13:00:00Z'],
    ['2026-06-11T13:00:00Z', '2026-06-11T13:00:00Z'],
    ['2026-06-11T01:59:00Z', '2026-06-11T01:59:00Z'],
  ])('over midnight allow messages at %s from %s', (now, end) => {
    expect(earliestNoticeTime(new Date(now), { quietFrom: '21:00', quietUntil: '08:00' }, zone)).toEqual(new Date(end))
  })

  it('delay text messages, not emails', () => {
    const now = new Date('2026-06-11T04:00:00Z')
    const hearing = { contactId: 'a', channels: ['email', 'sms'] as const, quietFrom: '21:00', quietUntil: '08:00' }
    expect(noticesFor([hearing, { ...hearing, quietUntil: '09:00' }], { now, zone })).toEqual([
      { contactId: 'a', channel: 'email', dueAt: now },
      { contactId: 'a', channel: 'sms', dueAt: new Date('2026-06-11T14:00:00Z') },
    ])
  })
})
