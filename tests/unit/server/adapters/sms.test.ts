import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { isTextUncertain } from '../../../../server/adapters/notifier/mailErrors'
import { createNotifier } from '../../../../server/adapters/notifier/notifier'
import { readConfig } from '../../../../server/config'
import { openDatabase } from '../../../../server/db/database'
import { codeKey, providerKey, sealKey } from '../../../support/server/keys'

const id = '7b0a2c1e-0000-4000-8000-000000000001'

/** Starts a gateway that answers like this. */
async function listen(answer: RequestListener): Promise<{ gateway: Server; url: string }> {
  const gateway = createServer(answer)
  await once(gateway.listen(0, '127.0.0.1'), 'listening')
  const address = gateway.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return { gateway, url: `http://127.0.0.1:${port}/messages` }
}

/** Starts a gateway for a test. Returns its URL. */
async function startGateway(answer: RequestListener): Promise<string> {
  const { gateway, url } = await listen(answer)
  onTestFinished(() => void gateway.close())
  return url
}

/** Returns the URL of a gateway that has stopped. */
async function stoppedGateway(): Promise<string> {
  const { gateway, url } = await listen(() => undefined)
  await once(gateway.close(), 'close')
  return url
}

/** Sends a text message through a gateway. */
function sendThrough(gatewayUrl: string): Promise<void> {
  // Nothing connects to the database.
  const databaseUrl = 'postgres://localhost/none'
  const config = readConfig({
    DATABASE_URL: databaseUrl,
    PROVIDER_URL: 'http://localhost',
    PROVIDER_KEY: providerKey,
    CODE_KEY: codeKey,
    SEAL_KEY: sealKey,
    SMTP_URL: 'smtp://127.0.0.1:1',
    SMS_URL: gatewayUrl,
    SMS_KEY: 'key-of-the-gateway',
    PUBLIC_URL: 'https://portal.example',
    ALLOW_SANDBOX: 'provider,network',
  })
  return createNotifier(config, openDatabase(databaseUrl).db).sendSms({ to: '2105550100', text: 'Hello', id })
}

afterEach(() => vi.restoreAllMocks())

describe('a text message to the gateway', () => {
  it('is signed with its key, and has an id by which a second delivery is recognized', async () => {
    let received: { headers: IncomingMessage['headers']; body: unknown } = { headers: {}, body: null }
    const gatewayUrl = await startGateway((request, response) => {
      let body = ''
      request.on('data', (chunk) => (body += String(chunk)))
      request.on('end', () => {
        received = { headers: request.headers, body: JSON.parse(body) }
        response.end()
      })
    })
    await sendThrough(gatewayUrl)
    expect(received.body).toEqual({ to: '+12105550100', text: 'Hello' })
    expect(received.headers).toMatchObject({ authorization: 'Bearer key-of-the-gateway', 'idempotency-key': id })
  })

  it('may have been sent if the gateway took it and closed the connection', async () => {
    const gatewayUrl = await startGateway((request) => {
      request.resume().on('end', () => request.socket.destroy())
    })
    const error: unknown = await sendThrough(gatewayUrl).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(TypeError)
    expect(isTextUncertain(error)).toBe(true)
  })

  it('may have been sent if the gateway took it and did not answer in time', async () => {
    const startTimeout = AbortSignal.timeout.bind(AbortSignal)
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => startTimeout(milliseconds / 100))
    const gatewayUrl = await startGateway((request) => void request.resume())
    const error: unknown = await sendThrough(gatewayUrl).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ name: 'TimeoutError' })
    expect(isTextUncertain(error)).toBe(true)
  })

  it.each([
    ['the gateway answered with an error', () => startGateway((_request, response) => response.writeHead(503).end())],
    ['no gateway listens', stoppedGateway],
  ])('was certainly not sent if %s', async (_title, open) => {
    const error: unknown = await sendThrough(await open()).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(Error)
    expect(isTextUncertain(error)).toBe(false)
  })
})
