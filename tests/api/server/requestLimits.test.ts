import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect } from 'vitest'
import { uploadAttachment } from '#shared/contract/cases/caseAttachments'
import { createMessage } from '#shared/contract/cases/messages'
import { validateUser } from '#shared/contract/signIn/session'
import * as httpTexts from '#shared/texts/http'
import { addPerson } from '../../support/data/people'
import { withSettings } from '../../support/server/serverTest'

const it = withSettings({ BODY_TIMEOUT_MS: '200', MAX_CONNECTIONS: '10' })

let port: number
it.beforeAll(async ({ server }) => {
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port)
})

const unknownKeys = (count: number, name = 'key') =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${name}${index}`, 1]))

describe('input that breaks the contract in many places', () => {
  it('is answered with the first twenty errors and how many more there are', async ({ server }) => {
    const { status, fields, messages } = await server.call(validateUser, { body: unknownKeys(500) as never })
    expect(status).toBe(400)
    expect(Object.keys(fields)).toHaveLength(20)
    expect(messages[0]).toContain(httpTexts.moreErrors(482))
  })

  it('is answered with names that are cut at a hundred characters', async ({ server }) => {
    const { fields } = await server.call(validateUser, { body: unknownKeys(1, 'x'.repeat(5_000)) as never })
    expect(Object.keys(fields).map(({ length }) => length)).toContain(100)
    expect(Math.max(...Object.keys(fields).map(({ length }) => length))).toBe(100)
  })
})

const form = 'multipart/form-data; boundary=x'

interface SlowRequest {
  path?: string
  host?: string
  type?: string
  token?: string
  length?: number
}

/** Sends a request with only the first byte of its body. */
async function slowRequest({ path, host, type, token, length }: SlowRequest): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(
    [
      `POST ${path ?? validateUser.path} HTTP/1.1`,
      `host: ${host ?? 'localhost'}`,
      `content-type: ${type ?? 'application/json'}`,
      ...(token ? [`authorization: Bearer ${token}`] : []),
      `content-length: ${length ?? 100}`,
      '',
      type ? '-' : '{',
    ].join('\r\n'),
  )
  return socket
}

describe('the body of a request', () => {
  it('is small for callers who are not signed in', async ({ server }) => {
    const { status } = await server.call(validateUser, { body: unknownKeys(5_000) as never })
    expect(status).toBe(413)
  })

  it('may be larger for those who are', async ({ server }) => {
    const token = await server.signIn(await addPerson(server.database.db))
    const { status } = await server.call(createMessage, { body: unknownKeys(5_000) as never }, { token })
    expect(status).toBe(400)
  })

  it('is rejected when it does not arrive in time, without revealing internals of the server', async () => {
    const answer = await text(await slowRequest({}))
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(answer).toContain(httpTexts.bodyTooSlow)
  })

  it.each([
    ['of a caller who is not signed in', { path: uploadAttachment.path, type: form }, 401],
    ['for another host', { host: 'evil.example' }, 403],
    ['of a form where none is taken', { type: form }, 400],
  ])('the body %s is no longer waited for once the request is answered', async (_whose, request, status) => {
    const answer = await text(await slowRequest(request))
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  })

  it('may take longer when a signed-in user uploads a file', async ({ server }) => {
    const token = await server.signIn(await addPerson(server.database.db))
    const body = [
      '--x',
      'content-disposition: form-data; name="file"; filename="a.txt"',
      '',
      'Hello',
      '--x--',
      '',
    ].join('\r\n')
    const upload = await slowRequest({ path: uploadAttachment.path, type: form, token, length: body.length })
    const other = await slowRequest({})
    expect(await text(other)).toMatch(/^HTTP\/1\.1 408 /)
    upload.write(body.slice(1))
    const [answer] = (await once(upload, 'data')) as [Buffer]
    upload.destroy()
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 /)
  })

  it('leaves the connection to the next request if it comes late, but in full', async () => {
    const socket = await slowRequest({ host: 'evil.example', length: 2 })
    await once(socket, 'data')
    socket.write('}')
    socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n')
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /)
  })

  it.for(['zstd', 'x-unknown', 'gzip'])(
    'a body with an encoding of %s that cannot be read is refused as such',
    async (encoding, { server }) => {
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
  it('connections beyond the limit are closed, and those within it continue to be served', async () => {
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
