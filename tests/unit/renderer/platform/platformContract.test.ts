// @vitest-environment happy-dom
/** The behavior that every host of the portal shares: the browser, and the composed shell with its real preload. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPaymentLink } from '#shared/contract/payments/payments'
import type { MethodWindowResult, Platform } from '#shared/platform/platform'
import { desktopPlatform } from '../../../../renderer/platform/desktop'
import { writePostback } from '../../../../renderer/platform/postbackCookie'
import { web } from '../../../../renderer/platform/web'
import { createComposedShell, portalOrigin, success } from '../../../support/shell/composedShell'

const providerUrl = 'https://pay.example/1'

/** A host, and its effects that are visible from outside. */
interface Host {
  platform: Platform
  /** Signs a user in and returns what the page stores in place of a token. */
  signIn(): Promise<string>
  register(): { ended: Promise<MethodWindowResult>; leave: () => void }
  window: {
    /** The address of the opened page. */
    url(): Promise<string>
    isClosed(): boolean
    returns(message: { Token?: string; Message?: string }): void
    closes(): void
  }
  openedOutside(): string[]
  printed(): number
  savedFile(): Promise<Uint8Array | null>
}

const opened = <T>(find: () => T | undefined): Promise<T> =>
  vi.waitFor(
    () => {
      const found = find()
      if (found === undefined) throw new Error('No window')
      return found
    },
    { timeout: 30_000 },
  )

async function browser(): Promise<Host> {
  const popups: { url: string; closed: boolean; close: () => void }[] = []
  const outside: string[] = []
  let saved: Blob | null = null
  vi.spyOn(window, 'open').mockImplementation((address, target) => {
    const url = String(address)
    if (target !== 'payment') {
      outside.push(url)
      return null
    }
    const popup = { url, closed: false, close: () => void (popup.closed = true) }
    popups.push(popup)
    return popup as unknown as Window
  })
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) saved = file
    return 'blob:1'
  })
  const print = vi.fn()
  window.print = print
  const leaving = new AbortController()
  return {
    platform: web,
    signIn: async () => 'token-of-the-browser',
    register: () => ({ ended: web.methodWindow.open(providerUrl, leaving.signal), leave: () => leaving.abort() }),
    window: {
      url: async () => (await opened(() => popups[0])).url,
      isClosed: () => popups[0]?.closed ?? false,
      returns: (message) => writePostback(message),
      closes: () => popups[0]?.close(),
    },
    openedOutside: () => outside,
    printed: () => print.mock.calls.length,
    savedFile: async () => saved && new Uint8Array(await saved.arrayBuffer()),
  }
}

async function shell(): Promise<Host> {
  const composed = await createComposedShell()
  const { methodWindow, ...platform } = desktopPlatform(composed.desktop)
  let token = 'nobody'
  const leaving = new AbortController()
  return {
    platform: { ...platform, methodWindow },
    signIn: async () => (token = await composed.signIn()),
    register: () => {
      if (methodWindow.requester !== 'host') throw new Error('The shell asks for the page itself')
      composed.handleServerCall = ({ pathname }) =>
        pathname === createPaymentLink.path ? success({ 'payment-url': providerUrl }) : new Response(null)
      const owner = { accountNumber: 'CU-1', token, isLegacy: false }
      return { ended: methodWindow.open({ type: 'AP', owner }, leaving.signal), leave: () => leaving.abort() }
    },
    window: {
      url: async () => (await opened(() => composed.windows[0])).url,
      isClosed: () => composed.windows[0]?.isDestroyed ?? false,
      returns: (message) =>
        composed.windows[0]?.events.onNavigated(
          `${portalOrigin}/payment/postback#${new URLSearchParams(message).toString()}`,
          200,
        ),
      closes: () => composed.windows[0]?.events.onClosed(),
    },
    openedOutside: () => composed.openedExternally,
    printed: () => composed.printed,
    savedFile: async () => {
      const [name] = readdirSync(composed.folder)
      return name === undefined ? null : new Uint8Array(readFileSync(join(composed.folder, name)))
    },
  }
}

