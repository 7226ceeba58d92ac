/**
 * The shell as it is composed for real, with its real preload, on ports that a test can look at: what a page in it
 * gets as `window.desktop`. Electron's part, the passing on of messages, is played.
 */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { validateUser } from '#shared/contract/session'
import type { DesktopApi } from '#shared/desktop/api'
import { composeShell } from '../../electron/compose'
import type { Shell } from '../../electron/shell'
import { ShellConfig } from '../../electron/config'
import type { Machine } from '../../electron/machine'
import { consoleOrigin } from '../../electron/origin'
import type { PaymentWindowEvents } from '../../electron/payment/paymentWindow'
import type { Asker } from '../../electron/ports'
import { quietMachine, quietSaves, quietWindow, recordedSystem, type RecordedSystem } from './shellMachine'

export const portalOrigin = 'https://portal.example'

/** What the server answers a call of main, by the path of the call. */
export type Serve = (url: URL, init: RequestInit) => Response | Promise<Response>

export interface ComposedShell {
  desktop: DesktopApi
  shell: Shell
  /** Where files are saved. */
  folder: string
  windows: { url: string; events: PaymentWindowEvents; isDestroyed: boolean }[]
  openedOutside: string[]
  shownInFolder: string[]
  printed: number
  /** What main had the window load. */
  loaded: string[]
  /** What was asked of the system: boxes, menus, the clipboard. */
  system: RecordedSystem
  /** What main asked of the server. */
  asked: { url: URL; init: RequestInit }[]
  serve: Serve
  /** Where a file goes; null for somebody who thinks better of it. */
  askWhere: (suggested: string) => Promise<string | null>
  /** Signs somebody in through main's proxy: the handle that the page gets. */
  signIn(): Promise<string>
}

export const serverToken = 'canary-token-of-the-server'
const page: Asker = { webContentsId: 1, frame: { url: `${consoleOrigin}/managePayment`, isMainFrame: true } }

type Answer = (asker: Asker, ...input: unknown[]) => Promise<unknown>
type Listener = (event: unknown, value: unknown) => void

export const success = (data: unknown): Response => Response.json({ data, messages: [], 'is-success': true })

/** What a test has otherwise on its machine; of the configuration, what administrators say beside the address. */
export interface MachineChanges
  extends Partial<Pick<Machine, 'keychain' | 'notifications' | 'settingsFile' | 'system' | 'updates'>> {
  config?: Partial<ShellConfig>
}

export async function composedShell(changes: MachineChanges = {}): Promise<ComposedShell> {
  const answers = new Map<string, Answer>()
  const listeners = new Map<string, Set<Listener>>()
  const composed: Omit<ComposedShell, 'desktop' | 'shell'> = {
    folder: mkdtempSync(join(tmpdir(), 'composed-')),
    windows: [],
    openedOutside: [],
    shownInFolder: [],
    printed: 0,
    loaded: [],
    system: recordedSystem(),
    asked: [],
    serve: () => new Response(null, { status: 404 }),
    askWhere: async (suggested) => suggested,
    async signIn() {
      composed.serve = ({ pathname }) =>
        pathname === validateUser.path
          ? success({ token: serverToken, expires_at: '2999-01-01T00:00:00.000Z' })
          : new Response(null, { status: 404 })
      const answered = await shell.answer(
        new Request(`${consoleOrigin}${validateUser.path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
        }),
      )
      const { data }: { data: { token: string } } = Object(await answered.json())
      return data.token
    },
  }
  const shell = composeShell(machineOf(composed, changes))
  shell.attach(
    {
      ...quietWindow,
      load: (address) => composed.loaded.push(address),
      print: async () => {
        composed.printed += 1
        return 'printed'
      },
    },
    {
      handle: (channel, answer) => answers.set(channel, answer),
      send: (channel, value) => listeners.get(channel)?.forEach((listener) => listener({}, structuredClone(value))),
    },
    page.webContentsId,
  )

  wire = { answers, listeners }
  return Object.assign(composed, { desktop: await preloaded(), shell })
}

interface Wire {
  answers: Map<string, Answer>
  listeners: Map<string, Set<Listener>>
}

/** The preload is read once; whoever was composed last is at its other end. */
let wire: Wire = { answers: new Map(), listeners: new Map() }
let api: DesktopApi | undefined

async function preloaded(): Promise<DesktopApi> {
  if (api) return api
  vi.doMock('electron', () => ({
    contextBridge: { exposeInMainWorld: (_name: string, given: DesktopApi) => (api = given) },
    ipcRenderer: {
      invoke: async (channel: string, input: unknown) =>
        structuredClone(
          await wire.answers.get(channel)?.(page, ...(input === undefined ? [] : [structuredClone(input)])),
        ),
      on: (channel: string, listener: Listener) =>
        wire.listeners.set(channel, new Set([...(wire.listeners.get(channel) ?? []), listener])),
      off: (channel: string, listener: Listener) => wire.listeners.get(channel)?.delete(listener),
    },
  }))
  await import('../../electron/preload')
  if (!api) throw new Error('The preload gave the page nothing')
  return api
}

function machineOf(
  composed: Omit<ComposedShell, 'desktop' | 'shell'>,
  { config, ...changes }: MachineChanges,
): Machine {
  return quietMachine({
    folder: composed.folder,
    config: { ...ShellConfig.parse({ portalOrigin }), ...config },
    fetch: async (href, init) => {
      const url = new URL(href)
      if (url.pathname === '/config.json') return Response.json({})
      composed.asked.push({ url, init })
      return composed.serve(url, init)
    },
    saves: {
      ...quietSaves(composed.folder),
      askWhere: (suggested) => composed.askWhere(suggested),
      showInFolder: (path) => composed.shownInFolder.push(path),
    },
    payments: {
      open({ url }, events) {
        const window = { url, events, isDestroyed: false }
        composed.windows.push(window)
        return {
          focus: () => undefined,
          destroy: () => {
            window.isDestroyed = true
            events.onClosed()
          },
        }
      },
    },
    system: composed.system,
    openOutside: async (url) => void composed.openedOutside.push(url),
    ...changes,
  })
}
