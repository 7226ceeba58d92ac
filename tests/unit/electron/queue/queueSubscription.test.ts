/** How the shell follows the queue: by a stream that it reopens, and by polling where there is none. */
import { afterEach, describe, expect, it } from 'vitest'
import { followQueue, type QueuedMessage, searchQueue } from '#shared/contract/cases/queue'
import { createCallServer } from '../../../../electron/protocol/callServer'
import { type QueueSubscription, subscribeToQueue } from '../../../../electron/queue/queueSubscription'
import { aQueued } from '../../../support/answers/queueAnswers'
import { createReadableLog } from '../../../support/shell/shellLog'

type Answer = () => Response | Promise<Response>

const opened = (text: string): Response => new Response(text, { headers: { 'content-type': 'text/event-stream' } })
const event = (kind: string): string => `data: {"kind":"${kind}","case_id":"${aQueued(1).case_id}"}\n\n`
const found = (messages: QueuedMessage[]): Response =>
  Response.json({
    data: { messages, total_count: messages.length, is_exact: true, next: null, searched_back_to: null },
    messages: [],
    'is-success': true,
  })

let running: QueueSubscription | null = null
afterEach(() => running?.stop())

/** Creates a follower whose streams give these answers in turn; the last one is repeated. */
function following({
  streams,
  search = () => found([]),
  areRestsLong = false,
}: {
  streams: Answer[]
  search?: Answer
  /** Waits end only when they are interrupted. */
  areRestsLong?: boolean
}) {
  const paths: string[] = []
  const bodies: string[] = []
  const rests: number[] = []
  const received: QueuedMessage[][] = []
  const log = createReadableLog()
  const session = { token: 'canary' as string | null }
  const mostRests = { count: 8 }
  running = subscribeToQueue({
    callServer: createCallServer({
      fetch: async (url, init) => {
        const path = new URL(url).pathname
        paths.push(path)
        if (path === searchQueue.path) {
          bodies.push(await new Response(init.body ?? null).text())
          return search()
        }
        expect(new Headers(init.headers).get('authorization')).toBe('Bearer canary')
        return (streams.length > 1 ? streams.shift() : streams[0])?.() ?? opened('')
      },
      addressOf: async (path) => new URL(path, 'https://portal.example'),
    }),
    token: () => session.token,
    clock: { now: () => new Date('2026-05-04T09:00:00.000Z') },
    log,
    onMessages: (messages) => received.push(messages),
    sleep: async (ms, signal) => {
      rests.push(ms)
      if (areRestsLong && ms !== 1000)
        return new Promise((resolve) => signal.addEventListener('abort', () => resolve()))
      mostRests.count -= 1
      if (mostRests.count <= 0) running?.stop()
      return undefined
    },
  })
  return { paths, bodies, rests, received, log, session }
}

const streamsOf = (paths: string[]): number => paths.filter((path) => path === followQueue.path).length
/** Waits vary by up to half in both directions. */
const around = (ms: number) => [ms * 0.5, ms * 1.5] as const

describe('the subscription to the queue', () => {
  it('loads new messages when the stream reports some, and passes them on', async () => {
    const { received, bodies } = following({
      streams: [() => opened(event('opened'))],
      search: () => found([aQueued(1)]),
    })
    await expect.poll(() => received.length).toBeGreaterThan(0)
    expect(received[0]?.map(({ case_id }) => case_id)).toEqual([aQueued(1).case_id])
    expect(JSON.parse(bodies[0] ?? '')).toMatchObject({ customer_wrote_since: '2026-05-04T09:00:00.000Z' })
  })

  it.each(['2026-05-04T08:50:00.000Z', '2026-05-04T09:10:00.000Z'])(
    'asks for what is new since its start by the clock of the server, which says %s',
    async (serverTime) => {
      const { bodies } = following({
        streams: [() => new Response(event('opened'), { headers: { date: new Date(serverTime).toUTCString() } })],
      })
      await expect.poll(() => bodies.length).toBeGreaterThan(0)
      expect(JSON.parse(bodies[0] ?? '')).toMatchObject({ customer_wrote_since: serverTime })
    },
  )

  it('reconnects after an interruption, and loads what it missed', async () => {
    const { paths } = following({ streams: [() => opened('')] })
    await expect.poll(() => streamsOf(paths)).toBeGreaterThan(1)
    await expect.poll(() => paths.filter((path) => path === searchQueue.path).length).toBeGreaterThan(0)
  })

  it('doubles its delay each time the server does not respond', async () => {
    const fail = () => Promise.reject(new Error('No line'))
    const { rests, log } = following({ streams: [fail], search: fail })
    await expect.poll(() => rests.length).toBeGreaterThanOrEqual(8)
    // In between it collects events for a second before it asks.
    const waits = rests.filter((ms) => ms !== 1000)
    for (const [at, expected] of [1000, 2000, 4000].entries()) {
      const [least, most] = around(expected)
      expect(waits[at]).toBeGreaterThanOrEqual(least)
      expect(waits[at]).toBeLessThanOrEqual(most)
    }
    expect(log.events()).toContain('queue.notAsked')
  })

  it('waits exactly as long as a server that stops asks for', async () => {
    const { rests } = following({ streams: [() => opened(`${event('opened')}retry: 7300\n\n`)] })
    await expect.poll(() => rests.filter((ms) => ms !== 1000).slice(0, 2)).toEqual([7300, 7300])
  })

  it('polls every twenty seconds if no stream can be opened', async () => {
    const { rests, received } = following({
      streams: [() => new Response(null, { status: 502 })],
      search: () => found([aQueued(1)]),
    })
    await expect.poll(() => rests.length).toBeGreaterThanOrEqual(8)
    expect(received.length).toBeGreaterThan(1)
    const waits = rests.filter((ms) => ms > 5000)
    const [least, most] = around(20_000)
    expect(waits.length).toBeGreaterThan(2)
    for (const wait of waits) expect(wait >= least && wait <= most).toBe(true)
  })

  it('opens a new stream at once after the machine has slept, although the old one seems to be open', async () => {
    const open = (): Response =>
      new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } })
    const { paths } = following({ streams: [open] })
    await expect.poll(() => streamsOf(paths)).toBe(1)
    await new Promise(setImmediate)
    running?.reconnect()
    await expect.poll(() => streamsOf(paths)).toBe(2)
  })

  it('tries again at once when the server answers again', async () => {
    const { paths, rests } = following({ streams: [() => Promise.reject(new Error('No line'))], areRestsLong: true })
    await expect.poll(() => rests.length).toBe(2)
    running?.retry()
    await expect.poll(() => streamsOf(paths)).toBe(2)
  })

  it.each([401, 403])('ends if the server answers %i', async (status) => {
    const { paths, rests } = following({ streams: [() => new Response(null, { status })] })
    await expect.poll(() => paths.length).toBe(1)
    await new Promise((resolve) => setImmediate(resolve))
    expect([paths.length, rests.length, running?.hasEnded()]).toEqual([1, 0, true])
  })

  it('ends on request, and loads nothing more', async () => {
    const { paths } = following({ streams: [() => new Promise<Response>(() => undefined)] })
    await expect.poll(() => paths.length).toBe(1)
    running?.stop()
    await new Promise((resolve) => setImmediate(resolve))
    expect(paths).toHaveLength(1)
  })

  it('ends when the user is signed out', async () => {
    const { paths, session } = following({
      streams: [
        () => {
          session.token = null
          return opened(event('opened'))
        },
      ],
    })
    await expect.poll(() => paths.length).toBe(1)
    await new Promise(setImmediate)
    expect(paths).toEqual([followQueue.path])
  })
})
