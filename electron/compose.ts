/**
 * Composes the shell from the parts of the machine. Only this file and parts/ know all parts. They run with or without
 * Electron.
 */

import { randomBytes } from 'node:crypto'
import { paths } from '#shared/paths'
import * as shellTexts from '#shared/texts/desktopShell'
import { handlersOf } from './handlers'
import { diagnosticsText } from './health/diagnostics'
import { watchHealth } from './health/health'
import type { Machine } from './machine'
import { menuActions } from './menu/actions'
import { buildAppMenu } from './menu/appMenu'
import { createPageConnection } from './parts/pageConnection'
import { createPageWork } from './parts/pageWork'
import { createServerAccess } from './parts/serverAccess'
import { createSettingsAndAppearance } from './parts/settingsAndAppearance'
import { createUserSession } from './parts/userSession'
import { createWindowEvents } from './parts/windowEvents'
import { createAppProtocol } from './protocol/appProtocol'
import { createQuitFlow } from './quitFlow'
import { createSocketAuthorization } from './session/socketToken'
import type { Shell } from './shell'
import { createUpdates } from './updates'
import { crashedPath, createShellPages } from './windows/shellPages'

export function composeShell(machine: Machine): Shell {
  const parts = composeParts(machine)
  const { page, server, settingsAndAppearance, work, user, updates, quitFlow, health, diagnostics } = parts
  const { vault, proxy } = server
  const { saves, payments, pageNavigation } = work
  const { appearance, settings } = settingsAndAppearance
  const { window } = page

  function onPageReady(userId: string | null): void {
    // The page reports when it starts and when its user signs out, so an open payment window belongs to an earlier
    // page.
    payments.cancel()
    if (userId !== user.userSubscription.userId()) user.startUserSession(userId)
    else user.userSubscription.resume()
    if (userId !== null && health.takeRecovery()) page.emit('page:recovered', {})
    pageNavigation.setReady(userId !== null)
  }

  const handlers = handlersOf({
    machine,
    vault,
    store: server.store,
    saves,
    payments,
    notifier: user.notifier,
    updates,
    idle: user.idle,
    settings,
    window,
    diagnostics,
    cancelCall: proxy.cancel,
    notifySecrets: (status) => page.emit('secrets:changed', status),
    onSessionCleared: () => user.startUserSession(null),
    onPageReady,
    onUnsaved: pageNavigation.setUnsaved,
  })

  return {
    answer: createAppProtocol({
      folder: machine.paths.renderer,
      readFile: machine.readFile,
      forward: proxy.forward,
      socketOrigin: proxy.socketOrigin,
      shellPages: createShellPages({ health, diagnostics, copyText: machine.system.copyText }),
      nonce: () => randomBytes(16).toString('base64'),
    }),
    socketToken: (address) => createSocketAuthorization(address, { socketOrigin: proxy.socketOrigin, vault }),
    attach(mainWindow, endpoint, webContentsId) {
      pageNavigation.pageReplaced()
      page.attach({ window: mainWindow, endpoint, webContentsId }, handlers)
      setMenu(machine, parts)
      appearance.apply()
    },
    restore: () => vault.restore(),
    open: pageNavigation.open,
    openQueue: () => pageNavigation.open(paths.messageQueue),
    show: () => window()?.bringToFront(),
    tick() {
      user.idle.check()
      updates.tick()
    },
    awake() {
      // This must come before the page renders again: a user who was away too long is signed out first.
      user.idle.check()
      health.awake()
      user.userSubscription.reconnect()
    },
    busy: work.busy,
    diagnostics,
    windowEvents: createWindowEvents({ machine, ...parts }),
    quitFlow,
  }
}

type Parts = ReturnType<typeof composeParts>

function composeParts(machine: Machine) {
  const { config, clock, log, system, after } = machine
  const page = createPageConnection(log)
  const server = createServerAccess(machine, page, () => {
    user.userSubscription.retry()
  })
  const settingsAndAppearance = createSettingsAndAppearance(machine, page)
  const work = createPageWork(machine, page, server)
  const user = createUserSession(machine, { page, server, work, settingsAndAppearance })
  const { window } = page
  const { settings, ownSettings } = settingsAndAppearance
  const updates = createUpdates({
    feed: machine.updates,
    version: machine.info.version,
    clock,
    log,
    isBusy: () => work.busy() !== null,
    onChanged: (status) => page.emit('update:changed', status),
  })

  /** Nothing keeps running after the shell has ended. A session that isn't stored for the next start ends, too. */
  async function cleanUp(): Promise<void> {
    const canceledSaves = work.saves.cancelAll()
    server.proxy.cancelAll()
    user.startUserSession(null)
    if (!server.vault.outlivesShell()) await server.signOut()
    await canceledSaves
  }

  const quitFlow = createQuitFlow({
    busy: work.busy,
    showBox: system.showBox,
    staysInTray: () => settings.current().tray,
    hide: () => window()?.hide(),
    cleanUp,
    quit: system.quit,
    relaunch: system.relaunch,
    log,
  })
  const health = watchHealth({
    clock,
    log,
    page: () => {
      const { reload, load } = work.pageNavigation
      const mainWindow = window()
      return mainWindow && { reload, showCrash: () => load(crashedPath), repaint: mainWindow.repaint }
    },
    showBox: system.showBox,
    after,
    disableGraphicsCard: () => void ownSettings.change({ hardwareAcceleration: false }),
    restart: quitFlow.restart,
  })

  async function diagnostics(): Promise<string> {
    const { version, system: systemName, runtime } = machine.info
    return diagnosticsText({
      createdAt: clock.now(),
      version,
      runtime,
      system: systemName,
      environment: config.environment,
      portalOrigin: server.backend.origin,
      secrets: server.store.status(),
      proxy: await system.proxyFor(server.backend.origin).catch(() => 'unknown'),
      update: updates.status(),
      settings: settings.current(),
      log: log.text(),
    })
  }

  return { page, server, settingsAndAppearance, work, user, updates, quitFlow, health, diagnostics }
}

function setMenu(machine: Machine, { page, settingsAndAppearance, work, updates, diagnostics }: Parts): void {
  const { config, system } = machine
  const actions = menuActions({
    machine,
    saves: work.saves,
    updates,
    window: page.window,
    open: work.pageNavigation.open,
    zoom: settingsAndAppearance.appearance.zoom,
    reload: work.pageNavigation.reloadWithConfirmation,
    diagnostics,
  })
  const { platform } = system
  system.setMenu(buildAppMenu({ platform, name: shellTexts.productName, hasDevTools: config.hasDevTools, actions }))
}
