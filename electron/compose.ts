/**
 * Composes the shell from the parts of the machine. Only this file knows all parts. It runs with or without Electron.
 */

import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { paths } from '#shared/paths'
import * as shellTexts from '#shared/texts/desktopShell'
import { handlersOf } from './handlers'
import { diagnosticsText } from './health/diagnostics'
import { watchHealth } from './health/health'
import { watchIdle } from './idle'
import { type Registry, registerHandlers } from './ipcRegistry'
import type { Machine, MainWindow } from './machine'
import { menuActions } from './menu/actions'
import { buildAppMenu } from './menu/appMenu'
import { buildContextMenu } from './menu/contextMenu'
import { isConsoleAddress } from './origin'
import { createPayments } from './payment/paymentWindow'
import { createStartPageFetcher } from './payment/startPageFetcher'
import { createApiProxy } from './protocol/apiProxy'
import { createAppProtocol } from './protocol/appProtocol'
import { createNotifier } from './queue/notifier'
import { createUserSubscription } from './queue/userSubscription'
import { createQuitFlow, type UnfinishedWork } from './quitFlow'
import { createSaves } from './save/saves'
import { createKeychainStore } from './session/keychainStore'
import { createSignOut } from './session/signOut'
import { createSocketAuthorization } from './session/socketToken'
import { createTokenVault } from './session/tokenVault'
import { createSettings, tolerateStoreErrors } from './settings'
import type { Shell } from './shell'
import { createUpdates } from './updates'
import { createAppearance } from './windows/appearance'
import { createPageNavigation } from './windows/pageNavigation'
import { crashedPath, createShellPages } from './windows/shellPages'

