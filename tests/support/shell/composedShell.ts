/**
 * Composes the real shell with its real preload on ports that tests can inspect. A page of the shell gets the result as
 * `window.desktop`. Only Electron's message passing is faked.
 */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { validateUser } from '#shared/contract/signIn/session'
import type { DesktopApi } from '#shared/desktop/api'
import { composeShell } from '../../../electron/compose'
import { ShellConfig } from '../../../electron/config'
import type { Machine } from '../../../electron/machine'
import { consoleOrigin } from '../../../electron/origin'
import type { PaymentWindowEvents } from '../../../electron/payment/paymentWindow'
import type { IpcSender } from '../../../electron/ports'
import type { Shell } from '../../../electron/shell'
import {
  type ChannelHandler,
  quietMachine,
  quietSaves,
  quietWindow,
  type RecordedSystem,
  recordedSystem,
} from './shellMachine'

export const portalOrigin = 'https://portal.example'

/** Answers a call that main makes to the server. */
type ServerHandler = (url: URL, init: RequestInit) => Response | Promise<Response>

export interface ComposedShell {
  desktop: DesktopApi
  shell: Shell
  /** The folder in which files are saved. */
  folder: string
  windows: { url: string; events: PaymentWindowEvents; isDestroyed: boolean }[]
  openedExternally: string[]
  revealedFiles: string[]
  printed: number
  /** The addresses that main told the window to load. */
  loaded: string[]
  /** The calls to the operating system: message boxes, menus and the clipboard. */
  system: RecordedSystem
  /** The calls that main made to the server. */
  serverCalls: { url: URL; init: RequestInit }[]
  handleServerCall: ServerHandler
  /** Returns where a file is saved, or null when the user cancels. */
  askWhere: (suggested: string) => Promise<string | null>
  /** Signs a user in through main's proxy and returns the handle that the page gets. */
  signIn(): Promise<string>
}

export const serverToken = 'canary-token-of-the-server'
const page: IpcSender = { webContentsId: 1, frame: { url: `${consoleOrigin}/managePayment`, isMainFrame: true } }

type PageListener = (event: unknown, value: unknown) => void

export const success = (data: unknown): Response => Response.json({ data, messages: [], 'is-success': true })

/** Overrides parts of the machine. `config` holds the administrator's settings other than the portal's address. */
export interface MachineOverrides
  extends Partial<Pick<Machine, 'keychain' | 'notifications' | 'settingsFile' | 'system' | 'updates'>> {
  config?: Partial<ShellConfig>
}

export async function createComposedShell(changes: MachineOverrides = {}): Promise<ComposedShell> {
  const answers = new Map<string, ChannelHandler>()
  const listeners = new Map<string, Set<PageListener>>()
  const state: Omit<ComposedShell, 'desktop' | 'shell'> = {
    folder: mkdtempSync(join(tmpdir(), 'composed-')),
    windows: [],
    openedExternally: [],
    revealedFiles: [],
    printed: 0,
    loaded: [],
    system: recordedSystem(),
    serverCalls: [],
    handleServerCall: () => new Response(null, { status: 404 }),
    askWhere: async (suggested) => suggested,
    async signIn() {
      state.handleServerCall = ({ pathname }) =>
        pathname === validateUser.path
          ? success({ token: serverToken, expires_at: '2999-01-01T00:00:00.000Z' })
          : new Response(null, { status: 404 })
      const response = await shell.answer(
        new Request(`${consoleOrigin}${validateUser.path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
        }),
      )
      const { data }: { data: { token: string } } = Object(await response.json())
      return data.token
    },
  }
  const shell = composeShell(machineOf(state, changes))
  shell.attach(
    {
      ...quietWindow,
      load: (address) => state.loaded.push(address),
      print: async () => {
        state.printed += 1
        return 'printed'
      },
    },
    {
      handle: (channel, handler) => answers.set(channel, handler),
      send: (channel, value) => listeners.get(channel)?.forEach((listener) => listener({}, structuredClone(value))),
    },
    page.webContentsId,
  )

  connection = { answers, listeners }
  return Object.assign(state, { desktop: await loadPreload(), shell })
}

interface IpcConnection {
  answers: Map<string, ChannelHandler>
  listeners: Map<string, Set<PageListener>>
}

/** The preload is loaded only once, so it talks to the shell that was composed last. */
let connection: IpcConnection = { answers: new Map(), listeners: new Map() }
let api: DesktopApi | undefined

async function loadPreload(): Promise<DesktopApi> {
  if (api) return api
  vi.doMock('electron', () => ({
    contextBridge: { exposeInMainWorld: (_name: string, exposedApi: DesktopApi) => (api = exposedApi) },
    ipcRenderer: {
      invoke: async (channel: string, input: unknown) =>
        structuredClone(
          await connection.answers.get(channel)?.(page, ...(input === undefined ? [] : [structuredClone(input)])),
        ),
      on: (channel: string, listener: PageListener) =>
        connection.listeners.set(channel, new Set([...(connection.listeners.get(channel) ?? []), listener])),
      off: (channel: string, listener: PageListener) => connection.listeners.get(channel)?.delete(listener),
    },
  }))
  await import('../../../electron/preload')
  if (!api) throw new Error('The preload exposed no API to the page')
  return api
}

function machineOf(state: Omit<ComposedShell, 'desktop' | 'shell'>, { config, ...changes }: MachineOverrides): Machine {
  return quietMachine({
    folder: state.folder,
    config: { ...ShellConfig.parse({ portalOrigin }), ...config },
    fetch: async (href, init) => {
      const url = new URL(href)
      if (url.pathname === '/config.json') return Response.json({})
      state.serverCalls.push({ url, init })
      return state.handleServerCall(url, init)
    },
    saves: {
      ...quietSaves(state.folder),
      selectPath: (suggested) => state.askWhere(suggested),
      showInFolder: (path) => state.revealedFiles.push(path),
    },
    payments: {
      open({ url }, events) {
        const window = { url, events, isDestroyed: false }
        state.windows.push(window)
        return {
          focus: () => undefined,
          isFocused: () => true,
          destroy: () => {
            window.isDestroyed = true
            events.onClosed()
          },
        }
      },
    },
    system: state.system,
    openOutside: async (url) => void state.openedExternally.push(url),
    ...changes,
  })
}
