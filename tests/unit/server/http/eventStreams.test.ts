import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createEventStreams, type EventSubscription } from '../../../../server/http/eventStreams'

let app: FastifyInstance
beforeEach(() => {
  app = Fastify()
})
afterEach(() => app.close())

describe('a stream of events', () => {
  it('checks the session once for events that arrive together, and sends all of them', async () => {
    const streams = createEventStreams(app, { heartbeatMs: 60_000 })
    const emitter = new EventEmitter()
    let checks = 0
    app.get('/', (_request, reply) =>
      streams.open(reply, {
        userId: 'somebody',
        toWire: (event) => event,
        subscribe: (publish) => {
          emitter.on('event', publish)
          return () => emitter.off('event', publish)
        },
        isAllowed: async () => {
          checks += 1
          return true
        },
      }),
    )
    const reader = (await fetch(await app.listen({ port: 0, host: '127.0.0.1' }))).body?.getReader()
    let text = ''
    for (let count = 0; count < 100; count += 1) emitter.emit('event', count)
    while (!text.includes('data: 99\n')) text += new TextDecoder().decode((await reader?.read())?.value)
    expect(text.match(/^data: /gm)).toHaveLength(100)
    expect(checks).toBe(1)
    await reader?.cancel()
  })

  it('ends with a line in the log if the session can’t be checked', async () => {
    const logged = vi.spyOn(app.log, 'error')
    const streams = createEventStreams(app, { heartbeatMs: 10 })
    app.get('/', (_request, reply) =>
      streams.open(reply, {
        userId: 'somebody',
        toWire: (event) => event,
        subscribe: () => () => undefined,
        isAllowed: () => Promise.reject(new Error('no database')),
      }),
    )
    const answer = await fetch(await app.listen({ port: 0, host: '127.0.0.1' }))
    expect(await answer.text()).toBe(': listening\n\n')
    expect(logged).toHaveBeenCalledExactlyOnceWith({ err: new Error('no database') }, expect.any(String))
  })

  it('ends with the server, and asks each client to wait up to ten seconds before it connects again', async () => {
    const streams = createEventStreams(app, { heartbeatMs: 60_000 })
    app.get('/', (_request, reply) =>
      streams.open(reply, {
        userId: randomUUID(),
        toWire: (event) => event,
        subscribe: () => () => undefined,
        isAllowed: async () => true,
      }),
    )
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    const answers = await Promise.all(Array.from({ length: 5 }, () => fetch(url)))
    const texts = Promise.all(answers.map((answer) => answer.text()))
    await app.close()
    const waits = (await texts).map((text) => Number(/^: listening\n\nretry: (\d+)\n\n$/.exec(text)?.[1]))
    for (const wait of waits) expect(wait >= 0 && wait <= 10_000).toBe(true)
    expect(new Set(waits).size).toBeGreaterThan(1)
  })

  it('is cut off if the client does not read it', async () => {
    const streams = createEventStreams(app, { heartbeatMs: 60_000 })
    const emitter = new EventEmitter()
    const follow: EventSubscription<unknown> = (publish) => {
      emitter.on('event', publish)
      return () => emitter.off('event', publish)
    }
    app.get('/', (_request, reply) =>
      streams.open(reply, {
        userId: 'somebody',
        toWire: (event) => event,
        subscribe: follow,
        isAllowed: async () => true,
      }),
    )
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    // Without a reference, the answer would be collected as garbage, which ends its connection.
    const answer = await fetch(url)
    expect(emitter.listenerCount('event')).toBe(1)
    // The events soon need more space than the buffers on the way have.
    const large = 'x'.repeat(4 * 1024 * 1024)
    await expect
      .poll(() => {
        emitter.emit('event', large)
        return emitter.listenerCount('event')
      })
      .toBe(0)
    expect(answer.bodyUsed).toBe(false)
  })
})
