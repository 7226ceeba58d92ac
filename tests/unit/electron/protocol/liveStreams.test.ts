/**
 * Live streams through the proxy, on a network that behaves like Electron's: they end at the server when their page
 * closes.
 */
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { followQueue } from '#shared/contract/cases/queue'
import { createApiProxy } from '../../../../electron/protocol/apiProxy'
import { createTokenVault } from '../../../../electron/session/tokenVault'
import { electronFetch, sendAsPage } from '../../../support/shell/electronNetwork'
import { createReadableLog } from '../../../support/shell/shellLog'
import { emptySecretStore } from '../../../support/shell/shellMachine'

let server: Server
let backend: URL
/** The streams that are open on the server. */
const streams = new Set<ServerResponse>()

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === followQueue.path) {
      streams.add(response)
      response.on('close', () => streams.delete(response))
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write(': here\n\n')
      return
    }
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end('{}')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  // A server on TCP has an address with a port.
  backend = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
})

function pageOf() {
  const custody = createTokenVault(emptySecretStore, { now: () => new Date() })
  const proxy = createApiProxy({ backend, fetch: electronFetch(), vault: custody, log: createReadableLog() })
  const answer = async (request: Request): Promise<Response> =>
    (await proxy.forward(request, new URL(request.url))) ?? new Response(null, { status: 404 })
  return { ask: (path: string) => sendAsPage(answer, `app://console${path}`) }
}

describe('a live stream', () => {
  it('reaches the page as it arrives', async () => {
    const stream = await pageOf().ask(followQueue.path)
    await expect.poll(stream.text).toBe(': here\n\n')
    for (const open of streams) open.write('event: again\n\n')
    await expect.poll(stream.text).toBe(': here\n\nevent: again\n\n')
    stream.closePage()
  })

  it('ends on the server when the page leaves it', async () => {
    const stream = await pageOf().ask(followQueue.path)
    await expect.poll(() => streams.size).toBe(1)
    stream.closePage()
    await expect.poll(() => streams.size).toBe(0)
  })

  it('frees its connection: after eight visits the server still answers calls', async () => {
    const { ask } = pageOf()
    for (let visit = 1; visit <= 8; visit += 1) (await ask(followQueue.path)).closePage()
    expect((await ask('/api/v1/customer/getAppData')).status).toBe(200)
  })
})
