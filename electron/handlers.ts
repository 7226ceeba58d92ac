/** What main answers to each question of the page. */
import { randomUUID } from 'node:crypto'
import type { SaveResult, SecretsStatus } from '#shared/desktop/ipc'
import type { ShellSettings, ShellSettingsPatch } from '#shared/desktop/settings'
import type { Idle } from './idle/idle'
import { ShellError, type Handlers } from './ipc/registry'
import type { MainWindow, Machine } from './machine'
import type { Payments } from './payment/paymentWindow'
import type { Notifier } from './queue/notifier'
import type { Saves } from './save/saves'
import type { Custody } from './session/custody'
import type { SecretStore } from './session/secretStore'
import type { Settings } from './settings/settings'
import type { Updates } from './updates/updates'
import { safeOutside } from './windows/navigation'
import { canCheckSpelling } from './windows/spelling'

export interface Parts {
  machine: Machine
  custody: Custody
  store: SecretStore
  saves: Saves
  payments: Payments
  notifier: Notifier
  updates: Updates
  idle: Idle
  settings: Settings
  window: () => MainWindow | null
  /** Cancels a call of the page; false once the server has answered it. */
  cancelCall: (requestId: string) => boolean
  diagnostics: () => Promise<string>
  tellSecrets: (status: SecretsStatus) => void
  /** Nobody is signed in any more. */
  onForgotten: () => void
  /** The page of this person listens; of nobody, while one signs in. */
  onPageReady: (userId: string | null) => void
  /** The page has something that is not saved, or no longer. */
  onUnsaved: (isUnsaved: boolean) => void
}

const done = (act: () => void): null => {
  act()
  return null
}

/** The day, as it stands in names of files. */
const dayOf = (now: Date): string => now.toISOString().slice(0, 10)

export const saveOwn =
  ({ machine: { clock }, saves }: Pick<Parts, 'machine' | 'saves'>) =>
  (extension: 'pdf' | 'txt', bytes: Uint8Array): Promise<SaveResult> =>
    saves.bytes({ saveId: randomUUID(), name: `Care Console ${dayOf(clock.now())}.${extension}`, bytes })

export function savePage(parts: Pick<Parts, 'machine' | 'saves' | 'window'>): () => Promise<SaveResult> {
  const save = saveOwn(parts)
  return async () => {
    const window = parts.window()
    if (window === null) throw new ShellError('internal', 'There’s no page to save.')
    return save('pdf', await window.pdf())
  }
}

export function handlersOf(parts: Parts): Handlers {
  const { machine, custody, store, saves, payments, notifier, updates, idle, settings, window } = parts
  const { config, system } = machine
  const saveText = saveOwn(parts)
  return {
    'session:keep': async (keeping) => {
      const status = await custody.keep({ ...keeping, keepSignedIn: keeping.keepSignedIn && config.mayStaySignedIn })
      idle.check()
      if (keeping.keepSignedIn && status.backend === 'memory') parts.tellSecrets(status)
      return status
    },
    'session:forget': async ({ handle }) => {
      await custody.forget(handle)
      return done(parts.onForgotten)
    },
    'session:touch': () => done(idle.touch),
    'secrets:status': () => store.status(),
    'secrets:retry': async () => {
      const status = await custody.retry()
      parts.tellSecrets(status)
      return status
    },
    'call:cancel': ({ requestId }) => parts.cancelCall(requestId),
    'payment:start': (input) => payments.start(input),
    'payment:cancel': () => done(() => payments.cancel()),
    'save:call': (input) => saves.call(input),
    'save:bytes': (input) => saves.bytes(input),
    'save:cancel': ({ saveId }) => done(() => saves.cancel(saveId)),
    'save:reveal': ({ saveId }) => saves.reveal(saveId),
    'save:open': ({ saveId }) => saves.open(saveId),
    'print:page': async () => (await window()?.print()) ?? 'failed',
    'print:pdf': savePage(parts),
    'external:open': async ({ url }) => {
      const safe = safeOutside(url)
      if (safe === null) throw new ShellError('not-allowed', 'This address can’t be opened.')
      await machine.openOutside(safe)
      return true
    },
    'settings:get': () => settings.current(),
    'settings:set': (patch) => settings.change(allowed(machine, patch)),
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
    'diagnostics:save': async () => saveText('txt', new TextEncoder().encode(await parts.diagnostics())),
    'diagnostics:copy': async () => {
      await system.copyText(await parts.diagnostics())
      return null
    },
    'page:ready': ({ userId }) => done(() => parts.onPageReady(userId)),
    'page:unsaved': ({ isUnsaved }) => done(() => parts.onUnsaved(isUnsaved)),
    'queue:watching': (watching) => done(() => notifier.watch(watching)),
    'queue:tryNotification': () => notifier.tryOut(),
  }
}

/** What administrators do not leave to people is not kept as theirs either. */
function allowed({ config }: Machine, patch: ShellSettingsPatch): ShellSettingsPatch {
  const refused: Partial<ShellSettings> =
    patch.notificationsTell === true && !config.mayTellInNotifications ? { notificationsTell: false } : {}
  return { ...patch, ...refused }
}
