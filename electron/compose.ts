/** Puts the shell together from the machine's parts: the one place that knows all of them, with or without Electron around it. */
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { logout } from '#shared/contract/session'
import type { ShellConfig } from './config'
import { watchIdle } from './idle/idle'
import { register, ShellError, type Handlers, type Registry } from './ipc/registry'
import type { FileLog } from './log/log'
import { isConsoleAddress } from './origin'
import { createPayments, type PaymentHost } from './payment/paymentWindow'
import { createStartPages } from './payment/startPages'
import type { Clock, Fetch, IpcEndpoint } from './ports'
import { createApiProxy } from './protocol/apiProxy'
import { createAppProtocol } from './protocol/appProtocol'
import { follow, type Follower } from './queue/follower'
import { createNotifier, type NotificationHost } from './queue/notifier'
import { createSaves, type SaveHost } from './save/saves'
import { createCustody } from './session/custody'
import { createKeychainStore, type Keychain } from './session/keychainStore'
import { createSettings, type SettingsFile } from './settings/settings'
import { createUpdates, type UpdateFeed } from './updates/updates'
import { safeOutside } from './windows/navigation'

/** The main window, as far as the shell itself needs it. */
export interface MainWindow {
  isFocused(): boolean
  /** In front of all others, whether it was hidden or small. */
  bringToFront(): void
  setZoom(zoom: number): void
  print(): Promise<'printed' | 'cancelled' | 'failed'>
}

export interface Machine {
  config: ShellConfig
  info: { version: string; system: string }
  paths: { userData: string; renderer: string }
  readFile: (path: string) => Promise<Uint8Array | null>
  fetch: Fetch
  clock: Clock
  log: FileLog
  keychain: () => Promise<Keychain>
  settingsFile: SettingsFile
  saves: SaveHost
  payments: PaymentHost
  notifications: NotificationHost
  updates: UpdateFeed | null
  openOutside: (url: string) => Promise<void>
  /** Calls back after so many milliseconds, and answers how not to. */
  after: (ms: number, act: () => void) => () => void
  rest: (ms: number, signal: AbortSignal) => Promise<void>
}

export interface Shell {
  /** Answers every request of app://console. */
  answer: (request: Request) => Promise<Response>
  /** Opens the door of one window's page. */
  attach(window: MainWindow, endpoint: IpcEndpoint, webContentsId: number): void
  /** Takes up the session of an earlier start; before the first page is shown. */
  restore(): Promise<void>
  /** Leads the page to a screen, as soon as there is one. */
  open(path: string): void
  /** Looks at the clock: every few seconds, and at once when the machine wakes. */
  tick: () => void
  /** Why the shell should not be closed or updated just now; null when it may. */
  busy(): 'payment' | 'save' | null
}

const endPatienceMs = 3000

