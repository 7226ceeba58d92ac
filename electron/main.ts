/** The desktop shell, in the order in which it starts: each step must come before the next. */
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import { app, net, powerMonitor, protocol, session, shell as system } from 'electron'
import { guardPages, keepOnPortal, permitOnly } from './adapters/guards'
import { ipcOf } from './adapters/ipc'
import { loadKeychain } from './adapters/keychain'
import { createMainWindow, mainWindowOf } from './adapters/mainWindow'
import { createNotificationHost } from './adapters/notifications'
import { paymentsOf } from './adapters/payments'
import { savesOf } from './adapters/saves'
import { createSettingsFile } from './adapters/settingsFile'
import { createUpdateFeed } from './adapters/updateFeed'
import { composeShell, type Shell } from './compose'
import { findConfig, type ShellConfig } from './config'
import { deepLinkScheme, linkIn, pathOfLink } from './deepLink'
import { createFileLog } from './log/log'
import { consoleOrigin, scheme } from './origin'
import { refusedSwitches } from './startGuard'
import { configProblemPage, crashPage } from './windows/problemPage'

const tickMs = 5000
const crashWindowMs = 60_000

const appId = 'com.quillmere.careconsole'
const clock = { now: () => new Date() }

/** A file's text; null when it is not there. */
function textOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null // Not there, or not for us to read: the next place is looked at.
  }
}

async function start(): Promise<void> {
  if (app.isPackaged && refusedSwitches(process.argv).length > 0) return app.exit(1)
  if (!app.requestSingleInstanceLock()) return app.quit()
  const log = createFileLog({ path: join(app.getPath('userData'), 'logs', 'shell.log'), clock })
  process.on('uncaughtException', (error) => {
    log.error('main.crashed', { error: String(error.stack) })
    app.exit(1)
  })

  app.setAppUserModelId(appId)
  app.enableSandbox()
  protocol.registerSchemesAsPrivileged([
    { scheme, privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true } },
  ])
  // Before it is ready: a link that started the shell comes at once on macOS.
  let link = linkIn(process.argv)
  let shell: Shell | null = null
  const follow = (address: string | null): void => {
    const path = address === null ? null : pathOfLink(address)
    if (path !== null) shell?.open(path)
  }
  app.on('open-url', (_event, address) => (shell ? follow(address) : (link = address)))
  app.on('second-instance', (_event, argv) => (linkIn(argv) === null ? shell?.open('/') : follow(linkIn(argv))))
  app.setAsDefaultProtocolClient(deepLinkScheme)
  app.on('window-all-closed', () => app.quit())
  // oxlint-disable-next-line max-params -- Electron calls it so.
  app.on('select-client-certificate', (event, _contents, _url, _list, answer) => {
    // The first certificate of somebody’s store is not one that they chose.
    event.preventDefault()
    answer()
  })

  await app.whenReady()
  const openOutside = (url: string): Promise<void> => system.openExternal(url)
  guardPages((url) => void openOutside(url))
  permitOnly(session.defaultSession)
  const found = findConfig({
    platform: process.platform,
    isPackaged: app.isPackaged,
    resourcesPath: process.resourcesPath,
    env: process.env,
    read: textOf,
  })
  if (found.status !== 'found') return showInstead(configProblemPage(found))
  session.defaultSession.allowNTLMCredentialsForDomains(found.config.signOnDomains.join(','))
  shell = run(found.config, log, openOutside)
  await shell.restore()
  follow(link)
}

function run(config: ShellConfig, log: ReturnType<typeof createFileLog>, openOutside: (url: string) => Promise<void>) {
  const window = createMainWindow({ hasDevTools: config.hasDevTools, spellCheck: true })
  const shell = composeShell({
    config,
    info: { version: app.getVersion(), system: `${process.platform} ${process.arch}` },
    paths: { userData: app.getPath('userData'), renderer: join(import.meta.dirname, '..', 'renderer') },
    readFile: (path) => readFile(path).catch(() => null),
    fetch: (url, init) => net.fetch(url, init),
    clock,
    log,
    keychain: loadKeychain,
    settingsFile: createSettingsFile(),
    saves: savesOf(() => window),
    payments: paymentsOf(() => window),
    notifications: createNotificationHost(),
    updates: config.updatesUrl === undefined ? null : createUpdateFeed(config.updatesUrl),
    openOutside,
    after: (ms, act) => {
      const timer = setTimeout(act, ms)
      return () => clearTimeout(timer)
    },
    rest: (ms, signal) => rest(ms, undefined, { signal }).catch(() => undefined),
  })
  session.defaultSession.protocol.handle(scheme, shell.answer)
  keepOnPortal(window.webContents)
  shell.attach(mainWindowOf(window), ipcOf(window.webContents), window.webContents.id)

  setInterval(shell.tick, tickMs)
  const wake = (): void => {
    shell.tick()
    window.webContents.invalidate()
  }
  powerMonitor.on('resume', wake)
  powerMonitor.on('unlock-screen', wake)

  let crashedAt = Number.NEGATIVE_INFINITY
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    log.error('page.gone', { reason })
    if (reason === 'clean-exit') return
    const isAgain = Date.now() - crashedAt < crashWindowMs
    crashedAt = Date.now()
    void window.loadURL(isAgain ? addressOf(crashPage()) : `${consoleOrigin}/`)
  })
  void window.loadURL(`${consoleOrigin}/`)
  return shell
}

const addressOf = (html: string): string => `data:text/html;charset=utf-8,${encodeURIComponent(html)}`

async function showInstead(html: string): Promise<void> {
  await createMainWindow({ hasDevTools: false, spellCheck: false }).loadURL(addressOf(html))
}

// Never awaited here: Electron is ready only once this module has been run to its end, and start waits for that.
start().catch((error: unknown) => {
  // Whatever is not caught is written down, and ends the shell.
  setImmediate(() => {
    throw error
  })
})
