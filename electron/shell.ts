/** Defines the shell as its machine uses it: its functions and the events that it handles. */
import type { MainWindow } from './machine'
import type { ContextMenuTarget } from './menu/contextMenu'
import type { IpcEndpoint } from './ports'
import type { QuitFlow, UnfinishedWork } from './quitFlow'
import type { ZoomStep } from './windows/zoom'

export interface Shell {
  /** Answers every request of app://console. */
  answer: (request: Request) => Promise<Response>
  /** Returns the authorization header for the page's socket, or null for any other URL. */
  socketToken: (address: string) => Promise<string | null>
  /** Connects the shell to the page of a window. */
  attach(window: MainWindow, endpoint: IpcEndpoint, webContentsId: number): void
  /** Restores the session of an earlier start. It must run before the first page loads. */
  restore(): Promise<void>
  /** Navigates the page to a screen as soon as the page is ready. */
  open(path: string): void
  openQueue: () => void
  /** Brings the window to the front. */
  show: () => void
  /** Runs the checks that depend on the clock. It is called every few seconds. */
  tick: () => void
  /** The machine woke up or was unlocked. */
  awake: () => void
  /** Returns why the shell should not be closed or updated now, or null if it can. */
  busy(): UnfinishedWork | null
  diagnostics: () => Promise<string>
  /** Handles Electron's events about the window and its processes. */
  windowEvents: WindowEventHandlers
  quitFlow: QuitFlow
}

interface WindowEventHandlers {
  /** A new page has replaced the previous one. */
  pageReplaced: () => void
  loaded: () => void
  focused: () => void
  zoomWheel: (step: ZoomStep) => void
  contextMenu: (contextMenu: ContextMenuTarget) => void
  pageGone: (reason: string) => void
  pageUnresponsive: () => void
  pageResponsive: () => void
  /** Whether a page with unsaved changes can prevent its unloading. It can't if main has decided to quit. */
  mayPreventUnload: () => boolean
  /** A process other than the page's has ended. */
  processGone: (type: string, reason: string) => void
}
