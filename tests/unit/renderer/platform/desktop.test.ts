// @vitest-environment happy-dom
/**
 * The host functions that only the shell has, through its real preload. Functions of every host are tested in
 * platformContract.test.ts.
 */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { uploadAsset } from '#shared/contract/content/assets'
import { openDocument } from '#shared/contract/content/documents'
import { createLegacyPaymentLink } from '#shared/contract/customers/registrations'
import type { MethodWindowResult } from '#shared/platform/platform'
import { desktopPlatform } from '../../../../renderer/platform/desktop'
import {
  type ComposedShell,
  createComposedShell,
  portalOrigin,
  serverToken,
  success,
} from '../../../support/shell/composedShell'

const providerUrl = 'https://pay.example/1'
const expiresAt = '2999-01-01T00:00:00.000Z'
const email = 'maya@demo.example'

const opened = (composed: ComposedShell): Promise<ComposedShell['windows'][number]> =>
  vi.waitFor(
    () => {
      const [window] = composed.windows
      if (!window) throw new Error('No window')
      return window
    },
    { timeout: 30_000 },
  )

describe('the shell', () => {
  async function started() {
    const composed = await createComposedShell()
    const platform = desktopPlatform(composed.desktop)
    const token = await composed.signIn()
    platform.session.write({ token, expiresAt, email }, false)
    const open = (isLegacy: boolean, signal = new AbortController().signal) => {
      if (platform.methodWindow.requester !== 'host') throw new Error('The shell asks for the page itself')
      composed.handleServerCall = () => success({ 'payment-url': providerUrl })
      return platform.methodWindow.open({ type: 'DD', owner: { accountNumber: 'MP-1', token, isLegacy } }, signal)
    }
    return { composed, platform, token, open }
  }
  afterEach(() => window.sessionStorage.clear())

  it.each(['http://help.example/', 'javascript:alert(1)', 'file:///etc/passwd', 'https://a:b@help.example/'])(
    'does not open %s',
    async (address) => {
      const { composed, platform } = await started()
      await expect(platform.openExternal(address)).rejects.toThrow('This address can’t be opened.')
      expect(composed.openedExternally).toEqual([])
    },
  )

  /** Starts an upload that the server does not answer. */
  async function startUpload(composed: ComposedShell, requestId: string): Promise<{ ended: Promise<Response> }> {
    composed.handleServerCall = (_url, { signal }) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
    const path = uploadAsset.path.replace(':assetsId', 'resource-center')
    const headers = { 'x-request-id': requestId }
    const ended = composed.shell.answer(
      new Request(`app://console${path}`, { method: 'POST', headers, body: 'a file' }),
    )
    await expect.poll(() => composed.serverCalls.at(-1)?.url.pathname).toBe(path)
    return { ended }
  }

  it('cancels an upload by its id, and reports if the server had already answered', async () => {
    const { composed, platform } = await started()
    const { ended } = await startUpload(composed, 'one')
    expect(await platform.cancelCall?.('one')).toBe(true)
    expect((await ended).type).toBe('error')
    expect(await platform.cancelCall?.('one')).toBe(false)
  })

  it('cancels the uploads of a page that is replaced', async () => {
    const { composed } = await started()
    const { ended } = await startUpload(composed, 'one')
    composed.shell.windowEvents.pageReplaced()
    expect((await ended).type).toBe('error')
  })

  it('requests the page of a legacy account with the token of its registration', async () => {
    const { composed, open } = await started()
    const ended = open(true)
    await opened(composed)
    const [{ url, init } = {}] = composed.serverCalls.slice(-1)
    expect(url?.pathname).toBe(createLegacyPaymentLink.path)
    expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
      migration_account_parent_id: 'MP-1',
      postback_url: `${portalOrigin}/payment/postback`,
      payment_category: 'DD',
    })
    expect(init?.body).toBeUndefined()
    expect(new Headers(init?.headers).get('authorization')).toBe(`Bearer ${serverToken}`)
    composed.windows[0]?.events.onClosed()
    await ended
  })

  it.each<[string, (window: ComposedShell['windows'][number]) => void, MethodWindowResult]>([
    [
      'navigates elsewhere',
      ({ events }) => void events.mayNavigate({ address: 'https://evil.example/', isMainFrame: true }),
      { status: 'failed', reason: 'strayed' },
    ],
    ['cannot be reached', ({ events }) => events.onLoadFailed(), { status: 'failed', reason: 'offline' }],
    ['crashes', ({ events }) => events.onCrashed(), { status: 'failed', reason: 'crashed' }],
  ])('reports that the provider’s page %s', async (_what, happen, end) => {
    const { composed, open } = await started()
    const ended = open(false)
    happen(await opened(composed))
    expect(await ended).toEqual(end)
  })

  it('opens no window for a user who has already left', async () => {
    const { composed, open } = await started()
    expect(await open(false, AbortSignal.abort())).toEqual({ status: 'cancelled' })
    expect(composed.windows).toEqual([])
  })

  const guide = { call: openDocument.path, query: { document_id: randomUUID() }, name: 'Guide.txt' }

  it('saves the response of a call with the token of the server', async () => {
    const { composed, platform } = await started()
    composed.handleServerCall = () => new Response('Words')
    expect(await platform.saveCall?.(guide)).toEqual({ outcome: 'saved' })
    expect(readFileSync(join(composed.folder, 'Guide.txt'), 'utf8')).toBe('Words')
    expect(new Headers(composed.serverCalls.at(-1)?.init.headers).get('authorization')).toBe(`Bearer ${serverToken}`)
    expect(platform.shell?.saves.current()).toMatchObject([{ name: 'Guide.txt', state: 'saved' }])
  })

  it('saves and requests nothing if the user cancels the dialog', async () => {
    const { composed, platform } = await started()
    composed.askWhere = async () => null
    const before = composed.serverCalls.length
    expect(await platform.saveCall?.(guide)).toEqual({ outcome: 'cancelled' })
    expect(composed.serverCalls).toHaveLength(before)
    expect(platform.shell?.saves.current()).toEqual([])
  })

  it('reports in the server’s words why nothing was saved', async () => {
    const { composed, platform } = await started()
    composed.handleServerCall = () => Response.json({ messages: ['The document has gone.'] }, { status: 404 })
    expect(await platform.saveCall?.(guide)).toMatchObject({ error: { message: 'The document has gone.' } })
    expect(platform.shell?.saves.current()).toMatchObject([{ state: 'failed', message: 'The document has gone.' }])
  })

  it('does not show what was saved during another session', async () => {
    const { platform } = await started()
    await platform.saveFile('List.csv', new Uint8Array([1]))
    expect(platform.shell?.saves.current()).toHaveLength(1)
    platform.session.clear()
    expect(platform.shell?.saves.current()).toEqual([])
  })

  it('accepts nothing with a handle that was forgotten', async () => {
    const { composed, platform, token, open } = await started()
    platform.session.clear()
    expect((await open(false)).status).not.toBe('returned')
    expect(token).not.toBe(serverToken)
    expect(composed.windows).toEqual([])
  })

  it('navigates a page that listens, and not one that has stopped', async () => {
    const { composed, platform } = await started()
    const led: string[] = []
    const stop = platform.shell?.onNavigate((path) => led.push(path))
    composed.shell.open('/messageQueue')
    expect(led).toEqual([])
    platform.shell?.ready(randomUUID())
    await vi.waitFor(() => expect(led).toEqual(['/messageQueue']), { timeout: 30_000 })
    stop?.()
    composed.shell.open('/home')
    expect(led).toEqual(['/messageQueue'])
    platform.shell?.ready(null)
  })
})
