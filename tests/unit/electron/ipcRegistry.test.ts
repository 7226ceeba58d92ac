import { describe, expect, it } from 'vitest'
import { type InvokeChannel, invokeContract, type Reply } from '#shared/desktop/ipc'
import { type Handlers, registerHandlers, ShellError } from '../../../electron/ipcRegistry'
import { isConsoleAddress } from '../../../electron/origin'
import type { IpcSender } from '../../../electron/ports'
import { createReadableLog } from '../../support/shell/shellLog'

const page: IpcSender = { webContentsId: 1, frame: { url: 'app://console/messageQueue', isMainFrame: true } }

const fail = (): never => {
  throw new Error('Asked by mistake, with its path C:\\Users\\somebody')
}

/** Handlers for all channels, each of which fails the test. */
const noHandlers: Handlers = {
  'session:keep': fail,
  'session:forget': fail,
  'session:touch': fail,
  'secrets:status': fail,
  'secrets:retry': fail,
  'call:cancel': fail,
  'payment:start': fail,
  'payment:cancel': fail,
  'save:call': fail,
  'save:bytes': fail,
  'save:cancel': fail,
  'save:reveal': fail,
  'save:open': fail,
  'print:page': fail,
  'print:pdf': fail,
  'external:open': fail,
  'settings:get': fail,
  'settings:set': fail,
  'app:info': fail,
  'update:status': fail,
  'update:check': fail,
  'diagnostics:save': fail,
  'diagnostics:copy': fail,
  'page:ready': fail,
  'page:unsaved': fail,
  'queue:watching': fail,
  'queue:tryNotification': fail,
}

function door(handlers: Partial<Handlers> = {}) {
  const answers = new Map<string, (sender: IpcSender, ...input: unknown[]) => Promise<unknown>>()
  const sent: [channel: string, value: unknown][] = []
  const log = createReadableLog()
  const registry = registerHandlers(
    { ...noHandlers, ...handlers },
    {
      endpoint: {
        handle: (channel, answer) => answers.set(channel, answer),
        send: (channel, value) => sent.push([channel, value]),
      },
      trustedIds: new Set([1]),
      isOwnAddress: isConsoleAddress,
      log,
    },
  )
  const ask = (channel: InvokeChannel, sender: IpcSender, ...input: unknown[]) =>
    answers.get(channel)?.(sender, ...input) as Promise<Reply<unknown>>
  return { ask, sent, registry, log, channels: [...answers.keys()] }
}

describe('the sender of a request to the main process', () => {
  const quiet: Partial<Handlers> = { 'secrets:status': () => ({ backend: 'keychain', reason: null }) }

  it('is answered if it is the main frame of the portal’s own window', async () => {
    expect(await door(quiet).ask('secrets:status', page)).toEqual({
      ok: true,
      value: { backend: 'keychain', reason: null },
    })
  })

  it.each<[string, IpcSender]>([
    ['another window', { ...page, webContentsId: 2 }],
    ['a frame in the page', { ...page, frame: { url: 'app://console/', isMainFrame: false } }],
    ['another origin', { ...page, frame: { url: 'https://console/', isMainFrame: true } }],
    ['an address that begins like ours', { ...page, frame: { url: 'app://console.evil.example/', isMainFrame: true } }],
    ['an address with a name in it', { ...page, frame: { url: 'app://console@evil.example/', isMainFrame: true } }],
    ['a frame that was removed', { ...page, frame: null }],
  ])('is rejected if it is from %s', async (_who, sender) => {
    const { ask, log } = door(quiet)
    expect(await ask('secrets:status', sender)).toMatchObject({ ok: false, code: 'not-allowed' })
    expect(log.events()).toContain('ipc.refused')
  })
})

describe('a request to the main process', () => {
  it('has a handler for every channel of the contract', () => {
    expect(door().channels.toSorted()).toEqual(Object.keys(invokeContract).toSorted())
  })

  it.each<[string, unknown[]]>([
    ['nothing', []],
    ['a field that is not known', [{ url: 'https://a.example', more: 1 }]],
    ['another type', [{ url: 5 }]],
    ['an address without end', [{ url: `https://a.example/${'x'.repeat(3000)}` }]],
    ['a second argument', [{ url: 'https://a.example' }, 1]],
  ])('is rejected before any handler if it is %s', async (_what, input) => {
    const opened: string[] = []
    const handlers = { 'external:open': ({ url }: { url: string }) => opened.push(url) > 0 }
    expect(await door(handlers).ask('external:open', page, ...input)).toMatchObject({ ok: false, code: 'bad-input' })
    expect(opened).toEqual([])
  })

  it('can’t name a saved file by path', async () => {
    expect(await door().ask('save:open', page, { saveId: '../../etc/passwd' })).toMatchObject({ code: 'bad-input' })
  })
})

describe('an answer of the main process', () => {
  it('is validated before it is sent, so that nothing unexpected reaches the page', async () => {
    const leaky = { 'secrets:status': () => ({ backend: 'keychain', reason: null, token: 'secret' }) as const }
    expect(await door(leaky).ask('secrets:status', page)).toEqual({
      ok: true,
      value: { backend: 'keychain', reason: null },
    })
    // The value fits the type, but the contract does not allow a path in the name.
    const broken: Partial<Handlers> = { 'save:bytes': () => ({ status: 'saved', saveId: '../up', fileName: 'a' }) }
    const input = { saveId: 'one', name: 'a.csv', bytes: new Uint8Array(1) }
    expect(await door(broken).ask('save:bytes', page, input)).toMatchObject({ ok: false, code: 'internal' })
  })

  it('contains no text of an error that is not meant for users', async () => {
    const answer = await door().ask('session:touch', page)
    expect(answer).toMatchObject({ ok: false, code: 'internal' })
    expect(JSON.stringify(answer)).not.toContain('C:')
  })

  it('contains the text of an error that is meant for users', async () => {
    const handlers = {
      'session:touch': () => {
        throw new ShellError('disk-full', 'The disk is full.')
      },
    }
    expect(await door(handlers).ask('session:touch', page)).toEqual({
      ok: false,
      code: 'disk-full',
      message: 'The disk is full.',
    })
  })
})

describe('an event of the main process', () => {
  it('is sent if it follows the contract', () => {
    const { registry, sent } = door()
    registry.emit('navigate', { path: '/messageQueue' })
    expect(sent).toEqual([['navigate', { path: '/messageQueue' }]])
  })

  it('is not sent otherwise', () => {
    const { registry, sent, log } = door()
    registry.emit('navigate', { path: 'https://evil.example' })
    expect(sent).toEqual([])
    expect(log.events()).toContain('ipc.badEvent')
  })
})
