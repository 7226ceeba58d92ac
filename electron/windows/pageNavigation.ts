/**
 * Navigates the page of the main window: to a screen once the page is ready, or to the start page. It asks before a
 * user's reload discards unsaved changes.
 */

import type { MainWindow } from '../machine'
import type { ShowMessageBox } from '../messageBox'
import { consoleOrigin } from '../origin'
import { confirmReload } from '../quitFlow'

interface PageNavigationOptions {
  window: () => MainWindow | null
  /** Tells the page where to navigate. */
  onNavigate: (path: string) => void
  /** The current page is replaced, and may have been waiting for a result. */
  onPageLeft: () => void
  showBox: ShowMessageBox
}

interface PageNavigation {
  /** Brings the window to the front and navigates its page, now or once it is ready. */
  open: (path: string) => void
  load: (path: string) => void
  /** Loads the portal's start page. */
  reload: () => void
  /** Reloads for the user, and asks first if there are unsaved changes. */
  reloadWithConfirmation: () => void
  /** A new page has replaced the previous one, which can't be navigated anymore. */
  pageReplaced: () => void
  /** The page reports that it is subscribed, or that it isn't anymore. */
  setReady: (isListening: boolean) => void
  isReady: () => boolean
  setUnsaved: (isUnsavedNow: boolean) => void
  isUnsaved: () => boolean
}

export function createPageNavigation({
  window,
  onNavigate,
  onPageLeft,
  showBox,
}: PageNavigationOptions): PageNavigation {
  /** The page must be loaded and subscribed before it can be navigated. */
  let isReady = false
  let isUnsaved = false
  let pendingPath: string | null = null

  function pageReplaced(): void {
    isReady = false
    isUnsaved = false
  }

  function load(path: string): void {
    pageReplaced()
    onPageLeft()
    window()?.load(consoleOrigin + path)
  }

  const reload = (): void => load('/')

  return {
    open(path) {
      window()?.bringToFront()
      if (isReady) onNavigate(path)
      else pendingPath = path
    },
    load,
    reload,
    reloadWithConfirmation() {
      if (!isUnsaved) return reload()
      void confirmReload(showBox).then((isConfirmed) => isConfirmed && reload())
      return undefined
    },
    pageReplaced,
    setReady(isListening) {
      isReady = isListening
      const path = pendingPath
      if (!isReady || path === null) return
      pendingPath = null
      onNavigate(path)
    },
    isReady: () => isReady,
    setUnsaved(isUnsavedNow) {
      isUnsaved = isUnsavedNow
    },
    isUnsaved: () => isUnsaved,
  }
}
