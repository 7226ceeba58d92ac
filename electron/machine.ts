/** Everything of the machine that the shell is put together from: Electron's adapters are one such machine, that of the tests another. */
import type { BadgeHost } from './badge/badge'
import type { ShellConfig } from './config'
import type { ShowBox } from './dialogs/ask'
import type { FileLog } from './log/log'
import type { MenuEntry } from './menu/entries'
import type { PaymentHost } from './payment/paymentWindow'
import type { Clock, Fetch } from './ports'
import type { NotificationHost } from './queue/notifier'
import type { SaveHost } from './save/saves'
import type { Keychain } from './session/keychainStore'
import type { SettingsFile } from './settings/settings'
import type { UpdateFeed } from './updates/updates'
import type { SpellingHost } from './windows/spelling'

/** The main window, as far as the shell itself needs it. */
export interface MainWindow {
  isFocused(): boolean
  /** In front of all others, whether it was hidden or small. */
  bringToFront(): void
  hide(): void
  /** Asks for a look, without taking the focus from anything. */
  flash(): void
  setZoom(zoom: number): void
  print(): Promise<'printed' | 'cancelled' | 'failed'>
  /** What the page shows, as it would be printed. */
  pdf(): Promise<Uint8Array>
  load(address: string): void
  repaint: () => void
  /** Under the pointer. */
  showMenu(entries: MenuEntry[]): void
  /** Puts a word in the place of the misspelled one. */
  correct(word: string): void
}

/** The system around the windows. */
export interface SystemHost {
  platform: NodeJS.Platform
  showBox: ShowBox
  setMenu(entries: MenuEntry[]): void
  /** The icon beside the clock, with a menu of its own; null takes it away. */
  setTray(tray: { says: string; entries: MenuEntry[]; onClick: () => void } | null): void
  copyText: (text: string) => Promise<void>
  /** What the system's settings say about the way to an address. */
  proxyFor(url: string): Promise<string>
  quit: () => void
  /** Has the shell started once more after it has ended. */
  relaunch: () => void
}

export interface Machine {
  config: ShellConfig
  /** `runtime` is Electron, Chromium and Node. */
  info: { version: string; system: string; runtime: string }
  paths: { userData: string; renderer: string }
  readFile: (path: string) => Promise<Uint8Array | null>
  fetch: Fetch
  clock: Clock
  log: FileLog
  keychain: () => Promise<Keychain>
  settingsFile: SettingsFile
  saves: SaveHost
  payments: PaymentHost
  notifications: NotificationHost
  badge: BadgeHost
  spelling: SpellingHost
  system: SystemHost
  updates: UpdateFeed | null
  openOutside: (url: string) => Promise<void>
  /** Calls back after so many milliseconds, and answers how not to. */
  after: (ms: number, act: () => void) => () => void
  rest: (ms: number, signal: AbortSignal) => Promise<void>
}
