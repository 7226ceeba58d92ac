/**
 * The test double of Electron's network differs from Node's where Electron's source does; the shell's tests rely on it.
 */
import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { electronFetch, sendAsPage } from '../../support/shell/electronNetwork'

let server: Server
let address: string
const open = new Set<ServerResponse>()

beforeAll(async () => {
  // The server begins every answer and ends none.
  server = createServer((_request, response) => {
    open.add(response)
    response.on('close', () => open.delete(response))
    response.writeHead(200)
    response.write('begun')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  // A server on TCP has an address with a port.
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
})

describe('the simulated network of Electron', () => {
  it('keeps a call open if its body is canceled, and ends it if its signal is aborted', async () => {
    const call = new AbortController()
    const answer = await electronFetch()(address, { signal: call.signal })
    await answer.body?.cancel()
    const stillAnswers = await electronFetch()(address, {})
    expect(open.size).toBe(2)
    call.abort()
    await expect.poll(() => open.size).toBe(1)
    await stillAnswers.body?.cancel()
  })

  it('opens six connections to a host', async () => {
    const fetch = electronFetch()
    const calls = new AbortController()
    await Promise.all(Array.from({ length: 6 }, () => fetch(address, { signal: calls.signal })))
    let isAnswered = false
    const seventh = fetch(address, { signal: calls.signal }).then(
      () => (isAnswered = true),
      () => 'aborted',
    )
    const ordinary = await electronFetch()(address, { signal: calls.signal })
    expect([ordinary.status, isAnswered]).toEqual([200, false])
    calls.abort()
    expect(await seventh).toBe('aborted')
  })

  it('leaves a rejection unhandled if a call is aborted while its body is sent', async () => {
    const rejected = once(process, 'unhandledRejection')
    const call = new AbortController()
    // The body never ends.
    const body = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(64)) })
    const upload = { method: 'POST', body, duplex: 'half', signal: call.signal }
    const answer = await electronFetch()(address, upload)
    await answer.body?.cancel()
    call.abort()
    expect(await rejected).toEqual([expect.objectContaining({ name: 'AbortError' }), expect.any(Promise)])
  })

  it('gives a page’s request no signal that is aborted when the page closes', async () => {
    let isTold = false
    const page = await sendAsPage(async ({ signal }) => {
      signal.addEventListener('abort', () => (isTold = true))
      return new Response(new ReadableStream())
    }, 'app://console/')
    page.closePage()
    expect(isTold).toBe(false)
  })
})
