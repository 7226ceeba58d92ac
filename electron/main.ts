/** The desktop shell, in the order in which it starts: each step must come before the next. */
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { release } from 'node:os'
import { join } from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import { app, net, protocol, session, shell as desk } from 'electron'
import { badgeOf } from './adapters/badge'
import { tellOfSystem, tellOfWindow } from './adapters/events'
import { guardPages, keepOnPortal } from './adapters/guards'
import { ipcOf } from './adapters/ipc'
import { loadKeychain } from './adapters/keychain'
import { createMainWindow, mainWindowOf } from './adapters/mainWindow'
import { notificationSystem } from './adapters/notifications'
import { paymentsOf } from './adapters/payments'
import { permitOnly } from './adapters/permissions'
import { savesOf } from './adapters/saves'
import { createSettingsFile } from './adapters/settingsFile'
import { authorizeSockets } from './adapters/sockets'
import { spellingOn } from './adapters/spelling'
import { system } from './adapters/system'
import { createUpdateFeed } from './adapters/updateFeed'
import { composeShell } from './compose'
import type { Shell } from './shell'
import { findConfig, type ShellConfig } from './config'
import { deepLinkScheme, linkIn, pathOfLink } from './deepLink'
import { createMainFailure, logRejections } from './health/mainFailure'
import { createFileLog, type FileLog } from './log/log'
import { consoleOrigin, scheme, schemePrivileges } from './origin'
import { holdNotices } from './queue/held'
import { createSettings } from './settings/settings'
import { refusedSwitches } from './startGuard'
import { configProblemPage } from './windows/problemPage'
import { canCheckSpelling } from './windows/spelling'

const tickMs = 5000

const appId = 'com.quillmere.careconsole'
/** By which Windows starts the shell for a notification of an earlier start; must never change. */
const toastActivator = '{7C1E5A0B-6D0F-4E52-9B5E-2D6A3F0C8E41}'
const clock = { now: () => new Date() }

/** A file's text; null when it is not there. */
function textOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null // Not there, or not for us to read: the next place is looked at.
  }
}

function after(ms: number, act: () => void): () => void {
  const timer = setTimeout(act, ms)
  return () => clearTimeout(timer)
}

const openOutside = (url: string): Promise<void> => desk.openExternal(url)

/** For links, whose page waits for no answer. */
const openOutsideWith =
  (log: FileLog) =>
  (url: string): void =>
    void openOutside(url).catch((error: unknown) => log.warn('outside.failed', { error: String(error) }))

