/** Implements every IPC channel that the page can invoke. */

import { randomUUID } from 'node:crypto'
import type { SaveResult, SecretsStatus } from '#shared/desktop/ipc'
import type { ShellSettings, ShellSettingsPatch } from '#shared/desktop/settings'
import * as shellTexts from '#shared/texts/desktopShell'
import type { Idle } from './idle'
import { type Handlers, ShellError } from './ipcRegistry'
import type { Machine, MainWindow } from './machine'
import type { Payments } from './payment/paymentWindow'
import type { Notifier } from './queue/notifier'
import type { Saves } from './save/saves'
import type { SecretStore } from './session/secretStore'
import type { TokenVault } from './session/tokenVault'
import type { Settings } from './settings'
import type { Updates } from './updates'
import { toExternalUrl } from './windows/navigation'
import { canCheckSpelling } from './windows/spelling'

export interface HandlerDeps {
  machine: Machine
  vault: TokenVault
  store: SecretStore
  saves: Saves
  payments: Payments
  notifier: Notifier
  updates: Updates
  idle: Idle
  settings: Settings
  window: () => MainWindow | null
  /** Cancels a call of the page. It returns false if the server has already answered. */
  cancelCall: (requestId: string) => boolean
  diagnostics: () => Promise<string>
  notifySecrets: (status: SecretsStatus) => void
  /** No user is signed in anymore. */
  onSessionCleared: () => void
  /** The page is subscribed to events. The id is null if no user is signed in. */
  onPageReady: (userId: string | null) => void
  /** Whether the page has unsaved changes. */
  onUnsaved: (isUnsaved: boolean) => void
}

const runForNull = (callback: () => void): null => {
  callback()
  return null
}

/** Returns the day for file names. */
const dayOf = (now: Date): string => now.toISOString().slice(0, 10)

const createSaveGenerated =
  ({ machine: { clock }, saves }: Pick<HandlerDeps, 'machine' | 'saves'>) =>
  (extension: 'pdf' | 'txt', bytes: Uint8Array): Promise<SaveResult> =>
    saves.bytes({ saveId: randomUUID(), name: `${shellTexts.productName} ${dayOf(clock.now())}.${extension}`, bytes })

export function savePage(deps: Pick<HandlerDeps, 'machine' | 'saves' | 'window'>): () => Promise<SaveResult> {
  const save = createSaveGenerated(deps)
  return async () => {
    const window = deps.window()
    if (window === null) throw new ShellError('internal', shellTexts.noPageToSave)
    return save('pdf', await window.pdf())
  }
}

export function handlersOf(deps: HandlerDeps): Handlers {
  const { machine, vault, store, saves, payments, notifier, updates, idle, settings, window } = deps
  const { config, system } = machine
  const saveText = createSaveGenerated(deps)
  return {
    'session:keep': async (request) => {
      const status = await vault.storeSession({
        ...request,
        keepSignedIn: request.keepSignedIn && config.mayStaySignedIn,
      })
      idle.check()
      if (request.keepSignedIn && status.backend === 'memory') deps.notifySecrets(status)
      return status
    },
    'session:forget': async ({ handle }) => {
      await vault.clearSession(handle)
      return runForNull(deps.onSessionCleared)
    },
    'session:touch': () => runForNull(idle.touch),
    'secrets:status': () => store.status(),
    'secrets:retry': async () => {
      const status = await vault.retry()
      deps.notifySecrets(status)
      return status
    },
    'call:cancel': ({ requestId }) => deps.cancelCall(requestId),
    'payment:start': (input) => payments.start(input),
    'payment:cancel': () => runForNull(() => payments.cancel()),
    'save:call': (input) => saves.call(input),
    'save:bytes': (input) => saves.bytes(input),
    'save:cancel': ({ saveId }) => runForNull(() => saves.cancel(saveId)),
    'save:reveal': ({ saveId }) => saves.reveal(saveId),
    'save:open': ({ saveId }) => saves.open(saveId),
    'print:page': async () => (await window()?.print()) ?? 'failed',
    'print:pdf': savePage(deps),
    'external:open': async ({ url }) => {
      const externalUrl = toExternalUrl(url)
      if (externalUrl === null) throw new ShellError('not-allowed', shellTexts.addressRefused)
      await machine.openOutside(externalUrl)
      return true
    },
    'settings:get': () => settings.current(),
    'settings:set': (patch) => settings.change(applyPolicy(machine, patch)),
    'app:info': () => ({
      version: machine.info.version,
      system: machine.info.system,
      environment: config.environment,
      portalOrigin: new URL(config.portalOrigin).origin,
      allows: {
        staySignedIn: config.mayStaySignedIn,
        tellInNotifications: config.mayTellInNotifications,
        spellCheck: canCheckSpelling(system.platform, config),
      },
    }),
    'update:status': () => updates.status(),
    'update:check': () => updates.check(),
    'diagnostics:save': async () => saveText('txt', new TextEncoder().encode(await deps.diagnostics())),
    'diagnostics:copy': async () => {
      await system.copyText(await deps.diagnostics())
      return null
    },
    'page:ready': ({ userId }) => runForNull(() => deps.onPageReady(userId)),
    'page:unsaved': ({ isUnsaved }) => runForNull(() => deps.onUnsaved(isUnsaved)),
    'queue:watching': (queueView) => runForNull(() => notifier.setQueueView(queueView)),
    'queue:tryNotification': () => notifier.showTest(),
  }
}

/** A setting that administrators don't allow isn't stored either. */
function applyPolicy({ config }: Machine, patch: ShellSettingsPatch): ShellSettingsPatch {
  const forbidden: Partial<ShellSettings> =
    patch.notificationsTell === true && !config.mayTellInNotifications ? { notificationsTell: false } : {}
  return { ...patch, ...forbidden }
}
