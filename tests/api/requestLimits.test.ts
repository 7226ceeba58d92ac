import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { validateUser } from '#shared/contract/session'
import { createMessage } from '#shared/contract/messages'
import { requestTexts } from '#shared/requestTexts'
import { addPerson } from '../support/people'
import { startServer, type TestServer } from '../support/server'

let server: TestServer
let port: number
beforeAll(async () => {
  server = await startServer({ BODY_TIMEOUT_MS: '200', MAX_CONNECTIONS: '10' })
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => server.stop())

const unknownKeys = (count: number, name = 'key') =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${name}${index}`, 1]))

describe('input that breaks the contract in many places', () => {
  it('is answered with the first twenty errors and how many more there are', async () => {
    const { status, fields, messages } = await server.call(validateUser, { body: unknownKeys(500) as never })
    expect(status).toBe(400)
    expect(Object.keys(fields)).toHaveLength(20)
    expect(messages[0]).toContain('482 more errors not shown')
  })

  it('is answered with names that are cut at a hundred characters', async () => {
    const { fields } = await server.call(validateUser, { body: unknownKeys(1, 'x'.repeat(5_000)) as never })
    expect(Object.keys(fields).map(({ length }) => length)).toContain(100)
    expect(Math.max(...Object.keys(fields).map(({ length }) => length))).toBe(100)
  })
})

describe('the body of a request', () => {
  it('is small for callers who are not signed in', async () => {
    const { status } = await server.call(validateUser, { body: unknownKeys(5_000) as never })
    expect(status).toBe(413)
  })

  it('may be larger for those who are', async () => {
    const token = await server.signIn(await addPerson(server.database.db))
    const { status } = await server.call(createMessage, { body: unknownKeys(5_000) as never }, { token })
    expect(status).toBe(400)
  })

  it('is given up when it does not arrive in time, without a sign of the server’s insides', async () => {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write(
      [
        `POST ${validateUser.path} HTTP/1.1`,
        'host: localhost',
        'content-type: application/json',
        'content-length: 100',
        '',
        '{',
      ].join('\r\n'),
    )
    const answer = await text(socket)
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(answer).toContain(requestTexts.bodyTooSlow)
  })

  it.each(['zstd', 'x-unknown', 'gzip'])(
    'with an encoding of %s that cannot be read is refused as such',
    async (encoding) => {
      const { statusCode } = await server.app.inject({
        method: 'POST',
        url: validateUser.path,
        headers: { 'content-type': 'application/json', 'content-encoding': encoding },
        payload: '{}',
      })
      expect(statusCode).toBe(415)
    },
  )
})

describe('connections', () => {
  it('beyond the limit are closed, and those within it are served on', async () => {
    const sockets = Array.from({ length: 10 }, () => connect(port, '127.0.0.1'))
    await Promise.all(sockets.map((socket) => once(socket, 'connect')))
    const refused = connect(port, '127.0.0.1')
    expect(await text(refused).catch(() => '')).toBe('')
    const [first] = sockets
    first?.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n')
    expect(first && (await text(first))).toMatch(/^HTTP\/1\.1 200 /)
    for (const socket of sockets) socket.destroy()
  })
})
