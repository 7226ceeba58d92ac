/**
 * A test double of the part of Electron that main and its adapters use. It draws nothing and records its calls in
 * order. The compiler checks each part against Electron's own types (`typingChecks`, `satisfies`); anything that is
 * missing here fails the test that uses it.
 */
import { EventEmitter } from 'node:events'
import type Electron from 'electron'

export interface FakeElectron {
  calls: string[]
  windows: FakeWindow[]
  app: EventEmitter
  power: EventEmitter
  defaultSession: FakeSession
  /** Receives calls of the pages of every window. */
  ipcMain: EventEmitter
  messageBoxes: string[]
  saveDialogs: Electron.SaveDialogOptions[]
  /** Simulates a click on a notification of an earlier start. Windows delivers it only to a registered class. */
  clickToast: () => void
}

type PermissionDetails = { requestingUrl?: string; isMainFrame: boolean; mediaTypes?: string[] }
type ArgumentOf<M extends keyof Electron.Session> = Electron.Session[M] extends (given: infer G) => unknown ? G : never

type RequestHandler = (
  ...parameters: [contents: null, permission: string, answer: (may: boolean) => void, details: PermissionDetails]
) => void
type CheckHandler = (
  ...parameters: [contents: null, permission: string, origin: string, details: PermissionDetails]
) => boolean

type SocketHandler = (
  details: { url: string; requestHeaders: Record<string, string> },
  answer: (to: { requestHeaders: Record<string, string> }) => void,
) => void

