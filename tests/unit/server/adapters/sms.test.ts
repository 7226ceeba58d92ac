import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createNotifier } from '../../../../server/adapters/notifier/notifier'
import { readConfig } from '../../../../server/config'
import { openDatabase } from '../../../../server/db/database'
import { codeKey, providerKey, sealKey } from '../../../support/server/keys'

const id = '7b0a2c1e-0000-4000-8000-000000000001'

/** Sends a text message through a gateway, and returns the request that the gateway received. */
async function receive(): Promise<{ headers: IncomingMessage['headers']; body: unknown }> {
  let received: { headers: IncomingMessage['headers']; body: unknown } = { headers: {}, body: null }
  const gateway = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      received = { headers: request.headers, body: JSON.parse(body) }
      response.end()
    })
  })
  onTestFinished(() => void gateway.close())
  const listening = gateway.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const address = listening.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  // Nothing connects to the database.
  const databaseUrl = 'postgres://localhost/none'
  const config = readConfig({
    DATABASE_URL: databaseUrl,
    PROVIDER_URL: 'http://localhost',
    PROVIDER_KEY: providerKey,
    CODE_KEY: codeKey,
    SEAL_KEY: sealKey,
    SMTP_URL: 'smtp://127.0.0.1:1',
    SMS_URL: `http://127.0.0.1:${port}/messages`,
    SMS_KEY: 'key-of-the-gateway',
    PUBLIC_URL: 'https://portal.example',
    ALLOW_SANDBOX: 'provider,network',
  })
  await createNotifier(config, openDatabase(databaseUrl).db).sendSms({ to: '2105550100', text: 'Hello', id })
  return received
}

describe('a text message to the gateway', () => {
  it('is signed with its key, and has an id by which a second delivery is recognized', async () => {
    const { headers, body } = await receive()
    expect(body).toEqual({ to: '+12105550100', text: 'Hello' })
    expect(headers).toMatchObject({ authorization: 'Bearer key-of-the-gateway', 'idempotency-key': id })
  })
})
