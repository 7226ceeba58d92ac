/** Every switch that keeps a page away from the machine, for each kind of window. Stated even where it is the default. */
import type { BrowserWindowConstructorOptions, WebPreferences } from 'electron'

const locked = {
  contextIsolation: true,
  sandbox: true,
  nodeIntegration: false,
  nodeIntegrationInWorker: false,
  nodeIntegrationInSubFrames: false,
  webviewTag: false,
  webSecurity: true,
  // The middle button opens windows past the handlers of clicks.
  disableBlinkFeatures: 'Auxclick',
} as const satisfies WebPreferences

interface MainWindow {
  kind: 'main'
  preload: string
  hasDevTools: boolean
  spellCheck: boolean
}

/** Its session is in memory and its own. */
interface PaymentWindow {
  kind: 'payment'
  partition: string
}

export function webPreferencesFor(window: MainWindow | PaymentWindow): WebPreferences {
  switch (window.kind) {
    case 'main':
      return { ...locked, preload: window.preload, devTools: window.hasDevTools, spellcheck: window.spellCheck }
    case 'payment':
      return { ...locked, partition: window.partition, devTools: false, spellcheck: false }
  }
}

/** Where it was closed it opens again; Electron keeps its place by its name. */
export const mainWindowOptions = (of: Omit<MainWindow, 'kind'>): BrowserWindowConstructorOptions => ({
  name: 'main',
  windowStatePersistence: true,
  width: 1440,
  height: 900,
  minWidth: 1024,
  minHeight: 640,
  // Shown once there is something to see.
  show: false,
  webPreferences: webPreferencesFor({ kind: 'main', ...of }),
})

/** As large as a form for a card, with the host in its title. */
export const paymentWindowOptions = (of: { title: string; partition: string }): BrowserWindowConstructorOptions => ({
  width: 480,
  height: 720,
  autoHideMenuBar: true,
  title: of.title,
  webPreferences: webPreferencesFor({ kind: 'payment', partition: of.partition }),
})
