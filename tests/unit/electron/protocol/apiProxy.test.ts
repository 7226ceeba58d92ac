/** The proxy between the page and a real server: what leaves the shell, and what reaches the page. */
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createApiProxy } from '../../../../electron/protocol/apiProxy'
import { createTokenVault } from '../../../../electron/session/tokenVault'
import { createReadableLog } from '../../../support/shell/shellLog'
import { emptySecretStore } from '../../../support/shell/shellMachine'

const token = 'canary-token'
const expiresAt = '2999-01-01T00:00:00.000Z'

interface Came {
  method: string | undefined
  url: string | undefined
  headers: IncomingMessage['headers']
  body: string
}
interface Answered {
  status: number
  headers?: Record<string, string>
  body: unknown
}

let server: Server
let backend: URL
let came: Came[]
let next: Answered

beforeAll(async () => {
  server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      if (request.url === '/config.json') {
        response.end(JSON.stringify({ brandName: 'Test', authApiUrl: `http://127.0.0.1:${port()}` }))
        return
      }
      const { method, url, headers } = request
      came.push({ method, url, headers, body: Buffer.concat(parts).toString() })
      response.writeHead(next.status, { 'content-type': 'application/json', ...next.headers })
      response.end(JSON.stringify(next.body))
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  backend = new URL(`http://127.0.0.1:${port()}`)
})
afterAll(() => new Promise((closed) => server.close(closed)))

beforeEach(() => {
  came = []
  next = { status: 200, body: { data: null, messages: [], 'is-success': true } }
})

// A server on TCP has an address with a port.
const port = (): number => (server.address() as AddressInfo).port

function shell(at: URL = backend) {
  const log = createReadableLog()
  const custody = createTokenVault(emptySecretStore, { now: () => new Date() })
  // Uses Node's fetch, as Electron's net.fetch is not available.
  const proxy = createApiProxy({ backend: at, fetch: globalThis.fetch, vault: custody, log })
  const ask = async (path: string, init: RequestInit & { duplex?: 'half' } = {}) => {
    const response = await proxy.forward(new Request(`app://console${path}`, init), new URL(`app://console${path}`))
    if (!response) throw new Error(`${path} is no call`)
    return response
  }
  return { ask, custody, log, proxy }
}

const signInPath = '/api/v1/customer/validate-user'
const appDataPath = '/api/v1/customer/getAppData'
const granted = { token, expires_at: expiresAt, user_details: { name: 'Ada' } }
const asking = (handle: string): RequestInit => ({ headers: { authorization: `Bearer ${handle}` } })

async function signedIn() {
  const opened = shell()
  next = { status: 200, body: { data: granted, messages: [], 'is-success': true } }
  const response = await opened.ask(signInPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"email":"ada@example.com"}',
  })
  const text = await response.text()
  const { data } = JSON.parse(text) as { data: { token: string; expires_at: string; user_details: object } }
  next = { status: 200, body: { data: [], messages: [], 'is-success': true } }
  came = []
  return { ...opened, text, data }
}

describe('the token of a session', () => {
  it('never reaches the page: a handle replaces it, and the rest of the answer is unchanged', async () => {
    const { text, data, custody } = await signedIn()
    expect(text).not.toContain(token)
    expect(custody.tokenOf(data.token)).toBe(token)
    expect(data).toMatchObject({ expires_at: expiresAt, user_details: { name: 'Ada' } })
  })

  it('replaces the handle when a call leaves the shell', async () => {
    const { ask, data } = await signedIn()
    await ask(appDataPath, asking(data.token))
    expect(came[0]?.headers.authorization).toBe(`Bearer ${token}`)
  })

  it('is not added for an unknown handle', async () => {
    const { ask } = await signedIn()
    await ask(appDataPath, asking('made-up'))
    expect(came[0]?.headers.authorization).toBeUndefined()
  })

  it('is deleted when the server rejects it, and after signing out', async () => {
    const first = await signedIn()
    next = { status: 401, body: { data: null, messages: ['Signed out'], 'is-success': false } }
    expect((await first.ask(appDataPath, asking(first.data.token))).status).toBe(401)
    expect(first.custody.tokenOf(first.data.token)).toBeNull()

    const second = await signedIn()
    await second.ask('/api/v1/customer/logout', { method: 'POST', ...asking(second.data.token) })
    expect(second.custody.tokenOf(second.data.token)).toBeNull()
  })

  it('is not in any line of the log', async () => {
    const { ask, data, log } = await signedIn()
    await ask(appDataPath, asking(data.token))
    expect(log.text()).not.toContain(token)
  })
})

