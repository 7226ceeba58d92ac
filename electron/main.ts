/** Starts the desktop shell. The order of the steps matters. */

import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { release } from 'node:os'
import { join } from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import { app, shell as desk, dialog, net, protocol, session } from 'electron'
import * as shellTexts from '#shared/texts/desktopShell'
import { createBadgeHost } from './adapters/badge'
import { forwardSystemEvents, forwardWindowEvents } from './adapters/events'
import { guardPages, restrictToPortal } from './adapters/guards'
import { ipcOf } from './adapters/ipc'
import { loadKeychain } from './adapters/keychain'
import { createMainWindow, mainWindowOf } from './adapters/mainWindow'
import { notificationSystem } from './adapters/notifications'
import { createPaymentHost } from './adapters/payments'
import { restrictPermissions } from './adapters/permissions'
import { createSaveHost } from './adapters/saves'
import { createSettingsFile } from './adapters/settingsFile'
import { authorizeSockets } from './adapters/sockets'
import { spellingOn } from './adapters/spelling'
import { system } from './adapters/system'
import { createUpdateFeed } from './adapters/updateFeed'
import { composeShell } from './compose'
import { findConfig, type ShellConfig } from './config'
import { deepLinkScheme, findLink, pathOfLink } from './deepLink'
import { createMainFailure, logRejections } from './health/mainFailure'
import { createFileLog, type FileLog } from './log/log'
import { consoleOrigin, scheme, schemePrivileges } from './origin'
import { createOpenNotifications } from './queue/openNotifications'
import { createReplaceFile } from './replaceFile'
import { createSettings } from './settings'
import type { Shell } from './shell'
import { refusedSwitches } from './switchGuard'
import { configProblemPage } from './windows/problemPage'
import { canCheckSpelling } from './windows/spelling'

const tickMs = 5000

const appId = 'com.quillmere.careconsole'
/** Windows starts the shell by this id for a notification of an earlier start. It must never change. */
const toastActivator = '{7C1E5A0B-6D0F-4E52-9B5E-2D6A3F0C8E41}'
const clock = { now: () => new Date() }

function readFileText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null // It doesn't exist or isn't readable, so the next source is tried.
  }
}

function after(ms: number, callback: () => void): () => void {
  const timer = setTimeout(callback, ms)
  return () => clearTimeout(timer)
}

const openOutside = (url: string): Promise<void> => desk.openExternal(url)

/** Opens links, whose page needs no result. */
const openOutsideWith =
  (log: FileLog) =>
  (url: string): void =>
    void openOutside(url).catch((error: unknown) => log.warn('outside.failed', { error: String(error) }))

async function start(): Promise<void> {
  const refusedNames = app.isPackaged ? refusedSwitches(process.argv, process.platform) : []
  if (refusedNames.length > 0) {
    // On Linux this writes to the terminal instead, because the app isn't ready.
    dialog.showErrorBox(shellTexts.didNotStart, shellTexts.switchesRefused(refusedNames))
    return app.exit(1)
  }
  if (!app.requestSingleInstanceLock()) return app.quit()
  const log = createFileLog({ path: join(app.getPath('userData'), 'logs', 'shell.log'), clock })
  let shell: Shell | null = null
  /** Brings the visible window to the front. */
  let bringToFront = (): void => undefined
  const onMainFailure = createMainFailure({
    log,
    showBox: () => (app.isReady() ? system.showBox : null),
    showErrorBox: (title, text) => dialog.showErrorBox(title, text),
    diagnostics: async () => (await shell?.diagnostics()) ?? log.text(),
    copyText: system.copyText,
    relaunch: system.relaunch,
    exit: (code) => app.exit(code),
  })
  process.on('uncaughtException', (error) => void onMainFailure(error))
  process.on('unhandledRejection', logRejections(log))

  app.setAppUserModelId(appId)
  if (process.platform === 'win32') app.setToastActivatorCLSID(toastActivator)
  app.enableSandbox()
  const settingsFile = createSettingsFile()
  if (!createSettings(settingsFile).current().hardwareAcceleration) app.disableHardwareAcceleration()
  protocol.registerSchemesAsPrivileged([{ scheme, privileges: schemePrivileges }])
  // This must come before `ready`, because macOS sends the link that started the shell immediately.
  let link = findLink(process.argv)
  const openLink = (address: string | null): void => {
    const path = address === null ? null : pathOfLink(address)
    if (path === null) return
    // The keychain can be slow, so a link waits until the shell is ready.
    if (shell === null) link = address
    else shell.open(path)
  }
  app.on('open-url', (event, address) => {
    event.preventDefault()
    openLink(address)
  })
  app.on('second-instance', (_event, argv) => {
    const requestedLink = findLink(argv)
    if (requestedLink === null || shell === null) bringToFront()
    openLink(requestedLink)
  })
  app.on('activate', () => bringToFront())
  app.setAsDefaultProtocolClient(deepLinkScheme)
  app.on('window-all-closed', () => app.quit())
  app.on('select-client-certificate', (event, _contents, ...[, , answer]) => {
    // Electron would silently send the first client certificate in the store, so we never send one.
    event.preventDefault()
    answer()
  })

  await app.whenReady()
  guardPages(openOutsideWith(log))
  restrictPermissions(session.defaultSession)
  const configResult = findConfig({
    platform: process.platform,
    isPackaged: app.isPackaged,
    resourcesPath: process.resourcesPath,
    env: process.env,
    read: readFileText,
  })
  if (configResult.status !== 'found') {
    bringToFront = await showProblemPage(configProblemPage(configResult))
    return
  }
  log.info('config.found', { from: configResult.from })
  session.defaultSession.allowNTLMCredentialsForDomains(configResult.config.signOnDomains.join(','))
  shell = await runShell({ config: configResult.config, log, settingsFile })
  bringToFront = shell.show
  openLink(link)
}

