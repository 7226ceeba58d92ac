/**
 * As much of Electron as main and its adapters touch, and nothing that draws: it remembers in which order it was asked
 * what. Each part is held to Electron's own typings (`heldToTypings`, `satisfies`); what is not here fails whoever asks
 * for it.
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
  /** Windows hands on a click on a notification of an earlier start: to a class that is registered, or to nobody. */
  clickToast: () => void
}

type PermissionDetails = { requestingUrl?: string; isMainFrame: boolean; mediaTypes?: string[] }
type Given<M extends keyof Electron.Session> = Electron.Session[M] extends (given: infer G) => unknown ? G : never

// As tests ask, with the parts that count. Four each, because Electron calls them so.
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
  answer: ((request: Request) => Promise<Response> | Response) | null = null
  protocol = { handle: (_scheme: string, answer: PlayedSession['answer']) => (this.answer = answer) }
  /** What goes out on sockets, and with which headers. */
  sockets: SocketHandler | null = null
  webRequest = { onBeforeSendHeaders: (_filter: object, handler: SocketHandler) => (this.sockets = handler) }
  setPermissionRequestHandler(handler: Given<'setPermissionRequestHandler'>) {
    this.request = handler as RequestHandler | null
  }
  setPermissionCheckHandler(handler: Given<'setPermissionCheckHandler'>) {
    this.check = handler as CheckHandler | null
  }
  setDevicePermissionHandler(handler: Given<'setDevicePermissionHandler'>) {
    const asked = { deviceType: 'usb', origin: 'app://console', device: { deviceId: 'x', name: 'x' } }
    this.calls.push(`devices ${handler?.(asked as Electron.DevicePermissionHandlerHandlerDetails)}`)
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
  agent =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) CareConsole/1.2.3 Chrome/140.0.1 Electron/45.4.1 Safari/537.36'
  getUserAgent = () => this.agent
  setUserAgent = (agent: string) => void (this.agent = agent)
  resolveProxy = async () => 'DIRECT'
  availableSpellCheckerLanguages = ['de', 'en-US']
  clearStorageData = async () => void this.calls.push('emptied')
  closeAllConnections = async () => void this.calls.push('hung up')
}

/** As the shell's own door takes what the page asks: who asks, and what. */
type InvokeHandler = (asker: object, input: unknown) => unknown