describe('an outgoing call', () => {
  it('must be a call of the contract', async () => {
    const { ask } = shell()
    for (const path of ['/api/v1/nothing', '/api/v1/..%2f..%2fetc', '/api/v1/customer/getAppData/more']) {
      expect((await ask(path)).status, path).toBe(404)
    }
    expect((await ask(appDataPath, { method: 'DELETE' })).status).toBe(404)
    expect(came).toEqual([])
  })

  it('contains what the call needs and nothing else of the page', async () => {
    const { ask } = shell()
    await ask(`${signInPath}?a=1`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'once', cookie: 'a=b', 'x-forwarded-for': '1' },
      body: '{"x":1}',
    })
    expect(came[0]).toMatchObject({ method: 'POST', url: `${signInPath}?a=1`, body: '{"x":1}' })
    expect(came[0]?.headers).toMatchObject({ 'content-type': 'application/json', 'idempotency-key': 'once' })
    expect(came[0]?.headers).not.toHaveProperty('cookie')
    expect(came[0]?.headers).not.toHaveProperty('x-forwarded-for')
    expect(came[0]?.headers).not.toHaveProperty('origin')
  })

  it('is rejected if it is far larger than such a call can be', async () => {
    const { ask } = shell()
    const response = await ask(signInPath, { method: 'POST', body: 'x'.repeat(2 * 1024 * 1024) })
    expect(response.status).toBe(413)
    expect(came).toEqual([])
  })

  it('follows no redirect', async () => {
    const { ask } = shell()
    next = { status: 302, headers: { location: 'https://evil.example/' }, body: null }
    expect((await ask(appDataPath)).type).toBe('error')
  })
})

describe('an incoming answer', () => {
  it('can set no cookie and no policy', async () => {
    const { ask } = shell()
    next = {
      ...next,
      headers: { 'set-cookie': 'a=b', 'content-security-policy': 'x', etag: '"1"', 'retry-after': '2' },
    }
    const { headers } = await ask(appDataPath)
    expect(headers.get('etag')).toBe('"1"')
    expect(headers.get('retry-after')).toBe('2')
    expect(headers.has('set-cookie')).toBe(false)
    expect(headers.has('content-security-policy')).toBe(false)
  })

  it('the answer of a failed call contains the server’s own words', async () => {
    const { ask } = shell()
    next = { status: 409, body: { messages: ['Someone was quicker'] } }
    const response = await ask(appDataPath)
    expect([response.status, await response.json()]).toEqual([409, { messages: ['Someone was quicker'] }])
  })

  it('is missing if the server can’t be reached, as in a browser', async () => {
    const { ask, log } = shell(new URL('http://127.0.0.1:9'))
    expect((await ask(appDataPath)).type).toBe('error')
    expect(log.events()).toContain('proxy.unreachable')
  })

  it('is logged as missing with the name of the call and no personal data', async () => {
    const { ask, log } = shell(new URL('http://127.0.0.1:9'))
    await ask('/api/v1/customer/account-exist-by-email/canary%40example.com')
    expect(log.text()).toContain('/account-exist-by-email/')
    expect(log.text()).not.toContain('canary')
  })
})

describe('the environment’s settings', () => {
  it('are the server’s, with every call at the page’s own origin', async () => {
    const settings: unknown = await (await shell().ask('/config.json')).json()
    expect(settings).toMatchObject({ brandName: 'Test', authApiUrl: '', apiUrl: '' })
  })

  it('are not available to other pages', async () => {
    const { proxy } = shell()
    const url = 'app://console/messageQueue'
    expect(await proxy.forward(new Request(url), new URL(url))).toBeNull()
  })
})