export function composeShell(machine: Machine): Shell {
  const { config, clock, log, fetch } = machine
  const backend = new URL(config.portalOrigin)
  const store = createKeychainStore({
    load: machine.keychain,
    service: 'com.quillmere.careconsole',
    path: join(machine.paths.userData, 'session.bin'),
    log,
  })
  const custody = createCustody(store, clock)
  const proxy = createApiProxy({ backend, fetch, custody, log })
  const answer = createAppProtocol({
    folder: machine.paths.renderer,
    readFile: machine.readFile,
    forward: proxy.forward,
    nonce: () => randomBytes(16).toString('base64'),
  })
  const settings = createSettings(machine.settingsFile)
  const trustedIds = new Set<number>()
  let registry: Registry | null = null
  let window: MainWindow | null = null
  /** A page has to be there, and listen, before it can be led anywhere. */
  let isPageReady = false
  let waiting: string | null = null
  let userId: string | null = null
  let follower: Follower | null = null

  const token = (): string | null => {
    const handle = custody.current()
    return handle === null ? null : custody.tokenOf(handle)
  }

  const saves = createSaves({
    host: machine.saves,
    fetch,
    addressOf: proxy.addressOf,
    custody,
    onProgress: (progress) => registry?.emit('save:progress', progress),
    log,
    now: () => clock.now().getTime(),
  })
  const payments = createPayments({
    host: machine.payments,
    fetchStart: createStartPages({ fetch, addressOf: proxy.addressOf, custody }),
    portalOrigin: backend.origin,
    otherOrigins: config.paymentOrigins,
    log,
    after: machine.after,
  })
  const notifier = createNotifier({
    host: machine.notifications,
    surroundings: () => ({
      settings: settings.current(),
      mayTell: config.mayTellInNotifications,
      userId,
      now: clock.now().getTime(),
      hour: clock.now().getHours(),
    }),
    isFocused: () => window?.isFocused() ?? false,
    onOpen: open,
    log,
  })
  const updates = createUpdates({
    feed: machine.updates,
    version: machine.info.version,
    clock,
    log,
    onAvailable: (version) => registry?.emit('update:available', { version }),
  })
  const idle = watchIdle({
    clock,
    isSignedIn: () => custody.current() !== null,
    isHeld: () => payments.isOpen(),
    onWarn: (endsAt) => registry?.emit('session:idleWarning', { endsAt: endsAt.toISOString() }),
    onEnd: () => void endSession(),
  })

  function open(path: string): void {
    window?.bringToFront()
    if (isPageReady) registry?.emit('navigate', { path })
    else waiting = path
  }

  function followFor(user: string | null): void {
    follower?.stop()
    follower = null
    notifier.reset()
    userId = user
    if (user === null) return
    follower = follow({
      fetch,
      addressOf: proxy.addressOf,
      token,
      clock,
      log,
      onNews: notifier.hear,
      rest: machine.rest,
    })
  }

  /** Nobody is there: the server ends the session, and whatever it answers, nothing of it is kept here. */
  async function endSession(): Promise<void> {
    const handle = custody.current()
    const held = token()
    registry?.emit('session:ended', { reason: 'idle' })
    followFor(null)
    if (handle === null) return
    await custody.forget(handle)
    if (held === null) return
    try {
      await fetch((await proxy.addressOf(logout.path)).href, {
        method: logout.method,
        headers: { authorization: `Bearer ${held}` },
        credentials: 'omit',
        signal: AbortSignal.timeout(endPatienceMs),
      })
    } catch (error) {
      log.warn('session.notEnded', { error: String(error) })
    }
  }

  const handlers: Handlers = {
    'session:keep': async (keeping) => {
      const status = await custody.keep({ ...keeping, keepSignedIn: keeping.keepSignedIn && config.mayStaySignedIn })
      idle.check()
      if (keeping.keepSignedIn && status.backend === 'memory') registry?.emit('secrets:changed', status)
      return status
    },
    'session:forget': async ({ handle }) => {
      await custody.forget(handle)
      followFor(null)
      return null
    },
    'session:touch': () => {
      idle.touch()
      return null
    },
    'secrets:status': () => store.status(),
    'payment:start': (input) => payments.start(input),
    'payment:cancel': () => {
      payments.cancel()
      return null
    },
    'save:call': (input) => saves.call(input),
    'save:bytes': (input) => saves.bytes(input),
    'save:cancel': ({ saveId }) => {
      saves.cancel(saveId)
      return null
    },
    'save:reveal': ({ saveId }) => saves.reveal(saveId),
    'save:open': ({ saveId }) => saves.open(saveId),
    'print:page': async () => (await window?.print()) ?? 'failed',
    'external:open': async ({ url }) => {
      const safe = safeOutside(url)
      if (safe === null) throw new ShellError('not-allowed', 'This address is not opened.')
      await machine.openOutside(safe)
      return true
    },
    'settings:get': () => settings.current(),
    'settings:set': (patch) => {
      const changed = settings.change(patch)
      window?.setZoom(changed.zoom)
      return changed
    },
    'app:info': () => ({
      ...machine.info,
      environment: config.environment,
      portalOrigin: backend.origin,
    }),
    'update:status': () => updates.status(),
    'update:check': () => updates.check(),
    'diagnostics:save': () =>
      saves.bytes({
        saveId: `diagnostics-${clock.now().getTime()}`,
        name: `Care Console ${clock.now().toISOString().slice(0, 10)}.txt`,
        bytes: new TextEncoder().encode(log.text()),
      }),
    'page:ready': ({ userId: user }) => {
      if (user !== userId) followFor(user)
      isPageReady = user !== null
      if (!isPageReady) return null
      const path = waiting
      waiting = null
      if (path !== null) registry?.emit('navigate', { path })
      return null
    },
    'queue:watching': (watching) => {
      notifier.watch(watching)
      return null
    },
    'queue:tryNotification': () => notifier.tryOut(),
  }

  return {
    answer,
    attach(main, endpoint, webContentsId) {
      window = main
      isPageReady = false
      trustedIds.clear()
      trustedIds.add(webContentsId)
      registry = register(handlers, { endpoint, trustedIds, isOwnAddress: isConsoleAddress, log })
      main.setZoom(settings.current().zoom)
    },
    restore: () => custody.restore(),
    open,
    tick: idle.check,
    busy: () => (payments.isOpen() ? 'payment' : saves.isSaving() ? 'save' : null),
  }
}
