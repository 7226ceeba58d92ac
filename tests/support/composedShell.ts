/**
 * Composes the real shell with its real preload on ports that tests can inspect. A page of the shell gets the result as
 * `window.desktop`. Only Electron's message passing is faked.
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
import type { IpcSender } from '../../electron/ports'
import { quietMachine, quietSaves, quietWindow, recordedSystem, type RecordedSystem } from './shellMachine'

export const portalOrigin = 'https://portal.example'

/** Answers a call that main makes to the server. */
export type Serve = (url: URL, init: RequestInit) => Response | Promise<Response>

export interface ComposedShell {
  desktop: DesktopApi
  shell: Shell
  /** The folder in which files are saved. */
  folder: string
  windows: { url: string; events: PaymentWindowEvents; isDestroyed: boolean }[]
  openedOutside: string[]
  shownInFolder: string[]
  printed: number
  /** The addresses that main told the window to load. */
  loaded: string[]
  /** The calls to the operating system: message boxes, menus and the clipboard. */
  system: RecordedSystem
  /** The calls that main made to the server. */
  asked: { url: URL; init: RequestInit }[]
  serve: Serve
  /** Returns where a file is saved, or null when the user cancels. */
  askWhere: (suggested: string) => Promise<string | null>
  /** Signs a user in through main's proxy and returns the handle that the page gets. */
  signIn(): Promise<string>
}

export const serverToken = 'canary-token-of-the-server'
const page: IpcSender = { webContentsId: 1, frame: { url: `${consoleOrigin}/managePayment`, isMainFrame: true } }

type Answer = (asker: IpcSender, ...input: unknown[]) => Promise<unknown>
type Listener = (event: unknown, value: unknown) => void

export const success = (data: unknown): Response => Response.json({ data, messages: [], 'is-success': true })

/** Overrides parts of the machine. `config` holds the administrator's settings other than the portal's address. */
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

/** The preload is loaded only once, so it talks to the shell that was composed last. */
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
      selectPath: (suggested) => composed.askWhere(suggested),
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