const expiresAt = '2999-01-01T00:00:00.000Z'
const email = 'maya@demo.example'

describe.each([
  { kind: 'web' as const, start: browser },
  { kind: 'desktop' as const, start: shell },
])('the host $kind', ({ kind, start }) => {
  let host: Host
  beforeEach(async () => {
    host = await start()
  })
  afterEach(() => {
    vi.restoreAllMocks()
    window.localStorage.clear()
    window.sessionStorage.clear()
  })

  it('has the functions of its kind', () => {
    expect(host.platform.microphonePermission).toBe(kind === 'web' ? 'browser' : 'system')
    expect(host.platform.shell === null).toBe(kind === 'web')
    expect(host.platform.saveCall === null).toBe(kind === 'web')
  })

  it.each([true, false])('keeps a session until it is forgotten; stays signed in: %s', async (keepSignedIn) => {
    const token = await host.signIn()
    host.platform.session.write({ token, expiresAt, email }, keepSignedIn)
    expect(host.platform.session.read()).toEqual({ token, expiresAt, email })
    host.platform.session.clear()
    expect(host.platform.session.read()).toBeNull()
    expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual([])
  })

  it('opens the provider’s page for a new method, and returns its result', async () => {
    await host.signIn()
    const { ended } = host.register()
    expect(await host.window.url()).toBe(providerUrl)
    host.window.returns({ Token: 'tok_1', Message: 'Registered' })
    expect(await ended).toEqual({ status: 'returned', message: { Token: 'tok_1', Message: 'Registered' } })
    expect(host.window.isClosed()).toBe(true)
  })

  it('reports that the user closed the provider’s page', async () => {
    await host.signIn()
    const { ended } = host.register()
    await host.window.url()
    host.window.closes()
    expect(await ended).toEqual({ status: 'cancelled' })
  })

  it('closes the provider’s page without a result when the user leaves', async () => {
    await host.signIn()
    const { ended, leave } = host.register()
    await host.window.url()
    leave()
    expect(await ended).toEqual({ status: 'cancelled' })
    expect(host.window.isClosed()).toBe(true)
  })

  it('saves a file as the portal created it', async () => {
    const bytes = new TextEncoder().encode('a,b\n1,2\n')
    expect(await host.platform.saveFile('List.csv', bytes)).toEqual({ outcome: 'saved' })
    expect(await host.savedFile()).toEqual(bytes)
  })

  it('opens an external page beside the portal', async () => {
    await host.platform.openExternal('https://help.example/')
    expect(host.openedOutside()).toEqual(['https://help.example/'])
  })

  it('copies a text, and reports a failure', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
    expect(await host.platform.copyText('482913')).toBe(true)
    expect(write).toHaveBeenCalledWith('482913')
    write.mockRejectedValueOnce(new Error('Not allowed'))
    expect(await host.platform.copyText('482913')).toBe(false)
  })

  it('copies links that open in any browser, not only in the shell', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
    expect(await host.platform.copyLink('/resourceCenter?document=1')).toBe(true)
    const origin = kind === 'web' ? window.location.origin : portalOrigin
    expect(write).toHaveBeenCalledWith(`${origin}/resourceCenter?document=1`)
  })

  it('prints', async () => {
    host.platform.print()
    await vi.waitFor(() => expect(host.printed()).toBe(1), { timeout: 30_000 })
  })
})

describe('a browser', () => {
  it('says that it blocks windows, and opens the page with the next click', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null)
    expect(await web.methodWindow.open(providerUrl, new AbortController().signal)).toEqual({ status: 'blocked' })
    vi.restoreAllMocks()
    const host = await browser()
    const { ended, leave } = host.register()
    expect(await host.window.url()).toBe(providerUrl)
    leave()
    await ended
    vi.restoreAllMocks()
  })
})