export function composeShell(machine: Machine): Shell {
  const { config, clock, log, fetch, system } = machine
  const backend = new URL(config.portalOrigin)
  const store = createKeychainStore({
    load: machine.keychain,
    service: 'com.quillmere.careconsole',
    path: join(machine.paths.userData, 'session.bin'),
    log,
  })
  const vault = createTokenVault(store, clock)
  const trustedIds = new Set<number>()
  let registry: Registry | null = null
  let window: MainWindow | null = null
  let isReachable = true

  const proxy = createApiProxy({ backend, fetch, vault, log, onReachability: onServerReached })
  const { callServer } = proxy
  const signOut = createSignOut({ callServer, vault, log })
  const settings = createSettings(machine.settingsFile, (newSettings) => {
    appearance.apply()
    registry?.emit('settings:changed', newSettings)
  })
  const ownSettings = tolerateStoreErrors(settings, log)
  const appearance = createAppearance({
    machine,
    name: shellTexts.productName,
    settings: ownSettings,
    window: () => window,
    onZoomChanged: (percent) => registry?.emit('zoom:changed', { percent }),
  })
  const health = watchHealth({
    clock,
    log,
    page: () =>
      window && {
        reload: pageNavigation.reload,
        showCrash: () => pageNavigation.load(crashedPath),
        repaint: window.repaint,
      },
    showBox: system.showBox,
    after: machine.after,
    disableGraphicsCard: () => void ownSettings.change({ hardwareAcceleration: false }),
    restart: () => quitFlow.restart(),
  })
  const saves = createSaves({
    host: machine.saves,
    callServer,
    vault,
    onProgress: (progress) => registry?.emit('save:progress', progress),
    log,
    now: () => clock.now().getTime(),
    after: machine.after,
  })
  const payments = createPayments({
    host: machine.payments,
    fetchStartPage: createStartPageFetcher({ callServer, vault, log }),
    portalOrigin: backend.origin,
    otherOrigins: config.paymentOrigins,
    log,
    after: machine.after,
  })
  const pageNavigation = createPageNavigation({
    window: () => window,
    onNavigate: (path) => registry?.emit('navigate', { path }),
    // The page that waited for the result of a payment is gone.
    onPageLeft: () => payments.cancel(),
    showBox: system.showBox,
  })
  const userSubscription = createUserSubscription({
    callServer,
    token: () => vault.tokenOf(vault.current() ?? ''),
    clock,
    log,
    notifier: () => notifier,
    sleep: machine.sleep,
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
    getContext: () => ({
      settings: settings.current(),
      mayShowNames: config.mayTellInNotifications,
      userId: userSubscription.userId(),
      now: clock.now().getTime(),
      hour: clock.now().getHours(),
    }),
    isFocused: () => window?.isFocused() ?? false,
    onOpen: pageNavigation.open,
    onReturn: () => window?.bringToFront(),
    log,
  })
  function busy(): UnfinishedWork | null {
    if (payments.isOpen()) return 'payment'
    if (saves.isSaving()) return 'save'
    return pageNavigation.isUnsaved() ? 'unsaved' : null
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
    isSignedIn: () => vault.current() !== null,
    isPaused: () => payments.isOpen(),
    onWarn: (endsAt) => {
      registry?.emit('session:idleWarning', { endsAt: endsAt.toISOString() })
      if (window?.isFocused() === false) void notifier.warnIdle()
    },
    onEnd: () => {
      registry?.emit('session:ended', { reason: 'idle' })
      startUserSession(null)
      void signOut()
    },
  })
  const quitFlow = createQuitFlow({
    busy,
    showBox: system.showBox,
    staysInTray: () => settings.current().tray,
    hide: () => window?.hide(),
    cleanUp,
    quit: system.quit,
    relaunch: system.relaunch,
    log,
  })
  const answerRequest = createAppProtocol({
    folder: machine.paths.renderer,
    readFile: machine.readFile,
    forward: proxy.forward,
    socketOrigin: proxy.socketOrigin,
    shellPages: createShellPages({ health, diagnostics, copyText: system.copyText }),
    nonce: () => randomBytes(16).toString('base64'),
  })

  function onServerReached(isReachableNow: boolean): void {
    if (isReachableNow === isReachable) return
    isReachable = isReachableNow
    registry?.emit('server:changed', { isReachable })
  }

  function startUserSession(user: string | null): void {
    payments.cancel()
    userSubscription.subscribeFor(user)
  }

  /** Nothing keeps running after the shell has ended. A session that isn't stored for the next start ends, too. */
  async function cleanUp(): Promise<void> {
    const canceledSaves = saves.cancelAll()
    proxy.cancelAll()
    startUserSession(null)
    if (!vault.outlivesShell()) await signOut()
    await canceledSaves
  }

  async function diagnostics(): Promise<string> {
    const { version, system: systemName, runtime } = machine.info
    return diagnosticsText({
      createdAt: clock.now(),
      version,
      runtime,
      system: systemName,
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
    // The page reports when it starts and when its user signs out, so an open payment window belongs to an earlier
    // page.
    payments.cancel()
    if (user !== userSubscription.userId()) startUserSession(user)
    if (user !== null && health.takeRecovery()) registry?.emit('page:recovered', {})
    pageNavigation.setReady(user !== null)
  }

  const parts = {
    machine,
    vault,
    store,
    saves,
    payments,
    notifier,
    updates,
    idle,
    settings,
    window: () => window,
  }
  const handlers = handlersOf({
    ...parts,
    diagnostics,
    cancelCall: proxy.cancel,
    notifySecrets: (status) => registry?.emit('secrets:changed', status),
    onSessionCleared: () => startUserSession(null),
    onPageReady,
    onUnsaved: pageNavigation.setUnsaved,
  })

  return {
    answer: answerRequest,
    socketToken: (address) => createSocketAuthorization(address, { socketOrigin: proxy.socketOrigin, vault }),
    attach(mainWindow, endpoint, webContentsId) {
      window = mainWindow
      pageNavigation.pageReplaced()
      trustedIds.clear()
      trustedIds.add(webContentsId)
      registry = registerHandlers(handlers, { endpoint, trustedIds, isOwnAddress: isConsoleAddress, log })
      const actions = menuActions({
        ...parts,
        open: pageNavigation.open,
        zoom: appearance.zoom,
        reload: pageNavigation.reloadWithConfirmation,
        diagnostics,
      })
      const { platform } = system
      system.setMenu(buildAppMenu({ platform, name: shellTexts.productName, hasDevTools: config.hasDevTools, actions }))
      appearance.apply()
    },
    restore: () => vault.restore(),
    open: pageNavigation.open,
    openQueue: () => pageNavigation.open(paths.messageQueue),
    show: () => window?.bringToFront(),
    tick() {
      idle.check()
      updates.tick()
    },
    awake() {
      // This must come before the page renders again: a user who was away too long is signed out first.
      idle.check()
      health.awake()
    },
    busy,
    diagnostics,
    windowEvents: {
      pageReplaced() {
        pageNavigation.pageReplaced()
        // A browser aborts the uploads of a page that is replaced.
        proxy.cancelAll()
      },
      loaded: appearance.applyZoom,
      focused: notifier.onFocus,
      zoomWheel: appearance.zoom,
      contextMenu(pointed) {
        const entries = buildContextMenu(pointed, {
          copyText: (text) => void system.copyText(text),
          replaceMisspelling: (word) => window?.replaceMisspelling(word),
        })
        if (entries !== null) window?.showMenu(entries)
      },
      pageGone: health.pageGone,
      pageUnresponsive: health.pageUnresponsive,
      pageResponsive: health.pageResponsive,
      mayPreventUnload: () => pageNavigation.isReady() && !quitFlow.hasEnded(),
      processGone: (type, reason) => type === 'GPU' && health.graphicsGone(reason),
    },
    quitFlow,
  }
}
