import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { gasEmergencyNumber, phoneLink } from '#shared/desks/contactNumbers'
import { pages } from '#shared/pages'
import * as announcementTexts from '#shared/texts/content/announcements'
import { announcements } from '../../../server/db/schema/content/announcements'
import {
  addNeighbor,
  addOutageCommunity,
  closeOutage,
  outageIn,
  recordOutage,
} from '../../support/data/services/outages'
import { signInStaff } from '../../support/data/staff'
import { startServer, type TestServer } from '../../support/server/server'

const page = (name: string) =>
  `<!doctype html><title>${name}</title><!--runtime-config--><style nonce="__CSP_NONCE__"></style><p>${'words '.repeat(400)}</p><div id="root"></div>`
const script = 'export const one = 1\n'.repeat(200)

let server: TestServer
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'website-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), page('index'))
  await writeFile(join(folder, 'login.html'), page('login'))
  await writeFile(join(folder, 'sw.js'), script)
  await writeFile(join(folder, 'assets/app-1a2b3c.js'), script)
  await writeFile(join(folder, 'assets/app-1a2b3c.js.br'), brotliCompressSync(script))
  server = await startServer({
    WEBSITE_DIR: folder,
    PROVIDER_PUBLIC_URL: 'https://pay.example',
    API_URL: 'https://api.example/base',
    BRAND_NAME: 'Cedar </script> Utilities',
  })
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers })

describe('the sign-in page', () => {
  const announce = (title: string, changes: Partial<typeof announcements.$inferInsert> = {}) =>
    server.database.db.insert(announcements).values({
      title,
      body: 'Text',
      kind: 'Outage',
      severity: 'urgent',
      priority: 5,
      startsAt: new Date('2026-03-01T15:00:00Z'),
      endsAt: new Date('2026-03-02T15:00:00Z'),
      states: [],
      cities: [],
      zips: [],
      communities: [],
      serviceTypes: [],
      userTypes: [],
      ...changes,
    })
  const linesAt = async (moment: string) => {
    server.setNow(moment)
    const strip = /<aside[^>]*>(.*)<\/aside>/.exec((await get('/login')).body)?.[1]
    const items = strip?.matchAll(/<li class="(\w+)">.*?<span>(.*?)<\/span>/g) ?? []
    return Array.from(items, ([, kind, text]) => `${kind}: ${text}`)
  }

  it('says in a line each what is known to be out, as text, and nothing when all is well', async () => {
    expect(await linesAt('2026-03-01T16:00:00Z')).toEqual([])
    await announce('Two nights', { kind: 'Planned maintenance', priority: 1 })
    await announce('A <b>cable</b> was cut', { serviceTypes: ['FIBER', 'TV'], communities: ['Marrowby Mills'] })
    await announce('Of builders', { userTypes: ['BUILDER'] })
    await announce('News', { kind: 'Portal news' })
    expect(await linesAt('2026-03-01T16:01:00Z')).toEqual([
      'problem: Fiber and TV in Marrowby Mills: A &lt;b&gt;cable&lt;/b&gt; was cut',
      'problem: All services: Two nights',
    ])
    expect(await linesAt('2026-03-02T16:00:00Z')).toEqual([])
  })

  it('does not repeat the community that a title names', async () => {
    await announce('Fiber work in Fennick Oaks', {
      kind: 'Planned maintenance',
      serviceTypes: ['FIBER'],
      communities: ['Fennick Oaks'],
      startsAt: new Date('2026-03-06T15:00:00Z'),
      endsAt: new Date('2026-03-06T18:00:00Z'),
    })
    expect(await linesAt('2026-03-06T16:00:00Z')).toEqual(['problem: Fiber: Fiber work in Fennick Oaks'])
  })

  it('names the services and the community of a recorded outage until it ends', async () => {
    server.setNow('2026-03-12T16:00:00Z')
    const community = await addOutageCommunity(server)
    await addNeighbor(server, community)
    const token = await signInStaff(server, ['ANNOUNCEMENTS.read', 'ANNOUNCEMENTS.write'])
    const id = await recordOutage(server, outageIn(community, { started_at: '2026-03-12T15:50:00Z' }), { token })
    const lines = await linesAt('2026-03-12T16:01:00Z')
    await closeOutage(server, id, { token })
    expect(lines).toEqual([`problem: ${announcementTexts.outageStatus('Fiber', community.name)}`])
    expect(await linesAt('2026-03-12T16:02:00Z')).toEqual([])
  })

  it('lists the announcements for everyone, line by line, and none for an audience', async () => {
    const day = { startsAt: new Date('2026-03-03T15:00:00Z'), endsAt: new Date('2026-03-04T15:00:00Z') }
    const news = { kind: 'Scam warning', severity: 'notice' as const, ...day }
    await announce('Nobody asks for your password', { ...news, channels: ['tile', 'login'], priority: 2 })
    await announce('We are <closed>', { ...news, channels: ['login'], priority: 3 })
    await announce('On the dashboard', { ...news, channels: ['banner', 'tile'] })
    await announce('For a city', { ...news, channels: ['login'], cities: ['Quillmere'] })
    await announce('For residents', { ...news, channels: ['login'], userTypes: ['CUSTOMER'] })
    await announce('A draft', { ...news, channels: ['login'], isDraft: true })
    await announce('A cable was cut', { ...day, channels: ['tile', 'login'] })
    expect(await linesAt('2026-03-03T16:00:00Z')).toEqual([
      'notice: Nobody asks for your password',
      'notice: We are &lt;closed&gt;',
      'notice: A cable was cut',
    ])
    expect(await linesAt('2026-03-04T16:00:00Z')).toEqual([])
  })

  it('gives each outage put there a line of its own, three at most, apart from the line about services', async () => {
    const day = { startsAt: new Date('2026-03-08T15:00:00Z'), endsAt: new Date('2026-03-09T15:00:00Z') }
    const onPage = { ...day, channels: ['tile' as const, 'login' as const] }
    await announce('Gas leak', { ...onPage, priority: 1 })
    for (const number of [2, 3, 4, 5]) await announce(`Notice ${number}`, { ...onPage, priority: number })
    await announce('Known anyway', { ...day, priority: 6 })
    expect(await linesAt('2026-03-08T16:00:00Z')).toEqual([
      'problem: All services: Known anyway',
      'notice: Gas leak',
      'notice: Notice 2',
      'notice: Notice 3',
      `notice: ${announcementTexts.moreStatus.notice(2)}`,
    ])
  })

  it('comes also while the database does not answer', async () => {
    vi.spyOn(server.database.db, 'select').mockImplementation(() => {
      throw new Error('down')
    })
    server.setNow('2026-03-05T16:00:00Z')
    const answer = await get('/login')
    vi.restoreAllMocks()
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('<title>login</title>')
  })
})

