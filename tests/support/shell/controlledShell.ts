/**
 * The composed shell for tests of main alone. The test acts as its page and controls its window, the server and the
 * clock.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { followQueue } from '#shared/contract/cases/queue'
import { createPaymentLink } from '#shared/contract/payments/payments'
import { validateUser } from '#shared/contract/signIn/session'
import type { EventChannel, InvokeChannel, Reply } from '#shared/desktop/ipc'
import { composeShell } from '../../../electron/compose'
import { ShellConfig } from '../../../electron/config'
import { createFileLog } from '../../../electron/log/log'
import type { MainWindow } from '../../../electron/machine'
import type { PaymentWindowEvents } from '../../../electron/payment/paymentWindow'
import type { IpcSender } from '../../../electron/ports'
import type { SpellingSettings } from '../../../electron/windows/spelling'
import { createManualTimers } from '../manualTimers'
import { success } from './composedShell'
import { type ChannelHandler, quietMachine, quietWindow, recordedSystem } from './shellMachine'

const page: IpcSender = { webContentsId: 1, frame: { url: 'app://console/', isMainFrame: true } }

interface ControlledShellOptions {
  config?: object
  stored?: object
  write?: () => void
  /** The server starts to send files and never finishes. */
  slowFiles?: boolean
  /** The server refuses the stream of the queue with this status. */
  queueStatus?: number
}

/** Creates a shell whose page, window, server and time are controlled by the test. */
export function createControlledShell({
  config = {},
  stored = {},
  write = () => undefined,
  slowFiles = false,
  queueStatus,
}: ControlledShellOptions = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'shell-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const system = recordedSystem('win32')
  const { clock, after, advance } = createManualTimers()
  const requestedPaths: string[] = []
  const window = { zooms: [] as number[], loaded: [] as string[], done: [] as string[] }
  const spellings: SpellingSettings[] = []
  const payments: PaymentWindowEvents[] = []
  const sentToPage: [channel: string, value: unknown][] = []
  const answers = new Map<string, ChannelHandler>()
  const server = { isReachable: true }
  const notices: string[] = []
  const focus = { isFocused: true }
  const log = createFileLog({ path: join(folder, 'logs', 'shell.log'), clock })
  const shell = composeShell(
    quietMachine({
      folder,
      config: ShellConfig.parse({ portalOrigin: 'https://portal.example', ...config }),
      info: { version: '1.2.3', system: 'win32 x64', runtime: 'Electron 45' },
      fetch: async (url) => {
        const { pathname } = new URL(url)
        requestedPaths.push(pathname)
        if (!server.isReachable) throw new Error('The server is not reachable')
        if (pathname === '/config.json') return Response.json({})
        if (pathname === validateUser.path) return success({ token: 'canary', expires_at: '2999-01-01T00:00:00.000Z' })
        if (pathname === createPaymentLink.path) return success({ 'payment-url': 'https://pay.example/x' })
        if (pathname === followQueue.path && queueStatus !== undefined)
          return new Response(null, { status: queueStatus })
        return slowFiles
          ? new Response(new ReadableStream({ start: (body) => body.enqueue(new Uint8Array(1)) }))
          : success(null)
      },
      clock,
      log,
      settingsFile: { read: () => stored, write },
      payments: {
        open: (_start, events) => {
          payments.push(events)
          return { focus: () => undefined, isFocused: () => true, destroy: () => events.onClosed() }
        },
      },
      notifications: {
        show: async ({ body }) => {
          notices.push(body)
          return 'shown'
        },
        closeAll: () => undefined,
      },
      system,
      spelling: { availableLanguages: () => ['en-US'], apply: (spelling) => spellings.push(spelling) },
      updates: { newest: async () => '2.0.0' },
      after,
      // Resolves only on abort while time stands still, so that a stream that ends at once is not reopened in a loop.
      sleep: (_ms, signal) => new Promise((resolve) => signal.addEventListener('abort', () => resolve())),
    }),
  )
  const main: MainWindow = {
    ...quietWindow,
    isFocused: () => focus.isFocused,
    setZoom: (zoom) => window.zooms.push(zoom),
    load: (address) => window.loaded.push(address),
    repaint: () => window.done.push('repaint'),
    bringToFront: () => window.done.push('front'),
    showMenu: (entries) => window.done.push(JSON.stringify(entries)),
    flash: () => window.done.push('flash'),
  }
  const endpoint = {
    handle: (channel: string, answer: ChannelHandler) => void answers.set(channel, answer),
    send: (channel: string, value: unknown) => void sentToPage.push([channel, value]),
  }
  shell.attach(main, endpoint, 1)
  const invoke = (channel: InvokeChannel, ...input: unknown[]) =>
    answers.get(channel)?.(page, ...input) as Promise<Reply<unknown>>
  const sentOn = (channel: EventChannel) => sentToPage.filter(([name]) => name === channel).map(([, value]) => value)
  async function signIn(): Promise<string> {
    const response = await shell.answer(new Request(`app://console${validateUser.path}`, { method: 'POST' }))
    const { data }: { data: { token: string } } = await response.json()
    await invoke('session:keep', { handle: data.token, keepSignedIn: false })
    return data.token
  }
  return {
    shell,
    folder,
    system,
    window,
    spellings,
    payments,
    sentOn,
    invoke,
    signIn,
    requestedPaths,
    server,
    advance,
    log,
    notices,
    focus,
  }
}
