/** The window of the portal. Its size and place are kept by Electron itself. */
import { join } from 'node:path'
import { BrowserWindow, Menu } from 'electron'
import type { MainWindow } from '../machine'
import { mainWindowOptions } from '../windows/preferences'
import { outcomeOfPrint } from '../windows/print'

const patienceMs = 8000

export function createMainWindow(options: { hasDevTools: boolean; spellCheck: boolean }): BrowserWindow {
  const window = new BrowserWindow(mainWindowOptions({ preload: join(import.meta.dirname, 'preload.cjs'), ...options }))
  // A page that cannot be drawn must not leave somebody without a window.
  const impatience = setTimeout(() => !window.isDestroyed() && window.show(), patienceMs)
  window.once('ready-to-show', () => {
    // Shown later, it would take the focus, or come back from where somebody has put it.
    clearTimeout(impatience)
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
  correct: (word) => page.replaceMisspelling(word),
})
