/** Leads the page of the main window: to a screen as soon as it listens, or to its beginning, and never past something unsaved unasked. */
import type { ShowBox } from '../dialogs/ask'
import type { MainWindow } from '../machine'
import { consoleOrigin } from '../origin'
import { mayLoadAnew } from '../quit/leaving'

interface LeadingOptions {
  window: () => MainWindow | null
  /** Tells the page where to go. */
  onNavigate: (path: string) => void
  /** A page goes that may have been waiting for something. */
  onLeft: () => void
  showBox: ShowBox
}

export interface Leading {
  /** Brings the window to the front and leads its page there, now or when it listens. */
  open: (path: string) => void
  load: (path: string) => void
  /** The portal from its beginning. */
  reload: () => void
  /** The same for somebody who wants it. */
  reloadWhenAsked: () => void
  /** Another page has taken the place of the one before, which can no longer be led. */
  pageReplaced: () => void
  /** The page says that it listens, or that it does no longer. */
  ready: (isListening: boolean) => void
  isReady: () => boolean
  unsaved: (isNow: boolean) => void
  isUnsaved: () => boolean
}

export function createLeading({ window, onNavigate, onLeft, showBox }: LeadingOptions): Leading {
  /** A page has to be there, and listen, before it can be led anywhere. */
  let isReady = false
  let isUnsaved = false
  let waiting: string | null = null

  function pageReplaced(): void {
    isReady = false
    isUnsaved = false
  }

  function load(path: string): void {
    pageReplaced()
    onLeft()
    window()?.load(consoleOrigin + path)
  }

  const reload = (): void => load('/')

  return {
    open(path) {
      window()?.bringToFront()
      if (isReady) onNavigate(path)
      else waiting = path
    },
    load,
    reload,
    reloadWhenAsked() {
      if (!isUnsaved) return reload()
      void mayLoadAnew(showBox).then((may) => may && reload())
      return undefined
    },
    pageReplaced,
    ready(isListening) {
      isReady = isListening
      const path = waiting
      if (!isReady || path === null) return
      waiting = null
      onNavigate(path)
    },
    isReady: () => isReady,
    unsaved(isNow) {
      isUnsaved = isNow
    },
    isUnsaved: () => isUnsaved,
  }
}
