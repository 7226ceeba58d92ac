/** Every switch that keeps a page away from the machine, for each kind of window. Stated even where it is the default. */
import type { WebPreferences } from 'electron'

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

/** Its session is in memory and its own: what the provider's page leaves behind ends with it. */
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
