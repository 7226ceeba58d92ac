/** Defines what the shell needs from its machine. Electron's adapters implement it, and so do the tests. */

import type { BadgeHost } from './badge/badge'
import type { ShellConfig } from './config'
import type { FileLog } from './log/log'
import type { MenuEntry } from './menu/entries'
import type { ShowMessageBox } from './messageBox'
import type { PaymentHost } from './payment/paymentWindow'
import type { Clock, Fetch } from './ports'
import type { NotificationHost } from './queue/notifier'
import type { ReplaceFile } from './replaceFile'
import type { SaveHost } from './save/saves'
import type { Keychain } from './session/keychain'
import type { SettingsFile } from './settings'
import type { UpdateFeed } from './updates'
import type { SpellingHost } from './windows/spelling'

export interface MainWindow {
  isFocused(): boolean
  /** Brings the window to the front, even if it was hidden or minimized. */
  bringToFront(): void
  hide(): void
  /** Draws attention to the window without taking the focus. */
  flash(): void
  setZoom(zoom: number): void
  print(): Promise<'printed' | 'cancelled' | 'failed'>
  /** Returns the print view of the page as a PDF. */
  pdf(): Promise<Uint8Array>
  load(address: string): void
  repaint: () => void
  /** Opens a menu at the pointer. */
  showMenu(entries: MenuEntry[]): void
  /** Replaces the misspelled word. */
  replaceMisspelling(word: string): void
}

export interface SystemHost {
  platform: NodeJS.Platform
  showBox: ShowMessageBox
  setMenu(entries: MenuEntry[]): void
  /** Shows the tray icon with its menu, or removes it. */
  setTray(tray: { label: string; entries: MenuEntry[]; onClick: () => void } | null): void
  copyText: (text: string) => Promise<void>
  /** Returns how long no program of the system has got any input. */
  idleSeconds(): number
  /** Returns the system's proxy settings for a URL. */
  proxyFor(url: string): Promise<string>
  quit: () => void
  /** Starts the shell again after it has ended. */
  relaunch: () => void
}

export interface Machine {
  config: ShellConfig
  /** `runtime` has the versions of Electron, Chromium and Node. */
  info: { version: string; system: string; runtime: string }
  paths: { userData: string; renderer: string }
  readFile: (path: string) => Promise<Uint8Array | null>
  replaceFile: ReplaceFile
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
  /** Calls back after `ms` and returns a function that cancels the timer. */
  after: (ms: number, callback: () => void) => () => void
  sleep: (ms: number, signal: AbortSignal) => Promise<void>
}
