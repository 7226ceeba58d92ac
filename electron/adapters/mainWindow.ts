/** Creates the portal's window. Electron restores its size and position. */
import { join } from 'node:path'
import { BrowserWindow, Menu } from 'electron'
import type { MainWindow } from '../machine'
import { mainWindowOptions } from '../windows/preferences'
import { outcomeOfPrint } from '../windows/print'

const showTimeoutMs = 8000

export function createMainWindow(options: { hasDevTools: boolean; spellCheck: boolean }): BrowserWindow {
  const window = new BrowserWindow(mainWindowOptions({ preload: join(import.meta.dirname, 'preload.cjs'), ...options }))
  // The window appears even if its page never renders.
  const showTimer = setTimeout(() => !window.isDestroyed() && window.show(), showTimeoutMs)
  window.once('ready-to-show', () => {
    // Showing the window later would steal the focus, or restore a window that the user has minimized.
    clearTimeout(showTimer)
    window.show()
  })
  return window
}

export const mainWindowOf = (window: BrowserWindow, page = window.webContents): MainWindow => ({
  isFocused: () => window.isFocused(),
  bringToFront() {
    if (window.isMinimized()) window.restore()
    window.show()
    window.focus()
  },
  hide: () => window.hide(),
  flash: () => window.flashFrame(!window.isFocused()),
  setZoom: (zoom) => page.setZoomFactor(zoom),
  print: () => new Promise((resolve) => page.print({}, (...outcome) => resolve(outcomeOfPrint(...outcome)))),
  pdf: () => page.printToPDF({ printBackground: true }),
  load: (address) => void window.loadURL(address).catch(() => undefined),
  repaint: () => page.invalidate(),
  showMenu: (entries) => Menu.buildFromTemplate(entries).popup({ window }),
  replaceMisspelling: (word) => page.replaceMisspelling(word),
})
