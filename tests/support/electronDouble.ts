/**
 * As much of Electron as main and its adapters touch, and nothing that draws: it remembers in which order it was asked
 * what. Names and kinds are held to Electron's own typings; what is not here fails whoever asks for it.
 */
import { EventEmitter } from 'node:events'
import type Electron from 'electron'

export interface Played {
  calls: string[]
  windows: PlayedWindow[]
  app: EventEmitter
  power: EventEmitter
  defaultSession: PlayedSession
  boxes: string[]
}

type PermissionDetails = { requestingUrl?: string; isMainFrame: boolean; mediaTypes?: string[] }

// Four parts each, because Electron calls them so.
// oxlint-disable-next-line max-params
type RequestHandler = (
  contents: null,
  permission: string,
  answer: (may: boolean) => void,
  of: PermissionDetails,
) => void
// oxlint-disable-next-line max-params -- The same.
type CheckHandler = (contents: null, permission: string, origin: string, of: PermissionDetails) => boolean

type SocketHandler = (
  details: { url: string; requestHeaders: Record<string, string> },
  answer: (to: { requestHeaders: Record<string, string> }) => void,
) => void

export class PlayedSession extends EventEmitter {
  calls: string[] = []
  request: RequestHandler | null = null
  check: CheckHandler | null = null
  answer: ((request: Request) => Promise<Response>) | null = null
  protocol = { handle: (_scheme: string, answer: PlayedSession['answer']) => (this.answer = answer) }
  /** What goes out on sockets, and with which headers. */
  sockets: SocketHandler | null = null
  webRequest = { onBeforeSendHeaders: (_filter: object, handler: SocketHandler) => (this.sockets = handler) }
  setPermissionRequestHandler(handler: RequestHandler) {
    this.request = handler
  }
  setPermissionCheckHandler(handler: CheckHandler) {
    this.check = handler
  }
  setDevicePermissionHandler(handler: () => boolean) {
    this.calls.push(`devices ${handler()}`)
  }
  allowNTLMCredentialsForDomains(domains: string) {
    this.calls.push(`ntlm "${domains}"`)
  }
  setSpellCheckerEnabled(isOn: boolean) {
    this.calls.push(`spelling ${isOn}`)
  }
  setSpellCheckerLanguages(languages: string[]) {
    this.calls.push(`languages ${languages.join()}`)
  }
  setSpellCheckerDictionaryDownloadURL(url: string) {
    this.calls.push(`dictionaries ${url}`)
  }
  resolveProxy = async () => 'DIRECT'
}

export class PlayedContents extends EventEmitter {
  id = 1
  zooms: number[] = []
  handled: string[] = []
  openHandler: ((details: { url: string }) => { action: string }) | null = null
  ipc = { handle: (channel: string) => this.handled.push(channel) }
  constructor(public session: PlayedSession) {
    super()
  }
  setWindowOpenHandler(handler: PlayedContents['openHandler']) {
    this.openHandler = handler
  }
  setZoomFactor(zoom: number) {
    this.zooms.push(zoom)
  }
  send = () => undefined
  invalidate = () => void this.emit('painted')
  replaceMisspelling = () => undefined
  print: (options: object, done: (hasSucceeded: boolean, reason: string) => void) => void = () => undefined
}

export class PlayedWindow extends EventEmitter {
  loaded: string[] = []
  did: string[] = []
  webContents: PlayedContents
  constructor(
    public options: Electron.BrowserWindowConstructorOptions,
    session: PlayedSession,
  ) {
    super()
    this.webContents = new PlayedContents(session)
  }
  async loadURL(url: string) {
    this.loaded.push(url)
  }
  isFocused = () => false
  isMinimized = () => false
  isDestroyed = () => this.did.includes('destroyed')
  show = () => void this.did.push('show')
  focus = () => void this.did.push('focus')
  hide = () => void this.did.push('hide')
  restore = () => void this.did.push('restore')
  flashFrame = (isOn: boolean) => void this.did.push(`flash ${isOn}`)
  setOverlayIcon = () => undefined
  setProgressBar = () => undefined
  setContentProtection = (isOn: boolean) => void this.did.push(`protected ${isOn}, ${this.loaded.length} loaded`)
  destroy = () => {
    this.did.push('destroyed')
    this.emit('closed')
  }
}

