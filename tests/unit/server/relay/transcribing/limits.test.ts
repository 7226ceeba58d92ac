import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createConcurrencyLimit, QueueFullError } from '../../../../../server/relay/transcribing/concurrencyLimit'
import { createFlowLimit } from '../../../../../server/relay/transcribing/flowLimit'

describe('the limit of incoming sound', () => {
  it('allows as much as people speak, for any time', () => {
    let now = 0
    const mayCome = createFlowLimit(() => now)
    for (let second = 0; second < 3600; second += 1) {
      now += 1000
      expect(mayCome(32_000)).toBe(true)
    }
  })

  it('never exceeds a burst plus what the time allows', () => {
    const steps = fc.array(fc.tuple(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 0, max: 65_536 })), {
      maxLength: 300,
    })
    fc.assert(
      fc.property(steps, (taken) => {
        let now = 0
        let bytes = 0
        let chunks = 0
        const mayCome = createFlowLimit(() => now)
        for (const [ms, size] of taken) {
          now += ms
          if (!mayCome(size)) break
          bytes += size
          chunks += 1
        }
        expect(bytes).toBeLessThanOrEqual(40 * 32_000 + (now / 1000) * 64_000)
        expect(chunks).toBeLessThanOrEqual(60 + (now / 1000) * 25)
      }),
    )
  })
})

describe('the queue for the recognizer', () => {
  const quiet = new AbortController().signal

  it('never runs more than allowed at once, in the order of requests', async () => {
    const turns = createConcurrencyLimit({ maxConcurrent: 2, maxQueued: 100 })
    const started: number[] = []
    let running = 0
    const task = (at: number) => async () => {
      started.push(at)
      running += 1
      expect(running).toBeLessThanOrEqual(2)
      await new Promise((resolve) => setImmediate(resolve))
      running -= 1
      if (at % 3 === 0) throw new Error('failed')
    }
    await Promise.allSettled(Array.from({ length: 30 }, (_, at) => turns.run(quiet, task(at))))
    expect(started).toEqual(Array.from({ length: 30 }, (_, at) => at))
    expect(turns.isFree()).toBe(true)
  })

  it('rejects requests once enough are waiting, and can be left', async () => {
    const turns = createConcurrencyLimit({ maxConcurrent: 1, maxQueued: 1 })
    let release = (): void => undefined
    const first = turns.run(quiet, () => new Promise<void>((resolve) => (release = resolve)))
    const leaving = new AbortController()
    const second = turns.run(leaving.signal, async () => 'second')
    await expect(turns.run(quiet, async () => 'third')).rejects.toThrow(QueueFullError)
    leaving.abort(new Error('left'))
    await expect(second).rejects.toThrow('left')
    const fourth = turns.run(quiet, async () => 'fourth')
    release()
    await first
    expect(await fourth).toBe('fourth')
  })
})