describe('a page', () => {
  it.each([...pages.map(({ path }) => path), '/no/such/page'])('is the portal itself at %s', async (url) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('<title>index</title>')
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('is the light one at /login', async () => {
    expect((await get('/login?redirect=/payment')).body).toContain('<title>login</title>')
  })

  it.each(['/', '/login'])(
    'contains the settings of the portal at %s, which cannot end their script element',
    async (url) => {
      const { body } = await get(url)
      const [, settings = ''] = /<script type="application\/json" id="runtime-config">(.*?)<\/script>/.exec(body) ?? []
      expect(JSON.parse(settings)).toEqual((await get('/config.json')).json())
      expect(JSON.parse(settings)).toMatchObject({
        apiUrl: 'https://api.example/base',
        brandName: 'Cedar </script> Utilities',
      })
    },
  )

  it('has a nonce of its own each time, in its policy and in its text', async () => {
    const [first, second] = [await get('/'), await get('/')]
    const nonceOf = (body: string) => /nonce="([^"]+)"/.exec(body)?.[1] ?? ''
    expect(nonceOf(first.body)).not.toBe(nonceOf(second.body))
    expect(first.headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonceOf(first.body)}'`)
    expect(first.body).not.toContain('__CSP_NONCE__')
  })

  it('allows nothing that it does not name, and only the hosts that are configured', async () => {
    const { headers } = await get('/')
    const policy = String(headers['content-security-policy'])
    expect(policy.replaceAll(/'nonce-[^']+'/g, 'NONCE').split('; ')).toEqual([
      "default-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "script-src 'self' NONCE",
      "style-src 'self' NONCE",
      "img-src 'self' data:",
      'media-src blob:',
      "font-src 'self'",
      "manifest-src 'self'",
      "connect-src 'self' https://api.example",
      "frame-src 'self' https://pay.example",
      "frame-ancestors 'none'",
    ])
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    })
  })

  it('can be framed and reached from a payment window only where the provider returns to', async () => {
    const { headers } = await get('/payment/postback')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(headers).toMatchObject({ 'x-frame-options': 'SAMEORIGIN', 'cross-origin-opener-policy': 'unsafe-none' })
  })

  const post = (payload: string, headers: Record<string, string> = {}) =>
    server.app.inject({
      method: 'POST',
      url: '/payment/postback',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://pay.example', ...headers },
      payload,
    })

  it('takes the provider’s answer as a form, and leads on to itself with no more than that', async () => {
    const { statusCode, headers } = await post('Token=tok_1&Message=All+saved&next=https%3A%2F%2Fevil.example')
    expect(statusCode).toBe(303)
    expect(headers.location).toBe('/payment/postback#Token=tok_1&Message=All+saved')
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'cross-origin-opener-policy': 'unsafe-none' })
  })

  it('takes a form without an answer for a registration that failed', async () => {
    expect((await post(`Token=${'x'.repeat(600)}`)).headers.location).toBe('/payment/postback#Message=')
    expect((await post('')).headers.location).toBe('/payment/postback#Message=')
  })

  it('takes nothing else from another website', async () => {
    expect((await post('{}', { 'content-type': 'application/json' })).statusCode).toBe(415)
    const headers = { origin: 'https://pay.example', 'content-type': 'application/x-www-form-urlencoded' }
    for (const url of ['/payment/postback/other', '/login', '/api/v1/customer/logout']) {
      const answer = await server.app.inject({ method: 'POST', url, headers, payload: 'Token=1' })
      expect(answer.statusCode, url).toBe(403)
    }
  })

  it('is compressed for a browser that takes it', async () => {
    const answer = await get('/', { 'accept-encoding': 'br' })
    expect(answer.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('<title>index</title>')
  })
})

