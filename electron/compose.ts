/** Puts the shell together from the machine's parts: the one place that knows all of them, with or without Electron around it. */
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { shellPlaces } from '#shared/desktop/places'
import { handlersOf } from './handlers'
import { diagnosticsText } from './health/diagnostics'
import { watchHealth } from './health/health'
import { watchIdle } from './idle/idle'
import { register, type Registry } from './ipc/registry'
import type { MainWindow, Machine } from './machine'
import { appMenuOf } from './menu/appMenu'
import { menuActions } from './menu/actions'
import { contextMenuOf } from './menu/contextMenu'
import { consoleOrigin, isConsoleAddress } from './origin'
import { createPayments } from './payment/paymentWindow'
import { createStartPages } from './payment/startPages'
import { createApiProxy } from './protocol/apiProxy'
import { createAppProtocol } from './protocol/appProtocol'
import { follow, type Follower } from './queue/follower'
import { createNotifier } from './queue/notifier'
import { createLeaving, mayLoadAnew, type Busy } from './quit/leaving'
import { createSaves } from './save/saves'
import { createCustody } from './session/custody'
import { createKeychainStore } from './session/keychainStore'
import { signOutWith } from './session/signOut'
import { socketToken } from './session/socketToken'
import { createSettings, keptIfPossible } from './settings/settings'
import type { Shell } from './shell'
import { createUpdates } from './updates/updates'
import { createAppearance } from './windows/appearance'
import { createOwnPages, crashedPath } from './windows/ownPages'

const productName = 'Care Console'

