/** Isolates the pages of each kind of window from the machine. Defaults are stated explicitly. */
import type { BrowserWindowConstructorOptions, WebPreferences } from 'electron'

const locked = {
  contextIsolation: true,
  sandbox: true,
  nodeIntegration: false,
  nodeIntegrationInWorker: false,
  nodeIntegrationInSubFrames: false,
  webviewTag: false,
  webSecurity: true,
  // The middle mouse button would open windows without a click event.
  disableBlinkFeatures: 'Auxclick',
} as const satisfies WebPreferences

interface MainWindowPreferences {
  kind: 'main'
  preload: string
  hasDevTools: boolean
  spellCheck: boolean
}

/** Has a separate session in memory. */
interface PaymentWindowPreferences {
  kind: 'payment'
  partition: string
}

export function webPreferencesFor(window: MainWindowPreferences | PaymentWindowPreferences): WebPreferences {
  switch (window.kind) {
    case 'main':
      return { ...locked, preload: window.preload, devTools: window.hasDevTools, spellcheck: window.spellCheck }
    case 'payment':
      return { ...locked, partition: window.partition, devTools: false, spellcheck: false }
  }
}

/** Electron restores the position by the window's name. */
export const mainWindowOptions = (options: Omit<MainWindowPreferences, 'kind'>): BrowserWindowConstructorOptions => ({
  name: 'main',
  windowStatePersistence: true,
  width: 1440,
  height: 900,
  minWidth: 1024,
  minHeight: 640,
  // The window is shown once its page has rendered.
  show: false,
  webPreferences: webPreferencesFor({ kind: 'main', ...options }),
})

/** The window has the size of a card form and the host as its title. */
export const paymentWindowOptions = (options: {
  title: string
  partition: string
}): BrowserWindowConstructorOptions => ({
  width: 480,
  height: 720,
  autoHideMenuBar: true,
  title: options.title,
  webPreferences: webPreferencesFor({ kind: 'payment', partition: options.partition }),
})
