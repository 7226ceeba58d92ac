/** How main calls the server: what every call includes, and what none does. */
import { describe, expect, it } from 'vitest'
import { createCallServer, type ServerCall } from '../../../../electron/protocol/callServer'

const usual: ServerCall = { method: 'POST', path: '/api/v1/x', token: 'canary-token', timeoutMs: null }

async function called(call: Partial<ServerCall>) {
  const requests: { url: string; init: RequestInit }[] = []
  const callServer = createCallServer({
    fetch: async (url, init) => {
      requests.push({ url, init })
      return new Response()
    },
    addressOf: async (pathname) => new URL(pathname, 'https://portal.example'),
  })
  await callServer({ ...usual, ...call })
  const [one] = requests
  if (!one) throw new Error('No request was sent')
  return { ...one, headers: new Headers(one.init.headers) }
}

describe('a call of the main process', () => {
  it('sends the token to the server and nowhere else, and leaves nothing behind in Chromium', async () => {
    const { url, init, headers } = await called({})
    expect([url, headers.get('authorization')]).toEqual(['https://portal.example/api/v1/x', 'Bearer canary-token'])
    expect(init).toMatchObject({ method: 'POST', redirect: 'error', credentials: 'omit', cache: 'no-store' })
  })

  it('is sent without a token if no sign-in is required', async () => {
    expect((await called({ token: null })).headers.has('authorization')).toBe(false)
  })

  it('sends its input unchanged', async () => {
    const { url, init, headers } = await called({
      query: { name: 'a&b' },
      headers: { accept: 'text/event-stream' },
      body: '{}',
    })
    expect([url, init.body, headers.get('accept')]).toEqual([
      'https://portal.example/api/v1/x?name=a%26b',
      '{}',
      'text/event-stream',
    ])
  })

  it('ends if it is aborted or takes too long', async () => {
    const controller = new AbortController()
    const { init } = await called({ signal: controller.signal })
    expect(init.signal?.aborted).toBe(false)
    controller.abort()
    expect(init.signal?.aborted).toBe(true)
    const late = await called({ timeoutMs: 1 })
    await expect.poll(() => late.init.signal?.aborted).toBe(true)
  })
})