describe('a file', () => {
  it('a file with a hash in its name is cached permanently', async () => {
    const { headers, body } = await get('/assets/app-1a2b3c.js')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['content-type']).toMatch(/javascript/)
    expect(body).toBe(script)
  })

  it('carries no more than a file needs, for a page fetches a hundred of them', async () => {
    const { headers } = await get('/assets/app-1a2b3c.js')
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      vary: 'accept-encoding',
    })
    for (const name of ['content-security-policy', 'strict-transport-security', 'x-frame-options', 'last-modified'])
      expect(headers).not.toHaveProperty(name)
  })

  it('comes as it was compressed at build time, under its own type', async () => {
    const { headers, rawPayload } = await get('/assets/app-1a2b3c.js', { 'accept-encoding': 'br' })
    expect(headers['content-encoding']).toBe('br')
    expect(headers['content-type']).toMatch(/javascript/)
    expect(headers['cache-control']).toContain('immutable')
    expect(brotliDecompressSync(rawPayload).toString()).toBe(script)
  })

  it.each([
    '/assets/gone-1a2b3c.js',
    '/assets/',
    '/logo.png',
    '/api/v1/nothing',
    '/api',
    '/sandbox/nothing',
    '/index.html',
  ])('is not answered with a page if it does not exist: %s', async (url) => {
    const { statusCode, headers } = await get(url)
    expect(statusCode).toBe(404)
    expect(headers['content-type']).toMatch(/json/)
  })
})

describe('the installed website', () => {
  it('has the brand’s name, and icons for all phones', async () => {
    const { headers, body } = await get('/manifest.webmanifest')
    expect(headers['content-type']).toContain('application/manifest+json')
    expect(JSON.parse(body)).toMatchObject({
      name: 'Cedar </script> Utilities',
      short_name: 'Cedar',
      start_url: '/',
      display: 'standalone',
      icons: [{ sizes: '192x192' }, { sizes: '512x512' }, { sizes: '512x512', purpose: 'maskable' }],
    })
    expect((await get('/')).body).toContain('<link rel="manifest" href="/manifest.webmanifest">')
  })

  it('has a page without a connection that runs no script and names the emergency number', async () => {
    const { headers, body } = await get('/offline.html')
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'nonce-/)
    expect(body).toContain(`href="${phoneLink(gasEmergencyNumber)}"`)
    expect(body).toContain('Cedar &lt;/script&gt; Utilities')
  })
})
