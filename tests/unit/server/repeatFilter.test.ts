import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRepeatFilter } from '../../../server/repeatFilter'

function openLog() {
  const lines: Record<string, unknown>[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)))
      done()
    },
  })
  return { lines, log: pino({ hooks: { logMethod: createRepeatFilter() } }, stream) }
}

const refused = (query: string) =>
  Object.assign(new Error('Failed query', { cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }) }), {
    query,
  })

/** Builds the error of a violated constraint, as the driver and the query builder report it. */
const constraintError = (query: string, constraint?: string) =>
  Object.assign(
    new Error(`Failed query ${query}`, { cause: Object.assign(new Error('broken'), { code: '23505', constraint }) }),
    { query },
  )

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the log during an outage', () => {
  it('has one line per second for each cause, followed by the number of those left out', () => {
    const { lines, log } = openLog()
    for (let failure = 0; failure < 1_000; failure += 1) {
      log.error({ err: refused(`select ${failure % 9}`) }, 'request failed')
    }
    expect(lines).toHaveLength(1)
    vi.advanceTimersByTime(1_000)
    expect(lines).toMatchObject([{ msg: 'request failed' }, { msg: 'request failed', repeated: 999 }])
  })

  it('has no additional line if nothing was left out', () => {
    const { lines, log } = openLog()
    log.error({ err: refused('select') }, 'request failed')
    vi.advanceTimersByTime(60_000)
    expect(lines).toHaveLength(1)
  })

  it('has one line per second as long as it lasts', () => {
    const { lines, log } = openLog()
    for (let tenth = 0; tenth < 50; tenth += 1) {
      log.error({ err: refused('select') }, 'request failed')
      vi.advanceTimersByTime(100)
    }
    expect(lines.map(({ repeated }) => repeated ?? 0)).toEqual([0, 9, 10, 10, 10, 10])
  })

  it('keeps the lines of other causes, and those without an error', () => {
    const { lines, log } = openLog()
    log.error({ err: refused('select') }, 'request failed')
    log.error({ err: new Error('other') }, 'request failed')
    log.error({ err: refused('select') }, 'background task failed')
    log.info('answered')
    log.info('answered')
    expect(lines).toHaveLength(5)
  })
})

describe('two failures with the same database code', () => {
  it('are both logged if different queries or rules caused them', () => {
    const { lines, log } = openLog()
    log.error({ err: constraintError('insert into users', 'users_email') }, 'request failed')
    log.error({ err: constraintError('insert into users', 'users_phone') }, 'request failed')
    log.error({ err: constraintError('insert into roles') }, 'request failed')
    log.error({ err: constraintError('insert into roles') }, 'request failed')
    expect(lines).toHaveLength(3)
  })
})
