import { describe, expect, it } from 'vitest'
import { createLifecycle } from '../../../server/lifecycle'
import { createStop } from '../../../server/stop'

/** Creates a program whose parts record when they are closed; the named ones fail. */
function program(failing: readonly string[] = []) {
  const closed: string[] = []
  const problems: string[] = []
  const close = (part: string) => async (): Promise<void> => {
    closed.push(part)
    if (failing.includes(part)) throw new Error(`${part} failed`)
  }
  const log = { info: () => undefined, error: (_fields: object, text: string) => void problems.push(text) }
  const stop = createStop({
    app: { close: close('requests') },
    services: { lifecycle: createLifecycle(), config: { DRAIN_MS: 0 }, log, close: close('services') },
    beforeDrain: () => void closed.push('rounds'),
    afterRequests: close('engines'),
  })
  return { stop, closed, problems }
}

describe('a program that is asked to stop', () => {
  it('closes everything in order, once', async () => {
    const { stop, closed, problems } = program()
    expect(await stop()).toBe(true)
    await stop()
    expect(closed).toEqual(['rounds', 'requests', 'engines', 'services'])
    expect(problems).toEqual([])
  })

  it.each(['requests', 'engines', 'services'])('closes the rest if its %s can’t be closed', async (part) => {
    const { stop, closed, problems } = program([part])
    expect(await stop()).toBe(false)
    expect(closed).toEqual(['rounds', 'requests', 'engines', 'services'])
    expect(problems).toHaveLength(1)
  })
})
