/** Inert parts of a machine for shell tests: they do nothing and only record calls. */
import { readFile, rename } from 'node:fs/promises'
import { setTimeout as rest } from 'node:timers/promises'
import { ShellConfig } from '../../../electron/config'
import type { Machine, MainWindow, SystemHost } from '../../../electron/machine'
import type { MenuEntry } from '../../../electron/menu/entries'
import type { MessageBox } from '../../../electron/messageBox'
import type { IpcEndpoint } from '../../../electron/ports'
import type { SaveHost } from '../../../electron/save/saves'
import type { SecretStore } from '../../../electron/session/secretStore'
import { createReadableLog } from './shellLog'

/** Answers the calls of one channel, as main does. */
export type ChannelHandler = Parameters<IpcEndpoint['handle']>[1]

export interface RecordedSystem extends SystemHost {
  boxes: MessageBox[]
  /** The buttons to press next; by default the safe button is pressed. */
  buttonsToPress: number[]
  copied: string[]
  /** The seconds since the last input. */
  idleTime: number
  menu: MenuEntry[]
  trays: (string | null)[]
  done: ('quit' | 'relaunch')[]
}

export function recordedSystem(platform: NodeJS.Platform = 'linux'): RecordedSystem {
  const system: RecordedSystem = {
    platform,
    boxes: [],
    buttonsToPress: [],
    copied: [],
    idleTime: 0,
    menu: [],
    trays: [],
    done: [],
    showBox: async (box) => {
      system.boxes.push(box)
      return system.buttonsToPress.shift() ?? box.cancelId
    },
    setMenu: (entries) => (system.menu = entries),
    setTray: (tray) => system.trays.push(tray?.label ?? null),
    copyText: async (text) => void system.copied.push(text),
    idleSeconds: () => system.idleTime,
    proxyFor: async () => 'DIRECT',
    quit: () => system.done.push('quit'),
    relaunch: () => system.done.push('relaunch'),
  }
  return system
}

/** Saves files under the suggested path and does nothing else. */
export const quietSaves = (folder: string): SaveHost => ({
  selectPath: async (suggested) => suggested,
  downloadsFolder: () => folder,
  lastFolder: () => null,
  storeFolder: () => undefined,
  markAsDownloaded: async () => undefined,
  showInFolder: () => undefined,
  open: async () => true,
  showProgress: () => undefined,
})

/**
 * A machine on which nothing happens except for the parts that a test overrides. Calls get no answer, nothing is
 * stored, and the clock is the real one.
 */
export const quietMachine = ({ folder, ...changes }: Partial<Machine> & { folder: string }): Machine => ({
  config: ShellConfig.parse({ portalOrigin: 'https://portal.example' }),
  info: { version: '0.0.0', system: 'test', runtime: 'test' },
  paths: { userData: folder, renderer: folder },
  readFile: (path) => readFile(path).catch(() => null),
  replaceFile: rename,
  fetch: async () => new Response(null, { status: 404 }),
  clock: { now: () => new Date() },
  log: createReadableLog(),
  keychain: () => Promise.reject(new Error('Cannot autolaunch D-Bus without X11 $DISPLAY')),
  settingsFile: { read: () => null, write: () => undefined },
  saves: quietSaves(folder),
  payments: { open: () => ({ focus: () => undefined, isFocused: () => true, destroy: () => undefined }) },
  notifications: { show: async () => 'shown', closeAll: () => undefined },
  badge: { overlay: () => undefined, count: () => undefined },
  spelling: { availableLanguages: () => ['en-US', 'es'], apply: () => undefined },
  system: recordedSystem(),
  updates: null,
  openOutside: async () => undefined,
  after: (ms, act) => {
    const timer = setTimeout(act, ms)
    return () => clearTimeout(timer)
  },
  sleep: (ms, signal) => rest(ms, undefined, { signal }).catch(() => undefined),
  ...changes,
})

export const quietWindow: MainWindow = {
  isFocused: () => true,
  bringToFront: () => undefined,
  hide: () => undefined,
  flash: () => undefined,
  setZoom: () => undefined,
  print: async () => 'printed',
  pdf: async () => new TextEncoder().encode('%PDF-'),
  load: () => undefined,
  repaint: () => undefined,
  showMenu: () => undefined,
  replaceMisspelling: () => undefined,
}

/** A secret store that never stores anything. */
export const emptySecretStore: SecretStore = {
  read: async () => null,
  write: async () => ({ backend: 'memory', reason: null }),
  clear: async () => undefined,
  probe: async () => ({ backend: 'memory', reason: null }),
  status: () => ({ backend: 'memory', reason: null }),
}