export class PlayedContents extends EventEmitter {
  id = 1
  zooms: number[] = []
  handlers = new Map<string, InvokeHandler>()
  /** What main told the page. */
  sent: [channel: string, value: unknown][] = []
  openHandler: ((details: { url: string }) => { action: string }) | null = null
  ipc = {
    handle: (channel: string, handler: Parameters<Electron.IpcMain['handle']>[1]) =>
      void this.handlers.set(channel, handler as InvokeHandler),
  }
  constructor(public session: PlayedSession) {
    super()
  }
  setWindowOpenHandler(handler: Parameters<Electron.WebContents['setWindowOpenHandler']>[0]) {
    this.openHandler = handler as PlayedContents['openHandler']
  }
  setZoomFactor(zoom: number) {
    this.zooms.push(zoom)
  }
  send = (channel: string, value: unknown) => void this.sent.push([channel, value])
  /** What the page asks of main over IPC. */
  async ask(channel: string, input: unknown): Promise<unknown> {
    return this.handlers.get(channel)?.({ sender: this, senderFrame: { url: 'app://console/', parent: null } }, input)
  }
  /**
   * The page follows a link. Electron announces the navigation before it asks whether it may happen, asks for every
   * frame before it asks for the main frame, and reports a page only once that page has taken the place of the other.
   */
  follow(url: string, isMainFrame = true): void {
    this.emit('did-start-navigation', { url, isMainFrame, isSameDocument: false })
    for (const question of isMainFrame ? ['will-frame-navigate', 'will-navigate'] : ['will-frame-navigate']) {
      const event = { url, isMainFrame, isPrevented: false, preventDefault: () => void (event.isPrevented = true) }
      this.emit(question, event)
      if (event.isPrevented) return
    }
    if (isMainFrame) this.emit('did-navigate', {}, url, 200, 'OK')
  }
  invalidate = () => void this.emit('painted')
  replaceMisspelling = () => undefined
  print: Electron.WebContents['print'] = () => undefined
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

/** What the double has of a part, as Electron types it; nothing at all once it has something that Electron has not. */
type Held<Double, Part, Own extends keyof Double> = [Exclude<keyof Double, keyof Part | Own>] extends [never]
  ? Pick<Part, Exclude<keyof Double & keyof Part, Own | keyof EventEmitter>>
  : never

/** Never called: what does not fit is an error of the compiler's. `Own` is what tests look at, and parts held elsewhere. */
export const heldToTypings = {
  session: (
    double: PlayedSession,
  ): Held<
    PlayedSession,
    Electron.Session,
    'calls' | 'request' | 'check' | 'answer' | 'sockets' | 'protocol' | 'webRequest' | 'agent'
  > => double,
  // Overloaded there, so that only its name is held.
  webRequest: (name: keyof PlayedSession['webRequest']): keyof Electron.WebRequest => name,
  contents: (
    double: PlayedContents,
  ): Held<
    PlayedContents,
    Electron.WebContents,
    'zooms' | 'handlers' | 'sent' | 'ask' | 'follow' | 'openHandler' | 'ipc' | 'session'
  > => double,
  ipc: (double: PlayedContents['ipc']): Held<PlayedContents['ipc'], Electron.IpcMain, never> => double,
  window: (
    double: PlayedWindow,
  ): Held<PlayedWindow, Electron.BrowserWindow, 'loaded' | 'did' | 'options' | 'webContents'> => double,
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
  /** Keeping a handler registers nothing; asking whether there are notifications does, as showing one would. */
  const toasts: {
    isRegistered: boolean
    onClick: Parameters<typeof Electron.Notification.handleActivation>[0] | null
  } = { isRegistered: false, onClick: null }
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
    clipboard: { writeText: async () => undefined } satisfies Partial<Electron.Clipboard>,
    dialog: {
      showMessageBox: async ({ message, cancelId }: { message: string; cancelId: number }) => {
        boxes.push(message)
        return { response: cancelId }
      },
      showSaveDialog: async () => ({ canceled: true }),
    } satisfies Partial<Record<keyof Electron.Dialog, unknown>>,
    // For electron-store, which listens there for pages that keep settings of their own.
    ipcMain: new EventEmitter(),
    Menu: {
      buildFromTemplate: (entries: unknown) => ({ entries, popup: note('menu') }),
      setApplicationMenu: note('app menu'),
    } satisfies Partial<Record<keyof typeof Electron.Menu, unknown>>,
    nativeImage: {
      // A picture of ours is its bytes.
      createFromBuffer(bytes: Uint8Array, options?: { scaleFactor?: number }) {
        if (options?.scaleFactor !== undefined) note('picture')(options.scaleFactor)
        return bytes
      },
    } satisfies Partial<Record<keyof typeof Electron.nativeImage, unknown>>,
    net: { fetch: async () => Response.error() } satisfies Partial<Electron.Net>,
    Notification: {
      isSupported() {
        toasts.isRegistered = true
        return false
      },
      handleActivation: (onClick) => void (toasts.onClick = onClick),
    } satisfies Partial<typeof Electron.Notification>,
    powerMonitor: new EventEmitter(),
    protocol: {
      registerSchemesAsPrivileged: ([one]: { scheme: string; privileges: object }[]) =>
        note('scheme')(one?.scheme, JSON.stringify(one?.privileges)),
    } satisfies Partial<Record<keyof Electron.Protocol, unknown>>,
    session: { defaultSession },
    shell: {
      openExternal: async (url: string) => note('outside')(url),
      openPath: async () => '',
    } satisfies Partial<Electron.Shell>,
    systemPreferences: { askForMediaAccess: async () => true } satisfies Partial<Electron.SystemPreferences>,
    Tray: class extends EventEmitter implements Pick<Electron.Tray, 'destroy' | 'setToolTip' | 'setContextMenu'> {
      constructor(_image: unknown, ...id: string[]) {
        super()
        note('new tray')(...id)
      }
      destroy = note('no tray')
      setToolTip = note('tray')
      setContextMenu = () => undefined
    },
  } satisfies Partial<Record<keyof typeof Electron, unknown>>
  const clickToast = (): void => {
    if (toasts.isRegistered) toasts.onClick?.({ type: 'click', arguments: '' })
  }
  const played: Played = { calls, windows, app, power: module.powerMonitor, defaultSession, boxes, clickToast }
  return { module, played }
}