async function start(): Promise<void> {
  const refused = app.isPackaged ? refusedSwitches(process.argv, process.platform) : []
  if (refused.length > 0) {
    process.stderr.write(`Care Console cannot start with: ${refused.join(', ')}\n`)
    return app.exit(1)
  }
  if (!app.requestSingleInstanceLock()) return app.quit()
  const log = createFileLog({ path: join(app.getPath('userData'), 'logs', 'shell.log'), clock })
  let shell: Shell | null = null
  /** Whatever there is to be seen of the shell, to the front. */
  let front = (): void => undefined
  const failed = createMainFailure({
    log,
    showBox: () => (app.isReady() ? system.showBox : null),
    diagnostics: async () => (await shell?.diagnostics()) ?? log.text(),
    copyText: system.copyText,
    relaunch: system.relaunch,
    exit: (code) => app.exit(code),
  })
  process.on('uncaughtException', (error) => void failed(error))
  process.on('unhandledRejection', logRejections(log))

  app.setAppUserModelId(appId)
  if (process.platform === 'win32') app.setToastActivatorCLSID(toastActivator)
  app.enableSandbox()
  const settingsFile = createSettingsFile()
  if (!createSettings(settingsFile).current().hardwareAcceleration) app.disableHardwareAcceleration()
  protocol.registerSchemesAsPrivileged([{ scheme, privileges: schemePrivileges }])
  // Before it is ready: a link that started the shell comes at once on macOS.
  let link = linkIn(process.argv)
  const openLink = (address: string | null): void => {
    const path = address === null ? null : pathOfLink(address)
    if (path === null) return
    // The keychain may take its time: what comes until the shell is there waits for it.
    if (shell === null) link = address
    else shell.open(path)
  }
  app.on('open-url', (event, address) => {
    event.preventDefault()
    openLink(address)
  })
  app.on('second-instance', (_event, argv) => {
    const asked = linkIn(argv)
    if (asked === null || shell === null) front()
    openLink(asked)
  })
  app.on('activate', () => front())
  app.setAsDefaultProtocolClient(deepLinkScheme)
  app.on('window-all-closed', () => app.quit())
  // oxlint-disable-next-line max-params -- Electron calls it so.
  app.on('select-client-certificate', (event, _contents, _url, _list, answer) => {
    // The first certificate of somebody’s store is not one that they chose.
    event.preventDefault()
    answer()
  })

  await app.whenReady()
  guardPages(openOutsideWith(log))
  permitOnly(session.defaultSession)
  const found = findConfig({
    platform: process.platform,
    isPackaged: app.isPackaged,
    resourcesPath: process.resourcesPath,
    env: process.env,
    read: textOf,
  })
  if (found.status !== 'found') {
    front = await showInstead(configProblemPage(found))
    return
  }
  log.info('config.found', { from: found.from })
  session.defaultSession.allowNTLMCredentialsForDomains(found.config.signOnDomains.join(','))
  shell = await run({ config: found.config, log, settingsFile })
  front = shell.show
  openLink(link)
}

interface Begun {
  config: ShellConfig
  log: FileLog
  settingsFile: ReturnType<typeof createSettingsFile>
}

async function run({ config, log, settingsFile }: Begun): Promise<Shell> {
  const { hasDevTools } = config
  const window = createMainWindow({ hasDevTools, spellCheck: canCheckSpelling(process.platform, config) })
  const notifications = holdNotices(notificationSystem, after)
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
    fetch: (url, init) => net.fetch(url, init),
    clock,
    log,
    keychain: loadKeychain,
    settingsFile,
    saves: savesOf(() => window, settingsFile),
    payments: paymentsOf(() => window),
    notifications,
    badge: badgeOf(window),
    spelling: spellingOn(session.defaultSession),
    system,
    updates: config.updatesUrl === undefined ? null : createUpdateFeed(config.updatesUrl),
    openOutside,
    after,
    rest: (ms, signal) => rest(ms, undefined, { signal }).catch(() => undefined),
  })
  session.defaultSession.protocol.handle(scheme, shell.answer)
  authorizeSockets(session.defaultSession, shell.socketToken)
  keepOnPortal(window.webContents, openOutsideWith(log))
  shell.attach(mainWindowOf(window), ipcOf(window.webContents), window.webContents.id)
  tellOfWindow(window, shell)
  tellOfSystem(shell)
  notifications.leadOthers(shell.openQueue)
  setInterval(shell.tick, tickMs)
  await shell.restore()
  void window
    .loadURL(`${consoleOrigin}/`)
    .catch((error: unknown) => log.error('page.notLoaded', { error: String(error) }))
  return shell
}

const addressOf = (html: string): string => `data:text/html;charset=utf-8,${encodeURIComponent(html)}`

/** Answers how it comes to the front. */
async function showInstead(html: string): Promise<() => void> {
  // Electron's own menu would offer the tools of developers.
  system.setMenu([{ label: 'Care Console', submenu: [{ role: 'quit' }] }])
  const window = createMainWindow({ hasDevTools: false, spellCheck: false })
  await window.loadURL(addressOf(html))
  const shown = mainWindowOf(window)
  return () => shown.bringToFront()
}

// Never awaited here: Electron is ready only once this module has been run to its end, and start waits for that.
start().catch((error: unknown) => {
  // Whatever is not caught is written down, and ends the shell.
  setImmediate(() => {
    throw error
  })
})