export interface DoubleOptions {
  isPackaged?: boolean
  hasLock?: boolean
  userData: string
  /** When the app is ready; at once, unless something is said. */
  ready?: Promise<void>
}

interface ElectronDouble {
  module: object
  played: Played
}

/** The module, and what it remembers. */
export function electronDouble({
  isPackaged = false,
  hasLock = true,
  userData,
  ready = Promise.resolve(),
}: DoubleOptions): ElectronDouble {
  const calls: string[] = []
  const windows: PlayedWindow[] = []
  const boxes: string[] = []
  const defaultSession = new PlayedSession()
  const note =
    (name: string) =>
    (...given: unknown[]): void =>
      void calls.push([name, ...given.filter((one) => typeof one === 'string' || typeof one === 'number')].join(' '))

  const app = Object.assign(new EventEmitter(), {
    isPackaged,
    requestSingleInstanceLock: () => {
      calls.push('lock')
      return hasLock
    },
    whenReady: async () => {
      await ready
      note('ready')()
    },
    isReady: () => calls.includes('ready'),
    getPath: (name: string) => (name === 'userData' ? userData : `${userData}/${name}`),
    getVersion: () => '1.2.3',
    getName: () => 'double',
    exit: note('exit'),
    quit: note('quit'),
    relaunch: note('relaunch'),
    enableSandbox: note('sandbox'),
    disableHardwareAcceleration: note('no card'),
    setAppUserModelId: note('id'),
    setToastActivatorCLSID: note('activator'),
    setAsDefaultProtocolClient: (link: string) => {
      calls.push(`links ${link}`)
      return true
    },
    setBadgeCount: () => true,
  } satisfies Partial<Electron.App>)

  class BrowserWindow extends PlayedWindow {
    constructor(options: Electron.BrowserWindowConstructorOptions) {
      super(options, options.webPreferences?.partition === undefined ? defaultSession : new PlayedSession())
      windows.push(this)
      app.emit('web-contents-created', {}, this.webContents)
    }
  }

  const module = {
    app,
    BrowserWindow,
    clipboard: { writeText: async () => undefined },
    dialog: {
      showMessageBox: async ({ message, cancelId }: { message: string; cancelId: number }) => {
        boxes.push(message)
        return { response: cancelId }
      },
      showSaveDialog: async () => ({ canceled: true }),
    },
    // For electron-store, which listens there for pages that keep settings of their own.
    ipcMain: new EventEmitter(),
    Menu: {
      buildFromTemplate: (entries: unknown) => ({ entries, popup: note('menu') }),
      setApplicationMenu: note('app menu'),
    },
    nativeImage: { createFromBuffer: (bytes: Uint8Array) => bytes },
    net: { fetch: async () => Response.error() },
    Notification: { isSupported: () => false, handleActivation: note('activation') },
    powerMonitor: new EventEmitter(),
    protocol: {
      registerSchemesAsPrivileged: ([one]: { scheme: string; privileges: object }[]) =>
        note('scheme')(one?.scheme, JSON.stringify(one?.privileges)),
    },
    session: { defaultSession },
    shell: { openExternal: async (url: string) => note('outside')(url), openPath: async () => '' },
    systemPreferences: { askForMediaAccess: async () => true },
    Tray: class extends EventEmitter {
      constructor() {
        super()
        calls.push('new tray')
      }
      destroy = note('no tray')
      setToolTip = note('tray')
      setContextMenu = () => undefined
    },
  } satisfies Partial<Record<keyof typeof Electron, unknown>>
  const played: Played = { calls, windows, app, power: module.powerMonitor, defaultSession, boxes }
  return { module, played }
}