export class FakeSession extends EventEmitter {
  calls: string[] = []
  request: RequestHandler | null = null
  check: CheckHandler | null = null
  answer: ((request: Request) => Promise<Response> | Response) | null = null
  protocol = { handle: (_scheme: string, answer: FakeSession['answer']) => (this.answer = answer) }
  /** The handler that adds headers to outgoing sockets. */
  sockets: SocketHandler | null = null
  webRequest = { onBeforeSendHeaders: (_filter: object, handler: SocketHandler) => (this.sockets = handler) }
  setPermissionRequestHandler(handler: ArgumentOf<'setPermissionRequestHandler'>) {
    this.request = handler as RequestHandler | null
  }
  setPermissionCheckHandler(handler: ArgumentOf<'setPermissionCheckHandler'>) {
    this.check = handler as CheckHandler | null
  }
  setDevicePermissionHandler(handler: ArgumentOf<'setDevicePermissionHandler'>) {
    const details = { deviceType: 'usb', origin: 'app://console', device: { deviceId: 'x', name: 'x' } }
    this.calls.push(`devices ${handler?.(details as Electron.DevicePermissionHandlerHandlerDetails)}`)
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
  clearCache = async () => void this.calls.push('no cache')
  clearAuthCache = async () => void this.calls.push('no passwords')
  closeAllConnections = async () => void this.calls.push('hung up')
}

/** Handles a call of the page, together with who made it. */
type InvokeHandler = (asker: object, input: unknown) => unknown

class FakeContents extends EventEmitter {
  id = 1
  zooms: number[] = []
  handlers = new Map<string, InvokeHandler>()
  /** The messages that main sent to the page. */
  sent: [channel: string, value: unknown][] = []
  openHandler: ((details: { url: string }) => { action: string }) | null = null
  ipc = {
    handle: (channel: string, handler: Parameters<Electron.IpcMain['handle']>[1]) =>
      void this.handlers.set(channel, handler as InvokeHandler),
  }
  constructor(public session: FakeSession) {
    super()
  }
  setWindowOpenHandler(handler: Parameters<Electron.WebContents['setWindowOpenHandler']>[0]) {
    this.openHandler = handler as FakeContents['openHandler']
  }
  setZoomFactor(zoom: number) {
    this.zooms.push(zoom)
  }
  send = (channel: string, value: unknown) => void this.sent.push([channel, value])
  /** Calls main as the page does, over IPC. */
  async ask(channel: string, input: unknown): Promise<unknown> {
    return this.handlers.get(channel)?.({ sender: this, senderFrame: { url: 'app://console/', parent: null } }, input)
  }
  /**
   * Follows a link. Electron announces the navigation before it asks whether it is allowed, asks about every frame
   * before it asks about the main frame, and reports the page only after it has replaced the previous one.
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

class FakeWindow extends EventEmitter {
  loaded: string[] = []
  actions: string[] = []
  webContents: FakeContents
  constructor(
    public options: Electron.BrowserWindowConstructorOptions,
    session: FakeSession,
  ) {
    super()
    this.webContents = new FakeContents(session)
  }
  async loadURL(url: string) {
    this.loaded.push(url)
  }
  isFocused = () => false
  isMinimized = () => false
  isDestroyed = () => this.actions.includes('destroyed')
  show = () => void this.actions.push('show')
  focus = () => void this.actions.push('focus')
  hide = () => void this.actions.push('hide')
  restore = () => void this.actions.push('restore')
  flashFrame = (isOn: boolean) => void this.actions.push(`flash ${isOn}`)
  setOverlayIcon = () => undefined
  setProgressBar = () => undefined
  setContentProtection = (isOn: boolean) => void this.actions.push(`protected ${isOn}, ${this.loaded.length} loaded`)
  destroy = () => {
    this.actions.push('destroyed')
    this.emit('closed')
  }
}

/** The members that the double shares with Electron's type; `never` if the double has a member that Electron lacks. */
type CheckedMembers<Double, Part, Own extends keyof Double> = [Exclude<keyof Double, keyof Part | Own>] extends [never]
  ? Pick<Part, Exclude<keyof Double & keyof Part, Own | keyof EventEmitter>>
  : never

/**
 * Never called: a mismatch is a compiler error. `Own` lists members for tests, and parts that are checked separately.
 */
export const typingChecks = {
  session: (
    double: FakeSession,
  ): CheckedMembers<
    FakeSession,
    Electron.Session,
    'calls' | 'request' | 'check' | 'answer' | 'sockets' | 'protocol' | 'webRequest' | 'agent'
  > => double,
  // Electron overloads these functions, so only the name is checked.
  webRequest: (name: keyof FakeSession['webRequest']): keyof Electron.WebRequest => name,
  contents: (
    double: FakeContents,
  ): CheckedMembers<
    FakeContents,
    Electron.WebContents,
    'zooms' | 'handlers' | 'sent' | 'ask' | 'follow' | 'openHandler' | 'ipc' | 'session'
  > => double,
  ipc: (double: FakeContents['ipc']): CheckedMembers<FakeContents['ipc'], Electron.IpcMain, never> => double,
  window: (
    double: FakeWindow,
  ): CheckedMembers<FakeWindow, Electron.BrowserWindow, 'loaded' | 'actions' | 'options' | 'webContents'> => double,
}

export interface DoubleOptions {
  isPackaged?: boolean
  hasLock?: boolean
  userData: string
  /** Resolves when the app is ready; by default that is immediately. */
  ready?: Promise<void>
}

interface ElectronDoubleResult {
  module: object
  recorded: FakeElectron
}

/** Returns the module and the record of its calls. */
export function createElectronDouble({
  isPackaged = false,
  hasLock = true,
  userData,
  ready = Promise.resolve(),
}: DoubleOptions): ElectronDoubleResult {
  const calls: string[] = []
  const windows: FakeWindow[] = []
  const messageBoxes: string[] = []
  const saveDialogs: Electron.SaveDialogOptions[] = []
  const defaultSession = new FakeSession()
  /**
   * Setting a click handler does not register the app for notifications; calling `isSupported` does, as showing one
   * would.
   */
  const toasts: {
    isRegistered: boolean
    onClick: Parameters<typeof Electron.Notification.handleActivation>[0] | null
  } = { isRegistered: false, onClick: null }
  const recordCall =
    (name: string) =>
    (...args: unknown[]): void =>
      void calls.push([name, ...args.filter((arg) => typeof arg === 'string' || typeof arg === 'number')].join(' '))

  const app = Object.assign(new EventEmitter(), {
    isPackaged,
    requestSingleInstanceLock: () => {
      calls.push('lock')
      return hasLock
    },
    whenReady: async () => {
      await ready
      recordCall('ready')()
    },
    isReady: () => calls.includes('ready'),
    getPath: (name: string) => (name === 'userData' ? userData : `${userData}/${name}`),
    getVersion: () => '1.2.3',
    getName: () => 'double',
    exit: recordCall('exit'),
    quit: recordCall('quit'),
    relaunch: recordCall('relaunch'),
    enableSandbox: recordCall('sandbox'),
    disableHardwareAcceleration: recordCall('no card'),
    setAppUserModelId: recordCall('id'),
    setToastActivatorCLSID: recordCall('activator'),
    setAsDefaultProtocolClient: (link: string) => {
      calls.push(`links ${link}`)
      return true
    },
    setBadgeCount: () => true,
  } satisfies Partial<Electron.App>)

  /** Electron never frees the session of a partition. */
  const sessions = new Map<string, FakeSession>()
  function sessionOf(partition: string | undefined): FakeSession {
    if (partition === undefined) return defaultSession
    const session = sessions.get(partition) ?? new FakeSession()
    sessions.set(partition, session)
    return session
  }

  class BrowserWindow extends FakeWindow {
    constructor(options: Electron.BrowserWindowConstructorOptions) {
      super(options, sessionOf(options.webPreferences?.partition))
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
        messageBoxes.push(message)
        return { response: cancelId }
      },
      showErrorBox: (title: string, content: string) => void messageBoxes.push(`${title}: ${content}`),
      showSaveDialog: async (_window: unknown, options: Electron.SaveDialogOptions) => {
        saveDialogs.push(options)
        return { canceled: true }
      },
    } satisfies Partial<Record<keyof Electron.Dialog, unknown>>,
    ipcMain: new EventEmitter(),
    Menu: {
      buildFromTemplate: (entries: unknown) => ({ entries, popup: recordCall('menu') }),
      setApplicationMenu: recordCall('app menu'),
    } satisfies Partial<Record<keyof typeof Electron.Menu, unknown>>,
    nativeImage: {
      // The fake image is just its bytes.
      createFromBuffer(bytes: Uint8Array, options?: { scaleFactor?: number }) {
        if (options?.scaleFactor !== undefined) recordCall('picture')(options.scaleFactor)
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
      registerSchemesAsPrivileged: ([scheme]: { scheme: string; privileges: object }[]) =>
        recordCall('scheme')(scheme?.scheme, JSON.stringify(scheme?.privileges)),
    } satisfies Partial<Record<keyof Electron.Protocol, unknown>>,
    session: { defaultSession },
    shell: {
      openExternal: async (url: string) => recordCall('outside')(url),
      openPath: async () => '',
    } satisfies Partial<Electron.Shell>,
    systemPreferences: { askForMediaAccess: async () => true } satisfies Partial<Electron.SystemPreferences>,
    Tray: class extends EventEmitter implements Pick<Electron.Tray, 'destroy' | 'setToolTip' | 'setContextMenu'> {
      constructor(_image: unknown, ...id: string[]) {
        super()
        recordCall('new tray')(...id)
      }
      destroy = recordCall('no tray')
      setToolTip = recordCall('tray')
      setContextMenu = () => undefined
    },
  } satisfies Partial<Record<keyof typeof Electron, unknown>>
  const clickToast = (): void => {
    if (toasts.isRegistered) toasts.onClick?.({ type: 'click', arguments: '' })
  }
  const recorded: FakeElectron = {
    calls,
    windows,
    app,
    power: module.powerMonitor,
    defaultSession,
    ipcMain: module.ipcMain,
    messageBoxes,
    saveDialogs,
    clickToast,
  }
  return { module, recorded }
}
