import { once } from 'node:events'
import { createServer } from 'node:http'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { viewBalance } from '#shared/contract/payments/payments'
import { sendForgotPasswordCode, sendPhoneCode } from '#shared/contract/signIn/oneTimeCodes'
import { validateUser } from '#shared/contract/signIn/session'
import * as loginEmailTexts from '#shared/texts/signIn/loginEmails'
import * as sessionTexts from '#shared/texts/signIn/session'
import { readConfig } from '../../../server/config'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { logOptions } from '../../../server/log'
import { addPerson, password } from '../../support/data/people'
import { codeKey, providerKey, sealKey } from '../../support/server/keys'
import { startServer, type TestServer } from '../../support/server/server'

let server: TestServer | undefined
const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  await server?.stop()
  server = undefined
  await Promise.all(closers.splice(0).map((close) => close()))
})

function portOf(address: unknown): number {
  if (typeof address === 'object' && address !== null && 'port' in address) return Number(address.port)
  throw new Error('No port')
}

/** Starts a mail server that stores what it receives. */
async function startMailServer(): Promise<{ url: string; mails: string[] }> {
  const mails: string[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', (chunk) => (text += String(chunk)))
      stream.on('end', () => {
        mails.push(text)
        done()
      })
    },
  })
  const listening = smtp.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  closers.push(() => new Promise<void>((resolve) => smtp.close(resolve)))
  return { url: `smtp://127.0.0.1:${portOf(listening.address())}`, mails }
}

