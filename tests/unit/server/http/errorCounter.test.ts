import { describe, expect, it } from 'vitest'
import { createErrorCounter } from '../../../../server/http/errorCounter'

const clockAt = (moment: string) => {
  let now = new Date(moment)
  return { now: () => now, set: (later: string) => (now = new Date(later)) }
}

describe('the tally of errors', () => {
  it('counts by hour and call, with the newest request', () => {
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

  it('adds what is given back to what came meanwhile, whose request is the newer', () => {
    const tally = createErrorCounter(clockAt('2026-03-13T15:10:00Z'))
    tally.record('GET /a', 'r1')
    const taken = tally.takeAll()
    tally.record('GET /a', 'r2')
    tally.restore(taken)
    expect(tally.takeAll()).toMatchObject([{ count: 2, requestId: 'r2' }])
  })

  it('remembers only so many calls and hours, however long nobody takes them', () => {
    const tally = createErrorCounter(clockAt('2026-03-13T15:10:00Z'))
    for (let index = 0; index < 5_100; index += 1) tally.record(`GET /${index}`, 'r')
    tally.record('GET /0', 'r')
    const taken = tally.takeAll()
    expect(taken).toHaveLength(5_000)
    expect(taken[0]?.count).toBe(2)
  })
})