interface ShellRunOptions {
  config: ShellConfig
  log: FileLog
  settingsFile: ReturnType<typeof createSettingsFile>
}

async function runShell({ config, log, settingsFile }: ShellRunOptions): Promise<Shell> {
  const { hasDevTools } = config
  const window = createMainWindow({ hasDevTools, spellCheck: canCheckSpelling(process.platform, config) })
  const notifications = createOpenNotifications(notificationSystem, after)
  const { electron, chrome, node } = process.versions
  const shell = composeShell({
    config,
    info: {
      version: app.getVersion(),
      system: `${process.platform} ${process.arch} ${release()}`,
      runtime: `Electron ${electron}, Chromium ${chrome}, Node ${node}`,
    },
    paths: { userData: app.getPath('userData'), renderer: join(import.meta.dirname, '..', 'renderer') },
    readFile: (path) => readFile(path).catch(() => null),
    replaceFile: createReplaceFile(process.platform),
    fetch: (url, init) => net.fetch(url, init),
    clock,
    log,
    keychain: loadKeychain,
    settingsFile,
    saves: createSaveHost(() => window, settingsFile),
    payments: createPaymentHost(() => window),
    notifications,
    badge: createBadgeHost(window),
    spelling: spellingOn(session.defaultSession),
    system,
    updates: config.updatesUrl === undefined ? null : createUpdateFeed(config.updatesUrl),
    openOutside,
    after,
    sleep: (ms, signal) => rest(ms, undefined, { signal }).catch(() => undefined),
  })
  session.defaultSession.protocol.handle(scheme, shell.answer)
  authorizeSockets(session.defaultSession, shell.socketToken)
  restrictToPortal(window.webContents, openOutsideWith(log))
  shell.attach(mainWindowOf(window), ipcOf(window.webContents), window.webContents.id)
  forwardWindowEvents(window, shell)
  forwardSystemEvents(shell)
  notifications.onOtherClick(shell.openQueue)
  setInterval(shell.tick, tickMs)
  await shell.restore()
  void window
    .loadURL(`${consoleOrigin}/`)
    .catch((error: unknown) => log.error('page.notLoaded', { error: String(error) }))
  return shell
}

const toDataUrl = (html: string): string => `data:text/html;charset=utf-8,${encodeURIComponent(html)}`

/** Returns a function that brings the window to the front. */
async function showProblemPage(html: string): Promise<() => void> {
  // Electron's default menu contains the developer tools.
  system.setMenu([{ label: shellTexts.productName, submenu: [{ role: 'quit' }] }])
  const window = createMainWindow({ hasDevTools: false, spellCheck: false })
  await window.loadURL(toDataUrl(html))
  const mainWindow = mainWindowOf(window)
  return () => mainWindow.bringToFront()
}

// This must not be awaited: Electron only gets ready after this module has run, and `start` waits for that.
start().catch((error: unknown) => {
  // Uncaught errors are logged and end the shell.
  setImmediate(() => {
    throw error
  })
})