async function startSmsGateway(): Promise<{ url: string; messages: { key: string | undefined; body: unknown }[] }> {
  const messages: { key: string | undefined; body: unknown }[] = []
  const gateway = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk) => (text += String(chunk)))
    request.on('end', () => {
      messages.push({ key: request.headers.authorization, body: JSON.parse(text) })
      response.end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(gateway, 'listening')
  closers.push(() => new Promise((resolve) => gateway.close(resolve)))
  return { url: `http://127.0.0.1:${portOf(gateway.address())}/send`, messages }
}

describe('a portal with real gateways', () => {
  const PUBLIC_URL = 'https://portal.example'

  it('sends a code by email and by SMS, and has no sandbox pages', async () => {
    const [mail, sms] = [await startMailServer(), await startSmsGateway()]
    server = await startServer({ SMTP_URL: mail.url, PUBLIC_URL, SMS_URL: sms.url, SMS_KEY: 'sms-key' })
    const person = await addPerson(server.database.db, { phone: '2105550100', hasVerifiedPhone: true })
    await server.call(sendForgotPasswordCode, { query: { emailId: person.email } })
    await server.call(sendPhoneCode, { query: { phoneNumber: '2105550100' } })
    await server.finishJobs()

    expect(mail.mails[0]).toContain(`To: ${person.email}`)
    const code = new RegExp(loginEmailTexts.codeSentence(String.raw`\d{6}`))
    expect(mail.mails[0]).toMatch(code)
    expect(sms.messages).toEqual([
      { key: 'Bearer sms-key', body: { to: '+12105550100', text: expect.stringMatching(code) } },
    ])
    expect((await server.app.inject('/sandbox/outbox')).statusCode).toBe(404)
    expect((await server.app.inject('/sandbox')).statusCode).toBe(404)
  })

  it('a portal with a real gateway only for email has no outbox, and rejects text messages with an explanation', async () => {
    const mail = await startMailServer()
    server = await startServer({ SMTP_URL: mail.url, PUBLIC_URL })
    expect((await server.app.inject('/sandbox/outbox')).statusCode).toBe(404)
    const answer = await server.call(sendPhoneCode, { query: { phoneNumber: '2105550100' } })
    expect(answer).toMatchObject({
      status: 503,
      messages: [sessionTexts.unavailableChannels.sms],
    })
  })

  it('does not fail a call if the mail server is down', async () => {
    server = await startServer({ SMTP_URL: 'smtp://127.0.0.1:1', PUBLIC_URL })
    const person = await addPerson(server.database.db)
    expect((await server.call(sendForgotPasswordCode, { query: { emailId: person.email } })).status).toBe(200)
  })
})

describe('the outbox', () => {
  it('shows messages newest first, and always as text', async () => {
    server = await startServer()
    await server.services.notifier.sendMail({ to: 'a@example.com', subject: 'First', text: 'one' })
    await server.services.notifier.sendMail({
      to: 'b@example.com',
      subject: '<script>alert(1)</script>',
      text: 'two & three',
    })
    const { data } = (await server.app.inject('/sandbox/outbox')).json()
    expect(data).toMatchObject([
      { to: 'b@example.com', channel: 'email', body: 'two & three' },
      { to: 'a@example.com', body: 'one' },
    ])
    const page = (await server.app.inject('/sandbox')).body
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(page).toContain('two &amp; three')
  })

  it.each([
    ['from another machine', { remoteAddress: '203.0.113.9' }],
    ['through a proxy', { headers: { 'x-forwarded-for': '203.0.113.9' } }],
    ['under a name that is not this machine’s', { headers: { host: 'portal.example' } }],
  ])('is not available for a request %s', async (_how, request) => {
    server = await startServer({ ALLOWED_HOSTS: 'portal.example' })
    for (const url of ['/sandbox', '/sandbox/outbox']) {
      expect((await server.app.inject({ url, ...request })).statusCode).toBe(404)
    }
  })
})

describe('the host name of a request', () => {
  it('must be one that the server is configured for, so that no foreign name appears in links', async () => {
    server = await startServer({ ALLOWED_HOSTS: 'console.example' })
    const statusUnder = async (host: string, url = '/config.json') =>
      (await server?.app.inject({ url, headers: { host } }))?.statusCode
    expect(await statusUnder('rebind.attacker.example:4810')).toBe(403)
    for (const host of ['localhost:4000', '127.0.0.1', '[::1]:4000', '10.1.2.3', 'console.example']) {
      expect(await statusUnder(host)).toBe(200)
    }
    expect(await statusUnder('load-balancer.internal', '/readyz')).toBe(200)
  })
})

describe('the health check', () => {
  it('reports live while the process runs, and ready while the database responds', async () => {
    server = await startServer({ LOG_LEVEL: 'silent' })
    expect((await server.app.inject('/healthz')).statusCode).toBe(200)
    expect((await server.app.inject('/readyz')).statusCode).toBe(200)
  })

  it('is logged only when it fails, because load balancers repeat it every second', async () => {
    server = await startServer()
    const logged = vi.spyOn(server.services.log, 'info')
    for (const url of ['/healthz', '/readyz', '/config.json']) await server.app.inject(url)
    server.services.lifecycle.beginStop()
    await server.app.inject('/readyz')
    expect(logged.mock.calls.map(([line]) => line)).toMatchObject([
      { route: '/config.json', status: 200 },
      { route: '/readyz', status: 503 },
    ])
  })

  it('reports a failed database, without details', async () => {
    server = await startServer({ DATABASE_URL: 'postgres://portal:secret@127.0.0.1:1/none' })
    const [health, ready] = [await server.app.inject('/healthz'), await server.app.inject('/readyz')]
    expect(health.statusCode).toBe(200)
    expect(ready.statusCode).toBe(503)
    const signIn = await server.call(validateUser, { body: { email: 'ada@example.com', password } })
    expect(signIn.status).toBe(503)
    expect(JSON.stringify([ready.json(), signIn])).not.toMatch(/secret|ECONN|127\.0\.0\.1|postgres/)
  })

  it('reports that the server is not ready as soon as it is stopped, and still responds', async () => {
    server = await startServer()
    server.services.lifecycle.beginStop()
    expect((await server.app.inject('/readyz')).statusCode).toBe(503)
    const answer = await server.app.inject('/config.json')
    expect([answer.statusCode, answer.headers['connection']]).toEqual([200, 'close'])
  })
})

describe('the description of the API', () => {
  it('can be turned off', async () => {
    server = await startServer({ API_DOCS: 'off' })
    expect((await server.app.inject('/api/openapi.json')).statusCode).toBe(404)
  })
})

describe('the page’s configuration', () => {
  it('contains the hosts, the brand and the provider’s time zone, and an empty host means its own origin', async () => {
    server = await startServer({ PAYMENT_API_URL: 'https://pay-api.example', BRAND_NAME: 'Orrin Fiber' })
    expect((await server.app.inject('/config.json')).json()).toEqual({
      apiUrl: '',
      paymentApiUrl: 'https://pay-api.example',
      authApiUrl: '',
      enrollmentApiUrl: '',
      relayUrl: '',
      socketUrl: '',
      brandName: 'Orrin Fiber',
      timeZone: 'America/Chicago',
      careEmail: 'care@example.com',
      features: { speech: true, transcription: false },
    })
  })
})

describe('the caller’s address', () => {
  const signInFrom = async (forwarded: string, settings: Record<string, string>) => {
    server = await startServer(settings)
    const body = { email: 'nobody@example.com', password }
    await server.call(validateUser, { body }, { headers: { 'x-forwarded-for': forwarded } })
    const [record] = await server.database.db.select().from(auditRecords)
    return record?.source
  }

  it('is that of the connection unless proxies are configured, whatever a header says', async () => {
    expect(await signInFrom('6.6.6.6', {})).toBe('127.0.0.1')
  })

  it('is the one that the last of the configured proxies saw, not one that the caller wrote', async () => {
    expect(await signInFrom('6.6.6.6, 203.0.113.9', { TRUST_PROXY: '1' })).toBe('203.0.113.9')
  })

  it('is reported in the log, once, if a proxy sends it while none is configured', async () => {
    const { app, services } = (server = await startServer())
    const warned = vi.spyOn(services.log, 'warn')
    const ask = (headers: Record<string, string>) => app.inject({ method: 'GET', url: '/healthz', headers })
    await ask({})
    expect(warned).not.toHaveBeenCalled()
    await ask({ 'x-forwarded-for': '203.0.113.9' })
    await ask({ 'x-forwarded-for': '203.0.113.9' })
    expect(warned.mock.calls).toEqual([[expect.stringContaining('TRUST_PROXY is 0')]])
  })

  it('is not reported in the log if a configured proxy sends it', async () => {
    server = await startServer({ TRUST_PROXY: '1' })
    const warned = vi.spyOn(server.services.log, 'warn')
    await server.app.inject({ method: 'GET', url: '/healthz', headers: { 'x-forwarded-for': '203.0.113.9' } })
    expect(warned).not.toHaveBeenCalled()
  })
})

describe('the HTTPS requirement', () => {
  const demandWith = async (settings: Record<string, string>) => {
    server = await startServer(settings)
    const { headers } = await server.app.inject({ method: 'GET', url: '/healthz' })
    return headers['strict-transport-security']
  }

  it('applies to the portal’s own host name for a year', async () => {
    expect(await demandWith({})).toBe('max-age=31536000')
  })

  it('covers subdomains only if that is configured', async () => {
    expect(await demandWith({ HSTS_SUBDOMAINS: 'on' })).toBe('max-age=31536000; includeSubDomains')
  })
})

describe('settings', () => {
  it('prevent the start with each name if they are missing or invalid', () => {
    expect(() => readConfig({ PORT: 'four' })).toThrow(/PORT[\s\S]*DATABASE_URL[\s\S]*CODE_KEY[\s\S]*PROVIDER_URL/)
  })

  const complete = {
    DATABASE_URL: 'postgres://127.0.0.1/portal',
    PROVIDER_URL: 'http://127.0.0.1:4001',
    PROVIDER_KEY: providerKey,
    CODE_KEY: codeKey,
    SEAL_KEY: sealKey,
  }

  it('settings with a mail server must contain the address for links in emails', () => {
    const settings = { ...complete, SMTP_URL: 'smtp://127.0.0.1:1' }
    expect(() => readConfig(settings)).toThrow(/PUBLIC_URL: must be the portal's address/)
    expect(() => readConfig({ ...settings, PUBLIC_URL: 'http://localhost:4000' })).not.toThrow()
  })
})

describe('the log', () => {
  it('contains no personal data: no address, no password, no token, no query', async () => {
    const lines: string[] = []
    const stream = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk))
        done()
      },
    })
    server = await startServer({}, pino(logOptions('trace'), stream))
    const person = await addPerson(server.database.db, { phone: '2105550177' })
    const token = await server.signIn(person)
    await server.app.inject(`/api/v1/communication/send-forget-otp-email?emailId=${person.email}`)
    await server.app.inject({
      url: `/api/v1/customer/get-sf-user-details?emailOrPhone=${person.email}`,
      headers: { authorization: `Bearer ${token}` },
    })
    await server.database.pool.query('drop table billing_accounts cascade')
    const body = { service_type: 'FIBER', service_account_id: 'secret-id-1', billing_group_id: 'secret-id-2' } as const
    expect((await server.call(viewBalance, { body }, { token })).status).toBe(500)
    await server.finishJobs()

    const log = lines.join('')
    expect(log).toContain('"route":"/api/v1/customer/validate-user"')
    expect(log).toContain('request failed')
    for (const secret of [person.email, person.phone, password, token, 'secret-id-1', 'emailOrPhone=']) {
      expect(log, secret).not.toContain(secret)
    }
  })
})