export function composeShell(machine: Machine): Shell {
  const { config, clock, log, fetch, system } = machine
  const backend = new URL(config.portalOrigin)
  const store = createKeychainStore({
    load: machine.keychain,
    service: 'com.quillmere.careconsole',
    path: join(machine.paths.userData, 'session.bin'),
    log,
  })
  const custody = createCustody(store, clock)
  const trustedIds = new Set<number>()
  let registry: Registry | null = null
  let window: MainWindow | null = null
  /** A page has to be there, and listen, before it can be led anywhere. */
  let isPageReady = false
  let waiting: string | null = null
  let userId: string | null = null
  let follower: Follower | null = null
  let isReachable = true
  let isUnsaved = false

  const proxy = createApiProxy({ backend, fetch, custody, log, onReached: reached })
  const signOut = signOutWith({ fetch, addressOf: proxy.addressOf, custody, log })
  const settings = createSettings(machine.settingsFile, (changed) => {
    appearance.apply()
    registry?.emit('settings:changed', changed)
  })
  const ownSettings = keptIfPossible(settings, log)
  const appearance = createAppearance({
    machine,
    name: productName,
    settings: ownSettings,
    window: () => window,
    onZoomed: (percent) => registry?.emit('zoom:changed', { percent }),
  })
  const health = watchHealth({
    clock,
    log,
    page: () => window && { reload, showCrash: () => load(crashedPath), repaint: window.repaint },
    showBox: system.showBox,
    after: machine.after,
    doWithoutGraphicsCard: () => void ownSettings.change({ hardwareAcceleration: false }),
    restart: () => leaving.restart(),
  })
  const saves = createSaves({
    host: machine.saves,
    fetch,
    addressOf: proxy.addressOf,
    custody,
    onProgress: (progress) => registry?.emit('save:progress', progress),
    log,
    now: () => clock.now().getTime(),
    after: machine.after,
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
    host: {
      ...machine.notifications,
      show(notice, onClick) {
        window?.flash()
        return machine.notifications.show(notice, onClick)
      },
    },
    badge: appearance.showUnseen,
    surroundings: () => ({
      settings: settings.current(),
      mayTell: config.mayTellInNotifications,
      userId,
      now: clock.now().getTime(),
      hour: clock.now().getHours(),
    }),
    isFocused: () => window?.isFocused() ?? false,
    onOpen: open,
    onReturn: () => window?.bringToFront(),
    log,
  })
  function busy(): Busy | null {
    if (payments.isOpen()) return 'payment'
    if (saves.isSaving()) return 'save'
    return isUnsaved ? 'unsaved' : null
  }
  const updates = createUpdates({
    feed: machine.updates,
    version: machine.info.version,
    clock,
    log,
    isBusy: () => busy() !== null,
    onChanged: (status) => registry?.emit('update:changed', status),
  })
  const idle = watchIdle({
    clock,
    isSignedIn: () => custody.current() !== null,
    isHeld: () => payments.isOpen(),
    onWarn: (endsAt) => {
      registry?.emit('session:idleWarning', { endsAt: endsAt.toISOString() })
      if (window?.isFocused() === false) void notifier.warnIdle()
    },
    onEnd: () => {
      registry?.emit('session:ended', { reason: 'idle' })
      followFor(null)
      void signOut()
    },
  })
  const leaving = createLeaving({
    busy,
    showBox: system.showBox,
    staysInTray: () => settings.current().tray,
    hide: () => window?.hide(),
    end,
    quit: system.quit,
    relaunch: system.relaunch,
    log,
  })
  const answer = createAppProtocol({
    folder: machine.paths.renderer,
    readFile: machine.readFile,
    forward: proxy.forward,
    socketOrigin: proxy.socketOrigin,
    ownPage: createOwnPages({ health, diagnostics, copyText: system.copyText }),
    nonce: () => randomBytes(16).toString('base64'),
  })

  function open(path: string): void {
    window?.bringToFront()
    if (isPageReady) registry?.emit('navigate', { path })
    else waiting = path
  }

  const load = (path: string): void => {
    isPageReady = false
    isUnsaved = false
    // Nobody is left who would hear its result.
    payments.cancel()
    window?.load(consoleOrigin + path)
  }
  const reload = (): void => load('/')
  const reloadWhenAsked = async (): Promise<void> => {
    if (!isUnsaved || (await mayLoadAnew(system.showBox))) reload()
  }

  function reached(isNow: boolean): void {
    if (isNow === isReachable) return
    isReachable = isNow
    registry?.emit('server:changed', { isReachable })
  }

  function followFor(user: string | null): void {
    payments.cancel()
    follower?.stop()
    follower = null
    notifier.reset()
    userId = user
    if (user === null) return
    follower = follow({
      fetch,
      addressOf: proxy.addressOf,
      token: () => custody.tokenOf(custody.current() ?? ''),
      clock,
      log,
      onNews: notifier.hear,
      rest: machine.rest,
    })
  }

  /** Nothing runs on behind a shell that is gone, and a session that nobody wanted kept ends with it. */
  async function end(): Promise<void> {
    saves.cancelAll()
    followFor(null)
    if (!custody.outlivesShell()) await signOut()
  }

  async function diagnostics(): Promise<string> {
    const { version, system: name, runtime } = machine.info
    return diagnosticsText({
      at: clock.now(),
      version,
      runtime,
      system: name,
      environment: config.environment,
      portalOrigin: backend.origin,
      secrets: store.status(),
      proxy: await system.proxyFor(backend.origin).catch(() => 'unknown'),
      update: updates.status(),
      settings: settings.current(),
      log: log.text(),
    })
  }

  function onPageReady(user: string | null): void {
    // It says so when it begins or ends: a window that is open is that of a page before it.
    payments.cancel()
    if (user !== userId) followFor(user)
    isPageReady = user !== null
    if (!isPageReady) return
    if (health.takeRecovery()) registry?.emit('page:recovered', {})
    const path = waiting
    waiting = null
    if (path !== null) registry?.emit('navigate', { path })
  }

  const parts = { machine, custody, store, saves, payments, notifier, updates, idle, settings, window: () => window }
  const handlers = handlersOf({
    ...parts,
    diagnostics,
    tellSecrets: (status) => registry?.emit('secrets:changed', status),
    onForgotten: () => followFor(null),
    onPageReady,
    onUnsaved: (now) => (isUnsaved = now),
  })

  return {
    answer,
    socketToken: (address) => socketToken(address, { socketOrigin: proxy.socketOrigin, custody }),
    attach(main, endpoint, webContentsId) {
      window = main
      isPageReady = false
      trustedIds.clear()
      trustedIds.add(webContentsId)
      registry = register(handlers, { endpoint, trustedIds, isOwnAddress: isConsoleAddress, log })
      const actions = menuActions({
        ...parts,
        open,
        zoom: appearance.zoom,
        reload: () => void reloadWhenAsked(),
        diagnostics,
      })
      const { platform } = system
      system.setMenu(appMenuOf({ platform, name: productName, hasDevTools: config.hasDevTools, actions }))
      appearance.apply()
    },
    restore: () => custody.restore(),
    open,
    openQueue: () => open(shellPlaces.queue),
    show: () => window?.bringToFront(),
    tick() {
      idle.check()
      updates.tick()
    },
    awake() {
      // Before anything is painted: who was away too long is signed out.
      idle.check()
      health.awake()
    },
    busy,
    diagnostics,
    told: {
      started() {
        isPageReady = false
        isUnsaved = false
      },
      loaded: appearance.applyZoom,
      focused: notifier.focused,
      wheel: appearance.zoom,
      pointed(pointed) {
        const entries = contextMenuOf(pointed, {
          copyText: (text) => void system.copyText(text),
          correct: (word) => window?.correct(word),
        })
        if (entries !== null) window?.showMenu(entries)
      },
      pageGone: health.pageGone,
      pageHangs: health.pageHangs,
      pageAnswers: health.pageAnswers,
      mayHold: () => isPageReady && !leaving.isGone(),
      processGone: (type, reason) => type === 'GPU' && health.graphicsGone(reason),
    },
    leaving,
  }
}
