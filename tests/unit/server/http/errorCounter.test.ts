import { describe, expect, it } from 'vitest'
import { createErrorCounter } from '../../../../server/http/errorCounter'

const clockAt = (moment: string) => {
  let now = new Date(moment)
  return { now: () => now, set: (later: string) => (now = new Date(later)) }
}

describe('the count of errors', () => {
  it('is kept by hour and call, with the latest request', () => {
    const clock = clockAt('2026-03-13T15:10:00Z')
    const tally = createErrorCounter(clock)
    tally.record('GET /a', 'r1')
    tally.record('GET /a', 'r2')
    tally.record('GET /b', 'r3')
    clock.set('2026-03-13T16:00:00Z')
    tally.record('GET /a', 'r4')
    expect(
      tally.takeAll().map(({ hour, call, count, requestId }) => [hour.toISOString(), call, count, requestId]),
    ).toEqual([
      ['2026-03-13T15:00:00.000Z', 'GET /a', 2, 'r2'],
      ['2026-03-13T15:00:00.000Z', 'GET /b', 1, 'r3'],
      ['2026-03-13T16:00:00.000Z', 'GET /a', 1, 'r4'],
    ])
    expect(tally.takeAll()).toEqual([])
  })

  it('is merged with newer counts if it is returned, and keeps the latest request', () => {
    const tally = createErrorCounter(clockAt('2026-03-13T15:10:00Z'))
    tally.record('GET /a', 'r1')
    const taken = tally.takeAll()
    tally.record('GET /a', 'r2')
    tally.restore(taken)
    expect(tally.takeAll()).toMatchObject([{ count: 2, requestId: 'r2' }])
  })

  it('is limited to a number of calls and hours, however long no one reads it', () => {
    const tally = createErrorCounter(clockAt('2026-03-13T15:10:00Z'))
    for (let index = 0; index < 5_100; index += 1) tally.record(`GET /${index}`, 'r')
    tally.record('GET /0', 'r')
    const taken = tally.takeAll()
    expect(taken).toHaveLength(5_000)
    expect(taken[0]?.count).toBe(2)
  })
})
