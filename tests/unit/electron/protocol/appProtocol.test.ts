import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pagePolicy } from '#shared/http/csp'
import { type AppProtocolOptions, createAppProtocol } from '../../../../electron/protocol/appProtocol'
import type { ShellPages } from '../../../../electron/windows/shellPages'

let folder: string

beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'shell-')), 'renderer')
  await mkdir(join(folder, 'assets'), { recursive: true })
  const page = (name: string) => `<!doctype html><title>${name}</title><script nonce="__CSP_NONCE__"></script>`
  await writeFile(join(folder, 'index.html'), page('index'))
  await writeFile(join(folder, 'login.html'), page('login'))
  await writeFile(join(folder, 'assets', 'app-1a2b.js'), 'export {}')
  await writeFile(join(folder, '..', 'secrets.json'), '{"secret":true}')
})
afterAll(() => rm(join(folder, '..'), { recursive: true }))

const noPage: ShellPages = { htmlFor: async () => null, damaged: () => '<h1>Damaged</h1>' }

const answer = (address: string, init?: RequestInit, changes: Partial<AppProtocolOptions> = {}) =>
  createAppProtocol({
    folder,
    shellPages: noPage,
    readFile: (path) => readFile(path).catch(() => null),
    forward: async (_request, url) => (url.pathname.startsWith('/api/') ? new Response('forwarded') : null),
    socketOrigin: async () => 'https://portal.example',
    nonce: () => 'fresh',
    ...changes,
  })(new Request(address, init))

describe('a page of the shell', () => {
  it.each(['/', '/messageQueue', '/deep/er?x=1'])('%s is the portal itself', async (path) => {
    const response = await answer(`app://console${path}`)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('<title>index</title><script nonce="fresh">')
  })

  it('signing in has a separate page, as on the website', async () => {
    expect(await (await answer('app://console/login')).text()).toContain('<title>login</title>')
  })

  it('has the website’s policy, with calls to the page’s own origin and sockets to the relay only', async () => {
    const { headers } = await answer('app://console/')
    expect(headers.get('content-security-policy')).toBe(
      pagePolicy({ nonce: 'fresh', connect: ['wss://portal.example'], frames: [], isFramed: false }),
    )
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('cache-control')).toBe('no-store')
  })
})

describe('a file of the shell', () => {
  it('is part of the build', async () => {
    const response = await answer('app://console/assets/app-1a2b.js')
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(await response.text()).toBe('export {}')
  })

  it.each([
    ['a missing file', '/assets/gone.js', 404],
    ['a page by its file', '/index.html', 404],
    ['a way out', '/..%2fsecrets.json', 403],
    ['a way out over a folder', '/assets/..%2f..%2fsecrets.json', 403],
    ['a way out for another system', '/..%5csecrets.json', 400],
    ['an end of text', '/a%00.js', 400],
    ['an address that is written badly', '/%E0%A4%A', 400],
  ])('%s is refused', async (_what, path, status) => {
    const response = await answer(`app://console${path}`)
    expect(response.status).toBe(status)
    expect(await response.text()).not.toContain('secret')
  })

  it('is served under one name only', async () => {
    expect((await answer('app://other/assets/app-1a2b.js')).status).toBe(404)
  })

  it('can be read and not written', async () => {
    expect((await answer('app://console/', { method: 'POST', body: 'x' })).status).toBe(405)
  })
})

describe('a call of the shell’s page', () => {
  it('goes to the proxy, whatever its method', async () => {
    const response = await answer('app://console/api/v1/x', { method: 'POST', body: '{}' })
    expect(await response.text()).toBe('forwarded')
  })
})

describe('the shell’s own pages', () => {
  const policyOf = (response: Response) => response.headers.get('content-security-policy') ?? ''

  it('replace the portal while there is something to report, and load nothing', async () => {
    const ownPage = {
      ...noPage,
      htmlFor: async (path: string) => (path === '/shell/crashed' ? '<h1>Stopped</h1>' : null),
    }
    const response = await answer('app://console/shell/crashed', undefined, { shellPages: ownPage })
    expect([response.status, await response.text()]).toEqual([200, '<h1>Stopped</h1>'])
    expect(policyOf(response)).toMatch(/^default-src 'none'; style-src 'sha256-/)
    expect(await (await answer('app://console/', undefined, { shellPages: ownPage })).text()).toContain('<title>index')
  })

  it('report a damaged package if the portal’s page is missing', async () => {
    const response = await answer('app://console/', undefined, { readFile: async () => null })
    expect([response.status, await response.text()]).toEqual([404, '<h1>Damaged</h1>'])
    expect(policyOf(response)).toContain("default-src 'none'")
  })
})
