import { Writable } from 'node:stream'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { createRepeatFilter } from '../../../server/repeatFilter'

function logOf(now: () => number) {
  const lines: Record<string, unknown>[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)))
      done()
    },
  })
  return { lines, log: pino({ hooks: { logMethod: createRepeatFilter(now) } }, stream) }
}

const refused = () => Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })

describe('the log during an outage', () => {
  it('has one line per second for each cause, with the number of those left out', () => {
    let now = 0
    const { lines, log } = logOf(() => now)
    for (let failure = 0; failure < 1_000; failure += 1) log.error({ err: refused() }, 'request failed')
    now = 1_000
    log.error({ err: refused() }, 'request failed')
    expect(lines).toMatchObject([{ msg: 'request failed' }, { msg: 'request failed', repeated: 999 }])
  })

  it('keeps the lines of other causes, and those without an error', () => {
    const { lines, log } = logOf(() => 0)
    log.error({ err: refused() }, 'request failed')
    log.error({ err: new Error('other') }, 'request failed')
    log.error({ err: refused() }, 'background task failed')
    log.info('answered')
    log.info('answered')
    expect(lines).toHaveLength(5)
  })
})
