/** The shell as its machine sees it: what it answers, and what it is told of the window and its page. */
import type { MainWindow } from './machine'
import type { Pointed } from './menu/contextMenu'
import type { IpcEndpoint } from './ports'
import type { Busy, Leaving } from './quit/leaving'
import type { ZoomStep } from './windows/zoom'

export interface Shell {
  /** Answers every request of app://console. */
  answer: (request: Request) => Promise<Response>
  /** What the page's socket says in its header; null for any other address. */
  socketToken: (address: string) => Promise<string | null>
  /** Opens the door of one window's page. */
  attach(window: MainWindow, endpoint: IpcEndpoint, webContentsId: number): void
  /** Takes up the session of an earlier start; before the first page is shown. */
  restore(): Promise<void>
  /** Leads the page to a screen, as soon as there is one. */
  open(path: string): void
  openQueue: () => void
  /** Somebody wants to see it, wherever it stands. */
  show: () => void
  /** Looks at the clock: every few seconds, and at once when the machine wakes. */
  tick: () => void
  /** The machine has slept, or was locked. */
  awake: () => void
  /** Why the shell should not be closed or updated just now; null when it may. */
  busy(): Busy | null
  diagnostics: () => Promise<string>
  /** What Electron tells of the window and of what works for it. */
  told: WindowTold
  leaving: Leaving
}

/** What happens to the main window and its page. */
export interface WindowTold {
  /** Another page has taken the place of the one before. */
  pageReplaced: () => void
  loaded: () => void
  focused: () => void
  wheel: (step: ZoomStep) => void
  pointed: (pointed: Pointed) => void
  pageGone: (reason: string) => void
  pageHangs: () => void
  pageAnswers: () => void
  /** Whether a page with something unsaved may keep itself open: not against what main has decided. */
  mayHold: () => boolean
  /** One of the processes beside the page's. */
  processGone: (type: string, reason: string) => void
}
