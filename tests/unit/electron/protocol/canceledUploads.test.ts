/** Uploads that the page cancels, on a network that behaves like Electron's, where only main can end them. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { uploadAsset } from '#shared/contract/content/assets'
import { createApiProxy } from '../../../../electron/protocol/apiProxy'
import { createTokenVault } from '../../../../electron/session/tokenVault'
import { electronFetch, sendAsPage } from '../../../support/shell/electronNetwork'
import { createReadableLog } from '../../../support/shell/shellLog'
import { emptySecretStore } from '../../../support/shell/shellMachine'

let server: Server
let backend: URL
let uploads: { request: IncomingMessage; response: ServerResponse; isGone: boolean }[]

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/config.json') return response.end('{}')
    const upload = { request, response, isGone: false }
    uploads.push(upload)
    request.resume()
    return response.on('close', () => (upload.isGone = !response.writableEnded))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  // A server on TCP has an address with a port.
  backend = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
})
beforeEach(() => {
  uploads = []
})

function pageOf() {
  const custody = createTokenVault(emptySecretStore, { now: () => new Date() })
  const log = createReadableLog()
  const reached: boolean[] = []
  const proxy = createApiProxy({
    backend,
    fetch: electronFetch(),
    vault: custody,
    log,
    onReachability: (isReachable) => reached.push(isReachable),
  })
  const answer = async (request: Request): Promise<Response> =>
    (await proxy.forward(request, new URL(request.url))) ?? new Response(null, { status: 404 })
  const upload = (requestId: string) =>
    sendAsPage(answer, `app://console${uploadAsset.path.replace(':assetsId', 'resource-center')}`, {
      method: 'POST',
      headers: { 'x-request-id': requestId },
      body: 'a file',
    })
  return { upload, proxy, log, reached }
}

describe('an upload that the page cancels', () => {
  it('ends on the server, even if the page had sent all of it', async () => {
    const { upload, proxy, log, reached } = pageOf()
    const ended = upload('one')
    await expect.poll(() => uploads[0]?.request.complete).toBe(true)
    expect(proxy.cancel('one')).toBe(true)
    await expect.poll(() => uploads[0]?.isGone).toBe(true)
    // The page sees an interrupted connection, although the server was reached.
    expect((await ended).status).toBe(0)
    expect([reached, log.events()]).toEqual([[], []])
  })

  it('never reaches the server when its cancellation arrives first', async () => {
    const { upload, proxy } = pageOf()
    expect(proxy.cancel('one')).toBe(true)
    expect((await upload('one')).status).toBe(0)
    expect(uploads).toEqual([])
  })

  it('stays completed once the server has answered', async () => {
    const { upload, proxy } = pageOf()
    const ended = upload('one')
    await expect.poll(() => uploads.length).toBe(1)
    uploads[0]?.response.end('{}')
    expect((await ended).status).toBe(200)
    expect(proxy.cancel('one')).toBe(false)
  })

  it('does not affect other uploads', async () => {
    const { upload, proxy } = pageOf()
    const canceled = upload('one')
    const other = upload('two')
    await expect.poll(() => uploads.length).toBe(2)
    proxy.cancel('one')
    await canceled
    for (const { response, isGone } of uploads) if (!isGone) response.end('{}')
    expect((await other).status).toBe(200)
  })

  it('ends when its page closes, as in a browser', async () => {
    const { upload, proxy } = pageOf()
    const ended = upload('one')
    await expect.poll(() => uploads.length).toBe(1)
    const [sent] = uploads
    if (!sent) throw new Error('Nothing was sent')
    const gone = once(sent.response, 'close')
    proxy.cancelAll()
    await gone
    expect((await ended).status).toBe(0)
  })
})
