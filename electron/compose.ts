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
import { isConsoleAddress } from './origin'
import { createPayments } from './payment/paymentWindow'
import { createStartPages } from './payment/startPages'
import { createApiProxy } from './protocol/apiProxy'
import { createAppProtocol } from './protocol/appProtocol'
import { createFollowing } from './queue/following'
import { createNotifier } from './queue/notifier'
import { createLeaving, type Busy } from './quit/leaving'
import { createSaves } from './save/saves'
import { createCustody } from './session/custody'
import { createKeychainStore } from './session/keychainStore'
import { signOutWith } from './session/signOut'
import { socketToken } from './session/socketToken'
import { createSettings, keptIfPossible } from './settings/settings'
import type { Shell } from './shell'
import { createUpdates } from './updates/updates'
import { createAppearance } from './windows/appearance'
import { createLeading } from './windows/leading'
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
  let isReachable = true

  const proxy = createApiProxy({ backend, fetch, custody, log, onReached: reached })
  const { callServer } = proxy
  const signOut = signOutWith({ callServer, custody, log })
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
    page: () =>
      window && { reload: leading.reload, showCrash: () => leading.load(crashedPath), repaint: window.repaint },
    showBox: system.showBox,
    after: machine.after,
    doWithoutGraphicsCard: () => void ownSettings.change({ hardwareAcceleration: false }),
    restart: () => leaving.restart(),
  })
  const saves = createSaves({
    host: machine.saves,
    callServer,
    custody,
    onProgress: (progress) => registry?.emit('save:progress', progress),
    log,
    now: () => clock.now().getTime(),
    after: machine.after,
  })
  const payments = createPayments({
    host: machine.payments,
    fetchStart: createStartPages({ callServer, custody, log }),
    portalOrigin: backend.origin,
    otherOrigins: config.paymentOrigins,
    log,
    after: machine.after,
  })
  const leading = createLeading({
    window: () => window,
    onNavigate: (path) => registry?.emit('navigate', { path }),
    // Nobody is left who would hear the result of one.
    onLeft: () => payments.cancel(),
    showBox: system.showBox,
  })
  const following = createFollowing({
    callServer,
    token: () => custody.tokenOf(custody.current() ?? ''),
    clock,
    log,
    notifier: () => notifier,
    rest: machine.rest,
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
      userId: following.userId(),
      now: clock.now().getTime(),
      hour: clock.now().getHours(),
    }),
    isFocused: () => window?.isFocused() ?? false,
    onOpen: leading.open,
    onReturn: () => window?.bringToFront(),
    log,
  })
  function busy(): Busy | null {
    if (payments.isOpen()) return 'payment'
    if (saves.isSaving()) return 'save'
    return leading.isUnsaved() ? 'unsaved' : null
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
      workFor(null)
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

  function reached(isNow: boolean): void {
    if (isNow === isReachable) return
    isReachable = isNow
    registry?.emit('server:changed', { isReachable })
  }

  function workFor(user: string | null): void {
    payments.cancel()
    following.followFor(user)
  }

  /** Nothing runs on behind a shell that is gone, and a session that nobody wanted kept ends with it. */
  async function end(): Promise<void> {
    const cancelled = saves.cancelAll()
    proxy.cancelAll()
    workFor(null)
    if (!custody.outlivesShell()) await signOut()
    await cancelled
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
    if (user !== following.userId()) workFor(user)
    if (user !== null && health.takeRecovery()) registry?.emit('page:recovered', {})
    leading.ready(user !== null)
  }

  const parts = { machine, custody, store, saves, payments, notifier, updates, idle, settings, window: () => window }
  const handlers = handlersOf({
    ...parts,
    diagnostics,
    cancelCall: proxy.cancel,
    tellSecrets: (status) => registry?.emit('secrets:changed', status),
    onForgotten: () => workFor(null),
    onPageReady,
    onUnsaved: leading.unsaved,
  })

  return {
    answer,
    socketToken: (address) => socketToken(address, { socketOrigin: proxy.socketOrigin, custody }),
    attach(main, endpoint, webContentsId) {
      window = main
      leading.pageReplaced()
      trustedIds.clear()
      trustedIds.add(webContentsId)
      registry = register(handlers, { endpoint, trustedIds, isOwnAddress: isConsoleAddress, log })
      const actions = menuActions({
        ...parts,
        open: leading.open,
        zoom: appearance.zoom,
        reload: leading.reloadWhenAsked,
        diagnostics,
      })
      const { platform } = system
      system.setMenu(appMenuOf({ platform, name: productName, hasDevTools: config.hasDevTools, actions }))
      appearance.apply()
    },
    restore: () => custody.restore(),
    open: leading.open,
    openQueue: () => leading.open(shellPlaces.queue),
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
      pageReplaced() {
        leading.pageReplaced()
        // A browser aborts the uploads of a page that is left.
        proxy.cancelAll()
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
      mayHold: () => leading.isReady() && !leaving.isGone(),
      processGone: (type, reason) => type === 'GPU' && health.graphicsGone(reason),
    },
    leaving,
  }
}
