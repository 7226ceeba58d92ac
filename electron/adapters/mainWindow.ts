/** The window of the portal. Its size and place are kept by Electron itself. */
import { join } from 'node:path'
import { BrowserWindow } from 'electron'
import type { MainWindow } from '../compose'
import { webPreferencesFor } from '../windows/preferences'

const patienceMs = 8000

export function createMainWindow(options: { hasDevTools: boolean; spellCheck: boolean }): BrowserWindow {
  const window = new BrowserWindow({
    name: 'main',
    windowStatePersistence: true,
    width: 1440,
    height: 900,
    minWidth: 1024,
    minHeight: 640,
    show: false,
    webPreferences: webPreferencesFor({ kind: 'main', preload: join(import.meta.dirname, 'preload.cjs'), ...options }),
  })
  window.once('ready-to-show', () => window.show())
  // A page that cannot be drawn must not leave somebody without a window.
  setTimeout(() => !window.isDestroyed() && window.show(), patienceMs)
  return window
}

export const mainWindowOf = (window: BrowserWindow): MainWindow => ({
  isFocused: () => window.isFocused(),
  bringToFront() {
    if (window.isMinimized()) window.restore()
    window.show()
    window.focus()
  },
  setZoom: (zoom) => window.webContents.setZoomFactor(zoom),
  print: () =>
    new Promise((resolve) => {
      window.webContents.print({}, (success, reason) =>
        resolve(success ? 'printed' : /cancel/i.test(reason) ? 'cancelled' : 'failed'),
      )
    }),
})
